"""The live server under load, compared to a loop that only writes and echoes."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

import click

from fiorino.bench.echo_clients import EchoClients
from fiorino.bench.players import Crowd, gather_watchers, storm
from fiorino.bench.server_report import (
    Acknowledgements,
    Report,
    Storm,
    Wanted,
    load_of,
    make_report,
    memory_of,
)
from fiorino.bench.slices import Slice
from fiorino.bench.sockets import Stuck, cut_all
from fiorino.server.http.doors import MOST_CONNECTIONS
from fiorino.server.storage.store import Store

ROUNDS: Final = 3
"""Slices at full speed: ours and the bare loop's in turn, so that noise hits both."""
ENDING: Final = 10.0
"""How long a server may take to stop by itself, in seconds."""
UNLIMITED: Final = "100000/1s"
LIFTED: Final = ("play_messages", "watch_messages", "create_tables", "joins", "guests", "requests")
OWN: Final = ("FIORINO_COMPILED",)
"""The environment variables passed to the server; its settings come from the benchmark."""


async def measure(wanted: Wanted) -> Report:
    """Measure live play, full speed and the bare loop in turn, then spectators, then the log."""
    _allow_many_files()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fiorino-bench-")))
        file = folder / "fiorino.db"
        database = wanted.database or f"sqlite:///{file}"
        ours = stack.enter_context(live_server(folder, database))
        async with Crowd(ours.address) as crowd:
            _say(f"{wanted.tables} tables are set up")
            await crowd.set_up(wanted.game.name, wanted.players, wanted.tables)
            _say("live play")
            live = await timed(ours, crowd.play(wanted.seconds, wanted.pace))
            shared = await _moves_per_commit(crowd, file, wanted.seconds / ROUNDS)
            loops = [
                stack.enter_context(bare_loop(folder / f"echo-{number}.db", most))
                for number, most in enumerate((max(1, round(shared or 1)), 1))
            ]
            clients = [EchoClients(wanted.tables) for _ in loops]
            for loop, load in zip(loops, clients, strict=True):
                await load.connect(loop.address)
            full, bare, alone = await _in_turn(
                [(ours, lambda seconds: crowd.play(seconds, 0.0))]
                + [(loop, load.send_for) for loop, load in zip(loops, clients, strict=True)],
                wanted.seconds / ROUNDS,
            )
            for load in clients:
                await load.disconnect()
            _say(f"{wanted.sockets} sockets that watch")
            before = resident(ours.process.pid)
            watchers = await gather_watchers(crowd.tables, wanted.sockets)
            after = resident(ours.process.pid)
            _say("all are cut off and come again")
            back = await storm(watchers)
            await cut_all(watcher.socket for watcher in watchers)
            acknowledged, refused = crowd.acknowledged, len(crowd.refusals)
        lost = await lost_commands(database, acknowledged)
    return make_report(
        wanted,
        live=load_of([live]),
        full=load_of(full),
        shared=shared,
        bare=load_of(bare),
        alone=load_of(alone),
        memory=memory_of(wanted.sockets, before, after),
        storm=Storm(len(back), median(back), back[-1]),
        acknowledgements=Acknowledgements(
            len(acknowledged), sum(map(len, acknowledged.values())), lost, refused
        ),
    )


async def _in_turn(
    contenders: Sequence[tuple["Running", Callable[[float], Awaitable[Slice]]]], seconds: float
) -> list[list[Slice]]:
    slices: list[list[Slice]] = [[] for _ in contenders]
    for number in range(1, ROUNDS + 1):
        _say(f"full speed, round {number} of {ROUNDS}")
        for (running, load), found in zip(contenders, slices, strict=True):
            found.append(await timed(running, load(seconds)))
    return slices


async def timed(running: "Running", work: Awaitable[Slice]) -> Slice:
    """A slice, with the CPU time of its server."""
    before = worked(running.process.pid)
    found = await work
    after = worked(running.process.pid)
    if before is not None and after is not None:
        found.processor = after - before
    return found


