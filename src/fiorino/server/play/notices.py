"""The bus: wakes those concerned when a match goes on, in one process or in many.

A notice says only that there is something to read; what happened is read from the database. A
notice may arrive twice or late, but never before the change is committed.
"""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from fiorino.server.storage.address import PostgresAddress, SqliteAddress, read_address
from fiorino.server.storage.connections import connect_postgres, opening
from fiorino.server.storage.errors import StorageError

CHANNEL: Final = "fiorino"
HEARTBEAT: Final = 15.0
"""Seconds of silence after which a connection is checked."""
PATIENCE: Final = 10.0
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
MOST_AT_ONCE: Final = 500
LONGEST: Final = 7999
"""The longest notice that PostgreSQL carries, in bytes."""

logger: Final = logging.getLogger("fiorino.bus")


class Notice(msgspec.Struct, frozen=True, array_like=True, tag=str.lower):
    """Something that every process should know."""

    def topic(self) -> tuple[object, ...]:
        """Its topic: of several notices waiting to be sent, only the last of each topic is sent."""
        return (type(self),)

    def concerns(self, match: str) -> bool:
        """Whether it is about this match."""
        return True


class Everything(Notice, frozen=True):
    """Anything may have changed: notices were missed, so check every watched match."""


class OfMatch(Notice, frozen=True):
    """Something about one match."""

    match: str

    def topic(self) -> tuple[object, ...]:
        return type(self), self.match

    def concerns(self, match: str) -> bool:
        return match == self.match


class Written(OfMatch, frozen=True):
    """The match has a log up to this line, or has changed outside its log."""

    version: int


class Seated(OfMatch, frozen=True):
    """The seating has changed, or whether others may join: the lobby shows both."""


class Said(OfMatch, frozen=True):
    """A line of chat with this number."""

    line: int

    def topic(self) -> tuple[object, ...]:
        return type(self), self.match, self.line


class Present(OfMatch, frozen=True):
    """A process has gained or lost a page on which a person follows the match."""

    person: str
    process: str
    is_here: bool

    def topic(self) -> tuple[object, ...]:
        return type(self), self.match, self.person, self.process


class Watched(OfMatch, frozen=True):
    """How many spectators watch the match at a process."""

    process: str
    people: int

    def topic(self) -> tuple[object, ...]:
        return type(self), self.match, self.process


class Sought(Notice, frozen=True):
    """The people waiting for a match have changed, or some were paired."""


Callback: TypeAlias = Callable[[Notice], None]

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(
    Everything | Written | Seated | Said | Present | Watched | Sought
)


class Bus:
    """Carries notices to all subscribers, including those in the publishing process."""

    def __init__(self) -> None:
        self._callbacks: Final[list[Callback]] = []

    def publish(self, notice: Notice) -> None:
        """Publish a notice, soon; call it after the commit."""
        raise NotImplementedError

    def subscribe(self, callback: Callback) -> Callable[[], None]:
        """Subscribe from now on; calls come on the loop, and the returned function unsubscribes."""
        self._callbacks.append(callback)

        def end() -> None:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

        return end

    async def close(self) -> None:
        """Send what is still queued, and stop."""
        raise NotImplementedError

    def _tell(self, notice: Notice) -> None:
        for callback in tuple(self._callbacks):
            try:
                callback(notice)
            except Exception:
                logger.exception("Somebody could not take the notice %s", notice)


class LocalBus(Bus):
    """One process: notices are delivered on its loop."""

    def publish(self, notice: Notice) -> None:
        asyncio.get_running_loop().call_soon(self._tell, notice)

    async def close(self) -> None:
        self._callbacks.clear()


class PostgresBus(Bus):
    """Many processes: LISTEN and NOTIFY on a dedicated connection.

    Notices published while the connection is down are kept and sent after the reconnect.
    """

    def __init__(self, address: PostgresAddress) -> None:
        super().__init__()
        self._address: Final = address
        self._unsent: Final[dict[tuple[object, ...], str]] = {}
        self._awake: Final = asyncio.Event()
        self._closing = False
        self._connected: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "PostgresBus":
        """Connect and listen; fail if the server cannot be reached now."""
        address = read_address(url)
        if isinstance(address, SqliteAddress):
            raise StorageError("Only PostgreSQL carries notices between processes.")
        bus = cls(address)
        with opening(address):
            connection = await bus._connect()
        bus._task = asyncio.create_task(bus._run(connection), name="bus")
        return bus

    def publish(self, notice: Notice) -> None:
        payload = _ENCODER.encode(notice)
        if len(payload) > LONGEST:
            raise ValueError(f"a notice of {len(payload)} bytes is too long: {payload[:60]!r}")
        self._unsent[notice.topic()] = payload.decode()
        self._awake.set()

    async def close(self) -> None:
        self._closing = True
        self._awake.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=1.0 if self._connected.is_set() else 0)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._callbacks.clear()

    async def _connect(self) -> Any:  # noqa: ANN401 - asyncpg tells no types
        """A connection that is already listening."""
        connection = await connect_postgres(self._address, synchronous_commit="off")
        try:
            connection.add_termination_listener(self._cut)
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        self._connected.set()
        return connection

    def _cut(self, _connection: object) -> None:
        self._connected.clear()
        self._awake.set()

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        try:
            notice = _DECODER.decode(payload)
        except msgspec.DecodeError:
            logger.warning("A notice that is none of ours: %.60r", payload)
            return
        self._tell(notice)

    async def _run(self, connection: Any) -> None:  # noqa: ANN401
        while True:
            try:
                await self._serve(connection)
                if self._closing:
                    await connection.close(timeout=1.0)
                    return
                logger.warning("The connection of the bus was cut")
            except Exception as fault:
                logger.warning("The connection of the bus is lost: %s", fault)
            finally:
                connection.terminate()
                self._connected.clear()
            connection = await self._reconnect()
            logger.warning("The bus is connected again")
            self._tell(Everything())

    async def _serve(self, connection: Any) -> None:  # noqa: ANN401
        """Send what is published, until the connection drops or the bus is closed."""
        self._awake.set()
        while not connection.is_closed():
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self._awake.wait()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=PATIENCE)
                continue
            self._awake.clear()
            await self._send(connection)
            if self._closing:
                return

    async def _send(self, connection: Any) -> None:  # noqa: ANN401
        while self._unsent and not connection.is_closed():
            payloads = dict(list(self._unsent.items())[:MOST_AT_ONCE])
            for topic in payloads:
                del self._unsent[topic]
            try:
                await connection.execute(
                    "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload",
                    CHANNEL,
                    list(payloads.values()),
                    timeout=PATIENCE,
                )
            except BaseException:
                for topic, payload in payloads.items():
                    self._unsent.setdefault(topic, payload)  # a later one says more
                raise

    async def _reconnect(self) -> Any:  # noqa: ANN401
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            try:
                return await self._connect()
            except Exception as fault:
                logger.warning("The bus cannot connect yet: %s", fault)
            pause = min(2 * pause, LONGEST_PAUSE)


async def open_bus(url: str) -> Bus:
    """The bus for a database."""
    if isinstance(read_address(url), SqliteAddress):
        return LocalBus()
    return await PostgresBus.open(url)
