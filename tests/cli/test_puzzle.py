"""`fiorino puzzle`."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from fiorino.bots.puzzles import puzzle_of, puzzle_of_the_day, puzzles_of
from fiorino.core.game import LANGUAGES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA

from .conftest import Call
from .support import assert_refused

FIRST = puzzle_of(MEDICI_VS_STROZZI, 1)
WRONG = [*FIRST.worths][-1]
NUMBER = ("puzzle", "medici-vs-strozzi", "--number", "1")


def kept(data: Path) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads((data / "puzzles.json").read_text("utf-8"))
    return found


def test_a_right_answer_is_told_so_and_raises_the_rating(call: Call, data: Path) -> None:
    said = call(*NUMBER, typed=f"{FIRST.answer}\n")
    assert said.code == 0
    assert "Right." in said.words
    assert f"Best: {FIRST.answer}" in said.words
    assert "(+" in said.words
    solver = kept(data)["medici-vs-strozzi"]
    assert (solver["right"], solver["seen"]) == (1, [1])


def test_a_wrong_answer_is_told_what_it_gives_away(call: Call, data: Path) -> None:
    said = call(*NUMBER, typed=f"{WRONG}\n")
    assert "Not the best." in said.words
    assert f"Your answer, {WRONG}: gives away" in said.words
    assert f"Best: {FIRST.answer}" in said.words
    solver = kept(data)["medici-vs-strozzi"]
    assert (solver["right"], solver["seen"]) == (0, [1])


def test_a_puzzle_is_rated_once(call: Call, data: Path) -> None:
    call(*NUMBER, typed=f"{WRONG}\n")
    before = kept(data)
    said = call(*NUMBER, typed=f"{FIRST.answer}\n")
    assert "You had seen this one before" in said.words
    assert kept(data) == before


def test_an_answer_that_is_not_legal_is_refused_and_asked_for_again(call: Call) -> None:
    said = call(*NUMBER, typed=f"price 7\nnonsense\n{FIRST.answer}\n")
    assert [said.words.count(each) for each in ("Not allowed", "not understood")] == [1, 1]
    assert "Right." in said.words


def test_the_puzzle_of_the_day_is_the_same_for_everybody(call: Call) -> None:
    said = call("puzzle", "siena", "--day", typed="quit\n")
    daily = puzzle_of_the_day(SIENA, datetime.now(UTC).date())
    assert daily is not None
    assert f"Puzzle {daily.number} of Siena" in said.words


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_a_difficulty_is_chosen(call: Call, difficulty: str) -> None:
    said = call("puzzle", "siena", "--difficulty", difficulty, typed="next\n\nnext\nquit\n")
    assert said.words.count(f"({difficulty})") == 2


def test_without_a_game_any_game_is_taken(call: Call) -> None:
    assert "One answer is clearly the best" in call("puzzle", typed="quit\n").words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_solves(call: Call, language: str) -> None:
    said = call("--language", language, *NUMBER, typed=f"{FIRST.answer}\n")
    assert said.code == 0
    assert "puzzle-" not in said.words
    assert said.widest <= 80


def test_a_number_that_there_is_not_is_refused(call: Call) -> None:
    last = len(puzzles_of(SIENA))
    assert_refused(call("puzzle", "siena", "--number", str(last + 1)), f"1 to {last}")


def test_a_broken_file_of_ratings_begins_anew(call: Call, data: Path) -> None:
    data.mkdir(exist_ok=True)
    (data / "puzzles.json").write_text("{", "utf-8")
    assert "Right." in call(*NUMBER, typed=f"{FIRST.answer}\n").words
    assert kept(data)["medici-vs-strozzi"]["seen"] == [1]
