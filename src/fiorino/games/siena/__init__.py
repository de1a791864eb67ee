"""Siena, a game by Mario Papini for two to five. The rules are in RULES.md."""

from functools import lru_cache
from typing import ClassVar, Final

from fiorino.core.box import BoxData
from fiorino.core.game import Game, Setup
from fiorino.core.notation import Notation
from fiorino.core.options import Options
from fiorino.core.protocol import Table
from fiorino.games.siena.components import SEAT_NAMES, SienaBox, SienaOptions
from fiorino.games.siena.notation import notation
from fiorino.games.siena.rules.rounds import DrawSeat
from fiorino.games.siena.table import empty_table


class Siena(Game):
    """The game as one value."""

    name: ClassVar[str] = "siena"
    title: ClassVar[str] = "Siena"
    author: ClassVar[str] = "Mario Papini"
    package: ClassVar[str] = "fiorino.games.siena"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options_type: ClassVar[type[Options]] = SienaOptions

    def check_box(self, box: BoxData) -> None:
        _box(box)

    def seat_names(self, setup: Setup) -> tuple[str, ...]:
        return SEAT_NAMES[: setup.players]

    def lay(self, setup: Setup) -> Table:
        table = empty_table(setup, _box(setup.box))
        table.then(DrawSeat())
        return table

    def notation(self, setup: Setup) -> Notation:
        return _notation(setup.box, setup.players)


@lru_cache(maxsize=16)
def _box(data: BoxData) -> SienaBox:
    return SienaBox(data)


@lru_cache(maxsize=16)
def _notation(data: BoxData, players: int) -> Notation:
    return notation(_box(data), SEAT_NAMES[:players])


SIENA: Final = Siena()
