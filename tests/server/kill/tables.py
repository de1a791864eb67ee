"""Groups of players that play one match after another, with somebody who watches."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.patience import PATIENCE
from tests.server.kill.pages import Page, Person, Roads


@dataclass(frozen=True)
class Plan:
    """What a group plays, and at which of the servers each of them begins."""

    game: str
    places: Sequence[int]
    bots: Sequence[str] = ()
    watched_at: int = 0
    minutes: int | None = None
    """For each player; with a clock, a restart is a line of the log that nobody could foresee."""
    rated: bool = False

    def table(self) -> dict[str, object]:
        """The table that is wanted."""
        seats = ["me", *["open"] * (len(self.places) - 1), *self.bots]
        made: dict[str, object] = {"game": self.game, "seats": seats, "rated": self.rated}
        if self.minutes is not None:
            made["clock"] = {"kind": "live", "minutes": self.minutes, "increment": 5}
        return made


class Group:
    """Some people who always play the same game with each other."""

    def __init__(self, name: str, plan: Plan, addresses: Sequence[str], seed: str) -> None:
        self.name: Final = name
        self.plan: Final = plan
        self.people: Final = [Person(Roads(addresses, place)) for place in plan.places]
        self.watcher: Final = Person(Roads(addresses, plan.watched_at))
        self.pages: list[Page] = []
        """Those of all matches."""
        self.now: list[Page] = []
        """Those of the match that is being played."""
        self.link = ""
        """The link of the last table."""
        self._seed: Final = seed
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._resting = False

    async def come(self) -> None:
        for person in (*self.people, self.watcher):
            await person.come()

    async def play(self, matches: int | None = None) -> None:
        """So many matches to their end, or until they rest."""
        for number in range(matches or 1_000_000):
            if self._resting:
                return
            await self.begin(number)
            while not all(page.is_over and page.is_at_rest for page in self.now):
                self._look_after()
                if self._resting:
                    return
                await asyncio.sleep(0.01)

    async def begin(self, number: int) -> None:
        """Make a table, sit down, and open the pages."""
        await self._close_pages()
        self.now = await self.sit_down(number)
        self.pages += self.now
        if self._resting:
            self.rest()
        for page in self.now:
            self.open(page)

    def open(self, page: Page) -> None:
        """Let a page connect, and watch over it."""
        self._tasks.add(asyncio.create_task(page.run()))

    async def sit_down(self, number: int) -> list[Page]:
        """A new table, everybody at it, and a page for each, not yet opened."""
        host, *others = self.people
        made = await host.post("/api/tables", self.plan.table())
        match, link = made["match"], made["link"]
        self.link = link
        for other in others:
            await other.post(f"/api/tables/{match}/join", {"link": link})
        people = [*self.people, self.watcher]
        pages = []
        for place, person in enumerate(people):
            plays = person is not self.watcher
            name = f"{self.name}-{number}-{place if plays else 'watcher'}"
            random = Random(f"{self._seed}/{name}")
            pages.append(Page(name, person, match, link, random, plays=plays))
        return pages

    def rest(self) -> None:
        """Begin nothing new."""
        self._resting = True
        for page in self.now:
            page.rest()

    async def converge(self) -> None:
        """Wait until everybody has been answered and all see the same version."""
        until = time.monotonic() + PATIENCE
        while not self._is_quiet():
            self._look_after()
            stands = [(page.name, page.version, page.is_at_rest) for page in self.now]
            assert time.monotonic() < until, f"they do not come to rest: {stands}"
            await asyncio.sleep(0.01)

    def _is_quiet(self) -> bool:
        """Everybody is answered and sees the same, and no bot is about to go on."""
        return (
            all(page.is_at_rest and not page.awaits_bot for page in self.now)
            and len(self.versions()) == 1
        )

    def versions(self) -> set[int]:
        return {page.version for page in self.now}

    async def close(self) -> None:
        await self._close_pages()

    async def _close_pages(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        self._tasks.clear()

    def _look_after(self) -> None:
        """A page that has failed fails the test."""
        for task in self._tasks:
            if task.done():
                task.result()


def acknowledged(groups: Sequence[Group]) -> int:
    """How many commands have been acknowledged by now."""
    return sum(
        bool(command.done) for group in groups for page in group.pages for command in page.commands
    )
