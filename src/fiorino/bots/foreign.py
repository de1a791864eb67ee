"""Bots of others: what they answer is read and checked, and a fault is told in a sentence."""

import traceback
from typing import Final, Protocol

from fiorino.core.decision import Decision
from fiorino.core.errors import BadNotation, FiorinoError
from fiorino.core.protocol import Action


class AnyBot(Protocol):
    """What a bot of anybody may answer: one of `decision.options`, or its text."""

    def answer(self, decision: Decision) -> Action | str:
        """The answer."""


class BotFault(FiorinoError):
    """A bot that failed, or answered what the rules do not allow: whose, where, which question."""

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
        """Whether it gave an answer, one that is not allowed; otherwise it failed."""
        self.match: Final = match

    def __reduce__(self) -> tuple[object, ...]:
        return BotFault, (self.bot, self.asked, self.fault, self.has_answered, self.match)

    def told_of(self, match: str) -> "BotFault":
        """The same fault, with the match that it happened in."""
        return BotFault(self.bot, self.asked, self.fault, self.has_answered, match)


class ForeignBot:
    """Plays as the bot inside does, whose answer may be text, and refuses what is not allowed."""

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


def _told(fault: Exception) -> str:
    """An error with the place where it was raised."""
    *_, last = traceback.extract_tb(fault.__traceback__)
    return f"{type(fault).__name__}: {str(fault)[:200]} ({last.filename}, line {last.lineno})"
