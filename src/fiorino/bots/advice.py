"""Advice: from a game's strong play, or else from its rules of thumb."""

from random import Random

from fiorino.bots.greedy import best_answer
from fiorino.core.advice import MOST_ANSWERS, Advice, AdvisedAnswer, Unit
from fiorino.core.decision import Decision
from fiorino.core.protocol import Action


def advise(decision: Decision, rng: Random, about: Action | None = None) -> Advice:
    """At most three answers, plus the one that was asked about, the best first."""
    strength = decision.setup.game.strength(decision.setup)
    advice = None if strength is None else strength.advise(decision, rng, about)
    return advise_by_thumb(decision, rng, about) if advice is None else advice


def advise_by_thumb(decision: Decision, rng: Random, about: Action | None = None) -> Advice:
    """What the greedy bot would answer, and the next best answers.

    If a rule of thumb chose the best answer, no other is worth more than that one.
    """
    heuristics = decision.setup.game.heuristics()
    table = decision.guess(rng)
    best = best_answer(heuristics, table)
    most = heuristics.worth(table, best)
    worths = {
        action: min(most, heuristics.worth(table, action))
        for action in heuristics.candidates(table)
        if action != best
    }
    others = sorted(worths, key=lambda action: -worths[action])[: MOST_ANSWERS - 1]
    if about is not None and about != best and about not in others:
        worths[about] = min(most, heuristics.worth(table, about))
        others = sorted([*others, about], key=lambda action: -worths[action])
    worths[best] = most
    answers = [
        AdvisedAnswer(action, worths[action], most - worths[action], heuristics.why(table, action))
        for action in (best, *others)
    ]
    return Advice(Unit.COINS, answers, heuristics.figures(table))
