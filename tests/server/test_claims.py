"""Claiming the win over somebody who is gone: when it may be done, and what comes of it."""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from fiorino.server.play import messages as say
from fiorino.server.play.clocks import Clock, slow_clock
from fiorino.server.play.room import Room
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    Page,
    Time,
    agrees,
    asked,
    command,
    finished,
    lines,
    lobby_at,
    play,
    seated,
    until,
)
from tests.server.test_lobby_survives import processes

MINUTES: Final = 180.0


def pages_of(room: Room, *names: str) -> dict[str, Page]:
    """Everybody has the match on a page."""
    pages = {name: Page(name) for name in names}
    for page in pages.values():
        room.add_viewer(page)
    for name, page in pages.items():
        page.send(room.shown(name, -1))
    return pages


def waiting(room: Room) -> str:
    """Somebody who is not asked."""
    return next(seat.person for seat in room.seats if seat.person != asked(room)) or ""


def claim(room: Room) -> say.Claim:
    """A claim over the seat that is asked."""
    claimed: say.Claim = command(
        say.Claim, room, seat=room.live.setup.seat_names[room.live.asked()]
    )
    return claimed


async def refused(room: Room, who: str, what: Any) -> say.Wording:
    reply = await room.do(who, what)
    assert isinstance(reply, say.Refused), reply
    assert reply.reason_key is not None
    return reply.reason_key


def claim_in(page: Page) -> list[int | None]:
    return [seat["claim_in"] for seat in page.of_kind("shown")[-1]["seats"]]


@pytest.mark.parametrize("clock", [None, Clock(3600.0, 5.0)])
async def test_the_win_over_somebody_who_is_gone_is_claimed_after_the_time_of_the_setting(
    tmp_path: Path, clock: Clock | None
) -> None:
    now = Time()
    async with lobby_at(tmp_path, now=now) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno", clock=clock, rated=True)
        pages, gone, here = pages_of(room, "ada", "bruno"), asked(room), waiting(room)
        assert claim_in(pages[here]) == [None, None]
        now.now += 1000.0
        assert (await refused(room, here, claim(room))).key == "refusal-nothing-to-claim"
        room.remove_viewer(pages[gone])
        number = room.live.asked()
        await until(lambda: claim_in(pages[here])[number] == MINUTES)
        now.now += MINUTES - 1.5
        soon = await refused(room, here, claim(room))
        assert (soon.key, soon.words) == ("refusal-claim-too-soon", {"seconds": 2})
        now.now += 1.5
        assert room.shown(here, 0).seats[number].claim_in == 0
        assert isinstance(await room.do(here, claim(room)), say.Done)
        assert room.row.status == "over"
        shown = room.shown(here, 0)
        assert shown.ended == "claim"
        assert [seat.lost for seat in shown.seats][number] == "claim"
        assert json.loads(room.row.result or "")["winners"] == [1 - number]
        assert [(line.kind, line.seat, line.author) for line in await lines(room)][-1] == (
            "claim",
            number,
            "person",
        )
        assert shown.steps[-1].answer == room.live.setup.seat_names[1 - number]
        moves = {move.seat: move.after - move.before for move in shown.ratings}
        names = room.live.setup.seat_names
        assert moves[names[1 - number]] > 0 > moves[names[number]]
        await agrees(room)


async def test_who_comes_back_in_time_or_is_not_asked_loses_nothing(tmp_path: Path) -> None:
    now = Time()
    async with lobby_at(tmp_path, now=now) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        pages, gone, here = pages_of(room, "ada", "bruno"), asked(room), waiting(room)
        room.remove_viewer(pages[gone])
        now.now += MINUTES - 1
        room.add_viewer(pages[gone])
        room.remove_viewer(pages[gone])
        now.now += 2
        assert (await refused(room, here, claim(room))).key == "refusal-claim-too-soon"
        # Somebody who is not asked may be gone for as long as they like.
        room.add_viewer(pages[gone])
        while asked(room) == gone:
            await play(room, 1, Random(1))
        room.remove_viewer(pages[gone])
        now.now += 10 * MINUTES
        over = command(say.Claim, room, seat=room.live.setup.seat_names[1 - room.live.asked()])
        assert (await refused(room, here, over)).key == "refusal-nothing-to-claim"
        assert claim_in(pages[here]) == [None, None]
        # Once they are asked, they have the whole time to come back.
        while asked(room) == here:
            await play(room, 1, Random(1))
        assert room.shown(here, 0).seats[room.live.asked()].claim_in == MINUTES


