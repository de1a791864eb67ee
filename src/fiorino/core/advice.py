"""Advice about a decision: the best answers, what each is worth, and why."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from fiorino.core.protocol import Action, Reason

MOST_ANSWERS: Final = 3
"""How many answers advice compares, in addition to the one that is asked about."""


class Unit(StrEnum):
    """The unit of an answer's worth."""

    COINS = "coins"
    """The seat's expected final lead over its best rival."""
    CHANCE = "chance"
    """The seat's probability of winning, from 0 to 1."""


class AdvisedAnswer:
    """An answer with its worth, what it gives away against the best one, and the reasons for it."""

    def __init__(
        self, action: Action, worth: float, gives_away: float, reasons: Sequence[Reason]
    ) -> None:
        self.action: Final = action
        self.worth: Final = worth
        self.gives_away: Final = gives_away
        self.reasons: Final = reasons


class Advice:
    """Advice on a decision: the answers, best first, and the figures of the decision."""

    def __init__(
        self, unit: Unit, answers: Sequence[AdvisedAnswer], figures: Mapping[str, float]
    ) -> None:
        self.unit: Final = unit
        self.answers: Final = answers
        self.figures: Final = figures
        """Figures named by the game, about the decision rather than one answer."""
