"""What `fiorino arena` and `fiorino simulate` share: running a tournament and reporting on it."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

import click
from rich import box as boxes
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from fiorino import __version__
from fiorino.arena.journal import Journal
from fiorino.arena.plan import Plan, identity
from fiorino.arena.records import Records, check_table, write_table
from fiorino.arena.report import Report, write_report
from fiorino.arena.sprt import ENOUGH
from fiorino.arena.times import median
from fiorino.arena.tournament import Results, run
from fiorino.arena.workers import Workers
from fiorino.bots.levels import remark
from fiorino.bots.spec import known_spec
from fiorino.cli.clean import clean_json
from fiorino.cli.common import make_console
from fiorino.cli.slowness import tell_if_slow

FOLDER: Final = click.Path(file_okay=False, path_type=Path)
NEW_FILE: Final = click.Path(dir_okay=False, path_type=Path)
INTERRUPTED: Final = 130
TOLD_EVERY: Final = 30.0
"""Seconds between two progress lines."""
WIDE: Final = 92
"""From this width on the table has all its columns."""
MOST_COLUMNS: Final = 6
"""A cross table of more bots appears only in the report."""


@dataclass(frozen=True)
class Kept:
    """What to keep of a tournament, and where."""

    out: Path | None = None
    records: Path | None = None
    table: Path | None = None


def keeping_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options --records and --csv."""
    records = click.option(
        "--records", type=FOLDER, metavar="FOLDER", help="Keep a record of every match here."
    )
    table = click.option(
        "--csv", "table", type=NEW_FILE, metavar="FILE", help="Write a row for every match."
    )
    return records(table(command))


def hold(plan: Plan, workers: int | Workers, as_json: bool, kept: Kept) -> None:
    """Play a plan, print the results, and store them where requested."""
    plan.check()
    tell_if_slow()
    out = kept.out
    journal = None if out is None else Journal(out, identity(plan, __version__))
    goes_on = journal is not None and any(True for _ in journal.blocks())
    records = None if kept.records is None else Records(kept.records, goes_on)
    if kept.table is not None:
        check_table(kept.table)
    began = perf_counter()
    results = _run(plan, workers, journal, records)
    seconds = perf_counter() - began
    if not results.done:
        click.echo("Interrupted before the first deal was finished.", err=True)
        raise SystemExit(INTERRUPTED)
    if kept.table is not None:
        write_table(kept.table, results, records is not None)
    report = Report.of(results)
    if out is not None:
        write_report(report, out)
    if as_json:
        click.echo(clean_json(json.dumps(report.as_json(), indent=1)))
    else:
        _print(report, seconds, make_console())
        if out is not None:
            click.echo(f"The report is {out / 'report.html'}.")
    if results.interrupted:
        raise SystemExit(INTERRUPTED)


def _run(
    plan: Plan, workers: int | Workers, journal: Journal | None, records: Records | None
) -> Results:
    """Run with a progress bar on the error stream, so that the result can be piped."""
    total = plan.deals * len(plan.line_ups)
    if not sys.stderr.isatty():
        return run(plan, workers, _tell_lines(plan, total), journal, records)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        unit = "deals" if plan.bounds is None else "deals, at most"
        task = progress.add_task(unit, total=total)
        return run(
            plan,
            workers,
            lambda done: progress.update(task, completed=done),
            journal,
            records,
        )


