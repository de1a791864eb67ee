"""Looking ahead by playing on: what a game brings to it, the luck of a future, and the playing."""

from collections.abc import Sequence
from random import Random
from typing import Final

from fiorino.core.compiling import mypyc_attr
from fiorino.core.protocol import NOBODY, Action, Table

BASES: Final = (11, 2, 3, 5, 7)
"""Sources count the first draws of futures in different bases, so that they do not go together."""


def spread(number: int, base: int = 2) -> float:
    """Shares from 0 up to 1 that lie evenly, however many are taken: 0, 1/2, 1/4, 3/4, 1/8 …"""
    share = 0.0
    part = 1.0
    while number:
        part /= base
        share += part * (number % base)
        number //= base
    return share


class Luck:
    """The draws of one imagined future, one stream per source.

    Begun again, it deals the same: answers that are compared meet the same luck. The first draws of
    a source lie evenly over futures that are numbered: half of them are below 1/2.
    """

    def __init__(self, seed: int, number: int = 0, offset: float = 0.0) -> None:
        self._rng: Final = Random(seed)
        self._number: Final = number
        self._offset: Final = offset
        self._streams: Final[dict[str, list[float]]] = {}
        self._used: dict[str, int] = {}

    def again(self) -> None:
        """Deal the same once more."""
        self._used = {}

    def share(self, source: str) -> float:
        """The next draw of a source, from 0 up to, not including, 1."""
        used = self._used.get(source, 0)
        self._used[source] = used + 1
        stream = self._streams.get(source)
        if stream is None:
            base = BASES[sum([ord(letter) for letter in source]) % len(BASES)]
            stream = [(self._offset + spread(self._number, base)) % 1.0]
            self._streams[source] = stream
        while len(stream) <= used:
            stream.append(self._rng.random())
        return stream[used]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookahead:
    """What a game brings to a search that plays on by rules of thumb and values where it stops."""

    def quick(self, table: Table) -> Action:
        """The answer of the rules of thumb."""
        raise NotImplementedError

    def contenders(self, table: Table) -> Sequence[Action]:
        """The answers worth comparing, from what the seat that is asked can see; at least one."""
        raise NotImplementedError

    def looks(self, table: Table) -> Sequence[Action]:
        """Answers that show the seat something hidden, and after which it is asked again."""
        return ()

    def secret(self, table: Table) -> int:
        """What such an answer would show, as a number."""
        return 0

    def stretch(self, table: Table) -> int:
        """The number of the stretch of the match, a round for example; it only grows.

        Where it has grown and chance is asked, a table can be described.
        """
        raise NotImplementedError

    def size(self, players: int) -> tuple[int, int]:
        """How many numbers describe each seat, and how many the rest of the table."""
        raise NotImplementedError

    def describe(self, table: Table, numbers: list[float]) -> list[int]:
        """Add the numbers of each seat, then of the table; returns the seats in their order."""
        raise NotImplementedError


def play_on(look: Lookahead, table: Table, luck: Luck, last: int) -> None:
    """Play by the rules of thumb until a stretch after `last` begins, or the match is over."""
    while True:
        seat = table.seat()
        if seat >= 0:
            table.apply(look.quick(table))
        elif seat == NOBODY or look.stretch(table) > last:
            return
        else:
            table.apply(table.sample(luck.share(table.source())))


def follow(look: Lookahead, table: Table, answers: Sequence[Action], luck: Luck, last: int) -> None:
    """Give these answers, then play on."""
    luck.again()
    for answer in answers:
        table.apply(answer)
    play_on(look, table, luck, last)
