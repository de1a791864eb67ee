"""`fiorino train`: strong play learned by self-play, in a folder that can be resumed."""

from pathlib import Path

import click

from fiorino.cli.common import GAME
from fiorino.cli.slowness import tell_if_slow
from fiorino.cli.workers import chosen_workers, workers_options
from fiorino.core.errors import BadOption, UnknownName
from fiorino.core.game import Game
from fiorino.core.wording import listed
from fiorino.train import find_training

FOLDER = click.Path(file_okay=False, path_type=Path)
WEIGHTS = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("game", type=GAME)
@click.option("--folder", type=FOLDER, required=True, help="Where the training is kept.")
@click.option("--part", default="", metavar="P", help="Train this part alone. Usual: all in turn.")
@click.option(
    "--seconds", default=600.0, show_default=True, metavar="S", help="Processor time for each part."
)
@click.option("--seed", default=1, show_default=True, metavar="N", help="Seed of a new training.")
@click.option("--export", type=WEIGHTS, metavar="FILE", help="Write the weights and their card.")
@workers_options
def train(
    game: Game,
    folder: Path,
    part: str,
    seconds: float,
    seed: int,
    export: Path | None,
    workers: int | None,
    ray: str | None,
) -> None:
    """Train the strong play of GAME, or go on where the folder stands.

    Every minute it says how far it is and saves what it has: stop it whenever you like. The same
    seed gives the same matches with any number of workers.
    """
    tell_if_slow()
    training = find_training(game.name)
    if part and part not in training.parts():
        raise UnknownName(f"There is no part “{part[:40]}”; there is {listed(training.parts())}.")
    if training.needs_one_process() and not (ray is None and workers in (None, 1)):
        raise BadOption(
            f"{game.title} is trained in one process, step by step with its matches: leave out"
            " --workers and --ray."
        )
    chosen = chosen_workers(workers, ray)
    folder.mkdir(parents=True, exist_ok=True)
    if seconds > 0:
        for name in (part,) if part else training.parts():
            training.train(folder, name, seconds, seed, click.echo, chosen)
    if export is not None:
        training.export(folder, export)
        click.echo(f"{export}: {export.stat().st_size // 1024} kB")
