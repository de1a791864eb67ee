"""The words that every game, bot, server and screen share: Seat, Action, Event, View, Table, Game.

A Game is the rules; a Match is one playing of it; a Table is the state; a Seat is a place at it;
a Decision is what is being asked; an Action is an answer; an Event is a fact that happened;
a View is what a seat may see; a Box is the component data.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import ClassVar, Final

from fiorino.core.compiling import mypyc_attr
from fiorino.core.errors import Objection
from fiorino.core.events import Event, Facts, Kind, event
from fiorino.core.plain import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Fields,
    Flag,
    Json,
    Maybe,
    Names,
    Plain,
    Seat,
    SetOf,
    SomeSeats,
    View,
)

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Action",
    "Event",
    "Fields",
    "Flag",
    "Heuristics",
    "Json",
    "Maybe",
    "Names",
    "Plain",
    "Reason",
    "Result",
    "Seat",
    "SetOf",
    "SomeSeats",
    "Table",
    "View",
    "event",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Plain):
    """An answer to a decision.

    `rule` is the sentence of RULES.md that allows it; empty if that is the rule that asks.
    """

    rule: ClassVar[str] = ""


class Result:
    """How a match ended: the score of each seat and the seats that won."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[Seat, ...]) -> None:
        self.scores: Final = scores
        self.winners: Final = winners

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners})"

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.scores, self.winners)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of a match at a decision, or at its end. Trusts its caller: see `Match`."""

    def __init__(self) -> None:
        self.watched = False
        self.journal: list[Event] = []

    def __repr__(self) -> str:
        asked = "nobody" if self.seat() == NOBODY else f"seat {self.seat()}"
        return f"<{type(self).__name__}: {asked} is asked {self.question()}>"

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
        """For CHANCE: the weight of each option, a whole number."""
        raise NotImplementedError

    def sample(self, share: float) -> Action:
        """The answer at a share in [0, 1) of the weights; a seat's answers all weigh the same."""
        raise NotImplementedError

    def source(self) -> str:
        """For CHANCE: the name of the stream that the draw comes from."""
        raise NotImplementedError

    def objection(self, action: Action) -> Objection:
        """Why an action that is not among the options is refused."""
        raise NotImplementedError

    def apply(self, action: Action) -> None:
        """Answer the decision and go on to the next one."""
        raise NotImplementedError

    def settle(self) -> None:
        """Carry out everything that needs no answer, up to the next decision."""
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

    def tell(self, kind: Kind[*Facts], *facts: *Facts, rule: str = "") -> None:
        """Report an event of this kind to the watchers; it is created only if there are any.

        The few rules that run hundreds of times in a match check `watched` before they call this.
        """
        if self.watched:
            self.note(kind(*facts, rule=rule))

    def note(self, event: Event) -> None:
        """Write an event into the journal."""
        self.journal.append(event)

    def watch(self) -> list[Event]:
        """Start a new journal and return it; events are written to it from now on."""
        self.watched = True
        self.journal = []
        return self.journal


class Reason:
    """Why an answer is good or bad: the key of a sentence, and the values that fill it in."""

    def __init__(
        self, key: StrEnum, figures: Mapping[str, float], things: Mapping[str, str] | None = None
    ) -> None:
        self.key: Final = key
        """A member of the game's own enumeration, so that no sentence can be forgotten."""
        self.figures: Final = figures
        self.things: Final[Mapping[str, str]] = things or {}
        """Names of the game by kind: {"card": "mule"}."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What a game knows about good play, for bots and hints."""

    def value(self, table: Table, seat: Seat) -> float:
        """The seat's expected final lead over its best rival."""
        raise NotImplementedError

    def shortlist(self, table: Table) -> Sequence[Action]:
        """The answers worth considering, at least one; only one if a formula decides."""
        return table.options()

    def candidates(self, table: Table) -> Sequence[Action]:
        """The answers that a hint compares; `worth` distinguishes them."""
        return table.options()

    def worth(self, table: Table, action: Action) -> float:
        """The asked seat's expected final lead after this answer."""
        after = table.clone()
        after.apply(action)
        return self.value(after, table.seat())

    def figures(self, table: Table) -> Mapping[str, float]:
        """Named figures that explain the decision to a learner."""
        return {}

    def why(self, table: Table, action: Action) -> Sequence[Reason]:
        """The reasons for or against this answer; none if there is little to say."""
        return ()

    def reason_keys(self) -> Sequence[StrEnum]:
        """Every key that `why` can give."""
        return ()
