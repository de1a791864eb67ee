"""The bot that looks one answer ahead, with what the game knows about good play."""

from random import Random

from fiorino.core.decision import Decision
from fiorino.core.protocol import Action, Heuristics, Table


class GreedyBot:
    """Takes the answer of the game's shortlist after which the game values the table most."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (self.rng,)

    def answer(self, decision: Decision) -> Action:
        return best_answer(decision.setup.game.heuristics(), decision.guess(self.rng))


def best_answer(heuristics: Heuristics, table: Table) -> Action:
    """The answer of the shortlist that leads to the best table; the first of equals."""
    shortlist = heuristics.shortlist(table)
    if len(shortlist) == 1:
        return shortlist[0]
    seat = table.seat()
    values = []
    for action in shortlist:
        after = table.clone()
        after.apply(action)
        values.append(heuristics.value(after, seat))
    return shortlist[values.index(max(values))]
