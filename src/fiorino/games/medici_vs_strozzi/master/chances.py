"""The last tiles of a match, solved for the chance to win instead of for coins.

A chance depends on the cash that a house has more than the other. So what a position is worth is a
row of chances here, one for each such lead in cash, and every rule works on all of them at once.
Let acc(p) be the drawer's chance where the other house buys for p, and rej(p) where the drawer
must. acc rises with p and rej falls, so the best price is where they cross.
"""

from math import ceil
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fiorino.games.medici_vs_strozzi.master.endgame import LastTiles, TooMany
from fiorino.games.medici_vs_strozzi.master.layout import Whole
from fiorino.games.medici_vs_strozzi.master.lots import Lot, Place, loaded
from fiorino.games.medici_vs_strozzi.master.net import Nets

Row = NDArray[np.float64]

MOST_CASH: Final = 400
"""Leads in cash beyond this count alike: no round pays so much."""
LEADS: Final = np.arange(-MOST_CASH, MOST_CASH + 1)
STEPS: Final = ceil(np.log2(2 * MOST_CASH + 2))


def at(row: Row, lead: int) -> float:
    """The chance of a house with this lead in cash."""
    return float(row[max(0, min(2 * MOST_CASH, lead + MOST_CASH))])


def of_other(row: Row) -> Row:
    """The same chances, seen by the other house."""
    return 1 - row[::-1]


def crossing(take: Row, leave: Row) -> NDArray[np.int64]:
    """For each lead the lowest price at which being bought out is no worse than having to buy."""
    last = 2 * MOST_CASH
    here = LEADS + MOST_CASH
    low, high = np.zeros_like(here), np.full_like(here, last)
    for _ in range(STEPS):
        middle = (low + high) // 2
        enough = leave[np.minimum(last, here + middle)] >= take[np.maximum(0, here - middle)]
        high = np.where(enough, middle, high)
        low = np.where(enough, low, np.minimum(high, middle + 1))
    return high


def named(take: Row, leave: Row, lead: int, price: int) -> float:
    """The drawer's chance after a price: the other house chooses what is worse for it."""
    return min(at(leave, lead + price), at(take, lead - price))


class Chances(LastTiles[Row]):
    """The last tiles of the last round for the chance to win; a draw is half a win."""

    def __init__(self, nets: Nets, last_lot_is_sold: bool, budget: int) -> None:
        super().__init__(nets, len(nets.rounds) - 1, last_lot_is_sold, budget)

    def better(self, one: Row, other: Row) -> Row:
        return np.maximum(one, other)

    def mean(self, worths: list[Row]) -> Row:
        total = worths[0].copy()
        for row in worths[1:]:
            total += row
        total /= len(worths)
        return total

    def sold(self, take: Row, other: Row) -> Row:
        leave = of_other(other)
        last = 2 * MOST_CASH
        here = LEADS + MOST_CASH
        price = crossing(take, leave)
        below = np.maximum(0, price - 1)
        found: Row = np.maximum(
            np.minimum(leave[np.minimum(last, here + price)], take[np.maximum(0, here - price)]),
            np.minimum(leave[np.minimum(last, here + below)], take[np.maximum(0, here - below)]),
        )
        return found

    def ended(self, coins: float) -> Row:
        return (np.sign(LEADS + round(coins)) + 1) / 2

    def split(self, position: Whole, lot: Lot) -> tuple[Row, Row] | None:
        """A lot for its drawer, taken and left; None where that is too much to look at."""
        state = self.state(position)
        house = state[-1]
        if not self.last_lot_is_sold and len(lot) == len(state[0]):
            return None
        try:
            own = self.best(state, house, lot)
            return own, of_other(self.best(state, 1 - house, lot))
        except TooMany:
            return None

    def draw_or_stop(self, position: Whole, lot: Lot) -> tuple[Row, Row] | None:
        """Drawing another tile, and not; None where that is too much to look at."""
        state = self.state(position)
        try:
            return self.draw(state, lot), self.sale(state, lot)
        except TooMany:
            return None

    def loads(self, position: Whole, house: int, lot: Lot, places: list[Place]) -> list[Row] | None:
        """A lot in each place, for the house that loads it; None where that is too much."""
        board = self.nets.board
        try:
            return [
                self.after(self.state(loaded(board, position, house, lot, place)))
                for place in places
            ]
        except TooMany:
            return None
