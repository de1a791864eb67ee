"""Small value nets: from the numbers that describe tables to the winning chances of all seats."""

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from fiorino.core.search import MARGIN_WORTH, Values

Floats = npt.NDArray[np.float32]
PARTS: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
PART: Final = 2048
"""Tables that are judged at once."""
ROWS: Final = 8
"""Rows of one product. So few are never shared out to threads, so their number changes no worth."""
MARGIN_SCALE: Final = 20.0
"""Points for which a margin of the net counts 1."""


class Net(Values):
    """Two hidden layers, applied once for each seat with that seat's numbers first.

    Every seat gets a logit, whose softmax over the seats is its winning chance, and a margin.
    """

    def __init__(self, weights: Mapping[str, Floats], players: int, each: int, rest: int) -> None:
        self.weights: Final = {
            name: np.ascontiguousarray(weights[name], np.float32) for name in PARTS
        }
        self.players: Final = players
        self.each: Final = each
        self.rest: Final = rest
        self.width: Final = players * each + rest
        self.columns: Final = columns(players, each, rest)

    def copy(self) -> "Net":
        """A net with the same weights, to be changed."""
        weights = {name: self.weights[name].copy() for name in PARTS}
        return Net(weights, self.players, self.each, self.rest)

    def judge(self, described: Floats) -> tuple[Floats, Floats]:
        """Winning chances and margins in points, a row for each table, a column for each seat."""
        count = len(described)
        weights = self.weights
        used = count * self.players
        rows = np.zeros((-(-used // ROWS), ROWS, self.width), np.float32)
        rows.reshape(-1, self.width)[:used] = described[:, self.columns].reshape(used, self.width)
        first = np.maximum(rows @ weights["w1"] + weights["b1"], 0)
        second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
        every = second @ weights["w3"] + weights["b3"]
        out = every.reshape(-1, 2)[:used].reshape(count, self.players, 2)
        raised = np.exp(out[:, :, 0] - out[:, :, 0].max(axis=1, keepdims=True))
        return raised / raised.sum(axis=1, keepdims=True), out[:, :, 1] * MARGIN_SCALE

    def judge_many(self, described: npt.NDArray[np.floating]) -> tuple[Floats, Floats]:
        """The same for any number of tables, a part at a time."""
        parts = [
            self.judge(described[first : first + PART].astype(np.float32))
            for first in range(0, len(described), PART)
        ]
        return np.concatenate([part[0] for part in parts]), np.concatenate(
            [part[1] for part in parts]
        )

    def worths(self, numbers: list[float], places: list[int]) -> list[float]:
        described = np.array(numbers, np.float32).reshape(len(places), self.width)
        chances, margins = self.judge(described)
        rows = np.arange(len(places))
        worths: list[float] = (
            chances[rows, places] + MARGIN_WORTH * margins[rows, places]
        ).tolist()
        return worths


def columns(players: int, each: int, rest: int) -> npt.NDArray[np.intp]:
    """For each seat the order of the numbers: its own, those of the others, the table's."""
    table = list(range(players * each, players * each + rest))
    orders = []
    for seat in range(players):
        seats = [seat, *[other for other in range(players) if other != seat]]
        own = [place for other in seats for place in range(other * each, (other + 1) * each)]
        orders.append(own + table)
    return np.array(orders, np.intp)
