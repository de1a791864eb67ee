"""Words in five languages: the Fluent catalogue that the page and the terminal share.

The files are beside this one, `<language>/*.ftl`. The page reads the same files with the same two
functions (`web/shell/language.svelte.ts`): NAME inflects a player's name, and THING is a word of
the game by its key, in a form that its attributes define.
"""

import logging
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal

from fiorino.core.errors import UnknownName
from fiorino.core.game import ENGLISH, LANGUAGES
from fiorino.core.wording import listed
from fiorino.locale.names import inflect

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["ENGLISH", "LANGUAGES", "Catalogue", "Marked", "Word", "catalogue", "find_language"]

SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system states its language: the first of these that is set counts."""

LONGEST_WORD: Final = 2000
"""Fluent refuses words that are much longer, which only an attacker would send."""

_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
"""Characters around a marked word, from a private-use area."""


class Marked(str):
    """A word that can be located in the sentence it went into, whatever form it took there."""

    __slots__ = ("bare", "number")

    bare: str
    number: int

    def __new__(cls, word: str, number: int) -> "Marked":
        bare = word.translate(dict.fromkeys(map(ord, (_OPEN, _MIDDLE, _CLOSE))))
        made = super().__new__(cls, f"{_OPEN}{number}{_MIDDLE}{bare}{_CLOSE}")
        made.bare, made.number = bare, number
        return made

    @staticmethod
    def parts(sentence: str) -> Iterator[tuple[str, int | None]]:
        """The parts of a sentence, each with the number of the word it came from, if any."""
        before, *marked = sentence.split(_OPEN)
        yield before, None
        for part in marked:
            number, _, rest = part.partition(_MIDDLE)
            word, _, after = rest.partition(_CLOSE)
            yield word, int(number)
            yield after, None


Word = str | int | float
"""The arguments of a sentence: a name, the key of a thing, a text, a number."""


class Catalogue:
    """The words of one language. A file is read when one of its keys is first requested."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._keys: Final[list[str]] = []
        self._areas: Final[set[str]] = set()
        """The prefixes of keys that have been requested."""

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # These imports would take half the time of a short command.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        functions: dict[str, Any] = {"NAME": self._name, "THING": self._thing_of}
        return FluentBundle([self.language], functions, use_isolating=False)

    @cached_property
    def _unread(self) -> list[str]:
        return _sources(self.language)

    def _read(self, area: str) -> None:
        """Read the files with keys of this area that have not been read yet."""
        from fluent.runtime import FluentResource  # noqa: PLC0415
        from fluent.syntax.ast import Message  # noqa: PLC0415

        begins = re.compile(rf"^{re.escape(area)}", re.MULTILINE)
        for text in [text for text in self._unread if begins.search(text)]:
            self._unread.remove(text)
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            for message in [entry for entry in resource.body if isinstance(entry, Message)]:
                name = message.id.name
                self._keys.extend([name] if message.value else [])
                self._keys.extend([f"{name}.{form.id.name}" for form in message.attributes])

    def text(self, key: str, **words: Word) -> str:
        """The text of a key, or of an attribute of it (“key.attribute”), with these words.

        What a language lacks is shown in English, and what English lacks is shown as its key; tests
        look for both.
        """
        pattern = self._pattern(key)
        if pattern is None:
            return key if self.language == ENGLISH else catalogue(ENGLISH).text(key, **words)
        given = {name: _given(word) for name, word in words.items()}
        text, faults = self._bundle.format_pattern(pattern, given)
        for fault in faults:
            logging.getLogger(__name__).warning("“%s” in %s: %s", key, self.language, fault)
        return str(text)

    def has(self, key: str) -> bool:
        """Whether this language has a text for this key."""
        return self._pattern(key) is not None

    def keys(self) -> list[str]:
        """Every key, and every attribute as “key.attribute”."""
        self._read("")
        return list(self._keys)

    def listed(self, words: Sequence[str], last: Literal["and", "or"] = "and") -> str:
        """Several things joined as this language joins them: “Corn, Wine and Oil”."""
        from babel.lists import format_list  # noqa: PLC0415

        style: Literal["standard", "or"] = "standard" if last == "and" else "or"
        place = "en_GB" if self.language == ENGLISH else self.language
        return format_list(words, style, locale=place)

    def thing(self, key: str, form: str = "") -> str:
        """A word of the game, possibly in a form; anything but a key is the word itself."""
        wanted = f"{key}.{form}"
        return self.text(wanted if form and self.has(wanted) else key)

    def _pattern(self, key: str) -> "Pattern | None":
        name, _, attribute = key.partition(".")
        area = name.partition("-")[0]
        if area not in self._areas:
            self._areas.add(area)
            self._read(area)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _name(self, name: object, form: object = "") -> str:
        if isinstance(name, Marked):
            return Marked(inflect(name.bare, str(form), self.language), name.number)
        return inflect(str(name), str(form), self.language)

    def _thing_of(self, key: object, form: object = "") -> str:
        if isinstance(key, Marked):
            return Marked(self.thing(key.bare, str(form)), key.number)
        return self.thing(str(key), str(form))


def _given(word: Word) -> object:
    """A word as Fluent takes it: numbers as the page writes them, without digit grouping."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    if not isinstance(word, str):
        return fluent_number(word, useGrouping=False)
    return word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…"


def _sources(language: str) -> list[str]:
    """The texts of the files of a language; none if it has no words yet."""
    folder = files(__name__).joinpath(language)
    found = list(folder.iterdir()) if folder.is_dir() else []
    return [file.read_text("utf-8") for file in found if file.name.endswith(".ftl")]


@cache
def catalogue(language: str) -> Catalogue:
    """The words of one of the `LANGUAGES`."""
    return Catalogue(_checked(language))


def find_language(wanted: str = "", environment: Mapping[str, str] = os.environ) -> str:
    """The requested language, or that of the system, or English.

    It is requested by an option or else by FIORINO_LANGUAGE, and must be one of ours.
    """
    asked = wanted or environment.get("FIORINO_LANGUAGE", "")
    if asked:
        return _checked(_code(asked))
    code = _code(next((environment[name] for name in SYSTEM if environment.get(name)), ""))
    return code if code in LANGUAGES else ENGLISH


def _code(said: str) -> str:
    """The language of “hu_HU.UTF-8”."""
    return re.split(r"[-_.@]", said.strip().lower())[0]


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownName(
            f"There are no words in “{language[:40]}”; the languages are {listed(LANGUAGES)}."
        )
    return language
