"""`fiorino rules` and `fiorino games`: the rules in the terminal, and what can be played."""

import re

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.common import GAME, make_console
from fiorino.core.errors import UnknownName
from fiorino.core.game import Game
from fiorino.core.options import choices
from fiorino.games import GAMES


@click.command()
@click.argument("game", type=GAME)
@click.argument("section", required=False, default="")
@click.option("--box", is_flag=True, help="Print the component data instead, each with its mark.")
def rules(game: Game, section: str, box: bool) -> None:
    """Print the rules of GAME, or one SECTION (4, M4, M4.2), or the rules with a word in them."""
    console = make_console()
    if box:
        print_box(game, console)
        return
    print_rules(game, section, console)


def print_rules(game: Game, wanted: str, console: Console) -> None:
    """The rules, a section of them, or those that contain a word."""
    book = game.rulebook()
    if not wanted:
        found = book.sections
    elif any(letter.isdigit() for letter in wanted):
        found = book.find(wanted)
    else:
        found = book.search(wanted)
        if not found:
            raise UnknownName(f"No rule of {game.title} speaks of “{wanted[:40]}”.")
    for section in found:
        console.print(Text(f"{section.number}  {section.title}", style="bold"))
        for rule in section.rules:
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(width=6, no_wrap=True)
            grid.add_column(ratio=1)
            grid.add_row(Text(rule.number, style="bold yellow"), _marked(rule.text))
            console.print(grid)
        console.print()


def _marked(text: str) -> Text:
    """A rule with its *(remarks)* in a quieter voice."""
    line = Text()
    for part in re.split(r"(\*\(.+?\)\*)", text):
        line.append(part.strip("*"), style="italic dim" if part.startswith("*(") else "")
    return line


def print_box(game: Game, console: Console) -> None:
    """Every value of the usual box with its mark."""
    box = game.default_box()
    console.print(
        Text(f"The box of {game.title}", style="bold"), Text(box.digest[:16], style="dim")
    )
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_column(no_wrap=True)
    for path, mark in box.marks.items():
        value: object = box.values
        for key in path.split("."):
            value = value[int(key) - 1] if isinstance(value, list) else _field(value, key)
        if isinstance(value, dict):
            value = [f"{name} {number}" for name, number in value.items()]
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        grid.add_row(path, Text(shown, style="bold"), Text(mark, style="italic dim"))
    console.print(grid)


def _field(value: object, key: str) -> object:
    assert isinstance(value, dict)
    return value[key]


@click.command()
def games() -> None:
    """List the games, their numbers of players and their options."""
    console = make_console()
    for game in GAMES:
        few, many = min(game.players), max(game.players)
        players = f"{few} to {many}" if many > few else str(few)
        console.print(
            Text.assemble(
                (game.name, "bold"), f"  {game.title} by {game.author}, for {players} players,"
                f" rules version {game.rules_version}",
            )
        )  # fmt: skip
        editions = game.options_type.presets()
        if editions:
            _print_option(
                console,
                f"--option edition={' | '.join(editions)}",
                f"A whole rulebook at once; single options on top. Usual: {next(iter(editions))}.",
            )
        for option in choices(game.options_type):
            values = " | ".join(option.values)
            _print_option(
                console,
                f"--option {option.name}={values}",
                f"{option.says} Usual: {option.usual} ({option.rule}).",
            )


def _print_option(console: Console, option: str, says: str) -> None:
    console.print(Padding(option, (0, 4)), markup=False)
    console.print(Padding(says, (0, 8)), style="dim", markup=False)
