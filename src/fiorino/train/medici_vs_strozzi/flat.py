"""Medici vs Strozzi in loops that numba compiles: the layout of `master.layout`, much faster.

`rows_of` and its helpers are written a second time here, because compiled loops need arrays in
place of lists; a test compares them.
"""

import numpy as np
from numba import njit

from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    BAG_ROW,
    CROSS_ROW,
    DRAWER,
    FREE,
    IN_BAG,
    IN_BAG_ROW,
    KINDS,
    LEAD_ROW,
    LEAD_WIDTH,
    LEADS,
    MARKERS,
    MINE_ROW,
    NO_SHIP,
    REACH,
    ROOM_ROW,
    ROUND,
    SPACES_ROW,
    SUMS,
    TRACK_ROW,
    TRACK_WIDTH,
    TRACKS,
    WAITING,
    WAITING_ROW,
    YOURS_ROW,
)
from fiorino.games.medici_vs_strozzi.master.net import HIDDEN, SCALE, SECOND


@njit(cache=True)
def start(board, round_, markers, position):
    """Lay the position at the start of a round."""
    position[:] = 0
    for kind in range(KINDS):
        position[BAG + kind] = board.copies[kind]
        position[IN_BAG] += board.copies[kind]
    for place in range(6):
        position[FREE + place] = NO_SHIP
    position[WAITING] = 7
    position[WAITING + 1] = 7
    for track in range(TRACKS):
        position[MARKERS + track] = markers[track]
    position[DRAWER] = board.starters[round_]
    position[ROUND] = round_


@njit(cache=True)
def spaces_of(position, house):
    """The free spaces of a house on all its ships."""
    total = 0
    for harbor in range(3):
        free = position[FREE + 3 * house + harbor]
        if free != NO_SHIP:
            total += free
    for ship in range(3):
        if position[WAITING + house] >> ship & 1:
            total += 3 + ship
    return total


@njit(cache=True)
def room_of(position, house):
    """The most tiles that fit on one ship of a house."""
    room = 0
    for harbor in range(3):
        free = position[FREE + 3 * house + harbor]
        if free != NO_SHIP and free > room:
            room = free
    for ship in range(3):
        if position[WAITING + house] >> ship & 1 and 3 + ship > room:
            room = 3 + ship
    return room


@njit(cache=True)
def cut(number, most):
    """A number, or the end of its range."""
    return max(-most, min(most, number))


@njit(cache=True)
def cross_row(harbor, mine, yours, lead):
    """The row of a harbor's lead, apart for each state of the two ships there."""
    return CROSS_ROW + (harbor * 16 + min(mine, 3) * 4 + min(yours, 3)) * LEAD_WIDTH + lead + LEADS


@njit(cache=True)
def rows_of(position, house, rows):
    """The rows that are lit, seen by a house that is about to draw; returns their number."""
    other = 1 - house
    towards = 1 - 2 * house
    count = 0
    for harbor in range(3):
        mine = position[FREE + 3 * house + harbor]
        yours = position[FREE + 3 * other + harbor]
        lead = cut(position[SUMS + 3 * house + harbor] - position[SUMS + 3 * other + harbor], LEADS)
        rows[count] = cross_row(harbor, mine, yours, lead)
        rows[count + 1] = MINE_ROW + harbor * 7 + mine
        rows[count + 2] = YOURS_ROW + harbor * 7 + yours
        rows[count + 3] = LEAD_ROW + harbor * LEAD_WIDTH + lead + LEADS
        count += 4
    for track in range(TRACKS):
        marker = cut(towards * position[MARKERS + track], REACH)
        rows[count] = TRACK_ROW + track * TRACK_WIDTH + marker + REACH
        count += 1
    rows[count] = WAITING_ROW + position[WAITING + house]
    rows[count + 1] = WAITING_ROW + 8 + position[WAITING + other]
    rows[count + 2] = SPACES_ROW + spaces_of(position, house)
    rows[count + 3] = SPACES_ROW + 13 + spaces_of(position, other)
    rows[count + 4] = ROOM_ROW + room_of(position, house)
    rows[count + 5] = ROOM_ROW + 6 + room_of(position, other)
    count += 6
    for kind in range(KINDS):
        for copy in range(position[BAG + kind]):
            rows[count] = BAG_ROW + 2 * kind + copy
            count += 1
    rows[count] = IN_BAG_ROW + position[IN_BAG]
    return count + 1


@njit(cache=True, fastmath=True)
def add_row(net, row, factor, sums):
    """Add a row of the first layer; the last place of `sums` goes straight through."""
    for unit in range(HIDDEN):
        sums[unit] += factor * net.first[row, unit]
    sums[HIDDEN] += factor * net.straight[row]


@njit(cache=True, fastmath=True)
def swap_row(net, old, new, sums):
    """Put one row in place of another."""
    for unit in range(HIDDEN):
        sums[unit] += net.first[new, unit] - net.first[old, unit]
    sums[HIDDEN] += net.straight[new] - net.straight[old]


@njit(cache=True, fastmath=True)
def finish(net, sums, lit):
    """The layers above the first one's sums; the value in coins."""
    for unit in range(HIDDEN):
        lit[unit] = max(sums[unit], np.float32(0))
    return upper(net, lit, sums[HIDDEN])


@njit(cache=True, fastmath=True)
def upper(net, lit, straight):
    """The layers above the first; the value in coins."""
    value = net.third_bias[0] + straight
    for unit in range(0, SECOND, 4):
        one = two = three = four = np.float32(0)
        for place in range(HIDDEN):
            here = lit[place]
            one += here * net.second[unit, place]
            two += here * net.second[unit + 1, place]
            three += here * net.second[unit + 2, place]
            four += here * net.second[unit + 3, place]
        value += max(one + net.second_bias[unit], np.float32(0)) * net.third[unit]
        value += max(two + net.second_bias[unit + 1], np.float32(0)) * net.third[unit + 1]
        value += max(three + net.second_bias[unit + 2], np.float32(0)) * net.third[unit + 2]
        value += max(four + net.second_bias[unit + 3], np.float32(0)) * net.third[unit + 3]
    return np.float32(SCALE) * value


@njit(cache=True, fastmath=True)
def sums_of(net, position, house, rows, sums):
    """The first layer of a position, seen by a house."""
    sums[:HIDDEN] = net.first_bias
    sums[HIDDEN] = 0
    for place in range(rows_of(position, house, rows)):
        add_row(net, rows[place], np.float32(1), sums)


@njit(cache=True)
def score(board, sums_ours, sums_theirs, markers):
    """What the end of a round pays to the Medici, less what it pays to the Strozzi."""
    coins = 0
    for harbor in range(3):
        lead = sums_ours[harbor] - sums_theirs[harbor]
        coins += 20 * ((lead > 0) - (lead < 0))
    for track in range(TRACKS):
        coins += board.pays[cut(markers[track], board.side) + board.side]
    return coins
