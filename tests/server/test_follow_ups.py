"""Tables that come from others: trials from a past move, and records."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.server.play.follow_ups import clone, import_record
from fiorino.server.play.room import Room
from fiorino.server.storage.rows import MatchRow, SeatRow
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    agrees,
    finished,
    lobby_at,
    person,
    play,
    seated,
)


async def test_a_finished_match_can_be_tried_from_any_move(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        running = await seated(lobby, MEDICI, "ada", "bruno")
        ada = await person(lobby, "ada")
        with pytest.raises(FiorinoError, match="over"):
            await clone(lobby, ada, running.id, 1, None)
        room = await finished(lobby, "ada", "bruno")
        for move in (1, 7):
            tried = await clone(lobby, ada, room.id, move, None)
            assert tried.live.digest() == room.live.lines[move - 1].row.digest
            assert tried.seats_of("ada") == [0, 1]
            await play(tried, 3, Random(1))
            await agrees(tried)
        with pytest.raises(FiorinoError):
            await clone(lobby, ada, room.id, room.live.version + 1, None)
        with pytest.raises(UnknownName):
            await clone(lobby, await person(lobby, "zeno"), room.id, 3, None)


async def test_a_record_goes_out_and_comes_in_again(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno")
        text = room.live.record(room.players)
        zeno = await person(lobby, "zeno")
        taken = await import_record(lobby, zeno, text)
        assert taken.row.status == "over"
        assert taken.live.digest() == room.live.digest()
        assert (
            json.loads(taken.live.record(room.players))["actions"]
            == [{**move} for move in json.loads(text)["actions"]]
            or taken.live.match.log[-1].action == room.live.match.log[-1].action
        )
        tried = await clone(lobby, zeno, taken.id, 5, None)
        await play(tried, 5000, Random(2))
        await import_record(lobby, zeno, tried.live.record(tried.players))


async def test_an_unfinished_record_is_played_on(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno")
        await play(room, 20, Random(1))
        taken = await import_record(
            lobby, await person(lobby, "zeno"), room.live.record(room.players)
        )
        assert taken.row.status == "running"
        assert taken.live.digest() == room.live.digest()
        await play(taken, 5, Random(2))
        await agrees(taken)


async def test_who_looks_at_a_record_that_is_being_taken_in_sees_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list of one's own matches looks at every room, whenever another page asks for it."""
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno")
        await play(room, 20, Random(1))
        create, looking = lobby.store.create_match, list[asyncio.Task[Room]]()

        async def create_and_look(row: MatchRow, seats: Sequence[SeatRow]) -> None:
            await create(row, seats)
            looking.append(asyncio.create_task(lobby.room(row.id)))
            for _ in range(20):  # as much of the database as it takes to load a room
                await lobby.store.match(row.id)

        monkeypatch.setattr(lobby.store, "create_match", create_and_look)
        text = room.live.record(room.players)
        taken = await import_record(lobby, await person(lobby, "zeno"), text)
        assert taken.live.digest() == room.live.digest()
        assert [await look for look in looking] == [taken]