def _tell_lines(plan: Plan, total: int) -> Callable[[int], None]:
    """Report progress now and then in plain lines, if there is no terminal."""
    began = told = perf_counter()
    first: int | None = None

    def tell(done: int) -> None:
        nonlocal told, first
        first = done if first is None else first
        now = perf_counter()
        if now - told >= TOLD_EVERY:
            told = now
            left = (now - began) * (total - done) / max(1, done - first)
            most = "" if plan.bounds is None else "at most "
            click.echo(f"{done} of {most}{total} deals, {most}{_duration(left)} left", err=True)

    return tell


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def _print(report: Report, seconds: float, console: Console) -> None:
    results, plan = report.results, report.results.plan
    played = results.matches
    title = f"{plan.game}, {len(played)} matches, seed {plan.seed}"
    console.print(Text(title, style="bold"))
    console.print(_standings(report, console.width >= WIDE))
    if len(plan.bots) > 2 and len(plan.line_ups) > 1:
        if len(plan.bots) <= MOST_COLUMNS:
            console.print(_cross_table(report))
        else:
            console.print("The cross table is in the report (--out).", style="dim")
    _print_tests(report, console)
    decisions = sum(match.decisions for match in played)
    line_ups = f" × {len(plan.line_ups)} line-ups" if len(plan.line_ups) > 1 else ""
    console.print(
        f"{max(map(len, results.deals))} deals × {plan.seats} rotations{line_ups};"
        f" {decisions / len(played):.0f} decisions a match;"
        f" {seconds:.1f} s, {1000 * seconds / decisions:.2f} ms a decision.",
        style="dim",
    )
    _print_times(report, console)
    if _has_levels(plan) and (said := remark(plan.setup())):
        console.print(said, style="dim")
    offered = sum(match.options for match in played)
    console.print(f"{offered / decisions:.1f} answers to choose from at a decision.", style="dim")
    for name, value in report.facts.items():
        shown = f"{value:.0%}" if ": " in name else f"{value:.1f}"
        console.print(Text.assemble(f"  {name}  ", (shown, "bold")))
    if results.interrupted:
        total = plan.deals * len(plan.line_ups)
        console.print(f"Interrupted: {results.done} of {total} deals are done.")


def _standings(report: Report, wide: bool) -> Grid:
    results = report.results
    elos = {each.bot: f"{each.elo:+.0f}" for each in report.strengths}
    many = len(results.plan.bots) > 2
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
    grid.add_column("bot", style="bold", no_wrap=True)
    for name in ("won", "drawn", "lost") if wide else ():
        grid.add_column(name, justify="right")
    for name in ("win share", "95 %", "margin"):
        grid.add_column(name, justify="right", no_wrap=True)
    for name in ("score",) if wide else ():
        grid.add_column(name, justify="right")
    for name in ("Elo",) if many and elos else ():
        grid.add_column(name, justify="right")
    for line in report.standings:
        counts = (str(line.wins), str(line.draws), str(line.losses))
        grid.add_row(
            Text(line.bot),
            *(counts if wide else ()),
            f"{line.share:.1%}",
            f"{100 * line.share_low:.1f}–{100 * line.share_high:.1f}",
            f"{line.margin:+.1f} ± {line.margin_error:.1f}"
            if max(map(len, results.deals)) > 1
            else f"{line.margin:+.1f}",
            *((f"{line.score:.1f}",) if wide else ()),
            *((elos[line.bot],) if many and elos else ()),
        )
    return grid


def _cross_table(report: Report) -> Grid:
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1), title="ahead of, %", title_justify="left")
    grid.add_column("bot", style="bold", no_wrap=True)
    for name in report.names:
        grid.add_column(Text(name), justify="right")
    found = {(each.bot, each.other): each.share for each in report.meetings}
    for bot, name in enumerate(report.names):
        cells = [found.get((bot, other)) for other in range(len(report.names))]
        shown = ["–" if cell is None else f"{100 * cell:.0f}" for cell in cells]
        grid.add_row(Text(name), *shown)
    return grid


def _print_tests(report: Report, console: Console) -> None:
    bounds = report.results.plan.bounds
    for line in report.tests:
        assert bounds is not None
        console.print(
            f"{line.bot} against {line.others}: {line.verdict} after {line.matches} matches"
            f" (log-likelihood ratio {line.ratio:+.2f} within ±{ENOUGH:.2f},"
            f" bounds {bounds.low:g} and {bounds.high:g} Elo)."
        )


def _print_times(report: Report, console: Console) -> None:
    for name, times, faults in zip(report.names, report.times, report.faults, strict=True):
        if times.count:
            late = f"; {times.late} over {report.results.plan.limit:g} s" if times.late else ""
            console.print(
                f"{name}: {1000 * median(times):.2f} ms at the median,"
                f" {1000 * times.total / times.count:.2f} ms at the mean,"
                f" {1000 * times.longest:.1f} ms at most{late}.",
                style="dim",
            )
        if faults.count:
            console.print(
                Text(
                    f"{name} failed {faults.count} times ({faults.errors} errors,"
                    f" {faults.illegal} illegal answers, {faults.late} too late), and lost"
                    f" {faults.forfeits} matches by it. The first: {faults.said}"
                )
            )


def _has_levels(plan: Plan) -> bool:
    specs = [known_spec(bot) for bot in plan.bots]
    return any(spec is not None and spec.level is not None for spec in specs)
