"""One lot ahead in the flat model: the expectation over the tiles that may be drawn."""

import numpy as np
from numba import njit

from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    DRAWER,
    IN_BAG,
    KINDS,
    MOST_LIT,
    SIZE,
)
from fiorino.games.medici_vs_strozzi.master.net import HIDDEN
from fiorino.train.medici_vs_strozzi.backup import (
    draw_tile,
    lot_value,
    plan,
    sale_value,
    try_all,
    try_good,
)
from fiorino.train.medici_vs_strozzi.flat import room_of, sums_of


@njit(cache=True)
def depth_of(position):
    """The largest lot that the drawer may draw."""
    return min(3, room_of(position, position[DRAWER]), position[IN_BAG])


@njit(cache=True)
def lots_of_three(position):
    """About how many lots of three the bag may give."""
    kinds = 0
    for kind in range(KINDS):
        if position[BAG + kind]:
            kinds += 1
    return kinds * (kinds + 1) * (kinds + 2) // 6


@njit(cache=True)
def expand(board, net, after, opening, position, plans, most, within, followed, ones, twos, threes):
    """The value of a position one lot ahead, from the side of the drawer.

    Fills `plans`, and `ones`, `twos` and `threes` with the value of each lot at its best price.
    Further tiles are looked at only after a first tile that is `followed`, and what they add there
    counts by its weight: the chances of all tiles make the value exact, and a sample of tiles an
    estimate. A third tile is loaded only where the first two are worth at most `within` coins less
    than in their best place.
    """
    drawer = position[DRAWER]
    rows = np.empty(MOST_LIT, np.int32)
    layers = np.empty((4, 2, HIDDEN + 1), np.float32)
    lit = np.empty(HIDDEN, np.float32)
    moved = np.empty(SIZE, np.int32)
    states = np.empty((4, SIZE), np.int32)
    pushes = np.zeros((4, 5), np.int32)
    plan(board, net, position, plans)
    states[0] = position
    sums_of(net, position, drawer, rows, layers[0, 0])
    sums_of(net, position, 1 - drawer, rows, layers[0, 1])
    all_followed = True
    for kind in range(KINDS):
        if position[BAG + kind] and followed[kind] == 0:
            all_followed = False
    for one in range(KINDS):
        if states[0, BAG + one] == 0:
            continue
        states[1] = states[0]
        layers[1] = layers[0]
        pushes[1] = 0
        value1 = draw_tile(net, board, states[1], one, layers[1, 0], layers[1, 1], pushes[1])
        try_all(plans)
        take, leave = lot_value(
            board,
            net,
            after,
            opening,
            states[1],
            plans,
            1,
            value1,
            pushes[1],
            layers[1],
            lit,
            moved,
        )
        ones[one] = sale_value(take, leave)
        if most < 2 or followed[one] == 0:
            continue
        for two in range(one if all_followed else 0, KINDS):
            if states[1, BAG + two] == 0:
                continue
            states[2] = states[1]
            layers[2] = layers[1]
            pushes[2] = pushes[1]
            value2 = value1 + draw_tile(
                net, board, states[2], two, layers[2, 0], layers[2, 1], pushes[2]
            )
            try_all(plans)
            take, leave = lot_value(
                board,
                net,
                after,
                opening,
                states[2],
                plans,
                2,
                value2,
                pushes[2],
                layers[2],
                lit,
                moved,
            )
            twos[one, two] = sale_value(take, leave)
            twos[two, one] = twos[one, two]
            if most < 3:
                continue
            try_good(plans, 2, take, leave, drawer, within)
            for three in range(two, KINDS):
                if states[2, BAG + three] == 0:
                    continue
                states[3] = states[2]
                layers[3] = layers[2]
                pushes[3] = pushes[2]
                value3 = value2 + draw_tile(
                    net, board, states[3], three, layers[3, 0], layers[3, 1], pushes[3]
                )
                take, leave = lot_value(
                    board,
                    net,
                    after,
                    opening,
                    states[3],
                    plans,
                    3,
                    value3,
                    pushes[3],
                    layers[3],
                    lit,
                    moved,
                )
                sale = sale_value(take, leave)
                threes[one, two, three] = sale
                threes[one, three, two] = sale
                threes[two, one, three] = sale
                threes[two, three, one] = sale
                threes[three, one, two] = sale
                threes[three, two, one] = sale
    try_all(plans)
    total = 0.0
    for one in range(KINDS):
        if position[BAG + one]:
            total += position[BAG + one] * ones[one] / position[IN_BAG]
            if followed[one] > 0:
                value, _ = after_one(position, one, most, ones, twos, threes)
                total += followed[one] * (value - ones[one])
    return total


@njit(cache=True)
def after_two(position, one, two, most, twos, threes):
    """The value of a lot of two, where a third tile may be drawn."""
    if most < 3:
        return twos[one, two]
    more = 0.0
    left = position[IN_BAG] - 2
    for three in range(KINDS):
        copies = position[BAG + three] - (three == one) - (three == two)
        if copies > 0:
            more += copies * threes[one, two, three]
    return max(twos[one, two], more / left)


@njit(cache=True)
def after_one(position, one, most, ones, twos, threes):
    """The value of a lot of one, where more tiles may be drawn; and that of drawing."""
    if most < 2:
        return ones[one], np.float32(-1e9)
    more = 0.0
    for two in range(KINDS):
        copies = position[BAG + two] - (two == one)
        if copies > 0:
            more += copies * after_two(position, one, two, most, twos, threes)
    more /= position[IN_BAG] - 1
    return max(ones[one], more), more
