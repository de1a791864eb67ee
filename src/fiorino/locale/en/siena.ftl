### Siena: everything that a person reads at its table.
### $seat is the name of a player: { NAME($seat) }, with form: "genitive", "dative" or "accusative" where a language needs one.
### $card, $place, $good, $road and $status are words of the game: { THING($card) }. A form is an attribute of the
### word: { THING($card, form: "the") } is “the Inn”. A Goods card goes by its workers, “Corn 2 · Wine 1”, in every form.
### A language may add forms of its own to a word and use them in its own sentences.

siena-title = Siena

## Goods

siena-good-corn = Corn
siena-good-wine = Wine
siena-good-oil = Oil
siena-good-cloth = Cloth
siena-good-spices = Spices
# One part of the name of a Goods card: so many workers of a good.
siena-workers = { THING($good) } { $count }
# Cards of one name are told apart by their numbers: “Guards 8”.
siena-card-numbered = { THING($card) } { $number }

## Status

siena-status-peasant = Peasant
    .a = a Peasant
siena-status-merchant = Merchant
    .a = a Merchant
siena-status-banker = Banker
    .a = a Banker

## Cards. “.the” is used after a verb: “takes the Inn”.

siena-card-mule = Mule
    .the = the Mule
siena-card-francigena = Via Francigena
    .the = Via Francigena
siena-card-girlfriends = Girlfriends
    .the = the Girlfriends
siena-card-guards = Guards
    .the = the Guards
siena-card-bricklayer = Bricklayer
    .the = the Bricklayer
siena-card-salimbeni = Piazza Salimbeni
    .the = Piazza Salimbeni
siena-card-inn = Inn
    .the = the Inn
siena-card-courtesan = Courtesan
    .the = the Courtesan
siena-card-calandrino = Calandrino
    .the = Calandrino
siena-card-banchi = Banchi di Sotto
    .the = Banchi di Sotto
siena-card-servi = Via dei Servi
    .the = Via dei Servi

# What is printed on a card: short, two or three lines of about 26 signs.
siena-print-goods = Place these workers, then sell one of each good.
siena-print-journey = Merchant: also one space along a road.
siena-print-mule = Sell two of each good this turn instead of one.
siena-print-francigena = Draw Fato for your goods. The Devil takes everything.
siena-print-girlfriends = They keep you out of the Inn when Courtesans call.
siena-print-guards = Send Calandrino away: no alms, no stinginess.
siena-print-bricklayer = A level of the Tower costs you 10 Florins less.
siena-print-salimbeni = When you stop there: draw Fato, 7 Florins a card.
siena-print-inn = Three: 20 Florins. One: look at an Artist, or lead Calandrino in.
siena-print-courtesan = A Banker who comes by must enter the Inn and pay 10.
siena-print-calandrino = Walks back 3 Districts and begs from Bankers.
siena-print-banchi = When you stop on Banchi di Sotto: 20 Florins.
siena-print-servi = When you stop on Via dei Servi: 20 Florins.

# A card in full, for those who listen and for the enlarged card. $red is the price, $green the movement points.
siena-card-priced = { $name }: red { $red }, green { $green }
siena-card-starred = { $name }: starred, green { $green }
siena-card-for = { $who ->
    [peasant] For Peasants.
    [merchant] For Merchants.
    [banker] For Bankers.
    [country] For Peasants and Merchants.
   *[all] For everybody.
 }
siena-card-leaves = It leaves the game when it is played.

# Senesi, Fato and Artists: cards of their own.
siena-senesi = Senesi
siena-senesi-worth = Senesi card worth { $value }
siena-senesi-print = The consent of the people
siena-fato = Fato
siena-devil = The Devil
siena-devil-print = He takes everything
siena-artist = Artist
siena-artist-known = { $name }, worth { $value }
siena-artist-hidden = An Artist you have not seen
siena-artist-print = { $value ->
    [one] { $value } Consent Point
   *[other] { $value } Consent Points
 }
siena-artist-unseen = Unseen

## Places. “.at” is where somebody stands or stops, “.to” where somebody goes, “.the” is the place as such.

siena-place-banchi-di-sotto = Banchi di Sotto
    .the = Banchi di Sotto
    .at = on Banchi di Sotto
    .to = to Banchi di Sotto
siena-place-piazza-salimbeni = Piazza Salimbeni
    .the = Piazza Salimbeni
    .at = on Piazza Salimbeni
    .to = to Piazza Salimbeni
siena-place-via-dei-servi = Via dei Servi
    .the = Via dei Servi
    .at = on Via dei Servi
    .to = to Via dei Servi
siena-place-via-delle-cerchia = Via delle Cerchia
    .the = Via delle Cerchia
    .at = on Via delle Cerchia
    .to = to Via delle Cerchia
siena-place-palazzo-tolomei = Palazzo Tolomei
    .the = Palazzo Tolomei
    .at = at Palazzo Tolomei
    .to = to Palazzo Tolomei
