"""The rows of the tables, and what can be changed in a row.

Fields marked as JSON hold its text; the code that writes them also reads them. Times are seconds
since 1970. Rows that hold a secret do not show it when printed.
"""

import secrets
import unicodedata
from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

Status: TypeAlias = Literal["open", "running", "paused", "over", "aborted"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]
Author: TypeAlias = Literal["person", "bot", "order", "clock", "server"]
"""Who writes a line: an order is what a person left for an auction, a clock has run out."""
Room: TypeAlias = Literal["players", "spectators"]
RematchWord: TypeAlias = Literal["ask", "accept", "decline"]


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A guest, or somebody with an account: then with a user name and the hash of a password."""

    id: str
    name: str
    created_at: float
    username: str | None = None
    """As `plain_username` writes it, so that no two differ only in their case."""
    password: str | None = None
    language: str = "en"
    webhook: str | None = None
    webhook_secret: str | None = None
    """What the messages to the webhook are signed with."""
    banned_at: float | None = None
    """Since when the host lets them in no more."""
    host: bool = False
    """Whether they may do what a host does, on the host's page."""
    email: str | None = None
    """An address that they have proved to be theirs."""
    mail_turns: bool = True
    """Whether they are told of their turns there."""
    bot_of: str | None = None
    """Whose bot it is; it comes with a token, and never logs in."""

    def __repr__(self) -> str:
        return f"PersonRow(id={self.id!r}, name={self.name!r})"


class PersonChange(msgspec.Struct, frozen=True, kw_only=True):
    """What can change about a person; an account is given by `set_account`."""

    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET
    webhook: str | UnsetType | None = UNSET
    webhook_secret: str | UnsetType | None = UNSET
    password: str | UnsetType | None = UNSET
    banned_at: float | UnsetType | None = UNSET
    email: str | UnsetType | None = UNSET
    mail_turns: bool | UnsetType = UNSET

    def __repr__(self) -> str:
        return "PersonChange(…)"


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that identifies a person; the token itself is not stored."""

    token_hash: str
    person: str
    created_at: float
    seen_at: float

    def __repr__(self) -> str:
        return f"SessionRow(person={self.person!r})"


class PushRow(msgspec.Struct, frozen=True, kw_only=True):
    """A browser to notify of its person's turn: its address, and its keys in base64url."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    created_at: float

    def __repr__(self) -> str:
        return f"PushRow(person={self.person!r})"


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match: what was agreed on, its status, and the number of its last log line."""

    id: str
    link: str
    game: str
    players: int
    options: str = "{}"
    """JSON."""
    box: str | None = None
    start: str | None = None
    rules_version: int
    secret: str
    commitment: str
    nonces: str = "[]"
    """JSON."""
    status: Status = "open"
    listed: bool = False
    rated: bool = False
    spectators: bool = True
    clock: str | None = None
    """JSON."""
    created_by: str | None = None
    created_at: float
    started_at: float | None = None
    ended_at: float | None = None
    result: str | None = None
    """JSON."""
    version: int = 0
    """The seq of the last line; the first line has 1."""
    rematch_of: str | None = None
    search: str = ""
    """As `searchable` writes it."""
    hints: bool = True
    """Whether players may ask for hints, where it is not rated."""
    admits_bots: bool = False
    """Whether people's own bots may sit down though it is rated."""

    def __repr__(self) -> str:
        return f"MatchRow(id={self.id!r}, status={self.status!r}, version={self.version})"


class MatchChange(msgspec.Struct, frozen=True, kw_only=True):
    """Changes to a match; fields that are not given stay."""

    options: str | UnsetType = UNSET
    box: str | UnsetType | None = UNSET
    start: str | UnsetType | None = UNSET
    rules_version: int | UnsetType = UNSET
    nonces: str | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    clock: str | UnsetType | None = UNSET
    started_at: float | UnsetType | None = UNSET
    ended_at: float | UnsetType | None = UNSET
    result: str | UnsetType | None = UNSET
    rematch_of: str | UnsetType | None = UNSET
    search: str | UnsetType = UNSET

    def __repr__(self) -> str:
        return f"MatchChange(status={self.status!r}, …)"


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a match, and who sits in it."""

    match: str
    seat: int
    kind: SeatKind = "open"
    person: str | None = None
    bot: str | None = None
    away: bool = False
    """A bot plays for a person who left."""
    seconds_left: float | None = None
    nonce: str | None = None
    name: str | None = None
    """Of a bot, or of somebody at one device; otherwise the person's own name counts."""

    def __repr__(self) -> str:
        return f"SeatRow(match={self.match!r}, seat={self.seat}, kind={self.kind!r})"


