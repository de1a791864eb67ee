"""Checking a database: one sentence for each invariant that does not hold."""

from typing import Any, Final, get_args

import msgspec
from sqlalchemy import Connection, Select, func, select

from fiorino.server.storage.rows import Status
from fiorino.server.storage.schema import log, matches, seats, snapshots
from fiorino.server.storage.store import Store

MOST_FAULTS: Final = 100
"""A damaged file can have very many faults; at most this many are reported."""


class Checkup(msgspec.Struct, frozen=True):
    """What was found."""

    faults: list[str]
    matches: int
    lines: int


async def check(store: Store) -> Checkup:
    """Check everything in one snapshot, while others go on writing."""
    return await store.read(_check)


def _check(connection: Connection) -> Checkup:
    is_sqlite = connection.dialect.name == "sqlite"
    connection.exec_driver_sql(
        "BEGIN" if is_sqlite else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    )
    try:
        faults = _file_faults(connection) if is_sqlite else []
        if not faults:
            for query, sentence in _QUESTIONS:
                rows = connection.execute(query.limit(MOST_FAULTS)).all()
                faults += [sentence.format(**row._asdict()) for row in rows]
        counts = [
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (matches, log)
        ]
    finally:
        connection.exec_driver_sql("ROLLBACK")
    return Checkup(faults[:MOST_FAULTS], *counts)


def _file_faults(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its file."""
    damage = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_FAULTS})").scalars()
    faults = [f"The file is damaged: {found}." for found in damage if found != "ok"]
    strays = connection.exec_driver_sql("PRAGMA foreign_key_check").mappings()
    return faults + [
        f"Row {row['rowid']} of {row['table']} refers to a row of {row['parent']} that is gone."
        for row in strays
    ]


_LOGS: Final = (
    select(
        matches.c.id,
        matches.c.version,
        matches.c.status,
        func.count(log.c.seq).label("lines"),
        func.min(log.c.seq).label("first"),
        func.max(log.c.seq).label("last"),
    )
    .select_from(matches.outerjoin(log, log.c.match == matches.c.id))
    .group_by(matches.c.id, matches.c.version, matches.c.status)
    .subquery()
)
_SEATED: Final = (
    select(matches.c.id, matches.c.players, func.count(seats.c.seat).label("seats"))
    .select_from(matches.outerjoin(seats, seats.c.match == matches.c.id))
    .group_by(matches.c.id, matches.c.players)
    .subquery()
)
_QUESTIONS: Final[tuple[tuple[Select[*tuple[Any, ...]], str], ...]] = (
    (
        select(_LOGS).where(_LOGS.c.lines > 0, _LOGS.c.last - _LOGS.c.first + 1 != _LOGS.c.lines),
        "The log of match {id} has gaps: {lines} lines from {first} to {last}.",
    ),
    (
        select(_LOGS).where(_LOGS.c.lines > 0, _LOGS.c.first != 1),
        "The log of match {id} begins with line {first}.",
    ),
    (
        select(_LOGS).where(_LOGS.c.lines > 0, _LOGS.c.last != _LOGS.c.version),
        "Match {id} stands at version {version}, and its log ends with line {last}.",
    ),
    (
        select(_LOGS).where(_LOGS.c.lines == 0, _LOGS.c.version != 0),
        "Match {id} stands at version {version}, and its log is empty.",
    ),
    (
        select(_LOGS).where(_LOGS.c.status.not_in(get_args(Status))),
        "Match {id} has a status “{status}” that there is not.",
    ),
    (
        select(_SEATED).where(_SEATED.c.players != _SEATED.c.seats),
        "Match {id} is for {players} players and has {seats} seats.",
    ),
    (
        select(matches.c.id, matches.c.version, snapshots.c.seq)
        .join(snapshots, snapshots.c.match == matches.c.id)
        .where(snapshots.c.seq > matches.c.version),
        "Match {id} stands at version {version}, and there is a snapshot of {seq}.",
    ),
)
