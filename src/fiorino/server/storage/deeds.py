"""The log of deeds: what hosts did, and what people did to their own data."""

from typing import Final

from sqlalchemy import Connection, insert, select

from fiorino.server.storage.database import Database
from fiorino.server.storage.rows import DeedRow
from fiorino.server.storage.schema import deeds

MOST_ROWS: Final = 200


class Deeds(Database):
    """What was done, by whom and to whom."""

    async def deeds(self, since: int = 0, limit: int = MOST_ROWS) -> list[DeedRow]:
        """The deeds after the one with this number, the latest first."""
        return await self._all(
            DeedRow,
            select(deeds).where(deeds.c.id > since).order_by(deeds.c.id.desc()).limit(limit),
        )


def note(
    connection: Connection, at: float, deed: str, whom: str, detail: str = "", by: str = ""
) -> None:
    """Log a deed, in the transaction that does it."""
    connection.execute(
        insert(deeds).values(at=at, deed=deed, whom=whom, detail=detail[:500], by=by)
    )
