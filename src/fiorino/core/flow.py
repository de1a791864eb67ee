"""The agenda: a stack of small plain steps. What is on top is what happens next.

There is no phase and no current player: both are read off the top step. A step acts by itself
(`do`) or asks a seat, or CHANCE, and waits (`options`, `take`). A step never changes after it is
pushed, so clones share steps.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar, cast

from fiorino.core.codec import tag
from fiorino.core.protocol import NOBODY, Action, Plain, Seat, Table

T = TypeVar("T")


class Step(Plain, Generic[T]):
    """One thing on the agenda of a table of type T."""

    rule: ClassVar[str] = ""
    may_be_forced: ClassVar[bool] = False
    """Whether there may be a single answer, which then happens by itself."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, table: T) -> None:
        """Act by itself (where `seat` is NOBODY)."""
        raise NotImplementedError

    def options(self, table: T) -> Sequence[Action]:
        """The legal answers of the seat that is asked."""
        raise NotImplementedError

    def weights(self, table: T) -> Sequence[int]:
        """How likely each option is (where `seat` is CHANCE)."""
        raise NotImplementedError

    def source(self, table: T) -> str:
        """The stream that a draw comes from (where `seat` is CHANCE)."""
        raise NotImplementedError

    def take(self, table: T, action: Action) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def objection(self, table: T, action: Action) -> tuple[str, str]:
        """Rule and reason why an action that is not among the options is refused."""
        return self.rule, "that is not an answer to what is asked now"


class AgendaTable(Table, Generic[T]):
    """A table whose course is an agenda: `class GameTable(AgendaTable["GameTable"])`."""

    def __init__(self, agenda: list[Step[T]]) -> None:
        super().__init__()
        self.agenda = agenda
        self.offered: Sequence[Action] | None = None
        """The options of the top step, where they had to be listed already."""

    def then(self, *steps: Step[T]) -> None:
        """Do these next, in the order written."""
        self.agenda.extend(reversed(steps))

    def seat(self) -> Seat:
        return self.agenda[-1].seat if self.agenda else NOBODY

    def question(self) -> str:
        return tag(type(self.agenda[-1])) if self.agenda else "match-over"

    def rule(self) -> str:
        return self.agenda[-1].rule if self.agenda else ""

    def options(self) -> Sequence[Action]:
        if self.offered is not None:
            return self.offered
        return self.agenda[-1].options(cast("T", self))

    def weights(self) -> Sequence[int]:
        return self.agenda[-1].weights(cast("T", self))

    def source(self) -> str:
        return self.agenda[-1].source(cast("T", self))

    def objection(self, action: Action) -> tuple[str, str]:
        return self.agenda[-1].objection(cast("T", self), action)

    def apply(self, action: Action) -> None:
        self.offered = None
        self.agenda.pop().take(cast("T", self), action)
        self.settle()

    def settle(self) -> None:
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.seat == NOBODY:
                agenda.pop().do(cast("T", self))
                continue
            if not step.may_be_forced:
                return
            options = step.options(cast("T", self))
            if len(options) > 1:
                self.offered = options
                return
            agenda.pop().take(cast("T", self), options[0])
