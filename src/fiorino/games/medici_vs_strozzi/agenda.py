"""Which steps can lie on an agenda of Medici vs Strozzi, and what must hold of each.

Steps never lie on each other here: an agenda holds the question that is open, or nothing.
"""

from collections.abc import Callable
from typing import Final

from fiorino.core.codec import tag
from fiorino.core.flow import Step
from fiorino.core.protocol import Seat
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawOrStop, DrawTile, may_draw
from fiorino.games.medici_vs_strozzi.rules.loading import LoadLot
from fiorino.games.medici_vs_strozzi.rules.sale import NamePrice, TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MediciTable

AnyStep = Step[MediciTable]
Check = Callable[[MediciTable, AnyStep], str]
"""What is wrong with a step at a table, in a sentence; "" where nothing is."""


def agenda_faults(table: MediciTable) -> list[str]:
    """What is impossible about the agenda of a match that goes on."""
    if len(table.agenda) > 1:
        return ["The agenda must hold exactly one step, the question that is open."]
    step = table.agenda[0]
    fault = FOOTING[type(step)](table, step)
    return [f"“{tag(type(step))}”: {fault}"] if fault else []


def _draws(table: MediciTable, step: AnyStep) -> str:
    assert isinstance(step, DrawTile)
    return "" if may_draw(table, step.drawer) else "no tile may be drawn now (M2.4 to M2.6)."


def _goes_on(table: MediciTable, step: AnyStep) -> str:
    fault = _lot_of(table, step.seat)
    if fault or may_draw(table, step.seat):
        return fault
    return "no further tile may be drawn (M2.4)."


def _names_a_price(table: MediciTable, step: AnyStep) -> str:
    return _lot_of(table, step.seat) or _is_sold(table)


def _answers_a_price(table: MediciTable, step: AnyStep) -> str:
    assert isinstance(step, TakeOrLeave)
    highest = table.box.highest_price
    if not 0 <= step.price <= highest:
        return f"a price is from 0 to {highest}, not {step.price} (M3.1)."
    return _lot_of(table, Seat(1 - step.seat)) or _is_sold(table)


def _loads(table: MediciTable, step: AnyStep) -> str:
    size = len(table.lot)
    if not size:
        return "there is no lot (M2.3)."
    if size > table.box.largest_lot:
        return "the lot is larger than any may be (M2.4)."
    if size > table.room(step.seat):
        return "no ship of the buyer has room for the lot (M4.6)."
    return _is_sold(table)


def _lot_of(table: MediciTable, drawer: Seat) -> str:
    """M2.3 to M2.5: a lot that this house can have drawn."""
    size = len(table.lot)
    if not size:
        return "there is no lot (M2.3)."
    if size > min(table.box.largest_lot, table.room(drawer)):
        return "the lot is larger than the house may draw (M2.4, M2.5)."
    return ""


def _is_sold(table: MediciTable) -> str:
    if table.in_bag or table.last_lot_is_sold:
        return ""
    return "the lot with the last tile is not sold at this table (M5.3)."


FOOTING: Final[dict[type[AnyStep], Check]] = {
    DrawTile: _draws,
    DrawOrStop: _goes_on,
    NamePrice: _names_a_price,
    TakeOrLeave: _answers_a_price,
    LoadLot: _loads,
}
"""Every step that can lie on an agenda. Learners know a question by its place in this list."""
