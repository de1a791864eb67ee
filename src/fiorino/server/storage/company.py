"""Relations between people: blocks, reports to the host, and rematches."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, or_, select, union
from sqlalchemy.exc import IntegrityError

from fiorino.server.refusals import NO_SUCH_PERSON
from fiorino.server.storage.database import Database, fields, made, put
from fiorino.server.storage.errors import Unknown
from fiorino.server.storage.rows import ChatRow, PersonRow, RematchRow, ReportRow
from fiorino.server.storage.schema import blocks, chat, mutes, people, rematches, reports

MOST_REPORTS = 200


class Company(Database):
    """Blocks, reports and rematches."""

    async def block(self, person: str, blocked: str) -> None:
        """Keep two people apart from now on; the first no longer hears the other."""

        def work(connection: Connection) -> None:
            try:
                put(connection, blocks, {"person": person, "blocked": blocked})
            except IntegrityError as fault:
                raise Unknown(NO_SUCH_PERSON) from fault

        await self.write(work)

    async def unblock(self, person: str, blocked: str) -> None:
        await self.write(
            lambda connection: connection.execute(
                delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked)
            )
        )

    async def blocked_by(self, person: str) -> list[PersonRow]:
        """The people a person has blocked, by name."""
        return await self._all(
            PersonRow,
            select(people)
            .join(blocks, blocks.c.blocked == people.c.id)
            .where(blocks.c.person == person)
            .order_by(people.c.name, people.c.id),
        )

    async def are_apart(self, person: str, others: Sequence[str]) -> bool:
        """Whether a person has blocked one of the others, or was blocked by one."""
        rows = await self._rows(
            select(blocks.c.person)
            .where(
                or_(
                    (blocks.c.person == person) & blocks.c.blocked.in_(others),
                    (blocks.c.blocked == person) & blocks.c.person.in_(others),
                )
            )
            .limit(1)
        )
        return bool(rows)

    async def unheard(self, person: str) -> frozenset[str]:
        """The people a person does not want to hear: those they have muted or blocked."""
        muted = select(mutes.c.muted).where(mutes.c.person == person)
        blocked = select(blocks.c.blocked).where(blocks.c.person == person)
        return frozenset(name for (name,) in await self._rows(union(muted, blocked)))

    async def chat_line(self, match: str, line: int) -> ChatRow | None:
        """A line of chat by its number."""
        return await self._first(
            ChatRow, select(chat).where(chat.c.match == match, chat.c.id == line)
        )

    async def report(
        self,
        reporter: str,
        person: str,
        reason: str,
        match: str | None,
        line: str | None,
        text: str,
        at: float,
        line_number: int | None = None,
    ) -> ReportRow:
        """Store a report for the host, and return it with its number."""

        def work(connection: Connection) -> ReportRow:
            told = {
                "reporter": reporter,
                "person": person,
                "reason": reason,
                "match": match,
                "line": line,
                "text": text,
                "at": at,
                "line_number": line_number,
            }
            try:
                row = connection.execute(insert(reports).values(**told).returning(reports)).one()
            except IntegrityError as fault:
                raise Unknown(NO_SUCH_PERSON) from fault
            return made(ReportRow, row)

        return await self.write(work)

    async def reports(self, since: int = 0, *, settled: bool = True) -> list[ReportRow]:
        """The reports after the one with this number, in order."""
        wanted = select(reports).where(reports.c.id > since)
        if not settled:
            wanted = wanted.where(reports.c.settled_at.is_(None))
        return await self._all(ReportRow, wanted.order_by(reports.c.id).limit(MOST_REPORTS))

    async def rematch_words(self, match: str) -> list[RematchRow]:
        """The replies of the seats of a match to a rematch."""
        return await self._all(
            RematchRow,
            select(rematches).where(rematches.c.match == match).order_by(rematches.c.seat),
        )

    async def say_to_rematch(self, word: RematchRow, *, anew: bool = False) -> None:
        """Store the reply of a seat; `anew` discards earlier replies."""

        def work(connection: Connection) -> None:
            if anew:
                _forget_rematch(connection, word.match)
            put(connection, rematches, fields(word))

        await self.write(work)

    async def forget_rematch(self, match: str) -> None:
        """Drop the request for a rematch."""
        await self.write(lambda connection: _forget_rematch(connection, match))


def _forget_rematch(connection: Connection, match: str) -> None:
    connection.execute(delete(rematches).where(rematches.c.match == match))
