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

POINT: Final = 6.0
"""Florins that a Consent Point is worth to a Banker with little money and time to come."""
UNKNOWN_ARTIST: Final = 4.0
FATO_CARDS: Final = 3
"""Three cards pay best on average, with four no worse: k of 7 fail."""
FATO_MEAN: Final = FATO_CARDS * (1 - FATO_CARDS / 7)
MERCHANT_PURSE: Final = 55
"""Florins with which a Peasant becomes a Merchant: enough to buy cards until Cloth sells."""
EARLY_WORTH: Final = {
    MULE: 2.0, FRANCIGENA: 4.0, GIRLFRIENDS: 1.0, GUARDS: 2.0, BRICKLAYER: 3.0, SALIMBENI: 2.0,
}  # fmt: skip
"""What starred cards are worth before one is a Banker."""
LEAST_GAIN: Final = 0.6
"""Florins by which a card must be worth more than it costs."""
LEAST_OFFER: Final = 2.0
"""Florins that a card must be worth to be put up for auction."""
LEAST_PURSE: Final = 8
"""Florins without which it makes no sense to begin an auction."""
SHAME: Final = 4.0
"""Florins that one rather gives to Calandrino than to take a cube, beyond what the cube costs."""
BANKER_WORTH: Final = {
    BRICKLAYER: 9.0, GUARDS: 7.0, SALIMBENI: 8.0, GIRLFRIENDS: 5.0, BANCHI: 9.0, SERVI: 9.0,
    INN_CARD: 3.0, CALANDRINO: 3.0, COURTESAN: 2.0,
}  # fmt: skip


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
    full = len(table.hands[seat]) >= 6
    if status == BANKER:
        rich = 1 + table.money[seat] / 80
        return BANKER_WORTH.get(card.type, 0.0) + 0.7 * card.green * rich - (2.0 if full else 0.0)
    gain = 0.0
    if card.type in (GOODS_CARD, JOURNEY) and country.may_work(table, seat, card.type):
        for good in CROPS if status == PEASANT else WARES:
            workers = card.workers[good]
            if workers and not table.gone(good):
                unit = table.box.prices[good]
                gain += 0.9 * unit * workers / table.box.frames[good]
                gain += 0.35 * unit if table.ready[good] else 0.0
    if card.type == INN_CARD and cards.inn_set_size(table, seat) == 1:
        gain += 0.9 * cards.INN_SET_FLORINS
    if status == MERCHANT and card.type == JOURNEY:
        gain += 6.5
    if status == MERCHANT and table.money[seat] > 65:
        gain += 0.5 * BANKER_WORTH.get(card.type, 0.0) + 0.3 * card.green
    gain += EARLY_WORTH.get(card.type, 0.0) if status == PEASANT or card.type != MULE else 0.0
    if status == MERCHANT and card.type in (MULE, FRANCIGENA):
        gain = 0.0
    return gain - (3.0 if full else 0.0)


def point(table: SienaTable, seat: int) -> float:
    """Florins that a Consent Point is worth: more to the rich, and more towards the end."""
    late = 0.4 * max(0, table.round - 12)
    return POINT + 0.1 * max(0, table.money[seat] - 30) + late


def artist_worth(table: SienaTable, seat: int, value: float) -> float:
    """What an Artist is worth to whoever will be a Banker at the end."""
    return point(table, seat) * value * 0.9


def artist_limit(table: SienaTable, seat: int, value: int) -> float:
    """What to bid at most for an Artist, 0 for one unseen; half where one may never be a Banker."""
    limit = artist_worth(table, seat, value or UNKNOWN_ARTIST)
    return limit if table.status[seat] == BANKER else limit * 0.5


def most_for_card(table: SienaTable, seat: int, kind: int) -> float:
    """What to bid at most for a card: its worth, and never all that one has to live on."""
    reserve = 6 if table.status[seat] != BANKER else 0
    return min(worth(table, seat, kind), table.money[seat] - reserve, a.HIGHEST_BID)


def most_for_artist(table: SienaTable, step: inn.ArtistBid) -> float:
    """What to bid at most for an Artist, whom not everybody has seen."""
    seat = step.seat
    limit = artist_limit(table, seat, step.artist if step.seen >> seat & 1 else 0)
    reserve = 30 if table.status[seat] != BANKER else 0
    return min(limit, table.money[seat] - reserve, a.HIGHEST_BID)


def alms(table: SienaTable, seat: int) -> int:
    """Florins that Calandrino asks for, or all that one has."""
    asked = beggar.RICH_ALMS if table.calandrino == INN else beggar.ALMS
    return min(table.money[seat], asked)


def cube_cost(table: SienaTable, seat: int) -> float:
    """Florins that the next stinginess cube costs in points."""
    return point(table, seat) * (table.stinginess[seat] + 1)


def place_worth(table: SienaTable, seat: int, place: int) -> float:
    """Florins that stopping in a place is worth."""
    box = table.box
    money = table.money[seat]
    if box.yellow[place]:
        return town.YELLOW_FLORINS
    if place == box.banchi:
        return town.DISTRICT_CARD_FLORINS * 0.7 * table.count(seat, BANCHI)
    if place == box.servi:
        return town.DISTRICT_CARD_FLORINS * 0.7 * table.count(seat, SERVI)
    if place == box.salimbeni:
        return FATO_MEAN * box.fato_salimbeni * 0.7 * table.count(seat, SALIMBENI)
    if place == box.duomo and not table.donated[seat] and table.senesi_left():
        given = town.donation(money)
        return point(table, seat) * 5.3 - given if given else 0.0
    if place == box.torre and table.tower.count(seat) < town.LEVEL_LIMIT:
        level = len(table.tower)
        cost_now = box.tower_costs[level] - (box.labour if table.holds(seat, BRICKLAYER) else 0)
        gain = point(table, seat) * box.tower_points[level] - 0.6 * cost_now
        return gain if money >= cost_now else 0.0
    return 0.0


def inn_worth(table: SienaTable, seat: int) -> float:
    """What opening an auction for an Artist, unseen, is worth."""
    if table.money[seat] < inn.LEAST_FOR_ARTIST + 5:
        return 0.0
    return 0.5 * (artist_worth(table, seat, UNKNOWN_ARTIST) - inn.LEAST_FOR_ARTIST)
