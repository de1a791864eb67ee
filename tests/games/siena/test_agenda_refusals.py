"""Agendas that cannot occur, one for each sentence that refuses them."""

from typing import Final

import pytest

from fiorino.core.codec import Reader
from fiorino.core.errors import BadPosition
from fiorino.games.siena import SIENA

from .tables import Written, seat, setup_of
from .town_tables import banker

MERCHANT: Final = seat(40, "merchant")
ON_FIRENZE: Final = seat(40, "merchant", road="firenze", space=1)
IN_INN: Final = banker(60, "inn")
ON_SALIMBENI: Final = banker(60, "piazza-salimbeni")
START: Final = {"step": "start", "seat": "blue", "declines": 0, "barred": []}
OPENING: Final = {
    "step": "opening-bid", "seat": "orange", "card": "mule", "high": 2, "holder": "blue",
    "out": [], "starter": "blue", "barred": [],
}  # fmt: skip
LEG: Final = {"step": "leg", "seat": "blue", "road": "firenze", "named": []}
ARTIST: Final = {
    "step": "artist-bid", "seat": "orange", "artist": 3, "high": 15, "holder": "blue", "out": [],
    "seen": ["blue"],
}  # fmt: skip
FATO: Final = {"step": "fato", "drawer": "blue", "cards": 2, "each": 7}
OFFER: Final = {"step": "charity-offer", "seat": "blue", "income": 10}
AT_REST: Final = {"charity_income": "all_but_inn_set", "journey_pay": "at_rest"}

