"""The upper bound for a server on this machine: it stores every message, and echoes it.

It runs like the live server (the same uvicorn, the same SQLite), but knows no game.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import click
import uvicorn
from starlette.types import Receive, Scope, Send

from fiorino.server.http.doors import MOST_CONNECTIONS
from fiorino.server.limits import Limits, Rate
from fiorino.server.ports import address_of, open_port
from fiorino.server.serving import configuration
from fiorino.server.settings import Settings

LARGEST_GROUP: Final = 64
"""At most as many writes share a commit as in the live server."""


class Echo:
    """The application; `most` is how many waiting messages may share a commit."""

    def __init__(self, file: Path, most: int) -> None:
        self._most: Final = most
        self._writer: Final = ThreadPoolExecutor(1, "writer")
        self._waiting: Final[asyncio.Queue[tuple[str, asyncio.Future[None]]]] = asyncio.Queue()
        self._database: Final = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode = WAL").close()
        self._database.execute("PRAGMA synchronous = FULL").close()
        self._database.execute("CREATE TABLE log (seq INTEGER PRIMARY KEY, message TEXT)")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._talk(receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        writing = asyncio.ensure_future(self._write())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        writing.cancel()
        self._writer.shutdown()
        self._database.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _talk(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            written = asyncio.get_running_loop().create_future()
            self._waiting.put_nowait((message["text"], written))
            await written
            await send({"type": "websocket.send", "text": message["text"]})

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            group = [await self._waiting.get()]
            while not self._waiting.empty() and len(group) < self._most:
                group.append(self._waiting.get_nowait())
            await loop.run_in_executor(self._writer, self._commit, [text for text, _ in group])
            for _, written in group:
                if not written.done():
                    written.set_result(None)

    def _commit(self, messages: Sequence[str]) -> None:
        self._database.execute("BEGIN IMMEDIATE")
        self._database.executemany(
            "INSERT INTO log (message) VALUES (?)", [(text,) for text in messages]
        )
        self._database.execute("COMMIT")


def main() -> None:
    """Serve: the file, and how many messages may share a commit."""
    file, most = sys.argv[1:]
    with open_port("127.0.0.1", 0) as listening:
        settings = Settings(
            connections_per_address=MOST_CONNECTIONS, limits=Limits(play_messages=Rate(100_000, 1))
        )
        config = configuration(settings, Echo(Path(file), int(most)))
        click.echo(f"The echo is at {address_of(listening)}.")
        uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
