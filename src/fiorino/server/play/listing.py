"""Lists of tables: those that anybody may join, and those that anybody may watch."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fiorino.server.play import messages as say
from fiorino.server.play.clocks import read_clock
from fiorino.server.play.room import Viewer
from fiorino.server.storage.rows import MatchRow, SeatRow
from fiorino.server.storage.store import Store


async def open_tables(store: Store) -> list[say.OpenTable]:
    """The tables that anybody may join."""
    rows = await store.listed_open()
    seats = await store.seats_of([row.id for row in rows])
    names = await names_of(store, seats)
    people = await store.people([row.created_by for row in rows if row.created_by])
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


async def running_tables(store: Store) -> list[say.RunningTable]:
    """The tables that anybody may watch."""
    rows = [row for row in await store.listed_running() if row.spectators]
    seats = await store.seats_of([row.id for row in rows])
    names = await names_of(store, seats)
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


class OpenTablesFeed:
    """The pages that show the open tables."""

    def __init__(self, store: Store, keep: "Callable[[asyncio.Future[Any]], None]") -> None:
        self.viewers: Final[set[Viewer]] = set()
        self._store: Final = store
        self._keep: Final = keep
        self._is_sending = False

    def refresh(self) -> None:
        """Send them the open tables, once for all that changes together."""
        if self.viewers and not self._is_sending:
            self._is_sending = True
            self._keep(asyncio.ensure_future(self._send()))

    async def _send(self) -> None:
        await asyncio.sleep(0)
        self._is_sending = False
        tables = say.Tables(tables=await open_tables(self._store))
        for viewer in list(self.viewers):
            viewer.send(tables)
