"""The schema: up, down and up again, from an older database, never from a newer one."""

import asyncio
import subprocess
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

import fiorino.server.storage.migrations as scripts
from fiorino.bots.names import BOT_NAMES
from fiorino.server.play.standing_orders import Order, read_order
from fiorino.server.storage import BadDatabase, Store
from fiorino.server.storage.address import read_address
from fiorino.server.storage.check import check
from fiorino.server.storage.connections import connections_of
from fiorino.server.storage.database import migrate
from fiorino.server.storage.schema import METADATA, VERSION, VERSION_TABLE
from tests.cli.support import command, environment
from tests.patience import PATIENCE

from .support import furnished, line, match, seats

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(
        connection, opts={"version_table": VERSION_TABLE, "compare_type": True}
    )
    return list(compare_metadata(context, METADATA))


async def raw(url: str, work: Any) -> None:
    """Work on a database whatever its schema is."""
    connections = connections_of(read_address(url))
    await connections.write(work)
    await connections.close()


async def test_the_migrations_lead_to_the_schema_of_the_store(empty_database: str) -> None:
    async with await Store.open(empty_database) as store:
        assert await store.read(differences) == []
        tables = await store.read(lambda connection: set(inspect(connection).get_table_names()))
        assert tables == {*METADATA.tables, VERSION_TABLE, *(tables & {"sqlite_sequence"})}


async def test_the_schema_goes_up_down_and_up(empty_database: str) -> None:
    async with await Store.open(empty_database) as store:
        await furnished(store)
        await store.append(line(1))
    assert await migrate(empty_database, VERSION - 1) == (VERSION, VERSION - 1)
    assert await migrate(empty_database) == (VERSION - 1, VERSION)
    async with await Store.open(empty_database) as store:
        assert await store.read(differences) == []
        assert [row.seq for row in await store.log("m")] == [1]
        await store.append(line(2))
        assert (await check(store)).faults == []
    assert await migrate(empty_database, 0) == (VERSION, 0)
    assert await migrate(empty_database, 0) == (0, 0)
    for number in range(1, VERSION + 1):
        assert await migrate(empty_database, number) == (number - 1, number)
    async with await Store.open(empty_database) as store:
        assert await store.match("m") is None
        await furnished(store)


OLD_ROWS = (
    "INSERT INTO people (id, name, created_at, language) VALUES ('ada', 'Ada Groß', 1.5, 'de')",
    "INSERT INTO matches (id, link, game, players, options, rules_version, secret, commitment,"
    " nonces, status, listed, rated, spectators, hands, created_at, ended_at, version)"
    " VALUES ('old', 'l', 'siena', 2, '{}', 1, 's', 'c', '[]', 'over', true, false, true,"
    " 'closed', 2.5, 3.5, 1)",
    "INSERT INTO seats (match, seat, kind, person, bot, away)"
    " VALUES ('old', 0, 'person', 'ada', NULL, false), ('old', 1, 'bot', NULL, 'greedy', false)",
    "INSERT INTO log (match, seq, command_id, seat, kind, action, chance, rule, at, digest)"
    " VALUES ('old', 1, 'c1', 0, 'answer', 'price 18', '[]', 'M4.3', 2.75, 'd')",
)
"""A match as the first schema kept it."""


def write_old_rows(connection: Connection) -> None:
    for row in OLD_ROWS:
        connection.execute(text(row))


async def test_a_database_of_the_first_schema_opens_and_is_whole(empty_database: str) -> None:
    await migrate(empty_database, 1)
    await raw(empty_database, write_old_rows)
    async with await Store.open(empty_database) as store:
        assert await store.read(differences) == []
        (found,) = await store.history(text="GROSS greedy siena")
        assert (found.id, found.search) == ("old", "siena ada gross greedy")
        assert [row.action for row in await store.log("old")] == ["price 18"]
        await store.append(line(2, "old"))
        assert (await check(store)).faults == []


async def test_bots_of_an_old_match_have_names_and_its_hints_stay(empty_database: str) -> None:
    def write(connection: Connection) -> None:
        write_old_rows(connection)
        connection.execute(
            text(
                "INSERT INTO seats (match, seat, kind, person, bot, away)"
                " VALUES ('old', 2, 'bot', NULL, 'greedy', false)"
            )
        )

    await migrate(empty_database, 1)
    await raw(empty_database, write)
    async with await Store.open(empty_database) as store:
        names = [seat.name for seat in await store.seats("old")]
        found = await store.match("old")
    assert names[0] is None
    assert {*names[1:]} <= set(BOT_NAMES)
    assert len({*names[1:]}) == 2
    assert found is not None
    assert found.hints


AUTHORS = {
    "start:0": "server",
    "7f-a_b": "person",
    "bot": "person",
    "bot:2": "bot",
    "order:3": "order",
    "restart:4": "server",
    "rules:5": "server",
    "timeout:6": "clock",
}