siena-place-duomo = Duomo
    .the = the Duomo
    .at = at the Duomo
    .to = to the Duomo
siena-place-palazzo-pubblico = Palazzo Pubblico
    .the = Palazzo Pubblico
    .at = at Palazzo Pubblico
    .to = to Palazzo Pubblico
siena-place-piazza-del-campo = Piazza del Campo
    .the = Piazza del Campo
    .at = on Piazza del Campo
    .to = to Piazza del Campo
siena-place-torre-del-mangia = Torre del Mangia
    .the = Torre del Mangia
    .at = at Torre del Mangia
    .to = to Torre del Mangia
siena-place-banchi-di-sopra = Banchi di Sopra
    .the = Banchi di Sopra
    .at = on Banchi di Sopra
    .to = to Banchi di Sopra
siena-place-inn = Inn
    .the = the Inn
    .at = in the Inn
    .to = into the Inn
siena-place-wall = Wall
    .the = the Wall
    .at = on the Wall
    .to = to the Wall
siena-road-firenze = Firenze
    .to = to Firenze
siena-road-arezzo = Arezzo
    .to = to Arezzo

## The board, for those who listen. A place says who stands there and what a press means.

siena-board = The board: the town, its wall and the country
# Written on the scroll above the hills: the town, and the year of the great fresco.
siena-board-scroll = Siena 1338
siena-spot-people = { $place }: { $people }
siena-spot-empty = { $place }: nobody
siena-spot-press = { $spot }. { $answer }
siena-spot-calandrino = Calandrino
siena-spot-cubes = { $count ->
    [one] { $count } Courtesan
   *[other] { $count } Courtesans
 }
siena-spot-field = { THING($good) }: { $ready ->
    [0] no unit ready
    [one] { $ready } unit ready
   *[other] { $ready } units ready
 }, { $workers } of { $frame } workers, sells for { $price }
siena-spot-gone = { THING($good) }: gone from the game
siena-spot-road = Road { THING($road, form: "to") }, space { $space }, pays { $coins }: { $people }
siena-spot-road-empty = Road { THING($road, form: "to") }, space { $space }, pays { $coins }
siena-spot-level-built = Level { $level } of the Tower, built by { NAME($seat) }: { $points } points
siena-spot-level-free = Level { $level } of the Tower: costs { $coins }, gives { $points } points
siena-spot-row = Initiative row { $row }, +{ $coins }: { NAME($seat) }
siena-spot-florins = Space { $value } of the Florins track
siena-initiative = Initiative
siena-peasants = Peasants
siena-merchants = Merchants
# A plus before a surcharge: +2.
siena-plus = +{ $coins }
# How many, where there is no room to draw them all: ×7.
siena-times = ×{ $count }

## Where the match stands

siena-where = round { $round } of { $last }
siena-where-advanced = round { $round }
siena-where-opening = Opening Auction

## Questions: what is asked, for whom it is asked; “.other” is what everybody else reads.

siena-question-start = Start an auction, or decline
    .other = { NAME($seat) } may start an auction
siena-question-first-bid = Your first bid for { THING($card, form: "the") }
    .other = { NAME($seat) } makes the first bid for { THING($card, form: "the") }
siena-question-opening-bid = Bid for { THING($card, form: "the") }, or pass
    .other = { NAME($seat) } bids for { THING($card, form: "the") } or passes
siena-question-take-card = Take a card, or take none
    .other = { NAME($seat) } takes a card or passes
siena-question-star-bid = Bid for { THING($card, form: "the") }, or pass
    .other = { NAME($seat) } bids for { THING($card, form: "the") } or passes
siena-question-choose-first = You are the poorest: who goes first?
    .other = { NAME($seat) } decides who goes first
siena-question-country-turn = Your turn: play, sell or discard
    .other = { NAME($seat, form: "genitive") } turn in the country
siena-question-load-road = Via Francigena: load, then draw Fato
    .other = { NAME($seat) } loads goods for Via Francigena
siena-question-rise-or-stay = You are rich enough to become { THING($status, form: "a") }
    .other = { NAME($seat) } may become { THING($status, form: "a") }
siena-question-leg = Your journey: how far?
    .other = { NAME($seat) } sets out on a journey
siena-question-cash-or-stay = Cash this space, or stay unpaid?
    .other = { NAME($seat) } cashes the space or stays on the road
siena-question-charity-offer = Give to charity for Senesi cards?
    .other = { NAME($seat) } may give some of the income to charity
siena-question-keep-senesi = Which Senesi cards do you keep?
    .other = { NAME($seat) } chooses Senesi cards
siena-question-first-step = First step: go on, or the Inn?
    .other = { NAME($seat) } takes the first step
siena-question-banker-move = Your walk: choose where to stop
    .other = { NAME($seat) } walks through the town
siena-question-district-card = Play a card of this District?
    .other = { NAME($seat) } may play a card of the District
