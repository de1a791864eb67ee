"""A room as a person sees it."""

from typing import TYPE_CHECKING, Literal

import msgspec

from fiorino.core.errors import UnknownName
from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.server import refusals
from fiorino.server.people.ratings import Rating
from fiorino.server.play import messages as say
from fiorino.server.play.claims import claim_in
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import ended
from fiorino.server.play.offers import offers_at
from fiorino.server.play.restoring import restore_until
from fiorino.server.play.seating import bot_in, kind_of_bot
from fiorino.server.play.side_commands import gives_hints
from fiorino.server.play.takebacks import can_ask
from fiorino.server.storage.rows import MatchRow, RatingMoveRow, SeatRow

if TYPE_CHECKING:
    from fiorino.server.play.room import Room


def common(room: "Room") -> say.Common:
    """What everybody sees alike, computed once for all viewers."""
    name = room.live.setup.seat_name
    return say.Common(
        seats=[seat_shown(room, seat) for seat in room.seats],
        pausing=[name(seat) for seat in sorted(room.live.pausing)],
        offers=offers_at(room),
        watching=room.lobby.presence.watching(room),
        ended=ended_by(room.row),
        ratings=_ratings(room),
    )


def shown(room: "Room", person: str | None, since: int, common: say.Common) -> say.Shown:
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
        seats=common.seats,
        steps=steps,
        steps_left_out=left_out,
        briefing=live.briefing(viewer, room.players),
        standing=None if order is None else order.shown(),
        pausing=common.pausing,
        can_undo=viewer != SPECTATOR and live.can_undo(viewer),
        can_ask_back=viewer != SPECTATOR and can_ask(room, room.seats_of(person)),
        offers=common.offers,
        rematch=room.after.next,
        watching=common.watching,
        ended=common.ended,
        ratings=common.ratings,
        hints=viewer != SPECTATOR and gives_hints(room),
        resigning=_resigning(room, viewer),
    )


def ended_by(row: MatchRow) -> say.Ending | None:
    """What ended a finished match."""
    if row.status != "over" or row.result is None:
        return None
    return msgspec.json.decode(row.result, type=_Ended).by


class _Ended(msgspec.Struct):
    """What the result of a match says about its end."""

    by: say.Ending


def _ratings(room: "Room") -> list[say.RatingMove]:
    return [
        say.RatingMove(
            room.live.setup.seat_names[move.seat],
            before.shown,
            after.shown,
            after.is_provisional,
        )
        for move in room.after.moves
        for before, after in (_ratings_of(move),)
    ]


def _ratings_of(move: RatingMoveRow) -> tuple[Rating, Rating]:
    if move.mu_before is None or move.sigma_before is None:
        return Rating(), Rating(move.mu, move.sigma)
    return Rating(move.mu_before, move.sigma_before), Rating(move.mu, move.sigma)


def _resigning(room: "Room", viewer: Seat) -> Literal["ends", "bot"] | None:
    """What happens if the viewer resigns; somebody else must be left to win."""
    live, is_going = room.live, room.row.status in ("running", "paused")
    if viewer == SPECTATOR or not is_going or live.is_over or viewer in live.lost:
        return None
    lost = [*live.lost, viewer]
    return "ends" if ended(live.match.table, lost, live.setup.players) else "bot"


async def shown_at(
    room: "Room", person: str | None, version: int, seat: str | None = None
) -> say.Shown:
    """The match as a person, or one of their seats, saw it after a step, and that step."""
    if not max(1, room.live.base) <= version <= room.live.version:
        raise UnknownName(refusals.STEP_NOT_SHOWN, version=version)
    past = room.past
    if past is None or not past.version <= version or past.base != room.live.base:
        past = await restore_until(room.lobby.store, room.live, room.row, version)
    for told in room.live.lines[past.version : version]:
        past.follow(told.row)
    room.past = past
    viewer = room.seat_of(person, past) if seat is None else _own_seat(room, person, seat)
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


def _own_seat(room: "Room", person: str | None, name: str) -> Seat:
    for seat in room.seats_of(person):
        if room.live.setup.seat_name(seat) == name:
            return seat
    raise UnknownName(refusals.NOT_SEATED)


def seat_shown(room: "Room", row: SeatRow, live: Live | None = None) -> say.SeatShown:
    """Who sits in a seat, and the time left when the last line was written."""
    time = (live or room.live).time
    spec = bot_in(row)
    return say.SeatShown(
        seat=room.live.setup.seat_names[row.seat],
        player=room.players[row.seat],
        person=row.person,
        bot=kind_of_bot(row, spec),
        away=row.away,
        connected=room.is_connected(row.person),
        seconds_left=None if time.clock is None else time.left[Seat(row.seat)],
        lost=(live or room.live).lost_by.get(Seat(row.seat)),
        claim_in=claim_in(room, Seat(row.seat)) if live is None else None,
        style=None if spec is None else spec.style,
    )
