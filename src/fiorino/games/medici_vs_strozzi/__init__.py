"""Medici vs Strozzi, a game by Reiner Knizia for two. The rules are in RULES.md."""

from functools import lru_cache
from random import Random
from typing import ClassVar, Final, cast

from fiorino.core.box import BoxData
from fiorino.core.codec import Reader
from fiorino.core.extras import Page
from fiorino.core.features import Features
from fiorino.core.game import Game, Setup
from fiorino.core.notation import Notation
from fiorino.core.options import Options
from fiorino.core.protocol import Heuristics, Json, Names, Seat, Table, View
from fiorino.games.medici_vs_strozzi.components import SEATS, HarborBox
from fiorino.games.medici_vs_strozzi.features import HarborFeatures
from fiorino.games.medici_vs_strozzi.heuristics import HarborHeuristics
from fiorino.games.medici_vs_strozzi.notation import notation
from fiorino.games.medici_vs_strozzi.options import HarborOptions
from fiorino.games.medici_vs_strozzi.outlook import outlook
from fiorino.games.medici_vs_strozzi.parts import parts
from fiorino.games.medici_vs_strozzi.position import (
    decode_table,
    encode_table,
    excesses,
    faults,
)
from fiorino.games.medici_vs_strozzi.rules.rounds import BeginRound
from fiorino.games.medici_vs_strozzi.table import HarborTable, empty_table
from fiorino.games.medici_vs_strozzi.view import view


class MediciVsStrozzi(Game):
    """The game as one value."""

    name: ClassVar[str] = "medici-vs-strozzi"
    title: ClassVar[str] = "Medici vs Strozzi"
    author: ClassVar[str] = "Reiner Knizia"
    package: ClassVar[str] = "fiorino.games.medici_vs_strozzi"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (SEATS,)
    options_type: ClassVar[type[Options]] = HarborOptions

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

    def heuristics(self) -> Heuristics:
        return HarborHeuristics()

    def features(self, setup: Setup) -> Features:
        return HarborFeatures(_box(setup.box))

    def page(self) -> Page:
        return HarborPage()


class HarborPage(Page):
    """What a page needs to draw ships, harbors and tracks, and what a round would pay."""

    def parts(self, setup: Setup) -> dict[str, Json]:
        return parts(_box(setup.box))

    def outlook(self, table: Table) -> Json:
        return cast("Json", outlook(_own(table)))


def _own(table: Table) -> HarborTable:
    assert isinstance(table, HarborTable)
    return table


@lru_cache(maxsize=16)
def _box(data: BoxData) -> HarborBox:
    return HarborBox(data)


@lru_cache(maxsize=16)
def _notation(data: BoxData) -> Notation:
    return notation(_box(data))


MEDICI_VS_STROZZI: Final = MediciVsStrozzi()
