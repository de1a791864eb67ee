"""What a bale is worth, and how far to bid for it."""

from collections.abc import Sequence

from fiorino.core.protocol import Action, Heuristics, Seat, Table

from .rules import BidOrPass
from .table import FieraTable


class FieraHeuristics(Heuristics):
    """Count florins and bales; bid the least that is still below the worth of the bale."""

    def value(self, table: Table, seat: Seat) -> float:
        assert isinstance(table, FieraTable)
        over = not table.agenda
        rich = [
            money + (0 if over else table.worth(other)) for other, money in enumerate(table.money)
        ]
        return rich[seat] - max(rich[:seat] + rich[seat + 1 :])

    def shortlist(self, table: Table) -> Sequence[Action]:
        assert isinstance(table, FieraTable)
        top = table.agenda[-1]
        if not isinstance(top, BidOrPass):
            return table.options()
        least = top.high + 1
        worth = table.box.value(table.bale, table.orders[top.seat])
        is_wise = least < worth and least <= table.money[top.seat]
        return (table.box.bid(least),) if is_wise else (table.box.passing,)
