"""Lobbies survive: the end of their process, new rules, and other processes beside them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from fiorino.core.match import Match
from fiorino.core.random import Chance
from fiorino.core.record import Record, find_game, write_record
from fiorino.games import GAMES
from fiorino.server.play import messages as say
from fiorino.server.play.clocks import Clock
from fiorino.server.play.follow_ups import import_record
from fiorino.server.play.live import Live
from fiorino.server.play.lobby import Lobby, Wishes
from fiorino.server.play.log_lines import Diverged
from fiorino.server.play.notices import Everything, PostgresBus
from fiorino.server.play.room import Room
from fiorino.server.storage.rows import LogLine, MatchChange
from fiorino.server.storage.store import Store
from tests.server.lobbies import (
    MEDICI,
    SIENA,
    Page,
    Thinking,
    agrees,
    answer,
    answers,
    asked,
    command,
    lines,
    lobby_at,
    opened,
    person,
    play,
    quiet,
    seated,
    sensible,
    until,
    watching,
)

# The process stops and starts.


async def test_a_match_goes_on_after_the_process_stopped(tmp_path: Path) -> None:
    held = Thinking()
    held.free.clear()
    async with lobby_at(tmp_path, held) as lobby:
        wishes = Wishes(MEDICI, ["greedy", "greedy"], clock=Clock(600.0, 1.0))
        room = await lobby.create(await person(lobby, "ada"), wishes)
        await until(lambda: held.asked > 0)
        assert room.live.version == 1
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.room(room.id)
        await until(lambda: room.row.status == "over")
        await quiet(room)
        await agrees(room)


async def test_a_full_table_that_was_not_begun_begins_when_the_server_starts(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.create(await person(lobby, "ada"), Wishes(MEDICI, ["me", "open"]))
        await person(lobby, "bruno")
        await lobby.store.take_seat(room.id, 1, "bruno")  # and here the process dies
    async with lobby_at(tmp_path) as lobby:
        await until(lambda: room.id in lobby.rooms and lobby.rooms[room.id].live.version == 1)
        room = lobby.rooms[room.id]
        assert room.row.status == "running"
        assert len(await lines(room)) == 1


async def test_a_room_is_loaded_once_even_if_whoever_asked_goes_away(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        del lobby.rooms[room.id]
        asking = [asyncio.ensure_future(lobby.room(room.id)) for _ in range(4)]
        await asyncio.sleep(0)
        asking[0].cancel()
        found = await asyncio.gather(*asking, return_exceptions=True)
        late = await lobby.room(room.id)
        assert found[1:] == [late] * 3


# The rules change.


async def with_old_rules(folder: Path) -> Room:
    """A match of 40 lines that was begun by other rules."""
    async with lobby_at(folder) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno")
        await play(room, 39, Random(1))
        await lobby.store.change_match(room.id, MatchChange(rules_version=99))
    return room


def lead_elsewhere(monkeypatch: pytest.MonkeyPatch, *seqs: int) -> None:
    """By the rules of today these lines lead to other tables than they did."""
    follow = Live.follow

    def following(live: Live, row: LogLine) -> None:
        if row.seq in seqs:
            row = msgspec.structs.replace(row, digest="0" * 64)
        follow(live, row)

    monkeypatch.setattr(Live, "follow", following)


@pytest.mark.parametrize(
    ("spoiled", "keep_last", "stands_at"),
    [((5,), True, 40), ((5,), False, 40), ((5, 36), False, 35), ((), True, 40)],
)
async def test_a_rules_fix_never_breaks_a_running_match(
    tmp_path: Path,
    spoiled: tuple[int, ...],
    keep_last: bool,
    stands_at: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nothing(*given: object) -> None:
        """The server had no time to keep how its matches stood."""

    if not keep_last:
        monkeypatch.setattr("fiorino.server.play.lobby.keep_snapshot", nothing)
    before = await with_old_rules(tmp_path)
    game = before.live.setup.game
    lead_elsewhere(monkeypatch, *spoiled)
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.room(before.id)
        assert room.live.digest() == before.live.lines[stands_at - 1].row.digest
        assert room.row.rules_version == (game.rules_version if spoiled else 99)
        assert (room.live.lines[-1].row.kind == "rules") == bool(spoiled)
        await play(room, 5, Random(2))
        await agrees(room)
        assert room.live.draws_agree()
        version = room.live.version
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.room(before.id)
        assert room.live.version == version
        await play(room, 5, Random(3))
        await agrees(room)


async def test_a_match_of_older_rules_that_are_known_goes_on_by_them(tmp_path: Path) -> None:
    old = find_game(SIENA, GAMES).setup(2, {"edition": "dutch"}, rules=1)
    match, rng = Match(old, Chance("1")), Random(1)
    for _ in range(120):
        match.play(match.table.seat(), sensible(old, match.table, rng))
    text = write_record(Record(match, ["Ada", "Bruno"]))
    async with lobby_at(tmp_path) as lobby:
        room = await import_record(lobby, await person(lobby, "ada"), text)
        await play(room, 20, Random(2))
    async with lobby_at(tmp_path) as lobby:
        room = await lobby.room(room.id)
        assert (room.row.rules_version, room.live.setup.rules) == (1, 1)
        await play(room, 20, Random(3))
        await agrees(room)
        assert all(told.row.kind != "rules" for told in room.live.lines)


async def test_a_log_that_leads_elsewhere_by_the_same_rules_is_not_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, SIENA, "ada", "bruno")
        await play(room, 8, Random(1))
    lead_elsewhere(monkeypatch, 5)
    async with lobby_at(tmp_path) as lobby:
        assert room.id not in lobby.rooms
        with pytest.raises(Diverged):
            await lobby.room(room.id)


# Two processes.


@asynccontextmanager
async def processes(url: str) -> AsyncIterator[tuple[Lobby, Lobby]]:
    """Two lobbies on one database, as two processes have them."""
    async with await Store.open(url) as one, await Store.open(url) as two:
        buses = [await PostgresBus.open(url) for _ in range(2)]
        try:
            async with opened(one, buses[0]) as here, opened(two, buses[1]) as there:
                yield here, there
        finally:
            for bus in buses:
                await bus.close()


async def test_two_processes_play_one_match_together(postgres_url: str) -> None:
    async with processes(postgres_url) as (here, there):
        ada, bruno = await person(here, "ada"), await person(here, "bruno")
        room = await here.create(ada, Wishes(SIENA, ["me", "open"]))
        twin = await there.room(room.id)
        await there.join(bruno, room.id, room.row.link, None)
        await until(lambda: room.row.status == "running" and room.live.version == 1)
        pages = watching(room, "ada"), watching(twin, "bruno")
        rng = Random(1)
        for _ in range(25):
            await until(lambda: room.live.version == twin.live.version)
            await play(room if asked(room) == "ada" else twin, 1, rng)
        await until(lambda: room.live.version == twin.live.version)
        assert room.live.digest() == twin.live.digest()
        await agrees(room)
        await agrees(twin)
        for page in pages:
            steps = [s["version"] for f in page.of_kind("shown") for s in f["steps"]]
            assert steps == list(range(2, room.live.version + 1))


async def test_a_table_comes_to_the_lobby_of_the_other_process_and_leaves_it_when_it_begins(
    postgres_url: str,
) -> None:
    async with processes(postgres_url) as (here, there):
        ada, bruno = await person(here, "ada"), await person(here, "bruno")
        page = Page("carla")
        there.open_tables.viewers.add(page)

        def listed() -> list[str]:
            return [table["match"] for table in page.of_kind("tables")[-1]["tables"]]

        room = await here.create(ada, Wishes(MEDICI, ["me", "open"], listed=True))
        await until(lambda: bool(page.frames) and listed() == [room.id])
        await here.join(bruno, room.id, None, None)
        await until(lambda: listed() == [])


async def test_a_bus_that_was_down_has_each_of_many_tables_read_once_however_many_are_loaded(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[tuple[Lobby, str]] = []

    async def counted(room: Room) -> None:
        reads.append((room.lobby, room.id))

    async with (
        await Store.open(postgres_url) as store,
        opened(store) as here,
        opened(store) as there,
    ):
        ada = await person(here, "ada")
        ids = [(await here.create(ada, Wishes(MEDICI, ["me", "open"]))).id for _ in range(12)]
        await until(lambda: not there._kept)
        monkeypatch.setattr(Room, "catch_up", counted)
        gate = asyncio.Event()

        async def written() -> None:
            await gate.wait()

        loading = [asyncio.ensure_future(there.room_once(id, written())) for id in ids]
        await asyncio.sleep(0)
        there.hear(Everything())
        gate.set()
        await asyncio.gather(*loading)
        await until(lambda: not there._kept)
        assert sorted(id for lobby, id in reads if lobby is there) == sorted(ids)


async def test_pauses_orders_and_talk_reach_the_other_process(postgres_url: str) -> None:
    async with processes(postgres_url) as (here, there):
        room = await seated(here, SIENA, "ada", "bruno")
        twin = await there.room(room.id)
        page = watching(twin, "bruno")
        await room.do("ada", command(say.Say, room, room="players", text="ciao"))
        await until(lambda: [said["text"] for said in page.of_kind("said")] == ["ciao"])
        await room.do("ada", command(say.Pause, room, agree=True))
        await until(lambda: twin.live.pausing == {0})
        await twin.do("bruno", command(say.Pause, twin, agree=True))
        await until(lambda: room.row.status == "paused")
        await room.do("ada", command(say.Pause, room, agree=False))
        await until(lambda: twin.row.status == "running")
        await room.do("ada", command(say.Away, room, away=True))
        await until(lambda: twin.seats[0].away and page.told[-1]["seats"][0]["away"])


async def test_a_command_that_is_sent_to_both_processes_is_one_line(postgres_url: str) -> None:
    async with processes(postgres_url) as (here, there):
        room = await seated(here, MEDICI, "ada", "bruno")
        twin = await there.room(room.id)
        for number in range(6):
            who, sent = asked(room), answer(room, answers(room)[0], f"both{number}")
            replies = await asyncio.gather(room.do(who, sent), twin.do(who, sent))
            assert replies[0] == replies[1]
            assert isinstance(replies[0], say.Done)
            await until(lambda: room.live.version == twin.live.version)
        assert len(await lines(room)) == 7
        await agrees(twin)


async def test_who_is_connected_to_one_process_is_so_for_all(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connected(page: Page) -> list[bool]:
        return [seat["connected"] for seat in page.of_kind("shown")[-1]["seats"]]

    async with processes(postgres_url) as (here, there):
        room = await seated(here, MEDICI, "ada", "bruno")
        twin = await there.room(room.id)
        page, first, second = Page("bruno"), Page("ada"), Page("ada")
        twin.add_viewer(page)
        room.add_viewer(first)
        room.add_viewer(second)
        await until(lambda: bool(page.frames) and connected(page) == [True, True])
        room.remove_viewer(first)
        await asyncio.sleep(0.2)
        assert connected(page) == [True, True], "another page of hers is open"
        room.remove_viewer(second)
        await until(lambda: connected(page) == [False, True])
        room.add_viewer(first)
        await until(lambda: connected(page) == [True, True])
        monkeypatch.setattr("fiorino.server.play.presence.FORGET", 0.0)
        there.presence.refresh()  # as if the other process had been silent for long
        assert connected(page) == [False, True]


async def test_a_page_at_another_process_is_not_told_of_the_end_before_its_step(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end is written just after the other process has read the log."""
    async with processes(postgres_url) as (here, there):
        room = await seated(here, MEDICI, "ada", "bruno")
        twin = await there.room(room.id)
        page = watching(twin, "bruno")
        read = there.store.log

        async def and_then_it_ends(match: str, since: int = 0) -> list[LogLine]:
            found = await read(match, since)
            if room.row.status == "running":
                await room.do("ada", command(say.Resign, room))
            return found

        monkeypatch.setattr(there.store, "log", and_then_it_ends)
        await twin.catch_up()
        await until(lambda: bool(page.told) and page.told[-1]["status"] == "over")
        over = [shown["version"] for shown in page.told if shown["status"] == "over"]
        assert over[0] == room.live.version
