"""Limits on connections: how many, how many per address, how slow, and with how many frames.

All of it is decided before a request or a message is read, where refusing is still cheap.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
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
from websockets.protocol import State

from fiorino.server.http.deflate import Contexts, Deflate, DeflateFactory
from fiorino.server.http.security import POLICY_VIOLATION, counted_address
from fiorino.server.limits import LARGEST_FRAME, Bucket, Rate

MOST_CONNECTIONS: Final = 5000
HEADER_SECONDS: Final = 10.0
"""How long the head of a request may take, from the connection or from its first byte on."""
LARGEST_BACKLOG: Final = 1_000_000
"""The backlog in bytes at which a slow reader is disconnected."""
SLICE: Final = 1024
"""Bytes of a socket that are processed at once: an empty frame has six."""
LOG_SECONDS: Final = 10.0
POST: Final = "fiorino.post"
"""The key under which applications find the function that sends to a socket at once."""

TEXT: Final = 0x81
"""How a frame begins that is a whole text; and one that is compressed."""
PACKED_TEXT: Final = 0xC1

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
    ) -> None:
        """`frames` limits what one socket may send; `most_of_address` is None behind a proxy."""
        self.frames: Final = Rate(2 * frames.count, frames.seconds)
        """Twice the messages: there are pongs too."""
        self.bytes: Final = Rate(frames.count * LARGEST_FRAME, frames.seconds)
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
        """Count one more connection if there is room, and say whether there was."""
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
        """Log one line for all refusals in a while, so that nobody can flood the log."""
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
    """A connection that is counted, and closed if the head of a request does not arrive."""

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
            self._deadline = self.loop.call_later(HEADER_SECONDS, self.transport.abort)

    def _head_is_here(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket whose frames and bytes are all counted, and whose slow reader is disconnected."""

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
        self._deflate: Deflate | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        if self._deflate is not None:
            self._deflate.close()
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
        """Pass invalid text on as bytes, which the application refuses with a reason."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_connect(self, event: websockets.http11.Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            for extension in self.conn.extensions:
                if isinstance(extension, Deflate):
                    self._deflate = extension
            extensions: dict[str, Any] = {POST: {"post": self.post}}
            self.scope["extensions"] |= extensions  # ASGI allows others

    def post(self, texts: Sequence[bytes], *, shared: bool = False) -> int | None:
        """Send texts at once, bypassing the application's layers; None if nobody reads any more.

        Shared texts go to many, and are compressed once for all of them. Returns the backlog in
        bytes, which the caller must watch if it keeps sending.
        """
        if self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return None
        self.transport.write(b"".join([self._framed(text, shared) for text in texts]))
        return self.transport.get_write_buffer_size()

    def _framed(self, text: bytes, shared: bool) -> bytes:
        """A frame as `conn.send_text` makes it, with less overhead."""
        packed = None if self._deflate is None else self._deflate.pack(text, alone=shared)
        data, head = (text, TEXT) if packed is None else (packed, PACKED_TEXT)
        size = len(data)
        if size < 126:
            return bytes((head, size)) + data
        if size < 65_536:
            return bytes((head, 126)) + size.to_bytes(2) + data
        return bytes((head, 127)) + size.to_bytes(8) + data

    async def send(self, message: ASGISendEvent) -> None:
        """Tell the application when it writes to a socket that a broken frame has closed."""
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def _cut(self) -> None:
        """Close the socket of somebody who sends too much, and read nothing more from it."""
        if not self.close_sent:
            self.conn.fail(POLICY_VIOLATION, "too many frames")
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
