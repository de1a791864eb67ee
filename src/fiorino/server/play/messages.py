"""What pages and the live server say to each other. Every number, text and list is bounded.

The JSON Schema and the TypeScript types of the page are generated from these.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from fiorino.core.protocol import Json
from fiorino.core.sentences import Sayable, Spoken, Thing, spoken
from fiorino.core.sentences import Word as SpokenWord
from fiorino.server.advice import AdviceShown
from fiorino.server.play.table_messages import OpenTable, Waiting

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
MatchId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
VISIBLE = r"^[^\u0000-\u001f\u007f]*$"
"""No control characters: no database and no terminal should meet them."""
AnswerText = Annotated[str, Meta(min_length=1, max_length=80, pattern=VISIBLE)]
Course = Annotated[list[AnswerText], Meta(max_length=40)]
"""Answers that follow one another; a walk through all of Siena is shorter."""
ChatText = Annotated[str, Meta(min_length=1, max_length=300, pattern=VISIBLE)]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=VISIBLE)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
"""What a seat adds to the seed of the draws."""
Lost = Literal["resign", "timeout", "claim"]
"""Why a seat has lost: it resigned, its time ran out, or it was gone and the win was claimed."""
Ending = Literal["answer", "resign", "timeout", "claim"]
"""What ended a match: an answer by the rules, or the last seat but one that was lost."""


class Message(Struct, tag_field="kind", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """Something that a page says."""


class Watch(Message):
    """Show this match from now on; what happened after `since` first, if it is known."""

    match: MatchId
    since: Version | None = None
    link: Annotated[str, Meta(max_length=60)] | None = None
    changes: bool = False
    """Once the match was shown whole, tell only what has changed since."""


class Unwatch(Message):
    """Show it no more."""

    match: MatchId


class Lobby(Message):
    """Tell about open tables from now on."""


class Seek(Message):
    """Find me others to play with; it ends with `unseek`, with this socket, or at a table."""

    id: CommandId
    game: Word
    pace: Word
    """A preset of /api/games, by its name."""
    players: Annotated[int, Meta(ge=2, le=5)] = 2
    rated: bool = False
    window: Annotated[int, Meta(ge=25, le=2000)] | None = None
    """By how much the others' rating may differ from mine; null is any."""
    nonce: Nonce | None = None


class Unseek(Message):
    """I wait no more."""


class Ping(Message):
    """Is somebody there?"""

    id: CommandId


class Command(Message):
    """Something that changes a match or asks about it; `id` makes it safe to send again."""

    id: CommandId
    match: MatchId


class Answer(Command):
    """The answer of my seat to what is asked at this version, and to what it is asked `then`."""

    version: Version
    answer: AnswerText
    then: Course = []


class Preview(Command):
    """What these answers would bring about; nothing is logged."""

    version: Version
    answer: AnswerText
    then: Course = []


class Undo(Command):
    """Take my last answer back, or all of my answers after the version `to`."""

    version: Version
    to: Version | None = None


class Resign(Command):
    """Give up."""


class Pause(Command):
    """I agree to a pause, or no longer."""

    agree: bool


class Takeback(Command):
    """I ask to take my last deed back, or answer somebody who does; or I ask it no more."""

    word: Literal["ask", "accept", "decline", "withdraw"]


class Away(Command):
    """A bot plays for me from now on, or no longer."""

    away: bool


class Rematch(Command):
    """I want to play this again, or accept it; or I take it back, or decline it."""

    agree: bool
    nonce: Nonce | None = None
    """What I add to the seed of the new match."""


class Claim(Command):
    """This seat is asked and has been gone for long: I claim the win over it."""

    seat: Word


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
    | Seek
    | Unseek
    | Ping
    | Answer
    | Preview
    | Undo
    | Takeback
    | Resign
    | Pause
    | Rematch
    | Claim
    | Away
    | Standing
    | Hint
    | Say
)
Commands = (
    Answer
    | Preview
    | Undo
    | Takeback
    | Resign
    | Pause
    | Rematch
    | Claim
    | Away
    | Standing
    | Hint
    | Say
)


class Told(Struct, tag_field="kind", tag=lambda name: name.lower()):
    """Something that the server says."""


Briefing = dict[str, Json]
"""What a viewer sees of the table, and their legal answers, part by part."""


class SeatShown(Struct):
    """Who sits where, and their state."""

    seat: str
    player: str
    person: str | None
    bot: str | None
    """The bot by its kind or level; its style, if it has one, stands behind everything else."""
    away: bool
    connected: bool
    seconds_left: float | None
    lost: Lost | None = None
    """Why this seat has lost already, while others may play on."""
    claim_in: int | None = None
    """Whole seconds until another player may claim the win over it; null where nobody may."""
    style: str | None = None
    """How a bot plays, whatever its level."""


class TableOffer(Struct):
    """Something that one player asks of the others; it ends when one of them declines."""

    kind: Literal["pause", "takeback", "rematch"]
    asker: str = field(name="from")
    """The seat that asks."""
    accepted_by: list[str]
    waiting_for: list[str]
    """The seats that have not answered yet."""
    declined_by: str | None = None


