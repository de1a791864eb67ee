"""Taking answers back by consent, where a seat may not undo them by itself.

A takeback removes the last deed of the player who asks, and every answer after it. All the others
must agree; bots do, and so do seats that a bot plays for. Requests and replies are log lines.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import Seat
from fiorino.server import refusals
from fiorino.server.play import messages as say
from fiorino.server.play.log_lines import (
    ACCEPT,
    ALONE,
    ANSWER,
    ASK,
    DECLINE,
    LOST,
    TAKEBACK,
    TAKEN,
    UNDO,
    DraftLine,
    LineId,
)
from fiorino.server.storage.rows import LogLine

if TYPE_CHECKING:
    from fiorino.server.play.live import Live
    from fiorino.server.play.room import Room


@dataclass(frozen=True)
class Takeback:
    """What somebody asks to take back, and how the others have replied."""

    asker: Seat
    first: int
    """The first line that would be taken back."""
    agreed: frozenset[Seat] = frozenset()
    decliner: Seat | None = None

    @property
    def is_open(self) -> bool:
        return self.decliner is None


def last_deed(live: "Live", seats: list[Seat]) -> LogLine | None:
    """The first line of the last thing that these seats did: one answer, or a course of them."""
    deed: LogLine | None = None
    command = ""
    for line in reversed(live.standing()):
        if deed is None and Seat(line.seat) in seats:
            command = LineId.of(line).command
        elif deed is not None and LineId.of(line).command != command:
            break
        if command:
            deed = line
    return deed


def answers_from(live: "Live", first: int) -> int:
    """How many answers are removed with the line `first`."""
    answers = 0
    for line in reversed(live.standing()):
        if line.seq < first:
            break
        answers += 1
    return answers


def after(live: "Live", row: LogLine) -> Takeback | None:
    """The request that stands after a line; `live` has already carried the line out."""
    offer, seat = live.takeback, Seat(row.seat)
    if row.kind == TAKEBACK:
        if row.action == ASK:
            deed = last_deed(live, [seat])
            return None if deed is None else Takeback(seat, deed.seq)
        if offer is not None and row.action == ACCEPT:
            return replace(offer, agreed=offer.agreed | {seat})
        if offer is not None and row.action == DECLINE:
            return replace(offer, decliner=seat)
        return None
    if offer is None or row.kind in (UNDO, *LOST):
        return None
    if row.kind != ANSWER:
        return offer
    # Playing on declines the request. A bot's move does not, unless it cannot be taken back.
    if row.author == "person" or not offer.is_open:
        return None
    stays = live.match.objection_to_take_back(answers_from(live, offer.first)) is not None
    return None if stays else offer


def can_ask(room: "Room", seats: list[Seat]) -> bool:
    """Whether these seats may ask to take back their last deed, and cannot undo it themselves."""
    live = room.live
    if room.row.rated or not room.is_running or live.takeback is not None:
        return False
    if not live.may_take_back():
        return False
    seats = [seat for seat in seats if seat not in live.lost]
    deed = last_deed(live, seats)
    if deed is None or live.can_undo(Seat(deed.seat)):
        return False
    return live.match.objection_to_take_back(answers_from(live, deed.seq)) is None


def draft(
    room: "Room", own: list[Seat], silent: list[str], command: say.Takeback, now: float
) -> DraftLine:
    """The log line of a request or reply; `silent` are the seats that have yet to agree."""
    live, id, word = room.live, command.id, command.word
    offer = live.takeback
    if word == "ask":
        return _asked(room, own, silent, id, now)
    if offer is None or not offer.is_open or (offer.asker in own) != (word == "withdraw"):
        raise FiorinoError(refusals.TAKEBACK_NOT_ASKED)
    if word == "accept" and not silent:
        return live.take_back(id, own[0], answers_from(live, offer.first), now, TAKEN)
    return live.note(id, own[0], TAKEBACK, word, now)


def _asked(room: "Room", own: list[Seat], silent: list[str], id: str, now: float) -> DraftLine:
    live = room.live
    if room.row.rated:
        raise FiorinoError(refusals.TAKEBACK_RATED)
    if live.takeback is not None:
        declined = not live.takeback.is_open
        raise FiorinoError(refusals.TAKEBACK_DECLINED if declined else refusals.TAKEBACK_ASKED)
    deed = last_deed(live, own)
    if deed is None:
        raise FiorinoError(refusals.NOTHING_OF_YOURS)
    answers, seat = answers_from(live, deed.seq), Seat(deed.seat)
    objection = live.match.objection_to_take_back(answers)
    if objection is not None:
        raise FiorinoError(objection)
    if not silent:
        return live.take_back(id, seat, answers, now, ALONE)
    return live.note(id, seat, TAKEBACK, ASK, now)