class SeatChange(msgspec.Struct, frozen=True, kw_only=True):
    """Changes to a seat; fields that are not given stay."""

    kind: SeatKind | UnsetType = UNSET
    person: str | UnsetType | None = UNSET
    bot: str | UnsetType | None = UNSET
    away: bool | UnsetType = UNSET
    seconds_left: float | UnsetType | None = UNSET
    nonce: str | UnsetType | None = UNSET
    name: str | UnsetType | None = UNSET

    def __repr__(self) -> str:
        return f"SeatChange(kind={self.kind!r}, …)"


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line in the log of a match; it never changes."""

    match: str
    seq: int
    command_id: str
    seat: int
    kind: str
    action: str
    chance: str = "[]"
    """JSON: the draws that followed."""
    rule: str = ""
    at: float
    digest: str = ""
    author: Author = "person"

    def __repr__(self) -> str:
        return f"LogLine(match={self.match!r}, seq={self.seq}, kind={self.kind!r})"


class SnapshotRow(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a match after a line of its log."""

    match: str
    seq: int
    state: str

    def __repr__(self) -> str:
        return f"SnapshotRow(match={self.match!r}, seq={self.seq})"


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said at a match."""

    id: int
    match: str
    room: Room
    person: str
    name: str
    text: str
    at: float
    command_id: str | None = None
    """What the page called it; None is from before lines were counted once."""


class InvitationRow(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to the server; only the hash of its code is stored."""

    code_hash: str
    note: str
    uses_left: int
    created_at: float
    expires_at: float


class DeedRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the host did, or somebody to their own data."""

    id: int
    at: float
    deed: str
    whom: str
    detail: str
    by: str = ""
    """Who did it: a person; nobody is the command line."""


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """The token of a bot, which itself is not stored."""

    token_hash: str
    person: str
    created_at: float

    def __repr__(self) -> str:
        return f"TokenRow(person={self.person!r})"


TicketKind: TypeAlias = Literal["password", "email"]


class TicketRow(msgspec.Struct, frozen=True, kw_only=True):
    """A single-use link: for a new password, or to confirm the address in `detail`."""

    code_hash: str
    kind: TicketKind
    person: str
    detail: str
    expires_at: float

    def __repr__(self) -> str:
        return f"TicketRow(person={self.person!r}, kind={self.kind!r})"


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """How well a person plays a game with so many players, after so many rated matches."""

    person: str
    game: str
    players: int
    mu: float
    sigma: float
    matches: int


class RatingMoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a rated match did to the rating of the person in a seat, who may have had none."""

    match: str
    seat: int
    mu_before: float | None
    sigma_before: float | None
    mu: float
    sigma: float


class RatingChange(msgspec.Struct, frozen=True, kw_only=True):
    """New ratings for these people, computed from their current ones under a lock.

    `update` gets one row or None for each of the people, in their order. It runs inside a
    transaction, so it must only calculate.
    """

    people: tuple[str, ...]
    game: str
    players: int
    update: Callable[[Sequence[RatingRow | None]], Sequence[RatingRow]]


class RematchRow(msgspec.Struct, frozen=True, kw_only=True):
    """The reply of a seat to a rematch."""

    match: str
    seat: int
    word: RematchWord
    nonce: str | None = None

    def __repr__(self) -> str:
        return f"RematchRow(match={self.match!r}, seat={self.seat}, word={self.word!r})"


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A report about somebody to the host; `line` is the exact words that were said."""

    id: int
    reporter: str
    person: str
    reason: str
    match: str | None
    line: str | None
    text: str
    at: float
    line_number: int | None = None
    """The number of that line of chat, as long as it is there."""
    settled_at: float | None = None
    """Since when the host has nothing more to do about it."""


class WaitingRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits for others to play with; `match` is where they were found."""

    person: str
    id: str
    game: str
    pace: str
    players: int
    rated: bool
    rating: int
    window: int | None
    nonce: str | None
    since: float
    seen_at: float
    match: str | None = None

    def __repr__(self) -> str:
        return f"WaitingRow(person={self.person!r}, game={self.game!r}, pace={self.pace!r})"


class Appended(msgspec.Struct, frozen=True, kw_only=True):
    """A line that is in the log for good, along with everything that changes with it."""

    match: str
    version: int
    """The seq of the line, which is the version of the match now."""
    ratings: tuple[RatingRow, ...] = ()


def new_id() -> str:
    """A random id, which no command line mistakes for an option."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


def searchable(*words: str) -> str:
    """The text that a match can be found by, for `MatchRow.search`."""
    return " ".join(" ".join(words).casefold().split())


def plain_username(username: str) -> str:
    """A user name as it is stored and compared."""
    return unicodedata.normalize("NFKC", username).strip().casefold()
