"""Standings: rating changes of matches, what people have played, and the leaderboard."""

from typing import Final

from sqlalchemy import select

from fiorino.server.storage.database import Database
from fiorino.server.storage.rows import MatchRow, RatingMoveRow, RatingRow
from fiorino.server.storage.schema import matches, people, rating_changes, ratings, seats

MOST_PLAYED: Final = 5_000
"""How many of a person's matches are considered: the latest ones."""


class Standings(Database):
    """Ratings and results, for anybody to see."""

    async def rating_moves(self, match: str) -> list[RatingMoveRow]:
        """The rating changes of a match by seat; none if it was not rated."""
        return await self._all(
            RatingMoveRow,
            select(rating_changes)
            .where(rating_changes.c.match == match)
            .order_by(rating_changes.c.seat),
        )

    async def played_in_public(self, person: str) -> list[tuple[str, int, str | None]]:
        """Game, seat and result of the listed matches that a person has played to the end."""
        statement = (
            select(matches.c.game, seats.c.seat, matches.c.result)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.person == person, matches.c.status == "over", matches.c.listed)
            .order_by(matches.c.ended_at.desc(), matches.c.id)
            .limit(MOST_PLAYED)
        )
        rows = await self._rows(statement)
        return [(row.game, row.seat, row.result) for row in rows]

    async def recent_in_public(self, person: str, limit: int) -> list[MatchRow]:
        """The listed matches that a person has played last."""
        return await self._all(
            MatchRow,
            select(matches)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.person == person, matches.c.status == "over", matches.c.listed)
            .distinct()
            .order_by(matches.c.ended_at.desc(), matches.c.id)
            .limit(limit),
        )

    async def leaders(
        self, game: str, players: int, doubt: float, limit: int
    ) -> list[tuple[RatingRow, str]]:
        """The best rated accounts and their names, without those of greater uncertainty."""
        rows = await self._rows(
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.person)
            .where(
                ratings.c.game == game,
                ratings.c.players == players,
                ratings.c.sigma <= doubt,
                people.c.username.is_not(None),
            )
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), people.c.name, people.c.id)
            .limit(limit)
        )
        told = [row._asdict() for row in rows]
        names = [str(row.pop("name")) for row in told]
        return [(RatingRow(**row), name) for row, name in zip(told, names, strict=True)]
