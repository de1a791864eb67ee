"""How fast strong bots answer on a live server while many others play."""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from rich.console import Console

from fiorino.bench.players import Crowd, Player, Seen, SeenChanged, Table
from fiorino.bench.server import live_server
from fiorino.bench.slices import Slice
from fiorino.bench.sockets import Socket
from fiorino.core.errors import FiorinoError
from fiorino.core.game import Game

WANTED: Final = 1.5
"""The target for a bot's answer, in seconds."""
BOT: Final = "master"


@dataclass(frozen=True)
class Masters:
    """The measurements: the seconds of each bot answer, and how the others fared."""

    game: str
    bots: int
    tables: int
    seconds: float
    answers: int
    first: float
    """The first answer, which includes starting a process and loading nets; it counts below too."""
    median: float
    p95: float
    longest: float
    share_in_time: float
    moves_per_second: float
    p99_ms: float


class Host(Player):
    """A player among bots, who records how long each of them takes."""

    def __init__(self, crowd: Crowd, cookie: str, random: Random) -> None:
        super().__init__(crowd, cookie, random)
        self.waits: list[float] = []
        self._bot_since: float | None = None
        self._last = -1

    def _look(self, seen: Seen | SeenChanged) -> None:
        now = perf_counter()
        super()._look(seen)
        if seen.version > self._last:
            if self._bot_since is not None and self.crowd.is_going:
                self.waits.append(now - self._bot_since)
            self._last = seen.version
            is_bot = self._status == "running" and not self._is_asked
            self._bot_since = now if is_bot else None


class BotTable(Table):
    """A table with one person and strong bots, where one match follows another."""

    def __init__(self, crowd: Crowd, host: Host, bots: int) -> None:
        super().__init__(crowd, [host])
        self.host: Final = host
        self.bots: Final = bots

    async def set_up(self, game: str) -> None:
        self.host.socket = await Socket.open(self.crowd.address, self.host.cookie, self.host.take)
        self.host.table = self
        await self._begin(game)

    async def _begin(self, game: str) -> None:
        wish: dict[str, object] = {"game": game, "seats": ["me", *[BOT] * self.bots]}
        told = await self.crowd.post("/api/tables", self.host, wish)
        self.match, self.link = str(told["match"]), str(told["link"])
        self.host.sit_down(self.match)


async def measure(game: Game, bots: int, tables: int, seconds: float, pace: float) -> Masters:
    """Let people play at many tables, and one against strong bots at another."""
    if bots + 1 not in game.players:
        raise FiorinoError(f"{game.title} is not for {bots + 1} players.")
    with tempfile.TemporaryDirectory(prefix="fiorino-bench-") as name:
        folder = Path(name)
        with live_server(folder, f"sqlite:///{folder / 'fiorino.db'}") as ours:
            async with Crowd(ours.address) as crowd:
                await crowd.set_up("medici-vs-strozzi", 2, tables)
                host = Host(crowd, await crowd.guest(), Random(1))
                table = BotTable(crowd, host, bots)
                crowd.tables.append(table)
                await table.set_up(game.name)
                played = await crowd.play(seconds, pace)
    return _told(game, bots, tables, host.waits, played)


def _told(game: Game, bots: int, tables: int, waits: list[float], played: Slice) -> Masters:
    if len(waits) < 2:
        raise FiorinoError("The bots answered less than twice; give them more seconds.")
    return Masters(
        game=game.name,
        bots=bots,
        tables=tables,
        seconds=played.seconds,
        answers=len(waits),
        first=waits[0],
        median=median(waits),
        p95=quantiles(waits, n=20)[-1],
        longest=max(waits),
        share_in_time=sum(wait <= WANTED for wait in waits) / len(waits),
        moves_per_second=played.rate,
        p99_ms=played.milliseconds(99),
    )


def print_masters(found: Masters, console: Console) -> None:
    """The figures in a few lines."""
    console.print(
        f"{found.bots} × {BOT} at a table of {found.game}, {found.tables} other tables,"
        f" {found.seconds:.0f} s"
    )
    console.print(
        f"answers: {found.answers}; first {found.first:.2f} s, median {found.median:.2f} s,"
        f" 95 % within {found.p95:.2f} s, longest {found.longest:.2f} s;"
        f" {found.share_in_time:.0%} within {WANTED} s"
    )
    console.print(
        f"the others: {found.moves_per_second:.0f} moves a second,"
        f" 99 % of them shown within {found.p99_ms:.0f} ms"
    )
