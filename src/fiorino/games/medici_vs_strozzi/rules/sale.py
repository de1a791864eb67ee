"""M3: the price, and who buys."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import Action, Fields, Seat
from fiorino.games.medici_vs_strozzi import refusals
from fiorino.games.medici_vs_strozzi.actions import BUY_OR_REFUSE, Buy, Draw, Price
from fiorino.games.medici_vs_strozzi.events import LotBought, LotReturned, PriceNamed
from fiorino.games.medici_vs_strozzi.rules import drawing, loading
from fiorino.games.medici_vs_strozzi.table import MediciTable


class NamePrice(Step[MediciTable]):
    """M3.1: one price for the whole lot."""

    rule: ClassVar[str] = "M3.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: MediciTable) -> Sequence[Action]:
        return table.box.prices

    def take(self, table: MediciTable, action: Action) -> None:
        assert isinstance(action, Price)
        table.tell(PriceNamed, self.seat, action.coins, table.lot)
        table.then(TakeOrLeave(Seat(1 - self.seat), action.coins))

    def objection(self, table: MediciTable, action: Action) -> Objection:
        if isinstance(action, Draw):
            return drawing_ended(table, self.seat)
        return Objection(self.rule, refusals.NAME_PRICE, highest=table.box.highest_price)


def drawing_ended(table: MediciTable, drawer: Seat) -> Objection:
    """Why the house draws no more tiles for this lot."""
    if table.in_bag == 0:
        return Objection("M2.6", refusals.BAG_EMPTY)
    if len(table.lot) >= table.box.largest_lot:
        return Objection("M2.4", refusals.LOT_FULL, most=table.box.largest_lot)
    if not drawing.may_draw(table, drawer):
        return Objection("M2.5", refusals.SHIPS_FULL)
    return Objection("M2.4", refusals.DRAWING_STOPPED)


class TakeOrLeave(Step[MediciTable]):
    """M3.2, M3.3: the other house buys, or the one that named the price must."""

    rule: ClassVar[str] = "M3.2"
    fields: ClassVar[Fields] = {"seat": Seat, "price": int}

    def __init__(self, seat: Seat, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price

    def options(self, table: MediciTable) -> Sequence[Action]:
        return BUY_OR_REFUSE

    def take(self, table: MediciTable, action: Action) -> None:
        buyer = self.seat if isinstance(action, Buy) else Seat(1 - self.seat)
        table.money[buyer] -= self.price
        table.tell(LotBought if buyer == self.seat else LotReturned, buyer, self.price)
        loading.load_or_throw(table, buyer)

    def objection(self, table: MediciTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.BUY_OR_REFUSE, price=self.price)
