"""What a player is asked, without any hidden information."""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Final

from fiorino.core.errors import BadNotation, Objection
from fiorino.core.game import Setup
from fiorino.core.notation import Notation
from fiorino.core.protocol import Action, Seat, Table, View
from fiorino.core.refusals import NOT_OFFERED


class Decision:
    """A question to one seat. Bots get no table with it: `guess` gives them one to search on."""

    def __init__(self, setup: Setup, table: Table) -> None:
        self.setup: Final = setup
        self.seat: Final[Seat] = table.seat()
        self.question: Final = table.question()
        self.rule: Final = table.rule()
        self.options: Final[Sequence[Action]] = table.options()
        self._table = table

    def __repr__(self) -> str:
        asked = self.setup.seat_name(self.seat)
        return f"<Decision: {asked} is asked {self.question}, {len(self.options)} options>"

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.setup, self._table)

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.setup.game.view(self._table, self.seat)

    @cached_property
    def notation(self) -> Notation:
        return self.setup.game.notation(self.setup)

    def guess(self, rng: Random) -> Table:
        """A determinization: a new table consistent with everything the seat has seen."""
        return self.setup.game.guess(self._table, self.seat, rng)

    def objection(self, action: Action) -> Objection:
        """Why an action that is not among the options is refused."""
        return self._table.objection(action)

    def texts(self) -> list[str]:
        """The legal answers as text."""
        return [self.notation.write(action) for action in self.options]

    def find(self, text: str) -> Action:
        """The option with this exact text."""
        action = self.notation.parse(text)
        if action not in self.options:
            raise BadNotation(NOT_OFFERED, text=text)
        return action
