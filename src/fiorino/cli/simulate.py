"""`fiorino simulate`: bots against bots, counted fairly."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from time import perf_counter

import click
from rich import box as boxes
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from fiorino.arena.statistics import Standing, averages, standings
from fiorino.arena.tournament import Plan, Results, run
from fiorino.cli.clean import clean_json
from fiorino.cli.common import (
    FILE,
    GAME,
    about,
    make_console,
    option_option,
    read_pairs,
    read_text,
)
from fiorino.core.errors import BadBox
from fiorino.core.game import Game

INTERRUPTED = 130
TOLD_EVERY = 30.0
"""Seconds between two lines that say how far it is."""
WIDE = 92
"""From this width on the table has all its columns."""


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, metavar="A,B", help="The bots, separated by commas.")
@click.option("--matches", default=100, show_default=True, metavar="N", help="How many matches.")
@click.option("--seed", default="1", show_default=True, metavar="S", help="Seed of everything.")
@click.option("--workers", default=1, show_default=True, metavar="K", help="How many processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.option("--box", type=FILE, metavar="FILE", help="Play with this component data.")
@option_option
def simulate(
    game: Game,
    bots: str,
    matches: int,
    seed: str,
    workers: int,
    as_json: bool,
    box: Path | None,
    options: Sequence[str],
) -> None:
    """Let bots play matches of GAME and report win shares and margins.

    Every deal is played in all rotations of the seats; intervals are over deals. The same seed
    gives the same result with any number of workers. Ctrl-C reports what is done.
    """
    plan = Plan(
        game=game.name,
        bots=tuple(name.strip() for name in bots.split(",")),
        seed=seed,
        matches=matches,
        options=tuple(read_pairs(options).items()),
        box=None if box is None else read_text(box),
    )
    began = perf_counter()
    with about(box, BadBox):
        results = _run(plan, workers)
    seconds = perf_counter() - began
    if not results.blocks:
        click.echo("Interrupted before the first deal was finished.", err=True)
        raise SystemExit(INTERRUPTED)
    found = standings(results)
    if as_json:
        click.echo(clean_json(json.dumps(_as_json(results, found), indent=1)))
    else:
        _print(results, found, seconds, make_console())
    if results.interrupted:
        raise SystemExit(INTERRUPTED)


def _run(plan: Plan, workers: int) -> Results:
    """Run with a progress bar on the error stream, so that the result can be piped."""
    if not sys.stderr.isatty():
        return run(plan, workers, _tell_lines(plan.blocks))
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("deals", total=plan.blocks)
        return run(plan, workers, lambda done: progress.update(task, completed=done))


def _tell_lines(blocks: int) -> Callable[[int], None]:
    """Say now and then how far it is, in plain lines, where there is no terminal."""
    told = perf_counter()

    def tell(done: int) -> None:
        nonlocal told
        if perf_counter() - told >= TOLD_EVERY:
            told = perf_counter()
            click.echo(f"{done} of {blocks} deals", err=True)

    return tell


def _print(results: Results, found: list[Standing], seconds: float, console: Console) -> None:
    plan = results.plan
    played = results.matches
    title = f"{plan.game}, {len(played)} matches, seed {plan.seed}"
    console.print(Text(title, style="bold"))
    wide = console.width >= WIDE
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
    grid.add_column("bot", style="bold", no_wrap=True)
    for name in ("won", "drawn", "lost") if wide else ():
        grid.add_column(name, justify="right")
    for name in ("win share", "95 %", "margin"):
        grid.add_column(name, justify="right", no_wrap=True)
    for name in ("score",) if wide else ():
        grid.add_column(name, justify="right")
    for line in found:
        counts = (str(line.wins), str(line.draws), str(line.losses))
        grid.add_row(
            Text(line.bot),
            *(counts if wide else ()),
            f"{line.share:.1%}",
            f"{100 * line.share_low:.1f}–{100 * line.share_high:.1f}",
            f"{line.margin:+.1f} ± {line.margin_error:.1f}"
            if len(results.blocks) > 1
            else f"{line.margin:+.1f}",
            *((f"{line.score:.1f}",) if wide else ()),
        )
    console.print(grid)
    decisions = sum(match.decisions for match in played)
    console.print(
        f"{len(results.blocks)} deals × {len(plan.bots)} rotations; {decisions / len(played):.0f}"
        f" decisions a match; {seconds:.1f} s, {1000 * seconds / decisions:.2f} ms a decision.",
        style="dim",
    )
    offered = sum(match.options for match in played)
    console.print(f"{offered / decisions:.1f} answers to choose from at a decision.", style="dim")
    for name, value in averages(results).items():
        shown = f"{value:.0%}" if ": " in name else f"{value:.1f}"
        console.print(Text.assemble(f"  {name}  ", (shown, "bold")))
    if results.interrupted:
        console.print(f"Interrupted: {len(results.blocks)} of {plan.blocks} deals are done.")


def _as_json(results: Results, found: list[Standing]) -> dict[str, object]:
    """Everything that the same seed gives again; no times."""
    return {
        "plan": asdict(results.plan),
        "deals": len(results.blocks),
        "matches": len(results.matches),
        "decisions": sum(match.decisions for match in results.matches),
        "options": sum(match.options for match in results.matches),
        "facts": averages(results),
        "interrupted": results.interrupted,
        "standings": [asdict(line) for line in found],
    }
