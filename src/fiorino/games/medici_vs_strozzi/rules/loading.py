"""M4: the buyer loads the lot, or throws it away, and acts next."""

from collections.abc import Sequence
from typing import ClassVar

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import Action, Fields, Seat
from fiorino.core.sentences import Thing
from fiorino.games.medici_vs_strozzi import refusals
from fiorino.games.medici_vs_strozzi.actions import THROW, Load
from fiorino.games.medici_vs_strozzi.components import HARBORS, NO_HARBOR, SHIPS
from fiorino.games.medici_vs_strozzi.events import FleetFull, LotForced, LotLoaded, LotThrown
from fiorino.games.medici_vs_strozzi.rules import drawing, rounds
from fiorino.games.medici_vs_strozzi.table import MediciTable


def load_or_throw(table: MediciTable, buyer: Seat) -> None:
    """M4.1, M4.6: the buyer is asked where to load, unless nothing has room."""
    if len(table.lot) <= table.room(buyer):
        table.then(LoadLot(buyer))
        return
    table.tell(LotForced, buyer, table.lot)
    throw(table)
    next_lot(table, buyer)


def throw(table: MediciTable) -> None:
    """M4.5: the tiles stay out until the next round."""
    table.thrown += table.lot
    table.lot = ()


def next_lot(table: MediciTable, buyer: Seat) -> None:
    """M4.7: the buyer draws next; M5.2: unless the bag is empty."""
    if table.in_bag == 0:
        table.then(rounds.EndRound())
    else:
        table.then(drawing.DrawTile(buyer))


class LoadLot(Step[MediciTable]):
    """M4.1 to M4.5: on which ship, to which harbor, or away with it?"""

    rule: ClassVar[str] = "M4.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: MediciTable) -> Sequence[Action]:
        answers: list[Action] = []
        first = self.seat * SHIPS
        size = len(table.lot)
        harbors = table.harbors
        taken = harbors[first : first + SHIPS]
        for ship in range(SHIPS):
            if table.free(first + ship) < size:
                continue
            loads = table.box.loads[ship]
            if harbors[first + ship] != NO_HARBOR:
                answers.append(loads[harbors[first + ship]])
                continue
            for harbor in range(HARBORS):
                if harbor not in taken:
                    answers.append(loads[harbor])
        answers.append(THROW)
        return answers

    def take(self, table: MediciTable, action: Action) -> None:
        if not isinstance(action, Load):
            table.tell(LotThrown, self.seat, table.lot)
            throw(table)
            next_lot(table, self.seat)
            return
        ship = self.seat * SHIPS + action.ship
        table.harbors[ship] = action.harbor
        table.cargo[ship] += table.lot
        table.tell(LotLoaded, self.seat, action.ship, action.harbor, table.lot)
        table.lot = ()
        if table.room(self.seat) > 0:
            next_lot(table, self.seat)
            return
        table.tell(FleetFull, self.seat)
        table.then(rounds.EndRound())

    def objection(self, table: MediciTable, action: Action) -> Objection:
        if not isinstance(action, Load):
            return Objection(self.rule, refusals.LOAD_OR_THROW)
        if not (0 <= action.ship < SHIPS and 0 <= action.harbor < HARBORS):
            return Objection("M4.1", refusals.NO_SUCH_SHIP)
        ship = self.seat * SHIPS + action.ship
        spaces = table.box.ships[action.ship]
        if table.free(ship) < len(table.lot):
            return Objection("M4.1", refusals.NO_ROOM, ship=spaces, room=table.free(ship))
        harbor = table.harbors[ship]
        if harbor != NO_HARBOR:
            there = Thing("harbor", table.box.harbors[harbor])
            return Objection("M4.4", refusals.SHIP_STAYS, ship=spaces, harbor=there)
        there = Thing("harbor", table.box.harbors[action.harbor])
        return Objection("M4.3", refusals.HARBOR_TAKEN, harbor=there)
