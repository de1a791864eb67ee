"""How an answer leaves the page: once, on purpose, and by the keys that say so."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.playing import (
    answer,
    answers,
    click,
    decision,
    hear,
    is_over,
    sent_answers,
    slot,
    stop_time,
    twice,
    wait_to_be_asked,
)
from tests.browser.questions import open_question

CONFIRM = {"answering": "confirm", "sound": False, "tips": False}
SIENA, MEDICI = "siena", "medici-vs-strozzi"


BY_HAND = """
  window.byHand = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (frame) {
    const said = JSON.parse(frame);
    if (said.kind === "answer" && window.event instanceof UIEvent) byHand.push(said.answer);
    return send.call(this, frame);
  };
"""
"""Answers that leave while a click or key is heard; a load that was planned leaves by itself."""


@pytest.mark.parametrize("game", [SIENA, MEDICI])
def test_a_second_click_never_answers_the_next_question(come: Come, game: str) -> None:
    person = come(settings=CONFIRM, has_clock=True)
    person.page.add_init_script(BY_HAND)
    person.go()
    person.new_table(game, "me", "greedy")
    rng = Random(11)
    pressed = 0
    for given in range(1, 26):
        wait_to_be_asked(person)
        if is_over(person):
            break
        stop_time(person)  # however long the second click takes to come, it comes at once
        answer(person, rng, twice, leave=0.5)
        person.rest()
        sent: list[str] = person.page.evaluate("() => byHand.splice(0)")
        assert len(sent) <= 1, f"answer {given} went out twice: {sent}"
        pressed += len(sent)
        person.page.clock.resume()
    assert pressed > 10


def deeds(come: Come, question: str = "country-turn") -> Person:
    """A question with deeds to choose from."""
    person = come(settings=CONFIRM, has_clock=True).go()
    open_question(person, SIENA, question)
    return person


def test_enter_sends_escape_drops_and_u_undoes_only_without_a_draft(come: Come) -> None:
    person = deeds(come)
    keyboard, act = person.page.keyboard, slot(person, "act")
    keyboard.press("1")
    expect(act).to_be_focused()
    keyboard.press("Escape")
    expect(act).to_have_count(0)
    keyboard.press("1")
    expect(act).to_be_focused()
    keyboard.press("u")
    expect(act).to_have_count(0)
    assert person.page.locator(".ask.answer").count() == 1, "U with a draft only drops the draft"
    asked = decision(person).get_by_role("heading").first.inner_text()
    keyboard.press("1")
    expect(act).to_be_focused()
    keyboard.press("Enter")
    undo = person.button("Undo", decision(person))
    expect(undo).to_be_visible()
    hear(person)
    keyboard.press("u")
    expect(person.page.get_by_role("log")).to_contain_text("takes back the last answer")
    expect(decision(person).get_by_role("heading").first).to_have_text(asked)


HELD_TASKS = """
  window.held = null;
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...sent) {
    if (held === null || sent[0] !== null) post.apply(this, sent);  // the clock posts, too
    else held.push(() => post.apply(this, sent));
  };
"""
"""The regions of a table are drawn in tasks of their own; a test can make them wait."""


def test_escape_leads_back_to_what_is_chosen_from(come: Come) -> None:
    person = come(settings={"answering": "confirm"})
    open_question(person.go(), "siena", "take-card")
    keyboard, focused = person.page.keyboard, person.page.locator(":focus")
    keyboard.press("1")
    expect(slot(person, "act")).to_be_focused()
    keyboard.press("Escape")
    expect(person.page.locator(".ask .body .deed:focus")).to_be_visible()
    keyboard.press("h")
    card = focused.get_attribute("data-place")
    keyboard.press("r")
    expect(person.page.locator(".talk .over :focus")).to_be_visible()
    keyboard.press("Escape")
    expect(focused).to_have_attribute("data-place", card or "")
    keyboard.press("l")
    expect(person.page.locator("[role=log] :focus")).to_be_visible()


def test_a_key_for_a_deaf_question_is_dropped_even_if_it_is_drawn_late(come: Come) -> None:
    person = come(settings=CONFIRM, has_clock=True).go()
    page = person.page
    sent = sent_answers(person)
    page.add_init_script(HELD_TASKS)
    open_question(person, SIENA, "country-turn")
    page.reload()
    lift = page.locator("[role=dialog] .button.main")
    expect(lift).to_be_visible()
    stop_time(person)
    page.evaluate("() => void (held = [])")
    lift.click()
    expect(page.locator(".ask[data-deaf]")).to_have_count(1)
    page.keyboard.press("1")
    hear(person)
    page.evaluate("() => { const late = held; held = null; late.forEach(task => task()) }")
    expect(answers(person)[0][1]).to_be_visible()
    person.rest()
    assert slot(person, "act").count() == 0, "what was pressed is dropped, not kept"
    assert sent == []


def test_a_question_that_has_just_come_is_deaf(come: Come) -> None:
    person = come(settings=CONFIRM, has_clock=True).go()
    sent = sent_answers(person)
    open_question(person, SIENA, "country-turn")
    person.page.reload()
    lift = person.page.locator("[role=dialog] .button.main")
    expect(lift).to_be_visible()
    stop_time(person)  # the moment lasts
    lift.click()
    expect(person.page.locator(".ask[data-deaf]")).to_have_count(1)
    person.page.keyboard.press("0")
    person.page.keyboard.press("1")
    person.page.keyboard.press("Enter")
    assert slot(person, "act").count() == 0
    hear(person)
    assert slot(person, "act").count() == 0, "what was pressed is dropped, not kept"
    assert sent == []


def test_a_draft_names_its_deed_and_cancel_drops_it(come: Come) -> None:
    person = deeds(come, "take-card")
    (_, one), *_ = answers(person)
    act, named = slot(person, "act"), set[str]()
    for digit in ("1", "2"):
        person.page.keyboard.press(digit)
        expect(act).to_be_focused()
        expect(act).to_contain_text(re.compile("^Take for [0-9]+"))
        named.add(decision(person).locator("div.body").inner_text())
        person.button("Cancel", decision(person)).click()
        expect(act).to_have_count(0)
    assert len(named) == 2, "two deeds, two names"
    click(one)
    expect(act).to_be_focused()


def test_the_same_question_in_two_tabs_is_answered_once(come: Come) -> None:
    person = deeds(come)
    other = person.context.new_page()
    other.goto(person.page.url)
    other.locator("[role=dialog] .button.main").click()
    expect(other.locator(".ask.answer:not([data-deaf])")).to_have_count(1)
    person.page.keyboard.press("1")
    person.page.keyboard.press("Enter")
    expect(person.button("Undo", decision(person))).to_be_visible()
    expect(other.locator(".ask .back")).to_have_text("Undo")
    assert not re.search(r"version \d", other.locator("body").inner_text())
