"""One match at one terminal: what is shown, what can be typed, and what comes of it."""

import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console

from fiorino.bots import Bot, find_bot
from fiorino.cli.common import write_text
from fiorino.cli.language import did_you_mean, reason
from fiorino.cli.rules import print_rules
from fiorino.cli.screens import SCREENS, hint, legend, numbered
from fiorino.cli.screens.page import end_page, number_family, question_page
from fiorino.core.decision import Decision
from fiorino.core.errors import BadNotation, FiorinoError, IllegalAction, NotWhole
from fiorino.core.match import Match
from fiorino.core.notation import is_number
from fiorino.core.protocol import CHANCE, SPECTATOR, Action, Event, Seat
from fiorino.core.record import Record, write_record
from fiorino.locale import ENGLISH, Catalogue

MOST_NAMED: Final = 12
"""Of more answers than these only the first and the last are named in a sentence."""
HELP: Final = (
    "undo", "hint", "legend", "why", "rules [4]", "log", "table", "save [FILE]", "quit",
)  # fmt: skip
"""What can be typed besides answers, in every language alike."""


def is_person(name: str) -> bool:
    """Whether somebody at the keyboard is meant: “you”, or a name with a capital letter."""
    return name == "you" or (name[:1].isupper() and len(name) <= 40)


