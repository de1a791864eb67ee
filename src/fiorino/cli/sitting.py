"""One match at one terminal: what is shown, what can be typed, and what it does."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Final

from rich.console import Console

from fiorino.bots import Bot
from fiorino.cli.answers import refused_answer, typed_answer
from fiorino.cli.clean import shown_name
from fiorino.cli.completing import complete_answer, complete_file, complete_word
from fiorino.cli.hints import hint
from fiorino.cli.keeping import KeptMatch
from fiorino.cli.keyboard import Keyboard, prompt_sign
from fiorino.cli.leaving import Ending
from fiorino.cli.rules import print_rules
from fiorino.cli.screens import SCREENS, legend, numbered
from fiorino.cli.screens.page import end_page, number_family, question_page
from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import CHANCE, SPECTATOR, Event, Seat
from fiorino.locale import Catalogue

HELP: Final = (
    "undo", "hint", "legend", "why", "rules [4]", "log", "table", "save [FILE]", "quit",
)  # fmt: skip
"""What can be typed besides answers, in every language alike."""
LEFT: Final = 0
UNSAVED: Final = 1
"""The exit code if the match is in no file."""


class Sitting:
    """One match at one terminal."""

    def __init__(
        self,
        kept: KeptMatch,
        console: Console,
        keyboard: Keyboard,
        ending: Ending,
        words: Catalogue,
    ) -> None:
        match, players = kept.match, kept.players
        self.match = match
        self.kept = kept
        self.console = console
        self.keyboard = keyboard
        self.words = words
        self.ending = ending
        names = [shown_name(player.name) for player in players]
        self.screen = SCREENS[match.setup.game.name](match.setup, names, words)
        seed = match.chance.seed if match.chance else ""
        self.bots: dict[int, Bot] = {
            seat: player.bot(Random(f"{seed}/{seat}"))
            for seat, player in enumerate(players)
            if player.bot is not None
        }
        self.told = 0
        """How many log lines everybody has already seen."""
        self.heard: dict[Seat, int] = {}
        """How many log lines each person has seen."""
        self.running = True
        people = [seat for seat in range(match.setup.players) if seat not in self.bots]
        self.viewer = Seat(people[0]) if len(people) == 1 else SPECTATOR
        """The person who is looking at the screen."""
        self.has_curtain = (
            len(people) > 1
            and match.setup.game.has_secrets
            and keyboard.is_terminal
            and console.is_terminal
        )
        """Whether people with secrets take turns at one screen."""

    def run(self) -> int:
        """Play to the end, or until somebody leaves, and always save; returns the exit code."""
        with self.ending.obeyed():
            try:
                self._play()
            except EOFError:
                with suppress(OSError):
                    self.console.print()
            except KeyboardInterrupt:
                self.ending.came = self.ending.came or signal.SIGINT
            except OSError:
                if not self.ending.came:
                    raise
            finally:
                self._leave()
        if self.ending.came:
            return self.ending.code
        return LEFT if self.kept.keeper.is_kept else UNSAVED

    def _play(self) -> None:
        with self._screen_of_its_own():
            while self.running and not self.match.is_over:
                self._go_on()
        if self.match.is_over:
            self._end_screen()

    def show_end(self) -> None:
        """A match that was over before anybody sat down."""
        self._end_screen()
        self._say(self.words.text("terminal-over-already"))

    @contextmanager
    def _screen_of_its_own(self) -> Iterator[None]:
        """On a shared screen, keep the match out of the scrollback."""
        if not self.has_curtain:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            with suppress(OSError):
                self.console.set_alt_screen(False)

    def _leave(self) -> None:
        """Save the match, then say where; nobody may be left to read it."""
        self.kept.keep()
        with suppress(OSError):
            self._tell_notices()
            for line in self.kept.farewell():
                self._print(line)

    def _tell_notices(self) -> None:
        for notice in self.kept.notices():
            self._say(notice)

    def _end_screen(self) -> None:
        """The end as everybody may see it; a lone player sees their own cards."""
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
            with self.ending.waiting():
                action = self.bots[decision.seat].answer(decision)
            self.match.play(decision.seat, action)
        else:
            self._turn(decision)
            self.kept.keep()

    def _turn(self, decision: Decision) -> None:
        """Ask a person until there is an answer, or a reason to redraw."""
        self.kept.keep()
        self._change_places(decision.seat)
        self.show(decision)
        while True:
            line = self._read(decision)
            try:
                if self._command(line, decision):
                    return
            except FiorinoError as refused:
                self._say(refused_answer(self.screen, refused))

    def _change_places(self, seat: Seat) -> None:
        """With hidden information, hand the keyboard over behind a curtain."""
        somebody_looked = self.viewer != SPECTATOR or self.told > 0
        if self.has_curtain and self.viewer != seat and somebody_looked:
            self.console.clear()
            name = self.screen.name(seat).plain
            self.keyboard.ask(self.words.text("terminal-curtain", seat=name))
        self.viewer = seat

    def show(self, decision: Decision) -> None:
        """The table, the news, and the question with its answers."""
        news = self.screen.news(self._news(), decision.view)
        page = question_page(self.screen, decision, news, self.console)
        self._clear()
        with self._pages():
            self.console.print(page, end="")
            self._tell_notices()

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    @contextmanager
    def _pages(self) -> Iterator[None]:
        """Show longer texts page by page on a screen without scrollback."""
        if not self.has_curtain:
            yield
            return
        with self.console.capture() as captured:
            yield
        lines = captured.get().splitlines(keepends=True)
        room = max(2, self.console.height - 2)
        for first in range(0, len(lines), room):
            if first:
                self.keyboard.ask(self.words.text("terminal-more"))
            self.console.file.write("".join(lines[first : first + room]))
            self.console.file.flush()

    def _read(self, decision: Decision) -> str:
        return self.keyboard.read(
            prompt_sign(), decision.seat, lambda typed: self._offer(typed, decision)
        )

    def _offer(self, typed: str, decision: Decision) -> list[str]:
        """The Tab completions; of many numbers only their verb is offered."""
        word, space, rest = typed.lstrip().partition(" ")
        if space and word == "rules":
            book = self.match.setup.game.rulebook(self.words.language)
            sections = [section.number for section in book.sections]
            return complete_word(word, rest.strip(), [*sections, *book.rules])
        if space and word == "save":
            return complete_file(word, rest.strip())
        texts = decision.texts()
        verb, numbers = number_family(texts)
        answers = [text for text in texts if text not in numbers]
        commands = [typed.split()[0] for typed in HELP] + ["help"]
        return complete_answer(typed, [*answers, *([f"{verb} "] if numbers else [])], commands)

    def _command(self, line: str, decision: Decision) -> bool:
        """Carry out one line; returns true if the table must be redrawn."""
        word, _, rest = line.strip().partition(" ")
        commands: dict[str, Callable[[], bool]] = {
            "undo": lambda: self._undo(decision.seat),
            "quit": self._quit,
            "table": lambda: True,
            "help": self._help,
            "?": self._help,
            "log": self._log,
            "legend": self._legend,
            "hint": lambda: self._hint(decision),
            "why": lambda: self._rules(decision.rule),
            "rules": lambda: self._rules(rest),
            "save": lambda: self._save(rest),
        }
        if word.lower() in commands:
            return commands[word.lower()]()
        answer = typed_answer(self.words, line.strip(), decision, list(commands))
        self.match.play(decision.seat, answer)
        return True

    def _news(self) -> list[Event]:
        """What has happened since a person was last asked; marks it as seen."""
        listener = self.viewer if self.match.setup.game.has_secrets else SPECTATOR
        news = self._seen(self.heard.get(listener, self.told))
        self.heard[listener] = len(self.match.log)
        return [event for _, event in news]

    def _seen(self, first: int) -> list[tuple[int, Event]]:
        """The events as the person at the keyboard may see them."""
        seen = [(line, event.seen_by(self.viewer)) for line, event in self.match.story(first)]
        return [(line, event) for line, event in seen if event is not None]

    def _undo(self, asked: Seat) -> bool:
        """Go back to the last answer of the person who is asked, across bots' answers and draws."""
        for number in range(len(self.match.log) - 1, -1, -1):
            seat = self.match.log[number].seat
            if seat == CHANCE or seat in self.bots:
                continue
            if seat != asked:
                name = self.screen.name(seat).plain
                raise FiorinoError(self.words.text("terminal-undo-other", seat=name))
            self.match.rewind(number)
            length = len(self.match.log)
            self.heard = dict.fromkeys([*self.heard, self.viewer], length)
            return True
        raise FiorinoError(self.words.text("terminal-nothing-to-undo"))

    def _quit(self) -> bool:
        self.running = False
        return True

    def _help(self) -> bool:
        self._say(self.words.text("terminal-help"))
        for typed in HELP:
            says = self.words.text(f"terminal-help-{typed.split()[0]}")
            self._print(f"  {typed:<13} {says}")
        if self.keyboard.is_terminal:
            self._say(self.words.text("terminal-help-keys"))
        return False

    def _say(self, sentence: str) -> None:
        """Print a sentence, wrapped between words at the width of the terminal."""
        self.console.print(sentence, markup=False)

    def _print(self, text: str) -> bool:
        """Print a text for copying, never wrapped by us."""
        self.console.print(text, markup=False, soft_wrap=True)
        return False

    def _log(self) -> bool:
        with self._pages():
            for number, event in self._seen(0):
                self.console.print(numbered(number, self.screen.tell(event)))
        return False

    def _hint(self, decision: Decision) -> bool:
        for line in hint(self.screen, decision):
            self.console.print(line)
        return False

    def _legend(self) -> bool:
        self.console.print(legend(self.screen))
        return False

    def _rules(self, number: str) -> bool:
        with self._pages():
            print_rules(self.match.setup.game, number.strip(), self.console, self.words)
        return False

    def _save(self, said: str) -> bool:
        sentence = self.kept.save(said)
        self._tell_notices()
        return self._print(sentence) if sentence else False
