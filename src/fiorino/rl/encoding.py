"""What all adapters share: action indexes, masks of the legal ones, observations, rewards."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fiorino.core.errors import IllegalAction, Objection
from fiorino.core.features import WIDTH
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Result, Seat, Table
from fiorino.rl.refusals import NO_SUCH_INDEX

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoding:
    """The numbers of one set-up: the same in every adapter."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.notation: Final = setup.game.notation(setup)
        self.answers: Final = self.notation.size
        """The number of answers: every action index is below it."""
        self._places: Final = {id(action): i for i, action in enumerate(self.notation.actions)}
        """The index of each action by identity, because hashing hundreds of prices is slow."""
        self.features: Final = setup.game.features(setup)
        pieces = self.features.pieces()
        self.size: Final = sum([piece.size for piece in pieces])
        """How many numbers an observation has."""
        self.factors: Final = np.repeat(
            np.array([1 / piece.scale for piece in pieces], np.float32),
            [piece.size for piece in pieces],
        )
        self.low: Final[Floats] = self._bounds([piece.lows for piece in pieces])
        self.high: Final[Floats] = self._bounds([piece.highs for piece in pieces])

    def _bounds(self, numbers: list[tuple[int, ...]]) -> Floats:
        bounds: Floats = np.array([one for each in numbers for one in each], np.float32)
        bounds *= self.factors
        return bounds

    def observation(self, table: Table, seat: Seat) -> Floats:
        """What the seat sees, in the scale of each piece."""
        memory = bytearray(WIDTH * self.size)
        self.features.write(table, seat, memory, 0)
        numbers: Floats = np.frombuffer(memory, "<i4").astype(np.float32)
        numbers *= self.factors
        return numbers

    def mask(self, table: Table) -> Mask:
        """1 for every legal answer of the seat that is asked."""
        mask = np.zeros(self.answers, np.int8)
        places = self._places
        options = table.options()
        try:
            mask[[places[id(action)] for action in options]] = 1
        except KeyError:  # equal actions, but of a box that was rebuilt in the meantime
            mask[[self.notation.index(action) for action in options]] = 1
        return mask

    def action(self, table: Table, index: int) -> Action:
        """The legal answer with this index; any other is refused."""
        if not 0 <= index < self.answers:
            raise IllegalAction(
                Objection(table.rule(), NO_SUCH_INDEX, index=index, last=self.answers - 1)
            )
        action = self.notation.actions[index]
        check(table, action)
        return action


def check(table: Table, action: Action) -> None:
    """Refuse an action that is not among the options."""
    options = table.options()
    # Every action exists once, and comparing hundreds of prices for equality is slow.
    if any([option is action for option in options]) or action in options:
        return
    raise IllegalAction(table.objection(action))


def rewards(result: Result) -> list[float]:
    """Rewards per seat at the end: winners share 1, the others -1; 0 if all or none won.

    They add up to zero.
    """
    players = len(result.scores)
    winners = len(result.winners)
    if winners in (0, players):
        return [0.0] * players
    return [
        1 / winners if seat in result.winners else -1 / (players - winners)
        for seat in range(players)
    ]
