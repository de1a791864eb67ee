"""The levels of Medici vs Strozzi: how far each looks, and how clearly."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import Final

from fiorino.core.advice import MOST_ANSWERS, Advice, AdvisedAnswer, Unit
from fiorino.core.decision import Decision
from fiorino.core.protocol import Action, Reason
from fiorino.core.strength import Judged, Level, Limit, Strength
from fiorino.games.medici_vs_strozzi.actions import (
    BUY,
    DRAW,
    REFUSE,
    STOP,
    Price,
)
from fiorino.games.medici_vs_strozzi.components import MediciBox
from fiorino.games.medici_vs_strozzi.master.late import action_of, late
from fiorino.games.medici_vs_strozzi.master.layout import BAG, IN_BAG, Whole, board_of, position_of
from fiorino.games.medici_vs_strozzi.master.net import Nets
from fiorino.games.medici_vs_strozzi.master.search import Search, Sight, Split
from fiorino.games.medici_vs_strozzi.master.weights import packaged_nets
from fiorino.games.medici_vs_strozzi.reasons import of_answer, of_drawing, of_place, of_price
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawOrStop
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot
from fiorino.games.medici_vs_strozzi.rules.sale import NamePrice, TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MediciTable


@dataclass(frozen=True)
class Mind:
    """What makes a level: how far it looks, and by how many coins it errs about a lot."""

    sight: Sight
    blur: float = 0.0

    def within(self, nodes: int) -> "Mind":
        """The same mind with at most about so many positions to look at two lots ahead."""
        if nodes < LEAST_NODES:
            return replace(self, sight=NEAR)
        sight = self.sight
        return replace(
            self,
            sight=replace(
                sight,
                loads=min(sight.loads, 1 + nodes // 32),
                triples=min(sight.triples, 8 * nodes),
                tiles=min(sight.tiles, 1 + nodes // 16),
                budget=min(sight.budget, nodes),
                rows=min(sight.rows, nodes),
            ),
        )

    def for_coins(self) -> "Mind":
        """The same mind where coins count to the end."""
        return replace(self, sight=replace(self.sight, chances=0))


NEAR: Final = Sight(lots=1, draws=1, chances=0)
CURSORY: Final = Sight(triples=400, solved=3, budget=400, chances=0)
LEAST_NODES: Final = 8
"""With fewer positions to look at, nothing is looked at two lots ahead."""
STEPS: Final = (0, 16, 64)
"""In a limit of time a decision is looked at with so many positions, then as far as can be."""
GROWTH: Final = 5
"""A further look may take so many times as long as all before it."""
MINDS: Final = {
    Level.EASY: Mind(NEAR, 5.6),
    Level.NORMAL: Mind(NEAR, 4.0),
    Level.HARD: Mind(CURSORY, 2.3),
    Level.MASTER: Mind(Sight()),
}


class MediciStrength(Strength):
    """Judges by trained nets and a search with them."""

    def __init__(
        self,
        nets: Nets,
        last_lot_is_sold: bool,
        minds: Mapping[Level, Mind] = MINDS,
        search: Search | None = None,
    ) -> None:
        self.search: Final = search or Search(nets, last_lot_is_sold)
        self.minds: Final = minds

    def remark(self) -> str:
        if self.search.last_lot_is_sold:
            return ""
        return "The levels were trained with last_lot=sold; the search knows the other rule."

    def within(self, limit: Limit) -> Strength:
        """A position two lots ahead is a node."""
        minds = self.minds
        if limit.nodes is not None:
            minds = {level: mind.within(limit.nodes) for level, mind in minds.items()}
        return LimitedMediciStrength(self.search, minds, limit.seconds)

    def judge(
        self, decision: Decision, level: Level, rng: Random, about: Action | None = None
    ) -> Sequence[Judged]:
        return self.study(decision, self.minds[level], rng, about).judged

    def study(
        self, decision: Decision, mind: Mind, rng: Random, about: Action | None = None
    ) -> "Study":
        """Look at a decision as far and as clearly as a mind can."""
        table = decision.guess(rng)
        assert isinstance(table, MediciTable)
        return Study(self.search, table, mind, rng, about)

    def advise(self, decision: Decision, rng: Random, about: Action | None = None) -> Advice:
        study = self.study(decision, self.minds[Level.MASTER].for_coins(), rng, about)
        most = study.judged[0].worth
        shown = [
            each
            for place, each in enumerate(study.judged)
            if place < MOST_ANSWERS or each.action == about
        ]
        answers = [
            AdvisedAnswer(each.action, each.worth, most - each.worth, study.why(each.action))
            for each in shown
        ]
        return Advice(Unit.COINS, answers, study.figures())


class LimitedMediciStrength(MediciStrength):
    """The same with less to look at: fewer positions, or as far as it comes in a time."""

    def __init__(
        self, search: Search, minds: Mapping[Level, Mind], seconds: float | None = None
    ) -> None:
        super().__init__(search.nets, search.last_lot_is_sold, minds, search)
        self.seconds: Final = seconds

    def judge(
        self, decision: Decision, level: Level, rng: Random, about: Action | None = None
    ) -> Sequence[Judged]:
        mind = self.minds[level]
        if self.seconds is None:
            return self.study(decision, mind, rng, about).judged
        began, state = perf_counter(), rng.getstate()
        looks = [mind.within(nodes) for nodes in STEPS] if mind.sight.lots > 1 else []
        for look in looks:
            rng.setstate(state)
            judged = self.study(decision, look, rng, about).judged
            if (perf_counter() - began) * GROWTH > self.seconds:
                return judged
        rng.setstate(state)
        return self.study(decision, mind, rng, about).judged


class Study:
    """One decision, looked at: the answers in order, and what speaks for them."""

    def __init__(
        self, search: Search, table: MediciTable, mind: Mind, rng: Random, about: Action | None
    ) -> None:
        self.table: Final = table
        self.seat: Final = int(table.seat())
        self.search: Final = search
        self.lot: Final = tuple(sorted(table.lot))
        self.split: Split | None = None
        self.draws: tuple[float, float] | None = None
        top = table.agenda[-1]
        lot = self.lot
        drawer = 1 - self.seat if isinstance(top, TakeOrLeave) else self.seat
        before = self.before = undrawn(table, drawer)
        blur = rng.gauss(0, mind.blur) if mind.blur else 0.0
        if isinstance(top, NamePrice):
            self.split = search.split(before, lot, mind.sight)
            judged = _prices(table, self.split, blur, about)
        elif isinstance(top, TakeOrLeave):
            self.split = search.split(before, lot, mind.sight)
            judged = [
                Judged(BUY, -self.split.leave - top.price + blur),
                Judged(REFUSE, top.price - self.split.take - blur),
            ]
        elif isinstance(top, DrawOrStop):
            self.draws = search.draw_or_stop(before, lot, mind.sight)
            self.split = search.split(before, lot, NEAR)
            judged = [Judged(STOP, self.draws[1]), Judged(DRAW, self.draws[0] + blur / 2)]
        else:
            assert isinstance(top, LoadLot)
            judged = [
                Judged(
                    action_of(table, self.seat, each.place),
                    each.worth + (rng.gauss(0, mind.blur / 2) if mind.blur else 0.0),
                )
                for each in search.loads(before, self.seat, lot, mind.sight)
            ]
        cash = table.money[self.seat] - table.money[1 - self.seat]
        judged = [Judged(each.action, each.worth + cash) for each in judged]
        if mind.sight.chances and not mind.blur:
            judged = late(search, table, before, mind.sight, judged)
        self.judged: Final = sorted(judged, key=lambda each: -each.worth)

    def figures(self) -> Mapping[str, float]:
        """What the lot is worth to either house, and the fair price."""
        if self.split is None:
            return {}
        aside = self.search.aside(self.before, self.lot)
        drawer, other = self.split.take - aside, aside - self.split.leave
        drew = not isinstance(self.table.agenda[-1], TakeOrLeave)
        mine, theirs = (drawer, other) if drew else (other, drawer)
        return {"mine": mine, "theirs": theirs, "fair": self.split.fair}

    def why(self, action: Action) -> Sequence[Reason]:
        """What speaks for or against an answer."""
        top = self.table.agenda[-1]
        if self.draws is not None and self.split is not None:
            more, now = self.draws
            aside = self.search.aside(self.before, self.lot)
            return of_drawing(action, now - aside, more - aside)
        if isinstance(top, TakeOrLeave):
            return of_answer(top.price, self.figures())
        if isinstance(action, Price) and self.split is not None:
            best = min(self.table.box.highest_price, self.split.price())
            return of_price(action.coins, best, self.figures())
        return of_place(self.table, action, {each.action: each.worth for each in self.judged})


def packaged_strength(box: MediciBox, last_lot_is_sold: bool) -> MediciStrength | None:
    """Strong play with the weights of the package, if they were trained for this box."""
    nets = packaged_nets(board_of(box))
    return None if nets is None else MediciStrength(nets, last_lot_is_sold)


def undrawn(table: MediciTable, drawer: int) -> Whole:
    """The position before the lot on the table was drawn."""
    position = position_of(table, drawer)
    for kind in table.lot:
        position[BAG + kind] += 1
    position[IN_BAG] += len(table.lot)
    return position


def _prices(table: MediciTable, split: Split, blur: float, about: Action | None) -> list[Judged]:
    """The best price and its neighbors; with a blur, another one seems best."""
    prices = table.box.prices
    highest = table.box.highest_price
    seen = Split(split.take + blur, split.leave - blur)
    best = min(highest, seen.price())
    coins = {price for price in (best - 1, best, best + 1) if 0 <= price <= highest}
    if isinstance(about, Price):
        coins.add(about.coins)
    return [Judged(prices[price], seen.sale(price)) for price in sorted(coins)]
