"""Pages as browsers open them: they watch, answer at random, resend, and remember everything."""

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.patience import PATIENCE
from tests.server.whole import whole

LONGEST_PAUSE: Final = 0.05
LONGEST_SILENCE: Final = 2.5
"""Seconds after which a page sends again what was not acknowledged, as the study wants it."""
UNAVAILABLE: Final = 503
SEND_AGAIN: Final = "Send it again"
"""What a page is told to do where nobody knows whether a command was carried out."""
DUPLICATES: Final = 0.1
UNDOES: Final = 0.1
NUISANCES: Final = 0.02
CHANGES: Final = 0.7
"""How many of the connections are told only what has changed."""
WORDS: Final = 0.15
"""How many answers go with a line of chat."""
COURSES: Final = {"stop": ["price 20"]}
"""Answers that go with others, in one command."""

Json = dict[str, Any]
Where = Callable[[], str]


class Roads:
    """The addresses of the servers; who cannot be reached at one goes on at the next."""

    def __init__(self, addresses: Sequence[str], first: int = 0) -> None:
        self.addresses: Final = addresses
        self._number = first

    def __call__(self) -> str:
        return self.addresses[self._number % len(self.addresses)]

    def next(self) -> None:
        self._number += 1


class Person:
    """Somebody with a cookie, who asks by HTTP until they are answered."""

    def __init__(self, roads: Roads) -> None:
        self.roads: Final = roads
        self.cookie = ""

    async def come(self) -> None:
        """Become a guest."""
        self.cookie = (await self._ask("GET", "/api/me")).headers["set-cookie"].partition(";")[0]

    async def get(self, path: str) -> Json:
        return _read((await self._ask("GET", path)).content)

    async def post(self, path: str, body: Json) -> Json:
        return _read((await self._ask("POST", path, msgspec.json.encode(body))).content)

    async def _ask(self, method: str, path: str, body: bytes | None = None) -> httpx2.Response:
        until = time.monotonic() + PATIENCE
        while True:
            where = self.roads()
            headers = {"origin": where, "content-type": "application/json", "cookie": self.cookie}
            try:
                async with httpx2.AsyncClient(trust_env=False, verify=False, timeout=5.0) as client:
                    response = await client.request(
                        method, f"{where}{path}", content=body, headers=headers
                    )
            except (httpx2.HTTPError, OSError):
                self.roads.next()
            else:
                if response.status_code != UNAVAILABLE:
                    assert response.status_code < 300, f"{method} {path}: {response.text}"
                    return response
            assert time.monotonic() < until, f"{method} {path} is never answered"
            await asyncio.sleep(LONGEST_PAUSE)


class Command:
    """Something that a page has sent, and what came of it."""

    def __init__(self, id: str, frame: str, version: int) -> None:
        self.id: Final = id
        self.frame: Final = frame
        self.version: Final = version
        self.resent_at: float | None = None
        """When it was sent again because the connection was lost before anybody answered."""
        self.done: list[int] = []
        """The versions with which it was acknowledged."""
        self.refused: list[str] = []


