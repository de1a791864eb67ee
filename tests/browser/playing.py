"""Playing through the page: whoever reads the question, and nothing else, can play."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Final

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.people import PATIENCE, Person

ASIDE: Final = re.compile(r"^(Why\?|Hint|Close|One less|One more|Quick)")
"""Buttons of the body that answer nothing."""
NAMES: Final = """found => found.map(button =>
  button.disabled || button.ariaDisabled === "true" || !button.checkVisibility()
    ? "" : (button.ariaLabel ?? button.innerText).replace(/\\s+/g, " ").trim())"""
"""What can be chosen, by name; empty where it cannot."""
STAGE: Final = f"""() => {{
  const has = selector => document.querySelector(selector) !== null;
  if (document.querySelector(".ask .result")?.checkVisibility()) return "over";
  if (!has(".ask.answer, .ask.scene .act:not(.empty)")) return has(".ask.scene") ? "scene" : "";
  const names = ({NAMES})([...document.querySelectorAll(".ask.answer .body button")]);
  return has(".slots .quit:not(.empty), .slots .act:not(.empty)")
    || names.some(name => name && !/{ASIDE.pattern}/.test(name)) ? "asked" : "";
}}"""
"""Whether there is anything to press: something to choose, a way out, or a draft to send."""
MOST_ANSWERS: Final = 600
MOST_KEYS: Final = 80
MOST_LEAPS: Final = 500
"""So often time is made to pass while one scene after another is on stage."""
DEAF: Final = 650
"""Milliseconds until a question surely takes an answer."""
DRAWN: Final = """async () => {
  for (let task = 0; task < 12; task += 1)
    await new Promise(go => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = go;
      port2.postMessage(0);
    });
}"""
"""The regions of a table are drawn in tasks, one after another: after so many they all are."""
Press = Callable[[Locator], None]


def click(button: Locator) -> None:
    button.click()


def tap(button: Locator) -> None:
    button.tap()


def key(button: Locator) -> None:
    """Reach a button by Tab and arrows alone, and press Enter."""
    keyboard = button.page.keyboard
    for _ in range(MOST_KEYS):
        where = button.evaluate(
            """target => {
                 const now = document.activeElement;
                 if (now === target) return "there";
                 const list = target.closest("[data-roving]");
                 return target.tabIndex < 0 && list?.contains(now) ? "near" : "elsewhere";
               }"""
        )
        if where == "there":
            keyboard.press("Enter")
            return
        keyboard.press("ArrowRight" if where == "near" else "Tab")
    raise AssertionError(f"the keyboard does not reach {button.inner_text()!r}")


@dataclass
class Clicks:
    """A mouse that counts."""

    count: int = field(default=0)

    def __call__(self, button: Locator) -> None:
        self.count += 1
        button.click()


def sent_answers(person: Person) -> list[list[str]]:
    """What the page sends from now on: an answer with those that go along; once, if sent again."""
    sent: list[list[str]] = []
    known: set[str] = set()

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("kind") == "answer" and message["id"] not in known:
            known.add(message["id"])
            sent.append([message["answer"], *message.get("then", [])])

    person.page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


def twice(button: Locator) -> None:
    """A nervous hand: what sends is pressed twice, what is chosen once."""
    if button.evaluate("each => each.closest('.slots') !== null"):
        button.dblclick(delay=0)
    else:
        button.click()


def decision(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Decision")


def slot(person: Person, name: str) -> Locator:
    """One of the three slots: quit, back or act; where it holds something."""
    return person.page.locator(f".slots .{name}:not(.empty)")


def stage(person: Person) -> str:
    """What the page is at: asked, over, scene, or nothing of these."""
    found: str = person.page.evaluate(STAGE)
    return found


def is_over(person: Person) -> bool:
    return stage(person) == "over"


def is_asked(person: Person) -> bool:
    return stage(person) == "asked"


def stop_time(person: Person) -> None:
    """The page's clock stands still from now on; the leap is longer than any way to the page."""
    person.page.clock.pause_at(person.page.evaluate("() => Date.now() / 1000 + 10"))


def hear(person: Person) -> None:
    """Until the question is drawn and takes an answer; time passes where the test has the clock."""
    deaf = person.page.locator(".ask[data-deaf]")
    until = monotonic() + PATIENCE / 1000
    while person.has_clock:
        person.page.clock.fast_forward(DEAF)
        person.page.evaluate(DRAWN)
        if deaf.count() == 0:  # otherwise another question has come meanwhile
            return
        assert monotonic() < until, "the question stays deaf"
    expect(deaf).to_have_count(0)
    person.page.evaluate(DRAWN)


def answers(person: Person) -> list[tuple[str, Locator]]:
    """What can be chosen in the body of the question, each with its name."""
    buttons = person.page.locator(".ask.answer .body button")
    names: list[str] = buttons.evaluate_all(NAMES)
    return [
        (name, buttons.nth(number))
        for number, name in enumerate(names)
        if name and not ASIDE.match(name)
    ]


def answer(person: Person, rng: Random, press: Press, leave: float = 0.6) -> str:
    """Give one answer, a way out with some likelihood; its name, empty if a scene ended first."""
    hear(person)
    if not is_asked(person):
        return ""
    way, act = slot(person, "quit"), slot(person, "act")
    is_count = person.page.locator(".ask.scene").count() > 0
    if way.count() and (is_count or rng.random() < leave):
        return _press(way, press)
    if act.count():
        return _press(act, press)
    open_ones = answers(person)
    if not open_ones and not way.count():  # a plan that was kept has just been sent
        wait_to_be_asked(person)
        return "" if is_over(person) else answer(person, rng, press, leave)
    if not open_ones:
        return _press(way, press)
    name, button = rng.choice(open_ones)
    opens_list = button.get_attribute("aria-expanded") is not None
    press(button)
    if opens_list:
        return answer(person, rng, press, leave)
    if act.count():
        press(act)
    return name


def _press(button: Locator, press: Press) -> str:
    name = button.inner_text()
    press(button)
    return name


def play_to_the_end(person: Person, rng: Random, press: Press, leave: float) -> int:
    """Until the page shows how it ended; how many answers were given."""
    for given in range(MOST_ANSWERS):
        wait_to_be_asked(person)
        if is_over(person):
            return given
        answer(person, rng, press, leave)
    raise AssertionError("the match does not end")


def heading(person: Person) -> str:
    return decision(person).get_by_role("heading").first.inner_text()


def wait_to_be_asked(person: Person) -> None:
    """Until there is something to answer, or the match is over.

    Where the test has the clock, a scene is over at once. While the server is awaited, no time is
    made to pass: the page would take a server that is only slow for one that is gone.
    """
    person.page.evaluate(DRAWN)  # until then the question may be on the page that was just answered
    awaited = ("asked", "over", *(["scene"] if person.has_clock else []))
    for _ in range(MOST_LEAPS):
        try:
            found = person.page.wait_for_function(
                f"awaited => {{ const now = ({STAGE})(); return awaited.includes(now) && now }}",
                arg=awaited,
                polling=40,
            ).json_value()
        except TimeoutError as late:
            raise AssertionError(f"nobody goes on: {heading(person)}") from late
        if found != "scene":
            return
        person.page.clock.fast_forward(DEAF)
    raise AssertionError(f"the scenes do not end: {heading(person)}")


def expect_over(person: Person) -> None:
    expect(person.page.get_by_role("region", name="Result")).to_be_visible()
