"""What several commands share: how games, options, boxes and files are given."""

import io
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem
from rich.console import Console

from fiorino.core.box import BoxData, read_box
from fiorino.core.codec import LARGEST_TEXT
from fiorino.core.errors import BadOption, FiorinoError, UnknownName
from fiorino.core.game import Game, Setup
from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.core.record import find_game
from fiorino.core.wording import did_you_mean, listed
from fiorino.games import GAMES

Command = TypeVar("Command", bound=Callable[..., Any])


class GameName(click.ParamType[Game]):
    """The name of a game, completed by the shell."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Game:
        return value if isinstance(value, Game) else find_game(str(value), GAMES)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(game.name) for game in GAMES if game.name.startswith(incomplete)]


GAME = GameName()
FILE = click.Path(path_type=Path)


def option_option(command: Command) -> Command:
    """`--option name=value`, as often as wanted."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="Choose a rule option of the game; may be given several times.",
    )(command)


def box_option(command: Command) -> Command:
    """`--box FILE`."""
    return click.option(
        "--box", type=FILE, metavar="FILE", help="Play with the component data of this file."
    )(command)


def read_pairs(options: Sequence[str]) -> dict[str, str]:
    """The options of the command line as names and values."""
    pairs: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"An option is given as name=value, not as “{option}”.")
        if name.strip() in pairs:
            raise BadOption(f"The option “{name.strip()}” is given twice.")
        pairs[name.strip()] = value.strip()
    return pairs


def read_box_file(path: Path | None) -> BoxData | None:
    """The box of a file."""
    return None if path is None else read_box(read_text(path))


def read_text(path: Path) -> str:
    """The text of a file of ours, or a sentence why it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(4 * LARGEST_TEXT + 1)
        if len(data) > 4 * LARGEST_TEXT:
            raise FiorinoError(f"“{path}” is far too large to be a file of Fiorino.")
        return data.decode()
    except UnicodeDecodeError:
        raise FiorinoError(f"“{path}” is not a text file.") from None
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise FiorinoError(f"“{path}” cannot be read: {why}.") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(name).replace(path)
        except OSError:
            Path(name).unlink()
            raise
    except OSError as fault:
        raise FiorinoError(f"“{path}” cannot be written: {fault.strerror}.") from None


def find_viewer(setup: Setup, name: str) -> Seat:
    """A seat by its name, or the spectator."""
    names = {seat_name: Seat(seat) for seat, seat_name in enumerate(setup.seat_names)}
    names["spectator"] = SPECTATOR
    if name not in names:
        raise UnknownName(
            f"There is no seat “{name}”; there is {listed(names, 'and')}."
            + did_you_mean(name, names)
        )
    return names[name]


def make_console() -> Console:
    """A console that obeys NO_COLOR, pipes and the width of the terminal.

    A terminal that does not know our letters shows question marks instead.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False, soft_wrap=False)
