"""A room: one match, its viewers, and everything that happens to it, in order.

Validate, commit, apply, show, acknowledge: nothing is held or shown that is not in the log.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from fiorino.core.errors import BadNotation, FiorinoError, IllegalAction, UnknownName
from fiorino.core.protocol import NOBODY, Seat
from fiorino.server import refusals
from fiorino.server.people.rating_changes import rating_change
from fiorino.server.play import chat, courses, offers, side_commands, views
from fiorino.server.play import messages as say
from fiorino.server.play.audience import Audience, Viewer
from fiorino.server.play.driver import PATIENCE, Driver
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import (
    RESTART,
    RULES,
    SNAPSHOT_EVERY,
    DraftLine,
    LineId,
    Reached,
    Stale,
    changes_of,
)
from fiorino.server.play.notices import Written
from fiorino.server.play.offers import Aftermath, read_aftermath
from fiorino.server.play.restoring import restore
from fiorino.server.play.seating import Seating, read_seating
from fiorino.server.play.standing_orders import Order
from fiorino.server.storage.database import fields
from fiorino.server.storage.errors import Repeated, Unavailable
from fiorino.server.storage.rows import MatchChange, MatchRow, SeatRow

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby

T = TypeVar("T")

__all__ = ["Room", "Viewer"]


class Room(Audience):
    """One match in this process."""

    def __init__(self, lobby: "Lobby", row: MatchRow, seats: list[SeatRow], live: Live) -> None:
        super().__init__(lobby, row, seats, live)
        self.players: list[str] = ["—"] * row.players
        self.orders: dict[Seat, Order] = {}
        self.after = Aftermath()
        self.driver: Final = Driver(self)
        self.heard: dict[str, int] = {}
        """The last line of chat that was sent out, by chat room."""
        self.past: Live | None = None
        """The state when somebody last looked back; the next look is often one step further."""
        self._turn: Final = asyncio.Lock()
        self._behind = False
        """Whether the log may have lines that are unknown here."""
        self._next_reading: asyncio.Future[None] | None = None
        """A reading of the log that has not begun yet, which newcomers may wait for."""

    # Reading the log.

    @classmethod
    async def load(cls, lobby: "Lobby", row: MatchRow) -> "Room":
        """The room of a match, restored from its log."""
        room = cls(lobby, row, await lobby.store.seats(row.id), await restore(lobby.store, row))
        if room.live.version != row.version:
            await room.read_row()
        await room.read_seats()
        return room

    async def read_row(self) -> None:
        """Read the row of the match again."""
        self.row, self.live = await self._newest_row()

    async def _newest_row(self) -> tuple[MatchRow, Live]:
        row = await self.lobby.store.match(self.id)
        if row is None:  # a host has deleted it
            raise UnknownName(refusals.NO_SUCH_TABLE)
        anew = row.nonces != self.row.nonces
        return row, await restore(self.lobby.store, row) if anew else self.live

    async def read_seats(self) -> None:
        """Read the seats, the standing orders, and what came after the end."""
        self._sit(await read_seating(self.lobby.store, self.id))
        await self.read_aftermath()

    async def read_aftermath(self) -> None:
        """Read what is known once the match is over."""
        self.after = await read_aftermath(self.lobby.store, self.row)

    def _sit(self, seating: Seating) -> None:
        self.seats, self.players, self.orders = seating
        for seat in self._expired():
            del self.orders[seat]

    async def catch_up(self) -> None:
        """Follow what other processes have written, and show what has changed."""
        if self._next_reading is None:
            self._next_reading = asyncio.ensure_future(self._catch_up())
            self.lobby.keep(self._next_reading)
        await asyncio.shield(self._next_reading)

    async def _catch_up(self) -> None:
        async with self._turn:
            self._next_reading = None
            before, orders = self._public_state(), dict(self.orders)
            await self._read_on()
        if before != self._public_state():
            self.show()
        else:
            for seat in range(self.row.players):
                if self.orders.get(Seat(seat)) != orders.get(Seat(seat)):
                    self.show_to(self.seats[seat].person)
        self.driver.go_on(PATIENCE)

    def _public_state(self) -> tuple[object, ...]:
        """The part of the room that everybody sees."""
        return self.live.version, self.row, self.seats, self.players, self.after

    async def _read_on(self) -> None:
        """Read everything, and apply it at once, so that nobody is shown half of it.

        What is written meanwhile is left to the next reading, or the row would be ahead of the log.
        """
        row, live = await self._newest_row()
        lines = await self.lobby.store.log(self.id, self.live.version)
        seating, after = (
            await read_seating(self.lobby.store, self.id),
            await read_aftermath(self.lobby.store, row),
        )
        self.row, self.live, self.after = row, live, after
        for line in lines:
            if line.seq == self.live.version + 1 and line.seq <= row.version:
                self.live.follow(line)
        self._sit(seating)
        self._behind = False

    # Who may do what.

    @property
    def is_running(self) -> bool:
        """Whether answers are accepted now."""
        return self.row.status == "running" and not self.live.is_over and not self.live.paused

    # Commands.

    async def finish(self, work: Coroutine[object, object, T]) -> T:
        """Run work to completion, even if nobody waits for it any more."""
        task = asyncio.ensure_future(work)
        self.lobby.keep(task)
        return await asyncio.shield(task)

    async def do(self, person: str | None, command: say.Commands) -> say.Told:
        """Carry out a command; the caller makes sure that it runs to completion."""
        self.see(person)
        try:
            return await self._carry_out(person, command)
        except Unavailable:
            raise  # the caller counts that, and reports it in its own way
        except FiorinoError as fault:
            return self._refusal(command, fault)

    def _refusal(self, command: say.Commands, fault: FiorinoError) -> say.Refused:
        if isinstance(fault, IllegalAction):
            reason, todo, rule = fault.said, refusals.TODO_CHOOSE, fault.rule
            return say.refused(command.id, self.id, reason, todo, rule)
        if isinstance(fault, Stale):
            return say.refused(command.id, self.id, fault.said, refusals.TODO_LOOK_AGAIN)
        if isinstance(fault, BadNotation):
            return say.refused(command.id, self.id, fault.said, refusals.TODO_CHOOSE)
        return say.refused(command.id, self.id, fault.said, refusals.TODO_REFRESH)

    async def _carry_out(self, person: str | None, command: say.Commands) -> say.Told:
        if not self.seats_of(person) and not self.lobby.is_alone:
            await self.catch_up()  # they may have sat down through another process
        if isinstance(command, say.Say):
            return await chat.talk(self, person, command)
        if person is None or not self.seats_of(person):
            raise FiorinoError(refusals.ONLY_WATCHING)
        if isinstance(command, say.Preview):
            return side_commands.preview(self, person, command)
        if isinstance(command, say.Hint):
            return await side_commands.hint(self, person, command)
        version = self.live.version
        if isinstance(command, say.Standing):
            await side_commands.stand(self, person, command)
        elif isinstance(command, say.Away):
            await side_commands.be_away(self, person, command)
        elif isinstance(command, say.Rematch):
            await offers.answer_rematch(self, person, command)
        else:
            return await self._log(person, command)
        return say.Done(id=command.id, match=self.id, version=version)

    async def _log(self, person: str, command: courses.Logged) -> say.Done:
        """Log the lines of a command, each once, and return the number of the last."""
        course = courses.Course(self, person, command)
        reached = await self._write(command.id, course.length, course.draft)
        course.check(self.live.lines[reached.version - 1].row)
        rest = None if reached.fault is None else self._refusal(command, reached.fault)
        return say.Done(id=command.id, match=self.id, version=reached.version, rest=rest)

    async def write(self, command: str, make: Callable[[], DraftLine]) -> int:
        """Add one line to the log, once, then show it and go on; returns its number."""
        return (await self._write(command, lambda: 1, lambda _: make())).version

    async def _write(
        self, command: str, length: Callable[[], int], make: Callable[[LineId], DraftLine]
    ) -> Reached:
        """Add the lines of a command to the log, each once; then show them together and go on."""
        before = self.live.version
        try:
            async with self.lobby.store.locked(self.id), self._turn:
                await self.be_current()
                return await self._write_all(
                    [LineId(command, place) for place in range(length())], make
                )
        finally:
            if self.live.version != before:
                self.tell()

    async def _write_all(self, ids: list[LineId], make: Callable[[LineId], DraftLine]) -> Reached:
        """One line after the other; a later one only where nothing came between."""
        reached = 0
        for id in ids:
            known = self.live.commands.get(str(id))
            if known is None:
                try:
                    if reached not in (0, self.live.version):
                        raise Stale(refusals.OLD_VERSION)
                    draft = make(id)
                except FiorinoError as fault:
                    if reached == 0:
                        raise
                    return Reached(reached, fault)
                known = await self._commit(str(id), draft)
            reached = known
        return Reached(reached)

    async def be_current(self) -> None:
        """Read what others may have written; the caller holds the match."""
        if self._behind or not self.lobby.is_alone:
            await self._read_on()

    async def _commit(
        self, command: str, draft: DraftLine, also: MatchChange | None = None, *, keep: bool = False
    ) -> int:
        changes = changes_of(draft) if also is None else also
        self._behind = True  # until it is known what is in the log
        try:
            await self.lobby.store.append(
                draft.row,
                changes=changes,
                snapshot=self.live.state(draft.table)
                if keep or draft.row.seq % SNAPSHOT_EVERY == 0
                else None,
                clocks=self.live.left_after(draft),
                rating=rating_change(self, draft.result) if draft.is_over else None,
            )
        except Repeated as fault:
            await self._read_on()
            return self.live.commands.get(command, fault.row.seq)
        except Exception:
            await self._try_to_read_on()
            raise
        if self.live.version < draft.row.seq:
            self.live.take_over(draft)
        self.row = msgspec.structs.replace(
            self.row, version=draft.row.seq, **({} if changes is None else fields(changes))
        )
        self._behind = False
        if draft.is_over:
            await self.read_aftermath()
        await self.expire_orders()
        return draft.row.seq

    async def _try_to_read_on(self) -> None:
        try:
            await self._read_on()
        except FiorinoError:
            return  # the next command reads it

    async def begin(self, nonces: str, search: str) -> None:
        """Write the first line; the caller holds the match."""
        now, id = self.lobby.now(), "start:0"
        change = MatchChange(nonces=nonces, status="running", started_at=now, search=search)
        async with self._turn:
            self.live = Live(msgspec.structs.replace(self.row, nonces=nonces))
            try:
                await self._commit(id, self.live.start(id, now), change)
            except BaseException:
                self.live, self._behind = Live(self.row), True
                raise

    async def resume(self) -> None:
        """Go on where the log ends, under today's rules."""
        if self.live.needs_rules_line and self.row.status in ("running", "paused"):
            await self._begin_rules()
        self.driver.go_on(0.0 if self.lobby.is_alone else PATIENCE / 10)

    async def restart(self) -> None:
        """Charge no live clock for the downtime of the only server; days are long enough."""
        clock = self.live.time.clock
        if self.is_running and self.lobby.is_alone and clock is not None and not clock.each:
            id = f"{RESTART}:{self.live.version}"
            await self.write(id, lambda: self.live.note(id, NOBODY, RESTART, "", self.lobby.now()))

    async def _begin_rules(self) -> None:
        """Switch to today's rules; a snapshot is kept beside the line."""
        async with self.lobby.store.locked(self.id), self._turn:
            row = await self.lobby.store.match(self.id)
            assert row is not None
            live = await restore(self.lobby.store, row)
            if live.needs_rules_line:
                self.row, self.live = row, live
                game, id = live.setup.game, f"{RULES}:{live.version}"
                draft = live.note(id, NOBODY, RULES, str(game.rules_version), self.lobby.now())
                change = MatchChange(rules_version=game.rules_version)
                await self._commit(id, draft, change, keep=True)
                row = self.row
            self.row, self.live = row, await restore(self.lobby.store, row)

    # Standing orders.

    def _expired(self) -> list[Seat]:
        """Seats with an order for an auction that is over."""
        if not self.orders:
            return []
        auction = self.live.setup.game.auctions().current(self.live.match.table)
        name = None if auction is None or self.live.is_over else auction.name
        return [seat for seat, order in self.orders.items() if order.auction != name]

    async def expire_orders(self) -> None:
        """Forget the orders for an auction that is over."""
        for seat in self._expired():
            del self.orders[seat]
            try:
                await self.lobby.store.clear_standing(self.id, seat)
            except FiorinoError:
                continue  # anybody who reads it later sees that the auction is over

    # Showing.

    def tell(self) -> None:
        """Announce what was written to every page, every process, and the player who is asked."""
        self.tell_processes()
        self.show()
        self.lobby.turns.notify(self)
        self.driver.go_on()

    def tell_processes(self) -> None:
        """Tell other processes that something was written here."""
        self.lobby.bus.publish(Written(self.id, self.live.version))

    def common(self) -> say.Common:
        return views.common(self)

    def view(self, person: str | None, since: int, common: say.Common) -> say.Shown:
        return views.shown(self, person, since, common)

    def close(self) -> None:
        """Stop everything that happens here."""
        self.lobby.presence.all_is_shown(self)
        self.driver.close()
