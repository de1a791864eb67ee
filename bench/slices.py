"""A slice of play: counts, and the seconds of CPU time they took."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import TypeVar

Unit = Callable[[], tuple[int, ...]]
"""Plays one piece, for example a match, and returns its counts."""
PLAYED = ("choices", "actions")
"""What a match counts: decisions with at least two answers, and everything that was applied."""
TURN = 100
"""How many units are played before they are counted, where that is done afterwards."""


@dataclass(frozen=True)
class Slice:
    """The counts, and the CPU time they took."""

    seconds: float
    counts: Mapping[str, int]

    def rate(self, count: str) -> float:
        """How often this happened per second."""
        return self.counts[count] / self.seconds


Runner = Callable[[float], Slice]
"""Plays for at least this many seconds of CPU time, and at least one unit."""
Left = TypeVar("Left")


class Missing(Exception):
    """Why a contender cannot play here: a sentence for readers of the table."""


def repeat(play: Unit, names: tuple[str, ...] = PLAYED) -> Runner:
    """Run units one after the other, as many as it takes; `names` says what they count."""

    def run(seconds: float) -> Slice:
        totals = [0] * len(names)
        places = range(len(names))
        began = process_time()
        while True:
            counts = play()
            for place in places:
                totals[place] += counts[place]
            spent = process_time() - began
            if spent >= seconds:
                return Slice(spent, dict(zip(names, totals, strict=True)))

    return run


def repeat_and_count_later(
    play: Callable[[], Left],
    count: Callable[[list[Left]], tuple[int, ...]],
    names: tuple[str, ...] = PLAYED,
) -> Runner:
    """Run units that cannot count while they play: the clock is stopped for the counting."""

    def run(seconds: float) -> Slice:
        totals = [0] * len(names)
        spent = 0.0
        while True:
            began = process_time()
            left = [play() for _ in range(TURN)]
            spent += process_time() - began
            totals = [total + more for total, more in zip(totals, count(left), strict=True)]
            if spent >= seconds:
                return Slice(spent, dict(zip(names, totals, strict=True)))

    return run
