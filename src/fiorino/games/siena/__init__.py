"""Siena, a game by Mario Papini for two to five. The rules are in RULES.md."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, cast

from fiorino.core.box import BoxData
from fiorino.core.codec import Reader
from fiorino.core.extras import Auction, Auctions, Course, Page, Statistics
from fiorino.core.features import Features
from fiorino.core.game import Game, Setup, Told
from fiorino.core.notation import Notation
from fiorino.core.options import Options
from fiorino.core.protocol import Event, Heuristics, Json, Names, Seat, Table, View
from fiorino.games.siena.components import (
    SEAT_NAMES,
    Good,
    GoodName,
    Road,
    RoadName,
    SeatName,
    Status,
    StatusName,
)
from fiorino.games.siena.components import box_of as _box
from fiorino.games.siena.courses import courses
from fiorino.games.siena.events import EVENTS
from fiorino.games.siena.facts import facts
from fiorino.games.siena.faults import excesses, faults
from fiorino.games.siena.features import SienaFeatures
from fiorino.games.siena.guess import guess
from fiorino.games.siena.heuristics import SienaHeuristics
from fiorino.games.siena.longest import longest
from fiorino.games.siena.notation import notation
from fiorino.games.siena.options import SienaOptions
from fiorino.games.siena.parts import Parts, parts
from fiorino.games.siena.position import decode_table, encode_table
from fiorino.games.siena.rules.bidding import auction
from fiorino.games.siena.rules.rounds import DrawSeat
from fiorino.games.siena.styles import SienaStyles
from fiorino.games.siena.table import SienaTable, empty_table
from fiorino.games.siena.view import TableView, view

if TYPE_CHECKING:
    from fiorino.core.strength import Strength


class Siena(Game):
    """The game as one value."""

    name: ClassVar[str] = "siena"
    title: ClassVar[str] = "Siena"
    author: ClassVar[str] = "Mario Papini"
    package: ClassVar[str] = "fiorino.games.siena"
    catalogue: ClassVar[str] = "siena"
    rule_prefix: ClassVar[str] = "S"
    rules_version: ClassVar[int] = 2
    older_rules: ClassVar[tuple[int, ...]] = (1,)
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    has_secrets: ClassVar[bool] = True
    options_type: ClassVar[type[Options]] = SienaOptions

    told: ClassVar[Told] = Told(
        TableView,
        Parts,
        EVENTS,
        {Seat: SeatName, Good: GoodName, Road: RoadName, Status: StatusName},
    )

    def check_box(self, box: BoxData) -> None:
        _box(box)

    def box_warnings(self, box: BoxData) -> list[str]:
        return _box(box).warnings

    def seat_names(self, setup: Setup) -> tuple[str, ...]:
        return SEAT_NAMES[: setup.players]

    def unit_names(self, setup: Setup) -> Names:
        return _box(setup.box).names()

    def lay(self, setup: Setup) -> Table:
        table = empty_table(setup, _box(setup.box))
        table.then(DrawSeat())
        return table

    def notation(self, setup: Setup) -> Notation:
        return _notation(setup.box, setup.players)

    def view(self, table: Table, viewer: Seat) -> View:
        return cast("View", view(_own(table), viewer))

    def guess(self, table: Table, seat: Seat, rng: Random) -> Table:
        return guess(_own(table), seat, rng)

    def encode(self, table: Table) -> dict[str, Json]:
        return encode_table(_own(table))

    def encode_as(self, table: Table, rules_version: int) -> dict[str, Json]:
        return encode_table(_own(table), as_numbers=rules_version == 1)

    def decode(self, reader: Reader, setup: Setup) -> Table:
        return decode_table(reader, setup, _box(setup.box))

    def faults(self, table: Table) -> list[str]:
        return faults(_own(table))

    def excesses(self, table: Table) -> list[str]:
        return excesses(_own(table))

    def longest(self, table: Table) -> tuple[int, int]:
        return longest(_own(table))

    def heuristics(self) -> Heuristics:
        return SienaHeuristics()

    def strength(self, setup: Setup) -> "Strength":
        return _strength(setup.box, setup.players, setup.rules)

    def styles(self) -> SienaStyles:
        return SienaStyles()

    def features(self, setup: Setup) -> Features:
        return SienaFeatures(_box(setup.box), setup.players)

    def page(self) -> Page:
        return SienaPage()

    def statistics(self) -> Statistics:
        return SienaStatistics()

    def auctions(self) -> Auctions:
        return SienaAuctions()


class SienaPage(Page):
    """What a page needs to draw the town, its cards and its goods."""

    def parts(self, setup: Setup) -> dict[str, Json]:
        return cast("dict[str, Json]", parts(_box(setup.box)))

    def courses(self, table: Table) -> Sequence[Course]:
        return courses(_own(table))


class SienaStatistics(Statistics):
    """How matches end, and how fast people rise."""

    def facts(self, table: Table, told: Sequence[Event]) -> Mapping[str, float | str]:
        return facts(_own(table), told)


class SienaAuctions(Auctions):
    """S6, S9, S24: cards and Artists."""

    def current(self, table: Table) -> Auction | None:
        return auction(_own(table))


def _own(table: Table) -> SienaTable:
    assert isinstance(table, SienaTable)
    return table


@lru_cache(maxsize=16)
def _notation(data: BoxData, players: int) -> Notation:
    return notation(_box(data), SEAT_NAMES[:players])


@lru_cache(maxsize=16)
def _strength(data: BoxData, players: int, rules: int) -> "Strength":
    from fiorino.games.siena.master import strength  # noqa: PLC0415 (needs numpy)

    return strength.packaged_strength(_box(data), players, rules)


SIENA: Final = Siena()
