"""People, the browsers they come back with, accounts and ratings."""

from collections.abc import Sequence

from sqlalchemy import Connection, Table, delete, func, or_, select, union, update
from sqlalchemy import insert as plain_insert
from sqlalchemy.exc import IntegrityError

from fiorino.server.refusals import USER_NAME_TAKEN
from fiorino.server.storage.database import Database, fields, first, needed, put
from fiorino.server.storage.errors import NameTaken, StorageError, Unknown
from fiorino.server.storage.pushes import keep_newest
from fiorino.server.storage.rows import (
    PersonChange,
    PersonRow,
    RatingRow,
    SessionRow,
    plain_username,
)
from fiorino.server.storage.schema import (
    blocks,
    chat,
    matches,
    mutes,
    notes,
    people,
    pushes,
    ratings,
    reports,
    seats,
    sessions,
    tokens,
    waiting,
)


class People(Database):
    """Guests and accounts."""

    async def create_person(self, row: PersonRow) -> None:
        def work(connection: Connection) -> None:
            values = fields(row)
            if row.username is not None:
                values["username"] = plain_username(row.username)
            try:
                connection.execute(plain_insert(people).values(**values))
            except IntegrityError as fault:
                if row.username is not None and "username" in str(fault.orig):
                    raise NameTaken(USER_NAME_TAKEN, name=row.username) from None
                raise StorageError(f"The person cannot be created: {fault.orig}.") from fault

        await self.write(work)

    async def person(self, id: str) -> PersonRow | None:
        return await self._first(PersonRow, select(people).where(people.c.id == id))

    async def people(self, ids: Sequence[str]) -> dict[str, PersonRow]:
        """Several people at once, by id."""
        found = await self._all(PersonRow, select(people).where(people.c.id.in_(ids)))
        return {row.id: row for row in found}

    async def count_people(self) -> tuple[int, int]:
        """How many people there are, and how many of them have accounts."""
        rows = await self._rows(select(func.count(), func.count(people.c.username)))
        return int(rows[0][0]), int(rows[0][1])

    async def person_by_username(self, username: str) -> PersonRow | None:
        """The person with this user name, however it is capitalised."""
        return await self._first(
            PersonRow, select(people).where(people.c.username == plain_username(username))
        )

    async def change_person(self, id: str, change: PersonChange) -> PersonRow:
        """Change a person; returns the new row."""

        def work(connection: Connection) -> PersonRow:
            values = fields(change)
            statement = (
                update(people).where(people.c.id == id).values(**values).returning(people)
                if values
                else select(people).where(people.c.id == id)
            )
            row = first(PersonRow, connection.execute(statement).first())
            return needed(row, Unknown(f"There is no person “{id}”."))

        return await self.write(work)

    async def set_account(self, person: str, username: str, password: str) -> PersonRow:
        """Give a guest an account; they keep everything. `password` is a hash."""

        def work(connection: Connection) -> PersonRow:
            statement = (
                update(people)
                .where(people.c.id == person)
                .values(username=plain_username(username), password=password)
                .returning(people)
            )
            try:
                row = first(PersonRow, connection.execute(statement).first())
            except IntegrityError:
                raise NameTaken(USER_NAME_TAKEN, name=username) from None
            return needed(row, Unknown(f"There is no person “{person}”."))

        return await self.write(work)

    async def merge_person(self, guest: str, into: str) -> None:
        """Merge a guest into the account they turn out to have, with everything the guest had.

        If both have a rating or a note for the same thing, that of the account stays.
        """

        def work(connection: Connection) -> None:
            both = select(people.c.id).where(people.c.id.in_([guest, into])).with_for_update()
            if len(connection.execute(both).all()) != 2:
                raise Unknown("To merge two people, both must be there.")
            _hand_over(connection, guest, into)

        await self.write(work)

    # Browsers

    async def create_session(self, row: SessionRow) -> None:
        def work(connection: Connection) -> None:
            try:
                connection.execute(plain_insert(sessions).values(**fields(row)))
            except IntegrityError as fault:
                raise Unknown(f"There is no person “{row.person}”.") from fault

        await self.write(work)

    async def session(self, token_hash: str) -> SessionRow | None:
        return await self._first(
            SessionRow, select(sessions).where(sessions.c.token_hash == token_hash)
        )

    async def person_of_session(self, token_hash: str) -> PersonRow | None:
        """Who sits at the browser with this token."""
        return await self._first(
            PersonRow,
            select(people)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token_hash == token_hash),
        )

    async def touch_session(self, token_hash: str, at: float) -> None:
        """Mark a browser as seen; callers do this now and then, not on every request."""
        await self.write(
            lambda connection: connection.execute(
                update(sessions).where(sessions.c.token_hash == token_hash).values(seen_at=at)
            )
        )

    async def end_session(self, token_hash: str) -> None:
        await self.write(
            lambda connection: connection.execute(
                delete(sessions).where(sessions.c.token_hash == token_hash)
            )
        )

    async def end_sessions(self, person: str, but: str | None = None) -> int:
        """Log out all browsers of a person, possibly except one; returns how many there were."""
        ended = delete(sessions).where(sessions.c.person == person)
        if but is not None:
            ended = ended.where(sessions.c.token_hash != but)
        return await self.write(lambda connection: connection.execute(ended).rowcount)

    async def known_sessions(self, hashes: Sequence[str]) -> frozenset[str]:
        """Which of these browsers and bots are still admitted."""
        known = union(
            *(
                select(table.c.token_hash).where(table.c.token_hash.in_(hashes))
                for table in (sessions, tokens)
            )
        )
        rows = await self._rows(known)
        return frozenset(hash for (hash,) in rows)

    async def forget_sessions(self, seen_before: float) -> int:
        """Forget browsers that were not seen for long; returns how many there were."""
        return await self.write(
            lambda connection: (
                connection.execute(
                    delete(sessions).where(sessions.c.seen_at < seen_before)
                ).rowcount
            )
        )

    # Ratings

    async def rating(self, person: str, game: str, players: int) -> RatingRow | None:
        found = await self.ratings([person], game, players)
        return found.get(person)

    async def ratings(
        self, persons: Sequence[str], game: str, players: int
    ) -> dict[str, RatingRow]:
        """The ratings of several people, by person; people without one are left out."""
        rows = await self._all(
            RatingRow,
            select(ratings).where(
                ratings.c.person.in_(persons),
                ratings.c.game == game,
                ratings.c.players == players,
            ),
        )
        return {row.person: row for row in rows}

    async def ratings_of(self, person: str) -> list[RatingRow]:
        """Everything that a person is rated in."""
        return await self._all(
            RatingRow,
            select(ratings)
            .where(ratings.c.person == person)
            .order_by(ratings.c.game, ratings.c.players),
        )