async def test_nobody_claims_in_slow_play_in_a_pause_or_over_a_bot_or_nonsense(
    tmp_path: Path,
) -> None:
    now = Time()
    async with lobby_at(tmp_path, now=now) as lobby:
        slow = await seated(lobby, MEDICI, "ada", "bruno", clock=slow_clock(1))
        now.now += 10_000.0
        assert (await refused(slow, waiting(slow), claim(slow))).key == "refusal-claim-slow"
        assert [seat.claim_in for seat in slow.shown("ada", 0).seats] == [None, None]
        room = await seated(lobby, MEDICI, "ada", "bruno")
        here = waiting(room)
        now.now += 10_000.0
        for seat in ("", "nobody", room.live.setup.seat_names[1 - room.live.asked()]):
            over = command(say.Claim, room, seat=seat)
            assert (await refused(room, here, over)).key == "refusal-nothing-to-claim"
        own = claim(room)
        assert (await refused(room, asked(room), own)).key == "refusal-nothing-to-claim"
        for who in ("ada", "bruno"):
            await room.do(who, command(say.Pause, room, agree=True))
        assert (await refused(room, here, claim(room))).key == "refusal-paused"
        stranger = await refused(room, "zeno", claim(room))
        assert stranger.key == "refusal-only-watching"


async def test_with_more_players_a_bot_plays_on_for_whoever_is_gone(tmp_path: Path) -> None:
    now = Time()
    async with lobby_at(tmp_path, now=now) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla")
        gone, here, number = asked(room), waiting(room), room.live.asked()
        assert room.shown(here, 0).resigning == "bot"
        now.now += MINUTES
        await room.do(here, claim(room))
        assert room.row.status == "running"
        shown = room.shown(here, 0)
        assert (shown.ended, shown.seats[number].lost) == (None, "claim")
        assert (shown.resigning, room.shown(gone, 0).resigning) == ("ends", None)
        await until(lambda: room.live.asked() != number)
        assert room.live.lines[-1].row.author == "bot"
        await agrees(room)


async def test_how_a_match_ended_is_told(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        played = await finished(lobby, "ada", "bruno")
        assert played.shown("ada", 0).ended == "answer"
        resigned = await seated(lobby, MEDICI, "ada", "bruno")
        assert resigned.shown("ada", 0).ended is None
        await resigned.do("ada", command(say.Resign, resigned))
        shown = resigned.shown("bruno", 0)
        assert (shown.ended, [seat.lost for seat in shown.seats]) == ("resign", ["resign", None])
        late = await seated(lobby, MEDICI, "ada", "bruno", clock=Clock(0.05))
        await until(lambda: late.row.status == "over")
        assert late.shown("ada", 0).ended == "timeout"


async def test_a_claim_that_is_sent_twice_is_one_line(tmp_path: Path) -> None:
    now = Time()
    async with lobby_at(tmp_path, now=now) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        now.now += MINUTES
        sent, here = claim(room), waiting(room)
        assert await room.do(here, sent) == await room.do(here, sent)
        assert len(await lines(room)) == 2


async def test_who_is_at_another_process_is_not_gone(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(postgres_url) as (here, there):
        room = await seated(here, MEDICI, "ada", "bruno")
        twin, number = await there.room(room.id), room.live.asked()
        who, other = asked(room), waiting(room)
        pages = pages_of(room, other), pages_of(twin, who)
        page = pages[0][other]
        await until(lambda: page.of_kind("shown")[-1]["seats"][number]["connected"])
        assert claim_in(page) == [None, None]
        monkeypatch.setattr(here, "claim_after", 0.0)
        assert (await refused(room, other, claim(room))).key == "refusal-nothing-to-claim"
        twin.remove_viewer(pages[1][who])
        await until(lambda: claim_in(page)[number] == 0)
        await room.do(other, claim(room))
        await until(lambda: twin.row.status == "over")
        assert twin.shown(who, 0).ended == "claim"
