"""How lines are typed: edited at a terminal, or read from a pipe."""

import sys
from collections.abc import Callable, Sequence
from typing import Final, Protocol

Offer = Callable[[str], Sequence[str]]
"""The completions of what is typed so far."""
NOBODY_IN_PARTICULAR: Final = -1


def nothing(_: str) -> Sequence[str]:
    """Offer no completions."""
    return ()


class Keyboard(Protocol):
    """The source of answers; raises EOFError at the end of the input."""

    is_terminal: bool

    def read(self, prompt: str, who: int, offer: Offer) -> str:
        """The next line of a person, who has their own history."""

    def ask(self, question: str) -> str:
        """A line that is no answer in the match and goes into no history."""


class Pipe:
    """Lines from a file or another program, each echoed so that the output reads as if typed."""

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
    """Input typed on a terminal that is not our output: no editing, since it could not be shown."""

    def __init__(self) -> None:
        self.is_terminal = True

    def read(self, prompt: str, who: int, offer: Offer) -> str:
        return input(prompt)

    def ask(self, question: str) -> str:
        return input(f"{question} ")


def make_keyboard(show: Callable[[str], object]) -> Keyboard:
    """The keyboard of this process; `show` echoes a line that nobody has seen."""
    if sys.stdin is None or not sys.stdin.isatty():
        return Pipe(show)
    if not sys.stdout.isatty():
        return Typewriter()
    # This import would take half the time of a short command.
    from fiorino.cli.line_editor import LineEditor  # noqa: PLC0415

    return LineEditor()


def prompt_sign() -> str:
    """The prompt, in characters that the terminal has."""
    try:
        "›".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return "> "
    return "› "
