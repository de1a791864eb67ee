"""`fiorino worker`: more machines to think for a live server."""

import asyncio
from pathlib import Path

import click

from fiorino.core.errors import FiorinoError


@click.command()
@click.option("--database", metavar="URL", help="The database of the server: postgresql://…")
@click.option(
    "--processes", type=int, metavar="N", help="How many questions to think about at once."
)
@click.option(
    "--config",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="A TOML file of settings; fiorino.toml in this folder is read by itself.",
)
def worker(database: str | None, processes: int | None, config: Path | None) -> None:
    """Think for the live servers of a PostgreSQL database: bots and hints.

    Start it on as many machines as you like; each takes its share, and what a machine that dies
    was thinking about goes to another. Settings are those of `fiorino serve`: FIORINO_DATABASE
    keeps a password out of the list of processes. SIGTERM or Ctrl-C finishes what is begun.
    """
    from fiorino.server import logs  # noqa: PLC0415 - the help needs no server
    from fiorino.server.settings import load  # noqa: PLC0415

    settings = load({"database": database, "bot_processes": processes}, config=config)
    if not settings.is_postgresql:
        raise FiorinoError(
            "Workers need a database postgresql://…; with SQLite the server thinks by itself."
        )
    logs.configure(settings.log_format, settings.log_level)
    from fiorino.server.thinking.shared_bot_pool import work  # noqa: PLC0415 - an extra

    asyncio.run(work(settings.database, max(1, settings.bot_processes), click.echo))
