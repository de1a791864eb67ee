"""The workers of a tournament: this process, local processes, or a Ray cluster."""

import multiprocessing
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final, Protocol, TypeVar

from fiorino.arena.bot_process import deaf_children
from fiorino.bots.processes import end_with_parent
from fiorino.core.errors import FiorinoError

LONGEST_QUEUE: Final = 2
"""Jobs queued per worker, including the current one; few, so that an interrupt ends soon."""
MOST_DEATHS: Final = 3
"""How many workers may die in a row without any progress in between."""

Job = TypeVar("Job")
Done = TypeVar("Done")


class Workers(Protocol):
    """Runs jobs anywhere; the result of a job depends on the job alone."""

    def each(self, work: Callable[[Job], Done], jobs: Iterator[Job]) -> Generator[Done, None, None]:
        """The results of the jobs, each once, in order of completion.

        Jobs are taken from the iterator only when a worker is free. Jobs whose worker dies are
        repeated. Closing the iterator ends the work.
        """


class Here:
    """Does everything in this process."""

    def each(self, work: Callable[[Job], Done], jobs: Iterator[Job]) -> Generator[Done, None, None]:
        for job in jobs:
            yield work(job)


class Processes:
    """A number of processes on this machine."""

    def __init__(self, count: int) -> None:
        if count < 1:
            raise FiorinoError(f"A tournament needs at least one worker, not {count}.")
        self._count: Final = count

    def each(self, work: Callable[[Job], Done], jobs: Iterator[Job]) -> Generator[Done, None, None]:
        executor = self._open()
        doing: dict[Future[Done], Job] = {}
        again: list[Job] = []
        deaths = 0
        try:
            while True:
                free = self._count * LONGEST_QUEUE - len(doing)
                for job in [*again, *islice(jobs, max(0, free - len(again)))]:
                    with deaf_children():
                        doing[executor.submit(work, job)] = job
                again = []
                if not doing:
                    return
                finished, _ = wait(doing, return_when=FIRST_COMPLETED)
                for future in finished:
                    job = doing.pop(future)
                    try:
                        done = future.result()
                    except BrokenProcessPool:
                        again.append(job)
                        continue
                    deaths = 0
                    yield done
                if again:
                    deaths += 1
                    if deaths > MOST_DEATHS:
                        raise FiorinoError("The workers die again and again; is memory short?")
                    again += doing.values()
                    doing = {}
                    executor.shutdown(wait=True)
                    executor = self._open()
        finally:
            executor.shutdown(cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=end_with_parent,
        )


def local(count: int) -> Workers:
    """Workers on this machine; a single one runs in this process."""
    return Here() if count == 1 else Processes(count)
