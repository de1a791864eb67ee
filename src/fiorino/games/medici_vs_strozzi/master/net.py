"""The nets: one for each round, read from a file of the package, evaluated in batches."""

from typing import Final, NamedTuple

import numpy as np

from fiorino.games.medici_vs_strozzi.master.layout import (
    REACH,
    TRACK_ROW,
    TRACK_WIDTH,
    TRACKS,
    Board,
    Single,
    Whole,
    rows_of,
    start_of,
)

HIDDEN: Final = 128
SECOND: Final = 32
ROWS: Final = 32
"""Rows of one product. So few are never shared out to threads, so their number changes no value."""
SCALE: Final = 20.0
"""Coins that a net counts as one."""


class Net(NamedTuple):
    """Rows of features into 128 and then 32 units, and past them straight to the value."""

    first: Single
    first_bias: Single
    straight: Single
    second: Single
    """By unit of the second layer, then by unit of the first."""
    second_bias: Single
    third: Single
    third_bias: Single


class RoundNet:
    """The net of one round, laid out for play."""

    def __init__(self, net: Net) -> None:
        self.rows: Final = np.concatenate([net.first, net.straight[:, None]], axis=1)
        """A row's part of the first layer; its last number goes straight to the value."""
        self.bias: Final = np.append(net.first_bias, net.third_bias).astype(np.float32)
        self.second: Final = np.ascontiguousarray(net.second.T)
        self.second_bias: Final = net.second_bias
        self.third: Final = net.third

    def sums(self, position: Whole, house: int) -> Single:
        """The first layer of a position, seen by a house that is about to draw."""
        total: Single = self.bias + self.rows[rows_of(position, house)].sum(axis=0)
        return total

    def finish(self, sums: Single) -> Single:
        """The values in coins of many first layers."""
        used = len(sums)
        lit = np.zeros((-(-used // ROWS), ROWS, HIDDEN), np.float32)
        np.maximum(sums[:, :HIDDEN], 0, out=lit.reshape(-1, HIDDEN)[:used])
        upper: Single = lit @ self.second
        upper += self.second_bias
        np.maximum(upper, 0, out=upper)
        last: Single = (upper @ self.third).reshape(-1)[:used]
        values: Single = (last + sums[:, HIDDEN]) * np.float32(SCALE)
        return values

    def value(self, position: Whole, house: int) -> float:
        return float(self.finish(self.sums(position, house)[None])[0])


class Nets:
    """The nets of all rounds on a board."""

    def __init__(self, board: Board, nets: list[Net]) -> None:
        self.board: Final = board
        self.rounds: Final = [RoundNet(net) for net in nets]
        self.openings: Final = [self._opening(round_) for round_ in range(len(nets))]

    def _opening(self, round_: int) -> Single:
        """The first layer at the start of a round, seen by its starter, without markers."""
        position = start_of(self.board, round_, np.zeros(TRACKS, np.int32))
        net = self.rounds[round_]
        middles = TRACK_ROW + np.arange(TRACKS) * TRACK_WIDTH + REACH
        without: Single = net.sums(position, int(self.board.starters[round_])) - net.rows[
            middles
        ].sum(axis=0)
        return without

    def later(self, round_: int, markers: Whole) -> Single:
        """What the rounds after this one are worth to the Medici, for many rows of markers."""
        following = round_ + 1
        if following == len(self.rounds):
            return np.zeros(len(markers), np.float32)
        towards = 1 - 2 * int(self.board.starters[following])
        net = self.rounds[following]
        places = TRACK_ROW + np.arange(TRACKS) * TRACK_WIDTH + REACH
        side = self.board.side
        cut = np.clip(towards * np.clip(markers, -side, side), -REACH, REACH)
        sums = self.openings[following] + net.rows[places + cut].sum(axis=1)
        values: Single = towards * net.finish(sums)
        return values
