"""What comes from a file or from another person, made harmless before a terminal is given it.

Everything that is printed passes here: through the console, or through `echo`.
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
"""So many columns of a name are shown."""
MOST_ACCENTS: Final = 3
"""More marks than these above one letter belong to no writing; they paint over other lines."""
UNSEEN: Final = "\ufffd"
"""Stands for what cannot be shown."""


def clean(text: str, kept: str = "") -> str:
    """A text without control signs, signs that turn the direction, and signs without a width."""
    if not text.isprintable():
        text = "".join([letter if _is_shown(letter, kept) else _instead(letter) for letter in text])
    return text if text.isascii() else _without_towers(text)


def _is_shown(letter: str, kept: str) -> bool:
    """Whether a terminal only shows a letter; spaces of any width are no danger."""
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
    """A player's name as a terminal is given it: harmless, and not too long."""
    harmless = clean(name).strip() or UNSEEN
    if cell_len(harmless) <= LONGEST_SHOWN:
        return harmless
    return f"{set_cell_size(harmless, LONGEST_SHOWN - 1).rstrip()}…"


def clean_json(text: str) -> str:
    """A JSON text that says the same, with escapes for what a terminal must not be given."""
    if text.isprintable():
        return text
    return "".join(
        [letter if _is_shown(letter, "\n") else json.dumps(letter)[1:-1] for letter in text]
    )


def echo(text: str, err: bool = False) -> None:
    """Print a sentence, made harmless."""
    click.echo(clean(text), err=err)


class CleanConsole(Console):
    """A console that prints no control signs but its own."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield segment if control else Segment(clean(text, "\n"), style)
