"""What lies in the box, as a page needs it to draw the table."""

from typing import TypedDict

from fiorino.games.siena.components import (
    BANKER,
    GOODS_CARD,
    JOURNEY,
    MERCHANT,
    TYPE_NAMES,
    Card,
    GoodName,
    SienaBox,
)
from fiorino.games.siena.rules.beggar import ALMS, RICH_ALMS
from fiorino.games.siena.rules.country import BANKER_SHARE
from fiorino.games.siena.rules.inn import COURTESAN_FLORINS, LOOK_FLORINS
from fiorino.games.siena.rules.town import (
    BRIDE_GIFT,
    DISTRICT_CARD_FLORINS,
    YELLOW_FLORINS,
    donation,
)

MOST_ON_TRACK = 99
"""The last space of the Florins track; who has more begins anew on it."""


class CardPart(TypedDict):
    """A kind of card: goods, journey or the type of a Special card; `red` where it has a price."""

    type: str
    copies: int
    starred: bool
    red: int | None
    green: int
    workers: dict[GoodName, int]


class GoodPart(TypedDict):
    """A good: how many workers its frame wants, and what a unit sells for."""

    name: GoodName
    frame: int
    price: int


class FatoPart(TypedDict):
    """The Fato cards: how many, and what they pay for each good and in Piazza Salimbeni."""

    cards: int
    pays: dict[GoodName, int]
    salimbeni: int


class RoadsPart(TypedDict):
    """What the spaces of the roads pay."""

    firenze: list[int]
    arezzo: list[int]


class DistrictPart(TypedDict):
    """A District: whether it is yellow, and what a Banker gets there."""

    yellow: bool
    pays: int


class LevelPart(TypedDict):
    """A level of the Tower: what it costs, and the points that it brings."""

    level: int
    price: int
    points: int


class ArtistPart(TypedDict):
    """An Artist: what they are worth, and their name."""

    value: int
    name: str


class RanksPart(TypedDict):
    """The Florins that make a Merchant and a Banker."""

    merchant: int
    banker: int


class SumsPart(TypedDict):
    """Fixed sums: alms (more in the Inn), the bride's gift, a Courtesan, a look at an Artist."""

    alms: int
    alms_in_inn: int
    bride: int
    courtesan: int
    look: int


class Parts(TypedDict):
    """Cards and their numbers, goods, roads, the town, the Tower and the tables of prices."""

    cards: dict[str, CardPart]
    goods: list[GoodPart]
    fato: FatoPart
    roads: RoadsPart
    ring: list[str]
    districts: dict[str, DistrictPart]
    tower: list[LevelPart]
    labour: int
    donations: dict[str, int]
    initiative: list[int]
    artists: list[ArtistPart]
    senesi: dict[str, int]
    ranks: RanksPart
    hand_limit: int
    last_round: int
    banker_share: int
    sums: SumsPart


def parts(box: SienaBox) -> Parts:
    """Everything in the box."""
    return {
        "cards": {card.name: _card(card, box) for card in box.cards},
        "goods": [
            {"name": name, "frame": frame, "price": price}
            for name, frame, price in zip(box.goods, box.frames, box.prices, strict=True)
        ],
        "fato": {
            "cards": box.fato_cards,
            "pays": dict(zip(box.goods, box.fato, strict=False)),
            "salimbeni": box.fato_salimbeni,
        },
        "roads": {"firenze": list(box.roads[0]), "arezzo": list(box.roads[1])},
        "ring": list(box.ring),
        "districts": {
            name: {"yellow": yellow, "pays": _pays(box, place)}
            for place, (name, yellow) in enumerate(zip(box.ring, box.yellow, strict=True))
        },
        "tower": [
            {"level": level, "price": price, "points": points}
            for level, (price, points) in enumerate(
                zip(box.tower_costs, box.tower_points, strict=True), 1
            )
        ],
        "labour": box.labour,
        "donations": {str(florins): donation(florins) for florins in range(MOST_ON_TRACK + 1)},
        "initiative": list(box.rows),
        "artists": [{"value": value, "name": box.artists[value]} for value in range(1, 9)],
        "senesi": {str(value): box.senesi[value] for value in range(1, 5)},
        "ranks": {
            "merchant": box.thresholds[MERCHANT - 1],
            "banker": box.thresholds[BANKER - 1],
        },
        "hand_limit": box.hand_limit,
        "last_round": box.last_round,
        "banker_share": BANKER_SHARE,
        "sums": {
            "alms": ALMS,
            "alms_in_inn": RICH_ALMS,
            "bride": BRIDE_GIFT,
            "courtesan": COURTESAN_FLORINS,
            "look": LOOK_FLORINS,
        },
    }


def _card(card: Card, box: SienaBox) -> CardPart:
    is_goods = card.type in (GOODS_CARD, JOURNEY)
    return {
        "type": TYPE_NAMES[card.type],
        "copies": card.copies,
        "starred": card.starred,
        "red": None if card.starred else card.red,
        "green": card.green,
        "workers": {
            good: workers
            for good, workers in zip(box.goods, card.workers, strict=False)
            if is_goods and workers
        },
    }


def _pays(box: SienaBox, place: int) -> int:
    """What a Banker gets who stops there, with the card of the place where it has one."""
    if box.yellow[place]:
        return YELLOW_FLORINS
    return DISTRICT_CARD_FLORINS if place in (box.banchi, box.servi) else 0
