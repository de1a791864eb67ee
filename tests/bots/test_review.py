"""The review of a match of Siena is counted in winning chances."""

from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from fiorino.bots.review import TOLD_APART, Reviewed, accounts, judge_of, review
from fiorino.core.advice import Unit
from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.record import read_record
from fiorino.games import GAMES

RECORD: Final = Path(__file__).parents[1] / "fixtures" / "siena_german_introductory_2.fiorino"

pytestmark = pytest.mark.heavy


@pytest.fixture(scope="module")
def found() -> tuple[Match, list[Reviewed]]:
    match = read_record(RECORD.read_text("utf-8"), GAMES).match
    return match, list(review(match, 2))


def test_worths_are_chances_to_win(found: tuple[Match, list[Reviewed]]) -> None:
    assert {each.unit for each in found[1]} == {Unit.CHANCE}
    assert all(0 <= answer.worth <= 1 for each in found[1] for answer in each.answers)


def test_an_answer_without_an_alternative_is_valued_too(
    found: tuple[Match, list[Reviewed]],
) -> None:
    match, decisions = found
    alone = [each for each in decisions if len(each.answers) == 1]
    result = match.result
    assert result is not None
    winner = next(iter(result.winners))
    assert any(each.given.worth > 0 for each in alone if each.seat == winner)


def test_what_cannot_be_told_apart_costs_nothing(found: tuple[Match, list[Reviewed]]) -> None:
    costs = [each.given.gives_away for each in found[1]]
    assert all(cost == 0 or cost >= TOLD_APART for cost in costs)


def test_the_accounts_add_up(found: tuple[Match, list[Reviewed]]) -> None:
    for each in accounts(*found):
        assert each.began - each.gave_away + each.came == pytest.approx(each.ended)
    assert sorted(each.ended for each in accounts(*found)) == [0, 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_judge_is_known_by_the_rules_and_the_weights(game: Game) -> None:
    weights = files(game.package).joinpath("master", "weights.npz").read_bytes()
    assert f"rules {game.rules_version}," in judge_of(game)
    assert sha256(weights).hexdigest() in judge_of(game)
    assert judge_of(game) != judge_of(game, 80)
