"""`fiorino puzzle`: positions with one clearly best answer, and a personal rating."""

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.text import Text

from fiorino.bots.puzzles import (
    Difficulty,
    Puzzle,
    next_puzzle,
    puzzle_of_the_day,
    puzzles_of,
)
from fiorino.cli.answers import refused_answer, typed_answer
from fiorino.cli.common import GAME, make_console
from fiorino.cli.hints import told_reason, what_it_brings, what_it_costs
from fiorino.cli.keyboard import Keyboard, make_keyboard, nothing, prompt_sign
from fiorino.cli.language import language_option, styled, words
from fiorino.cli.saving import saved_matches, write_whole
from fiorino.cli.screens import SCREENS, Screen, legend
from fiorino.cli.screens.page import question_page
from fiorino.cli.seating import YOU
from fiorino.core.errors import FiorinoError, IllegalAction, UnknownName
from fiorino.core.game import Game
from fiorino.core.strength import Level
from fiorino.games import GAMES
from fiorino.server.people.puzzle_ratings import rate_attempt
from fiorino.server.people.ratings import Rating

MASTER: Final = Level.MASTER.value
"""Who plays for the other seats, as they are named."""
COMMANDS: Final = ("next", "legend", "quit")


class Solver(msgspec.Struct):
    """The stored state of somebody who solves the puzzles of a game."""

    mu: float = Rating.mu
    sigma: float = Rating.sigma
    right: int = 0
    seen: list[int] = []

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma, len(self.seen))


class Solvers:
    """The file with a solver for each game; an unreadable one starts over."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.of: dict[str, Solver] = {}
        with suppress(OSError, msgspec.DecodeError):
            self.of = msgspec.json.decode(path.read_bytes(), type=dict[str, Solver])

    def solver(self, game: Game) -> Solver:
        """The solver of this game's puzzles."""
        return self.of.setdefault(game.name, Solver())

    def keep(self) -> None:
        """Write the file; if that fails, the rating is lost, but not the puzzle."""
        with suppress(OSError):
            write_whole(self.path, json.dumps(msgspec.to_builtins(self.of), indent=1) + "\n")


def solvers_path() -> Path:
    """The file of the rating, beside the saved matches."""
    return saved_matches().parent / "puzzles.json"


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option(
    "--difficulty",
    type=click.Choice([each.value for each in Difficulty]),
    help="Only easy, medium or hard puzzles.",
)
@click.option("--day", is_flag=True, help="The puzzle of the day, the same for everybody.")
@click.option("--number", type=click.IntRange(1), metavar="N", help="The puzzle of this number.")
@language_option
def puzzle(game: Game | None, difficulty: str | None, day: bool, number: int | None) -> None:
    """Solve puzzles: positions with one clearly best answer.

    Your first answer to each counts for a rating of your own, which is kept on this machine.
    """
    console = make_console()
    keyboard = make_keyboard(lambda line: console.print(line, markup=False, soft_wrap=True))
    solvers = Solvers(solvers_path())
    rng = Random()
    wanted = None if difficulty is None else Difficulty(difficulty)
    with suppress(EOFError):
        while True:
            chosen = _chosen(game or rng.choice(_with_puzzles()), wanted, day, number, solvers, rng)
            if not Solving(chosen, solvers, console, keyboard).run():
                return
            if day or number or keyboard.ask(words().text("puzzle-more")).strip() == "quit":
                return


def _with_puzzles() -> Sequence[Game]:
    return [game for game in GAMES if puzzles_of(game)]


def _chosen(
    game: Game,
    difficulty: Difficulty | None,
    day: bool,
    number: int | None,
    solvers: Solvers,
    rng: Random,
) -> Puzzle:
    puzzles = puzzles_of(game)
    if number is not None:
        if number > len(puzzles):
            last = len(puzzles)
            raise UnknownName(
                words().text("puzzle-number", game=game.title, last=last, number=number)
            )
        return puzzles[number - 1]
    found = (
        puzzle_of_the_day(game, datetime.now(UTC).date())
        if day
        else next_puzzle(game, difficulty, solvers.solver(game).seen, rng)
    )
    if found is None:
        raise UnknownName(words().text("puzzle-none", game=game.title))
    return found


