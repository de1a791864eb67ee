"""The pages around the table, and everybody who reads them."""

import re
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import BARE, DESK, PHONE, Person
from tests.browser.playing import answer, click, decision, wait_to_be_asked

PAGES = ["/", "/matches", "/watch", "/settings", "/rules/siena", "/rules/medici-vs-strozzi",
         "/learn/siena", "/learn/medici-vs-strozzi"]  # fmt: skip
LANGUAGES = ["en", "nl", "de", "hu", "it"]
LESSON = 60.0
"""Seconds after which a lesson that goes on has no end."""


def test_one_click_sits_a_guest_down_against_bots(come: Come) -> None:
    person = come().go()
    person.button(re.compile("^Play now")).first.click()
    expect(decision(person)).to_be_visible()
    assert "/table/" in person.page.url


def test_an_invitation_is_a_link_and_a_picture_of_it(come: Come) -> None:
    person = come().go()
    person.button("Invite by link").last.click()
    begin = person.button("Create the link")
    if begin.is_visible():
        begin.click()
    expect(person.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = person.page.get_by_label("Invitation link").input_value()
    other = come().go(link.removeprefix(person.address))
    other.button("Sit down").click()
    expect(decision(other)).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_checker_of_accessibility_finds_nothing_on_any_page(
    come: Come, size: tuple[int, int], dark: bool
) -> None:
    person = come(size=size, dark=dark)
    found: list[str] = []
    for page in PAGES:
        person.go(page).rest()
        found += [f"{page} {fault}" for fault in person.axe()]
    assert found == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nor_at_the_tables_in_an_auction_and_while_looking_back(come: Come, dark: bool) -> None:
    person = come(dark=dark, settings={"answering": "confirm", "sound": False})
    found: list[str] = []

    def look(where: str) -> None:
        person.rest()
        found.extend(f"{where}: {fault}" for fault in person.axe())

    person.new_table("medici-vs-strozzi", "me", "greedy")
    wait_to_be_asked(person)
    look("medici")
    person.button(re.compile("^Stop drawing")).first.click()
    look("a draft")
    person.new_table("siena", "me", "greedy", "greedy")
    wait_to_be_asked(person)
    look("siena")
    rng = Random(1)
    for _ in range(3):
        answer(person, rng, click, leave=0)
        wait_to_be_asked(person)
    look("auction")
    person.button("First move").click()
    look("looking back")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_language_of_its_reader(come: Come, language: str) -> None:
    person = come(settings={"language": language})
    for page in PAGES:
        person.go(page).rest()
        assert BARE.findall(person.words()) == [], page
        expect(person.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("game", ["siena", "medici-vs-strozzi"])
def test_a_tutorial_is_followed_to_its_end(come: Come, game: str) -> None:
    person = come(settings={"answering": "confirm", "sound": False}).go(f"/learn/{game}")
    begin = person.button(re.compile("^Start"))
    if begin.first.is_visible():
        begin.first.click()
    finished = person.page.get_by_text("That’s the game").first
    end = monotonic() + LESSON
    while not finished.is_visible():
        assert monotonic() < end, f"the lesson does not end: {person.words()}"
        person.page.wait_for_timeout(100)
        forward = person.page.get_by_role("button", name="Next", exact=True)
        close = person.button("Back to the board")
        if close.is_visible():
            close.click()
        elif forward.is_visible() and forward.is_enabled():
            forward.click()
        elif person.button("Show me").is_visible():
            person.button("Show me").click()
            expect(person.button("Cancel", decision(person))).to_be_visible()
            decision(person).get_by_role("button").last.click()
            expect(person.button("Cancel", decision(person))).to_be_hidden()


def test_the_rules_are_found_by_a_word_and_by_a_number(come: Come) -> None:
    person = come().go("/rules/siena")
    person.page.get_by_role("searchbox").fill("Courtesan")
    expect(person.page.get_by_text(re.compile("Courtesan")).first).to_be_visible()
    person.go("/rules/siena#S6.5")
    expect(person.page.locator("#S6\\.5")).to_be_in_viewport()


def overflowing(person: Person) -> list[str]:
    """Words that do not fit where they stand."""
    found: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll("button, a, h1, h2, h3, p, th, td")].filter(each => {
             const style = getComputedStyle(each);
             return each.checkVisibility() && !each.closest(".sr") && style.display !== "inline"
               && style.overflowX !== "auto" && each.scrollWidth > each.clientWidth + 2;
           }).map(each => each.innerText.slice(0, 60))"""
    )
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_words_that_are_much_longer_still_fit(come: Come, size: tuple[int, int]) -> None:
    person = come(size=size)
    for page in ("/", "/settings", "/matches"):
        person.go(page)
        person.page.evaluate(
            """() => {
                 const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                 for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                   const text = node.data.trim();
                   const isName = text === "Fiorino" || node.parentElement.closest(".sr");
                   if (text.length > 3 && !isName)
                     node.data += text.slice(0, Math.ceil(text.length * 0.4));
                 }
               }"""
        )
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0] + 1, page
        assert overflowing(person) == [], page
