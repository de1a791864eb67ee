"""Requests to worker processes and their replies, plain enough to send to another machine."""

from dataclasses import replace
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct

from fiorino.bots import find_bot
from fiorino.bots.advice import advise
from fiorino.bots.foreign import BotFault
from fiorino.bots.levels import readiness
from fiorino.bots.review import weigh
from fiorino.bots.spec import MOST_SECONDS, known_spec
from fiorino.core.box import read_box
from fiorino.core.codec import Reader, parse_json
from fiorino.core.decision import Decision
from fiorino.core.errors import BadPosition, FiorinoError
from fiorino.core.game import Setup
from fiorino.core.record import find_game
from fiorino.core.strength import Readiness
from fiorino.games import GAMES
from fiorino.server.advice import AdviceShown, shown


class Laid(Struct, frozen=True):
    """What is played: the game, box, options and rules."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    box: str | None
    rules: int | None = None

    def setup(self) -> Setup:
        box = None if self.box is None else read_box(self.box)
        game = find_game(self.game, GAMES)
        return game.setup(self.players, dict(self.options), box, self.rules)


class Position(Laid, frozen=True, kw_only=True):
    """A table at which a seat is asked."""

    state: str
    """The table as JSON text; a bot only gets a decision, which never leaks hidden information."""

    def decision(self) -> Decision:
        """What is asked there."""
        setup = self.setup()
        state = parse_json(self.state, "the table", BadPosition)
        return Decision(setup, setup.game.decode(Reader(state, "the table", BadPosition), setup))


class Think(Struct, frozen=True, tag=True):
    """What does this bot answer?"""

    position: Position
    bot: str
    seed: str


class Advise(Struct, frozen=True, tag=True):
    """Which answers are best, and what about this one?"""

    position: Position
    seed: str
    about: str | None = None


class Given(Struct, frozen=True):
    """A decision of a match that is over: the number of its entry, and the answer."""

    position: Position
    number: int
    answer: str


class Weigh(Struct, frozen=True, tag=True):
    """What were these answers worth?"""

    given: tuple[Given, ...]
    nodes: int


class Prepare(Struct, frozen=True, tag=True):
    """How far are the levels made for this?"""

    laid: Laid


class Thought(Struct, frozen=True, tag=True):
    """The answer of a bot, and the bot that gave it."""

    answer: str
    bot: str


class Advised(Struct, frozen=True, tag=True):
    """Advice about a position."""

    advice: AdviceShown


class Weighed(Struct, frozen=True, tag=True):
    """What answers were worth, in the order of the request."""

    advice: list[AdviceShown]


class Prepared(Struct, frozen=True, tag=True):
    """How far the levels are made for a setup."""

    readiness: Readiness


Request: TypeAlias = Think | Advise | Weigh | Prepare
Reply: TypeAlias = Thought | Advised | Weighed | Prepared


NOT_OFFERED: Final = "an answer that is not among the options"


class BotFailed(FiorinoError):
    """A bot that gave no answer, or an illegal one.

    It names only the kind of fault: a bot's error messages may reveal a hand.
    """


def reply_to(request: Request) -> Reply:
    """Compute the reply to a request, in this process."""
    if isinstance(request, Advise):
        return advised(request)
    if isinstance(request, Weigh):
        return weighed(request)
    if isinstance(request, Prepare):
        return prepared(request)
    return thought(request)


def prepared(request: Prepare) -> Prepared:
    """How far the levels are made for what is laid."""
    return Prepared(readiness(request.laid.setup()))


def thought(request: Think) -> Thought:
    """The answer of the bot, as text."""
    decision = request.position.decision()
    try:
        answer = find_bot(in_time(request.bot))(Random(request.seed)).answer(decision)
    except BotFault as fault:
        why = NOT_OFFERED if fault.has_answered else type(fault.__cause__).__name__
        raise BotFailed(why) from None
    if answer not in decision.options:
        raise BotFailed(NOT_OFFERED)
    return Thought(decision.notation.write(answer), request.bot)


def in_time(bot: str) -> str:
    """The same bot, limited so that it answers in time on a busy machine, if it has a level."""
    spec = known_spec(bot)
    if spec is None or spec.level is None or spec.limit is not None:
        return bot
    return replace(spec, seconds=MOST_SECONDS).write()


def advised(request: Advise) -> Advised:
    """The best answers, and the one that is asked about."""
    decision = request.position.decision()
    about = None if request.about is None else decision.find(request.about)
    return Advised(shown(advise(decision, Random(request.seed), about), decision))


def weighed(request: Weigh) -> Weighed:
    """What the given answers are worth compared to the best ones."""
    found = []
    for given in request.given:
        decision = given.position.decision()
        advice = weigh(decision, given.number, decision.find(given.answer), request.nodes)
        found.append(shown(advice, decision))
    return Weighed(found)
