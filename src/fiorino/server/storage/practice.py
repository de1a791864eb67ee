"""Practice: rated puzzles, and reviews of matches."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from fiorino.server.storage.database import Database, fields, first, insert, put
from fiorino.server.storage.errors import Unknown
from fiorino.server.storage.log import lock_ratings
from fiorino.server.storage.schema import puzzle_ratings, puzzle_tries, reviews


class PuzzleRatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """How well a person solves the puzzles of a game."""

    person: str
    game: str
    mu: float
    sigma: float


class PuzzleTryRow(msgspec.Struct, frozen=True, kw_only=True):
    """The first answer of a person to a puzzle."""

    person: str
    game: str
    number: int
    solved: bool
    at: float


class PuzzleRated(msgspec.Struct, frozen=True, kw_only=True):
    """The rating before and after an answer; unchanged if it was not the first one."""

    before: PuzzleRatingRow | None
    after: PuzzleRatingRow
    counted: bool


class Practice(Database):
    """Puzzles and reviews."""

    async def puzzle_ratings(self, person: str) -> list[PuzzleRatingRow]:
        """A person's puzzle ratings, by game."""
        return await self._all(
            PuzzleRatingRow,
            select(puzzle_ratings)
            .where(puzzle_ratings.c.person == person)
            .order_by(puzzle_ratings.c.game),
        )

    async def puzzle_tries(self, person: str) -> list[PuzzleTryRow]:
        """The puzzles that a person has answered."""
        return await self._all(
            PuzzleTryRow,
            select(puzzle_tries)
            .where(puzzle_tries.c.person == person)
            .order_by(puzzle_tries.c.game, puzzle_tries.c.number),
        )

    async def rate_puzzle(
        self,
        tried: PuzzleTryRow,
        update: Callable[[PuzzleRatingRow | None], PuzzleRatingRow],
    ) -> PuzzleRated:
        """Record an answer to a puzzle; only the first one changes the rating.

        `update` runs inside the transaction: it only calculates.
        """

        def work(connection: Connection) -> PuzzleRated:
            lock_ratings(connection, [tried.person])
            before = first(
                PuzzleRatingRow,
                connection.execute(
                    select(puzzle_ratings).where(
                        puzzle_ratings.c.person == tried.person,
                        puzzle_ratings.c.game == tried.game,
                    )
                ).first(),
            )
            noted = connection.execute(
                insert(connection, puzzle_tries)
                .values(**fields(tried))
                .on_conflict_do_nothing(index_elements=["person", "game", "number"])
            )
            if before is not None and not noted.rowcount:
                return PuzzleRated(before=before, after=before, counted=False)
            after = update(before)
            put(connection, puzzle_ratings, fields(after))
            return PuzzleRated(before=before, after=after, counted=True)

        return await self.write(work)

    async def review(self, match: str, judge: str) -> str | None:
        """The review of a match (JSON), if this judge made it."""
        rows = await self._rows(
            select(reviews.c.told).where(reviews.c.match == match, reviews.c.judge == judge)
        )
        return str(rows[0].told) if rows else None

    async def keep_review(self, match: str, judge: str, told: str) -> None:
        """Store the review of a match, replacing that of another judge."""

        def work(connection: Connection) -> None:
            try:
                put(connection, reviews, {"match": match, "judge": judge, "told": told})
            except IntegrityError as fault:
                raise Unknown(f"There is no match “{match}”.") from fault

        await self.write(work)
