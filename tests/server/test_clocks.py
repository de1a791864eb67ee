"""Clocks: of the log alone, for people alone, and only while a match is played."""

from pathlib import Path
from random import Random

import pytest

from fiorino.core.errors import BadOption
from fiorino.core.protocol import Seat
from fiorino.server.play import messages as say
from fiorino.server.play.clocks import DAY, Clock, TimeLeft, live_clock, read_clock, slow_clock
from fiorino.server.play.lobby import Wishes
from fiorino.server.play.room import Room
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    Thinking,
    Time,
    agrees,
    answer,
    answers,
    asked,
    command,
    lines,
    lobby_at,
    person,
    play,
    quiet,
    seated,
    until,
)

LIVE = Clock(600.0, 5.0)


def left(room: Room, who: str) -> float:
    (seat,) = room.seats_of(who)
    return room.live.time.left[seat]


def test_clocks_are_bounded_and_kept_as_they_are() -> None:
    assert read_clock(live_clock(10, 5).write()) == LIVE
    assert read_clock(slow_clock(3).write()) == Clock(3 * DAY, 0.0, each=True)
    assert read_clock(None) is None
    for minutes, increment in ((0, 5), (10, 121), (181, 0)):
        with pytest.raises(BadOption):
            live_clock(minutes, increment)
    with pytest.raises(BadOption):
        slow_clock(15)


def test_a_live_clock_loses_what_was_used_and_gains_the_increment() -> None:
    time = TimeLeft(LIVE, 2)
    time.skip(100.0)
    time.spend(Seat(0), 130.0)
    time.answer(Seat(0))
    assert time.left == [575.0, 600.0]
    assert time.left_at(Seat(1), 140.0) == 590.0


def test_a_slow_clock_is_full_again_for_each_answer() -> None:
    time = TimeLeft(slow_clock(2), 2)
    time.spend(Seat(0), 1.5 * DAY)
    assert time.left[0] == 0.5 * DAY
    time.answer(Seat(0))
    assert time.left[0] == 2 * DAY


def test_no_time_is_won_by_answering_and_undoing() -> None:
    time = TimeLeft(LIVE, 2)
    for number in range(1, 11):
        time.spend(Seat(0), number * 20.0 - 10)
        time.answer(Seat(0))
        time.take_back(Seat(0), number * 20.0)
    assert time.left[0] == 600.0 - 200.0


async def test_who_is_asked_uses_his_own_time(tmp_path: Path) -> None:
    time = Time()
    async with lobby_at(tmp_path, now=time) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno", clock=LIVE)
        who = asked(room)
        another = "bruno" if who == "ada" else "ada"
        time.now += 40
        await room.do(who, answer(room, answers(room)[0]))
        assert (left(room, who), left(room, another)) == (565.0, 600.0)
        stored = {seat.person: seat.seconds_left for seat in await lobby.store.seats(room.id)}
        assert stored == {who: 565.0, another: 600.0}
        shown = {seat.person: seat.seconds_left for seat in room.shown(None, 0).seats}
        assert shown == stored
        await agrees(room)


async def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    time = Time()
    async with lobby_at(tmp_path, now=time) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno", clock=LIVE)
        who = asked(room)
        time.now += 10
        for agreeing in ("ada", "bruno"):
            await room.do(agreeing, command(say.Pause, room, agree=True))
        time.now += 100_000
        assert room.driver._timer is None
        await room.do("ada", command(say.Pause, room, agree=False))
        assert room.driver._timer is not None
        time.now += 10
        await room.do(who, answer(room, answers(room)[0]))
        assert left(room, who) == 600 - 10 - 10 + 5
        await agrees(room)


async def test_of_two_whose_time_runs_out_loses(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno", clock=Clock(0.15, 0.0))
        who = room.live.asked()
        await until(lambda: room.row.status == "over")
        assert room.live.lost == [who]
        assert '"by":"timeout"' in (room.row.result or "")
        await quiet(room)
        assert [row.kind for row in await lines(room)] == ["start", "timeout"]
        await agrees(room)


async def test_of_three_a_bot_plays_on_for_whose_time_ran_out(tmp_path: Path) -> None:
    time = Time()
    async with lobby_at(tmp_path, now=time) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno", "carla", clock=LIVE)
        who, seat = asked(room), room.live.asked()
        time.now += 601
        room.driver.go_on()  # the timer of the loop does not know of this time
        await until(lambda: room.live.lost == [seat])
        await quiet(room)
        assert room.row.status == "running"
        assert asked(room) != who
        await agrees(room)


async def test_a_timer_that_comes_too_early_waits_on(tmp_path: Path) -> None:
    async with lobby_at(tmp_path, now=Time()) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno", clock=LIVE)
        await room.driver._run_out(room.live.asked(), room.live.version)
        assert room.live.lost == []
        assert room.driver._timer is not None


async def test_bots_burn_nobodys_clock_and_never_run_out(tmp_path: Path) -> None:
    time, bot_pool = Time(), Thinking()
    bot_pool.free.clear()
    async with lobby_at(tmp_path, bot_pool, now=time) as lobby:
        ada = await person(lobby, "ada")
        room = await lobby.create(ada, Wishes(MEDICI, ["me", "greedy"], clock=LIVE))
        while room.live.asked() == 0:
            await room.do("ada", answer(room, answers(room)[0]))
        before = list(room.live.time.left)
        time.now += 100_000
        room.driver.go_on()
        assert room.driver._timer is None
        bot_pool.free.set()
        await until(lambda: room.live.asked() == 0)
        assert room.live.time.left[0] == before[0]
        assert room.live.time.left[1] >= before[1]
        assert not room.live.lost


async def test_the_time_in_which_the_server_was_away_does_not_count(tmp_path: Path) -> None:
    time = Time()
    async with lobby_at(tmp_path, now=time) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno", clock=LIVE)
        await play(room, 3, Random(1))
        before = list(room.live.time.left)
    time.now += 50_000
    async with lobby_at(tmp_path, now=time) as lobby:
        room = await lobby.room(room.id)
        assert room.row.status == "running"
        assert room.live.time.left == before
        assert room.driver._timer is not None
        await agrees(room)
