"""A real server, a real Chromium, and people at pages in it."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.people import Person, page_folder
from tests.server.process import Process, serving

PEOPLE: Final = pytest.StashKey[list[Person]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what each of its pages shows."""
    report = yield
    if report.when == "call" and report.failed:
        people: list[Person] = item.stash.get(PEOPLE, [])
        for number, person in enumerate(people, 1):
            report.sections.append((f"page {number}", person.evidence()))
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("browser")
    many = "100000/1s"
    with serving(
        folder,
        FIORINO_WEB_ROOT=str(page_folder()),
        FIORINO_LIMITS_CREATE_TABLES=many,
        FIORINO_LIMITS_JOINS=many,
        FIORINO_LIMITS_GUESTS=many,
        FIORINO_LIMITS_HINTS=many,
        FIORINO_LIMITS_CHAT_LINES=many,
        FIORINO_LIMITS_IMPORTS=many,
    ) as running:
        yield running


Come = Callable[..., Person]


@pytest.fixture
def come(browser: Browser, server: Process, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Somebody opens the page; whatever it complains about fails the test in the end."""
    people: list[Person] = []
    request.node.stash[PEOPLE] = people

    def coming(**more: object) -> Person:
        people.append(Person(browser, server.address, **more))  # type: ignore[arg-type]
        return people[-1]

    yield coming
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    return tmp_path