class RatingMove(Struct):
    """What a rated match did to the rating of a seat."""

    seat: str
    before: int
    after: int
    provisional: bool


class Step(Struct):
    """One step of the log as this viewer sees it; empty if they may not see it."""

    version: int
    seat: str | None
    what: str
    answer: str | None
    rule: str | None
    at: float
    events: list[msgspec.Raw]
    undoes: int = 0
    """How many answers are taken back by it."""


class Common(Struct):
    """What everybody sees alike of a match that is shown."""

    seats: list[SeatShown]
    pausing: list[str]
    offers: list[TableOffer]
    watching: int
    ended: Ending | None
    ratings: list[RatingMove]


class Orders(Struct):
    """A standing order and its scope."""

    auction: str
    limit: int | None
    passing: bool


class Shown(Told):
    """The match as this viewer sees it now, and the steps since they saw it last."""

    match: str
    version: int
    status: str
    viewer: str | None
    seats: list[SeatShown]
    steps: list[Step]
    steps_left_out: int
    briefing: Any
    """A `Briefing`; anything in the schema, since each game has a type of its own."""
    standing: Orders | None = None
    pausing: list[str] = []
    can_undo: bool = False
    can_ask_back: bool = False
    """Whether I may ask the others to take my last deed back, and cannot undo it by myself."""
    offers: list[TableOffer] = []
    rematch: str | None = None
    """The match that follows this one, once all have agreed."""
    watching: int = 0
    """How many watch who do not sit here."""
    ended: Ending | None = None
    ratings: list[RatingMove] = []
    hints: bool = False
    """Whether hints are given here now."""
    resigning: Literal["ends", "bot"] | None = None
    """What comes of it if I resign: the match ends, or a bot plays on for me."""


_SAID_ANYWAY: Final = frozenset({"match", "version", "steps", "steps_left_out", "briefing"})
_CHANGING: Final = [each for each in msgspec.structs.fields(Shown) if each.name not in _SAID_ANYWAY]
CHANGING: Final = tuple(each.name for each in _CHANGING)
"""The fields of `shown` that are told only where they have changed."""

if TYPE_CHECKING:
    ShownFields = Struct
else:
    ShownFields = msgspec.defstruct(
        "ShownFields",
        [(each.name, each.type | msgspec.UnsetType, msgspec.UNSET) for each in _CHANGING],
        module=__name__,
    )
    ShownFields.__doc__ = "The fields of `shown` that are not as they were told before."


class Changed(Told):
    """What is new for a viewer who watches with `changes`; all else is as it was told before."""

    match: str
    version: int
    steps: list[Step]
    """The steps since the viewer was told last."""
    shown: ShownFields
    briefing: dict[str, Any]
    """The parts of the briefing that are new as a whole."""
    inside: dict[str, dict[str, Any]]
    """The new entries of other parts of the briefing, by the name of the part."""


class Done(Told):
    """The command was carried out; the match is at this version or further."""

    id: str
    match: str
    version: int
    rest: "Refused | None" = None
    """Why the last answers of several were not played: a draw or another seat came between."""


class Pong(Told):
    """Somebody is."""

    id: str


class Named(Struct):
    """Something of the game by its name in files: the card “guards-8”, the seat “orange”."""

    kind: str
    name: str


Filling = int | str | Named | list[str]
"""What fills a place of a sentence; a list of texts is a choice: “a, b or c”."""


class Wording(Struct):
    """A message of the catalogue and what stands in its places."""

    key: str
    words: dict[str, Filling] = {}


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


class Unsaid(Told):
    """A line of chat that a host has removed."""

    match: str
    number: int


class Tables(Told):
    """The open tables, and who waits for others to play with."""

    tables: list[OpenTable]
    waiting: list[Waiting] = []


class Seeking(Told):
    """You wait for others to play with."""

    id: str


class Paired(Told):
    """Others were found; the match begins at once."""

    id: str
    match: str


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


def _word(word: SpokenWord) -> Filling:
    if isinstance(word, Thing):
        return Named(word.kind, word.name)
    return list(word) if isinstance(word, tuple) else word


Outgoing = (
    Shown
    | Changed
    | Done
    | Pong
    | Refused
    | Previewed
    | Hinted
    | Said
    | Unsaid
    | Tables
    | Seeking
    | Paired
)

decoder: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)
command_decoder: Final[msgspec.json.Decoder[Commands]] = msgspec.json.Decoder(Commands)
encoder = msgspec.json.Encoder()


class _Encoded:
    """The last message that was encoded: often many are told the same, one after the other."""

    def __init__(self) -> None:
        self.message: Told | None = None
        self.frame = b""


_last: Final = _Encoded()


def encoded(message: Told) -> bytes:
    """A message as it is sent; nobody changes it afterwards."""
    if message is not _last.message:
        _last.frame = encoder.encode(message)
        _last.message = message
    return _last.frame
