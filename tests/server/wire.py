"""A server in this process, people who come to it, and the pages they open."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import argon2
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from fiorino.server.app import Server, create_server
from fiorino.server.limits import Limits, Rate
from fiorino.server.people.passwords import Passwords
from fiorino.server.settings import Settings
from tests.server.whole import whole

MEDICI: Final = "medici-vs-strozzi"
SIENA: Final = "siena"
HERE: Final = "http://127.0.0.1:8250"
SOCKET: Final = "ws://127.0.0.1:8250/socket"
WIDE: Final = Limits(**{limit.name: Rate(1_000_000, 1) for limit in fields(Limits)})
"""Limits that nobody meets."""

PASSWORD: Final = "nove galline"
QUICK: Final = argon2.PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
"""Passwords that cost nothing to hash."""
_names: Final = count(1)


class House:
    """A server that runs, and whoever comes."""

    def __init__(self, server: Server, client: TestClient) -> None:
        self.server: Final = server
        self.client: Final = client

    def guest(self, name: str | None = None) -> "Someone":
        """Somebody with a cookie, and a name of their own if wanted."""
        someone = Someone(self, "")
        someone.get("/api/me")
        if name is not None:
            someone.post("/api/me", {"name": name})
        return someone

    def account(self, name: str) -> "Someone":
        """Somebody with an account of this name, and `PASSWORD`."""
        someone = self.guest(name.title())
        someone.post("/api/account/register", {"username": name, "password": PASSWORD})
        return someone

    def stranger(self) -> "Someone":
        """Somebody without a cookie."""
        return Someone(self, "")

    def call(self, work: Any, *values: Any) -> Any:
        """Call a coroutine function in the loop of the server."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *values)

    def is_healthy(self) -> bool:
        return all(self.client.get(path).status_code == 200 for path in ("/healthz", "/readyz"))


class Someone:
    """A browser: it keeps its cookie and names its origin."""

    def __init__(self, house: House, cookie: str) -> None:
        self.house: Final = house
        self.cookie = cookie

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": HERE} | ({"cookie": self.cookie} if self.cookie else {})

    @property
    def id(self) -> str:
        return str(self.get("/api/me")["id"])

    def ask(self, method: str, path: str, **more: Any) -> Any:
        """The whole response."""
        client = self.house.client
        client.cookies.clear()
        said = client.request(method, path, headers=self.headers | more.pop("headers", {}), **more)
        for name, value in said.cookies.items():
            self.cookie = f"{name}={value}"
        client.cookies.clear()
        return said

    def get(self, path: str, status: int = 200) -> Any:
        said = self.ask("GET", path)
        assert said.status_code == status, said.text
        return said.json()

    def post(self, path: str, message: Any = None, status: int = 200) -> Any:
        said = self.ask("POST", path, json={} if message is None else message)
        assert said.status_code == status, said.text
        return said.json()

    def table(self, *seats: str, game: str = MEDICI, **more: Any) -> Any:
        """A new table, private unless it is said otherwise."""
        return self.post("/api/tables", {"game": game, "seats": seats} | more, 201)

    @contextmanager
    def page(self, match: str | None = None, **more: Any) -> "Iterator[Wire]":
        """An open socket; it watches a match if one is named."""
        self.house.client.cookies.clear()
        with self.house.client.websocket_connect(SOCKET, headers=self.headers) as socket:
            wire = Wire(socket)
            if match is not None:
                wire.watch(match, **more)
            yield wire


class Wire:
    """A socket and what was heard on it."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket: Final = socket
        self.heard: list[Any] = []
        self.shown: Any = None
        self._number = 0
        self._name = next(_names)

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send_text(json.dumps({"kind": kind} | fields))

    def hear(self) -> Any:
        """The next message."""
        message = json.loads(self.socket.receive_text())
        self.heard.append(message)
        if message["kind"] in ("shown", "changed"):
            self.shown = whole(self.shown, message)
        return message

    def hear_until(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.hear()
            if message["kind"] in kinds:
                return message

    def closed_with(self) -> int:
        """Hear everything until the server closes the socket; the code that it gives."""
        while True:
            try:
                self.hear()
            except WebSocketDisconnect as going:
                return going.code

    def watch(self, match: str, **more: Any) -> Any:
        """Ask for a match; what is told meanwhile of others is passed over."""
        self.send("watch", match=match, **more)
        while True:
            message = self.hear_until("shown", "refused")
            if message["kind"] == "refused" or message["match"] == match:
                return message

    def command(self, kind: str, **fields: Any) -> Any:
        """Send a command about what is shown, and hear its reply."""
        self._number += 1
        name = fields.pop("id", f"w{self._name}-{self._number}")
        self.send(kind, **{"id": name, "match": self.shown["match"]} | fields)
        while True:
            message = self.hear()
            if message.get("id") == name:
                return message

    def answer(self, text: str | None = None, **fields: Any) -> Any:
        """Answer what is asked, with the first answer if none is named."""
        wanted = text or first_answer(self.shown)
        return self.command(
            "answer", **{"version": self.shown["version"], "answer": wanted} | fields
        )

    def wait_to_be_asked(self) -> Any:
        """Until this seat is asked, or the match is over."""
        while self.shown["status"] == "running" and not self.shown["briefing"]["asked"]:
            self.hear()
        return self.shown


def written(answer: Any) -> str:
    """An answer that is offered, as text."""
    text = answer.get("text") or answer["pattern"].replace("{number}", str(answer["from"]))
    return str(text)


def first_answer(shown: Any) -> str:
    return written(shown["briefing"]["answers"][0])


def any_answer(shown: Any, rng: Random) -> str:
    return written(rng.choice(shown["briefing"]["answers"]))


@contextmanager
def house(folder: Path, **settings: Any) -> Iterator[House]:
    """A server with a database of its own."""
    usual: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'fiorino.db'}",
        "bot_processes": 1,
        "limits": WIDE,
    }
    server, app = create_server(Settings(**usual | settings))
    with TestClient(app, HERE) as client:
        server.people.passwords = Passwords(QUICK)  # type: ignore[misc]
        yield House(server, client)


def play_on(wires: list[Wire], rng: Random, most: int = 10_000) -> int:
    """Let whoever is asked answer, until the match is over; how many answers there were."""
    for played in range(most):
        newest = max(wires, key=lambda wire: int(wire.shown["version"]))
        version = newest.shown["version"]
        for wire in wires:
            while wire.shown["version"] < version:
                wire.hear_until("shown")
        asked = [wire for wire in wires if wire.shown["briefing"]["asked"]]
        if newest.shown["status"] != "running":
            return played
        if not asked:
            newest.hear_until("shown")
            continue
        reply = asked[0].answer(any_answer(asked[0].shown, rng))
        assert reply["kind"] == "done", reply
    return most
