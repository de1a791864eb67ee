"""What can be refused, each with one sentence that a person understands."""

from typing import Final

from fiorino.core.sentences import Sentence, Word, Words


class Objection:
    """Why an answer is not allowed: the rule, and a sentence with its words."""

    def __init__(self, rule: str, sentence: Sentence, /, **words: Word) -> None:
        self.rule: Final = rule
        self.sentence: Final = sentence
        self.words: Final[Words] = words

    @property
    def key(self) -> str:
        """The key of its sentence in the catalogues."""
        return self.sentence.key


class FiorinoError(Exception):
    """Something was asked that cannot be done; the message says what was wrong and what to do.

    What a person may meet at a table is said by a `Sentence` and its words, so that page and
    terminal can say it in the reader's language. Plain text is for programs and files.
    """

    def __init__(self, said: Sentence | str, /, **words: Word) -> None:
        super().__init__(said.filled(words) if isinstance(said, Sentence) else said)
        self.sentence = said if isinstance(said, Sentence) else None
        self.words: Words = words

    @property
    def key(self) -> str | None:
        """The key of its sentence in the catalogues, where it has one."""
        return self.sentence.key if self.sentence is not None else None


class IllegalAction(FiorinoError):
    """An answer that the rules do not allow, with the number of the rule."""

    sentence: Sentence

    def __init__(self, objection: Objection) -> None:
        super().__init__(objection.sentence, **objection.words)
        self.objection = objection
        self.rule = objection.rule
        self.reason = objection.sentence.filled(objection.words)

    def __str__(self) -> str:
        return f"{self.reason} (rule {self.rule})"

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[object, ...]]:
        return IllegalAction, (self.objection,)


class BadNotation(FiorinoError):
    """A text that names no action."""


class BadOption(FiorinoError):
    """An option of a game that does not exist, or has no such value."""


class BadBox(FiorinoError):
    """Component data that breaks a stated constraint."""


class BadPosition(FiorinoError):
    """A table that cannot occur."""


class BadRecord(FiorinoError):
    """A file that is not a whole, unchanged record of a match."""


class UnknownName(FiorinoError):
    """A game, bot or seat that nobody knows by this name."""


class LawBroken(AssertionError):
    """A law of `fiorino.core.laws` does not hold: a bug in a game, never a fault of a player."""
