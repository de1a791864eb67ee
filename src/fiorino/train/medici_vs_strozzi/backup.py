"""One lot in the flat model: its loads, its price, and what it is worth to either house."""

import numpy as np
from numba import njit

from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    BAG_ROW,
    DRAWER,
    FREE,
    IN_BAG,
    IN_BAG_ROW,
    LEAD_ROW,
    LEAD_WIDTH,
    LEADS,
    MARKERS,
    MINE_ROW,
    MOST_LIT,
    NO_SHIP,
    REACH,
    ROOM_ROW,
    ROUND,
    SIZE,
    SPACES_ROW,
    SUMS,
    TRACK_ROW,
    TRACK_WIDTH,
    TRACKS,
    WAITING,
    WAITING_ROW,
)
from fiorino.games.medici_vs_strozzi.master.net import HIDDEN
from fiorino.train.medici_vs_strozzi.flat import (
    add_row,
    cross_row,
    cut,
    finish,
    room_of,
    score,
    spaces_of,
    start,
    sums_of,
    swap_row,
)

THROW = -1
NEW = 3
"""Loads are numbered by harbor; a ship that has none yet adds 3 for each ship before it, and 3."""


@njit(cache=True)
def opening_of(board, after, round_):
    """The first layer at the start of a round, without its markers; seen by its starter."""
    position = np.empty(SIZE, np.int32)
    rows = np.empty(MOST_LIT, np.int32)
    sums = np.empty(HIDDEN + 1, np.float32)
    start(board, round_, np.zeros(TRACKS, np.int32), position)
    sums_of(after, position, position[DRAWER], rows, sums)
    for track in range(TRACKS):
        add_row(after, TRACK_ROW + track * TRACK_WIDTH + REACH, np.float32(-1), sums)
    return sums


@njit(cache=True)
def end_value(board, after, opening, position, house, scratch, lit):
    """What the end of the round is worth to a house, with what follows it."""
    towards = 1 - 2 * house
    value = np.float32(
        towards
        * score(
            board,
            position[SUMS : SUMS + 3],
            position[SUMS + 3 : SUMS + 6],
            position[MARKERS:DRAWER],
        )
    )
    round_ = position[ROUND]
    if round_ == 2:
        return value
    starter = board.starters[round_ + 1]
    scratch[:] = opening
    for track in range(TRACKS):
        marker = (1 - 2 * starter) * cut(position[MARKERS + track], board.side)
        row = TRACK_ROW + track * TRACK_WIDTH + cut(marker, REACH) + REACH
        add_row(after, row, np.float32(1), scratch)
    later = finish(after, scratch, lit)
    return value + (later if starter == house else -later)


@njit(cache=True)
def load(board, position, house, code, size, value, pushes):
    """Put a lot on a ship; its tiles have left the bag already."""
    if code == THROW:
        return
    harbor = code % 3
    place = FREE + 3 * house + harbor
    if code >= NEW:
        ship = (code - NEW) // 3
        position[place] = 3 + ship
        position[WAITING + house] -= 1 << ship
    position[place] -= size
    position[SUMS + 3 * house + harbor] += value
    towards = 1 - 2 * house
    for good in range(4):
        track = board.track_of[harbor, good]
        if track >= 0:
            position[MARKERS + track] += towards * pushes[good]


@njit(cache=True)
def legal(position, house, size, codes):
    """The loads that a house may choose from; returns their number, with throwing away first."""
    codes[0] = THROW
    count = 1
    for harbor in range(3):
        free = position[FREE + 3 * house + harbor]
        if free != NO_SHIP:
            if free >= size:
                codes[count] = harbor
                count += 1
            continue
        for ship in range(3):
            if position[WAITING + house] >> ship & 1 and 3 + ship >= size:
                codes[count] = NEW + 3 * ship + harbor
                count += 1
    return count


