"""Whole matches through the page: by keys alone, on a phone, and by clicks, which are counted."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import BARE, DESK, PHONE, Person
from tests.browser.playing import (
    Clicks,
    Press,
    expect_over,
    key,
    play_to_the_end,
    sent_answers,
    tap,
)

MEDICI = "medici-vs-strozzi"
SIENA = "siena"

HARBOR: tuple[str, dict[str, str], float] = (MEDICI, {}, 0.1)
FRESCO = (SIENA, {"game": "introductory"}, 0.85)
BY_KEYS = (DESK, key, "instant")
ON_A_PHONE = (PHONE, tap, "instant")
LONG = pytest.mark.heavy
MOST_CLICKS = 90
"""Of a match of Medici vs Strozzi; a confirmation for each of its answers made 180."""
MOST_CLICKS_FOR_AN_ANSWER = 1.5


@pytest.mark.parametrize(
    ("game", "options", "leave", "size", "press", "answering"),
    [
        pytest.param(*HARBOR, *BY_KEYS, id="harbor-keys"),
        pytest.param(*HARBOR, *ON_A_PHONE, id="harbor-phone", marks=LONG),
        pytest.param(*FRESCO, *BY_KEYS, id="fresco-keys", marks=LONG),
        pytest.param(*FRESCO, *ON_A_PHONE, id="fresco-phone"),
    ],
)
def test_a_whole_match_is_played_through_the_page(
    come: Come,
    game: str,
    options: dict[str, str],
    leave: float,
    size: tuple[int, int],
    press: Press,
    answering: str,
) -> None:
    settings = {"answering": answering, "sound": False, "tips": False}
    person = come(size=size, settings=settings, has_clock=True)
    person.new_table(game, "me", "greedy", options=options)
    given = play_to_the_end(person, Random(7), press, leave)
    assert given > 15
    ends_well(person)


def ends_well(person: Person) -> None:
    """The result is there, nothing lies over it, and every word of it is written."""
    expect_over(person)
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    assert BARE.findall(person.words()) == []


def test_a_match_of_medici_takes_no_more_clicks_than_it_has_answers(come: Come) -> None:
    clicks, _ = clicked_through(come, MEDICI, {}, leave=0.1)
    assert clicks <= MOST_CLICKS, f"{clicks} clicks"


def test_a_match_of_siena_takes_fewer_than_two_clicks_for_an_answer(come: Come) -> None:
    """A confirmation for each answer made two; passes need one, and a course is one deed."""
    clicks, answers = clicked_through(come, SIENA, {"game": "introductory"}, leave=0.6)
    assert clicks <= MOST_CLICKS_FOR_AN_ANSWER * answers, f"{clicks} clicks, {answers} answers"


def clicked_through(
    come: Come, game: str, options: dict[str, str], leave: float
) -> tuple[int, int]:
    """The clicks of a whole match, and the answers that they sent."""
    settings = {"answering": "confirm", "sound": False, "tips": False}
    person, clicks = come(settings=settings, has_clock=True), Clicks()
    sent = sent_answers(person)
    person.new_table(game, "me", "greedy", options=options)
    assert play_to_the_end(person, Random(7), clicks, leave) > 15
    ends_well(person)
    return clicks.count, sum(map(len, sent))
