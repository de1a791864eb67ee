"""Playing without a socket: commands, long polls, and the chat."""

import asyncio
import re
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from fiorino.core.errors import UnknownName
from fiorino.server.http import forms
from fiorino.server.http.bodies import decode_body, json_response
from fiorino.server.http.context import Context, Poll
from fiorino.server.http.endpoints import BY_LINK, MATCH, Endpoint
from fiorino.server.http.people_forms import Watcher
from fiorino.server.http.requests import check_limit, watched_room, whole_number
from fiorino.server.http.security import Refused
from fiorino.server.play import messages as say
from fiorino.server.play.views import shown_at
from fiorino.server.storage.errors import StorageError

LONGEST_WAIT: Final = 25
LAST_VERSION: Final = 1_000_000


async def _command(context: Context, request: Request) -> Response:
    room, person = await watched_room(context, request)
    check_limit(context, request, "play_messages", person)
    command = await decode_body(request, say.command_decoder)
    if command.match != room.id:
        raise Refused(422, "The command is for another match than its address.", "Send it there.")
    kind = type(command).__name__.lower()
    try:
        reply = await room.finish(room.do(None if person is None else person.id, command))
    except StorageError:
        context.lobby.metrics.command(kind, "failed")
        raise
    refused = isinstance(reply, say.Refused)
    context.lobby.metrics.command(kind, "refused" if refused else "done")
    return json_response(reply, 409 if refused else 200)


async def _events(context: Context, request: Request) -> Response:
    since = whole_number(request, "since", -1, LAST_VERSION)
    wait = whole_number(request, "wait", 0, LONGEST_WAIT)
    room, person = await watched_room(context, request)
    poll, polls = Poll(None if person is None else person.id), context.polls
    if room.live.version == since and wait > 0 and not polls.is_closed:
        room.viewers[poll] = room.live.version
        polls.waiting.add(poll)
        try:
            with context.lobby.metrics.connection("poll"):
                async with asyncio.timeout(wait):
                    await poll.news.wait()
        except TimeoutError:
            pass
        finally:
            polls.waiting.discard(poll)
            room.viewers.pop(poll, None)
            room.see(poll.person)
    return json_response(room.shown(poll.person, since))


async def _watchers(context: Context, request: Request) -> Response:
    room, _ = await watched_room(context, request)
    here = sorted({viewer.person for viewer in room.viewers if viewer.person is not None})
    people = await context.lobby.store.people([who for who in here if not room.seats_of(who)])
    return json_response([Watcher(row.id, row.name) for row in people.values()])


async def _at(context: Context, request: Request) -> Response:
    room, person = await watched_room(context, request)
    version = _version_in_path(request)
    seat = request.query_params.get("seat")
    return json_response(await shown_at(room, None if person is None else person.id, version, seat))


async def _steps(context: Context, request: Request) -> Response:
    until = whole_number(request, "until", 1, LAST_VERSION)
    room, person = await watched_room(context, request)
    viewer = room.seat_of(None if person is None else person.id)
    steps, _ = room.live.story(viewer, 0, until)
    return json_response(steps)


def _version_in_path(request: Request) -> int:
    text: str = request.path_params["version"]
    if re.fullmatch(r"[0-9]{1,7}", text, re.ASCII) is None:
        raise UnknownName("Steps have numbers, from 1.")
    return int(text)


async def _parts(context: Context, request: Request) -> Response:
    room, _ = await watched_room(context, request)
    setup = room.live.setup
    return json_response(setup.game.page().parts(setup))


async def _chat(context: Context, request: Request) -> Response:
    room, person = await watched_room(context, request)
    where: Literal["players", "spectators"] = (
        "players" if person and room.seats_of(person.id) else "spectators"
    )
    muted = await context.lobby.store.unheard(person.id) if person else frozenset()
    lines = await context.lobby.store.chat(room.id, where)
    return json_response(
        [
            forms.ChatLine(
                number=line.id,
                room=line.room,
                person=line.person,
                name=line.name,
                text=line.text,
                at=line.at,
            )
            for line in lines
            if line.person not in muted
        ]
    )


ENDPOINTS: Final = (
    Endpoint(
        "POST",
        f"{MATCH}/commands",
        _command,
        "command",
        say.Done | say.Previewed | say.Hinted,
        "A command of the socket; sending it again does no harm.",
        takes=say.Commands,
        query=BY_LINK,
        refuses=(409,),
        conflict=say.Refused,
    ),
    Endpoint(
        "GET",
        f"{MATCH}/watchers",
        _watchers,
        "watchers",
        list[Watcher],
        "Who watches the match, of those who are known by name at this process.",
        query=BY_LINK,
    ),
    Endpoint(
        "GET",
        f"{MATCH}/events",
        _events,
        "events",
        say.Shown,
        "The match and its steps after a version; waits where there are none yet.",
        query=(
            ("since", {"type": "integer", "minimum": -1, "maximum": LAST_VERSION}),
            ("wait", {"type": "integer", "minimum": 0, "maximum": LONGEST_WAIT}),
            *BY_LINK,
        ),
    ),
    Endpoint(
        "GET",
        f"{MATCH}/at/{{version}}",
        _at,
        "at",
        say.Shown,
        "The match as I, or one of my seats, saw it after one of its steps, and that step.",
        query=(("seat", {"type": "string", "maxLength": 60}), *BY_LINK),
    ),
    Endpoint(
        "GET",
        f"{MATCH}/steps",
        _steps,
        "steps",
        list[say.Step],
        "The last steps up to a version, as I saw them: the log before what a page was told.",
        query=(("until", {"type": "integer", "minimum": 1, "maximum": LAST_VERSION}), *BY_LINK),
    ),
    Endpoint(
        "GET",
        f"{MATCH}/parts",
        _parts,
        "parts",
        None,
        "What lies in the box of the match, to draw it with; each game has its own.",
        query=BY_LINK,
    ),
    Endpoint(
        "GET",
        f"{MATCH}/chat",
        _chat,
        "chat",
        list[forms.ChatLine],
        "What was said, among players or among spectators.",
        query=BY_LINK,
    ),
)
