"""`fiorino play`: a match in the terminal, against bots or with people at the same keyboard."""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import click

from fiorino.bots import BOT_FILE
from fiorino.bots.levels import readiness
from fiorino.bots.spec import HOUSE_BOTS
from fiorino.cli.clean import echo
from fiorino.cli.common import (
    FILE,
    GAME,
    about,
    box_option,
    make_console,
    option_option,
    read_box_file,
    read_pairs,
    read_text,
)
from fiorino.cli.keeping import KeptMatch
from fiorino.cli.keyboard import make_keyboard
from fiorino.cli.language import language_option, words
from fiorino.cli.leaving import Ending, HeedfulKeyboard
from fiorino.cli.saving import ENDING, Keeper, saved_matches
from fiorino.cli.seating import (
    Player,
    named_players,
    recorded_players,
    usual_players,
)
from fiorino.cli.sitting import Sitting
from fiorino.core.errors import BadBox, BadOption, FiorinoError
from fiorino.core.fairness import Promise
from fiorino.core.game import Game
from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import kind_of, read_position, read_record
from fiorino.core.strength import Readiness
from fiorino.games import GAMES

LAST = "last"


@dataclass(frozen=True)
class Laid:
    """A match that is ready to be played."""

    match: Match
    players: Sequence[Player]
    promise: Promise | None = None
    file: Path | None = None
    """The record that it continues from, and in."""


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option(
    "--seats",
    metavar="WHO,WHO",
    help="Who sits where: a person's name with a capital letter, “you”, or a bot"
    f" ({', '.join(HOUSE_BOTS)}, file.py:Class). A level may have a style and a limit: hard:bold,"
    " master:nodes=100, master:time=0.3. Usual: you and normal.",
)
@click.option("--seed", metavar="N", help="Seed of the draws; the same seed gives the same tiles.")
@click.option("--from", "start", metavar="FILE", help="Go on from a record or position; or “last”.")
@click.option("--save", "path", type=FILE, metavar="FILE", help="Where the match is saved.")
@click.option("--overwrite", is_flag=True, help="With --save: write over a file that is there.")
@option_option
@box_option
@language_option
def play(
    game: Game | None,
    seats: str | None,
    seed: str | None,
    start: str | None,
    path: Path | None,
    overwrite: bool,
    options: Sequence[str],
    box: Path | None,
) -> int:
    """Play a match in the terminal.

    Without a GAME it is Medici vs Strozzi. The match is saved after every answer. A match that goes
    on from a record is saved in that file.
    """
    seed = secrets.token_hex(4) if seed is None else seed
    if start is None:
        laid = _lay(game or GAMES[0], seed, seats, read_pairs(options), box)
    elif game or options or box:
        raise BadOption(words().text("terminal-error-saved-file-brings"))
    else:
        laid = _open(_find(start), seed, seats)
    name = laid.match.setup.game.name
    console = make_console()
    ending = Ending()
    keyboard = HeedfulKeyboard(
        make_keyboard(lambda line: console.print(line, markup=False, soft_wrap=True)), ending
    )
    if path is None or _is_same(path, laid.file):
        keeper = Keeper(name, laid.file, is_going_on=True)
    else:
        keeper = Keeper(name, path)
    kept = KeptMatch(laid.match, laid.players, keeper, keyboard, laid.promise)
    sitting = Sitting(kept, console, keyboard, ending, words())
    if start is not None:
        sitting.told = len(laid.match.log) - laid.match.is_over
    if laid.match.is_over:
        sitting.show_end()
        return 0
    if keeper.path is not None and keeper.path != laid.file:
        kept.begin(overwrite)
    return sitting.run()


def _lay(
    game: Game, seed: str, seats: str | None, options: dict[str, str], box: Path | None
) -> Laid:
    """A new match."""
    if seats is None:
        players = usual_players(game, seed)
    else:
        players = named_players(seats, game, game.players, seed)
    data = read_box_file(box)
    with about(box, BadBox):
        setup = game.setup(len(players), options, data)
    for warning in game.box_warnings(setup.box):
        echo(f"fiorino: {warning}", err=True)
    if any(player.spec is not None and player.spec.level is not None for player in players):
        _tell_readiness(readiness(setup))
    return Laid(Match(setup, Chance(seed)), players)


def _tell_readiness(found: Readiness) -> None:
    """Say so if the levels are not trained for this setup."""
    if found is not Readiness.TRAINED:
        echo(f"fiorino: {words().text(f'lobby-levels-{found}')}", err=True)


def _find(start: str) -> Path:
    """The file to continue from."""
    if start != LAST:
        return Path(start)
    saved = [file for file in saved_matches().glob(f"*{ENDING}") if _is_saved(file)]
    if not saved:
        raise FiorinoError(words().text("terminal-error-no-saved", command="fiorino play"))
    return max(saved, key=lambda file: file.stat().st_mtime)


def _is_saved(file: Path) -> bool:
    return file.is_file() and file.stat().st_size > 0


def _is_same(path: Path, file: Path | None) -> bool:
    with suppress(OSError):
        return file is not None and path.samefile(file)
    return False


def _open(file: Path, seed: str, seats: str | None) -> Laid:
    """The match of a saved file."""
    text = read_text(file)
    with about(file):
        if kind_of(text) == "position":
            setup, table = read_position(text, GAMES)
            match, promise, players = Match(setup, Chance(seed), table), None, None
        else:
            record = read_record(text, GAMES)
            match, promise, players = record.match, record.promise, record.players
    game, count = match.setup.game, match.setup.players
    if match.chance is None:
        match.continue_with(Chance(seed), len(match.log))
    if seats is not None:
        seated = named_players(seats, game, [count], seed)
    elif players is None:
        seated = usual_players(game, seed, count)
    else:
        seated = recorded_players(players)
        for player in seated:
            if player.bot is None and BOT_FILE in player.name:
                echo(f"fiorino: {words().text('terminal-bot-file', name=player.name)}", err=True)
    return Laid(match, seated, promise, None if players is None else file)
