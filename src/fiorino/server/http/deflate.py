"""Compression of what sockets are sent, where it pays.

A frame repeats most of the one before it, so a socket keeps what it was sent before as its context:
then a frame shrinks to a tenth. A context takes memory, so there are only so many; whoever comes
when all are taken is sent plain frames. What pages send is short, and nothing is kept of it.
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
"""8 kB: a frame and the one before it."""
MEMORY_LEVEL: Final = 5
LEVEL: Final = 5
"""Together with the window, 48 kB for a socket, and about 30 µs for a frame."""
LEAST: Final = 300
"""Bytes of a frame below which there is nothing to gain."""
MOST_CONTEXTS: Final = 1000
_SYNC: Final = b"\x00\x00\xff\xff"


class Contexts:
    """How many sockets of a process are compressed now, and may be."""

    def __init__(self, most: int = MOST_CONTEXTS) -> None:
        self._free = most

    def take(self) -> bool:
        """Whether there is one left; if so it is taken."""
        if self._free <= 0:
            return False
        self._free -= 1
        return True

    def give_back(self) -> None:
        """A socket that had one is closed."""
        self._free += 1


class Deflate(PerMessageDeflate):
    """The extension of one socket; its context is made with the first frame that is long enough."""

    def __init__(self, agreed: PerMessageDeflate, contexts: Contexts) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            True,  # our own context is kept here
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
        self._forgets: Final = agreed.local_no_context_takeover
        self._contexts: Final = contexts
        self._context: zlib._Compress | None = None
        self._is_plain = False

    def encode(self, frame: Frame) -> Frame:
        if self._is_plain or frame.opcode in CTRL_OPCODES or len(frame.data) < LEAST:
            return frame
        if self._context is None:
            if self._forgets or not self._contexts.take():
                self._is_plain = True
                return frame
            self._context = zlib.compressobj(
                LEVEL, zlib.DEFLATED, -self.local_max_window_bits, MEMORY_LEVEL
            )
        data = self._context.compress(frame.data) + self._context.flush(zlib.Z_SYNC_FLUSH)
        return Frame(frame.opcode, data.removesuffix(_SYNC), frame.fin, rsv1=True)

    def close(self) -> None:
        """The socket is closed."""
        if self._context is not None:
            self._context = None
            self._contexts.give_back()
        self._is_plain = True


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression."""

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
