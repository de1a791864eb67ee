"""One lot in the flat model: its loads, its price, and what it is worth to either house."""

from typing import NamedTuple

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
    Single,
    Whole,
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
    upper,
)

THROW = -1
MOST_LOADS = 9
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
def end_value(board, after, opening, position, house, lit):
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
    scratch = opening.copy()
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


class Plans(NamedTuple):
    """Every load of both houses, and what it changes in the first layer but for lead and tracks.

    Drawing changes neither ships nor markers, so one plan serves all lots from a position.
    """

    counts: Whole
    """By house: how many loads there are; throwing away is none of them."""
    codes: Whole
    """By house and load."""
    berths: Whole
    """The free spaces of the ship."""
    others: Whole
    """The most tiles that fit on another ship."""
    crosses: Whole
    """By house, load and size of the lot less 1: the row of the harbor's lead, if it is level."""
    sums: Single
    """By house, load and size of the lot less 1."""
    tried: Whole
    """By house and load: whether it is looked at; throwing away comes last."""
    worths: Single
    """By house and load: what it was worth with the last lot; throwing away comes last."""


def blank_plans() -> Plans:
    """Room for the plans of a position."""
    return Plans(
        np.zeros(2, np.int32),
        np.zeros((2, MOST_LOADS), np.int32),
        np.zeros((2, MOST_LOADS), np.int32),
        np.zeros((2, MOST_LOADS), np.int32),
        np.zeros((2, MOST_LOADS, 3), np.int32),
        np.zeros((2, MOST_LOADS, 3, HIDDEN + 1), np.float32),
        np.ones((2, MOST_LOADS + 1), np.int32),
        np.zeros((2, MOST_LOADS + 1), np.float32),
    )


@njit(cache=True)
def plan(board, net, position, plans):
    """Plan the loads of both houses."""
    codes = np.empty(MOST_LOADS + 1, np.int32)
    for house in range(2):
        other = 1 - house
        towards = 1 - 2 * house
        waiting = position[WAITING + house]
        spaces = spaces_of(position, house)
        count = legal(position, house, 1, codes) - 1
        plans.counts[house] = count
        for place in range(count):
            code = codes[place + 1]
            harbor = code % 3
            free = position[FREE + 3 * house + harbor]
            theirs = position[FREE + 3 * other + harbor]
            whole = free
            still = waiting
            if code >= NEW:
                whole = 3 + (code - NEW) // 3
                still -= 1 << (code - NEW) // 3
            others = 0
            for each in range(3):
                here = position[FREE + 3 * house + each]
                if each != harbor and here != NO_SHIP:
                    others = max(others, here)
                if still >> each & 1:
                    others = max(others, 3 + each)
            plans.codes[house, place] = code
            plans.berths[house, place] = whole
            plans.others[house, place] = others
            lead = position[SUMS + 3 * house + harbor] - position[SUMS + 3 * other + harbor]
            lead = cut(lead, LEADS)
            for size in range(1, min(3, whole) + 1):
                left = whole - size
                plans.crosses[house, place, size - 1] = cross_row(harbor, left, theirs, 0)
                sums = plans.sums[house, place, size - 1]
                sums[:] = 0
                add_row(net, cross_row(harbor, free, theirs, lead), np.float32(-1), sums)
                row = LEAD_ROW + harbor * LEAD_WIDTH + LEADS
                add_row(net, row + lead, np.float32(-1), sums)
                row = MINE_ROW + harbor * 7
                swap_row(net, row + free, row + left, sums)
                swap_row(net, WAITING_ROW + waiting, WAITING_ROW + still, sums)
                swap_row(net, SPACES_ROW + spaces, SPACES_ROW + spaces - size, sums)
                room = ROOM_ROW + room_of(position, house)
                swap_row(net, room, ROOM_ROW + max(left, others), sums)
                for good in range(4):
                    track = board.track_of[harbor, good]
                    if track >= 0:
                        marker = cut(towards * position[MARKERS + track], REACH)
                        row = TRACK_ROW + track * TRACK_WIDTH + REACH
                        add_row(net, row + marker, np.float32(-1), sums)


@njit(cache=True, fastmath=True)
def light(planned, sums, one, two, three, four, lit):
    """The first layer with a plan and four rows more."""
    for unit in range(HIDDEN):
        total = sums[unit] + planned[unit] + one[unit] + two[unit] + three[unit] + four[unit]
        lit[unit] = max(total, np.float32(0))


