"""The lobby: open tables, those who look at them, and what is said at tables."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fiorino.server import messages as say
from fiorino.server.clocks import read_clock
from fiorino.server.storage.rows import ChatRow, MatchRow, SeatRow
from fiorino.server.storage.store import Store

if TYPE_CHECKING:
    from fiorino.server.hall import Hall
    from fiorino.server.room import Room

CHAT = "/chat"
"""What a notice about talk has behind the name of the match; no match is named so."""


async def open_tables(hall: "Hall") -> list[say.OpenTable]:
    """The tables that anybody may join."""
    rows = await hall.store.listed_open()
    seats = await hall.store.seats_of([row.id for row in rows])
    names = await names_of(hall.store, seats)
    people = await hall.store.people([row.created_by for row in rows if row.created_by])
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


async def running_tables(hall: "Hall") -> list[say.RunningTable]:
    """The tables that anybody may watch."""
    rows = [row for row in await hall.store.listed_running() if row.spectators]
    seats = await hall.store.seats_of([row.id for row in rows])
    names = await names_of(hall.store, seats)
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


async def tell_lobby(hall: "Hall") -> None:
    """Tell the pages in the lobby about the open tables, once for all that changes together."""
    await asyncio.sleep(0)
    hall.is_telling_lobby = False
    tables = say.Tables(tables=await open_tables(hall))
    for watcher in list(hall.watchers):
        watcher.send(tables)


async def spread(hall: "Hall", room: "Room", line: ChatRow) -> None:
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
        if viewer.person and line.person in await hall.store.mutes(viewer.person):
            continue
        if viewer in room.viewers:
            viewer.send(told)


async def hear_talk(hall: "Hall", room: "Room", number: int) -> None:
    """Something was said by way of another process."""
    for where in ("players", "spectators"):
        heard = room.heard.get(where, number - 1)
        if heard < number:
            for line in await hall.store.chat(room.id, where, heard):
                await spread(hall, room, line)
