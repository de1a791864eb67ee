"""The review of a match, as a page gets it while it grows."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fiorino.bots.review import QUICK, accounts, judge_of, review, turning_points
from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import Seat
from fiorino.server.play import reviewing
from fiorino.server.play.lobby import Lobby
from fiorino.server.play.log_lines import ANSWER
from fiorino.server.play.review_messages import MatchReviewed
from fiorino.server.play.reviewing import AT_ONCE, MOST_POINTS
from fiorino.server.play.room import Room
from fiorino.server.storage.errors import Unavailable
from fiorino.server.thinking.requests import Weigh, Weighed
from tests.server.lobbies import MEDICI, Thinking, finished, lobby_at, seated
from tests.server.wire import house

FIXTURES = Path(__file__).parents[1] / "fixtures"


class Resting(Thinking):
    """Nobody may ask it for a review."""

    async def weigh(self, weigh: Weigh) -> Weighed:
        raise AssertionError(weigh)


async def begun(lobby: Lobby, room: Room) -> MatchReviewed:
    """The review as a page asks for it."""
    return await lobby.reviews.found(room) or lobby.reviews.begin(room)


async def done(lobby: Lobby, room: Room) -> MatchReviewed:
    """The review when it is ready, and stored."""
    await begun(lobby, room)
    while lobby._kept:
        await asyncio.sleep(0)
    found = await lobby.reviews.found(room)
    assert found is not None
    assert found.done == found.of
    return found


async def test_a_review_is_what_analyze_tells(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        found = await done(lobby, room)
        match = room.live.match
        told = list(review(match, QUICK))
        write = room.live.notation.write
        assert [each.answer for each in found.decisions] == [write(each.action) for each in told]
        assert [each.best for each in found.decisions] == [write(each.best.action) for each in told]
        for one, other in zip(found.decisions, told, strict=True):
            assert one.gave_away == pytest.approx(other.given.gives_away, abs=0.01)
        for seat, account in zip(found.seats, accounts(match, told), strict=True):
            assert seat.ended == pytest.approx(account.ended)
            assert seat.began - seat.gave_away + seat.came == pytest.approx(seat.ended, abs=0.03)
        assert len(found.points) == len(turning_points(told, MOST_POINTS))


async def test_a_decision_has_the_version_of_its_line(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        found = await done(lobby, room)
        lines = {line.row.seq: line.row for line in room.live.lines}
        for each in found.decisions:
            line = lines[each.version]
            assert (line.kind, line.action) == (ANSWER, each.answer)
            assert room.live.setup.seat_name(Seat(line.seat)) == each.seat


async def test_a_review_is_thought_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    async with lobby_at(tmp_path) as lobby:
        real = lobby.bot_pool.weigh

        async def counted(weigh: Weigh) -> Weighed:
            asked.extend(given.number for given in weigh.given)
            assert len(weigh.given) <= AT_ONCE
            return await real(weigh)

        monkeypatch.setattr(lobby.bot_pool, "weigh", counted)
        room = await finished(lobby, "ada", "bruno")
        assert await begun(lobby, room) == lobby.reviews.begin(room)
        first = await done(lobby, room)
        assert await begun(lobby, room) == first
        assert len(asked) == len(set(asked)) == first.of


async def test_one_that_fails_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")

        async def failing(weigh: Weigh) -> Weighed:
            raise FiorinoError("Nobody thinks here.")

        with monkeypatch.context() as patch:
            patch.setattr(lobby.bot_pool, "weigh", failing)
            assert (await begun(lobby, room)).done == 0
            while await lobby.reviews.found(room) is not None:
                await asyncio.sleep(0)
        assert not (await done(lobby, room)).failed


async def test_a_match_that_goes_on_is_refused(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        with pytest.raises(FiorinoError, match="when it is over"):
            await lobby.reviews.found(room)


async def test_after_a_restart_nobody_thinks_about_it_again(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        first = await done(lobby, room)
    async with lobby_at(tmp_path, Resting()) as lobby:
        assert await lobby.reviews.found(await lobby.room(room.id)) == first


async def test_another_judge_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        first = await done(lobby, room)
        monkeypatch.setattr(reviewing, "judge_of", lambda _: "other weights")
        assert await lobby.reviews.found(room) is None
        assert await done(lobby, room) == first
        assert await lobby.store.review(room.id, "other weights") is not None


async def test_one_that_cannot_be_stored_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")

        async def failing(*_: str) -> None:
            raise Unavailable("The disk is full.")

        monkeypatch.setattr(lobby.store, "keep_review", failing)
        first = await done(lobby, room)
        monkeypatch.setattr(lobby, "bot_pool", Resting())
        assert await lobby.reviews.found(room) == first


async def test_one_that_another_version_wrote_is_begun_anew(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        judge = judge_of(room.live.setup.game)
        await lobby.store.keep_review(room.id, judge, '{"done": "much"}')
        assert await lobby.reviews.found(room) is None


def test_a_page_asks_until_it_is_ready(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        anna = hosted.guest()
        content = (FIXTURES / "example.fiorino").read_bytes()
        match = anna.ask("POST", "/api/records", content=content).json()["match"]
        found: dict[str, Any] = {"done": 0, "of": 1}
        while found["done"] < found["of"]:
            said = anna.ask("GET", f"/api/tables/{match}/review")
            assert said.status_code == 200, said.text
            found = said.json()
            assert bool(found["seats"]) == (found["done"] == found["of"])
        assert len(found["decisions"]) == found["of"]


def test_the_table_of_others_tells_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        table = hosted.guest().table("me", "open", listed=False)
        said = hosted.guest().ask("GET", f"/api/tables/{table['match']}/review")
        assert said.status_code == 404
