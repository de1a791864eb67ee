"""What the tests of Siena at the command line share: players, screens, whole matches."""

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console

from fiorino.bots.greedy import GreedyBot
from fiorino.cli.screens.siena import SienaScreen
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import Seat
from fiorino.core.random import Chance
from fiorino.games.siena import SIENA
from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.table import SienaTable
from fiorino.locale import ENGLISH, catalogue
from tests.games.siena.tables import Playing, Written, at, seat
from tests.games.siena.town_tables import banker

from .support import position_file

PLAYERS: Final = ("Ada", "greedy", "greedy")
NAMES: Final = ("Ada", "Orange", "Green")
"""What they are called: a person by name, a bot by the colour of its seat."""
BOX: Final = SienaBox(SIENA.default_box())
KIND: Final = BOX.kind_of
SEED: Final = "5"
ENGLISH_WORDS: Final = catalogue(ENGLISH)


def screen_for(setup: Setup, players: Sequence[str] = PLAYERS) -> SienaScreen:
    return SienaScreen(setup, players, ENGLISH_WORDS)


def drawn(
    match: Match, viewer: Seat, width: int = 100, players: Sequence[str] | None = None
) -> str:
    """The table as this viewer gets it in a terminal of this width, without colours."""
    written = io.StringIO()
    console = Console(file=written, width=width, highlight=False, color_system=None)
    screen = SienaScreen(match.setup, players or match.setup.seat_names, ENGLISH_WORDS)
    console.print(screen.draw(SIENA.view(match.table, viewer), console))
    return written.getvalue()


def two_hands(step: str = "country-turn", **options: str) -> Playing:
    """Blue wonders what to do with a Mule and an Inn card; orange holds three other cards."""
    written: Written = {
        "seats": {
            "blue": seat(20, hand=["mule", "inn"]),
            "orange": seat(25, hand=["guards-4", "banchi", "oil1-cloth2-spices2"]),
        },
        "display": ["corn2-wine1-cloth1", "francigena"],
        "agenda": [{"step": "next-turn", "row": 0, "left": 2}]
        if step == "country-turn"
        else [{"step": step, "seat": "blue"}],
    }
    return at(written, 2, None, **options)


def crowded() -> Playing:
    """Five Bankers on one District with all that a line of the Initiative track can hold."""
    seats = {
        name: banker(123, "via-delle-cerchia", ["inn"], stinginess=3)
        for name in ("blue", "orange", "green", "rose")
    }
    seats["red"] = banker(
        234,
        "via-delle-cerchia",
        ["mule", "guards-4", "wine2-oil2-spices1", "corn2-wine1-cloth1"],
        senesi=[2, 2, 3, 4, 4],
        artists=[{"value": 7}, {"value": 6}],
        donated=1,
    )
    written: Written = {
        "round": 19,
        "seats": seats,
        "goods": {"corn": {}},
        "cubes": 3,
        "tower": ["red", "red", "red", "red", "orange", "orange"],
        "agenda": [{"step": "banker-rest", "seat": "red"}],
    }
    return at(written, 5)


def bots(setup: Setup, seed: str = SEED) -> list[GreedyBot]:
    """The greedy bots as `fiorino play` seats them."""
    return [GreedyBot(Random(f"{seed}/{place}")) for place in range(setup.players)]


def greedy_match(
    players: int, seed: str = SEED, options: Mapping[str, str] | None = None, most: int = 100_000
) -> Match:
    """A match of greedy bots, to its end or for so many answers."""
    match = Match(SIENA.setup(players, options), Chance(seed))
    seated = bots(match.setup, seed)
    for _ in range(most):
        decision = match.decision()
        if decision is None:
            break
        match.play(decision.seat, seated[decision.seat].answer(decision))
    return match


def answers_of(match: Match, place: int) -> list[str]:
    """What one seat answered, as it would type it."""
    notation = SIENA.notation(match.setup)
    return [notation.write(entry.action) for entry in match.log if entry.seat == place]


def table_of(match: Match) -> SienaTable:
    assert isinstance(match.table, SienaTable)
    return match.table


def hands_file(path: Path) -> Path:
    """The position of `two_hands` in a file."""
    return position_file(path, two_hands().match)
