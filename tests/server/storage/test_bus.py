"""The bus: whoever listens is woken, in this process and in others, and after a cut as well."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest

from fiorino.server.play import notices as buses
from fiorino.server.play.notices import (
    CHANNEL,
    LONGEST,
    Bus,
    Everything,
    LocalBus,
    Notice,
    PostgresBus,
    Present,
    Said,
    Seated,
    Written,
    open_bus,
)
from fiorino.server.storage import BadDatabase, StorageError, Unavailable
from tests.patience import PATIENCE

from .support import cut_connections, until

pytestmark = pytest.mark.anyio

OLDEST = (
    "backend_start = (SELECT min(backend_start) FROM pg_stat_activity"
    " WHERE datname = current_database())"
)


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[tuple[PostgresBus, PostgresBus]]:
    """The buses of two processes."""
    pair = await PostgresBus.open(postgres_url), await PostgresBus.open(postgres_url)
    yield pair
    for each in pair:
        await each.close()


@pytest.fixture
async def bus(empty_database: str) -> AsyncIterator[Bus]:
    """The bus that goes with each database."""
    opened = await open_bus(empty_database)
    yield opened
    await opened.close()


def heard_by(bus: Bus) -> list[Notice]:
    heard: list[Notice] = []
    bus.subscribe(heard.append)
    return heard


def silent(heard: list[Notice], known: int) -> Callable[[], bool]:
    return lambda: len(heard) == known


async def test_every_subscriber_is_told_of_what_is_published(bus: Bus) -> None:
    first, second = heard_by(bus), heard_by(bus)
    bus.publish(Written("m", 7))
    assert first == []  # never before publish has returned
    await until(lambda: first == second == [Written("m", 7)])


async def test_who_has_ended_is_told_no_more(bus: Bus) -> None:
    ended: list[Notice] = []
    end = bus.subscribe(ended.append)
    going_on = heard_by(bus)
    end()
    end()
    bus.publish(Written("m", 1))
    await until(lambda: len(going_on) == 1)
    assert ended == []


async def test_a_subscriber_who_fails_keeps_nobody_from_hearing(
    bus: Bus, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(notice: Notice) -> None:
        raise ZeroDivisionError

    bus.subscribe(fail)
    heard = heard_by(bus)
    bus.publish(Written("m", 1))
    bus.publish(Written("n", 2))
    await until(lambda: heard == [Written("m", 1), Written("n", 2)])
    assert "could not take the notice" in caplog.text


async def test_the_bus_goes_with_the_database(sqlite_url: str, postgres_url: str) -> None:
    assert isinstance(await open_bus(sqlite_url), LocalBus)
    bus = await open_bus(postgres_url)
    assert isinstance(bus, PostgresBus)
    await bus.close()
    with pytest.raises(StorageError, match="Only PostgreSQL"):
        await PostgresBus.open(sqlite_url)


async def test_processes_hear_each_other_and_themselves(
    two: tuple[PostgresBus, PostgresBus],
) -> None:
    here, there = map(heard_by, two)
    two[0].publish(Written("a:b", 1))
    await until(lambda: here == there == [Written("a:b", 1)])
    two[1].publish(Written("à", 2))
    await until(lambda: here == there == [Written("a:b", 1), Written("à", 2)])


NOTICES: tuple[Notice, ...] = (
    Everything(),
    Written("m", 7),
    Seated("m"),
    Said("m", 12),
    Present("m", "ada", "f00d", True),
    Present("m", "ada", "f00d", False),
)


@pytest.mark.parametrize("notice", NOTICES)
async def test_every_notice_comes_as_it_was_sent(
    two: tuple[PostgresBus, PostgresBus], notice: Notice
) -> None:
    heard = heard_by(two[1])
    two[0].publish(notice)
    await until(lambda: heard == [notice])


async def test_a_notice_that_postgres_would_not_carry_is_refused_to_who_sends_it(
    two: tuple[PostgresBus, PostgresBus],
) -> None:
    heard = heard_by(two[1])
    longest = "x" * (LONGEST - len('["seated",""]'))
    two[0].publish(Seated(longest))
    with pytest.raises(ValueError, match="too long"):
        two[0].publish(Seated(longest + "x"))
    await until(lambda: heard == [Seated(longest)])


async def test_of_several_that_wait_about_one_thing_the_last_is_sent(
    two: tuple[PostgresBus, PostgresBus],
) -> None:
    heard = heard_by(two[1])
    gone = Present("m", "ada", "f00d", False)
    for notice in (Written("m", 1), Present("m", "ada", "f00d", True), Written("m", 2), gone):
        two[0].publish(notice)
    await until(lambda: heard == [Written("m", 2), gone])


async def test_every_line_of_chat_is_told_of(two: tuple[PostgresBus, PostgresBus]) -> None:
    heard = heard_by(two[1])
    for number in (4, 5):
        two[0].publish(Said("m", number))
    await until(lambda: heard == [Said("m", 4), Said("m", 5)])


async def test_a_burst_is_told_at_least_up_to_its_end(two: tuple[PostgresBus, PostgresBus]) -> None:
    heard = heard_by(two[1])
    for seq in range(1, 501):
        two[0].publish(Written("m", seq))
        two[0].publish(Written(f"other {seq}", 1))
    await until(lambda: Written("m", 500) in heard)
    await until(lambda: len({notice.topic() for notice in heard}) == 501)
    assert len(heard) < 1000


async def test_the_same_version_published_again_is_told_again(
    two: tuple[PostgresBus, PostgresBus],
) -> None:
    """Somebody sat down: the version stays, and everybody must look."""
    heard = heard_by(two[1])
    two[0].publish(Written("m", 5))
    await until(silent(heard, 1))
    two[0].publish(Written("m", 5))
    await until(silent(heard, 2))


async def test_a_cut_connection_heals_and_everything_is_looked_at(
    two: tuple[PostgresBus, PostgresBus], postgres_url: str
) -> None:
    here, there = map(heard_by, two)
    two[0].publish(Written("m", 1))
    await until(lambda: here == there == [Written("m", 1)])
    assert await cut_connections(postgres_url) == 2
    await until(lambda: here[1:] == there[1:] == [Everything()])
    two[0].publish(Written("m", 2))
    await until(lambda: here[2:] == there[2:] == [Written("m", 2)])


async def test_what_is_published_while_the_connection_is_cut_is_sent_afterwards(
    two: tuple[PostgresBus, PostgresBus], postgres_url: str
) -> None:
    here, there = map(heard_by, two)
    assert await cut_connections(postgres_url, OLDEST) == 1
    two[0].publish(Written("m", 1))
    two[0].publish(Written("m", 2))
    await until(lambda: there == [Written("m", 2)] and Everything() in here)


async def test_a_notice_that_could_not_be_sent_is_sent_again(
    two: tuple[PostgresBus, PostgresBus], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = heard_by(two[1])
    execute = asyncpg.Connection.execute
    failed: list[str] = []

    async def fail(self: object, query: str, *values: object, timeout: float) -> object:
        if "pg_notify" in query and not failed:
            failed.append(query)
            two[0].publish(Written("m", 3))
            raise ConnectionResetError
        return await execute(self, query, *values, timeout=timeout)

    monkeypatch.setattr(asyncpg.Connection, "execute", fail)
    two[0].publish(Written("m", 2))
    two[0].publish(Written("n", 1))
    await until(lambda: set(heard) == {Written("m", 3), Written("n", 1)})
    assert failed


async def test_the_bus_waits_longer_and_longer_for_a_server_that_is_gone(
    two: tuple[PostgresBus, PostgresBus],
    postgres_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    tried: list[float] = []
    heard = heard_by(two[0])

    async def refuse(*_: object, **__: object) -> None:
        tried.append(asyncio.get_running_loop().time())
        raise Unavailable("nobody there")

    with monkeypatch.context() as patch:
        patch.setattr(buses, "connect_postgres", refuse)
        patch.setattr(buses, "FIRST_PAUSE", 0.02)
        await cut_connections(postgres_url)
        await until(lambda: len(tried) >= 8)
        assert heard == []
    await until(lambda: heard == [Everything()])
    assert "cannot connect yet: nobody there" in caplog.text


async def test_a_connection_that_has_died_silently_is_found_out(
    two: tuple[PostgresBus, PostgresBus], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No answer to a heartbeat: the network is gone, and nobody has said so."""
    monkeypatch.setattr(buses, "HEARTBEAT", 0.05)
    heard = heard_by(two[0])
    execute = asyncpg.Connection.execute
    asked: list[str] = []

    async def silence(self: object, query: str, *values: object, timeout: float) -> object:
        if query == "SELECT 1" and not asked:
            asked.append(query)
            raise TimeoutError
        return await execute(self, query, *values, timeout=timeout)

    monkeypatch.setattr(asyncpg.Connection, "execute", silence)
    two[0].publish(Written("wake", 1))
    two[1].publish(Written("wake", 1))
    await until(lambda: bool(asked))
    two[0].publish(Written("m", 1))
    await until(lambda: Written("m", 1) in heard)


