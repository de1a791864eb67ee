"""`fiorino admin`: managing people and tables; every deed is logged."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import click

from fiorino.cli.clean import clean, echo
from fiorino.cli.database import database_option
from fiorino.core.errors import FiorinoError

if TYPE_CHECKING:
    from fiorino.server.storage.store import Store

T = TypeVar("T")
DAY = 86_400.0


@click.group()
def admin() -> None:
    """Look after the people and tables of the live server; it may run meanwhile."""


def _with_store(database: str, work: "Callable[[Store], Awaitable[T]]") -> T:
    from fiorino.server.storage.address import SqliteAddress, read_address  # noqa: PLC0415
    from fiorino.server.storage.backup import require_file  # noqa: PLC0415
    from fiorino.server.storage.store import Store  # noqa: PLC0415

    async def run() -> T:
        address = read_address(database)
        if isinstance(address, SqliteAddress):
            require_file(address)
        async with await Store.open(database, migrate=False) as store:
            return await work(store)

    return asyncio.run(run())


def _day(at: float | None) -> str:
    return "-" if not at else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _rows(rows: list[tuple[str, ...]]) -> None:
    """Print tab-separated columns, for people and for programs."""
    for row in rows:
        click.echo("\t".join(clean(" ".join(cell.split())) or "-" for cell in row))


@admin.command()
@click.argument("text", default="")
@database_option
def people(text: str, database: str) -> None:
    """List people by a part of their name or user name, or by id; the newest first.

    The columns are id, name, user name, first seen, banned, and what else they are: host or bot.
    """
    found = _with_store(database, lambda store: store.find_people(text))
    _rows(
        [
            (
                row.id,
                row.name,
                row.username or "",
                _day(row.created_at),
                _day(row.banned_at),
                "host" if row.host else "bot" if row.bot_of else "",
            )
            for row in found
        ]
    )


@admin.command()
@click.option("--status", default="", help="open, running, paused, over or aborted.")
@click.option("--end", metavar="MATCH", help="Call off this match.")
@click.option("--remove", metavar="MATCH", help="Delete this match and all that belongs to it.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
def tables(status: str, end: str | None, remove: str | None, yes: bool, database: str) -> None:
    """List matches that have not ended, call one off, or delete one.

    The columns are id, game, status, version, created, and who created it.
    """
    if end is not None:
        _with_store(database, lambda store: store.end_table(end, time.time()))
        echo(f"The match {end} is called off.")
        return
    if remove is not None:
        if not yes:
            click.confirm(f"Delete the match {remove} for good?", abort=True)
        _with_store(database, lambda store: store.remove_table(remove, time.time()))
        echo(f"The match {remove} is deleted.")
        return
    found = _with_store(database, lambda store: store.find_tables(status))
    _rows(
        [
            (row.id, row.game, row.status, str(row.version), _day(row.created_at),
             row.created_by or "")
            for row in found
        ]
    )  # fmt: skip


@admin.command()
@click.argument("match")
@click.option("--remove", metavar="NUMBER", type=click.IntRange(1), help="Delete this line.")
@database_option
def chat(match: str, remove: int | None, database: str) -> None:
    """List what was said at MATCH, or delete a line of it.

    The columns are number, when, the room, who said it, and the words.
    """
    if remove is not None:
        _with_store(database, lambda store: store.remove_line(match, remove, time.time()))
        echo(f"Line {remove} is deleted.")
        return
    found = _with_store(database, lambda store: store.all_chat(match))
    _rows([(str(row.id), _day(row.at), row.room, row.name, row.text) for row in found])


@admin.command()
@click.option("--since", type=click.IntRange(0), default=0, help="Only after this number.")
@click.option("--all", "settled", is_flag=True, help="Those that are settled too.")
@click.option("--settle", metavar="NUMBER", type=click.IntRange(1), help="Settle this report.")
@database_option
def reports(since: int, settled: bool, settle: int | None, database: str) -> None:
    """List what players reported, or settle a report.

    The columns are number, when, who reported, whom, why, the match, the line, and the words.
    """
    if settle is not None:
        _with_store(database, lambda store: store.settle_report(settle, time.time()))
        echo(f"Report {settle} is settled.")
        return
    found = _with_store(database, lambda store: store.reports(since, settled=settled))
    _rows(
        [
            (str(row.id), _day(row.at), row.reporter, row.person, row.reason, row.match or "",
             row.line or "", row.text)
            for row in found
        ]
    )  # fmt: skip


@admin.command()
@click.argument("person")
@click.option("--reason", default="", help="Why; it stands in the log of deeds.")
@click.option("--lift", is_flag=True, help="Let them in again.")
@database_option
def ban(person: str, reason: str, lift: bool, database: str) -> None:
    """Let PERSON (an id or a user name) in no more; their browsers are logged out."""

    async def work(store: "Store") -> str:
        row = await store.the_person(person)
        if lift:
            await store.unban(row.id, time.time())
        else:
            await store.ban(row.id, time.time(), reason)
        return row.name

    name = _with_store(database, work)
    echo(f"{name} is let in again." if lift else f"{name} is let in no more.")


@admin.command()
@click.argument("person")
@database_option
def password(person: str, database: str) -> None:
    """Give an account a new password, and print it; its browsers are logged out."""
    from fiorino.server.people.passwords import Passwords  # noqa: PLC0415
    from fiorino.server.refusals import NO_PASSWORD  # noqa: PLC0415

    new = secrets.token_urlsafe(12)

    async def work(store: "Store") -> str:
        row = await store.the_person(person)
        if row.username is None:
            raise FiorinoError(NO_PASSWORD, name=row.name)
        await store.reset_password(row.id, await Passwords().hash(new), time.time())
        return row.username

    name = _with_store(database, work)
    echo(f"The password of {name} is now {new}")


@admin.command()
@click.argument("person")
@database_option
def link(person: str, database: str) -> None:
    """Print a link by which PERSON chooses a new password, for you to hand over.

    It is good once, for two days. It begins with the setting public_address.
    """
    from fiorino.server.people.recovery import reset_link  # noqa: PLC0415
    from fiorino.server.settings import load  # noqa: PLC0415

    address = load({}).address

    async def work(store: "Store") -> str:
        return await reset_link(store, await store.the_person(person), address)

    echo(_with_store(database, work))


@admin.command()
@click.argument("person")
@click.option("--revoke", is_flag=True, help="They are a host no more.")
@database_option
def host(person: str, revoke: bool, database: str) -> None:
    """Make PERSON a host: on the page /host they may do what you do here."""

    async def work(store: "Store") -> str:
        row = await store.the_person(person)
        if row.username is None:
            raise FiorinoError(f"{row.name} has no account; a host has one.")
        await store.set_host(row.id, not revoke, time.time())
        return row.username

    name = _with_store(database, work)
    echo(f"{name} is a host no more." if revoke else f"{name} is a host now.")


@admin.command()
@click.argument("owner")
@click.argument("name")
@database_option
def bot(owner: str, name: str, database: str) -> None:
    """Make a bot by this NAME for OWNER, and print its token; only here, for its hash is stored."""
    from fiorino.server.people.bots import new_bot  # noqa: PLC0415
    from fiorino.server.settings import load  # noqa: PLC0415

    most = load({}).bots_per_account

    async def work(store: "Store") -> str:
        return (await new_bot(store, await store.the_person(owner), name, most))[1]

    echo(_with_store(database, work))


@admin.command()
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
def forget(person: str, yes: bool, database: str) -> None:
    """Delete everything about PERSON; their seats stay, without a name.

    It cannot be undone. A match that they play is played on by a bot.
    """
    row = _with_store(database, lambda store: store.the_person(person))
    if not yes:
        click.confirm(f"Forget {row.name} ({row.id}) for good?", abort=True)
    _with_store(database, lambda store: store.forget_person(row.id, time.time(), "host"))
    echo(f"{row.name} is forgotten.")


@admin.command()
@click.option("--days", type=click.IntRange(1), required=True, help="What ended so long ago.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
def prune(days: int, yes: bool, database: str) -> None:
    """Delete matches that ended so many days ago, and guests who have nothing any more."""
    if not yes:
        click.confirm(f"Delete every match that ended {days} days ago or earlier?", abort=True)
    now = time.time()
    counted = _with_store(database, lambda store: store.prune(now - days * DAY, now))
    echo(f"Deleted: {counted['matches']} matches, {counted['guests']} guests.")


@admin.command()
@click.option("--uses", type=click.IntRange(1, 10_000), default=1, help="For so many people.")
@click.option("--days", type=click.IntRange(1, 3650), default=14, help="Good for so many days.")
@click.option("--note", default="", help="For whom; it stands in the log of deeds.")
@database_option
def invite(uses: int, days: int, note: str, database: str) -> None:
    """Make an invitation, and print its code; only here, for its hash alone is stored."""
    from fiorino.server.people.inviting import new_invitation  # noqa: PLC0415

    echo(_with_store(database, lambda store: new_invitation(store, uses, days, note)))


@admin.command()
@click.option("--withdraw", metavar="ID", help="This one is good no more.")
@database_option
def invitations(withdraw: str | None, database: str) -> None:
    """List the invitations that are still good, or withdraw one.

    The columns are id, how many may come by it, until when, and the note.
    """
    from fiorino.server.people.inviting import shown_name  # noqa: PLC0415

    if withdraw is not None:
        _with_store(database, lambda store: store.withdraw(withdraw, time.time()))
        echo(f"The invitation {withdraw} is withdrawn.")
        return
    found = _with_store(database, lambda store: store.invitations(time.time()))
    _rows([(shown_name(row), str(row.uses_left), _day(row.expires_at), row.note) for row in found])


@admin.command()
@database_option
def deeds(database: str) -> None:
    """List what was done, the latest first: when, what, to whom, the details, and by which host."""
    found = _with_store(database, lambda store: store.deeds())
    _rows([(_day(row.at), row.deed, row.whom, row.detail, row.by) for row in found])
