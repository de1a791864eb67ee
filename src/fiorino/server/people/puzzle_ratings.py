"""Puzzle ratings: a puzzle is an opponent of known strength.

Only the solver's rating changes. The server keeps it for people with an account. For everybody else
it is kept in a file of the terminal, or in the guest's browser.
"""

from typing import Final

from fiorino.bots.puzzles import Puzzle
from fiorino.server.people.ratings import DOUBT, MEAN, Rating, rate_places

PUZZLE_DOUBT: Final = 1.0
"""The uncertainty of a puzzle's strength, which is small: the weaker levels have tried it often."""


def strength_of(puzzle: Puzzle) -> Rating:
    """The strength of a player whom the weaker levels beat as often as they solve the puzzle."""
    return Rating(MEAN + DOUBT * (1 - 2 * puzzle.solved), PUZZLE_DOUBT)


def rate_attempt(before: Rating, puzzle: Puzzle, is_right: bool) -> Rating:
    """The rating of somebody after their first answer to a puzzle."""
    after, _ = rate_places([before, strength_of(puzzle)], [0, 1] if is_right else [1, 0])
    return after
