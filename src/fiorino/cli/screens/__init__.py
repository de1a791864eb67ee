"""How a game looks in a terminal: one screen for each game."""

from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from fiorino.cli.screens.medici_vs_strozzi import HarborScreen
from fiorino.cli.screens.siena import SienaScreen
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Event, Seat, View


class Screen(Protocol):
    """Draws views and tells events. It is given nothing that the viewer may not see."""

    def __init__(self, setup: Setup, players: Sequence[str]) -> None: ...

    def draw(self, view: View, console: Console) -> RenderableType:
        """The table."""

    def tell(self, event: Event) -> Text:
        """One fact as a sentence."""

    def ask(self, decision: Decision) -> Text:
        """What is asked, in one sentence."""

    def explain(self, decision: Decision, action: Action) -> str:
        """What an answer means, in a few words beside it; may be empty."""

    def title(self, seat: Seat) -> Text:
        """The name of a seat with its player, in its colour."""


def numbered(number: int, told: Text) -> Text:
    """A line of the log with its number."""
    return Text.assemble((f"{number:>4}  ", "dim"), told)


SCREENS: Final[dict[str, type[Screen]]] = {
    "medici-vs-strozzi": HarborScreen,
    "siena": SienaScreen,
}
