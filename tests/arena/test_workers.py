"""Workers of this machine: what one that dies was at is done anew, and others go on."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from fiorino.arena.tournament import run
from fiorino.arena.workers import Here, Processes, Workers
from fiorino.core.errors import FiorinoError

from .killing import run_with_a_kill, telling_plan


def test_a_killed_worker_loses_no_match_and_plays_none_twice(tmp_path: Path) -> None:
    plan = telling_plan(tmp_path)
    assert run_with_a_kill(plan, Processes(2), tmp_path) == run(plan, 1)


def die(job: int) -> int:
    """Work that ends its worker."""
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def test_work_that_always_ends_its_worker_is_given_up_with_a_sentence() -> None:
    with pytest.raises(FiorinoError, match="die again and again"):
        list(Processes(2).each(die, iter(range(3))))


def twice(job: int) -> int:
    """Work that is quick."""
    return 2 * job


@pytest.mark.parametrize("workers", [Here(), Processes(2)], ids=["here", "processes"])
def test_every_job_is_done_once(workers: Workers) -> None:
    assert sorted(workers.each(twice, iter(range(20)))) == [2 * job for job in range(20)]


def test_jobs_are_taken_only_when_somebody_is_free() -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for job in range(1000):
            taken.append(job)
            yield job

    done = Processes(2).each(twice, jobs())
    next(done)
    done.close()
    assert len(taken) <= 8


def test_no_worker_is_refused() -> None:
    with pytest.raises(FiorinoError, match="at least one worker, not 0"):
        Processes(0)
