"""`fiorino play`: a match in the terminal, against bots or with people at the same keyboard."""

import os
import secrets
from collections.abc import Sequence
from datetime import datetime
from itertools import count
from pathlib import Path

import click
from platformdirs import user_data_path

from fiorino.bots import BOTS, find_bot
from fiorino.cli.common import (
    FILE,
    GAME,
    box_option,
    cannot_write,
    make_console,
    option_option,
    read_box_file,
    read_pairs,
    read_text,
)
from fiorino.cli.language import did_you_mean, language_option, words
from fiorino.cli.sitting import Sitting, is_person
from fiorino.core.errors import BadOption, FiorinoError, UnknownName
from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import kind_of, read_position, read_record
from fiorino.games import GAMES

USUAL_SEATS = 3
"""How many sit down where nobody says how many, and the game takes so many."""


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
@language_option
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
            raise BadOption(words().text("terminal-error-saved-file-brings"))
        match, players = _open(start, seed, seats)
    saved = path or _new_path(match.setup.game)
    sitting = Sitting(match, players, make_console(), saved, words())
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
            raise cannot_write(path, fault) from None
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
        said = words()
        counts = said.listed(
            [str(number) for number in ((count,) if count else game.players)], "or"
        )
        raise BadOption(
            said.text("terminal-error-seats", game=game.title, seats=counts, named=len(names))
        )
    for name in names:
        if not is_person(name):
            _check_bot(name)
    return names


def _check_bot(name: str) -> None:
    if name not in BOTS and ".py:" not in name:
        said = words()
        raise UnknownName(
            said.text("terminal-error-bot", bot=name[:60], bots=said.listed(list(BOTS)))
            + did_you_mean(said, name, BOTS)
        )
    find_bot(name)


def _open(start: str, seed: str, seats: str | None) -> tuple[Match, list[str]]:
    """The match of a saved file."""
    path = Path(start)
    if start == "last":
        saved = [file for file in saved_matches().glob("*.fiorino") if _is_saved(file)]
        saved.sort(key=lambda file: file.stat().st_mtime)
        if not saved:
            raise FiorinoError(words().text("terminal-error-no-saved", command="fiorino play"))
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
