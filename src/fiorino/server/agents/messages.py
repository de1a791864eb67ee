"""The messages of the agents' server; what it shares with the live one is in `http.forms`."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from fiorino.core.box import LARGEST_BOX
from fiorino.server.advice import AdviceShown
from fiorino.server.http.forms import GameOption, GameTitle, RuleChapter, RuleSentence

FAR: Final = 10**9
"""No number in a message is larger."""

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Text = Annotated[str, Meta(max_length=200)]
Whole = Annotated[int, Meta(ge=0, le=FAR)]
RuleNumber = Annotated[str, Meta(description="The number of a rule, for example M3.1.")]


def said(description: str) -> Meta:
    """A remark of the schema about a field."""
    return Meta(description=description)


class NewMatch(Struct, forbid_unknown_fields=True):
    """What begins a match."""

    game: Annotated[Name, said("The name of a game; GET /games lists them.")]
    seats: Annotated[
        list[Name],
        Meta(min_length=1, max_length=20),
        said("Who sits in each seat: “agent”, at least once, or the name of a bot."),
    ]
    players: Annotated[Whole | None, said("How many seats; as many as `seats` names.")] = None
    options: Annotated[
        dict[Name, Name], Meta(max_length=50), said("Options of the game, by name.")
    ] = msgspec.field(default_factory=dict)
    box: Annotated[
        Annotated[str, Meta(max_length=LARGEST_BOX)] | None,
        said("Component data in place of the usual: the text of a box file (TOML)."),
    ] = None
    seed: Annotated[
        Text | Whole | None, said("The same seed gives the same draws; usually a secret one.")
    ] = None


class GivenSeat(Struct):
    """A seat of a match that begins."""

    seat: str
    player: str
    token: Annotated[
        str | None,
        said("What opens this seat, as `Authorization: Bearer …`; null for the seat of a bot."),
    ]


class Begun(Struct):
    """A match that has begun."""

    match: Annotated[str, said("The name of the match, for the addresses under /matches/.")]
    game: str
    seats: list[GivenSeat]
    warnings: Annotated[list[str], said("What is unusual about the box.")]


class GivenAnswer(Struct, forbid_unknown_fields=True):
    """An answer to the question of a briefing: its text or its index."""

    version: Annotated[
        Whole, said("The version of the briefing that is answered. A repeat is not played again.")
    ]
    answer: Annotated[Text | None, said("The text of a legal answer, for example “price 18”.")] = (
        None
    )
    index: Annotated[Whole | None, said("Or its index.")] = None


class GivenAdvice(Struct, forbid_unknown_fields=True):
    """Advice about the question of a briefing."""

    version: Annotated[int, said("The version of the briefing that it is about.")]
    advice: AdviceShown


class SingleAnswer(Struct, tag_field="kind", tag="single", forbid_unknown_fields=True):
    """One legal answer."""

    text: str
    index: int
    rule: RuleNumber


class AnswerRange(Struct, tag_field="kind", tag="range", forbid_unknown_fields=True):
    """Legal answers that differ in a number: any whole number within the bounds is one."""

    pattern: Annotated[
        str, said("The text of an answer is this with the number in place of {number}.")
    ]
    first: Annotated[int, said("The lowest number.")] = msgspec.field(name="from")
    last: Annotated[int, said("The highest number.")] = msgspec.field(name="to")
    first_index: Annotated[
        int, said("The index of the lowest number; that of n is first_index + n - from.")
    ]
    rule: RuleNumber


class Question(Struct, forbid_unknown_fields=True):
    """What is being asked."""

    seat: Annotated[str, said("The seat that is asked.")]
    name: Annotated[str, said("The name of the question, for example “name-price”.")]
    rule: RuleNumber
    rule_text: str


class PlayerAtSeat(Struct, forbid_unknown_fields=True):
    """Who sits where."""

    seat: str
    player: str


class Happening(Struct, forbid_unknown_fields=True):
    """Something that happened, as this seat saw it."""

    line: Annotated[int, said("The line of the log; 0 is the laying of the table.")]
    rule: RuleNumber
    fact: Annotated[
        dict[str, Any], said("The name of the event under “event”, and what it is about.")
    ]


class Outcome(Struct, forbid_unknown_fields=True):
    """How the match ended."""

    scores: dict[str, int]
    winners: list[str]


class Briefing(Struct, forbid_unknown_fields=True):
    """What the agent of a seat needs for one decision, and nothing that the seat may not know."""

    game: str
    title: str
    rules_version: int
    options: Annotated[dict[str, str], said("The options of the game, each with its value.")]
    version: Annotated[int, said("How many lines the log has; an answer names it.")]
    seat: Annotated[str, said("The seat that is briefed.")]
    players: Annotated[
        list[PlayerAtSeat], said("All seats in order; in the view, seat 0 is the first of them.")
    ]
    asked: Annotated[bool, said("Whether it is for this seat to answer.")]
    over: Annotated[bool, said("Whether the match is over.")]
    question: Annotated[Question | None, said("What is being asked, of this seat or another.")]
    answers: Annotated[
        list[SingleAnswer | AnswerRange],
        said("Every legal answer of this seat; empty while it is not asked."),
    ]
    events: Annotated[
        list[Happening], said("What happened from the seat's last answer on, the outcome included.")
    ]
    events_left_out: Annotated[int, said("How many events before these are not told.")]
    view: Annotated[dict[str, Any], said("The table as the seat sees it.")]
    rules: Annotated[dict[str, str], said("The sentence of every rule that the briefing names.")]
    result: Outcome | None


class GameOffered(GameTitle):
    """A game that can be played."""

    rules_version: int
    players: Annotated[list[int], said("The numbers of players that it is for.")]
    has_secrets: Annotated[bool, said("Whether a player sees what others do not.")]
    editions: Annotated[list[str], said("Values of the option “edition”, which sets others.")]
    options: list[GameOption]


class Games(Struct):
    """All games, and the bots that can sit at any of them."""

    games: list[GameOffered]
    bots: list[str]


class NumberedRule(RuleSentence):
    """One numbered sentence."""

    ruling: Annotated[bool, said("Whether the rulebooks are silent and we decided.")]


class RuleSection(RuleChapter):
    """A chapter of the rules."""

    rules: list[NumberedRule]


class Rules(Struct):
    """The rules of a game."""

    game: str
    rules_version: int
    sections: list[RuleSection]


class Health(Struct):
    """That the server is there."""

    status: str
    fiorino: str
