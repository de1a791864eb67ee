"""Every language says everything that English says, about the same things, in words of its own."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.syntax import ast

from fiorino.core.game import ENGLISH, LANGUAGES

from .international import WORDS, WORDS_OF
from .sources import FAMILIES, says_attribute, used_keys
from .texts import CATEGORIES, Contents, assert_none, entries, forms, messages, texts

OTHERS: Final = LANGUAGES[1:]
NAME_FORMS: Final = {"genitive", "dative", "accusative", "ablative", "agent"}
"""The forms of names that `fiorino.locale.names` knows, in one language or another."""


def both(language: str) -> Iterator[tuple[str, Contents, Contents]]:
    """Every text that English and this language have."""
    english, others = texts(ENGLISH), texts(language)
    for key in english.keys() & others.keys():
        yield key, english[key], others[key]


# The files themselves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    junk = [
        f"{file}: {entry.content}"
        for file, entry in entries(language)
        if isinstance(entry, ast.Junk)
    ]
    assert_none(junk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice(language: str) -> None:
    said = Counter(message.id.name for _, message in messages(language))
    for _, message in messages(language):
        said.update(f"{message.id.name}.{one.id.name}" for one in message.attributes)
    assert_none(key for key, count in said.items() if count > 1)


# The same keys, in the same files


@pytest.mark.parametrize("language", OTHERS)
def test_every_key_of_english_is_there(language: str) -> None:
    wanted = {f"{file}: {message.id.name}" for file, message in messages(ENGLISH)}
    assert_none(wanted - {f"{file}: {one.id.name}" for file, one in messages(language)})


@pytest.mark.parametrize("language", OTHERS)
def test_no_key_is_there_that_english_does_not_have(language: str) -> None:
    known = {f"{file}: {message.id.name}" for file, message in messages(ENGLISH)}
    assert_none({f"{file}: {one.id.name}" for file, one in messages(language)} - known)


@pytest.mark.parametrize("language", OTHERS)
def test_every_attribute_that_sources_say_is_there(language: str) -> None:
    """A form of a word is another matter: each language has those that its sentences ask for."""
    used = used_keys()
    missing = []
    for key in texts(ENGLISH).keys() - texts(language).keys():
        message, dot, name = key.partition(".")
        is_said = key in used.said | used.named or says_attribute(name, used)
        if dot and message in texts(language) and (is_said or name not in forms(ENGLISH)):
            missing.append(key)
    assert_none(missing)


@pytest.mark.parametrize("language", OTHERS)
def test_every_other_attribute_is_a_form_that_is_asked_for(language: str) -> None:
    asked = forms(language)
    own = texts(language).keys() - texts(ENGLISH).keys()
    assert_none(key for key in own if "." in key and key.partition(".")[2] not in asked)


# About the same things


@pytest.mark.parametrize("language", OTHERS)
def test_no_variable_is_lost(language: str) -> None:
    """A number that only chooses between texts may be left out where a language does not choose."""
    lost = [
        f"{key}: {name}"
        for key, english, other in both(language)
        for name in english.shown - other.variables
    ]
    assert_none(lost)


@pytest.mark.parametrize("language", OTHERS)
def test_no_variable_is_made_up(language: str) -> None:
    made_up = [
        f"{key}: {name}"
        for key, english, other in both(language)
        for name in other.variables - english.variables
    ]
    assert_none(made_up)


@pytest.mark.parametrize("language", OTHERS)
def test_names_and_things_go_through_the_same_functions(language: str) -> None:
    """The form may be another: each language inflects in its own way."""
    differ = [
        f"{key}: {function}(${name})"
        for key, english, other in both(language)
        for function, name in english.calls ^ other.calls
    ]
    assert_none(differ)


# Forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_name_is_one_that_names_have(language: str) -> None:
    assert_none(forms(language, "NAME") - NAME_FORMS)


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_of_a_thing_is_one_that_some_word_has(language: str) -> None:
    has = {key.partition(".")[2] for key in texts(language)}
    assert_none(forms(language) - has - forms(ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_that_one_word_of_a_family_has_all_its_words_have(language: str) -> None:
    """{ THING($place, form: "at") } may be any place: one without the form would stand as it is."""
    own = texts(language)
    missing = set()
    for key, text in own.items():
        for function, name, form in text.forms:
            prefix = f"{key.partition('-')[0]}-{name}-"
            words = [f"{prefix}{word}" for word in FAMILIES.get(prefix, ())]
            if function == "THING" and any(f"{word}.{form}" in own for word in words):
                missing |= {f"{word}.{form}" for word in words if f"{word}.{form}" not in own}
    assert_none(missing)


# Numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_number_chooses_every_plural_of_the_language_is_there(language: str) -> None:
    category = to_python(Locale.parse(language).plural_form)
    wanted = {category(number) for number in range(1001)}
    missing = []
    for key, text in texts(language).items():
        for name, variants in text.selections:
            plurals = CATEGORIES & set(variants)
            if plurals - {"other"}:
                missing += [f"{key}: ${name} [{one}]" for one in wanted - plurals]
                missing += [f"{key}: ${name} no [{one}]" for one in plurals - wanted - {"many"}]
    assert_none(missing)


# In words of its own


def words(text: Contents) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", " ".join(text.words))


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_only_repeats_english(language: str) -> None:
    """Names and words that are the same everywhere are listed in international.py."""
    known = WORDS | WORDS_OF[language]
    repeated = [
        f"{key}: {' '.join(english.words)}"
        for key, english, other in both(language)
        if english.words == other.words
        and {word.lower() for word in words(english)} - {word.lower() for word in known}
    ]
    assert_none(repeated)
