"""Puzzle ratings of people with an account: their first answer to each puzzle is rated."""

from dataclasses import dataclass

from fiorino.bots.puzzles import Puzzle
from fiorino.server.people.puzzle_ratings import rate_attempt
from fiorino.server.people.ratings import Rating
from fiorino.server.storage.practice import PuzzleRatingRow, PuzzleTryRow
from fiorino.server.storage.store import Store


@dataclass(frozen=True)
class Attempt:
    """What an answer to a puzzle did to a rating."""

    before: Rating
    after: Rating
    counted: bool
    """Whether it was the first answer of this person to this puzzle."""


async def count_attempt(
    store: Store, person: str, puzzle: Puzzle, is_right: bool, at: float
) -> Attempt:
    """Rate somebody's answer to a puzzle in their account, if it is their first one."""
    game = puzzle.game.name

    def update(row: PuzzleRatingRow | None) -> PuzzleRatingRow:
        after = rate_attempt(_rating(row), puzzle, is_right)
        return PuzzleRatingRow(person=person, game=game, mu=after.mu, sigma=after.sigma)

    tried = PuzzleTryRow(person=person, game=game, number=puzzle.number, solved=is_right, at=at)
    rated = await store.rate_puzzle(tried, update)
    return Attempt(_rating(rated.before), _rating(rated.after), rated.counted)


def _rating(row: PuzzleRatingRow | None) -> Rating:
    return Rating() if row is None else Rating(row.mu, row.sigma)


@dataclass(frozen=True)
class Solver:
    """How somebody with an account stands in the puzzles of a game."""

    game: str
    rating: Rating
    right: int
    """How many they solved on the first attempt."""
    seen: list[int]
    """The numbers of those that they have answered."""


async def solvers_of(store: Store, person: str) -> list[Solver]:
    """How somebody stands in the puzzles of each game that they have tried."""
    tries = await store.puzzle_tries(person)
    return [
        Solver(
            row.game,
            _rating(row),
            sum(each.solved for each in tries if each.game == row.game),
            [each.number for each in tries if each.game == row.game],
        )
        for row in await store.puzzle_ratings(person)
    ]
