"""Copying a whole database to another: from SQLite to PostgreSQL, back, or between two alike."""

from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, func, insert, select, text

from fiorino.server.storage.check import check
from fiorino.server.storage.errors import BadDatabase
from fiorino.server.storage.schema import METADATA
from fiorino.server.storage.store import Store

ROWS_AT_ONCE: Final = 500


async def copy(source: Store, target: Store) -> dict[str, int]:
    """Copy every row, and return the number per table; nobody may write to either meanwhile."""
    if any((await _counts(target)).values()):
        raise BadDatabase(
            f"The database {target.address.shown} is not empty; copy into one that is."
        )
    for table in METADATA.sorted_tables:
        await _copy_table(source, target, table)
    await target.write(_set_numbers)
    counts = await _counts(source)
    if counts != await _counts(target) or (await check(target)).faults:
        raise BadDatabase(
            f"The copy at {target.address.shown} is not like the original: did somebody write"
            " meanwhile? Stop the server, drop the copy and begin again."
        )
    return counts


async def _copy_table(source: Store, target: Store, table: Table) -> None:
    keys = list(table.primary_key)
    # A rematch refers to an earlier match, which must be copied first.
    order = [table.c.created_at, *keys] if table.name == "matches" else keys
    begin = 0
    while True:
        page = select(table).order_by(*order).limit(ROWS_AT_ONCE).offset(begin)
        rows = await source.read(partial(_rows, page=page))
        if rows:
            await target.write(partial(_insert, table=table, rows=rows))
        if len(rows) < ROWS_AT_ONCE:
            return
        begin += ROWS_AT_ONCE


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(table), rows)


def _rows(connection: Connection, page: Select[*tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(page)]


async def _counts(store: Store) -> dict[str, int]:
    def work(connection: Connection) -> dict[str, int]:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in METADATA.sorted_tables
        }

    return await store.read(work)


def _set_numbers(connection: Connection) -> None:
    """Make PostgreSQL count on from the copied rows; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in METADATA.sorted_tables:
        if "id" not in table.c or not issubclass(table.c.id.type.python_type, int):
            continue
        last = connection.execute(select(func.max(table.c.id))).scalar()
        if last is not None:
            connection.execute(
                text("SELECT setval(pg_get_serial_sequence(:table, 'id'), :last)"),
                {"table": table.name, "last": last},
            )
