"""`fiorino analyze`: the review of a finished match."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from fiorino.bots.review import QUICK, Account, Reviewed, accounts, review, turning_points
from fiorino.bots.spec import MOST_NODES
from fiorino.cli.clean import clean_json, shown_name
from fiorino.cli.common import FILE, make_console
from fiorino.cli.files import open_record
from fiorino.cli.hints import worth_words
from fiorino.cli.keyboard import make_keyboard
from fiorino.cli.language import language_option, styled, words
from fiorino.cli.saving import allow_writing, cannot_write, write_whole
from fiorino.cli.screens import SCREENS, Screen
from fiorino.core.advice import Unit
from fiorino.core.errors import FiorinoError
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE, Seat

LEVELS: Final = "▁▂▃▄▅▆▇█"
MARGIN: Final = 4
"""Columns before a curve."""
MOST_POINTS: Final = 5


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--nodes",
    type=click.IntRange(1, MOST_NODES),
    default=QUICK,
    show_default=True,
    metavar="N",
    help="Positions or futures to look at for each decision; more are surer and slower.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the review as JSON.")
@click.option(
    "--html", type=FILE, metavar="OUT", help="Write the review as a page that needs no network."
)
@language_option
def analyze(file: Path, nodes: int, as_json: bool, html: Path | None) -> None:
    """Review a finished match: what each decision was worth, and where it turned.

    It judges by what each seat could see. Luck is told apart from skill.
    """
    record = open_record(file)
    match = record.match
    if not match.is_over:
        raise FiorinoError(words().text("terminal-error-unfinished", file=str(file)))
    if html is not None:
        allow_writing(html, make_keyboard(click.echo), overwrite=False)
    count = sum(entry.seat != CHANCE for entry in match.log)
    decisions = list(
        track(
            review(match, nodes),
            words().text("terminal-review-progress"),
            total=count,
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        )
    )
    screen = SCREENS[match.setup.game.name](
        match.setup, [*map(shown_name, record.players)], words()
    )
    if html is not None:
        from fiorino.cli.review_page import review_page  # noqa: PLC0415 - only where it is written

        try:
            write_whole(html, review_page(match, decisions, screen))
        except OSError as fault:
            raise cannot_write(html, fault) from None
        click.echo(words().text("terminal-saved", file=str(html)), err=as_json)
    if as_json:
        told = as_plain(match, decisions, record.players)
        click.echo(clean_json(json.dumps(told, indent=1, ensure_ascii=False)))
        return
    if html is None:
        _print(match, decisions, screen, make_console())


def as_plain(
    match: Match, decisions: Sequence[Reviewed], players: Sequence[str]
) -> dict[str, object]:
    """The review for programs: seats and answers by their names."""
    names = match.setup.seat_names
    return {
        "game": match.setup.game.name,
        "unit": decisions[0].unit.value,
        "seats": [
            {
                "seat": names[each.seat],
                "player": players[each.seat],
                "began": each.began,
                "gave_away": each.gave_away,
                "came": each.came,
                "luck": each.luck,
                "ended": each.ended,
            }
            for each in accounts(match, decisions)
        ],
        "turning_points": [each.number for each in turning_points(decisions, MOST_POINTS)],
        "decisions": [
            {
                "number": each.number,
                "seat": names[each.seat],
                "question": each.decision.question,
                "answer": each.decision.notation.write(each.action),
                "worth": each.given.worth,
                "gave_away": each.given.gives_away,
                "best": [
                    {
                        "answer": each.decision.notation.write(answer.action),
                        "worth": answer.worth,
                        "gives_away": answer.gives_away,
                    }
                    for answer in each.answers
                ],
            }
            for each in decisions
        ],
    }


def _print(match: Match, decisions: list[Reviewed], screen: Screen, console: Console) -> None:
    unit = decisions[0].unit
    console.print(Text(screen.words.text(f"terminal-review-{unit}"), "bold"))
    for account in accounts(match, decisions):
        console.print(_told(account, screen))
        values = [each.given.worth for each in decisions if each.seat == account.seat]
        low, high = (0.0, 1.0) if unit is Unit.CHANCE else _ends(decisions)
        curve = drawn([*values, account.ended], low, high, console.width - 2 * MARGIN)
        console.print(Text(" " * MARGIN + curve))
    points = turning_points(decisions, MOST_POINTS)
    key = "terminal-review-points" if points else "terminal-review-clean"
    console.print(Text(screen.words.text(key), "bold"))
    for point in points:
        console.print(_point(point, screen))


def _told(account: Account, screen: Screen) -> Text:
    count = 100.0 if account.unit is Unit.CHANCE else 1.0
    is_pair = account.luck is not None
    brought = account.came if account.luck is None else account.luck
    return styled(
        screen.words,
        f"terminal-review-{'pair' if is_pair else 'account'}-{account.unit}",
        name=screen.title(account.seat),
        away=f"{count * account.gave_away:.0f}",
        came=f"{count * brought:+.0f}",
    )


def _point(point: Reviewed, screen: Screen) -> Text:
    write = point.decision.notation.write
    return styled(
        screen.words,
        "terminal-review-point",
        number=str(point.number),
        name=screen.title(Seat(point.seat)),
        given=Text(write(point.action), "bold"),
        cost=worth_words(screen, point.unit, point.given, is_best=False),
        best=Text(write(point.best.action), "bold"),
        worth=worth_words(screen, point.unit, point.best, is_best=True),
    )


def _ends(decisions: Sequence[Reviewed]) -> tuple[float, float]:
    values = [each.given.worth for each in decisions]
    return min(values), max(values)


def drawn(values: Sequence[float], low: float, high: float, width: int) -> str:
    """A curve in one line of limited width; each column is the mean of its values."""
    columns = min(width, len(values))
    signs = []
    for column in range(columns):
        part = values[column * len(values) // columns : (column + 1) * len(values) // columns]
        share = (sum(part) / len(part) - low) / (high - low) if high > low else 0.5
        signs.append(LEVELS[min(len(LEVELS) - 1, max(0, int(share * len(LEVELS))))])
    return "".join(signs)
