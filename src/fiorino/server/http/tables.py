"""Tables: creating, finding, joining and leaving them."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.server import refusals
from fiorino.server.http import forms
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import BY_LINK, MATCH, Endpoint
from fiorino.server.http.requests import check_limit, is_known_to, known_room, name_in_path
from fiorino.server.http.security import Refused
from fiorino.server.http.table_forms import table_form
from fiorino.server.people.passwords import read_shown_name
from fiorino.server.play import follow_ups, listing, seating
from fiorino.server.play.clocks import Clock, live_clock, slow_clock
from fiorino.server.play.new_table import OPEN, Wishes
from fiorino.server.play.seating import TableFull
from fiorino.server.play.table_messages import LiveClock, OpenTable, RunningTable, SlowClock
from fiorino.server.storage.rows import PersonRow


async def _open_tables(context: Context, _request: Request) -> Response:
    return json_response(await listing.open_tables(context.lobby.store))


async def _running_tables(context: Context, _request: Request) -> Response:
    return json_response(await listing.running_tables(context.lobby.store))


async def _create(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    wanted = await read_body(request, forms.NewTable)
    check_limit(context, request, "create_tables", person)
    wishes = Wishes(
        wanted.game,
        wanted.seats,
        wanted.options,
        wanted.box,
        None,
        wanted.listed,
        wanted.rated,
        wanted.spectators,
        _clock(wanted.clock),
        nonce=wanted.nonce,
        hints=wanted.hints,
        admits_bots=wanted.admits_bots,
        names=[read_shown_name(name) if name.strip() else "" for name in wanted.names],
    )
    await _check_quotas(context, person, waits=OPEN in wanted.seats)
    try:
        room = await context.lobby.create(person, wishes)
    except UnknownName as fault:
        raise Refused(422, fault.said, "See /api/games.") from None
    return json_response(table_form(room, person), 201)


async def _check_quotas(context: Context, person: PersonRow, *, waits: bool) -> None:
    """Refuse another table to somebody at their limit of waiting tables or unfinished matches."""
    settings, store = context.settings, context.lobby.store
    is_guest = person.username is None and person.bot_of is None
    tables = settings.tables_per_guest if is_guest else settings.tables_per_account
    matches = settings.matches_per_guest if is_guest else settings.matches_per_account
    if waits and await store.open_tables_of(person.id) >= tables:
        raise FiorinoError(refusals.TOO_MANY_OPEN, most=tables)
    if await store.unfinished_matches_of(person.id) >= matches:
        raise FiorinoError(refusals.TOO_MANY_UNFINISHED, most=matches)


def _clock(wanted: LiveClock | SlowClock | None) -> Clock | None:
    if wanted is None:
        return None
    if isinstance(wanted, LiveClock):
        return live_clock(wanted.minutes, wanted.increment)
    return slow_clock(wanted.days)


async def _table_of_link(context: Context, request: Request) -> Response:
    row = await context.lobby.store.match_by_link(name_in_path(request, "link"))
    if row is None:
        raise UnknownName(refusals.NO_SUCH_TABLE)
    room = await context.lobby.current(row.id)
    return json_response(table_form(room, await context.people.person(request), row.link))


async def _table(context: Context, request: Request) -> Response:
    room = await context.lobby.current(name_in_path(request, "match"))
    person = await context.people.person(request)
    link = request.query_params.get("link")
    if not is_known_to(room, person, link):
        raise UnknownName(refusals.NO_SUCH_TABLE)
    return json_response(table_form(room, person, link))


async def _join(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    wanted = await read_body(request, forms.Joining)
    check_limit(context, request, "joins", person)
    match = name_in_path(request, "match")
    if wanted.name is not None and person.username is None:
        person = await context.people.change(person, wanted.name)
    try:
        room = await context.lobby.join(person, match, wanted.link, wanted.nonce)
    except TableFull:
        room = await context.lobby.room(match)
        if not room.may_watch(person.id, wanted.link):
            raise
    return json_response(table_form(room, person, wanted.link))


async def _seat_bot(context: Context, request: Request) -> Response:
    room, person = await known_room(context, request)
    wanted = await read_body(request, forms.SeatingBot)
    check_limit(context, request, "joins", person)
    await seating.seat_bot(context.lobby, person, room, wanted.seat, wanted.bot)
    return json_response(table_form(room, person))


async def _leave(context: Context, request: Request) -> Response:
    room, person = await known_room(context, request)
    check_limit(context, request, "joins", person)
    return json_response(table_form(await context.lobby.leave(person, room.id), person))


async def _abort(context: Context, request: Request) -> Response:
    room, person = await known_room(context, request)
    return json_response(table_form(await context.lobby.abort(person, room.id), person))


async def _clone(context: Context, request: Request) -> Response:
    await context.people.require(request)
    wanted = await read_body(request, forms.Cloning)
    room, person = await known_room(context, request, wanted.link)
    check_limit(context, request, "imports", person)
    made = await follow_ups.clone(context.lobby, person, room.id, wanted.move, wanted.link)
    return json_response(table_form(made, person), 201)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/tables",
        _open_tables,
        "tables",
        list[OpenTable],
        "The tables that anybody may join.",
    ),
    Endpoint(
        "GET",
        "/api/running",
        _running_tables,
        "watchable",
        list[RunningTable],
        "The tables that anybody may watch.",
    ),
    Endpoint(
        "POST",
        "/api/tables",
        _create,
        "create",
        forms.Table,
        "A new table; it starts at once where no seat is open.",
        takes=forms.NewTable,
        status=201,
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/links/{link}",
        _table_of_link,
        "by_link",
        forms.Table,
        "The table of a link that somebody has sent.",
    ),
    Endpoint("GET", MATCH, _table, "table", forms.Table, "A table as I may see it.", query=BY_LINK),
    Endpoint(
        "POST",
        f"{MATCH}/join",
        _join,
        "join",
        forms.Table,
        "Sit down in an open seat; where every seat is taken, `welcome` says that you watch.",
        takes=forms.Joining,
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        f"{MATCH}/bots",
        _seat_bot,
        "seat_bot",
        forms.Table,
        "Put a bot into an open seat of my table, or take it away again before the start.",
        takes=forms.SeatingBot,
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        f"{MATCH}/leave",
        _leave,
        "leave",
        forms.Table,
        "Get up: before the start the seat is open again, afterwards a bot plays on.",
        refuses=(422,),
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        f"{MATCH}/abort",
        _abort,
        "abort",
        forms.Table,
        "Call a match off before its first answer.",
        refuses=(422,),
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        f"{MATCH}/clone",
        _clone,
        "clone",
        forms.Table,
        "Try a finished match from one of its moves on, all seats on this device.",
        takes=forms.Cloning,
        status=201,
        needs_guest=True,
    ),
)
