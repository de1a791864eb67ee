"""The report in the terminal, and as docs/benchmarks.md with its picture."""

from collections.abc import Sequence
from pathlib import Path

from rich import box as boxes
from rich.console import Console
from rich.table import Table as Grid

from bench.plot import draw
from bench.requirements import requirement_sheet
from bench.results import Run
from bench.sheets import Sheet, all_sheets

PAGE = "benchmarks.md"
PICTURE = "benchmarks.svg"

COUNTING = (
    "A choice is a decision of a player with at least two legal answers. Actions are everything"
    " that is applied: choices, answers without a choice, draws and dice.",
    "Ours takes an answer without a choice by itself, so it counts none; Catanatron and OpenSpiel"
    " ask for it and count it. Catanatron rolls its dice inside an action of a player, RLCard"
    " deals inside; OpenSpiel and ours apply draws as actions of chance.",
    "In OpenSpiel's all-C++ matches all actions are counted from the histories when the"
    " clock has stopped, and choices by the share of them in a sample that is played again.",
)


def write(run: Run, folder: Path) -> None:
    """Write the page and its picture."""
    (folder / PAGE).write_text(page(run), "utf-8")
    (folder / PICTURE).write_text(draw(run), "utf-8")


def how(run: Run) -> str:
    """How it was measured, in a sentence."""
    return (
        f"{_slices(run.rounds)} of {run.seconds:g} s of processor time each, all contenders of a"
        " table in turn, each in a process of its own; medians. ± is half of the way from the"
        " slowest slice to the fastest."
    )


def _slices(rounds: int) -> str:
    return "1 slice" if rounds == 1 else f"{rounds} slices"


def page(run: Run) -> str:
    """The page in Markdown; `make bench` writes it anew."""
    parts = [
        "# Benchmarks",
        "Written by `make bench`: everything side by side, in one run, on one core. Compare the"
        " ratios: the machine is as fast as it happened to be. A part of it:"
        " `.venv/bin/python -m bench --only siena-5,hearts --seconds 0.2`;"
        " `--list` tells the names.",
        f"- Machine: {run.machine}\n- Date: {run.day}\n- Versions: {run.versions}\n- {how(run)}",
        f"![Choices per second in random play]({PICTURE})",
        _markdown(requirement_sheet(run)),
        "## What is counted",
        "\n".join(f"- {sentence}" for sentence in COUNTING),
        *[_markdown(sheet) for sheet in all_sheets(run)],
    ]
    return "\n\n".join(parts) + "\n"


def _markdown(sheet: Sheet) -> str:
    marks = ["---" if number < sheet.words else "--:" for number in range(len(sheet.columns))]
    lines = [_row(sheet.columns), f"|{'|'.join(marks)}|", *map(_row, sheet.rows)]
    notes = "".join(f"\n\n{note}" for note in sheet.notes)
    return f"## {sheet.title}\n{sheet.text}\n\n" + "\n".join(lines) + notes


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def show(run: Run, console: Console) -> None:
    """The same in the terminal, with what must hold last, where the eye is."""
    for sheet in [*all_sheets(run), requirement_sheet(run)]:
        console.print()
        console.print(sheet.title, style="bold")
        console.print(sheet.text.replace("`", ""), style="dim", markup=False)
        grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1))
        for number, column in enumerate(sheet.columns):
            if number < sheet.words:
                grid.add_column(column)
            else:
                grid.add_column(column.replace("× ", "×\n"), justify="right", no_wrap=True)
        for row in sheet.rows:
            grid.add_row(*row)
        console.print(grid)
        for note in sheet.notes:
            console.print(note, markup=False)
    console.print(how(run), style="dim", markup=False)
    console.print(f"{run.machine}; {run.versions}; {run.day}", style="dim", markup=False)
