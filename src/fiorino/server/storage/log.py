"""The log of a match: lines are appended in order, each once, and never changed."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError

from fiorino.server.storage.database import Database, fields, first, put
from fiorino.server.storage.errors import OutOfOrder, Overtaken, Repeated, Unknown
from fiorino.server.storage.locks import lock_key
from fiorino.server.storage.matches import drop_old_snapshots
from fiorino.server.storage.rows import (
    Appended,
    LogLine,
    MatchChange,
    RatingChange,
    RatingMoveRow,
    RatingRow,
    SnapshotRow,
)
from fiorino.server.storage.schema import (
    log,
    matches,
    rating_changes,
    ratings,
    seats,
    snapshots,
)


class Log(Database):
    """Lines and snapshots."""

    async def append(
        self,
        line: LogLine,
        *,
        changes: MatchChange | None = None,
        snapshot: str | None = None,
        clocks: Mapping[int, float] | None = None,
        rating: RatingChange | None = None,
    ) -> Appended:
        """Append the next line to a log, with everything that changes with it, in one transaction.

        Raises `Repeated` if the command is already in the log, `Overtaken` if the place of the line
        is taken, `OutOfOrder` if a line before it is missing, `Unknown` if there is no such match.
        Then nothing has changed.
        """

        def work(connection: Connection) -> Appended:
            _add_line(connection, line)
            _move_on(connection, line, changes)
            if clocks:
                connection.execute(_SET_CLOCK, _clock_values(line.match, clocks))
            if snapshot is not None:
                row = {"match": line.match, "seq": line.seq, "state": snapshot}
                put(connection, snapshots, row)
            if changes is not None and changes.status == "over":
                drop_old_snapshots(connection, line.match)
            changed = () if rating is None else change_ratings(connection, rating, line.match)
            return Appended(match=line.match, version=line.seq, ratings=tuple(changed))

        return await self.write(work)

    async def log(self, match: str, since: int = -1) -> list[LogLine]:
        """The lines after `since`, in order."""
        return await self._all(LogLine, _LINES, of_match=match, since=since)

    async def snapshot(self, match: str, upto: int) -> SnapshotRow | None:
        """The newest snapshot that contains nothing after `upto`."""
        return await self._first(
            SnapshotRow,
            select(snapshots)
            .where(snapshots.c.match == match, snapshots.c.seq <= upto)
            .order_by(snapshots.c.seq.desc())
            .limit(1),
        )

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The version of each of these matches: a room that is behind has missed a notice."""
        rows = await self._rows(
            select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids))
        )
        return {row.id: row.version for row in rows}


def _add_line(connection: Connection, line: LogLine) -> None:
    """Insert the line; the unique keys are the last line of defence for the order."""
    try:
        if connection.dialect.name == "sqlite":
            added = _run(connection, _ADD_LINE_TEXT, fields(line)).fetchone()
        else:
            added = connection.execute(_ADD_LINE["postgresql"], fields(line)).first()
    except IntegrityError:
        raise Unknown(f"There is no match “{line.match}”.") from None
    if added is not None:
        return
    same = select(log).where(log.c.match == line.match, log.c.command_id == line.command_id)
    repeated = first(LogLine, connection.execute(same).first())
    if repeated is not None:
        raise Repeated(repeated)
    last = select(func.max(log.c.seq)).where(log.c.match == line.match)
    raise Overtaken(connection.execute(last).scalar_one())


def _move_on(connection: Connection, line: LogLine, changes: MatchChange | None) -> None:
    where = {"of_match": line.match, "before": line.seq - 1, "now": line.seq}
    if changes is None and connection.dialect.name == "sqlite":
        moved = _run(connection, _MOVE_ON_TEXT, where).rowcount
    else:
        moving = _MOVE_ON if changes is None else _MOVE_ON.values(**fields(changes))
        moved = connection.execute(moving, where).rowcount
    if moved != 1:
        stands = select(matches.c.version).where(matches.c.id == line.match)
        raise OutOfOrder(line.seq, connection.execute(stands).scalar_one())


# Statements that run on every move are built once: building costs as much as running them.
_LINES: Final = (
    select(log)
    .where(log.c.match == bindparam("of_match"), log.c.seq > bindparam("since"))
    .order_by(log.c.seq)
)
_ADD_LINE: Final = {
    "postgresql": postgresql.insert(log).on_conflict_do_nothing().returning(log.c.seq),
    "sqlite": sqlite.insert(log).on_conflict_do_nothing().returning(log.c.seq),
}
_MOVE_ON: Final = (
    update(matches)
    .where(matches.c.id == bindparam("of_match"), matches.c.version == bindparam("before"))
    .values(version=bindparam("now"))
)
_NAMED: Final = sqlite.dialect(paramstyle="named")
_ADD_LINE_TEXT: Final = str(_ADD_LINE["sqlite"].compile(dialect=_NAMED))
_MOVE_ON_TEXT: Final = str(_MOVE_ON.compile(dialect=_NAMED))


def _run(connection: Connection, text: str, values: dict[str, Any]) -> sqlite3.Cursor:
    """Run a statement of every move with SQLite's own driver, at a tenth of the overhead."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        return driver.execute(text, values)
    except sqlite3.IntegrityError as fault:
        raise IntegrityError(text, values, fault) from fault
    except sqlite3.Error as fault:
        raise OperationalError(text, values, fault) from fault


_SET_CLOCK: Final = (
    update(seats)
    .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
    .values(seconds_left=bindparam("left"))
)


def _clock_values(match: str, clocks: Mapping[int, float]) -> list[dict[str, object]]:
    return [
        {"of_match": match, "of_seat": seat, "left": left} for seat, left in sorted(clocks.items())
    ]


def change_ratings(connection: Connection, change: RatingChange, match: str) -> Sequence[RatingRow]:
    """Read, calculate and write ratings; others who rate the same people wait meanwhile.

    The people are those of the seats, in order: what the match did to each is stored with it.
    """
    lock_ratings(connection, change.people)
    known = {
        row.person: RatingRow(**row._asdict())
        for row in connection.execute(
            select(ratings).where(
                ratings.c.person.in_(change.people),
                ratings.c.game == change.game,
                ratings.c.players == change.players,
            )
        )
    }
    changed = change.update([known.get(person) for person in change.people])
    for row in changed:
        before = known.get(row.person)
        put(connection, ratings, fields(row))
        move = RatingMoveRow(
            match=match,
            seat=change.people.index(row.person),
            mu_before=None if before is None else before.mu,
            sigma_before=None if before is None else before.sigma,
            mu=row.mu,
            sigma=row.sigma,
        )
        put(connection, rating_changes, fields(move))
    return changed


def lock_ratings(connection: Connection, people: Sequence[str]) -> None:
    """Keep others from changing ratings of these people until the transaction ends."""
    if connection.dialect.name != "postgresql":  # SQLite has one writer
        return
    for person in sorted(set(people)):
        connection.execute(select(func.pg_advisory_xact_lock(lock_key("rating", person))))
