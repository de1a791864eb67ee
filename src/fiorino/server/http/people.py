"""Other people, and how well you play."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino.server.http import forms
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint


async def _mute(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    wanted = await read_body(request, forms.Muting)
    change = context.lobby.store.mute if wanted.muted else context.lobby.store.unmute
    await change(person.id, wanted.person)
    return json_response(forms.Acknowledged())


async def _ratings(context: Context, request: Request) -> Response:
    return json_response(await context.people.ratings(await context.people.require(request)))


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
)
