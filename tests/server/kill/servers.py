"""Server processes as the tests start and kill them."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from typing import Final

import fiorino
from tests.patience import PATIENCE

PORTS: Final = range(20_000, 32_000)
"""Below those that outgoing connections take, so that nobody has the port when it is free."""
PLENTY: Final = "100000/1s"
LIMITS: Final = (
    "PLAY_MESSAGES",
    "WATCH_MESSAGES",
    "CREATE_TABLES",
    "JOINS",
    "GUESTS",
    "REQUESTS",
    "CHAT_LINES",
)
NURSERY: Final = """
import os, signal, sys
import alembic.command, asyncpg, sqlalchemy.dialects.postgresql.asyncpg
import fiorino.cli.serve, fiorino.server.serving, fiorino.server.storage.migrate
import uvicorn.protocols.websockets.websockets_sansio_impl
from fiorino.cli import main
for _ in sys.stdin.buffer.raw:
    process = os.fork()
    if not process:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)
        main()
        os._exit(0)
    os.write(1, b"%d\\n" % process)
    sys.stdin.buffer.raw.readline()
    os.kill(process, signal.SIGKILL)
    os.write(1, b"%d\\n" % os.waitpid(process, 0)[1])
"""
"""A process that has imported everything once, and is as many `fiorino serve` as are wanted.

Each is a process of its own with nothing open; importing takes far longer than the tests have.
"""


def free_port() -> int:
    """A port that nobody listens at, and that no other test is likely to choose."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Server:
    """`fiorino serve` at one port: one process after another, each of which can be killed."""

    def __init__(self, database: str, folder: Path, port: int) -> None:
        self.address: Final = f"http://127.0.0.1:{port}"
        self.said: Final = folder / f"{port}.log"
        self.process: int | None = None
        arguments = ["serve", "--no-browser", "--port", str(port), "--database", database]
        with self.said.open("ab") as said:
            self._nursery: Final = subprocess.Popen(
                [sys.executable, "-c", NURSERY, *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                cwd=folder,
                env=_environment(),
                bufsize=0,
                start_new_session=True,
            )

    def begin(self) -> None:
        """Let it serve."""
        assert self.process is None
        self.process = self._ask("begin")

    def _ask(self, what: str) -> int:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{what}\n".encode())
        line = self._nursery.stdout.readline()
        assert line, self.said.read_text()
        return int(line)

    async def ready(self) -> float:
        """Wait until it answers; the seconds that it took."""
        began = time.monotonic()
        while not await self._answers():
            assert time.monotonic() - began < PATIENCE, self.said.read_text()
            await asyncio.sleep(0.01)
        return time.monotonic() - began

    async def _answers(self) -> bool:
        host, port = self.address.removeprefix("http://").split(":")
        try:
            reader, writer = await asyncio.open_connection(host, int(port))
        except OSError:
            return False
        try:
            writer.write(b"GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            return (await reader.readline()).split()[1:2] == [b"200"]
        except OSError:
            return False
        finally:
            writer.close()

    def kill(self) -> None:
        """SIGKILL: it has no time for anything."""
        assert self.process is not None
        self.process = None
        ended = self._ask("kill")
        assert ended == signal.SIGKILL, f"it ended by itself: {self.said.read_text()}"

    def close(self) -> None:
        """Let nothing of it go on."""
        if self.process is not None:
            self.kill()
        self._nursery.kill()
        self._nursery.communicate()

    def faults(self, excused: str | None = None) -> list[str]:
        """What the processes have said that they should not have had to say, unless excused."""
        return [
            f"{self.said.name}: {line}"
            for line in without_orphans(self.said.read_text()).splitlines()
            if line.startswith("Traceback") or " ERROR " in line or "never retrieved" in line
            if excused is None or re.search(excused, line) is None
        ]


def without_orphans(said: str) -> str:
    """What was said, without workers that had begun and not yet heard all from a killed parent.

    Python itself prints that traceback, before a line of ours runs in the worker.
    """
    return _TRACEBACK.sub(lambda found: "" if _UNHEARD in found[0] else found[0], said)


_TRACEBACK = re.compile(
    r"^Traceback \(most recent call last\):\n(?:[ \t].*\n|\n)*.*\n?", re.MULTILINE
)
_UNHEARD = "reduction.pickle.load(from_parent)"
"""The line of `multiprocessing.spawn` by which a new process reads what it is to do."""


def _environment() -> dict[str, str]:
    """Ours, without settings, with limits for load, and with the package that we test."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("FIORINO_")}
    return kept | {
        "PYTHONPATH": str(Path(fiorino.__file__).parents[1]),
        "FIORINO_CONNECTIONS_PER_ADDRESS": "5000",
        **{f"FIORINO_LIMITS_{limit}": PLENTY for limit in LIMITS},
    }


@contextmanager
def servers(database: str, folder: Path, count: int = 1) -> Iterator[list[Server]]:
    """Servers that serve one database, each at a port of its own, none of them begun."""
    made: list[Server] = []
    try:
        for _ in range(count):
            made.append(Server(database, folder, free_port()))
        yield made
    finally:
        for server in made:
            server.close()
