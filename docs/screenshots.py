"""Draw the screens of the page anew: `make screenshots`."""

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser

from tests.browser.chromium import NoBrowser, chromium
from tests.browser.people import DESK, PHONE, Person, page_folder
from tests.browser.playing import answer, click, tap, wait_to_be_asked
from tests.server.process import serving

FOLDER: Final = Path(__file__).parent / "screenshots"
QUIET: Final = {"answering": "instant", "sound": False, "theme": "light"}
SEATS: Final = {
    "siena": ("me", "greedy", "greedy", "greedy"),
    "medici-vs-strozzi": ("me", "greedy"),
}
ANSWERS: Final = {"siena": 24, "medici-vs-strozzi": 14}


def main() -> None:
    """The main screens of both games, at a desk and on a phone, light and dark."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        serving(Path(folder), FIORINO_WEB_ROOT=str(page_folder())) as server,
    ):
        for name, size in (("desk", DESK), ("phone", PHONE)):
            draw(browser, server.address, name, size)


def draw(browser: Browser, address: str, name: str, size: tuple[int, int]) -> None:
    """Every screen at one size."""
    press = tap if size == PHONE else click
    person = Person(browser, address, size=size, settings=QUIET)
    for path, what in (
        ("/", "lobby"),
        ("/learn/siena", "learn"),
        ("/rules/siena", "rules"),
        ("/settings", "settings"),
    ):
        person.go(path)
        keep(person, f"{what}-{name}")
    for game, seats in SEATS.items():
        person.new_table(game, *seats)
        rng = Random(5)
        for given in range(ANSWERS[game]):
            wait_to_be_asked(person)
            if given == 2:
                keep(person, f"{game}-opening-{name}")
            answer(person, rng, press, leave=0.35)
        wait_to_be_asked(person)
        keep(person, f"{game}-{name}")
        person.page.evaluate("document.documentElement.dataset.theme = 'dark'")
        keep(person, f"{game}-{name}-dark")
        person.page.evaluate("document.documentElement.dataset.theme = 'light'")
    person.context.close()


def keep(person: Person, name: str) -> None:
    """One picture, once nothing moves any more."""
    person.page.wait_for_timeout(900)
    print(f"{name}.jpg", flush=True)
    person.page.screenshot(path=str(FOLDER / f"{name}.jpg"), type="jpeg", quality=82)


if __name__ == "__main__":
    try:
        main()
    except NoBrowser as fault:
        sys.exit(str(fault))
