"""Matches to learn from: by the rules of thumb with some straying, or by a search with a net."""

from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import CHANCE, NOBODY, Action
from fiorino.core.search import Budget, Search
from fiorino.games.siena import SIENA
from fiorino.games.siena.lookahead import SEAT_NUMBERS, TABLE_NUMBERS, SienaLookahead
from fiorino.games.siena.master.net import Net
from fiorino.games.siena.options import EDITIONS
from fiorino.games.siena.table import SienaTable

STRAYING: Final = (0.0, 0.05, 0.15)
"""How often seats take any contender in a match by the rules of thumb, a share for each match.

It is the same for all seats: otherwise a good hand would tell that its seat plays better.
"""
SHOCKED: Final = 0.35
"""The share of these matches in which purses change out of the blue, once."""
SHOCKS: Final = (0.1, 0.3, 0.6, 1.5)
"""What such a purse is multiplied by: a search must know what it is worth to be ruined."""
FIRST_SHOCK: Final = 2
LAST_SHOCK: Final = 17
SHARE_SHOCKED: Final = 0.5
SEARCH_STRAYING: Final = (0.0, 0.0, 0.03)
"""How often a match in which seats search takes any contender instead, a share for each match."""
USUAL: Final = 0.5
"""The share of matches with the usual options; the others are spread over editions and games."""
KINDS: Final = ("standard", "standard", "introductory", "advanced")
PLAIN: Final = 0.15
"""How often a seat plays by the rules of thumb among seats that search."""


@dataclass(frozen=True)
class Positions:
    """Tables at the beginnings of rounds, and by seat (poorest first) what came of them."""

    described: npt.NDArray[np.float16]
    shares: npt.NDArray[np.float32]
    """The part of the win, 1 for whoever won."""
    margins: npt.NDArray[np.float32]
    """Points ahead of the best of the others."""
    seats: npt.NDArray[np.int8]
    """Which seat each column is about."""
    last: npt.NDArray[np.bool_]
    """Whether it is the last position of its match."""


def setup_for(players: int, rng: Random) -> Setup:
    """The options of one match."""
    if rng.random() < USUAL:
        return SIENA.setup(players)
    edition = rng.choice(tuple(EDITIONS))
    return SIENA.setup(players, {"edition": edition, "game": rng.choice(KINDS)})


class Player:
    """Answers for all seats of one match."""

    def __init__(self, setup: Setup, rng: Random, net: Net, budget: Budget) -> None:
        self.setup: Final = setup
        self.rng: Final = rng
        self.net: Final = net
        self.budget: Final = budget
        self.look: Final = SienaLookahead()
        self.straying: Final = rng.choice(SEARCH_STRAYING)
        self.plain: Final = [rng.random() < PLAIN for _ in range(setup.players)]

    def answer(self, table: SienaTable) -> Action:
        contenders = self.look.contenders(table)
        if len(contenders) == 1:
            return contenders[0]
        if self.rng.random() < self.straying:
            return self.rng.choice(contenders)
        if self.plain[table.seat()]:
            return self.look.quick(table)
        decision = Decision(self.setup, table)
        return Search(decision, self.look, self.net, self.rng, self.budget).best_first()[0].action


def play(players: int, seed: str, net: Net, budget: Budget) -> Positions:
    """The positions of one searched match; the same seed and net give the same."""
    rng = Random(seed)
    setup = setup_for(players, rng)
    player = Player(setup, rng, net, budget)
    table: Any = setup.table()
    seen = Seen()
    while table.seat() != NOBODY:
        if table.seat() == CHANCE:
            seen.note(table)
            table.apply(table.sample(rng.random()))
        else:
            table.apply(player.answer(table))
    return seen.positions(table)


@dataclass(frozen=True)
class Order:
    """A searched match to be played, here or by a worker elsewhere."""

    place: int
    players: int
    seed: str
    net: Net
    budget: Budget


@dataclass(frozen=True)
class Done:
    """What came of an order."""

    place: int
    positions: Positions
    seconds: float
    """Processor time."""


def play_order(order: Order) -> Done:
    """Play the match of an order."""
    begun = process_time()
    positions = play(order.players, order.seed, order.net, order.budget)
    return Done(order.place, positions, process_time() - begun)


def play_by_thumb(players: int, seed: str) -> Positions:
    """The positions of a match by the rules of thumb, in which seats stray to the end.

    A net that learns what comes of sound play alone hopes for too much at odd tables, and a search
    finds these.
    """
    rng = Random(seed)
    table: Any = setup_for(players, rng).table()
    look = SienaLookahead()
    straying = rng.choice(STRAYING)
    shock = rng.randint(FIRST_SHOCK, LAST_SHOCK) if rng.random() < SHOCKED else None
    seen = Seen()
    while table.seat() != NOBODY:
        if table.seat() == CHANCE:
            if shock is not None and table.round >= max(shock, seen.round + 1):
                shock = None
                shock_purses(table, rng)
            seen.note(table)
            table.apply(table.sample(rng.random()))
        elif rng.random() < straying:
            table.apply(rng.choice(look.contenders(table)))
        else:
            table.apply(look.quick(table))
    return seen.positions(table)


def shock_purses(table: SienaTable, rng: Random) -> None:
    """Change about half of the purses."""
    for seat in range(table.players):
        if rng.random() < SHARE_SHOCKED:
            table.money[seat] = int(table.money[seat] * rng.choice(SHOCKS))


class Seen:
    """The tables of one match at the beginnings of rounds."""

    def __init__(self) -> None:
        self.look: Final = SienaLookahead()
        self.round = 0
        self.described: list[list[float]] = []
        self.orders: list[list[int]] = []

    def note(self, table: SienaTable) -> None:
        """Describe a table where chance is asked, if a round begins there."""
        if table.round > self.round:
            self.round = table.round
            numbers: list[float] = []
            self.orders.append(self.look.describe(table, numbers))
            self.described.append(numbers)

    def positions(self, table: SienaTable) -> Positions:
        """What came of them, once the match is over."""
        result = table.result()
        assert result is not None
        scores, winners = result.scores, result.winners
        seats = range(table.players)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
        margins = [
            scores[seat] - max([score for other, score in enumerate(scores) if other != seat])
            for seat in seats
        ]
        count, players = len(self.orders), table.players
        orders = np.array(self.orders, np.int8).reshape(count, players)
        width = players * SEAT_NUMBERS + TABLE_NUMBERS
        return Positions(
            np.array(self.described, np.float16).reshape(count, width),
            np.array(shares, np.float32)[orders],
            np.array(margins, np.float32)[orders],
            orders,
            np.arange(count) == count - 1,
        )


def joined(parts: list[Positions]) -> Positions:
    """The positions of several matches as one."""
    return Positions(
        np.concatenate([part.described for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.margins for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.last for part in parts]),
    )
