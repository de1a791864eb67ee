"""Refusals are sentences by key in five languages; the program has the catalogue's English."""

import importlib
import pkgutil
import re
from string import Formatter

import pytest

import fiorino
from fiorino.cli.language import speak
from fiorino.cli.screens import SCREENS
from fiorino.core.game import LANGUAGES
from fiorino.core.sentences import Sentence, Thing, Word
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi import refusals as medici
from fiorino.games.siena import SIENA
from fiorino.games.siena import refusals as siena
from fiorino.locale import catalogue
from fiorino.server import refusals as server

from .texts import texts

SENTENCES = {
    value.key: value
    for module in pkgutil.walk_packages(fiorino.__path__, "fiorino.")
    if module.name.endswith(".refusals")
    for value in vars(importlib.import_module(module.name)).values()
    if isinstance(value, Sentence)
}
"""Everything that core, games, adapters and server can refuse by key."""
KINDS = {"card", "good", "harbor", "asked", "seat"}
LISTS = {"answers", "counts"}
NUMBERS = {
    *("bid", "coins", "held", "highest", "income", "index", "last", "least", "level", "money"),
    *("most", "move", "moves", "now", "players", "points", "price", "room", "seconds", "ship"),
    *("size", "steps", "version"),
}


def places(sentence: Sentence) -> list[str]:
    return [place for _, place, _, _ in Formatter().parse(sentence.english) if place is not None]


def words_of(sentence: Sentence, number: int) -> dict[str, Word]:
    """Something for every place: things by a name that is no key, texts, this number."""
    given: dict[str, Word] = {}
    for place in places(sentence):
        if place in KINDS:
            given[place] = Thing(place, f"some {place}")
        elif place in LISTS:
            given[place] = ("a", "b", "c")
        else:
            given[place] = number if place in NUMBERS else f"a {place}"
    return given


def test_there_are_sentences_of_every_layer() -> None:
    layers = {server.NO_SUCH_TABLE, siena.CARD_NOT_HELD, medici.BAG_EMPTY}
    assert layers <= set(SENTENCES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_have_the_sentences_of_the_program_and_no_others(language: str) -> None:
    refusals = {key for key in texts(language) if key.startswith("refusal-")}
    assert refusals == set(SENTENCES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_has_the_same_places_in_every_language(language: str, key: str) -> None:
    assert texts(language)[key].variables == set(places(SENTENCES[key]))


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("key", SENTENCES)
def test_the_english_of_the_program_is_the_english_of_the_catalogue(key: str, number: int) -> None:
    said = SENTENCES[key].said(**words_of(SENTENCES[key], number))
    assert speak(catalogue("en"), said) == said.text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "you do not hold Guards 8"),
        ("nl", "je hebt Wachters 8 niet in de hand"),
        ("de", "du hast Wächter 8 nicht auf der Hand"),
        ("hu", "nincs a kezedben ilyen kártya: Őrség 8"),
        ("it", "non hai in mano la carta Guardie 8"),
    ],
)
def test_a_card_that_is_not_held_is_named_as_people_know_it(language: str, sentence: str) -> None:
    setup = SIENA.setup(2)
    screen = SCREENS["siena"](setup, setup.seat_names, catalogue(language))
    said = siena.CARD_NOT_HELD.said(card=Thing("card", "guards-8"))
    assert speak(screen.words, said, screen.word) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "another ship of yours is in Pisa"),
        ("nl", "er ligt al een ander schip van je in Pisa"),
        ("de", "ein anderes deiner Schiffe liegt in Pisa"),
        ("hu", "Pisa kikötőjében már egy másik hajód áll"),
        ("it", "nel porto di Pisa c’è già un’altra tua nave"),
    ],
)
def test_a_harbor_is_named_as_people_know_it(language: str, sentence: str) -> None:
    setup = MEDICI_VS_STROZZI.setup()
    screen = SCREENS["medici-vs-strozzi"](setup, setup.seat_names, catalogue(language))
    said = medici.HARBOR_TAKEN.said(harbor=Thing("harbor", "pisa"))
    assert speak(screen.words, said, screen.word) == sentence


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 Florin", "2 Florins"),
        ("nl", "1 florijn", "2 florijnen"),
        ("de", "1 Florin", "2 Florin"),
        ("hu", "1 aranyforintba", "2 aranyforintba"),
        ("it", "1 Fiorino", "2 Fiorini"),
    ],
)
def test_a_number_has_its_noun_in_the_right_form(language: str, one: str, two: str) -> None:
    words = catalogue(language)
    assert re.search(rf"\b{one}\b", speak(words, siena.WEDDING_COSTS.said(coins=1)))
    assert re.search(rf"\b{two}\b", speak(words, siena.WEDDING_COSTS.said(coins=2)))
