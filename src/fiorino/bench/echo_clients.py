"""The clients of the bare loop."""

import asyncio
from time import perf_counter
from typing import Final

import msgspec

from fiorino.bench.slices import Slice
from fiorino.bench.sockets import PATIENCE, Socket, Stuck, cut_all
from fiorino.server.play import messages as say


class EchoClient:
    """Sends a message to the bare loop, and the next one when it has come back."""

    def __init__(self, group: "EchoClients", number: int) -> None:
        self.group: Final = group
        self.socket: Socket | None = None
        self._message: Final = msgspec.json.encode(
            say.Answer(id=f"b{number}", match="x" * 12, version=number, answer="price 18")
        )
        self._sent_at: float | None = None

    @property
    def is_waiting(self) -> bool:
        return self._sent_at is not None

    def send(self) -> None:
        assert self.socket is not None
        self._sent_at = perf_counter()
        self.socket.send(self._message)

    def take(self, message: bytes) -> None:
        assert self._sent_at is not None
        self.group.slice.waited.append(perf_counter() - self._sent_at)
        self.group.slice.moves += 1
        self._sent_at = None
        if self.group.is_going:
            self.send()


class EchoClients:
    """The load of the bare loop: as many clients as there are tables."""

    def __init__(self, count: int) -> None:
        self.clients: Final = [EchoClient(self, number) for number in range(count)]
        self.is_going = False
        self.slice = Slice()

    async def connect(self, address: str) -> None:
        for client in self.clients:
            client.socket = await Socket.open(address, "", client.take)

    async def send_for(self, seconds: float) -> Slice:
        """Let all of them send for this many seconds."""
        self.slice, self.is_going = Slice(), True
        began = perf_counter()
        for client in self.clients:
            client.send()
        await asyncio.sleep(seconds)
        counted = self.slice
        counted.seconds = perf_counter() - began
        self.slice = Slice()
        self.is_going = False
        while any(client.is_waiting for client in self.clients):
            if perf_counter() > began + seconds + PATIENCE:
                raise Stuck("The bare loop does not answer.")
            await asyncio.sleep(0.01)
        counted.late = self.slice.moves
        return counted

    async def disconnect(self) -> None:
        await cut_all(client.socket for client in self.clients)
