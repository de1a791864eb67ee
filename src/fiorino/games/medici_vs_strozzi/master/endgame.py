"""The last tiles of a round, solved: every draw, price and load until the round ends."""

from math import floor
from typing import Final, Generic, TypeVar

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


Worth = TypeVar("Worth")


class LastTiles(Generic[Worth]):
    """Positions near the end of a round; what was solved once is remembered.

    `Worth` is what counts: coins, or the chance to win.
    """

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
        self.known: Final[dict[State, Worth]] = {}
        self.later: Final[dict[tuple[int, ...], float]] = {}

    def better(self, one: Worth, other: Worth) -> Worth:
        """The better of two worths."""
        raise NotImplementedError

    def mean(self, worths: list[Worth]) -> Worth:
        """What equal chances of these are worth."""
        raise NotImplementedError

    def sold(self, take: Worth, other: Worth) -> Worth:
        """What a lot leaves the drawer at its best price; from what either house has of it."""
        raise NotImplementedError

    def ended(self, coins: float) -> Worth:
        """What it is worth to gain so many coins as the round ends."""
        raise NotImplementedError

    def value(self, position: Whole) -> Worth | None:
        """What the drawer expects; None where that is too much to look at."""
        try:
            return self.expect(self.state(position))
        except TooMany:
            return None

    def state(self, position: Whole) -> State:
        """A position as this solver knows it."""
        numbers = [int(number) for number in position]
        sums = numbers[SUMS : SUMS + 6]
        bag = [kind for kind in range(KINDS) for _ in range(numbers[BAG + kind])]
        return (
            tuple(bag),
            tuple(numbers[FREE : FREE + 6]),
            tuple([sums[harbor] - sums[3 + harbor] for harbor in range(3)]),
            (numbers[WAITING], numbers[WAITING + 1]),
            tuple(numbers[MARKERS:DRAWER]),
            numbers[DRAWER],
        )

    def expect(self, state: State) -> Worth:
        """What the drawer expects."""
        found = self.known.get(state)
        if found is not None:
            return found
        if self.left <= 0:
            raise TooMany
        self.left -= 1
        value = self.draw(state, ())
        self.known[state] = value
        return value

    def draw(self, state: State, lot: Lot) -> Worth:
        """What drawing a tile brings, with a lot so far that is still in the bag."""
        bag, free, _, waiting, _, house = state
        most = min(3, len(bag), _room(free, waiting[house], house))
        left = list(bag)
        for kind in lot:
            left.remove(kind)
        return self._draw(state, tuple(left), lot, most, {})

    def _draw(
        self, state: State, left: Lot, lot: Lot, most: int, worths: dict[Lot, Worth]
    ) -> Worth:
        found: list[Worth] = []
        for place, kind in enumerate(left):
            longer = tuple(sorted((*lot, kind)))
            if longer not in worths:
                worths[longer] = self.sale(state, longer)
            worth = worths[longer]
            if len(longer) < most:
                rest = left[:place] + left[place + 1 :]
                worth = self.better(worth, self._draw(state, rest, longer, most, worths))
            found.append(worth)
        return self.mean(found)

    def sale(self, state: State, lot: Lot) -> Worth:
        """What the lot leaves the drawer at its best price."""
        house = state[-1]
        if len(lot) == len(state[0]) and not self.last_lot_is_sold:
            return self._end(state[2], state[4], house)
        return self.sold(self.best(state, house, lot), self.best(state, 1 - house, lot))

    def best(self, state: State, house: int, lot: Lot) -> Worth:
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
        best = self.after(away)
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
                best = self.better(best, self.after(after))
        return best

    def after(self, state: State) -> Worth:
        """What a house expects that has just loaded."""
        left, free, leads, waiting, markers, house = state
        if not left or _room(free, waiting[house], house) == 0:
            return self._end(leads, markers, house)
        return self.expect(state)

    def _end(self, leads: tuple[int, ...], markers: tuple[int, ...], house: int) -> Worth:
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
        return self.ended(worth if house == 0 else -worth)


class Endgame(LastTiles[float]):
    """The last tiles for coins."""

    def better(self, one: float, other: float) -> float:
        return one if one >= other else other

    def mean(self, worths: list[float]) -> float:
        return sum(worths) / len(worths)

    def sold(self, take: float, other: float) -> float:
        price = max(0, floor((take + other) / 2 + 0.5))
        return min(price - other, take - price)

    def ended(self, coins: float) -> float:
        return coins


def _room(free: Ships, waiting: int, house: int) -> int:
    """The most tiles that fit on one ship of a house."""
    room = max([left if left != NO_SHIP else 0 for left in free[3 * house : 3 * house + 3]])
    if waiting:
        room = max(room, 2 + waiting.bit_length())
    return room
