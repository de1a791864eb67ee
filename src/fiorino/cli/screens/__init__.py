"""How a game looks in a terminal: one screen for each game."""

from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.screens.medici_vs_strozzi import HarborScreen
from fiorino.cli.screens.siena import SienaScreen
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Event, Seat, Table, View
from fiorino.locale import Catalogue


class Screen(Protocol):
    """Draws views and tells events. It is given nothing that the viewer may not see."""

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
        """How a match ended: the result, why it is over, and the points by source and player."""

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
        """Whoever sits there, as sentences name him."""


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


SCREENS: Final[dict[str, type[Screen]]] = {
    "medici-vs-strozzi": HarborScreen,
    "siena": SienaScreen,
}
