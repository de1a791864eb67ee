"""Who has a match on a page of another process: told by notices, and forgotten when they stop."""

import secrets
import time
from typing import TYPE_CHECKING, Final

from fiorino.server.play.notices import Present

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby
    from fiorino.server.play.room import Room

REPEAT: Final = 8.0
"""Seconds after which a process says again who is there."""
FORGET: Final = 3 * REPEAT
"""Seconds of silence after which a process is taken for dead."""


class Presence:
    """Who is at the other processes, as far as they tell."""

    def __init__(self, lobby: "Lobby") -> None:
        self._lobby: Final = lobby
        self._process: Final = secrets.token_hex(4)
        self._repeated = time.monotonic()
        self._heard: Final[dict[tuple[str, str], dict[str, float]]] = {}
        """When each process last said so, by match and person."""

    def is_elsewhere(self, match: str, person: str) -> bool:
        """Whether another process has somebody at a match."""
        return (match, person) in self._heard

    def tell(self, room: "Room", person: str | None) -> None:
        """Tell the other processes whether somebody who sits at a match is here now."""
        if person is None or self._lobby.is_alone or not room.seats_of(person):
            return
        is_here = any(viewer.person == person for viewer in room.viewers)
        self._lobby.bus.publish(Present(room.id, person, self._process, is_here))

    def hear(self, notice: Present) -> None:
        """Take note of whether somebody is at another process."""
        if notice.process == self._process:
            return
        match, person = notice.match, notice.person
        before = self.is_elsewhere(match, person)
        processes = self._heard.setdefault((match, person), {})
        if notice.is_here:
            processes[notice.process] = time.monotonic()
        else:
            processes.pop(notice.process, None)
        if not processes:
            del self._heard[match, person]
        self._show_if_changed(match, person, before)

    def refresh(self) -> None:
        """Now and then: say again who is here, and forget who is not heard of any more."""
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

    def _show_if_changed(self, match: str, person: str, before: bool) -> None:
        room = self._lobby.rooms.get(match)
        if room is not None and before != self.is_elsewhere(match, person):
            room.show()
