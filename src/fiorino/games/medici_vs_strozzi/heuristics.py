"""What a lot is worth, and the price that follows from it.

With `mine` the gain of the drawer if it takes the lot and `yours` the gain of the other house if
that takes it, a price p leaves the drawer the worse of `mine - p` and `p - yours`. The best
whole price is therefore half of `mine + yours`, and the answer is to buy below it.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from fiorino.core.protocol import CHANCE, Action, Heuristics, Reason, Seat, Table
from fiorino.games.medici_vs_strozzi.actions import BUY, DRAW, REFUSE, STOP, Price
from fiorino.games.medici_vs_strozzi.components import HARBORS
from fiorino.games.medici_vs_strozzi.reasons import (
    Why,
    of_answer,
    of_drawing,
    of_place,
    of_price,
)
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawOrStop, DrawTile
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot
from fiorino.games.medici_vs_strozzi.rules.sale import NamePrice, TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MEDICI, MediciTable
from fiorino.games.medici_vs_strozzi.worths import USUAL, Judgement, Worth


class MediciHeuristics(Heuristics):
    """Expected margin: harbors by lead and free spaces, markers by pay now and in later rounds."""

    def __init__(self, judgement: Judgement = USUAL) -> None:
        self.judgement: Final = judgement

    def value(self, table: Table, seat: Seat) -> float:
        assert isinstance(table, MediciTable)
        towards = 1 if seat == MEDICI else -1
        margin = float(towards * (table.money[0] - table.money[1]))
        if not table.agenda:
            return margin
        worth = Worth(table, self.judgement)
        margin += towards * sum([worth.harbor(harbor) for harbor in range(HARBORS)], 0.0)
        top = table.agenda[-1]
        if isinstance(top, LoadLot):
            return margin + _signed(worth.gain(top.seat, table.lot), top.seat == seat)
        if isinstance(top, TakeOrLeave):
            buy = worth.gain(top.seat, table.lot) - top.price
            refuse = top.price - worth.gain(Seat(1 - top.seat), table.lot)
            return margin + _signed(max(buy, refuse), top.seat == seat)
        drawer = top.drawer if isinstance(top, DrawTile) else top.seat
        return margin + _signed(worth.lot(drawer, table.lot), drawer == seat)

    def shortlist(self, table: Table) -> Sequence[Action]:
        assert isinstance(table, MediciTable)
        top = table.agenda[-1]
        worth = Worth(table, self.judgement)
        if isinstance(top, NamePrice):
            return (table.box.prices[worth.price(top.seat, table.lot)],)
        if isinstance(top, TakeOrLeave):
            return (BUY if top.price < worth.fair(table.lot) else REFUSE,)
        if isinstance(top, DrawOrStop):
            return (DRAW if worth.draws(top.seat) else STOP,)
        return table.options()

    def candidates(self, table: Table) -> Sequence[Action]:
        assert isinstance(table, MediciTable)
        top = table.agenda[-1]
        if not isinstance(top, NamePrice):
            return table.options()
        best = Worth(table, self.judgement).price(top.seat, table.lot)
        return table.box.prices[max(0, best - 1) : best + 2]

    def worth(self, table: Table, action: Action) -> float:
        assert isinstance(table, MediciTable)
        if action != DRAW:
            return super().worth(table, action)
        seat = table.seat()
        worth = Worth(table, self.judgement)
        return self.value(table, seat) - worth.lot(seat, table.lot) + worth.draw(seat)

    def figures(self, table: Table) -> Mapping[str, float]:
        assert isinstance(table, MediciTable)
        if not table.lot or table.seat() == CHANCE:
            return {}
        worth = Worth(table, self.judgement)
        asked = table.seat()
        return {
            "mine": worth.gain(asked, table.lot),
            "theirs": worth.gain(Seat(1 - asked), table.lot),
            "fair": worth.fair(table.lot),
        }

    def why(self, table: Table, action: Action) -> Sequence[Reason]:
        assert isinstance(table, MediciTable)
        worth = Worth(table, self.judgement)
        top = table.agenda[-1]
        if isinstance(top, DrawOrStop):
            return of_drawing(action, worth.lot(top.seat, table.lot), worth.draw(top.seat))
        if isinstance(top, TakeOrLeave):
            return of_answer(top.price, self.figures(table))
        if isinstance(action, Price):
            return of_price(action.coins, worth.price(top.seat, table.lot), self.figures(table))
        worths = {option: self.worth(table, option) for option in table.options()}
        return of_place(table, action, worths)

    def reason_keys(self) -> Sequence[StrEnum]:
        return tuple(Why)


def _signed(gain: float, own: bool) -> float:
    return gain if own else -gain
