"""The last tiles of a round, solved: every draw, price and load until the round ends."""

from itertools import combinations
from typing import Final

import numpy as np

from fiorino.games.medici_vs_strozzi.master.layout import (
    BAG,
    DRAWER,
    FREE,
    KINDS,
    MARKERS,
    NO_SHIP,
    SUMS,
    WAITING,
    Whole,
)
from fiorino.games.medici_vs_strozzi.master.lots import Lot
from fiorino.games.medici_vs_strozzi.master.net import Nets

Ships = tuple[int, ...]
State = tuple[Lot, Ships, tuple[int, ...], tuple[int, int], tuple[int, ...], int]
"""Bag, free spaces by house and harbor, leads of the Medici, ships without a harbor, markers, and
the house that draws."""


class TooMany(Exception):
    """There are more positions than the solver may look at."""


class Endgame:
    """Values of positions near the end of a round; what was solved once is remembered."""

    def __init__(self, nets: Nets, round_: int, last_lot_is_sold: bool, budget: int) -> None:
        board = nets.board
        self.nets: Final = nets
        self.round: Final = round_
        self.last_lot_is_sold: Final = last_lot_is_sold
        self.left = budget
        """How many more positions may be looked at."""
        self.values: Final = [int(value) for value in board.values]
        self.pays: Final = [int(pay) for pay in board.pays]
        self.side: Final = board.side
        self.moves: Final = [
            [
                (int(board.track_of[harbor, good]), int(push)) if push else (-1, 0)
                for good, push in zip(board.goods, board.pushes, strict=True)
            ]
            for harbor in range(3)
        ]
        """By harbor and kind of tile: the track that it pushes, if it is not -1, and how far."""
        self.known: Final[dict[State, float]] = {}
        self.later: Final[dict[tuple[int, ...], float]] = {}

    def value(self, position: Whole) -> float | None:
        """What the drawer expects; None where that is too much to look at."""
        numbers = [int(number) for number in position]
        sums = numbers[SUMS : SUMS + 6]
        bag = [kind for kind in range(KINDS) for _ in range(numbers[BAG + kind])]
        state: State = (
            tuple(bag),
            tuple(numbers[FREE : FREE + 6]),
            tuple([sums[harbor] - sums[3 + harbor] for harbor in range(3)]),
            (numbers[WAITING], numbers[WAITING + 1]),
            tuple(numbers[MARKERS:DRAWER]),
            numbers[DRAWER],
        )
        try:
            return self._expect(state)
        except TooMany:
            return None

    def _expect(self, state: State) -> float:
        found = self.known.get(state)
        if found is not None:
            return found
        if self.left <= 0:
            raise TooMany
        self.left -= 1
        bag, free, _, waiting, _, house = state
        most = min(3, len(bag), _room(free, waiting[house], house))
        worths: dict[Lot, float] = {}
        for size in range(1, most + 1):
            for lot in set(combinations(bag, size)):
                worths[lot] = self._sale(state, lot)
        value = self._draw(bag, (), most, worths)
        self.known[state] = value
        return value

    def _draw(self, left: Lot, lot: Lot, most: int, worths: dict[Lot, float]) -> float:
        """What drawing a tile brings, with this lot so far."""
        total = 0.0
        for place, kind in enumerate(left):
            longer = tuple(sorted((*lot, kind)))
            worth = worths[longer]
            if len(longer) < most:
                rest = left[:place] + left[place + 1 :]
                worth = max(worth, self._draw(rest, longer, most, worths))
            total += worth
        return total / len(left)

    def _sale(self, state: State, lot: Lot) -> float:
        """What the lot leaves the drawer at its best price."""
        house = state[-1]
        if len(lot) == len(state[0]) and not self.last_lot_is_sold:
            return self._end(state[2], state[4], house)
        take, leave = self._best(state, house, lot), -self._best(state, 1 - house, lot)
        price = max(0, int(np.floor((take - leave) / 2 + 0.5)))
        return min(leave + price, take - price)

    def _best(self, state: State, house: int, lot: Lot) -> float:
        """What a house expects that takes the lot for nothing."""
        bag, free, leads, waiting, markers, _ = state
        rest = list(bag)
        for kind in lot:
            rest.remove(kind)
        left = tuple(rest)
        size = len(lot)
        value = sum([self.values[kind] for kind in lot])
        towards = 1 - 2 * house
        away: State = (left, free, leads, waiting, markers, house)
        best = self._after(away)
        for harbor in range(3):
            at = 3 * house + harbor
            berths = (
                [(free[at], waiting[house])]
                if free[at] != NO_SHIP
                else [
                    (3 + ship, waiting[house] - (1 << ship))
                    for ship in range(3)
                    if waiting[house] >> ship & 1
                ]
            )
            if all(room < size for room, _ in berths):
                continue
            moved = list(markers)
            for kind in lot:
                track, push = self.moves[harbor][kind]
                if track >= 0:
                    moved[track] += towards * push
            after_markers = tuple(moved)
            led = list(leads)
            led[harbor] += towards * value
            after_leads = tuple(led)
            for room, still in berths:
                if room < size:
                    continue
                after_free = (*free[:at], room - size, *free[at + 1 :])
                waits = (still, waiting[1]) if house == 0 else (waiting[0], still)
                after: State = (left, after_free, after_leads, waits, after_markers, house)
                best = max(best, self._after(after))
        return best

    def _after(self, state: State) -> float:
        """What a house expects that has just loaded."""
        left, free, leads, waiting, markers, house = state
        if not left or _room(free, waiting[house], house) == 0:
            return self._end(leads, markers, house)
        return self._expect(state)

    def _end(self, leads: tuple[int, ...], markers: tuple[int, ...], house: int) -> float:
        """What the end of the round is worth to a house, with what follows it."""
        side = self.side
        cut = tuple([max(-side, min(side, marker)) for marker in markers])
        worth = self.later.get(cut)
        if worth is None:
            rows = np.array([cut], np.int32)
            worth = float(self.nets.later(self.round, rows)[0])
            worth += sum([self.pays[marker + side] for marker in cut])
            self.later[cut] = worth
        worth += 20 * sum([(lead > 0) - (lead < 0) for lead in leads])
        return worth if house == 0 else -worth


def _room(free: Ships, waiting: int, house: int) -> int:
    """The most tiles that fit on one ship of a house."""
    room = max([left if left != NO_SHIP else 0 for left in free[3 * house : 3 * house + 3]])
    if waiting:
        room = max(room, 2 + waiting.bit_length())
    return room
