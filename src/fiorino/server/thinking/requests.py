"""What thinking processes are asked, plain enough to be handed to another machine, and reply."""

from random import Random
from typing import TypeAlias

from msgspec import Struct

from fiorino.bots import find_bot
from fiorino.bots.advice import advise
from fiorino.core.box import read_box
from fiorino.core.codec import Reader, parse_json
from fiorino.core.decision import Decision
from fiorino.core.errors import BadPosition, FiorinoError
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server.advice import AdviceShown, shown


class Position(Struct, frozen=True):
    """A table at which a seat is asked, and by what it is played."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    box: str | None
    rules: int
    state: str
    """The table as JSON text; a bot is given a decision, which shows it no more than its view."""

    def decision(self) -> Decision:
        """What is asked there."""
        box = None if self.box is None else read_box(self.box)
        game = find_game(self.game, GAMES)
        setup = game.setup(self.players, dict(self.options), box, self.rules)
        state = parse_json(self.state, "the table", BadPosition)
        return Decision(setup, game.decode(Reader(state, "the table", BadPosition), setup))


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


class Thought(Struct, frozen=True, tag=True):
    """The answer of a bot, and the bot that gave it."""

    answer: str
    bot: str


class Advised(Struct, frozen=True, tag=True):
    """Advice about a position."""

    advice: AdviceShown


Request: TypeAlias = Think | Advise
Reply: TypeAlias = Thought | Advised


class BotFailed(FiorinoError):
    """A bot that gave no answer, or none of the legal ones.

    It tells only the kind of the fault: what a bot writes into its errors may tell of a hand.
    """


def reply_to(request: Request) -> Reply:
    """Think about a request, in this process."""
    if isinstance(request, Advise):
        return advised(request)
    return thought(request)


def thought(request: Think) -> Thought:
    """The answer of the bot, as text."""
    decision = request.position.decision()
    answer = find_bot(request.bot)(Random(request.seed)).answer(decision)
    if answer not in decision.options:
        raise BotFailed("an answer that is not among the options")
    return Thought(decision.notation.write(answer), request.bot)


def advised(request: Advise) -> Advised:
    """The best answers, and the one that is asked about."""
    decision = request.position.decision()
    about = None if request.about is None else decision.find(request.about)
    return Advised(shown(advise(decision, Random(request.seed), about), decision))
