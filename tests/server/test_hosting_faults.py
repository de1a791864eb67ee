"""What a host meets: a database that is away, crowds of old tables, clocks that jump, strangers."""

import asyncio
import socket
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from fiorino.server import logs
from fiorino.server.http import meta
from fiorino.server.limits import Limits, Rate
from fiorino.server.notify.calls import is_public
from fiorino.server.people import people
from fiorino.server.play import housekeeping
from fiorino.server.play import messages as say
from fiorino.server.play.clocks import Clock, SteadyTime
from fiorino.server.play.housekeeping import IDLE_SECONDS
from fiorino.server.play.lobby import Lobby, Wishes
from fiorino.server.play.restoring import keep_snapshot
from fiorino.server.play.room import Room
from fiorino.server.storage.errors import Unavailable
from fiorino.server.storage.matches import _sits
from fiorino.server.storage.schema import matches, snapshots
from tests.server.lobbies import (
    MEDICI,
    Page,
    Time,
    asked,
    command,
    finished,
    lobby_at,
    person,
    play,
    seated,
    until,
)
from tests.server.process import serving
from tests.server.wire import HERE, Someone, house

DAY = 86_400.0


# A database that is away


def test_a_database_that_cannot_be_written_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as hosted:
        assert hosted.client.get(f"{HERE}/readyz").status_code == 200
        monkeypatch.setattr(meta, "PATIENCE", 0.1)
        hosted.server.lobby.store._probe = None
        with sqlite3.connect(tmp_path / "fiorino.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            assert hosted.client.get(f"{HERE}/readyz").status_code == 503
            other.execute("ROLLBACK")
        other.close()


def test_what_is_refused_for_want_of_storage_is_counted_and_logged_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path) as hosted:
        anna = hosted.guest()
        match = anna.table("me", "me")["match"]

        async def gone(*_: Any, **__: Any) -> None:
            raise Unavailable("The disk is full.")

        with anna.page(match) as page:
            monkeypatch.setattr(type(hosted.server.lobby.store), "append", gone)
            page.send("resign", match=match, id="c1")
            told = page.hear_until("refused")
        assert told["reason_key"]["key"] == "refusal-database-silent"
        assert 'fiorino_commands_total{kind="resign",outcome="failed"} 1.0' in (
            hosted.client.get(f"{HERE}/metrics").text
        )
        (record,) = [record for record in caplog.records if "not stored" in record.getMessage()]
        assert "disk is full" in record.getMessage()
        assert record.exc_info is None


