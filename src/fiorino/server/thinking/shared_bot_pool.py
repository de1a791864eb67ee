"""Thinking on any machine: requests that a server has no process for wait for a worker.

A server with a free process computes at once. Otherwise the request waits in the database, where a
procrastinate job hands it to one worker, unless a process of the server is free first. With no
processes for bots (`bot_processes = 0`) it leaves everything to workers. A worker sends a heartbeat
every second; the job of one that does not is handed to the next.

The queue promises little, and need not: if it is down, too slow or without workers, the server
computes the answer itself. An answer that comes twice enters the log of the match once.
"""

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from time import monotonic
from typing import Final

from fiorino.server.thinking.bot_pool import LONGEST_THOUGHT, BotPool
from fiorino.server.thinking.queue import FAULTS, Queue, end, key_of
from fiorino.server.thinking.requests import Reply, Request

HESITATION: Final = 0.25
"""How long to wait for a process of this server before others are asked, in seconds."""
PATIENCE: Final = 1.0
"""Seconds until a server without processes for bots takes a request that no worker takes."""
LONGEST_WAIT: Final = 3 * LONGEST_THOUGHT
STOP_SECONDS: Final = 10.0
"""Seconds that a stopping worker has to finish what it has begun."""

log: Final = logging.getLogger("fiorino.jobs")


class Waiter:
    """Wakes a task that waits for a reply."""

    def __init__(self) -> None:
        self._event: Final = asyncio.Event()

    def wake(self) -> None:
        self._event.set()

    async def is_woken(self, within: float = PATIENCE) -> bool:
        """Whether it is woken within this time."""
        try:
            async with asyncio.timeout(within):
                await self._event.wait()
        except TimeoutError:
            return False
        self._event.clear()
        return True


class SharedBotPool(BotPool):
    """Bots that answer here, or on any machine with a worker."""

    def __init__(self, queue: Queue, processes: int, longest_wait: float) -> None:
        super().__init__(max(1, processes))
        self._queue: Final = queue
        self._own: Final = processes
        self._longest_wait: Final = longest_wait
        self._waiters: Final[dict[str, set[Waiter]]] = {}
        self._answered: Final[set[str]] = set()
        self._busy = 0
        self._ending = AsyncExitStack()

    @classmethod
    async def open(
        cls, url: str, processes: int, longest_wait: float = LONGEST_WAIT
    ) -> "SharedBotPool":
        """Join the queue of a database; a server without processes for bots only asks."""
        async with AsyncExitStack() as ending:
            queue = await ending.enter_async_context(Queue.opened(url))
            bot_pool = cls(queue, processes, longest_wait)
            ending.callback(bot_pool.close)
            ending.push_async_callback(end, asyncio.create_task(queue.listen(bot_pool._hear)))
            bot_pool._ending = ending.pop_all()
        return bot_pool

    async def aclose(self) -> None:
        await self._ending.aclose()

    async def reply(self, request: Request) -> Reply:
        """The reply from the first free process anywhere, in bounded time."""
        key = key_of(request)
        try:
            with self._waiter(key) as waiter:
                reply = await self._ask(key, request, waiter)
                reply = reply or await self._wait(key, request, waiter)
        except FAULTS as fault:
            log.warning("the queue failed, so a bot thinks here: %s", type(fault).__name__)
            reply = None
        return reply or await super().reply(request)

    async def _ask(self, key: str, request: Request, waiter: Waiter) -> Reply | None:
        """The reply of this server if it has a free process; otherwise the request waits."""
        if await self._has_place(waiter):
            with self._occupied():
                if await self._queue.claim(key, request):
                    return await self._think_here(key, request)
        else:
            await self._queue.ask(key, request)
        return await self._queue.look(key)

    async def _has_place(self, waiter: Waiter) -> bool:
        """Whether a process of this server is free now or very soon: most bots are quick."""
        until = monotonic() + HESITATION
        while self._busy >= self._own:
            left = until - monotonic()
            if self._own == 0 or left <= 0 or not await waiter.is_woken(left):
                return False
        return True

    async def _wait(self, key: str, request: Request, waiter: Waiter) -> Reply | None:
        """The reply from anybody; None once waiting longer is not worth it."""
        until = monotonic() + self._longest_wait
        was_taken = False
        while monotonic() < until:
            woken = await waiter.is_woken()
            if not woken or key in self._answered:
                reply = await self._queue.look(key)
                if reply is not None:
                    return reply
            # If nobody takes it for a while, even a server that leaves bots to workers helps out.
            is_taken = was_taken if woken else await self._queue.is_taken(key)
            places = self._own if woken else self.processes
            if not is_taken and not was_taken and self._busy < places:
                with self._occupied():
                    if await self._queue.take_over(key):
                        return await self._think_here(key, request)
                is_taken = True
            was_taken = is_taken
        log.warning("no worker answered in time, so a bot thinks here")
        return None

    async def _think_here(self, key: str, request: Request) -> Reply:
        with self._queue.claimed(key):
            reply = await super().reply(request)
            with suppress(*FAULTS):
                await self._queue.tell(key, reply)
        return reply

    @contextmanager
    def _occupied(self) -> Iterator[None]:
        """Occupy a process; when it is free again, those who wait may have it."""
        self._busy += 1
        try:
            yield
        finally:
            self._busy -= 1
            for waiters in self._waiters.values():
                for waiter in waiters:
                    waiter.wake()

    @contextmanager
    def _waiter(self, key: str) -> Iterator[Waiter]:
        waiter = Waiter()
        self._waiters.setdefault(key, set()).add(waiter)
        try:
            yield waiter
        finally:
            self._waiters[key].discard(waiter)
            if not self._waiters[key]:
                del self._waiters[key]
                self._answered.discard(key)

    def _hear(self, key: str) -> None:
        """React to a reply that has arrived somewhere."""
        if key in self._waiters:
            self._answered.add(key)
            for waiter in self._waiters[key]:
                waiter.wake()


async def work(url: str, processes: int, say: Callable[[str], object]) -> None:
    """Work for the servers of a database until told to stop, then finish what is begun."""
    async with Queue.opened(url) as queue:
        bot_pool = BotPool(processes)
        working = asyncio.create_task(queue.work(bot_pool.reply, processes, STOP_SECONDS))
        stopping = asyncio.Event()
        with suppress(NotImplementedError):
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, stopping.set)
        many = "1 process" if processes == 1 else f"{processes} processes"
        say(f"Thinking for {queue.address.shown} in {many} (Ctrl-C ends it).")
        try:
            await stopping.wait()
        finally:
            await end(working, STOP_SECONDS + 1)
            bot_pool.close()
    say("Done thinking.")
