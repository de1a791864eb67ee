"""Search with rollouts: answers are compared in the same futures, and the worse half is dropped.

It knows no game. A game provides its rules of thumb, the answers worth comparing, and the numbers
that describe a table where a rollout stops (`lookahead`); its values evaluate them.
"""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Final

from fiorino.core.decision import Decision
from fiorino.core.lookahead import Lookahead, Luck, follow
from fiorino.core.protocol import Action, Table

MARGIN_WORTH: Final = 0.002
"""The worth of a point of margin beside winning, so that a sure win is not played carelessly."""
FAR: Final = 1_000_000
"""A stretch that no match reaches: without values, every future is played to its end."""
LEAST_FUTURES: Final = 2
"""Futures for every answer in every phase."""
DOUBT: Final = 0.5
"""Standard errors by which an answer must lead that of the rules of thumb to count as better."""
LEAST_TO_DECIDE: Final = 16
"""Futures of an answer after which a search may stop, if the best one is clear."""
CLEAR: Final = 4.0
"""Standard errors by which an answer must lead all others to be clear."""
MOST_PHASES: Final = 6
"""Phases in which a search may stop; many answers need more phases."""
LEAST_TO_LOOK: Final = 8
"""Futures needed to estimate what knowing a secret is worth."""


class Values:
    """What described tables are worth."""

    def worths(self, numbers: list[float], places: list[int]) -> list[float]:
        """For each described table, the winning chance of the seat in a place, plus the small
        worth of its margin."""
        raise NotImplementedError


class Budget:
    """How much a search may do; without a time limit, budget and seed determine the answer."""

    def __init__(self, futures: int, stretches: int = 1, seconds: float = inf) -> None:
        self.futures: Final = futures
        """Futures in total, for all answers together."""
        self.stretches: Final = stretches
        """Stretches to play beyond the current one."""
        self.seconds: Final = seconds
        """Time after which no new future starts; every answer still gets one."""


class Arm:
    """An answer, the forced answers after it, and the worths of its futures."""

    def __init__(self, action: Action, answers: Sequence[Action]) -> None:
        self.action: Final = action
        self.answers: Final = answers
        self.worths: list[float] = []

    @property
    def worth(self) -> float:
        return sum(self.worths, 0.0) / max(1, len(self.worths))

    def ahead(self, other: "Arm") -> float:
        """Its mean lead over another in the futures of both, minus a margin of doubt."""
        mean, error = self._lead(other)
        return mean - DOUBT * error

    def is_clear_of(self, other: "Arm") -> bool:
        """Whether its lead is so large that more futures would not change it, or both are equal."""
        mean, error = self._lead(other)
        return mean > CLEAR * error or (mean == 0 and error == 0)

    def _lead(self, other: "Arm") -> tuple[float, float]:
        """The mean lead in the futures of both, and its standard error."""
        leads = [mine - yours for mine, yours in zip(self.worths, other.worths, strict=False)]
        mean = sum(leads) / len(leads)
        if len(leads) == 1:
            return mean, 0.0
        off = sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1)
        return mean, sqrt(off / len(leads))


