"""A room as a person sees it."""

from typing import TYPE_CHECKING

from fiorino.core.errors import UnknownName
from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.server import refusals
from fiorino.server.play import messages as say
from fiorino.server.play.live import Live
from fiorino.server.play.restoring import restore_until
from fiorino.server.storage.rows import SeatRow

if TYPE_CHECKING:
    from fiorino.server.play.room import Room


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


async def shown_at(room: "Room", person: str | None, version: int) -> say.Shown:
    """The match as a person saw it after one of its steps, and that step."""
    if not max(1, room.live.base) <= version <= room.live.version:
        raise UnknownName(refusals.STEP_NOT_SHOWN, version=version)
    past = room.past
    if past is None or not past.version <= version or past.base != room.live.base:
        past = await restore_until(room.lobby.store, room.live, room.row, version)
    for told in room.live.lines[past.version : version]:
        past.follow(told.row)
    room.past = past
    viewer = room.seat_of(person, past)
    steps, _ = past.story(viewer, version - 1)
    return say.Shown(
        match=room.id,
        version=version,
        status=room.row.status,
        viewer=past.setup.seat_name(viewer) if viewer != SPECTATOR else None,
        seats=[seat_shown(room, seat, past) for seat in room.seats],
        steps=steps,
        steps_left_out=0,
        briefing=past.briefing(viewer, room.players),
    )


def seat_shown(room: "Room", row: SeatRow, live: Live | None = None) -> say.SeatShown:
    """Who sits in a seat, and the time left when the last line was written."""
    time = (live or room.live).time
    return say.SeatShown(
        seat=room.live.setup.seat_names[row.seat],
        player=room.players[row.seat],
        person=row.person,
        bot=row.bot,
        away=row.away,
        connected=room.is_connected(row.person),
        seconds_left=None if time.clock is None else time.left[Seat(row.seat)],
    )
