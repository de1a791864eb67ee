"""Matches and the seats at them."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    distinct,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy import insert as plain_insert
from sqlalchemy.exc import IntegrityError

from fiorino.server.storage.database import Database, fields, first, made, needed
from fiorino.server.storage.errors import StorageError, Unknown
from fiorino.server.storage.rows import (
    MatchChange,
    MatchRow,
    SeatChange,
    SeatRow,
    Status,
    searchable,
)
from fiorino.server.storage.schema import log, matches, seats, snapshots, standing

MOST_ROWS: Final = 200
MOST_WORDS: Final = 8
UNFINISHED: Final[tuple[Status, ...]] = ("open", "running", "paused")


_MATCH: Final = select(matches).where(matches.c.id == bindparam("of_id"))
_SEATS: Final = select(seats).where(seats.c.match == bindparam("of_match")).order_by(seats.c.seat)


class Matches(Database):
    """Matches as agreed on, their seats, and lists of them."""

    async def create_match(self, row: MatchRow, places: Sequence[SeatRow]) -> None:
        """A new match with all its seats."""

        def work(connection: Connection) -> None:
            try:
                connection.execute(plain_insert(matches).values(**fields(row)))
                connection.execute(plain_insert(seats), [fields(place) for place in places])
            except IntegrityError as fault:
                raise StorageError(f"The match cannot be created: {fault.orig}.") from fault

        if [(place.match, place.seat) for place in places] != [
            (row.id, seat) for seat in range(row.players)
        ]:
            raise ValueError("a match begins with all its seats, in order")
        await self.write(work)

    async def match(self, id: str) -> MatchRow | None:
        return await self._first(MatchRow, _MATCH, of_id=id)

    async def match_by_link(self, link: str) -> MatchRow | None:
        return await self._first(MatchRow, select(matches).where(matches.c.link == link))

    async def change_match(
        self, id: str, change: MatchChange, places: Mapping[int, SeatChange] | None = None
    ) -> MatchRow:
        """Change a match and some of its seats; returns the new row."""

        def work(connection: Connection) -> MatchRow:
            for seat, seat_change in (places or {}).items():
                _change_seat(connection, id, seat, seat_change)
            values = fields(change)
            statement = (
                update(matches).where(matches.c.id == id).values(**values).returning(matches)
                if values
                else select(matches).where(matches.c.id == id)
            )
            row = first(MatchRow, connection.execute(statement).first())
            return needed(row, Unknown(f"There is no match “{id}”."))

        return await self.write(work)

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        return await self._all(SeatRow, _SEATS, of_match=match)

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches at once."""
        found: defaultdict[str, list[SeatRow]] = defaultdict(list)
        statement = select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)
        for row in await self._all(SeatRow, statement):
            found[row.match].append(row)
        return dict(found)

    async def change_seat(self, match: str, seat: int, change: SeatChange) -> SeatRow:
        """Change a seat; returns the new row."""
        return await self.write(lambda connection: _change_seat(connection, match, seat, change))

    async def take_seat(self, match: str, seat: int, person: str, bot: str | None = None) -> bool:
        """Take a free seat; false if somebody was faster. `bot` marks a bot."""

        def work(connection: Connection) -> bool:
            taken = connection.execute(
                update(seats)
                .where(seats.c.match == match, seats.c.seat == seat, seats.c.kind == "open")
                .values(kind="person", person=person, bot=bot, away=False)
            )
            return taken.rowcount == 1

        return await self.write(work)

    async def set_nonce(self, match: str, seat: int, nonce: str | None) -> None:
        """What a seat adds to the shuffle."""
        await self.change_seat(match, seat, SeatChange(nonce=nonce))

    async def listed_open(self, limit: int = MOST_ROWS) -> list[MatchRow]:
        """The lobby: matches that everybody may join, newest first."""
        return await self._all(MatchRow, _newest("open", limit))

    async def listed_running(self, limit: int = MOST_ROWS) -> list[MatchRow]:
        """The listed matches that are being played, newest first."""
        return await self._all(MatchRow, _newest("running", limit))

    async def open_tables_of(self, person: str) -> int:
        """How many tables of a person wait for others."""
        rows = await self._rows(
            select(func.count()).where(matches.c.created_by == person, matches.c.status == "open")
        )
        return int(rows[0][0])

    async def unfinished_matches_of(self, person: str) -> int:
        """How many unfinished matches a person sits at."""
        rows = await self._rows(
            select(func.count(distinct(seats.c.match))).where(
                seats.c.person == person,
                seats.c.match == matches.c.id,
                matches.c.status.in_(UNFINISHED),
            )
        )
        return int(rows[0][0])

    async def counts(self) -> dict[str, int]:
        """How many matches have each status."""
        rows = await self._rows(
            select(matches.c.status, func.count().label("many")).group_by(matches.c.status)
        )
        return {row.status: row.many for row in rows}

    async def going_on(self) -> list[str]:
        """The matches in which something may happen by itself, those with clocks first.

        They have a clock, a bot, somebody whom a bot replaces, an order, or a full table that has
        not begun.
        """
        here = seats.c.match == matches.c.id
        moves = or_(
            matches.c.clock.is_not(None),
            exists().where(here, or_(seats.c.kind == "bot", seats.c.away)),
            exists().where(standing.c.match == matches.c.id),
            exists().where(
                log.c.match == matches.c.id, log.c.kind.in_(("resign", "timeout", "claim"))
            ),
        )
        is_full = ~exists().where(here, seats.c.kind == "open")
        rows = await self._rows(
            select(matches.c.id)
            .where(
                or_(
                    and_(matches.c.status == "running", moves),
                    and_(matches.c.status == "open", is_full),
                )
            )
            .order_by(matches.c.clock.is_(None), matches.c.created_at.desc(), matches.c.id)
        )
        return [id for (id,) in rows]

    async def expire(self, before: float, now: float) -> list[str]:
        """Call off the unfinished matches in which nothing has happened since a given time."""

        def work(connection: Connection) -> list[str]:
            quiet = or_(
                and_(matches.c.status == "open", matches.c.created_at < before),
                and_(
                    matches.c.status.in_(("running", "paused")),
                    exists().where(
                        log.c.match == matches.c.id,
                        log.c.seq == matches.c.version,
                        log.c.at < before,
                    ),
                ),
            )
            ended = (
                update(matches)
                .where(quiet)
                .values(status="aborted", ended_at=now)
                .returning(matches.c.id)
            )
            ids = [id for (id,) in connection.execute(ended)]
            for id in ids:
                drop_old_snapshots(connection, id)
            return ids

        return await self.write(work)

    async def unfinished(self) -> list[MatchRow]:
        """Every match that has not ended."""
        return await self._all(
            MatchRow,
            select(matches)
            .where(matches.c.status.in_(UNFINISHED))
            .order_by(matches.c.created_at, matches.c.id),
        )

    async def rematch_of(self, match: str) -> str | None:
        """The rematch of a match, if there is one."""
        rows = await self._rows(
            select(matches.c.id)
            .where(matches.c.rematch_of == match, matches.c.status != "aborted")
            .order_by(matches.c.created_at, matches.c.id)
            .limit(1)
        )
        return str(rows[0][0]) if rows else None

    async def running_of(self, person: str, limit: int = MOST_ROWS) -> list[MatchRow]:
        """The newest unfinished matches that a person sits at."""
        return await self._all(
            MatchRow,
            select(matches)
            .where(matches.c.status.in_(UNFINISHED), _sits(person))
            .order_by(matches.c.created_at.desc(), matches.c.id)
            .limit(min(limit, MOST_ROWS)),
        )

    async def history(
        self,
        person: str | None = None,
        game: str | None = None,
        text: str | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[MatchRow]:
        """Finished matches that ended before a time, latest first.

        With a person: all that they sat at, including private ones, so only for them. Without: the
        listed ones. `text` is words that must all be found.
        """
        wanted = select(matches).where(matches.c.status == "over")
        wanted = wanted.where(matches.c.listed if person is None else _sits(person))
        if game is not None:
            wanted = wanted.where(matches.c.game == game)
        for word in searchable(text or "").split()[:MOST_WORDS]:
            wanted = wanted.where(matches.c.search.contains(word, autoescape=True))
        if before is not None:
            wanted = wanted.where(matches.c.ended_at < before)
        wanted = wanted.order_by(matches.c.ended_at.desc(), matches.c.id)
        return await self._all(MatchRow, wanted.limit(min(limit, MOST_ROWS)))


def drop_old_snapshots(connection: Connection, match: str) -> None:
    """For an ended match keep only the newest snapshot, and those that its rules lines need."""
    newest = select(func.max(snapshots.c.seq)).where(snapshots.c.match == match)
    needed_by = select(log.c.seq).where(log.c.match == match, log.c.kind == "rules")
    connection.execute(
        delete(snapshots).where(
            snapshots.c.match == match,
            snapshots.c.seq < newest.scalar_subquery(),
            snapshots.c.seq.not_in(needed_by),
        )
    )


def _newest(status: Status, limit: int) -> Select[*tuple[object, ...]]:
    return (
        select(matches)
        .where(matches.c.status == status, matches.c.listed)
        .order_by(matches.c.created_at.desc(), matches.c.id)
        .limit(min(limit, MOST_ROWS))
    )


def _sits(person: str) -> ColumnElement[bool]:
    """Found through their seats: checking match by match would cost the square of their matches."""
    return matches.c.id.in_(select(seats.c.match).where(seats.c.person == person))


def _change_seat(connection: Connection, match: str, seat: int, change: SeatChange) -> SeatRow:
    values = fields(change)
    here = (seats.c.match == match, seats.c.seat == seat)
    statement = (
        update(seats).where(*here).values(**values).returning(seats)
        if values
        else select(seats).where(*here)
    )
    try:
        row = connection.execute(statement).first()
    except IntegrityError as fault:
        raise Unknown(f"There is no person “{change.person}”.") from fault
    if row is None:
        raise Unknown(f"There is no seat {seat} at the match “{match}”.")
    return made(SeatRow, row)
