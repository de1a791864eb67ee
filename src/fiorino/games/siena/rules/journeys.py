"""S18: Merchants on the roads to Firenze and Arezzo."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.flow import Step
from fiorino.core.protocol import Action, Fields, Seat
from fiorino.games.siena.actions import GO, NAME, TRAVEL, Go, Name
from fiorino.games.siena.components import JOURNEY, MERCHANT, NO_ROAD, CardKind, Road
from fiorino.games.siena.events import LegTravelled
from fiorino.games.siena.rules import cards, charity, country
from fiorino.games.siena.table import SienaTable


def travels(table: SienaTable, seat: int) -> Sequence[Action]:
    """S18.3, S18.8: the roads that are open to a Merchant now."""
    if table.road_closed or not table.holds(seat, JOURNEY):
        return ()
    if table.road[seat] != NO_ROAD:
        return (TRAVEL[table.road[seat]],)
    return TRAVEL


def travel_objection(table: SienaTable, seat: int) -> tuple[str, str]:
    """Why a player cannot travel so."""
    if table.status[seat] != MERCHANT:
        return "S18.1", "only a Merchant travels"
    if table.road_closed:
        return "S18.8", "a leg that ended short closes the roads to you for this turn"
    if not table.holds(seat, JOURNEY):
        return "S18.2", "you hold no Journey card"
    return "S18.3", "you are on the other road and cannot change"


class Leg(Step[SienaTable]):
    """S18.2, S18.4: which Journey cards make the leg, in the order of the cards, then off."""

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
        first = self.named[-1] if self.named else 0
        if left:
            answers += [NAME[kind] for kind in table.holds(self.seat, JOURNEY) if kind >= first]
        if self.named:
            answers.append(GO)
        return answers

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Name):
            cards.play(table, self.seat, action.card)
            table.then(Leg(self.seat, self.road, (*self.named, action.card)))
            return
        for kind in self.named:
            country.put_workers(table, self.seat, kind)
        travel(table, self.seat, self.road, len(self.named))

    def objection(self, table: SienaTable, action: Action) -> tuple[str, str]:
        if isinstance(action, Go):
            return self.rule, "name at least one Journey card for the leg"
        if not isinstance(action, Name):
            return self.rule, "name Journey cards for the leg, then go"
        card = table.box.cards[action.card]
        if action.card not in table.hands[self.seat]:
            return self.rule, f"you do not hold {card.name}"
        if card.type != JOURNEY:
            return self.rule, f"{card.name} is no Journey card"
        return "S18.4", "the road has no more spaces for another card"


def travel(table: SienaTable, seat: Seat, road: int, spaces: int) -> None:
    """S18.5 to S18.8: the move, its pay, and whether he stays."""
    pays = table.box.roads[road]
    space = table.space[seat] + spaces
    coins = pays[space - 1]
    table.road[seat] = road
    table.space[seat] = space
    table.gain(seat, coins)
    if table.watched:
        table.tell(LegTravelled(seat, coins, road, space))
    short = space < len(pays)
    if short and table.choices.journey_again == "not_this_turn":
        table.road_closed = 1
    if not short or (coins and table.choices.journey_stop == "leaves_after_cashing"):
        country.leave_road(table, seat)
    charity.after_income(table, seat, coins, charity.FROM_ROAD)