class Page:
    """One match on one screen: of a player, or of somebody who only watches."""

    def __init__(
        self, name: str, person: Person, match: str, link: str, random: Random, *, plays: bool
    ) -> None:
        self.name: Final = name
        self.person: Final = person
        self.match: Final = match
        self.plays: Final = plays
        self.commands: Final[list[Command]] = []
        self.nuisances: Final[list[Command]] = []
        """Commands that must be refused."""
        self.words: Final[list[Command]] = []
        """Lines of chat."""
        self.heard: Final[dict[int, Json]] = {}
        """Lines of chat that were told, by their number."""
        self.steps: Final[dict[int, Json]] = {}
        self.shown: Json = {}
        self.faults: Final[list[str]] = []
        self.connections = 0
        self._link: Final = link
        self._random: Final = random
        self._resting = False
        self._is_connected = False

    @property
    def version(self) -> int:
        version: int = self.shown.get("version", 0)
        return version

    @property
    def is_over(self) -> bool:
        return self.shown.get("status") == "over"

    @property
    def unanswered(self) -> Command | None:
        """The command that waits for its acknowledgement."""
        return _unanswered(self.commands)

    @property
    def unsaid(self) -> Command | None:
        """The line of chat that waits for it."""
        return _unanswered(self.words)

    @property
    def is_at_rest(self) -> bool:
        """Connected, shown something, with everything acknowledged that it sent."""
        return self._is_connected and self.unanswered is None and self.unsaid is None

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot is asked."""
        question = (self.shown.get("briefing") or {}).get("question")
        bots = [seat["seat"] for seat in self.shown.get("seats", []) if seat["bot"]]
        return question is not None and question["seat"] in bots and not self.is_over

    def rest(self) -> None:
        """Send no new commands."""
        self._resting = True

    async def run(self) -> None:
        """Until it is cancelled: connect, watch, play; where the connection is lost, again."""
        while True:
            where = self.person.roads()
            try:
                async with connect(
                    where.replace("http", "ws") + "/socket",
                    additional_headers={"cookie": self.person.cookie},
                    origin=where,  # type: ignore[arg-type] # a NewType of str
                    proxy=None,
                    ping_interval=None,
                    max_size=None,
                ) as socket:
                    self.connections += 1
                    await self._use(socket)
            except (OSError, TimeoutError, WebSocketException):
                self._is_connected = False
            self.person.roads.next()
            await asyncio.sleep(self._random.uniform(0.2, 1.0) * LONGEST_PAUSE)

    async def _use(self, socket: ClientConnection) -> None:
        watch: Json = {"kind": "watch", "match": self.match, "link": self._link}
        watch["changes"] = self._random.random() < CHANGES
        if self.shown:
            watch["since"] = self.version
        await socket.send(msgspec.json.encode(watch).decode())
        await self._send_again(socket)
        while True:
            try:
                async with asyncio.timeout(LONGEST_SILENCE):
                    told = _read(await socket.recv())
            except TimeoutError:
                await self._send_again(socket)
                continue
            if told.get("what_to_do", "").startswith(SEND_AGAIN):
                return  # and come again, with what was not acknowledged
            self._hear(told)
            if not self._resting and self.unanswered is None:
                await self._act(socket)

    async def _send_again(self, socket: ClientConnection) -> None:
        """Send once more what was not acknowledged."""
        for command in (self.unsaid, self.unanswered):
            if command is not None:
                command.resent_at = command.resent_at or time.time()
                await socket.send(command.frame)

    # Hearing.

    def _hear(self, told: Json) -> None:
        kind = told["kind"]
        if kind in ("shown", "changed"):
            self._take(whole(self.shown, told))
            self._is_connected = True
            return
        if kind == "said":
            if self.heard.setdefault(told["number"], told) is not told:
                self._blame(f"was told line {told['number']} of the chat twice")
            return
        commands = (*self.commands, *self.nuisances, *self.words)
        known = {command.id: command for command in commands}
        command = known.get(told.get("id") or "")
        if command is None:
            self._blame(f"was told what it did not ask for: {told}")
        elif kind == "done":
            command.done.append(told["version"])
        elif kind == "refused":
            command.refused.append(told["reason"])
        else:
            self._blame(f"was told a thing of kind {kind}")

    def _take(self, shown: Json) -> None:
        """Versions only grow, and no step is missing or told in two ways."""
        if shown["version"] < self.version:
            self._blame(f"saw version {self.version}, then {shown['version']}")
        expected = self.version + 1 + shown["steps_left_out"]
        for step in shown["steps"]:
            number = step["version"]
            if number not in self.steps and number != expected:
                self._blame(f"was shown step {number} where {expected} comes next")
            if self.steps.setdefault(number, step) != step:
                self._blame(f"was shown step {number} in two ways")
            expected = number + 1
        if self.steps and max(self.steps) < shown["version"]:
            self._blame(f"was shown version {shown['version']} without its last step")
        self.shown = shown

    def _blame(self, what: str) -> None:
        self.faults.append(f"{self.name} {what}")

    # Acting.

    async def _act(self, socket: ClientConnection) -> None:
        """Answer what is asked now, once."""
        briefing = self.shown.get("briefing")
        is_asked = self.plays and briefing and briefing["asked"] and briefing["answers"]
        last = self.commands[-1] if self.commands else None
        if not is_asked or self.shown["status"] != "running":
            return
        if last is not None and max(last.done, default=last.version) > self.version:
            return  # what this command brought about is still to be shown
        if last is not None and last.refused and last.version == self.version:
            return
        if self._random.random() < NUISANCES and self.version > 1:
            late = self._command("nuisance", "answer", self.version - 1)
            self.nuisances.append(late)
            await socket.send(late.frame)
        if self.unsaid is None and self._random.random() < WORDS:
            self.words.append(self._word())
            await socket.send(self.words[-1].frame)
        wants_undo = self.shown["can_undo"] and self._random.random() < UNDOES
        command = self._command("command", "undo" if wants_undo else "answer", self.version)
        self.commands.append(command)
        await socket.send(command.frame)
        if self._random.random() < DUPLICATES:
            await socket.send(command.frame)

    def _command(self, what: str, kind: str, version: int) -> Command:
        number = len(self.commands) + len(self.nuisances) + 1
        id = f"{self.name}-{what}-{number}"
        frame: Json = {"kind": kind, "id": id, "match": self.match, "version": version}
        if kind == "answer":
            frame["answer"] = self._choose(self.shown["briefing"]["answers"])
            frame["then"] = COURSES.get(frame["answer"], [])
        return Command(id, msgspec.json.encode(frame).decode(), version)

    def _word(self) -> Command:
        id = f"{self.name}-word-{len(self.words) + 1}"
        said = {"kind": "say", "id": id, "match": self.match, "room": "players", "text": id}
        return Command(id, msgspec.json.encode(said).decode(), self.version)

    def _choose(self, answers: Sequence[Json]) -> str:
        answer = self._random.choice(answers)
        if answer["kind"] == "single":
            return str(answer["text"])
        number = self._random.randint(answer["from"], answer["to"])
        return str(answer["pattern"]).replace("{number}", str(number))


def _unanswered(commands: Sequence[Command]) -> Command | None:
    last = commands[-1] if commands else None
    return None if last is None or last.done or last.refused else last


def _read(text: str | bytes) -> Json:
    read: Json = msgspec.json.decode(text)
    return read
