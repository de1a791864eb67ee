"""Sentences by key: what is said stays data until somebody reads it in a language of theirs."""

from collections.abc import Mapping
from string import Formatter
from typing import Final, NamedTuple

from fiorino.core.wording import listed


class Thing(NamedTuple):
    """Something of the game by its name in files: the card “guards-8”, the seat “orange”."""

    kind: str
    name: str


Word = int | str | Thing | tuple[str, ...]
"""What fills a place of a sentence; a tuple of texts is a choice: “a, b or c”."""
Words = Mapping[str, Word]
NO_WORDS: Final[Words] = {}


class Sentence(NamedTuple):
    """A sentence with places, by its key in the catalogues, and in plain English.

    A place is written `{card}`. A number that its noun follows has both forms of the noun:
    `{coins:Florin|Florins}`.
    """

    key: str
    english: str

    def said(self, **words: Word) -> "Spoken":
        """The sentence with these words in its places."""
        parts = []
        for text, place, noun, _ in Formatter().parse(self.english):
            parts.append(text)
            if place is not None:
                parts.append(_in_english(words[place], noun or ""))
        return Spoken("".join(parts), self.key, words)


class Spoken(NamedTuple):
    """What is said: in plain English, for logs and programs, and by key and words, for people."""

    text: str
    key: str | None = None
    words: Words = NO_WORDS


Sayable = Spoken | Sentence | str
"""What can be said: with its words, without any, or as plain text for programs."""


def spoken(what: Sayable) -> Spoken:
    """What can be said, as it is said."""
    if isinstance(what, Spoken):
        return what
    return what.said() if isinstance(what, Sentence) else Spoken(what)


def _in_english(word: Word, noun: str) -> str:
    if isinstance(word, Thing):
        return word.name
    if isinstance(word, tuple):
        return listed(word)
    if not noun:
        return str(word)
    one, many = noun.split("|")
    return f"{word} {one if word == 1 else many}"
