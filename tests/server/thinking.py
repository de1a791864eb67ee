"""Questions for bots, and bots that do not behave, for the tests of whoever thinks."""

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server.thinking.requests import Advise, Position, Think
from tests.cli.support import ROOT, command, environment
from tests.patience import PATIENCE

SECRET: Final = "seed-that-nobody-may-read"

BOTS: Final = '''
"""Bots that leave a mark in their folder whenever they begin: their process, and its parent."""

import os
import signal
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent


class Marking:
    def __init__(self, rng):
        name = f"{type(self).__name__}-{time.monotonic_ns()}-{os.getpid()}.new"
        (HERE / name).write_text(f"{os.getpid()} {os.getppid()}")
        (HERE / name).rename(HERE / name.replace(".new", ".mark"))

    def begun(self):
        return len(list(HERE.glob(f"{type(self).__name__}-*.mark")))


class Raises(Marking):
    def answer(self, decision):
        raise RuntimeError(f"SECRET {decision.view}")


class Odd(Exception):
    def __init__(self, one, two):
        super().__init__("unpickled with one word too few")


class RaisesOddly(Marking):
    def answer(self, decision):
        raise Odd(1, 2)


class Exits(Marking):
    def answer(self, decision):
        sys.exit(3)


class Cheats(Marking):
    def answer(self, decision):
        return decision.options[0].__class__


class Dies(Marking):
    def answer(self, decision):
        os.kill(os.getpid(), signal.SIGKILL)


class Hangs(Marking):
    def answer(self, decision):
        while True:
            time.sleep(0.01)


class DiesOnce(Marking):
    def answer(self, decision):
        if self.begun() == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[-1]


class HangsOnce(Marking):
    def answer(self, decision):
        while self.begun() == 1:
            time.sleep(0.01)
        return decision.options[-1]


class Meets(Marking):
    """Answers when two of it think at the same time."""

    def answer(self, decision):
        until = time.monotonic() + 20
        while self.begun() < 2:
            assert time.monotonic() < until
            time.sleep(0.01)
        return decision.options[-1]


class Waits(Marking):
    """Answers when it is let go."""

    def answer(self, decision):
        until = time.monotonic() + 20
        while not (HERE / "go").exists():
            assert time.monotonic() < until
            time.sleep(0.01)
        return decision.options[-1]


class TakesHalfASecond(Marking):
    def answer(self, decision):
        time.sleep(0.5)
        return decision.options[-1]
'''.replace("SECRET", SECRET)


class Zoo:
    """A folder with those bots and their marks."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        (folder / "zoo.py").write_text(BOTS)

    def bot(self, name: str) -> str:
        return f"{self.folder / 'zoo.py'}:{name}"

    def marks(self, name: str) -> list[tuple[int, int]]:
        """Of each time the bot began, in order: its process, and the parent of that."""
        found = sorted(self.folder.glob(f"{name}-*.mark"))
        return [(int(own), int(parent)) for own, parent in (f.read_text().split() for f in found)]

    async def begun(self, name: str, times: int = 1) -> list[tuple[int, int]]:
        """Wait until the bot has begun so often."""
        await true_soon(lambda: len(self.marks(name)) >= times)
        return self.marks(name)

    def let_go(self) -> None:
        (self.folder / "go").touch()


async def true_soon(is_true: Callable[[], object]) -> None:
    until = monotonic() + PATIENCE
    while not is_true():
        assert monotonic() < until, "it does not come"
        await asyncio.sleep(0.01)


def is_alive(process: int) -> bool:
    """Whether a process runs; one that is dead and not yet buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def match_of(game: str, answers: int = 0) -> Match:
    """A match in which somebody is asked, after so many first answers."""
    setup = find_game(game, GAMES).setup()
    match = Match(setup, Chance("5"))
    for _ in range(answers):
        match.play(match.table.seat(), match.table.options()[0])
    return match


def position(game: str = "medici-vs-strozzi", answers: int = 0) -> Position:
    """A table at which somebody is asked, after so many first answers."""
    match = match_of(game, answers)
    return Position(
        game=game,
        players=len(match.setup.seat_names),
        options=(),
        box=None,
        rules=match.setup.rules,
        state=json.dumps(match.setup.game.encode(match.table)),
    )


def question(bot: str, game: str = "medici-vs-strozzi", answers: int = 0, n: int = 0) -> Think:
    """What a bot is asked; another number is another question."""
    return Think(position(game, answers), bot, f"{SECRET}/{n}")


def asked_for_advice(game: str = "medici-vs-strozzi", answers: int = 0) -> Advise:
    """A request for advice."""
    return Advise(position(game, answers), SECRET)


class Worker:
    """`fiorino worker` in a process of its own."""

    def __init__(self, folder: Path, url: str, processes: int, **more: str) -> None:
        self.errors: Final = folder / f"worker-{monotonic()}.log"
        with self.errors.open("wb") as errors:
            self.process: Final = subprocess.Popen(
                command("worker", "--database", url, "--processes", str(processes)),
                env=environment(folder, PYTHONPATH=str(ROOT / "src"), **more),
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=folder,
            )
        self.first_line = ""

    @property
    def log(self) -> str:
        return self.errors.read_text()

    def wait_until_ready(self) -> None:
        """It has joined the queue; what it says then."""
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline().decode()
        assert self.first_line.startswith("Thinking for "), self.log

    def stop(self) -> int:
        """Tell it to go, and wait."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


@contextmanager
def workers(folder: Path, url: str, *processes: int, **more: str) -> Iterator[list[Worker]]:
    """Workers that are ready, each with so many processes; none is left in the end."""
    started: list[Worker] = []
    try:
        started.extend(Worker(folder, url, count, **more) for count in processes)
        for worker in started:
            worker.wait_until_ready()
        yield started
    finally:
        for worker in started:
            worker.process.kill()
            worker.process.wait()
            assert worker.process.stdout is not None
            worker.process.stdout.close()


def wait_until_gone(process: int) -> None:
    until = monotonic() + PATIENCE
    while is_alive(process):
        assert monotonic() < until, f"process {process} is still there"
        sleep(0.01)
