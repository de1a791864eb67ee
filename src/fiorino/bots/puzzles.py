"""Puzzles: decisions with one clearly best answer, as data beside each game.

They are mined from solved endings and from matches of masters (`python -m bench.puzzles`).
"""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from random import Random
from typing import Any, Final

from fiorino.core.advice import Unit
from fiorino.core.decision import Decision
from fiorino.core.errors import UnknownName
from fiorino.core.game import Game
from fiorino.core.protocol import Seat
from fiorino.core.record import read_position

FILE: Final = "puzzles.json.gz"


class Difficulty(StrEnum):
    """How hard a puzzle is: thirds of the file, by how often weaker players find the answer."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True)
class KeptReason:
    """Why the answer is best: the key of a sentence of the game, and its words."""

    key: str
    figures: Mapping[str, float]
    things: Mapping[str, str]


class Puzzle:
    """A position, the seat to answer, and what every answer is worth to it."""

    def __init__(
        self,
        game: Game,
        number: int,
        position: Mapping[str, object],
        worths: Mapping[str, float],
        unit: Unit,
        difficulty: Difficulty,
        solved: float,
        is_exact: bool,
        reason: KeptReason | None,
    ) -> None:
        self.game: Final = game
        self.number: Final = number
        """From 1, in its file."""
        self.position: Final = position
        """The position as a file has it."""
        self.worths: Final = worths
        """By the text of the answer, the best first."""
        self.unit: Final = unit
        self.difficulty: Final = difficulty
        self.solved: Final = solved
        """The share of weaker players that found the answer, from 0 to 1."""
        self.is_exact: Final = is_exact
        """Whether its worths are exact, rather than estimated by a search."""
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"<Puzzle {self.number} of {self.game.name}, {self.difficulty}>"

    @cached_property
    def decision(self) -> Decision:
        """What is asked."""
        return Decision(*read_position(json.dumps(self.position), (self.game,)))

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def answer(self) -> str:
        """The best answer."""
        return next(iter(self.worths))

    @property
    def ahead(self) -> float:
        """By how much the best answer is better than the next."""
        first, second, *_ = self.worths.values()
        return first - second

    def gives_away(self, answer: str) -> float:
        """What an answer costs compared to the best one."""
        return self.worths[self.answer] - self.worths[answer]


@cache
def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """The puzzles of a game, from its package, if it has any."""
    written = files(game.package).joinpath(FILE)
    if not written.is_file():
        return ()
    kept = json.loads(gzip.decompress(written.read_bytes()))
    return [
        _puzzle(game, Unit(kept["unit"]), number, each)
        for number, each in enumerate(kept["puzzles"], 1)
    ]


def _puzzle(game: Game, unit: Unit, number: int, kept: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        game,
        number,
        kept["position"],
        kept["worths"],
        unit,
        Difficulty(kept["difficulty"]),
        kept["solved"],
        kept["exact"],
        KeptReason(**kept["reason"]) if "reason" in kept else None,
    )


def puzzle_of(game: Game, number: int) -> Puzzle:
    """The puzzle of this number, from 1."""
    puzzles = puzzles_of(game)
    if not 1 <= number <= len(puzzles):
        raise UnknownName(f"{game.title} has {len(puzzles)} puzzles; there is no {number}.")
    return puzzles[number - 1]


def puzzle_of_the_day(game: Game, day: date) -> Puzzle | None:
    """The same for everybody on a given day; none repeats before all have come up."""
    puzzles = list(puzzles_of(game))
    if not puzzles:
        return None
    turn, place = divmod(day.toordinal(), len(puzzles))
    Random(turn).shuffle(puzzles)
    return puzzles[place]


def next_puzzle(
    game: Game, difficulty: Difficulty | None, seen: Sequence[int], rng: Random
) -> Puzzle | None:
    """An unseen puzzle, of this difficulty if there is one; any if all were seen."""
    fitting = [each for each in puzzles_of(game) if difficulty in (None, each.difficulty)]
    fresh = [each for each in fitting if each.number not in seen]
    return rng.choice(fresh or fitting) if fitting else None
