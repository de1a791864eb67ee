"""The review of a match, as a page gets it while it grows."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fiorino.bots.review import QUICK, accounts, review, turning_points
from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import Seat
from fiorino.server.http.reviews import MOST_POINTS, reviewed
from fiorino.server.play.log_lines import ANSWER
from fiorino.server.play.reviewing import AT_ONCE, Review
from fiorino.server.thinking.requests import Weigh, Weighed
from tests.server.lobbies import MEDICI, finished, lobby_at, seated
from tests.server.wire import house

FIXTURES = Path(__file__).parents[1] / "fixtures"


async def done(review: Review) -> Review:
    while not review.is_done:
        await asyncio.sleep(0)
    return review


async def test_a_review_is_what_analyze_tells(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        found = reviewed(await done(lobby.reviews.of(room)))
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
        found = reviewed(await done(lobby.reviews.of(room)))
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
        first = lobby.reviews.of(room)
        assert lobby.reviews.of(room) is first
        await done(first)
        assert lobby.reviews.of(room) is first
        assert asked == first.numbers


async def test_one_that_fails_is_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")

        async def failing(weigh: Weigh) -> Weighed:
            raise FiorinoError("Nobody thinks here.")

        with monkeypatch.context() as patch:
            patch.setattr(lobby.bot_pool, "weigh", failing)
            first = lobby.reviews.of(room)
            while not first.has_failed:
                await asyncio.sleep(0)
            assert reviewed(first).failed
        assert not (await done(lobby.reviews.of(room))).has_failed


async def test_a_match_that_goes_on_is_refused(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        with pytest.raises(FiorinoError, match="when it is over"):
            lobby.reviews.of(room)


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
