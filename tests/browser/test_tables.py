"""What people do at a table: together, on one device, looking back, offline, in any language."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from fiorino.games import GAMES
from tests.browser.conftest import Come
from tests.browser.people import PATIENCE, Person
from tests.browser.playing import (
    answer,
    click,
    decision,
    heading,
    hear,
    is_asked,
    slot,
    wait_to_be_asked,
)

MEDICI = "medici-vs-strozzi"
SIENA = "siena"
INSTANT = {"answering": "instant", "sound": False, "tips": False}


def sit_together(come: Come, game: str) -> tuple[Person, Person, str]:
    """Two people at one table, each at a page; and the path of the link."""
    anna, beppe = come(settings=INSTANT), come(settings=INSTANT)
    table = anna.new_table(game, "me", "open")
    link = f"/join/{table['link']}"
    beppe.go(link)
    beppe.button("Sit down").click()
    for person in (anna, beppe):
        expect(decision(person)).to_be_visible()
    expect(anna.page.get_by_text("Waiting for players")).to_have_count(0)
    return anna, beppe, link


def asked_of(*people: Person) -> Person:
    """Whoever is asked."""
    for _ in range(400):
        for person in people:
            if is_asked(person):
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_link_leads_to_its_table_without_a_request_that_is_refused(come: Come) -> None:
    anna, beppe = come(settings=INSTANT), come(settings=INSTANT)
    refused: list[str] = []
    beppe.page.on("response", lambda said: refused.extend([said.url] if said.status >= 400 else []))
    beppe.go(f"/join/{anna.new_table(SIENA, 'me', 'open')['link']}")
    beppe.button("Sit down").click()
    expect(decision(beppe)).to_be_visible()
    assert refused == []


def test_two_browsers_and_a_spectator_see_the_same_match(come: Come) -> None:
    anna, beppe, link = sit_together(come, SIENA)
    watcher = come(settings=INSTANT).go(link)
    watcher.sees("The table is full.")
    watcher.button("Watch").click()
    rng = Random(3)
    for _ in range(6):
        answer_and_see(asked_of(anna, beppe), rng)
    expect(watcher.page.get_by_role("log")).to_contain_text("bids")
    assert not is_asked(watcher), "a spectator is asked"
    newest = max((name_of(now(person)) for person in (anna, beppe)), key=number_of)
    for person in (anna, beppe, watcher):
        expect(now(person)).to_have_accessible_name(newest)


def now(person: Person) -> Locator:
    """Where the page says how far the match is."""
    return person.page.get_by_role("group", name=re.compile(r"Move \d+ · now"))


def name_of(found: Locator) -> str:
    return found.get_attribute("aria-label") or ""


def number_of(text: str) -> int:
    return int(text.split()[1])


def answer_and_see(person: Person, rng: Random) -> None:
    """Give one answer, and wait until the page shows that it was taken."""
    before = name_of(now(person))
    answer(person, rng, click, leave=0)
    expect(now(person)).not_to_have_accessible_name(before)


def test_on_one_device_a_curtain_hides_the_hand_of_the_one_before(come: Come) -> None:
    person = come(settings=INSTANT)
    person.new_table(SIENA, "me", "me", options={"game": "introductory"})
    rng, curtains = Random(5), 0
    for _ in range(14):
        lift = person.button(re.compile("^I am "))
        expect(lift.or_(person.page.locator(".ask.answer")).first).to_be_visible()
        if lift.is_visible():
            covered = person.page.evaluate(
                """() => { const {x, y, width, height} =
                     document.querySelector('section.strip').getBoundingClientRect();
                   const top = document.elementFromPoint(x + width / 2, y + height / 2);
                   return top?.closest('[role=dialog]') !== null; }"""
            )
            assert covered, "the hand can be seen"
            curtains += 1
            lift.click()
        wait_to_be_asked(person)
        answer_and_see(person, rng)
    assert curtains >= 3


def test_a_page_that_loses_its_connection_in_mid_auction_comes_back_to_it(come: Come) -> None:
    anna, beppe, _ = sit_together(come, SIENA)
    rng = Random(2)
    while "Bid" not in heading(asked_of(anna, beppe)):
        answer(asked_of(anna, beppe), rng, click, leave=0)
    bidder = asked_of(anna, beppe)
    bidder.is_cut = True
    bidder.context.set_offline(True)
    line = bidder.page.locator("header .chip")
    expect(line).to_have_text(re.compile("Offline|Retry in|Connecting"))
    bidder.context.set_offline(False)
    expect(line).to_have_text("Live", timeout=PATIENCE)
    expect(decision(bidder).get_by_role("heading").first).to_contain_text("Bid")
    answer(bidder, rng, click)


def test_a_standing_order_bids_by_itself_and_can_be_taken_back(come: Come) -> None:
    anna, beppe, _ = sit_together(come, SIENA)
    rng = Random(2)
    while "Bid" not in heading(asked_of(anna, beppe)):
        answer(asked_of(anna, beppe), rng, click, leave=0)
    bidder = asked_of(anna, beppe)
    other = beppe if bidder is anna else anna
    limit = slot(bidder, "back")
    hear(bidder)
    limit.click()
    bidder.page.get_by_label("Bid for me up to").fill("6")
    bidder.button("in this auction").click()
    wait_to_be_asked(other)
    expect(bidder.page.get_by_text(re.compile("Bidding for you up to 6"))).to_be_visible()
    assert "Bidding" not in other.words(), "nobody else sees an order"
    bidder.button("Cancel the order").click()
    expect(bidder.page.get_by_text(re.compile("Bidding for you"))).to_have_count(0)


def test_looking_back_shows_what_was_and_keys_lead_through_it(come: Come) -> None:
    person = come(settings=INSTANT)
    person.new_table(MEDICI, "me", "greedy")
    rng = Random(4)
    for _ in range(6):
        wait_to_be_asked(person)
        answer(person, rng, click)
    wait_to_be_asked(person)
    now = heading(person)
    person.button("One move back").click()
    person.button("First move").click()
    expect(decision(person)).to_contain_text("You are looking at move 1")
    person.page.keyboard.press("ArrowRight")
    expect(decision(person)).to_contain_text("You are looking at move 2")
    person.page.keyboard.press("End")
    expect(decision(person).get_by_role("heading").first).to_have_text(now)
    person.go(f"{person.page.url.split('?')[0]}?move=3")
    expect(decision(person)).to_contain_text("You are looking at move 3")
    person.button("Back to now").first.click()
    expect(decision(person).get_by_role("heading").first).to_have_text(now)


def test_the_language_changes_in_mid_match_and_the_match_goes_on(come: Come) -> None:
    person = come(settings=INSTANT)
    person.new_table(MEDICI, "me", "greedy")
    wait_to_be_asked(person)
    bar = person.page.locator(".ask h2")
    english = bar.inner_text()
    person.button("Menu").click()
    person.page.get_by_label("Language").select_option("hu")
    person.page.keyboard.press("Escape")
    expect(bar).not_to_have_text(english)
    expect(person.page.locator("html")).to_have_attribute("lang", "hu")
    moves = person.page.get_by_role("group", name=re.compile(r"\d+\. lépés · most"))
    before = name_of(moves)
    answer(person, Random(1), click)
    expect(moves).not_to_have_accessible_name(before)


def test_the_rule_of_a_question_opens_beside_the_board(come: Come) -> None:
    person = come(settings=INSTANT)
    person.new_table(MEDICI, "me", "greedy")
    wait_to_be_asked(person)
    sentence = GAMES[0].rulebook().rules["M2.4"].text.split("*")[0].strip()
    expect(person.page.get_by_text(sentence)).to_have_count(0)
    person.button("Why? Rule M2.4", decision(person)).click()
    expect(person.page.get_by_text(sentence).first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_text(sentence)).to_have_count(0)


def test_what_is_said_reaches_the_other_player_as_plain_text(come: Come) -> None:
    anna, beppe, _ = sit_together(come, MEDICI)
    for person in (anna, beppe):
        person.page.mouse.move(0, 0)  # off the board, whose places are read in the chat's place
        person.page.get_by_role("tab", name=re.compile("^Chat")).click()
    anna.page.get_by_label("Say something").fill("<b>ciao</b>")
    anna.button("Send").click()
    expect(beppe.page.get_by_role("tabpanel").get_by_text("<b>ciao</b>")).to_be_visible()
