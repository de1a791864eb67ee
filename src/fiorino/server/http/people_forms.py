"""People among each other: profiles, the leaderboard, blocks and reports. All of it is bounded."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiorino.server.http.forms import LINES, Listed, RatingShown, Word
from fiorino.server.play import messages as say

# What is taken


class Blocking(Struct, forbid_unknown_fields=True):
    """Whom not to meet and not to hear, or to meet again."""

    person: Word
    blocked: bool


class Reporting(Struct, forbid_unknown_fields=True):
    """What somebody did that the host should know of."""

    person: Word
    reason: Literal["abuse", "cheating", "stalling", "name", "other"]
    match: say.MatchId | None = None
    line: (
        Annotated[
            int,
            Meta(ge=1, le=9_007_199_254_740_991, description="The number of a line of chat there."),
        ]
        | None
    ) = None
    text: Annotated[str, Meta(max_length=1_000, pattern=LINES)] = ""


# What is given


class Watcher(Struct):
    """Somebody who looks at a match and does not sit at it."""

    person: str
    name: str


class GameStanding(Struct):
    """How many public matches of a game somebody has played to the end, and won."""

    game: str
    matches: int
    wins: int


class Profile(Struct):
    """Somebody as others see them; of a guest only the name is told."""

    id: str
    name: str
    guest: bool
    since: float | None = None
    bot_of: Annotated[
        str | None, Meta(description="Of a bot, the name of the person whose bot it is.")
    ] = None
    ratings: list[RatingShown] = []
    games: list[GameStanding] = []
    recent: list[Listed] = []


class Leader(Struct):
    """A place on the leaderboard."""

    place: int
    person: str
    name: str
    rating: int
    matches: int


class Leaderboard(Struct):
    """The best rated players of a game with so many players; guests are not on it."""

    game: str
    players: int
    leaders: list[Leader]


class Blocked(Struct):
    """Somebody whom you have blocked."""

    person: str
    name: str


class Report(Struct):
    """What somebody told the host."""

    number: int
    at: float
    reporter: str
    reporter_name: str
    person: str
    name: str
    reason: str
    match: str | None
    line: str | None
    line_number: Annotated[
        int | None, Meta(description="The number of that line of chat, as long as it is there.")
    ]
    text: str
    settled_at: float | None
