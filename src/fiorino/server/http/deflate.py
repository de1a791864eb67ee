"""Compression of frames sent to sockets, where it pays.

A frame repeats most of the one before it, so a socket keeps the earlier frames as its compression
context, and a frame shrinks to a tenth. A context takes memory, so their number is limited.
Spectators, and sockets that come when all are taken, get frames that are compressed by themselves,
each once for all who watch. What pages send is short and needs no context.
"""

import zlib
from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

WINDOW_BITS: Final = 13
"""8 kB, enough for a frame and the one before it."""
MEMORY_LEVEL: Final = 5
LEVEL: Final = 5
"""Together with the window, 48 kB for a socket, and about 30 µs for a frame."""
LEAST: Final = 1400
"""Frames smaller than this, in bytes, fit into one packet, and are not worth the CPU time."""
MOST_CONTEXTS: Final = 500
_SYNC: Final = b"\x00\x00\xff\xff"


class Contexts:
    """How many sockets of a process have a compression context, and how many may."""

    def __init__(self, most: int = MOST_CONTEXTS) -> None:
        self._free = most
        self._last = b""
        self._last_bits = 0
        self._last_packed = b""

    def take(self) -> bool:
        """Take a context if one is left, and say whether there was one."""
        if self._free <= 0:
            return False
        self._free -= 1
        return True

    def give_back(self) -> None:
        """Give back the context of a closed socket."""
        self._free += 1

    def pack_alone(self, data: bytes, bits: int) -> bytes:
        """A frame compressed without context; everybody who is sent the same frame shares it."""
        if data is not self._last or bits != self._last_bits:
            context = zlib.compressobj(LEVEL, zlib.DEFLATED, -bits, MEMORY_LEVEL)
            self._last_packed = _packed(context, data)
            self._last, self._last_bits = data, bits
        return self._last_packed


def _packed(context: "zlib._Compress", data: bytes) -> bytes:
    return (context.compress(data) + context.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_SYNC)


class Deflate(PerMessageDeflate):
    """The extension of one socket; its context is made with the first frame that is long enough."""

    def __init__(self, agreed: PerMessageDeflate, contexts: Contexts) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            True,  # our own context is kept here
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        self._contexts: Final = contexts
        self._context: zlib._Compress | None = None
        self._is_alone: bool = agreed.local_no_context_takeover
        """Whether this socket keeps no context."""
        self._is_closed = False

    def encode(self, frame: Frame) -> Frame:
        packed = None if frame.opcode in CTRL_OPCODES else self.pack(bytes(frame.data))
        return frame if packed is None else Frame(frame.opcode, packed, frame.fin, rsv1=True)

    def pack(self, data: bytes, *, alone: bool = False) -> bytes | None:
        """The compressed payload of a frame; None if the frame is sent as it is.

        A frame for many spectators is compressed without context, and leaves none. A socket with a
        context is never sent such a frame: its decompressor would add it to the context.
        """
        if self._is_closed or len(data) < LEAST:
            return None
        if self._context is None and not alone and not self._is_alone:
            self._is_alone = not self._contexts.take()
            if not self._is_alone:
                self._context = zlib.compressobj(
                    LEVEL, zlib.DEFLATED, -self.local_max_window_bits, MEMORY_LEVEL
                )
        if self._context is None:
            return self._contexts.pack_alone(data, self.local_max_window_bits)
        return _packed(self._context, data)

    def close(self) -> None:
        """The socket is closed."""
        if self._context is not None:
            self._context = None
            self._contexts.give_back()
        self._is_closed = True


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates compression with a client."""

    def __init__(self, contexts: Contexts) -> None:
        super().__init__(
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
        )
        self._contexts: Final = contexts

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        said, agreed = super().process_request_params(params, accepted_extensions)
        return said, Deflate(agreed, self._contexts)
