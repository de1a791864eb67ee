"""Access without a browser session: tokens of bots, and single-use links."""

from sqlalchemy import Connection, delete, insert, select

from fiorino.server.storage.database import Database, fields, first
from fiorino.server.storage.deeds import note
from fiorino.server.storage.rows import PersonRow, TicketKind, TicketRow, TokenRow
from fiorino.server.storage.schema import people, tickets, tokens


class Credentials(Database):
    """Tokens and tickets; only their hashes are stored."""

    async def create_bot(self, row: PersonRow, token: TokenRow) -> None:
        """Store a person's bot and its token."""

        def work(connection: Connection) -> None:
            connection.execute(insert(people).values(**fields(row)))
            connection.execute(insert(tokens).values(**fields(token)))

        await self.write(work)

    async def bots_of(self, person: str) -> list[PersonRow]:
        """The bots of a person, the oldest first."""
        return await self._all(
            PersonRow,
            select(people)
            .where(people.c.bot_of == person)
            .order_by(people.c.created_at, people.c.id),
        )

    async def token_of(self, bot: str) -> TokenRow | None:
        """The token of a bot, if it has one."""
        return await self._first(TokenRow, select(tokens).where(tokens.c.person == bot))

    async def person_of_token(self, token_hash: str) -> PersonRow | None:
        """Whose token it is."""
        return await self._first(
            PersonRow,
            select(people)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.token_hash == token_hash),
        )

    async def set_token(self, bot: str, token: TokenRow | None) -> None:
        """Replace the token of a bot by another, or by none."""

        def work(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.person == bot))
            if token is not None:
                connection.execute(insert(tokens).values(**fields(token)))

        await self.write(work)

    async def put_ticket(self, row: TicketRow, given: tuple[float, str] | None = None) -> None:
        """Store a single-use link, replacing an earlier one; `given` is when a host made it."""

        def work(connection: Connection) -> None:
            connection.execute(
                delete(tickets).where(tickets.c.person == row.person, tickets.c.kind == row.kind)
            )
            connection.execute(insert(tickets).values(**fields(row)))
            if given is not None:
                note(connection, given[0], "link", row.person, by=given[1])

        await self.write(work)

    async def take_ticket(self, code_hash: str, kind: TicketKind, now: float) -> TicketRow | None:
        """Redeem a link: what it was good for; from then on it is spent."""

        def work(connection: Connection) -> TicketRow | None:
            connection.execute(delete(tickets).where(tickets.c.expires_at <= now))
            taken = delete(tickets).where(tickets.c.code_hash == code_hash, tickets.c.kind == kind)
            return first(TicketRow, connection.execute(taken.returning(tickets)).first())

        return await self.write(work)

    async def ticket(self, code_hash: str, kind: TicketKind, now: float) -> TicketRow | None:
        """What a link would be good for."""
        return await self._first(
            TicketRow,
            select(tickets).where(
                tickets.c.code_hash == code_hash,
                tickets.c.kind == kind,
                tickets.c.expires_at > now,
            ),
        )
