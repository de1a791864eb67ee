"""A position as a row of whole numbers, and the rows of features that it lights in a net.

A position holds the bag by kind of tile; per house and harbor the free spaces and the sum of values
of the ship there; the ships without a harbor; where each marker would go; who draws; and the round.
Cash is no part of it: credit is free, so cash only adds to the margin.

Every feature is 0 or 1, and belongs to a harbor, a track, a fleet or the bag. The first layer of
a net is therefore a sum of rows, and an answer changes few of them.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fiorino.games.medici_vs_strozzi.components import NO_HARBOR, SHIPS, MediciBox
from fiorino.games.medici_vs_strozzi.scoring import pushes
from fiorino.games.medici_vs_strozzi.table import MediciTable

Whole = NDArray[np.int32]
Single = NDArray[np.float32]

KINDS: Final = 21
TRACKS: Final = 8
BAG: Final = 0
IN_BAG: Final = KINDS
FREE: Final = 22
"""Per house and harbor: the free spaces of the ship there, or NO_SHIP."""
SUMS: Final = 28
WAITING: Final = 34
"""Per house: the ships without a harbor, as a bit set."""
MARKERS: Final = 36
"""Per track: the marker with all pushes of this round, towards the Medici; the end not yet cut."""
DRAWER: Final = 44
ROUND: Final = 45
"""Counted from 0."""
SIZE: Final = 46

NO_SHIP: Final = 6
LEADS: Final = 9
"""Leads beyond this count alike."""
REACH: Final = 8
"""So do markers further off than this."""
LEAD_WIDTH: Final = 2 * LEADS + 1
TRACK_WIDTH: Final = 2 * REACH + 1

CROSS_ROW: Final = 0
MINE_ROW: Final = CROSS_ROW + 3 * 16 * LEAD_WIDTH
YOURS_ROW: Final = MINE_ROW + 3 * 7
LEAD_ROW: Final = YOURS_ROW + 3 * 7
TRACK_ROW: Final = LEAD_ROW + 3 * LEAD_WIDTH
WAITING_ROW: Final = TRACK_ROW + TRACKS * TRACK_WIDTH
SPACES_ROW: Final = WAITING_ROW + 2 * 8
ROOM_ROW: Final = SPACES_ROW + 2 * 13
BAG_ROW: Final = ROOM_ROW + 2 * 6
IN_BAG_ROW: Final = BAG_ROW + 2 * KINDS
ROWS: Final = IN_BAG_ROW + 27
MOST_LIT: Final = 3 * 4 + TRACKS + 6 + 26 + 1


class Board(NamedTuple):
    """What a box says, as arrays."""

    goods: Whole
    values: Whole
    pushes: Whole
    copies: Whole
    track_of: Whole
    """By harbor and good: the track, or -1; gold is the fifth good."""
    pays: Whole
    """By marker, counted from the far end of the Strozzi: what it pays to the Medici."""
    side: int
    starters: Whole


def board_of(box: MediciBox) -> Board:
    """The box as arrays."""
    track_of = np.full((3, 5), -1, np.int32)
    for track, (harbor, good) in enumerate(box.tracks):
        track_of[harbor, good] = track
    pays = [
        (1 if marker > 0 else -1) * box.payout(marker) for marker in range(-box.side, box.side + 1)
    ]
    return Board(
        np.array(box.tile_goods, np.int32),
        np.array(box.tile_values, np.int32),
        np.array(box.pushes, np.int32),
        np.array(box.copies, np.int32),
        track_of,
        np.array(pays, np.int32),
        box.side,
        np.array(box.starters, np.int32),
    )


def position_of(table: MediciTable, drawer: int) -> Whole:
    """The table as a position, for a house that draws now or drew the lot on the table."""
    position = np.zeros(SIZE, np.int32)
    position[BAG : BAG + KINDS] = table.bag
    position[IN_BAG] = table.in_bag
    position[FREE : FREE + 6] = NO_SHIP
    for ship, harbor in enumerate(table.harbors):
        house, place = divmod(ship, SHIPS)
        if harbor == NO_HARBOR:
            position[WAITING + house] |= 1 << place
            continue
        position[FREE + 3 * house + harbor] = table.free(ship)
        values = table.box.tile_values
        position[SUMS + 3 * house + harbor] = sum([values[kind] for kind in table.cargo[ship]])
    position[MARKERS : MARKERS + TRACKS] = np.add(table.markers, pushes(table))
    position[DRAWER] = drawer
    position[ROUND] = table.round - 1
    return position


def start_of(board: Board, round_: int, markers: Whole) -> Whole:
    """The position at the start of a round, counted from 0."""
    position = np.zeros(SIZE, np.int32)
    position[BAG : BAG + KINDS] = board.copies
    position[IN_BAG] = board.copies.sum()
    position[FREE : FREE + 6] = NO_SHIP
    position[WAITING : WAITING + 2] = 7
    position[MARKERS : MARKERS + TRACKS] = markers
    position[DRAWER] = board.starters[round_]
    position[ROUND] = round_
    return position


def spaces_of(position: Whole, house: int) -> int:
    """The free spaces of a house on all its ships."""
    return sum(_rooms(position, house))


def room_of(position: Whole, house: int) -> int:
    """The most tiles that fit on one ship of a house."""
    return max(_rooms(position, house), default=0)


def _rooms(position: Whole, house: int) -> list[int]:
    frees = [int(position[FREE + 3 * house + harbor]) for harbor in range(3)]
    waiting = int(position[WAITING + house])
    return [free for free in frees if free != NO_SHIP] + [
        3 + ship for ship in range(3) if waiting >> ship & 1
    ]


def cross_row(harbor: int, mine: int, yours: int, lead: int) -> int:
    """The row of a harbor's lead, apart for each state of the two ships there."""
    return CROSS_ROW + (harbor * 16 + min(mine, 3) * 4 + min(yours, 3)) * LEAD_WIDTH + lead + LEADS


def rows_of(position: Whole, house: int) -> list[int]:
    """The rows that are lit, seen by a house that is about to draw."""
    other = 1 - house
    towards = 1 - 2 * house
    rows: list[int] = []
    for harbor in range(3):
        mine = int(position[FREE + 3 * house + harbor])
        yours = int(position[FREE + 3 * other + harbor])
        lead = int(position[SUMS + 3 * house + harbor] - position[SUMS + 3 * other + harbor])
        lead = max(-LEADS, min(LEADS, lead))
        rows += [
            cross_row(harbor, mine, yours, lead),
            MINE_ROW + harbor * 7 + mine,
            YOURS_ROW + harbor * 7 + yours,
            LEAD_ROW + harbor * LEAD_WIDTH + lead + LEADS,
        ]
    for track in range(TRACKS):
        marker = max(-REACH, min(REACH, towards * int(position[MARKERS + track])))
        rows.append(TRACK_ROW + track * TRACK_WIDTH + marker + REACH)
    rows += [
        WAITING_ROW + int(position[WAITING + house]),
        WAITING_ROW + 8 + int(position[WAITING + other]),
        SPACES_ROW + spaces_of(position, house),
        SPACES_ROW + 13 + spaces_of(position, other),
        ROOM_ROW + room_of(position, house),
        ROOM_ROW + 6 + room_of(position, other),
    ]
    for kind in range(KINDS):
        rows += [BAG_ROW + 2 * kind + copy for copy in range(position[BAG + kind])]
    rows.append(IN_BAG_ROW + int(position[IN_BAG]))
    return rows
