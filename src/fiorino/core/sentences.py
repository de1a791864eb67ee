"""Sentences by key: what is said stays data until somebody reads it in a language of theirs."""

from collections.abc import Mapping
from string import Formatter
from typing import NamedTuple

from fiorino.core.wording import listed


class Thing(NamedTuple):
    """Something of the game by its name in files: the card “guards-8”, the seat “orange”."""

    kind: str
    name: str


Word = int | str | Thing | tuple[str, ...]
"""What fills a place of a sentence; a tuple of texts is a choice: “a, b or c”."""
Words = Mapping[str, Word]


class Sentence(NamedTuple):
    """A sentence with places, by its key in the catalogues, and in plain English.

    A place is written `{card}`. A number that its noun follows has both forms of the noun:
    `{coins:Florin|Florins}`.
    """

    key: str
    english: str

    def filled(self, words: Words) -> str:
        """The sentence in English, for logs, records and programs."""
        said = []
        for text, place, noun, _ in Formatter().parse(self.english):
            said.append(text)
            if place is not None:
                said.append(_spoken(words[place], noun or ""))
        return "".join(said)


def _spoken(word: Word, noun: str) -> str:
    if isinstance(word, Thing):
        return word.name
    if isinstance(word, tuple):
        return listed(word)
    if not noun:
        return str(word)
    one, many = noun.split("|")
    return f"{word} {one if word == 1 else many}"
