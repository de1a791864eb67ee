"""Learning from targets: batches with the board's symmetries, Adam, averaged weights."""

from itertools import permutations
from typing import NamedTuple

import numpy as np
from numba import njit

from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    DRAWER,
    FREE,
    KINDS,
    MARKERS,
    MOST_LIT,
    ROWS,
    SIZE,
    SUMS,
    TRACKS,
    Whole,
)
from fiorino.games.medici_vs_strozzi.master.net import HIDDEN, SCALE, SECOND, Net
from fiorino.train.medici_vs_strozzi.flat import rows_of

BATCH = 1024


class Symmetries(NamedTuple):
    """Ways to rename harbors and goods after which the board is the same."""

    harbors: Whole
    kinds: Whole
    tracks: Whole


def symmetries_of(box: MediciBox) -> Symmetries:
    """All of them; the first changes nothing."""
    found: list[tuple[list[int], list[int], list[int]]] = []
    for harbors in permutations(range(3)):
        for goods in permutations(range(4)):
            moved = [(harbors[harbor], goods[good]) for harbor, good in box.tracks]
            if set(moved) != set(box.tracks):
                continue
            named = (*goods, 4)
            tiles = list(zip(box.tile_goods, box.tile_values, strict=True))
            kinds = [tiles.index((named[good], value)) for good, value in tiles]
            found.append((list(harbors), kinds, [box.tracks.index(track) for track in moved]))
    return Symmetries(*(np.array(part, np.int32) for part in zip(*found, strict=True)))


@njit(cache=True)
def mirror(symmetries, which, position, mirrored):
    """A position with harbors and goods renamed."""
    mirrored[:] = position
    for kind in range(KINDS):
        mirrored[BAG + symmetries.kinds[which, kind]] = position[BAG + kind]
    for harbor in range(3):
        to = symmetries.harbors[which, harbor]
        for house in range(2):
            mirrored[FREE + 3 * house + to] = position[FREE + 3 * house + harbor]
            mirrored[SUMS + 3 * house + to] = position[SUMS + 3 * house + harbor]
    for track in range(TRACKS):
        mirrored[MARKERS + symmetries.tracks[which, track]] = position[MARKERS + track]


def fresh_net(seed: int) -> Net:
    """Weights before any learning."""
    rng = np.random.default_rng(seed)

    def normal(spread, *shape):
        return (spread * rng.standard_normal(shape)).astype(np.float32)

    return Net(
        normal(0.12, ROWS, HIDDEN),
        np.zeros(HIDDEN, np.float32),
        np.zeros(ROWS, np.float32),
        normal((2 / HIDDEN) ** 0.5, SECOND, HIDDEN),
        np.zeros(SECOND, np.float32),
        normal((1 / SECOND) ** 0.5, SECOND),
        np.zeros(1, np.float32),
    )


def zeros_like(net: Net) -> Net:
    """As many zeros as a net has weights."""
    return Net(*(np.zeros_like(part) for part in net))


@njit(cache=True, fastmath=True)
def gradients(net, positions, targets, places, symmetries, slopes):
    """Sum up the slopes of a batch; returns the mean Huber loss in coins."""
    rows = np.empty(MOST_LIT, np.int32)
    sums = np.empty(HIDDEN, np.float32)
    lit = np.empty(HIDDEN, np.float32)
    upper = np.empty(SECOND, np.float32)
    below = np.empty(HIDDEN, np.float32)
    mirrored = np.empty(SIZE, np.int32)
    narrow = np.empty(SIZE, np.int32)
    ways = len(symmetries.harbors)
    loss = 0.0
    for place in places:
        narrow[:] = positions[place]
        mirror(symmetries, np.random.randint(0, ways), narrow, mirrored)
        count = rows_of(mirrored, mirrored[DRAWER], rows)
        sums[:] = net.first_bias
        value = net.third_bias[0]
        for which in range(count):
            row = rows[which]
            for unit in range(HIDDEN):
                sums[unit] += net.first[row, unit]
            value += net.straight[row]
        for unit in range(HIDDEN):
            lit[unit] = max(sums[unit], np.float32(0))
        for unit in range(SECOND):
            total = net.second_bias[unit]
            for below_unit in range(HIDDEN):
                total += lit[below_unit] * net.second[unit, below_unit]
            upper[unit] = max(total, np.float32(0))
            value += upper[unit] * net.third[unit]
        error = value - targets[place] / np.float32(SCALE)
        slope = max(np.float32(-1), min(np.float32(1), error))
        loss += abs(error) * SCALE
        slopes.third_bias[0] += slope
        below[:] = 0
        for unit in range(SECOND):
            slopes.third[unit] += slope * upper[unit]
            if upper[unit] > 0:
                back = slope * net.third[unit]
                slopes.second_bias[unit] += back
                for below_unit in range(HIDDEN):
                    slopes.second[unit, below_unit] += back * lit[below_unit]
                    below[below_unit] += back * net.second[unit, below_unit]
        for unit in range(HIDDEN):
            if sums[unit] <= 0:
                below[unit] = 0
            slopes.first_bias[unit] += below[unit]
        for which in range(count):
            row = rows[which]
            for unit in range(HIDDEN):
                slopes.first[row, unit] += below[unit]
            slopes.straight[row] += slope
    return loss / len(places)


@njit(cache=True, fastmath=True)
def adam(weights, slopes, mean, square, averaged, step, rate, batch, keep):
    """One step of Adam on flat arrays; `averaged` follows the weights slowly."""
    correct = rate * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    for place in range(len(weights)):
        slope = slopes[place] / batch
        mean[place] += np.float32(0.1) * (slope - mean[place])
        square[place] += np.float32(0.001) * (slope * slope - square[place])
        weights[place] -= correct * mean[place] / (np.sqrt(square[place]) + np.float32(1e-8))
        averaged[place] += keep * (weights[place] - averaged[place])
        slopes[place] = 0
