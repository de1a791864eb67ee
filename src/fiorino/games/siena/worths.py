"""What cards, places, Artists and points are worth in Florins, by rule of thumb."""

from typing import Final

from fiorino.games.siena import actions as a
from fiorino.games.siena.components import (
    BANCHI,
    BANKER,
    BRICKLAYER,
    CALANDRINO,
    COURTESAN,
    CROPS,
    FRANCIGENA,
    GIRLFRIENDS,
    GOODS_CARD,
    GUARDS,
    INN,
    INN_CARD,
    JOURNEY,
    MERCHANT,
    MULE,
    PEASANT,
    SALIMBENI,
    SERVI,
    WARES,
)
from fiorino.games.siena.rules import beggar, cards, country, inn, town
from fiorino.games.siena.table import SienaTable

# Points

POINT: Final = 7.1
"""Florins that a Consent Point is worth to a Banker with little money and time to come."""
POINT_RICH: Final = 0.2
"""Florins by which it is worth more for each Florin beyond 30 that one has."""
POINT_LATE: Final = 0.4
"""Florins by which it is worth more in each of the last rounds."""
LAST_ROUNDS: Final = 8
UNKNOWN_ARTIST: Final = 4.0
ARTIST_SHARE: Final = 0.9
"""The part of an Artist's worth that one bids for them."""
COUNTRY_SHARE: Final = 0.3
"""The part of that part which one bids who may never be a Banker."""
DONATION_POINTS: Final = 5.3
"""What the two best of four Senesi cards are worth on average."""
DONATION: Final = 13.0
"""Florins that a donation may cost before the last rounds: who is rich spends first."""
DONATION_LATE: Final = 4.0
"""Florins more in each of the last rounds."""
SHAME: Final = 2.5
"""Florins that one rather gives to Calandrino than to take a cube, beyond what the cube costs."""

# Chance and status

FATO_CARDS: Final = 3
"""Three cards pay best on average, with four no worse: k of 7 fail."""
FATO_MEAN: Final = FATO_CARDS * (1 - FATO_CARDS / 7)
GIVER_PURSE: Final = 80.0
"""Florins that a Merchant keeps when giving to charity, so as to be a Banker all the same."""

# Cards

WORK: Final = 1.6
"""The part of a unit's price that workers are worth who fill that part of its frame."""
READY: Final = 0.26
"""The part of a unit's price that the right to sell one is worth that is ready."""
JOURNEY_WORTH: Final = 5.8
STEP: Final = 0.7
"""Florins that a movement point is worth to a Banker."""
STEP_RICH: Final = 89.0
"""Florins with which it is worth twice as much."""
CROWDED: Final = 1.7
"""Florins that a card is worth less to a hand that is nearly full."""
EARLY_WORTH: Final = {
    MULE: 1.2, FRANCIGENA: 16.3, GIRLFRIENDS: 0.7, GUARDS: 0.8, BRICKLAYER: 2.9, SALIMBENI: 1.7,
}  # fmt: skip
"""What starred cards are worth before one is a Banker."""
BANKER_WORTH: Final = {
    BRICKLAYER: 9.0, GUARDS: 4.7, SALIMBENI: 5.7, GIRLFRIENDS: 5.0, BANCHI: 11.2, SERVI: 8.5,
    INN_CARD: 5.0, CALANDRINO: 3.0, COURTESAN: 1.2,
}  # fmt: skip
LEAST_GAIN: Final = 0.6
"""Florins by which a card must be worth more than it costs."""
LEAST_OFFER: Final = 1.0
"""Florins that a card must be worth to be put up for auction."""
LEAST_PURSE: Final = 8
"""Florins without which it makes no sense to begin an auction."""
RESERVE: Final = 6.0
"""Florins that Peasants and Merchants keep in an auction to live on."""
ARTIST_RESERVE: Final = 38.0
LEAST_LOAD: Final = 10.0
"""Florins that a Mule must bring at least."""

# Places

IMAGE: Final = 0.79
"""The part of what a card of a District pays that stopping there for it is worth."""
LEVEL_COST: Final = 0.6
"""What a Florin spent on the Tower counts for."""
SPENT_CARD: Final = 2.3
SPENT_STEP: Final = 0.5
"""Florins that a card is worth, and each of its points, when it is spent on a walk."""
INN_SHARE: Final = 0.76
"""The part of what an Artist brings on average that entering the Inn is worth."""


def best_ahead(table: SienaTable, seat: int) -> int:
    """The most that a space of the road pays to which cards in hand lead."""
    pays = table.box.roads[table.road[seat]]
    space = table.space[seat]
    reach = min(len(pays), space + table.count(seat, JOURNEY))
    return 0 if table.road_closed else max(pays[space:reach], default=0)


