"""Search by playing on: answers are compared in the same imagined futures, the worse half dropped.

It names no game. A game brings its rules of thumb, the answers worth comparing, and the numbers
that describe a table where the playing stops (`lookahead`); its values say what they are worth.
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
"""What a point of margin counts for beside winning, so that a sure win is not played carelessly."""
FAR: Final = 1_000_000
"""A stretch that no match comes to: without values every future is played to its end."""
LEAST_FUTURES: Final = 2
"""Futures that every answer is given in every phase."""
DOUBT: Final = 0.5
"""Standard errors by which an answer must be ahead of the rules of thumb's, to be better."""
LEAST_TO_LOOK: Final = 8
"""Futures that are needed to say what knowing a secret is worth."""


class Values:
    """What described tables are worth."""

    def worths(self, numbers: list[float], places: list[int]) -> list[float]:
        """For each described table the winning chance of the seat in a place, and its margin's
        small worth."""
        raise NotImplementedError


class Budget:
    """How much a search may do; without a limit of time, budget and seed give the same answer."""

    def __init__(self, futures: int, stretches: int = 1, seconds: float = inf) -> None:
        self.futures: Final = futures
        """Futures that are played in all, for all answers together."""
        self.stretches: Final = stretches
        """Stretches to play on after the present one."""
        self.seconds: Final = seconds
        """Time after which no further future is begun; every answer has one all the same."""


class Arm:
    """An answer, what follows it without a choice, and what its futures were worth."""

    def __init__(self, action: Action, answers: Sequence[Action]) -> None:
        self.action: Final = action
        self.answers: Final = answers
        self.worths: list[float] = []

    @property
    def worth(self) -> float:
        return sum(self.worths, 0.0) / max(1, len(self.worths))

    def ahead(self, other: "Arm") -> float:
        """By how much it is ahead of another in the futures of both, doubts taken off."""
        leads = [mine - yours for mine, yours in zip(self.worths, other.worths, strict=False)]
        mean = sum(leads) / len(leads)
        if len(leads) == 1:
            return mean
        off = sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1)
        return mean - DOUBT * sqrt(off / len(leads))


class Search:
    """One decision, looked at from the seat that is asked."""

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
        """The contenders, the best first; those that were dropped early come last."""
        contenders = list(self.look.contenders(self.table))
        if about is not None and about not in contenders:
            contenders.append(about)
        if len(contenders) == 1:
            return [Arm(contenders[0], contenders)]
        looks = self.look.looks(self.table)
        arms = [self._arm(action) for action in contenders if action not in looks]
        return self._with_looks(arms, looks) if looks else self._halved(arms)

    def value(self, arm: Arm) -> None:
        """Say what an answer is worth that has nothing to be compared with."""
        self._play([arm], 0, max(LEAST_FUTURES, self.budget.futures // 4))

    def most(self) -> Action | None:
        """In an auction the highest bid that is better to win by than to pass; None for none.

        A raise is compared as if it won: the auction is one question, what it is worth to win.
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
        """An answer; after a raise the others pass, for it is good where winning by it is good."""
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
        """Sequential halving: every phase has an equal part of the futures.

        The answer of the rules of thumb stays to the end, and others must be better beyond doubt:
        with few futures most leads are luck.
        """
        quick = self.look.quick(self.table)
        thumb = next((arm for arm in arms if arm.action == quick), None)
        phases = max(1, (len(arms) - 1).bit_length())
        dropped: list[Arm] = []
        for phase in range(phases):
            done = len(arms[0].worths)
            each = max(LEAST_FUTURES, self.budget.futures // (phases * len(arms)))
            self._play(arms, done, done + each)
            if thumb is None:
                arms.sort(key=lambda arm: -arm.worth)
            else:
                arms.sort(key=lambda arm: (-arm.ahead(thumb), arm is not thumb))
            if phase < phases - 1:
                kept = (len(arms) + 1) // 2
                if thumb is not None and thumb not in arms[:kept]:
                    arms.remove(thumb)
                    arms.insert(kept - 1, thumb)
                dropped = arms[kept:] + dropped
                arms = arms[:kept]
        return arms + dropped

    def _play(self, arms: Sequence[Arm], first: int, end: int) -> None:
        """Play futures `first` to `end` for each arm, and value them where they stop."""
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
        """Future `number`: what is hidden, dealt anew, and the luck to come."""
        while len(self._samples) <= number:
            seed = self.rng.getrandbits(48)
            luck = Luck(seed + 1, len(self._samples), self._offset)
            self._samples.append((self.decision.guess(Random(seed)), luck))
        return self._samples[number]

    def _with_looks(self, arms: list[Arm], looks: Sequence[Action]) -> list[Arm]:
        """Looking is worth what the best answer gains by knowing, less what the look costs.

        What is best with a secret is found in one half of the futures with it and valued in the
        other, so that luck is not taken for knowledge.
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
        """A look and then a pass, where one is asked again: what the look costs."""
        after = self.table.clone()
        after.apply(action)
        going = self.decision.setup.game.auctions().current(after)
        if going is None or after.seat() != self.decision.seat:
            return Arm(action, (action,))
        return Arm(action, (action, going.passing))

    def _with_secrets(self, arms: Sequence[Arm], futures: int) -> float:
        """What the best answers are worth to whoever knows the secret of each future."""
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