@njit(cache=True, fastmath=True)
def light_more(planned, sums, one, two, three, four, five, lit):
    """The first layer with a plan and five rows more."""
    for unit in range(HIDDEN):
        total = sums[unit] + planned[unit] + one[unit] + two[unit] + three[unit] + four[unit]
        lit[unit] = max(total + five[unit], np.float32(0))


@njit(cache=True, fastmath=True)
def load_value(
    board, net, after, opening, position, plans, house, place, size, value, pushes, sums, lit, moved
):
    """What a planned load is worth to the house that loads and draws next.

    `position` still has the lot's tiles in no bag and on no ship, and `sums` is its first layer.
    """
    code = plans.codes[house, place]
    left = plans.berths[house, place] - size
    if position[IN_BAG] == 0 or max(left, plans.others[house, place]) == 0:
        moved[:] = position
        load(board, moved, house, code, size, value, pushes)
        return end_value(board, after, opening, moved, house, lit)
    harbor = code % 3
    before = position[SUMS + 3 * house + harbor] - position[SUMS + 3 * (1 - house) + harbor]
    lead = cut(before + value, LEADS)
    cross = plans.crosses[house, place, size - 1] + lead
    by_lead = LEAD_ROW + harbor * LEAD_WIDTH + LEADS + lead
    planned = plans.sums[house, place, size - 1]
    straight = sums[HIDDEN] + planned[HIDDEN] + net.straight[cross] + net.straight[by_lead]
    towards = 1 - 2 * house
    tracks = 0
    rows = (np.int64(0), np.int64(0), np.int64(0))
    for good in range(4):
        track = board.track_of[harbor, good]
        if track >= 0:
            marker = cut(towards * position[MARKERS + track] + pushes[good], REACH)
            row = TRACK_ROW + track * TRACK_WIDTH + REACH + marker
            straight += net.straight[row]
            rows = (rows[1], rows[2], np.int64(row))
            tracks += 1
    first = net.first
    if tracks == 2:
        light(planned, sums, first[cross], first[by_lead], first[rows[1]], first[rows[2]], lit)
    else:
        light_more(
            planned,
            sums,
            first[cross],
            first[by_lead],
            first[rows[0]],
            first[rows[1]],
            first[rows[2]],
            lit,
        )
    return upper(net, lit, straight)


@njit(cache=True)
def best_load(
    board, net, after, opening, position, plans, house, size, value, pushes, sums, lit, moved
):
    """The best load of a house among those of `plans.tried`, and its worth to it.

    Leaves in `plans.worths` what each is worth, with throwing away in the last place.
    """
    code = THROW
    best = np.float32(-1e9)
    if plans.tried[house, MOST_LOADS]:
        if position[IN_BAG] == 0:
            best = end_value(board, after, opening, position, house, lit)
        else:
            best = finish(net, sums, lit)
        plans.worths[house, MOST_LOADS] = best
    for place in range(plans.counts[house]):
        if plans.berths[house, place] < size or not plans.tried[house, place]:
            continue
        worth = load_value(
            board,
            net,
            after,
            opening,
            position,
            plans,
            house,
            place,
            size,
            value,
            pushes,
            sums,
            lit,
            moved,
        )
        plans.worths[house, place] = worth
        if worth > best:
            best = worth
            code = plans.codes[house, place]
    return best, code


@njit(cache=True)
def try_all(plans):
    """Let every load be tried."""
    plans.tried[:] = 1


@njit(cache=True)
def try_good(plans, size, take, leave, drawer, within):
    """Let only those be tried that were hardly worse than the best with a smaller lot.

    Throwing away is tried as well where no other load is left.
    """
    for house in range(2):
        least = (take if house == drawer else -leave) - within
        some = False
        for place in range(plans.counts[house]):
            good = plans.berths[house, place] > size and plans.worths[house, place] >= least
            plans.tried[house, place] = good
            some = some or good
        plans.tried[house, MOST_LOADS] = not some or plans.worths[house, MOST_LOADS] >= least


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
def lot_value(board, net, after, opening, position, plans, size, value, pushes, layers, lit, moved):
    """Keeping and selling the lot, as values of the drawer."""
    drawer = position[DRAWER]
    other = 1 - drawer
    mine, yours = layers[0], layers[1]
    take, _ = best_load(
        board, net, after, opening, position, plans, drawer, size, value, pushes, mine, lit, moved
    )
    leave, _ = best_load(
        board, net, after, opening, position, plans, other, size, value, pushes, yours, lit, moved
    )
    return take, -leave
