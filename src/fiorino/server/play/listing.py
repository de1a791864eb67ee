"""The public lists of tables: those to join, and those to watch."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fiorino.server.play import messages as say
from fiorino.server.play.clocks import read_clock
from fiorino.server.play.pairing import waiting_told
from fiorino.server.play.room import Viewer
from fiorino.server.play.seating import bots_in, name_in
from fiorino.server.play.table_messages import LiveClock, OpenTable, RunningTable, SlowClock
from fiorino.server.storage.rows import MatchRow, SeatRow
from fiorino.server.storage.store import Store

FRESH_SECONDS: Final = 1.0
"""How long a reading of the lobby is reused, if nothing is known to have changed."""
TOGETHER_SECONDS: Final = 0.1
"""Changes within this time are sent together."""


async def open_tables(store: Store) -> list[OpenTable]:
    """The tables that anybody may join."""
    rows = await store.listed_open()
    seats = await store.seats_of([row.id for row in rows])
    names = await names_of(store, seats)
    people = await store.people([row.created_by for row in rows if row.created_by])
    return [
        OpenTable(
            match=row.id,
            game=row.game,
            players=row.players,
            open_seats=sum(seat.kind == "open" for seat in seats.get(row.id, [])),
            names=names.get(row.id, []),
            bots=bots_in(seats.get(row.id, [])),
            people=[seat.person for seat in seats.get(row.id, [])],
            time=time_of(row),
            rated=row.rated,
            created_by=people[row.created_by].name if row.created_by in people else "—",
        )
        for row in rows
    ]


async def running_tables(store: Store) -> list[RunningTable]:
    """The tables that anybody may watch."""
    rows = [row for row in await store.listed_running() if row.spectators]
    seats = await store.seats_of([row.id for row in rows])
    names = await names_of(store, seats)
    return [
        RunningTable(
            match=row.id,
            game=row.game,
            names=names.get(row.id, []),
            bots=bots_in(seats.get(row.id, [])),
            people=[seat.person for seat in seats.get(row.id, [])],
            time=time_of(row),
            rated=row.rated,
            version=row.version,
        )
        for row in rows
    ]


async def names_of(store: Store, seats: Mapping[str, Sequence[SeatRow]]) -> dict[str, list[str]]:
    """Who sits in each seat of each match; empty for an open seat."""
    sitting = {seat.person for row in seats.values() for seat in row if seat.person}
    people = await store.people(sorted(sitting))
    return {match: [name_in(seat, people, "") for seat in row] for match, row in seats.items()}


def time_of(row: MatchRow) -> LiveClock | SlowClock | None:
    """The clock of a match as it is sent to pages."""
    clock = read_clock(row.clock)
    return None if clock is None else clock.shown()


class OpenTablesFeed:
    """The pages that show the open tables and the people waiting."""

    def __init__(
        self,
        store: Store,
        keep: "Callable[[asyncio.Future[Any]], None]",
        now: Callable[[], float],
    ) -> None:
        self.viewers: Final[set[Viewer]] = set()
        self._now: Final = now
        self._store: Final = store
        self._keep: Final = keep
        self._is_sending = False
        self._told: asyncio.Future[say.Tables] | None = None
        """What was sent last, or is being read."""
        self._told_at = 0.0

    def refresh(self) -> None:
        """Send them the open tables, once for changes that happen together."""
        self._told = None
        if self.viewers and not self._is_sending:
            self._is_sending = True
            self._keep(asyncio.ensure_future(self._send()))

    async def told(self) -> say.Tables:
        """The open tables and the people waiting; requests within a second share one read."""
        loop = asyncio.get_running_loop()
        if self._told is None or loop.time() - self._told_at > FRESH_SECONDS:
            self._told, self._told_at = asyncio.ensure_future(self._read()), loop.time()
            self._keep(self._told)
        told = self._told
        try:
            return await asyncio.shield(told)
        except Exception:
            if self._told is told:
                self._told = None
            raise

    async def _read(self) -> say.Tables:
        return say.Tables(
            tables=await open_tables(self._store),
            waiting=await waiting_told(self._store, self._now()),
        )

    async def _send(self) -> None:
        await asyncio.sleep(TOGETHER_SECONDS)
        self._is_sending = False
        tables = await self.told()
        for viewer in list(self.viewers):
            viewer.send(tables)
