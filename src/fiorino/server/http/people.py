"""Other people: whom you hear and meet, their profiles, and the leaderboard."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.http import forms, people_forms
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.requests import check_limit, name_in_path, watched_by, whole_number
from fiorino.server.http.security import Refused, same
from fiorino.server.people.people import ratings_of
from fiorino.server.people.profiles import leaderboard, profile
from fiorino.server.storage.rows import PersonRow

LAST_REPORT: Final = 999_999_999
BEARER: Final = "Bearer "


async def _mute(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    wanted = await read_body(request, forms.Muting)
    change = context.lobby.store.mute if wanted.muted else context.lobby.store.unmute
    await change(person.id, wanted.person)
    return json_response(forms.Acknowledged())


async def _ratings(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    return json_response(await ratings_of(context.lobby.store, person.id))


async def _profile(context: Context, request: Request) -> Response:
    reader = await context.people.person(request)
    shown = await profile(
        context.lobby.store,
        name_in_path(request, "person", refusals.NO_SUCH_PERSON),
        None if reader is None else reader.id,
    )
    return json_response(shown)


async def _leaderboard(context: Context, request: Request) -> Response:
    players = whole_number(request, "players", 0, 5)
    game = request.query_params.get("game", GAMES[0].name)
    return json_response(await leaderboard(context.lobby.store, game[:60], players or None))


async def _block(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    wanted = await read_body(request, people_forms.Blocking)
    check_limit(context, request, "blocks", person)
    if wanted.person == person.id:
        raise FiorinoError(refusals.NOT_YOURSELF)
    change = context.lobby.store.block if wanted.blocked else context.lobby.store.unblock
    await change(person.id, wanted.person)
    return json_response(await _blocked(context, person))


async def _blocks(context: Context, request: Request) -> Response:
    return json_response(await _blocked(context, await context.people.require(request)))


async def _blocked(context: Context, person: PersonRow) -> list[people_forms.Blocked]:
    rows = await context.lobby.store.blocked_by(person.id)
    return [people_forms.Blocked(row.id, row.name) for row in rows]


async def _report(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    wanted = await read_body(request, people_forms.Reporting)
    check_limit(context, request, "reports", person)
    if wanted.person == person.id:
        raise FiorinoError(refusals.NOT_YOURSELF)
    said = await _said(context, person, wanted)
    await context.lobby.store.report(
        person.id,
        wanted.person,
        wanted.reason,
        wanted.match,
        said,
        wanted.text,
        context.lobby.now(),
        wanted.line,
    )
    return json_response(forms.Acknowledged(), 201)


async def _said(context: Context, person: PersonRow, wanted: people_forms.Reporting) -> str | None:
    """The reported line of chat, if the reporter could read it."""
    if wanted.match is None:
        if wanted.line is not None:
            raise FiorinoError(refusals.NO_SUCH_LINE)
        return None
    room = await watched_by(context, wanted.match, person)
    if wanted.line is None:
        return None
    line = await context.lobby.store.chat_line(room.id, wanted.line)
    own_room = "players" if room.seats_of(person.id) else "spectators"
    if line is None or line.person != wanted.person or line.room != own_room:
        raise FiorinoError(refusals.NO_SUCH_LINE)
    return line.text


async def reports_told(
    context: Context, since: int, *, settled: bool = True
) -> list[people_forms.Report]:
    """The reports after a number, with the names of those concerned."""
    rows = await context.lobby.store.reports(since, settled=settled)
    concerned = {name for row in rows for name in (row.reporter, row.person)}
    names = await context.lobby.store.people(sorted(concerned))
    return [
        people_forms.Report(
            number=row.id,
            at=row.at,
            reporter=row.reporter,
            reporter_name=names[row.reporter].name,
            person=row.person,
            name=names[row.person].name,
            reason=row.reason,
            match=row.match,
            line=row.line,
            line_number=row.line_number,
            text=row.text,
            settled_at=row.settled_at,
        )
        for row in rows
    ]


async def _reports(context: Context, request: Request) -> Response:
    key, told = context.settings.host_key, request.headers.get("authorization", "")
    if not key:
        raise UnknownName("This server has no host_key, so nobody reads reports here.")
    if not told.startswith(BEARER) or not same(told.removeprefix(BEARER), key):
        check_limit(context, request, "reports", None)
        raise Refused(401, "The key is not the host's.", "Send “Authorization: Bearer …”.")
    since = whole_number(request, "since", 0, LAST_REPORT)
    return json_response(await reports_told(context, since))


_GAME: Final[dict[str, Any]] = {"enum": [game.name for game in GAMES]}

ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/mutes",
        _mute,
        "mute",
        forms.Acknowledged,
        "Hear somebody no more in chats, or again.",
        takes=forms.Muting,
        refuses=(404,),
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/ratings",
        _ratings,
        "ratings",
        list[forms.RatingShown],
        "My ratings.",
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/people/{person}",
        _profile,
        "profile",
        people_forms.Profile,
        "Somebody as others see them: ratings, public matches; of a guest only the name.",
    ),
    Endpoint(
        "GET",
        "/api/leaderboard",
        _leaderboard,
        "leaderboard",
        people_forms.Leaderboard,
        "The best rated players of a game.",
        query=(("game", _GAME), ("players", {"type": "integer", "minimum": 0, "maximum": 5})),
        refuses=(404,),
    ),
    Endpoint(
        "GET",
        "/api/blocks",
        _blocks,
        "blocks",
        list[people_forms.Blocked],
        "Whom I have blocked.",
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/blocks",
        _block,
        "block",
        list[people_forms.Blocked],
        "Meet somebody no more and hear them no more, or again; who is blocked now.",
        takes=people_forms.Blocking,
        refuses=(404,),
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/reports",
        _report,
        "report",
        forms.Acknowledged,
        "Tell the host about somebody, or about a line of chat.",
        takes=people_forms.Reporting,
        status=201,
        refuses=(404,),
        needs_guest=True,
    ),
    Endpoint(
        "GET",
        "/api/reports",
        _reports,
        "reports",
        list[people_forms.Report],
        "What was reported, for the host, who shows the setting host_key.",
        query=(("since", {"type": "integer", "minimum": 0, "maximum": LAST_REPORT}),),
        refuses=(401, 404),
    ),
)
