"""Starts the contenders, lets them play slices in turn, and keeps their counts."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.contenders import Contender
from bench.slices import Slice

ROOT = Path(__file__).parents[1]
PATIENCE = 5.0
"""How long a contender may take to end by itself, in seconds."""


class Stopped(Exception):
    """A contender ended although it should have played on."""


@dataclass
class Outcome:
    """The slices of one contender, or why it has none."""

    contender: Contender
    slices: list[Slice] = field(default_factory=list)
    missing: str = ""

    def rate(self, count: str) -> float | None:
        """The median over the slices, per second; None if this is not counted."""
        rates = self._rates(count)
        return median(rates) if rates else None

    def spread(self, count: str) -> float | None:
        """Half the distance from the slowest slice to the fastest, as a share of the median."""
        rates = self._rates(count)
        return (max(rates) - min(rates)) / 2 / median(rates) if rates else None

    def _rates(self, count: str) -> list[float]:
        if self.missing:
            return []
        return [each.rate(count) for each in self.slices if each.counts.get(count)]


class Worker:
    """A contender in its own process."""

    def __init__(self, contender: Contender, command: Iterable[str] = ()) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        self._process = subprocess.Popen(
            list(command) or [sys.executable, "-m", "bench.worker", contender.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            env=contender.environment(),
            cwd=ROOT,
            encoding="utf-8",
        )

    def hello(self) -> str:
        """Wait until it is ready; returns what it lacks, if anything."""
        return str(self._answer().get("missing", ""))

    def slice(self, seconds: float) -> Slice:
        """Let it play for this many seconds of its own CPU time."""
        assert self._process.stdin is not None
        try:
            print(f"slice {seconds}", file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise self._stopped() from None
        counts = self._answer()
        spent = counts.pop("seconds")
        return Slice(spent, {name: int(count) for name, count in counts.items()})

    def close(self) -> None:
        """Let it end, or kill it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._complaints.close()

    def _answer(self) -> dict[str, float]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._stopped()
        answer: dict[str, float] = json.loads(line)
        return answer

    def _stopped(self) -> Stopped:
        """The last error message of the process."""
        self._process.wait()
        self._complaints.seek(0)
        lines = self._complaints.read().decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "no reason given")
        return Stopped(f"It stopped: {last}")


def measure(
    contenders: Iterable[Contender],
    seconds: float,
    rounds: int,
    say: Callable[[str], None],
    start: Callable[[Contender], Worker] = Worker,
) -> dict[str, Outcome]:
    """Run slices in turn, round after round, so that noise hits all alike."""
    outcomes = {contender.name: Outcome(contender) for contender in contenders}
    workers: dict[str, Worker] = {}
    with ExitStack() as stack:
        for name, outcome in outcomes.items():
            say(f"{name} gets ready")
            workers[name] = stack.enter_context(closing(start(outcome.contender)))
            try:
                outcome.missing = workers[name].hello()
            except Stopped as reason:
                outcome.missing = str(reason)
        for number in range(1, rounds + 1):
            for name, outcome in outcomes.items():
                if outcome.missing:
                    continue
                say(f"round {number} of {rounds}: {name}")
                try:
                    outcome.slices.append(workers[name].slice(seconds))
                except Stopped as reason:
                    outcome.missing = str(reason)
    return outcomes
