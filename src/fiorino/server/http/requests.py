"""What all addresses of the server have in common: who asks, about which table, with what."""

import re
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fiorino.core.errors import UnknownName
from fiorino.server import refusals
from fiorino.server.http import forms
from fiorino.server.http.security import Refused, client_address
from fiorino.server.http.sockets import Page
from fiorino.server.people.people import People
from fiorino.server.play.listing import names_of, time_of
from fiorino.server.play.lobby import Lobby
from fiorino.server.play.room import Room
from fiorino.server.play.showing import seat_shown
from fiorino.server.settings import Settings
from fiorino.server.storage.rows import MatchRow, PersonRow, SeatRow
from fiorino.server.storage.store import Store

M = TypeVar("M")

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")


class Clerk:
    """Somebody who answers requests once the lobby is open."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.lobby: Lobby
        self.people: People
        self.pages: set[Page]

    def open(self, lobby: Lobby, people: People, pages: set[Page]) -> None:
        """From now on there is a lobby to ask about."""
        self.lobby = lobby
        self.people = people
        self.pages = pages

    def address(self, request: Request) -> str:
        return client_address(request.scope, self.settings.trusted_proxies)

    async def seen(self, request: Request) -> tuple[Room, PersonRow | None]:
        """The room of an address and who asks, where he may watch it."""
        room = await self.lobby.current(named(request, "match"))
        person = await self.people.person(request)
        link = request.query_params.get("link")
        if not room.may_watch(None if person is None else person.id, link):
            raise UnknownName(refusals.NO_SUCH_TABLE)
        return room, person

    async def known(self, request: Request, link: str | None = None) -> tuple[Room, PersonRow]:
        """The room of an address that somebody knows of; for others there is none."""
        person = await self.people.known(request)
        room = await self.lobby.current(named(request, "match"))
        if not knows(room, person, link):
            raise UnknownName(refusals.NO_SUCH_TABLE)
        return room, person

    def described(
        self, room: Room, person: PersonRow | None, link: str | None = None
    ) -> forms.Table:
        """A table as somebody sees it; its link is for those who sit there or know it."""
        who = None if person is None else person.id
        owns = who is not None and (bool(room.seats_of(who)) or room.row.created_by == who)
        return forms.Table(
            **_fields(room.row, room.seats, room.players, who),
            link=room.row.link if owns or room.is_link(link) else None,
            commitment=room.row.commitment,
            seats=[seat_shown(room, seat) for seat in room.seats],
            shown=room.shown(who, -1) if room.may_watch(who, link) else None,
        )


def knows(room: Room, person: PersonRow | None, link: str | None) -> bool:
    """Whether a table is there for somebody: listed, by its link, or one of his own."""
    if room.row.listed or room.is_link(link):
        return True
    return person is not None and (
        bool(room.seats_of(person.id)) or room.row.created_by == person.id
    )


def named(request: Request, parameter: str) -> str:
    """A match or link in an address; what cannot be one of ours is none."""
    name: str = request.path_params[parameter]
    if _NAME.fullmatch(name) is None:
        raise UnknownName(refusals.NO_SUCH_TABLE)
    return name


async def listed(store: Store, rows: Sequence[MatchRow], person: str | None) -> list[forms.Listed]:
    """Matches in a list, as somebody sees them who may know of them."""
    seats = await store.seats_of([row.id for row in rows])
    names = await names_of(store, seats)
    return [
        forms.Listed(**_fields(row, seats.get(row.id, []), names.get(row.id, []), person))
        for row in rows
    ]


def _fields(
    row: MatchRow, seats: Sequence[SeatRow], names: Sequence[str], person: str | None
) -> dict[str, Any]:
    result = None if row.result is None else msgspec.json.decode(row.result, type=forms.Outcome)
    told = {
        "match": row.id,
        "result": result,
        "options": msgspec.json.decode(row.options, type=dict[str, str]),
        "time": time_of(row),
        "names": list(names),
        "bots": [seat.bot for seat in seats],
        "mine": [seat.seat for seat in seats if person is not None and seat.person == person],
    }
    plain = [name for name in forms.Listed.__struct_fields__ if name not in told]
    return {name: getattr(row, name) for name in plain} | told


def number(request: Request, name: str, least: int, most: int) -> int:
    """A whole number of the query; the least where it is not given."""
    text = request.query_params.get(name)
    if text is None:
        return least
    value = int(text) if re.fullmatch(r"-?[0-9]{1,9}", text, re.ASCII) else most + 1
    if not least <= value <= most:
        raise Refused(
            422, f"“{name}” must be a whole number from {least} to {most}.", "Ask again with one."
        )
    return value


async def body(request: Request, kind: type[M]) -> M:
    """The message of a request."""
    return await decoded(request, msgspec.json.Decoder(kind))


async def decoded(request: Request, decoder: msgspec.json.Decoder[M]) -> M:
    """The message of a request, by a decoder."""
    try:
        return decoder.decode(await request.body())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Refused(
            422, f"The request is not understood: {str(fault)[:200]}.", "See /openapi.json."
        ) from None


def given(message: object, status: int = 200) -> Response:
    """An answer; nobody keeps it."""
    return Response(
        msgspec.json.encode(message), status, {"cache-control": "no-store"}, "application/json"
    )
