"""The levels of Siena: how many futures each plays, and how clearly it sees what they are worth."""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from statistics import pstdev
from typing import Final

from fiorino.core.decision import Decision
from fiorino.core.protocol import Action
from fiorino.core.search import Arm, Budget, Search
from fiorino.core.strength import Judged, Level, Limit, Strength
from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.lookahead import SienaLookahead
from fiorino.games.siena.master.net import Net
from fiorino.games.siena.master.weights import fingerprint, packaged_net


class Mind:
    """What makes a level: its budget, and how much it errs.

    It errs by so many times what its answers differ by, so that it takes a good answer for the best
    one, and by no more where much is at stake (`AT_STAKE`), so that it makes no absurd blunders.
    """

    def __init__(
        self, futures: int, stretches: int, blur: float = 0.0, seconds: float = inf
    ) -> None:
        self.budget: Final = Budget(futures, stretches, seconds)
        self.blur: Final = blur

    def error(self, worths: Sequence[float]) -> float:
        """By how much it errs about answers of these worths, as a standard deviation."""
        return self.blur * min(AT_STAKE, pstdev(worths))

    def within(self, limit: Limit) -> "Mind":
        """The same mind with another budget."""
        budget = self.budget
        futures = budget.futures if limit.nodes is None else limit.nodes
        futures = min(futures, budget.futures) if self.blur else futures
        seconds = budget.seconds if limit.seconds is None else limit.seconds * IN_TIME
        return Mind(futures, budget.stretches, self.blur, seconds)


MINDS: Final = {
    Level.EASY: Mind(8, 1, 3.0),
    Level.NORMAL: Mind(10, 1, 1.2),
    Level.HARD: Mind(40, 1, 0.35),
    Level.MASTER: Mind(500, 1),
}
AT_STAKE: Final = 0.1
"""Answers that differ by more than this winning chance are told apart as well as those that do."""
IN_TIME: Final = 0.7
"""The share of a limit of time after which no future is begun, so that the last one ends in it."""
WITHOUT_NET: Final = 8
"""A future that is played to its end costs as much as so many that are cut and valued."""


class SienaStrength(Strength):
    """Judges by playing on to the end of the next round and valuing what comes of it."""

    def __init__(self, net: Net | None, minds: Mapping[Level, Mind] = MINDS) -> None:
        self.net: Final = net
        self.minds: Final = minds
        self.look: Final = SienaLookahead()

    def remark(self) -> str:
        if self.net is not None:
            return ""
        return "The levels are not trained for this box; they play their futures to the end."

    def within(self, limit: Limit) -> Strength:
        """A future is a node; a level that errs plays no more of them than it does anyway."""
        return SienaStrength(
            self.net, {level: mind.within(limit) for level, mind in self.minds.items()}
        )

    def judge(
        self, decision: Decision, level: Level, rng: Random, about: Action | None = None
    ) -> Sequence[Judged]:
        mind = self.minds[level]
        search = self._search(decision, mind, rng)
        arms = search.best_first(about)
        if about is not None and not arms[0].worths:
            search.value(arms[0])
        if not mind.blur:
            return _in_order(arms)
        error = mind.error([arm.worth for arm in arms])
        blurred = [Judged(arm.action, arm.worth + rng.gauss(0, error)) for arm in arms]
        return sorted(blurred, key=lambda one: -one.worth)

    def _search(self, decision: Decision, mind: Mind, rng: Random) -> Search:
        budget = mind.budget
        if self.net is None:
            budget = Budget(max(1, budget.futures // WITHOUT_NET), seconds=budget.seconds)
        return Search(decision, self.look, self.net, rng, budget)


def _in_order(arms: Sequence[Arm]) -> Sequence[Judged]:
    """The answers as winning chances; one that was dropped early is worth no more than the rest."""
    most = 1.0
    judged = []
    for arm in arms:
        most = min(most, max(0.0, arm.worth))
        judged.append(Judged(arm.action, most))
    return judged


def packaged_strength(box: SienaBox, players: int, rules: int) -> SienaStrength:
    """Strong play with the nets of the package, where they fit; without a net otherwise."""
    return SienaStrength(packaged_net(players, fingerprint(box, rules)))
