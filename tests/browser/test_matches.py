"""Whole matches through the page: by clicks, by keys alone, and on a phone."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import BARE, DESK, PHONE
from tests.browser.playing import Press, click, expect_over, key, play_to_the_end, tap

MEDICI = "medici-vs-strozzi"
SIENA = "siena"

HARBOR: tuple[str, dict[str, str], float] = (MEDICI, {}, 0.1)
FRESCO = (SIENA, {"game": "introductory"}, 0.85)
BY_CLICKS = (DESK, click, "confirm")
BY_KEYS = (DESK, key, "instant")
ON_A_PHONE = (PHONE, tap, "instant")
LONG = pytest.mark.heavy


@pytest.mark.parametrize(
    ("game", "options", "leave", "size", "press", "answering"),
    [
        pytest.param(*HARBOR, *BY_CLICKS, id="harbor-clicks"),
        pytest.param(*HARBOR, *BY_KEYS, id="harbor-keys"),
        pytest.param(*HARBOR, *ON_A_PHONE, id="harbor-phone", marks=LONG),
        pytest.param(*FRESCO, *BY_CLICKS, id="fresco-clicks"),
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
    person = come(size=size, settings={"answering": answering, "sound": False})
    person.new_table(game, "me", "greedy", options=options)
    given = play_to_the_end(person, Random(7), press, leave)
    assert given > 15
    expect_over(person)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert BARE.findall(person.words()) == []
