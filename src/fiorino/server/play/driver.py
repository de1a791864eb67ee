"""What happens in a room by itself: bots think, standing orders bid, clocks run out."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Final

import msgspec

from fiorino.core.protocol import Seat
from fiorino.server.play.log_lines import TIMEOUT, DraftLine, Stale
from fiorino.server.play.seating import bot_in
from fiorino.server.play.standing_orders import order_for
from fiorino.server.storage.rows import Author
from fiorino.server.thinking.bot_pool import STEADY
from fiorino.server.thinking.requests import Position, Think

if TYPE_CHECKING:
    from fiorino.server.play.room import Room

PATIENCE: Final = 10.0
"""Seconds that a process gives the one that wrote the last line, before it takes over."""
RETRY: Final = 2.0

log: Final = logging.getLogger("fiorino.room")


class Driver:
    """Answers for seats that need no person, and ends what has taken too long."""

    def __init__(self, room: "Room") -> None:
        self.room: Final = room
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._retrying: asyncio.TimerHandle | None = None
        self._at_work = -1
        """The version that our current task answers."""
        self._hurry = asyncio.Event()
        self._closed = False

    def go_on(self, patience: float = 0.0) -> None:
        """Start whatever needs no person; with patience, only if no other process does it."""
        self._set_timer()
        live = self.room.live
        asked = live.asked()
        if self._closed or asked < 0 or not self.room.is_running:
            return
        if not patience:
            self._hurry.set()
        if self._at_work == live.version:
            return
        if self.bot_of(asked) is not None:
            work = self._let_bot_answer
        elif asked in self.room.orders:
            work = self._carry_out_order
        else:
            return
        self._at_work = live.version
        if patience:
            self._hurry.clear()
        self._begin(self._work(work, asked, live.version, patience))

    def bot_of(self, seat: Seat) -> str | None:
        """The bot that answers for a seat: its own, or one in place of somebody who is gone."""
        row = self.room.seats[seat]
        spec = bot_in(row)
        if spec is not None:
            return spec.write()
        return STEADY if row.away or seat in self.room.live.lost else None

    async def _work(
        self,
        work: Callable[[Seat, int], Coroutine[object, object, None]],
        seat: Seat,
        version: int,
        patience: float,
    ) -> None:
        try:
            if patience:
                await self._wait(patience)
            if self.room.live.version == version:
                await work(seat, version)
        except Stale:
            pass
        except Exception as fault:
            log.error("match %s cannot go on by itself: %s", self.room.id, type(fault).__name__)
            self._retry()
            return
        finally:
            if self._at_work == version:
                self._at_work = -1
        if self.room.live.version == version:
            self.go_on()  # the situation has changed in the meantime

    async def _wait(self, patience: float) -> None:
        try:
            async with asyncio.timeout(patience):
                await self._hurry.wait()
        except TimeoutError:
            return

    def _retry(self) -> None:
        if self._closed:
            return
        if self._retrying is not None:
            self._retrying.cancel()
        self._retrying = asyncio.get_running_loop().call_later(RETRY, self.go_on)

    # Bots.

    def position(self) -> Position:
        """The current table, for those who think about it."""
        row = self.room.row
        return Position(
            game=row.game,
            players=row.players,
            options=tuple(msgspec.json.decode(row.options, type=dict[str, str]).items()),
            box=row.box,
            rules=self.room.live.setup.rules,
            state=self.room.live.state(),
        )

    def seed(self) -> str:
        """The seed for thinking about this version."""
        return f"{self.room.row.secret}/{self.room.live.version}"

    async def _let_bot_answer(self, seat: Seat, version: int) -> None:
        bot = self.bot_of(seat)
        if bot is None or not self.room.is_running:
            return
        began = time.monotonic()
        think = Think(self.position(), bot, self.seed())
        thought = await self.room.lobby.bot_pool.answer(think)
        self.room.lobby.metrics.bot(
            "answered" if thought.bot == bot else "replaced", time.monotonic() - began
        )
        if thought.bot != bot:
            log.warning("%s answers for %s in match %s", thought.bot, bot, self.room.id)
        await self._answer("bot", seat, version, thought.answer, lambda: self.bot_of(seat) == bot)

    # Standing orders.

    async def _carry_out_order(self, seat: Seat, version: int) -> None:
        """Carry out a standing order as an ordinary answer of its seat, and about as slowly."""
        await asyncio.sleep(random.uniform(*self.room.lobby.order_seconds))
        order = self.room.orders.get(seat)
        live = self.room.live
        answer = None if order is None else order_for(live.setup, live.match.table, order)
        if answer is None:
            await self.room.expire_orders()
            return
        await self._answer(
            "order",
            seat,
            version,
            answer,
            lambda: self.room.orders.get(seat) == order and self.bot_of(seat) is None,
        )

    async def _answer(
        self, author: Author, seat: Seat, version: int, text: str, is_wanted: Callable[[], bool]
    ) -> None:
        """Answer for a seat, once per version; no id from outside contains a colon."""
        room, command = self.room, f"{author}:{version}"

        def make() -> DraftLine:
            if not room.is_running or not is_wanted():
                raise Stale("Nobody wants that answer any more.")
            return room.live.answer(command, seat, version, text, room.lobby.now(), author)

        await room.write(command, make)

    # Time.

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        live, asked = self.room.live, self.room.live.asked()
        if self._closed or live.time.clock is None or asked < 0 or not self.room.is_running:
            return
        if self.bot_of(asked) is not None:
            return
        due = max(0.0, live.time.left_at(asked, self.room.lobby.now()))
        self._timer = asyncio.get_running_loop().call_later(
            due, lambda: self._begin(self._run_out(asked, live.version))
        )

    async def _run_out(self, seat: Seat, version: int) -> None:
        room, command = self.room, f"timeout:{version}"

        def make() -> DraftLine:
            now = room.lobby.now()
            is_asked = room.live.version == version and room.live.asked() == seat
            if not is_asked or not room.is_running or self.bot_of(seat) is not None:
                raise Stale("Nobody's time has run out.")
            if room.live.time.left_at(seat, now) > 0:
                raise Stale("There is time left.")
            return room.live.give_up(command, seat, TIMEOUT, now)

        try:
            await room.write(command, make)
        except Stale:
            if room.live.version == version:
                self._set_timer()
        except Exception as fault:
            log.error("a clock of match %s cannot run out: %s", room.id, type(fault).__name__)
            self._retry()

    # Tasks.

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop everything that happens by itself."""
        self._closed = True
        for timer in (self._timer, self._retrying):
            if timer is not None:
                timer.cancel()
        for task in self._tasks:
            task.cancel()

    async def closed(self) -> None:
        """Wait until what was under way has ended."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
