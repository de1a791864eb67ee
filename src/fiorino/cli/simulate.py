"""`fiorino simulate`: one table of bots, the short form of `fiorino arena`."""

from collections.abc import Sequence
from pathlib import Path

import click

from fiorino.arena.plan import Plan
from fiorino.cli.common import BOTS_HELP, FILE, GAME, about, option_option, read_pairs, read_text
from fiorino.cli.tournaments import Kept, hold, keeping_options
from fiorino.core.errors import BadBox
from fiorino.core.game import Game


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, metavar="A,B", help=BOTS_HELP)
@click.option("--matches", default=100, show_default=True, metavar="N", help="How many matches.")
@click.option("--seed", default="1", show_default=True, metavar="S", help="Seed of everything.")
@click.option("--workers", default=1, show_default=True, metavar="K", help="How many processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--box", type=FILE, metavar="FILE", help="Play with this component data.")
@keeping_options
@option_option
def simulate(
    game: Game,
    bots: str,
    matches: int,
    seed: str,
    workers: int,
    as_json: bool,
    box: Path | None,
    records: Path | None,
    table: Path | None,
    options: Sequence[str],
) -> None:
    """Let bots play matches of GAME and report win shares and margins.

    All bots sit at one table. Every deal is played in all rotations of the seats; intervals are
    over deals. The same seed gives the same result with any number of workers. Ctrl-C reports what
    is done. `fiorino arena` does more.
    """
    plan = Plan(
        game=game.name,
        bots=tuple(name.strip() for name in bots.split(",")),
        seed=seed,
        matches=matches,
        options=tuple(read_pairs(options).items()),
        box=None if box is None else read_text(box),
    )
    with about(box, BadBox):
        hold(plan, workers, as_json, Kept(records=records, table=table))
