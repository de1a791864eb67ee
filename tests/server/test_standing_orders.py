"""Standing orders: bids of the least raise up to a limit, or a pass, for one auction."""

from pathlib import Path
from random import Random

import pytest

from fiorino.core.protocol import Seat
from fiorino.server.play import messages as say
from fiorino.server.play.lobby import ORDER_SECONDS, Lobby
from fiorino.server.play.room import Room
from fiorino.server.play.standing_orders import Order, read_order
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    agrees,
    answer,
    answers,
    asked,
    command,
    lines,
    lobby_at,
    play,
    quiet,
    seated,
    watching,
)

NAMES = ("ada", "bruno", "carla")


async def in_auction(lobby: Lobby) -> Room:
    """The Opening Auction: the first bid of 1 has been made, and everybody has money."""
    room = await seated(lobby, SIENA, *NAMES)
    for _ in range(50):
        start = next((text for text in answers(room) if text.startswith("auction")), None)
        await room.do(asked(room), answer(room, start or answers(room)[0]))
        if room.live.setup.game.auctions().current(room.live.match.table) is not None:
            return room
    raise AssertionError("no auction began")


def bids_of(room: Room, since: int) -> list[tuple[int, str]]:
    return [(told.row.seat, told.row.action) for told in room.live.lines[since:]]


def test_an_order_is_kept_as_it_was_left() -> None:
    order = Order("corn in round 1", 7, False)
    assert read_order(order.write()) == order


async def test_up_to_a_limit_the_least_raise_is_bid_and_then_passed(tmp_path: Path) -> None:

    async def play_raise(room: Room) -> None:
        raising = next((text for text in answers(room) if text.startswith("bid")), "pass")
        await room.do(asked(room), answer(room, raising))

    async with lobby_at(tmp_path) as lobby:
        room = await in_auction(lobby)
        since, who, seat = room.live.version, asked(room), room.live.asked()
        await room.do(who, command(say.Standing, room, limit=4))
        for _ in range(20):
            await quiet(room)
            if seat not in room.orders:
                break
            await play_raise(room)
        own = [text for by, text in bids_of(room, since) if by == seat]
        assert own[0] == "bid 2"
        assert all(int(text.split()[1]) <= 4 for text in own if text != "pass")
        assert own[-1] == "pass"
        authors = [row.author for row in (await lines(room))[since:] if row.seat == seat]
        assert set(authors[: len(own)]) == {"order"}
        await agrees(room)


async def test_several_orders_bid_against_each_other_to_the_end(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await in_auction(lobby)
        since = room.live.version
        limits = dict(zip(NAMES, (5, 7, 3), strict=True))
        order = [asked(room), *[name for name in NAMES if name != asked(room)]]
        for name in reversed(order):
            done = await room.do(name, command(say.Standing, room, limit=limits[name]))
            assert isinstance(done, say.Done)
        await quiet(room)
        told = bids_of(room, since)
        bids = [int(text.split()[1]) for _, text in told if text.startswith("bid")]
        assert bids == sorted(set(bids))
        assert max(bids) <= 7
        for seat, text in told:
            if text.startswith("bid"):
                assert int(text.split()[1]) <= limits[NAMES[seat]]
        assert room.orders == {}
        assert await lobby.store.standing(room.id) == {}
        await agrees(room)


async def test_pass_this_auction_passes_and_ends_with_it(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await in_auction(lobby)
        since, who, seat = room.live.version, asked(room), room.live.asked()
        await room.do(who, command(say.Standing, room, passing=True))
        await quiet(room)
        assert bids_of(room, since)[0] == (seat, "pass")
        while room.live.setup.game.auctions().current(room.live.match.table) is not None:
            await room.do(asked(room), answer(room, "pass"))
        assert room.orders == {}
        assert room.shown(who, 0).standing is None
        assert await lobby.store.standing(room.id) == {}


async def test_an_order_is_seen_by_its_seat_alone_and_can_be_taken_back(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await in_auction(lobby)
        who = next(name for name in NAMES if name != asked(room))
        others = [watching(room, name) for name in (*NAMES, None) if name != who]
        own = watching(room, who)
        await room.do(who, command(say.Standing, room, limit=6))
        shown = own.of_kind("shown")[-1]["standing"]
        assert shown["limit"] == 6
        auction = room.live.setup.game.auctions().current(room.live.match.table)
        assert auction is not None
        assert shown["auction"] == auction.name
        assert all(room.shown(page.person, 0).standing is None for page in others)
        await room.do(who, command(say.Standing, room, limit=0))
        assert own.of_kind("shown")[-1]["standing"] is None
        assert room.orders == {}
        assert await lobby.store.standing(room.id) == {}
        assert [page.frames for page in others] == [[], [], []]


async def test_there_is_nothing_to_order_without_an_auction(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        reply = await room.do("ada", command(say.Standing, room, limit=6))
        assert isinstance(reply, say.Refused)
        assert "auction" in reply.reason


async def test_an_order_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await in_auction(lobby)
        who = next(name for name in NAMES if name != asked(room))
        (seat,) = room.seats_of(who)
        await room.do(who, command(say.Standing, room, limit=6))
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.room(room.id)
        assert room.orders[seat].limit == 6
        await play(room, 1, Random(1))
        await quiet(room)


async def test_an_order_of_an_auction_that_is_over_is_not_read_again(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await in_auction(lobby)
        order = Order("another auction", 6, False)
        await lobby.store.set_standing(room.id, 0, order.write())
    async with lobby_at(tmp_path) as lobby:
        assert Seat(0) not in (await lobby.room(room.id)).orders


async def test_an_order_takes_about_as_long_as_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[tuple[float, float]] = []

    def at_once(least: float, most: float) -> float:
        waited.append((least, most))
        return 0.0

    monkeypatch.setattr("fiorino.server.play.driver.random.uniform", at_once)
    async with lobby_at(tmp_path, order_seconds=ORDER_SECONDS) as lobby:
        room = await in_auction(lobby)
        before = room.live.version
        await room.do(asked(room), command(say.Standing, room, passing=True))
        await quiet(room)
        assert room.live.version > before
    assert ORDER_SECONDS[0] > 0.5
    assert set(waited) == {ORDER_SECONDS}