siena-question-salimbeni = How many Fato cards do you draw?
    .other = { NAME($seat) } may draw Fato on Piazza Salimbeni
siena-question-donate-or-not = Your one donation to the Duomo?
    .other = { NAME($seat) } may make a donation to the Duomo
siena-question-banker-rest = Play other cards, or end your turn
    .other = { NAME($seat) } may still play cards
siena-question-build-or-not = Build the next level of the Tower?
    .other = { NAME($seat) } may build a level of the Tower
siena-question-drawn-in = The Courtesans draw you into the Inn
    .other = The Courtesans draw { NAME($seat, form: "accusative") } into the Inn
siena-question-pay-or-girlfriends = Pay, or send the Girlfriends?
    .other = { NAME($seat) } pays the Courtesans or plays the Girlfriends
siena-question-pay-for-one = A Courtesan comes in: pay her?
    .other = { NAME($seat) } pays the Courtesan or plays the Girlfriends
siena-question-open-or-not = Open an auction for the next Artist?
    .other = { NAME($seat) } may open an auction for an Artist
siena-question-artist-first-bid = You have seen the Artist: your bid
    .other = { NAME($seat) } makes the first bid for the Artist
siena-question-artist-bid = Bid for the Artist, look, or pass
    .other = { NAME($seat) } bids for the Artist, looks or passes
siena-question-walk = Where does Calandrino go?
    .other = { NAME($seat) } sends Calandrino on his way
siena-question-beg = Calandrino begs from you { THING($place, form: "at") }
    .other = Calandrino begs from { NAME($seat, form: "accusative") } { THING($place, form: "at") }
siena-question-none = The match is over

## Answers: labels of buttons, short; “.detail” is a second line.

siena-answer-auction = { THING($card) }
    .detail = green { $green }
siena-answer-first = { NAME($seat) } goes first
    .me = Go first yourself
siena-answer-bid = Bid { $coins }
siena-answer-pass = Pass
siena-answer-pass-card = Take no card
siena-answer-decline-start = Start no auction
siena-answer-decline-district-card = Play no card
siena-answer-decline-salimbeni = Draw no cards
siena-answer-decline-donate-or-not = No donation
siena-answer-decline-build-or-not = Build nothing
siena-answer-decline-open-or-not = No auction
siena-answer-decline-charity-offer = Keep the income
siena-answer-done = End your turn
siena-answer-take = { THING($card) }
    .detail = { $coins ->
        [0] free
        [one] { $coins } Florin
       *[other] { $coins } Florins
     }
siena-answer-play = Play { THING($card, form: "the") }
siena-answer-play-inn = Play { $count ->
    [one] an Inn card
   *[other] { $count } Inn cards
 }
siena-answer-play-guards = Call the Guards
siena-answer-play-girlfriends = Send the Girlfriends
siena-answer-green = Walk { $green } further
    .detail = spend { THING($card, form: "the") }
siena-answer-with = { $green } places further
    .detail = spend { THING($card, form: "the") }
siena-answer-with-leg = { THING($card) }
    .detail = one space further
siena-answer-discard = Discard { THING($card, form: "the") }
siena-answer-sell = Sell { THING($good) }
    .detail = +{ $coins } Florins
siena-answer-load = Take { THING($good) } along
    .detail = +{ $coins } per Fato card
siena-answer-draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
 }
    .detail = Devil { $count } in { $cards }, else { $coins } Florins
siena-answer-travel = Travel { THING($road, form: "to") }
siena-answer-go-leg = Set out
    .detail = { $coins ->
        [0] the space pays nothing
       *[other] +{ $coins } Florins
     }
    .cash = { $coins } Florins if you then leave the road
    .rest = { $coins } Florins if your turn ends there
siena-answer-go-walk = { $count ->
    [one] Calandrino goes { $count } place
   *[other] Calandrino goes { $count } places
 }
siena-answer-go-inn = Into the Inn, with an Inn card
siena-answer-charity = Give { $coins } to charity
siena-answer-charity-10 = one Senesi card
siena-answer-charity-15 = the better of two Senesi cards
siena-answer-keep = { $count ->
    [one] Keep the { $values }
   *[other] Keep { $values }
 }
# How the values of two Senesi cards are named together: 1 and 3.
siena-answer-keep-two = { $low } and { $high }
siena-answer-rise = Become { THING($status, form: "a") }
siena-answer-stay = Stay { THING($status, form: "a") }
siena-answer-cash = Cash { $coins ->
    [one] { $coins } Florin
   *[other] { $coins } Florins
 }
    .detail = and leave the road
siena-answer-stay-road = Stay on the road
    .detail = unpaid, for a later leg
siena-answer-step = Go on { THING($place, form: "to") }
    .wedding = the bride’s gift: pay { $coins }
