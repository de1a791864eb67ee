"""M2: drawing a lot."""

from collections.abc import Sequence
from itertools import compress
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import CHANCE, Action, Fields, Seat
from fiorino.core.random import pick
from fiorino.games.medici_vs_strozzi import refusals
from fiorino.games.medici_vs_strozzi.actions import DRAW_OR_STOP, Draw, Price, Tile
from fiorino.games.medici_vs_strozzi.events import BagEmpty, LotUnsold, TileDrawn
from fiorino.games.medici_vs_strozzi.rules import rounds, sale
from fiorino.games.medici_vs_strozzi.table import MediciTable


def may_draw(table: MediciTable, drawer: Seat) -> bool:
    """M2.4, M2.5, M2.6: whether the house may add a tile to the lot."""
    size = len(table.lot)
    return size < table.box.largest_lot and size < table.room(drawer) and table.in_bag > 0


class DrawTile(Step[MediciTable]):
    """M2.3: chance draws a tile for the house."""

    rule: ClassVar[str] = "M2.3"
    fields: ClassVar[Fields] = {"drawer": Seat}

    def __init__(self, drawer: Seat) -> None:
        super().__init__(CHANCE)
        self.drawer: Final = drawer

    def options(self, table: MediciTable) -> Sequence[Action]:
        return list(compress(table.box.draws, table.bag))

    def weights(self, table: MediciTable) -> list[int]:
        return list(filter(None, table.bag))

    def sample(self, table: MediciTable, share: float) -> Action:
        return table.box.draws[pick(table.bag, int(share * table.in_bag))]

    def source(self, table: MediciTable) -> str:
        return f"bag {table.round}"

    def take(self, table: MediciTable, action: Action) -> None:
        assert isinstance(action, Tile)
        table.bag[action.kind] -= 1
        table.in_bag -= 1
        table.lot = (*table.lot, action.kind)
        table.tell(TileDrawn, self.drawer, action.kind)
        if table.in_bag == 0:
            last_tile(table, self.drawer)
        elif may_draw(table, self.drawer):
            table.then(DrawOrStop(self.drawer))
        else:
            table.then(sale.NamePrice(self.drawer))


def last_tile(table: MediciTable, drawer: Seat) -> None:
    """M5.2, M5.3: the lot with the last tile is the last one; the option says if it is sold."""
    table.tell(BagEmpty)
    if table.last_lot_is_sold:
        table.then(sale.NamePrice(drawer))
        return
    table.tell(LotUnsold, drawer, table.lot)
    table.thrown += table.lot
    table.lot = ()
    table.then(rounds.EndRound())


class DrawOrStop(Step[MediciTable]):
    """M2.4: one more tile, or enough?"""

    rule: ClassVar[str] = "M2.4"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: MediciTable) -> Sequence[Action]:
        return DRAW_OR_STOP

    def take(self, table: MediciTable, action: Action) -> None:
        if isinstance(action, Draw):
            table.then(DrawTile(self.seat))
        else:
            table.then(sale.NamePrice(self.seat))

    def objection(self, table: MediciTable, action: Action) -> Objection:
        sentence = refusals.STOP_FIRST if isinstance(action, Price) else refusals.DRAW_OR_STOP
        return Objection(self.rule, sentence)
