"""The pages around the table, and everybody who reads them."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import BARE, DESK, PHONE, Person
from tests.browser.playing import answer, answers, click, decision, hear, slot, wait_to_be_asked

LESSONS = ["siena/country", "siena/town", "medici-vs-strozzi/harbors"]
PAGES = ["/", "/matches", "/watch", "/leaderboard", "/settings", "/rules/siena",
         "/rules/medici-vs-strozzi",
         "/learn", *[f"/learn/{lesson}" for lesson in LESSONS]]  # fmt: skip
LANGUAGES = ["en", "nl", "de", "hu", "it"]
MOST_LOOKS = 600
"""So often one looks what a lesson wants next; one that goes on then has no end."""


def test_one_click_sits_a_guest_down_against_bots(come: Come) -> None:
    person = come().go()
    person.button(re.compile("^Play now")).first.click()
    expect(decision(person)).to_be_visible()
    assert "/table/" in person.page.url


def test_the_lobby_leads_to_the_documentation_which_can_be_searched(come: Come) -> None:
    person = come().go()
    person.page.get_by_role("link", name="Documentation").click()
    expect(person.page).to_have_url(re.compile("/docs/$"))
    expect(person.page.get_by_role("heading", name="Start here", level=1)).to_be_visible()
    person.page.get_by_label("Search").fill("strategy siena")
    person.page.get_by_role("link", name="Strategy: Siena").click()
    expect(person.page).to_have_url(re.compile("/docs/strategy.html#siena$"))
    expect(
        person.page.get_by_role("heading", name="Siena", level=2, exact=True)
    ).to_be_in_viewport()


def invited(person: Person) -> str:
    """Make a table of Medici vs Strozzi by invitation; the path of its link."""
    person.button("Invite by link").last.click()
    expect(person.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = person.page.get_by_label("Invitation link").input_value()
    return link[link.index("/join/") :]


def test_an_invitation_asks_for_a_name_and_tells_who_comes_late(come: Come) -> None:
    host = come().go()
    path = invited(host)
    other = come().go(path)
    other.sees("You are invited to Medici vs Strozzi")
    other.page.get_by_label("Your name").fill("Pampinea")
    other.button("Sit down").click()
    expect(decision(other)).to_be_visible()
    host.sees("Pampinea")
    late = come().go(path)
    late.sees("The table is full. You can watch the match.")
    late.button("Watch").click()
    expect(late.page).to_have_url(re.compile("/table/"))
    late.sees("Pampinea")


def test_a_bot_takes_the_seat_that_nobody_takes(come: Come) -> None:
    host = come().go()
    invited(host)
    host.button("Seat a bot").click()
    wait_to_be_asked(host)


def test_a_link_that_only_this_machine_reaches_says_so(come: Come) -> None:
    host = come().go()
    invited(host)
    host.sees("Only this machine reaches the server.")
    host.sees("fiorino serve --host 0.0.0.0")


def test_two_strangers_who_want_the_same_are_paired(come: Come) -> None:
    one, other = come().go(), come().go()
    one.button("Find players").click()
    one.sees("Looking for players: Medici vs Strozzi")
    one.button("Stop looking").click()
    expect(one.button("Find players")).to_be_visible()
    one.button("Find players").click()
    other.sees("One person is waiting for this.")
    other.button("Find players").click()
    for person in (one, other):
        expect(person.page).to_have_url(re.compile("/table/"))
        expect(decision(person)).to_be_visible()
    assert one.page.url == other.page.url


def test_those_at_one_device_have_names(come: Come) -> None:
    person = come().go()
    person.button("Same device").last.click()
    person.page.get_by_label("Name of the player: Medici").fill("Cosimo")
    person.page.get_by_label("Name of the player: Strozzi").fill("Palla")
    person.button("Start", person.page.get_by_role("dialog")).click()
    person.sees("Cosimo")
    person.sees("Palla")


def test_a_new_table_is_made_with_a_usual_pace_and_with_hints(come: Come) -> None:
    person = come().go("/?new")
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="10 min + 10 s").check()
    dialog.get_by_role("switch", name="Hints").check()
    with person.page.expect_request(
        lambda one: one.method == "POST" and "/api/tables" in one.url
    ) as sent:
        person.button("Open the table", dialog).click()
    wanted = sent.value.post_data_json
    assert wanted is not None
    assert wanted["clock"] == {"kind": "live", "minutes": 10, "increment": 10}
    assert wanted["hints"] is True


def test_somebody_is_blocked_and_reported_on_their_page(come: Come) -> None:
    host = come().go()
    other = come().go(invited(host))
    other.page.get_by_label("Your name").fill("Filomena")
    other.button("Sit down").click()
    expect(decision(other)).to_be_visible()
    about = other.ask("GET", "/api/me")
    host.go(f"/people/{about['id']}")
    host.sees("Filomena")
    host.button("Block").click()
    expect(host.button("Unblock")).to_be_visible()
    host.button(re.compile("^Report")).click()
    host.page.get_by_role("radio", name="Stalling").check()
    host.button("Send to the host").click()
    host.sees("Thank you.")
    host.go("/settings")
    host.button("Unblock Filomena").click()
    host.sees("You have blocked nobody.")


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
    hear(person)
    answers(person)[0][1].click()
    look("a draft")
    person.new_table("siena", "me", "greedy", "greedy")
    wait_to_be_asked(person)
    look("siena")
    rng = Random(1)
    for _ in range(3):
        answer(person, rng, click, leave=0)
        wait_to_be_asked(person)
    look("auction")
    person.page.mouse.move(0, 0)
    person.button("One move back").click()
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


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_tutorial_is_followed_to_its_end_and_leads_on(come: Come, lesson: str) -> None:
    person = come(settings={"answering": "confirm", "sound": False}, has_clock=True).go("/learn")
    person.page.locator(f'a[href="/learn/{lesson}"]').click()
    finished = person.button("Now play your first match")
    for _ in range(MOST_LOOKS):
        if finished.is_visible():
            break
        person.page.wait_for_timeout(100)
        forward = person.page.get_by_role("button", name="Next", exact=True)
        if forward.is_visible() and forward.is_enabled():
            forward.click()
        elif person.button("Show me").is_visible():
            hear(person)
            person.button("Show me").click()
            ready = slot(person, "act").or_(person.page.locator(".slots .quit.drafted"))
            ready.click()
    expect(finished).to_be_in_viewport()
    following = person.page.get_by_role("link", name=re.compile("^Next lesson"))
    if lesson == "siena/country":
        expect(following).to_be_in_viewport()
        following.click()
        person.sees("Charity")
        assert person.page.url.endswith("/learn/siena/town")
    else:
        expect(following).to_have_count(0)
        finished.click()
        expect(person.page).to_have_url(re.compile("/table/"))


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_lesson_leads_on_from_the_slot_of_deeds_and_shows_what_to_do(
    come: Come, size: tuple[int, int]
) -> None:
    person = come(size=size, settings={"answering": "confirm", "sound": False}, has_clock=True)
    person.go("/learn/medici-vs-strozzi/harbors")
    on = person.page.locator(".slots .act")
    expect(on).to_have_text(re.compile("^Next"))
    hear(person)
    on.click()
    expect(person.page.locator(".coach .do")).to_be_in_viewport(ratio=1)
    expect(on).not_to_have_text(re.compile("^Next"))


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
