"""The benchmark suite: `python -m bench`, or `make bench`."""

from pathlib import Path

import click

from bench.page import show, write
from bench.results import chosen, run_all
from bench.telling import Telling
from fiorino.cli.common import make_console

PIPE_WIDTH = 120
"""Columns if no terminal reports its width."""
DOCS = Path(__file__).parents[1] / "docs"


@click.command()
@click.option("--seconds", default=1.0, show_default=True, help="Length of a slice.")
@click.option("--slices", default=5, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--only", metavar="NAME,…", default="", help="Contenders whose names contain these.")
@click.option("--list", "names", is_flag=True, help="Only tell the names of the contenders.")
@click.option("--write", "writes", is_flag=True, help="Write docs/benchmarks.md and its picture.")
def main(seconds: float, slices: int, only: str, names: bool, writes: bool) -> None:
    """Both games beside other engines, in one run, on one core, as ratios."""
    words = [word.strip() for word in only.split(",") if word.strip()]
    contenders = [each.name for section in chosen(words).values() for each in section]
    if not contenders:
        raise click.UsageError(f"No contender is called “{only}”; --list tells their names.")
    if names:
        click.echo("\n".join(contenders))
        return
    if writes and words:
        raise click.UsageError("The page is written from a whole run, so without --only.")
    console = make_console()
    if not console.is_terminal:
        console.width = max(console.width, PIPE_WIDTH)
        run = run_all(words, seconds, slices, Telling())
    else:
        with console.status("", refresh_per_second=1) as status:
            run = run_all(words, seconds, slices, status.update)
    show(run, console)
    if writes:
        write(run, DOCS)


if __name__ == "__main__":
    main()
