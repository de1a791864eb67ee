"""`fiorino db`: backup, migration and checking of the database of the live server."""

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from fiorino.cli.common import FILE, Command
from fiorino.core.errors import FiorinoError

if TYPE_CHECKING:
    from fiorino.server.storage.check import Checkup

T = TypeVar("T")


def default_database() -> str:
    """The database of the server's settings: environment, fiorino.toml here, or the usual file."""
    from fiorino.server.settings import load  # noqa: PLC0415 - the help needs no server

    return load({}).database


def database_option(command: Command) -> Command:
    """`--database URL`, or FIORINO_DATABASE: no list of processes shows a password there."""
    return click.option(
        "--database",
        envvar="FIORINO_DATABASE",
        default=default_database,
        metavar="URL",
        help="sqlite:///path or postgresql://user@host/name; also in FIORINO_DATABASE or"
        " fiorino.toml.  [default: fiorino.db in the data folder]",
    )(command)


@click.group()
def db() -> None:
    """Back up, copy, migrate or check the database of the live server."""


@db.command()
@click.argument("file", type=FILE)
@database_option
def backup(file: Path, database: str) -> None:
    """Copy the database to FILE, while the server goes on.

    The copy is a database itself: to go back to it, stop the server and put it in the place of the
    old one. For PostgreSQL the command to run is told.
    """
    from fiorino.server.storage.address import PostgresAddress, read_address  # noqa: PLC0415
    from fiorino.server.storage.backup import backup as copy  # noqa: PLC0415
    from fiorino.server.storage.backup import dump_command  # noqa: PLC0415

    address = read_address(database)
    if isinstance(address, PostgresAddress):
        raise FiorinoError(f"PostgreSQL makes its own backups; run: {dump_command(address, file)}")
    size = copy(address, file)
    click.echo(f"{file}: a sound copy of {address.path} ({size / 1e6:.1f} MB).")


@db.command()
@click.option("--to", type=click.IntRange(0), metavar="N", help="Another schema than the newest.")
@database_option
def migrate(to: int | None, database: str) -> None:
    """Bring the database to the schema of this Fiorino; the server does it by itself.

    An older schema is for going back to an older Fiorino; what only the newer one knows is lost,
    and with 0 everything. Make a backup first, and stop the server.
    """
    from fiorino.server.storage.database import migrate as change_schema  # noqa: PLC0415
    from fiorino.server.storage.schema import VERSION  # noqa: PLC0415

    before, after = _run(change_schema(database, VERSION if to is None else to))
    if before == after:
        click.echo(f"The database has schema {after}; nothing was to do.")
    else:
        click.echo(f"The database had schema {before} and has {after} now.")


@db.command()
@database_option
def check(database: str) -> None:
    """Look the database through: the file itself, and every log for gaps."""
    checkup = _run(_check(database))
    for fault in checkup.faults:
        click.echo(fault)
    if checkup.faults:
        raise FiorinoError(f"The database is not sound: {len(checkup.faults)} faults.")
    click.echo(f"The database is sound: {checkup.matches} matches, {checkup.lines} lines of log.")


@db.command("copy")
@click.argument("target", metavar="TARGET")
@database_option
def copy_all(target: str, database: str) -> None:
    """Copy everything to the empty database TARGET, of either kind. Stop the server first.

    A TARGET with a password is better named by FIORINO_COPY_TO, and then written as “-”.
    """
    target = os.environ.get("FIORINO_COPY_TO", "") if target == "-" else target
    counts = _run(_copy(database, target))
    click.echo(
        f"Copied: {counts['people']} people, {counts['matches']} matches, {counts['log']} lines"
        " of log."
    )


async def _copy(database: str, target: str) -> dict[str, int]:
    from fiorino.server.storage.address import SqliteAddress, read_address  # noqa: PLC0415
    from fiorino.server.storage.backup import require_file  # noqa: PLC0415
    from fiorino.server.storage.copying import copy  # noqa: PLC0415
    from fiorino.server.storage.store import Store  # noqa: PLC0415

    address = read_address(database)
    if isinstance(address, SqliteAddress):
        require_file(address)
    async with (
        await Store.open(database, migrate=False) as source,
        await Store.open(target) as copied,
    ):
        return await copy(source, copied)


async def _check(database: str) -> "Checkup":
    from fiorino.server.storage.address import SqliteAddress, read_address  # noqa: PLC0415
    from fiorino.server.storage.backup import require_file  # noqa: PLC0415
    from fiorino.server.storage.check import check as look_through  # noqa: PLC0415
    from fiorino.server.storage.store import Store  # noqa: PLC0415

    address = read_address(database)
    if isinstance(address, SqliteAddress):
        require_file(address)
    async with await Store.open(database, migrate=False) as store:
        return await look_through(store)


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)
