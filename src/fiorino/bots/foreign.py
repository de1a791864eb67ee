"""Third-party bots: their answers are read and checked, and a fault is reported in a sentence."""

import traceback
from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from fiorino.core.decision import Decision
from fiorino.core.errors import BadNotation, FiorinoError
from fiorino.core.protocol import Action


class AnyBot(Protocol):
    """A third-party bot, which may answer with one of `decision.options`, or with its text."""

    def answer(self, decision: Decision) -> Action | str:
        """The answer."""


class BotFault(FiorinoError):
    """A bot that failed or answered illegally: which bot, where, and at which question."""

    def __init__(
        self, bot: str, asked: str, fault: str, has_answered: bool, match: str = ""
    ) -> None:
        at = f" in {match}" if match else ""
        super().__init__(f"The bot {bot}{at} was asked {asked} and {fault}")
        self.bot: Final = bot
        self.asked: Final = asked
        """The question, who was asked it, and by which rule."""
        self.fault: Final = fault
        self.has_answered: Final = has_answered
        """Whether it gave an illegal answer; otherwise it failed."""
        self.match: Final = match

    def __reduce__(self) -> tuple[object, ...]:
        return BotFault, (self.bot, self.asked, self.fault, self.has_answered, self.match)

    def told_of(self, match: str) -> "BotFault":
        """The same fault, with the match in which it happened."""
        return BotFault(self.bot, self.asked, self.fault, self.has_answered, match)


class ForeignBot:
    """Plays like the bot inside, whose answers may be text, and refuses illegal ones."""

    def __init__(self, bot: AnyBot, name: str) -> None:
        self.bot: Final = bot
        self.name: Final = name

    def __repr__(self) -> str:
        return f"<ForeignBot {self.name}>"

    def answer(self, decision: Decision) -> Action:
        try:
            given = self.bot.answer(decision)
        except Exception as fault:
            raise self._fault(decision, f"failed: {_told(fault)}.", False) from fault
        if isinstance(given, str):
            try:
                action = decision.notation.read(given, decision.options)
            except BadNotation as fault:
                raise self._fault(decision, f"answered “{given[:60]}”: {fault}") from None
        elif isinstance(given, Action):
            action = given
        else:
            must = "an answer is one of decision.options, or its text."
            raise self._fault(decision, f"answered {str(given)[:60]}: {must}")
        if action not in decision.options:
            shown = f"“{given[:60]}”" if isinstance(given, str) else str(given)
            why = decision.objection(action)
            raise self._fault(decision, f"answered {shown}: {why.said.text} (rule {why.rule})")
        return action

    def _fault(self, decision: Decision, fault: str, has_answered: bool = True) -> BotFault:
        seat = decision.setup.seat_name(decision.seat)
        asked = f"{decision.question} (seat {seat}, rule {decision.rule})"
        return BotFault(self.name, asked, fault, has_answered)


def make_foreign(maker: Callable[[Random], AnyBot], rng: Random, name: str) -> ForeignBot:
    """A bot of a third-party class, with its own randomness."""
    try:
        return ForeignBot(maker(rng), name)
    except Exception as fault:
        must = "Its class is called with one argument, a random.Random."
        raise FiorinoError(f"The bot {name} cannot be made: {_told(fault)}. {must}") from fault


def _told(fault: Exception) -> str:
    """An error with its location, unless that is the call of the bot itself."""
    _, *inner = traceback.extract_tb(fault.__traceback__)
    at = f" ({inner[-1].filename}, line {inner[-1].lineno})" if inner else ""
    return f"{type(fault).__name__}: {str(fault)[:200]}{at}"
