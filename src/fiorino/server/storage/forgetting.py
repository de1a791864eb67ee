"""Deleting data, and exporting the data that somebody asks for about themselves."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from fiorino.server.storage.database import Database, first, made, needed
from fiorino.server.storage.deeds import MOST_ROWS, note
from fiorino.server.storage.errors import Unknown
from fiorino.server.storage.rows import PersonRow, searchable
from fiorino.server.storage.schema import (
    blocks,
    chat,
    log,
    matches,
    mutes,
    notes,
    people,
    pushes,
    puzzle_ratings,
    puzzle_tries,
    rating_changes,
    ratings,
    rematches,
    reports,
    reviews,
    seats,
    sessions,
    snapshots,
    standing,
    tickets,
    tokens,
    waiting,
)

ANONYMOUS: Final = "—"
"""The name of a forgotten person: their seats stay, since matches belong to others too."""


class Forgetting(Database):
    """Deletes data for good, and exports a person's own data."""

    async def forget_person(self, person: str, at: float, why: str, by: str = "") -> None:
        """Delete everything about a person and their bots; their seats no longer name anybody.

        The logs of matches stay complete: they name seats, not people. A bot plays on in running
        matches, and their open tables are called off.
        """

        def work(connection: Connection) -> None:
            row = first(
                PersonRow,
                connection.execute(
                    select(people).where(people.c.id == person).with_for_update()
                ).first(),
            )
            known = needed(row, Unknown(f"There is no person “{person}”."))
            bots = connection.execute(select(people).where(people.c.bot_of == person)).all()
            for each in (known, *(made(PersonRow, bot) for bot in bots)):
                _leave_tables(connection, each.id, at)
                _unname(connection, each)
                _delete_all_of(connection, each.id)
                note(connection, at, "forget", each.id, why, by)

        await self.write(work)

    async def data_of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Everything stored about a person, by table, without secrets of theirs or of others."""
        own = select(seats.c.match).where(seats.c.person == person)
        asked = {
            "people": select(
                people.c.id,
                people.c.name,
                people.c.created_at,
                people.c.username,
                people.c.language,
                people.c.webhook,
                people.c.email,
                people.c.mail_turns,
            ).where(people.c.id == person),
            "bots": select(people.c.id, people.c.name, people.c.created_at).where(
                people.c.bot_of == person
            ),
            "browsers": select(sessions.c.created_at, sessions.c.seen_at).where(
                sessions.c.person == person
            ),
            "push_subscriptions": select(pushes.c.endpoint, pushes.c.created_at).where(
                pushes.c.person == person
            ),
            "ratings": select(ratings).where(ratings.c.person == person),
            "puzzle_ratings": select(puzzle_ratings).where(puzzle_ratings.c.person == person),
            "puzzle_tries": select(puzzle_tries).where(puzzle_tries.c.person == person),
            "matches": select(
                matches.c.id,
                matches.c.game,
                matches.c.status,
                matches.c.created_at,
                matches.c.started_at,
                matches.c.ended_at,
                matches.c.result,
                seats.c.seat,
            )
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.person == person),
            "answers": select(log.c.match, log.c.seq, log.c.kind, log.c.action, log.c.at)
            .join(seats, (seats.c.match == log.c.match) & (seats.c.seat == log.c.seat))
            .where(seats.c.person == person, log.c.author == "person", log.c.match.in_(own)),
            "chat": select(chat.c.match, chat.c.room, chat.c.text, chat.c.at).where(
                chat.c.person == person
            ),
            "notes": select(notes.c.match, notes.c.text).where(notes.c.person == person),
            "muted": select(mutes.c.muted).where(mutes.c.person == person),
            "blocked": select(blocks.c.blocked).where(blocks.c.person == person),
            "reports": select(reports.c.reason, reports.c.text, reports.c.at).where(
                reports.c.reporter == person
            ),
        }

        def work(connection: Connection) -> dict[str, list[dict[str, Any]]]:
            return {
                name: [dict(row._mapping) for row in connection.execute(statement)]
                for name, statement in asked.items()
            }

        return await self.read(work)

    async def prune(self, before: float, at: float) -> Mapping[str, int]:
        """Delete matches that ended before a time, and guests who have nothing left.

        Ratings stay; nothing else of a deleted match does.
        """

        def work(connection: Connection) -> dict[str, int]:
            ended = select(matches.c.id).where(
                matches.c.status.in_(("over", "aborted")), matches.c.ended_at < before
            )
            ids = [id for (id,) in connection.execute(ended)]
            for begin in range(0, len(ids), MOST_ROWS):
                delete_matches(connection, ids[begin : begin + MOST_ROWS])
            guests = _delete_guests(connection, before)
            counted = {"matches": len(ids), "guests": guests}
            note(connection, at, "prune", "", f"{len(ids)} matches, {guests} guests")
            return counted

        return await self.write(work)


def _leave_tables(connection: Connection, person: str, at: float) -> None:
    mine = seats.c.person == person
    opened = select(matches.c.id).where(matches.c.status == "open")
    connection.execute(
        update(matches)
        .where(matches.c.status == "open", matches.c.created_by == person)
        .values(status="aborted", ended_at=at)
    )
    connection.execute(
        update(seats)
        .where(mine, seats.c.match.in_(opened))
        .values(kind="open", person=None, bot=None, nonce=None, name=None)
    )
    going_on = select(matches.c.id).where(matches.c.status.in_(("running", "paused")))
    connection.execute(update(seats).where(mine, seats.c.match.in_(going_on)).values(away=True))


def _unname(connection: Connection, person: PersonRow) -> None:
    """Remove their name from the search texts of matches and from their seats."""
    sat = select(seats.c.match).where(seats.c.person == person.id)
    found = select(matches.c.id, matches.c.search).where(
        or_(matches.c.id.in_(sat), matches.c.created_by == person.id)
    )
    hidden = set(searchable(person.name).split())
    for id, search in connection.execute(found).all():
        left = " ".join(word for word in search.split() if word not in hidden)
        connection.execute(update(matches).where(matches.c.id == id).values(search=left))
    connection.execute(update(seats).where(seats.c.person == person.id).values(name=None))
    connection.execute(
        update(people)
        .where(people.c.id == person.id)
        .values(
            name=ANONYMOUS,
            username=None,
            password=None,
            webhook=None,
            webhook_secret=None,
            language="en",
            email=None,
            host=False,
            bot_of=None,
            created_at=0.0,
        )
    )


def _delete_all_of(connection: Connection, person: str) -> None:
    mine: tuple[ColumnElement[bool], ...] = (
        sessions.c.person == person,
        tokens.c.person == person,
        tickets.c.person == person,
        pushes.c.person == person,
        notes.c.person == person,
        ratings.c.person == person,
        puzzle_ratings.c.person == person,
        puzzle_tries.c.person == person,
        waiting.c.person == person,
        chat.c.person == person,
        or_(mutes.c.person == person, mutes.c.muted == person),
        or_(blocks.c.person == person, blocks.c.blocked == person),
        or_(reports.c.reporter == person, reports.c.person == person),
    )
    tables = (
        *(sessions, tokens, tickets, pushes, notes, ratings, puzzle_ratings, puzzle_tries),
        *(waiting, chat, mutes, blocks, reports),
    )
    for table, condition in zip(tables, mine, strict=True):
        connection.execute(delete(table).where(condition))


def delete_matches(connection: Connection, ids: list[str]) -> None:
    """Delete matches with everything that belongs to them."""
    connection.execute(update(matches).where(matches.c.rematch_of.in_(ids)).values(rematch_of=None))
    connection.execute(update(reports).where(reports.c.match.in_(ids)).values(match=None))
    connection.execute(update(waiting).where(waiting.c.match.in_(ids)).values(match=None))
    parts = (log, snapshots, standing, chat, notes, rating_changes, rematches, reviews, seats)
    for part in parts:
        connection.execute(delete(part).where(part.c.match.in_(ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))


def _delete_guests(connection: Connection, before: float) -> int:
    """Delete guests whom no browser has seen since a time, and who are named nowhere."""
    named = (
        select(column).where(column.is_not(None))
        for column in (
            seats.c.person,
            matches.c.created_by,
            chat.c.person,
            notes.c.person,
            ratings.c.person,
            waiting.c.person,
            mutes.c.person,
            mutes.c.muted,
            blocks.c.person,
            blocks.c.blocked,
            reports.c.reporter,
            reports.c.person,
        )
    )
    seen = select(sessions.c.person).where(sessions.c.seen_at >= before)
    gone = select(people.c.id).where(
        people.c.username.is_(None),
        people.c.bot_of.is_(None),
        people.c.banned_at.is_(None),
        people.c.created_at < before,
        people.c.id.not_in(seen),
        *(people.c.id.not_in(column) for column in named),
    )
    ids = [id for (id,) in connection.execute(gone)]
    for begin in range(0, len(ids), MOST_ROWS):
        some = ids[begin : begin + MOST_ROWS]
        for table in (sessions, tickets, pushes):
            connection.execute(delete(table).where(table.c.person.in_(some)))
        connection.execute(delete(people).where(people.c.id.in_(some)))
    return len(ids)
