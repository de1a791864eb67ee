"""The live server as one application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from fiorino import __version__
from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.server import refusals
from fiorino.server.http import forms
from fiorino.server.http.operations import OPERATIONS
from fiorino.server.http.page import WebPage, folder_of_page, not_there
from fiorino.server.http.requests import given
from fiorino.server.http.security import (
    Doorkeeper,
    Refused,
    client_address,
    failed,
    refusal_response,
    refused,
)
from fiorino.server.http.sockets import GOING, Page
from fiorino.server.http.tables import Desk
from fiorino.server.limits import Limiter
from fiorino.server.logs import RequestLog
from fiorino.server.metrics import Metrics
from fiorino.server.notify.calls import Calls
from fiorino.server.notify.push import Pushing, read_keys
from fiorino.server.people.people import People
from fiorino.server.play.lobby import Lobby
from fiorino.server.play.notices import open_bus
from fiorino.server.schema.openapi import messages_schema, openapi
from fiorino.server.settings import Settings
from fiorino.server.storage.errors import NameTaken, StorageError, Unknown
from fiorino.server.storage.store import Store
from fiorino.server.thinking.bot_pool import open_bot_pool

LARGEST_RECORD: Final = 1_000_000
"""Bytes of a record that is taken in; a long match has some hundred thousand."""
UNCOUNTED: Final = frozenset({"/healthz", "/readyz", "/metrics"})
"""Whoever watches over the server may ask as often as he likes."""

log: Final = logging.getLogger("fiorino.server")


class Server:
    """Everything that one process of the server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.limits: Final = Limiter(settings.limits)
        self.pages: Final[set[Page]] = set()
        self.desk: Final = Desk(settings)
        self.lobby: Lobby
        self.people: People
        self._keys: Final = read_keys(settings)
        self._schema: Final = messages_schema()
        self._description: Final = openapi()

    @asynccontextmanager
    async def running(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the database, take up the matches, and at the end let everybody go in order."""
        settings = self.settings
        async with AsyncExitStack() as ending:
            store = await Store.open(settings.database)
            ending.push_async_callback(store.close)
            bus = await open_bus(settings.database)
            ending.push_async_callback(bus.close)
            bot_pool = await open_bot_pool(settings)
            ending.push_async_callback(bot_pool.aclose)
            is_private = settings.allow_private_webhooks
            calls = Calls(allow_private=is_private, told=self.metrics.call)
            ending.push_async_callback(calls.close)
            keys = self._keys
            push = None if keys is None else Pushing(store, calls, keys, allow_private=is_private)
            self.lobby = Lobby(
                store,
                bus,
                bot_pool,
                self.limits,
                self.metrics,
                webhooks=calls,
                push=push,
                address=settings.public_address or f"http://{settings.host}:{settings.port}",
            )
            self.people = People(store, self.limits, settings)
            self.desk.open(self.lobby, self.people, self.pages)
            await self.people.forget_sessions()
            ending.push_async_callback(self.lobby.close)
            ending.callback(self.let_go)
            await self.lobby.open()
            yield

    def let_go(self) -> None:
        """Whoever is connected comes again, here or at another process."""
        for page in list(self.pages):
            page.end(GOING)
        self.desk.close()

    async def socket(self, socket: WebSocket) -> None:
        """The socket of a page."""
        person = await self.people.person(socket)
        session = None if person is None else self.people.session(socket)
        page = Page(self.lobby, socket, None if person is None else person.id, session)
        self.pages.add(page)
        try:
            with self.metrics.connection("player" if person else "watcher"):
                await page.serve()
        finally:
            self.pages.discard(page)

    async def healthz(self, request: Request) -> Response:
        """Whether the server runs."""
        return given(forms.Health("ok", __version__))

    async def readyz(self, request: Request) -> Response:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(2):
                await self.lobby.store.listed_open(1)
        except (TimeoutError, StorageError):
            return given(forms.Ready("the database does not answer"), 503)
        return given(forms.Ready("ready"))

    async def metrics_page(self, request: Request) -> Response:
        """What is counted."""
        self.metrics.matches_are(await self.lobby.store.counts())
        text, kind = self.metrics.render()
        return Response(text, headers={"content-type": kind})

    async def schema(self, request: Request) -> Response:
        """The messages of the socket."""
        return given(self._schema)

    async def description(self, request: Request) -> Response:
        """Every address."""
        return given(self._description)

    def routes(self) -> list[BaseRoute]:
        """Every address, with the page where there is one."""
        own = [
            Route(operation.path, getattr(self, operation.name), methods=[operation.method])
            for operation in OPERATIONS
            if hasattr(self, operation.name)
        ]
        root = folder_of_page(self.settings.web_root)
        page = Mount("/", WebPage(directory=root, html=True)) if root else Route("/", not_there)
        return [WebSocketRoute("/socket", self.socket), *own, *self.desk.routes(), page]


class Turnstile:
    """Lets nobody ask more often than the limit of requests."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app: Final = app
        self.server: Final = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] not in UNCOUNTED:
            address = client_address(scope, self.server.settings.trusted_proxies)
            self.server.limits.check("requests", address=address)
        await self.app(scope, receive, send)


def create_server(settings: Settings) -> tuple[Server, Starlette]:
    """What one process holds, and its application."""
    server = Server(settings)
    app = Starlette(
        routes=server.routes(),
        middleware=[
            Middleware(
                RequestLog,
                trusted_proxies=settings.trusted_proxies,
                refused=server.metrics.refused,
            ),
            Middleware(
                Doorkeeper,
                names=frozenset({settings.host}),
                public_address=settings.public_address,
                larger_bodies={"/api/records": LARGEST_RECORD},
            ),
            Middleware(Turnstile, server=server),
        ],
        exception_handlers={
            Refused: refused,
            FiorinoError: _refused_by_us,
            StorageError: _not_stored,
            HTTPException: _no_such_address,
            Exception: failed,
        },
        lifespan=server.running,
    )
    return server, app


def create_app(settings: Settings) -> Starlette:
    """The application for these settings."""
    return create_server(settings)[1]


async def _refused_by_us(_request: Request, fault: Exception) -> Response:
    assert isinstance(fault, FiorinoError)
    status = 404 if isinstance(fault, UnknownName) else 422
    return refusal_response(Refused(status, fault.said, refusals.TODO_CHANGE))


async def _not_stored(_request: Request, fault: Exception) -> Response:
    if isinstance(fault, NameTaken):
        return refusal_response(Refused(409, fault.said, refusals.TODO_CHOOSE_OTHER))
    if isinstance(fault, Unknown):
        return refusal_response(Refused(404, fault.said, refusals.TODO_CHANGE))
    log.error("the database: %s", type(fault).__name__, exc_info=fault)
    return refusal_response(
        Refused(
            503,
            refusals.DATABASE_SILENT,
            refusals.TODO_TRY_AGAIN,
            headers={"retry-after": "2"},
        )
    )


async def _no_such_address(_request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    reason = (
        "Nothing can be asked in this way at this address."
        if fault.status_code == 405
        else "There is nothing at this address."
    )
    return refusal_response(
        Refused(fault.status_code, reason, "See /openapi.json.", headers=fault.headers)
    )