def _hand_over(connection: Connection, guest: str, into: str) -> None:
    for table, keys in ((ratings, ("game", "players")), (notes, ("match",))):
        theirs = table.alias()
        both = (
            select(theirs.c.person)
            .where(theirs.c.person == into, *(theirs.c[key] == table.c[key] for key in keys))
            .exists()
        )
        connection.execute(delete(table).where(table.c.person == guest, both))
    for table in (mutes, blocks):
        _hand_over_pairs(connection, table, guest, into)
    connection.execute(delete(waiting).where(waiting.c.person == guest))
    # A command counts once per person, and two people may have used the same id.
    connection.execute(update(chat).where(chat.c.person == guest).values(command_id=None))
    for column in (
        sessions.c.person,
        pushes.c.person,
        matches.c.created_by,
        seats.c.person,
        chat.c.person,
        ratings.c.person,
        notes.c.person,
        reports.c.reporter,
        reports.c.person,
    ):
        connection.execute(update(column.table).where(column == guest).values({column.name: into}))
    keep_newest(connection, into)
    connection.execute(delete(people).where(people.c.id == guest))


def _hand_over_pairs(connection: Connection, table: Table, guest: str, into: str) -> None:
    """Hand over pairs in which one person does not want the other: either may be the guest."""
    one, other = table.c
    concerned = or_(one == guest, other == guest)
    pairs = connection.execute(select(table).where(concerned)).all()
    connection.execute(delete(table).where(concerned))
    for pair in pairs:
        person, whom = (into if name == guest else name for name in pair)
        if person != whom:
            put(connection, table, {one.name: person, other.name: whom})
