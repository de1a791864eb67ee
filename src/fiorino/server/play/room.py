"""A room: one match, those who watch it, and everything that happens to it, in order.

Validate, commit, apply, show, acknowledge: what is in memory and what is shown is in the log.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

import msgspec

from fiorino.core.errors import BadNotation, FiorinoError, IllegalAction
from fiorino.core.protocol import NOBODY, SPECTATOR, Seat
from fiorino.core.sentences import Sayable
from fiorino.server import refusals
from fiorino.server.http.security import same
from fiorino.server.people.rating_changes import rating_change
from fiorino.server.play import chat, side_commands, views
from fiorino.server.play import messages as say
from fiorino.server.play.driver import PATIENCE, Driver
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import (
    RESIGN,
    RESTART,
    RULES,
    SNAPSHOT_EVERY,
    DraftLine,
    changes_of,
)
from fiorino.server.play.notices import Written
from fiorino.server.play.restoring import restore
from fiorino.server.play.standing_orders import Order, read_order
from fiorino.server.storage.database import fields
from fiorino.server.storage.errors import Repeated, Unavailable
from fiorino.server.storage.rows import MatchChange, MatchRow, SeatRow

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby

T = TypeVar("T")

__all__ = ["Room", "Viewer"]


class Viewer(Protocol):
    """A page that shows a match; `send` never waits."""

    person: str | None

    def send(self, message: say.Told) -> None: ...


class Seating(NamedTuple):
    """Who sits where, by which names, and what orders they have left."""

    seats: list[SeatRow]
    players: list[str]
    orders: dict[Seat, Order]


class Room:
    """One match in this process."""

    def __init__(self, lobby: "Lobby", row: MatchRow, seats: list[SeatRow], live: Live) -> None:
        self.lobby: Final = lobby
        self.id: Final = row.id
        self.row = row
        self.seats = seats
        self.live = live
        self.players: list[str] = ["—"] * row.players
        self.orders: dict[Seat, Order] = {}
        self.viewers: dict[Viewer, int] = {}
        self.driver: Final = Driver(self)
        self.replies: Final[OrderedDict[tuple[str, str], say.Told]] = OrderedDict()
        """What came of commands that are not in the log, such as lines of chat."""
        self.heard: dict[str, int] = {}
        """The last line of chat that was spread, by room of the chat."""
        self.past: Live | None = None
        """How the match stood when somebody last looked back; they often look a step further."""
        self._turn: Final = asyncio.Lock()
        self._behind = False
        """Whether the log may have lines that are not known here."""
        self._next_reading: asyncio.Future[None] | None = None
        """A reading of the log that has not begun yet: whoever comes now may wait for it."""

    # Reading the log.

    @classmethod
    async def load(cls, lobby: "Lobby", row: MatchRow) -> "Room":
        """The room of a match, as its log tells it."""
        room = cls(lobby, row, await lobby.store.seats(row.id), await restore(lobby.store, row))
        if room.live.version != row.version:
            await room.read_row()
        await room.read_seats()
        return room

    async def read_row(self) -> None:
        """What is agreed on, as it is now."""
        self.row, self.live = await self._newest_row()

    async def _newest_row(self) -> tuple[MatchRow, Live]:
        row = await self.lobby.store.match(self.id)
        assert row is not None
        anew = row.nonces != self.row.nonces
        return row, await restore(self.lobby.store, row) if anew else self.live

    async def read_seats(self) -> None:
        """Who sits where now, and what orders they have left."""
        self._sit(await self._newest_seats())

    async def _newest_seats(self) -> Seating:
        seats = await self.lobby.store.seats(self.id)
        people = await self.lobby.store.people([seat.person for seat in seats if seat.person])
        players = [
            people[seat.person].name if seat.person in people else seat.bot or "—" for seat in seats
        ]
        orders = await self.lobby.store.standing(self.id)
        return Seating(seats, players, {Seat(seat): read_order(orders[seat]) for seat in orders})

    def _sit(self, seating: Seating) -> None:
        self.seats, self.players, self.orders = seating
        for seat in self._expired():
            del self.orders[seat]

    async def catch_up(self) -> None:
        """Follow what other processes have written, and show what has changed by it."""
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
        """What everybody sees of the room."""
        return self.live.version, self.row, self.seats, self.players

    async def _read_on(self) -> None:
        """Read everything, and take it over at once: nobody is shown half of it."""
        lines = await self.lobby.store.log(self.id, self.live.version)
        row, live = await self._newest_row()
        seating = await self._newest_seats()
        self.row, self.live = row, live
        for line in lines:
            if line.seq == self.live.version + 1:
                self.live.follow(line)
        self._sit(seating)
        self._behind = False

    # Who may do what.

    @property
    def is_running(self) -> bool:
        """Whether answers are taken now."""
        return self.row.status == "running" and not self.live.is_over and not self.live.paused

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats of a person: one, or all of them where one device is passed around."""
        if person is None:
            return []
        return [Seat(seat.seat) for seat in self.seats if seat.person == person]

    def seat_of(self, person: str | None, live: Live | None = None) -> Seat:
        """From where a person looks: their seat that is asked, their first one, or beside."""
        own = self.seats_of(person)
        asked = (live or self.live).asked()
        if asked in own:
            return asked
        return own[0] if own else SPECTATOR

    def may_watch(self, person: str | None, link: str | None) -> bool:
        """Players always; others where spectators are welcome and they know the table."""
        if self.seats_of(person):
            return True
        if not self.row.spectators:
            return False
        return self.row.listed or self.is_link(link)

    def is_link(self, link: str | None) -> bool:
        """Whether this is the link of the table."""
        return link is not None and same(link, self.row.link)

    def is_connected(self, person: str | None) -> bool:
        """Whether somebody has the match on a page, of this process or of another."""
        if person is None:
            return False
        is_here = any(viewer.person == person for viewer in self.viewers)
        return is_here or self.lobby.presence.is_elsewhere(self.id, person)

    def add_viewer(self, viewer: Viewer) -> None:
        """Show the match to a page from now on; the others see that somebody has come."""
        self.viewers[viewer] = self.live.version
        for other in [page for page in self.viewers if page is not viewer]:
            self._show(other)
        self.lobby.presence.tell(self, viewer.person)

    def remove_viewer(self, viewer: Viewer) -> None:
        """Show it to that page no more."""
        if self.viewers.pop(viewer, None) is not None:
            self.show()
            self.lobby.presence.tell(self, viewer.person)

    # Commands.

    async def do(self, person: str | None, command: say.Commands) -> say.Told:
        """Carry out a command to its end, even where whoever sent it goes away meanwhile."""
        return await self.finish(self._do(person, command))

    async def finish(self, work: Coroutine[object, object, T]) -> T:
        """Work that comes to its end even where nobody waits for it any more."""
        task = asyncio.ensure_future(work)
        self.lobby.keep(task)
        return await asyncio.shield(task)

    async def _do(self, person: str | None, command: say.Commands) -> say.Told:
        try:
            return await self._carry_out(person, command)
        except IllegalAction as fault:
            return self._refused(command, fault.said, refusals.TODO_CHOOSE, fault.rule)
        except BadNotation as fault:
            return self._refused(command, fault.said, refusals.TODO_CHOOSE)
        except Unavailable:
            return self._refused(command, refusals.DATABASE_SILENT, refusals.TODO_SEND_SAME)
        except FiorinoError as fault:
            return self._refused(command, fault.said, refusals.TODO_REFRESH)

    def _refused(
        self, command: say.Commands, reason: Sayable, what_to_do: Sayable, rule: str | None = None
    ) -> say.Refused:
        return say.refused(command.id, self.id, reason, what_to_do, rule)

    async def _carry_out(self, person: str | None, command: say.Commands) -> say.Told:
        if not self.seats_of(person) and not self.lobby.is_alone:
            await self.catch_up()  # perhaps they sat down by another process
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
        else:
            version = await self._log(person, command)
        return say.Done(id=command.id, match=self.id, version=version)

    async def _log(
        self, person: str, command: say.Answer | say.Undo | say.Resign | say.Pause
    ) -> int:
        """Write down one line, once, and tell its number."""
        kind = type(command).__name__.lower()
        version = await self.write(command.id, lambda: self._draft(person, command))
        row = self.live.lines[version - 1].row
        if row.seat not in self.seats_of(person) or row.kind != kind:
            raise FiorinoError("That id was another command's; send it with an id of its own.")
        return version

    def _draft(
        self, person: str, command: say.Answer | say.Undo | say.Resign | say.Pause
    ) -> DraftLine:
        now, seat = self.lobby.now(), self.seat_of(person)
        if self.live.is_over:
            raise FiorinoError(refusals.MATCH_OVER)
        if self.row.status not in ("running", "paused"):
            raise FiorinoError(refusals.NOT_RUNNING)
        if seat in self.live.lost:
            raise FiorinoError(refusals.GIVEN_UP)
        if isinstance(command, say.Pause):
            return side_commands.pause(self, person, command, now)
        if isinstance(command, say.Resign):
            return self.live.give_up(command.id, seat, RESIGN, now)
        if self.live.paused:
            raise FiorinoError(refusals.PAUSED)
        if isinstance(command, say.Answer):
            return self.live.answer(command.id, seat, command.version, command.answer, now)
        return self.live.undo(command.id, seat, command.version, now)

    async def write(self, command: str, make: Callable[[], DraftLine]) -> int:
        """Add one line to the log, once; then show it and go on. Its number is returned."""
        before = self.live.version
        try:
            async with self.lobby.store.locked(self.id), self._turn:
                await self.be_current()
                known = self.live.commands.get(command)
                if known is not None:
                    return known
                return await self._commit(command, make())
        finally:
            if self.live.version != before:
                self.tell()

    async def be_current(self) -> None:
        """Read what others may have written; whoever calls it holds the match."""
        if self._behind or not self.lobby.is_alone:
            await self._read_on()

    async def _commit(
        self, command: str, draft: DraftLine, also: MatchChange | None = None, *, keep: bool = False
    ) -> int:
        changes = changes_of(draft) if also is None else also
        self._behind = True  # until it is certain what is in the log
        try:
            await self.lobby.store.append(
                draft.row,
                changes=changes,
                snapshot=self.live.state(draft.table)
                if keep or draft.row.seq % SNAPSHOT_EVERY == 0
                else None,
                clocks=self.live.left_after(draft.row),
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
        await self.expire_orders()
        return draft.row.seq

    async def _try_to_read_on(self) -> None:
        try:
            await self._read_on()
        except FiorinoError:
            return  # the next command reads it

    async def begin(self, nonces: str, search: str) -> None:
        """The first line; whoever calls it holds the match."""
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
        """Go on where the log ends, by the rules of today."""
        if self.live.needs_rules_line and self.row.status in ("running", "paused"):
            await self._begin_rules()
        self.driver.go_on(0.0 if self.lobby.is_alone else PATIENCE / 10)

    async def restart(self) -> None:
        """The only server was away, and nobody's time has run; days are long enough as they are."""
        clock = self.live.time.clock
        if self.is_running and self.lobby.is_alone and clock is not None and not clock.each:
            id = f"{RESTART}:{self.live.version}"
            await self.write(id, lambda: self.live.note(id, NOBODY, RESTART, "", self.lobby.now()))

    async def _begin_rules(self) -> None:
        """From now on the rules of today hold; how it stands is kept beside the line."""
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
        """Seats whose order was for an auction that is over."""
        if not self.orders:
            return []
        auction = self.live.setup.game.auctions().current(self.live.match.table)
        name = None if auction is None or self.live.is_over else auction.name
        return [seat for seat, order in self.orders.items() if order.auction != name]

    async def expire_orders(self) -> None:
        """Forget what was left for an auction that is over."""
        for seat in self._expired():
            del self.orders[seat]
            try:
                await self.lobby.store.clear_standing(self.id, seat)
            except FiorinoError:
                continue  # whoever reads it later sees that the auction is over

    # Showing.

    def tell(self) -> None:
        """Something was written here: every page, every process, and whoever is asked."""
        self.tell_processes()
        self.show()
        self.lobby.turns.notify(self)
        self.driver.go_on()

    def tell_processes(self) -> None:
        """Something was written here that other processes should read."""
        self.lobby.bus.publish(Written(self.id, self.live.version))

    def show(self) -> None:
        """Tell every page what it has not seen yet."""
        for viewer in list(self.viewers):
            self._show(viewer)

    def show_to(self, person: str | None) -> None:
        """Tell the pages of one person about something only they may see."""
        for viewer in [page for page in self.viewers if page.person == person]:
            self._show(viewer)

    def _show(self, viewer: Viewer) -> None:
        since = self.viewers[viewer]
        self.viewers[viewer] = self.live.version
        viewer.send(self.shown(viewer.person, since))

    def shown(self, person: str | None, since: int) -> say.Shown:
        """The match as a person sees it, with the steps after a version."""
        return views.shown(self, person, since)

    def close(self) -> None:
        """Nothing happens here any more."""
        self.driver.close()
