"""Chat, mutes, private notes, and standing orders."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.exc import IntegrityError

from fiorino.server.storage.database import Database, first, insert, put
from fiorino.server.storage.errors import Unknown
from fiorino.server.storage.rows import ChatRow, Room
from fiorino.server.storage.schema import chat, mutes, notes, standing

_STANDING: Final = (
    select(standing.c.seat, standing.c.orders)
    .where(standing.c.match == bindparam("of_match"))
    .order_by(standing.c.seat)
)


class Talk(Database):
    """What people say, keep to themselves, and leave for later."""

    async def add_chat(
        self,
        match: str,
        room: Room,
        person: str,
        name: str,
        text: str,
        at: float,
        command: str | None = None,
    ) -> ChatRow | None:
        """Store a line of chat, and return it with its number; None if it was stored before."""

        def work(connection: Connection) -> ChatRow | None:
            said = {
                "match": match, "room": room, "person": person, "name": name, "text": text,
                "at": at, "command_id": command,
            }  # fmt: skip
            statement = insert(connection, chat).values(**said).on_conflict_do_nothing()
            try:
                return first(ChatRow, connection.execute(statement.returning(chat)).first())
            except IntegrityError as fault:
                raise Unknown("There is no such match or person to chat.") from fault

        return await self.write(work)

    async def is_said(self, match: str, person: str, command: str) -> bool:
        """Whether a person has already said something with this command."""
        return bool(
            await self._rows(
                select(chat.c.id).where(
                    chat.c.match == match, chat.c.person == person, chat.c.command_id == command
                )
            )
        )

    async def chat(self, match: str, room: Room, since: int = 0, limit: int = 200) -> list[ChatRow]:
        """The last lines of chat in a room after the one with this number, in order."""
        latest = await self._all(
            ChatRow,
            select(chat)
            .where(chat.c.match == match, chat.c.room == room, chat.c.id > since)
            .order_by(chat.c.id.desc())
            .limit(limit),
        )
        return latest[::-1]

    async def mute(self, person: str, muted: str) -> None:
        """Mute somebody for a person."""

        def work(connection: Connection) -> None:
            try:
                put(connection, mutes, {"person": person, "muted": muted})
            except IntegrityError as fault:
                raise Unknown("There is no such person to mute.") from fault

        await self.write(work)

    async def unmute(self, person: str, muted: str) -> None:
        await self.write(
            lambda connection: connection.execute(
                delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted)
            )
        )

    async def mutes(self, person: str) -> frozenset[str]:
        """The people a person has muted."""
        rows = await self._rows(select(mutes.c.muted).where(mutes.c.person == person))
        return frozenset(muted for (muted,) in rows)

    async def note(self, person: str, match: str) -> str:
        """A person's private note on a match; empty if there is none."""
        rows = await self._rows(
            select(notes.c.text).where(notes.c.person == person, notes.c.match == match)
        )
        return str(rows[0][0]) if rows else ""

    async def set_note(self, person: str, match: str, text: str) -> None:
        """Store a note; an empty text removes it."""

        def work(connection: Connection) -> None:
            if not text:
                connection.execute(
                    delete(notes).where(notes.c.person == person, notes.c.match == match)
                )
                return
            try:
                put(connection, notes, {"person": person, "match": match, "text": text})
            except IntegrityError as fault:
                raise Unknown("There is no such match or person to note for.") from fault

        await self.write(work)

    async def standing(self, match: str) -> dict[int, str]:
        """The standing orders of a match by seat, as JSON."""
        rows = await self._rows(_STANDING, of_match=match)
        return {row.seat: row.orders for row in rows}

    async def set_standing(self, match: str, seat: int, orders: str) -> None:
        """Store the orders (JSON) of a seat, replacing earlier ones."""

        def work(connection: Connection) -> None:
            try:
                put(connection, standing, {"match": match, "seat": seat, "orders": orders})
            except IntegrityError as fault:
                raise Unknown(f"There is no match “{match}”.") from fault

        await self.write(work)

    async def clear_standing(self, match: str, seat: int | None = None) -> None:
        """Take back the orders of a seat, or of all seats."""
        taken = delete(standing).where(standing.c.match == match)
        if seat is not None:
            taken = taken.where(standing.c.seat == seat)
        await self.write(lambda connection: connection.execute(taken))
