"""One at a time at a match, in this process and among all of them."""

import asyncio

import pytest

from fiorino.server.storage import Busy, Store, locks
from tests.patience import PATIENCE

from .support import cut_connections, furnished, line

pytestmark = pytest.mark.anyio

LOCKS = "query LIKE '%pg_advisory%'"


async def take_turns(*stores: Store) -> int:
    """Everybody adds lines to one match by reading where it is first; how many were added."""

    async def play(store: Store, name: int) -> None:
        for number in range(8):
            async with store.locked("m"):
                row = await store.match("m")
                assert row is not None
                await asyncio.sleep(0)
                await store.append(line(row.version + 1, command_id=f"{name}-{number}"))

    await asyncio.gather(*(play(store, name) for name, store in enumerate(stores)))
    return len(await stores[0].log("m"))


async def test_tasks_of_a_process_take_turns(store: Store) -> None:
    await furnished(store)
    assert await take_turns(store, store, store) == 24


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_processes_take_turns(store: Store, other: Store) -> None:
    await furnished(store)
    assert await take_turns(store, other, store, other) == 32


async def test_without_the_lock_somebody_would_be_overtaken(store: Store) -> None:
    await furnished(store)
    await store.append(line(1))
    rows = await asyncio.gather(store.match("m"), store.match("m"))
    outcomes = await asyncio.gather(
        *(
            store.append(line(row.version + 1, command_id=str(number)))
            for number, row in enumerate(rows)
            if row is not None
        ),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Appended", "Overtaken"]


async def test_matches_do_not_wait_for_each_other(store: Store, other: Store) -> None:
    async with store.locked("m"), asyncio.timeout(PATIENCE), other.locked("n"):
        pass


async def test_who_holds_many_locks_can_still_write(store: Store) -> None:
    """More tasks hold matches than there are connections to write with."""
    matches = [f"m{number}" for number in range(40)]
    await furnished(store, *matches)

    async def play(match: str) -> None:
        async with store.locked(match):
            await asyncio.sleep(0.01)
            await store.append(line(1, match))

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*map(play, matches))


async def test_a_lock_is_let_go_when_its_holder_fails_or_is_cancelled(
    store: Store, other: Store
) -> None:
    async def fail() -> None:
        async with store.locked("m"):
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    holding = asyncio.Event()

    async def hold() -> None:
        async with store.locked("m"):
            holding.set()
            await asyncio.sleep(100)

    task = asyncio.create_task(hold())
    await holding.wait()
    waiting = asyncio.create_task(hold())
    await asyncio.sleep(0.05)
    for each in (waiting, task):
        each.cancel()
        with pytest.raises(asyncio.CancelledError):
            await each
    async with asyncio.timeout(PATIENCE), other.locked("m"), asyncio.timeout(PATIENCE):
        pass


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_process_that_waits_for_a_lock_and_gives_up_does_not_hold_it(
    store: Store, other: Store
) -> None:
    async def wait() -> None:
        async with other.locked("m"):
            raise AssertionError("it was not free")

    async with store.locked("m"):
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0.1)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    async with asyncio.timeout(PATIENCE), store.locked("m"):
        pass


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_lock_goes_with_the_connection_of_a_process_that_is_cut_off(
    store: Store, other: Store, database: str
) -> None:
    await furnished(store)
    async with store.locked("m"):
        assert await cut_connections(database, LOCKS) == 1
        async with asyncio.timeout(PATIENCE), other.locked("m"):
            pass
    async with asyncio.timeout(PATIENCE), store.locked("m"):
        await store.append(line(1))


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_connection_that_was_cut_while_idle_is_replaced(
    store: Store, database: str
) -> None:
    async with store.locked("m"):
        pass
    assert await cut_connections(database, LOCKS) == 1
    async with asyncio.timeout(PATIENCE), store.locked("m"):
        pass


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
async def test_a_match_that_is_held_for_too_long_is_told_to_be_busy(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "PATIENCE", 1.0)
    async with store.locked("m"):
        with pytest.raises(Busy, match="m"):
            async with other.locked("m"):
                pass
    async with other.locked("m"):
        pass


def test_the_numbers_of_locks_stay_what_they_are() -> None:
    """Processes of different versions must agree while one replaces the other."""
    assert locks.lock_key("match", "abc") == 778988924918588822
    assert len({locks.lock_key("match", str(number)) for number in range(1000)}) == 1000
