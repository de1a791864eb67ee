"""Medici vs Strozzi, a game by Reiner Knizia for two. The rules are in RULES.md."""

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, cast

from fiorino.core.box import BoxData
from fiorino.core.codec import Reader
from fiorino.core.extras import Page
from fiorino.core.features import Features
from fiorino.core.game import Game, Setup, Told
from fiorino.core.notation import Notation
from fiorino.core.options import Options
from fiorino.core.protocol import Heuristics, Json, Names, Seat, Table, View
from fiorino.games.medici_vs_strozzi.components import SEATS, HouseName
from fiorino.games.medici_vs_strozzi.components import box_of as _box
from fiorino.games.medici_vs_strozzi.events import EVENTS
from fiorino.games.medici_vs_strozzi.features import MediciFeatures
from fiorino.games.medici_vs_strozzi.heuristics import MediciHeuristics
from fiorino.games.medici_vs_strozzi.longest import longest
from fiorino.games.medici_vs_strozzi.notation import notation
from fiorino.games.medici_vs_strozzi.options import MediciOptions
from fiorino.games.medici_vs_strozzi.outlook import Outlook, outlook
from fiorino.games.medici_vs_strozzi.parts import Parts, parts
from fiorino.games.medici_vs_strozzi.position import (
    decode_table,
    encode_table,
    excesses,
    faults,
)
from fiorino.games.medici_vs_strozzi.rules.rounds import BeginRound
from fiorino.games.medici_vs_strozzi.styles import MediciStyles
from fiorino.games.medici_vs_strozzi.table import MediciTable, empty_table
from fiorino.games.medici_vs_strozzi.view import TableView, view

if TYPE_CHECKING:
    from fiorino.core.strength import Strength


class MediciVsStrozzi(Game):
    """The game as one value."""

    name: ClassVar[str] = "medici-vs-strozzi"
    title: ClassVar[str] = "Medici vs Strozzi"
    author: ClassVar[str] = "Reiner Knizia"
    package: ClassVar[str] = "fiorino.games.medici_vs_strozzi"
    catalogue: ClassVar[str] = "medici"
    rule_prefix: ClassVar[str] = "M"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (SEATS,)
    options_type: ClassVar[type[Options]] = MediciOptions

    told: ClassVar[Told] = Told(TableView, Parts, EVENTS, {Seat: HouseName}, Outlook)

    def check_box(self, box: BoxData) -> None:
        _box(box)

    def seat_names(self, setup: Setup) -> tuple[str, ...]:
        return _box(setup.box).houses

    def unit_names(self, setup: Setup) -> Names:
        return _box(setup.box).names()

    def lay(self, setup: Setup) -> Table:
        table = empty_table(setup, _box(setup.box))
        table.then(BeginRound(1))
        return table

    def notation(self, setup: Setup) -> Notation:
        return _notation(setup.box)

    def view(self, table: Table, viewer: Seat) -> View:
        return cast("View", view(_own(table), viewer))

    def guess(self, table: Table, seat: Seat, rng: Random) -> Table:
        """M1.8: nothing lies hidden; the order of the bag is not on the table."""
        return table.clone()

    def encode(self, table: Table) -> dict[str, Json]:
        return encode_table(_own(table))

    def decode(self, reader: Reader, setup: Setup) -> Table:
        return decode_table(reader, setup, _box(setup.box))

    def faults(self, table: Table) -> list[str]:
        return faults(_own(table))

    def excesses(self, table: Table) -> list[str]:
        return excesses(_own(table))

    def longest(self, table: Table) -> tuple[int, int]:
        return longest(_own(table))

    def heuristics(self) -> Heuristics:
        return MediciHeuristics()

    def strength(self, setup: Setup) -> "Strength | None":
        """Trained play, where the weights fit the box."""
        assert isinstance(setup.options, MediciOptions)
        return _strength(setup.box, setup.options.last_lot == "sold")

    def styles(self) -> MediciStyles:
        return MediciStyles()

    def features(self, setup: Setup) -> Features:
        return MediciFeatures(_box(setup.box))

    def page(self) -> Page:
        return MediciPage()


class MediciPage(Page):
    """What a page needs to draw ships, harbors and tracks, and what a round would pay."""

    def parts(self, setup: Setup) -> dict[str, Json]:
        return cast("dict[str, Json]", parts(_box(setup.box)))

    def outlook(self, table: Table) -> Json:
        return cast("Json", outlook(_own(table)))


def _own(table: Table) -> MediciTable:
    assert isinstance(table, MediciTable)
    return table


@lru_cache(maxsize=16)
def _notation(data: BoxData) -> Notation:
    return notation(_box(data))


@lru_cache(maxsize=16)
def _strength(data: BoxData, last_lot_is_sold: bool) -> "Strength | None":
    from fiorino.games.medici_vs_strozzi.master import strength  # noqa: PLC0415 (needs numpy)

    return strength.packaged_strength(_box(data), last_lot_is_sold)


MEDICI_VS_STROZZI: Final = MediciVsStrozzi()
