"""Everything that can be refused, each with one sentence for people."""

from typing import Final

from fiorino.core.sentences import Sentence, Spoken, Word


class Objection:
    """Why an answer is not allowed: the rule, and a sentence with its words."""

    def __init__(self, rule: str, sentence: Sentence, /, **words: Word) -> None:
        self.rule: Final = rule
        self.said: Final = sentence.said(**words)


class FiorinoError(Exception):
    """The base of all errors; the message says what was wrong and what to do.

    Refusals that people see at a table are a `Sentence` with its words, so that page and terminal
    can show them in the reader's language. Plain text is for programs and files.
    """

    def __init__(self, sentence: Sentence | str, /, **words: Word) -> None:
        self.said = sentence.said(**words) if isinstance(sentence, Sentence) else Spoken(sentence)
        super().__init__(self.said.text)


class IllegalAction(FiorinoError):
    """An answer that the rules do not allow, with the number of the rule."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.said.text)
        self.objection = objection
        self.rule = objection.rule
        self.said = objection.said

    @property
    def reason(self) -> str:
        """The sentence without its rule."""
        return self.said.text

    def __str__(self) -> str:
        return f"{self.reason} (rule {self.rule})"

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[object, ...]]:
        return IllegalAction, (self.objection,)


class BadNotation(FiorinoError):
    """A text that means no action."""


class BadOption(FiorinoError):
    """An option of a game that does not exist, or has no such value."""


class BadBox(FiorinoError):
    """Component data that breaks a stated constraint."""


class BadPosition(FiorinoError):
    """A table that cannot occur."""


class BadRecord(FiorinoError):
    """A file that is not a whole, unchanged record of a match."""


class UnknownName(FiorinoError):
    """A game, bot or seat of this name does not exist."""


class LawBroken(AssertionError):
    """A law of `fiorino.core.laws` does not hold: a bug in a game, never a fault of a player."""


def missing(extra: str, fault: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, naming the extra that provides the missing module."""
    return ModuleNotFoundError(
        f"{fault.name} is not installed; in a clone of Fiorino, run: pip install '.[{extra}]'.",
        name=fault.name,
    )
