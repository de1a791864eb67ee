"""The memory of a server after many matches, and its restart time with many open tables."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

import httpx2

from fiorino.bench.players import Crowd
from fiorino.bench.server import live_server, resident
from fiorino.bench.sockets import PATIENCE, Stuck

SLICE: Final = 2.0
COPIED: Final = {"matches": "id", "seats": "match", "log": "match"}
"""The tables of the database that a match lies in, and the column with its name."""


@dataclass(frozen=True)
class Endurance:
    """The memory of a server after the first matches and after the last."""

    matches: int
    first_matches: int
    first_mb: float
    last_mb: float


@dataclass(frozen=True)
class Return:
    """How long a server with this many running tables took until it answered."""

    tables: int
    seconds: float
    mine_seconds: float
    """How long until it had sent somebody all their matches."""


async def play_many(game: str, players: int, tables: int, matches: int, most: float) -> Endurance:
    """Play matches one after the other at full speed, for at most this many seconds."""
    with tempfile.TemporaryDirectory(prefix="fiorino-bench-") as name:
        folder = Path(name)
        with live_server(folder, f"sqlite:///{folder / 'fiorino.db'}") as ours:
            async with Crowd(ours.address) as crowd:
                await crowd.set_up(game, players, tables)
                until, first = perf_counter() + most, (0, 0.0)
                while perf_counter() < until:
                    await crowd.play(SLICE, 0.0)
                    over = len(crowd.acknowledged) - tables
                    if first[0] == 0 and over >= max(1, matches // 4):
                        first = over, resident(ours.process.pid) or 0.0
                    if over >= matches:
                        break
                return Endurance(over, *first, resident(ours.process.pid) or 0.0)


async def come_back(game: str, players: int, tables: int) -> Return:
    """Start a server on a database with this many running tables."""
    with tempfile.TemporaryDirectory(prefix="fiorino-bench-") as name:
        folder = Path(name)
        file = folder / "fiorino.db"
        with live_server(folder, f"sqlite:///{file}") as ours:
            async with Crowd(ours.address) as crowd:
                await crowd.set_up(game, players, 1)
                await crowd.play(0.5, 0.0)
                (table,) = crowd.tables
                match, cookie = table.match, table.players[0].cookie
        copy_match(file, match, tables - 1)
        began = perf_counter()
        with live_server(folder, f"sqlite:///{file}") as ours:
            async with httpx2.AsyncClient(base_url=ours.address, timeout=PATIENCE) as web:
                while not await _is_ready(web):
                    if perf_counter() - began > PATIENCE:
                        raise Stuck(f"The server is not back after {PATIENCE:.0f} s.")
                    await asyncio.sleep(0.01)
                ready = perf_counter() - began
                asked = perf_counter()
                await web.get("/api/matches/mine", headers={"cookie": cookie})
                return Return(tables, ready, perf_counter() - asked)


async def _is_ready(web: httpx2.AsyncClient) -> bool:
    try:
        return (await web.get("/readyz")).status_code == 200
    except httpx2.HTTPError:
        return False


def copy_match(file: Path, match: str, copies: int) -> None:
    """Insert copies of a match into a database that is not in use."""
    with closing(sqlite3.connect(file)) as database, database:
        for table, key in COPIED.items():
            columns = [str(row[1]) for row in database.execute(f"PRAGMA table_info({table})")]
            changed = [
                f"{column} || '-' || n" if column in (key, "link") else f'"{column}"'
                for column in columns
                if column != "number"
            ]
            named = ", ".join(f'"{column}"' for column in columns if column != "number")
            database.execute(
                f"WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many"
                f" WHERE n < {copies}) INSERT INTO {table} ({named})"
                f" SELECT {', '.join(changed)} FROM {table}, many WHERE {key} = ?",
                [match],
            )
