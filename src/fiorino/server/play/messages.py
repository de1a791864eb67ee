"""What pages and the live server say to each other. Every number, text and list is bounded.

The JSON Schema and the TypeScript types of the page are generated from these.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from fiorino.core.sentences import Sayable, Spoken, Thing, spoken
from fiorino.core.sentences import Word as SpokenWord
from fiorino.server.advice import AdviceShown

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
MatchId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
VISIBLE = r"^[^\u0000-\u001f\u007f]*$"
"""No control characters: no database and no terminal should meet them."""
AnswerText = Annotated[str, Meta(min_length=1, max_length=80, pattern=VISIBLE)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, pattern=VISIBLE)]


class Message(Struct, tag_field="kind", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """Something that a page says."""


class Watch(Message):
    """Show this match from now on; what happened after `since` first, if it is known."""

    match: MatchId
    since: Version | None = None
    link: Annotated[str, Meta(max_length=60)] | None = None


class Unwatch(Message):
    """Show it no more."""

    match: MatchId


class Lobby(Message):
    """Tell about open tables from now on."""


class Ping(Message):
    """Is somebody there?"""

    id: CommandId


class Command(Message):
    """Something that changes a match or asks about it; `id` makes it safe to send again."""

    id: CommandId
    match: MatchId


class Answer(Command):
    """The answer of my seat to what is asked at this version."""

    version: Version
    answer: AnswerText


class Preview(Command):
    """What that answer would bring about; nothing is logged."""

    version: Version
    answer: AnswerText


class Undo(Command):
    """Take my last answer back."""

    version: Version


class Resign(Command):
    """Give up."""


class Pause(Command):
    """I agree to a pause, or no longer."""

    agree: bool


class Away(Command):
    """A bot plays for me from now on, or no longer."""

    away: bool


class Standing(Command):
    """Bid for me in this auction up to a limit, or pass it; 0 takes the order back."""

    limit: Annotated[int, Meta(ge=0, le=999)] | None = None
    passing: bool = False


class Hint(Command):
    """What are the best answers, and what about this one?"""

    version: Version
    about: AnswerText | None = None


class Say(Command):
    """A line of chat."""

    room: Literal["players", "spectators"]
    text: ChatText


Incoming = (
    Watch
    | Unwatch
    | Lobby
    | Ping
    | Answer
    | Preview
    | Undo
    | Resign
    | Pause
    | Away
    | Standing
    | Hint
    | Say
)
Commands = Answer | Preview | Undo | Resign | Pause | Away | Standing | Hint | Say


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Minutes for each player, and seconds for each answer."""

    minutes: Annotated[float, Meta(ge=1, le=180)]
    increment: Annotated[float, Meta(ge=0, le=120)] = 0.0


class SlowClock(Struct, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """Days for each answer."""

    days: Annotated[float, Meta(ge=1, le=14)]


class Told(Struct, tag_field="kind", tag=lambda name: name.lower()):
    """Something that the server says."""


class SeatShown(Struct):
    """Who sits where, and their state."""

    seat: str
    player: str
    person: str | None
    bot: str | None
    away: bool
    connected: bool
    seconds_left: float | None


class Step(Struct):
    """One step of the log as this viewer sees it; empty if they may not see it."""

    version: int
    seat: str | None
    what: str
    answer: str | None
    rule: str | None
    at: float
    events: list[msgspec.Raw]


class Shown(Told):
    """The match as this viewer sees it now, and the steps since they saw it last."""

    match: str
    version: int
    status: str
    viewer: str | None
    seats: list[SeatShown]
    steps: list[Step]
    steps_left_out: int
    briefing: msgspec.Raw
    standing: "Orders | None" = None
    pausing: list[str] = []
    can_undo: bool = False


class Orders(Struct):
    """A standing order and its scope."""

    auction: str
    limit: int | None
    passing: bool


class Done(Told):
    """The command was carried out; the match is at this version or further."""

    id: str
    match: str
    version: int


class Pong(Told):
    """Somebody is."""

    id: str


class Named(Struct):
    """Something of the game by its name in files: the card “guards-8”, the seat “orange”."""

    kind: str
    name: str


Word = int | str | Named | list[str]
"""What fills a place of a sentence; a list of texts is a choice: “a, b or c”."""


class Wording(Struct):
    """A message of the catalogue and what stands in its places."""

    key: str
    words: dict[str, Word] = {}


class Refused(Told):
    """The command was not carried out."""

    id: str | None
    match: str | None
    reason: str
    what_to_do: str
    rule: str | None = None
    reason_key: Wording | None = None
    """The reason in the catalogue, to be said in the reader's language; so with what to do."""
    what_to_do_key: Wording | None = None


class Previewed(Told):
    """What an answer would bring about, up to the next draw or question."""

    id: str
    match: str
    version: int
    events: list[msgspec.Raw]
    purses: dict[str, list[int]]


class Hinted(Told):
    """The best answer, and advice; `values` and `reasons` are what 0.1 told of it, in figures."""

    id: str
    match: str
    version: int
    answer: str
    values: dict[str, float] = {}
    reasons: dict[str, float] = {}
    advice: AdviceShown | None = None
    """The best answers with their worth and the keys of their reasons; a lesson has none."""


class Said(Told):
    """A line of chat."""

    match: str
    room: str
    number: int
    person: str
    name: str
    text: str
    at: float


class OpenTable(Struct):
    """A table that can be joined."""

    match: str
    game: str
    players: int
    open_seats: int
    names: list[str]
    bots: list[str | None]
    time: LiveClock | SlowClock | None
    rated: bool
    created_by: str


class RunningTable(Struct):
    """A table that can be watched."""

    match: str
    game: str
    names: list[str]
    bots: list[str | None]
    time: LiveClock | SlowClock | None
    rated: bool
    version: int


class Tables(Told):
    """The open tables."""

    tables: list[OpenTable]


def refused(
    id: str | None, match: str | None, reason: Sayable, what_to_do: Sayable, rule: str | None = None
) -> Refused:
    """A refusal in English, and by keys for whoever speaks another language."""
    why, todo = spoken(reason), spoken(what_to_do)
    return Refused(id, match, why.text, todo.text, rule, wording(why), wording(todo))


def wording(said: Spoken) -> Wording | None:
    """What is said by its key, where it has one."""
    if said.key is None:
        return None
    return Wording(said.key, {place: _word(word) for place, word in said.words.items()})


def _word(word: SpokenWord) -> Word:
    if isinstance(word, Thing):
        return Named(word.kind, word.name)
    return list(word) if isinstance(word, tuple) else word


Outgoing = Shown | Done | Pong | Refused | Previewed | Hinted | Said | Tables

decoder: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)
command_decoder: Final[msgspec.json.Decoder[Commands]] = msgspec.json.Decoder(Commands)
encoder = msgspec.json.Encoder()
