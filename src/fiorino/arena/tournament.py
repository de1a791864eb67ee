"""A tournament in blocks: planned, played by any workers, kept in a folder, and reproducible.

A block is one deal, played by one line-up in every rotation of the seats. All line-ups play the
same deals. Results count the blocks of a line-up in the order of their deals, whichever worker
played them and whenever, up to the one that decides its test.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Protocol

from fiorino.arena.bot_process import end_processes, process_of
from fiorino.arena.journal import Journal
from fiorino.arena.plan import Block, Job, Plan, Played, files_of
from fiorino.arena.playing import play_job
from fiorino.arena.sprt import Trial, Verdict
from fiorino.arena.workers import Workers, local
from fiorino.bots import BotFile

Deal = tuple[Played, ...]
"""The matches of a block."""


@dataclass
class Results:
    """What a tournament has played so far: by line-up its deals, in order."""

    plan: Plan
    deals: list[list[Deal]] = field(default_factory=list)
    tests: list[Trial] = field(default_factory=list, compare=False)
    interrupted: bool = False
    _early: dict[tuple[int, int], Deal] = field(default_factory=dict, compare=False)
    """Blocks that are done before one of an earlier deal is."""

    def __post_init__(self) -> None:
        for _ in self.plan.line_ups[len(self.deals) :]:
            self.deals.append([])
        if self.plan.bounds is not None:
            self.tests = [Trial(self.plan.bounds, self.plan.seats) for _ in self.plan.line_ups]

    @property
    def matches(self) -> list[Played]:
        return [match for deals in self.deals for deal in deals for match in deal]

    @property
    def done(self) -> int:
        """How many blocks count."""
        return sum(map(len, self.deals))

    @property
    def finished(self) -> int:
        """How many blocks are played, including those that wait for an earlier one."""
        return self.done + len(self._early)

    def has(self, line_up: int, deal: int) -> bool:
        """Whether this block is done."""
        return deal < len(self.deals[line_up]) or (line_up, deal) in self._early

    def is_settled(self, line_up: int) -> bool:
        """Whether this line-up has played enough."""
        if len(self.deals[line_up]) >= self.plan.deals:
            return True
        return bool(self.tests) and self.tests[line_up].verdict != Verdict.OPEN

    @property
    def is_complete(self) -> bool:
        return all(self.is_settled(number) for number in range(len(self.deals)))

    def add(self, block: Block) -> None:
        """Count a block, and any that waited for it."""
        number = block.line_up
        if not self.has(number, block.deal):
            self._early[number, block.deal] = block.matches
        deals = self.deals[number]
        while not self.is_settled(number) and (number, len(deals)) in self._early:
            deal = self._early.pop((number, len(deals)))
            deals.append(deal)
            if self.tests:
                self.tests[number].add(sum(match.shares[0] for match in deal) / len(deal))


class RecordKeeper(Protocol):
    """Where records go; see `fiorino.arena.records`."""

    def has(self, block: Block) -> bool:
        """Whether every match of a block has its record."""

    def add(self, block: Block) -> None:
        """Keep the records of a block."""


def run(
    plan: Plan,
    workers: int | Workers,
    progress: Callable[[int], None] | None = None,
    journal: Journal | None = None,
    records: RecordKeeper | None = None,
) -> Results:
    """Play a plan, or the rest of it; an interrupt ends it early with what is done.

    `progress` is called after each block with the number finished. Blocks of a journal are played
    again if their records are wanted but missing.
    """
    chosen = local(workers) if isinstance(workers, int) else workers
    plan.check()
    results = Results(plan)
    if journal is not None:
        for block in journal.blocks():
            if records is None or records.has(block):
                results.add(block)
    try:
        files = files_of(plan)
        for file in files:
            if file is not None:
                process_of(file).start()
        with closing(
            chosen.each(play_job, _jobs(plan, files, results, records is not None))
        ) as blocks:
            for block in blocks:
                if records is not None:
                    records.add(block)
                    block = without_records(block)  # noqa: PLW2901 - they can be long
                if journal is not None:
                    journal.add(block)
                results.add(block)
                if progress is not None:
                    progress(results.finished)
                if results.is_complete:
                    break
    except KeyboardInterrupt:
        results.interrupted = True
    finally:
        end_processes()
    return results


def without_records(block: Block) -> Block:
    """What is kept of a block in memory and in a journal."""
    return replace(block, matches=tuple(replace(match, record="") for match in block.matches))


def _jobs(
    plan: Plan, files: tuple[BotFile | None, ...], results: Results, wants_records: bool
) -> Iterator[Job]:
    """The blocks still to play, deal by deal, as long as they are needed."""
    for deal in range(plan.deals):
        for number in range(len(plan.line_ups)):
            if not results.is_settled(number) and not results.has(number, deal):
                yield Job(plan, files, number, deal, wants_records)
