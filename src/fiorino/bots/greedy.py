"""The bot that looks one answer ahead, with the game's rules of thumb."""

from random import Random

from fiorino.core.decision import Decision
from fiorino.core.protocol import Action, Heuristics, Table


class GreedyBot:
    """Takes the answer of the game's shortlist that leads to the table of the highest value."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (self.rng,)

    def answer(self, decision: Decision) -> Action:
        return best_answer(decision.setup.game.heuristics(), decision.guess(self.rng))


def best_answer(heuristics: Heuristics, table: Table) -> Action:
    """The answer of the shortlist that leads to the best table; the first among equals."""
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
