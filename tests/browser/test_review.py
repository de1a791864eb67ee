"""Puzzles and the review of a match, in the page."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from fiorino.bots.puzzles import puzzle_of
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from tests.browser.conftest import Come
from tests.browser.people import BARE, DESK, PHONE, ROOT, Person

LAPTOP: Final = (1280, 720)
RECORD: Final = ROOT / "tests" / "fixtures" / "example.fiorino"
SHAPES: Final = pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE], ids=str)
PUZZLE: Final = "/puzzles/medici-vs-strozzi/{number}"
SIENA_RECORD: Final = RECORD.with_name("siena_german_introductory_2.fiorino")
APART: Final = 18
"""Pixels between two marks of a curve."""
REVIEWING: Final = 120_000
"""Milliseconds that a busy machine has for a review."""


def two_answers() -> int:
    """The number of a puzzle that asks whether to buy."""
    numbers = range(1, 100)
    return next(n for n in numbers if "buy" in puzzle_of(MEDICI_VS_STROZZI, n).worths)


def reviewed(person: Person, record: Path = RECORD) -> str:
    """Take in the record of a match, and ask for its review; the match."""
    person.go()
    table = person.ask("POST", "/api/records", json.loads(record.read_text("utf-8")))
    person.go(f"/table/{table['match']}")
    person.button("Review").click()
    expect(person.page.get_by_role("heading", name="Skill and luck")).to_be_visible(
        timeout=REVIEWING
    )
    return str(table["match"])


@SHAPES
def test_a_puzzle_is_solved_on_the_board_and_rated(
    come: Come, size: tuple[int, int], pictures: Path
) -> None:
    number = two_answers()
    puzzle = puzzle_of(MEDICI_VS_STROZZI, number)
    person = come(size=size).go(PUZZLE.format(number=number))
    person.sees(re.compile(f"^Puzzle {number} of Medici vs Strozzi"))
    person.page.screenshot(path=pictures / f"puzzle-{size[0]}.png")
    if size == PHONE:
        person.page.get_by_role("tab", name="Answer").click()
    person.rest()
    wrong = next(answer for answer in puzzle.worths if answer != puzzle.answer)
    choose(person, wrong)
    person.sees("Not the best.")
    person.sees(re.compile(r"^Your rating in puzzles of Medici vs Strozzi: \d+ \(−\d+\)"))
    person.rest()
    person.page.screenshot(path=pictures / f"wrong-{size[0]}.png")
    person.button("Try again").click()
    if size == PHONE:
        person.page.get_by_role("tab", name="Answer").click()
    choose(person, puzzle.answer)
    person.sees("Right.")
    person.sees(re.compile("^You had seen this one before"))
    assert not BARE.search(person.words())
    assert person.axe() == []


def choose(person: Person, answer: str) -> None:
    """Answer the question whether to buy; a purchase is drafted already."""
    name = re.compile("^Buy") if answer == "buy" else re.compile("^Leave")
    person.page.wait_for_function("() => !document.querySelector('[data-deaf]')")
    person.page.locator(".slots").get_by_role("button", name=name).click()


@SHAPES
def test_a_match_that_is_over_is_reviewed(
    come: Come, size: tuple[int, int], pictures: Path
) -> None:
    person = come(size=size)
    reviewed(person)
    marks, deeds = person.page.locator(".curve .mark"), person.page.locator(".deed")
    assert marks.count() > 0
    middles = sorted(mark.bounding_box()["x"] for mark in marks.all())  # type: ignore[index]
    assert all(other - one >= APART - 1 for one, other in pairwise(middles))
    for mark, deed in ((marks.last, deeds.last), (marks.first, deeds.first)):
        mark.click()
        expect(deed).to_have_attribute("aria-pressed", "true")
        person.sees(re.compile("^Better: "))
        person.rest()
    person.page.screenshot(path=pictures / f"review-{size[0]}.png")
    curve = person.page.locator(".curve").bounding_box()
    chosen = deeds.first.bounding_box()
    assert curve is not None
    assert chosen is not None
    assert chosen["y"] >= curve["y"] + curve["height"]
    assert not BARE.search(person.words())
    assert person.axe() == []


def test_a_phone_opens_the_display_where_the_better_answer_is_to_take_a_card(come: Come) -> None:
    person = come(size=PHONE)
    match = reviewed(person, SIENA_RECORD)
    found = person.ask("GET", f"/api/tables/{match}/review")
    turns = [each for each in found["decisions"] if each["version"] in found["points"]]
    display = person.page.get_by_role("region", name="Display")
    takes = [place for place, each in enumerate(turns) if each["best"].startswith("take ")]
    assert takes
    for place in takes:
        person.page.locator(".deed").nth(place).click()
        expect(display).not_to_have_class(re.compile(r"\bshut\b"))


def test_the_lobby_has_a_puzzle_of_the_day(come: Come) -> None:
    person = come().go()
    person.sees("Puzzle of the day")
    person.page.get_by_role("link", name="More puzzles").click()
    expect(person.page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    person.page.get_by_role("link", name="Puzzle of the day").first.click()
    person.sees(re.compile(r"^Puzzle \d+ of Siena"))
    person.rest()
    assert person.axe() == []


def test_with_an_account_the_rating_comes_along_to_another_browser(come: Come) -> None:
    number = two_answers()
    puzzle = puzzle_of(MEDICI_VS_STROZZI, number)
    account = {"username": "solver", "password": "nove galline"}
    person = come().go()
    person.ask("POST", "/api/account/register", account)
    person.go(PUZZLE.format(number=number)).rest()
    choose(person, puzzle.answer)
    person.sees(re.compile(r"^Your rating in puzzles of Medici vs Strozzi: \d+ \(\+\d+\)"))
    other = come().go()
    other.ask("POST", "/api/account/login", account)
    other.go("/puzzles")
    (mine,) = other.ask("GET", "/api/puzzles/mine")
    assert mine["seen"] == [number]
    other.sees(f"{mine['rating']} · 1 of 1 solved")
    other.go(PUZZLE.format(number=number)).rest()
    choose(other, puzzle.answer)
    other.sees(f"You had seen this one before, so your rating stays {mine['rating']}.")