async def test_the_author_of_an_old_line_is_told_by_its_id(empty_database: str) -> None:
    def write(connection: Connection) -> None:
        write_old_rows(connection)
        for seq, id in enumerate(AUTHORS, 2):
            connection.execute(
                text(
                    "INSERT INTO log (match, seq, command_id, seat, kind, action, chance, rule, at,"
                    " digest) VALUES ('old', :seq, :id, 0, 'answer', '', '[]', '', 3.0, '')"
                ),
                {"seq": seq, "id": id},
            )

    await migrate(empty_database, 1)
    await raw(empty_database, write)
    async with await Store.open(empty_database) as store:
        lines = await store.log("old")
    assert {row.command_id: row.author for row in lines} == {"c1": "person", **AUTHORS}


ORDERS = {
    "corn1-wine1 in the Opening Auction, 4 cards open": "opening-bid/corn1-wine1/4",
    "guards-8 in round 3": "star-bid/guards-8/3",
    "Artist 2": "artist-bid/2",
}


async def test_an_order_that_was_left_before_the_migration_stands(empty_database: str) -> None:
    def write(connection: Connection) -> None:
        write_old_rows(connection)
        for seat, phrase in enumerate(ORDERS):
            connection.execute(
                text("INSERT INTO standing (match, seat, orders) VALUES ('old', :seat, :orders)"),
                {"seat": seat, "orders": Order(phrase, 7, False).write()},
            )

    await migrate(empty_database, 1)
    await raw(empty_database, write)
    async with await Store.open(empty_database) as store:
        stands = await store.standing("old")
    assert {seat: read_order(orders) for seat, orders in stands.items()} == {
        seat: Order(name, 7, False) for seat, name in enumerate(ORDERS.values())
    }


async def test_an_older_schema_is_left_alone_when_told_so(empty_database: str) -> None:
    await migrate(empty_database, 1)
    with pytest.raises(BadDatabase, match=rf"has schema 1.* needs {VERSION}.*fiorino db migrate"):
        await Store.open(empty_database, migrate=False)
    assert await migrate(empty_database, 1) == (1, 1)
    await migrate(empty_database)
    async with await Store.open(empty_database, migrate=False) as store:
        assert await store.match("m") is None


async def test_a_newer_schema_is_refused_and_left_alone(database: str) -> None:
    await raw(
        database, lambda each: each.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '99'"))
    )
    for options in ({}, {"migrate": False}):
        with pytest.raises(BadDatabase, match=r"newer Fiorino.*update Fiorino"):
            await Store.open(database, **options)
    with pytest.raises(BadDatabase, match="newer Fiorino"):
        await migrate(database, 1)


@pytest.mark.parametrize("number", [-1, VERSION + 1])
async def test_a_schema_that_is_not_known_is_refused(sqlite_url: str, number: int) -> None:
    with pytest.raises(BadDatabase, match=f"no schema {number}"):
        await migrate(sqlite_url, number)


async def test_tables_of_others_are_not_touched(empty_database: str) -> None:
    await raw(empty_database, lambda each: each.execute(text("CREATE TABLE people (x INTEGER)")))
    with pytest.raises(BadDatabase, match=r"people.*not Fiorino's"):
        await Store.open(empty_database)
    await raw(empty_database, lambda each: each.execute(text("DROP TABLE people")))
    await raw(empty_database, lambda each: each.execute(text("CREATE TABLE jobs (x INTEGER)")))
    async with await Store.open(empty_database) as store:
        await store.create_match(match(), seats())


async def test_many_stores_may_open_an_empty_database_at_once(empty_database: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_database) for _ in range(4)))
    await furnished(stores[0])
    for store in stores:
        assert await store.match("m") is not None
        await store.close()


def test_many_processes_may_migrate_an_empty_database_at_once(
    empty_database: str, tmp_path: Path
) -> None:
    processes = [
        subprocess.Popen(
            command("db", "migrate", "--database", empty_database),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            text=True,
        )
        for _ in range(3)
    ]
    said = sorted(process.communicate(timeout=PATIENCE) for process in processes)
    done = f"The database had schema 0 and has {VERSION} now.\n"
    idle = f"The database has schema {VERSION}; nothing was to do.\n"
    assert said == [(done, ""), (idle, ""), (idle, "")]


async def test_a_migration_that_fails_leaves_the_schema_as_it_was(empty_database: str) -> None:
    await migrate(empty_database, 1)
    await raw(
        empty_database, lambda each: each.execute(text("CREATE INDEX matches_status ON log (at)"))
    )
    with pytest.raises(BadDatabase, match="could not be changed"):
        await Store.open(empty_database)
    await raw(empty_database, lambda each: each.execute(text("DROP INDEX matches_status")))
    assert await migrate(empty_database) == (1, VERSION)


def test_every_migration_follows_the_one_before() -> None:
    (folder,) = scripts.__path__
    steps = list(ScriptDirectory(folder).walk_revisions())[::-1]
    numbers = [str(number) for number in range(1, VERSION + 1)]
    assert [step.revision for step in steps] == numbers
    assert [step.down_revision for step in steps] == [None, *numbers[:-1]]


async def test_in_an_older_database_nobody_is_a_host_or_a_bot(empty_database: str) -> None:
    await migrate(empty_database, 1)
    await raw(empty_database, write_old_rows)
    async with await Store.open(empty_database) as store:
        ada, old = await store.person("ada"), await store.match("old")
    assert ada is not None
    assert old is not None
    assert (ada.host, ada.bot_of, ada.email, ada.mail_turns) == (False, None, None, True)
    assert old.admits_bots is False
