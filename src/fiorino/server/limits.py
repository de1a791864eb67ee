"""Rate limits: token buckets in memory.

A bucket is one number: the moment at which it will be full again. A request is refused when the
bucket would take more than the whole window to fill, and a refused request does not count.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields
from math import ceil
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from fiorino.core.sentences import Sentence
from fiorino.server import refusals
from fiorino.server.http.security import Refused, client_address, counted_address

Clock = Callable[[], float]
"""Monotonic seconds; the starting point does not matter."""

LARGEST_FRAME: Final = 8_192
"""Bytes of a message on a socket."""
MOST_KEYS: Final = 20_000
"""The most addresses and persons kept per limit; the least recently used is forgotten."""
NANOSECONDS: Final = 1_000_000_000


@dataclass(frozen=True)
class Rate:
    """At most this many in this many seconds."""

    count: int
    seconds: int

    def __str__(self) -> str:
        return f"{self.count}/{self.seconds}s"


PLAY_MESSAGES: Final = Rate(100, 20)
WATCH_MESSAGES: Final = Rate(50, 20)
CREATE_TABLES: Final = Rate(5, 60)
JOINS: Final = Rate(20, 60)
CHAT_LINES: Final = Rate(10, 30)
GUESTS: Final = Rate(30, 600)
REGISTRATIONS: Final = Rate(5, 3600)
LOGINS: Final = Rate(10, 300)
HINTS: Final = Rate(10, 60)
IMPORTS: Final = Rate(10, 60)
WEBHOOKS: Final = Rate(10, 600)
PUSHES: Final = Rate(30, 600)
SEEKS: Final = Rate(20, 60)
BLOCKS: Final = Rate(30, 600)
REPORTS: Final = Rate(10, 3600)
BOTS: Final = Rate(10, 3600)
MAILS: Final = Rate(5, 3600)
REQUESTS: Final = Rate(600, 60)


@dataclass(frozen=True)
class Limits:
    """All rate limits; each can be set by its name."""

    play_messages: Rate = PLAY_MESSAGES
    """From the socket of a player, or by POST; beyond it the socket is closed with 1008."""
    watch_messages: Rate = WATCH_MESSAGES
    """From the socket of somebody who only watches."""
    create_tables: Rate = CREATE_TABLES
    joins: Rate = JOINS
    """Sitting down and standing up."""
    chat_lines: Rate = CHAT_LINES
    guests: Rate = GUESTS
    """New cookies."""
    registrations: Rate = REGISTRATIONS
    logins: Rate = LOGINS
    """Passwords that are tried, whether they are right or not."""
    hints: Rate = HINTS
    """Hints and analyses."""
    imports: Rate = IMPORTS
    """Records that are read in, and tables cloned from them."""
    webhooks: Rate = WEBHOOKS
    """Changes of one's webhook, and trials of it."""
    pushes: Rate = PUSHES
    """Subscriptions to push messages; a page may say its own again at every start."""
    seeks: Rate = SEEKS
    """Waits for others to play with."""
    blocks: Rate = BLOCKS
    """People who are blocked, or met again."""
    reports: Rate = REPORTS
    """What is told to the host, and what a wrong key tries to read of it."""
    bots: Rate = BOTS
    """Bots of one's own that are made or given another token."""
    mails: Rate = MAILS
    """E-mail that somebody has sent to an address: links for a new password, proofs."""
    requests: Rate = REQUESTS
    """Requests of any kind, the files of the page included."""


TOO_MANY: Final[dict[str, Sentence]] = {
    "play_messages": refusals.TOO_MANY_MESSAGES,
    "watch_messages": refusals.TOO_MANY_MESSAGES,
    "create_tables": refusals.TOO_MANY_TABLES,
    "joins": refusals.TOO_MANY_JOINS,
    "chat_lines": refusals.TOO_MANY_LINES,
    "guests": refusals.TOO_MANY_GUESTS,
    "registrations": refusals.TOO_MANY_ACCOUNTS,
    "logins": refusals.TOO_MANY_LOGINS,
    "hints": refusals.TOO_MANY_HINTS,
    "imports": refusals.TOO_MANY_IMPORTS,
    "webhooks": refusals.TOO_MANY_WEBHOOKS,
    "pushes": refusals.TOO_MANY_PUSHES,
    "seeks": refusals.TOO_MANY_SEEKS,
    "blocks": refusals.TOO_MANY_BLOCKS,
    "reports": refusals.TOO_MANY_REPORTS,
    "bots": refusals.TOO_MANY_TOKENS,
    "mails": refusals.TOO_MANY_MAILS,
    "requests": refusals.TOO_MANY_REQUESTS,
}
"""What there were too many of."""


