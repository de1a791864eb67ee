"""Clocks: how long a seat may take, and how much is left."""

import json
import time
from dataclasses import dataclass
from typing import Final

from fiorino.core.errors import BadOption
from fiorino.core.protocol import Seat
from fiorino.server import refusals
from fiorino.server.play.table_messages import LiveClock, SlowClock

DAY: Final = 86_400.0


@dataclass(frozen=True)
class Clock:
    """A live clock (seconds for the match, and more for each answer), or days for each answer."""

    seconds: float
    increment: float = 0.0
    each: bool = False
    """Whether the time is for each answer, and not for the match."""

    def answered(self, left: float) -> float:
        """What there is for the next answer, where so much was left after this one."""
        return self.seconds if self.each else left + self.increment

    def write(self) -> str:
        return json.dumps({"seconds": self.seconds, "increment": self.increment, "each": self.each})

    def shown(self) -> LiveClock | SlowClock:
        """The clock as pages get it."""
        if self.each:
            return SlowClock(self.seconds / DAY)
        return LiveClock(self.seconds / 60, self.increment)


def read_clock(text: str | None) -> Clock | None:
    """The clock of a match; None where there is none."""
    if text is None:
        return None
    fields = json.loads(text)
    return Clock(fields["seconds"], fields["increment"], fields["each"])


def live_clock(minutes: float, increment: float) -> Clock:
    """So many minutes for each player, and so many seconds more for each answer."""
    if not (1 <= minutes <= 180 and 0 <= increment <= 120):
        raise BadOption(refusals.LIVE_CLOCK)
    return Clock(minutes * 60, increment)


def slow_clock(days: float) -> Clock:
    """So many days for each answer."""
    if not 1 <= days <= 14:
        raise BadOption(refusals.SLOW_CLOCK)
    return Clock(days * DAY, 0.0, each=True)


class SteadyTime:
    """The time of day as it was when the process began, and from then on only forwards.

    Whoever sets the clock of the machine takes no time from a player and gives them none.
    """

    def __init__(self) -> None:
        self._begun: Final = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._begun + time.monotonic()


class TimeLeft:
    """What every seat has left, told line by line from the log and from nothing else.

    So all processes agree, and a process that starts again knows.
    """

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock: Final = clock
        self.left: list[float] = [0.0 if clock is None else clock.seconds] * players
        self.since = 0.0
        """When whoever is asked was asked, or the last line after that was written."""
        self._gained: list[tuple[Seat, float]] = []
        """What each answer brought to the clock of its seat."""

    def clone(self) -> "TimeLeft":
        """A copy that runs by itself."""
        twin = TimeLeft(self.clock, len(self.left))
        twin.left, twin.since, twin._gained = list(self.left), self.since, list(self._gained)
        return twin

    def left_at(self, seat: Seat, now: float) -> float:
        """What the seat that is asked has left, unless it answers."""
        return self.left[seat] - max(0.0, now - self.since)

    def spend(self, asked: Seat, now: float) -> None:
        """The seat that was asked has used its time up to now."""
        if self.clock is not None and asked >= 0:
            self.left[asked] = max(0.0, self.left_at(asked, now))
        self.since = now

    def skip(self, now: float) -> None:
        """Up to now nobody's time has run."""
        self.since = now

    def answer(self, seat: Seat) -> None:
        """The seat has answered; the time that it used is spent already."""
        before = self.left[seat]
        if self.clock is not None:
            self.left[seat] = self.clock.answered(before)
        self._gained.append((seat, self.left[seat] - before))

    def take_back(self, asked: Seat, now: float) -> None:
        """An answer is undone: what it brought is gone, and the time since then is used."""
        self.spend(asked, now)
        if self._gained:
            seat, gained = self._gained.pop()
            self.left[seat] = max(0.0, self.left[seat] - gained)
