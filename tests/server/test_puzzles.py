"""Puzzles as a page gets them."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fiorino.bots.puzzles import puzzle_of, puzzles_of
from fiorino.core.game import Game
from fiorino.games import GAMES
from fiorino.games.siena import SIENA
from fiorino.server.http.puzzles import shown, tried
from fiorino.server.people.ratings import Rating
from tests.server.wire import house

of_each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@of_each
def test_every_puzzle_is_shown_to_the_seat_that_is_asked(game: Game) -> None:
    for puzzle in puzzles_of(game):
        told: dict[str, Any] = json.loads(msgspec.json.encode(shown(puzzle)))
        briefing = told["shown"]["briefing"]
        assert briefing["asked"]
        assert briefing["question"]["seat"] == told["seat"] == told["shown"]["viewer"]
        assert all(seat["connected"] for seat in told["shown"]["seats"])


@of_each
def test_what_is_shown_does_not_tell_the_answer(game: Game) -> None:
    told = json.loads(msgspec.json.encode(shown(puzzles_of(game)[0])))
    assert not {"answer", "worths", "reason", "solved"} & set(told)


@of_each
def test_the_best_answer_is_right_and_any_other_is_not(game: Game) -> None:
    for puzzle in puzzles_of(game)[::10]:
        for answer in puzzle.worths:
            found = tried(puzzle, answer, Rating())
            assert found.right == (answer == puzzle.answer)
            assert found.answers[0].answer == puzzle.answer
            assert (found.rating.shown > found.rating.before) == found.right
            assert found.after.version > 1


def test_a_page_asks_for_puzzles(tmp_path: Path) -> None:
    puzzle = puzzle_of(SIENA, 1)
    with house(tmp_path) as hosted:
        get = hosted.client.get
        offered = {each["game"]: each for each in get("/api/puzzles").json()}
        assert set(offered) == {game.name for game in GAMES}
        assert len(offered["siena"]["difficulties"]) == len(puzzles_of(SIENA))
        assert get("/api/puzzles/siena/1").json()["difficulty"] == puzzle.difficulty
        previewed = get("/api/puzzles/siena/1/preview", params={"answer": puzzle.answer})
        assert previewed.status_code == 200
        told = get("/api/puzzles/siena/1/try", params={"answer": puzzle.answer}).json()
        assert told["right"]
        again = get(
            "/api/puzzles/siena/1/try",
            params={"answer": puzzle.answer, "mu": told["rating"]["mu"], "sigma": 8.0},
        ).json()
        assert again["rating"]["mu"] > told["rating"]["mu"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/puzzles/siena/9999", 404),
        ("/api/puzzles/siena/0", 422),
        ("/api/puzzles/siena/x", 422),
        ("/api/puzzles/chess/1", 404),
        ("/api/puzzles/siena/1/try?answer=nonsense", 422),
        ("/api/puzzles/siena/1/try?answer=done&mu=nan", 422),
        ("/api/puzzles/siena/1/try?answer=done&sigma=0", 422),
    ],
)
def test_what_is_no_puzzle_is_refused(tmp_path: Path, path: str, status: int) -> None:
    with house(tmp_path) as hosted:
        assert hosted.client.get(path).status_code == status
