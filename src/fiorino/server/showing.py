"""A room as a person sees it."""

from typing import TYPE_CHECKING

from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.server import messages as say
from fiorino.server.storage.rows import SeatRow

if TYPE_CHECKING:
    from fiorino.server.room import Room


def shown(room: "Room", person: str | None, since: int) -> say.Shown:
    """The match as a person sees it, with the steps after a version."""
    live = room.live
    viewer = room.seat_of(person)
    steps, left_out = live.story(viewer, since)
    order = room.orders.get(viewer)
    return say.Shown(
        match=room.id,
        version=live.version,
        status=room.row.status,
        viewer=live.setup.seat_name(viewer) if viewer != SPECTATOR else None,
        seats=[seat_shown(room, seat) for seat in room.seats],
        steps=steps,
        steps_left_out=left_out,
        briefing=live.briefing(viewer, room.players),
        standing=None if order is None else order.shown(),
        pausing=[live.setup.seat_name(seat) for seat in sorted(live.pausing)],
        can_undo=viewer != SPECTATOR and live.can_undo(viewer),
    )


def seat_shown(room: "Room", row: SeatRow) -> say.SeatShown:
    """Who sits in a seat, and what he had left when the last line was written."""
    return say.SeatShown(
        seat=room.live.setup.seat_names[row.seat],
        player=room.players[row.seat],
        person=row.person,
        bot=row.bot,
        away=row.away,
        connected=room.is_connected(row.person),
        seconds_left=None if room.live.time.clock is None else room.live.time.left[Seat(row.seat)],
    )
