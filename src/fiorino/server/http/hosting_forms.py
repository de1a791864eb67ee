"""The host's page: what a host is told, and what they do. All of it is bounded."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiorino.server.http.forms import Word
from fiorino.server.play import messages as say
from fiorino.server.settings import Access

Note = Annotated[str, Meta(max_length=200, pattern=say.VISIBLE)]
Number = Annotated[int, Meta(ge=1, le=9_007_199_254_740_991)]

# What is taken


class Deed(Struct, tag_field="deed", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """Something that a host does; every one is written down."""


class Ban(Deed):
    """Let somebody and their bots in no more."""

    person: Word
    reason: Note = ""


class Unban(Deed):
    """Let somebody in again."""

    person: Word


class Link(Deed):
    """Make a link for a new password, to hand over."""

    person: Word


class Forget(Deed):
    """Delete everything about somebody."""

    person: Word


class End(Deed):
    """Call a match off."""

    match: say.MatchId


class Remove(Deed):
    """Delete a match with everything that belongs to it."""

    match: say.MatchId


class Line(Deed):
    """Delete a line of chat."""

    match: say.MatchId
    number: Number


class Settle(Deed):
    """There is nothing more to do about a report."""

    report: Number


class Invite(Deed):
    """Make an invitation to the server."""

    uses: Annotated[int, Meta(ge=1, le=10_000)] = 1
    days: Annotated[int, Meta(ge=1, le=3650)] = 14
    note: Note = ""


class Withdraw(Deed):
    """An invitation is good no more."""

    invitation: Word


Deeds = Ban | Unban | Link | Forget | End | Remove | Line | Settle | Invite | Withdraw

# What is given


class DeedDone(Struct):
    """It is done; `told` is what to hand over: a code or a link, told only now."""

    told: str | None = None


class PersonSeen(Struct):
    """Somebody as a host sees them."""

    id: str
    name: str
    username: str | None
    created_at: float
    banned_at: float | None
    host: bool
    bot_of: str | None


class TableSeen(Struct):
    """A match as a host sees it."""

    match: str
    game: str
    status: Literal["open", "running", "paused", "over", "aborted"]
    version: int
    created_at: float
    listed: bool
    rated: bool
    names: list[str]


class LineSeen(Struct):
    """A line of chat as a host sees it."""

    number: int
    room: Literal["players", "spectators"]
    person: str
    name: str
    text: str
    at: float


class InvitationSeen(Struct):
    """An invitation that is still good."""

    id: str
    note: str
    uses_left: int
    created_at: float
    expires_at: float


class DeedSeen(Struct):
    """Something that was done."""

    number: int
    at: float
    deed: str
    whom: str
    whom_name: Annotated[str | None, Meta(description="Their name, where it was to a person.")]
    detail: str
    by: Annotated[str | None, Meta(description="Who did it; null is the command line.")]


class ServerHealth(Struct):
    """How the server is."""

    version: str
    database: Literal["sqlite", "postgresql"]
    writable: bool
    access: Access
    mails: bool
    matches: dict[str, int]
    people: int
    accounts: int
    connected: Annotated[int, Meta(description="Open pages at the process that answers.")]
    reports: Annotated[int, Meta(description="Reports that are not settled.")]
