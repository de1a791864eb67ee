"""Who has a match open on a page, in this process or another.

Other processes send it as notices, and it is forgotten when they stop sending.
"""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

from fiorino.server.play.notices import Present, Watched

if TYPE_CHECKING:
    from fiorino.server.play.audience import Audience
    from fiorino.server.play.lobby import Lobby

SEATED_SECONDS: Final = 0.1
"""How soon the others see that a player has come or gone."""
WATCHING_SECONDS: Final = 3.0
"""How soon they see that spectators have come or gone: a crowd is announced once."""
REPEAT: Final = 8.0
"""Seconds after which a process announces again who is there."""
FORGET: Final = 3 * REPEAT
"""Seconds of silence after which a process is considered dead."""


class Presence:
    """Who is at the other processes, as far as they have announced it."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby: Final = lobby
        self._process: Final = secrets.token_hex(4)
        self._repeated = time.monotonic()
        self._announcing: Final[dict[str, asyncio.TimerHandle]] = {}
        """When the pages of a match are told who is there, by match."""
        self._heard: Final[dict[tuple[str, str], dict[str, float]]] = {}
        """When each process last said so, by match and person."""
        self._watched: Final[dict[str, dict[str, tuple[int, float]]]] = {}
        """How many watch at each process, and when it said so, by match."""

    def is_elsewhere(self, match: str, person: str) -> bool:
        """Whether another process has somebody at a match."""
        return (match, person) in self._heard

    def watching(self, room: "Audience") -> int:
        """How many spectators a match has."""
        elsewhere = self._watched.get(room.id, {}).values()
        return _watching_here(room) + sum(people for people, _ in elsewhere)

    def announce(self, room: "Audience", person: str | None) -> None:
        """Announce soon that somebody has come or gone, together with what happens until then."""
        self._show_soon(room, SEATED_SECONDS if room.seats_of(person) else WATCHING_SECONDS)

    def _show_soon(self, room: "Audience", seconds: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        waiting = self._announcing.get(room.id)
        if waiting is not None and waiting.when() <= due:
            return
        self.all_is_shown(room)
        self._announcing[room.id] = loop.call_at(due, room.show)

    def all_is_shown(self, room: "Audience") -> None:
        """Cancel the announcement: pages are being told everything, or the room is dropped."""
        waiting = self._announcing.pop(room.id, None)
        if waiting is not None:
            waiting.cancel()

    def tell(self, room: "Audience", person: str | None) -> None:
        """Tell the other processes whether somebody is here now, by name if they play here."""
        if self._lobby.is_alone:
            return
        if person is not None and room.seats_of(person):
            is_here = any(viewer.person == person for viewer in room.viewers)
            self._lobby.bus.publish(Present(room.id, person, self._process, is_here))
        else:
            self._lobby.bus.publish(Watched(room.id, self._process, _watching_here(room)))

    def hear_of_watchers(self, notice: Watched) -> None:
        """Note how many watch at another process."""
        if notice.process == self._process:
            return
        processes = self._watched.setdefault(notice.match, {})
        before, _ = processes.get(notice.process, (0, 0.0))
        processes[notice.process] = notice.people, time.monotonic()
        room = self._lobby.rooms.get(notice.match)
        if before != notice.people and room is not None:
            self._show_soon(room, WATCHING_SECONDS)

    def hear(self, notice: Present) -> None:
        """Note whether somebody is at another process."""
        if notice.process == self._process:
            return
        match, person = notice.match, notice.person
        before = self.is_elsewhere(match, person)
        room = self._lobby.rooms.get(match)
        if room is not None:
            room.see(person)  # until just now, if they have gone
        processes = self._heard.setdefault((match, person), {})
        if notice.is_here:
            processes[notice.process] = time.monotonic()
        else:
            processes.pop(notice.process, None)
        if not processes:
            del self._heard[match, person]
        self._show_if_changed(match, person, before)

    def refresh(self) -> None:
        """Periodically announce again who is here, and forget those no longer heard of."""
        now = time.monotonic()
        if now - self._repeated >= REPEAT:
            self._repeated = now
            for room in self._lobby.rooms.values():
                for person in {viewer.person for viewer in room.viewers}:
                    self.tell(room, person)
        for (match, person), processes in list(self._heard.items()):
            for process in [name for name, at in processes.items() if now - at > FORGET]:
                del processes[process]
            if not processes:
                del self._heard[match, person]
                self._show_if_changed(match, person, True)
        for match, told in list(self._watched.items()):
            silent = [name for name, (_, at) in told.items() if now - at > FORGET]
            had_some = any(told.pop(process)[0] for process in silent)
            if not told:
                del self._watched[match]
            if had_some:
                self._show(match)

    def _show_if_changed(self, match: str, person: str, before: bool) -> None:
        if before != self.is_elsewhere(match, person):
            self._show(match)

    def _show(self, match: str) -> None:
        room = self._lobby.rooms.get(match)
        if room is not None:
            room.show()


def _watching_here(room: "Audience") -> int:
    """Each person once, however many pages they have; without a cookie, each page counts."""
    people = {viewer.person for viewer in room.viewers if viewer.person is not None}
    unknown = sum(viewer.person is None for viewer in room.viewers)
    return unknown + sum(not room.seats_of(person) for person in people)
