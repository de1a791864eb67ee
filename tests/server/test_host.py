"""What a host does about people and tables, and what people do about their own data."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection

from fiorino.cli.admin import admin
from fiorino.cli.database import db
from fiorino.server.play import messages as say
from fiorino.server.storage.copying import copy
from fiorino.server.storage.errors import BadDatabase
from fiorino.server.storage.schema import METADATA
from fiorino.server.storage.store import Store
from tests.server.lobbies import MEDICI, finished, lobby_at, opened, person, seated
from tests.server.wire import House, Someone, house

ANNA = {"username": "anna", "password": "a long password"}


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


def run(folder: Path, *words: str) -> str:
    """What a command of the host says; it must be done."""
    database = f"sqlite:///{folder / 'fiorino.db'}"
    done = CliRunner().invoke(admin, [*words, "--database", database], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def account(hosted: House) -> Someone:
    anna = hosted.guest("Anna Bardi")
    anna.post("/api/account/register", ANNA)
    return anna


def count(folder: Path, question: str) -> int:
    with sqlite3.connect(folder / "fiorino.db") as database:
        found = database.execute(question).fetchone()[0]
    database.close()
    return int(found)


# People


def test_a_ban_logs_out_and_lets_nobody_in_until_it_is_lifted(
    hosted: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiorino.server.app.SESSIONS_SECONDS", 0.01)
    anna = account(hosted)
    with anna.page() as page:
        assert "Anna Bardi is let in no more." in run(tmp_path, "ban", "anna", "--reason", "rude")
        assert page.closed_with() == 1012
    told = hosted.guest().post("/api/account/login", ANNA, 403)
    assert told["reason_key"]["key"] == "refusal-banned"
    run(tmp_path, "ban", "anna", "--lift")
    hosted.guest().post("/api/account/login", ANNA)
    deeds = [line.split("\t")[1:] for line in run(tmp_path, "deeds").splitlines()]
    assert [deed[0] for deed in deeds] == ["unban", "ban"]
    assert deeds[1][2] == "rude"


def test_a_new_password_of_the_host_is_the_only_one(hosted: House, tmp_path: Path) -> None:
    anna = account(hosted)
    new = run(tmp_path, "password", "anna").split()[-1]
    assert anna.get("/api/me")["username"] is None
    hosted.guest().post("/api/account/login", ANNA, 401)
    hosted.guest().post("/api/account/login", {**ANNA, "password": new})
    refused = CliRunner().invoke(
        admin, ["password", hosted.guest().id, "--database", f"sqlite:///{tmp_path}/fiorino.db"]
    )
    assert "has no account" in str(refused.exception)


def test_people_and_tables_are_found_and_a_table_is_called_off_under_the_players(
    hosted: House, tmp_path: Path
) -> None:
    anna = account(hosted)
    match = anna.table("me", "me")["match"]
    assert anna.id in run(tmp_path, "people", "BARDI")
    assert run(tmp_path, "people", "nobody at all") == ""
    assert match in run(tmp_path, "tables")
    run(tmp_path, "tables", "--end", match)
    assert match not in run(tmp_path, "tables")

    assert hosted.client.portal is not None
    hosted.client.portal.call(hosted.server.lobby.housekeeping.follow_deeds)
    assert anna.get(f"/api/tables/{match}")["status"] == "aborted"


def test_reports_are_listed(hosted: House, tmp_path: Path) -> None:
    anna, beppe = hosted.guest("Anna"), hosted.guest("Beppe")
    anna.post("/api/reports", {"person": beppe.id, "reason": "name", "text": "so\nthere"}, 201)
    (line,) = run(tmp_path, "reports").splitlines()
    assert line.split("\t")[2:5] == [anna.id, beppe.id, "name"]
    assert line.endswith("so there")


# Who may come


def test_a_server_for_the_invited_takes_newcomers_by_code_and_so_many(tmp_path: Path) -> None:
    with house(tmp_path, access="invited") as hosted:
        stranger = Someone(hosted, "")
        told = stranger.get("/api/me", 403)
        assert told["reason_key"]["key"] == "refusal-invitation-needed"
        stranger.post("/api/account/invitation", {"code": "guessed"}, 403)
        code = run(tmp_path, "invite", "--uses", "2", "--note", "the club").strip()
        assert code not in (tmp_path / "fiorino.db").read_bytes().decode("latin-1")
        first, second, third = (Someone(hosted, "") for _ in range(3))
        for guest in (first, second):
            guest.post("/api/account/invitation", {"code": code})
            assert guest.table("me", "me")
        third.post("/api/account/invitation", {"code": code}, 403)
        first.post("/api/account/register", ANNA)
        third.post("/api/account/login", ANNA)


def test_a_closed_server_takes_nobody_new_and_lets_accounts_in(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        account(hosted)
    with house(tmp_path, access="closed") as hosted:
        code = run(tmp_path, "invite").strip()
        stranger = Someone(hosted, "")
        assert stranger.get("/api/me", 403)["reason_key"]["key"] == "refusal-nobody-new"
        stranger.post("/api/account/invitation", {"code": code}, 403)
        stranger.post("/api/account/login", ANNA)
        assert stranger.get("/api/me")["username"] == "anna"


# One's own data


def test_who_asks_gets_everything_about_them_and_no_secret(hosted: House) -> None:
    anna, beppe = account(hosted), hosted.guest("Beppe")
    table = anna.table("me", "open")
    beppe.post(f"/api/tables/{table['match']}/join", {"link": table["link"]})
    with anna.page(table["match"]) as page:
        page.send("say", match=table["match"], id="c1", room="players", text="ciao Beppe")
        page.hear_until("said")
    said = anna.ask("GET", "/api/account/data")
    data = said.json()
    assert "attachment" in said.headers["content-disposition"]
    assert data["people"][0]["username"] == "anna"
    assert [line["text"] for line in data["chat"]] == ["ciao Beppe"]
    assert [row["id"] for row in data["matches"]] == [table["match"]]
    assert "password" not in said.text
    assert "secret" not in said.text
    assert table["link"] not in said.text
    theirs = beppe.ask("GET", "/api/account/data").text
    assert "ciao Beppe" not in theirs
    assert "anna" not in theirs


def test_who_deletes_their_account_is_named_nowhere_and_a_bot_plays_on(
    hosted: House, tmp_path: Path
) -> None:
    anna, beppe = account(hosted), hosted.guest("Beppe")
    table = anna.table("me", "open", listed=True)
    match = table["match"]
    beppe.post(f"/api/tables/{match}/join", {})
    waiting = anna.table("me", "open", listed=True)["match"]
    with anna.page(match) as page:
        page.send("say", match=match, id="c1", room="players", text="arrivederci")
        page.hear_until("said")
    anna.post("/api/account/delete", {"password": "not that"}, 401)
    with beppe.page(match) as beside:
        anna.post("/api/account/delete", {"password": ANNA["password"]})
        while beside.shown["seats"][0]["away"] is not True:
            beside.hear_until("shown")
        assert beside.shown["seats"][0]["player"] == "—"
    assert anna.get("/api/me")["username"] is None
    assert waiting not in {row["match"] for row in beppe.get("/api/tables")}
    hosted.guest().post("/api/account/login", ANNA, 401)
    assert beppe.get(f"/api/tables/{match}/chat") == []
    for question in (
        "SELECT count(*) FROM people WHERE name LIKE '%Bardi%' OR username = 'anna'",
        "SELECT count(*) FROM matches WHERE search LIKE '%bardi%'",
        "SELECT count(*) FROM chat",
        "SELECT count(*) FROM ratings",
    ):
        assert count(tmp_path, question) == 0, question
    assert count(tmp_path, "SELECT count(*) FROM deeds WHERE deed = 'forget'") == 1


async def test_a_finished_match_of_somebody_forgotten_still_replays(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await finished(lobby, "ada", "bruno", rated=True)
        digest = room.live.digest()
        assert "Ada is forgotten." in await asyncio.to_thread(
            run, tmp_path, "forget", "ada", "--yes"
        )
        await lobby.housekeeping.follow_deeds()
        assert room.players[0] == "—"
    async with lobby_at(tmp_path) as lobby:
        again = await lobby.room(room.id)
        assert again.live.digest() == digest
        assert "ada" not in again.row.search
        assert await lobby.store.ratings_of("ada") == []


async def test_pruning_deletes_old_matches_and_idle_guests_and_nothing_else(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        old = await finished(lobby, "ada", "bruno", rated=True)
        await person(lobby, "idle")
        running = await seated(lobby, MEDICI, "carla", "dario")
        await lobby.store.write(
            lambda connection: connection.exec_driver_sql(
                f"UPDATE matches SET ended_at = 1.0 WHERE id = '{old.id}'"
            )
        )
    said = await asyncio.to_thread(run, tmp_path, "prune", "--days", "30", "--yes")
    assert "Deleted: 1 matches, 1 guests." in said
    async with lobby_at(tmp_path) as lobby:
        assert await lobby.store.match(old.id) is None
        assert await lobby.store.person("idle") is None
        assert (await lobby.room(running.id)).live.version == 1
        assert len(await lobby.store.ratings_of("ada")) == 1


# Another database


async def full(folder: Path) -> None:
    async with lobby_at(folder) as lobby:
        room = await finished(lobby, "ada", "bruno", rated=True)
        await seated(lobby, MEDICI, "ada", "bruno", rematch_of=room.id)
        for number in range(3):
            line = say.Say(id=f"c{number}", match=room.id, room="players", text=f"line {number} ü")
            await room.do("ada", line)
        await lobby.store.report("ada", "bruno", "name", room.id, None, "", 1.0)


async def rows(store: Store) -> dict[str, set[Any]]:
    def work(connection: Connection) -> dict[str, set[Any]]:
        return {
            table.name: {tuple(row) for row in connection.execute(table.select())}
            for table in METADATA.sorted_tables
        }

    return await store.read(work)


async def test_a_database_is_copied_to_postgresql_and_back_and_goes_on(
    tmp_path: Path, postgres_url: str
) -> None:
    await full(tmp_path)
    source = f"sqlite:///{tmp_path / 'fiorino.db'}"
    async with await Store.open(source) as here:
        before = await rows(here)
        async with await Store.open(postgres_url) as there:
            counts = await copy(here, there)
            assert await rows(there) == before
            with pytest.raises(BadDatabase, match="is not empty"):
                await copy(here, there)
            async with opened(there) as lobby:
                (running,) = await lobby.store.running_of("ada")
                room = await lobby.room(running.id)
                line = say.Say(id="c9", match=room.id, room="players", text="on PostgreSQL")
                assert isinstance(await room.do("ada", line), say.Done)
            after = await rows(there)
            async with await Store.open(f"sqlite:///{tmp_path / 'back.db'}") as back:
                await copy(there, back)
                assert await rows(back) == after
    assert counts["matches"] == 2
    assert counts["chat"] == 3


def test_the_command_copies_and_tells_what(tmp_path: Path) -> None:
    with house(tmp_path) as hosted:
        hosted.guest().table("me", "me")
    source, target = (f"sqlite:///{tmp_path / name}" for name in ("fiorino.db", "copy.db"))
    done = CliRunner().invoke(db, ["copy", target, "--database", source], catch_exceptions=False)
    assert "Copied: 1 people, 1 matches, 1 lines of log." in done.output
    named = CliRunner(env={"FIORINO_COPY_TO": f"sqlite:///{tmp_path / 'other.db'}"})
    done = named.invoke(db, ["copy", "-", "--database", source], catch_exceptions=False)
    assert "Copied: 1 people" in done.output
