"""`fiorino play`: a match in the terminal, against bots or with people at the same keyboard."""

import os
import secrets
import shlex
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from random import Random

import click
from platformdirs import user_data_path
from rich.console import Console

from fiorino.bots import BOTS, Bot, find_bot
from fiorino.cli.common import (
    FILE,
    GAME,
    box_option,
    make_console,
    option_option,
    read_box_file,
    read_pairs,
    read_text,
    write_text,
)
from fiorino.cli.rules import print_rules
from fiorino.cli.screens import SCREENS, numbered
from fiorino.core.decision import Decision
from fiorino.core.errors import BadNotation, BadOption, FiorinoError, IllegalAction, UnknownName
from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, Action
from fiorino.core.random import Chance
from fiorino.core.record import Record, kind_of, read_position, read_record, write_record
from fiorino.core.wording import did_you_mean
from fiorino.games import GAMES

MANY = 20
"""More answers than this are not listed one by one."""

HELP = """\
Answer with the number of an answer or with its text; words may be shortened (“l 5 v”).
  undo          take back your last answer; the same tiles come out again
  hint          what the greedy bot would answer, and why
  why           the rule that asks you
  rules [4]     the rules, or one section or rule of them
  log           everything that has happened
  table         draw the table again
  save [FILE]   write the match to a file
  quit          save and leave; go on later with: fiorino play --from last"""


def saved_matches() -> Path:
    """The folder of saved matches: in FIORINO_DATA, or where this system keeps data."""
    folder = os.environ.get("FIORINO_DATA")
    return (Path(folder) if folder else user_data_path("fiorino")) / "matches"


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option(
    "--seats",
    metavar="WHO,WHO",
    help="Who sits where: a person's name with a capital letter, “you”, or a bot"
    f" ({', '.join(BOTS)}, file.py:Class). Usual: you and greedy.",
)
@click.option("--seed", metavar="N", help="Seed of the draws; the same seed gives the same tiles.")
@click.option("--from", "start", metavar="FILE", help="Go on from a record or position; or “last”.")
@click.option("--save", "path", type=FILE, metavar="FILE", help="Where the match is saved.")
@option_option
@box_option
def play(
    game: Game | None,
    seats: str | None,
    seed: str | None,
    start: str | None,
    path: Path | None,
    options: Sequence[str],
    box: Path | None,
) -> None:
    """Play a match in the terminal.

    Without a GAME it is Medici vs Strozzi. The match is saved when it ends and when you leave.
    """
    seed = secrets.token_hex(4) if seed is None else seed
    if start is None:
        setup = (game or GAMES[0]).setup(None, read_pairs(options), read_box_file(box))
        match = Match(setup, Chance(seed))
        players = _seats(seats, setup.players)
    else:
        if game or options or box:
            raise BadOption("A saved file brings its game, options and box; leave them out.")
        match, players = _open(start, seed, seats)
    sitting = Sitting(match, players, make_console(), path or _new_path(match.setup.game))
    if start is not None:
        sitting.told = len(match.log) - match.is_over
    sitting.run()


def _new_path(game: Game) -> Path:
    """A file of its own for a match that begins now."""
    name = f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in count(1):
        path = saved_matches() / (f"{name}.fiorino" if number == 1 else f"{name}-{number}.fiorino")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        except OSError as fault:
            raise FiorinoError(f"“{path}” cannot be written: {fault.strerror}.") from None
        return path
    raise AssertionError("there is always another number")


def _is_saved(file: Path) -> bool:
    return file.is_file() and file.stat().st_size > 0


def _seats(seats: str | None, count: int) -> list[str]:
    """The player of each seat: a bot's name, or a person's."""
    if seats is None:
        return ["you"] + ["greedy"] * (count - 1)
    names = [name.strip() for name in seats.split(",")]
    if len(names) != count:
        raise BadOption(f"There are {count} seats; --seats names {len(names)}.")
    for name in names:
        if not _is_person(name):
            _check_bot(name)
    return names