class Solving:
    """One puzzle at one terminal."""

    def __init__(
        self, puzzle: Puzzle, solvers: Solvers, console: Console, keyboard: Keyboard
    ) -> None:
        self.puzzle: Final = puzzle
        self.solvers: Final = solvers
        self.console: Final = console
        self.keyboard: Final = keyboard
        setup = puzzle.decision.setup
        names = [YOU if seat == puzzle.seat else MASTER for seat in range(setup.players)]
        self.screen: Final[Screen] = SCREENS[puzzle.game.name](setup, names, words())

    def run(self) -> bool:
        """Show it, read an answer, and give the verdict; false if somebody leaves."""
        said = words()
        self._show()
        while True:
            line = self.keyboard.read(prompt_sign(), self.puzzle.seat, nothing).strip()
            if line == "quit":
                return False
            if line == "next":
                return True
            if line in ("help", "?"):
                self.console.print(said.text("puzzle-commands"), markup=False)
                continue
            if line == "legend":
                self.console.print(legend(self.screen))
                continue
            try:
                action = typed_answer(said, line, self.puzzle.decision, COMMANDS)
                if action not in self.puzzle.decision.options:
                    raise IllegalAction(self.puzzle.decision.objection(action))
            except FiorinoError as refused:
                self.console.print(refused_answer(self.screen, refused), markup=False)
                continue
            self._judge(self.puzzle.decision.notation.write(action))
            return True

    def _show(self) -> None:
        puzzle = self.puzzle
        if self.console.is_terminal:
            self.console.clear()
        head = words().text(
            "puzzle-head",
            game=puzzle.game.title,
            number=puzzle.number,
            difficulty=words().text(f"puzzle-{puzzle.difficulty}"),
        )
        task = styled(words(), "puzzle-task", seat=self.screen.title(puzzle.seat))
        news = [Text(head, "bold"), task]
        page = question_page(self.screen, puzzle.decision, news, self.console, "puzzle-commands")
        self.console.print(page, end="")

    def _judge(self, answer: str) -> None:
        """Say whether the answer is right, what the answers are worth, why, and the rating."""
        puzzle, screen, said = self.puzzle, self.screen, words()
        is_right = answer == puzzle.answer
        print_ = self.console.print
        print_(Text(said.text("puzzle-right" if is_right else "puzzle-wrong"), "bold"))
        best = styled(
            said,
            "puzzle-best",
            answer=Text(puzzle.answer, "bold"),
            worth=what_it_brings(screen, puzzle.unit, puzzle.worths[puzzle.answer]),
        )
        print_(best)
        if puzzle.reason is not None:
            print_(told_reason(screen, puzzle.decision, puzzle.reason), markup=False)
        if not is_right:
            cost = what_it_costs(screen, puzzle.unit, puzzle.gives_away(answer))
            print_(styled(said, "puzzle-given", answer=Text(answer, "bold"), cost=cost))
        others = [
            said.text(
                "puzzle-other",
                answer=other,
                cost=what_it_costs(screen, puzzle.unit, puzzle.gives_away(other)),
            )
            for other in puzzle.worths
            if other not in (answer, puzzle.answer)
        ]
        if others:
            print_(said.text("puzzle-others", answers=", ".join(others)), markup=False)
        print_(said.text("puzzle-exact" if puzzle.is_exact else "puzzle-estimate"), style="dim")
        print_(self._rated(is_right), markup=False)

    def _rated(self, is_right: bool) -> str:
        """The rating after the first answer; a puzzle seen before is not rated."""
        puzzle, said = self.puzzle, words()
        solver = self.solvers.solver(puzzle.game)
        before = solver.rating
        if puzzle.number in solver.seen:
            return said.text("puzzle-unrated", rating=before.shown)
        after = rate_attempt(before, puzzle, is_right)
        solver.mu, solver.sigma = after.mu, after.sigma
        solver.right += is_right
        solver.seen.append(puzzle.number)
        self.solvers.keep()
        move = f"{after.shown - before.shown:+d}"
        return said.text("puzzle-rating", game=puzzle.game.title, rating=after.shown, move=move)
