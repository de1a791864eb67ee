"""What a learner sees of Siena: named pieces, the own seat first, then the others up the table."""

from typing import Final

from fiorino.core.protocol import Features, Piece, Seat, Table
from fiorino.games.siena.components import (
    GOODS,
    INN,
    LORENZETTI,
    NO_ROAD,
    NOWHERE,
    WALL,
    SienaBox,
)
from fiorino.games.siena.position import STEPS
from fiorino.games.siena.rules.auctions import OpeningBid, StarBid
from fiorino.games.siena.rules.charity import KeepSenesi
from fiorino.games.siena.rules.inn import ArtistBid, ArtistFirstBid
from fiorino.games.siena.table import SienaTable

QUESTIONS: Final = tuple(STEPS.classes)
_PLACES: Final = WALL + 1
_SEAT_SIZE: Final = 3 + 1 + 1 + 1 + _PLACES + 3 + 4 + 2


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
            Piece("round", 1, "in twentieths"),
            Piece(
                "seats",
                self.players * _SEAT_SIZE,
                "per seat: one-hot status, money in hundreds, row of the Initiative track, cards in"
                " hand, one-hot place, roads (Firenze, Arezzo, space), levels, stinginess cubes,"
                " donated, right to enter the Inn, Senesi and Artists kept",
            ),
            Piece("hand", kinds, "own cards of each kind"),
            Piece("display", kinds, "open cards of each kind"),
            Piece("goods", 3 * GOODS, "per good: workers in the frame, units ready, gone"),
            Piece(
                "town",
                INN + 1 + 3,
                "one-hot Calandrino, cubes in the Inn, levels built, Artists left",
            ),
            Piece("points", 2, "own Senesi and Artists, in points"),
            Piece("drawn", 4, "Senesi drawn to choose from, by value, if they are this seat's"),
            Piece(
                "auction",
                4 + LORENZETTI,
                "highest bid in hundreds, held by this seat, green of the card, for an Artist,"
                " one-hot Artist if seen",
            ),
            Piece(
                "turn",
                2 * GOODS + 5,
                "rights and units sold by good; Mule, income for charity, movement points, wedding,"
                " roads closed",
            ),
        )

    def observe(self, table: Table, seat: Seat) -> dict[str, list[float]]:
        assert isinstance(table, SienaTable)
        question = table.question()
        top = table.agenda[-1] if table.agenda else None
        around = [(seat + step) % self.players for step in range(self.players)]
        drawn = top.drawn if isinstance(top, KeepSenesi) and top.seat == seat else ()
        known = [value for owner, value, _ in table.engaged if owner == seat]
        return {
            "asked": [float(table.seat() == seat)],
            "question": [float(question == name) for name in QUESTIONS],
            "round": [table.round / 20],
            "seats": [number for other in around for number in self._seat(table, other)],
            "hand": _counts(table.hands[seat], self.box.kinds),
            "display": _counts(table.display, self.box.kinds),
            "goods": [
                float(number)
                for good in range(GOODS)
                for number in (table.frames[good], table.ready[good], table.gone(good))
            ],
            "town": [
                *[float(table.calandrino == place) for place in range(INN + 1)],
                float(table.cubes),
                float(len(table.tower)),
                float(len(table.artists)),
            ],
            "points": [float(sum(table.kept[seat])), float(sum(known))],
            "drawn": [float(drawn.count(value)) for value in range(1, 5)],
            "auction": self._auction(table, seat),
            "turn": [
                *[float(table.rights >> good & 1) for good in range(GOODS)],
                *[float(n) for n in table.sold],
                float(table.mule),
                table.eligible / 100,
                float(table.points),
                float(table.wed),
                float(table.road_closed),
            ],
        }

    def _seat(self, table: SienaTable, seat: int) -> list[float]:
        place = table.place[seat]
        road = table.road[seat]
        return [
            *[float(table.status[seat] == status) for status in range(3)],
            table.money[seat] / 100,
            float(table.order.index(seat)) if seat in table.order else -1.0,
            float(len(table.hands[seat])),
            *[float(place == at and place != NOWHERE) for at in range(_PLACES)],
            float(road == 0),
            float(road == 1),
            float(table.space[seat]) if road != NO_ROAD else 0.0,
            float(table.tower.count(seat)),
            float(table.stinginess[seat]),
            float(table.donated[seat]),
            float(table.fresh[seat]),
            float(len(table.kept[seat])),
            float(sum([owner == seat for owner, _, _ in table.engaged])),
        ]

    def _auction(self, table: SienaTable, seat: Seat) -> list[float]:
        top = table.agenda[-1] if table.agenda else None
        artist = 0
        green = 0
        high = 0
        holder = -1
        if isinstance(top, OpeningBid | StarBid):
            green, high, holder = self.box.cards[top.card].green, top.high, top.holder
        if isinstance(top, ArtistBid):
            high, holder = top.high, top.holder
        if isinstance(top, ArtistFirstBid | ArtistBid) and top.seen >> seat & 1:
            artist = top.artist
        return [
            high / 100,
            float(holder == seat),
            float(green),
            float(isinstance(top, ArtistFirstBid | ArtistBid)),
            *[float(artist == value) for value in range(1, LORENZETTI + 1)],
        ]


def _counts(cards: list[int], kinds: int) -> list[float]:
    return [float(cards.count(kind)) for kind in range(kinds)]
