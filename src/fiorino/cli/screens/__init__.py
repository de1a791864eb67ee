"""How a game looks in a terminal: a screen of its own, or the plain one that knows any game."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fiorino.bots import find_bot
from fiorino.cli.language import card_word, styled
from fiorino.cli.screens.plain import PlainScreen
from fiorino.core.decision import Decision
from fiorino.core.game import Game, Setup
from fiorino.core.protocol import Action, Event, Reason, Seat, Table, View
from fiorino.core.sentences import Thing
from fiorino.games import GAMES
from fiorino.locale import Catalogue, Word


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
        """Whoever sits there, as sentences name them."""

    def word(self, thing: Thing) -> str:
        """A thing of the game as a word of a sentence: the key of its name, or its name."""


def numbered(number: int, told: Text) -> Text:
    """A line of the log with its number."""
    return Text.assemble((f"{number:>4}  ", "dim"), told)


def hint(screen: Screen, decision: Decision) -> Text:
    """What the greedy bot would answer, and why, in a sentence."""
    action = find_bot("greedy")(Random(0)).answer(decision)
    table = decision.guess(Random(0))
    answer = Text.assemble((decision.notation.write(action), "bold"))
    line = styled(screen.words, "terminal-hint", answer=answer)
    why = decision.setup.game.heuristics().why(table, action)
    return line if why is None else line.append(f" – {told_reason(screen, decision, why)}")


def told_reason(screen: Screen, decision: Decision, why: Reason) -> str:
    """A reason as a sentence; figures are rounded, whole ones have no fraction."""
    game = decision.setup.game.catalogue
    things: dict[str, Word] = {
        kind: card_word(screen.words, name) if kind == "card" else f"{game}-{kind}-{name}"
        for kind, name in why.things.items()
    }
    figures = {name: _rounded(value) for name, value in why.figures.items()}
    rivals = [seat for seat in range(decision.setup.players) if seat != decision.seat]
    other = screen.name(Seat(rivals[0])).plain
    return screen.words.text(f"terminal-why-{game}-{why.key}", seat=other, **things, **figures)


def _rounded(value: float) -> Word:
    return round(value) if abs(value - round(value)) < 0.05 else round(value, 1)


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