@njit(cache=True, fastmath=True)
def load_value(
    board, net, after, opening, position, house, code, size, value, pushes, sums, work, lit, moved
):
    """What a load is worth to the house that loads and draws next.

    `position` still has the lot's tiles in no bag and on no ship, and `sums` is its first layer.
    """
    left = position[IN_BAG]
    if left == 0:
        moved[:] = position
        load(board, moved, house, code, size, value, pushes)
        return end_value(board, after, opening, moved, house, work, lit)
    if code == THROW:
        return finish(net, sums, lit)
    other = 1 - house
    harbor = code % 3
    free = position[FREE + 3 * house + harbor]
    ours = free
    waiting = position[WAITING + house]
    if code >= NEW:
        ship = (code - NEW) // 3
        ours = 3 + ship
        waiting -= 1 << ship
    ours -= size
    room = ours
    for place in range(3):
        here = position[FREE + 3 * house + place]
        if place != harbor and here != NO_SHIP and here > room:
            room = here
        if waiting >> place & 1 and 3 + place > room:
            room = 3 + place
    if room == 0:
        moved[:] = position
        load(board, moved, house, code, size, value, pushes)
        return end_value(board, after, opening, moved, house, work, lit)
    work[:] = sums
    theirs = position[FREE + 3 * other + harbor]
    before = position[SUMS + 3 * house + harbor] - position[SUMS + 3 * other + harbor]
    lead = cut(before + value, LEADS)
    before = cut(before, LEADS)
    swap_row(
        net, cross_row(harbor, free, theirs, before), cross_row(harbor, ours, theirs, lead), work
    )
    swap_row(net, MINE_ROW + harbor * 7 + free, MINE_ROW + harbor * 7 + ours, work)
    if lead != before:
        row = LEAD_ROW + harbor * LEAD_WIDTH + LEADS
        swap_row(net, row + before, row + lead, work)
    if waiting != position[WAITING + house]:
        swap_row(net, WAITING_ROW + position[WAITING + house], WAITING_ROW + waiting, work)
    spaces = spaces_of(position, house)
    swap_row(net, SPACES_ROW + spaces, SPACES_ROW + spaces - size, work)
    before = room_of(position, house)
    if before != room:
        swap_row(net, ROOM_ROW + before, ROOM_ROW + room, work)
    towards = 1 - 2 * house
    for good in range(4):
        track = board.track_of[harbor, good]
        if track >= 0 and pushes[good]:
            marker = towards * position[MARKERS + track]
            row = TRACK_ROW + track * TRACK_WIDTH + REACH
            swap_row(net, row + cut(marker, REACH), row + cut(marker + pushes[good], REACH), work)
    return finish(net, work, lit)


@njit(cache=True)
def best_load(
    board, net, after, opening, position, house, size, value, pushes, sums, work, lit, moved, codes
):
    """The best load of a house and its worth to it."""
    best = np.float32(-1e9)
    code = THROW
    for place in range(legal(position, house, size, codes)):
        worth = load_value(
            board,
            net,
            after,
            opening,
            position,
            house,
            codes[place],
            size,
            value,
            pushes,
            sums,
            work,
            lit,
            moved,
        )
        if worth > best:
            best = worth
            code = codes[place]
    return best, code


@njit(cache=True)
def price_of(take, leave):
    """The best whole price: `take` and `leave` are the drawer's values of keeping and selling."""
    return max(0.0, np.floor((take - leave) / 2 + 0.5))


@njit(cache=True)
def sale_value(take, leave):
    """What the best price leaves the drawer."""
    price = price_of(take, leave)
    return min(leave + price, take - price)


@njit(cache=True)
def draw_tile(net, board, position, kind, first, second, pushes):
    """Take a tile out of the bag, in the position and in the first layers of both houses."""
    position[BAG + kind] -= 1
    row = BAG_ROW + 2 * kind + position[BAG + kind]
    add_row(net, row, np.float32(-1), first)
    add_row(net, row, np.float32(-1), second)
    here, there = IN_BAG_ROW + position[IN_BAG], IN_BAG_ROW + position[IN_BAG] - 1
    swap_row(net, here, there, first)
    swap_row(net, here, there, second)
    position[IN_BAG] -= 1
    pushes[board.goods[kind]] += board.pushes[kind]
    return board.values[kind]


@njit(cache=True)
def lot_value(board, net, after, opening, position, size, value, pushes, layers, work, lit, moved):
    """Keeping and selling the lot, as values of the drawer."""
    codes = np.empty(10, np.int32)
    drawer = position[DRAWER]
    take, _ = best_load(
        board,
        net,
        after,
        opening,
        position,
        drawer,
        size,
        value,
        pushes,
        layers[0],
        work,
        lit,
        moved,
        codes,
    )
    leave, _ = best_load(
        board,
        net,
        after,
        opening,
        position,
        1 - drawer,
        size,
        value,
        pushes,
        layers[1],
        work,
        lit,
        moved,
        codes,
    )
    return take, -leave
