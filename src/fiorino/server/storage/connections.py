"""Connections to the two databases, set up so that an acknowledged commit survives.

Work is a plain function of a connection, run where it blocks nobody: on SQLite in a thread (all its
statements together, which costs far less than a thread switch for each), on PostgreSQL on the loop.
"""

import asyncio
import errno
import importlib
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fiorino.server.storage.address import PostgresAddress, SqliteAddress
from fiorino.server.storage.errors import BadDatabase, Unavailable

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

CLOSED: Final = "The storage is closed."
PATIENCE: Final = 30.0
"""Seconds to wait for a connection, or for another process that writes."""
READERS: Final = 4
WRITERS: Final = 8


class Gate:
    """Counts the tasks inside. Closing admits no more of them, and waits until all have left."""

    def __init__(self) -> None:
        self._inside = 0
        self._closed = False
        self._empty: Final = asyncio.Event()

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Be inside for the duration of the context."""
        if self._closed:
            raise Unavailable(CLOSED)
        self._inside += 1
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    async def close(self) -> None:
        self._closed = True
        while self._inside:
            self._empty.clear()
            await self._empty.wait()


class Connections:
    """The way to read and write one database."""

    async def read(self, work: Work[T]) -> T:
        """Read what is committed, statement by statement."""
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Run one transaction, which is committed when this returns."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class SqliteConnections(Connections):
    """One connection that writes, in a thread of its own, and a few that read."""

    def __init__(self, address: SqliteAddress) -> None:
        try:
            address.path.parent.mkdir(parents=True, exist_ok=True)
            address.path.touch(mode=0o600)
            if address.path.is_dir():
                raise IsADirectoryError(errno.EISDIR, "it is a folder")
        except OSError as fault:
            raise BadDatabase(
                f"The database {address.shown} cannot be opened: {fault.strerror}."
            ) from None
        self._reading: Final = _sqlite_engine(address, READERS)
        self._writing: Final = _sqlite_engine(address, 1)
        event.listen(self._reading, "connect", _prepare_reader)
        event.listen(self._writing, "connect", _prepare_writer)
        event.listen(self._writing, "begin", _begin_writing)
        self._readers: Final = ThreadPoolExecutor(READERS, "storage reader")
        self._writer: Final = ThreadPoolExecutor(1, "storage writer")

    async def read(self, work: Work[T]) -> T:
        def reading() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        with told():
            return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Work[T]) -> T:
        def writing() -> T:
            with self._writing.begin() as connection:
                return work(connection)

        with told():
            return await asyncio.get_running_loop().run_in_executor(self._writer, writing)

    async def close(self) -> None:
        for threads in (self._readers, self._writer):
            threads.shutdown()
        self._reading.dispose()
        self._writing.dispose()


def _sqlite_engine(address: SqliteAddress, connections: int) -> Engine:
    return create_engine(
        URL.create("sqlite", database=str(address.path)),
        connect_args={"timeout": PATIENCE, "isolation_level": None},
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
    )


def _pragmas(connection: sqlite3.Connection, *pragmas: str) -> None:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").close()


def _prepare_reader(connection: sqlite3.Connection, _record: object) -> None:
    _pragmas(connection, "query_only = ON")


def _prepare_writer(connection: sqlite3.Connection, _record: object) -> None:
    """Set FULL, so that the write-ahead log is on disk before a commit returns."""
    _pragmas(connection, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def _begin_writing(connection: Connection) -> None:
    """Begin as a writer: a reader that turns into a writer can be refused halfway."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class PostgresConnections(Connections):
    """Connections for reading and writing, taken from a pool and tested before use."""

    def __init__(self, address: PostgresAddress) -> None:
        driver()
        self._reading: Final = _postgres_engine(address, READERS, "AUTOCOMMIT")
        self._writing: Final = _postgres_engine(
            address, WRITERS, "READ COMMITTED", synchronous_commit="on"
        )

    async def read(self, work: Work[T]) -> T:
        with told():
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with told():
            async with self._writing.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        for engine in (self._reading, self._writing):
            await engine.dispose()


def _postgres_engine(
    address: PostgresAddress, connections: int, isolation: str, **settings: str
) -> AsyncEngine:
    async def connect(*_: object, **__: object) -> Any:  # noqa: ANN401 - asyncpg tells no types
        return await connect_postgres(address, **settings)

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        isolation_level=isolation,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,
    )


def driver() -> ModuleType:
    """asyncpg, which is an extra."""
    try:
        return importlib.import_module("asyncpg")
    except ModuleNotFoundError:
        raise BadDatabase(
            "PostgreSQL needs a driver; in a clone of Fiorino, run: pip install '.[postgres]'."
        ) from None


async def connect_postgres(address: PostgresAddress, **settings: str) -> Any:  # noqa: ANN401
    """A plain asyncpg connection; failures are told in a sentence."""
    asyncpg = driver()
    try:
        return await asyncpg.connect(
            address.url,
            timeout=PATIENCE,
            server_settings={"application_name": "fiorino", **settings},
        )
    except (OSError, TimeoutError) as fault:
        why = getattr(fault, "strerror", None) or str(fault) or "it does not answer"
        raise Unavailable(f"The PostgreSQL server cannot be reached: {why}.") from fault
    except (
        asyncpg.InvalidAuthorizationSpecificationError,  # a wrong password is one of these
        asyncpg.InvalidCatalogNameError,
        asyncpg.ClientConfigurationError,
        asyncpg.InsufficientPrivilegeError,
        ValueError,
    ) as fault:
        raise BadDatabase(f"PostgreSQL refuses: {fault}.") from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise Unavailable(f"PostgreSQL refuses: {fault}.") from fault


def connections_of(address: SqliteAddress | PostgresAddress) -> Connections:
    """The connections for the database at an address; nothing is connected yet."""
    if isinstance(address, SqliteAddress):
        return SqliteConnections(address)
    return PostgresConnections(address)


@contextmanager
def opening(address: SqliteAddress | PostgresAddress) -> Iterator[None]:
    """Report failures to open a database, with its address."""
    try:
        yield
    except (BadDatabase, Unavailable) as fault:
        raise type(fault)(f"{address.shown} cannot be opened. {fault}") from fault


@contextmanager
def told() -> Iterator[None]:
    """Turn faults of the database itself into `Unavailable`; our own mistakes pass unchanged.

    The message does not say where the database is, because players may read it.
    """
    try:
        yield
    except IntegrityError:
        raise
    except PoolTimeout as fault:
        raise Unavailable("The database is too busy: no connection became free.") from fault
    except DBAPIError as fault:
        lost = fault.connection_invalidated or isinstance(fault, OperationalError | InterfaceError)
        if not lost and type(fault.orig) is not sqlite3.DatabaseError:  # a damaged file
            raise
        raise Unavailable(f"The database failed: {_first_line(fault)}.") from fault
    except (OSError, TimeoutError) as fault:
        raise Unavailable(f"The database does not answer: {fault}.") from fault


def _first_line(fault: DBAPIError) -> str:
    lines = str(fault.orig).splitlines()
    return lines[0].rstrip(".") if lines else type(fault.orig).__name__
