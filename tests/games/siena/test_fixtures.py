"""Five whole matches that together visit every kind of decision; they replay for ever."""

from pathlib import Path

import pytest

from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.core.record import read_record
from fiorino.games import GAMES
from fiorino.games.siena.position import STEPS

FIXTURES = sorted(Path(__file__).parents[2].glob("fixtures/siena_*.fiorino"))
BY_ITSELF = {
    "leave-out", "begin-round", "deal", "set-initiative", "name-first", "next-turn", "take-cards",
    "auction-star", "settle", "charge-guests", "offer-artist", "wander", "beg-from",
}  # fmt: skip
BY_CHANCE = {"draw-seat", "leave-out-card", "deal-card", "fato", "draw-senesi", "draw-artist"}


def opened(path: Path) -> Match:
    return read_record(path.read_text("utf-8"), GAMES).match


def questions(match: Match) -> set[str]:
    table = match.at(0)
    asked = set()
    for entry in match.log:
        asked.add(table.question())
        table.apply(entry.action)
    return asked


def test_there_are_five_fixtures() -> None:
    assert len(FIXTURES) == 5


@pytest.mark.parametrize("path", FIXTURES, ids=[path.stem for path in FIXTURES])
def test_a_fixture_replays_to_its_result(path: Path) -> None:
    match = opened(path)

    assert match.is_over
    assert sum(entry.seat != CHANCE for entry in match.log) > 100


def test_the_fixtures_visit_every_kind_of_decision_and_draw() -> None:
    asked = set().union(*[questions(opened(path)) for path in FIXTURES])

    assert asked == set(STEPS.classes) - BY_ITSELF
    assert asked >= BY_CHANCE
