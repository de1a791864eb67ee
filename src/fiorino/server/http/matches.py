"""Matches that are over or mine: lists, notes, records, and whether the draws were fair."""

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fiorino.core.fairness import seed_of
from fiorino.server import refusals
from fiorino.server.http import forms
from fiorino.server.http.bodies import json_response, read_body, record_response
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import BY_LINK, MATCH, Endpoint
from fiorino.server.http.requests import check_limit, watched_room
from fiorino.server.http.security import Refused
from fiorino.server.http.table_forms import listed_forms, table_form
from fiorino.server.play import follow_ups
from fiorino.server.play.seating import recorded_name

MOST_LISTED: Final = 50
LONGEST_TEXT: Final = 60
"""The longest search text, in characters."""

_TEXT: Final[dict[str, Any]] = {"type": "string", "maxLength": LONGEST_TEXT}


async def _note(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    room, _ = await watched_room(context, request)
    return json_response(forms.Note(await context.lobby.store.note(person.id, room.id)))


async def _set_note(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    room, _ = await watched_room(context, request)
    wanted = await read_body(request, forms.Noting)
    await context.lobby.store.set_note(person.id, room.id, wanted.text)
    return json_response(forms.Note(wanted.text))


async def _record(context: Context, request: Request) -> Response:
    room, _ = await watched_room(context, request)
    if room.row.status != "over":
        raise Refused(
            409,
            refusals.MATCH_NOT_OVER,
            refusals.TODO_COME_AGAIN,
        )
    names = [*map(recorded_name, room.seats, room.players)]
    return record_response(room.live.record(names), room.row.game, room.id)


async def _fairness(context: Context, request: Request) -> Response:
    room, _ = await watched_room(context, request)
    told = forms.Fairness(room.row.commitment, "hmac-sha256")
    if room.row.status == "over":
        told.secret = room.row.secret
        told.nonces = room.live.nonces
        told.seed = seed_of(room.row.secret, room.live.nonces)
        told.draws_agree = room.live.draws_agree()
    return json_response(told)


async def _import_record(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    check_limit(context, request, "imports", person)
    text = (await request.body()).decode("utf-8", "replace")
    room = await follow_ups.import_record(context.lobby, person, text)
    return json_response(table_form(room, person), 201)


async def _my_matches(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    rows = await context.lobby.store.running_of(person.id, MOST_LISTED)
    running = {row.id for row in rows if row.status == "running"}
    found = []
    for shown in await listed_forms(context.lobby.store, rows, person.id):
        asked = False
        if shown.match in running:
            room = await context.lobby.room(shown.match)
            asked = room.live.asked() in room.seats_of(person.id)
        found.append(forms.MyMatch(**msgspec.structs.asdict(shown), asked=asked))
    return json_response(found)


async def _history(context: Context, request: Request) -> Response:
    asked = request.query_params
    person = await context.people.require(request) if asked.get("mine") else None
    rows = await context.lobby.store.history(
        person=None if person is None else person.id,
        game=_printable(asked.get("game")),
        text=_printable(asked.get("text")),
        limit=MOST_LISTED,
    )
    who = await context.people.person(request)
    return json_response(
        await listed_forms(context.lobby.store, rows, None if who is None else who.id)
    )


def _printable(text: str | None) -> str | None:
    """A search text without characters that no database should see."""
    return "".join(sign for sign in (text or "")[:LONGEST_TEXT] if sign.isprintable()) or None


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        f"{MATCH}/note",
        _note,
        "note",
        forms.Note,
        "My private note on a match.",
        query=BY_LINK,
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        f"{MATCH}/note",
        _set_note,
        "set_note",
        forms.Note,
        "Write a private note.",
        takes=forms.Noting,
        query=BY_LINK,
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        f"{MATCH}/record",
        _record,
        "record",
        None,
        "The record of a match that is over, as `fiorino replay` reads it.",
        query=BY_LINK,
        refuses=(409,),
    ),
    Endpoint(
        "GET",
        f"{MATCH}/fairness",
        _fairness,
        "fairness",
        forms.Fairness,
        "What was promised before the match, and after it what the draws came from.",
        query=BY_LINK,
    ),
    Endpoint(
        "POST",
        "/api/records",
        _import_record,
        "take_in",
        forms.Table,
        "Import a record: a match of one's own, to be replayed, and played on if unfinished.",
        takes=msgspec.Raw,
        status=201,
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/matches/mine",
        _my_matches,
        "mine",
        list[forms.MyMatch],
        "My matches that are not over.",
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/matches",
        _history,
        "history",
        list[forms.Listed],
        "Matches that are over: listed ones, or with “mine” all of mine.",
        query=(("mine", {"type": "string"}), ("game", _TEXT), ("text", _TEXT)),
        refuses=(401,),
    ),
)