class Search:
    """One decision, searched from the asked seat's point of view."""

    def __init__(
        self,
        decision: Decision,
        look: Lookahead,
        values: Values | None,
        rng: Random,
        budget: Budget,
    ) -> None:
        self.decision: Final = decision
        self.look: Final = look
        self.values: Final = values
        self.rng: Final = rng
        self.budget: Final = budget
        self.table: Final = decision.guess(rng)
        self.last: Final = FAR if values is None else look.stretch(self.table) + budget.stretches
        self._samples: list[tuple[Table, Luck]] = []
        self._offset: Final = rng.random()
        self._until: Final = perf_counter() + budget.seconds

    def best_first(self, about: Action | None = None) -> list[Arm]:
        """The contenders, best first; those dropped early come last."""
        contenders = list(self.look.contenders(self.table))
        if about is not None and about not in contenders:
            contenders.append(about)
        if len(contenders) == 1:
            return [Arm(contenders[0], contenders)]
        looks = self.look.looks(self.table)
        arms = [self._arm(action) for action in contenders if action not in looks]
        return self._with_looks(arms, looks) if looks else self._halved(arms)

    def value(self, arm: Arm) -> None:
        """Evaluate an answer that has nothing to be compared with."""
        self._play([arm], 0, max(LEAST_FUTURES, self.budget.futures // 4))

    def most(self) -> Action | None:
        """In an auction, the highest bid at which winning is better than passing, or None.

        A raise is judged as if it won: the auction is one question, what winning is worth.
        """
        now = self.decision.setup.game.auctions().current(self.table)
        if now is None:
            return None
        others = (now.passing, *self.look.looks(self.table))
        bids = [action for action in self.table.options() if action not in others]
        probes = max(1, len(bids).bit_length())
        each = max(LEAST_TO_LOOK, self.budget.futures // (probes + 1))
        passing = self._arm(now.passing)
        self._play([passing], 0, each)
        low, high = -1, len(bids)
        while high - low > 1:
            middle = (low + high) // 2
            arm = self._arm(bids[middle])
            self._play([arm], 0, each)
            low, high = (middle, high) if arm.worth > passing.worth else (low, middle)
        return bids[low] if low >= 0 else None

    def _arm(self, action: Action) -> Arm:
        """Give an answer; after a raise the others pass, as a raise is good if winning by it is."""
        auctions = self.decision.setup.game.auctions()
        now = auctions.current(self.table)
        if now is None or action == now.passing:
            return Arm(action, (action,))
        answers = [action]
        after = self.table.clone()
        after.apply(action)
        going = auctions.current(after)
        while going is not None and going.name == now.name:
            answers.append(going.passing)
            after.apply(going.passing)
            going = auctions.current(after)
        return Arm(action, answers)

    def _halved(self, arms: list[Arm]) -> list[Arm]:
        """Sequential halving: every phase gets an equal share of the futures, until one is clear.

        The answer of the rules of thumb stays to the end, and others must lead it by more than the
        noise: with few futures, most leads are luck.
        """
        quick = self.look.quick(self.table)
        thumb = next((arm for arm in arms if arm.action == quick), None)
        enough = self.budget.futures // (LEAST_TO_DECIDE * len(arms))
        phases = max(1, (len(arms) - 1).bit_length(), min(MOST_PHASES, enough))
        dropped: list[Arm] = []
        for phase in range(phases):
            done = len(arms[0].worths)
            each = max(LEAST_FUTURES, self.budget.futures // (phases * len(arms)))
            self._play(arms, done, done + each)
            if thumb is None:
                arms.sort(key=lambda arm: -arm.worth)
            else:
                arms.sort(key=lambda arm: (-arm.ahead(thumb), arm is not thumb))
            if done + each >= LEAST_TO_DECIDE and _is_decided(arms):
                break
            if phase < phases - 1:
                kept = max(2, (len(arms) + 1) // 2)
                if thumb is not None and thumb not in arms[:kept]:
                    arms.remove(thumb)
                    arms.insert(kept - 1, thumb)
                dropped = arms[kept:] + dropped
                arms = arms[:kept]
        return arms + dropped

    def _play(self, arms: Sequence[Arm], first: int, end: int) -> None:
        """Play futures `first` to `end` for each arm, and evaluate them where they stop."""
        numbers: list[float] = []
        places: list[int] = []
        waiting: list[tuple[Arm, int]] = []
        seat = self.decision.seat
        for number in range(first, end):
            if number and perf_counter() > self._until:
                break
            table, luck = self._sample(number)
            for arm in arms:
                after = table.clone()
                follow(self.look, after, arm.answers, luck, self.last)
                result = after.result()
                if result is None:
                    places.append(self.look.describe(after, numbers).index(seat))
                    waiting.append((arm, len(arm.worths)))
                    arm.worths.append(0.0)
                    continue
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                rivals = [score for other, score in enumerate(result.scores) if other != seat]
                arm.worths.append(won + MARGIN_WORTH * (result.scores[seat] - max(rivals)))
        if waiting:
            assert self.values is not None
            for (arm, place), worth in zip(
                waiting, self.values.worths(numbers, places), strict=True
            ):
                arm.worths[place] = worth

    def _sample(self, number: int) -> tuple[Table, Luck]:
        """Future `number`: a determinization, and the luck of its draws."""
        while len(self._samples) <= number:
            seed = self.rng.getrandbits(48)
            luck = Luck(seed + 1, len(self._samples), self._offset)
            self._samples.append((self.decision.guess(Random(seed)), luck))
        return self._samples[number]

    def _with_looks(self, arms: list[Arm], looks: Sequence[Action]) -> list[Arm]:
        """A look is worth what the best answer gains from knowing, less what the look costs.

        The best answer given a secret is found in one half of its futures and evaluated in the
        other, so that luck is not mistaken for knowledge.
        """
        blind = arms[0]
        paid = [self._look(action) for action in looks]
        each = max(LEAST_TO_LOOK, self.budget.futures // (len(arms) + len(paid)))
        self._play([*arms, *paid], 0, each)
        known = self._with_secrets(arms, each)
        for arm in paid:
            arm.worths = [known - (blind.worth - arm.worth)]
        return sorted(arms + paid, key=lambda arm: -arm.worth)

    def _look(self, action: Action) -> Arm:
        """A look followed by a pass, if the seat is asked again: this is what the look costs."""
        after = self.table.clone()
        after.apply(action)
        going = self.decision.setup.game.auctions().current(after)
        if going is None or after.seat() != self.decision.seat:
            return Arm(action, (action,))
        return Arm(action, (action, going.passing))

    def _with_secrets(self, arms: Sequence[Arm], futures: int) -> float:
        """What the best answers are worth to a seat that knows the secret of each future."""
        secrets = [self.look.secret(self._samples[number][0]) for number in range(futures)]
        known = 0.0
        for secret in sorted(set(secrets)):
            with_it = [number for number, other in enumerate(secrets) if other == secret]
            halves = (with_it[::2], with_it[1::2] or with_it)
            for found_in, valued_in in (halves, halves[::-1]):
                worths = [sum([arm.worths[number] for number in found_in]) for arm in arms]
                best = arms[worths.index(max(worths))]
                mean = sum([best.worths[number] for number in valued_in]) / len(valued_in)
                known += mean * len(with_it) / (2 * futures)
        return known


def _is_decided(arms: Sequence[Arm]) -> bool:
    """Whether the first is clear of all others."""
    return all(arms[0].is_clear_of(arm) for arm in arms[1:])
