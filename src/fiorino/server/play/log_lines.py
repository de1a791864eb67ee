"""The kinds of log lines, and drafts of lines that are not in the log yet."""

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
"""A seat was gone for long while it was asked, and the named seat claimed the win."""
LOST: Final = (RESIGN, TIMEOUT, CLAIM)
PAUSE: Final = "pause"
TAKEBACK: Final = "takeback"
"""Somebody asks to take back their last deed, or somebody replies to that."""
RESTART: Final = "restart"
"""The server was down; nobody's clock ran meanwhile."""
RULES: Final = "rules"
"""From here on the match is played under other rules; a snapshot holds its state."""

AGREE: Final = "agree"
PAUSED: Final = "paused"
"""Accepted, as the last to do so."""
DECLINE: Final = "decline"
RESUME: Final = "resume"
WITHDRAW: Final = "withdraw"
"""A request for a pause, or an agreement to it, is withdrawn."""
ASK: Final = "ask"
ACCEPT: Final = "accept"
TAKEN: Final = "taken"
"""Accepted, as the last to do so: the answers are taken back."""
ALONE: Final = "alone"
"""Taken back at once, because nobody had to be asked."""

AUTHORS: Final[Mapping[str, Author]] = {
    START: "server",
    RESTART: "server",
    RULES: "server",
    TIMEOUT: "clock",
}
"""The authors of lines of these kinds; other lines are a person's unless stated otherwise."""
FREE: Final = frozenset[Author](("bot", "server"))
"""Lines by these authors charge nobody's clock."""
LONGEST_STORY: Final = 200
"""How many of the steps that a viewer missed are sent: the last ones."""
SNAPSHOT_EVERY: Final = 32


@dataclass(frozen=True)
class LineId:
    """The id of a log line: its command, and its place among the lines of that command.

    Ids from outside contain neither colon nor slash, and ids made by the server contain no slash.
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
    """How far the lines of a command got, and why no further."""

    version: int
    fault: FiorinoError | None = None


class Stale(FiorinoError):
    """A command for another version of the match."""


class Diverged(FiorinoError):
    """A log line that no longer has the effect it had when it was written."""


@dataclass(frozen=True)
class PlayedLine:
    """A log line and its effects."""

    row: LogLine
    events: tuple[Event, ...]
    undoes: int = 0
    """How many answers it took back."""


@dataclass(frozen=True)
class DraftLine:
    """A line that may be added to the log, and the state of the match after it."""

    row: LogLine
    draft: Draft
    is_over: bool
    result: Result | None

    @property
    def table(self) -> Table:
        return self.draft.table

    @property
    def undoes(self) -> int:
        """How many answers it takes back."""
        return self.draft.undoes


def ended(table: Table, lost: Sequence[Seat], players: int) -> bool:
    """Whether a match is over: by its rules, or because all but one have given up."""
    return table.seat() == NOBODY or len(lost) >= players - 1


def result_of(table: Table, lost: Sequence[Seat], players: int) -> Result | None:
    """How a match ended; a seat that gave up does not win."""
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
    """How a line changes the status of a match: paused, running or over."""
    if draft.row.kind == PAUSE:
        return MatchChange(status="paused" if draft.row.action == PAUSED else "running")
    if not draft.is_over or draft.result is None:
        return None
    return ending(draft.result, draft.row.kind, draft.row.at)


def ending(result: Result, by: str, at: float) -> MatchChange:
    """How a line of this kind changes a match that it ends."""
    told = {"scores": list(result.scores), "winners": list(result.winners), "by": by}
    return MatchChange(status="over", ended_at=at, result=msgspec.json.encode(told).decode())
