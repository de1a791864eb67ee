"""The words that every game, bot, server and screen share: Seat, Action, Event, View, Table, Game.

A Game is the rules; a Match is one playing of it; a Table is the state; a Seat is a place at it;
a Decision is what is being asked; an Action is an answer; an Event is a fact that happened;
a View is what a seat may see; a Box is the component data.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from fiorino.core.compiling import mypyc_attr
from fiorino.core.events import Event, event
from fiorino.core.plain import (
    CHANCE,
    NOBODY,
    NONE,
    SPECTATOR,
    Fields,
    Json,
    Maybe,
    Names,
    Plain,
    Seat,
    View,
)

__all__ = [
    "CHANCE",
    "MOST",
    "NOBODY",
    "NONE",
    "SPECTATOR",
    "Action",
    "Event",
    "Features",
    "Fields",
    "Heuristics",
    "Json",
    "Maybe",
    "Names",
    "Piece",
    "Plain",
    "Result",
    "Seat",
    "Table",
    "View",
    "event",
    "one_hot",
]


class Action(Plain):
    """An answer to a decision.

    `rule` is the sentence of RULES.md that allows it; empty where that is the rule that asks.
    """

    rule: ClassVar[str] = ""


class Result:
    """How a match ended: the score of each seat and the seats that won."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[Seat, ...]) -> None:
        self.scores: Final = scores
        self.winners: Final = winners


class Table:
    """The state of a match at a decision, or at its end. Trusts its caller: see `Match`."""

    def __init__(self) -> None:
        self.watched = False
        self.journal: list[Event] = []

    def seat(self) -> Seat:
        """Who is asked: a seat, CHANCE, or NOBODY when the match is over."""
        raise NotImplementedError

    def question(self) -> str:
        """The name of the decision that is asked, for example "name-price"."""
        raise NotImplementedError

    def rule(self) -> str:
        """The rule that asks."""
        raise NotImplementedError

    def rule_of(self, action: Action) -> str:
        """The rule by which this answer is given now."""
        return action.rule or self.rule()

    def options(self) -> Sequence[Action]:
        """Every legal answer, in a fixed order; never empty."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """Where CHANCE is asked: how likely each option is, in whole shares."""
        raise NotImplementedError

    def sample(self, share: float) -> Action:
        """The answer that a share from 0 up to, not including, 1 falls on; all seats' alike."""
        raise NotImplementedError

    def source(self) -> str:
        """Where CHANCE is asked: the name of the stream that the draw comes from."""
        raise NotImplementedError

    def objection(self, action: Action) -> tuple[str, str]:
        """Rule and reason why this action, which is not among the options, is refused."""
        raise NotImplementedError

    def apply(self, action: Action) -> None:
        """Answer the decision and go on to the next one."""
        raise NotImplementedError

    def settle(self) -> None:
        """Let everything happen that needs no answer, up to the next decision."""
        raise NotImplementedError

    def clone(self) -> "Table":
        """An independent copy that nobody watches."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The result once the match is over."""
        raise NotImplementedError

    def purses(self) -> tuple[int, ...]:
        """The money of each seat."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Report a fact to whoever watches."""
        self.journal.append(event)

    def watch(self) -> list[Event]:
        """Begin a fresh journal and return it; events are told into it from now on."""
        self.watched = True
        self.journal = []
        return self.journal


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What a game knows about good play, for bots and hints."""

    def value(self, table: Table, seat: Seat) -> float:
        """How far this seat is expected to end ahead of its best rival."""
        raise NotImplementedError

    def shortlist(self, table: Table) -> Sequence[Action]:
        """The answers worth a look, at least one; a single one where a formula decides."""
        return table.options()

    def reasons(self, table: Table) -> Mapping[str, float]:
        """Named figures that explain the decision to a learner."""
        return {}


class Piece:
    """One named part of an observation: how many whole numbers, and what they mean."""

    def __init__(
        self, name: str, size: int, meaning: str, scale: int = 1, low: int = 0, high: int = 1
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.meaning: Final = meaning
        self.scale: Final = scale
        """What a learner divides by, so that numbers stay near one."""
        self.low: Final = low
        self.high: Final = high


MOST: Final = 1_000_000
"""No number of an observation is larger."""


def one_hot(place: int, size: int) -> list[int]:
    """A 1 in this place among zeros; all zeros where there is no such place."""
    numbers = [0] * size
    if 0 <= place < size:
        numbers[place] = 1
    return numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a learner sees of a table: named pieces of numbers, one fixed order."""

    def pieces(self) -> tuple[Piece, ...]:
        raise NotImplementedError

    def numbers(self, table: Table, seat: Seat) -> list[int]:
        """The numbers of all pieces, from the side of this seat and from its view alone."""
        raise NotImplementedError

    def observe(self, table: Table, seat: Seat) -> dict[str, list[float]]:
        """The numbers by the name of their piece, in the piece's scale."""
        numbers = self.numbers(table, seat)
        named = {}
        first = 0
        for piece in self.pieces():
            named[piece.name] = [
                number / piece.scale for number in numbers[first : first + piece.size]
            ]
            first += piece.size
        return named
