"""The report of the server benchmark."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from rich import box as boxes
from rich.console import Console
from rich.table import Table as Grid

from fiorino import COMPILED, __version__
from fiorino.bench.slices import Slice
from fiorino.core.game import Game

LEAST_SHARE: Final = 0.6
MOST_MILLISECONDS: Final = 100.0
MOST_MEGABYTES: Final = 150.0


@dataclass(frozen=True)
class Load:
    """How a server performed under a load."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    processor_ms: float | None
    """The server's CPU time per move, which is less noisy than wall-clock time."""
    bytes_each: float = 0.0
    """What a move sends to all players of the table together."""


@dataclass(frozen=True)
class Memory:
    """The memory of the server process, before and after this many spectators have connected."""

    sockets: int
    before_mb: float
    after_mb: float
    kb_per_socket: float


@dataclass(frozen=True)
class Storm:
    """All spectators are cut off and reconnect: until half of them, and the last, are current."""

    sockets: int
    median_seconds: float
    seconds: float


@dataclass(frozen=True)
class Acknowledgements:
    """Acknowledged commands, and those of them that are missing from the log."""

    matches: int
    given: int
    lost: int
    refused: int


@dataclass(frozen=True)
class Target:
    """What the server should do, and whether it did; None if not measured."""

    name: str
    wanted: str
    found: str
    holds: bool | None


@dataclass(frozen=True)
class Report:
    """One run of the benchmark of the server."""

    machine: str
    database: str
    game: str
    players: int
    tables: int
    live_seconds_per_answer: float
    live: Load
    full_speed: Load
    moves_per_commit: float | None
    bare_loop: Load
    bare_loop_alone: Load
    times_bare_loop: float
    times_bare_loop_alone: float
    memory: Memory | None
    storm: Storm
    acknowledgements: Acknowledgements
    targets: list[Target]


@dataclass(frozen=True)
class Wanted:
    """What to measure."""

    game: Game
    players: int
    tables: int
    seconds: float
    pace: float
    sockets: int
    database: str | None


def load_of(slices: Sequence[Slice]) -> Load:
    """The medians over slices."""
    spent = [each.processor_each for each in slices if each.processor_each is not None]
    return Load(
        median([each.rate for each in slices]),
        median([each.milliseconds(50) for each in slices]),
        median([each.milliseconds(99) for each in slices]),
        1000 * median(spent) if len(spent) == len(slices) else None,
        median([each.received_each for each in slices]),
    )


def memory_of(sockets: int, before: float | None, after: float | None) -> Memory | None:
    """What this many sockets take, if the system reports it."""
    if before is None or after is None:
        return None
    return Memory(sockets, before, after, 1024 * (after - before) / sockets)


def make_report(
    wanted: Wanted,
    *,
    live: Load,
    full: Load,
    shared: float | None,
    bare: Load,
    alone: Load,
    memory: Memory | None,
    storm: Storm,
    acknowledgements: Acknowledgements,
) -> Report:
    """All measurements, and whether they meet the targets."""
    build = "compiled" if COMPILED else "from source"
    kind = (wanted.database or "sqlite:").partition(":")[0]
    share = full.moves_per_second / bare.moves_per_second
    alone_share = full.moves_per_second / alone.moves_per_second
    return Report(
        machine=f"{platform.machine()}, {os.cpu_count()} cores, Python"
        f" {platform.python_version()}, fiorino {__version__} {build}",
        database="SQLite" if kind == "sqlite" else "PostgreSQL",
        game=wanted.game.name,
        players=wanted.players,
        tables=wanted.tables,
        live_seconds_per_answer=wanted.pace,
        live=live,
        full_speed=full,
        moves_per_commit=shared,
        bare_loop=bare,
        bare_loop_alone=alone,
        times_bare_loop=share,
        times_bare_loop_alone=alone_share,
        memory=memory,
        storm=storm,
        acknowledgements=acknowledgements,
        targets=targets(wanted, live, alone_share, memory, acknowledgements),
    )


def targets(
    wanted: Wanted,
    live: Load,
    share: float,
    memory: Memory | None,
    acknowledgements: Acknowledgements,
) -> list[Target]:
    """The targets, and whether they are met."""
    return [
        Target(
            "moves, of the bare loop's messages with a commit each",
            f"≥ {LEAST_SHARE:.0%}",
            f"{share:.0%}",
            share >= LEAST_SHARE,
        ),
        Target(
            f"p99 at {wanted.tables} live tables",
            f"< {MOST_MILLISECONDS:.0f} ms",
            f"{live.p99_ms:.1f} ms",
            live.p99_ms < MOST_MILLISECONDS,
        ),
        Target(
            f"memory with {wanted.sockets} watching",
            f"< {MOST_MEGABYTES:.0f} MB",
            "not told" if memory is None else f"{memory.after_mb:.0f} MB",
            None if memory is None else memory.after_mb < MOST_MEGABYTES,
        ),
        Target(
            "lost acknowledgements",
            "0",
            f"{acknowledgements.lost} of {acknowledgements.given:,}",
            acknowledgements.lost == 0 and acknowledgements.given > 0,
        ),
    ]


def print_report(report: Report, console: Console) -> None:
    """The report as tables and sentences."""
    console.print(
        f"{report.tables} tables of {report.game} for {report.players}, random players by socket,"
        f" {report.database}",
        style="bold",
    )
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
    grid.add_column("load", style="bold", no_wrap=True)
    for name in ("a second", "p50 ms", "p99 ms", "CPU ms each"):
        grid.add_column(name, justify="right", no_wrap=True)
    for name, load in (
        (f"live, {report.live_seconds_per_answer:g} s an answer", report.live),
        ("full speed", report.full_speed),
        ("bare loop, as many commits", report.bare_loop),
        ("bare loop, a commit each", report.bare_loop_alone),
    ):
        grid.add_row(
            name,
            f"{load.moves_per_second:,.0f}",
            f"{load.p50_ms:.1f}",
            f"{load.p99_ms:.1f}",
            "–" if load.processor_ms is None else f"{load.processor_ms:.2f}",
        )
    console.print(grid)
    shared = report.moves_per_commit
    console.print(
        f"A move sends {report.full_speed.bytes_each:,.0f} bytes to all {report.players} seats."
    )
    console.print(
        f"At full speed {report.times_bare_loop:.0%} of the bare loop with as many commits"
        f" ({'one each' if shared is None else f'{shared:.1f} moves share one'}),"
        f" {report.times_bare_loop_alone:.0%} of the one with a commit for each message."
    )
    if report.memory is not None:
        memory = report.memory
        console.print(
            f"Memory {memory.before_mb:.0f} MB, with {memory.sockets:,} watching sockets"
            f" {memory.after_mb:.0f} MB: {memory.kb_per_socket:.1f} kB a socket."
        )
    storm = report.storm
    console.print(
        f"{storm.sockets:,} sockets cut off: half are back after {storm.median_seconds:.2f} s,"
        f" the last after {storm.seconds:.2f} s."
    )
    given = report.acknowledgements
    console.print(
        f"{given.given:,} answers acknowledged in {given.matches} matches, {given.lost} lost,"
        f" {given.refused} refused."
    )
    verdicts = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
    verdicts.add_column("target", style="bold")
    for name in ("wanted", "found", "holds"):
        verdicts.add_column(name, justify="right", no_wrap=True)
    for target in report.targets:
        holds = "–" if target.holds is None else "yes" if target.holds else "no"
        verdicts.add_row(target.name, target.wanted, target.found, holds)
    console.print(verdicts)
    console.print(report.machine, style="dim")