def test_who_leaves_in_the_middle_of_a_request_leaves_no_traceback(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(
                b"POST /api/account/login HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                b"Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
            )
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert client.recv(100).startswith(b"HTTP/1.1 200")
        assert server.stop() == 0
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said
    assert "status=499" in said


# Chat


async def test_a_line_of_chat_that_is_sent_again_after_a_restart_is_said_once(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        line = say.Say(id="once", match=room.id, room="players", text="ciao")
        first = await room.do("ada", line)
    async with lobby_at(tmp_path) as lobby:
        again = await lobby.room(room.id)
        page = Page("bruno")
        again.viewers[page] = again.live.version
        assert await again.do("ada", line) == first
        assert await again.do("bruno", line) == first, "an id is a person's own"
        said = await lobby.store.chat(room.id, "players")
        assert [(one.person, one.text) for one in said] == [("ada", "ciao"), ("bruno", "ciao")]
        assert [told["person"] for told in page.of_kind("said")] == ["bruno"]


# Old tables


async def test_a_restart_takes_up_only_what_goes_on_by_itself(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        ada = await person(lobby, "ada")
        for _ in range(5):
            await lobby.create(ada, Wishes(MEDICI, ["me", "open"], listed=True))
        people_only = await seated(lobby, MEDICI, "ada", "bruno")
        timed = await seated(lobby, MEDICI, "ada", "bruno", clock=Clock(600.0))
    async with lobby_at(tmp_path) as lobby:
        await until(lambda: timed.id in lobby.rooms)
        assert set(lobby.rooms) == {timed.id}
        await until(lambda: lobby.rooms[timed.id].live.lines[-1].row.kind == "restart")
        assert asked(await lobby.room(people_only.id)) in ("ada", "bruno")


async def test_a_match_that_cannot_be_read_at_a_restart_is_taken_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        timed = await seated(lobby, MEDICI, "ada", "bruno", clock=Clock(600.0))
    away, taken_up = [Unavailable("gone")], Lobby.room

    async def room(self: Lobby, match: str) -> Room:
        if away:
            raise away.pop()
        return await taken_up(self, match)

    monkeypatch.setattr(Lobby, "room", room)
    monkeypatch.setattr("fiorino.server.play.lobby.LOOK_EVERY", 0.01)
    async with lobby_at(tmp_path) as lobby:
        await until(lambda: timed.id in lobby.rooms)
        assert away == []


def test_ones_matches_are_found_from_ones_seats_and_open_tables_are_not_loaded(
    tmp_path: Path,
) -> None:
    question = select(matches).where(_sits("ada")).compile(compile_kwargs={"literal_binds": True})
    with house(tmp_path) as hosted:
        anna = hosted.guest()
        opened, begun = anna.table("me", "open")["match"], anna.table("me", "me")["match"]
        lobby = hosted.server.lobby
        lobby.rooms.clear()
        told = {row["match"]: row["asked"] for row in anna.get("/api/matches/mine")}
        assert told == {opened: False, begun: True}
        assert set(lobby.rooms) == {begun}
    with sqlite3.connect(tmp_path / "fiorino.db") as database:
        plan = str(database.execute(f"EXPLAIN QUERY PLAN {question}").fetchall())
    database.close()
    assert "seats_person" in plan
    assert "CORRELATED" not in plan


async def test_quiet_matches_are_called_off_and_those_who_play_are_not(tmp_path: Path) -> None:
    now = Time()
    async with lobby_at(tmp_path, now=now, expire_after=90 * DAY) as lobby:
        ada = await person(lobby, "ada")
        opened = await lobby.create(ada, Wishes(MEDICI, ["me", "open"]))
        quiet, played = [await seated(lobby, MEDICI, "ada", "bruno") for _ in range(2)]
        page = Page("ada")
        quiet.viewers[page] = 1
        now.now += 91 * DAY
        await play(played, 1, Random(1))
        assert set(await lobby.housekeeping.expire()) == {opened.id, quiet.id}
        assert (quiet.row.status, played.row.status) == ("aborted", "running")
        assert page.of_kind("shown")[-1]["status"] == "aborted"
        assert await lobby.housekeeping.expire() == []
        ids = {row.id for row in await lobby.store.running_of("ada")}
        assert ids == {played.id}


async def test_a_finished_match_that_nobody_looks_at_leaves_the_memory(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room, other = await finished(lobby, "ada", "bruno"), await seated(lobby, MEDICI, "a", "b")
        page = Page("ada")
        room.add_viewer(page)
        lobby.housekeeping.sweep(0.0)
        lobby.housekeeping.sweep(2 * IDLE_SECONDS)
        assert set(lobby.rooms) == {room.id, other.id}
        room.remove_viewer(page)
        lobby.housekeeping.sweep(2 * IDLE_SECONDS)
        lobby.housekeeping.sweep(3 * IDLE_SECONDS - 1)
        assert room.id in lobby.rooms
        lobby.housekeeping.sweep(3 * IDLE_SECONDS)
        assert set(lobby.rooms) == {other.id}
        again = await lobby.room(room.id)
        assert again.shown("ada", 0).status == "over"


async def test_of_finished_matches_that_nobody_looks_at_only_the_last_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MOST_ENDED", 1)
    async with lobby_at(tmp_path) as lobby:
        watched, first, last = [await finished(lobby, "ada", "bruno") for _ in range(3)]
        running = await seated(lobby, MEDICI, "ada", "bruno")
        watched.add_viewer(Page("ada"))
        lobby.housekeeping.let_go()
        assert set(lobby.rooms) == {watched.id, last.id, running.id}
        assert (await lobby.room(first.id)).shown("ada", 0).status == "over"


async def test_snapshots_go_when_a_match_ends(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await keep_snapshot(lobby.store, room.live)
        await play(room, 1, Random(3))
        await keep_snapshot(lobby.store, room.live)

        async def kept() -> list[int]:
            rows = await lobby.store.read(
                lambda connection: connection.execute(select(snapshots.c.seq)).all()
            )
            return [seq for (seq,) in rows]

        assert await kept() == [1, 2]
        await room.do("ada", command(say.Resign, room))
        assert room.row.status == "over"
        assert await kept() == [2]


# Clocks


def test_the_time_of_a_process_does_not_follow_the_clock_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steady = SteadyTime()
    before = steady()
    for jump in (3600.0, -7200.0):
        monkeypatch.setattr("time.time", lambda jump=jump: before + jump)
        assert 0.0 <= steady() - before < 60.0


async def test_a_clock_that_is_set_takes_no_time_from_a_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno", clock=Clock(600.0))
        ahead = lobby.now() + 3600.0
        monkeypatch.setattr("time.time", lambda: ahead)
        await play(room, 1, Random(1))
        assert min(room.live.time.left) > 500.0


# Strangers


TIGHT = Limits(logins=Rate(2, 3600), registrations=Rate(1, 3600))
ANNA = {"username": "anna", "password": "a long password"}


def login(who: Someone, address: str, password: str) -> int:
    said = who.ask(
        "POST",
        "/api/account/login",
        json={"username": "anna", "password": password},
        headers={"X-Forwarded-For": address},
    )
    return int(said.status_code)


def test_strangers_who_try_a_name_do_not_lock_its_owner_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        if seconds == people.SLOW_SECONDS:
            waits.append(seconds)
            seconds = 0.0
        await sleep(seconds)

    monkeypatch.setattr("asyncio.sleep", counted)
    with house(tmp_path, limits=TIGHT, trusted_proxies=1) as hosted:
        anna = hosted.guest()
        anna.post("/api/account/register", ANNA)
        for number in range(8):
            assert login(hosted.guest(), f"192.0.2.{number}", "a wrong guess") == 401
        assert len(waits) == 6, "a name that was tried twice is slow"
        assert login(hosted.guest(), "198.51.100.1", ANNA["password"]) == 200
        stranger = hosted.guest()
        tries = [login(stranger, "203.0.113.5", "a wrong guess") for _ in range(3)]
        assert tries == [401, 401, 429]


def test_another_password_ends_the_other_browsers(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        anna, other = hosted.guest(), hosted.guest()
        anna.post("/api/account/register", ANNA)
        other.post("/api/account/login", ANNA)
        new = {"old": ANNA["password"], "new": "another long one"}
        anna.post("/api/account/password", {**new, "old": "not that one"}, 401)
        anna.post("/api/account/password", {**new, "new": "short"}, 422)
        hosted.guest().post("/api/account/password", new, 422)
        with other.page() as page:
            anna.post("/api/account/password", new)
            assert page.closed_with() == 1012
        assert anna.get("/api/me")["username"] == "anna"
        assert other.get("/api/me")["username"] is None
        hosted.guest().post("/api/account/login", ANNA, 401)
        hosted.guest().post("/api/account/login", {**ANNA, "password": "another long one"})


def test_logging_out_everywhere_ends_all_browsers(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        anna, other = hosted.guest(), hosted.guest()
        anna.post("/api/account/register", ANNA)
        other.post("/api/account/login", ANNA)
        anna.post("/api/account/logout-everywhere")
        for browser in (anna, other):
            assert browser.get("/api/me")["username"] is None


def test_a_browser_that_was_logged_out_elsewhere_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiorino.server.app.SESSIONS_SECONDS", 0.01)
    with house(tmp_path) as hosted:
        anna, nobody = hosted.guest(), Someone(hosted, "")
        with anna.page() as page, nobody.page() as beside:
            with sqlite3.connect(tmp_path / "fiorino.db") as other:
                other.execute("DELETE FROM sessions")
            other.close()
            assert page.closed_with() == 1012
            beside.send("ping", id="there")
            assert beside.hear()["kind"] == "pong"


def test_a_registration_that_is_refused_costs_nothing(tmp_path: Path) -> None:
    with house(tmp_path, limits=TIGHT) as hosted:
        anna, other = hosted.guest(), hosted.guest()
        for wrong in ({"username": "x"}, {"password": "short"}, {"username": "admin"}):
            anna.post("/api/account/register", {**ANNA, **wrong}, 422)
        anna.post("/api/account/register", ANNA)
        other.post("/api/account/register", ANNA, 409)
        other.post("/api/account/register", {**ANNA, "username": "bea"}, 429)


def test_site_local_addresses_are_not_public() -> None:
    assert not is_public("fec0::1")
    assert is_public("2600::1")


def test_a_path_of_very_many_slashes_is_cut_before_it_is_looked_through(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    with house(tmp_path) as hosted:
        hosted.client.get(HERE + "/" * 4000)
    said = [record for record in caplog.records if record.name == "fiorino.access"]
    assert 0 < max(len(record.getMessage()) for record in said) <= logs.LONGEST_PATH + 10
