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
    """Whether the time is per answer instead of per match."""

    def answered(self, left: float) -> float:
        """The time for the next answer, given how much was left after this one."""
        return self.seconds if self.each else left + self.increment

    def write(self) -> str:
        return json.dumps({"seconds": self.seconds, "increment": self.increment, "each": self.each})

    def shown(self) -> LiveClock | SlowClock:
        """The clock as it is sent to pages."""
        if self.each:
            return SlowClock(self.seconds / DAY)
        return LiveClock(self.seconds / 60, self.increment)


def read_clock(text: str | None) -> Clock | None:
    """The clock of a match, if it has one."""
    if text is None:
        return None
    fields = json.loads(text)
    return Clock(fields["seconds"], fields["increment"], fields["each"])


def live_clock(minutes: float, increment: float) -> Clock:
    """A number of minutes for each player, plus some seconds for each answer."""
    if not (1 <= minutes <= 180 and 0 <= increment <= 120):
        raise BadOption(refusals.LIVE_CLOCK)
    return Clock(minutes * 60, increment)


def slow_clock(days: float) -> Clock:
    """A number of days for each answer."""
    if not 1 <= days <= 14:
        raise BadOption(refusals.SLOW_CLOCK)
    return Clock(days * DAY, 0.0, each=True)


class SteadyTime:
    """The time of day when the process started, which from then on only moves forward.

    Setting the machine's clock neither takes time from a player nor gives them any.
    """

    def __init__(self) -> None:
        self._begun: Final = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._begun + time.monotonic()


class TimeLeft:
    """The time left for every seat, derived line by line from the log and from nothing else.

    So all processes agree, and a restarted process knows it too.
    """

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock: Final = clock
        self.left: list[float] = [0.0 if clock is None else clock.seconds] * players
        self.since = 0.0
        """When the seat was asked, or the last line after that was written."""
        self._gained: list[tuple[Seat, float]] = []
        """The time that each answer added to the clock of its seat."""

    def clone(self) -> "TimeLeft":
        """An independent copy."""
        twin = TimeLeft(self.clock, len(self.left))
        twin.left, twin.since, twin._gained = list(self.left), self.since, list(self._gained)
        return twin

    def left_at(self, seat: Seat, now: float) -> float:
        """The time left for the seat that is asked, if it does not answer."""
        return self.left[seat] - max(0.0, now - self.since)

    def spend(self, asked: Seat, now: float) -> None:
        """Charge the seat that was asked for the time up to now."""
        if self.clock is not None and asked >= 0:
            self.left[asked] = max(0.0, self.left_at(asked, now))
        self.since = now

    def skip(self, now: float) -> None:
        """Charge nobody for the time up to now."""
        self.since = now

    def answer(self, seat: Seat) -> None:
        """Note an answer of the seat; the time it used is already charged."""
        before = self.left[seat]
        if self.clock is not None:
            self.left[seat] = self.clock.answered(before)
        self._gained.append((seat, self.left[seat] - before))

    def take_back(self, asked: Seat, now: float) -> None:
        """Undo an answer: the time it gained is gone, and the time since then stays used."""
        self.spend(asked, now)
        if self._gained:
            seat, gained = self._gained.pop()
            self.left[seat] = max(0.0, self.left[seat] - gained)
