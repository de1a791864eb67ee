"""What is asked and answered by HTTP, beside the messages of the socket. All of it is bounded."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiorino.server import messages as say

VISIBLE = say.VISIBLE
LINES = r"^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$"
"""No control characters but tabs and new lines."""

Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=VISIBLE)]
Link = Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_-]*$")]


# What is taken


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Minutes for each player, and seconds for each answer."""

    minutes: Annotated[float, Meta(ge=1, le=180)]
    increment: Annotated[float, Meta(ge=0, le=120)] = 0.0


class SlowClock(Struct, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """Days for each answer."""

    days: Annotated[float, Meta(ge=1, le=14)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that is wanted. A seat is “me”, “open” or a bot."""

    game: Word
    seats: Annotated[list[Word], Meta(min_length=2, max_length=5)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    box: Annotated[str, Meta(max_length=40_000, pattern=LINES)] | None = None
    listed: bool = False
    rated: bool = False
    spectators: bool = True
    clock: LiveClock | SlowClock | None = None


class Joining(Struct, forbid_unknown_fields=True):
    """Sitting down: with the link of a table that is not listed, and a nonce for the draws."""

    link: Link | None = None
    nonce: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")] | None = None


class Cloning(Struct, forbid_unknown_fields=True):
    """Which step of the log to try from."""

    move: Annotated[int, Meta(ge=1, le=1_000_000)]
    link: Link | None = None


class Myself(Struct, forbid_unknown_fields=True):
    """What I want changed about me; an empty webhook takes it away."""

    name: Word | None = None
    language: Literal["en", "nl", "de", "hu", "it"] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=VISIBLE)] | None = None


class Account(Struct, forbid_unknown_fields=True):
    """A user name and a password."""

    username: Word
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Muting(Struct, forbid_unknown_fields=True):
    """Whom not to hear, or to hear again."""

    person: Word
    muted: bool


class Noting(Struct, forbid_unknown_fields=True):
    """A private note on a match."""

    text: Annotated[str, Meta(max_length=5_000, pattern=LINES)]


# What is given


class Person(Struct):
    """Who you are."""

    id: str
    name: str
    language: str
    username: str | None
    webhook: str | None


class Acknowledged(Struct):
    """It is done, and there is nothing to tell about it."""

    done: bool = True


class GameOption(Struct):
    """An option of a game."""

    name: str
    values: list[str]
    usual: str
    says: str
    rule: str


class GameOffered(Struct):
    """A game that can be played."""

    name: str
    title: str
    author: str
    players: Annotated[list[int], Meta(description="The numbers of players that it is for.")]
    options: list[GameOption]
    editions: list[str]


class Offer(Struct):
    """All games, and the bots that can sit at any of them."""

    version: str
    bots: list[str]
    games: list[GameOffered]


class Outcome(Struct):
    """How a match ended: seats by their number, from 0."""

    scores: list[int]
    winners: list[int]
    by: Annotated[str, Meta(description="The last line of the log: answer, resign, timeout.")]


class Listed(Struct):
    """A match in a list."""

    match: str
    game: str
    players: int
    status: Literal["open", "running", "paused", "over", "aborted"]
    listed: bool
    rated: bool
    spectators: bool
    created_at: float
    ended_at: float | None
    version: int
    result: Outcome | None


class MyMatch(Listed):
    """A match of mine."""

    asked: Annotated[bool, Meta(description="Whether it is for me to answer.")]


class Table(Listed):
    """A table as you may see it; its link is for those who sit there or know it."""

    link: str | None
    commitment: str
    options: dict[str, str]
    seats: list[say.SeatShown]
    shown: Annotated[
        say.Shown | None, Meta(description="The match itself, where you may watch it.")
    ]


class ChatLine(Struct):
    """A line of chat."""

    number: int
    room: str
    person: str
    name: str
    text: str
    at: float


class Note(Struct):
    """A private note."""

    text: str


class Fairness(Struct):
    """What was promised before the match, and after it what the draws came from."""

    commitment: str
    method: str
    secret: str | None = None
    nonces: list[str] | None = None
    seed: str | None = None
    draws_agree: bool | None = None


class RatingShown(Struct):
    """How well somebody plays a game with so many players."""

    game: str
    players: int
    rating: int
    provisional: bool
    matches: int


class Health(Struct):
    """That the server is there."""

    status: str
    version: str


class Ready(Struct):
    """Whether the database answers."""

    status: str
