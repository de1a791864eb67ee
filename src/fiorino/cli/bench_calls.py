"""A stretch of load, and those who load the bare loop."""

import asyncio
from dataclasses import dataclass, field
from statistics import quantiles
from time import perf_counter
from typing import Final

import msgspec

from fiorino.cli.bench_sockets import PATIENCE, Socket, Stuck, cut_all
from fiorino.server.play import messages as say


@dataclass
class Slice:
    """What happened in a stretch of time."""

    seconds: float = 0.0
    moves: int = 0
    waited: list[float] = field(default_factory=list)
    """Seconds from each command to its own event."""
    late: int = 0
    """Moves that were begun in it, and acknowledged only afterwards."""
    processor: float | None = None
    """Seconds that the processor worked for the server meanwhile, where the system tells."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def processor_each(self) -> float | None:
        """Seconds of the processor for a move."""
        return None if self.processor is None else self.processor / max(1, self.moves + self.late)

    def milliseconds(self, percent: int) -> float:
        """What so many per cent of the commands took at most."""
        if len(self.waited) < 2:
            return 1000 * sum(self.waited)
        return 1000 * quantiles(self.waited, n=100, method="inclusive")[percent - 1]


class Caller:
    """Somebody who says something to the bare loop, and again when it has come back."""

    def __init__(self, calls: "Calls", number: int) -> None:
        self.calls: Final = calls
        self.socket: Socket | None = None
        self._message: Final = msgspec.json.encode(
            say.Answer(id=f"b{number}", match="x" * 12, version=number, answer="price 18")
        )
        self._sent_at: float | None = None

    @property
    def is_waiting(self) -> bool:
        return self._sent_at is not None

    def call(self) -> None:
        assert self.socket is not None
        self._sent_at = perf_counter()
        self.socket.send(self._message)

    def take(self, message: bytes) -> None:
        assert self._sent_at is not None
        self.calls.slice.waited.append(perf_counter() - self._sent_at)
        self.calls.slice.moves += 1
        self._sent_at = None
        if self.calls.is_going:
            self.call()


class Calls:
    """The load of the bare loop: as many who wait for an answer as there are tables."""

    def __init__(self, count: int) -> None:
        self.callers: Final = [Caller(self, number) for number in range(count)]
        self.is_going = False
        self.slice = Slice()

    async def come(self, address: str) -> None:
        for caller in self.callers:
            caller.socket = await Socket.open(address, "", caller.take)

    async def call(self, seconds: float) -> Slice:
        """Let all of them call for a while."""
        self.slice, self.is_going = Slice(), True
        began = perf_counter()
        for caller in self.callers:
            caller.call()
        await asyncio.sleep(seconds)
        counted = self.slice
        counted.seconds = perf_counter() - began
        self.slice = Slice()
        self.is_going = False
        while any(caller.is_waiting for caller in self.callers):
            if perf_counter() > began + seconds + PATIENCE:
                raise Stuck("The bare loop does not answer.")
            await asyncio.sleep(0.01)
        counted.late = self.slice.moves
        return counted

    async def go(self) -> None:
        await cut_all(caller.socket for caller in self.callers)
