"""People who wait for others to play with: each waits once and is paired once, in any process."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fiorino.server.refusals import NO_SUCH_PERSON
from fiorino.server.storage.database import Database, fields, made, put
from fiorino.server.storage.errors import Unknown
from fiorino.server.storage.locks import lock_key
from fiorino.server.storage.rows import MatchRow, SeatRow, WaitingRow
from fiorino.server.storage.schema import blocks, matches, seats, waiting

Choice = tuple[Sequence[WaitingRow], MatchRow, Sequence[SeatRow]]
"""Who plays together, and the rows of their table."""


class WaitingList(Database):
    """Who waits now."""

    async def wait(self, row: WaitingRow) -> None:
        """Start a wait, replacing the person's earlier one."""

        def work(connection: Connection) -> None:
            _hold(connection)
            try:
                put(connection, waiting, fields(row))
            except IntegrityError as fault:
                raise Unknown(NO_SUCH_PERSON) from fault

        await self.write(work)

    async def end_waits(self, ids: Sequence[str]) -> list[WaitingRow]:
        """Delete these waits; returns them as they were."""

        def work(connection: Connection) -> list[WaitingRow]:
            _hold(connection)
            statement = delete(waiting).where(waiting.c.id.in_(ids)).returning(waiting)
            return [made(WaitingRow, row) for row in connection.execute(statement)]

        return await self.write(work)

    async def still_waiting(self, ids: Sequence[str], at: float) -> dict[str, WaitingRow]:
        """Those of these waits that no other page has taken over, marked as seen now."""

        def work(connection: Connection) -> dict[str, WaitingRow]:
            _hold(connection)
            statement = (
                update(waiting).where(waiting.c.id.in_(ids)).values(seen_at=at).returning(waiting)
            )
            return {row.id: made(WaitingRow, row) for row in connection.execute(statement)}

        return await self.write(work)

    async def waiting(self, seen_after: float) -> list[WaitingRow]:
        """Everybody who waits and is present, the longest first."""
        return await self._all(WaitingRow, _here(seen_after))

    async def pair(
        self,
        seen_after: float,
        choose: Callable[[Sequence[WaitingRow], frozenset[tuple[str, str]]], Choice | None],
    ) -> MatchRow | None:
        """Pair waiting people and make their table, all in one transaction or not at all.

        `choose` gets those who wait, the longest first, and the pairs that must not meet. It runs
        inside a transaction, so it must only calculate. Waits not seen for long are dropped.
        """

        def work(connection: Connection) -> MatchRow | None:
            _hold(connection)
            connection.execute(delete(waiting).where(waiting.c.seen_at <= seen_after))
            found = [made(WaitingRow, row) for row in connection.execute(_here(seen_after))]
            chosen = choose(found, _apart(connection, [row.person for row in found]))
            if chosen is None:
                return None
            together, match, places = chosen
            connection.execute(insert(matches).values(**fields(match)))
            connection.execute(insert(seats), [fields(place) for place in places])
            ids = [row.id for row in together]
            connection.execute(update(waiting).where(waiting.c.id.in_(ids)).values(match=match.id))
            return match

        return await self.write(work)


def _hold(connection: Connection) -> None:
    """Lock the list until the end of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(lock_key("pairing", ""))))


def _here(seen_after: float) -> Select[*tuple[object, ...]]:
    return (
        select(waiting)
        .where(waiting.c.match.is_(None), waiting.c.seen_at > seen_after)
        .order_by(waiting.c.since, waiting.c.id)
    )


def _apart(connection: Connection, people: Sequence[str]) -> frozenset[tuple[str, str]]:
    """Who of these has blocked whom."""
    statement = select(blocks.c.person, blocks.c.blocked).where(
        blocks.c.person.in_(people), blocks.c.blocked.in_(people)
    )
    return frozenset((row.person, row.blocked) for row in connection.execute(statement))
