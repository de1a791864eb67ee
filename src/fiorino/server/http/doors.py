"""Who may be connected: how many, how many from one address, how slowly, and with how many frames.

All of it is decided before a request or a message is read, where nothing of it costs much.
"""

import asyncio
import logging
import time
from typing import Any, Final

import h11
import uvicorn
import websockets.http11
from starlette.types import ASGIApp
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState

from fiorino.server.http.deflate import Contexts, Deflate, DeflateFactory
from fiorino.server.http.security import POLICY_VIOLATION, counted_address
from fiorino.server.limits import LARGEST_FRAME, Bucket, Rate

MOST_CONNECTIONS: Final = 5000
HEADER_SECONDS: Final = 10.0
"""How long the head of a request may take, from the first connection or its first byte on."""
LARGEST_BACKLOG: Final = 1_000_000
"""Bytes that wait for somebody who does not read; beyond them they are cut off."""
SLICE: Final = 1024
"""Bytes of a socket that are taken at once: an empty frame has six."""
LOG_SECONDS: Final = 10.0
POST: Final = "fiorino.post"
"""By which name applications find how to send to a socket at once."""

_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
)

log: Final = logging.getLogger("fiorino.doors")


class Doors:
    """The connections of a process, sockets included, by address."""

    def __init__(
        self,
        frames: Rate,
        most: int = MOST_CONNECTIONS,
        most_of_address: int | None = None,
        header_seconds: float = HEADER_SECONDS,
    ) -> None:
        """Frames are what one socket may send; None is where all come from a proxy."""
        self.frames: Final = Rate(2 * frames.count, frames.seconds)
        """Twice the messages: there are pongs too."""
        self.bytes: Final = Rate(frames.count * LARGEST_FRAME, frames.seconds)
        self.header_seconds: Final = header_seconds
        self.contexts: Final = Contexts()
        self._most: Final = most
        self._most_of_address: Final = most_of_address
        self._inside: Final[dict[asyncio.BaseTransport, str]] = {}
        self._by_address: Final[dict[str, int]] = {}
        self._refused = 0
        self._logged_at = -LOG_SECONDS

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Whether there is room for one more connection; if so it is counted."""
        peer = transport.get_extra_info("peername")
        address = counted_address(str(peer[0])) if isinstance(peer, tuple) else ""
        of_address = self._by_address.get(address, 0)
        most = self._most_of_address
        if len(self._inside) >= self._most or (most is not None and of_address >= most):
            self._refuse(address)
            return False
        self._inside[transport] = address
        self._by_address[address] = of_address + 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        address = self._inside.pop(transport, None)
        if address is None:
            return
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _refuse(self, address: str) -> None:
        """One line for all that are refused in a while: whoever knocks writes no log."""
        self._refused += 1
        now = time.monotonic()
        if now - self._logged_at >= LOG_SECONDS:
            log.warning(
                "connections refused",
                extra={"refused": self._refused, "open": len(self), "client": address},
            )
            self._refused, self._logged_at = 0, now


class DoorConfig(uvicorn.Config):
    """How the server runs, with its doors."""

    def __init__(self, app: ASGIApp, *, doors: Doors, **more: Any) -> None:  # noqa: ANN401
        super().__init__(app, **{"http": GuardedHttp, "ws": GuardedSocket} | more)
        self.doors: Final = doors


def _doors_of(config: uvicorn.Config) -> Doors:
    assert isinstance(config, DoorConfig)
    return config.doors


class GuardedHttp(H11Protocol):
    """A connection that is counted, and ended where the head of a request does not come."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors: Final = _doors_of(config)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.doors.enter(transport):
            self._await_head()
        else:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self._await_head()
        else:
            self._head_is_here()

    def _await_head(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.doors.header_seconds, self.transport.abort)

    def _head_is_here(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket whose frames and bytes are counted, whatever they are, and which must be read."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors: Final = _doors_of(config)
        self.conn.available_extensions = [DeflateFactory(self.doors.contexts)]
        self._frames: Final = Bucket(self.doors.frames)
        self._bytes: Final = Bucket(self.doors.bytes)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        for extension in self.conn.extensions:
            if isinstance(extension, Deflate):
                extension.close()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head of the request, once more
            super().data_received(data)
            return
        for begin in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            part = data[begin : begin + SLICE]
            if not self._bytes.take(len(part)):
                self._cut()
                return
            super().data_received(part)

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        if self.handshake_initiated and frames and not self._frames.take(frames):
            self._cut()
            return
        super().handle_events()
        if self.transport.get_write_buffer_size() > LARGEST_BACKLOG:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A text that is none reaches the application as bytes, which it refuses with a reason."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_connect(self, event: websockets.http11.Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = {POST: {"post": self.post}}
            self.scope["extensions"] |= extensions  # ASGI allows others

    def post(self, text: bytes) -> int | None:
        """Send a text at once, past the application's layers; None where nobody reads any more.

        The bytes that wait to be read are returned: whoever sends more and more must look at them.
        """
        if self.close_sent or self.transport.is_closing():
            return None
        try:
            self.conn.send_text(text)
        except InvalidState:
            return None
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

    async def send(self, message: ASGISendEvent) -> None:
        """Whoever still writes to a socket that a broken frame has closed is told that."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def _cut(self) -> None:
        """End the socket of somebody who sends too much, without a word more from them."""
        if not self.close_sent:
            self.conn.fail(POLICY_VIOLATION, "too many frames")
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
