"""Where everything is: nothing covers the board, cuts a word or moves a slot, at any size."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from fiorino.core.record import read_record
from fiorino.games import GAMES
from tests.browser.conftest import Come
from tests.browser.people import Person
from tests.browser.questions import PLAYERS, asking, open_question, questions

SIZES: Final = [(360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 720),
                (1366, 657), (1440, 900), (1920, 1080), (2560, 1440)]  # fmt: skip
TABLET: Final = (820, 1180)
AUDIT: Final = (Path(__file__).parent / "audit.js").read_text("utf-8")
SAMPLE: Final = {
    "siena": ["opening-bid", "take-card", "country-turn", "walk"],
    "medici-vs-strozzi": ["name-price", "load-lot"],
}
"""Questions that a short run looks at."""
SETTLED: Final = """() => {
  const parts = [...document.querySelectorAll(".stage .board, .ask > .slots > *")];
  const places = JSON.stringify(parts.map(each => each.getBoundingClientRect()));
  window.still = window.places === places ? window.still + 1 : 0;
  window.places = places;
  return window.still > 2 && document.fonts.status === "loaded"
    && !document.getAnimations().some(each => each.playState === "running");
}"""
"""A new size is taken up in the next frames: everything lies where it lay a moment ago."""
HIDDEN: Final = """(body, selector) => {
  const end = body.getBoundingClientRect().bottom;
  const found = [...body.querySelectorAll(selector)];
  return found.filter(each => each.getBoundingClientRect().bottom > end).map(each => each.tagName);
}"""
"""What of these has to be scrolled to."""


def audited(person: Person, size: tuple[int, int]) -> Any:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    is_phone = min(size) < 500
    frame = (
        "lying"
        if size[1] < 500
        else "phone"
        if is_phone
        else "tablet"
        if size == TABLET
        else "desk"
    )
    person.page.locator(f".table.{frame}").wait_for()
    person.page.evaluate("() => { window.places = null; }")
    person.page.wait_for_function(SETTLED)
    return person.page.evaluate(AUDIT, {"touch": size[0] < 1000, "scrolls": is_phone})


def walk(person: Person, game: str, names: list[str]) -> tuple[list[str], dict[str, set[str]]]:
    """What is wrong with any of these questions at any size; and the boxes of the slots by size."""
    wrong: list[str] = []
    slots: dict[str, set[str]] = {}
    for name in names:
        open_question(person, game, name)
        for size in SIZES:
            said = audited(person, size)
            at = f"{size[0]}×{size[1]}"
            wrong += [f"{at} {name}: {fault}" for fault in said["wrong"]]
            slots.setdefault(at, set()).add(" | ".join(said["slots"]))
    return wrong, slots


@pytest.mark.parametrize("game", list(PLAYERS))
def test_nothing_is_covered_cut_or_moved_at_any_size(come: Come, game: str) -> None:
    person = come(settings=settings("en"), has_clock=True).go()
    wrong, slots = walk(person, game, SAMPLE[game])
    assert wrong == [], "\n".join(wrong)
    assert {at: len(boxes) for at, boxes in slots.items()} == dict.fromkeys(slots, 1)


@pytest.mark.parametrize("size", [(1366, 657), (1280, 720), (390, 844)])
def test_a_table_that_waits_shows_its_link_and_the_way_to_a_bot(
    come: Come, size: tuple[int, int]
) -> None:
    person = come(settings=settings("hu"), size=size).go()
    person.new_table("siena", "me", "open", "open", "open", "open")
    person.page.locator(".ask .waiting").wait_for()
    assert audited(person, size)["wrong"] == []
    assert (
        person.page.locator(".ask > .body").evaluate(HIDDEN, ".open .button, input, svg[role=img]")
        == []
    )


@pytest.mark.heavy
@pytest.mark.parametrize("language", ["de", "hu", "it", "nl", "en"])
@pytest.mark.parametrize("game", list(PLAYERS))
def test_nor_by_any_question_in_any_language(come: Come, game: str, language: str) -> None:
    person = come(settings=settings(language), has_clock=True).go()
    wrong, slots = walk(person, game, list(questions(game)))
    assert wrong == [], "\n".join(wrong)
    assert {at: len(boxes) for at, boxes in slots.items()} == dict.fromkeys(slots, 1)


def settings(language: str) -> dict[str, object]:
    return {"language": language, "answering": "confirm", "sound": False, "tips": False}


@pytest.mark.parametrize("game", list(PLAYERS))
def test_the_walk_comes_to_every_question_of_the_game_and_to_its_end(game: str) -> None:
    """The kinds of steps are the game's own; a new one that asks is walked to without more ado."""
    assert set(questions(game)) == {*asking(game), "match-over"}
    for name, text in questions(game).items():
        assert read_record(text, GAMES).match.table.question() == name
    assert set(SAMPLE[game]) <= set(questions(game))


def test_the_audit_sees_what_is_wrong(come: Come) -> None:
    """The test of the test: a table that is spoilt in every way is found out."""
    person = come(settings=settings("en"), has_clock=True).go()
    open_question(person, "medici-vs-strozzi", "name-price")
    spoil(person, ".ask h2", "font-size: 9px")
    spoil(person, ".slots .act", "height: 12px; align-self: end")
    spoil(person, ".seats", "transform: translateX(-200px)")
    found = "\n".join(audited(person, (390, 844))["wrong"])
    for fault in (r"9\.0 px", r"seats leaves the page", r"a small target"):
        assert re.search(fault, found), f"{fault} is not in:\n{found}"
    assert re.search("seats meets board", "\n".join(audited(person, (1280, 720))["wrong"]))


def spoil(person: Person, selector: str, style: str) -> None:
    person.page.locator(selector).evaluate("(each, style) => (each.style.cssText += style)", style)
