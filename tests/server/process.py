"""A server in a process of its own, and people who come to it over real sockets."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.wire import any_answer

ROOT: Final = Path(__file__).parents[2]
_FAR: Final = {"FIORINO_LIMITS_PLAY_MESSAGES": "100000/1s", "FIORINO_LIMITS_REQUESTS": "100000/1s"}


def environment(folder: Path, **more: str) -> dict[str, str]:
    """What a process of ours is told: the sources of this checkout, and no settings of others."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("FIORINO_")}
    ours = {"PYTHONPATH": str(ROOT / "src"), "FIORINO_COMPILED": "0", "FIORINO_DATA": str(folder)}
    return kept | ours | more


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "fiorino.cli", "serve", *words]


class Process:
    """A server that runs."""

    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.process: Final = process
        self.address: Final = address

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tell it to stop, and wait; its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(folder: Path, *words: str, **settings: str) -> Iterator[Process]:
    """A server whose data is in a folder."""
    with (folder / "log").open("a") as log:
        process = subprocess.Popen(
            command("--no-browser", *(words or ("--port", "0"))),
            env=environment(folder, **_FAR | settings),
            cwd=folder,
            text=True,
            stdout=subprocess.PIPE,
            stderr=log,
        )
    with process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Fiorino is at http://"), (folder / "log").read_text()
            yield Process(process, line.split()[3])
        finally:
            process.kill()


class Visitor:
    """A browser at a server in another process."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address: Final = address
        self.cookie = cookie

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": self.address} | ({"Cookie": self.cookie} if self.cookie else {})

    async def ask(self, method: str, path: str, message: Any = None) -> Any:
        async with httpx2.AsyncClient(timeout=PATIENCE) as client:
            said = await client.request(
                method, f"{self.address}{path}", json=message, headers=self.headers
            )
        assert said.status_code < 300, said.text
        for name, value in said.cookies.items():
            self.cookie = f"{name}={value}"
        return said.json()

    async def welcome(self) -> "Visitor":
        await self.ask("GET", "/api/me")
        return self

    @asynccontextmanager
    async def socket(self, match: str, **more: Any) -> "AsyncIterator[Socket]":
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        address = f"{self.address.replace('http', 'ws', 1)}/socket"
        async with connect(address, origin=self.address, additional_headers=cookie) as opened:  # type: ignore[arg-type]
            socket = Socket(opened, match)
            await socket.send(kind="watch", **more)
            await socket.hear_until("shown", "refused")
            yield socket


class Socket:
    """A real socket that watches one match."""

    def __init__(self, opened: ClientConnection, match: str) -> None:
        self.opened: Final = opened
        self.match: Final = match
        self.heard: list[Any] = []
        self.shown: Any = None

    async def send(self, **fields: Any) -> None:
        await self.opened.send(json.dumps({"match": self.match} | fields))

    async def hear(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await self.opened.recv())
        self.heard.append(message)
        if message["kind"] == "shown":
            self.shown = message
        return message

    async def hear_until(self, *kinds: str) -> Any:
        while (message := await self.hear())["kind"] not in kinds:
            pass
        return message

    async def command(self, id: str, **fields: Any) -> Any:
        await self.send(id=id, **fields)
        while (message := await self.hear()).get("id") != id:
            pass
        return message

    async def answer(self, rng: Random) -> Any:
        """Answer what is asked, once this seat is asked; None when the match is over."""
        while self.shown["status"] == "running" and not self.shown["briefing"]["asked"]:
            await self.hear_until("shown")
        if self.shown["status"] != "running":
            return None
        version = self.shown["version"]
        reply = await self.command(
            f"v{version}-{rng.getrandbits(60)}",
            kind="answer",
            version=version,
            answer=any_answer(self.shown, rng),
        )
        if reply["kind"] == "refused":
            assert "version" in reply["reason"], reply
            return reply
        while self.shown["version"] < reply["version"]:
            await self.hear_until("shown")
        return reply

    @property
    def steps(self) -> list[Any]:
        return [step for told in self.heard for step in told.get("steps", [])]
