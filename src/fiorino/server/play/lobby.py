"""The lobby: the rooms of this process, and how tables are made, joined, left and called off."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, Protocol

from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.limits import Limiter
from fiorino.server.metrics import Metrics
from fiorino.server.notify.mail import Mailer
from fiorino.server.notify.push import PushService
from fiorino.server.notify.turns import CallSender, TurnNotifier
from fiorino.server.play import chat, seating
from fiorino.server.play.clocks import SteadyTime
from fiorino.server.play.housekeeping import Housekeeping
from fiorino.server.play.listing import OpenTablesFeed
from fiorino.server.play.log_lines import ANSWER
from fiorino.server.play.new_table import ME, OPEN, Wishes, new_table
from fiorino.server.play.notices import (
    Bus,
    Everything,
    Notice,
    Present,
    Said,
    Seated,
    Sought,
    Watched,
)
from fiorino.server.play.pairing import Pairing
from fiorino.server.play.presence import Presence
from fiorino.server.play.restoring import keep_snapshot
from fiorino.server.play.reviewing import Reviews
from fiorino.server.play.room import Room
from fiorino.server.storage.address import SqliteAddress
from fiorino.server.storage.errors import Busy, Unavailable
from fiorino.server.storage.rows import MatchChange, PersonRow, searchable
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
)

__all__ = ["ME", "OPEN", "Lobby", "Wishes"]

STOP_SECONDS: Final = 5.0
LOOK_EVERY: Final = 3.0
"""Seconds between looks at what other processes may have written without a notice."""
ORDER_SECONDS: Final = (0.8, 2.5)
"""How long a standing order takes to answer; an instant answer would give it away."""
GOING_ON: Final = ("running", "paused")

log: Final = logging.getLogger("fiorino.lobby")


class BotService(Protocol):
    """The service that computes bots' answers and advice."""

    async def answer(self, think: Think) -> Thought: ...

    async def advise(self, advise: Advise) -> Advised: ...

    async def weigh(self, weigh: Weigh) -> Weighed: ...

    async def prepare(self, prepare: Prepare) -> Prepared: ...


