"""One moment at a time: scenes, the log, looking back, what is spoken, a table that lies still."""

import re
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.playing import answer, answers, click, heading, hear, stop_time, wait_to_be_asked
from tests.browser.test_tables import sit_together

GAMES: Final = ("siena", "medici-vs-strozzi")
QUIET: Final = {"sound": False}
RULE: Final = re.compile(r"\b[SM]\d+\.\d+")
MOST_ANSWERS: Final = 20
SEEN: Final = """before =>
  document.querySelector(".ask.scene") ||
  document.querySelector(".ask.answer") && document.querySelector(".steps").ariaLabel !== before"""
"""Whether a scene is on stage, or the next question is asked."""
LISTEN: Final = """() => {
  window.spoken = [];
  const regions = document.querySelectorAll(".sr[aria-live]");
  for (const region of regions) {
    new MutationObserver(changes => {
      const isPolite = region.ariaLive === "polite";
      const nodes = changes.flatMap(change => [...change.addedNodes]);
      const added = nodes.filter(each => each.isConnected);
      const texts = isPolite
        ? added.filter(each => each.nodeType === 1).map(each => each.textContent)
        : [region.textContent];
      for (const text of texts) if (text.trim()) window.spoken.push([region.ariaLive, text.trim()]);
    }).observe(region, {childList: true, characterData: true, subtree: true});
  }
  return regions.length;
}"""


def spoken(person: Person) -> list[tuple[str, str]]:
    """What a screen reader was given to say since the page listens, in order."""
    said: list[Any] = person.page.evaluate("() => window.spoken")
    return [(how, text) for how, text in said]


def log(person: Person) -> Locator:
    return person.page.get_by_role("log", name="Log")


def told(person: Person) -> Locator:
    """The lines of the log but its headings, the newest first."""
    return log(person).locator(".row:not(.heading) .text")


def play(person: Person, rng: Random, count: int) -> None:
    for _ in range(count):
        wait_to_be_asked(person)
        answer(person, rng, click)
    wait_to_be_asked(person)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_on_a_table_that_waits(come: Come, game: str) -> None:
    person = come(motion=True, settings=QUIET)
    person.new_table(game, "me", "greedy")
    play(person, Random(4), 2)
    person.page.wait_for_function("() => document.getAnimations().length === 0")


def test_a_question_is_spoken_once_and_after_what_led_to_it(come: Come) -> None:
    person = come(settings=QUIET)
    person.new_table("siena", "me", "greedy", "greedy")
    wait_to_be_asked(person)
    person.rest()
    assert person.page.evaluate(LISTEN) == 2
    play(person, Random(2), 3)
    person.rest()
    said = spoken(person)
    how, last = said[-1]
    assert how == "assertive"
    assert last.endswith(heading(person))
    newest = told(person).first.inner_text()
    everything = " ".join(text for _, text in said)
    assert newest in everything
    assert everything.index(newest) < everything.rindex(heading(person))
    assert len({text for how, text in said if how == "assertive"}) == len(
        [text for how, text in said if how == "assertive"]
    )
    assert not RULE.search(everything)


def test_a_long_log_is_one_stop_of_the_tab_key(come: Come) -> None:
    person = come(settings=QUIET)
    person.new_table("siena", "me", "greedy", "greedy")
    play(person, Random(3), 6)
    person.rest()
    lines = log(person).get_by_role("button")
    assert lines.count() > 20
    stops = lines.evaluate_all("found => found.filter(each => each.tabIndex >= 0).length")
    assert stops == 1
    first = log(person).locator("button.line").first
    first.focus()
    person.page.keyboard.press("ArrowDown")
    expect(log(person).locator("button.line").nth(1)).to_be_focused()


def test_looking_back_fills_the_bar_and_plays_by_itself(come: Come) -> None:
    person = come(settings=QUIET, has_clock=True)
    page = person.page
    person.new_table("medici-vs-strozzi", "me", "greedy")
    play(person, Random(1), 4)
    expect(page.get_by_role("region", name="Replay")).to_have_count(0)
    person.rest()
    last = told(person).first.inner_text()
    stop_time(person)
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Home")
    rail = page.get_by_role("banner").get_by_role("slider")
    expect(rail).to_have_value("1")
    expect(told(person).filter(has_text=last)).to_have_count(0)
    box = rail.bounding_box()
    assert box is not None
    assert box["width"] > 400
    page.keyboard.press(" ")
    page.clock.run_for(1700)
    expect(rail).to_have_value("2")
    page.keyboard.press(" ")
    page.clock.run_for(9000)
    expect(rail).to_have_value("2")
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Replay")).to_have_count(0)
    expect(told(person).first).to_have_text(last)


def test_what_is_drafted_does_not_take_the_focus_of_somebody_who_looks_back(come: Come) -> None:
    person = come(settings=QUIET, has_clock=True)
    page = person.page
    person.new_table("siena", "me", "greedy")
    play(person, Random(1), 1)
    hear(person)
    stop_time(person)
    answers(person)[0][1].click()
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Home")
    expect(page.get_by_role("banner").get_by_role("slider")).to_have_value("1")
    page.clock.run_for(100)
    back = page.locator(".slots").get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    expect(back).not_to_be_focused()


def test_the_first_line_of_chat_is_unread(come: Come) -> None:
    anna, beppe, _ = sit_together(come, "medici-vs-strozzi")
    chats = [each.page.get_by_role("tab", name=re.compile("^Chat")) for each in (anna, beppe)]
    chats[1].click()
    field = beppe.page.get_by_label("Say something")
    field.fill("Buona fortuna!")
    field.press("Enter")
    expect(chats[0]).to_contain_text("1")
    expect(chats[1]).not_to_contain_text("1")


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_before_the_scenes_are_over(come: Come, game: str) -> None:
    """The clock stands still, so a scene lasts until a key ends it."""
    person = come(motion=True, settings=QUIET, has_clock=True)
    page = person.page
    person.new_table(game, "me", *(["greedy"] * (3 if game == "siena" else 1)))
    rng = Random(6)
    for _ in range(MOST_ANSWERS):
        wait_to_be_asked(person)
        stop_time(person)
        before = page.locator(".steps").get_attribute("aria-label")
        answer(person, rng, click)
        page.wait_for_function(SEEN, arg=before)
        if page.locator(".ask.scene").count():
            break
        page.clock.resume()
    expect(page.locator(".ask.scene")).to_be_visible()
    expect(page.locator(".ask.answer")).to_have_count(0)
    newest = told(person).first.inner_text()
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Shift+Space")
    expect(told(person).first).not_to_have_text(newest)  # and another bot may move by then
    page.clock.resume()
    wait_to_be_asked(person)
