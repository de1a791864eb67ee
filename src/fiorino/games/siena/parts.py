"""What lies in the box, as a page needs it to draw the table."""

from fiorino.core.protocol import Json
from fiorino.games.siena.components import (
    BANKER,
    GOODS_CARD,
    JOURNEY,
    MERCHANT,
    TYPE_NAMES,
    Card,
    SienaBox,
)
from fiorino.games.siena.rules.country import BANKER_SHARE
from fiorino.games.siena.rules.town import DISTRICT_CARD_FLORINS, YELLOW_FLORINS, donation

MOST_ON_TRACK = 99
"""The last space of the Florins track; who has more begins anew on it."""


def parts(box: SienaBox) -> dict[str, Json]:
    """Cards and their numbers, goods, roads, the town, the Tower and the tables of prices."""
    ranks: dict[str, Json] = {
        "merchant": box.thresholds[MERCHANT - 1],
        "banker": box.thresholds[BANKER - 1],
    }
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
        "ranks": ranks,
        "hand_limit": box.hand_limit,
        "last_round": box.last_round,
        "banker_share": BANKER_SHARE,
    }


def _card(card: Card, box: SienaBox) -> dict[str, Json]:
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
