"""A store that is closed leaves no connection behind, whatever was under way."""

import asyncio

import pytest
from sqlalchemy import Connection, text

from fiorino.server.storage import Store, Unavailable
from tests.patience import PATIENCE
from tests.server.postgres import Postgres, name_of

pytestmark = pytest.mark.anyio

OPEN = "SELECT pid FROM pg_stat_activity WHERE datname = '{}' AND application_name = 'fiorino'"


async def connections_end(postgres: Postgres, url: str) -> None:
    """Until the server knows of no connection of ours to this database."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(postgres.execute, OPEN.format(name_of(url))):
            await asyncio.sleep(0.01)


def slow(connection: Connection) -> object:
    return connection.execute(text("SELECT 7 FROM pg_sleep(0.3)")).scalar()


def quick(connection: Connection) -> object:
    return connection.execute(text("SELECT 7")).scalar()


async def test_what_is_being_read_is_read_to_its_end(
    postgres: Postgres, postgres_database: str
) -> None:
    store = await Store.open(postgres_database)
    reading = asyncio.create_task(store.read(slow))
    await asyncio.sleep(0)
    await store.close()
    assert reading.done()
    assert reading.result() == 7
    await connections_end(postgres, postgres_database)


async def test_a_closed_store_reads_no_more(database: str) -> None:
    store = await Store.open(database)
    await store.close()
    with pytest.raises(Unavailable, match="closed"):
        await store.read(quick)


async def test_a_reader_that_comes_late_opens_no_connection(
    postgres: Postgres, postgres_database: str
) -> None:
    store = await Store.open(postgres_database)
    await store.close()
    with pytest.raises(Unavailable):
        await store.read(quick)
    await connections_end(postgres, postgres_database)


async def test_a_lock_that_is_held_goes_with_the_store(
    postgres: Postgres, postgres_database: str
) -> None:
    store = await Store.open(postgres_database)
    async with store.locked("m"):
        await store.close()
    await connections_end(postgres, postgres_database)


async def test_who_waits_for_a_lock_when_the_store_closes_is_told(
    postgres: Postgres, postgres_database: str
) -> None:
    async def wait(store: Store) -> None:
        async with store.locked("m"):
            pass

    async with await Store.open(postgres_database) as holder:
        store = await Store.open(postgres_database)
        async with holder.locked("m"):
            waiting = asyncio.create_task(wait(store))
            blocked = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            async with asyncio.timeout(PATIENCE):
                while not await asyncio.to_thread(postgres.execute, blocked):
                    await asyncio.sleep(0.01)
            await store.close()
            with pytest.raises(Unavailable, match="closed"):
                await waiting
    await connections_end(postgres, postgres_database)
