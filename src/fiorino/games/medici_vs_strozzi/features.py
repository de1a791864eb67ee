"""What a learner sees: named pieces, always from the side of the seat that looks."""

from typing import Final

from fiorino.core.protocol import Features, Piece, Seat, Table
from fiorino.games.medici_vs_strozzi.components import HARBORS, SHIPS, HarborBox
from fiorino.games.medici_vs_strozzi.position import STEPS, tile_counts
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawTile
from fiorino.games.medici_vs_strozzi.rules.sale import TakeOrLeave
from fiorino.games.medici_vs_strozzi.scoring import pushes
from fiorino.games.medici_vs_strozzi.table import MEDICI, HarborTable

QUESTIONS: Final = tuple(STEPS.classes)
_SHIP_SIZE: Final = 3 + HARBORS


class HarborFeatures(Features):
    """The observation of Medici vs Strozzi."""

    def __init__(self, box: HarborBox) -> None:
        self.box: Final = box

    def pieces(self) -> tuple[Piece, ...]:
        kinds = len(self.box.tile_names)
        fleet = SHIPS * _SHIP_SIZE
        ship = "per ship: spaces, free spaces, sum of values, one-hot harbor"
        return (
            Piece("asked", 1, "1 if this seat is asked, or draws"),
            Piece("question", len(QUESTIONS), "one-hot: " + ", ".join(QUESTIONS)),
            Piece("round", len(self.box.starters), "one-hot"),
            Piece("money", 2, "own and other, in hundreds of coins"),
            Piece("price", 1, "price that awaits an answer, in hundreds of coins; 0 if none"),
            Piece("bag", kinds, "tiles of each kind in the bag"),
            Piece("lot", kinds, "tiles of each kind in the lot"),
            Piece("own ships", fleet, ship),
            Piece("other ships", fleet, ship),
            Piece(
                "markers", len(self.box.tracks), "space of each marker, positive on the own side"
            ),
            Piece(
                "pushes",
                len(self.box.tracks),
                "net push on each track now, positive for the own side",
            ),
            Piece("sums", 2 * HARBORS, "per harbor: own and other sum of values"),
        )

    def observe(self, table: Table, seat: Seat) -> dict[str, list[float]]:
        assert isinstance(table, HarborTable)
        other = Seat(1 - seat)
        top = table.agenda[-1] if table.agenda else None
        acting = top.drawer if isinstance(top, DrawTile) else table.seat()
        question = table.question()
        towards = 1 if seat == MEDICI else -1
        return {
            "asked": [float(acting == seat)],
            "question": [float(question == name) for name in QUESTIONS],
            "round": [float(table.round == n) for n in range(1, len(self.box.starters) + 1)],
            "money": [table.money[seat] / 100, table.money[other] / 100],
            "price": [top.price / 100 if isinstance(top, TakeOrLeave) else 0.0],
            "bag": [float(left) for left in table.bag],
            "lot": [float(count) for count in tile_counts(table.lot, self.box)],
            "own ships": self._fleet(table, seat),
            "other ships": self._fleet(table, other),
            "markers": [float(towards * marker) for marker in table.markers],
            "pushes": [float(towards * push) for push in pushes(table)],
            "sums": [
                float(table.total(house, harbor))
                for harbor in range(HARBORS)
                for house in (seat, other)
            ],
        }

    def _fleet(self, table: HarborTable, seat: Seat) -> list[float]:
        numbers: list[float] = []
        for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
            value = sum([self.box.tile_values[kind] for kind in table.cargo[ship]])
            numbers += [float(self.box.ships[ship % SHIPS]), float(table.free(ship)), float(value)]
            numbers += [float(table.harbors[ship] == harbor) for harbor in range(HARBORS)]
        return numbers
