"""What the rules refuse, in sentences by key; each begins small and stands before its rule."""

from typing import Final

from fiorino.core.sentences import Sentence

# Auctions
START_OR_DECLINE: Final = Sentence(
    "refusal-siena-start-or-decline", "now start an auction, or decline"
)
CARD_NOT_OPEN: Final = Sentence("refusal-siena-card-not-open", "{card} does not lie open")
BID_TOO_LOW: Final = Sentence("refusal-siena-bid-too-low", "a bid must be at least {least}")
PURSE_TOO_SMALL: Final = Sentence(
    "refusal-siena-purse-too-small", "your purse holds {money:Florin|Florins}, less than {bid}"
)
MUST_BID: Final = Sentence("refusal-siena-must-bid", "now make a bid")
BID_OR_PASS: Final = Sentence("refusal-siena-bid-or-pass", "now bid, or pass")
NO_AUCTION: Final = Sentence(
    "refusal-siena-no-auction", "there is no auction now that you could bid in"
)

# Buying
TAKE_OR_PASS: Final = Sentence("refusal-siena-take-or-pass", "now take a card, or pass")
CARD_STARRED: Final = Sentence(
    "refusal-siena-card-starred", "{card} has an asterisk; such cards are auctioned"
)
CARD_TOO_DEAR: Final = Sentence(
    "refusal-siena-card-too-dear", "{card} costs you {coins:Florin|Florins}, and you have {money}"
)
TAKEN_BEFORE: Final = Sentence(
    "refusal-siena-taken-before", "cards are taken before the turns begin"
)

# Turns
NAME_FIRST: Final = Sentence("refusal-siena-name-first", "name the player who takes the first turn")
NOT_NOW: Final = Sentence("refusal-siena-not-now", "that is not possible now in this turn")
CARD_NOT_HELD: Final = Sentence("refusal-siena-card-not-held", "you do not hold {card}")
BANKER_PUTS_NO_WORKERS: Final = Sentence(
    "refusal-siena-banker-puts-no-workers", "a Banker puts no workers"
)
WHEN_BEGGED_FROM: Final = Sentence(
    "refusal-siena-when-begged-from", "Guards are for the moment when Calandrino begs from you"
)
WHEN_DRAWN_IN: Final = Sentence(
    "refusal-siena-when-drawn-in",
    "Girlfriends are for the moment when the Courtesans draw you into the Inn",
)
WHEN_YOU_BUILD: Final = Sentence(
    "refusal-siena-when-you-build", "the Bricklayer is for building at the Torre del Mangia"
)
WHERE_YOU_STOP: Final = Sentence(
    "refusal-siena-where-you-stop", "{card} is for a Banker who stops there"
)
INN_SET: Final = Sentence(
    "refusal-siena-inn-set", "a set is {size:Inn card|Inn cards}, and you hold {held}"
)
RISE_OR_STAY: Final = Sentence(
    "refusal-siena-rise-or-stay", "your turn is done: rise, or stay what you are"
)

# Work and sales
GOODS_BEFORE_MULE: Final = Sentence(
    "refusal-siena-goods-before-mule", "play a Goods card with Corn, Wine or Oil before the Mule"
)
MULE_FOR_PEASANTS: Final = Sentence(
    "refusal-siena-mule-for-peasants", "only a Peasant plays the Mule"
)
SELL_FIRST: Final = Sentence(
    "refusal-siena-sell-first", "you must first sell what you have the right to sell"
)
STATUS_NOT_SELLING: Final = Sentence(
    "refusal-siena-status-not-selling", "your status does not sell {good}"
)
NO_UNIT: Final = Sentence("refusal-siena-no-unit", "no unit of {good} is ready")
NO_RIGHT: Final = Sentence(
    "refusal-siena-no-right", "you have put no {good} worker in this turn that gives the right"
)
SOLD_ALREADY: Final = Sentence(
    "refusal-siena-sold-already", "you have sold your {good} for this turn"
)
BANKER_SELLS_NONE: Final = Sentence("refusal-siena-banker-sells-none", "a Banker sells no goods")

