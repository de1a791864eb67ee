"""What hosts do about people and tables; every deed is logged."""

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy import insert as plain_insert

from fiorino.server.storage.database import Database, fields, needed
from fiorino.server.storage.deeds import MOST_ROWS, note
from fiorino.server.storage.errors import Unknown
from fiorino.server.storage.forgetting import delete_matches
from fiorino.server.storage.matches import UNFINISHED
from fiorino.server.storage.rows import (
    ChatRow,
    InvitationRow,
    MatchRow,
    PersonRow,
    plain_username,
    searchable,
)
from fiorino.server.storage.schema import (
    chat,
    invitations,
    matches,
    people,
    reports,
    sessions,
    tokens,
    waiting,
)


class Hosting(Database):
    """Deeds of a host; `by` is the host, and empty for the command line."""

    async def find_people(self, text: str = "", limit: int = MOST_ROWS) -> list[PersonRow]:
        """People by id, or by a part of their names; the newest first."""
        wanted = select(people)
        if text:
            part = searchable(text)
            wanted = wanted.where(
                or_(
                    people.c.id == text,
                    people.c.name.icontains(text, autoescape=True),
                    people.c.username.contains(part, autoescape=True),
                )
            )
        return await self._all(PersonRow, wanted.order_by(people.c.created_at.desc()).limit(limit))

    async def the_person(self, name: str) -> PersonRow:
        """The one person with this id or user name."""
        found = await self._first(
            PersonRow,
            select(people).where(
                or_(people.c.id == name, people.c.username == plain_username(name))
            ),
        )
        return needed(found, Unknown(f"There is nobody with the id or user name “{name}”."))

    async def find_tables(self, status: str = "", limit: int = MOST_ROWS) -> list[MatchRow]:
        """Matches with a status, or all that have not ended; the newest first."""
        is_wanted = matches.c.status == status if status else matches.c.status.in_(UNFINISHED)
        return await self._all(
            MatchRow,
            select(matches).where(is_wanted).order_by(matches.c.created_at.desc()).limit(limit),
        )

    async def end_table(self, match: str, at: float, by: str = "") -> None:
        """Call off a match that has not ended."""

        def work(connection: Connection) -> None:
            ended = connection.execute(
                update(matches)
                .where(matches.c.id == match, matches.c.status.in_(UNFINISHED))
                .values(status="aborted", ended_at=at)
            )
            if ended.rowcount != 1:
                raise Unknown(f"There is no match “{match}” that goes on.")
            note(connection, at, "end", match, by=by)

        await self.write(work)

    async def remove_table(self, match: str, at: float, by: str = "") -> None:
        """Delete a match with everything that belongs to it, running or not."""

        def work(connection: Connection) -> None:
            found = connection.execute(select(matches.c.game).where(matches.c.id == match)).first()
            if found is None:
                raise Unknown(f"There is no match “{match}”.")
            delete_matches(connection, [match])
            note(connection, at, "remove", match, found.game, by)

        await self.write(work)

    async def all_chat(self, match: str, limit: int = MOST_ROWS) -> list[ChatRow]:
        """The last lines of chat at a match in both of its rooms, in order."""
        latest = await self._all(
            ChatRow,
            select(chat).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(limit),
        )
        return latest[::-1]

    async def remove_line(self, match: str, line: int, at: float, by: str = "") -> None:
        """Delete a line of chat; the deed names the author, not the words."""

        def work(connection: Connection) -> None:
            removed = connection.execute(
                delete(chat)
                .where(chat.c.match == match, chat.c.id == line)
                .returning(chat.c.person)
            ).first()
            if removed is None:
                raise Unknown(f"The match “{match}” has no line of chat {line}.")
            connection.execute(
                update(reports)
                .where(reports.c.match == match, reports.c.line_number == line)
                .values(line_number=None)
            )
            note(connection, at, "line", match, f"{line} of {removed.person}", by)

        await self.write(work)

    async def settle_report(self, report: int, at: float, by: str = "") -> None:
        """Settle a report: nothing more needs to be done about it."""

        def work(connection: Connection) -> None:
            settled = connection.execute(
                update(reports)
                .where(reports.c.id == report, reports.c.settled_at.is_(None))
                .values(settled_at=at)
            )
            if settled.rowcount != 1:
                raise Unknown(f"There is no report {report} that is not settled.")
            note(connection, at, "settle", str(report), by=by)

        await self.write(work)

    async def set_host(self, person: str, is_host: bool, at: float, by: str = "") -> None:
        """Make somebody a host, or end that."""

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(host=is_host))
            note(connection, at, "host" if is_host else "unhost", person, by=by)

        await self.write(work)

    async def ban(self, person: str, at: float, reason: str, by: str = "") -> None:
        """Lock somebody and their bots out; their browsers are logged out."""

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(banned_at=at))
            connection.execute(delete(sessions).where(sessions.c.person == person))
            connection.execute(delete(waiting).where(waiting.c.person == person))
            bots = select(people.c.id).where(people.c.bot_of == person)
            connection.execute(
                delete(tokens).where(or_(tokens.c.person == person, tokens.c.person.in_(bots)))
            )
            note(connection, at, "ban", person, reason, by)

        await self.write(work)

    async def unban(self, person: str, at: float, by: str = "") -> None:
        """Let somebody in again."""

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(banned_at=None))
            note(connection, at, "unban", person, by=by)

        await self.write(work)

    async def reset_password(self, person: str, password: str, at: float, by: str = "") -> None:
        """Set the password of an account (a hash); its browsers are logged out."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(people).where(people.c.id == person).values(password=password)
            )
            connection.execute(delete(sessions).where(sessions.c.person == person))
            note(connection, at, "password", person, by=by)

        await self.write(work)

    # Invitations

    async def invite(self, row: InvitationRow, by: str = "") -> None:
        """Store an invitation that the host hands out."""

        def work(connection: Connection) -> None:
            connection.execute(plain_insert(invitations).values(**fields(row)))
            note(connection, row.created_at, "invite", "", row.note, by)

        await self.write(work)

    async def use_invitation(self, code_hash: str, now: float) -> bool:
        """Use up one use of an invitation, and say whether it was valid."""

        def work(connection: Connection) -> bool:
            used = connection.execute(
                update(invitations)
                .where(
                    invitations.c.code_hash == code_hash,
                    invitations.c.uses_left > 0,
                    invitations.c.expires_at > now,
                )
                .values(uses_left=invitations.c.uses_left - 1)
            )
            return used.rowcount == 1

        return await self.write(work)

    async def invitations(self, now: float) -> list[InvitationRow]:
        """The invitations that are still valid, the newest first."""
        return await self._all(
            InvitationRow,
            select(invitations)
            .where(invitations.c.uses_left > 0, invitations.c.expires_at > now)
            .order_by(invitations.c.created_at.desc(), invitations.c.code_hash)
            .limit(MOST_ROWS),
        )

    async def withdraw(self, code_hash: str, at: float, by: str = "") -> None:
        """Withdraw an invitation, named by the beginning of its hash."""

        def work(connection: Connection) -> None:
            found = connection.execute(
                select(invitations.c.code_hash, invitations.c.note).where(
                    invitations.c.code_hash.startswith(code_hash, autoescape=True)
                )
            ).all()
            if len(found) != 1:
                raise Unknown(f"There is no single invitation “{code_hash}”.")
            connection.execute(
                delete(invitations).where(invitations.c.code_hash == found[0].code_hash)
            )
            note(connection, at, "withdraw", "", found[0].note, by)

        await self.write(work)
