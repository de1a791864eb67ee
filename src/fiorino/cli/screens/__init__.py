"""How a game looks in a terminal: its own screen, or the plain one that works for any game."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.screens.plain import PlainScreen
from fiorino.core.decision import Decision
from fiorino.core.game import Game, Setup
from fiorino.core.protocol import Action, Event, Seat, Table, View
from fiorino.core.sentences import Thing
from fiorino.games import GAMES
from fiorino.locale import Catalogue


class Screen(Protocol):
    """Draws views and describes events. It never gets hidden information."""

    def __init__(self, setup: Setup, players: Sequence[str], words: Catalogue) -> None: ...

    @property
    def words(self) -> Catalogue:
        """The language that it speaks."""

    def draw(self, view: View, console: Console) -> RenderableType:
        """The whole table."""

    def board(self, view: View, console: Console, richness: int) -> RenderableType:
        """The table in one of three ways: RICH, NORMAL or LEAN (see `page`)."""

    def tell(self, event: Event) -> Text:
        """One fact as a sentence."""

    def news(self, events: Sequence[Event], view: View) -> Sequence[RenderableType]:
        """What led to this view, in sentences and tables."""

    def outcome(self, table: Table, events: Sequence[Event]) -> Sequence[RenderableType]:
        """How a match ended: the result, the reason, and the points by source and player."""

    def ask(self, decision: Decision) -> Text:
        """What is asked, in one sentence."""

    def phrases(self, decision: Decision, action: Action) -> Sequence[str]:
        """What an answer means, in a few phrases beside it, the most important first."""

    def span(self, decision: Decision, ends: Sequence[Action]) -> Sequence[str]:
        """What a row of answers means that differ in a number, from the first to the last."""

    def legend(self) -> Sequence[tuple[Text, str]]:
        """Every sign of the board with what it means."""

    def title(self, seat: Seat) -> Text:
        """The name of a seat with its player, in its colour."""

    def name(self, seat: Seat) -> Text:
        """The player of a seat, as sentences name them."""

    def word(self, thing: Thing) -> str:
        """A thing of the game as a word of a sentence: the key of its name, or its name."""


def numbered(number: int, told: Text) -> Text:
    """A line of the log with its number."""
    return Text.assemble((f"{number:>4}  ", "dim"), told)


def legend(screen: Screen) -> RenderableType:
    """The signs of the board, each with what it means."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for sign, meaning in screen.legend():
        grid.add_row(sign, meaning)
    return grid


def _screen_of(game: Game) -> type[Screen]:
    """The `SCREEN` of the module here that is named as the game's package, or the plain one."""
    module = f"{__name__}.{game.package.rpartition('.')[2]}"
    if find_spec(module) is None:
        return PlainScreen
    screen: type[Screen] = import_module(module).SCREEN
    return screen


SCREENS: Final[dict[str, type[Screen]]] = {game.name: _screen_of(game) for game in GAMES}
