"""Bots and advice are thought about in processes of their own, so that no socket ever waits.

Every process thinks about one request at a time, so a bot that hangs or takes its process down
disturbs no other request. It is asked twice; then the rule-based bot answers in its place.
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
"""The rule-based bot that answers where another has failed."""
LONGEST_THOUGHT: Final = 30.0
ATTEMPTS: Final = 2
STOP_SECONDS: Final = 5.0
"""Seconds in which a process that was killed must be gone."""
ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""Nets are small, and each process is to have one core: threads of numpy would only wait."""
DEAF_TO: Final = (signal.SIGINT, signal.SIGTERM)

log: Final = logging.getLogger("fiorino.bot_pool")


class Closed(FiorinoError):
    """There is nobody to think any more."""


FAULTS: Final = (BotFailed, BrokenProcessPool, OSError)
"""What may come of thinking elsewhere; an `OSError` is a timeout, or no room for a process."""


# In a process of its own


def _think_here(request: Request) -> Reply:
    """`reply_to`, where nothing but a `BotFailed` comes out.

    A `SystemExit` would end the server, and errors that a bot declares may not survive the way.
    """
    try:
        return reply_to(request)
    except BotFailed:
        raise
    except BaseException as fault:
        raise BotFailed(type(fault).__name__) from None


def _prepare_process() -> None:
    """Signals are for the server: a process goes when the server lets it go, or is gone itself."""
    for number in DEAF_TO:
        signal.signal(number, signal.SIG_IGN)
    for library in ONE_THREAD:
        os.environ.setdefault(library, "1")
    end_with_parent()


# In the server


@contextmanager
def _deaf_children() -> Iterator[None]:
    """A process that begins now hears no signals, not even before it has settled in."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, DEAF_TO)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinker:
    """One process, begun with its first request and anew after every death."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, request: Request, longest: float) -> Reply:
        """The reply, or the process is ended."""
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_prepare_process
        )
        try:
            async with asyncio.timeout(longest):
                # To begin a process takes milliseconds in which the loop could not go on.
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
        """Kill the process, in whatever it is doing; those returned are still to be joined."""
        pool, self._pool = self._pool, None
        if pool is None:
            return []
        running = pool._processes  # which shutting down forgets
        pool.shutdown(wait=False, cancel_futures=True)  # from here on, none begins any more
        processes = list(running.values())
        for process in processes:
            process.kill()
        return processes


class BotPool:
    """Processes that think about as many requests at once as there are processes."""

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
        """Whether a request would be thought about at once."""
        return not self._free.empty()

    async def answer(self, think: Think) -> Thought:
        """The answer of the bot; where it fails twice, that of the rule-based bot."""
        reply = await self.reply(think)
        assert isinstance(reply, Thought)
        return reply

    async def advise(self, advise: Advise) -> Advised:
        """Advice about a position."""
        reply = await self.reply(advise)
        assert isinstance(reply, Advised)
        return reply

    async def weigh(self, weigh: Weigh) -> Weighed:
        """What answers of a match that is over were worth."""
        reply = await self.reply(weigh)
        assert isinstance(reply, Weighed)
        return reply

    async def prepare(self, prepare: Prepare) -> Prepared:
        """How far the levels are made for a setup."""
        reply = await self.reply(prepare)
        assert isinstance(reply, Prepared)
        return reply

    async def reply(self, request: Request) -> Reply:
        """The reply to a request, of the kind that belongs to it."""
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
        return await asyncio.shield(task)  # who asked may go away; the process is busy all the same

    async def _use(self, thinker: Thinker, request: Request) -> Reply:
        try:
            return await thinker.think(request, self.longest)
        finally:
            self._free.put_nowait(thinker)

    def close(self) -> None:
        """End the processes; what is being thought about stays without a reply."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        ended = [process for thinker in self._thinkers for process in thinker.end()]
        for process in ended:
            process.join(STOP_SECONDS)

    async def aclose(self) -> None:
        """End everything that thinks, and whatever else belongs to it."""
        self.close()


def _told(fault: Exception) -> str:
    """What went wrong, without anything that a bot may have written."""
    if isinstance(fault, BotFailed):
        return str(fault)
    if isinstance(fault, TimeoutError):
        return "it thought too long"
    return "its process died" if isinstance(fault, BrokenProcessPool) else type(fault).__name__


async def open_bot_pool(settings: "Settings") -> BotPool:
    """Who thinks for a server: its own processes, and with PostgreSQL workers anywhere."""
    if not settings.is_postgresql:
        return BotPool(max(1, settings.bot_processes))
    from fiorino.server.thinking.shared_bot_pool import SharedBotPool  # noqa: PLC0415 - an extra

    return await SharedBotPool.open(settings.database, settings.bot_processes)