# Via Francigena
FRANCIGENA_FOR_PEASANTS: Final = Sentence(
    "refusal-siena-francigena-for-peasants",
    "only a Peasant with a unit to sell plays Via Francigena",
)
LOADED_ALREADY: Final = Sentence(
    "refusal-siena-loaded-already", "no more {good} may go along on this road"
)
LOAD_OR_FATO: Final = Sentence(
    "refusal-siena-load-or-fato", "now send units along, or draw Fato cards"
)
LOAD_FIRST: Final = Sentence("refusal-siena-load-first", "first a unit must go along")
FATO_COUNT: Final = Sentence("refusal-siena-fato-count", "one to six Fato cards are drawn")

# Charity and Senesi cards
CHARITY_FOR_MERCHANTS: Final = Sentence(
    "refusal-siena-charity-for-merchants", "only a Merchant gives to charity"
)
NO_SENESI: Final = Sentence("refusal-siena-no-senesi", "no Senesi card is left")
GIVEN_ALREADY: Final = Sentence(
    "refusal-siena-given-already", "you have given to charity in this turn"
)
CHARITY_AT_INCOME: Final = Sentence(
    "refusal-siena-charity-at-income", "charity is given as soon as an income is received"
)
INCOME_TOO_SMALL: Final = Sentence(
    "refusal-siena-income-too-small", "your income covers {income:Florin|Florins}, not {coins}"
)
GIVE_OR_DECLINE: Final = Sentence(
    "refusal-siena-give-or-decline", "now give to charity from the income, or decline"
)
SENESI_NOT_DRAWN: Final = Sentence(
    "refusal-siena-senesi-not-drawn", "those are not the Senesi cards that you drew and may keep"
)
CHOOSE_SENESI: Final = Sentence("refusal-siena-choose-senesi", "choose which Senesi cards you keep")

# Journeys
TRAVEL_FOR_MERCHANTS: Final = Sentence(
    "refusal-siena-travel-for-merchants", "only a Merchant travels"
)
JOURNEYS_FOR_MERCHANTS: Final = Sentence(
    "refusal-siena-journeys-for-merchants", "only a Merchant plays Journey cards"
)
ROADS_CLOSED: Final = Sentence(
    "refusal-siena-roads-closed", "a leg that ended short closes the roads to you for this turn"
)
NO_JOURNEY: Final = Sentence("refusal-siena-no-journey", "you hold no Journey card")
OTHER_ROAD: Final = Sentence(
    "refusal-siena-other-road", "you are on the other road and cannot change"
)
NAME_ONE: Final = Sentence("refusal-siena-name-one", "name at least one Journey card for the leg")
NAME_THEN_GO: Final = Sentence(
    "refusal-siena-name-then-go", "name Journey cards for the leg, then go"
)
NOT_JOURNEY: Final = Sentence("refusal-siena-not-journey", "{card} is not a Journey card")
CARD_TOO_LATE: Final = Sentence(
    "refusal-siena-card-too-late", "that card can no longer be added to the leg"
)
CASH_OR_STAY: Final = Sentence(
    "refusal-siena-cash-or-stay", "cash the space and leave the road, or stay there unpaid"
)

