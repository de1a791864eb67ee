"""S18: Merchants on the roads to Firenze and Arezzo."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import Action, Fields, Seat
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import CASH_OR_STAY, GO, NAME, TRAVEL, Cash, Go, Name
from fiorino.games.siena.components import JOURNEY, MERCHANT, NO_ROAD, CardKind, Road
from fiorino.games.siena.events import LegTravelled, RoadPaid
from fiorino.games.siena.rules import cards, charity, country
from fiorino.games.siena.table import SienaTable


def travels(table: SienaTable, seat: int) -> Sequence[Action]:
    """S18.3, S18.8: the roads that are open to a Merchant now."""
    if table.road_closed or not table.holds(seat, JOURNEY):
        return ()
    if table.road[seat] != NO_ROAD:
        return (TRAVEL[table.road[seat]],)
    return TRAVEL


def travel_objection(table: SienaTable, seat: int) -> Objection:
    """Why a player cannot travel so."""
    if table.status[seat] != MERCHANT:
        return Objection("S18.1", refusals.TRAVEL_FOR_MERCHANTS)
    if table.road_closed:
        return Objection("S18.8", refusals.ROADS_CLOSED)
    if not table.holds(seat, JOURNEY):
        return Objection("S18.2", refusals.NO_JOURNEY)
    return Objection("S18.3", refusals.OTHER_ROAD)


class Leg(Step[SienaTable]):
    """S18.2, S18.4: which Journey cards make the leg, in any order, then off."""

    rule: ClassVar[str] = "S18.2"
    fields: ClassVar[Fields] = {"seat": Seat, "road": Road, "named": (CardKind,)}

    def __init__(self, seat: Seat, road: int, named: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.road: Final = road
        self.named: Final = named

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        answers: list[Action] = []
        left = len(table.box.roads[self.road]) - table.space[self.seat] - len(self.named)
        first = self.named[-1] if self.named and table.rules == 1 else 0
        if left:
            answers += [NAME[kind] for kind in table.holds(self.seat, JOURNEY) if kind >= first]
        if self.named:
            answers.append(GO)
        return answers

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Name):
            cards.play(table, self.seat, action.card, self.rule)
            table.then(Leg(self.seat, self.road, (*self.named, action.card)))
            return
        for kind in self.named:
            country.put_workers(table, self.seat, kind)
        travel(table, self.seat, self.road, len(self.named))

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, Go):
            return Objection(self.rule, refusals.NAME_ONE)
        if not isinstance(action, Name):
            return Objection(self.rule, refusals.NAME_THEN_GO)
        card = table.box.cards[action.card]
        if action.card not in table.hands[self.seat]:
            return Objection(self.rule, refusals.CARD_NOT_HELD, card=Thing("card", card.name))
        if card.type != JOURNEY:
            return Objection(self.rule, refusals.NOT_JOURNEY, card=Thing("card", card.name))
        return Objection("S18.4", refusals.CARD_TOO_LATE)


def travel(table: SienaTable, seat: Seat, road: int, spaces: int) -> None:
    """S18.5 to S18.8: the move, its pay, and whether the Merchant stays."""
    pays = table.box.roads[road]
    space = table.space[seat] + spaces
    table.road[seat] = road
    table.space[seat] = space
    table.travelled = 1
    if space == len(pays):
        arrive(table, seat, pays[space - 1])
        return
    if table.choices.journey_again == "not_this_turn":
        table.road_closed = 1
    decides = table.choices.journey_stop == "leaves_after_cashing"
    waits = decides or table.choices.journey_pay == "at_rest"
    coins = 0 if waits else pays[space - 1]
    table.gain(seat, coins)
    rule = "S18.12" if waits else "S18.5"
    table.tell(LegTravelled, seat, coins, road, space, rule="S18.7" if decides else rule)
    if decides and pays[space - 1]:
        table.then(CashOrStay(seat))
    charity.after_income(table, seat, coins, charity.FROM_ROAD)


def arrive(table: SienaTable, seat: Seat, coins: int) -> None:
    """S18.6: the end of the road pays, and the Merchant leaves it."""
    table.gain(seat, coins)
    table.tell(LegTravelled, seat, coins, table.road[seat], table.space[seat], rule="S18.5")
    country.leave_road(table, seat, "S18.6")
    charity.after_income(table, seat, coins, charity.FROM_ROAD)


class CashOrStay(Step[SienaTable]):
    """S18.7: cash the space and leave the road, or stay there unpaid?"""

    rule: ClassVar[str] = "S18.7"
    fields: ClassVar[Fields] = {"seat": Seat}

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        # By rules version 1 a space that pays was always cashed.
        return CASH_OR_STAY[:1] if table.rules == 1 else CASH_OR_STAY

    def take(self, table: SienaTable, action: Action) -> None:
        if not isinstance(action, Cash):
            return
        coins = pay_for_space(table, self.seat, self.rule)
        country.leave_road(table, self.seat, self.rule)
        charity.after_income(table, self.seat, coins, charity.FROM_ROAD)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.CASH_OR_STAY)


def pay_for_space(table: SienaTable, seat: Seat, rule: str) -> int:
    """S18.7, S18.12: the space under the Merchant pays; returns how much."""
    coins = table.box.roads[table.road[seat]][table.space[seat] - 1]
    table.gain(seat, coins)
    table.tell(RoadPaid, seat, coins, table.road[seat], table.space[seat], rule=rule)
    return coins


def rest(table: SienaTable, seat: Seat) -> None:
    """S18.12: a Merchant who made a leg in this turn is paid for the space they rest on."""
    if not table.travelled or table.road[seat] == NO_ROAD:
        return
    decides = table.choices.journey_stop == "leaves_after_cashing"
    if table.choices.journey_pay == "each_leg" or decides:
        return
    if table.box.roads[table.road[seat]][table.space[seat] - 1]:
        charity.after_turn(table, seat, pay_for_space(table, seat, "S18.12"))
