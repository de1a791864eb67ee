"""S26, S27: Calandrino walks and begs."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import NOBODY, Action, Fields, Flag, Seat
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import (
    GIVE,
    GO,
    GO_INN,
    NAME,
    PLAY,
    REFUSE,
    Give,
    GoInn,
    Name,
    Play,
)
from fiorino.games.siena.components import DISTRICTS, GUARDS, INN, INN_CARD, CardKind
from fiorino.games.siena.events import (
    AlmsGiven,
    AlmsRefused,
    CalandrinoMoved,
    GuardsCalled,
)
from fiorino.games.siena.rules import cards
from fiorino.games.siena.table import SienaTable, different

CALANDRINO_STEPS: Final = 3
ALMS: Final = 10
RICH_ALMS: Final = 20
"""S27.8, S27.9: what is given on the Duomo and in the Inn."""


def way_to_inn(table: SienaTable) -> int:
    """S26.5 to S26.8: how many points Calandrino needs to get into the Inn."""
    if table.calandrino == INN:
        return 2
    return (table.calandrino - table.box.cerchia) % DISTRICTS + 1


def onward(table: SienaTable, place: int) -> int:
    """S26.3, S26.8: where Calandrino comes next without an Inn card."""
    return table.box.cerchia if place == INN else (place - 1) % DISTRICTS


class Walk(Step[SienaTable]):
    """S26.2: which greens, and an Inn card or not? `last` is the card that was named last.

    By rules version 1 the cards of a walk, a leg and a load were named in the order of the box.
    """

    rule: ClassVar[str] = "S26.2"
    fields: ClassVar[Fields] = {"seat": Seat, "points": int, "last": CardKind}

    def __init__(self, seat: Seat, points: int, last: int) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.last: Final = last

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        hand = different(table.hands[self.seat])
        first = self.last if table.rules == 1 else 0
        answers: list[Action] = [NAME[kind] for kind in hand if kind >= first]
        answers.append(GO)
        if self.points >= way_to_inn(table) and table.holds(self.seat, INN_CARD):
            answers.append(GO_INN)
        return answers

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Name):
            green = cards.use_green(table, self.seat, action.card, self.rule)
            table.then(Walk(self.seat, self.points + green, action.card))
        elif isinstance(action, GoInn):
            cards.play(table, self.seat, table.holds(self.seat, INN_CARD)[0], "S26.5")
            table.then(Wander(self.seat, way_to_inn(table), 1))
        else:
            table.then(Wander(self.seat, self.points, 0))

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, GoInn) and not table.holds(self.seat, INN_CARD):
            return Objection("S26.5", refusals.INN_NEEDS_CARD)
        if isinstance(action, GoInn):
            return Objection(
                "S26.5", refusals.INN_TOO_FAR, steps=way_to_inn(table), points=self.points
            )
        return Objection(self.rule, refusals.NAME_OR_GO)


class Wander(Step[SienaTable]):
    """S26.3, S27.1: so many places are left to enter; at each he begs."""

    rule: ClassVar[str] = "S26.3"
    fields: ClassVar[Fields] = {"mover": Seat, "left": int, "into_inn": Flag}

    def __init__(self, mover: Seat, left: int, into_inn: int) -> None:
        super().__init__(NOBODY)
        self.mover: Final = mover
        self.left: Final = left
        self.into_inn: Final = into_inn

    def do(self, table: SienaTable) -> None:
        if self.left == 0:
            return
        rule = "S26.3"
        if table.calandrino == INN:
            rule = "S26.8"
            table.calandrino = onward(table, INN)
        elif self.into_inn and self.left == 1:
            rule = "S26.6"
            table.calandrino = INN
        else:
            table.calandrino = onward(table, table.calandrino)
        table.tell(CalandrinoMoved, table.calandrino, rule=rule)
        begged = [seat for seat in table.bankers_at(table.calandrino) if seat != self.mover]
        table.then(BegFrom(tuple(begged)), Wander(self.mover, self.left - 1, self.into_inn))


class BegFrom(Step[SienaTable]):
    """S27.1, S27.8: the Bankers here in Initiative order; on the Duomo they must give."""

    rule: ClassVar[str] = "S27.1"
    fields: ClassVar[Fields] = {"begged": (Seat,)}

    def __init__(self, begged: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.begged: Final = begged

    def do(self, table: SienaTable) -> None:
        if not self.begged:
            return
        table.then(BegFrom(self.begged[1:]))
        if table.calandrino == table.box.duomo:
            give_alms(table, Seat(self.begged[0]))
        else:
            table.then(Beg(Seat(self.begged[0])))


def give_alms(table: SienaTable, seat: Seat) -> None:
    """S27.4, S27.7 to S27.9: alms, or the whole purse."""
    rule, wanted = "S27.4", ALMS
    if table.calandrino == table.box.duomo:
        rule, wanted = "S27.8", RICH_ALMS
    elif table.calandrino == INN:
        rule, wanted = "S27.9", RICH_ALMS
    coins = min(table.money[seat], wanted)
    table.pay(seat, coins)
    rule = rule if coins == wanted else "S27.7"
    table.tell(AlmsGiven, seat, coins, table.calandrino, rule=rule)


class Beg(Step[SienaTable]):
    """S27.4: give, refuse, or call the Guards?"""

    rule: ClassVar[str] = "S27.4"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: SienaTable) -> Sequence[Action]:
        return [GIVE, REFUSE, *[PLAY[kind] for kind in table.holds(self.seat, GUARDS)]]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Give):
            give_alms(table, self.seat)
        elif isinstance(action, Play):
            cards.play(table, self.seat, action.card, "S27.6")
            table.tell(GuardsCalled, self.seat)
        else:
            table.stinginess[self.seat] += 1
            table.tell(AlmsRefused, self.seat, table.stinginess[self.seat])

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, Play) and action.card not in table.hands[self.seat]:
            return Objection(
                self.rule,
                refusals.CARD_NOT_HELD,
                card=Thing("card", table.box.cards[action.card].name),
            )
        return Objection(self.rule, refusals.CALANDRINO_BEGS)
