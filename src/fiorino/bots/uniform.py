"""The bot that takes any legal answer."""

from random import Random

from fiorino.core.decision import Decision
from fiorino.core.protocol import Action


class RandomBot:
    """Answers at random, all options equally likely."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, decision: Decision) -> Action:
        return decision.options[self.rng.randrange(len(decision.options))]
