"""Random players and spectators on a live server, connected by socket like pages.

They read only what a frame says: who is asked, and which answers there are.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from enum import Enum, auto
from random import Random
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Self

import httpx2
import msgspec
from msgspec import UNSET, Struct, UnsetType

from fiorino.bench.slices import Slice
from fiorino.bench.sockets import PATIENCE, Socket, Stuck, cut_all
from fiorino.server.play import messages as say

AT_ONCE: Final = 20
"""How many tables are set up, or spectators connected, at the same time."""
KEPT: Final = 2.0
"""How long an idle connection is kept, in seconds; the server keeps it longer."""


class Offer(Struct):
    """A legal answer, or a range of them."""

    kind: str
    text: str = ""
    pattern: str = ""
    least: int = msgspec.field(name="from", default=0)
    most: int = msgspec.field(name="to", default=0)

    def pick(self, random: Random) -> str:
        if self.kind == "single":
            return self.text
        return self.pattern.replace("{number}", str(random.randint(self.least, self.most)))


class Asking(Struct):
    """What a player reads of a briefing, or of its changes."""

    asked: bool | UnsetType = UNSET
    answers: list[Offer] | UnsetType = UNSET


class Seen(Struct, tag_field="kind", tag="shown"):
    """What a player reads of a frame."""

    match: str
    version: int
    status: str
    briefing: Asking


class ChangedFields(Struct):
    """What a player reads of the changed fields."""

    status: str | UnsetType = UNSET


class SeenChanged(Struct, tag_field="kind", tag="changed"):
    """What a player reads of a frame that tells only changes."""

    match: str
    version: int
    shown: ChangedFields
    briefing: Asking


class Glimpsed(Struct, tag_field="kind", tag="shown"):
    """What a spectator reads of a frame."""

    match: str
    version: int


class GlimpsedChanged(Glimpsed, tag_field="kind", tag="changed"):
    """The same of a frame that tells only changes."""


_heard: Final = msgspec.json.Decoder(Seen | SeenChanged | say.Done | say.Refused)
_glimpsed: Final = msgspec.json.Decoder(Glimpsed | GlimpsedChanged | say.Refused)
_write: Final = msgspec.json.Encoder()


class Player:
    """Somebody in a seat, who gives any legal answer."""

    def __init__(self, crowd: "Crowd", cookie: str, random: Random) -> None:
        self.crowd: Final = crowd
        self.cookie: Final = cookie
        self.random: Final = random
        self.socket: Socket
        self.table: Table
        self.unacknowledged: set[str] = set()
        self._match = ""
        self._version = 0
        self._answered = 0
        self._planned = 0
        self._offers: list[Offer] = []
        self._status = ""
        self._is_asked = False
        self._answers: list[Offer] = []
        """What is known of the match; a frame tells only what has changed."""
        self._sent_at: float | None = None

    @property
    def is_waiting(self) -> bool:
        return self._sent_at is not None or bool(self.unacknowledged)

    def sit_down(self, match: str) -> None:
        """Watch a match that has begun."""
        if self._match:
            self.socket.send(_write.encode(say.Unwatch(match=self._match)))
        self._match = match
        self._version = self._answered = self._planned = 0
        self._offers = []
        self.socket.send(self.crowd.watching(match))

    def take(self, message: bytes) -> None:
        heard = _heard.decode(message)
        if isinstance(heard, Seen | SeenChanged):
            self._look(heard)
            return
        if isinstance(heard, say.Refused):
            self.crowd.refusals.append(heard.reason)
            self._sent_at = None
        else:
            self.crowd.acknowledged.setdefault(heard.match, []).append(heard.id)
            self.crowd.slice.moves += 1
        self.unacknowledged.discard(heard.id or "")

    def _look(self, seen: Seen | SeenChanged) -> None:
        if seen.match != self._match:
            return
        status = seen.status if isinstance(seen, Seen) else seen.shown.status
        if not isinstance(status, UnsetType):
            self._status = status
        asking = seen.briefing
        if not isinstance(asking.asked, UnsetType):
            self._is_asked = asking.asked
        if not isinstance(asking.answers, UnsetType):
            self._answers = asking.answers
        if self._sent_at is not None and seen.version > self._answered:
            self.crowd.slice.waited.append(perf_counter() - self._sent_at)
            self._sent_at = None
        self._version = seen.version
        if self._status == "over":
            self.table.end(seen.match)
        elif self._is_asked and seen.version > self._planned:
            self._planned = seen.version
            self._offers = self._answers
            self.think(self.random.uniform(0.5, 1.5))

    def think(self, paces: float) -> None:
        """Answer after a while, or at once without thinking time."""
        if not self._offers or not self.crowd.is_going:
            return
        if self.crowd.pace:
            asyncio.get_running_loop().call_later(paces * self.crowd.pace, self._answer)
        else:
            self._answer()

    def _answer(self) -> None:
        if not self._offers or not self.crowd.is_going:
            return
        answer = self.random.choice(self._offers).pick(self.random)
        command = f"b{self._version}"
        self._offers = []
        self._answered = self._version
        self.unacknowledged.add(command)
        self._sent_at = perf_counter()
        said = {"id": command, "match": self._match, "version": self._version, "answer": answer}
        self.socket.send(_write.encode({"kind": "answer", **said}))  # as in the oldest server


class Table:
    """A table at which the same people play one match after another."""

    def __init__(self, crowd: "Crowd", players: Sequence[Player]) -> None:
        self.crowd: Final = crowd
        self.players: Final = players
        self.match = ""
        self.link = ""

    async def set_up(self, game: str) -> None:
        """Make the table, let everybody join, and begin."""
        host, *guests = self.players
        seats = ["me"] + ["open"] * len(guests)
        told = await self.crowd.post("/api/tables", host, {"game": game, "seats": seats})
        self.match, self.link = str(told["match"]), str(told["link"])
        for guest in guests:
            await self.crowd.post(f"/api/tables/{self.match}/join", guest, {"link": self.link})
        for player in self.players:
            player.socket = await Socket.open(self.crowd.address, player.cookie, player.take)
            player.table = self
            player.sit_down(self.match)

    def end(self, match: str) -> None:
        """Begin another match after the end of one."""
        if match == self.match:
            self.match = ""
            self.crowd.begin(self._again(match))

    async def _again(self, match: str) -> None:
        for number, player in enumerate(self.players):
            again = {"kind": "rematch", "id": f"again-{number}", "match": match, "agree": True}
            await self.crowd.post(f"/api/tables/{match}/commands", player, again)
        told = await self.crowd.get(f"/api/tables/{match}", self.players[0])
        following = await self.crowd.get(f"/api/tables/{told['shown']['rematch']}", self.players[0])
        self.match, self.link = str(following["match"]), str(following["link"])
        for player in self.players:
            player.sit_down(self.match)


class Told(Enum):
    """What a server is asked to tell of a match after the first frame."""

    CHANGES = auto()
    ALL = auto()


class Crowd:
    """Everybody who plays on a server."""

    def __init__(self, address: str, seed: int = 1, *, told: Told = Told.CHANGES) -> None:
        self.address: Final = address
        self._changes: Final = told is Told.CHANGES
        self.tables: list[Table] = []
        self.acknowledged: dict[str, list[str]] = {}
        """The commands that each match has acknowledged."""
        self.refusals: list[str] = []
        self.is_going = False
        self.pace = 0.0
        self.slice = Slice()
        self._random: Final = Random(seed)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._web: Final = httpx2.AsyncClient(
            base_url=address,
            headers={"origin": address},
            timeout=PATIENCE,
            limits=httpx2.Limits(keepalive_expiry=KEPT),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await cut_all(getattr(player, "socket", None) for player in self._players())
        await self._web.aclose()

    def watching(self, match: str) -> bytes:
        """The message of somebody who looks at a match from now on."""
        changes = {"changes": True} if self._changes else {}  # the oldest server knows no such word
        return _write.encode({"kind": "watch", "match": match, **changes})

    async def set_up(self, game: str, players: int, tables: int) -> None:
        """Set up the requested number of tables, and begin all of them."""
        for _ in range(tables):
            seated = [
                Player(self, await self.guest(), Random(self._random.random()))
                for _ in range(players)
            ]
            self.tables.append(Table(self, seated))
        for first in range(0, tables, AT_ONCE):
            some = self.tables[first : first + AT_ONCE]
            await asyncio.gather(*[table.set_up(game) for table in some])

    async def play(self, seconds: float, pace: float) -> Slice:
        """Let all of them play for a while; `pace` is the thinking time per answer."""
        self.slice, self.pace, self.is_going = Slice(), pace, True
        began, received = perf_counter(), self._received()
        for player in self._players():
            player.think(self._random.random())
        await asyncio.sleep(seconds)
        counted = self.slice
        counted.seconds = perf_counter() - began
        self.slice = Slice()
        self.is_going = False
        await self._until_quiet()
        counted.late = self.slice.moves
        counted.received = self._received() - received
        return counted

    def _received(self) -> int:
        return sum(player.socket.received for player in self._players())

    async def _until_quiet(self) -> None:
        """Wait until nobody waits for an answer and no match is about to begin."""
        until = perf_counter() + PATIENCE
        while self._tasks or any(player.is_waiting for player in self._players()):
            if perf_counter() > until:
                closed = {p.socket.closed_with for p in self._players()} - {None}
                why = f"sockets were closed with {closed}" if closed else "it says nothing"
                raise Stuck(f"The server left players waiting for {PATIENCE:.0f} s: {why}.")
            await asyncio.sleep(0.01)
            for task in [task for task in self._tasks if task.done()]:
                self._tasks.discard(task)
                task.result()

    def begin(self, work: Coroutine[object, object, None]) -> None:
        self._tasks.add(asyncio.create_task(work))

    async def post(self, path: str, player: Player, body: dict[str, object]) -> dict[str, object]:
        """The response when a table is made or joined."""
        answer = await self._ask("POST", path, json=body, headers={"cookie": player.cookie})
        told: dict[str, object] = answer.json()
        return told

    async def get(self, path: str, player: Player) -> dict[str, Any]:
        """The response for somebody who sits at the table."""
        answer = await self._ask("GET", path, headers={"cookie": player.cookie})
        told: dict[str, Any] = answer.json()
        return told

    async def guest(self) -> str:
        """The cookie of a new guest."""
        answer = await self._ask("GET", "/api/me")
        self._web.cookies.clear()
        return str(answer.headers["set-cookie"]).partition(";")[0]

    async def _ask(self, method: str, path: str, **given: Any) -> httpx2.Response:  # noqa: ANN401
        try:
            answer = await self._web.request(method, path, **given)
        except httpx2.HTTPError as fault:
            why = str(fault) or type(fault).__name__
            raise Stuck(f"{method} {path} brought no answer: {why}.") from None
        if answer.status_code >= 300:
            raise Stuck(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        return answer

    def _players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]


class Watcher:
    """An anonymous viewer who reconnects after a disconnect."""

    def __init__(self, table: Table) -> None:
        self.address: Final = table.crowd.address
        self.match: Final = table.match
        self.link: Final = table.link
        self.version: int | None = None
        self.socket: Socket | None = None
        self._arrived: asyncio.Future[None] | None = None

    async def come(self) -> float:
        """Connect and wait for the state of the table; returns when it arrived."""
        self._arrived = asyncio.get_running_loop().create_future()
        self.socket = await Socket.open(self.address, "", self._take)
        self.socket.send(
            _write.encode(
                say.Watch(match=self.match, since=self.version, link=self.link, changes=True)
            )
        )
        async with asyncio.timeout(PATIENCE):
            await self._arrived
        return perf_counter()

    def _take(self, message: bytes) -> None:
        heard = _glimpsed.decode(message)
        assert self._arrived is not None
        if isinstance(heard, say.Refused):
            if not self._arrived.done():
                self._arrived.set_exception(Stuck(f"A watcher is refused: {heard.reason}"))
            return
        self.version = heard.version
        if not self._arrived.done():
            self._arrived.set_result(None)


async def gather_watchers(tables: Sequence[Table], count: int) -> list[Watcher]:
    """A number of spectators, spread over the tables."""
    watchers = [Watcher(tables[number % len(tables)]) for number in range(count)]
    for first in range(0, count, AT_ONCE):
        await asyncio.gather(*[watcher.come() for watcher in watchers[first : first + AT_ONCE]])
    return watchers


async def storm(watchers: Sequence[Watcher]) -> list[float]:
    """Cut all at once and let all reconnect; returns sorted seconds until each has its state."""
    await cut_all(watcher.socket for watcher in watchers)
    began = perf_counter()
    try:
        came = await asyncio.gather(*[watcher.come() for watcher in watchers])
    except TimeoutError:
        raise Stuck(f"After the cut not everybody was back within {PATIENCE:.0f} s.") from None
    return sorted(moment - began for moment in came)
