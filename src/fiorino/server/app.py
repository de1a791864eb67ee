"""The live server as one application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.server import refusals
from fiorino.server.http.api import ENDPOINTS
from fiorino.server.http.context import Context, Polls, context_of
from fiorino.server.http.meta import MONITORING
from fiorino.server.http.page_files import PageFiles, folder_of_page, no_page
from fiorino.server.http.security import (
    Refused,
    RequestGuard,
    failed,
    refusal_response,
    refused,
)
from fiorino.server.http.sockets import GOING, PageSocket
from fiorino.server.limits import Limiter, RequestLimit
from fiorino.server.logs import RequestLog
from fiorino.server.metrics import Metrics
from fiorino.server.notify.calls import Calls
from fiorino.server.notify.mail import open_mailer
from fiorino.server.notify.push import PushService, read_keys
from fiorino.server.people.people import People
from fiorino.server.play.lobby import Lobby
from fiorino.server.play.notices import open_bus
from fiorino.server.schema.openapi import messages_schema, openapi
from fiorino.server.settings import Settings
from fiorino.server.storage.errors import NameTaken, StorageError, Unknown
from fiorino.server.storage.store import Store
from fiorino.server.thinking.bot_pool import open_bot_pool

LARGEST_RECORD: Final = 1_000_000
"""The size limit of an imported record in bytes; a long match has some hundred thousand."""

CLIENT_GONE: Final = 499
"""The status for a client that has disconnected, as in nginx."""

SESSIONS_SECONDS: Final = 5.0
"""How soon a browser that was logged out elsewhere is disconnected."""

log: Final = logging.getLogger("fiorino.server")


class Server:
    """Everything that one process of the server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.limits: Final = Limiter(settings.limits)
        self.sockets: Final[set[PageSocket]] = set()
        self.polls: Final = Polls()
        self.lobby: Lobby
        self.people: People
        self._keys: Final = read_keys(settings)

    @asynccontextmanager
    async def running(self, _app: Starlette) -> AsyncIterator[dict[str, Context]]:
        """Open the database, resume the matches, and at the end close everything in order."""
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
            push = (
                None if keys is None else PushService(store, calls, keys, allow_private=is_private)
            )
            mailer = open_mailer(settings, self.metrics.call)
            if mailer is not None:
                ending.push_async_callback(mailer.close)
            self.lobby = Lobby(
                store,
                bus,
                bot_pool,
                self.limits,
                self.metrics,
                webhooks=calls,
                push=push,
                mailer=mailer,
                address=settings.address,
                claim_after=60.0 * settings.claim_minutes,
                expire_after=86_400.0 * settings.expire_days,
            )
            self.people = People(store, self.limits, settings, mailer)
            await self.people.forget_sessions()
            ending.push_async_callback(self.lobby.close)
            ending.callback(self.disconnect)
            await self.lobby.open()
            watching = asyncio.ensure_future(self._end_lost_sessions(store))
            ending.callback(watching.cancel)
            yield {"context": self._context()}

    def _context(self) -> Context:
        """What handlers are given."""
        return Context(
            settings=self.settings,
            lobby=self.lobby,
            people=self.people,
            sockets=self.sockets,
            polls=self.polls,
            openapi=openapi(),
            messages_schema=messages_schema(),
        )

    async def _end_lost_sessions(self, store: Store) -> None:
        """Close the sockets of browsers that were logged out elsewhere, by the host for example."""
        while True:
            await asyncio.sleep(SESSIONS_SECONDS)
            here = {socket.session: socket for socket in self.sockets if socket.session}
            try:
                known = await store.known_sessions(list(here)) if here else frozenset()
            except StorageError:
                continue
            for socket in list(self.sockets):
                if socket.session in here and socket.session not in known:
                    socket.end(GOING)

    def disconnect(self) -> None:
        """Close every socket and answer every waiting request; pages reconnect elsewhere."""
        for socket in list(self.sockets):
            socket.end(GOING)
        self.polls.close()


async def socket_endpoint(socket: WebSocket) -> None:
    """The socket of a page."""
    context = context_of(socket)
    person = await context.people.person(socket)
    session = None if person is None else context.people.session(socket)
    page = PageSocket(context.lobby, socket, None if person is None else person.id, session)
    context.sockets.add(page)
    try:
        with context.lobby.metrics.connection("player" if person else "watcher"):
            await page.serve()
    finally:
        context.sockets.discard(page)


def routes(settings: Settings) -> list[BaseRoute]:
    """Every route, and the page if there is one."""
    root = folder_of_page(settings.web_root)
    return [
        WebSocketRoute("/socket", socket_endpoint),
        *[endpoint.route(context_of) for endpoint in ENDPOINTS],
        Mount("/", PageFiles(directory=root, html=True)) if root else Route("/", no_page),
    ]


def create_server(settings: Settings) -> tuple[Server, Starlette]:
    """The server of one process, and its application."""
    server = Server(settings)
    app = Starlette(
        routes=routes(settings),
        middleware=[
            Middleware(
                RequestLog,
                trusted_proxies=settings.trusted_proxies,
                refused=server.metrics.refused,
            ),
            Middleware(
                RequestGuard,
                names=frozenset({settings.host}),
                public_address=settings.public_address,
                larger_bodies={"/api/records": LARGEST_RECORD},
            ),
            Middleware(
                RequestLimit,
                limits=server.limits,
                trusted_proxies=settings.trusted_proxies,
                unlimited=frozenset(endpoint.path for endpoint in MONITORING),
            ),
        ],
        exception_handlers={
            Refused: refused,
            FiorinoError: _refused_by_us,
            StorageError: _not_stored,
            ClientDisconnect: _gone,
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
    log.error("something was not stored or read: %s", fault)
    return refusal_response(
        Refused(
            503,
            refusals.DATABASE_SILENT,
            refusals.TODO_TRY_AGAIN,
            headers={"retry-after": "2"},
        )
    )


async def _gone(_request: Request, _fault: Exception) -> Response:
    """The client left before its request was complete: nobody reads this, but the log has it."""
    return Response(status_code=CLIENT_GONE)


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
