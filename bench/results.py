"""The results of a run, and the comparisons based on them."""

import os
import platform
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.contenders import SECTIONS, Contender, is_compiled
from bench.driver import Outcome, measure
from bench.startup import Times, measure_starts, starts
from fiorino import __version__

PEERS = ("catanatron", "rlcard", "open_spiel", "pettingzoo", "numpy")
STARTS = 7
"""How often each command is started, at least."""


@dataclass(frozen=True)
class Run:
    """One run of the suite: what each contender counted, how commands started, and where."""

    outcomes: Mapping[str, Outcome]
    times: Sequence[Times]
    machine: str
    versions: str
    day: str
    seconds: float
    rounds: int

    def rate(self, name: str, count: str) -> float | None:
        """How often a contender did this per second; None if not measured."""
        outcome = self.outcomes.get(name)
        return None if outcome is None else outcome.rate(count)

    def ratio(self, name: str, against: str, count: str) -> float | None:
        """How many times as often as the other; None if either was not measured."""
        return divided(self.rate(name, count), self.rate(against, count))

    def of(self, contenders: Iterable[Contender]) -> list[Outcome]:
        """Those of the contenders that took part."""
        return [self.outcomes[each.name] for each in contenders if each.name in self.outcomes]


def divided(value: float | None, by: float | None) -> float | None:
    """A ratio, if both sides are known."""
    return value / by if value is not None and by else None


def chosen(words: Sequence[str]) -> dict[str, list[Contender]]:
    """The contenders of each section whose names have one of these words; all, without words."""
    return {
        section: [
            each for each in contenders if not words or any(word in each.name for word in words)
        ]
        for section, contenders in SECTIONS.items()
    }


def run_all(words: Sequence[str], seconds: float, rounds: int, say: Callable[[str], None]) -> Run:
    """Measure section after section; the command line only where everything is measured."""
    outcomes: dict[str, Outcome] = {}
    for section, contenders in chosen(words).items():
        outcomes |= measure(contenders, seconds, rounds, partial(_say_where, say, section))
    times = [] if words else measure_starts(starts(), max(rounds, STARTS), say)
    return Run(outcomes, times, machine(), versions(), date.today().isoformat(), seconds, rounds)


def _say_where(say: Callable[[str], None], section: str, text: str) -> None:
    say(f"{section}, {text}")


def machine() -> str:
    """The processor, the number of cores, the system and Python."""
    return (
        f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.release()},"
        f" Python {platform.python_version()}"
    )


def processor(file: Path = Path("/proc/cpuinfo")) -> str:
    """The model of the processor, or its family if the system does not report it."""
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            name, _, model = line.partition(":")
            if name.strip() == "model name":
                return model.strip()
    return platform.processor() or platform.machine()


def versions() -> str:
    """Which builds were compared."""
    build = "compiled" if is_compiled() else "not compiled"
    return ", ".join([f"fiorino {__version__} ({build})", *map(_version, PEERS)])


def _version(distribution: str) -> str:
    try:
        return f"{distribution} {version(distribution)}"
    except PackageNotFoundError:
        return f"{distribution} not installed"
