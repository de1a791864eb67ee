"""Rows to put into a store."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic, time
from typing import Any, Final

import asyncpg

from fiorino.server.storage import Store
from fiorino.server.storage.rows import (
    LogLine,
    MatchRow,
    PersonRow,
    SeatRow,
    SessionRow,
)
from tests.patience import PATIENCE

GAME: Final = "medici-vs-strozzi"


def person(id: str = "ada", **values: Any) -> PersonRow:
    return PersonRow(**{"id": id, "name": id.title(), "created_at": 1000.5, **values})


def session(token: str, of: str = "ada", **values: Any) -> SessionRow:
    return SessionRow(
        **{"token_hash": token, "person": of, "created_at": 1.0, "seen_at": 1.0, **values}
    )


def match(id: str = "m", **values: Any) -> MatchRow:
    fields = {
        "id": id,
        "link": f"link-{id}",
        "game": GAME,
        "players": 2,
        "rules_version": 1,
        "secret": "hidden",
        "commitment": "shown",
        "created_at": 2000.25,
    }
    return MatchRow(**{**fields, **values})


def seats(id: str = "m", *people: str | None) -> list[SeatRow]:
    """Two seats, with these people in them."""
    places = [*people, None, None][:2]
    return [
        SeatRow(match=id, seat=seat, kind="person" if who else "open", person=who)
        for seat, who in enumerate(places)
    ]


def line(seq: int, match: str = "m", **values: Any) -> LogLine:
    fields = {
        "match": match,
        "seq": seq,
        "command_id": f"c{seq}",
        "seat": seq % 2,
        "kind": "answer",
        "action": f"price {seq}",
        "chance": '["tile dye-4"]',
        "rule": "M4.3",
        "at": time(),
        "digest": f"d{seq}",
    }
    return LogLine(**{**fields, **values})


async def furnished(store: Store, *ids: str) -> None:
    """Ada and Bruno, and matches (or one match) that they sit at."""
    await store.create_person(person("ada"))
    await store.create_person(person("bruno"))
    for id in ids or ("m",):
        await store.create_match(match(id), seats(id, "ada", "bruno"))


async def until(what: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something holds."""
    end = monotonic() + PATIENCE
    while True:
        holds = what()
        if holds if isinstance(holds, bool) else await holds:
            return
        assert monotonic() < end, "it never came to hold"
        await asyncio.sleep(0.01)


async def cut_connections(url: str, where: str = "true") -> int:
    """End every other connection of a PostgreSQL database, as its administrator can."""
    connection = await asyncpg.connect(url)
    try:
        cut = await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND ({where})"
        )
        return len(cut)
    finally:
        await connection.close()
