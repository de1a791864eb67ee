"""RULES.md as data."""

import pytest

from fiorino.core.errors import UnknownName
from fiorino.core.rulebook import Rulebook, Section
from tests.core.support import GAME

TEXT = """# A game

Text that belongs to no section.

## T1. The table
- **T1.1** A table has four legs.
- **T1.2** Chairs are free. *(ruling: nobody pays)*

## T2. The end
Words between the rules.
- **T2.1** The match ends with the last Chair.
"""


def shape(sections: list[Section]) -> list[tuple[str, list[str]]]:
    return [(section.number, [rule.number for rule in section.rules]) for section in sections]


def test_sections_and_rules_are_read_in_order() -> None:
    assert shape(Rulebook(TEXT).sections) == [("T1", ["T1.1", "T1.2"]), ("T2", ["T2.1"])]


def test_a_section_has_its_title_and_a_rule_its_sentence() -> None:
    book = Rulebook(TEXT)
    assert book.sections[1].title == "The end"
    assert book.rules["T1.1"].text == "A table has four legs."


def test_a_ruling_is_told_from_what_the_rulebook_says() -> None:
    book = Rulebook(TEXT)
    assert [rule.is_ruling for rule in book.rules.values()] == [False, True, False]


def test_a_rule_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"rule T1\.1 stands twice"):
        Rulebook(TEXT + "- **T1.1** Again.\n")


@pytest.mark.parametrize("number", ["T2", "t2", "2", " T2 "])
def test_a_section_is_found_by_its_number(number: str) -> None:
    assert shape(Rulebook(TEXT).find(number)) == [("T2", ["T2.1"])]


@pytest.mark.parametrize("number", ["T1.2", "t1.2", "1.2"])
def test_a_rule_is_found_alone_in_its_section(number: str) -> None:
    (section,) = Rulebook(TEXT).find(number)
    assert shape([section]) == [("T1", ["T1.2"])]
    assert section.title == "The table"


def test_finding_one_rule_leaves_the_book_whole() -> None:
    book = Rulebook(TEXT)
    book.find("T1.2")
    assert shape(book.sections) == [("T1", ["T1.1", "T1.2"]), ("T2", ["T2.1"])]


def test_a_number_that_is_not_there_is_refused_with_the_sections_there_are() -> None:
    with pytest.raises(UnknownName, match=r"There is no rule “T9”; the sections are T1, T2\."):
        Rulebook(TEXT).find("T9")


def test_the_nearest_rule_is_offered_for_a_number_that_is_not_there() -> None:
    with pytest.raises(UnknownName, match=r"Did you mean “T2\.1”\?"):
        Rulebook(TEXT).find("T2.11")


def test_an_endless_number_is_shortened_in_the_refusal() -> None:
    with pytest.raises(UnknownName) as refusal:
        Rulebook(TEXT).find("7" * 1000)
    assert len(str(refusal.value)) < 120


def test_a_search_finds_the_rules_whose_sentence_has_the_word() -> None:
    assert shape(Rulebook(TEXT).search("chair")) == [("T1", ["T1.2"]), ("T2", ["T2.1"])]


def test_a_search_finds_the_whole_section_whose_title_has_the_word() -> None:
    assert shape(Rulebook(TEXT).search("THE TABLE")) == [("T1", ["T1.1", "T1.2"])]


def test_a_search_for_what_is_nowhere_finds_nothing() -> None:
    assert Rulebook(TEXT).search("xyzzy") == []


def test_searching_leaves_the_book_whole() -> None:
    book = Rulebook(TEXT)
    book.search("table")
    book.search("chair")
    assert shape(book.sections) == [("T1", ["T1.1", "T1.2"]), ("T2", ["T2.1"])]


def test_every_rule_of_the_game_stands_in_the_section_of_its_number() -> None:
    book = GAME.rulebook()
    assert len(book.rules) > 30
    assert all(
        rule.number.startswith(section.number + ".")
        for section in book.sections
        for rule in section.rules
    )


def test_the_rules_of_the_game_are_numbered_without_gaps() -> None:
    for section in GAME.rulebook().sections:
        numbers = [int(rule.number.split(".")[1]) for rule in section.rules]
        assert numbers == list(range(1, len(numbers) + 1))
