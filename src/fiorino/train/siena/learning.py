"""Learning a net from positions: cross-entropy of who wins, Huber loss of the margin, Adam."""

from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from fiorino.games.siena.lookahead import SEAT_NUMBERS, TABLE_NUMBERS
from fiorino.games.siena.master.net import MARGIN_SCALE, PARTS, Floats, Net
from fiorino.train.siena.selfplay import Positions

FIRST: Final = 96
SECOND: Final = 32
BATCH: Final = 512
MARGIN_LOSS: Final = 0.5
FARTHEST: Final = 2.0
"""Margins beyond 40 points teach nothing more."""
PART_OF_MORE: Final = 0.25
"""The part of each batch that is of matches by the rules of thumb, once seats search."""
DECAY: Final = 0.01
"""By how much of the rate each batch shrinks the weights: less is learnt by heart."""
AVERAGING: Final = 0.01
"""By how much each batch moves the average of the weights."""


def fresh_net(players: int, seed: int) -> Net:
    """A net that knows nothing."""
    rng = np.random.default_rng(seed)
    width = players * SEAT_NUMBERS + TABLE_NUMBERS
    weights = {}
    for number, (rows, units) in enumerate(((width, FIRST), (FIRST, SECOND), (SECOND, 2)), 1):
        bound = 1 / np.sqrt(rows)
        weights[f"w{number}"] = rng.uniform(-bound, bound, (rows, units)).astype(np.float32)
        weights[f"b{number}"] = rng.uniform(-bound, bound, units).astype(np.float32)
    return Net(weights, players, SEAT_NUMBERS, TABLE_NUMBERS)


def blended(positions: Positions, net: Net, trace: float) -> Positions:
    """The same positions with what they came to blended from what the net thinks of the next ones.

    With a trace of 1 only the end of the match counts; with less, the luck of later rounds does
    not count in full (TD(λ), a step for each round).
    """
    chances, margins = net.judge_many(positions.described)
    shares_of, margins_of = positions.shares.copy(), positions.margins.copy()
    farthest = FARTHEST * MARGIN_SCALE
    np.clip(margins_of, -farthest, farthest, out=margins_of)
    left = _left(positions.last)
    for steps in range(1, int(left.max(initial=0)) + 1):
        places = np.flatnonzero(left == steps)
        columns = np.take_along_axis(
            np.argsort(positions.seats[places + 1], axis=1), positions.seats[places].astype(int), 1
        )
        for target, thought in ((shares_of, chances), (margins_of, margins)):
            after = trace * target[places + 1] + (1 - trace) * thought[places + 1]
            target[places] = np.take_along_axis(after, columns, 1)
    return replace(positions, shares=shares_of, margins=margins_of)


def _left(last: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
    """How many positions of the same match come after each."""
    ends = np.flatnonzero(last)
    places = np.arange(len(last))
    return np.asarray(ends[np.searchsorted(ends, places)] - places)


def surprise(positions: Positions, net: Net) -> float:
    """The cross-entropy of who won matches that the net has not learnt from."""
    chances, _ = net.judge_many(positions.described)
    return float(-(positions.shares * np.log(chances + 1e-9)).sum(1).mean())


class Learner:
    """Adam on one net, and a running average of its weights, which plays better than they do."""

    def __init__(self, net: Net, average: Net, seed: int) -> None:
        self.net: Final = net
        self.average: Final = average
        self.rng: Final = np.random.default_rng(seed)
        self.means: Final = {name: np.zeros_like(net.weights[name]) for name in PARTS}
        self.squares: Final = {name: np.zeros_like(net.weights[name]) for name in PARTS}
        self.steps = 0

    def learn(
        self, positions: Positions, batches: int, rate: float, more: Positions | None = None
    ) -> float:
        """Learn from so many batches, a part of each from `more`; the mean loss of the rest."""
        losses: list[float] = []
        part = 0 if more is None else int(BATCH * PART_OF_MORE)
        for _ in range(batches):
            places = self.rng.integers(len(positions.shares), size=BATCH - part)
            loss, slopes = self.slopes(positions, places)
            if more is not None:
                others = self.rng.integers(len(more.shares), size=part)
                _, others_slopes = self.slopes(more, others)
                for name in PARTS:
                    slopes[name] *= 1 - PART_OF_MORE
                    slopes[name] += PART_OF_MORE * others_slopes[name]
            losses.append(loss)
            self.steps += 1
            self._adam(slopes, self.steps, rate)
            for name in PARTS:
                kept = self.average.weights[name]
                kept += AVERAGING * (self.net.weights[name] - kept)
        return float(np.mean(losses))

    def slopes(self, positions: Positions, places: np.ndarray) -> tuple[float, dict[str, Floats]]:
        """The loss on some positions, and how it changes with each weight."""
        net, weights = self.net, self.net.weights
        count, players = len(places), net.players
        described = positions.described[places].astype(np.float32)
        rows = described[:, net.columns].reshape(count * players, net.width)
        first = np.maximum(rows @ weights["w1"] + weights["b1"], 0)
        second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
        out = (second @ weights["w3"] + weights["b3"]).reshape(count, players, 2)
        shares = positions.shares[places]
        margins = np.clip(positions.margins[places] / MARGIN_SCALE, -FARTHEST, FARTHEST)
        raised = np.exp(out[:, :, 0] - out[:, :, 0].max(axis=1, keepdims=True))
        chances = raised / raised.sum(axis=1, keepdims=True)
        off = out[:, :, 1] - margins
        huber = np.where(np.abs(off) < 1, off * off / 2, np.abs(off) - 0.5)
        loss = -(shares * np.log(chances + 1e-9)).sum(1).mean() + MARGIN_LOSS * huber.mean()
        back = np.empty_like(out)
        back[:, :, 0] = (chances * shares.sum(1, keepdims=True) - shares) / count
        back[:, :, 1] = MARGIN_LOSS * np.clip(off, -1, 1) / (count * players)
        flat = back.reshape(count * players, 2)
        at_second = (flat @ weights["w3"].T) * (second > 0)
        at_first = (at_second @ weights["w2"].T) * (first > 0)
        slopes = {
            "w3": second.T @ flat, "b3": flat.sum(0),
            "w2": first.T @ at_second, "b2": at_second.sum(0),
            "w1": rows.T @ at_first, "b1": at_first.sum(0),
        }  # fmt: skip
        return float(loss), slopes

    def _adam(self, slopes: dict[str, Floats], step: int, rate: float) -> None:
        for name in PARTS:
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slopes[name] - mean)
            square += 0.001 * (slopes[name] ** 2 - square)
            size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
            weights = self.net.weights[name]
            weights -= rate * (mean / (1 - 0.9**step) / size + DECAY * weights)
