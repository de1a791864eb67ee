"""An open database, which the topics of the store use to read and write."""

import asyncio
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Self, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, Executable, Row, Table, column, table, update
from sqlalchemy.dialects import postgresql, sqlite

from fiorino.server.storage.address import PostgresAddress, SqliteAddress, read_address
from fiorino.server.storage.connections import (
    Connections,
    Gate,
    Work,
    connections_of,
    opening,
)
from fiorino.server.storage.errors import StorageError
from fiorino.server.storage.locks import Locks, SharedLocks
from fiorino.server.storage.migrate import change_schema, require_current
from fiorino.server.storage.schema import VERSION, VERSION_TABLE
from fiorino.server.storage.writing import ManyWriters, OneWriter, Writer

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)

PROBE_SECONDS: Final = 1.0

_migrating: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]] = WeakKeyDictionary()
"""Alembic keeps its state in globals, so only one migration runs at a time."""


class Database:
    """Connections, one writer and locks. Open it with `Store.open`."""

    def __init__(self, address: SqliteAddress | PostgresAddress, connections: Connections) -> None:
        self.address: Final = address
        self._connections: Final = connections
        self._reading: Final = Gate()
        self._locks: Final = (
            SharedLocks(address) if isinstance(address, PostgresAddress) else Locks()
        )
        self._writer: Final[Writer] = (
            OneWriter(connections)
            if isinstance(address, SqliteAddress)
            else ManyWriters(connections)
        )

        self._probe: asyncio.Future[None] | None = None
        self._probed_at = 0.0

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True) -> Self:
        """Open the database at a URL, and migrate its schema unless told not to."""
        address = read_address(url)
        connections = connections_of(address)
        try:
            with opening(address):
                if migrate:
                    await _migrate(connections, VERSION)
                else:
                    await connections.read(require_current)
        except BaseException:
            await connections.close()
            raise
        return cls(address, connections)

    async def close(self) -> None:
        """Finish pending reads and writes, and close the database."""
        await self._writer.close()
        await self._locks.close()
        await self._reading.close()
        await self._connections.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def locked(self, match: str) -> AbstractAsyncContextManager[None]:
        """Hold the match exclusively across all processes. Never hold two at once."""
        return self._locks.locked(match)

    async def read(self, work: Work[T]) -> T:
        """Run a function that reads; it sees only what is committed."""
        with self._reading.inside():
            return await self._connections.read(work)

    async def write(self, work: Work[T]) -> T:
        """Run a function in one transaction, which is committed when this returns.

        It may run off the loop, or interleaved with others on it, so it must only calculate and
        write.
        """
        return await self._writer.run(work)

    async def probe(self) -> None:
        """Write something that changes nothing, to see whether the database is writable.

        Calls within a second share one result: a probe costs a commit, and anybody may ask.
        """
        loop = asyncio.get_running_loop()
        if self._probe is None or loop.time() - self._probed_at > PROBE_SECONDS:
            self._probe = asyncio.ensure_future(self.write(_write_nothing))
            self._probe.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._probed_at = loop.time()
        await asyncio.shield(self._probe)

    async def _all(self, kind: type[R], statement: Executable, **values: object) -> list[R]:
        return [made(kind, row) for row in await self._rows(statement, **values)]

    async def _first(self, kind: type[R], statement: Executable, **values: object) -> R | None:
        return await self.read(
            lambda connection: first(kind, connection.execute(statement, values).first())
        )

    async def _rows(self, statement: Executable, **values: object) -> list[Row[*tuple[Any, ...]]]:
        return await self.read(lambda connection: list(connection.execute(statement, values).all()))


async def migrate(url: str, to: int = VERSION) -> tuple[int, int]:
    """Migrate the schema of a database to a number, up or down; returns the old and new number."""
    address = read_address(url)
    connections = connections_of(address)
    try:
        with opening(address):
            return await _migrate(connections, to)
    finally:
        await connections.close()


async def _migrate(connections: Connections, to: int) -> tuple[int, int]:
    async with _migrating.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        return await connections.write(lambda connection: change_schema(connection, to))


def _write_nothing(connection: Connection) -> None:
    version = table(VERSION_TABLE, column("version_num"))
    connection.execute(update(version).values(version_num=version.c.version_num))


def made(kind: type[R], row: Row[*tuple[Any, ...]]) -> R:
    """A row of the database as one of our types."""
    return kind(**row._asdict())


def first(kind: type[R], row: Row[*tuple[Any, ...]] | None) -> R | None:
    """The row, if there is one."""
    return None if row is None else made(kind, row)


def needed(row: R | None, missing: StorageError) -> R:
    """The row, which must exist."""
    if row is None:
        raise missing
    return row


def fields(row: msgspec.Struct) -> dict[str, Any]:
    """The values of a row, or those that a change sets."""
    values: Mapping[str, Any] = msgspec.structs.asdict(row)
    return {name: value for name, value in values.items() if value is not UNSET}


def insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do if the row already exists."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def put(connection: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """Insert a row, or overwrite the one with the same key."""
    keys = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in keys}
    statement = insert(connection, table).values(**values)
    connection.execute(
        statement.on_conflict_do_update(index_elements=keys, set_=rest)
        if rest
        else statement.on_conflict_do_nothing(index_elements=keys)
    )
