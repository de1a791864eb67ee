"""Bots and advice run in worker processes, so that no socket ever waits.

Every process handles one request at a time, so a bot that hangs or crashes its process disturbs no
other request. A failing bot is asked twice; then the rule-based bot answers in its place.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fiorino.bots.processes import end_with_parent
from fiorino.core.errors import FiorinoError
from fiorino.server import refusals
from fiorino.server.thinking.requests import (
    Advise,
    Advised,
    BotFailed,
    Prepare,
    Prepared,
    Reply,
    Request,
    Think,
    Thought,
    Weigh,
    Weighed,
    reply_to,
)

if TYPE_CHECKING:
    from fiorino.server.settings import Settings

STEADY: Final = "greedy"
"""The rule-based bot that answers after another has failed."""
LONGEST_THOUGHT: Final = 30.0
ATTEMPTS: Final = 2
STOP_SECONDS: Final = 5.0
"""Seconds in which a process that was killed must be gone."""
ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""Nets are small, and each process has one core: numpy threads would only wait."""
DEAF_TO: Final = (signal.SIGINT, signal.SIGTERM)

log: Final = logging.getLogger("fiorino.bot_pool")


class Closed(FiorinoError):
    """The pool is closed."""


FAULTS: Final = (BotFailed, BrokenProcessPool, OSError)
"""What may come of thinking elsewhere; an `OSError` is a timeout, or no room for a process."""


# In a worker process


def _think_here(request: Request) -> Reply:
    """Call `reply_to`, and turn every exception into `BotFailed`.

    A `SystemExit` would end the server, and a bot's own exceptions may not survive pickling.
    """
    try:
        return reply_to(request)
    except BotFailed:
        raise
    except BaseException as fault:
        raise BotFailed(type(fault).__name__) from None


def _prepare_process() -> None:
    """Ignore signals, which are for the server: a process ends with or by the server."""
    for number in DEAF_TO:
        signal.signal(number, signal.SIG_IGN)
    for library in ONE_THREAD:
        os.environ.setdefault(library, "1")
    end_with_parent()


# In the server


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Start processes with signals blocked, so that none hits them during startup."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, DEAF_TO)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinker:
    """One worker process, started on its first request and restarted whenever it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, request: Request, longest: float) -> Reply:
        """Return the reply, or end the process."""
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_prepare_process
        )
        try:
            async with asyncio.timeout(longest):
                # Starting a process takes milliseconds that would block the loop.
                future = await asyncio.to_thread(self._submit, pool, request)
                return await asyncio.wrap_future(future)
        except BotFailed:
            raise
        except BaseException:
            self.end()
            raise

    @staticmethod
    def _submit(pool: ProcessPoolExecutor, request: Request) -> "Future[Reply]":
        with _deaf_children():
            return pool.submit(_think_here, request)

    def end(self) -> Sequence[multiprocessing.process.BaseProcess]:
        """Kill the process, whatever it is doing; the caller must join the ones returned."""
        pool, self._pool = self._pool, None
        if pool is None:
            return []
        running = pool._processes  # which shutting down forgets
        pool.shutdown(wait=False, cancel_futures=True)  # from here on, none starts any more
        processes = list(running.values())
        for process in processes:
            process.kill()
        return processes


class BotPool:
    """A pool that handles as many requests at once as it has processes."""

    def __init__(self, processes: int, longest: float = LONGEST_THOUGHT) -> None:
        self.processes: Final = processes
        self.longest: Final = longest
        self._thinkers: Final = [Thinker() for _ in range(processes)]
        self._free: Final[asyncio.LifoQueue[Thinker]] = asyncio.LifoQueue()
        self._tasks: Final[set[asyncio.Task[Reply]]] = set()
        self._closed = False
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)

    @property
    def is_free(self) -> bool:
        """Whether a request would be handled at once."""
        return not self._free.empty()

    async def answer(self, think: Think) -> Thought:
        """The answer of the bot, or that of the rule-based bot if it fails twice."""
        reply = await self.reply(think)
        assert isinstance(reply, Thought)
        return reply

    async def advise(self, advise: Advise) -> Advised:
        """Advice about a position."""
        reply = await self.reply(advise)
        assert isinstance(reply, Advised)
        return reply

    async def weigh(self, weigh: Weigh) -> Weighed:
        """What the answers of a finished match were worth."""
        reply = await self.reply(weigh)
        assert isinstance(reply, Weighed)
        return reply

    async def prepare(self, prepare: Prepare) -> Prepared:
        """How far the levels are made for a setup."""
        reply = await self.reply(prepare)
        assert isinstance(reply, Prepared)
        return reply

    async def reply(self, request: Request) -> Reply:
        """The reply to a request, of the matching type."""
        who = f"bot {request.bot}" if isinstance(request, Think) else "advice"
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._think(request)
            except FAULTS as fault:
                log.warning("%s failed (attempt %d): %s", who, attempt, _told(fault))
        if isinstance(request, Think):
            log.warning("%s is replaced by %s for this answer", who, STEADY)
            request = replace(request, bot=STEADY)
            try:
                return await self._think(request)
            except FAULTS as fault:
                log.error("bot %s failed in a process, and thinks here: %s", STEADY, _told(fault))
        return await asyncio.to_thread(reply_to, request)

    async def _think(self, request: Request) -> Reply:
        thinker = await self._free.get()
        if self._closed:
            self._free.put_nowait(thinker)
            raise Closed(refusals.SERVER_CLOSING)
        task = asyncio.ensure_future(self._use(thinker, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)  # the caller may leave; the process stays busy

    async def _use(self, thinker: Thinker, request: Request) -> Reply:
        try:
            return await thinker.think(request, self.longest)
        finally:
            self._free.put_nowait(thinker)

    def close(self) -> None:
        """End the processes; pending requests stay without a reply."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        ended = [process for thinker in self._thinkers for process in thinker.end()]
        for process in ended:
            process.join(STOP_SECONDS)

    async def aclose(self) -> None:
        """End all processes, and whatever else belongs to the pool."""
        self.close()


def _told(fault: Exception) -> str:
    """What went wrong, without any text from the bot."""
    if isinstance(fault, BotFailed):
        return str(fault)
    if isinstance(fault, TimeoutError):
        return "it thought too long"
    return "its process died" if isinstance(fault, BrokenProcessPool) else type(fault).__name__


async def open_bot_pool(settings: "Settings") -> BotPool:
    """The pool of a server: its own processes, and with PostgreSQL also workers anywhere."""
    if not settings.is_postgresql:
        return BotPool(max(1, settings.bot_processes))
    from fiorino.server.thinking.shared_bot_pool import SharedBotPool  # noqa: PLC0415 - an extra

    return await SharedBotPool.open(settings.database, settings.bot_processes)
