"""The puzzles of the package: each can be asked, has one clearly best answer, and says why."""

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from fiorino.bots.puzzles import (
    Difficulty,
    next_puzzle,
    puzzle_of,
    puzzle_of_the_day,
    puzzles_of,
)
from fiorino.core.advice import Unit
from fiorino.core.errors import UnknownName
from fiorino.core.game import LANGUAGES, Game
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.reasons import Why as MediciWhy
from fiorino.games.siena import SIENA
from fiorino.games.siena.reasons import Why as SienaWhy
from fiorino.locale import catalogue
from fiorino.server.people.puzzle_ratings import rate_attempt, strength_of
from fiorino.server.people.ratings import Rating

CLEAR = {Unit.COINS: 4.0, Unit.CHANCE: 0.05}
"""By how much the best answer must be better."""
KEYS = {SIENA.name: {*SienaWhy}, MEDICI_VS_STROZZI.name: {*MediciWhy}}

of_each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@of_each
def test_there_are_a_hundred_in_three_difficulties(game: Game) -> None:
    counted = Counter(puzzle.difficulty for puzzle in puzzles_of(game))
    assert counted.total() >= 100
    assert set(counted) == set(Difficulty)
    assert max(counted.values()) - min(counted.values()) <= 2


@of_each
def test_every_answer_is_legal_and_every_legal_answer_is_judged(game: Game) -> None:
    for puzzle in puzzles_of(game):
        assert sorted(puzzle.worths) == sorted(puzzle.decision.texts()), puzzle


@of_each
def test_one_answer_is_clearly_the_best(game: Game) -> None:
    for puzzle in puzzles_of(game):
        worths = list(puzzle.worths.values())
        assert worths == sorted(worths, reverse=True)
        assert puzzle.ahead >= CLEAR[puzzle.unit] - 1e-4, puzzle
        assert puzzle.gives_away(puzzle.answer) == 0


@of_each
def test_no_puzzle_comes_twice(game: Game) -> None:
    seen = [str(puzzle.position["table"]) for puzzle in puzzles_of(game)]
    assert len(set(seen)) == len(seen)


@of_each
def test_weaker_players_find_the_easy_ones_more_often(game: Game) -> None:
    for one, other in ((Difficulty.EASY, Difficulty.MEDIUM), (Difficulty.MEDIUM, Difficulty.HARD)):
        easier, harder = (
            [puzzle.solved for puzzle in puzzles_of(game) if puzzle.difficulty is kind]
            for kind in (one, other)
        )
        assert min(easier) >= max(harder)


@of_each
def test_a_reason_is_one_of_the_game(game: Game) -> None:
    reasons = [puzzle.reason for puzzle in puzzles_of(game) if puzzle.reason is not None]
    assert len(reasons) >= len(puzzles_of(game)) / 2
    for reason in reasons:
        assert reason.key in KEYS[game.name]
        for language in LANGUAGES:
            assert catalogue(language).has(f"{game.catalogue}-why-{reason.key}")


@of_each
def test_the_day_has_one_puzzle_and_all_come_before_one_comes_again(game: Game) -> None:
    count = len(puzzles_of(game))
    first = date.fromordinal(count * 6000)
    days = [puzzle_of_the_day(game, first + timedelta(each)) for each in range(count)]
    assert len({puzzle.number for puzzle in days if puzzle is not None}) == count
    assert puzzle_of_the_day(game, first) is days[0]


def test_the_next_one_is_of_the_kind_that_is_wanted_and_new() -> None:
    hard = [each.number for each in puzzles_of(SIENA) if each.difficulty is Difficulty.HARD]
    found = next_puzzle(SIENA, Difficulty.HARD, hard[1:], Random(1))
    assert found is not None
    assert found.number == hard[0]
    again = next_puzzle(SIENA, Difficulty.HARD, hard, Random(1))
    assert again is not None
    assert again.number in hard


def test_a_number_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownName, match="there is no 9999"):
        puzzle_of(SIENA, 9999)


def test_the_rating_rises_by_a_right_answer_and_more_by_that_to_a_hard_one() -> None:
    puzzles = sorted(puzzles_of(SIENA), key=lambda each: each.solved)
    hard, easy = puzzles[0], puzzles[-1]
    assert strength_of(hard).mu > strength_of(easy).mu
    right = [rate_attempt(Rating(), each, is_right=True).mu for each in (hard, easy)]
    wrong = [rate_attempt(Rating(), each, is_right=False).mu for each in (hard, easy)]
    assert right[0] > right[1] > Rating().mu > wrong[0] > wrong[1]
