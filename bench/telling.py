"""Progress of long work: plain lines, but not too many."""

import sys
from time import monotonic
from typing import Final

EVERY: Final = 10.0


class Telling:
    """`say = Telling()`, then `say("12 of 100 matches")` as often as you like."""

    def __init__(self, every: float = EVERY) -> None:
        self._every: Final = every
        self._began: Final = monotonic()
        self._told = self._began

    def __call__(self, line: str) -> None:
        now = monotonic()
        if now - self._told < self._every:
            return
        self._told = now
        print(f"{line} ({now - self._began:.0f} s)", file=sys.stderr, flush=True)
