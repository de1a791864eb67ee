"""Playing through the page: whoever reads the decision bar, and nothing else, can play."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.people import PATIENCE, Person

ASIDE: Final = re.compile(
    r"^(Rule|Hint|Undo|Cancel|Close|One less|One more|in this auction|Pass this auction"
    r"|Hide the answers|Show the answers|Take it back|Show the result|Rematch|Resume|Back to now)"
)
"""Buttons of the bar that answer nothing."""
WAY_OUT: Final = re.compile(r"^(Pass|Done|Start no|Stop|Decline|Refuse|Leave|Stay|No\b|Not now)")
MOST_ANSWERS: Final = 600
Press = Callable[[Locator], None]


def click(button: Locator) -> None:
    button.click()


def key(button: Locator) -> None:
    """Reach a button with the keyboard, as far as a test can: it takes the focus, and Enter."""
    button.focus()
    button.press("Enter")


def tap(button: Locator) -> None:
    button.tap()


def decision(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Decision")


def is_over(person: Person) -> bool:
    return person.button("Show the result").is_visible()


def answers(person: Person) -> list[tuple[str, Locator]]:
    """The answers that the bar offers, each with its name."""
    buttons = decision(person).get_by_role("button")
    names: list[str] = buttons.evaluate_all(
        """found => found.map(button =>
             button.disabled || !button.checkVisibility()
               ? "" : (button.ariaLabel ?? button.innerText).replace(/\\s+/g, " ").trim())"""
    )
    return [
        (name, buttons.nth(number))
        for number, name in enumerate(names)
        if name and not ASIDE.match(name)
    ]


def answer(person: Person, rng: Random, press: Press, leave: float = 0.6) -> str:
    """Give one answer, a way out with some likelihood; its name."""
    open_ones = answers(person)
    assert open_ones, "nothing can be answered"
    ways = [one for one in open_ones if WAY_OUT.match(one[0])]
    name, button = rng.choice(ways if ways and rng.random() < leave else open_ones)
    shows_more = button.get_attribute("aria-expanded") is not None
    press(button)
    if shows_more:  # “Discard…” opens a list of answers; it is none itself
        return answer(person, rng, press, leave)
    cancel = person.button("Cancel", decision(person))
    if cancel.is_visible():
        press(decision(person).get_by_role("button").last)
    return name


def play_to_the_end(person: Person, rng: Random, press: Press, leave: float) -> int:
    """Until the page shows how it ended; how many answers were given."""
    for given in range(MOST_ANSWERS):
        wait_to_be_asked(person)
        if is_over(person):
            return given
        answer(person, rng, press, leave)
    raise AssertionError("the match does not end")


def heading(person: Person) -> str:
    return decision(person).get_by_role("heading").first.inner_text()


def wait_to_be_asked(person: Person) -> None:
    """Until there is something to answer, or the match is over."""
    waited = 0
    while not answers(person) and not is_over(person):
        person.page.wait_for_timeout(50)
        waited += 50
        assert waited < PATIENCE, f"nobody goes on: {heading(person)}"


def expect_over(person: Person) -> None:
    expect(person.button("Show the result")).to_be_visible()
