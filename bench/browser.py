"""What the page costs a browser: `python -m bench.browser`, and docs/benchmarks-page.md."""

import gzip
import json
import os
import platform
import tempfile
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import click
from playwright.sync_api import Browser, Response

from bench.telling import Telling
from tests.browser.chromium import chromium
from tests.browser.people import PATIENCE, Person, page_folder
from tests.browser.playing import answer, wait_to_be_asked
from tests.browser.playing import click as press
from tests.server.process import serving

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = "benchmarks-page.md"
TABLES: Final = {
    "siena": ("me", "greedy", "greedy", "greedy"),
    "medici-vs-strozzi": ("me", "greedy"),
}
IDLE: Final = 10.0
"""How long an idle table is watched, in seconds."""
SETTLING: Final = 10_000
"""Milliseconds after which a new table has settled."""
KEPT: Final = "() => navigator.serviceWorker.ready.then(() => null)"
"""Done when the worker of a first visit has kept the page; a table has no part in that."""
SLOWED: Final = 4
"""How many times slower the processor is made for moves."""
MOVES: Final = 12
DRAWN: Final = 250
"""Milliseconds after which everything that follows a move is drawn."""
FRAME: Final = 1000 / 60
MOST_IDLE: Final = 1.0
MOST_FIRST_VISIT: Final = 150.0
CATEGORIES: Final = ["toplevel", "devtools.timeline"]
TASKS: Final = frozenset({"ThreadControllerImpl::RunTask", "RunTask"})
SCRIPTS: Final = frozenset({"FunctionCall", "EvaluateScript"})
OURS: Final = "/assets/"
"""Part of the address of every script of the page; the benchmark's own scripts lack it."""


@dataclass(frozen=True)
class Figure:
    """One line of the report."""

    name: str
    measured: float
    unit: str
    target: float | None
    """None where it only tells."""

    @property
    def is_met(self) -> bool:
        return self.target is None or self.measured < self.target


@click.command()
@click.option("--write", "writes", is_flag=True, help="Write docs/benchmarks-page.md.")
def main(writes: bool) -> None:
    """Idle tables, moves on a slow processor, and a first visit."""
    telling = Telling(0)
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        serving(Path(folder), FIORINO_WEB_ROOT=str(page_folder())) as server,
    ):
        figures = [first_visit(browser, server.address), empty_page(browser, server.address)]
        for game in TABLES:
            telling(game)
            figures += at_table(browser, server.address, game)
        version = browser.version
    for figure in figures:
        click.echo(_row(figure))
    if writes:
        (DOCS / PAGE).write_text(report(figures, version), "utf-8")


