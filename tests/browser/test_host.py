"""The host's page, and what people do about their bots and passwords, in a real browser."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Come
from tests.browser.people import BARE, PHONE, Person, page_folder
from tests.server.process import Process, environment, serving

LAPTOP: Final = (1280, 720)
TABS: Final = ("reports", "people", "tables", "invitations", "deeds")
MANY: Final = "100000/1s"
PASSWORD: Final = "a long password"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("host")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Process]:
    """A server of its own, whose database the host's commands reach."""
    limits = ("CREATE_TABLES", "GUESTS", "REGISTRATIONS", "LOGINS", "JOINS", "REPORTS")
    with serving(
        folder,
        FIORINO_WEB_ROOT=str(page_folder()),
        FIORINO_SMTP_HOST="127.0.0.1",
        FIORINO_SMTP_FROM="table@play.example",
        **{f"FIORINO_LIMITS_{limit}": MANY for limit in limits},
    ) as running:
        yield running


@pytest.fixture(scope="module")
def furnished(browser: Browser, server: Process, folder: Path) -> str:
    """A host, and something to look at: people, tables, chat, a report; the name of the host."""
    host, rude = Person(browser, server.address).go(), Person(browser, server.address).go()
    host.ask("POST", "/api/account/register", {"username": "lucrezia", "password": PASSWORD})
    host.ask("POST", "/api/me", {"name": "Lucrezia"})
    command(folder, "host", "lucrezia")
    rude.ask("POST", "/api/me", {"name": "Buonamico Buffalmacco"})
    reported(host, rude, "Your mother was a mule and your father smelt of elderberries!")
    host.ask("POST", "/api/host/deeds", {"deed": "invite", "uses": 10, "note": "the Tuesday club"})
    for person in (host, rude):
        person.context.close()
    return "lucrezia"


def command(folder: Path, *words: str) -> None:
    program = [sys.executable, "-m", "fiorino.cli", "admin", *words]
    subprocess.run(program, check=True, env=environment(folder), capture_output=True)


def reported(victim: Person, rude: Person, words: str) -> str:
    """Somebody says something at a table, and is reported for it; the match."""
    wish = {"game": "medici-vs-strozzi", "seats": ["me", "open"], "listed": True}
    match = str(victim.ask("POST", "/api/tables", wish)["match"])
    rude.ask("POST", f"/api/tables/{match}/join", {})
    rude.ask(
        "POST",
        f"/api/tables/{match}/commands",
        {"kind": "say", "match": match, "id": "c1", "room": "players", "text": words},
    )
    (line,) = victim.ask("GET", f"/api/tables/{match}/chat")
    about = {"person": line["person"], "reason": "abuse", "match": match, "line": line["number"]}
    victim.ask("POST", "/api/reports", {**about, "text": "In front of everybody."})
    return match


def log_in(person: Person, name: str) -> Person:
    person.go()
    person.ask("POST", "/api/account/login", {"username": name, "password": PASSWORD})
    return person


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_part_fits_and_is_for_everybody(
    come: Come, furnished: str, pictures: Path, size: tuple[int, int], dark: bool
) -> None:
    person = log_in(come(size=size, dark=dark), furnished)
    found: list[str] = []
    for tab in TABS:
        person.go("/").go(f"/host#{tab}")
        expect(person.page.get_by_role("tab", selected=True)).to_be_visible()
        expect(person.page.locator(".list .row").first).to_be_visible()
        person.rest()
        found += [f"{tab}: {fault}" for fault in person.axe()]
        wide = person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        found += [f"{tab}: wider than the page"] if wide else []
        person.page.screenshot(path=pictures / f"{tab}.png", full_page=True)
    person.go("/").go("/host#people")
    person.button(re.compile("^Ban ")).first.click()
    person.rest()
    found += [f"dialog: {fault}" for fault in person.axe()]
    person.page.screenshot(path=pictures / "dialog.png")
    for path in ("/settings", "/reset#code", "/confirm#code"):
        person.go(path).rest()
        found += [f"{path}: {fault}" for fault in person.axe()]
        person.page.screenshot(path=pictures / f"{path[1:7]}.png", full_page=True)
    assert found == []


@pytest.mark.parametrize("language", ["nl", "de", "hu", "it"])
def test_it_is_in_the_language_of_the_host(come: Come, furnished: str, language: str) -> None:
    person = log_in(come(settings={"language": language}), furnished)
    for path in [*[f"/host#{tab}" for tab in TABS], "/reset#x", "/confirm#x", "/settings"]:
        person.go("/").go(path).rest()
        assert BARE.findall(person.words()) == [], path
        expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_a_report_is_looked_at_its_line_removed_and_the_deeds_are_written_down(
    come: Come, furnished: str
) -> None:
    host, victim, rude = log_in(come(), furnished), come().go(), come().go()
    rude.ask("POST", "/api/me", {"name": "Calandrino"})
    match = reported(victim, rude, "You oaf!")
    victim.go(f"/table/{match}")
    victim.page.get_by_role("tab", name=re.compile("^Chat")).click()
    victim.sees("You oaf!")
    host.go("/host")
    row = host.page.locator(".row", has_text="You oaf!")
    row.get_by_role("button", name="Remove the line").click()
    host.button("Remove", host.page.get_by_role("dialog")).click()
    host.sees("Done, and written down.")
    expect(victim.page.get_by_text("You oaf!")).to_have_count(0)
    row.get_by_role("button", name="Settle").click()
    host.button("Settle", host.page.get_by_role("dialog")).click()
    expect(row).to_have_count(0)
    host.page.get_by_role("tab", name="Log of deeds").click()
    host.sees("Line of chat removed")
    host.sees("Report settled")


def test_who_is_no_host_is_told_so(come: Come, furnished: str) -> None:
    come().go("/host").sees("Only hosts of this server may do that.")


def test_a_bot_is_made_and_a_password_chosen_by_a_link(come: Come, furnished: str) -> None:
    person, host = come().go("/settings"), log_in(come(), furnished)
    person.ask("POST", "/api/account/register", {"username": "bice", "password": PASSWORD})
    person.go("/settings")
    person.page.get_by_label("Name of the bot").fill("Robo")
    person.button("Make a bot").click()
    person.sees("Keep it: it is shown only now.")
    token = person.page.locator(".token code").inner_text()
    assert token.startswith("fiorino_")
    link = host.ask("POST", "/api/host/deeds", {"deed": "link", "person": "bice"})["told"]
    person.go(link[link.index("/reset") :])
    person.page.get_by_label("New password").fill("another long one")
    person.button("Change the password").click()
    person.sees("The password is changed. Log in with it.")
    again = come().go()
    again.ask("POST", "/api/account/login", {"username": "bice", "password": "another long one"})
