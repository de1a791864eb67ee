"""The client end of a WebSocket, as cheap as possible so as not to skew the measurement."""

import asyncio
import struct
import zlib
from collections.abc import Callable, Iterable
from typing import Final
from urllib.parse import urlsplit

from fiorino.core.errors import FiorinoError

PATIENCE: Final = 30.0
"""Seconds after which a server that says nothing counts as stuck."""
_KEY: Final = "Zmlvcmlubyc4IGJlbmNoLg=="
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_SYNC: Final = b"\x00\x00\xff\xff"
"""The bytes that a sender strips from the end of a compressed message."""
_NO_MASK: Final = bytes(4)
"""Frames must be masked; a zero mask costs nothing, and on loopback there is no proxy."""


class Stuck(FiorinoError):
    """The server did not do what was to be measured."""


async def cut_all(sockets: "Iterable[Socket | None]") -> None:
    """Cut sockets, and let the loop close them."""
    for socket in sockets:
        if socket is not None:
            socket.cut()
    await asyncio.sleep(0)


class Socket(asyncio.Protocol):
    """One open socket; every message of the server is given to `take` as it arrives."""

    def __init__(self, address: str, cookie: str, take: Callable[[bytes], None]) -> None:
        self._take: Final = take
        self._address: Final = address
        self._cookie: Final = cookie
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._inflated: Final = zlib.decompressobj(wbits=-15)
        self._is_open = False
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.closed: Final = asyncio.Event()
        self.closed_with: int | None = None
        self.received = 0
        """Bytes as sent over the network."""

    @classmethod
    async def open(cls, address: str, cookie: str, take: Callable[[bytes], None]) -> "Socket":
        """Open a socket to a server; returns once it has been accepted."""
        host, _, port = urlsplit(address).netloc.rpartition(":")
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            _, socket = await loop.create_connection(
                lambda: cls(address, cookie, take), host, int(port)
            )
            await socket.opened
        return socket

    def send(self, message: bytes) -> None:
        self._send(_TEXT, message)

    def write(self, data: bytes) -> None:
        """Send bytes as they are, whether they are frames or not."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def cut(self) -> None:
        """Disconnect without a closing handshake, like a phone in a tunnel."""
        if self._transport is not None:
            self._transport.abort()

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        transport.write(
            (
                f"GET /socket HTTP/1.1\r\nHost: {urlsplit(self._address).netloc}\r\n"
                f"Origin: {self._address}\r\n{cookie}Upgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
                f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._is_open and not self._shake_hands():
            return
        while (frame := self._next_frame()) is not None:
            self._hear(*frame)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()
        if not self.opened.done():
            self.opened.set_exception(Stuck("The server let nobody in."))

    # Frames.

    def _shake_hands(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            status = head.partition(b"\r\n")[0].decode("latin-1")
            self.opened.set_exception(Stuck(f"The server opens no socket: {status}."))
            self.cut()
            return False
        self._buffer = rest
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server neither masks nor fragments its frames."""
        have = self._buffer
        if len(have) < 2:
            return None
        size, begin = have[1], 2
        if size == 126:
            begin = 4
            size = int.from_bytes(have[2:4])
        elif size == 127:
            begin = 10
            size = int.from_bytes(have[2:10])
        if len(have) < begin + size or len(have) < begin:
            return None
        is_deflated, kind, data = have[0] & 64, have[0] & 15, bytes(have[begin : begin + size])
        del have[: begin + size]
        if is_deflated:
            data = self._inflated.decompress(data + _SYNC)
        return kind, data

    def _hear(self, kind: int, message: bytes) -> None:
        if kind == _TEXT:
            self._take(message)
        elif kind == _PING:
            self._send(_PONG, message)
        elif kind == _CLOSE:
            self.closed_with = int.from_bytes(message[:2]) if len(message) >= 2 else 1005
            self.cut()

    def _send(self, kind: int, message: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = len(message)
        head = (
            struct.pack("!BB", 128 | kind, 128 | size)
            if size < 126
            else struct.pack("!BBH", 128 | kind, 128 | 126, size)
        )
        self._transport.write(head + _NO_MASK + message)
