"""Locks on matches: within a process, and on PostgreSQL across all processes."""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

from fiorino.server.storage.address import PostgresAddress
from fiorino.server.storage.connections import CLOSED, PATIENCE, connect_postgres
from fiorino.server.storage.errors import Busy, StorageError, Unavailable

LOCKERS: Final = 8
LOCK_NOT_AVAILABLE: Final = "55P03"
"""The error code of PostgreSQL when `lock_timeout` has passed."""

logger: Final = logging.getLogger("fiorino.storage")


class Locks:
    """A lock for each match that somebody works on; enough for one process.

    Never take a second lock while holding one: two tasks that do so can deadlock.
    """

    def __init__(self) -> None:
        self._here: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def locked(self, match: str) -> AbstractAsyncContextManager[None]:
        """Hold the match."""
        lock = self._here.get(match)
        if lock is None:
            lock = self._here[match] = asyncio.Lock()
        return lock

    async def close(self) -> None:
        """Release everything."""


class SharedLocks(Locks):
    """Advisory locks of PostgreSQL, on their own connections.

    So the holder of a lock always finds a connection for writing, and a process that dies releases
    its locks.
    """

    def __init__(self, address: PostgresAddress) -> None:
        super().__init__()
        self._address: Final = address
        self._room: Final = asyncio.Semaphore(LOCKERS)
        self._idle: Final[list[Any]] = []
        self._used: Final[set[Any]] = set()
        self._closed = False

    @asynccontextmanager
    async def locked(self, match: str) -> AsyncIterator[None]:
        async with super().locked(match), self._room:
            connection = await self._take(match)
            try:
                yield
            finally:
                await self._give_back(connection, match)

    async def close(self) -> None:
        """Release everything, even locks that are held: their holders can no longer write."""
        self._closed = True
        for connection in self._used:
            connection.terminate()
        while self._idle:
            await self._idle.pop().close(timeout=1.0)

    async def _take(self, match: str) -> Any:  # noqa: ANN401 - asyncpg tells no types
        while True:
            was_idle = bool(self._idle)
            connection = self._idle.pop() if was_idle else await self._connect()
            if self._closed:
                connection.terminate()
                raise Unavailable(CLOSED)
            self._used.add(connection)
            try:
                await connection.execute("SELECT pg_advisory_lock($1)", lock_key("match", match))
                return connection
            except Exception as fault:
                self._used.discard(connection)
                if self._closed:
                    raise Unavailable(CLOSED) from None
                if was_idle and connection.is_closed():
                    continue  # it dropped while nobody used it
                connection.terminate()
                if getattr(fault, "sqlstate", None) == LOCK_NOT_AVAILABLE:
                    raise Busy(
                        f"Another process holds the match {match} for over {PATIENCE:.0f} s."
                    ) from None
                raise Unavailable(f"The match {match} cannot be locked: {fault}.") from fault
            except BaseException:
                # It is unknown whether the lock was granted; it goes away with the connection.
                self._used.discard(connection)
                connection.terminate()
                raise

    async def _connect(self) -> Any:  # noqa: ANN401
        return await connect_postgres(self._address, lock_timeout=f"{PATIENCE:.0f}s")

    async def _give_back(self, connection: Any, match: str) -> None:  # noqa: ANN401
        self._used.discard(connection)
        if self._closed:
            connection.terminate()
            return
        try:
            given_back = await connection.fetchval(
                "SELECT pg_advisory_unlock($1)", lock_key("match", match)
            )
            if not given_back:
                raise StorageError("it was not held")
        except Exception as fault:
            logger.warning("The lock of match %s was lost: %s", match, fault)
            connection.terminate()
        except BaseException:
            connection.terminate()
            raise
        else:
            if self._closed:
                connection.terminate()
            else:
                self._idle.append(connection)


def lock_key(kind: str, name: str) -> int:
    """The key of a thing among PostgreSQL's advisory locks."""
    short = hashlib.blake2b(f"fiorino {kind} {name}".encode(), digest_size=8).digest()
    return int.from_bytes(short, signed=True)