CASES: Final[list[tuple[str, Written, Written, dict[str, str]]]] = [
    ("over before the first round (S6.1", {}, {"round": 2, "agenda": [START]}, {}),
    (
        "left out in the Introductory game only (S33.3)",
        {},
        {"round": 0, "agenda": [{"step": "leave-out", "left": 1}]},
        {},
    ),
    (
        "blue does not have chance 2 of the round (S8.1)",
        {},
        {
            "order": ["blue", "orange"],
            "agenda": [
                {"step": "name-first"},
                {"step": "auction-star"},
                {"step": "take-cards", "chance": 2},
                {"step": "take-card", "seat": "blue"},
            ],
        },
        {},
    ),
    (
        "no card of the Opening Auction is left (S6.14)",
        {},
        {"round": 0, "display": [], "agenda": [START]},
        {},
    ),
    (
        "blue is barred and is not asked (S6.5)",
        {},
        {"round": 0, "agenda": [START | {"declines": 1, "barred": ["blue"]}]},
        {},
    ),
    (
        "does not lie open (S6.4)",
        {},
        {
            "round": 0,
            "agenda": [{"step": "first-bid", "seat": "blue", "card": "inn", "barred": []}],
        },
        {},
    ),
    (
        "blue is barred and has not started (S6.5)",
        {},
        {
            "round": 0,
            "agenda": [{"step": "first-bid", "seat": "blue", "card": "mule", "barred": ["blue"]}],
        },
        {},
    ),
    (
        "does not lie open (S6.4)",
        {},
        {"round": 0, "agenda": [OPENING | {"card": "inn"}]},
        {},
    ),
    (
        "the starter has made the first bid (S6.4)",
        {},
        {"round": 0, "agenda": [OPENING | {"holder": None, "high": 0}]},
        {},
    ),
    (
        "so much corn is not (S16.3",
        {"blue": seat()},
        {"agenda": [{"step": "load-road", "seat": "blue", "loaded": ["corn"]}]},
        {},
    ),
    (
        "1 to 6 Fato cards are drawn, not 7 (S16.4)",
        {"blue": ON_SALIMBENI},
        {"agenda": [FATO | {"cards": 7}]},
        {},
    ),
    (
        "another may follow, or none (S20.8)",
        {"blue": ON_SALIMBENI},
        {"agenda": [{"step": "salimbeni", "seat": "blue"}, FATO]},
        {"salimbeni_cards": "one"},
    ),
    (
        "blue is not on Piazza Salimbeni (S20.8)",
        {"blue": banker(60, "duomo")},
        {"agenda": [{"step": "banker-rest", "seat": "blue"}, FATO]},
        {"salimbeni_cards": "one"},
    ),
    (
        "blue is on the other road (S18.3)",
        {"blue": ON_FIRENZE},
        {"agenda": [LEG | {"road": "arezzo"}]},
        {},
    ),
    (
        "the roads are closed to blue in this turn (S18.8)",
        {"blue": ON_FIRENZE},
        {"turn": {"road_closed": True}, "agenda": [LEG]},
        {},
    ),
    (
        "the leg leads beyond the end of the road (S18.4)",
        {"blue": seat(40, "merchant", road="firenze", space=2)},
        {
            "discard": {"corn1-wine1": 1, "corn1-oil1": 1},
            "agenda": [LEG | {"named": ["corn1-wine1", "corn1-oil1"]}],
        },
        {},
    ),
    (
        "corn1-wine1 is played, so it lies in the discard pile (S11.6",
        {"blue": MERCHANT},
        {"agenda": [LEG | {"named": ["corn1-wine1"]}]},
        {},
    ),
    (
        "charity is not asked for after each income at this table (S17.3)",
        {"blue": MERCHANT},
        {"agenda": [OFFER]},
        {},
    ),
    (
        "charity comes from all its income, once (S17.9)",
        {"blue": MERCHANT},
        {
            "turn": {"eligible": 25},
            "agenda": [{"step": "offer-rise", "player": "blue"}, OFFER],
        },
        AT_REST,
    ),
    (
        "nobody decides about cashing at this table (S18.7)",
        {"blue": ON_FIRENZE},
        {"agenda": [{"step": "cash-or-stay", "seat": "blue"}]},
        {},
    ),
    (
        "blue has not made a leg that ends on a road (S18.7)",
        {"blue": seat(40, "merchant", road="firenze", space=2)},
        {"agenda": [{"step": "cash-or-stay", "seat": "blue"}]},
        {"edition": "dutch"},
    ),
    (
        "the space of blue pays nothing (S18.7)",
        {"blue": ON_FIRENZE},
        {"turn": {"travelled": True}, "agenda": [{"step": "cash-or-stay", "seat": "blue"}]},
        {"edition": "dutch"},
    ),
    (
        "1 of Senesi cards worth 1 to 4 can be kept (S17.2",
        {"blue": MERCHANT},
        {"agenda": [{"step": "keep-senesi", "seat": "blue", "drawn": [1, 2], "keep": 2}]},
        {},
    ),
    (
        "no card is left to draw (S17.1",
        {"blue": MERCHANT},
        {"agenda": [{"step": "draw-senesi", "drawer": "blue", "drawn": [], "left": 0, "keep": 1}]},
        {},
    ),
    (
        "no card has been drawn to keep (S17.2",
        {"blue": MERCHANT},
        {"agenda": [{"step": "keep-senesi", "seat": "blue", "drawn": [], "keep": 1}]},
        {},
    ),
    (
        "the Bankers in the Inn pay in Initiative order (S23.5)",
        {"blue": IN_INN},
        {
            "cubes": 1,
            "agenda": [
                {"step": "country-turn", "seat": "orange"},
                {"step": "charge-guests", "guests": ["orange"], "paid": False},
            ],
        },
        {},
    ),
    (
        "blue is not in the Inn and opened no auction (S24.1)",
        {"blue": banker(60, "duomo")},
        {"agenda": [{"step": "banker-rest", "seat": "blue"}, ARTIST]},
        {},
    ),
    (
        "an Artist costs at least 15 (S24.4)",
        {"blue": IN_INN},
        {"agenda": [ARTIST | {"high": 14}]},
        {},
    ),
    (
        "the Bankers in the Inn have seen the Artist (S24.3)",
        {"blue": IN_INN},
        {"agenda": [ARTIST | {"seen": []}]},
        {},
    ),
    (
        "Calandrino cannot walk 400 places",
        {"blue": seat()},
        {"agenda": [{"step": "wander", "mover": "blue", "left": 400, "into_inn": False}]},
        {},
    ),
    (
        "blue has played the Mule without a Goods card (S15.3)",
        {"blue": seat()},
        {
            "turn": {"mule": True, "worked": False},
            "agenda": [{"step": "country-turn", "seat": "blue"}],
        },
        {},
    ),
    (
        "asked for after each income, and not remembered (S17.3)",
        {"blue": MERCHANT},
        {"turn": {"eligible": 20}, "agenda": [{"step": "country-turn", "seat": "blue"}]},
        {"charity_limit": "each_income"},
    ),
    (
        "The roads are never closed at this table (S18.8)",
        {"blue": MERCHANT},
        {"turn": {"road_closed": True}, "agenda": [{"step": "country-turn", "seat": "blue"}]},
        {"journey_again": "this_turn"},
    ),
]


@pytest.mark.parametrize(
    ("told", "seats", "parts", "options"), CASES, ids=[case[0] for case in CASES]
)
def test_an_agenda_that_cannot_occur_is_refused_by_its_rule(
    told: str, seats: Written, parts: Written, options: dict[str, str]
) -> None:
    written = {"round": 3, "seats": seats, **parts}

    with pytest.raises(BadPosition) as refused:
        SIENA.decode(Reader(written, "the table", BadPosition), setup_of(2, options))

    assert told in str(refused.value)
