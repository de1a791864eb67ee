"""What a learner sees of Siena: named pieces, the own seat first, then the others up the table."""

from typing import Final

from fiorino.core.features import MOST, Features, Piece, put, put_all, put_counts, put_one_hot
from fiorino.core.flow import Step
from fiorino.core.protocol import NOBODY, Seat, Table
from fiorino.games.siena.actions import HIGHEST_BID
from fiorino.games.siena.components import (
    GOODS,
    INN,
    LORENZETTI,
    NO_ROAD,
    WALL,
    SienaBox,
)
from fiorino.games.siena.position import STEPS
from fiorino.games.siena.rules.auctions import CardBidding
from fiorino.games.siena.rules.charity import KeepSenesi
from fiorino.games.siena.rules.inn import ArtistBid, ArtistFirstBid
from fiorino.games.siena.table import SienaTable

QUESTIONS: Final = tuple(STEPS.classes)
_QUESTION_PLACES: Final = {kind: place for place, kind in enumerate(STEPS.classes.values())}
_PLACES: Final = WALL + 1
_SENESI: Final = 4
_MOST_SOLD: Final = 2
"""Units of a good in a turn, with the Mule."""
_SEAT_SIZE: Final = 3 + 1 + 1 + _PLACES + 3 + 4 + 2