class Lobby:
    """Creates, joins, leaves and finds tables."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bot_pool: BotService,
        limits: Limiter,
        metrics: Metrics,
        *,
        webhooks: CallSender | None = None,
        push: PushService | None = None,
        mailer: Mailer | None = None,
        address: str = "",
        claim_after: float = 180.0,
        expire_after: float = 0.0,
        order_seconds: tuple[float, float] = ORDER_SECONDS,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.bot_pool: Final = bot_pool
        self.limits: Final = limits
        self.metrics: Final = metrics
        self.push: Final = push
        self.now: Final = now or SteadyTime()
        self.claim_after: Final = claim_after
        """How long somebody must be gone before the win over them can be claimed, in seconds."""
        self.order_seconds: Final = order_seconds
        self.is_alone: Final = isinstance(store.address, SqliteAddress)
        self.rooms: dict[str, Room] = {}
        self.presence: Final = Presence(self)
        self.open_tables: Final = OpenTablesFeed(store, self.keep, self.now)
        self.pairing: Final = Pairing(self)
        self.turns: Final = TurnNotifier(store, webhooks, push, mailer, address, self.keep)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._kept: set[asyncio.Future[Any]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self.opened_at: Final = self.now()
        self.reviews: Final = Reviews(self)
        self.housekeeping: Final = Housekeeping(self, expire_after)

    def keep(self, work: "asyncio.Future[Any]") -> None:
        """Keep a task that must run to completion."""
        self._kept.add(work)
        work.add_done_callback(self._ended)

    def _ended(self, work: "asyncio.Future[Any]") -> None:
        self._kept.discard(work)
        if not work.cancelled() and (fault := work.exception()) is not None:
            if not isinstance(fault, FiorinoError):
                log.error("something failed: %s", type(fault).__name__, exc_info=fault)

    async def open(self) -> None:
        """Be ready at once; matches that go on by themselves are resumed one by one."""
        self.bus.subscribe(self.hear)
        await self.housekeeping.begin()
        self._tasks.append(asyncio.ensure_future(self._take_up(await self.store.going_on())))
        self._tasks.append(asyncio.ensure_future(self.housekeeping.run()))
        if not self.is_alone:
            self._tasks.append(asyncio.ensure_future(self._find_missed_lines()))

    async def _take_up(self, matches: Sequence[str]) -> None:
        """Resume bots and clocks; a request for one match does not wait for the others."""
        for match in matches:
            while not await self._is_taken_up(match):
                await asyncio.sleep(LOOK_EVERY)

    async def _is_taken_up(self, match: str) -> bool:
        """False if the database does not answer: then the match waits until it does."""
        try:
            await self.room(match)
        except (Busy, Unavailable) as fault:
            log.warning("match %s is taken up later: %s", match, fault)
            return False
        except FiorinoError as fault:
            log.error("match %s cannot be taken up: %s", match, fault)
        return True

    async def close(self) -> None:
        """Finish what was begun, and begin nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.pairing.close()
        for room in self.rooms.values():
            room.close()
        for room in self.rooms.values():
            await room.driver.closed()
        if self._kept:
            await asyncio.wait(self._kept, timeout=STOP_SECONDS)
        running = [room.live for room in self.rooms.values() if room.row.status in GOING_ON]
        try:
            await asyncio.gather(*[keep_snapshot(self.store, live) for live in running])
        except FiorinoError as fault:
            log.warning("the last snapshots could not be kept: %s", fault)

    def hear(self, notice: Notice) -> None:
        """React to a notice that something was written; with one process it is already known."""
        if self.is_alone:
            return
        if isinstance(notice, Present):
            self.presence.hear(notice)
            return
        if isinstance(notice, Watched):
            self.presence.hear_of_watchers(notice)
            return
        if isinstance(notice, Everything | Sought):
            self.pairing.hear()
        if isinstance(notice, Everything | Seated | Sought):
            self.open_tables.refresh()
        if isinstance(notice, Sought):
            return
        for id, loading in self._loading.items():
            if notice.concerns(id):  # the room may have been read before this was written
                loading.add_done_callback(partial(self._read_soon, id, notice))
        for id in self.rooms:
            if notice.concerns(id):
                self._read_soon(id, notice)

    def _read_soon(self, match: str, notice: Notice, _loaded: object = None) -> None:
        """Read what a notice is about, in the room of this match; it may not have been loaded."""
        room = self.rooms.get(match)
        if room is not None:
            self.keep(asyncio.ensure_future(self._read(room, notice)))

    async def _read(self, room: Room, notice: Notice) -> None:
        if isinstance(notice, Said):
            await chat.read_new_lines(room, notice.line)
        else:
            await room.catch_up()

    async def _find_missed_lines(self) -> None:
        """Find lines without a notice: a process may die between its commit and its notice."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.presence.refresh()
            going_on = [room for room in self.rooms.values() if room.row.status in GOING_ON]
            try:
                versions = await self.store.versions([room.id for room in going_on])
            except FiorinoError:
                continue  # anybody who wants to write is told so
            for room in going_on:
                if versions.get(room.id, 0) > room.live.version:
                    self.keep(asyncio.ensure_future(room.catch_up()))

    # Rooms

    async def room(self, match: str) -> Room:
        """The room of a match, loaded from the database if necessary."""
        if match in self.rooms:
            return self.rooms[match]
        if match not in self._loading:
            self._begin_to_load(match, self._load(match))
        return await asyncio.shield(self._loading[match])

    async def room_once(self, match: str, written: Awaitable[None]) -> Room:
        """The room of a match that is being written; others who ask for it meanwhile wait too."""

        async def write_and_load() -> Room:
            await written
            return await self._load(match)

        self._begin_to_load(match, write_and_load())
        return await asyncio.shield(self._loading[match])

    def _begin_to_load(self, match: str, work: Coroutine[Any, Any, Room]) -> None:
        loading = asyncio.ensure_future(work)
        loading.add_done_callback(lambda _: self._loading.pop(match, None))
        self.keep(loading)
        self._loading[match] = loading

    async def current(self, match: str) -> Room:
        """The room of a match, with everything that any process has written so far."""
        is_here = match in self.rooms
        room = await self.room(match)
        if is_here and not self.is_alone:
            await room.catch_up()
        return room

    async def _load(self, match: str) -> Room:
        row = await self.store.match(match)
        if row is None:
            raise UnknownName(refusals.NO_SUCH_TABLE)
        self.housekeeping.make_room()
        room = await Room.load(self, row)
        self.rooms[match] = room
        if room.live.lines and room.live.lines[-1].row.at < self.opened_at:
            await room.restart()
        await self.start_if_full(room)
        await room.resume()
        return room

    # Tables

    async def create(self, person: PersonRow, wishes: Wishes) -> Room:
        """A new table; it starts at once where no seat is open."""
        # In a thread, because a custom box may take long to read.
        row, seats = await asyncio.to_thread(new_table, person, wishes, self.now())
        await self.store.create_match(row, seats)
        room = await self.room(row.id)
        self.changed(room)
        return room

    async def join(
        self, person: PersonRow, match: str, link: str | None, nonce: str | None
    ) -> Room:
        """Sit down in an open seat of a listed table, or of one whose link is known."""
        room = await self.room(match)
        if room.seats_of(person.id):
            return room
        if not (room.row.listed or room.is_link(link)):
            raise UnknownName(refusals.NO_SUCH_TABLE)
        await room.finish(seating.sit_down(self, room, person, nonce))
        return room

    async def start_if_full(self, room: Room) -> None:
        """Begin a match that waits for nobody else."""
        if room.row.status != "open" or any(seat.kind == "open" for seat in room.seats):
            return
        async with self.store.locked(room.id):
            await room.read_row()
            await room.read_seats()
            if room.row.status != "open" or any(seat.kind == "open" for seat in room.seats):
                return
            # A missing nonce is not replaced: the seed is the promised secret and the nonces given.
            nonces = [seat.nonce or "" for seat in room.seats]
            title = find_game(room.row.game, GAMES).title
            bots = [seat.bot or "" for seat in room.seats]
            await room.begin(json.dumps(nonces), searchable(title, *room.players, *bots))
        self.bus.publish(Seated(room.id))
        room.tell()

    def changed(self, room: Room) -> None:
        """Announce a change of a table outside its log."""
        self.bus.publish(Seated(room.id))
        room.show()
        room.driver.go_on()
        self.open_tables.refresh()

    async def leave(self, person: PersonRow, match: str) -> Room:
        """Get up: before the start the seat is open again, afterwards a bot plays on."""
        room = await self.room(match)
        if not room.seats_of(person.id):
            raise FiorinoError(refusals.NOT_SEATED)
        if room.row.status == "open" and room.row.created_by == person.id:
            return await self.abort(person, match)
        await room.finish(seating.get_up(self, room, person))
        return room

    async def abort(self, person: PersonRow, match: str) -> Room:
        """Call a match off before anybody has answered."""
        room = await self.room(match)
        if not room.seats_of(person.id) and room.row.created_by != person.id:
            raise FiorinoError(refusals.CALL_OFF_SEATED)
        await room.finish(self._call_off(room))
        return room

    async def _call_off(self, room: Room) -> None:
        async with self.store.locked(room.id):
            await room.be_current()
            answered = [
                told.row.seq
                for told in room.live.lines
                if told.row.kind == ANSWER and room.seats[told.row.seat].kind == "person"
            ]
            if answered or room.row.status not in ("open", "running", "paused"):
                raise FiorinoError(refusals.CALL_OFF_LATE)
            room.row = await self.store.change_match(
                room.id, MatchChange(status="aborted", ended_at=self.now())
            )
        self.changed(room)
