"""Fiera, a small game for two to four: the worked example of docs/adding-a-game.md."""

from functools import lru_cache
from random import Random
from typing import ClassVar, Final, cast

from fiorino.core.box import BoxData
from fiorino.core.codec import Reader
from fiorino.core.extras import Auction, Auctions, Page
from fiorino.core.features import Features
from fiorino.core.game import Game, Setup, Told
from fiorino.core.notation import Notation
from fiorino.core.options import Options
from fiorino.core.protocol import Heuristics, Json, Names, Seat, Table, View

from .components import SEAT_NAMES, FieraBox, Good, GoodName, SeatName
from .events import EVENTS
from .features import FieraFeatures
from .guess import guess
from .heuristics import FieraHeuristics
from .notation import notation
from .options import FieraOptions
from .parts import Parts, parts
from .position import decode_table, encode_table, faults
from .rules import BidOrPass, DealOrder
from .table import FieraTable, empty_table
from .view import TableView, view


class Fiera(Game):
    """The game as one value."""

    name: ClassVar[str] = "fiera"
    title: ClassVar[str] = "Fiera"
    author: ClassVar[str] = "Fiorino"
    package: ClassVar[str] = __name__
    catalogue: ClassVar[str] = "fiera"
    rule_prefix: ClassVar[str] = "F"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    has_secrets: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = FieraOptions
    told: ClassVar[Told] = Told(TableView, Parts, EVENTS, {Seat: SeatName, Good: GoodName})

    def check_box(self, box: BoxData) -> None:
        _box(box)

    def seat_names(self, setup: Setup) -> tuple[str, ...]:
        return SEAT_NAMES[: setup.players]

    def unit_names(self, setup: Setup) -> Names:
        return _box(setup.box).names()

    def lay(self, setup: Setup) -> Table:
        table = empty_table(setup, _box(setup.box))
        table.then(DealOrder(Seat(0)))
        return table

    def notation(self, setup: Setup) -> Notation:
        return _notation(setup.box)

    def view(self, table: Table, viewer: Seat) -> View:
        return cast("View", view(_own(table), viewer))

    def guess(self, table: Table, seat: Seat, rng: Random) -> Table:
        return guess(_own(table), seat, rng)

    def encode(self, table: Table) -> dict[str, Json]:
        return encode_table(_own(table))

    def decode(self, reader: Reader, setup: Setup) -> Table:
        return decode_table(reader, setup, _box(setup.box))

    def faults(self, table: Table) -> list[str]:
        return faults(_own(table))

    def longest(self, table: Table) -> tuple[int, int]:
        """Each bid of a day exceeds the last and is covered by a purse; each merchant passes."""
        own = _own(table)
        return own.days * (own.box.coins + own.players), own.days + own.players

    def heuristics(self) -> Heuristics:
        return FieraHeuristics()

    def features(self, setup: Setup) -> Features:
        return FieraFeatures(_box(setup.box), setup.players)

    def page(self) -> Page:
        return FieraPage()

    def auctions(self) -> Auctions:
        return FieraAuctions()


class FieraPage(Page):
    """What a page needs to draw the fair."""

    def parts(self, setup: Setup) -> dict[str, Json]:
        return cast("dict[str, Json]", parts(_box(setup.box)))


class FieraAuctions(Auctions):
    """F3: the auction of the day."""

    def current(self, table: Table) -> Auction | None:
        own = _own(table)
        top = own.agenda[-1] if own.agenda else None
        if not isinstance(top, BidOrPass):
            return None
        return Auction(f"day {own.day}", top.high + 1, own.box.bid(top.high + 1), own.box.passing)


def _own(table: Table) -> FieraTable:
    assert isinstance(table, FieraTable)
    return table


@lru_cache(maxsize=16)
def _box(data: BoxData) -> FieraBox:
    return FieraBox(data)


@lru_cache(maxsize=16)
def _notation(data: BoxData) -> Notation:
    return notation(_box(data))


FIERA: Final = Fiera()
