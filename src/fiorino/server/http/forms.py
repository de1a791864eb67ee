"""What is asked and answered by HTTP, beside the messages of the socket. All of it is bounded."""

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


# What is taken


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that is wanted. A seat is “me”, “open” or a bot, with its style: “hard:bold”."""

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
        bool, Meta(description="Whether people's own bots may sit down though it is rated.")
    ] = False
    hints: Annotated[
        bool | None,
        Meta(description="Whether hints are given; if not said, where only one person plays."),
    ] = None
    names: Annotated[
        list[SeatName],
        Meta(max_length=5, description="Who sits where at one device; empty is my own name."),
    ] = []


class LevelsAsked(Struct, forbid_unknown_fields=True):
    """A game as it is wanted, to be told how far the levels of the bots are made for it."""

    game: Word
    players: Annotated[int, Meta(ge=2, le=5)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    box: Annotated[str, Meta(max_length=40_000, pattern=LINES)] | None = None


class Joining(Struct, forbid_unknown_fields=True):
    """Sitting down: with the link of a table that is not listed, and a nonce for the draws."""

    link: Link | None = None
    nonce: Nonce | None = None
    name: Annotated[Word | None, Meta(description="How I am called from now on; for guests.")] = (
        None
    )


class SeatingBot(Struct, forbid_unknown_fields=True):
    """A bot for an empty seat of my table; without one the seat is open again."""

    seat: Annotated[int, Meta(ge=0, le=4, description="The number of the seat, from 0.")]
    bot: Word | None


class Cloning(Struct, forbid_unknown_fields=True):
    """Which step of the log to try from."""

    move: Annotated[int, Meta(ge=1, le=1_000_000)]
    link: Link | None = None


class Myself(Struct, forbid_unknown_fields=True):
    """What I want changed about me; an empty webhook takes it away."""

    name: Word | None = None
    language: Literal["en", "nl", "de", "hu", "it"] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=VISIBLE)] | None = None
    mail_turns: Annotated[
        bool | None, Meta(description="Whether I am told of my turns in slow matches by e-mail.")
    ] = None


Endpoint = Annotated[str, Meta(min_length=1, max_length=1024, pattern=VISIBLE)]
Key = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_=-]*$")]


class SubscriptionKeys(Struct):
    """The keys of a subscription, in base64url."""

    p256dh: Key
    auth: Key


class Subscription(Struct):
    """A subscription to push messages as a browser gives it; what else it says is left aside."""

    endpoint: Endpoint
    keys: SubscriptionKeys


class Unsubscribing(Struct, forbid_unknown_fields=True):
    """The subscription that is taken back."""

    endpoint: Endpoint


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
    webhook_secret: Annotated[
        str | None, Meta(description="What messages to your webhook are signed with.")
    ]
    email: Annotated[str | None, Meta(description="An address that you have proved to be yours.")]
    mail_turns: bool
    host: Annotated[bool, Meta(description="Whether you are a host of this server.")]
    bot: Annotated[bool, Meta(description="Whether you are somebody's bot.")]


class PushKey(Struct):
    """The key to subscribe with; null where this server sends no push messages."""

    public_key: str | None


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
    """A game by its name, here and for the agents' server."""

    name: str
    title: str
    author: str


class GameOffered(GameTitle):
    """A game that can be played."""

    catalogue: Annotated[
        str, Meta(description="Its file of words in each language; its keys begin with this.")
    ]
    rule_prefix: Annotated[
        str, Meta(description="The capital letter that the numbers of its rules begin with.")
    ]
    has_secrets: Annotated[bool, Meta(description="Whether a player sees what others do not.")]
    players: Annotated[list[int], Meta(description="The numbers of players that it is for.")]
    seats: Annotated[
        list[str], Meta(description="The names of all seats; with fewer players, the first ones.")
    ]
    options: list[GameOption]
    editions: Annotated[
        dict[str, dict[str, str]], Meta(description="Sets of options, chosen by “edition”.")
    ]
    lessons: Annotated[
        list[str], Meta(description="Its tutorials by name, in the order in which they are learnt.")
    ]
    puzzles: Annotated[int, Meta(description="How many puzzles it has.")]
    styles: Annotated[
        list[str], Meta(description="Styles that its bots with a level can have: “hard:bold”.")
    ]


class Preset(Struct):
    """A pace of play by its name."""

    name: str
    clock: LiveClock | SlowClock


