"""Housekeeping: drops rooms that nobody looks at, and matches that nobody continues."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from fiorino.core.errors import FiorinoError
from fiorino.server.play import messages as say

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby
    from fiorino.server.play.room import Room

MOST_ROOMS: Final = 2000
"""More ended matches without viewers than this are dropped from memory at once."""
DEED_SECONDS: Final = 5.0
"""How soon the server applies what the host has done on the command line."""
SWEEP_SECONDS: Final = 60.0
IDLE_SECONDS: Final = 300.0
"""How long the room of an ended match that nobody looks at is kept in memory."""
MOST_ENDED: Final = 64
"""How many of those are kept so long; a busy evening ends thousands of matches."""
EXPIRE_SECONDS: Final = 3600.0
"""How often to look for matches in which nothing happens any more."""

log: Final = logging.getLogger("fiorino.lobby")


class Housekeeping:
    """Keeps memory and the list of unfinished matches small, without losing anything."""

    def __init__(self, lobby: "Lobby", expire_after: float) -> None:
        self._lobby: Final = lobby
        self._expire_after: Final = expire_after
        """Seconds without activity after which an unfinished match is called off; 0 is never."""
        self._idle_since: dict[str, float] = {}
        self._last_deed = 0

    async def begin(self) -> None:
        """Skip earlier deeds: the database already has their effects."""
        for deed in await self._lobby.store.deeds(limit=1):
            self._last_deed = deed.id

    async def run(self) -> None:
        """Run until the server stops."""
        loop = asyncio.get_running_loop()
        expire_at, sweep_at = loop.time(), loop.time() + SWEEP_SECONDS
        while True:
            try:
                if loop.time() >= expire_at:
                    expire_at = loop.time() + EXPIRE_SECONDS
                    await self.expire()
                await self.follow_deeds()
            except FiorinoError as fault:
                log.warning("the database could not be looked through: %s", fault)
            self.let_go()
            if loop.time() >= sweep_at:
                sweep_at = loop.time() + SWEEP_SECONDS
                self.sweep(loop.time())
            await asyncio.sleep(DEED_SECONDS)

    async def follow_deeds(self) -> None:
        """Apply what hosts have done to tables and people, in whatever process."""
        done = await self._lobby.store.deeds(self._last_deed)
        if not done:
            return
        self._last_deed = done[0].id
        whom = {deed.whom for deed in done if deed.deed in ("end", "forget")}
        for deed in done:
            room = self._lobby.rooms.get(deed.whom)
            if room is None:
                continue
            if deed.deed == "remove":
                self._drop(room)
            elif deed.deed == "line":
                number = int(deed.detail.split()[0])
                for viewer in list(room.viewers):
                    viewer.send(say.Unsaid(match=room.id, number=number))
        for room in list(self._lobby.rooms.values()):
            concerned = {room.id, room.row.created_by, *(seat.person for seat in room.seats)}
            if whom & concerned:
                await room.read_row()
                await room.read_seats()
                self._lobby.changed(room)

    def _drop(self, room: "Room") -> None:
        """Show a deleted match as called off, and forget it."""
        room.row = msgspec.structs.replace(room.row, status="aborted")
        room.show()
        self._put_away(room)
        self._lobby.open_tables.refresh()

    def let_go(self) -> None:
        """Drop the rooms of ended matches that nobody looks at, all but the last few."""
        for room in self._ended_unseen()[:-MOST_ENDED]:
            self._put_away(room)

    def sweep(self, now: float) -> None:
        """Drop the rooms of ended matches that nobody has looked at for a while."""
        idle = {room.id: room for room in self._ended_unseen()}
        self._idle_since = {id: self._idle_since.get(id, now) for id in idle}
        for id, since in self._idle_since.items():
            if now - since >= IDLE_SECONDS:
                self._put_away(idle[id])

    def make_room(self) -> None:
        """Drop ended matches when there are very many in memory."""
        if len(self._lobby.rooms) >= MOST_ROOMS:
            for room in self._ended_unseen()[: MOST_ROOMS // 2]:
                self._put_away(room)

    def _ended_unseen(self) -> "list[Room]":
        return [
            room
            for room in self._lobby.rooms.values()
            if not room.viewers and (room.live.is_over or room.row.status == "aborted")
        ]

    def _put_away(self, room: "Room") -> None:
        room.close()
        self._lobby.rooms.pop(room.id, None)

    async def expire(self) -> list[str]:
        """Call off the matches in which nothing has happened for a long time."""
        now = self._lobby.now()
        if not self._expire_after:
            return []
        expired = await self._lobby.store.expire(now - self._expire_after, now)
        if expired:
            log.info("%d matches without a word for long were called off", len(expired))
        for id in expired:
            room = self._lobby.rooms.get(id)
            if room is not None:
                await room.read_row()
                self._lobby.changed(room)
        return expired
