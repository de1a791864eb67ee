"""The bots with a level: they use the game's strong play."""

from random import Random
from typing import ClassVar

from fiorino.bots.greedy import best_answer
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action
from fiorino.core.strength import Level, Limit, Readiness
from fiorino.core.styles import Style


class LevelBot:
    """Takes the answer that the game judges best, or the greedy one if the game judges none."""

    level: ClassVar[Level]

    def __init__(self, rng: Random, style: Style | None = None, limit: Limit | None = None) -> None:
        self.rng = rng
        self.style = style
        self.limit = limit

    def answer(self, decision: Decision) -> Action:
        game = decision.setup.game
        strength = game.strength(decision.setup)
        if strength is None:
            return best_answer(game.heuristics(), decision.guess(self.rng))
        if self.limit is not None:
            strength = strength.within(self.limit)
        judged = strength.judge(decision, self.level, self.rng)
        styles = game.styles()
        if self.style is None or styles is None:
            return judged[0].action
        return styles.preferred(self.style, decision.guess(self.rng), judged)


class EasyBot(LevelBot):
    """Loses to anybody who has finished the lessons."""

    level = Level.EASY


class NormalBot(LevelBot):
    """An even match for people who know the game."""

    level = Level.NORMAL


class HardBot(LevelBot):
    """Makes few mistakes."""

    level = Level.HARD


class MasterBot(LevelBot):
    """As strong as the game can play."""

    level = Level.MASTER


def readiness(setup: Setup) -> Readiness:
    """How well the levels are trained for a setup."""
    strength = setup.game.strength(setup)
    if strength is None:
        return Readiness.BY_THUMB
    return Readiness.UNTRAINED if strength.remark() else Readiness.TRAINED


def remark(setup: Setup) -> str:
    """A sentence about what the levels are not trained for in this setup; empty if they are."""
    strength = setup.game.strength(setup)
    if strength is None:
        return f"The levels of {setup.game.title} all play by its rules of thumb, as greedy does."
    return strength.remark()
