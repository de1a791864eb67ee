"""`fiorino arena`: tournaments of bots."""

from collections.abc import Sequence
from pathlib import Path

import click

from fiorino.arena.plan import USUAL_LIMIT, Bounds, Plan
from fiorino.cli.common import BOTS_HELP, FILE, GAME, about, option_option, read_pairs, read_text
from fiorino.cli.tournaments import FOLDER, Kept, hold, keeping_options
from fiorino.cli.workers import chosen_workers, workers_options
from fiorino.core.errors import BadBox, BadOption
from fiorino.core.game import Game

USUAL_MATCHES = 100
MOST_MATCHES = 20_000
"""Of a test that cannot decide."""


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, metavar="A,B,…", help=BOTS_HELP)
@click.option("--players", type=int, metavar="N", help="Seats at a table.  [default: the fewest]")
@click.option("--gauntlet", is_flag=True, help="The first bot alone meets the others.")
@click.option(
    "--matches",
    type=int,
    metavar="N",
    help=f"Matches of each line-up.  [default: {USUAL_MATCHES}; with --sprt: at most"
    f" {MOST_MATCHES}]",
)
@click.option("--sprt", metavar="LOW,HIGH", help="Play until a test between two Elo decides.")
@click.option(
    "--time",
    "limit",
    default=USUAL_LIMIT,
    show_default=True,
    metavar="S",
    help="Seconds a bot may take for an answer.",
)
@click.option("--seed", default="1", show_default=True, metavar="S", help="Seed of everything.")
@workers_options
@click.option("--out", type=FOLDER, metavar="FOLDER", help="Keep everything here, and go on here.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--box", type=FILE, metavar="FILE", help="Play with this component data.")
@keeping_options
@option_option
def arena(
    game: Game,
    bots: str,
    players: int | None,
    gauntlet: bool,
    matches: int | None,
    sprt: str | None,
    limit: float,
    seed: str,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    as_json: bool,
    box: Path | None,
    records: Path | None,
    table: Path | None,
    options: Sequence[str],
) -> None:
    """Hold a tournament of bots at GAME: everybody against everybody, or a gauntlet.

    Every deal is played in all rotations of the seats and by all line-ups; intervals are over
    deals. The same seed gives the same result with any number of workers. With --out, the same
    command goes on where it was stopped, and writes report.json and report.html.
    """
    plan = Plan(
        game=game.name,
        bots=tuple(name.strip() for name in bots.split(",")),
        seed=seed,
        matches=matches if matches is not None else USUAL_MATCHES if sprt is None else MOST_MATCHES,
        options=tuple(read_pairs(options).items()),
        box=None if box is None else read_text(box),
        players=min(game.players) if players is None else players,
        gauntlet=gauntlet,
        bounds=None if sprt is None else read_bounds(sprt),
        limit=limit,
    )
    with about(box, BadBox):
        hold(plan, chosen_workers(workers, ray), as_json, Kept(out, records, table))


def read_bounds(text: str) -> Bounds:
    """Two numbers with a comma between them."""
    low, _, high = text.partition(",")
    try:
        return Bounds(float(low), float(high))
    except ValueError:
        raise BadOption(
            f"--sprt needs two bounds in Elo, such as 0,20, not “{text[:40]}”."
        ) from None