class SienaFeatures(Features):
    """The observation of Siena; only what the seat may see goes into it."""

    def __init__(self, box: SienaBox, players: int) -> None:
        self.box: Final = box
        self.players: Final = players

    def pieces(self) -> tuple[Piece, ...]:
        kinds = self.box.kinds
        copies = max([card.copies for card in self.box.cards])
        greens = [card.green for card in self.box.cards]
        senesi = sum([value * count for value, count in enumerate(self.box.senesi)])
        artists = sum(range(LORENZETTI + 1))
        last = max(self.box.last_round, self.box.last_advanced_round)
        return (
            Piece("asked", 1, "1 if this seat is asked"),
            Piece("question", len(QUESTIONS), "one-hot: " + ", ".join(QUESTIONS)),
            Piece("round", 1, "in twentieths", 20, high=last),
            Piece("money", self.players, "of each seat, in hundreds", 100, high=MOST),
            Piece(
                "seats",
                self.players * _SEAT_SIZE,
                "per seat: one-hot status, row of the Initiative track, cards in"
                " hand, one-hot place, roads (Firenze, Arezzo, space), levels, stinginess cubes,"
                " donated, right to enter the Inn, Senesi and Artists kept",
                lows=self._lows_of_a_seat(),
                highs=self._highs_of_a_seat(),
            ),
            Piece("hand", kinds, "own cards of each kind", high=copies),
            Piece("display", kinds, "open cards of each kind", high=copies),
            Piece(
                "goods",
                3 * GOODS,
                "per good: workers in the frame, units ready, gone",
                highs=tuple([most for frame in self.box.frames for most in (frame - 1, MOST, 1)]),
            ),
            Piece(
                "town",
                INN + 1 + 3,
                "one-hot Calandrino, cubes in the Inn, levels built, Artists left",
                highs=(*[1] * (INN + 1), MOST, len(self.box.tower_costs), LORENZETTI),
            ),
            Piece("points", 2, "own Senesi and Artists, in points", high=max(senesi, artists)),
            Piece(
                "drawn",
                4,
                "Senesi drawn to choose from, by value, if they are this seat's",
                high=max(self.box.senesi),
            ),
            Piece("bid", 1, "highest bid of the auction, in hundreds", 100, high=HIGHEST_BID),
            Piece(
                "auction",
                3 + LORENZETTI,
                "held by this seat, green of the card, for an Artist, one-hot Artist if seen",
                high=max([1, *greens]),
            ),
            Piece("charity", 1, "income that charity may come from, in hundreds", 100, high=MOST),
            Piece(
                "turn",
                2 * GOODS + 6,
                "rights and units sold by good; Mule, movement points, wedding, roads closed,"
                " a Goods card with crops played, a leg made",
                highs=(*[1] * GOODS, *[_MOST_SOLD] * GOODS, 1, MOST, 1, 1, 1, 1),
            ),
        )

    def _lows_of_a_seat(self) -> tuple[int, ...]:
        """Only a row of the Initiative track can be below 0: where it is not laid out yet."""
        return (*[0] * 3, -1, *[0] * (_SEAT_SIZE - 4))

    def _highs_of_a_seat(self) -> tuple[int, ...]:
        """In the order of `_write_seat`; cubes of stinginess are without limit."""
        spaces = max([len(road) for road in self.box.roads])
        kept = sum(self.box.senesi)
        ones = [1] * (_PLACES + 2)
        held = (spaces, len(self.box.tower_costs), MOST, 1, 1, kept, LORENZETTI)
        return (1, 1, 1, self.players - 1, self.box.hand_limit, *ones, *held)

    def write(self, table: Table, seat: Seat, numbers: bytearray, first: int) -> None:
        assert isinstance(table, SienaTable)
        top = table.agenda[-1] if table.agenda else None
        around = [(seat + step) % self.players for step in range(self.players)]
        at = put_one_hot(numbers, first, 0 if table.seat() == seat else -1, 1)
        at = put_one_hot(
            numbers, at, -1 if top is None else _QUESTION_PLACES[type(top)], len(QUESTIONS)
        )
        at = put(numbers, at, table.round)
        at = put_all(numbers, at, [table.money[other] for other in around])
        for other in around:
            at = self._write_seat(table, other, numbers, at)
        at = put_counts(numbers, at, table.hands[seat], self.box.kinds)
        at = put_counts(numbers, at, table.display, self.box.kinds)
        for good in range(GOODS):
            at = put(numbers, at, table.frames[good])
            at = put(numbers, at, table.ready[good])
            at = put(numbers, at, 1 if table.gone(good) else 0)
        at = put_one_hot(numbers, at, table.calandrino, INN + 1)
        at = put_all(numbers, at, [table.cubes, len(table.tower), len(table.artists)])
        at = self._write_secrets(table, seat, top, numbers, at)
        at = self._write_auction(top, seat, numbers, at)
        at = put(numbers, at, table.eligible)
        for good in range(GOODS):
            at = put(numbers, at, table.rights >> good & 1)
        at = put_all(numbers, at, table.sold)
        at = put(numbers, at, table.mule)
        at = put(numbers, at, table.points)
        at = put(numbers, at, table.wed)
        at = put(numbers, at, table.road_closed)
        at = put(numbers, at, table.worked)
        put(numbers, at, table.travelled)

    def _write_seat(self, table: SienaTable, seat: int, numbers: bytearray, at: int) -> int:
        artists = 0
        for owner, _, _ in table.engaged:
            if owner == seat:
                artists += 1
        road = table.road[seat]
        at = put_one_hot(numbers, at, table.status[seat], 3)
        at = put(numbers, at, table.order.index(seat) if seat in table.order else -1)
        at = put(numbers, at, len(table.hands[seat]))
        at = put_one_hot(numbers, at, table.place[seat], _PLACES)
        at = put_one_hot(numbers, at, road, 2)
        at = put(numbers, at, table.space[seat] if road != NO_ROAD else 0)
        at = put(numbers, at, table.tower.count(seat))
        at = put(numbers, at, table.stinginess[seat])
        at = put(numbers, at, table.donated[seat])
        at = put(numbers, at, table.fresh[seat])
        at = put(numbers, at, len(table.kept[seat]))
        return put(numbers, at, artists)

    def _write_secrets(
        self,
        table: SienaTable,
        seat: Seat,
        top: Step[SienaTable] | None,
        numbers: bytearray,
        at: int,
    ) -> int:
        """What the seat alone knows: its points, and the Senesi cards that it chooses from."""
        senesi = 0
        for value in table.kept[seat]:
            senesi += value
        artists = 0
        for owner, value, _ in table.engaged:
            if owner == seat:
                artists += value
        at = put(numbers, at, senesi)
        at = put(numbers, at, artists)
        if isinstance(top, KeepSenesi) and top.seat == seat:
            put_counts(numbers, at - 1, top.drawn, _SENESI)
        return at + _SENESI

    def _write_auction(
        self,
        top: Step[SienaTable] | None,
        seat: Seat,
        numbers: bytearray,
        at: int,
    ) -> int:
        artist = 0
        green = 0
        high = 0
        holder: int = NOBODY
        if isinstance(top, CardBidding):
            green, high, holder = self.box.cards[top.card].green, top.high, top.holder
        elif isinstance(top, ArtistBid):
            high, holder = top.high, top.holder
            artist = top.artist if top.seen >> seat & 1 else 0
        elif isinstance(top, ArtistFirstBid):
            artist = top.artist if top.seen >> seat & 1 else 0
        for_artist = 1 if isinstance(top, ArtistFirstBid | ArtistBid) else 0
        at = put_all(numbers, at, [high, 1 if holder == seat else 0, green, for_artist])
        return put_one_hot(numbers, at, artist - 1, LORENZETTI)
