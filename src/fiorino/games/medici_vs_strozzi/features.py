"""What a learner sees: named pieces, always from the side of the seat that looks."""

from typing import Final

from fiorino.core.features import MOST, Features, Piece, put, put_all, put_counts, put_one_hot
from fiorino.core.protocol import Seat, Table
from fiorino.games.medici_vs_strozzi.components import HARBORS, NO_HARBOR, SHIPS, MediciBox
from fiorino.games.medici_vs_strozzi.position import STEPS
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawTile
from fiorino.games.medici_vs_strozzi.rules.sale import TakeOrLeave
from fiorino.games.medici_vs_strozzi.scoring import pushes
from fiorino.games.medici_vs_strozzi.table import MEDICI, MediciTable

QUESTIONS: Final = tuple(STEPS.classes)
_PLACES: Final = {kind: place for place, kind in enumerate(STEPS.classes.values())}
_SHIP_SIZE: Final = 3 + HARBORS


class MediciFeatures(Features):
    """The observation of Medici vs Strozzi."""

    def __init__(self, box: MediciBox) -> None:
        self.box: Final = box

    def pieces(self) -> tuple[Piece, ...]:
        kinds = len(self.box.tile_names)
        fleet = SHIPS * _SHIP_SIZE
        tracks = len(self.box.tracks)
        hold = max(self.box.ships)
        sums = hold * max(self.box.tile_values)
        pushed = hold * max(self.box.pushes)
        ship = "per ship: spaces, free spaces, sum of values, one-hot harbor"
        return (
            Piece("asked", 1, "1 if this seat is asked, or draws"),
            Piece("question", len(QUESTIONS), "one-hot: " + ", ".join(QUESTIONS)),
            Piece("round", len(self.box.starters), "one-hot"),
            Piece("money", 2, "own and other, in hundreds of coins", 100, -MOST, MOST),
            Piece(
                "price",
                1,
                "price that awaits an answer, in hundreds of coins; 0 if none",
                100,
                high=self.box.highest_price,
            ),
            Piece("bag", kinds, "tiles of each kind in the bag", high=max(self.box.copies)),
            Piece("lot", kinds, "tiles of each kind in the lot", high=max(self.box.copies)),
            Piece("own ships", fleet, ship, high=max(hold, sums)),
            Piece("other ships", fleet, ship, high=max(hold, sums)),
            Piece(
                "markers",
                tracks,
                "space of each marker, positive on the own side",
                low=-self.box.side,
                high=self.box.side,
            ),
            Piece(
                "pushes",
                tracks,
                "net push on each track now, positive for the own side",
                low=-pushed,
                high=pushed,
            ),
            Piece("sums", 2 * HARBORS, "per harbor: own and other sum of values", high=sums),
        )

    def write(self, table: Table, seat: Seat, numbers: bytearray, first: int) -> None:
        assert isinstance(table, MediciTable)
        other = Seat(1 - seat)
        top = table.agenda[-1] if table.agenda else None
        acting = top.drawer if isinstance(top, DrawTile) else table.seat()
        kinds = len(self.box.tile_names)
        towards = 1 if seat == MEDICI else -1
        at = put_one_hot(numbers, first, 0 if acting == seat else -1, 1)
        at = put_one_hot(numbers, at, -1 if top is None else _PLACES[type(top)], len(QUESTIONS))
        at = put_one_hot(numbers, at, table.round - 1, len(self.box.starters))
        at = put(numbers, at, table.money[seat])
        at = put(numbers, at, table.money[other])
        at = put(numbers, at, top.price if isinstance(top, TakeOrLeave) else 0)
        at = put_all(numbers, at, table.bag)
        at = put_counts(numbers, at, table.lot, kinds)
        sums = at + 2 * SHIPS * _SHIP_SIZE + 2 * len(self.box.tracks)
        at = self._write_fleet(table, seat, numbers, at, sums)
        at = self._write_fleet(table, other, numbers, at, sums + 1)
        at = put_all(numbers, at, [towards * marker for marker in table.markers])
        put_all(numbers, at, [towards * push for push in pushes(table)])

    def _write_fleet(
        self, table: MediciTable, seat: Seat, numbers: bytearray, at: int, sums: int
    ) -> int:
        """Tell of the ships of a house, and from `sums` on what it has in each harbor."""
        values = self.box.tile_values
        for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
            value = 0
            for kind in table.cargo[ship]:
                value += values[kind]
            harbor = table.harbors[ship]
            if harbor != NO_HARBOR:
                put(numbers, sums + 2 * harbor, value)
            at = put(numbers, at, self.box.ships[ship % SHIPS])
            at = put(numbers, at, table.free(ship))
            at = put(numbers, at, value)
            at = put_one_hot(numbers, at, harbor, HARBORS)
        return at
