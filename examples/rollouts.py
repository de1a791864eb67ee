"""A sparring partner for Siena: the search of the levels with a value by hand instead of a net.

It plays 40 futures a decision by the rules of thumb, to the end of the next round.
"""

from math import exp
from random import Random

from fiorino.core.decision import Decision
from fiorino.core.protocol import Action, Seat, Table
from fiorino.core.search import Budget, Search, Values
from fiorino.games.siena.heuristics import SienaHeuristics
from fiorino.games.siena.lookahead import SienaLookahead

FUTURES = 40
FLORINS = 25.0
"""A lead of so many Florins counts as a winning chance of 73 %."""


class ByHand(SienaLookahead):
    """Describes a table by one number for each seat: how far it is ahead, in Florins."""

    def __init__(self) -> None:
        self.heuristics = SienaHeuristics()

    def size(self, players: int) -> tuple[int, int]:
        return 1, 0

    def describe(self, table: Table, numbers: list[float]) -> list[int]:
        seats = list(range(len(table.purses())))
        numbers += [self.heuristics.value(table, Seat(seat)) for seat in seats]
        return seats


class Chances(Values):
    """Turns leads into winning chances."""

    def __init__(self, players: int) -> None:
        self.players = players

    def worths(self, numbers: list[float], places: list[int]) -> list[float]:
        leads = [numbers[row * self.players + place] for row, place in enumerate(places)]
        return [1 / (1 + exp(-lead / FLORINS)) for lead in leads]


class Rollouts:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, decision: Decision) -> Action:
        values = Chances(decision.setup.players)
        search = Search(decision, ByHand(), values, self.rng, Budget(FUTURES))
        return search.best_first()[0].action
