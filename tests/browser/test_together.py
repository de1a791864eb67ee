"""What players ask of each other, who comes and goes, who watches; and what is heard of it."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import PHONE, Person
from tests.browser.playing import decision, hear, slot, wait_to_be_asked
from tests.browser.test_tables import INSTANT, MEDICI, asked_of, sit_together

LISTEN = """() => {
  window.heard = [];
  const known = new Set(document.querySelectorAll("[aria-live] p"));
  let asked = document.querySelector("[aria-live=assertive]")?.textContent;
  const listen = () => {
    for (const line of document.querySelectorAll("[aria-live=polite] p")) {
      if (!known.has(line)) { known.add(line); heard.push(line.textContent); }
    }
    const now = document.querySelector("[aria-live=assertive]")?.textContent;
    if (now !== asked) { asked = now; heard.push(now); }
  };
  new MutationObserver(listen).observe(document.body,
    { subtree: true, childList: true, characterData: true });
}"""
REGIONS = """() => [...document.querySelectorAll(
  "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]:not([aria-live=off])")]
  .map(each => each.ariaLive ?? each.role)"""


def name_price(person: Person) -> None:
    """Stop drawing and name the price that is drafted."""
    hear(person)
    slot(person, "act").click()


def heard(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("heard")
    return found


def test_a_price_is_taken_back_when_the_other_agrees_and_both_hear_of_it(come: Come) -> None:
    anna, beppe, _ = sit_together(come, MEDICI)
    seller = asked_of(anna, beppe)
    buyer = beppe if seller is anna else anna
    for person in (anna, beppe):
        person.page.evaluate(LISTEN)
    name_price(seller)
    wait_to_be_asked(buyer)
    expect(slot(seller, "back")).to_have_text("Take back…")
    seller.button("Menu").click()
    seller.button("Ask to take your last move back").click()
    buyer.sees("asks to take the last move back")
    expect(seller.button("Let it stand")).to_be_visible()
    buyer.button("Accept").click()
    wait_to_be_asked(seller)
    expect(buyer.page.locator(".ask")).not_to_have_class(re.compile("answer"))
    expect(seller.page.get_by_role("log")).to_contain_text("the move is taken back")
    asks = [line for line in heard(buyer) if "asks to take the last move back" in line]
    assert len(asks) == 1, heard(buyer)
    back = [line for line in heard(seller) if "Your turn." in line]
    assert len(back) == 1, heard(seller)
    assert "is taken back. Your turn." in back[0]
    for person in (anna, beppe):
        assert sorted(person.page.evaluate(REGIONS)) == ["assertive", "polite"]


def test_it_is_told_who_has_left_and_is_back_and_who_watches(come: Come) -> None:
    anna, beppe, link = sit_together(come, MEDICI)
    address = beppe.page.url
    beppe.go("/")
    anna.sees("is not connected.")
    beppe.go(address)
    anna.sees("is back.")
    watcher = come(settings=INSTANT, size=PHONE).go(link)
    watcher.button("Watch").click()
    expect(decision(watcher)).to_be_visible()
    anna.button("One person is watching").click()
    name = watcher.ask("GET", "/api/me")["name"]
    expect(anna.page.get_by_role("dialog").get_by_role("link", name=name)).to_be_visible()


def test_a_rematch_is_offered_spoken_and_begins_with_the_same_seats(come: Come) -> None:
    anna, beppe, _ = sit_together(come, MEDICI)
    seats = [row.inner_text() for row in anna.page.locator(".seat .name b").all()]
    wait_to_be_asked(asked_of(anna, beppe))
    match = anna.page.url.split("/table/")[1].split("?")[0]
    resign = {"kind": "resign", "id": "r", "match": match}
    anna.ask("POST", f"/api/tables/{match}/commands", resign)
    beppe.page.evaluate(LISTEN)
    anna.button("Rematch").click()
    beppe.sees("offers a rematch")
    expect(beppe.page.locator("[aria-live=polite]")).to_contain_text("offers a rematch")
    beppe.button("Accept").click()
    for person in (anna, beppe):
        expect(person.page).not_to_have_url(re.compile(match))
        expect(decision(person)).to_be_visible()
    expect(anna.page.locator(".seat .name b")).to_have_text(seats)
