"""How long the command line takes to start, in wall-clock time."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from select import select
from statistics import median
from time import perf_counter

from bench.contenders import SOURCE

PROMPT = b"\x1b[?2004h"
"""The prompt, which shows that the screen is drawn and a line can be typed."""
PATIENCE = 20.0
"""Seconds without anything drawn after which a command counts as stuck."""
INSTALLED = "as installed"


@dataclass(frozen=True)
class Start:
    """A command, and how long it may take until it is done or its screen is drawn."""

    title: str
    command: tuple[str, ...]
    build: str = ""
    until_drawn: bool = False
    limit: float | None = None

    def environment(self, data: str) -> dict[str, str]:
        """A terminal of usual size, and a folder of its own for saved matches."""
        told = dict(os.environ, FIORINO_DATA=data, TERM="xterm-256color", COLUMNS="100", LINES="40")
        told.pop("FIORINO_COMPILED", None)
        if self.build == SOURCE:
            told["FIORINO_COMPILED"] = "0"
        return told


@dataclass
class Times:
    """The seconds of each run of a command, or why there are none."""

    start: Start
    seconds: list[float] = field(default_factory=list)
    missing: str = ""

    @property
    def median(self) -> float | None:
        return median(self.seconds) if self.seconds else None


def fiorino_command() -> tuple[str, ...]:
    """The installed command; without one, the module."""
    script = Path(sys.executable).with_name("fiorino")
    return (str(script),) if script.exists() else (sys.executable, "-m", "fiorino.cli")


def starts() -> tuple[Start, ...]:
    """The commands to measure, and Python alone for comparison, in both builds."""
    fiorino = fiorino_command()
    play = (*fiorino, "play", "--seed", "1")
    return (
        Start("python -c pass", (sys.executable, "-c", "pass")),
        *[
            Start(title, command, build, drawn, limit)
            for build in (SOURCE, INSTALLED)
            for title, command, drawn, limit in (
                ("fiorino --version", (*fiorino, "--version"), False, 0.3),
                ("fiorino play medici-vs-strozzi", (*play, "medici-vs-strozzi"), True, 1.0),
                ("fiorino play siena", (*play, "siena"), True, 1.0),
            )
        ],
    )


def measure_starts(
    commands: Sequence[Start], rounds: int, say: Callable[[str], None]
) -> list[Times]:
    """Run every command once per round, so that noise hits all alike."""
    measured = [Times(start) for start in commands]
    with tempfile.TemporaryDirectory() as data:
        for number in range(1, rounds + 1):
            for times in measured:
                if times.missing:
                    continue
                say(f"round {number} of {rounds}: {times.start.title}")
                run = _until_drawn if times.start.until_drawn else _until_done
                try:
                    times.seconds.append(run(times.start.command, times.start.environment(data)))
                except (OSError, ImportError, subprocess.CalledProcessError) as fault:
                    times.missing = f"It did not start: {fault}"
    return measured


def _until_done(command: Sequence[str], environment: Mapping[str, str]) -> float:
    began = perf_counter()
    subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=True
    )
    return perf_counter() - began


def _until_drawn(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Run it in its own terminal until the prompt appears below the screen, then leave."""
    import pty  # noqa: PLC0415 - not every system has terminals of this kind

    ours, theirs = pty.openpty()
    began = perf_counter()
    try:
        process = subprocess.Popen(
            command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs
        )
    finally:
        os.close(theirs)
    try:
        screen = b""
        while PROMPT not in screen:
            more = _read(ours)
            if not more:
                last = screen.decode("utf-8", "replace").strip()[-200:]
                raise OSError(f"no prompt was drawn ({last})")
            screen += more
        spent = perf_counter() - began
        os.write(ours, b"quit\n")
        while _read(ours):
            pass
        return spent
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _read(terminal: int) -> bytes:
    """What has been drawn since; empty when the command has ended or stopped drawing."""
    try:
        if not select([terminal], [], [], PATIENCE)[0]:
            return b""
        return os.read(terminal, 1 << 16)
    except OSError:
        return b""
