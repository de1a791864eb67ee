"""How a game looks in a terminal: one screen for each game."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from fiorino.cli.language import card_word
from fiorino.cli.screens.medici_vs_strozzi import HarborScreen
from fiorino.cli.screens.siena import SienaScreen
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Event, Seat, View
from fiorino.locale import Catalogue


class Screen(Protocol):
    """Draws views and tells events. It is given nothing that the viewer may not see."""

    def __init__(self, setup: Setup, players: Sequence[str], words: Catalogue) -> None: ...

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

    def name(self, seat: Seat) -> Text:
        """Whoever sits there, as sentences name him."""


def numbered(number: int, told: Text) -> Text:
    """A line of the log with its number."""
    return Text.assemble((f"{number:>4}  ", "dim"), told)


def figures(words: Catalogue, reasons: Mapping[str, float]) -> list[str]:
    """The figures behind a hint, each with what it is."""
    found = []
    for name, value in reasons.items():
        what, _, card = name.partition(" by ")
        key = f"terminal-reason-{what.lower().replace(' ', '-')}"
        thing = card_word(words, card) if card else ""
        found.append(words.text(key, card=thing, value=round(value, 1)))
    return found


SCREENS: Final[dict[str, type[Screen]]] = {
    "medici-vs-strozzi": HarborScreen,
    "siena": SienaScreen,
}
