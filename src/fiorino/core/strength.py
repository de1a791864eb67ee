"""Strong play: what a game knows beyond its rules of thumb, for the bots that have a level."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Final

from fiorino.core.advice import Advice
from fiorino.core.decision import Decision
from fiorino.core.protocol import Action


class Level(StrEnum):
    """How well a bot plays; each is beaten by the next in most matches, and not in all."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    MASTER = "master"


class Readiness(StrEnum):
    """How far strong play is made for a setup, with its box and options."""

    TRAINED = "trained"
    UNTRAINED = "untrained"
    """It searches all the same, and knows less well what it finds."""
    BY_THUMB = "by-thumb"
    """It plays by the rules of thumb, at every level alike."""


class Limit:
    """How much may be thought about an answer; with `nodes` alone the same seed plays the same."""

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        self.nodes: Final = nodes
        """Positions or futures that are looked at, whichever the game counts."""
        self.seconds: Final = seconds


class Judged:
    """An answer, and what it is worth to the seat that gives it."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final = action
        self.worth: Final = worth


class Strength:
    """How a game is played well, for one setup. It may learn and search; it keeps no match."""

    def remark(self) -> str:
        """What of this setup it was not trained for, in a sentence; empty where it was."""
        return ""

    def within(self, limit: Limit) -> "Strength":
        """The same with less thought about an answer; itself where it always thinks little."""
        return self

    def judge(
        self, decision: Decision, level: Level, rng: Random, about: Action | None = None
    ) -> Sequence[Judged]:
        """The answers worth a look, the best first, and the one that is asked about.

        The same decision, level and state of `rng` give the same judgement. A lower level sees less
        far and less clearly; its first answer is what a bot of that level gives.
        """
        raise NotImplementedError

    def advise(self, decision: Decision, rng: Random, about: Action | None = None) -> Advice | None:
        """The best answers at the highest level, and the one that is asked about, with reasons.

        None where the game's rules of thumb explain themselves better.
        """
        return None
