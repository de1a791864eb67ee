"""The course of the fair: orders, days, auctions and the count, each a step on the agenda."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import CHANCE, NOBODY, Action, Fields, Maybe, Seat, SomeSeats

from . import refusals
from .actions import Bale, Bid, Order
from .components import NO_GOOD
from .events import (
    BaleShown,
    BaleSold,
    BaleUnsold,
    BidMade,
    DayBegan,
    MatchEnded,
    OrderDealt,
    OrderOpened,
    Passed,
)
from .table import FieraTable


class DealOrder(Step[FieraTable]):
    """F1.4: chance deals one of the orders that are left."""

    rule: ClassVar[str] = "F1.4"
    fields: ClassVar[Fields] = {"receiver": Seat}

    def __init__(self, receiver: Seat) -> None:
        super().__init__(CHANCE)
        self.receiver: Final = receiver

    def options(self, table: FieraTable) -> Sequence[Action]:
        return [order for order in table.box.orders if order.good not in table.orders]

    def weights(self, table: FieraTable) -> list[int]:
        return [1] * len(self.options(table))

    def source(self, table: FieraTable) -> str:
        return "orders"

    def take(self, table: FieraTable, action: Action) -> None:
        assert isinstance(action, Order)
        table.orders[self.receiver] = action.good
        table.tell(OrderDealt, self.receiver, action.good)
        following = Seat(self.receiver + 1)
        table.then(DealOrder(following) if following < table.players else OpenDay())


class OpenDay(Step[FieraTable]):
    """F2.1: another day, or F4: the end of the fair."""

    rule: ClassVar[str] = "F2.1"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def do(self, table: FieraTable) -> None:
        if table.day == table.days:
            _close(table)
            return
        table.day += 1
        table.tell(DayBegan, table.day, table.opener())
        table.then(ShowBale())


class ShowBale(Step[FieraTable]):
    """F2.2: chance shows a bale."""

    rule: ClassVar[str] = "F2.2"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, table: FieraTable) -> Sequence[Action]:
        return [bale for bale in table.box.bales if table.left[bale.good]]

    def weights(self, table: FieraTable) -> list[int]:
        return [left for left in table.left if left]

    def source(self, table: FieraTable) -> str:
        return "bales"

    def take(self, table: FieraTable, action: Action) -> None:
        assert isinstance(action, Bale)
        table.left[action.good] -= 1
        table.bale = action.good
        table.tell(BaleShown, action.good)
        table.then(BidOrPass(table.opener(), 0, NOBODY, 0))


class BidOrPass(Step[FieraTable]):
    """F3.1: more than the highest bid, or out; `out` are those who have passed."""

    rule: ClassVar[str] = "F3.1"
    fields: ClassVar[Fields] = {"seat": Seat, "high": int, "holder": Maybe(Seat), "out": SomeSeats}

    def __init__(self, seat: Seat, high: int, holder: Seat, out: int) -> None:
        super().__init__(seat)
        self.high: Final = high
        self.holder: Final = holder
        self.out: Final = out

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: FieraTable) -> Sequence[Action]:
        """F3.2: nobody bids more than they have."""
        return (table.box.passing, *table.box.bids[self.high : table.money[self.seat]])

    def take(self, table: FieraTable, action: Action) -> None:
        high, holder, out = self.high, self.holder, self.out
        if isinstance(action, Bid):
            high, holder = action.coins, self.seat
            table.tell(BidMade, self.seat, high)
        else:
            out |= 1 << self.seat
            table.tell(Passed, self.seat)
        for step in range(1, table.players + 1):
            seat = Seat((self.seat + step) % table.players)
            if seat != holder and not out >> seat & 1:
                table.then(BidOrPass(seat, high, holder, out))
                return
        _end_auction(table, holder, high)

    def objection(self, table: FieraTable, action: Action) -> Objection:
        if not isinstance(action, Bid):
            return Objection(self.rule, refusals.BID_OR_PASS)
        if action.coins <= self.high:
            return Objection(self.rule, refusals.TOO_LOW, high=self.high)
        return Objection("F3.2", refusals.TOO_POOR, coins=table.money[self.seat])


def _end_auction(table: FieraTable, holder: Seat, high: int) -> None:
    """F3.4, F3.5: the bale is sold, or leaves the fair."""
    bale, table.bale = table.bale, NO_GOOD
    if holder == NOBODY:
        table.gone[bale] += 1
        table.tell(BaleUnsold, bale)
    else:
        table.money[holder] -= high
        table.held[holder][bale] += 1
        table.tell(BaleSold, holder, bale, high)
    table.then(OpenDay())


def _close(table: FieraTable) -> None:
    """F4: orders are opened, bales are paid, and the richest wins."""
    for seat in range(table.players):
        coins = table.worth(seat)
        table.money[seat] += coins
        bales = sum(table.held[seat])
        table.tell(OrderOpened, Seat(seat), table.orders[seat], bales, coins)
    result = table.result()
    assert result is not None
    table.tell(MatchEnded, result.winners)
