"""What a learner sees of a table: whole numbers in named pieces."""

from collections.abc import Sequence
from typing import Final

from fiorino.core.compiling import mypyc_attr
from fiorino.core.protocol import Seat, Table

MOST: Final = 1_000_000
"""Numbers in observations are never larger."""
WIDTH: Final = 4
"""A number's bytes in memory, lowest first."""


def put(numbers: bytearray, at: int, value: int) -> int:
    """Write one number over a 0; returns the place after it."""
    if value == 0:
        return at + 1
    if value < 0:
        value += 1 << 8 * WIDTH
    byte = WIDTH * at
    while value:
        numbers[byte] = value & 255
        value >>= 8
        byte += 1
    return at + 1


def put_all(numbers: bytearray, at: int, values: list[int]) -> int:
    """Write numbers side by side; returns the place after them."""
    for value in values:
        at = put(numbers, at, value)
    return at


def put_counts(numbers: bytearray, at: int, kinds: Sequence[int], size: int) -> int:
    """Write the count of each kind; returns the place after them."""
    for kind in kinds:
        numbers[WIDTH * (at + kind)] += 1
    return at + size


def put_one_hot(numbers: bytearray, at: int, place: int, size: int) -> int:
    """Write a 1 in one of `size` places, or none if it is outside; returns the place after them."""
    if 0 <= place < size:
        numbers[WIDTH * (at + place)] = 1
    return at + size


class Piece:
    """One named part of an observation: how many whole numbers, and what they mean."""

    def __init__(
        self,
        name: str,
        size: int,
        meaning: str,
        scale: int = 1,
        low: int = 0,
        high: int = 1,
        lows: tuple[int, ...] = (),
        highs: tuple[int, ...] = (),
    ) -> None:
        """Bounds of the numbers: one pair for all, or a list of pairs that repeats."""
        self.name: Final = name
        self.size: Final = size
        self.meaning: Final = meaning
        self.scale: Final = scale
        """The divisor for learners, so that numbers stay near one."""
        self.low: Final = min(lows) if lows else low
        self.high: Final = max(highs) if highs else high
        self.lows: Final = lows * (size // len(lows)) if lows else (low,) * size
        """The minimum of each number."""
        self.highs: Final = highs * (size // len(highs)) if highs else (high,) * size
        """The maximum of each number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a learner sees of a table: named pieces of numbers in a fixed order."""

    def pieces(self) -> tuple[Piece, ...]:
        raise NotImplementedError

    def write(self, table: Table, seat: Seat, numbers: bytearray, first: int) -> None:
        """Write what this seat sees, from its view alone, over zeros from place `first` on."""
        raise NotImplementedError

    def numbers(self, table: Table, seat: Seat) -> list[int]:
        """The numbers of all pieces, from this seat's side and from its view alone."""
        numbers = bytearray(WIDTH * sum([piece.size for piece in self.pieces()]))
        self.write(table, seat, numbers, 0)
        return [
            int.from_bytes(numbers[at : at + WIDTH], "little", signed=True)
            for at in range(0, len(numbers), WIDTH)
        ]

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