siena-answer-enter = Enter the Inn
    .cubes = { $count ->
        [one] a Courtesan is waiting there
       *[other] { $count } Courtesans are waiting there
     }
siena-answer-stop = Stop { THING($place, form: "at") }
    .pays = +{ $coins } Florins
siena-answer-give = Give alms: { $coins }
siena-answer-refuse = Refuse
    .detail = stinginess cube number { $count }
siena-answer-donate = Make the donation
    .detail = { $coins } Florins for two of four Senesi cards
siena-answer-open = Open the auction
    .detail = you look at the card, then you must bid
siena-answer-look = Look: pay { $coins }
siena-answer-look-inn = Look: play an Inn card
siena-answer-build = Build level { $level }
    .detail = { $coins } Florins, { $points } points
siena-answer-build-with = Build with the Bricklayer
siena-answer-pay = Pay the Courtesans

## Groups of answers in a turn

siena-group-play = Play
siena-group-sell = Sell
siena-group-travel = Travel
siena-group-charity = Charity
siena-group-walk = Walk
siena-group-green = Steps from cards
siena-group-longer = Extend the walk
siena-group-discard = Discard
siena-group-end = End

## What an answer would bring about: the line beside it, before it is confirmed. Each is a sentence of its own.

siena-after-money = { $after ->
    [one] { $before } → { $after } Florin.
   *[other] { $before } → { $after } Florins.
 }
siena-after-money-other = { $after ->
    [one] { NAME($seat) }: { $before } → { $after } Florin.
   *[other] { NAME($seat) }: { $before } → { $after } Florins.
 }
siena-after-hand = Hand { $cards } of { $limit }.
siena-after-unit = { $made ->
    [one] One more { THING($good) } is ready.
   *[other] { $made } more { THING($good) } are ready.
 }
siena-after-workers = { THING($good) }: { $left } of { $frame } workers.
siena-after-place = You come { THING($place, form: "to") }.
siena-after-stopped = You stop { THING($place, form: "at") }.
siena-after-road = You come to space { $space } of the road { THING($road, form: "to") }.
siena-after-road-left = You leave the road.
siena-after-level = Level { $level } is yours: { $points } points at the end.
siena-after-cube = You get stinginess cube number { $cubes }.
siena-after-cubes = { $cubes ->
    [one] { $cubes } Courtesan in the Inn.
   *[other] { $cubes } Courtesans in the Inn.
 }
siena-after-walk = Calandrino ends { THING($place, form: "at") }.
siena-after-loaded = { THING($good) } goes on the road, whatever the Fato says.
siena-after-risen = You become { THING($status, form: "a") }.
# $goods is a list of goods: Corn, Wine and Oil.
siena-after-gone = { $goods } leave the game.
siena-after-senesi = You draw Senesi cards.
siena-after-out = You are out of this auction.
siena-after-first = { NAME($seat) } goes first.
siena-after-discarded = Discarded: { THING($card) }.
siena-after-played = Played: { THING($card) }.
siena-after-fato = The cards are revealed at once; this cannot be undone.
siena-after-leads = You lead with { $coins }.
siena-after-nothing = Nothing else changes.
siena-after-turn = Your turn is over.
siena-after-ends = The match ends at once.

## Events: the log. One sentence each.

siena-event-seat-placed = { NAME($seat) } puts a disc on the stack.
siena-event-card-left-out = In the discard pile from the start: { THING($card) }.
siena-event-round-began = Round { $round }
siena-event-card-dealt = Dealt: { $cards }.
siena-event-discard-shuffled = { $cards ->
    [one] The discarded card becomes the deck.
   *[other] The { $cards } discarded cards become the deck.
 }
siena-event-initiative-set = Initiative, poorest first: { $seats }.
siena-event-start-declined = { NAME($seat) } declines to start an auction.
siena-event-auction-started = { NAME($seat) } puts { THING($card, form: "the") } up for auction.
siena-event-star-offered = Up for auction: { THING($card) }.
siena-event-bid-made = { NAME($seat) } bids { $bid }.
siena-event-passed = { NAME($seat) } passes.
siena-event-card-won = { NAME($seat) } wins { THING($card, form: "the") } for { $coins }.
siena-event-card-returned = Nobody bids for { THING($card, form: "the") }; the card goes into the deck.
siena-event-card-unsold = Nobody bids for { THING($card, form: "the") }; the card is discarded.
siena-event-card-taken = { $coins ->
    [0] { NAME($seat) } takes { THING($card, form: "the") } for free.
   *[other] { NAME($seat) } takes { THING($card, form: "the") } for { $coins }.
 }
siena-event-leftovers-discarded = Nobody took { $cards }.
siena-event-first-named = { NAME($seat) } lets { NAME($first, form: "accusative") } go first.
siena-event-first-named-self = { NAME($seat) } goes first.
siena-event-turn-began = { NAME($seat, form: "genitive") } turn.
siena-event-card-played = { NAME($seat) } plays { THING($card, form: "the") }.
siena-event-card-played-green = { $green ->
    [one] { NAME($seat) } uses { THING($card, form: "the") } for { $green } step.
   *[other] { NAME($seat) } uses { THING($card, form: "the") } for { $green } steps.
 }
