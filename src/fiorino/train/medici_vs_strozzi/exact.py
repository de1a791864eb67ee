"""The end of the last round, solved: every tile, draw, price and load to the very end."""

from typing import Any, NamedTuple

import numpy as np
from numba import njit, types
from numba.typed import Dict

from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    DRAWER,
    FREE,
    IN_BAG,
    KINDS,
    MARKERS,
    NO_SHIP,
    ROUND,
    SIZE,
    SUMS,
    WAITING,
    Single,
    Whole,
)
from fiorino.train.medici_vs_strozzi.backup import legal, load, sale_value
from fiorino.train.medici_vs_strozzi.flat import cut, room_of, score

RARE = 6
"""Positions with fewer tiles than this are common, and are noted less often."""


class Notes(NamedTuple):
    """A sample of the positions that were solved on the way, with their values."""

    positions: Whole
    values: Single
    noted: Whole
    """How many were noted, kept or not."""


def blank_notes(most: int) -> Notes:
    """Room for so many notes."""
    return Notes(
        np.zeros((most, SIZE), np.int32), np.zeros(most, np.float32), np.zeros(1, np.int32)
    )


def memory() -> Any:
    """Where solved positions are kept."""
    return Dict.empty(types.uint64, types.float64)


@njit(cache=True)
def settle(board, position):
    """Put aside what the rest of the round cannot change; returns what that pays to the Medici.

    Leads and markers are cut where the tiles of the bag cannot bring them back, and so are free
    spaces that they cannot fill.
    """
    left = position[IN_BAG]
    values = 0
    pushes = np.zeros(5, np.int32)
    for kind in range(KINDS):
        values += position[BAG + kind] * board.values[kind]
        pushes[board.goods[kind]] += position[BAG + kind] * board.pushes[kind]
    coins = 0
    for harbor in range(3):
        closed = True
        for house in range(2):
            free = position[FREE + 3 * house + harbor]
            if free == NO_SHIP:
                closed = closed and position[WAITING + house] == 0
            else:
                closed = closed and free == 0
                position[FREE + 3 * house + harbor] = min(free, left)
        lead = position[SUMS + harbor] - position[SUMS + 3 + harbor]
        if closed:
            coins += 20 * ((lead > 0) - (lead < 0))
            lead = 0
        position[SUMS + harbor] = cut(lead, values + 1)
        position[SUMS + 3 + harbor] = 0
        for good in range(4):
            track = board.track_of[harbor, good]
            if track < 0:
                continue
            marker = cut(position[MARKERS + track], board.side + pushes[good])
            if closed or pushes[good] == 0:
                coins += board.pays[cut(marker, board.side) + board.side]
                marker = 0
            position[MARKERS + track] = marker
    return coins


@njit(cache=True)
def key_of(position):
    """A number that stands for a settled position."""
    mixed = np.uint64(1469598103934665603)
    prime = np.uint64(1099511628211)
    for place in range(ROUND):
        mixed = (mixed ^ np.uint64(position[place] + 128)) * prime
    return mixed ^ (mixed >> np.uint64(29))


@njit(cache=True)
def lots_of(position, kinds, most, lots, sizes):
    """The lots that may be drawn, by places in `kinds`; returns their number."""
    count = 0
    for one in range(len(kinds)):
        lots[count, 0] = one
        sizes[count] = 1
        count += 1
        for two in range(one, len(kinds) if most >= 2 else 0):
            if position[BAG + kinds[two]] <= (two == one):
                continue
            lots[count, :2] = one, two
            sizes[count] = 2
            count += 1
            for three in range(two, len(kinds) if most >= 3 else 0):
                if position[BAG + kinds[three]] <= (three == one) + (three == two):
                    continue
                lots[count] = one, two, three
                sizes[count] = 3
                count += 1
    return count


