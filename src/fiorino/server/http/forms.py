"""HTTP requests and responses, beside the messages of the socket. Every field is bounded."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from fiorino.core.box import LARGEST_BOX
from fiorino.core.game import Game
from fiorino.core.options import choices
from fiorino.server.play import messages as say
from fiorino.server.play.table_messages import LiveClock, SlowClock

VISIBLE = say.VISIBLE
LINES = r"^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$"
"""No control characters but tabs and new lines."""

Word = say.Word
Nonce = say.Nonce
SeatName = Annotated[str, Meta(max_length=60, pattern=VISIBLE)]
Link = Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_-]*$")]


# Requests


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. A seat is “me”, “open” or a bot, with its style: “hard:bold”."""

    game: Word
    seats: Annotated[list[Word], Meta(min_length=2, max_length=5)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    box: Annotated[str, Meta(max_length=LARGEST_BOX, pattern=LINES)] | None = None
    listed: bool = False
    rated: bool = False
    spectators: bool = True
    clock: LiveClock | SlowClock | None = None
    nonce: Nonce | None = None
    admits_bots: Annotated[
        bool, Meta(description="Whether people's own bots may sit down at a rated table.")
    ] = False
    hints: Annotated[
        bool | None,
        Meta(description="Whether hints are allowed; by default only if one person plays."),
    ] = None
    names: Annotated[
        list[SeatName],
        Meta(max_length=5, description="Players who share one device; empty for my own name."),
    ] = []


class LevelsAsked(Struct, forbid_unknown_fields=True):
    """A game and its options, to learn how well the bot levels fit them."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=5)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    box: Annotated[str, Meta(max_length=40_000, pattern=LINES)] | None = None


class Joining(Struct, forbid_unknown_fields=True):
    """Sit down, with the link of an unlisted table and a nonce for the draws."""

    link: Link | None = None
    nonce: Nonce | None = None
    name: Annotated[Word | None, Meta(description="My name from now on; for guests.")] = None


class SeatingBot(Struct, forbid_unknown_fields=True):
    """Seat a bot at my table; without a bot, the seat opens again."""

    seat: Annotated[int, Meta(ge=0, le=4, description="The number of the seat, from 0.")]
    bot: Word | None


class Cloning(Struct, forbid_unknown_fields=True):
    """The step of the log to branch from."""

    move: Annotated[int, Meta(ge=1, le=1_000_000)]
    link: Link | None = None


class Myself(Struct, forbid_unknown_fields=True):
    """Changes to my profile; an empty webhook removes it."""

    name: Word | None = None
    language: Literal["en", "nl", "de", "hu", "it"] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=VISIBLE)] | None = None
    mail_turns: Annotated[
        bool | None, Meta(description="Whether to e-mail me when it is my turn in a slow match.")
    ] = None


Endpoint = Annotated[str, Meta(min_length=1, max_length=1024, pattern=VISIBLE)]
Key = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_=-]*$")]


class SubscriptionKeys(Struct):
    """The keys of a subscription, in base64url."""

    p256dh: Key
    auth: Key


class Subscription(Struct):
    """A browser's subscription to push messages; unknown fields are ignored."""

    endpoint: Endpoint
    keys: SubscriptionKeys


class Unsubscribing(Struct, forbid_unknown_fields=True):
    """The subscription to remove."""

    endpoint: Endpoint


class Muting(Struct, forbid_unknown_fields=True):
    """Mute or unmute a person."""

    person: Word
    muted: bool


class Noting(Struct, forbid_unknown_fields=True):
    """A private note on a match."""

    text: Annotated[str, Meta(max_length=5_000, pattern=LINES)]


# Responses


class Person(Struct):
    """Who you are."""

    id: str
    name: str
    language: str
    username: str | None
    webhook: str | None
    webhook_secret: Annotated[
        str | None, Meta(description="The key that signs messages to your webhook.")
    ]
    email: Annotated[str | None, Meta(description="Your verified address.")]
    mail_turns: bool
    host: Annotated[bool, Meta(description="Whether you are a host of this server.")]
    bot: Annotated[bool, Meta(description="Whether you are somebody's bot.")]


class PushKey(Struct):
    """The key for subscriptions; null if this server sends no push messages."""

    public_key: str | None


class Acknowledged(Struct):
    """Done, with nothing more to say."""

    done: bool = True


class GameOption(Struct):
    """An option of a game."""

    name: str
    values: list[str]
    usual: str
    says: str
    rule: str


def option_forms(game: Game) -> list[GameOption]:
    """What a table of a game may choose."""
    return [
        GameOption(
            name=option.name,
            values=list(option.values),
            usual=option.usual,
            says=option.says,
            rule=option.rule,
        )
        for option in choices(game.options_type)
    ]


class GameTitle(Struct):
    """A game's name, title and author."""

    name: str
    title: str
    author: str


class GameOffered(GameTitle):
    """A game that can be played."""

    catalogue: Annotated[
        str, Meta(description="Its catalogue of texts in each language; its keys start with this.")
    ]
    rule_prefix: Annotated[str, Meta(description="The letter that its rule numbers start with.")]
    has_secrets: Annotated[bool, Meta(description="Whether it has hidden information.")]
    players: Annotated[list[int], Meta(description="Possible numbers of players.")]
    seats: Annotated[
        list[str], Meta(description="Names of all seats; fewer players take the first ones.")
    ]
    options: list[GameOption]
    editions: Annotated[
        dict[str, dict[str, str]], Meta(description="Sets of options, chosen by “edition”.")
    ]
    lessons: Annotated[list[str], Meta(description="Names of its tutorials, in learning order.")]
    puzzles: Annotated[int, Meta(description="How many puzzles it has.")]
    styles: Annotated[list[str], Meta(description="Styles for its level bots, as in “hard:bold”.")]


class Preset(Struct):
    """A named time control."""

    name: str
    clock: LiveClock | SlowClock


class Offer(Struct):
    """All games, the bots that play all of them, and the usual time controls."""

    version: str
    bots: list[str]
    games: list[GameOffered]
    presets: list[Preset]
    claim_minutes: Annotated[
        int, Meta(description="Minutes after which a win over an absent player can be claimed.")
    ]
    mails: Annotated[bool, Meta(description="Whether this server sends e-mail.")]
    levels: Annotated[list[str], Meta(description="The bot levels, weakest first.")]


class LevelsTold(Struct):
    """How well the bot levels fit a game and its options.

    Untrained levels still search, but evaluate less accurately. Where they are “by-thumb”, every
    level plays by the rules of thumb.
    """

    readiness: Literal["trained", "untrained", "by-thumb"]


class RuleSentence(Struct):
    """One rule; text in *asterisks* is emphasized."""

    number: str
    text: str


class RuleChapter(Struct):
    """The number and title of a chapter of the rules."""

    number: str
    title: str


class RuleSection(RuleChapter):
    """A chapter of the rules."""

    rules: list[RuleSentence]


class RuleTable(Struct):
    """A table after the rules."""

    title: str
    text: str
    head: list[str]
    rows: list[list[str]]


class Rules(Struct):
    """All rules of a game in one language."""

    game: str
    title: str
    sections: list[RuleSection]
    tables: list[RuleTable]


class Outcome(Struct):
    """How a match ended; seats are numbered from 0."""

    scores: list[int]
    winners: list[int]
    by: Annotated[say.Ending, Meta(description="The kind of the last log line.")]


class Listed(Struct):
    """A match in a list."""

    match: str
    game: str
    players: int
    status: Literal["open", "running", "paused", "over", "aborted"]
    listed: bool
    rated: bool
    admits_bots: Annotated[
        bool, Meta(description="Whether people's own bots may sit down at a rated table.")
    ]
    spectators: bool
    hints: Annotated[bool, Meta(description="Whether its players may ask for hints.")]
    created_at: float
    ended_at: float | None
    version: int
    result: Outcome | None
    options: dict[str, str]
    time: LiveClock | SlowClock | None
    names: Annotated[list[str], Meta(description="Player names by seat; empty for a free seat.")]
    bots: list[str | None]
    people: Annotated[
        list[str | None],
        Meta(description="Ids of the people by seat; null for a bot or a free seat."),
    ]
    mine: Annotated[list[int], Meta(description="The caller's seats.")]


class MyMatch(Listed):
    """A match of mine."""

    asked: Annotated[bool, Meta(description="Whether it is my turn.")]


class Table(Listed):
    """A table as you may see it; the link is shown to players and to those who came by it."""

    link: str | None
    commitment: str
    seats: list[say.SeatShown]
    shown: Annotated[say.Shown | None, Meta(description="The match, if you may watch it.")]
    welcome: Annotated[
        Literal["seated", "join", "watch", "full"],
        Meta(
            description="You sit here; a seat is free for you; all seats are taken and you watch;"
            " or all seats are taken and watching is not allowed."
        ),
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
    """The commitment before the match, and the source of the draws after it."""

    commitment: str
    method: str
    secret: str | None = None
    nonces: list[str] | None = None
    seed: str | None = None
    draws_agree: bool | None = None


class RatingShown(Struct):
    """A rating, by game and number of players."""

    game: str
    players: int
    rating: int
    provisional: bool
    matches: int


class Reach(Struct):
    """Addresses at which others reach this server."""

    addresses: list[str]
    only_here: Annotated[bool, Meta(description="Whether only this machine reaches it.")]
    command: Annotated[
        str | None,
        Meta(description="The command that starts it for others, if they cannot reach it."),
    ] = None


class LessonAsk(Struct):
    """A question of a tutorial: the suggested answer and its consequences."""

    answer: str
    places: Annotated[list[str], Meta(description="What to look at on the board.")]
    preview: say.Previewed
    after: Annotated[
        say.Shown, Meta(description="The match after the others and chance have answered.")
    ]


class LessonStep(Struct):
    """A step of a tutorial; a step without a question is only read."""

    key: Annotated[str, Meta(description="The key of its texts in the catalogue.")]
    rules: list[str]
    places: list[str]
    shown: Annotated[
        say.Shown | None,
        Meta(description="The start of a new scene; null continues from the step before."),
    ]
    asks: list[LessonAsk]


class Lesson(Struct):
    """A tutorial, seen from the learner's seat."""

    game: str
    name: str
    seat: str
    parts: msgspec.Raw
    steps: list[LessonStep]


class Tried(Struct):
    """The consequences of an answer in a tutorial."""

    fine: Annotated[bool, Meta(description="Whether it is as good as the suggested answer.")]
    preview: say.Previewed
    after: say.Shown


class Health(Struct):
    """The server is up."""

    status: str
    version: str


class Ready(Struct):
    """Whether the database answers."""

    status: str