async def test_a_notice_that_is_none_of_ours_is_passed_over(
    two: tuple[PostgresBus, PostgresBus], postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = map(heard_by, two)
    connection = await asyncpg.connect(postgres_url)
    foreign = ("", "hello", "m:3", "[]", '["written"]', '["written","m","x"]', '["danced","m",1]')
    for payload in foreign:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, '["written","m",3]')
    await connection.close()
    await until(lambda: here == there == [Written("m", 3)])
    assert caplog.text.count("none of ours") == len(foreign) * len(two)


async def test_what_was_published_is_said_before_the_bus_closes(
    two: tuple[PostgresBus, PostgresBus],
) -> None:
    heard = heard_by(two[1])
    two[0].publish(Written("m", 9))
    await two[0].close()
    await until(lambda: heard == [Written("m", 9)])
    await two[0].close()


async def test_a_bus_that_is_cut_off_closes_at_once(
    two: tuple[PostgresBus, PostgresBus], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "FIRST_PAUSE", 60.0)
    lost = asyncio.Event()
    handler = logging.Handler()
    monkeypatch.setattr(handler, "emit", lambda _: lost.set())
    monkeypatch.setattr(buses.logger, "handlers", [handler])
    await cut_connections(postgres_url)
    async with asyncio.timeout(PATIENCE):
        await lost.wait()
        await two[0].close()


async def test_a_server_that_cannot_be_reached_is_told(postgres_url: str) -> None:
    with pytest.raises(Unavailable, match="cannot be reached"):
        await PostgresBus.open("postgresql:///fiorino?host=/nowhere")
    with pytest.raises(BadDatabase, match="does not exist"):
        await PostgresBus.open(postgres_url.replace("fiorino_", "nothing_", 1))
