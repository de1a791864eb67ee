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
from fiorino.server.people.solvers import Attempt
from tests.server.wire import PASSWORD, Someone, house

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
            found = tried(puzzle, answer, Attempt(Rating(), Rating(), counted=True))
            assert found.right == (answer == puzzle.answer)
            assert found.answers[0].answer == puzzle.answer
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
        wrong = list(puzzle.worths)[1]
        missed = get("/api/puzzles/siena/1/try", params={"answer": wrong}).json()
        assert not missed["right"]
        assert missed["rating"]["shown"] < missed["rating"]["before"] < told["rating"]["shown"]


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


# With an account


def answered(solver: Someone, number: int, place: int = 0) -> Any:
    """Answer a puzzle of Siena: the best answer has place 0."""
    answer = list(puzzle_of(SIENA, number).worths)[place]
    return solver.post(f"/api/puzzles/siena/{number}/try", {"answer": answer})


def test_the_rating_of_an_account_moves_by_the_first_answer_to_a_puzzle(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        bice = hosted.account("bice")
        assert bice.get("/api/puzzles/mine") == []
        first = answered(bice, 3)
        assert (first["right"], first["counted"]) == (True, True)
        assert first["rating"]["shown"] > first["rating"]["before"] == Rating().shown
        second = answered(bice, 4, place=1)
        assert (second["right"], second["counted"]) == (False, True)
        assert second["rating"]["shown"] < second["rating"]["before"] == first["rating"]["shown"]
        stands = [
            {"game": "siena", "rating": second["rating"]["shown"], "right": 1, "seen": [3, 4]}
        ]
        for number, place in ((3, 0), (4, 0), (3, 1)):
            again = answered(bice, number, place)
            assert (again["right"], again["counted"]) == (place == 0, False)
            assert again["rating"]["shown"] == again["rating"]["before"] == stands[0]["rating"]
        assert bice.get("/api/puzzles/mine") == stands
    with house(tmp_path) as hosted:
        again = hosted.stranger()
        again.post("/api/account/login", {"username": "bice", "password": PASSWORD})
        assert again.get("/api/puzzles/mine") == stands


def test_no_page_tells_the_server_the_rating_of_an_account(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        bice = hosted.account("bice")
        answer = puzzle_of(SIENA, 3).answer
        told = {"answer": answer, "mu": 90.0}
        bice.post("/api/puzzles/siena/3/try", told, 422)
        assert bice.get("/api/puzzles/mine") == []


def test_with_an_account_nobody_looks_up_the_answer_first(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        bice = hosted.account("bice")
        answer = puzzle_of(SIENA, 3).answer
        said = bice.ask("GET", "/api/puzzles/siena/3/try", params={"answer": answer})
        assert said.status_code == 403
        assert said.json()["reason_key"]["key"] == "refusal-puzzle-counts"
        assert answer not in said.text


def test_a_guest_has_no_rating_at_the_server(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        guest, answer = hosted.guest(), puzzle_of(SIENA, 3).answer
        for said in (
            guest.post("/api/puzzles/siena/3/try", {"answer": answer}, 403),
            guest.get("/api/puzzles/mine", 403),
        ):
            assert said["reason_key"]["key"] == "refusal-no-account-yet"
        hosted.stranger().get("/api/puzzles/mine", 401)


def test_what_cannot_be_answered_is_not_counted(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        bice = hosted.account("bice")
        bice.post("/api/puzzles/siena/3/try", {"answer": "nonsense"}, 422)
        assert bice.get("/api/puzzles/mine") == []
