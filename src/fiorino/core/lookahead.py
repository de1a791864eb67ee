"""Looking ahead with rollouts: what a game provides, the luck of a future, and the play itself."""

from collections.abc import Sequence
from random import Random
from typing import Final

from fiorino.core.compiling import mypyc_attr
from fiorino.core.protocol import NOBODY, Action, Table

BASES: Final = (11, 2, 3, 5, 7)
"""Sources count the first draws of futures in different bases, so that they are uncorrelated."""


def spread(number: int, base: int = 2) -> float:
    """Shares in [0, 1) that are evenly spread, however many are taken: 0, 1/2, 1/4, 3/4, 1/8 …"""
    share = 0.0
    part = 1.0
    while number:
        part /= base
        share += part * (number % base)
        number //= base
    return share


class Luck:
    """The draws of one imagined future, one stream per source.

    Restarted, it deals the same, so compared answers meet the same luck. The first draws of a
    source are evenly spread over numbered futures: half of them are below 1/2.
    """

    def __init__(self, seed: int, number: int = 0, offset: float = 0.0) -> None:
        self._rng: Final = Random(seed)
        self._number: Final = number
        self._offset: Final = offset
        self._streams: Final[dict[str, list[float]]] = {}
        self._used: dict[str, int] = {}

    def again(self) -> None:
        """Restart, so that it deals the same again."""
        self._used = {}

    def share(self, source: str) -> float:
        """The next draw of a source, in [0, 1)."""
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
    """What a game provides for a search: rollouts by rules of thumb, evaluated where they stop."""

    def quick(self, table: Table) -> Action:
        """The answer by the rules of thumb."""
        raise NotImplementedError

    def contenders(self, table: Table) -> Sequence[Action]:
        """The answers worth comparing, from what the asked seat can see; at least one."""
        raise NotImplementedError

    def looks(self, table: Table) -> Sequence[Action]:
        """Answers that reveal something hidden to the seat, which is then asked again."""
        return ()

    def secret(self, table: Table) -> int:
        """What such an answer would reveal, as a number."""
        return 0

    def stretch(self, table: Table) -> int:
        """The number of the current stretch of the match, for example a round; it only grows.

        When it has grown and chance is asked, the table can be described.
        """
        raise NotImplementedError

    def size(self, players: int) -> tuple[int, int]:
        """How many numbers describe each seat, and how many the rest of the table."""
        raise NotImplementedError

    def describe(self, table: Table, numbers: list[float]) -> list[int]:
        """Append the numbers of each seat, then of the table; returns the seats in that order."""
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
