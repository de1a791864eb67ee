"""What a line of the log can be, and a line that is not in the log yet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from fiorino.core.errors import FiorinoError
from fiorino.core.match import Draft
from fiorino.core.protocol import NOBODY, Event, Result, Seat, Table
from fiorino.server.storage.rows import Author, LogLine, MatchChange

START: Final = "start"
ANSWER: Final = "answer"
UNDO: Final = "undo"
RESIGN: Final = "resign"
TIMEOUT: Final = "timeout"
CLAIM: Final = "claim"
"""A seat was gone for long while it was asked, and the seat that is named claimed the win."""
LOST: Final = (RESIGN, TIMEOUT, CLAIM)
PAUSE: Final = "pause"
TAKEBACK: Final = "takeback"
"""Somebody asks to take their last deed back, or another one says something to that."""
RESTART: Final = "restart"
"""The server was away; nobody's time has run meanwhile."""
RULES: Final = "rules"
"""From here on the match is played by other rules; a snapshot says how it stands."""

AGREE: Final = "agree"
PAUSED: Final = "paused"
"""Agreed, and with that everybody has."""
DECLINE: Final = "decline"
RESUME: Final = "resume"
WITHDRAW: Final = "withdraw"
"""A pause that was asked for, or agreed to, is wanted no more."""
ASK: Final = "ask"
ACCEPT: Final = "accept"
TAKEN: Final = "taken"
"""Accepted, and with that everybody has: what was asked about is taken back."""
ALONE: Final = "alone"
"""Taken back at once, since nobody had to be asked."""

AUTHORS: Final[Mapping[str, Author]] = {
    START: "server",
    RESTART: "server",
    RULES: "server",
    TIMEOUT: "clock",
}
"""Who writes lines of these kinds; those of other kinds are a person's unless it is said."""
FREE: Final = frozenset[Author](("bot", "server"))
"""While these write, nobody's time runs."""
LONGEST_STORY: Final = 200
"""Of what a viewer missed, so many steps are told: the last ones."""
SNAPSHOT_EVERY: Final = 32


@dataclass(frozen=True)
class LineId:
    """What a line of the log is known by: its command, and its place among the lines of that.

    Ids from outside have no colon and no slash, and those that the server makes have no slash.
    """

    command: str
    place: int = 0

    def __str__(self) -> str:
        return self.command if self.place == 0 else f"{self.command}/{self.place}"

    @classmethod
    def of(cls, row: LogLine) -> "LineId":
        """What a line of the log is known by."""
        command, _, place = row.command_id.partition("/")
        return cls(command, int(place or 0))


@dataclass(frozen=True)
class Reached:
    """How far the lines of a command came, and why not further."""

    version: int
    fault: FiorinoError | None = None


class Stale(FiorinoError):
    """A command that answers another version of the match."""


class Diverged(FiorinoError):
    """A line of the log that does not lead where it led when it was written."""


@dataclass(frozen=True)
class PlayedLine:
    """A line of the log and what happened by it."""

    row: LogLine
    events: tuple[Event, ...]
    undoes: int = 0
    """How many answers were taken back by it."""


@dataclass(frozen=True)
class DraftLine:
    """A line that may be added to the log, and how the match stands once it is there."""

    row: LogLine
    draft: Draft
    is_over: bool
    result: Result | None

    @property
    def table(self) -> Table:
        return self.draft.table

    @property
    def undoes(self) -> int:
        """How many answers are taken back by it."""
        return self.draft.undoes


def ended(table: Table, lost: Sequence[Seat], players: int) -> bool:
    """Whether a match is over: by its rules, or because all but one have given up."""
    return table.seat() == NOBODY or len(lost) >= players - 1


def result_of(table: Table, lost: Sequence[Seat], players: int) -> Result | None:
    """How a match ended; who gave up does not win."""
    found = table.result()
    if not lost or not ended(table, lost, players):
        return found
    remaining = [Seat(seat) for seat in range(players) if seat not in lost]
    scores = table.purses() if found is None else found.scores
    winners = [] if found is None else [seat for seat in found.winners if seat not in lost]
    if not winners:
        best = max(scores[seat] for seat in remaining)
        winners = [seat for seat in remaining if scores[seat] == best]
    return Result(tuple(scores), tuple(winners))


def changes_of(draft: DraftLine) -> MatchChange | None:
    """What changes about a match with a line: that it is paused, goes on, or is over."""
    if draft.row.kind == PAUSE:
        return MatchChange(status="paused" if draft.row.action == PAUSED else "running")
    if not draft.is_over or draft.result is None:
        return None
    return ending(draft.result, draft.row.kind, draft.row.at)


def ending(result: Result, by: str, at: float) -> MatchChange:
    """What changes about a match that has ended, by a line of this kind."""
    told = {"scores": list(result.scores), "winners": list(result.winners), "by": by}
    return MatchChange(status="over", ended_at=at, result=msgspec.json.encode(told).decode())
