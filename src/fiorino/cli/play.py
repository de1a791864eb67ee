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
from rich.text import Text

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
from fiorino.core.protocol import CHANCE, SPECTATOR, Action, Event, Seat
from fiorino.core.random import Chance
from fiorino.core.record import Record, kind_of, read_position, read_record, write_record
from fiorino.core.wording import did_you_mean, listed
from fiorino.games import GAMES

USUAL_SEATS = 3
"""How many sit down where nobody says how many, and the game takes so many."""
LEAST_FAMILY = 5
"""So many answers that differ in a number only are shown as one line, and a number means them."""
LONGEST_NUMBER = 20

HELP = """\
Answer with the number of an answer or with its text; words may be shortened (“l 5 v”).
  undo          take back your last answer; the same draws come out again
  hint          what the greedy bot would answer, and why
  why           the rule that asks you
  rules [4]     the rules, or one section or rule of them
  log           everything that has happened
  table         draw the table again
  save [FILE]   write the match to a file
  quit          save and leave; go on later with: fiorino play --from last"""


def number_family(texts: Sequence[str]) -> tuple[str, list[str]]:
    """The answers that are one verb with many numbers, like “bid 1” to “bid 28”, if there are."""
    families: dict[str, list[str]] = {}
    for text in texts:
        verb, _, rest = text.partition(" ")
        if rest.isdecimal():
            families.setdefault(verb, []).append(text)
    verb = max(families, key=lambda name: len(families[name]), default="")
    numbers = families.get(verb, [])
    return (verb, numbers) if len(numbers) >= LEAST_FAMILY else ("", [])


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
        game = game or GAMES[0]
        players = _seats(seats, game)
        setup = game.setup(len(players), read_pairs(options), read_box_file(box))
        for warning in game.box_warnings(setup.box):
            click.echo(f"fiorino: {warning}", err=True)
        match = Match(setup, Chance(seed))
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


