"""`fiorino bench`: the engine and the server measured."""

import asyncio
import json
from dataclasses import asdict

import click

from fiorino.cli.common import GAME, make_console
from fiorino.cli.slowness import tell_if_slow
from fiorino.core.errors import BadOption
from fiorino.core.game import Game


@click.group()
def bench() -> None:
    """Measure."""
    tell_if_slow()


@bench.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--seconds", default=1.0, show_default=True, help="Length of each of five slices.")
@click.option("--memory", default=10_000, show_default=True, help="Matches of the memory test.")
def engine(as_json: bool, seconds: float, memory: int) -> None:
    """Random play on one core, every option listed, beside Catanatron (the extra “bench”)."""
    from fiorino.bench import engine as measuring  # noqa: PLC0415 - the help needs no engine

    report = measuring.measure(seconds, memory)
    if as_json:
        click.echo(json.dumps(asdict(report), indent=1))
    else:
        measuring.print_report(report, make_console())


@bench.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--game", type=GAME, default="medici-vs-strozzi", show_default=True)
@click.option("--players", type=int, metavar="N", help="Seats at a table; as few as can play.")
@click.option("--tables", type=click.IntRange(1), default=200, show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(0.1),
    default=10.0,
    show_default=True,
    help="Of live play, and of play at full speed.",
)
@click.option(
    "--pace",
    type=click.FloatRange(0.01),
    default=1.0,
    show_default=True,
    help="Seconds for an answer at a live table.",
)
@click.option(
    "--sockets", type=click.IntRange(1), default=1000, show_default=True, help="Who only watch."
)
@click.option(
    "--database", metavar="URL", help="One that may be filled; a new SQLite file if not given."
)
def server(
    as_json: bool,
    game: Game,
    players: int | None,
    tables: int,
    seconds: float,
    pace: float,
    sockets: int,
    database: str | None,
) -> None:
    """Random players by socket at a real server, beside a bare loop with as many commits.

    The bare loop is a socket server that writes every message into SQLite and echoes it, run in
    the same way; as many of its messages share a commit as moves do in ours.
    """
    from fiorino.bench import server as measuring  # noqa: PLC0415 - the help needs no server
    from fiorino.bench.server_report import Wanted, print_report  # noqa: PLC0415

    players = min(game.players) if players is None else players
    if players not in game.players:
        raise BadOption(f"{game.title} is not for {players} players.")
    wanted = Wanted(game, players, tables, seconds, pace, sockets, database)
    report = asyncio.run(measuring.measure(wanted))
    if as_json:
        click.echo(json.dumps(asdict(report), indent=1))
    else:
        print_report(report, make_console())


@bench.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--game", type=GAME, default="siena", show_default=True)
@click.option("--bots", type=click.IntRange(1), default=3, show_default=True)
@click.option("--tables", type=click.IntRange(1), default=50, show_default=True)
@click.option("--seconds", type=click.FloatRange(1), default=60.0, show_default=True)
@click.option("--pace", type=click.FloatRange(0.01), default=1.0, show_default=True)
def masters(as_json: bool, game: Game, bots: int, tables: int, seconds: float, pace: float) -> None:
    """Strong bots at one table of a real server, while people play at many others."""
    from fiorino.bench import masters as measuring  # noqa: PLC0415 - the help needs no server

    found = asyncio.run(measuring.measure(game, bots, tables, seconds, pace))
    if as_json:
        click.echo(json.dumps(asdict(found), indent=1))
    else:
        measuring.print_masters(found, make_console())
