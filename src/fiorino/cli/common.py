"""What several commands share: arguments for games, options, boxes and files."""

import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem
from rich.console import Console

from fiorino.cli.clean import CleanConsole
from fiorino.cli.language import BadFile, did_you_mean, words
from fiorino.cli.saving import why
from fiorino.cli.signs import PLAINLY, wants_plain_letters
from fiorino.core.box import BoxData, read_box
from fiorino.core.codec import LARGEST_TEXT
from fiorino.core.errors import BadOption, FiorinoError, UnknownName
from fiorino.core.game import Game, Setup
from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.games import GAMES

Command = TypeVar("Command", bound=Callable[..., Any])


BOTS_HELP: Final = (
    "The bots, separated by commas; a level may have a style and a limit: hard:bold,"
    " master:nodes=100, master:time=0.3."
)


class GameName(click.ParamType[Game]):
    """The name of a game, completed by the shell."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Game:
        if isinstance(value, Game):
            return value
        known = {game.name: game for game in GAMES}
        name = str(value)
        if name not in known:
            said = words()
            raise UnknownName(
                said.text("terminal-error-game", game=name[:40], games=said.listed(list(known)))
                + did_you_mean(said, name, known)
            )
        return known[name]

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
            raise BadOption(words().text("terminal-error-option-form", option=option))
        if name.strip() in pairs:
            raise BadOption(words().text("terminal-error-option-twice", option=name.strip()))
        pairs[name.strip()] = value.strip()
    return pairs


def read_box_file(path: Path | None) -> BoxData | None:
    """The box of a file."""
    if path is None:
        return None
    text = read_text(path)
    with about(path):
        return read_box(text)


@contextmanager
def about(path: Path | None, kind: type[FiorinoError] = FiorinoError) -> Iterator[None]:
    """Attribute refusals inside to this file, if there is one."""
    try:
        yield
    except kind as fault:
        if path is None:
            raise
        raise BadFile(path, fault) from None


def read_text(path: Path) -> str:
    """The text of one of our files, or a sentence why it cannot be read."""
    try:
        if path.exists() and not path.is_file():
            raise FiorinoError(words().text("terminal-error-file-kind", file=str(path)))
        with path.open("rb") as file:
            data = file.read(4 * LARGEST_TEXT + 1)
        if len(data) > 4 * LARGEST_TEXT:
            raise FiorinoError(words().text("terminal-error-file-large", file=str(path)))
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FiorinoError(words().text("terminal-error-file-text", file=str(path))) from None
    except (OSError, ValueError) as fault:
        raise FiorinoError(
            words().text("terminal-error-file-read", file=str(path), why=why(fault))
        ) from None


def find_viewer(setup: Setup, name: str) -> Seat:
    """A seat by its name, or the spectator."""
    names = {seat_name: Seat(seat) for seat, seat_name in enumerate(setup.seat_names)}
    names["spectator"] = SPECTATOR
    if name not in names:
        said = words()
        raise UnknownName(
            said.text("terminal-error-seat", seat=name, seats=said.listed(list(names)))
            + did_you_mean(said, name, names)
        )
    return names[name]


def make_console() -> Console:
    """A console that obeys NO_COLOR, pipes and the width of the terminal.

    A terminal that cannot show our symbols gets plain letters instead.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        plain = "ascii" if wants_plain_letters(os.environ) else None
        sys.stdout.reconfigure(encoding=plain, errors=PLAINLY)
    return CleanConsole(highlight=False, soft_wrap=False, emoji=False)
