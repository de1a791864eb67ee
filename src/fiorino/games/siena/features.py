"""What a learner sees of Siena: named pieces, the own seat first, then the others up the table."""

from typing import Final

from fiorino.core.flow import Step
from fiorino.core.protocol import MOST, Features, Piece, Seat, Table, one_hot
from fiorino.games.siena.components import (
    GOODS,
    INN,
    LORENZETTI,
    NO_ROAD,
    WALL,
    SienaBox,
)
from fiorino.games.siena.position import STEPS
from fiorino.games.siena.rules.auctions import OpeningBid, StarBid
from fiorino.games.siena.rules.charity import KeepSenesi
from fiorino.games.siena.rules.inn import ArtistBid, ArtistFirstBid
from fiorino.games.siena.table import SienaTable

QUESTIONS: Final = tuple(STEPS.classes)
_QUESTION_PLACES: Final = {name: place for place, name in enumerate((*QUESTIONS, "match-over"))}
_PLACES: Final = WALL + 1
_SEAT_SIZE: Final = 3 + 1 + 1 + _PLACES + 3 + 4 + 2


class SienaFeatures(Features):
    """The observation of Siena; only what the seat may see goes into it."""

    def __init__(self, box: SienaBox, players: int) -> None:
        self.box: Final = box
        self.players: Final = players

    def pieces(self) -> tuple[Piece, ...]:
        kinds = self.box.kinds
        return (
            Piece("asked", 1, "1 if this seat is asked"),
            Piece("question", len(QUESTIONS), "one-hot: " + ", ".join(QUESTIONS)),
            Piece("round", 1, "in twentieths", 20, high=MOST),
            Piece("money", self.players, "of each seat, in hundreds", 100, high=MOST),
            Piece(
                "seats",
                self.players * _SEAT_SIZE,
                "per seat: one-hot status, row of the Initiative track, cards in"
                " hand, one-hot place, roads (Firenze, Arezzo, space), levels, stinginess cubes,"
                " donated, right to enter the Inn, Senesi and Artists kept",
                low=-1,
                high=MOST,
            ),
            Piece("hand", kinds, "own cards of each kind", high=MOST),
            Piece("display", kinds, "open cards of each kind", high=MOST),
            Piece(
                "goods", 3 * GOODS, "per good: workers in the frame, units ready, gone", high=MOST
            ),
            Piece(
                "town",
                INN + 1 + 3,
                "one-hot Calandrino, cubes in the Inn, levels built, Artists left",
                high=MOST,
            ),
            Piece("points", 2, "own Senesi and Artists, in points", high=MOST),
            Piece(
                "drawn",
                4,
                "Senesi drawn to choose from, by value, if they are this seat's",
                high=MOST,
            ),
            Piece("bid", 1, "highest bid of the auction, in hundreds", 100, high=MOST),
            Piece(
                "auction",
                3 + LORENZETTI,
                "held by this seat, green of the card, for an Artist, one-hot Artist if seen",
                high=MOST,
            ),
            Piece("charity", 1, "income that charity may come from, in hundreds", 100, high=MOST),
            Piece(
                "turn",
                2 * GOODS + 4,
                "rights and units sold by good; Mule, movement points, wedding, roads closed",
                high=MOST,
            ),
        )

    def numbers(self, table: Table, seat: Seat) -> list[int]:
        assert isinstance(table, SienaTable)
        top = table.agenda[-1] if table.agenda else None
        around = [(seat + step) % self.players for step in range(self.players)]
        drawn = top.drawn if isinstance(top, KeepSenesi) and top.seat == seat else ()
        numbers = [int(table.seat() == seat)]
        numbers += one_hot(_QUESTION_PLACES[table.question()], len(QUESTIONS))
        numbers.append(table.round)
        numbers += [table.money[other] for other in around]
        for other in around:
            self._seat(table, other, numbers)
        numbers += _counts(table.hands[seat], self.box.kinds)
        numbers += _counts(table.display, self.box.kinds)
        for good in range(GOODS):
            numbers += [table.frames[good], table.ready[good], int(table.gone(good))]
        numbers += one_hot(table.calandrino, INN + 1)
        numbers += [table.cubes, len(table.tower), len(table.artists)]
        numbers.append(sum(table.kept[seat]))
        numbers.append(sum([value for owner, value, _ in table.engaged if owner == seat]))
        numbers += [drawn.count(value) for value in range(1, 5)]
        self._auction(top, seat, numbers)
        numbers.append(table.eligible)
        numbers += [table.rights >> good & 1 for good in range(GOODS)]
        numbers += table.sold
        numbers += [table.mule, table.points, table.wed, table.road_closed]
        return numbers

    def _seat(self, table: SienaTable, seat: int, numbers: list[int]) -> None:
        road = table.road[seat]
        numbers += one_hot(table.status[seat], 3)
        numbers.append(table.order.index(seat) if seat in table.order else -1)
        numbers.append(len(table.hands[seat]))
        numbers += one_hot(table.place[seat], _PLACES)
        numbers += one_hot(road, 2)
        numbers.append(table.space[seat] if road != NO_ROAD else 0)
        numbers += [
            table.tower.count(seat),
            table.stinginess[seat],
            table.donated[seat],
            table.fresh[seat],
            len(table.kept[seat]),
            sum([1 for owner, _, _ in table.engaged if owner == seat]),
        ]

    def _auction(self, top: Step[SienaTable] | None, seat: Seat, numbers: list[int]) -> None:
        artist = 0
        green = 0
        high = 0
        holder = -1
        if isinstance(top, OpeningBid | StarBid):
            green, high, holder = self.box.cards[top.card].green, top.high, top.holder
        elif isinstance(top, ArtistBid):
            high, holder = top.high, top.holder
            artist = top.artist if top.seen >> seat & 1 else 0
        elif isinstance(top, ArtistFirstBid):
            artist = top.artist if top.seen >> seat & 1 else 0
        for_artist = isinstance(top, ArtistFirstBid | ArtistBid)
        numbers += [high, int(holder == seat), green, int(for_artist)]
        numbers += one_hot(artist - 1, LORENZETTI)


def _counts(cards: list[int], kinds: int) -> list[int]:
    counts = [0] * kinds
    for kind in cards:
        counts[kind] += 1
    return counts
