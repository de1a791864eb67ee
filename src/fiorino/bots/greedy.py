"""The bot that looks one answer ahead, with what the game knows about good play."""

from random import Random

from fiorino.core.decision import Decision
from fiorino.core.protocol import Action


class GreedyBot:
    """Takes the answer of the game's shortlist after which the game values the table most."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, decision: Decision) -> Action:
        heuristics = decision.setup.game.heuristics()
        table = decision.guess(self.rng)
        shortlist = heuristics.shortlist(table)
        if len(shortlist) == 1:
            return shortlist[0]
        values = []
        for action in shortlist:
            after = table.clone()
            after.apply(action)
            values.append(heuristics.value(after, decision.seat))
        return shortlist[values.index(max(values))]