def _seats(seats: str | None, game: Game, count: int | None = None) -> list[str]:
    """The player of each seat: a bot's name, or a person's."""
    if seats is None:
        usual = count or min(USUAL_SEATS, max(game.players))
        return ["you"] + ["greedy"] * (usual - 1)
    names = [name.strip() for name in seats.split(",")]
    if len(names) not in ((count,) if count else game.players):
        wanted = count or listed([str(number) for number in game.players])
        raise BadOption(f"{game.title} has {wanted} seats here; --seats names {len(names)}.")
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
        return Match(setup, Chance(seed), table), _seats(seats, setup.game, setup.players)
    record = read_record(text, GAMES)
    if record.match.chance is None:
        record.match.continue_with(Chance(seed), len(record.match.log))
    setup = record.match.setup
    return record.match, _seats(seats or ",".join(record.players), setup.game, setup.players)


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
        """How many lines of the log are old news to everybody."""
        self.heard: dict[Seat, int] = {}
        """How many lines each person has been told."""
        self.running = True
        people = [seat for seat in range(match.setup.players) if seat not in self.bots]
        self.viewer = Seat(people[0]) if len(people) == 1 else SPECTATOR
        """Whose eyes are on the screen."""

    def run(self) -> None:
        """Play to the end, or until the player leaves; the match is saved in any case."""
        try:
            while self.running and not self.match.is_over:
                self._go_on()
            if self.match.is_over:
                self._end_screen()
                self._tell_news()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        finally:
            self._save(self.path)
        if not self.match.is_over:
            self._print(f"Go on with: fiorino play --from {shlex.quote(str(self.path))}")

    def _end_screen(self) -> None:
        """The end as everybody may see it; who plays alone sees his own cards."""
        if len(self.bots) < self.match.setup.players - 1:
            self.heard.setdefault(SPECTATOR, max(self.heard.values(), default=self.told))
            self.viewer = SPECTATOR
        self._show_table(None)

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
        self._change_places(decision.seat)
        self.show(decision)
        while True:
            line = self._read()
            try:
                if self._command(line, decision):
                    return
            except IllegalAction as refusal:
                self._say(f"Not allowed: {refusal.reason} (rule {refusal.rule}).")
            except FiorinoError as refusal:
                self._say(str(refusal))

    def _change_places(self, seat: Seat) -> None:
        """Where there are secrets, another person takes the keyboard behind a curtain."""
        somebody_looked = self.viewer != SPECTATOR or self.told > 0
        curtain = self.match.setup.game.has_secrets and self.viewer != seat and somebody_looked
        if curtain and sys.stdin is not None and sys.stdin.isatty():
            self.console.clear()
            name = self.players[seat]
            input(f"{name} is asked now. Press Enter when only {name} looks. ")
        self.viewer = seat

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
            told = "Did you mean" in str(fault) or "There is no" in str(fault)
            near = "" if told else did_you_mean(word, commands)
            raise BadNotation(f"{fault}{near} (“help” tells what else you can type.)") from None
        self.match.play(decision.seat, action)
        return True

    def _answer(self, text: str, decision: Decision) -> Action:
        """The action that was typed: a number of the list, a number of its own, or notation."""
        if text.isdecimal() and len(text) < LONGEST_NUMBER:
            verb, numbers = number_family(decision.texts())
            if numbers:
                return decision.notation.read(f"{verb} {int(text)}", decision.options)
            if not 1 <= int(text) <= len(decision.options):
                raise BadNotation(f"The answers are numbered 1 to {len(decision.options)}.")
            return decision.options[int(text) - 1]
        return decision.notation.read(text, decision.options)

    def _show_table(self, decision: Decision | None) -> None:
        view = (
            self.match.setup.game.view(self.match.table, self.viewer)
            if decision is None
            else decision.view
        )
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.screen.draw(view, self.console))

    def _tell_news(self) -> None:
        """What has happened since a person was last asked."""
        listener = self.viewer if self.match.setup.game.has_secrets else SPECTATOR
        news = self._seen(self.heard.get(listener, self.told))
        self.heard[listener] = len(self.match.log)
        if news:
            self.console.print()
        for _, event in news:
            self.console.print(self.screen.tell(event))

    def _seen(self, first: int) -> list[tuple[int, Event]]:
        """The events as the person at the keyboard may see them."""
        seen = [(line, event.seen_by(self.viewer)) for line, event in self.match.story(first)]
        return [(line, event) for line, event in seen if event is not None]

    def _show_question(self, decision: Decision) -> None:
        self.console.print()
        self.console.print(self.screen.ask(decision))
        texts = decision.texts()
        _, numbers = number_family(texts)
        width = max([16, *[len(text) for text in texts if text not in numbers]])
        for number, (text, action) in enumerate(zip(texts, decision.options, strict=True), 1):
            if text in numbers:
                continue
            mark = " •" if numbers else str(number)
            self._show_answer(mark, text.ljust(width), self.screen.explain(decision, action))
        if numbers:
            self._show_answer(" •", f"{numbers[0]} … {numbers[-1]}".ljust(width), "type a number")

    def _show_answer(self, mark: str, text: str, explained: str) -> None:
        self.console.print(Text.assemble(f"{mark:>3} ", (text, "bold"), (f" {explained}", "dim")))

    def _undo(self) -> bool:
        """Back to the last answer that a person gave here, bots' answers and draws included."""
        for number in range(len(self.match.log) - 1, -1, -1):
            seat = self.match.log[number].seat
            if seat != CHANCE and seat not in self.bots:
                self.match.rewind(number)
                length = len(self.match.log)
                self.heard = dict.fromkeys([*self.heard, self.viewer], length)
                return True
        raise FiorinoError("There is no answer of yours to take back yet.")

    def _quit(self) -> bool:
        self.running = False
        return True

    def _say(self, sentence: str) -> None:
        """A sentence, broken between words where the terminal ends."""
        self.console.print(sentence, markup=False)

    def _print(self, text: str) -> bool:
        """A text that may be copied: never broken by us."""
        self.console.print(text, markup=False, soft_wrap=True)
        return False

    def _log(self) -> bool:
        for number, event in self._seen(0):
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
