"""Lobbies without sockets: people, pages that remember what they saw, bots that think here."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from fiorino.bots import find_bot
from fiorino.core.decision import Decision
from fiorino.core.fairness import commitment_of
from fiorino.core.game import Setup
from fiorino.core.protocol import Action, Table
from fiorino.server.limits import Limiter, Limits, Rate
from fiorino.server.metrics import Metrics
from fiorino.server.play import messages as say
from fiorino.server.play.lobby import Lobby, Wishes
from fiorino.server.play.notices import Bus, LocalBus
from fiorino.server.play.room import Room
from fiorino.server.storage.rows import LogLine, MatchRow, PersonRow
from fiorino.server.storage.store import Store
from fiorino.server.thinking.requests import (
    Advise,
    Advised,
    Prepare,
    Prepared,
    Think,
    Thought,
    Weigh,
    Weighed,
    advised,
    prepared,
    thought,
    weighed,
)
from tests.patience import PATIENCE

MEDICI: Final = "medici-vs-strozzi"
SIENA: Final = "siena"
WIDE: Final = Limits(**{limit.name: Rate(1_000_000, 1) for limit in fields(Limits)})


class Thinking:
    """Bots that answer in this process; they can be held up, or fail a few times."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.failures = 0
        self.asked = 0

    async def advise(self, advise: Advise) -> Advised:
        return advised(advise)

    async def weigh(self, weigh: Weigh) -> Weighed:
        return weighed(weigh)

    async def prepare(self, prepare: Prepare) -> Prepared:
        return prepared(prepare)

    async def answer(self, think: Think) -> Thought:
        self.asked += 1
        await self.free.wait()
        if self.failures:
            self.failures -= 1
            raise OSError("the process is gone")
        return thought(think)


class Time:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Page:
    """Somebody who looks at a match."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.frames: list[bytes] = []

    def send(self, message: say.Told) -> None:
        self.frames.append(say.encoder.encode(message))

    @property
    def told(self) -> list[Any]:
        return [json.loads(frame) for frame in self.frames]

    def of_kind(self, kind: str) -> list[Any]:
        return [frame for frame in self.told if frame["kind"] == kind]


@asynccontextmanager
async def opened(
    store: Store, bus: Bus | None = None, bot_pool: Thinking | None = None, **more: Any
) -> AsyncIterator[Lobby]:
    """A lobby on a store."""
    at_once = {"order_seconds": (0.0, 0.0)}
    lobby = Lobby(
        store, bus or LocalBus(), bot_pool or Thinking(), Limiter(WIDE), Metrics(), **at_once | more
    )
    await lobby.open()
    try:
        yield lobby
    finally:
        await lobby.close()


@asynccontextmanager
async def lobby_at(
    folder: Path, bot_pool: Thinking | None = None, **more: Any
) -> AsyncIterator[Lobby]:
    """A lobby on a SQLite file, which may have been used before."""
    async with (
        await Store.open(f"sqlite:///{folder / 'fiorino.db'}") as store,
        opened(store, bot_pool=bot_pool, **more) as lobby,
    ):
        yield lobby


async def person(lobby: Lobby, name: str, **values: Any) -> PersonRow:
    known = await lobby.store.person(name)
    if known is not None:
        return known
    row = PersonRow(id=name, name=name.title(), created_at=1.0, **values)
    await lobby.store.create_person(row)
    return row


async def seated(lobby: Lobby, game: str, *names: str, **wishes: Any) -> Room:
    """A match that these people play, in these seats; it has begun."""
    people = [await person(lobby, name) for name in names]
    seats = ["me", *["open"] * (len(names) - 1)]
    room = await lobby.create(people[0], Wishes(game, seats, **wishes))
    for other in people[1:]:
        await lobby.join(other, room.id, room.row.link, None)
    return room


def watching(room: Room, name: str | None) -> Page:
    page = Page(name)
    room.viewers[page] = room.live.version
    return page


def asked(room: Room) -> str:
    """Who is asked now."""
    who = room.seats[room.live.asked()].person
    assert who is not None
    return who


def answers(room: Room) -> list[str]:
    return [room.live.notation.write(action) for action in room.live.match.table.options()]


_numbers = iter(range(10**9))


def answer(room: Room, text: str, id: str | None = None, version: int | None = None) -> say.Answer:
    return say.Answer(
        id=id or f"c{next(_numbers)}",
        match=room.id,
        version=room.live.version if version is None else version,
        answer=text,
    )


def command(kind: type[Any], at: Room, **values: Any) -> Any:
    return kind(id=f"c{next(_numbers)}", match=at.id, **values)


async def play(room: Room, steps: int, rng: Random) -> None:
    """So many random answers of whoever is asked, or to the end."""
    for _ in range(steps):
        if room.live.is_over:
            return
        done = await room.do(asked(room), answer(room, rng.choice(answers(room))))
        assert isinstance(done, say.Done), done


async def until(what: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait until something holds."""
    end = monotonic() + PATIENCE
    while True:
        holds = what()
        if holds if isinstance(holds, bool) else await holds:
            return
        assert monotonic() < end, "it never came to hold"
        await asyncio.sleep(0.005)


async def quiet(room: Room) -> None:
    """Wait until nothing goes on by itself any more."""
    await until(lambda: not room.driver._tasks)


async def agrees(room: Room) -> None:
    """What is in memory is what the log tells."""
    from fiorino.server.play.restoring import restore  # noqa: PLC0415 - not for pages

    row = await room.lobby.store.match(room.id)
    assert row is not None
    again = await restore(room.lobby.store, row)
    assert again.version == room.live.version == row.version
    assert again.digest() == room.live.digest()
    assert (again.lost, again.pausing, again.paused) == (
        room.live.lost,
        room.live.pausing,
        room.live.paused,
    )
    assert again.time.left == room.live.time.left
    assert row.status == room.row.status


def match_row(game: str, players: int, **values: Any) -> MatchRow:
    """A match without a database."""
    row = MatchRow(
        id="m",
        link="link",
        game=game,
        players=players,
        rules_version=1,
        secret="secret",
        commitment=commitment_of("secret"),
        nonces='["a", "b"]',
        status="running",
        created_at=1.0,
    )
    return msgspec.structs.replace(row, **values)


def sensible(setup: Setup, table: Table, rng: Random) -> Action:
    """Mostly what a bot would answer, so that matches get far, and sometimes anything."""
    if rng.random() < 0.15:
        return rng.choice(table.options())
    return find_bot("greedy")(rng).answer(Decision(setup, table))


async def lines(room: Room) -> list[LogLine]:
    return await room.lobby.store.log(room.id)


async def finished(lobby: Lobby, *names: str, **wishes: Any) -> Room:
    """A match of Medici vs Strozzi that these people have played to its end."""
    room = await seated(lobby, MEDICI, *names, **wishes)
    await play(room, 5000, Random(1))
    assert room.row.status == "over"
    return room


async def resigned(lobby: Lobby, *names: str, **wishes: Any) -> Room:
    """A match of Medici vs Strozzi that the last of these people has given up at once."""
    room = await seated(lobby, MEDICI, *names, **wishes)
    assert isinstance(await room.do(names[-1], command(say.Resign, room)), say.Done)
    assert room.row.status == "over"
    return room
