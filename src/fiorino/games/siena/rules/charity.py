"""S17, S21: Senesi cards, by charity and by donation."""

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import CHANCE, Action, Fields, Seat
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import (
    CHARITY,
    DECLINE,
    KEEP_ONE,
    KEEP_TWO,
    SENESI_DRAWN,
    Charity,
    Keep,
    SenesiDrawn,
)
from fiorino.games.siena.components import MERCHANT
from fiorino.games.siena.events import CharityGiven, SenesiKept, SenesiSeen
from fiorino.games.siena.table import SienaTable

FROM_SALE: Final = 0
FROM_ROAD: Final = 1
FROM_INN_SET: Final = 2
_REACH: Final = {"goods_sales": FROM_SALE, "all_but_inn_set": FROM_ROAD, "all_income": FROM_INN_SET}
"""S17.4: up to which kind of income charity reaches."""


def counts(table: SienaTable, source: int) -> bool:
    """S17.4: whether charity may come from this kind of income."""
    return source <= _REACH[table.choices.charity_income]


def after_turn(table: SienaTable, seat: Seat, coins: int) -> None:
    """S17.9: the road has paid at the end of the turn, and charity may be given from it."""
    after_income(table, seat, coins, FROM_ROAD)
    once = table.choices.charity_limit == "once_a_turn"
    if once and counts(table, FROM_ROAD) and not table.gave:
        if charities(table, seat, table.eligible):
            table.then(CharityOffer(seat, table.eligible))


def after_income(table: SienaTable, seat: Seat, coins: int, source: int) -> None:
    """S17.3 to S17.5: note the income of a Merchant, or ask at once where the option says so."""
    if not counts(table, source):
        return
    if table.choices.charity_limit == "once_a_turn":
        table.eligible += coins
    elif coins >= 10 and table.senesi_left():
        table.then(CharityOffer(seat, coins))


def charities(table: SienaTable, seat: int, income: int) -> list[Action]:
    """S17.1, S17.2, S17.5, S17.7: what may be given up of an income."""
    if not table.senesi_left():
        return []
    most = min(income, table.money[seat])
    return [gift for gift in CHARITY if gift.number <= most]


def give(table: SienaTable, seat: Seat, coins: int) -> None:
    """S17.1, S17.2: 10 for one card, 15 for the better of two."""
    if table.rules == 1:
        table.pay(seat, coins)
    else:
        table.give_up(seat, coins)
    table.tell(CharityGiven, seat, coins, rule="S17.1" if coins == 10 else "S17.2")
    draw(table, seat, (), 1 if coins == 10 else 2, 1)


def objection(table: SienaTable, seat: int, income: int, coins: int) -> Objection:
    """Why a player cannot give so much to charity now."""
    if table.status[seat] != MERCHANT:
        return Objection("S17.1", refusals.CHARITY_FOR_MERCHANTS)
    if not table.senesi_left():
        return Objection("S17.7", refusals.NO_SENESI)
    if table.gave:
        return Objection("S17.3", refusals.GIVEN_ALREADY)
    if table.choices.charity_limit == "each_income" and not income:
        return Objection("S17.3", refusals.CHARITY_AT_INCOME)
    return Objection("S17.5", refusals.INCOME_TOO_SMALL, income=income, coins=coins)


class CharityOffer(Step[SienaTable]):
    """S17.3, S17.9: charity, right after an income that is asked about by itself?"""

    rule: ClassVar[str] = "S17.3"
    fields: ClassVar[Fields] = {"seat": Seat, "income": int}

    def rule_at(self, table: SienaTable) -> str:
        # Where charity is given once a turn, only the road's pay at its end is asked about.
        return "S17.9" if table.choices.charity_limit == "once_a_turn" else self.rule

    def __init__(self, seat: Seat, income: int) -> None:
        super().__init__(seat)
        self.income: Final = income

    def options(self, table: SienaTable) -> Sequence[Action]:
        return [DECLINE, *charities(table, self.seat, self.income)]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Charity):
            give(table, self.seat, action.number)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, Charity):
            return objection(table, self.seat, self.income, action.number)
        return Objection(self.rule_at(table), refusals.GIVE_OR_DECLINE)


def rule_of_draw(cards: int, keep: int) -> str:
    """S17.1, S17.2, S21.3: what so many Senesi cards are drawn for."""
    if keep == 2:
        return "S21.3"
    return "S17.2" if cards > 1 else "S17.1"


def draw(table: SienaTable, seat: Seat, drawn: tuple[int, ...], left: int, keep: int) -> None:
    """Draw Senesi cards: first by lot, then (S21.5) those that were put under the deck."""
    while left and not any(table.senesi) and table.under:
        value, _ = table.under.pop(0)
        drawn = (*drawn, value)
        left -= 1
        table.tell(SenesiSeen, seat, value, rule=rule_of_draw(len(drawn) + left, keep))
    if left and any(table.senesi):
        table.then(DrawSenesi(seat, drawn, left, keep))
    else:
        table.then(KeepSenesi(seat, drawn, keep))


class DrawSenesi(Step[SienaTable]):
    """S3.6: chance draws a Senesi card; `drawn` are those drawn before for the same purpose."""

    rule: ClassVar[str] = "S3.6"
    fields: ClassVar[Fields] = {
        "drawer": Seat,
        "drawn": (int,),
        "left": int,
        "keep": int,
    }

    def __init__(self, drawer: Seat, drawn: tuple[int, ...], left: int, keep: int) -> None:
        super().__init__(CHANCE)
        self.drawer: Final = drawer
        self.drawn: Final = drawn
        self.left: Final = left
        self.keep: Final = keep

    def options(self, table: SienaTable) -> Sequence[Action]:
        return [SENESI_DRAWN[value] for value, copies in enumerate(table.senesi) if copies]

    def weights(self, table: SienaTable) -> list[int]:
        return [copies for copies in table.senesi if copies]

    def source(self, table: SienaTable) -> str:
        return "senesi"

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, SenesiDrawn)
        table.senesi[action.number] -= 1
        rule = rule_of_draw(len(self.drawn) + self.left, self.keep)
        table.tell(SenesiSeen, self.drawer, action.number, rule=rule)
        draw(table, self.drawer, (*self.drawn, action.number), self.left - 1, self.keep)


class KeepSenesi(Step[SienaTable]):
    """S17.2, S21.3: which of the drawn cards to keep?"""

    rule: ClassVar[str] = "S21.3"
    fields: ClassVar[Fields] = {"seat": Seat, "drawn": (int,), "keep": int}

    def rule_at(self, table: SienaTable) -> str:
        return rule_of_draw(len(self.drawn), self.keep)

    def __init__(self, seat: Seat, drawn: tuple[int, ...], keep: int) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn
        self.keep: Final = keep

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        keep = min(self.keep, len(self.drawn))
        choices = dict.fromkeys(combinations(sorted(self.drawn), keep))
        if keep == 1:
            return [KEEP_ONE[value] for (value,) in choices]
        return [KEEP_TWO[low][high] for low, high in choices]

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, Keep)
        under = list(self.drawn)
        for value in action.kept:
            under.remove(value)
        table.kept[self.seat] += action.kept
        table.under += [(value, self.seat) for value in under]
        rule = self.rule_at(table)
        table.tell(SenesiKept, self.seat, action.kept, tuple(under), rule=rule)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, Keep):
            return Objection(self.rule_at(table), refusals.SENESI_NOT_DRAWN)
        return Objection(self.rule_at(table), refusals.CHOOSE_SENESI)
