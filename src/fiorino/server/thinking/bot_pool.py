"""Bots that think in processes of their own, so that no socket ever waits for them.

Every process thinks about one question at a time, so a bot that hangs or takes its process down
disturbs no other question. It is asked twice; then the rule-based bot answers in its place.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from fiorino.bots import find_bot
from fiorino.core.box import read_box
from fiorino.core.codec import Reader, parse_json
from fiorino.core.decision import Decision
from fiorino.core.errors import BadPosition, FiorinoError
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server import refusals

if TYPE_CHECKING:
    from fiorino.server.settings import Settings

STEADY: Final = "greedy"
"""The rule-based bot that answers where another has failed."""
COACH: Final = "coach"
"""No bot to sit at a table: it answers with an `Advice` as JSON."""
LONGEST_THOUGHT: Final = 30.0
ATTEMPTS: Final = 2
FAREWELL: Final = 5.0
"""Seconds in which a process that was killed must be gone."""
DEAF_TO: Final = (signal.SIGINT, signal.SIGTERM)

log: Final = logging.getLogger("fiorino.bot_pool")


@dataclass(frozen=True)
class Question:
    """What a bot is asked, plain enough to be handed to another process."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    box: str | None
    rules: int
    state: str
    """The table as JSON text; the bot is given a decision, which shows it no more than its view."""
    bot: str
    seed: str


@dataclass(frozen=True)
class Thought:
    """The answer of a bot, and the bot that gave it."""

    answer: str
    bot: str


@dataclass(frozen=True)
class Advice:
    """What the rule-based bot would answer, and why, as far as it can tell in figures."""

    answer: str
    values: dict[str, float]
    reasons: dict[str, float]


class BotFailed(FiorinoError):
    """A bot that gave no answer, or none of the legal ones.

    It tells only the kind of the fault: what a bot writes into its errors may tell of a hand.
    """


class Closed(FiorinoError):
    """There is nobody to think any more."""


FAULTS: Final = (BotFailed, BrokenProcessPool, OSError)
"""What may come of thinking elsewhere; an `OSError` is a timeout, or no room for a process."""


def think(question: Question) -> str:
    """The answer of the bot, as text."""
    box = None if question.box is None else read_box(question.box)
    game = find_game(question.game, GAMES)
    setup = game.setup(question.players, dict(question.options), box, question.rules)
    state = parse_json(question.state, "the table", BadPosition)
    table = game.decode(Reader(state, "the table", BadPosition), setup)
    decision = Decision(setup, table)
    if question.bot == COACH:
        return msgspec.json.encode(advise(decision, Random(question.seed))).decode()
    answer = find_bot(question.bot)(Random(question.seed)).answer(decision)
    if answer not in decision.options:
        raise BotFailed("an answer that is not among the options")
    return decision.notation.write(answer)


def advise(decision: Decision, rng: Random) -> Advice:
    """What to answer, what each answer that is worth a look leads to, and the game's reasons."""
    write = decision.notation.write
    answer = find_bot(STEADY)(rng).answer(decision)
    heuristics = decision.setup.game.heuristics()
    table = decision.guess(rng)
    values: dict[str, float] = {}
    shortlist = heuristics.shortlist(table)
    for action in shortlist if len(shortlist) > 1 else ():
        after = table.clone()
        after.apply(action)
        values[write(action)] = round(heuristics.value(after, decision.seat), 2)
    reasons = {name: round(value, 2) for name, value in heuristics.reasons(table).items()}
    return Advice(write(answer), values, reasons)


# In a process of its own


def _think_here(question: Question) -> str:
    """`think`, where nothing but a `BotFailed` comes out.

    A `SystemExit` would end the server, and errors that a bot declares may not survive the way.
    """
    try:
        return think(question)
    except BotFailed:
        raise
    except BaseException as fault:
        raise BotFailed(type(fault).__name__) from None


def _settle_in() -> None:
    """Signals are for the server: a process goes when the server lets it go, or is gone itself."""
    for number in DEAF_TO:
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_go_with_parent, name="parent watch", daemon=True).start()


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


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
    """One process, begun with its first question and anew after every death."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, question: Question, longest: float) -> str:
        """The answer, or the process is ended."""
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
        )
        try:
            async with asyncio.timeout(longest):
                # To begin a process takes milliseconds in which the loop could not go on.
                future = await asyncio.to_thread(self._submit, pool, question)
                return await asyncio.wrap_future(future)
        except BotFailed:
            raise
        except BaseException:
            self.end()
            raise

    @staticmethod
    def _submit(pool: ProcessPoolExecutor, question: Question) -> "Future[str]":
        with _deaf_children():
            return pool.submit(_think_here, question)

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
    """Processes in which bots answer, as many questions at once as there are processes."""

    def __init__(self, processes: int, longest: float = LONGEST_THOUGHT) -> None:
        self.processes: Final = processes
        self.longest: Final = longest
        self._thinkers: Final = [Thinker() for _ in range(processes)]
        self._free: Final[asyncio.LifoQueue[Thinker]] = asyncio.LifoQueue()
        self._tasks: Final[set[asyncio.Task[str]]] = set()
        self._closed = False
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)

    @property
    def is_free(self) -> bool:
        """Whether a question would be thought about at once."""
        return not self._free.empty()

    async def answer(self, question: Question) -> Thought:
        """The answer of the bot; where it fails twice, that of the rule-based bot."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return Thought(await self._think(question), question.bot)
            except FAULTS as fault:
                log.warning("bot %s failed (attempt %d): %s", question.bot, attempt, _told(fault))
        log.warning("bot %s is replaced by %s for this answer", question.bot, STEADY)
        steady = replace(question, bot=STEADY)
        try:
            return Thought(await self._think(steady), STEADY)
        except FAULTS as fault:
            log.error("bot %s failed in a process, and thinks here: %s", STEADY, _told(fault))
        return Thought(await asyncio.to_thread(think, steady), STEADY)

    async def _think(self, question: Question) -> str:
        thinker = await self._free.get()
        if self._closed:
            self._free.put_nowait(thinker)
            raise Closed(refusals.SERVER_CLOSING)
        task = asyncio.ensure_future(self._use(thinker, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)  # who asked may go away; the process is busy all the same

    async def _use(self, thinker: Thinker, question: Question) -> str:
        try:
            return await thinker.think(question, self.longest)
        finally:
            self._free.put_nowait(thinker)

    def close(self) -> None:
        """End the processes; what is being thought about stays without an answer."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        ended = [process for thinker in self._thinkers for process in thinker.end()]
        for process in ended:
            process.join(FAREWELL)

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