class Offer(Struct):
    """All games, the bots that can sit at any of them, and the usual paces."""

    version: str
    bots: list[str]
    games: list[GameOffered]
    presets: list[Preset]
    claim_minutes: Annotated[
        int, Meta(description="After so many minutes a win over somebody who is gone is claimed.")
    ]
    mails: Annotated[bool, Meta(description="Whether this server sends e-mail.")]
    levels: Annotated[list[str], Meta(description="The bots that have a level, the weakest first.")]


class LevelsTold(Struct):
    """How far the levels of the bots are made for a game as it is wanted.

    Untrained ones search all the same, and know less well what they find; those by thumb play by
    the rules of thumb, at every level alike.
    """

    readiness: Literal["trained", "untrained", "by-thumb"]


class RuleSentence(Struct):
    """One rule; what stands in *asterisks* is a mark."""

    number: str
    text: str


class RuleChapter(Struct):
    """A chapter of the rules by its title."""

    number: str
    title: str


class RuleSection(RuleChapter):
    """A chapter of the rules."""

    rules: list[RuleSentence]


class RuleTable(Struct):
    """A table behind the rules."""

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
    """How a match ended: seats by their number, from 0."""

    scores: list[int]
    winners: list[int]
    by: Annotated[say.Ending, Meta(description="What the last line of the log was.")]


class Listed(Struct):
    """A match in a list."""

    match: str
    game: str
    players: int
    status: Literal["open", "running", "paused", "over", "aborted"]
    listed: bool
    rated: bool
    admits_bots: Annotated[
        bool, Meta(description="Whether people's own bots may sit down though it is rated.")
    ]
    spectators: bool
    hints: Annotated[bool, Meta(description="Whether its players may ask for hints.")]
    created_at: float
    ended_at: float | None
    version: int
    result: Outcome | None
    options: dict[str, str]
    time: LiveClock | SlowClock | None
    names: Annotated[list[str], Meta(description="Who sits in each seat; empty where nobody.")]
    bots: list[str | None]
    people: Annotated[
        list[str | None], Meta(description="Their ids; null for a bot and where nobody sits.")
    ]
    mine: Annotated[list[int], Meta(description="The seats of whoever asks.")]


class MyMatch(Listed):
    """A match of mine."""

    asked: Annotated[bool, Meta(description="Whether it is for me to answer.")]


class Table(Listed):
    """A table as you may see it; its link is for those who sit there or know it."""

    link: str | None
    commitment: str
    seats: list[say.SeatShown]
    shown: Annotated[
        say.Shown | None, Meta(description="The match itself, where you may watch it.")
    ]
    welcome: Annotated[
        Literal["seated", "join", "watch", "full"],
        Meta(
            description="You sit here; a seat is open for you; every seat is taken and you watch;"
            " or it is full and nobody watches."
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


class Reach(Struct):
    """The addresses under which others reach this server."""

    addresses: list[str]
    only_here: Annotated[
        bool, Meta(description="Whether it listens on this machine alone; nobody else comes in.")
    ]
    command: Annotated[
        str | None, Meta(description="How to start it so that others reach it, where they cannot.")
    ] = None


class LessonAsk(Struct):
    """A question of a tutorial: the answer that is shown, and what it leads to."""

    answer: str
    places: Annotated[list[str], Meta(description="What to look at on the board.")]
    preview: say.Previewed
    after: Annotated[say.Shown, Meta(description="When others and chance have answered too.")]


class LessonStep(Struct):
    """A step of a tutorial; without a question it is read only."""

    key: Annotated[str, Meta(description="Its words are in the catalogue by this key.")]
    rules: list[str]
    places: list[str]
    shown: Annotated[
        say.Shown | None,
        Meta(description="Where a new scene begins; otherwise it goes on from the step before."),
    ]
    asks: list[LessonAsk]


class Lesson(Struct):
    """A tutorial as the engine plays it, seen from the learner's seat."""

    game: str
    name: str
    seat: str
    parts: msgspec.Raw
    steps: list[LessonStep]


class Tried(Struct):
    """What an answer in a tutorial leads to."""

    fine: Annotated[bool, Meta(description="Whether it is as good as the answer that is shown.")]
    preview: say.Previewed
    after: say.Shown


class Health(Struct):
    """That the server is there."""

    status: str
    version: str


class Ready(Struct):
    """Whether the database answers."""

    status: str
