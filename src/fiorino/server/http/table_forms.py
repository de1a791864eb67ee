"""Matches and tables as forms, for the person who asks."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from fiorino.server.http import forms
from fiorino.server.play.listing import names_of, time_of
from fiorino.server.play.room import Room
from fiorino.server.play.seating import bots_in
from fiorino.server.play.views import seat_shown
from fiorino.server.storage.rows import MatchRow, PersonRow, SeatRow
from fiorino.server.storage.store import Store


def table_form(room: Room, person: PersonRow | None, link: str | None = None) -> forms.Table:
    """A table as somebody sees it; its link is for those who sit there or know it."""
    who = None if person is None else person.id
    owns = who is not None and (bool(room.seats_of(who)) or room.row.created_by == who)
    return forms.Table(
        **_fields(room.row, room.seats, room.players, who),
        link=room.row.link if owns or room.is_link(link) else None,
        commitment=room.row.commitment,
        seats=[seat_shown(room, seat) for seat in room.seats],
        shown=room.shown(who, -1) if room.may_watch(who, link) else None,
        welcome=_welcome(room, who, link),
    )


def _welcome(
    room: Room, person: str | None, link: str | None
) -> Literal["seated", "join", "watch", "full"]:
    """What a newcomer can do at a table."""
    if room.seats_of(person):
        return "seated"
    if room.row.status == "open" and any(seat.kind == "open" for seat in room.seats):
        return "join"
    return "watch" if room.may_watch(person, link) else "full"


async def listed_forms(
    store: Store, rows: Sequence[MatchRow], person: str | None
) -> list[forms.Listed]:
    """Matches in a list, as seen by somebody who may know about them."""
    seats = await store.seats_of([row.id for row in rows])
    names = await names_of(store, seats)
    return [
        forms.Listed(**_fields(row, seats.get(row.id, []), names.get(row.id, []), person))
        for row in rows
    ]


def _fields(
    row: MatchRow, seats: Sequence[SeatRow], names: Sequence[str], person: str | None
) -> dict[str, Any]:
    """The fields of `forms.Listed`."""
    return {
        "match": row.id,
        "game": row.game,
        "players": row.players,
        "status": row.status,
        "listed": row.listed,
        "rated": row.rated,
        "admits_bots": row.admits_bots,
        "spectators": row.spectators,
        "hints": row.hints and not row.rated,
        "created_at": row.created_at,
        "ended_at": row.ended_at,
        "version": row.version,
        "result": None
        if row.result is None
        else msgspec.json.decode(row.result, type=forms.Outcome),
        "options": msgspec.json.decode(row.options, type=dict[str, str]),
        "time": time_of(row),
        "names": [
            "" if seat.kind == "open" else name for seat, name in zip(seats, names, strict=True)
        ],
        "bots": bots_in(seats),
        "people": [seat.person for seat in seats],
        "mine": [seat.seat for seat in seats if person is not None and seat.person == person],
    }
