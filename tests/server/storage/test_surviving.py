"""What is acknowledged stays: through kills, cancellations, cut connections and full disks."""

import asyncio
import subprocess
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, insert, text

from fiorino.server.storage import Store, Unavailable
from fiorino.server.storage.check import check
from fiorino.server.storage.schema import people
from tests.cli.support import environment
from tests.patience import PATIENCE

from .support import cut_connections, furnished, line, person

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


def killed_appender(url: str, match: str, acknowledged: int, folder: Path) -> int:
    """Kill a process that appends when it has told of so many lines; the last it told of."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.storage.appender", url, match],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env=environment(folder, PYTHONPATH=f"{ROOT / 'src'}:{ROOT}"),
    )
    assert process.stdout is not None
    with process.stdout as told:
        lines = [told.readline() for _ in range(acknowledged)]
        process.kill()
        lines += told.readlines()
    assert process.wait() == -9
    return int(lines[-1])


async def test_a_line_that_was_acknowledged_survives_the_kill_of_its_process(
    store: Store, database: str, tmp_path: Path
) -> None:
    await furnished(store)
    for acknowledged in (1, 17):
        last = await asyncio.to_thread(killed_appender, database, "m", acknowledged, tmp_path)
        written = await store.log("m")
        assert [row.seq for row in written] == list(range(1, len(written) + 1))
        assert last <= len(written) <= last + 1
        version = len(written)
        assert await store.versions(["m"]) == {"m": version}
        assert (await store.seats("m"))[0].seconds_left == version
        kept = await store.snapshot("m", version)
        assert kept is not None
        assert kept.state == str(version)
    assert (await check(store)).faults == []


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_sqlite_waits_for_the_disk_at_every_commit(store: Store) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "query_only")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store.write(pragmas) == ["wal", 2, 1, 0]
    assert (await store.read(pragmas))[3] == 1


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_postgres_waits_for_the_disk_at_every_commit(store: Store) -> None:
    def setting(connection: Connection) -> object:
        return connection.execute(text("SHOW synchronous_commit")).scalar()

    assert await store.write(setting) == "on"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_who_reads_cannot_write(store: Store) -> None:
    await furnished(store)
    with pytest.raises(Unavailable, match="readonly"):
        await store.read(lambda connection: connection.execute(text("DELETE FROM log")))


async def test_what_one_store_has_written_another_one_sees_at_once(
    store: Store, other: Store
) -> None:
    await furnished(store)
    for seq in range(1, 20):
        await (store, other)[seq % 2].append(line(seq))
        assert [row.seq for row in await (other, store)[seq % 2].log("m", seq - 1)] == [seq]


async def test_a_cancelled_append_is_whole_or_not_there_and_the_store_goes_on(
    store: Store,
) -> None:
    await furnished(store)
    cancelled = 0
    for number in range(40):
        (version,) = (await store.versions(["m"])).values()
        task = asyncio.create_task(store.append(line(version + 1), clocks={0: version + 1.0}))
        await asyncio.sleep(number % 8 * 0.0008)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            cancelled += 1
        (now,) = (await store.versions(["m"])).values()
        assert now - version in (0, 1)
        assert len(await store.log("m")) == now
        if now:
            assert (await store.seats("m"))[0].seconds_left == now
    assert cancelled > 0
    (version,) = (await store.versions(["m"])).values()
    await asyncio.wait_for(store.append(line(version + 1)), PATIENCE)


async def test_when_a_cancelled_append_returns_it_is_decided(store: Store) -> None:
    """Who holds the lock next finds the line, or never does."""
    await furnished(store)
    for seq in range(1, 16):
        task = asyncio.create_task(store.append(line(seq)))
        await asyncio.sleep(0.001)
        task.cancel()
        await asyncio.wait([task])
        before = await store.log("m")
        await asyncio.sleep(0.01)
        assert await store.log("m") == before
        if len(before) < seq:
            await store.append(line(seq))


async def test_a_write_that_has_begun_is_carried_to_its_end(store: Store) -> None:
    begun = threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_sleep(0.2)"))
        else:
            time.sleep(0.2)
        connection.execute(insert(people).values(**msgspec.structs.asdict(person("ada"))))

    task = asyncio.create_task(store.write(slow))
    while not begun.is_set():
        await asyncio.sleep(0.001)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await store.person("ada") is not None


async def test_closing_finishes_what_is_being_written(database: str) -> None:
    store = await Store.open(database)
    await furnished(store)
    tasks = [asyncio.create_task(store.append(line(1)))]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await store.close()
    assert (await tasks[0]).version == 1
    with pytest.raises(Unavailable, match="closed"):
        await store.append(line(2))
    async with await Store.open(database) as again:
        assert len(await again.log("m")) == 1


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_the_store_goes_on_after_its_connections_were_cut(
    store: Store, database: str
) -> None:
    await furnished(store)
    await store.append(line(1))
    for seq in (2, 3):
        assert await cut_connections(database) > 0
        assert len(await store.log("m")) == seq - 1
        async with store.locked("m"):
            await store.append(line(seq))


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_connection_that_is_cut_in_mid_write_is_told_as_unavailable(
    store: Store, database: str
) -> None:
    await furnished(store)

    def slow(connection: Connection) -> None:
        connection.execute(text("SELECT pg_sleep(30)"))

    writing = asyncio.create_task(store.write(slow))
    while not await cut_connections(database, "query LIKE '%pg_sleep%'"):
        await asyncio.sleep(0.01)
    with pytest.raises(Unavailable):
        await writing
    await store.append(line(1))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_nobody_is_told_of_success_when_the_disk_is_full(store: Store) -> None:
    matches = [f"m{number}" for number in range(20)]
    await furnished(store, *matches)

    def fill(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 20}")

    await store.write(fill)
    told: list[str] = []
    faults: list[BaseException] = []
    for seq in range(1, 8):
        standing = await store.versions(matches)
        outcomes = await asyncio.gather(
            *(
                store.append(line(seq, match, action="x" * 3000))
                for match in matches
                if standing[match] == seq - 1
            ),
            return_exceptions=True,
        )
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                faults.append(outcome)
            else:
                told.append(f"{outcome.match} {outcome.version}")
    assert faults
    assert all(isinstance(fault, Unavailable) for fault in faults)
    assert "full" in str(faults[0])
    written = [f"{match} {row.seq}" for match in matches for row in await store.log(match)]
    assert set(told) <= set(written)
    await store.write(
        lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 10000")
    )
    for match in matches:
        await store.append(line(len(await store.log(match)) + 1, match))
    assert (await check(store)).faults == []
