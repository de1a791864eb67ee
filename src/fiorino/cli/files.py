"""`fiorino replay`, `verify` and `position`: matches and tables in files."""

import json
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

from fiorino.cli.clean import clean_json, echo, shown_name
from fiorino.cli.common import FILE, about, find_viewer, make_console, read_text
from fiorino.cli.hints import hint
from fiorino.cli.language import language_option, refusal, words
from fiorino.cli.screens import SCREENS, Screen, numbered
from fiorino.core.codec import encode
from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError
from fiorino.core.game import Setup
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, NOBODY, Event, Seat, Table
from fiorino.core.record import Record, read_position, read_record, write_position
from fiorino.games import GAMES

SEAT_HELP = "Whose eyes: the name of a seat, or spectator."


def open_record(file: Path) -> Record:
    """The record in a file, checked."""
    text = read_text(file)
    with about(file):
        return read_record(text, GAMES)


def open_position(file: Path) -> tuple[Setup, Table]:
    """The position in a file, checked."""
    text = read_text(file)
    with about(file):
        return read_position(text, GAMES)


@click.command()
@click.argument("file", type=FILE)
@click.option("--to", metavar="N", type=int, help="Stop after N moves, draws included.")
@click.option("--seat", default="spectator", show_default=True, metavar="S", help=SEAT_HELP)
@language_option
def replay(file: Path, to: int | None, seat: str) -> None:
    """Tell a recorded match from its beginning, and show the table it leads to."""
    record = open_record(file)
    match = record.match
    viewer = find_viewer(match.setup, seat)
    length = len(match.log) if to is None else to
    table = match.at(length)
    console = make_console()
    screen = SCREENS[match.setup.game.name](
        match.setup, [*map(shown_name, record.players)], words()
    )
    for number, event in match.story():
        seen = event.seen_by(viewer)
        if seen is not None and number <= length:
            console.print(numbered(number, screen.tell(seen)))
    console.print()
    events = [seen for number, event in match.story() if (seen := event.seen_by(viewer))]
    _show(screen, match.setup, table, viewer, events, console)


@click.command()
@click.argument("file", type=FILE)
@language_option
def verify(file: Path) -> None:
    """Check a record: its hash chain, every answer against the rules, the draws, the result."""
    record = open_record(file)
    match = record.match
    answers = sum(entry.seat != CHANCE for entry in match.log)
    promise = record.promise.commitment[:12] if record.promise else ""
    echo(
        words().text(
            "terminal-verified",
            file=str(file),
            game=match.setup.game.title,
            state="finished" if match.is_over else "running",
            answers=answers,
            draws=len(match.log) - answers,
            source="promise" if promise else "seed" if match.chance else "hand",
            promise=promise,
        )
    )


@click.command()
@click.argument("file", type=FILE)
@click.option("--options", "list_options", is_flag=True, help="List every legal answer.")
@click.option("--apply", "texts", multiple=True, metavar="ACTION", help="Play an action first.")
@click.option("--view", "viewer", default="spectator", metavar="SEAT", help=SEAT_HELP)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--write", is_flag=True, help="Print the position file that results.")
@language_option
def position(
    file: Path, list_options: bool, texts: Sequence[str], viewer: str, as_json: bool, write: bool
) -> None:
    """Load a position, check it, play actions on it, and show it.

    Draws are actions too: --apply "tile dye-4".
    """
    setup, table = open_position(file)
    match = Match(setup, None, table)
    notation = setup.game.notation(setup)
    said = words()
    screen = SCREENS[setup.game.name](setup, setup.seat_names, said)
    for text in texts:
        if match.is_over:
            raise FiorinoError(said.text("terminal-error-too-late", text=text[:60]))
        try:
            match.play(match.table.seat(), notation.read(text, match.table.options()))
        except FiorinoError as fault:
            raise FiorinoError(refusal(said, fault, screen.word)) from None
    seat = find_viewer(setup, viewer)
    events = [event for entry in match.log for event in entry.events]
    if write:
        click.echo(clean_json(write_position(setup, match.table)), nl=False)
    elif as_json:
        shown = json.dumps(_as_json(match, seat, events), indent=1, ensure_ascii=False)
        click.echo(clean_json(shown))
    else:
        _print(match, seat, events, list_options, make_console())


def _asked(setup: Setup, seat: Seat) -> str:
    return "nobody" if seat == NOBODY else setup.seat_name(seat)


def _as_json(match: Match, viewer: Seat, events: list[Event]) -> dict[str, object]:
    setup, table = match.setup, match.table
    seen = [event.seen_by(viewer) for event in events]
    return {
        "asked": _asked(setup, table.seat()),
        "question": table.question(),
        "rule": table.rule(),
        "options": [] if match.is_over else Decision(setup, table).texts(),
        "events": [encode(event, "event", setup.names) for event in seen if event],
        "view": setup.game.view(table, viewer),
        "result": match.setup.named_result(match.result),
    }


def _show(
    screen: Screen, setup: Setup, table: Table, viewer: Seat, events: list[Event], console: Console
) -> None:
    """How a match ended, if it has, and the table."""
    if table.seat() == NOBODY:
        for part in screen.outcome(table, events):
            console.print(part)
        console.print()
    console.print(screen.draw(setup.game.view(table, viewer), console))


def _print(
    match: Match, viewer: Seat, events: list[Event], list_options: bool, console: Console
) -> None:
    setup, table = match.setup, match.table
    said = words()
    screen = SCREENS[setup.game.name](setup, setup.seat_names, said)
    seen = [told for event in events if (told := event.seen_by(viewer))]
    for event in seen:
        console.print(screen.tell(event))
    _show(screen, setup, table, viewer, seen, console)
    asked = _asked(setup, table.seat())
    console.print()
    console.print(
        said.text(
            "terminal-asked", seat=asked, question=table.question(), rule=table.rule() or "–"
        ),
        markup=False,
    )
    if table.seat() >= 0:
        for line in hint(screen, Decision(setup, table)):
            console.print(line)
    if list_options and not match.is_over:
        for text in Decision(setup, table).texts():
            console.print(f"  {text}", markup=False)
