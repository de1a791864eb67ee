"""The browsers to notify when it is somebody's turn."""

from typing import Final

from sqlalchemy import Connection, and_, delete, or_, select

from fiorino.server.storage.database import Database, fields, insert
from fiorino.server.storage.errors import Unknown
from fiorino.server.storage.rows import PushRow
from fiorino.server.storage.schema import people, pushes

MOST_PUSHES: Final = 5
"""Per person; a new one replaces the oldest."""


class Pushes(Database):
    """Subscriptions to push messages."""

    async def keep_push(self, row: PushRow) -> bool:
        """Store a subscription as the person's newest; False if it is somebody else's.

        The same keys mean the same browser, which this person now uses.
        """

        def work(connection: Connection) -> bool:
            person = select(people.c.id).where(people.c.id == row.person).with_for_update()
            if connection.execute(person).first() is None:
                raise Unknown(f"There is no person “{row.person}”.")
            statement = insert(connection, pushes).values(**fields(row))
            new = statement.excluded
            kept = connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["endpoint"],
                    set_={name: new[name] for name in ("person", "p256dh", "auth", "created_at")},
                    where=or_(
                        pushes.c.person == new.person,
                        and_(pushes.c.p256dh == new.p256dh, pushes.c.auth == new.auth),
                    ),
                ).returning(pushes.c.endpoint)
            ).first()
            if kept is not None:
                keep_newest(connection, row.person)
            return kept is not None

        return await self.write(work)

    async def pushes(self, person: str) -> list[PushRow]:
        """The subscriptions of a person, the newest first."""
        return await self._all(
            PushRow,
            select(pushes)
            .where(pushes.c.person == person)
            .order_by(pushes.c.created_at.desc(), pushes.c.endpoint),
        )

    async def forget_push(self, endpoint: str, person: str | None = None) -> None:
        """Forget a subscription; if a person is named, only if it is theirs."""
        taken = delete(pushes).where(pushes.c.endpoint == endpoint)
        if person is not None:
            taken = taken.where(pushes.c.person == person)
        await self.write(lambda connection: connection.execute(taken))


def keep_newest(connection: Connection, person: str) -> None:
    """Forget the subscriptions beyond a person's newest few."""
    older = (
        select(pushes.c.endpoint)
        .where(pushes.c.person == person)
        .order_by(pushes.c.created_at.desc(), pushes.c.endpoint)
        .offset(MOST_PUSHES)
    )
    found = connection.execute(older).scalars().all()
    if found:
        connection.execute(delete(pushes).where(pushes.c.endpoint.in_(found)))