def worth(table: SienaTable, seat: int, kind: int) -> float:
    """Florins that a card is worth to a player now."""
    card = table.box.cards[kind]
    status = table.status[seat]
    crowded = CROWDED if len(table.hands[seat]) >= 6 else 0.0
    if status == BANKER:
        rich = 1 + table.money[seat] / STEP_RICH
        return BANKER_WORTH.get(card.type, 0.0) + STEP * card.green * rich - crowded
    gain = 0.0
    if card.type in (GOODS_CARD, JOURNEY) and country.may_work(table, seat, card.type):
        for good in CROPS if status == PEASANT else WARES:
            workers = card.workers[good]
            if workers and not table.gone(good):
                unit = table.box.prices[good]
                gain += WORK * unit * workers / table.box.frames[good]
                gain += READY * unit if table.ready[good] else 0.0
    if card.type == INN_CARD and cards.inn_set_size(table, seat) == 1:
        gain += WORK * cards.INN_SET_FLORINS
    if status == MERCHANT and card.type == JOURNEY:
        gain += JOURNEY_WORTH
    gain += EARLY_WORTH.get(card.type, 0.0)
    if status == MERCHANT and card.type in (MULE, FRANCIGENA):
        gain = 0.0
    return gain - crowded


def late(table: SienaTable) -> int:
    """How many of the last rounds have begun; the Advanced game may go on for long."""
    return min(LAST_ROUNDS, max(0, table.round + LAST_ROUNDS - table.box.last_round))


def point(table: SienaTable, seat: int) -> float:
    """Florins that a Consent Point is worth: more to the rich, and more towards the end."""
    return POINT + POINT_RICH * max(0, table.money[seat] - 30) + POINT_LATE * late(table)


def artist_worth(table: SienaTable, seat: int, value: float) -> float:
    """What an Artist is worth to whoever will be a Banker at the end."""
    return point(table, seat) * value * ARTIST_SHARE


def artist_limit(table: SienaTable, seat: int, value: int) -> float:
    """What to bid at most for an Artist, 0 for one unseen; half where one may never be a Banker."""
    limit = artist_worth(table, seat, value or UNKNOWN_ARTIST)
    return limit if table.status[seat] == BANKER else limit * COUNTRY_SHARE


def most_for_card(table: SienaTable, seat: int, kind: int) -> float:
    """What to bid at most for a card: its worth, and never all that one has to live on."""
    reserve = RESERVE if table.status[seat] != BANKER else 0.0
    return min(worth(table, seat, kind), table.money[seat] - reserve, a.HIGHEST_BID)


def most_for_artist(table: SienaTable, step: inn.ArtistBid) -> float:
    """What to bid at most for an Artist, whom not everybody has seen."""
    seat = step.seat
    limit = artist_limit(table, seat, step.artist if step.seen >> seat & 1 else 0)
    reserve = ARTIST_RESERVE if table.status[seat] != BANKER else 0.0
    return min(limit, table.money[seat] - reserve, a.HIGHEST_BID)


def alms(table: SienaTable, seat: int) -> int:
    """Florins that Calandrino asks for, or all that one has."""
    asked = beggar.RICH_ALMS if table.calandrino == INN else beggar.ALMS
    return min(table.money[seat], asked)


def cube_cost(table: SienaTable, seat: int) -> float:
    """Florins that the next stinginess cube costs in points."""
    return point(table, seat) * (table.stinginess[seat] + 1)


def donation_worth(table: SienaTable, seat: int) -> float:
    """What a donation is worth: little to the rich, who give less once they have spent."""
    given = town.donation(table.money[seat])
    if not given or given > DONATION + DONATION_LATE * late(table):
        return 0.0
    return point(table, seat) * DONATION_POINTS - given


def place_worth(table: SienaTable, seat: int, place: int, spent: int = -1) -> float:
    """Florins that stopping in a place is worth, where one kind of card is spent on the way."""
    box = table.box
    money = table.money[seat]
    type_ = -1 if spent < 0 else box.cards[spent].type
    if box.yellow[place]:
        return town.YELLOW_FLORINS
    if place == box.banchi:
        cards_left = table.count(seat, BANCHI) - (1 if type_ == BANCHI else 0)
        return town.DISTRICT_CARD_FLORINS * IMAGE * cards_left
    if place == box.servi:
        cards_left = table.count(seat, SERVI) - (1 if type_ == SERVI else 0)
        return town.DISTRICT_CARD_FLORINS * IMAGE * cards_left
    if place == box.salimbeni:
        cards_left = table.count(seat, SALIMBENI) - (1 if type_ == SALIMBENI else 0)
        return FATO_MEAN * box.fato_salimbeni * IMAGE * cards_left
    if place == box.duomo and not table.donated[seat] and table.senesi_left():
        return donation_worth(table, seat)
    if place == box.torre and table.tower.count(seat) < town.LEVEL_LIMIT:
        level = len(table.tower)
        helpers = table.count(seat, BRICKLAYER) - (1 if type_ == BRICKLAYER else 0)
        cost_now = box.tower_costs[level] - (box.labour if helpers else 0)
        gain = point(table, seat) * box.tower_points[level] - LEVEL_COST * cost_now
        return gain if money >= cost_now else 0.0
    return 0.0


def spending(table: SienaTable, kind: int) -> float:
    """Florins that a card counts for when it is spent on a walk."""
    card = table.box.cards[kind]
    image = IMAGE * BANKER_WORTH.get(card.type, 0.0)
    return max(SPENT_CARD + SPENT_STEP * card.green, image)


def inn_worth(table: SienaTable, seat: int) -> float:
    """What opening an auction for an Artist, unseen, is worth."""
    if table.money[seat] < inn.LEAST_FOR_ARTIST + 5 or not table.artists:
        return 0.0
    return INN_SHARE * (artist_worth(table, seat, UNKNOWN_ARTIST) - inn.LEAST_FOR_ARTIST)
