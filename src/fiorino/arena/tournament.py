"""A tournament in blocks. A block is one deal, played once in every rotation of the seats.

The draws of a deal are the same in all its matches, so luck falls on every bot alike, and
statistics are taken over blocks. A block depends on the seed and its own number only: any
number of workers gives the same result.
"""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from fiorino.bots import find_bot
from fiorino.core.box import read_box
from fiorino.core.errors import FiorinoError
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.core.random import Chance
from fiorino.core.record import find_game
from fiorino.games import GAMES

LONGEST_QUEUE = 4
"""Blocks that wait for each worker, so that an interrupt finds little left to do."""


@dataclass(frozen=True)
class Plan:
    """Who plays what, plain enough to be handed to another process."""

    game: str
    bots: tuple[str, ...]
    seed: str
    matches: int
    options: tuple[tuple[str, str], ...] = ()
    box: str | None = None

    @property
    def blocks(self) -> int:
        """Enough whole blocks for the matches that are wanted."""
        return -(-self.matches // len(self.bots))

    def setup(self) -> Setup:
        game = find_game(self.game, GAMES)
        box = None if self.box is None else read_box(self.box)
        return game.setup(len(self.bots), dict(self.options), box)


@dataclass(frozen=True)
class Played:
    """One finished match: by bot (not by seat) its score and its share of the win."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    options: int = 0
    """How many answers were offered in all decisions together."""
    facts: tuple[tuple[str, float | str], ...] = ()
    """What the game tells about the match."""


@dataclass
class Results:
    """What a tournament has played so far, block by block in order."""

    plan: Plan
    blocks: list[tuple[Played, ...]] = field(default_factory=list)
    interrupted: bool = False

    @property
    def matches(self) -> list[Played]:
        return [match for block in self.blocks for match in block]


def play_block(plan: Plan, number: int) -> tuple[Played, ...]:
    """Block `number` of a plan: the same deal with the bots in every rotation of the seats."""
    setup = plan.setup()
    return tuple(_play(plan, setup, number, turn) for turn in range(len(plan.bots)))


def _play(plan: Plan, setup: Setup, number: int, turn: int) -> Played:
    match = Match(setup, Chance(f"{plan.seed}/{number}"))
    count = len(plan.bots)
    seated = [(seat + turn) % count for seat in range(count)]
    bots = [
        find_bot(plan.bots[bot])(Random(f"{plan.seed}/{number}/{turn}/{bot}")) for bot in seated
    ]
    options = 0
    while (decision := match.decision()) is not None:
        options += len(decision.options)
        match.play(decision.seat, bots[decision.seat].answer(decision))
    result = match.result
    assert result is not None
    scores = [0] * count
    shares = [0.0] * count
    for seat, bot in enumerate(seated):
        scores[bot] = result.scores[seat]
        if seat in result.winners:
            shares[bot] = 1 / len(result.winners)
    decisions = sum(entry.seat != CHANCE for entry in match.log)
    facts = setup.game.statistics().facts(match.table, [event for _, event in match.story()])
    return Played(tuple(scores), tuple(shares), decisions, options, tuple(facts.items()))


def run(plan: Plan, workers: int, progress: Callable[[int], None]) -> Results:
    """Play a plan; an interrupt ends it early with what is done. `progress` hears each block."""
    if plan.matches < 1:
        raise FiorinoError(f"A tournament needs at least one match, not {plan.matches}.")
    if workers < 1:
        raise FiorinoError(f"A tournament needs at least one worker, not {workers}.")
    plan.setup()
    for bot in plan.bots:
        find_bot(bot)
    results = Results(plan)
    blocks = _here(plan) if workers == 1 else _in_processes(plan, workers)
    try:
        for block in blocks:
            results.blocks.append(block)
            progress(len(results.blocks))
    except KeyboardInterrupt:
        results.interrupted = True
    return results


def _here(plan: Plan) -> Iterator[tuple[Played, ...]]:
    for number in range(plan.blocks):
        yield play_block(plan, number)


def _in_processes(plan: Plan, workers: int) -> Iterator[tuple[Played, ...]]:
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, mp_context=context)
    waiting: list[Future[tuple[Played, ...]]] = []
    try:
        for number in range(plan.blocks):
            with _workers_ignore_interrupts():
                waiting.append(executor.submit(play_block, plan, number))
            if len(waiting) >= workers * LONGEST_QUEUE:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _workers_ignore_interrupts() -> Iterator[None]:
    """An interrupt is for the process that collects: workers that start now inherit deafness."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def labels(bots: Sequence[str]) -> list[str]:
    """Short names that differ, also where a bot plays against itself."""
    names = [bot.rpartition(":")[2] for bot in bots]
    return [
        f"{name} ({names[: place + 1].count(name)})" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]
