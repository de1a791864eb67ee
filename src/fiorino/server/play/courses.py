"""The lines that a player's command becomes: one, or those of a course of answers.

The lines of a course are written one after the other while nobody else writes. A course that is
certain to be refused partway is refused as a whole. If a draw or another seat comes in between, the
rest is not played. A retry finds the lines that are already in the log, and has the others written
only if nothing has happened since.
"""

from typing import TYPE_CHECKING, Final

from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import Seat
from fiorino.server import refusals
from fiorino.server.play import claims, offers
from fiorino.server.play import messages as say
from fiorino.server.play.log_lines import CLAIM, RESIGN, DraftLine, LineId
from fiorino.server.storage.rows import LogLine

if TYPE_CHECKING:
    from fiorino.server.play.room import Room

Logged = say.Answer | say.Undo | say.Takeback | say.Resign | say.Pause | say.Claim
"""The commands that become log lines."""


class Course:
    """A command of a person, as the lines that it becomes."""

    def __init__(self, room: "Room", person: str, command: Logged) -> None:
        self._room: Final = room
        self._person: Final = person
        self._command: Final = command

    def length(self) -> int:
        """How many lines there are, the same whenever it is asked."""
        command = self._command
        if isinstance(command, say.Answer):
            return 1 + len(command.then)
        if isinstance(command, say.Undo) and command.to is not None:
            # If there is nothing to take back, the first line is refused.
            return max(1, self._room.live.answers_between(command.to, command.version))
        return 1

    def check(self, row: LogLine) -> None:
        """Refuse an id that another command already uses."""
        own = self._room.seats_of(self._person)
        claimers = [self._room.live.setup.seat_name(seat) for seat in own]
        is_own = row.action in claimers if row.kind == CLAIM else Seat(row.seat) in own
        if not is_own or row.kind != type(self._command).__name__.lower():
            raise FiorinoError("That id was another command's; send it with an id of its own.")

    def draft(self, id: LineId) -> DraftLine:
        """Draft the line of this id at the current state; the lines before it are in the log."""
        room, command, now = self._room, self._command, self._room.lobby.now()
        seat = room.seat_of(self._person) if id.place == 0 else self._seat_so_far()
        if room.live.is_over:
            raise FiorinoError(refusals.MATCH_OVER)
        if room.row.status not in ("running", "paused"):
            raise FiorinoError(refusals.NOT_RUNNING)
        if seat in room.live.lost:
            raise FiorinoError(refusals.GIVEN_UP)
        if isinstance(command, say.Pause):
            return offers.pause(room, self._person, command, now)
        if isinstance(command, say.Resign):
            return room.live.give_up(command.id, seat, RESIGN, now)
        if room.live.paused:
            raise FiorinoError(refusals.PAUSED)
        if isinstance(command, say.Takeback):
            return offers.take_back(room, self._person, command, now)
        if isinstance(command, say.Claim):
            return claims.claim(room, self._person, command, now)
        if isinstance(command, say.Answer):
            return self._answer(command, id, seat, now)
        return self._undo(command, id, seat, now)

    def _seat_so_far(self) -> Seat:
        """Somebody who holds several seats answers for the one that began."""
        row = self._room.live.lines[-1].row
        self.check(row)
        return Seat(row.seat)

    def _answer(self, command: say.Answer, id: LineId, seat: Seat, now: float) -> DraftLine:
        live, texts = self._room.live, [command.answer, *command.then]
        version = command.version if id.place == 0 else live.version
        if id.place == 0 and command.then:
            live.foresee(seat, version, texts)
        return live.answer(str(id), seat, version, texts[id.place], now)

    def _undo(self, command: say.Undo, id: LineId, seat: Seat, now: float) -> DraftLine:
        live = self._room.live
        version = command.version if id.place == 0 else live.version
        if command.to is None:
            return live.undo(str(id), seat, version, now)
        answers = live.answers_between(command.to, command.version) - id.place
        return live.undo(str(id), seat, version, now, answers)