# The town
TOWN_FOR_BANKERS: Final = Sentence(
    "refusal-siena-town-for-bankers", "only a Banker walks through the town"
)
STEP_FIRST: Final = Sentence("refusal-siena-step-first", "first take your step, or enter the Inn")
NO_POINTS: Final = Sentence(
    "refusal-siena-no-points", "you have no movement point left; play a green"
)
WEDDING_COSTS: Final = Sentence(
    "refusal-siena-wedding-costs", "going on from the wedding costs {coins:Florin|Florins}"
)
STOP_FIRST: Final = Sentence(
    "refusal-siena-stop-first", "you can be done only after you have stopped"
)
STOPPED: Final = Sentence("refusal-siena-stopped", "you have stopped and move no more in this turn")
DISTRICT_CARDS: Final = Sentence(
    "refusal-siena-district-cards", "now play cards of this District, or none"
)
FATO_OR_DECLINE: Final = Sentence(
    "refusal-siena-fato-or-decline", "now draw Fato cards, or decline"
)
DONATED_ALREADY: Final = Sentence(
    "refusal-siena-donated-already", "you have made your donation, once in the game"
)
DONATION_NEEDS: Final = Sentence(
    "refusal-siena-donation-needs", "a donation needs at least {coins:Florin|Florins}"
)
DONATE_AT_DUOMO: Final = Sentence(
    "refusal-siena-donate-at-duomo", "a donation is made by stopping at the Duomo"
)
DONATE_OR_DECLINE: Final = Sentence(
    "refusal-siena-donate-or-decline", "now donate to the Duomo, or decline"
)
MOST_LEVELS: Final = Sentence(
    "refusal-siena-most-levels", "nobody builds more than {most:level|levels}"
)
BUILD_AT_TORRE: Final = Sentence(
    "refusal-siena-build-at-torre", "a level is built at the end of a turn on Torre del Mangia"
)
BUILD_OR_DECLINE: Final = Sentence(
    "refusal-siena-build-or-decline", "now build the next level of the Tower, or decline"
)
LEVEL_TOO_DEAR: Final = Sentence(
    "refusal-siena-level-too-dear",
    "level {level} needs {coins:Florin|Florins}, and your purse holds {money}",
)

# The Inn
INN_FROM_CERCHIA: Final = Sentence(
    "refusal-siena-inn-from-cerchia", "the Inn is entered from Via delle Cerchia"
)
ROUND_FIRST: Final = Sentence(
    "refusal-siena-round-first", "you must first walk round the town to Via delle Cerchia again"
)
DRAWN_IN: Final = Sentence(
    "refusal-siena-drawn-in", "the Courtesans draw you in: enter, or play the Girlfriends"
)
PAY_COURTESANS: Final = Sentence(
    "refusal-siena-pay-courtesans", "now pay the Courtesans, or play the Girlfriends"
)
IN_THE_INN: Final = Sentence(
    "refusal-siena-in-the-inn", "you are in the Inn and move no more in this turn"
)

# Artists
ARTIST_AT_INN: Final = Sentence(
    "refusal-siena-artist-at-inn", "an Artist is engaged on entering the Inn"
)
ARTIST_NEEDS: Final = Sentence(
    "refusal-siena-artist-needs",
    "opening an auction needs {coins:Florin|Florins}, and your purse holds {money}",
)
OPEN_OR_DECLINE: Final = Sentence(
    "refusal-siena-open-or-decline", "now open an auction for an Artist, or decline"
)
ARTIST_SEEN: Final = Sentence("refusal-siena-artist-seen", "you have seen the Artist")
LOOK_COSTS: Final = Sentence(
    "refusal-siena-look-costs",
    "a look costs {coins:Florin|Florins}, and your purse holds too little",
)
NO_INN_CARD: Final = Sentence("refusal-siena-no-inn-card", "you hold no Inn card to look with")

# Calandrino
NAME_OR_GO: Final = Sentence("refusal-siena-name-or-go", "name cards for the walk, or let him go")
INN_NEEDS_CARD: Final = Sentence(
    "refusal-siena-inn-needs-card", "sending him into the Inn needs an Inn card"
)
INN_TOO_FAR: Final = Sentence(
    "refusal-siena-inn-too-far", "the Inn is {steps:point|points} away, and he has {points}"
)
CALANDRINO_BEGS: Final = Sentence(
    "refusal-siena-calandrino-begs", "Calandrino begs: give, refuse, or play the Guards"
)
