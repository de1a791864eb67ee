"""Sanitises text from files and other people before it reaches the terminal.

Everything that is printed passes through here: by the console, or by `echo`.
"""

import json
import unicodedata
from collections.abc import Iterable
from typing import Final

import click
from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

LONGEST_SHOWN: Final = 40
"""How many columns of a name are shown."""
MOST_ACCENTS: Final = 3
"""No writing has more marks than this on one letter; more would paint over other lines."""
UNSEEN: Final = "\ufffd"
"""Replaces what cannot be shown."""


def clean(text: str, kept: str = "") -> str:
    """A text without control, direction and zero-width characters."""
    if not text.isprintable():
        text = "".join([letter if _is_shown(letter, kept) else _instead(letter) for letter in text])
    return text if text.isascii() else _without_towers(text)


def _is_shown(letter: str, kept: str) -> bool:
    """Whether a terminal merely shows a character; spaces of any width are harmless."""
    return letter.isprintable() or letter in kept or unicodedata.category(letter) == "Zs"


def _instead(letter: str) -> str:
    return " " if letter in "\n\r\t" else UNSEEN


def _without_towers(text: str) -> str:
    accents = 0
    letters: list[str] = []
    for letter in text:
        accents = accents + 1 if unicodedata.combining(letter) else 0
        if accents <= MOST_ACCENTS:
            letters.append(letter)
    return "".join(letters)


def shown_name(name: str) -> str:
    """A player's name for the terminal: harmless, and not too long."""
    harmless = clean(name).strip() or UNSEEN
    if cell_len(harmless) <= LONGEST_SHOWN:
        return harmless
    return f"{set_cell_size(harmless, LONGEST_SHOWN - 1).rstrip()}…"


def clean_json(text: str) -> str:
    """An equivalent JSON text, with escapes for what must not reach a terminal."""
    if text.isprintable():
        return text
    return "".join(
        [letter if _is_shown(letter, "\n") else json.dumps(letter)[1:-1] for letter in text]
    )


def echo(text: str, err: bool = False) -> None:
    """Print a sentence, sanitised."""
    click.echo(clean(text), err=err)


class CleanConsole(Console):
    """A console that prints no control characters but its own."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield segment if control else Segment(clean(text, "\n"), style)
