"""The table of Medici vs Strozzi: what lies on it, and the few questions one can ask of it."""

from fiorino.core.compiling import mypyc_attr
from fiorino.core.flow import AgendaTable, Step
from fiorino.core.game import Setup
from fiorino.core.protocol import Result, Seat
from fiorino.games.medici_vs_strozzi.components import (
    NO_HARBOR,
    SEATS,
    SHIPS,
    MediciBox,
)
from fiorino.games.medici_vs_strozzi.options import MediciOptions

MEDICI = Seat(0)
STROZZI = Seat(1)


@mypyc_attr(allow_interpreted_subclasses=True)
class MediciTable(AgendaTable["MediciTable"]):
    """Ships are numbered through: those of the Medici are 0 to 2, those of the Strozzi 3 to 5."""

    def __init__(
        self,
        agenda: list[Step["MediciTable"]],
        box: MediciBox,
        last_lot_is_sold: bool,
        round: int,
        money: list[int],
        bag: list[int],
        in_bag: int,
        lot: tuple[int, ...],
        cargo: list[tuple[int, ...]],
        harbors: list[int],
        markers: list[int],
        thrown: tuple[int, ...],
    ) -> None:
        super().__init__(agenda)
        self.box = box
        self.last_lot_is_sold = last_lot_is_sold
        self.round = round
        self.money = money
        self.bag = bag
        self.in_bag = in_bag
        self.lot = lot
        self.cargo = cargo
        self.harbors = harbors
        self.markers = markers
        self.thrown = thrown

    def clone(self) -> "MediciTable":
        return MediciTable(
            self.agenda.copy(),
            self.box,
            self.last_lot_is_sold,
            self.round,
            self.money.copy(),
            self.bag.copy(),
            self.in_bag,
            self.lot,
            self.cargo.copy(),
            self.harbors.copy(),
            self.markers.copy(),
            self.thrown,
        )

    def purses(self) -> tuple[int, ...]:
        return tuple(self.money)

    def result(self) -> Result | None:
        """M7.3, M7.4: most money wins, equal money is a shared win."""
        if self.agenda:
            return None
        most = max(self.money)
        winners = [Seat(seat) for seat in range(SEATS) if self.money[seat] == most]
        return Result(tuple(self.money), tuple(winners))

    def free(self, ship: int) -> int:
        """How many tiles still fit on a ship."""
        return self.box.ships[ship % SHIPS] - len(self.cargo[ship])

    def room(self, seat: Seat) -> int:
        """The most tiles that fit on one ship of a house."""
        first = seat * SHIPS
        cargo = self.cargo
        ships = self.box.ships
        room = 0
        for ship in range(SHIPS):
            room = max(room, ships[ship] - len(cargo[first + ship]))
        return room

    def clear_ships(self) -> None:
        """M7.1: all tiles in the bag, ships empty and without a harbor."""
        self.bag = list(self.box.copies)
        self.in_bag = self.box.tiles
        self.lot = ()
        self.thrown = ()
        self.cargo = [()] * (SEATS * SHIPS)
        self.harbors = [NO_HARBOR] * (SEATS * SHIPS)

    def total(self, seat: Seat, harbor: int) -> int:
        """M6.1, M6.3: the sum of values that a house has in a harbor."""
        for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
            if self.harbors[ship] == harbor:
                return sum([self.box.tile_values[kind] for kind in self.cargo[ship]])
        return 0


def empty_table(setup: Setup, box: MediciBox) -> MediciTable:
    """The table before the first round, with nothing on its agenda."""
    assert isinstance(setup.options, MediciOptions)
    table = MediciTable(
        agenda=[],
        box=box,
        last_lot_is_sold=setup.options.last_lot == "sold",
        round=0,
        money=[box.coins] * SEATS,
        bag=[],
        in_bag=0,
        lot=(),
        cargo=[],
        harbors=[],
        markers=[0] * len(box.tracks),
        thrown=(),
    )
    table.clear_ships()
    return table
