"""`fiorino bench server`: the live server under load, beside a loop that only writes and echoes."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

import click

from fiorino.cli.bench_report import (
    Acknowledgements,
    Report,
    Storm,
    Wanted,
    load_of,
    make_report,
    memory_of,
    print_report,
)
from fiorino.cli.common import GAME, make_console
from fiorino.core.errors import BadOption
from fiorino.core.game import Game

if TYPE_CHECKING:
    from fiorino.cli.bench_calls import Slice
    from fiorino.cli.bench_players import Crowd

ROUNDS: Final = 3
"""Slices at full speed: ours and the bare loop's in turn, so that noise is for all."""
ENDING: Final = 10.0
"""Seconds that a server has to end by itself."""
UNLIMITED: Final = "100000/1s"
LIFTED: Final = ("play_messages", "watch_messages", "create_tables", "joins", "guests", "requests")
OWN: Final = ("FIORINO_COMPILED",)
"""What the environment may tell the server under load; its settings are those of the bench."""


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--game", type=GAME, default="medici-vs-strozzi", show_default=True)
@click.option("--players", type=int, metavar="N", help="Seats at a table; as few as can play.")
@click.option("--tables", type=click.IntRange(1), default=200, show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(0.1),
    default=10.0,
    show_default=True,
    help="Of live play, and of play at full speed.",
)
@click.option(
    "--pace",
    type=click.FloatRange(0.01),
    default=1.0,
    show_default=True,
    help="Seconds for an answer at a live table.",
)
@click.option(
    "--sockets", type=click.IntRange(1), default=1000, show_default=True, help="Who only watch."
)
@click.option(
    "--database", metavar="URL", help="One that may be filled; a new SQLite file if not given."
)
def server(
    as_json: bool,
    game: Game,
    players: int | None,
    tables: int,
    seconds: float,
    pace: float,
    sockets: int,
    database: str | None,
) -> None:
    """Random players by socket at a real server, beside a bare loop with as many commits.

    The bare loop is a socket server that writes every message into SQLite and echoes it, run in
    the same way; as many of its messages share a commit as moves do in ours.
    """
    players = min(game.players) if players is None else players
    if players not in game.players:
        raise BadOption(f"{game.title} is not for {players} players.")
    wanted = Wanted(game, players, tables, seconds, pace, sockets, database)
    report = asyncio.run(measure(wanted))
    if as_json:
        click.echo(json.dumps(asdict(report), indent=1))
    else:
        print_report(report, make_console())


async def measure(wanted: Wanted) -> Report:
    """Live play, full speed and the bare loop in turn, then watchers, then the log."""
    from fiorino.cli.bench_calls import Calls  # noqa: PLC0415 - the help needs no server
    from fiorino.cli.bench_players import Crowd, gather_watchers, storm  # noqa: PLC0415
    from fiorino.cli.bench_sockets import cut_all  # noqa: PLC0415

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
            live = await _timed(ours, crowd.play(wanted.seconds, wanted.pace))
            shared = await _moves_per_commit(crowd, file, wanted.seconds / ROUNDS)
            loops = [
                stack.enter_context(bare_loop(folder / f"echo-{number}.db", most))
                for number, most in enumerate((max(1, round(shared or 1)), 1))
            ]
            calls = [Calls(wanted.tables) for _ in loops]
            for loop, load in zip(loops, calls, strict=True):
                await load.come(loop.address)
            full, bare, alone = await _in_turn(
                [(ours, lambda seconds: crowd.play(seconds, 0.0))]
                + [(loop, load.call) for loop, load in zip(loops, calls, strict=True)],
                wanted.seconds / ROUNDS,
            )
            for load in calls:
                await load.go()
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
    contenders: "Sequence[tuple[Running, Callable[[float], Awaitable[Slice]]]]", seconds: float
) -> "list[list[Slice]]":
    slices: list[list[Slice]] = [[] for _ in contenders]
    for number in range(1, ROUNDS + 1):
        _say(f"full speed, round {number} of {ROUNDS}")
        for (running, load), found in zip(contenders, slices, strict=True):
            found.append(await _timed(running, load(seconds)))
    return slices


async def _timed(running: "Running", work: "Awaitable[Slice]") -> "Slice":
    """A slice, with the processor's time of its server."""
    before = worked(running.process.pid)
    found = await work
    after = worked(running.process.pid)
    if before is not None and after is not None:
        found.processor = after - before
    return found


async def _moves_per_commit(crowd: "Crowd", file: Path, seconds: float) -> float | None:
    """How many moves at full speed share a commit; None where that is not known."""
    before, known = commits(file), sum(map(len, crowd.acknowledged.values()))
    await crowd.play(seconds, 0.0)
    after = commits(file)
    moves = sum(map(len, crowd.acknowledged.values())) - known
    return None if before is None or after is None or after == before else moves / (after - before)


def commits(file: Path) -> int | None:
    """The counter of commits in the index of SQLite's write-ahead log; None where there is none."""
    index = file.with_name(f"{file.name}-shm")
    with suppress(OSError):
        data = index.read_bytes()[8:12]
        return int.from_bytes(data, sys.byteorder) if len(data) == 4 else None
    return None


async def lost_commands(database: str, acknowledged: Mapping[str, Sequence[str]]) -> int:
    """How many commands that were said to be done are not in the log, or there more than once."""
    from fiorino.server.storage.store import Store  # noqa: PLC0415

    lost = 0
    async with await Store.open(database, migrate=False) as store:
        for match, commands in acknowledged.items():
            written = [row.command_id for row in await store.log(match)]
            lost += sum(written.count(command) != 1 for command in commands)
    return lost


# Processes


@dataclass(frozen=True)
class Running:
    """A server in a process of its own."""

    process: "subprocess.Popen[str]"
    address: str


@contextmanager
def live_server(folder: Path, database: str) -> Iterator[Running]:
    """A real server with usual settings, whose limits are set too high for this load to reach."""
    settings = ['log_level = "warning"', "open_browser = false", "port = 0", "[limits]"]
    settings += [f'{limit} = "{UNLIMITED}"' for limit in LIFTED]
    (folder / "fiorino.toml").write_text("\n".join(settings) + "\n", "utf-8")
    # In the environment, since a list of processes shows no password there.
    with _running(["fiorino.cli", "serve"], folder, FIORINO_DATABASE=database) as found:
        yield found


@contextmanager
def bare_loop(file: Path, most: int) -> Iterator[Running]:
    """The server that only echoes; so many messages may share a commit."""
    command = ["fiorino.cli.bench_echo", str(file), str(most)]
    with _running(command, file.parent) as found:
        yield found


@contextmanager
def _running(module: Sequence[str], folder: Path, **told: str) -> Iterator[Running]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("FIORINO_") or name in OWN
    }
    from fiorino.cli.bench_sockets import Stuck  # noqa: PLC0415

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
    """Megabytes of memory that a process holds; None where the system does not tell."""
    with suppress(OSError):
        told = Path(f"/proc/{process}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", told)
        return None if found is None else int(found[1]) / 1024
    return None


def worked(process: int) -> float | None:
    """Seconds that the processor has worked for a process; None where the system does not tell."""
    with suppress(OSError, AttributeError, ValueError):
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return None


def _allow_many_files() -> None:
    """Every socket is an open file, here and in the server."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415 - not every system has it

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _say(line: str) -> None:
    click.echo(line, err=True)