def _is_person(name: str) -> bool:
    return name == "you" or (name[:1].isupper() and len(name) <= 40)


def _check_bot(name: str) -> None:
    try:
        find_bot(name)
    except UnknownName as fault:
        raise UnknownName(f"{fault} A person's name begins with a capital letter.") from None


def _open(start: str, seed: str, seats: str | None) -> tuple[Match, list[str]]:
    """The match of a saved file."""
    path = Path(start)
    if start == "last":
        saved = [file for file in saved_matches().glob("*.fiorino") if _is_saved(file)]
        saved.sort(key=lambda file: file.stat().st_mtime)
        if not saved:
            raise FiorinoError("There is no saved match yet; begin one with: fiorino play")
        path = saved[-1]
    text = read_text(path)
    if kind_of(text) == "position":
        setup, table = read_position(text, GAMES)
        return Match(setup, Chance(seed), table), _seats(seats, setup.players)
    record = read_record(text, GAMES)
    if record.match.chance is None:
        record.match.continue_with(Chance(seed), len(record.match.log))
    return record.match, _seats(seats or ",".join(record.players), record.match.setup.players)


class Sitting:
    """One match at one terminal."""

    def __init__(self, match: Match, players: list[str], console: Console, path: Path) -> None:
        self.match = match
        self.players = players
        self.console = console
        self.path = path
        self.screen = SCREENS[match.setup.game.name](match.setup, players)
        seed = match.chance.seed if match.chance else ""
        self.bots: dict[int, Bot] = {
            seat: find_bot(name)(Random(f"{seed}/{seat}"))
            for seat, name in enumerate(players)
            if not _is_person(name)
        }
        self.told = 0
        self.running = True

    def run(self) -> None:
        """Play to the end, or until the player leaves; the match is saved in any case."""
        try:
            while self.running and not self.match.is_over:
                self._go_on()
            if self.match.is_over:
                self._show_table(None)
                self._tell_news()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        finally:
            self._save(self.path)
        if not self.match.is_over:
            self._print(f"Go on with: fiorino play --from {shlex.quote(str(self.path))}")

    def _go_on(self) -> None:
        """One decision: a draw by hand, a bot's answer, or a person's."""
        decision = self.match.decision()
        assert decision is not None
        if decision.seat in self.bots:
            action = self.bots[decision.seat].answer(decision)
            self.match.play(decision.seat, action)
        else:
            self._turn(decision)

    def _turn(self, decision: Decision) -> None:
        """Ask a person until there is an answer, or something to redraw."""
        self.show(decision)
        while True:
            line = self._read()
            try:
                if self._command(line, decision):
                    return
            except IllegalAction as refusal:
                self.console.print(f"Not allowed: {refusal.reason} (rule {refusal.rule}).")
            except FiorinoError as refusal:
                self.console.print(str(refusal), markup=False)

    def show(self, decision: Decision) -> None:
        """The table, the news, and the question with its answers."""
        self._show_table(decision)
        self._tell_news()
        self._show_question(decision)

    def _read(self) -> str:
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty():
            return input("› ")
        line = sys.stdin.buffer.readline().decode("utf-8", "replace")
        if not line:
            raise EOFError
        self._print(f"› {line.rstrip()}")
        return line

    def _command(self, line: str, decision: Decision) -> bool:
        """Carry out one line; true when the table has to be drawn again."""
        word, _, rest = line.strip().partition(" ")
        commands: dict[str, Callable[[], bool]] = {
            "undo": self._undo,
            "quit": self._quit,
            "table": lambda: True,
            "help": lambda: self._print(HELP),
            "?": lambda: self._print(HELP),
            "log": self._log,
            "hint": lambda: self._hint(decision),
            "why": lambda: self._rules(decision.rule),
            "rules": lambda: self._rules(rest),
            "save": lambda: self._save_as(rest),
        }
        if word.lower() in commands:
            return commands[word.lower()]()
        try:
            action = self._answer(line.strip(), decision)
        except BadNotation as fault:
            near = "" if "Did you mean" in str(fault) else did_you_mean(word, commands)
            raise BadNotation(f"{fault}{near} (“help” tells what else you can type.)") from None
        self.match.play(decision.seat, action)
        return True

    def _answer(self, text: str, decision: Decision) -> Action:
        """The action that was typed: a number of the list, a number of its own, or notation."""
        if text.isdecimal() and len(text) < MANY:
            if len(decision.options) > MANY:
                verb = decision.notation.write(decision.options[0]).split()[0]
                return decision.notation.read(f"{verb} {int(text)}", decision.options)
            if not 1 <= int(text) <= len(decision.options):
                raise BadNotation(f"The answers are numbered 1 to {len(decision.options)}.")
            return decision.options[int(text) - 1]
        return decision.notation.read(text, decision.options)

    def _show_table(self, decision: Decision | None) -> None:
        viewer = self.match.table.seat() if decision is None else decision.seat
        view = (
            self.match.setup.game.view(self.match.table, viewer)
            if decision is None
            else decision.view
        )
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.screen.draw(view, self.console))

    def _tell_news(self) -> None:
        """What has happened since a person was last asked."""
        news = [event for _, event in self.match.story(self.told)]
        self.told = len(self.match.log)
        if news:
            self.console.print()
        for event in news:
            self.console.print(self.screen.tell(event))

    def _show_question(self, decision: Decision) -> None:
        self.console.print()
        self.console.print(self.screen.ask(decision))
        if len(decision.options) > MANY:
            first, last = decision.options[0], decision.options[-1]
            write = decision.notation.write
            self.console.print(
                f"    [bold]{write(first)} … {write(last)}[/]"
                f"  [dim]{self.screen.explain(decision, first)}[/]"
            )
            return
        for number, action in enumerate(decision.options, 1):
            text = decision.notation.write(action)
            self.console.print(
                f"{number:>3} [bold]{text:<16}[/] [dim]{self.screen.explain(decision, action)}[/]"
            )

    def _undo(self) -> bool:
        """Back to the last answer that a person gave here, bots' answers and draws included."""
        for number in range(len(self.match.log) - 1, -1, -1):
            seat = self.match.log[number].seat
            if seat != CHANCE and seat not in self.bots:
                self.match.rewind(number)
                self.told = len(self.match.log)
                return True
        raise FiorinoError("There is no answer of yours to take back yet.")

    def _quit(self) -> bool:
        self.running = False
        return True

    def _print(self, text: str) -> bool:
        self.console.print(text, markup=False, soft_wrap=True)
        return False

    def _log(self) -> bool:
        for number, event in self.match.story():
            self.console.print(numbered(number, self.screen.tell(event)))
        return False

    def _hint(self, decision: Decision) -> bool:
        action = find_bot("greedy")(Random(0)).answer(decision)
        reasons = self.match.setup.game.heuristics().reasons(decision.guess(Random(0)))
        figures = ", ".join(f"{name} {value:.1f}" for name, value in reasons.items())
        self.console.print(
            f"Hint: [bold]{decision.notation.write(action)}[/]"
            + (f"  [dim]({figures})[/]" if figures else "")
        )
        return False

    def _rules(self, number: str) -> bool:
        print_rules(self.match.setup.game, number.strip(), self.console)
        return False

    def _save_as(self, name: str) -> bool:
        try:
            path = Path(name.strip()).expanduser() if name.strip() else self.path
            self._save(path)
        except (RuntimeError, ValueError) as fault:
            raise FiorinoError(f"“{name.strip()}” is no name for a file: {fault}.") from None
        return False

    def _save(self, path: Path) -> None:
        write_text(path, write_record(Record(self.match, self.players)))
        self._print(f"Saved as {path}")
