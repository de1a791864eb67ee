"""What a process is not told by the others it finds out all the same."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import asyncpg

from fiorino.server.play.live import Live
from fiorino.server.storage import Store
from tests.patience import PATIENCE
from tests.server.kill.pages import Page
from tests.server.kill.servers import servers
from tests.server.kill.tables import Group, Plan


@asynccontextmanager
async def two_at_rest(database: str, folder: Path) -> AsyncIterator[Group]:
    """A match of two at one process; who watches it comes to another one."""
    with servers(database, folder, 2) as two:
        for server in two:
            server.begin()
        for server in two:
            await server.ready()
        addresses = [server.address for server in two]
        group = Group("g", Plan("medici-vs-strozzi", (0, 0), watched_at=1), addresses, "notices")
        await group.come()
        group.rest()
        try:
            yield group
        finally:
            await group.close()


async def write_a_line(database: str, match: str) -> int:
    """What a process leaves that is killed after a commit and before it has told the others."""
    async with await Store.open(database, migrate=False) as store:
        row = await store.match(match)
        assert row is not None
        live = Live(row)
        for line in await store.log(match):
            live.follow(line)
        action = live.notation.write(live.match.table.options()[0])
        draft = live.answer("last-words", live.asked(), live.version, action, time.time())
        await store.append(draft.row)
        return draft.row.seq


async def shows(page: Page, version: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while page.version < version:
            await asyncio.sleep(0.01)


async def test_pages_see_the_last_line_of_a_process_that_died_before_it_told_the_others(
    postgres_url: str, tmp_path: Path
) -> None:
    async with two_at_rest(postgres_url, tmp_path) as group:
        await group.begin(0)
        await group.converge()
        written = await write_a_line(postgres_url, group.now[0].match)
        for page in group.now:
            await shows(page, written)


async def test_who_comes_to_a_process_that_was_not_told_sees_the_last_line(
    postgres_url: str, tmp_path: Path
) -> None:
    async with two_at_rest(postgres_url, tmp_path) as group:
        await group.begin(0)
        await group.converge()
        *_, watching = group.now
        written = await write_a_line(postgres_url, watching.match)
        later = Page("later", group.watcher, watching.match, group.link, Random(7), plays=False)
        group.open(later)
        async with asyncio.timeout(PATIENCE):
            while not later.shown:
                await asyncio.sleep(0.01)
        assert later.version == written


async def test_what_is_told_while_a_room_is_being_loaded_is_not_missed(
    postgres_url: str, tmp_path: Path
) -> None:
    async with two_at_rest(postgres_url, tmp_path) as group:
        *_, watching = await group.sit_down(0)
        connection = await asyncpg.connect(postgres_url)
        try:
            async with connection.transaction():
                # Orders are read after the log: here the loading stops.
                await connection.execute("LOCK TABLE standing IN ACCESS EXCLUSIVE MODE")
                group.open(watching)
                await _somebody_waits(postgres_url)
                written = await write_a_line(postgres_url, watching.match)
                note = f"{watching.match}:{written}"
                other = await asyncpg.connect(postgres_url)
                await other.execute("SELECT pg_notify('fiorino', $1)", note)
                await other.close()
                await asyncio.sleep(0.5)  # until it has been heard
                assert not watching.shown
        finally:
            await connection.close()
        await shows(watching, written)


async def _somebody_waits(database: str) -> None:
    connection = await asyncpg.connect(database)
    waiting = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND wait_event_type = 'Lock' AND query ILIKE '%standing%'"
    )
    try:
        async with asyncio.timeout(PATIENCE):
            while not await connection.fetchval(waiting):
                await asyncio.sleep(0.01)
    finally:
        await connection.close()