siena-event-card-discarded = { NAME($seat) } discards { THING($card, form: "the") }.
siena-event-workers-put = { $workers ->
    [one] One worker for { THING($good) }: { $left } in the frame.
   *[other] { $workers } workers for { THING($good) }: { $left } in the frame.
 }
siena-event-workers-put-made = { $made ->
    [one] { THING($good) } is full: one more unit is ready.
   *[other] { THING($good) } is full: { $made } more units are ready.
 }
siena-event-unit-sold = { NAME($seat) } sells { THING($good) } for { $coins }.
siena-event-banker-share = { NAME($seat) } receives { $coins } as a Banker.
siena-event-unit-loaded = { NAME($seat) } takes { THING($good) } along.
siena-event-fato-drawn = { $cards ->
    [one] { NAME($seat) } draws { $cards } Fato card: { $coins } Florins.
   *[other] { NAME($seat) } draws { $cards } Fato cards: { $coins } Florins.
 }
siena-event-fato-drawn-devil = { $cards ->
    [one] { NAME($seat) } draws { $cards } Fato card: the Devil takes everything.
   *[other] { NAME($seat) } draws { $cards } Fato cards: the Devil takes everything.
 }
siena-event-leg-travelled = { $coins ->
    [0] { NAME($seat) } travels to space { $space } of the road { THING($road, form: "to") }.
   *[other] { NAME($seat) } travels to space { $space } of the road { THING($road, form: "to") } for { $coins }.
 }
siena-event-road-paid = { $coins ->
    [0] { NAME($seat) } rests on space { $space } of the road { THING($road, form: "to") }, which pays nothing.
   *[other] { NAME($seat) } receives { $coins } for space { $space } of the road { THING($road, form: "to") }.
 }
siena-event-road-left = { NAME($seat) } leaves the road { THING($road, form: "to") }.
siena-event-charity-given = { NAME($seat) } gives { $coins } to charity.
siena-event-senesi-seen = { NAME($seat) } draws a Senesi card.
siena-event-senesi-seen-value = { NAME($seat) } draws a Senesi card worth { $value }.
siena-event-senesi-kept = { $count ->
    [one] { NAME($seat) } keeps { $count } Senesi card.
   *[other] { NAME($seat) } keeps { $count } Senesi cards.
 }
siena-event-senesi-kept-values = { NAME($seat) } keeps Senesi worth { $values }.
siena-event-inn-set-played = { NAME($seat) } wins { $coins } at cards in the Inn.
siena-event-status-risen = { NAME($seat) } becomes { THING($status, form: "a") }!
siena-event-goods-gone = { $goods } leave the game: nobody sells them any more.
siena-event-banker-income = { NAME($seat) } receives a Banker’s income of { $coins }.
siena-event-banker-moved = { NAME($seat) } comes { THING($place, form: "to") }.
siena-event-bride-paid = { NAME($seat) } pays { $coins } Florins for a wedding gift.
siena-event-banker-stopped = { NAME($seat) } stops { THING($place, form: "at") }.
siena-event-place-paid = { NAME($seat) } receives { $coins } { THING($place, form: "at") }.
siena-event-donation-made = { NAME($seat) } donates { $coins } to the Duomo.
siena-event-courtesan-came = { $cubes ->
    [one] A Courtesan is waiting in the Inn.
   *[other] { $cubes } Courtesans are waiting in the Inn.
 }
siena-event-courtesans-paid = { $coins ->
    [one] { NAME($seat) } pays the Courtesans { $coins } Florin.
   *[other] { NAME($seat) } pays the Courtesans { $coins } Florins.
 }
siena-event-girlfriends-helped = The Girlfriends help { NAME($seat, form: "accusative") }.
siena-event-artist-offered = { NAME($seat) } opens an auction for an Artist.
siena-event-artist-seen = { NAME($seat) } looks at the Artist.
siena-event-artist-seen-value = { NAME($seat) } looks at the Artist: { $name }, worth { $value }.
siena-event-look-paid = { NAME($seat) } pays { $coins } for a look.
siena-event-artist-engaged = { NAME($seat) } engages the Artist for { $coins }.
siena-event-artist-engaged-value = { NAME($seat) } engages { $name }, worth { $value }, for { $coins }.
siena-event-level-built = { NAME($seat) } builds level { $level } of the Tower for { $coins }.
siena-event-calandrino-moved = Calandrino comes { THING($place, form: "to") }.
siena-event-alms-given = { $coins ->
    [0] { NAME($seat) } has nothing to give Calandrino.
   [one] { NAME($seat) } gives Calandrino { $coins } Florin.
   *[other] { NAME($seat) } gives Calandrino { $coins } Florins.
 }
