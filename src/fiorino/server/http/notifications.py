"""Push messages that tell a browser that it is your turn."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino.server import refusals
from fiorino.server.http import forms
from fiorino.server.http.bodies import json_response, read_body
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.requests import check_limit
from fiorino.server.http.security import Refused


async def _push_key(context: Context, _request: Request) -> Response:
    push = context.lobby.push
    return json_response(forms.PushKey(None if push is None else push.public_key))


async def _subscribe(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    push = context.lobby.push
    if push is None:
        raise Refused(422, refusals.NO_PUSH, "Have a webhook instead: POST /api/me.")
    wanted = await read_body(request, forms.Subscription)
    check_limit(context, request, "pushes", person)
    await push.subscribe(person.id, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    return json_response(forms.Acknowledged())


async def _unsubscribe(context: Context, request: Request) -> Response:
    person = await context.people.require(request)
    wanted = await read_body(request, forms.Unsubscribing)
    await context.lobby.store.forget_push(wanted.endpoint, person.id)
    return json_response(forms.Acknowledged())


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/push",
        _push_key,
        "push_key",
        forms.PushKey,
        "The key to subscribe to push messages with.",
    ),
    Endpoint(
        "POST",
        "/api/push",
        _subscribe,
        "subscribe",
        forms.Acknowledged,
        "Tell this browser when it is my turn; of my browsers the latest few are told.",
        takes=forms.Subscription,
        refuses=(409,),
        needs_guest=True,
    ),
    Endpoint(
        "POST",
        "/api/push/forget",
        _unsubscribe,
        "unsubscribe",
        forms.Acknowledged,
        "Tell this browser no more.",
        takes=forms.Unsubscribing,
        needs_guest=True,
    ),
)
