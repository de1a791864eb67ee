"""Claiming the win over an absent player for whom the match is waiting."""

import math
from typing import TYPE_CHECKING

from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import Seat
from fiorino.server import refusals
from fiorino.server.play import messages as say
from fiorino.server.play.log_lines import CLAIM, DraftLine

if TYPE_CHECKING:
    from fiorino.server.play.room import Room


def claim_in(room: "Room", seat: Seat) -> int | None:
    """Whole seconds until the win over a seat may be claimed; None if it may not be."""
    live, row = room.live, room.seats[seat]
    if not room.is_running or live.asked() != seat or _has_days(room):
        return None
    if row.person is None or row.away or seat in live.lost or room.is_connected(row.person):
        return None
    if all(other.person in (None, row.person) for other in room.seats):
        return None  # against bots, or at one device, nobody waits
    since = max(room.seen.get(row.person, room.opened_at), live.lines[-1].row.at)
    return max(0, math.ceil(room.lobby.claim_after - (room.lobby.now() - since)))


def _has_days(room: "Room") -> bool:
    clock = room.live.time.clock
    return clock is not None and clock.each


def claim(room: "Room", person: str, command: say.Claim, now: float) -> DraftLine:
    """The log line that claims the win over a seat, which loses as if on time."""
    names, own = room.live.setup.seat_names, room.seats_of(person)
    seat = Seat(names.index(command.seat)) if command.seat in names else None
    if _has_days(room):
        raise FiorinoError(refusals.CLAIM_SLOW)
    left = None if seat is None or seat in own else claim_in(room, seat)
    if seat is None or left is None:
        raise FiorinoError(refusals.NOTHING_TO_CLAIM)
    if left > 0:
        raise FiorinoError(refusals.CLAIM_TOO_SOON, seconds=left)
    claimer = next(one for one in own if one not in room.live.lost)
    return room.live.give_up(command.id, seat, CLAIM, now, by=names[claimer])
