"""The lobby: open tables, those who look at them, and what is said at tables."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fiorino.server.play import messages as say
from fiorino.server.play.clocks import read_clock
from fiorino.server.storage.rows import ChatRow, MatchRow, SeatRow
from fiorino.server.storage.store import Store

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby
    from fiorino.server.play.room import Room


async def open_tables(lobby: "Lobby") -> list[say.OpenTable]:
    """The tables that anybody may join."""
    rows = await lobby.store.listed_open()
    seats = await lobby.store.seats_of([row.id for row in rows])
    names = await names_of(lobby.store, seats)
    people = await lobby.store.people([row.created_by for row in rows if row.created_by])
    return [
        say.OpenTable(
            match=row.id,
            game=row.game,
            players=row.players,
            open_seats=sum(seat.kind == "open" for seat in seats.get(row.id, [])),
            names=names.get(row.id, []),
            bots=[seat.bot for seat in seats.get(row.id, [])],
            time=time_of(row),
            rated=row.rated,
            created_by=people[row.created_by].name if row.created_by in people else "—",
        )
        for row in rows
    ]


async def running_tables(lobby: "Lobby") -> list[say.RunningTable]:
    """The tables that anybody may watch."""
    rows = [row for row in await lobby.store.listed_running() if row.spectators]
    seats = await lobby.store.seats_of([row.id for row in rows])
    names = await names_of(lobby.store, seats)
    return [
        say.RunningTable(
            match=row.id,
            game=row.game,
            names=names.get(row.id, []),
            bots=[seat.bot for seat in seats.get(row.id, [])],
            time=time_of(row),
            rated=row.rated,
            version=row.version,
        )
        for row in rows
    ]


async def names_of(store: Store, seats: Mapping[str, Sequence[SeatRow]]) -> dict[str, list[str]]:
    """Who sits in each seat of each match; nothing where the seat is open."""
    sitting = {seat.person for row in seats.values() for seat in row if seat.person}
    people = await store.people(sorted(sitting))
    return {
        match: [
            people[seat.person].name if seat.person in people else seat.bot or "" for seat in row
        ]
        for match, row in seats.items()
    }


def time_of(row: MatchRow) -> say.LiveClock | say.SlowClock | None:
    """The clock of a match as pages get it."""
    clock = read_clock(row.clock)
    return None if clock is None else clock.shown()


async def tell_lobby(lobby: "Lobby") -> None:
    """Tell the pages in the lobby about the open tables, once for all that changes together."""
    await asyncio.sleep(0)
    lobby.is_telling_lobby = False
    tables = say.Tables(tables=await open_tables(lobby))
    for watcher in list(lobby.watchers):
        watcher.send(tables)


async def spread(lobby: "Lobby", room: "Room", line: ChatRow) -> None:
    """A line of chat for everybody in that room who has not muted whoever said it."""
    if line.id <= room.heard.get(line.room, 0):
        return
    room.heard[line.room] = line.id
    told = say.Said(
        match=room.id,
        room=line.room,
        number=line.id,
        person=line.person,
        name=line.name,
        text=line.text,
        at=line.at,
    )
    for viewer in list(room.viewers):
        sits = bool(room.seats_of(viewer.person))
        if sits != (line.room == "players"):
            continue
        if viewer.person and line.person in await lobby.store.mutes(viewer.person):
            continue
        if viewer in room.viewers:
            viewer.send(told)


async def hear_talk(lobby: "Lobby", room: "Room", number: int) -> None:
    """Something was said by way of another process."""
    for where in ("players", "spectators"):
        heard = room.heard.get(where, number - 1)
        if heard < number:
            for line in await lobby.store.chat(room.id, where, heard):
                await spread(lobby, room, line)
