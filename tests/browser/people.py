"""Somebody at a page: reads it by roles and names, as a person or a screen reader does."""

import json
import os
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Error, Locator, Page, expect

ROOT: Final = Path(__file__).parents[2]
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE: Final = 60_000
"""Milliseconds that a page may take."""
expect.set_options(timeout=PATIENCE)
KEPT: Final = "fiorino-settings"
"""Where the page keeps what its reader has chosen."""
CUT: Final = ("ERR_INTERNET_DISCONNECTED", "error occurred when fetching the script")
"""What the browser says of requests, and of the worker's own, that a cut connection fails."""
BARE: Final = re.compile(
    r"\b(?:siena|medici|shell|lobby|page|people|learn|puzzle|review|refusal|terminal|hosting)"
    r"-[a-z]+-[a-z-]+\b"
)
"""A key of the catalogue that a person would see instead of words."""

COLORS: Final = ["color-contrast", "link-in-text-block"]
"""The rules of the accessibility checker that look at colours."""
EVIDENCE: Final = """() => {
  const ask = document.querySelector(".ask");
  const focused = document.activeElement?.outerHTML.slice(0, 200);
  return [`ask: ${ask?.cloneNode(false).outerHTML}`, `focus: ${focused}`, document.body.innerText]
    .join("\\n");
}"""
"""The state of the question, where the focus is, and everything that can be read."""


def page_folder() -> Path:
    """The page as `make page` builds it."""
    folder = Path(os.environ.get("FIORINO_PAGE", ROOT / "build" / "page"))
    assert (folder / "index.html").is_file(), "the page is not built; run: make page"
    return folder


class Person:
    """One browser context: a guest with a page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        dark: bool = False,
        motion: bool = False,
        settings: dict[str, object] | None = None,
        has_clock: bool = False,
    ) -> None:
        self.address: Final = address
        self.context: Final = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=min(size) < 600,
            is_mobile=min(size) < 600,
            locale="en-GB",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Final[Page] = self.context.new_page()
        self.is_dark: Final = dark
        self.complaints: Final[list[str]] = []
        self.is_cut = False
        """Whether the test cut the connection; then requests fail, and the browser says so."""
        self.has_clock: Final = has_clock
        """Whether the test makes time pass, so that nothing waits for a scene or a deaf moment."""
        if has_clock:
            self.page.clock.install()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        if settings is not None:
            text = json.dumps(settings)
            kept = f"localStorage.getItem('{KEPT}')"
            self.page.add_init_script(f"{kept} ?? localStorage.setItem('{KEPT}', {text!r})")

    def _heard(self, message: Any) -> None:
        """Errors and reports of the content policy; a refused request is told as one by itself."""
        text = message.text
        if self.is_cut and any(said in text for said in CUT):
            return
        if (
            message.type == "error"
            and "status of 4" not in text
            and "WebSocket connection" not in text
        ):
            self.complaints.append(text)

    def go(self, path: str = "/") -> "Person":
        self.page.goto(path)
        expect(self.page.locator("h1").first).to_be_attached()
        return self

    def rest(self) -> None:
        """Wait until the page stays as it is, and nothing moves any more."""
        self.page.wait_for_function(
            """() => {
                 const now = document.body.innerHTML;
                 window.stays = window.before === now ? (window.stays ?? 0) + 1 : 0;
                 window.before = now;
                 const moving = document.getAnimations().some(each => each.playState === "running");
                 return window.stays >= 2 && !moving;
               }""",
            polling=100,
        )

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the page itself could ask."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
                 const said = await fetch(path, {
                   method, headers: {"content-type": "application/json"},
                   body: body === null ? undefined : JSON.stringify(body) });
                 if (!said.ok) throw new Error(await said.text());
                 return said.json();
               }""",
            [method, path, body],
        )

    def new_table(self, game: str, *seats: str, **more: Any) -> Any:
        """A table, and the page of it."""
        if self.page.url == "about:blank":
            self.go()
        table = self.ask("POST", "/api/tables", {"game": game, "seats": seats} | more)
        self.go(f"/table/{table['match']}")
        return table

    # What is seen

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def words(self) -> str:
        """Everything that can be read."""
        return self.page.locator("body").inner_text()

    def evidence(self) -> str:
        """What every page of this person shows, for whoever must find out what went wrong."""
        shown = []
        for page in self.context.pages:
            try:
                shown.append(f"{page.url}\n{page.evaluate(EVIDENCE)}")
            except Error as gone:
                shown.append(f"{page.url}: {gone}")
        return "\n\n".join([*shown, *self.complaints])

    def axe(self) -> list[str]:
        """What the accessibility checker finds; in the dark only the colours are others."""
        self.page.evaluate(_checker())
        wish: dict[str, object] = {"resultTypes": ["violations"]}
        if self.is_dark:
            wish["runOnly"] = {"type": "rule", "values": COLORS}
        found = self.page.evaluate("wish => axe.run(document, wish)", wish)
        return [
            f"{fault['id']}: {node['html'][:120]}"
            for fault in found["violations"]
            for node in fault["nodes"]
        ]


@cache
def _checker() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def any_of(rng: Random, found: list[Locator]) -> Locator:
    return rng.choice(found)
