"""Many matches stepped at once: the compiled part; the arrays are in `fiorino.rl.batch`."""

from collections.abc import Sequence
from random import Random
from typing import Final

from fiorino.core.features import Features
from fiorino.core.notation import Notation
from fiorino.core.play import draw
from fiorino.core.protocol import NOBODY, Action, Result, Table

LONG: Final = 64
"""From this many answers on, they are marked at once with a cached row."""
REMEMBERED: Final = 64


class Row:
    """The mask of a long list of answers, such as all prices."""

    def __init__(self, options: Sequence[Action], mask: bytes) -> None:
        self.options: Final = options
        """Kept alive, so that no other list gets its identity."""
        self.mask: Final = mask


class Stepper:
    """Tables side by side, each with its own randomness; a new match replaces a finished one."""

    def __init__(
        self,
        opening: Table,
        features: Features,
        notation: Notation,
        matches: int,
        seed: str,
    ) -> None:
        self.opening: Final = opening
        self.features: Final = features
        self.notation: Final = notation
        self.answers: Final[list[Action]] = list(notation.actions)
        self._places: Final = {id(action): place for place, action in enumerate(self.answers)}
        self.rngs: Final = [Random(f"{seed}/{match}") for match in range(matches)]
        self.tables: Final[list[Table]] = []
        self.rows: dict[int, Row] = {}
        for rng in self.rngs:
            self.tables.append(self.fresh(rng))

    def fresh(self, rng: Random) -> Table:
        """A new match at its first decision."""
        table = self.opening.clone()
        draw(table, rng)
        return table

    def step(self, actions: list[int]) -> dict[int, Result]:
        """Answer in every match, without a check of legality; returns results of ended matches."""
        ended: dict[int, Result] = {}
        for match, action in enumerate(actions):
            table = self.tables[match]
            table.apply(self.answers[action])
            draw(table, self.rngs[match])
            if table.seat() == NOBODY:
                result = table.result()
                assert result is not None
                ended[match] = result
                self.tables[match] = self.fresh(self.rngs[match])
        return ended

    def seats(self) -> list[int]:
        """Who is asked in each match."""
        return [table.seat() for table in self.tables]

    def write(self, numbers: bytearray, size: int) -> None:
        """Write what the seats to answer see over zeros, match by match."""
        first = 0
        for table in self.tables:
            self.features.write(table, table.seat(), numbers, first)
            first += size

    def marks(self) -> tuple[list[int], list[tuple[int, bytes]]]:
        """The legal answers: positions in the concatenated masks, and the masks of long lists."""
        places: list[int] = []
        whole: list[tuple[int, bytes]] = []
        size = len(self.answers)
        for match, table in enumerate(self.tables):
            options = table.options()
            if len(options) >= LONG:
                whole.append((match, self.row(options)))
                continue
            first = match * size
            for action in options:
                places.append(first + self.place(action))
        return places, whole

    def place(self, action: Action) -> int:
        """The action index: by identity, or by equality if the box was rebuilt."""
        place = self._places.get(id(action), -1)
        return place if place >= 0 else self.notation.index(action)

    def row(self, options: Sequence[Action]) -> bytes:
        """The mask of a long list, cached while the list is the same."""
        row = self.rows.get(id(options))
        if row is not None:
            return row.mask
        if len(self.rows) >= REMEMBERED:
            self.rows = {}
        mask = [0] * len(self.answers)
        for action in options:
            mask[self.place(action)] = 1
        row = Row(options, bytes(mask))
        self.rows[id(options)] = row
        return row.mask