def first_visit(browser: Browser, address: str) -> Figure:
    """Script and style that the lobby fetches, compressed."""
    person = Person(browser, address)
    found: list[Response] = []

    def note(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            found.append(response)

    person.page.on("response", note)
    person.go()
    person.page.wait_for_load_state("networkidle")
    size = sum(len(gzip.compress(response.body(), 9)) for response in found)
    person.context.close()
    return Figure("first visit, script and style", size / 1000, "kB", MOST_FIRST_VISIT)


def empty_page(browser: Browser, address: str) -> Figure:
    """What the browser itself uses on an empty page."""
    person = Person(browser, address)
    person.page.wait_for_timeout(SETTLING)
    share = idle_shares(browser, person)["whole browser"]
    person.context.close()
    return Figure("an empty page, whole browser", share, "% of a core", None)


def at_table(browser: Browser, address: str, game: str) -> list[Figure]:
    """A table that waits for its reader, and the moves of some answers."""
    person = Person(browser, address, motion=True, settings={"sound": False})
    person.new_table(game, *TABLES[game])
    wait_to_be_asked(person)
    person.page.evaluate(KEPT)
    person.page.wait_for_timeout(SETTLING)
    idle = [
        Figure(f"{game}: idle table, {name}", share, "% of a core", MOST_IDLE)
        for name, share in idle_shares(browser, person).items()
    ]
    scripts, tasks = moves(browser, person)
    person.context.close()
    slowed = f"{SLOWED} times slower"
    return [
        *idle,
        Figure(f"{game}: script of a move, {slowed}, median", median(scripts), "ms", FRAME),
        Figure(f"{game}: script of a move, {slowed}, worst", max(scripts), "ms", FRAME),
        Figure(f"{game}: a frame drawn after it, {slowed}, median", median(tasks), "ms", None),
    ]


def idle_shares(browser: Browser, person: Person) -> dict[str, float]:
    """The share of a core used by the page's main thread and by all processes of the browser."""
    page = person.context.new_cdp_session(person.page)
    page.send("Performance.enable")
    whole = browser.new_browser_cdp_session()

    def now() -> dict[str, float]:
        metrics = {
            each["name"]: each["value"] for each in page.send("Performance.getMetrics")["metrics"]
        }
        processes = whole.send("SystemInfo.getProcessInfo")["processInfo"]
        return {
            "main thread": metrics["TaskDuration"],
            "whole browser": sum(each["cpuTime"] for each in processes),
            "clock": metrics["Timestamp"],
        }

    before = now()
    person.page.wait_for_timeout(IDLE * 1000)
    after = now()
    seconds = after.pop("clock") - before["clock"]
    return {name: 100 * (value - before[name]) / seconds for name, value in after.items()}


def moves(browser: Browser, person: Person) -> tuple[list[float], list[float]]:
    """For each of some answers and what followed: its longest script, and its longest task."""
    person.context.set_default_timeout(SLOWED * PATIENCE)
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    rng = Random(1)
    scripts: list[float] = []
    tasks: list[float] = []
    for _ in range(MOVES):
        browser.start_tracing(page=person.page, categories=CATEGORIES)
        answer(person, rng, press)
        wait_to_be_asked(person)
        person.page.wait_for_timeout(DRAWN)
        events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
        script, task = longest(events)
        scripts.append(script)
        tasks.append(task)
    return scripts, tasks


def longest(events: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """Milliseconds of the longest task with scripts of the page: of the scripts, and of all of it.

    Style and layout that a script asks for are part of the script.
    """
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"].get("name") == "CrRendererMain"
    }
    timed = [each for each in events if "dur" in each and (each["pid"], each["tid"]) in mains]
    scripts = sorted((each for each in timed if each["name"] in SCRIPTS), key=_begin)
    begins = [_begin(each) for each in scripts]
    longest_script = longest_task = 0.0
    for task in timed:
        if task["name"] not in TASKS:
            continue
        first = bisect_left(begins, (task["pid"], task["ts"]))
        last = bisect_left(begins, (task["pid"], task["ts"] + task["dur"]))
        inside = scripts[first:last]
        if not inside or not all(map(_is_ours, inside)):
            continue
        longest_script = max(longest_script, sum(map(_spent, _outermost(inside))))
        longest_task = max(longest_task, _spent(task))
    return longest_script, longest_task


def _begin(event: dict[str, Any]) -> tuple[int, float]:
    return event["pid"], event["ts"]


def _is_ours(event: dict[str, Any]) -> bool:
    return OURS in event["args"].get("data", {}).get("url", "")


def _spent(event: dict[str, Any]) -> float:
    """Milliseconds of thread time."""
    spent: float = event.get("tdur", event["dur"]) / 1000
    return spent


def _outermost(scripts: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that no other one called."""
    found: list[dict[str, Any]] = []
    for each in scripts:
        if not found or each["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(each)
    return found


def report(figures: Sequence[Figure], version: str) -> str:
    """The page in Markdown."""
    day = datetime.now(UTC).strftime("%-d %B %Y")
    missed = [figure.name for figure in figures if not figure.is_met]
    verdict = f"Missed: {'; '.join(missed)}." if missed else "Every target is met."
    return "\n".join(
        [
            "# The page in numbers",
            "",
            "Written by `python -m bench.browser --write`: a real server, the built page, and the"
            " browser's own figures.",
            "",
            f"- Machine: {platform.machine()}, {os.cpu_count()} cores, drawing without a graphics"
            f" card; on average {os.getloadavg()[1]:.0f} processes wanted to run, which makes tasks"
            f" longer. Date: {day}. Chromium {version}.",
            f"- Idle: a table that waits for its reader, at a desk, watched for {IDLE:.0f} s, once"
            " the first visit has kept the page for use without a network. The main thread is"
            " `TaskDuration` of the page; the whole browser is the CPU time of all its processes,"
            " which on an empty page (`about:blank`) is that of the browser itself.",
            f"- Moves: {MOVES} answers and what followed each of them, with scenes at normal pace"
            f" and the processor slowed {SLOWED} times. Of each move the longest task counts, in"
            " time of its thread: the script of the page with any style and layout that it asks"
            " for. The frame is the longest task in which anything of the page ran, with style,"
            " layout and paint; it is drawn without a graphics card, and has no target.",
            "- First visit: script and style of the lobby, compressed with gzip.",
            "",
            "| | measured | target | |",
            "|---|--:|--:|---|",
            *map(_row, figures),
            "",
            verdict,
            "",
        ]
    )


def _row(figure: Figure) -> str:
    digits = 2 if figure.measured < 10 else 0
    measured = f"{figure.measured:.{digits}f} {figure.unit}"
    if figure.target is None:
        return f"| {figure.name} | {measured} | | |"
    met = "met" if figure.is_met else "**missed**"
    return f"| {figure.name} | {measured} | below {figure.target:.4g} {figure.unit} | {met} |"


if __name__ == "__main__":
    main()
