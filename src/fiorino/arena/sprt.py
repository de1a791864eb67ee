"""A sequential test of strength: it ends as soon as the evidence is sufficient.

The bounds are fixed before the first match. Blocks are the samples; the likelihood ratio is that
of their mean, assumed normal, as in chess engine testing (the generalized SPRT).
"""

from dataclasses import dataclass
from enum import StrEnum
from math import log
from typing import Final

from fiorino.arena.plan import Bounds

ALPHA: Final = 0.05
"""The error rate of a test, on either side."""
ENOUGH: Final = log((1 - ALPHA) / ALPHA)


class Verdict(StrEnum):
    """What a test says about the first bot of a line-up."""

    STRONGER = "stronger"
    NOT_STRONGER = "not stronger"
    OPEN = "open"


def share_at(elo: float, seats: int) -> float:
    """The expected share of wins of a bot that is this much stronger than all others."""
    ratio: float = 10 ** (elo / 400)
    return ratio / (ratio + seats - 1)


@dataclass
class Trial:
    """The test of one line-up, block by block in the order of the deals."""

    bounds: Bounds
    seats: int
    blocks: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """Count a block in which the first bot had this share of the wins."""
        self.blocks += 1
        self.total += share
        self.squares += share * share

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio: high for the upper bound, low for the lower."""
        if self.blocks == 0:
            return 0.0
        low, high = (share_at(elo, self.seats) for elo in (self.bounds.low, self.bounds.high))
        mean = self.total / self.blocks
        return self.blocks * (high - low) * (2 * mean - low - high) / (2 * self._variance)

    @property
    def _variance(self) -> float:
        """The variance of a block; an added win and loss keep few blocks from looking certain."""
        count = self.blocks + 2
        mean = (self.total + 1) / count
        return (self.squares + 1) / count - mean * mean

    @property
    def verdict(self) -> Verdict:
        if self.ratio >= ENOUGH:
            return Verdict.STRONGER
        return Verdict.NOT_STRONGER if self.ratio <= -ENOUGH else Verdict.OPEN
