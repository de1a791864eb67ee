"""What a learner sees: named pieces, always from the side of the seat that looks."""

from typing import Final

from fiorino.core.protocol import MOST, Features, Piece, Seat, Table, one_hot
from fiorino.games.medici_vs_strozzi.components import HARBORS, SHIPS, HarborBox
from fiorino.games.medici_vs_strozzi.position import STEPS, tile_counts
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawTile
from fiorino.games.medici_vs_strozzi.rules.sale import TakeOrLeave
from fiorino.games.medici_vs_strozzi.scoring import pushes
from fiorino.games.medici_vs_strozzi.table import MEDICI, HarborTable

QUESTIONS: Final = tuple(STEPS.classes)
_PLACES: Final = {name: place for place, name in enumerate((*QUESTIONS, "match-over"))}
_SHIP_SIZE: Final = 3 + HARBORS


class HarborFeatures(Features):
    """The observation of Medici vs Strozzi."""

    def __init__(self, box: HarborBox) -> None:
        self.box: Final = box

    def pieces(self) -> tuple[Piece, ...]:
        kinds = len(self.box.tile_names)
        fleet = SHIPS * _SHIP_SIZE
        tracks = len(self.box.tracks)
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
                high=MOST,
            ),
            Piece("bag", kinds, "tiles of each kind in the bag", high=max(self.box.copies)),
            Piece("lot", kinds, "tiles of each kind in the lot", high=max(self.box.copies)),
            Piece("own ships", fleet, ship, high=MOST),
            Piece("other ships", fleet, ship, high=MOST),
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
                low=-MOST,
                high=MOST,
            ),
            Piece("sums", 2 * HARBORS, "per harbor: own and other sum of values", high=MOST),
        )

    def numbers(self, table: Table, seat: Seat) -> list[int]:
        assert isinstance(table, HarborTable)
        other = Seat(1 - seat)
        top = table.agenda[-1] if table.agenda else None
        acting = top.drawer if isinstance(top, DrawTile) else table.seat()
        towards = 1 if seat == MEDICI else -1
        numbers = [int(acting == seat)]
        numbers += one_hot(_PLACES[table.question()], len(QUESTIONS))
        numbers += one_hot(table.round - 1, len(self.box.starters))
        numbers += [table.money[seat], table.money[other]]
        numbers.append(top.price if isinstance(top, TakeOrLeave) else 0)
        numbers += table.bag
        numbers += tile_counts(table.lot, self.box)
        self._fleet(table, seat, numbers)
        self._fleet(table, other, numbers)
        numbers += [towards * marker for marker in table.markers]
        numbers += [towards * push for push in pushes(table)]
        for harbor in range(HARBORS):
            numbers.append(table.total(seat, harbor))
            numbers.append(table.total(other, harbor))
        return numbers

    def _fleet(self, table: HarborTable, seat: Seat, numbers: list[int]) -> None:
        values = self.box.tile_values
        for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
            numbers.append(self.box.ships[ship % SHIPS])
            numbers.append(table.free(ship))
            numbers.append(sum([values[kind] for kind in table.cargo[ship]]))
            numbers += one_hot(table.harbors[ship], HARBORS)
