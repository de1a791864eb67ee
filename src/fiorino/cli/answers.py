"""Reading answers as they are typed."""

from collections.abc import Sequence

from fiorino.cli.language import speak
from fiorino.cli.screens import Screen
from fiorino.cli.screens.page import number_family
from fiorino.core.decision import Decision
from fiorino.core.errors import BadNotation, FiorinoError, IllegalAction
from fiorino.core.notation import is_number
from fiorino.core.protocol import Action
from fiorino.locale import Catalogue


def typed_answer(
    words: Catalogue, text: str, decision: Decision, commands: Sequence[str]
) -> Action:
    """The action that was typed: a number from the list, a number as such, or notation."""
    if is_number(text):
        verb, numbers = number_family(decision.texts())
        if not numbers:
            if not text.isdecimal() or not 1 <= int(text) <= len(decision.options):
                raise FiorinoError(
                    words.text("terminal-answers-numbered", last=len(decision.options))
                )
            return decision.options[int(text) - 1]
        text = f"{verb} {text}"
    return decision.notation.read(text, decision.options, commands)


def refused_answer(screen: Screen, refused: FiorinoError) -> str:
    """Why a line is refused, in the language of this terminal."""
    words = screen.words
    why = speak(words, refused.said, screen.word)
    if isinstance(refused, IllegalAction):
        return words.text("terminal-not-allowed", reason=why, rule=refused.rule)
    if isinstance(refused, BadNotation):
        return f"{why} ({words.text('terminal-more-help')})"
    return why
