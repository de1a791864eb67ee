"""Every event names the rule by which it happened, shown by a played example for each."""

from collections.abc import Callable

import pytest

from fiorino.core.protocol import Event
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi import events as told

from .tables import (
    Playing,
    at,
    draw_tile,
    load_lot,
    opening,
    rest,
    scored,
    ship,
    take_or_leave,
)

FULL = {
    "3": ship("pisa", "dye-4", "dye-4", "dye-3"),
    "4": ship("genova", "fur-4", "fur-4", "fur-3", "fur-2"),
}
ON_FIVE = ("spice-4", "spice-4", "spice-3", "spice-2")


def offered() -> Playing:
    """The Strozzi are asked to buy a lot of one for 7."""
    return opening().play("tile dye-4", "stop", "price 7")


def bought(*answers: str) -> Playing:
    return offered().play("buy", *answers)


def no_room() -> Playing:
    """The Strozzi, who have room for one, are asked to buy a lot of two."""
    return at(
        {
            "round": 1,
            "ships": {"strozzi": {**FULL, "5": ship("venezia", *ON_FIVE)}},
            "lot": ["cloth-1", "cloth-2"],
            "agenda": [take_or_leave("strozzi", 3)],
        }
    )


def one_space_left() -> Playing:
    """The Medici load a tile on the last space of their fleet."""
    return at(
        {
            "round": 1,
            "ships": {"medici": {**FULL, "5": ship("venezia", *ON_FIVE)}},
            "lot": ["cloth-1"],
            "agenda": [load_lot("medici")],
        }
    ).play("load 5 venezia")


def last_tile(last_lot: str = "sold") -> Playing:
    """The Medici draw the last tile of the bag."""
    return at(
        {"round": 1, "thrown": rest("gold-5"), "agenda": [draw_tile("medici")]},
        last_lot,
    ).play("tile gold-5")


CASES: list[tuple[type[Event], str, Callable[[], Playing]]] = [
    (told.RoundBegan, "M2.2", lambda: scored(round=1)),
    (told.TileDrawn, "M2.3", offered),
    (told.PriceNamed, "M3.1", offered),
    (told.LotBought, "M3.2", bought),
    (told.LotReturned, "M3.3", lambda: offered().play("refuse")),
    (told.LotLoaded, "M4.1", lambda: bought("load 3 pisa")),
    (told.LotThrown, "M4.5", lambda: bought("throw")),
    (told.LotForced, "M4.6", lambda: no_room().play("buy")),
    (told.LotUnsold, "M5.3", lambda: last_tile("not_sold")),
    (told.FleetFull, "M5.1", one_space_left),
    (told.BagEmpty, "M5.2", last_tile),
    (told.HarborScored, "M6.1", lambda: scored({"3": ship("pisa", "gold-5")})),
    (told.HarborScored, "M6.2", scored),
    (told.MarkerMoved, "M6.7", lambda: scored({"3": ship("pisa", "dye-1")})),
    (told.MonopolyPaid, "M6.8", lambda: scored(markers={"pisa": {"dye": 2}})),
    (told.MonopolyPaid, "M6.9", lambda: scored(markers={"pisa": {"dye": 3}})),
    (told.MatchEnded, "M7.3", lambda: scored(money=(1, 0))),
    (told.MatchEnded, "M7.4", scored),
]


def rules_told(playing: Playing, kind: type[Event]) -> set[str]:
    """The rules that events of exactly this kind have named."""
    return {event.rule for event in playing.events if type(event) is kind}


@pytest.mark.parametrize(
    ("kind", "rule", "played"), CASES, ids=[f"{kind.__name__}-{rule}" for kind, rule, _ in CASES]
)
def test_an_event_names_the_rule_by_which_it_happened(
    kind: type[Event], rule: str, played: Callable[[], Playing]
) -> None:
    assert rule in MEDICI_VS_STROZZI.rulebook().rules
    assert rule in rules_told(played(), kind)


@pytest.mark.parametrize(
    ("kind", "played", "rules"),
    [
        (
            told.HarborScored,
            lambda: scored({"3": ship("pisa", "gold-5")}),
            ["M6.1", "M6.2", "M6.2"],
        ),
        (
            told.MonopolyPaid,
            lambda: scored(markers={"pisa": {"dye": 2, "spice": -4}}),
            ["M6.8", "M6.9"],
        ),
    ],
)
def test_events_of_one_kind_name_the_rules_of_their_own_cases(
    kind: type[Event], played: Callable[[], Playing], rules: list[str]
) -> None:
    assert [event.rule for event in played().events if type(event) is kind] == rules


def test_every_event_has_an_example() -> None:
    assert {kind for kind, _, _ in CASES} == set(told.EVENTS)