class Sitting:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        players: list[str],
        console: Console,
        path: Path,
        words: Catalogue,
    ) -> None:
        self.match = match
        self.players = players
        self.console = console
        self.path = path
        self.words = words
        self.screen = SCREENS[match.setup.game.name](match.setup, players, words)
        seed = match.chance.seed if match.chance else ""
        self.bots: dict[int, Bot] = {
            seat: find_bot(name)(Random(f"{seed}/{seat}"))
            for seat, name in enumerate(players)
            if not is_person(name)
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
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        finally:
            self._save(self.path)
        if not self.match.is_over:
            command = f"fiorino play --from {shlex.quote(str(self.path))}"
            self._print(self.words.text("terminal-go-on", command=command))

    def _end_screen(self) -> None:
        """The end as everybody may see it; who plays alone sees his own cards."""
        if len(self.bots) < self.match.setup.players - 1:
            self.heard.setdefault(SPECTATOR, max(self.heard.values(), default=self.told))
            self.viewer = SPECTATOR
        view = self.match.setup.game.view(self.match.table, self.viewer)
        news = self.screen.news(self._news(), view)
        events = [event for _, event in self._seen(0)]
        outcome = self.screen.outcome(self.match.table, events)
        board = self.screen.draw(view, self.console)
        self._clear()
        self.console.print(end_page(self.words, outcome, news, board, self.console), end="")

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
            except IllegalAction as refused:
                self._say(
                    self.words.text(
                        "terminal-not-allowed", reason=self._reason(refused), rule=refused.rule
                    )
                )
            except FiorinoError as refused:
                self._say(str(refused))

    def _reason(self, refused: IllegalAction) -> str:
        """Why an answer is refused: a sentence of the catalogue, or else its rule."""
        said = reason(self.words, refused.reason)
        if said != refused.reason or self.words.language == ENGLISH:
            return said
        rules = self.match.setup.game.rulebook(self.words.language).rules
        return rules[refused.rule].text if refused.rule in rules else said

    def _change_places(self, seat: Seat) -> None:
        """Where there are secrets, another person takes the keyboard behind a curtain."""
        somebody_looked = self.viewer != SPECTATOR or self.told > 0
        curtain = self.match.setup.game.has_secrets and self.viewer != seat and somebody_looked
        if curtain and sys.stdin is not None and sys.stdin.isatty():
            self.console.clear()
            name = self.screen.name(seat).plain
            input(f"{self.words.text('terminal-curtain', seat=name)} ")
        self.viewer = seat

    def show(self, decision: Decision) -> None:
        """The table, the news, and the question with its answers."""
        news = self.screen.news(self._news(), decision.view)
        page = question_page(self.screen, decision, news, self.console)
        self._clear()
        self.console.print(page, end="")

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

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
            "help": self._help,
            "?": self._help,
            "log": self._log,
            "legend": self._legend,
            "hint": lambda: self._hint(decision),
            "why": lambda: self._rules(decision.rule),
            "rules": lambda: self._rules(rest),
            "save": lambda: self._save_as(rest),
        }
        if word.lower() in commands:
            return commands[word.lower()]()
        self.match.play(decision.seat, self._answer(line.strip(), decision, list(commands)))
        return True

    def _answer(self, text: str, decision: Decision, commands: Sequence[str]) -> Action:
        """The action that was typed: a number of the list, a number of its own, or notation."""
        if is_number(text):
            verb, numbers = number_family(decision.texts())
            if not numbers:
                if not text.isdecimal() or not 1 <= int(text) <= len(decision.options):
                    raise FiorinoError(
                        self.words.text("terminal-answers-numbered", last=len(decision.options))
                    )
                return decision.options[int(text) - 1]
            text = f"{verb} {text}"
        try:
            return decision.notation.read(text, decision.options)
        except NotWhole as fault:
            raise FiorinoError(
                self.words.text(
                    "terminal-not-whole", number=fault.number, rule=decision.rule,
                    answers=self._offered(decision.texts()),
                )
            ) from None  # fmt: skip
        except BadNotation:
            why = self._misread(text, decision, commands)
            raise FiorinoError(f"{why} ({self.words.text('terminal-more-help')})") from None

    def _misread(self, text: str, decision: Decision, commands: Sequence[str]) -> str:
        """What is wrong with a text that names no action, and what could be said instead."""
        texts = decision.texts()
        typed = text.lower().split()
        if not typed:
            return self.words.text("terminal-answer-needed", answers=self._offered(texts))
        begun = [answer for answer in texts if _begins(answer.split(), typed)]
        if len(begun) > 1:
            shown = begun if len(begun) <= 6 else [*begun[:5], "…"]
            return self.words.text(
                "terminal-answer-unclear", text=text[:60], answers=self.words.listed(shown, "or")
            )
        verb = [answer for answer in texts if answer.split()[0] == typed[0]]
        known = [*texts, *commands, *decision.notation.verbs]
        near = did_you_mean(self.words, " ".join(typed), known)
        return self.words.text(
            "terminal-not-understood", text=text[:60], answers=self._offered(verb or texts)
        ) + (near or did_you_mean(self.words, typed[0], known))

    def _offered(self, texts: Sequence[str]) -> str:
        """Answers in a sentence; of many only the first and the last."""
        if len(texts) > MOST_NAMED:
            return f"{texts[0]} … {texts[-1]}"
        return self.words.listed(texts, "or")

    def _news(self) -> list[Event]:
        """What has happened since a person was last asked; from now on it is old."""
        listener = self.viewer if self.match.setup.game.has_secrets else SPECTATOR
        news = self._seen(self.heard.get(listener, self.told))
        self.heard[listener] = len(self.match.log)
        return [event for _, event in news]

    def _seen(self, first: int) -> list[tuple[int, Event]]:
        """The events as the person at the keyboard may see them."""
        seen = [(line, event.seen_by(self.viewer)) for line, event in self.match.story(first)]
        return [(line, event) for line, event in seen if event is not None]

    def _undo(self) -> bool:
        """Back to the last answer that a person gave here, bots' answers and draws included."""
        for number in range(len(self.match.log) - 1, -1, -1):
            seat = self.match.log[number].seat
            if seat != CHANCE and seat not in self.bots:
                self.match.rewind(number)
                length = len(self.match.log)
                self.heard = dict.fromkeys([*self.heard, self.viewer], length)
                return True
        raise FiorinoError(self.words.text("terminal-nothing-to-undo"))

    def _quit(self) -> bool:
        self.running = False
        return True

    def _help(self) -> bool:
        self._print(self.words.text("terminal-help"))
        for typed in HELP:
            says = self.words.text(f"terminal-help-{typed.split()[0]}")
            self._print(f"  {typed:<13} {says}")
        return False

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
        self.console.print(hint(self.screen, decision))
        return False

    def _legend(self) -> bool:
        self.console.print(legend(self.screen))
        return False

    def _rules(self, number: str) -> bool:
        print_rules(self.match.setup.game, number.strip(), self.console, self.words)
        return False

    def _save_as(self, name: str) -> bool:
        try:
            path = Path(name.strip()).expanduser() if name.strip() else self.path
            self._save(path)
        except (RuntimeError, ValueError) as fault:
            raise FiorinoError(
                self.words.text("terminal-error-file-name", file=name.strip(), why=str(fault))
            ) from None
        return False

    def _save(self, path: Path) -> None:
        write_text(path, write_record(Record(self.match, self.players)))
        self._print(self.words.text("terminal-saved", file=str(path)))


def _begins(whole: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether the words of an answer begin with those that were typed, numbers being whole."""
    return len(typed) <= len(whole) and all(
        word == part or (not part.isdigit() and word.startswith(part))
        for part, word in zip(typed, whole, strict=False)
    )
