"""Plain values: what cannot be printed cannot be saved."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Final, NewType

from fiorino.core.compiling import mypyc_attr

Seat = NewType("Seat", int)

CHANCE: Final = Seat(-1)
"""The seat of chance: it answers whenever a tile or card is drawn."""
NOBODY: Final = Seat(-2)
"""No seat at all: for a step that acts without asking, or a bid that nobody has made."""
SPECTATOR: Final = Seat(-3)
"""The viewer without a seat, who sees what everybody sees."""

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]
View = Mapping[str, Json]


Fields = dict[str, object]
"""The kind of each field of a plain value: `int`, `str`, a unit that files write by name (`Seat`,
or a game's own like `Annotated[int, "harbor"]`), `Flag`, `Maybe(unit)`, `SetOf(unit)`, or `(kind,)`
for a tuple of such."""
Names = Mapping[object, Sequence[str]]
"""For each unit, the names that files and messages use for its numbers."""


Flag = Annotated[int, "flag"]
"""The kind of a field that is 0 or 1, written in files as false or true."""


class Maybe:
    """The kind of a field that may be empty, written in files as null."""

    def __init__(self, unit: object, empty: int = NOBODY) -> None:
        self.unit: Final = unit
        self.empty: Final = empty
        """The number that means none of the unit."""


class SetOf:
    """The kind of a field that holds a set as bits, written in files as a list of names."""

    def __init__(self, unit: object) -> None:
        self.unit: Final = unit


SomeSeats: Final = SetOf(Seat)
"""Some of the seats: those who are out, who have seen a card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A value of plain fields, equal by content, that can be printed and therefore saved."""

    fields: ClassVar[Fields] = {}
    """Name and kind of each field, in the order of the constructor."""
    old_fields: ClassVar[tuple[str, ...]] = ()
    """Fields of older files that no longer have a meaning."""

    def values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.fields])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Plain)
            and type(self) is type(other)
            and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        inside = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.fields])
        return f"{type(self).__name__}({inside})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()