siena-event-alms-refused = { NAME($seat) } refuses alms: stinginess cube number { $cubes }.
siena-event-guards-called = { NAME($seat) } calls the Guards, who send Calandrino away.
siena-event-match-ended = { $why ->
    [tower] The Tower is complete: the match is over.
    [lorenzetti] Ambrogio Lorenzetti is engaged: the match is over.
   *[last-round] The last round is over, and so is the match.
 }
# $what is one of the lines of the final count, named as in siena-points-….
siena-event-points-counted = { NAME($seat) }: { THING($what) } { $points }
siena-event-winner-named = { NAME($seat) } joins the Council of Nine!
siena-event-winner-named-nobody = There are no Bankers: nobody wins.

## The final count

siena-points-start = starting points
siena-points-richest = richest Banker
siena-points-poorest = poorest Banker
siena-points-tower = levels of the Tower
siena-points-most-levels = most levels
siena-points-artists = Artists
siena-points-senesi = Senesi cards
siena-points-stinginess = stinginess
siena-points-sum = Consent Points

siena-outcome-title = Final scoring
siena-outcome-nobody = Nobody became a Banker; nobody joins the Council of Nine
siena-outcome-line = Line
siena-outcome-why = { $why ->
    [tower] The seventh level stands: the Tower is complete.
    [lorenzetti] Ambrogio Lorenzetti is engaged.
   *[last-round] All { $rounds } rounds are played.
 }
siena-outcome-not-bankers = Not Bankers, no points: { $seats }.

## Display and hand

siena-display = Display
siena-display-empty = No cards on display.
siena-hand = Your hand
siena-hand-empty = No cards in your hand.
siena-hand-of = Hand of { NAME($seat) }
siena-piles = { $deck } in the deck, { $discarded } discarded
siena-price-free = free
siena-star-now = now
siena-star-waits = waiting
siena-price-named = costs you { $coins ->
    [0] nothing
    [one] { $coins } Florin
   *[other] { $coins } Florins
 }
# What a button on a card does, for those who listen: the card, then what a press means.
siena-card-press = { $card }. { $answer }
siena-card-more = { $card }. { $answers ->
    [one] { $answers } choice
   *[other] { $answers } choices
    }

## What the bar shows beside the answers

siena-bar-steps = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
 }
siena-bar-wedding = The wedding: going on costs 10 Florins
siena-bar-inn-open = The Inn is open to you
siena-bar-mule = The Mule carries two of each good
siena-bar-rights = You have placed workers for { $goods }
siena-bar-rights-none = Place workers to earn the right to sell
siena-bar-roads-closed = The roads are closed to you this turn
siena-bar-rest = The road pays you { $coins } at the end of your turn
siena-bar-charity = Up to { $coins } of this turn’s income may go to charity
siena-bar-fato-each = Each card without the Devil: { $coins } Florins
siena-bar-fato-loaded = On the road: { $goods }
siena-bar-fato-odds = The Devil’s odds: { $count } in { $cards }
siena-bar-fato-chance = { $chance } % safe
siena-bar-fato-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
siena-bar-fato-how-many = How many cards?
siena-bar-walk = { $count ->
    [one] Calandrino goes { $count } place back
   *[other] Calandrino goes { $count } places back
 }
siena-bar-begging = { $count ->
    [0] You have no stinginess cube
    [one] You have { $count } stinginess cube
   *[other] You have { $count } stinginess cubes
 }
siena-bar-leg = Road { THING($road, form: "to") }
siena-bar-kept = You keep these until the end; the others go under the deck.
siena-bar-level = Level { $level }: { $coins } Florins, { $points } points

## Auctions

siena-auction = Auction
siena-auction-nobody = No bid yet
siena-auction-leads = { NAME($seat) } leads with
siena-auction-you-lead = You lead with
siena-auction-out = out
siena-auction-seen = has looked
siena-auction-bid = Your bid
siena-auction-raise = You raise by at least { $coins }.
siena-auction-left = { $count ->
    [one] { $count } Artist is left
   *[other] { $count } Artists are left
 }

## Panels: what everybody sees of a player

siena-panel-money = { $coins ->
    [one] { $coins } Florin
   *[other] { $coins } Florins
 }
siena-panel-status = Status: { THING($status) }
siena-panel-row = Initiative +{ $coins }
siena-panel-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } of { $limit }
siena-panel-levels = { $count ->
    [one] { $count } level of the Tower
   *[other] { $count } levels of the Tower
 }
siena-panel-senesi = { $count ->
    [one] { $count } Senesi card
   *[other] { $count } Senesi cards
 }
siena-panel-artists = { $count ->
    [one] { $count } Artist
   *[other] { $count } Artists
 }
siena-panel-stinginess = { $count ->
    [one] { $count } stinginess cube
   *[other] { $count } stinginess cubes
 }
