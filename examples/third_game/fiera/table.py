"""The table of Fiera: what lies on it."""

from fiorino.core.flow import AgendaTable, Step
from fiorino.core.game import Setup
from fiorino.core.protocol import Result, Seat

from .components import GOODS, NO_GOOD, FieraBox
from .options import FieraOptions


class FieraTable(AgendaTable["FieraTable"]):
    """Goods and seats are numbers; `held[seat][good]` counts bales."""

    def __init__(
        self,
        agenda: list[Step["FieraTable"]],
        box: FieraBox,
        days: int,
        day: int,
        money: list[int],
        orders: list[int],
        held: list[list[int]],
        left: list[int],
        gone: list[int],
        bale: int,
    ) -> None:
        super().__init__(agenda)
        self.box = box
        self.days = days
        self.day = day
        self.money = money
        self.orders = orders
        self.held = held
        self.left = left
        self.gone = gone
        self.bale = bale

    @property
    def players(self) -> int:
        return len(self.money)

    def clone(self) -> "FieraTable":
        return FieraTable(
            self.agenda.copy(),
            self.box,
            self.days,
            self.day,
            self.money.copy(),
            self.orders.copy(),
            [bales.copy() for bales in self.held],
            self.left.copy(),
            self.gone.copy(),
            self.bale,
        )

    def purses(self) -> tuple[int, ...]:
        return tuple(self.money)

    def opener(self) -> Seat:
        """F2.3: who opens the auction of this day."""
        return Seat((self.day - 1) % self.players)

    def worth(self, seat: int) -> int:
        """F4.2: what the bales of a merchant bring."""
        return sum(
            [
                bales * self.box.value(good, self.orders[seat])
                for good, bales in enumerate(self.held[seat])
            ]
        )

    def result(self) -> Result | None:
        """F4.3: the most florins win, equal florins share the win."""
        if self.agenda:
            return None
        most = max(self.money)
        winners = [Seat(seat) for seat in range(self.players) if self.money[seat] == most]
        return Result(tuple(self.money), tuple(winners))


def empty_table(setup: Setup, box: FieraBox) -> FieraTable:
    """The table before the first day, with nothing on its agenda."""
    assert isinstance(setup.options, FieraOptions)
    return FieraTable(
        agenda=[],
        box=box,
        days=8 if setup.options.days == "eight" else 4,
        day=0,
        money=[box.coins] * setup.players,
        orders=[NO_GOOD] * setup.players,
        held=[[0] * GOODS for _ in range(setup.players)],
        left=[box.copies] * GOODS,
        gone=[0] * GOODS,
        bale=NO_GOOD,
    )
