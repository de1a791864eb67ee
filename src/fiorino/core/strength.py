"""Strong play: what a game knows beyond its rules of thumb, for bots with a level."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Final

from fiorino.core.advice import Advice
from fiorino.core.decision import Decision
from fiorino.core.protocol import Action


class Level(StrEnum):
    """How well a bot plays; each level loses most matches against the next, but not all."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    MASTER = "master"


class Readiness(StrEnum):
    """How well strong play fits a setup, with its box and options."""

    TRAINED = "trained"
    UNTRAINED = "untrained"
    """It still searches, but evaluates positions less well."""
    BY_THUMB = "by-thumb"
    """It plays by the rules of thumb at every level."""


class Limit:
    """A limit on the search for an answer; with `nodes` alone, the same seed plays the same."""

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        self.nodes: Final = nodes
        """Positions or futures to search, whichever the game counts."""
        self.seconds: Final = seconds


class Judged:
    """An answer, and what it is worth to the seat that gives it."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final = action
        self.worth: Final = worth


class Strength:
    """How to play a game well, for one setup; it may learn and search, but keeps no match."""

    def remark(self) -> str:
        """What it was not trained for in this setup, in a sentence; empty if there is nothing."""
        return ""

    def within(self, limit: Limit) -> "Strength":
        """The same with a search limit; itself if its search is always short."""
        return self

    def judge(
        self, decision: Decision, level: Level, rng: Random, about: Action | None = None
    ) -> Sequence[Judged]:
        """The answers worth considering, best first, plus the one that is asked about.

        The same decision, level and state of `rng` give the same result. A lower level looks less
        far and less accurately; a bot of that level gives its first answer.
        """
        raise NotImplementedError

    def advise(self, decision: Decision, rng: Random, about: Action | None = None) -> Advice | None:
        """The best answers at the highest level, plus the one that is asked about, with reasons.

        None if the game's rules of thumb explain themselves better.
        """
        return None