siena-panel-donated = has donated to the Duomo
# Where somebody is, in a panel with little room.
siena-panel-place = { THING($place) }
siena-panel-road = { THING($road) }, space { $space }

## The side column

siena-side-good = Good
siena-side-frame = Frame
siena-side-ready = Ready
siena-side-price = Price
siena-side-gone = gone
siena-side-round = Round { $round } of { $last }
siena-side-round-open = Round { $round }; no round limit
siena-side-before = Before the first round
siena-side-deck = Deck
siena-side-discard = Discarded
siena-side-removed = Out of the game
siena-side-senesi = Senesi
siena-side-artists = Artists
siena-side-pile-card = { $count } × { THING($card) }
siena-side-show-discard = Cards in the discard pile

## Moments that are shown large

siena-scene-risen = { NAME($seat) } becomes { THING($status, form: "a") }
siena-scene-fato-wins = +{ $coins } Florins
siena-scene-devil = The Devil takes everything

siena-panel-senesi-worth = { $count ->
    [one] { $count } Senesi card, worth { $points }
   *[other] { $count } Senesi cards, worth { $points }
}
siena-panel-artists-worth = { $count ->
    [one] { $count } Artist, worth { $points }
   *[other] { $count } Artists, worth { $points }
}

## The question: deeds and courses, what they take and bring, and the button that sends them (siena-act-…)

siena-of = { $count }/{ $all }
siena-figure-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
 }
siena-figure-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }
siena-figure-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
siena-figure-begged = { $count ->
    [one] begs once
   *[other] begs { $count } times
 }
siena-figure-card = { THING($card) } (green { $green })
siena-course-journey = { THING($road) } { $space }
siena-course-sale = Sell { $goods }
siena-course-card-sale = { THING($card) }, then sell { $goods }
    .detail = sell { $goods }: +{ $coins }
siena-course-load = Take { $goods } along
siena-course-district = Play all { $count } cards
siena-act-walk = { $count ->
    [one] Walk { $count } step
   *[other] Walk { $count } steps
 }
siena-act-journey = { $count ->
    [one] Travel { $count } space
   *[other] Travel { $count } spaces
 }
siena-act-begging = { $count ->
    [one] Send him { $count } place
   *[other] Send him { $count } places
 }
siena-act-load = { $count ->
    [one] Load { $count } unit
   *[other] Load { $count } units
 }
siena-act-workers = Put workers
siena-workers-none = its goods are gone
siena-act-sell = Take { $coins } Florins
siena-act-sale = Sell for { $coins }
siena-act-card-sale = Play, sell for { $coins }
siena-act-take = { $coins ->
    [0] Take it free
   *[other] Take for { $coins }
 }
siena-act-auction = Put it up
siena-act-discard = Discard it
siena-act-pay = Pay { $coins }
siena-act-charity = Give { $coins }
siena-act-donate = Donate { $coins }
siena-act-build = Build for { $coins }
siena-act-done = End turn
siena-act-none = Take none
siena-act-stop = { $coins ->
    [0] Stay here
   *[other] Stay here: +{ $coins }
 }
siena-play-calandrino = Send Calandrino begging
    .detail = spend his card
siena-pay-courtesans = { $count ->
    [one] pay { $coins } for a Courtesan
   *[other] pay { $coins } for { $count } Courtesans
 }
siena-more = { $count } more…
siena-all-deeds = All deeds
siena-green = Green { $count }.
siena-green-starred = Starred, green { $green }.
siena-red-green = Red { $red }, green { $green }.
siena-artist-worth = Worth 1 to { $most } points.
siena-keep-choose = { $count ->
    [one] You keep one of these; the rest goes under the deck.
   *[other] You keep { $count } of these; the rest goes under the deck.
 }
siena-group-load = Take along
siena-hand-short = Hand
siena-bids = bids { $coins }
siena-to-bid = to bid
siena-after-win = If you win at { $coins }: { $before } → { $after } Florins.
siena-after-pass = Whoever passes is out of this auction, not of the next.
siena-after-spends = Spends { $cards }.
siena-after-auction = You make the first bid; the others follow.
siena-after-travel = Then you name the Journey cards.
siena-after-calandrino = Then you choose how far he walks.
siena-stamp-sold-you = Sold to you for { $coins }
siena-stamp-sold = Sold to { NAME($seat, form: "accusative") } for { $coins }
siena-stamp-unsold = Nobody bids
siena-stamp-level = { NAME($seat) } builds level { $level }
siena-sum-walk = { NAME($seat) }: walks { $count } { THING($place, form: "to") }
siena-sum-walk-paid = { NAME($seat) }: walks { $count } { THING($place, form: "to") }, { $coins }

## What a place does, for the reader

