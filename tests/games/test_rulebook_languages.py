"""The rules are the same in every language: numbers, references, figures, options and rulings."""

import re
from collections import Counter

import pytest

from fiorino.core.errors import UnknownName
from fiorino.core.game import ENGLISH, LANGUAGES, Game
from fiorino.games import GAMES

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
RULING = {"en": "ruling", "nl": "beslissing", "de": "Festlegung", "hu": "döntés", "it": "decisione"}


def facts(text: str) -> Counter[str]:
    """What no translation changes: references to rules, figures, and the words of options."""
    return Counter(re.findall(r"[SM]\d+\.\d+|\d+|\w+=\w+|`[^`]+`", text))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_the_sections_and_rules_are_the_same(game: Game, language: str) -> None:
    english, other = game.rulebook(), game.rulebook(language)
    assert [section.number for section in other.sections] == [
        section.number for section in english.sections
    ]
    assert list(other.rules) == list(english.rules)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_rule_has_the_same_figures_references_and_options(game: Game, language: str) -> None:
    other = game.rulebook(language).rules
    for number, rule in game.rulebook().rules.items():
        assert facts(other[number].text) == facts(rule.text), f"{number} in {language}"
        assert other[number].text != rule.text, f"{number} is not in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_ruling_is_known_as_one_in_every_language(game: Game, language: str) -> None:
    english, other = game.rulebook().rules, game.rulebook(language).rules
    rulings = [number for number, rule in english.items() if "*(ruling" in rule.text]
    assert rulings
    assert [number for number, rule in other.items() if rule.is_ruling] == rulings
    assert all(f"*({RULING[language]}" in other[number].text for number in rulings)


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownName, match=r"en, nl, de, hu (and|or) it"):
        GAMES[0].rulebook("fr")
