"""The server under load: what is measured and reported, not how fast this machine is."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from fiorino.bench import server, server_report
from fiorino.bench.echo_clients import EchoClients
from fiorino.bench.players import Crowd, Offer, Watcher
from fiorino.bench.server import (
    Running,
    bare_loop,
    commits,
    live_server,
    lost_commands,
    measure,
)
from fiorino.bench.server_report import Acknowledgements, Load, Memory, Report, Wanted
from fiorino.bench.slices import Slice
from fiorino.bench.sockets import Socket, Stuck, cut_all
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.server.play import messages as say

WANTED: Final = Wanted(MEDICI_VS_STROZZI, 2, 200, 1.0, 1.0, 1000, None)
GOOD: Final = Load(100.0, 5.0, 99.0, 1.0)
SMALL: Final = Memory(1000, 100.0, 149.0, 40.0)
KEPT: Final = Acknowledgements(5, 1000, 0, 0)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, str]]:
    folder = tmp_path_factory.mktemp("live")
    database = f"sqlite:///{folder / 'fiorino.db'}"
    with live_server(folder, database) as found:
        yield found, database


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


@pytest.fixture(scope="module")
def report() -> Report:
    """One whole run, as small as can be."""
    return asyncio.run(measure(Wanted(MEDICI_VS_STROZZI, 2, 2, 0.6, 0.05, 6, None)))


async def until_acknowledged(crowd: Crowd, match: str) -> None:
    """Play until a match has acknowledged something, however busy this machine is."""
    for _ in range(100):
        if crowd.acknowledged.get(match):
            return
        await crowd.play(0.1, 0.0)
    raise AssertionError("nothing is acknowledged")


def test_the_server_and_the_bare_loop_are_measured_in_one_run(report: Report) -> None:
    for load in (report.live, report.full_speed, report.bare_loop, report.bare_loop_alone):
        assert load.moves_per_second > 0
        assert 0 < load.p50_ms <= load.p99_ms
    ours = report.full_speed.moves_per_second
    assert report.times_bare_loop == ours / report.bare_loop.moves_per_second
    assert report.times_bare_loop_alone == ours / report.bare_loop_alone.moves_per_second
    assert report.moves_per_commit is not None
    assert report.moves_per_commit >= 1


def test_watchers_are_counted_and_all_of_them_come_again(report: Report) -> None:
    assert report.memory is not None
    assert report.storm.sockets == report.memory.sockets == 6
    assert report.memory.after_mb > 10
    assert 0 < report.storm.median_seconds <= report.storm.seconds


def test_a_run_finds_what_was_acknowledged_in_the_log(report: Report) -> None:
    assert report.acknowledgements.given > 0
    assert report.acknowledgements.matches >= 2, "a fast machine ends one and begins another"
    assert (report.acknowledgements.lost, report.acknowledgements.refused) == (0, 0)


# Targets


@pytest.mark.parametrize(
    ("live", "share", "memory", "kept", "expected"),
    [
        (GOOD, 0.6, SMALL, KEPT, [True, True, True, True]),
        (GOOD, 0.59, SMALL, KEPT, [False, True, True, True]),
        (Load(100.0, 5.0, 100.0, 1.0), 0.6, SMALL, KEPT, [True, False, True, True]),
        (GOOD, 0.6, Memory(1000, 100.0, 150.0, 40.0), KEPT, [True, True, False, True]),
        (GOOD, 0.6, SMALL, Acknowledgements(5, 1000, 1, 0), [True, True, True, False]),
        (GOOD, 0.6, SMALL, Acknowledgements(0, 0, 0, 0), [True, True, True, False]),
        (GOOD, 0.6, None, KEPT, [True, True, None, True]),
    ],
    ids=["all", "slow", "late", "large", "lossy", "nothing acknowledged", "memory not told"],
)
def test_a_target_holds_only_within_what_was_promised(
    live: Load,
    share: float,
    memory: Memory | None,
    kept: Acknowledgements,
    expected: list[bool | None],
) -> None:
    found = server_report.targets(WANTED, live, share, memory, kept)
    assert [target.holds for target in found] == expected


def test_percentiles_are_those_of_the_commands() -> None:
    waited = Slice(2.0, 101, [number / 1000 for number in range(101)])
    assert waited.rate == 50.5
    assert waited.milliseconds(50) == pytest.approx(50)
    assert waited.milliseconds(99) == pytest.approx(99)


def test_what_is_acknowledged_late_counts_for_the_processor_but_not_for_the_rate() -> None:
    counted = Slice(1.0, 8, late=2, processor=0.1)
    assert counted.rate == 8
    assert counted.processor_each == pytest.approx(0.01)


# Players


def test_a_player_picks_any_number_of_a_range_and_no_other() -> None:
    offer = Offer("range", pattern="price {number}", least=3, most=5)
    assert {offer.pick(Random(seed)) for seed in range(40)} == {"price 3", "price 4", "price 5"}
    assert Offer("single", text="buy").pick(Random(1)) == "buy"


def test_three_play_siena_by_socket(running: tuple[Running, str]) -> None:
    ours, _ = running

    async def play() -> None:
        async with Crowd(ours.address) as crowd:
            await crowd.set_up("siena", 3, 1)
            await until_acknowledged(crowd, crowd.tables[0].match)
            assert crowd.refusals == []

    asyncio.run(play())


def test_players_begin_another_match_when_one_is_over(running: tuple[Running, str]) -> None:
    ours, _ = running

    async def play() -> None:
        async with Crowd(ours.address) as crowd:
            await crowd.set_up("medici-vs-strozzi", 2, 1)
            (table,) = crowd.tables
            first = table.match
            table.players[0].unacknowledged.add("r")
            table.players[0].socket.send(msgspec.json.encode(say.Resign(id="r", match=first)))
            while table.match in ("", first):
                await crowd.play(0.1, 0.0)
            await until_acknowledged(crowd, table.match)

    asyncio.run(play())


def test_a_watcher_comes_again_where_he_was(running: tuple[Running, str]) -> None:
    ours, _ = running

    async def watch() -> tuple[int | None, int | None, int | None]:
        async with Crowd(ours.address) as crowd:
            await crowd.set_up("medici-vs-strozzi", 2, 1)
            watcher = Watcher(crowd.tables[0])
            before = watcher.version
            await watcher.come()
            first = watcher.version
            await cut_all([watcher.socket])
            await until_acknowledged(crowd, watcher.match)
            await watcher.come()
            await cut_all([watcher.socket])
            return before, first, watcher.version

    before, first, last = asyncio.run(watch())
    assert before is None
    assert first is not None
    assert last is not None
    assert last > first


def test_a_watcher_with_a_wrong_link_is_an_error_of_the_bench(
    running: tuple[Running, str],
) -> None:
    ours, _ = running

    async def watch() -> None:
        async with Crowd(ours.address) as crowd:
            await crowd.set_up("medici-vs-strozzi", 2, 1)
            crowd.tables[0].link = "wrong"
            watcher = Watcher(crowd.tables[0])
            try:
                await watcher.come()
            finally:
                await cut_all([watcher.socket])

    with pytest.raises(Stuck, match="A watcher is refused"):
        asyncio.run(watch())


# Acknowledgements


def play_a_little(address: str) -> dict[str, list[str]]:
    async def play() -> dict[str, list[str]]:
        async with Crowd(address) as crowd:
            await crowd.set_up("medici-vs-strozzi", 2, 2)
            for table in crowd.tables:
                await until_acknowledged(crowd, table.match)
            return crowd.acknowledged

    return asyncio.run(play())


def test_every_acknowledged_command_is_in_the_log_once(running: tuple[Running, str]) -> None:
    ours, database = running
    acknowledged = play_a_little(ours.address)
    assert len(acknowledged) == 2
    assert asyncio.run(lost_commands(database, acknowledged)) == 0


def test_a_command_that_the_log_does_not_have_is_lost(running: tuple[Running, str]) -> None:
    ours, database = running
    acknowledged = play_a_little(ours.address)
    match, commands = next(iter(acknowledged.items()))
    assert asyncio.run(lost_commands(database, {match: [*commands, "never", "sent"]})) == 2
    with closing(sqlite3.connect(file_of(database))) as connection:
        connection.execute(
            "DELETE FROM log WHERE match = ? AND command_id = ?", (match, commands[-1])
        )
        connection.commit()
    assert asyncio.run(lost_commands(database, acknowledged)) == 1


def test_the_limits_of_the_server_are_lifted_by_its_settings_alone(
    running: tuple[Running, str],
) -> None:
    _, database = running
    settings = (file_of(database).parent / "fiorino.toml").read_text("utf-8")
    for limit in server.LIFTED:
        assert f'{limit} = "100000/1s"' in settings


# The bare loop


def test_the_bare_loop_writes_every_message_before_it_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "echo.db"

    async def call() -> int:
        clients = EchoClients(3)
        await clients.connect(loop.address)
        counted = await clients.send_for(0.3)
        with closing(sqlite3.connect(file)) as connection:
            (written,) = connection.execute("SELECT COUNT(*) FROM log").fetchone()
        await clients.disconnect()
        assert written == counted.moves + counted.late
        return int(written)

    with bare_loop(file, 1) as loop:
        before = commits(file)
        assert before is not None
        written = asyncio.run(call())
        after = commits(file)
        assert after is not None
        assert after - before == written > 3


def test_messages_of_the_bare_loop_share_commits_where_they_may(tmp_path: Path) -> None:
    file = tmp_path / "echo.db"
    with bare_loop(file, 64) as loop:
        before = commits(file)
        assert before is not None

        async def call() -> int:
            clients = EchoClients(20)
            await clients.connect(loop.address)
            counted = await clients.send_for(0.3)
            await clients.disconnect()
            return counted.moves + counted.late

        written = asyncio.run(call())
        after = commits(file)
        assert after is not None
        assert 0 < after - before < written / 2


def test_commits_of_a_database_that_is_not_sqlite_are_not_known(tmp_path: Path) -> None:
    assert commits(tmp_path / "nothing.db") is None


# Processes


def test_a_server_that_does_not_start_is_a_refusal_with_its_reason(tmp_path: Path) -> None:
    with (
        pytest.raises(Stuck, match=r"The server does not start: .*cannot be opened"),
        live_server(tmp_path, f"sqlite:///{tmp_path}"),
    ):
        pass


def test_settings_of_the_environment_do_not_reach_the_server_under_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIORINO_PORT", "no number")
    with live_server(tmp_path, f"sqlite:///{tmp_path / 'x.db'}") as ours:
        assert server.resident(ours.process.pid) is not None
        assert server.worked(ours.process.pid) is not None
    assert ours.process.returncode is not None


def test_where_the_system_does_not_tell_there_is_no_figure() -> None:
    assert server.resident(2**30) is None
    assert server.worked(2**30) is None
    assert server_report.memory_of(5, None, 3.0) is None


def test_a_server_that_opens_no_socket_is_an_error_of_the_bench() -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        await writer.drain()
        writer.close()

    async def ask() -> Any:
        refusing = await asyncio.start_server(refuse, "127.0.0.1", 0)
        async with refusing:
            port = refusing.sockets[0].getsockname()[1]
            return await Socket.open(f"http://127.0.0.1:{port}", "", lambda _: None)

    with pytest.raises(Stuck, match=r"opens no socket: HTTP/1\.1 403"):
        asyncio.run(ask())
