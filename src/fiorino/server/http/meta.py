"""How the server is, and how it describes itself."""

import asyncio
import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino import __version__
from fiorino.server.http import forms
from fiorino.server.http.bodies import TEXT, json_response
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.storage.errors import StorageError

PATIENCE: Final = 2.0
"""How long the database may take to answer, in seconds."""

log: Final = logging.getLogger("fiorino.server")


async def _health(_context: Context, _request: Request) -> Response:
    return json_response(forms.Health("ok", __version__))


async def _readiness(context: Context, _request: Request) -> Response:
    """Try a write as well as a read, since a full disk still reads; requests share one attempt."""
    store = context.lobby.store
    try:
        async with asyncio.timeout(PATIENCE):
            await store.listed_open(1)
            await store.probe()
    except (TimeoutError, StorageError) as fault:
        log.warning("not ready: %s", str(fault) or "the database does not answer in time")
        return json_response(forms.Ready("the database does not answer"), 503)
    return json_response(forms.Ready("ready"))


async def _metrics(context: Context, _request: Request) -> Response:
    metrics = context.lobby.metrics
    metrics.matches_are(await context.lobby.store.counts())
    text, kind = metrics.render()
    return Response(text, headers={"content-type": kind})


async def _openapi(context: Context, _request: Request) -> Response:
    return json_response(context.openapi)


async def _messages_schema(context: Context, _request: Request) -> Response:
    return json_response(context.messages_schema)


MONITORING: Final = (
    Endpoint("GET", "/healthz", _health, "healthz", forms.Health, "Whether the server runs."),
    Endpoint(
        "GET",
        "/readyz",
        _readiness,
        "readyz",
        forms.Ready,
        "Whether the database answers and can be written.",
        refuses=(503,),
        refusal=dict,
    ),
    Endpoint(
        "GET",
        "/metrics",
        _metrics,
        "metrics_page",
        None,
        "What the server counts about itself.",
        media_type=TEXT,
    ),
)
"""Monitoring may request these as often as it likes."""

ENDPOINTS: Final = (
    *MONITORING,
    Endpoint("GET", "/openapi.json", _openapi, "description", None, "This description."),
    Endpoint(
        "GET",
        "/api/schema.json",
        _messages_schema,
        "schema",
        None,
        "The messages of the socket, as JSON Schema.",
    ),
)
