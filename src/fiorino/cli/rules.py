"""`fiorino rules` and `fiorino games`: the rules in the terminal, and what can be played."""

import re

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from fiorino.cli.common import GAME, make_console
from fiorino.cli.language import did_you_mean, language_option, words
from fiorino.core.box import MARKS
from fiorino.core.errors import UnknownName
from fiorino.core.game import Game
from fiorino.core.options import choices
from fiorino.core.rulebook import Rulebook, Section
from fiorino.games import GAMES
from fiorino.locale import Catalogue


@click.command()
@click.argument("game", type=GAME)
@click.argument("section", required=False, default="")
@click.option("--box", is_flag=True, help="Print the component data instead, each with its mark.")
@language_option
def rules(game: Game, section: str, box: bool) -> None:
    """Print the rules of GAME, or one SECTION (4, M4, M4.2), or the rules with a word in them."""
    console = make_console()
    if box:
        print_box(game, console, words())
        return
    print_rules(game, section, console, words())


def print_rules(game: Game, wanted: str, console: Console, said: Catalogue) -> None:
    """The rules, a section of them, or those that contain a word, in the language of the words."""
    book = game.rulebook(said.language)
    if not wanted:
        found = book.sections
    elif any(letter.isdigit() for letter in wanted):
        found = _numbered(book, wanted, said)
    else:
        found = book.search(wanted)
        if not found:
            raise UnknownName(
                said.text("terminal-error-no-rule-speaks", game=game.title, word=wanted[:40])
            )
    for section in found:
        console.print(Text(f"{section.number}  {section.title}", style="bold"))
        for rule in section.rules:
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(width=6, no_wrap=True)
            grid.add_column(ratio=1)
            grid.add_row(Text(rule.number, style="bold yellow"), _marked(rule.text))
            console.print(grid)
        console.print()


def _numbered(book: Rulebook, wanted: str, said: Catalogue) -> list[Section]:
    """The section or the rule of a number."""
    try:
        return book.find(wanted)
    except UnknownName:
        sections = ", ".join([section.number for section in book.sections])
        raise UnknownName(
            said.text("terminal-error-no-rule", number=wanted[:40], sections=sections)
            + did_you_mean(said, wanted, book.rules)
        ) from None


def _marked(text: str) -> Text:
    """A rule with its *(remarks)* in a quieter voice."""
    line = Text()
    for part in re.split(r"(\*\(.+?\)\*)", text):
        line.append(part.strip("*"), style="italic dim" if part.startswith("*(") else "")
    return line


def print_box(game: Game, console: Console, said: Catalogue) -> None:
    """Every value of the usual box with its mark."""
    box = game.default_box()
    title = said.text("terminal-box", game=game.title)
    console.print(Text(title, style="bold"), Text(box.digest[:16], style="dim"))
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_column(no_wrap=True)
    marks = {mark: said.text(f"terminal-mark-{mark}") for mark in MARKS}
    for path, mark in box.marks.items():
        value: object = box.values
        for key in path.split("."):
            value = value[int(key) - 1] if isinstance(value, list) else _field(value, key)
        if isinstance(value, dict):
            value = [f"{name} {number}" for name, number in value.items()]
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        grid.add_row(path, Text(shown, style="bold"), Text(marks[mark], style="italic dim"))
    console.print(grid)


def _field(value: object, key: str) -> object:
    assert isinstance(value, dict)
    return value[key]


@click.command()
@language_option
def games() -> None:
    """List the games, their numbers of players and their options."""
    console, said = make_console(), words()
    for game in GAMES:
        console.print(Text.assemble((game.name, "bold"), f"  {_about(game, said)}"))
        editions = game.options_type.presets()
        if editions:
            says = said.text("terminal-editions", usual=next(iter(editions)))
            _print_option(console, f"--option edition={' | '.join(editions)}", says)
        for option in choices(game.options_type):
            key = f"lobby-option-{game.name}-{option.name}.says"
            says = said.text(
                "terminal-option",
                says=said.text(key) if said.has(key) else option.says,
                usual=option.usual,
                rule=option.rule,
            )
            _print_option(console, f"--option {option.name}={' | '.join(option.values)}", says)


def _about(game: Game, said: Catalogue) -> str:
    """Who made a game, and for how many players it is."""
    few, many = min(game.players), max(game.players)
    return said.text(
        "terminal-game-fixed" if few == many else "terminal-game",
        game=game.title,
        author=game.author,
        few=few,
        many=many,
        version=game.rules_version,
    )


def _print_option(console: Console, option: str, says: str) -> None:
    console.print(Padding(option, (0, 4)), markup=False)
    console.print(Padding(says, (0, 8)), style="dim", markup=False)
