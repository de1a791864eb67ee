"""How lines are typed: edited at a terminal, or read from a pipe."""

import sys
from collections.abc import Callable, Sequence
from typing import Final, Protocol

Offer = Callable[[str], Sequence[str]]
"""The lines that what is typed so far may become."""
NOBODY_IN_PARTICULAR: Final = -1


def nothing(_: str) -> Sequence[str]:
    """Nothing is offered."""
    return ()


class Keyboard(Protocol):
    """Where answers come from; at the end of what is typed it raises EOFError."""

    is_terminal: bool

    def read(self, prompt: str, who: int, offer: Offer) -> str:
        """The next line of somebody, who has a history of their own."""

    def ask(self, question: str) -> str:
        """A line that is no answer of the match and is kept in no history."""


class Pipe:
    """Lines from a file or another program; each is shown, so that the output reads as typed."""

    def __init__(self, show: Callable[[str], object]) -> None:
        self.is_terminal = False
        self._show: Final = show

    def read(self, prompt: str, who: int, offer: Offer) -> str:
        if sys.stdin is None:
            raise EOFError
        line = sys.stdin.buffer.readline().decode("utf-8", "replace")
        if not line:
            raise EOFError
        self._show(f"{prompt}{line.rstrip()}")
        return line

    def ask(self, question: str) -> str:
        return self.read(f"{question} ", NOBODY_IN_PARTICULAR, nothing)


class Typewriter:
    """Somebody types whose screen is not ours: no editing, since it could not be shown."""

    def __init__(self) -> None:
        self.is_terminal = True

    def read(self, prompt: str, who: int, offer: Offer) -> str:
        return input(prompt)

    def ask(self, question: str) -> str:
        return input(f"{question} ")


def make_keyboard(show: Callable[[str], object]) -> Keyboard:
    """The keyboard of this process; `show` repeats a line that nobody has seen."""
    if sys.stdin is None or not sys.stdin.isatty():
        return Pipe(show)
    if not sys.stdout.isatty():
        return Typewriter()
    # Half the time that a short command takes would go into this import.
    from fiorino.cli.line_editor import LineEditor  # noqa: PLC0415

    return LineEditor()


def prompt_sign() -> str:
    """What stands before a line that is typed, in letters that the terminal has."""
    try:
        "›".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return "> "
    return "› "
