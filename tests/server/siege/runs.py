"""A siege: so many hostile frames and requests, or so many seconds of them, with bystanders."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlsplit

from fiorino.bench.players import Crowd
from fiorino.bench.server import resident
from fiorino.bench.slices import Slice
from fiorino.bench.sockets import Socket, Stuck
from tests.patience import PATIENCE
from tests.server.kill.servers import Server, servers
from tests.server.siege import arms

ATTACKERS: Final = 6
GLANCE: Final = 0.2
"""Seconds for a request that is not whole, and may wait for its rest."""
BATCH: Final = 20
"""Frames between two questions whether somebody is there."""
REQUESTS: Final = 0.25
"""How many of the hostile things are requests."""
TABLES: Final = 10
"""Of bystanders."""
PACE: Final = 0.5
SLICE: Final = 2.0
SERVER_FAULTS: Final = (500, 501, 502, 504)


@dataclass
class Siege:
    """What was sent and what came of it."""

    frames: int = 0
    requests: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """What was said to frames, by kind; and how sockets and requests ended, by code."""
    faults: list[str] = field(default_factory=list)
    bystanders: Slice = field(default_factory=Slice)
    megabytes: list[float] = field(default_factory=list)
    """The server's memory, now and then."""
    seconds: float = 0.0

    @property
    def sent(self) -> int:
        return self.frames + self.requests

    def __str__(self) -> str:
        return (
            f"{self.frames:,} frames and {self.requests:,} requests in {self.seconds:.0f} s,"
            f" {len(self.faults)} faults; bystanders made {self.bystanders.moves:,} moves, p50"
            f" {self.bystanders.milliseconds(50):.0f} ms, p99"
            f" {self.bystanders.milliseconds(99):.0f} ms; memory {self.megabytes[0]:.0f} MB,"
            f" at most {max(self.megabytes):.0f} MB; {dict(self.answers.most_common(12))}"
        )


async def besiege(
    folder: Path,
    count: int,
    seconds: float,
    seed: str,
    say: Callable[[str], object] = lambda _: None,
) -> Siege:
    """Attack a server until so much was sent or the time is over; then look how it is."""
    siege, began = Siege(), time.monotonic()
    with servers(f"sqlite:///{folder / 'fiorino.db'}", folder) as (server,):
        server.begin()
        await server.ready()
        async with Crowd(server.address) as crowd:
            await crowd.set_up("medici-vs-strozzi", 2, TABLES)
            crowd.pace, crowd.is_going = PACE, True
            targets = [(table.match, table.link) for table in crowd.tables]
            attackers = [
                Attacker(siege, server.address, targets, Random(f"{seed}/{number}"))
                for number in range(ATTACKERS)
            ]
            for attacker in attackers[::2]:
                attacker.cookie = await crowd.guest()
            going = [asyncio.create_task(one.attack(count, began + seconds)) for one in attackers]
            while not all(task.done() for task in going):
                _merge(siege.bystanders, await crowd.play(SLICE, PACE))
                _look(siege, server)
                say(f"{siege.sent:,} sent, {len(siege.faults)} faults")
            for task in going:
                task.result()
            siege.faults += [f"a bystander was refused: {why}" for why in crowd.refusals]
        _look(siege, server)
        await server.ready()
        siege.faults += server.faults()
    siege.seconds = time.monotonic() - began
    return siege


def _merge(all_of_it: Slice, part: Slice) -> None:
    all_of_it.moves += part.moves
    all_of_it.seconds += part.seconds
    all_of_it.waited += part.waited


def _look(siege: Siege, server: Server) -> None:
    assert server.process is not None
    siege.megabytes.append(resident(server.process) or 0.0)