@njit(cache=True)
def solve(board, position, known, notes):
    """What the drawer expects in the last round, if both houses play perfectly.

    It is the one function that calls itself: numba keeps no compiled circle of functions.
    """
    first = position
    position = first.copy()
    drawer = position[DRAWER]
    settled = (1 - 2 * drawer) * settle(board, position)
    key = key_of(position)
    if key in known:
        return known[key] + settled
    most = min(3, room_of(position, drawer), position[IN_BAG])
    kinds = np.flatnonzero(position[BAG : BAG + KINDS])
    width = len(kinds)
    lots = np.zeros((width + width**2 + width**3, 3), np.int32)
    sizes = np.zeros(len(lots), np.int32)
    sales = np.zeros((width, width + 1, width + 1))
    codes = np.empty(10, np.int32)
    moved = np.empty(SIZE, np.int32)
    tiles = np.empty(3, np.int32)
    best = np.empty(2)
    for lot in range(lots_of(position, kinds, most, lots, sizes)):
        size = sizes[lot]
        for place in range(size):
            tiles[place] = kinds[lots[lot, place]]
        for house in range(2):
            best[house] = -1e9
            for place in range(legal(position, house, size, codes)):
                if put(board, position, house, codes[place], tiles, size, moved):
                    worth = end_of(board, moved, house)
                else:
                    worth = solve(board, moved, known, notes)
                best[house] = max(best[house], worth)
        keep(sales, lots[lot], size, sale_value(best[drawer], -best[1 - drawer]))
    total = expected(position, kinds, most, sales)
    known[key] = total
    if np.random.random() < 5.0 ** (position[IN_BAG] - RARE):
        note(first, total + settled, notes)
    return total + settled


@njit(cache=True)
def keep(sales, lot, size, value):
    """Keep the value of a lot, in every order in which its tiles may be drawn.

    In the second and third place 0 stands for no tile, and places in `kinds` count from 1.
    """
    if size == 1:
        sales[lot[0], 0, 0] = value
    elif size == 2:
        sales[lot[0], lot[1] + 1, 0] = value
        sales[lot[1], lot[0] + 1, 0] = value
    else:
        for one in range(3):
            for two in range(3):
                if one != two:
                    sales[lot[one], lot[two] + 1, lot[3 - one - two] + 1] = value


@njit(cache=True)
def expected(position, kinds, most, sales):
    """What the drawer expects before it draws, from the value of each lot."""
    total = 0.0
    left = position[IN_BAG]
    for one in range(len(kinds)):
        value = sales[one, 0, 0]
        if most >= 2:
            more = 0.0
            for two in range(len(kinds)):
                copies = position[BAG + kinds[two]] - (two == one)
                if copies <= 0:
                    continue
                longer = sales[one, two + 1, 0]
                if most >= 3:
                    third = 0.0
                    for three in range(len(kinds)):
                        others = position[BAG + kinds[three]] - (three == one) - (three == two)
                        if others > 0:
                            third += others * sales[one, two + 1, three + 1]
                    longer = max(longer, third / (left - 2))
                more += copies * longer
            value = max(value, more / (left - 1))
        total += position[BAG + kinds[one]] * value
    return total / left


@njit(cache=True)
def note(position, value, notes):
    """Keep a sample of what is noted: once it is full, each note may replace an older one."""
    at = notes.noted[0]
    notes.noted[0] += 1
    if at >= len(notes.values):
        at = np.random.randint(0, at + 1)
    if at < len(notes.values):
        notes.positions[at] = position
        notes.values[at] = value


@njit(cache=True)
def put(board, position, house, code, tiles, size, moved):
    """Load a lot from the bag in a place, as `moved`; tells whether that ends the round."""
    moved[:] = position
    pushes = np.zeros(5, np.int32)
    value = 0
    for place in range(size):
        kind = tiles[place]
        moved[BAG + kind] -= 1
        value += board.values[kind]
        pushes[board.goods[kind]] += board.pushes[kind]
    moved[IN_BAG] -= size
    load(board, moved, house, code, size, value, pushes)
    moved[DRAWER] = house
    return moved[IN_BAG] == 0 or room_of(moved, house) == 0


@njit(cache=True)
def end_of(board, position, house):
    """What the end of the last round pays to a house, less what it pays to the other."""
    ends = score(
        board, position[SUMS : SUMS + 3], position[SUMS + 3 : SUMS + 6], position[MARKERS:DRAWER]
    )
    return float((1 - 2 * house) * ends)


@njit(cache=True)
def placed(board, position, house, code, tiles, size, known, notes):
    """What a house expects that loads a lot from the bag in a place."""
    moved = np.empty(SIZE, np.int32)
    if put(board, position, house, code, tiles, size, moved):
        return end_of(board, moved, house)
    return solve(board, moved, known, notes)


@njit(cache=True)
def best_of(board, position, house, tiles, size, known, notes):
    """What a house expects that takes a lot for nothing."""
    codes = np.empty(10, np.int32)
    best = -1e9
    for place in range(legal(position, house, size, codes)):
        best = max(best, placed(board, position, house, codes[place], tiles, size, known, notes))
    return best


@njit(cache=True)
def sold(board, position, tiles, size, known, notes):
    """What a lot leaves the drawer at its best price."""
    drawer = position[DRAWER]
    take = best_of(board, position, drawer, tiles, size, known, notes)
    return sale_value(take, -best_of(board, position, 1 - drawer, tiles, size, known, notes))
