"""Rounds that the nets play against themselves, with a target for every position.

A target is the net's own value plus the sum of its expected errors from there on, each counted
less by `trace`. An expected error compares the net with the value one lot ahead, over all tiles
that could be drawn, so the luck of the draws is no part of it.
"""

import numpy as np
from numba import njit

from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    DRAWER,
    IN_BAG,
    KINDS,
    MARKERS,
    MOST_LIT,
    SIZE,
    TRACKS,
)
from fiorino.games.medici_vs_strozzi.master.net import HIDDEN
from fiorino.train.medici_vs_strozzi.ahead import (
    after_one,
    after_two,
    depth_of,
    expand,
    lots_of_three,
)
from fiorino.train.medici_vs_strozzi.backup import best_load, draw_tile, legal, load
from fiorino.train.medici_vs_strozzi.flat import cut, finish, room_of, sums_of

LONGEST = 27
WITHIN = 12.0
"""Loads of two tiles that are worse by more coins than this are not tried with a third."""


@njit(cache=True)
def sample_tile(position):
    """A tile from the bag."""
    left = np.random.randint(0, position[IN_BAG])
    for kind in range(KINDS):
        left -= position[BAG + kind]
        if left < 0:
            return kind
    return KINDS - 1


@njit(cache=True)
def follow(position, one, triples, followed):
    """Weigh the first tiles after which more are looked at: the drawn one, or all."""
    followed[:] = 0
    if lots_of_three(position) > triples:
        followed[one] = 1
    else:
        for kind in range(KINDS):
            followed[kind] = position[BAG + kind] / position[IN_BAG]


@njit(cache=True)
def play_round(
    board,
    net,
    after,
    opening,
    position,
    plans,
    trace,
    straying,
    triples,
    positions,
    targets,
    errors,
):
    """Play a round from this position; returns how many positions it had.

    `position` ends as the round ends, and `plans` is working space. `straying` is how often a draw
    or a load is a random one.
    """
    rows = np.empty(MOST_LIT, np.int32)
    layers = np.empty((2, HIDDEN + 1), np.float32)
    lit = np.empty(HIDDEN, np.float32)
    moved = np.empty(SIZE, np.int32)
    codes = np.empty(10, np.int32)
    pushes = np.zeros(5, np.int32)
    ones = np.zeros(KINDS, np.float32)
    twos = np.zeros((KINDS, KINDS), np.float32)
    threes = np.zeros((KINDS, KINDS, KINDS), np.float32)
    followed = np.empty(KINDS, np.float32)
    before = np.empty(SIZE, np.int32)
    guesses = np.empty(LONGEST, np.float32)
    strayed = np.zeros(LONGEST, np.bool_)
    count = 0
    while True:
        drawer = position[DRAWER]
        positions[count] = position
        sums_of(net, position, drawer, rows, layers[0])
        sums_of(net, position, 1 - drawer, rows, layers[1])
        guesses[count] = finish(net, layers[0], lit)
        most = depth_of(position)
        one = sample_tile(position)
        follow(position, one, triples, followed)
        ahead = expand(
            board, net, after, opening, position, plans, most, WITHIN, followed, ones, twos, threes
        )
        errors[count] = ahead - guesses[count]
        before[:] = position
        pushes[:] = 0
        value = draw_tile(net, board, position, one, layers[0], layers[1], pushes)
        size = 1
        wanders = np.random.random() < straying
        if most >= 2:
            _, more = after_one(before, one, most, ones, twos, threes)
            draws = more > ones[one]
            if wanders:
                draws = not draws
                strayed[count] = True
            if draws:
                two = sample_tile(position)
                value += draw_tile(net, board, position, two, layers[0], layers[1], pushes)
                size = 2
                if most >= 3:
                    best = after_two(before, one, two, most, twos, threes)
                    draws = best > twos[one, two]
                    if np.random.random() < straying:
                        draws = not draws
                        strayed[count] = True
                    if draws:
                        three = sample_tile(position)
                        value += draw_tile(
                            net, board, position, three, layers[0], layers[1], pushes
                        )
                        size = 3
        take, ours = best_load(
            board,
            net,
            after,
            opening,
            position,
            plans,
            drawer,
            size,
            value,
            pushes,
            layers[0],
            lit,
            moved,
        )
        leave, theirs = best_load(
            board,
            net,
            after,
            opening,
            position,
            plans,
            1 - drawer,
            size,
            value,
            pushes,
            layers[1],
            lit,
            moved,
        )
        keeps = take <= -leave or np.random.random() < 0.5
        house = drawer if keeps else 1 - drawer
        code = ours if keeps else theirs
        if np.random.random() < straying:
            code = codes[np.random.randint(0, legal(position, house, size, codes))]
            strayed[count] = True
        load(board, position, house, code, size, value, pushes)
        position[DRAWER] = house
        count += 1
        if position[IN_BAG] == 0 or room_of(position, house) == 0:
            break
    carried = np.float32(0)
    for place in range(count - 1, -1, -1):
        if place + 1 < count:
            same = positions[place, DRAWER] == positions[place + 1, DRAWER]
            carried = trace * (carried if same else -carried)
            if strayed[place]:
                carried = np.float32(0)
        carried += errors[place]
        targets[place] = guesses[place] + carried
    return count


@njit(cache=True)
def end_markers(board, position, markers):
    """Where the markers stand after the round."""
    for track in range(TRACKS):
        markers[track] = cut(position[MARKERS + track], board.side)
