"""One, two and four server processes on one PostgreSQL, as `bench.server` writes them down."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fiorino.bench.players import Crowd
from fiorino.bench.server import live_server, worked
from fiorino.bench.server_report import Load, load_of
from fiorino.bench.slices import Slice
from tests.server.postgres import running_postgres

PROCESSES: Final = (1, 2, 4)
GAME: Final = "medici-vs-strozzi"
SEATS: Final = 2
CONNECTIONS: Final = "300"
ONLINE: Final = 100_000
SECONDS_A_MOVE: Final = 10.0
"""How often a live table moves when people sit there, for the sum on paper."""


@dataclass(frozen=True)
class Scale:
    """How many processes did with the same tables."""

    processes: int
    tables: int
    live: Load
    full: Load


async def measure(
    tables: int, seconds: float, processes: tuple[int, ...] = PROCESSES
) -> list[Scale]:
    """Measure the same load for each number of processes, each on its own database."""
    found = []
    for number in processes:
        with running_postgres(max_connections=CONNECTIONS) as postgres:
            url = postgres.url(postgres.create())
            found.append(await _measured(url, number, tables, seconds))
    return found


async def _measured(url: str, processes: int, tables: int, seconds: float) -> Scale:
    with (
        tempfile.TemporaryDirectory(prefix="fiorino-scale-") as folder,
        live_server(Path(folder), url, processes) as server,
    ):
        async with Crowd(server.address) as crowd:
            await crowd.set_up(GAME, SEATS, tables)
            live = await _timed(server.process.pid, crowd, seconds, 1.0)
            full = await _timed(server.process.pid, crowd, seconds, 0.0)
    return Scale(processes, tables, load_of([live]), load_of([full]))


async def _timed(process: int, crowd: Crowd, seconds: float, pace: float) -> Slice:
    """A slice, with the CPU time of the server and all its child processes."""
    before = _worked_by_all(process)
    found = await crowd.play(seconds, pace)
    found.processor = _worked_by_all(process) - before
    return found


def _worked_by_all(process: int) -> float:
    return sum(worked(each) or 0.0 for each in family(process))


def family(process: int) -> Iterator[int]:
    """A process and all its descendants."""
    yield process
    with suppress(OSError):
        begun = Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()
        for child in begun:
            yield from family(int(child))


def section(scales: list[Scale]) -> str:
    """The section with the results, and what they mean for many more players."""
    tables = scales[0].tables
    head = (
        f"## Several processes on PostgreSQL: {tables} tables of Medici vs Strozzi\n"
        "Every process serves every table, and all of them share one port. A match is followed by"
        " each process where one of its players is connected, so two processes work more for a"
        " move than one.\n\n"
        "| processes | live: moves per second | median, 99th percentile | full speed: moves per"
        " second | processor for a move |\n|--:|--:|--:|--:|--:|\n"
    )
    rows = [
        f"| {each.processes} | {each.live.moves_per_second:,.0f}"
        f" | {each.live.p50_ms:.0f} ms, {each.live.p99_ms:,.0f} ms"
        f" | {each.full.moves_per_second:,.0f} | {each.full.processor_ms:.2f} ms |\n"
        for each in scales
    ]
    return head + "".join(rows) + "\n" + _on_paper(scales)


def _on_paper(scales: list[Scale]) -> str:
    """What a hundred thousand players would need, given the cost of a move here."""
    costs = [each.full.processor_ms for each in scales if each.processes > 1]
    cost = max(cost for cost in costs if cost is not None)
    size = max(each.full.bytes_each for each in scales)
    moves = ONLINE / SEATS / SECONDS_A_MOVE
    cores = moves * cost / 1000
    return (
        f"The machine has {os.cpu_count()} cores, and the players, the database and the server"
        " share them, so it is full before the processes are. What limits next is the processor,"
        " then the one PostgreSQL: every move is a commit of its own, and every process hears of"
        " every move by its notices.\n\n"
        f"On paper, {ONLINE:,} people online at tables for two that move every"
        f" {SECONDS_A_MOVE:.0f} s make {moves:,.0f} moves a second. At {cost:.2f} ms each that is"
        f" {cores:.0f} cores of server, {2 * cores:.0f} with room for evenings, and"
        f" {moves * size / 1e6:.0f} MB a second to all of them. {ONLINE:,} sockets at about"
        f" 40 kB are {ONLINE * 40 / 1e6:.0f} GB, spread over those processes. One PostgreSQL takes"
        " that many small commits on a good disk, but not that many notices to every process:"
        " then matches must be kept together, each with all its players at one process, by a"
        " proxy that sends a match's address to the same process. The log is by match, so the"
        " database can be split by match as well. Nothing of that is built.\n"
    )
