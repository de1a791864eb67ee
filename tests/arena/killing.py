"""A tournament one of whose workers is killed in the middle."""

import os
import signal
from pathlib import Path
from typing import Final

from fiorino.arena.journal import Journal
from fiorino.arena.plan import Plan, identity
from fiorino.arena.tournament import Results, run
from fiorino.arena.workers import Workers

DEALS: Final = 8

# A bot file runs in a process whose parent is the worker.
TELLING_BOT: Final = """
import os
from pathlib import Path

class Telling:
    def __init__(self, rng):
        self.rng = rng
        with Path({pids!r}).open("a") as file:
            file.write(f"{{os.getppid()}}\\n")

    def answer(self, decision):
        return decision.options[self.rng.randrange(len(decision.options))]
"""


def telling_plan(folder: Path) -> Plan:
    """A plan with a bot that tells in a file which workers it plays in."""
    file = folder / "telling.py"
    file.write_text(TELLING_BOT.format(pids=str(folder / "pids")), "utf-8")
    return Plan("medici-vs-strozzi", (f"{file}:Telling", "random"), "kill", 2 * DEALS)


def run_with_a_kill(plan: Plan, workers: Workers, folder: Path) -> Results:
    """Play the plan, kill the worker that began last once a block is done, and check the blocks."""
    pids = folder / "pids"
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed:
            killed.append(int(pids.read_text("utf-8").split()[-1]))
            os.kill(killed[0], signal.SIGKILL)

    journal = Journal(folder / "out", identity(plan, "test"))
    results = run(plan, workers, kill_one, journal)
    kept = sorted((block.line_up, block.deal) for block in journal.blocks())
    assert kept == [(0, deal) for deal in range(DEALS)]
    assert set(map(int, pids.read_text("utf-8").split())) > set(killed)
    return results