siena-about-banchi-di-sotto = A Banker who stops here plays Banchi di Sotto cards for 20 Florins each.
siena-about-piazza-salimbeni = A Banker who stops here plays Piazza Salimbeni cards and draws Fato.
siena-about-via-dei-servi = A Banker who stops here plays Via dei Servi cards for 20 Florins each.
siena-about-via-delle-cerchia = From here a Banker enters the Inn. Courtesans draw in whoever comes by.
siena-about-palazzo-tolomei = Stopping pays 5 Florins. Going on costs the bride’s gift of 10.
siena-about-duomo = A Banker who stops here may donate once: two of four Senesi cards.
siena-about-palazzo-pubblico = A Banker who stops here receives 5 Florins.
siena-about-piazza-del-campo = A Banker who stops here receives 5 Florins.
siena-about-torre-del-mangia = A Banker who stops here may build a level at the end of the turn.
siena-about-banchi-di-sopra = A Banker who stops here receives 5 Florins.
siena-about-inn = Whoever enters pays the Courtesans, then may engage an Artist.
siena-about-wall = New Bankers stand here before their first step.
siena-about-area = Workers fill the frame; a full frame is a unit for sale.
siena-about-road = Merchants travel here with Journey cards; the space where they stop pays.
siena-about-tower = A level costs its builder Florins and brings points at the end.
siena-about-initiative = The poorest stands below. A row adds its number to the price of cards.
siena-about-florin = Everybody’s money, once around the board.
siena-about-calandrino = He walks back through the town and begs from Bankers.

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

siena-why-auction = { THING($card) } is worth about { $worth } to you, more than the other cards.
siena-why-auction-other = { THING($card) } is worth about { $worth } to you.
siena-why-no-auction = No open card is worth an auction to you now.
siena-why-bid = { THING($card) } is worth about { $worth } to you; { $coins } is the least bid.
siena-why-pass = { THING($card) } is worth about { $worth } to you, and the next bid is { $coins }; keep some to live on.
siena-why-artist-bid = The Artist is worth about { $worth } to you; { $coins } is the least bid.
siena-why-artist-pass = The Artist is worth about { $worth } to you, and the next bid is { $coins }; keep some to live on.
siena-why-take = It costs { $coins } and { THING($card) } is worth about { $worth } to you: the best of the open cards.
siena-why-take-other = It costs { $coins } and { THING($card) } is worth about { $worth } to you.
siena-why-take-none = No open card is worth what it costs you.
siena-why-first = Whoever begins sells before units run out.
siena-why-first-banker = Whoever begins comes first to the Tower and the Inn.
siena-why-workers = Its workers give you the right to sell what is ready.
siena-why-mule = More than one unit is ready, and the Mule carries two of each.
siena-why-francigena = You can send several goods, which pay more with Fato.
siena-why-calandrino = He comes to another Banker, who must give or become stingy.
siena-why-courtesan = Another Banker is near the Inn and will have to pay her.
siena-why-guards = It costs you neither Florins nor points.
siena-why-girlfriends = They save you what the Courtesans would cost.
siena-why-inn-set = A set brings { $coins } Florins at once.
siena-why-district = The card brings { $coins } Florins here.
siena-why-sell = It brings { $coins } Florins, and another could sell it first.
siena-why-load = It adds { $coins } Florins to every Fato card.
siena-why-fato = With { $count } cards you win { $coins } at { $chance } %, { $mean } on average; no other number pays more.
siena-why-fato-other = With { $count } cards you win { $coins } at { $chance } %, { $mean } on average.
siena-why-travel = The road pays up to { $coins } Florins.
siena-why-charity = After giving { $coins } you have { $left } Florins, enough to become a Banker with { $need }.
siena-why-keep-income = You need { $coins } Florins to become a Banker.
siena-why-discard = It is worth least of your hand, about { $worth }, and the hand is nearly full.
siena-why-green = Its { $green } steps take you to a place that pays more.
siena-why-step = A place further on is worth more than the { $worth } here.
siena-why-stop = Stopping here is worth about { $worth }, and nothing in reach is worth more.
siena-why-enter = An Artist is worth more to you than what else is in reach.
siena-why-open = With so many Florins an Artist is within your reach.
siena-why-no-open = You have too few Florins for an Artist.
siena-why-rise = { $money } Florins are enough to go on with, and a higher status earns more.
siena-why-cash = { $coins } Florins now are worth more than a space you may never reach.
siena-why-stay-on-road = Your Journey cards take you further, to { $coins } Florins.
siena-why-give = Giving { $coins } costs less than { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end, which you can count as about { $worth }.
siena-why-refuse = Giving { $coins } costs more than { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end, which you can count as about { $worth }.
siena-why-keep = That is the most: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
siena-why-donate = { $coins } Florins for the best two of four Senesi cards is cheap.
siena-why-build = { $coins } Florins for { $points } points is a good price.
siena-why-pay = You have no Girlfriends to send.
siena-why-name = The more cards, the further.
siena-why-go = The other cards are worth more in your hand.
siena-why-done = Nothing else would gain you anything now.
siena-why-decline = It would gain you nothing.
