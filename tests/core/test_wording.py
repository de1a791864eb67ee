"""Small words for messages."""

import pytest

from fiorino.core.wording import did_you_mean, listed


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ([], ""),
        (["buy"], "buy"),
        (["buy", "refuse"], "buy or refuse"),
        (["draw", "stop", "throw"], "draw, stop or throw"),
    ],
)
def test_a_list_reads_as_a_sentence_would_put_it(words: list[str], text: str) -> None:
    assert listed(words) == text


def test_the_last_word_of_a_list_is_joined_as_asked() -> None:
    assert listed(["medici", "strozzi"], "and") == "medici and strozzi"


def test_a_near_word_is_offered() -> None:
    assert did_you_mean("refues", ["buy", "refuse"]) == " Did you mean “refuse”?"


def test_the_nearest_of_several_near_words_is_offered() -> None:
    assert did_you_mean("load 4 genov", ["load 4 genova", "load 5 genova"]) == (
        " Did you mean “load 4 genova”?"
    )


def test_nothing_is_offered_where_nothing_is_near() -> None:
    assert did_you_mean("xyzzy", ["buy", "refuse"]) == ""


def test_capitals_of_the_given_word_do_not_matter() -> None:
    assert did_you_mean("REFUES", ["buy", "refuse"]) == " Did you mean “refuse”?"


def test_capitals_of_the_known_words_do_not_matter() -> None:
    assert did_you_mean("GENOVVA", ["PISA", "GENOVA"]) == " Did you mean “GENOVA”?"
