"""What a line of the log can be, and a line that is not in the log yet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from fiorino.core.codec import encode
from fiorino.core.errors import FiorinoError
from fiorino.core.game import Setup
from fiorino.core.protocol import NOBODY, SPECTATOR, Event, Json, Result, Seat, Table
from fiorino.server.storage.rows import LogRow, MatchChange

START: Final = "start"
ANSWER: Final = "answer"
UNDO: Final = "undo"
RESIGN: Final = "resign"
TIMEOUT: Final = "timeout"
PAUSE: Final = "pause"
RESTART: Final = "restart"
"""The server was away; nobody's time has run meanwhile."""
RULES: Final = "rules"
"""From here on the match is played by other rules; a snapshot says how it stands."""

AGREE: Final = "agree"
PAUSED: Final = "paused"
"""Agreed, and with that everybody has."""
RESUME: Final = "resume"

BY_BOT: Final = "bot:"
"""What the ids of a bot's commands begin with. No id from outside has a colon."""
LONGEST_STORY: Final = 200
"""Of what a viewer missed, so many steps are told: the last ones."""
SNAPSHOT_EVERY: Final = 32


class Stale(FiorinoError):
    """A command that answers another version of the match."""


class Diverged(FiorinoError):
    """A line of the log that does not lead where it led when it was written."""


@dataclass(frozen=True)
class Told:
    """A line of the log and what happened by it."""

    row: LogRow
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Draft:
    """A line that may be added to the log, and how the match stands once it is there."""

    row: LogRow
    table: Table
    is_over: bool
    result: Result | None


def ended(table: Table, lost: Sequence[Seat]) -> bool:
    """Whether a match is over: by its rules, or because all but one have given up."""
    return table.seat() == NOBODY or len(lost) >= len(table.purses()) - 1


def result_of(table: Table, lost: Sequence[Seat]) -> Result | None:
    """How a match ended; who gave up does not win."""
    found = table.result()
    if not lost or not ended(table, lost):
        return found
    remaining = [Seat(seat) for seat in range(len(table.purses())) if seat not in lost]
    scores = table.purses() if found is None else found.scores
    winners = [] if found is None else [seat for seat in found.winners if seat not in lost]
    if not winners:
        best = max(scores[seat] for seat in remaining)
        winners = [seat for seat in remaining if scores[seat] == best]
    return Result(tuple(scores), tuple(winners))


def changes_of(draft: Draft) -> MatchChange | None:
    """What changes about a match with a line: that it is paused, goes on, or is over."""
    if draft.row.kind == PAUSE:
        return MatchChange(status="paused" if draft.row.action == PAUSED else "running")
    if not draft.is_over or draft.result is None:
        return None
    told = {
        "scores": list(draft.result.scores),
        "winners": list(draft.result.winners),
        "by": draft.row.kind,
    }
    return MatchChange(
        status="over", ended_at=draft.row.at, result=msgspec.json.encode(told).decode()
    )


def result_shown(result: Result | None, setup: Setup) -> Json:
    """A result as pages get it."""
    if result is None:
        return None
    names = setup.seat_names
    return {
        "scores": dict(zip(names, result.scores, strict=True)),
        "winners": [names[seat] for seat in result.winners],
    }


def shows_others(event: Event, seat: Seat, setup: Setup) -> bool:
    """Whether another seat sees more of an event than everybody does: then it has learnt it."""

    def seen(viewer: Seat) -> Json:
        part = event.seen_by(viewer)
        return None if part is None else encode(part, "event", setup.names)

    public = seen(SPECTATOR)
    return any(seen(Seat(other)) != public for other in range(setup.players) if other != seat)
