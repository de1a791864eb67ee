"""Runs that were never measured, with figures that are easy to reckon with."""

from collections.abc import Mapping, Sequence

from bench.contenders import CONTENDERS, SOURCE, Contender
from bench.driver import Outcome
from bench.results import Run
from bench.slices import Runner, Slice
from bench.startup import Times


def silent(_: str) -> None:
    """Nobody watches."""


def never() -> Runner:
    raise AssertionError("this contender is never loaded here")


def contender(name: str = "play/nobody", build: str = SOURCE, is_ours: bool = False) -> Contender:
    return Contender(name, f"the {name}", build, never, is_ours)


def outcome(name: str, **counts: int) -> Outcome:
    """One slice of a second for a contender that there is."""
    return Outcome(CONTENDERS[name], [Slice(1.0, counts)])


def made_run(
    rates: Mapping[str, int | tuple[int, int]],
    times: Sequence[Times] = (),
    missing: Mapping[str, str] | None = None,
) -> Run:
    """A run with so many choices (and as many actions, or so many) in a second."""
    outcomes = {}
    for name, rate in rates.items():
        choices, actions = rate if isinstance(rate, tuple) else (rate, rate)
        outcomes[name] = outcome(name, choices=choices, actions=actions)
    for name, sentence in (missing or {}).items():
        outcomes[name] = Outcome(CONTENDERS[name], missing=sentence)
    return Run(outcomes, times, "a quiet machine", "fiorino 9", "2026-01-02", 0.5, 3)