async def _moves_per_commit(crowd: Crowd, file: Path, seconds: float) -> float | None:
    """How many moves at full speed share a commit; None if unknown."""
    before, known = commits(file), sum(map(len, crowd.acknowledged.values()))
    await crowd.play(seconds, 0.0)
    after = commits(file)
    moves = sum(map(len, crowd.acknowledged.values())) - known
    return None if before is None or after is None or after == before else moves / (after - before)


def commits(file: Path) -> int | None:
    """The commit counter in the index of SQLite's write-ahead log, if there is one."""
    index = file.with_name(f"{file.name}-shm")
    with suppress(OSError):
        data = index.read_bytes()[8:12]
        return int.from_bytes(data, sys.byteorder) if len(data) == 4 else None
    return None


async def lost_commands(database: str, acknowledged: Mapping[str, Sequence[str]]) -> int:
    """How many acknowledged commands are missing from the log, or in it more than once."""
    lost = 0
    async with await Store.open(database, migrate=False) as store:
        for match, commands in acknowledged.items():
            written = [row.command_id for row in await store.log(match)]
            lost += sum(written.count(command) != 1 for command in commands)
    return lost


# Processes


@dataclass(frozen=True)
class Running:
    """A server in its own process."""

    process: "subprocess.Popen[str]"
    address: str


@contextmanager
def live_server(
    folder: Path, database: str, processes: int = 1, package: Path | None = None
) -> Iterator[Running]:
    """A real server with default settings, but with rate limits too high for this load to reach.

    It may come from another package `fiorino` in a folder.
    """
    settings = ['log_level = "warning"', "open_browser = false", "port = 0"]
    settings += [f"workers = {processes}"]
    if package is None:  # an older server does not know this
        settings += [f"connections_per_address = {MOST_CONNECTIONS}"]
    settings += ["[limits]", *(f'{limit} = "{UNLIMITED}"' for limit in LIFTED)]
    (folder / "fiorino.toml").write_text("\n".join(settings) + "\n", "utf-8")
    # In the environment, because a process list does not show passwords there.
    told = {"FIORINO_DATABASE": database}
    told |= {} if package is None else {"PYTHONPATH": str(package.resolve())}
    with _running(["fiorino.cli", "serve"], folder, **told) as found:
        yield found


@contextmanager
def bare_loop(file: Path, most: int) -> Iterator[Running]:
    """The server that only echoes; this many messages may share a commit."""
    command = ["fiorino.bench.echo", str(file), str(most)]
    with _running(command, file.parent) as found:
        yield found


@contextmanager
def _running(module: Sequence[str], folder: Path, **told: str) -> Iterator[Running]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("FIORINO_") or name in OWN
    }
    with tempfile.TemporaryFile("w+", encoding="utf-8") as complaints:
        process = subprocess.Popen(
            [sys.executable, "-m", *module],
            cwd=folder,
            env=environment | told,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=complaints,
            encoding="utf-8",
        )
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            address = re.search(r"http://[\w.:]+\d", line)
            if address is None:
                process.wait(ENDING)
                complaints.seek(0)
                raise Stuck(f"The server does not start: {complaints.read()[-500:].strip()}")
            yield Running(process, address[0])
        finally:
            _end(process)
            process.stdout.close()


def _end(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(ENDING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def resident(process: int) -> float | None:
    """The resident memory of a process in megabytes; None if the system does not report it."""
    with suppress(OSError):
        told = Path(f"/proc/{process}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", told)
        return None if found is None else int(found[1]) / 1024
    return None


def worked(process: int) -> float | None:
    """The CPU time of a process in seconds; None if the system does not report it."""
    with suppress(OSError, AttributeError, ValueError):
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return None


def _allow_many_files() -> None:
    """Raise the file limit: every socket is an open file, here and in the server."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - not every system has it

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _say(line: str) -> None:
    click.echo(line, err=True)
