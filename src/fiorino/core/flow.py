"""The agenda: a stack of small plain steps. What is on top is what happens next.

There is no phase and no current player: the top step implies both. A step either acts (`do`)
or asks a seat, or CHANCE, and waits (`options`, `take`). A step never changes after it is pushed,
so clones share steps.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, TypeVar, cast

from fiorino.core.codec import tag
from fiorino.core.compiling import mypyc_attr
from fiorino.core.errors import Objection
from fiorino.core.protocol import CHANCE, NOBODY, Action, Plain, Seat, Table
from fiorino.core.random import place_of
from fiorino.core.refusals import NOT_AN_ANSWER

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Plain, Generic[T]):
    """One thing on the agenda of a table of type T."""

    rule: ClassVar[str] = ""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def rule_at(self, table: T) -> str:
        """The rule that asks, which may depend on the table."""
        return self.rule

    def may_be_forced(self) -> bool:
        """Whether a single answer is a forced move, which is then played automatically."""
        return False

    def do(self, table: T) -> None:
        """Act without asking (if `seat` is NOBODY)."""
        raise NotImplementedError

    def options(self, table: T) -> Sequence[Action]:
        """The legal answers of the seat that is asked."""
        raise NotImplementedError

    def weights(self, table: T) -> list[int]:
        """The weight of each option (if `seat` is CHANCE)."""
        raise NotImplementedError

    def sample(self, table: T, share: float) -> Action:
        """The answer at a share in [0, 1) of the weights.

        Overridden where it needs no list of the options; the laws compare both.
        """
        options = self.options(table)
        if self.seat == CHANCE:
            return options[place_of(self.weights(table), share)]
        return options[int(share * len(options))]

    def source(self, table: T) -> str:
        """The stream that a draw comes from (if `seat` is CHANCE)."""
        raise NotImplementedError

    def take(self, table: T, action: Action) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def objection(self, table: T, action: Action) -> Objection:
        """Why an action that is not among the options is refused."""
        return Objection(self.rule_at(table), NOT_AN_ANSWER)


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaTable(Table, Generic[T]):
    """A table driven by an agenda: `class GameTable(AgendaTable["GameTable"])`."""

    def __init__(self, agenda: list[Step[T]]) -> None:
        super().__init__()
        self.agenda = agenda
        self.offered: Sequence[Action] | None = None
        """The options of the top step, if they have already been listed."""
        self.forced = False
        """Whether the answer being carried out is a forced move."""

    def then(self, step: Step[T], *more: Step[T]) -> None:
        """Do these next, in the order written."""
        for place in range(len(more) - 1, -1, -1):
            self.agenda.append(more[place])
        self.agenda.append(step)

    def seat(self) -> Seat:
        return self.agenda[-1].seat if self.agenda else NOBODY

    def question(self) -> str:
        return tag(type(self.agenda[-1])) if self.agenda else "match-over"

    def rule(self) -> str:
        return self.agenda[-1].rule_at(cast("T", self)) if self.agenda else ""

    def options(self) -> Sequence[Action]:
        if self.offered is not None:
            return self.offered
        return self.agenda[-1].options(cast("T", self))

    def weights(self) -> list[int]:
        return self.agenda[-1].weights(cast("T", self))

    def sample(self, share: float) -> Action:
        if self.offered is not None:
            return self.offered[int(share * len(self.offered))]
        return self.agenda[-1].sample(cast("T", self), share)

    def source(self) -> str:
        return self.agenda[-1].source(cast("T", self))

    def objection(self, action: Action) -> Objection:
        return self.agenda[-1].objection(cast("T", self), action)

    def apply(self, action: Action) -> None:
        self.offered = None
        self.forced = False
        self.agenda.pop().take(cast("T", self), action)
        self.settle()

    def settle(self) -> None:
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.seat == NOBODY:
                agenda.pop().do(cast("T", self))
                continue
            if not step.may_be_forced():
                return
            options = step.options(cast("T", self))
            if len(options) > 1:
                self.offered = options
                return
            self.forced = True
            agenda.pop().take(cast("T", self), options[0])
