"""A rating of one's own in puzzles: a puzzle is an opponent whose strength is known.

Nobody's rating but the solver's changes. The server keeps that of somebody with an account. Others
keep theirs: in a file of the terminal, in the browser of a guest.
"""

from typing import Final

from fiorino.bots.puzzles import Puzzle
from fiorino.server.people.ratings import DOUBT, MEAN, Rating, rate_places

PUZZLE_DOUBT: Final = 1.0
"""How far the strength of a puzzle is in doubt: the weaker levels have tried it often."""


def strength_of(puzzle: Puzzle) -> Rating:
    """As strong as a player whom the weaker levels beat as often as they solve it."""
    return Rating(MEAN + DOUBT * (1 - 2 * puzzle.solved), PUZZLE_DOUBT)


def rate_attempt(before: Rating, puzzle: Puzzle, is_right: bool) -> Rating:
    """The rating of somebody after their first answer to a puzzle."""
    after, _ = rate_places([before, strength_of(puzzle)], [0, 1] if is_right else [1, 0])
    return after
