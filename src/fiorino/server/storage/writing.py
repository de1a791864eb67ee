"""Writing: each write happens whole or not at all, and completes even if nobody waits any more."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from fiorino.server.storage.connections import CLOSED, Connections, Work
from fiorino.server.storage.errors import Unavailable

T = TypeVar("T")
LARGEST_GROUP: Final = 64


class Writer:
    """Runs a piece of work in a transaction, and returns its result once that is committed."""

    async def run(self, work: Work[T]) -> T:
        raise NotImplementedError

    async def close(self) -> None:
        """Finish pending work, and refuse any later work."""
        raise NotImplementedError


class ManyWriters(Writer):
    """PostgreSQL: a connection for each write, and the server groups their commits."""

    def __init__(self, connections: Connections) -> None:
        self._connections: Final = connections
        self._running: Final[set[asyncio.Task[Any]]] = set()
        self._closed = False

    async def run(self, work: Work[T]) -> T:
        if self._closed:
            raise Unavailable(CLOSED)
        task = asyncio.create_task(self._connections.write(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await _ended(task)
            raise

    async def close(self) -> None:
        self._closed = True
        if self._running:
            await asyncio.wait(self._running)


class _Job(Generic[T]):
    def __init__(self, work: Work[T]) -> None:
        self.work: Final = work
        self.begun = False
        self.done: Final[asyncio.Future[T]] = asyncio.get_running_loop().create_future()
        self._answer: list[T] = []
        self._fault: Exception | None = None

    def carry_out(self, connection: Connection) -> None:
        self._answer = [self.work(connection)]

    def fail(self, fault: Exception) -> None:
        if self._fault is None:
            self._fault = fault

    def settle(self) -> None:
        if self._fault is not None:
            self.done.set_exception(self._fault)
        else:
            self.done.set_result(self._answer[0])


class OneWriter(Writer):
    """SQLite: one connection; writes that queue up during a commit share the next one."""

    def __init__(self, connections: Connections) -> None:
        self._connections: Final = connections
        self._jobs: Final[asyncio.Queue[_Job[Any] | None]] = asyncio.Queue()
        self._closed = False
        self._task: Final = asyncio.create_task(self._serve(), name="storage writer")

    async def run(self, work: Work[T]) -> T:
        if self._closed:
            raise Unavailable(CLOSED)
        job = _Job(work)
        self._jobs.put_nowait(job)
        try:
            return await asyncio.shield(job.done)
        except asyncio.CancelledError:
            if job.begun:
                await _ended(job.done)
            else:
                job.done.cancel()
            raise

    async def close(self) -> None:
        self._closed = True
        self._jobs.put_nowait(None)
        await _ended(self._task)

    async def _serve(self) -> None:
        open_for_work = True
        while open_for_work:
            group = [await self._jobs.get()]
            while not self._jobs.empty() and len(group) < LARGEST_GROUP:
                group.append(self._jobs.get_nowait())
            open_for_work = None not in group
            jobs = [job for job in group if job is not None and not job.done.cancelled()]
            if jobs:
                await self._commit(jobs)

    async def _commit(self, jobs: Sequence[_Job[Any]]) -> None:
        for job in jobs:
            job.begun = True
        try:
            try:
                await self._connections.write(lambda connection: _carry_out(connection, jobs))
            except _OneRefused:  # none of it is written yet
                await self._connections.write(lambda connection: _carry_apart(connection, jobs))
        except Exception as fault:
            for job in jobs:
                job.fail(fault)
        for job in jobs:
            job.settle()


class _OneRefused(Exception):
    """One of several jobs was refused, so all are rolled back and carried out separately."""


def _carry_out(connection: Connection, jobs: Sequence[_Job[Any]]) -> None:
    """Run all jobs in one transaction, assuming none is refused: savepoints would cost more."""
    if len(jobs) == 1:
        jobs[0].carry_out(connection)
        return
    for job in jobs:
        try:
            job.carry_out(connection)
        except DBAPIError as fault:
            if isinstance(fault, IntegrityError):
                raise _OneRefused from fault
            raise
        except Exception as refusal:
            raise _OneRefused from refusal


def _carry_apart(connection: Connection, jobs: Sequence[_Job[Any]]) -> None:
    """Run all jobs in one transaction; a refused job rolls back only its own writes."""
    for job in jobs:
        try:
            with connection.begin_nested():
                job.carry_out(connection)
        except IntegrityError as refusal:
            job.fail(refusal)
        except DBAPIError:
            # SQLite may have rolled back everything (a full disk), so report success to nobody.
            raise
        except Exception as refusal:
            job.fail(refusal)


async def _ended(future: asyncio.Future[Any]) -> None:
    """Wait until it has ended, however often this is cancelled; its outcome is ignored."""
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError:
            continue
    if not future.cancelled():
        future.exception()
