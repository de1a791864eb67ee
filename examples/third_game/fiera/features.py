"""What a learner sees of the fair: named pieces, from the side of the seat that looks."""

from typing import Final

from fiorino.core.features import MOST, Features, Piece, put, put_all, put_one_hot
from fiorino.core.protocol import NOBODY, Seat, Table

from .components import GOODS, FieraBox
from .rules import BidOrPass
from .table import FieraTable

DAYS: Final = 8


class FieraFeatures(Features):
    """The observation of Fiera; seats are told in their order, the own one first."""

    def __init__(self, box: FieraBox, players: int) -> None:
        self.box: Final = box
        self.players: Final = players

    def pieces(self) -> tuple[Piece, ...]:
        players, copies = self.players, self.box.copies
        return (
            Piece("asked", 1, "1 if this seat is asked"),
            Piece("day", 1, "the day", DAYS, high=DAYS),
            Piece("order", GOODS, "one-hot: the good of the own order"),
            Piece("bale", GOODS, "one-hot: the good that is auctioned"),
            Piece("high", 1, "the highest bid", self.box.coins, high=self.box.coins),
            Piece("holder", players, "one-hot: who holds the highest bid"),
            Piece("out", players, "1 for everybody who has passed"),
            Piece("money", players, "florins", self.box.coins, high=MOST),
            Piece("bales", players * GOODS, "bales of each good", copies, high=copies),
            Piece("left", GOODS, "bales that have not been shown", copies, high=copies),
        )

    def write(self, table: Table, seat: Seat, numbers: bytearray, first: int) -> None:
        assert isinstance(table, FieraTable)
        players = self.players
        top = table.agenda[-1] if table.agenda else None
        high, holder, out = 0, NOBODY, 0
        if isinstance(top, BidOrPass):
            high, holder, out = top.high, top.holder, top.out
        around = [(seat + step) % players for step in range(players)]
        at = put(numbers, first, 1 if table.seat() == seat else 0)
        at = put(numbers, at, table.day)
        at = put_one_hot(numbers, at, table.orders[seat], GOODS)
        at = put_one_hot(numbers, at, table.bale, GOODS)
        at = put(numbers, at, high)
        at = put_one_hot(numbers, at, -1 if holder == NOBODY else around.index(holder), players)
        at = put_all(numbers, at, [out >> other & 1 for other in around])
        at = put_all(numbers, at, [table.money[other] for other in around])
        for other in around:
            at = put_all(numbers, at, table.held[other])
        put_all(numbers, at, table.left)