class Attacker:
    """Somebody who sends what nobody should, and looks whether they are told why not."""

    def __init__(
        self, siege: Siege, address: str, targets: list[tuple[str, str]], random: Random
    ) -> None:
        self.siege: Final = siege
        self.address: Final = address
        self.cookie = ""
        self._targets: Final = targets
        self._random: Final = random
        self._heard: Final[set[str]] = set()
        self._news: Final = asyncio.Event()
        self._fences = 0

    async def attack(self, count: int, until: float) -> None:
        """Until all together have sent so much, or the time is over."""
        socket: Socket | None = None
        while self.siege.sent < count and time.monotonic() < until:
            if self._random.random() < REQUESTS / (1 - REQUESTS):
                for _ in range(BATCH):
                    await self._request()
            if socket is None or socket.closed.is_set():
                socket = await self._open()
            await self._frames(socket)
        if socket is not None:
            socket.cut()

    # Frames.

    async def _open(self) -> Socket:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket = await Socket.open(self.address, self.cookie, self._hear)
            except (OSError, Stuck, TimeoutError):
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)
                continue
            match, link = self._random.choice(self._targets)
            socket.send(json.dumps({"kind": "watch", "match": match, "link": link}).encode())
            return socket

    async def _frames(self, socket: Socket) -> None:
        """Some frames; then either somebody is there, or the socket was closed with a code."""
        random = self._random
        for _ in range(BATCH):
            match, _ = random.choice(self._targets)
            message = arms.tampered(random, random.choice(arms.messages(match)))
            text = arms.text_of(random, message)
            if random.random() < 0.04:
                socket.write(random.choice(arms.BROKEN)(random, text[:8000]))
            else:
                socket.write(arms.frame(arms.TEXT, text))
            self.siege.frames += 1
        self._fences += 1
        fence = f"fence-{self._fences}"
        socket.send(json.dumps({"kind": "ping", "id": fence}).encode())
        await self._until(fence, socket)

    async def _until(self, fence: str, socket: Socket) -> None:
        until = time.monotonic() + PATIENCE
        while fence not in self._heard:
            if socket.closed.is_set():
                code = socket.closed_with
                self.siege.answers[f"closed {code}"] += 1
                return
            self._news.clear()
            closing = asyncio.ensure_future(socket.closed.wait())
            hearing = asyncio.ensure_future(self._news.wait())
            await asyncio.wait({closing, hearing}, timeout=1.0, return_when=asyncio.FIRST_COMPLETED)
            closing.cancel()
            hearing.cancel()
            if time.monotonic() > until:
                self.siege.faults.append(f"nobody answers {fence}")
                socket.cut()
                return
        self._heard.clear()

    def _hear(self, message: bytes) -> None:
        told = json.loads(message)
        kind = told["kind"]
        self.siege.answers[kind] += 1
        if kind == "pong":
            self._heard.add(told["id"])
            self._news.set()
        elif kind == "refused":
            key = (told.get("reason_key") or {}).get("key", "")
            if not told["reason"] or not told["what_to_do"] or key == "refused-server-fault":
                self.siege.faults.append(f"a refusal without a reason: {told}")

    # Requests.

    async def _request(self) -> None:
        where = urlsplit(self.address).netloc
        host, _, port = where.partition(":")
        match, _ = self._random.choice(self._targets)
        sent = arms.request(self._random, match, where, self.cookie)
        self.siege.requests += 1
        is_half = any(word in sent for word in arms.HALF)
        try:
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(sent)
                async with asyncio.timeout(GLANCE if is_half else PATIENCE):
                    told = await reader.read(-1)
            finally:
                writer.close()
        except (ConnectionError, TimeoutError) as fault:
            self.siege.answers[f"request {type(fault).__name__}"] += 1
            if isinstance(fault, TimeoutError) and not is_half:
                self.siege.faults.append(f"no answer to {sent[:200]!r}")
            return
        self._judge(sent, told)

    def _judge(self, sent: bytes, told: bytes) -> None:
        head, _, body = told.partition(b"\r\n\r\n")
        words = head.split(b" ", 2)
        if len(words) < 2 or not words[1].isdigit():
            self.siege.faults.append(f"no answer to {sent[:300]!r}")
            self.siege.answers["request without answer"] += 1
            return
        status = int(words[1])
        self.siege.answers[f"status {status}"] += 1
        if status in SERVER_FAULTS:
            self.siege.faults.append(f"{status} to {sent[:300]!r}")
        elif status >= 400 and not sent.startswith(b"HEAD"):
            is_json = b"content-type: application/json" in head.lower()
            reason = json.loads(body).get("reason") if is_json else body.strip()
            if not reason:
                self.siege.faults.append(f"{status} without a reason to {sent[:300]!r}")