class TooMany(Refused):
    """Something was done too often; `seconds` is how long to wait."""

    def __init__(self, limit: str, seconds: int) -> None:
        super().__init__(
            429,
            TOO_MANY[limit],
            refusals.TODO_WAIT_SECONDS.said(seconds=seconds),
            headers={"retry-after": str(seconds)},
        )
        self.limit: Final = limit
        self.seconds: Final = seconds


class _Measure:
    """The arithmetic of one rate, in whole nanoseconds, because sums of floats would drift."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._clock: Final = clock
        self.window: Final = rate.seconds * NANOSECONDS
        self.each: Final = self.window // rate.count

    def now(self) -> int:
        return round(self._clock() * NANOSECONDS)

    def missing(self, full_at: int, now: int, count: int) -> int:
        """How long until this many are allowed, for a bucket that will be full at this moment."""
        return max(0, max(full_at, now) + count * self.each - self.window - now)


class Bucket:
    """One bucket, for example that of a socket."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._measure: Final = _Measure(rate, clock)
        self._full_at = self._measure.now()

    def take(self, count: int = 1) -> bool:
        """Count this many more if they are allowed now, and say whether they were."""
        now = self._measure.now()
        if self._measure.missing(self._full_at, now, count):
            return False
        self._full_at = max(self._full_at, now) + count * self._measure.each
        return True


class Buckets:
    """A bucket for each key, up to a bound.

    A full bucket is the same as none, so only buckets that are not full are kept, least recently
    used first.
    """

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, most: int = MOST_KEYS) -> None:
        self._measure: Final = _Measure(rate, clock)
        self._most: Final = most
        self._full_at: Final[OrderedDict[str, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: str, count: int = 1) -> bool:
        """Count this many more for a key if they are allowed now, and say whether they were."""
        if self.wait(key, count):
            return False
        now = self._measure.now()
        self._full_at[key] = max(self._full_at.get(key, 0), now) + count * self._measure.each
        self._full_at.move_to_end(key)
        self._forget(now)
        return True

    def wait(self, key: str, count: int = 1) -> float:
        """Seconds until this many more are allowed for a key; 0.0 is now."""
        now = self._measure.now()
        return self._measure.missing(self._full_at.get(key, now), now, count) / NANOSECONDS

    def _forget(self, now: int) -> None:
        """Drop the least recently used buckets that are full or that there is no room for."""
        while self._full_at:
            quietest = next(iter(self._full_at))
            if self._full_at[quietest] > now and len(self._full_at) <= self._most:
                return
            del self._full_at[quietest]


class Limiter:
    """All limits of a server, by address and by person."""

    def __init__(
        self, limits: Limits | None = None, clock: Clock = time.monotonic, most: int = MOST_KEYS
    ) -> None:
        self.limits: Final = limits or Limits()
        self._clock: Final = clock
        self._buckets: Final = {
            field.name: Buckets(getattr(self.limits, field.name), clock, most)
            for field in fields(Limits)
        }

    def check(self, limit: str, *, address: str = "", person: str = "") -> None:
        """Count one, for the address and for the person; refuse if either is at its limit.

        A refusal counts for neither. The person is any key that stands for them: for login
        attempts it is the user name.
        """
        keys = [f"address {counted_address(address)}"] if address else []
        if person:
            keys.append(f"person {person}")
        if not keys:
            raise ValueError("a limit is for an address or a person")
        buckets = self._buckets[limit]
        longest = max(buckets.wait(key) for key in keys)
        if longest > 0:
            raise TooMany(limit, max(1, ceil(longest)))
        for key in keys:
            buckets.take(key)

    def socket(self, limit: str) -> Bucket:
        """The bucket for a new socket."""
        return Bucket(getattr(self.limits, limit), self._clock)


class RequestLimit:
    """The middleware that applies the `requests` limit to each address."""

    def __init__(
        self, app: ASGIApp, limits: Limiter, trusted_proxies: int, unlimited: frozenset[str]
    ) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self.trusted_proxies: Final = trusted_proxies
        self.unlimited: Final = unlimited
        """Paths that are not counted."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] not in self.unlimited:
            self.limits.check("requests", address=client_address(scope, self.trusted_proxies))
        await self.app(scope, receive, send)
