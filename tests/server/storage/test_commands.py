"""`fiorino db`: backup, migrate and check, from the command line."""

import asyncio
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from fiorino.server.storage import Store
from fiorino.server.storage.address import SqliteAddress
from fiorino.server.storage.backup import backup
from fiorino.server.storage.check import check
from fiorino.server.storage.database import migrate
from fiorino.server.storage.schema import VERSION
from tests.cli.conftest import Call
from tests.cli.support import assert_refused
from tests.server.postgres import Postgres

from .support import furnished, line


async def fill(url: str, lines: int = 3) -> None:
    async with await Store.open(url) as store:
        await furnished(store, "m", "n")
        for seq in range(1, lines + 1):
            await store.append(line(seq), snapshot="{}")


async def damage(url: str, *statements: str) -> None:
    """Change something that the server never would."""
    async with await Store.open(url) as store:
        for statement in statements:
            await store.write(lambda each, what=statement: each.execute(text(what)))  # type: ignore[misc]


# Migrate


def test_a_database_is_made_where_there_is_none(call: Call, data: Path) -> None:
    said = call("db", "migrate")
    assert (said.code, said.err) == (0, "")
    assert said.words == f"The database had schema 0 and has {VERSION} now."
    assert (data / "fiorino.db").stat().st_mode & 0o777 == 0o600
    assert call("db", "migrate").words == f"The database has schema {VERSION}; nothing was to do."


def test_a_database_goes_to_the_schema_that_is_asked_for(call: Call, empty_database: str) -> None:
    said = call("db", "migrate", "--to", "1", "--database", empty_database)
    assert said.words == "The database had schema 0 and has 1 now."
    said = call("db", "migrate", FIORINO_DATABASE=empty_database)
    assert said.words == f"The database had schema 1 and has {VERSION} now."
    assert_refused(
        call("db", "migrate", "--to", "99", "--database", empty_database), "no schema 99"
    )


# Check


def test_a_sound_database_is_told_to_be_sound(call: Call, database: str) -> None:
    asyncio.run(fill(database))
    said = call("db", "check", "--database", database)
    assert (said.code, said.err) == (0, "")
    assert said.words == "The database is sound: 2 matches, 3 lines of log."


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("DELETE FROM log WHERE seq = 2", "The log of match m has gaps: 2 lines from 1 to 3."),
        ("DELETE FROM log WHERE seq = 1", "The log of match m begins with line 2."),
        (
            "DELETE FROM log WHERE seq = 3",
            "Match m stands at version 3, and its log ends with line 2.",
        ),
        ("DELETE FROM log", "Match m stands at version 3, and its log is empty."),
        (
            "UPDATE matches SET version = 2 WHERE id = 'm'",
            "Match m stands at version 2, and its log ends with line 3.",
        ),
        (
            "UPDATE matches SET status = 'odd' WHERE id = 'n'",
            "Match n has a status “odd” that there is not.",
        ),
        (
            "DELETE FROM seats WHERE match = 'n' AND seat = 1",
            "Match n is for 2 players and has 1 seats.",
        ),
        (
            "INSERT INTO snapshots VALUES ('n', 4, '{}')",
            "Match n stands at version 0, and there is a snapshot of 4.",
        ),
    ],
)
def test_what_is_wrong_with_a_database_is_told(
    call: Call, database: str, statement: str, sentence: str
) -> None:
    asyncio.run(fill(database))
    asyncio.run(damage(database, statement))
    said = call("db", "check", "--database", database)
    assert said.code == 1
    assert sentence in said.out.splitlines()
    assert said.err == f"fiorino: The database is not sound: {len(said.out.splitlines())} faults.\n"


def test_a_reference_to_nothing_is_told(call: Call, sqlite_database: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_database))
    with sqlite3.connect(tmp_path / "fiorino.db") as connection:
        connection.execute("DELETE FROM people WHERE id = 'bruno'")
    connection.close()
    said = call("db", "check", "--database", sqlite_database)
    assert said.code == 1
    assert "of seats refers to a row of people that is gone." in said.out


def test_a_damaged_file_is_told(call: Call, sqlite_database: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_database, 200))
    path = tmp_path / "fiorino.db"
    content = bytearray(path.read_bytes())
    content[-4096 * 6 :: 7] = b"?" * len(content[-4096 * 6 :: 7])
    path.write_bytes(content)
    said = call("db", "check", "--database", sqlite_database)
    assert said.code == 1
    assert "Traceback" not in said.err
    assert "damaged" in said.out or "malformed" in said.err


def test_the_check_sees_one_moment_while_others_write(call: Call, database: str) -> None:
    async def look() -> None:
        async with await Store.open(database) as store, await Store.open(database) as other:
            await furnished(store)

            async def write() -> None:
                for seq in range(1, 60):
                    await other.append(line(seq))

            writing = asyncio.create_task(write())
            looks = 0
            while not writing.done():
                assert (await check(store)).faults == []
                looks += 1
            await writing
            assert looks > 2

    asyncio.run(look())


# Backup


def test_a_backup_is_a_database_itself(call: Call, data: Path, tmp_path: Path) -> None:
    call("db", "migrate")
    asyncio.run(fill(f"sqlite:///{data / 'fiorino.db'}"))
    copy = tmp_path / "copies" / "copy.db"
    said = call("db", "backup", copy)
    assert (said.code, said.err) == (0, "")
    assert said.words.startswith(f"{copy}: a sound copy of {data / 'fiorino.db'} (")
    assert list(copy.parent.iterdir()) == [copy]
    assert call("db", "check", "--database", f"sqlite:///{copy}").words == (
        "The database is sound: 2 matches, 3 lines of log."
    )


def test_a_backup_that_is_made_while_the_server_writes_restores(
    sqlite_database: str, tmp_path: Path
) -> None:
    address = SqliteAddress(tmp_path / "fiorino.db")

    async def write_and_copy() -> list[tuple[int, int]]:
        async with await Store.open(sqlite_database) as store:
            await furnished(store)
            seq = 0
            copied = []

            async def write() -> None:
                nonlocal seq
                while True:
                    await store.append(line(seq + 1), clocks={0: seq + 1.0})
                    seq += 1

            writing = asyncio.create_task(write())
            for number in range(4):
                before = seq
                while seq == before:
                    await asyncio.sleep(0.001)
                before = seq
                await asyncio.to_thread(backup, address, tmp_path / f"copy{number}.db")
                copied.append((before, seq + 1))
            writing.cancel()
            await asyncio.wait([writing])
            return copied

    async def look_at(number: int, least: int, most: int) -> None:
        async with await Store.open(f"sqlite:///{tmp_path / f'copy{number}.db'}") as copy:
            assert (await check(copy)).faults == []
            (version,) = (await copy.versions(["m"])).values()
            assert least <= version <= most
            assert (await copy.seats("m"))[0].seconds_left == version
            await copy.append(line(version + 1))

    copied = asyncio.run(write_and_copy())
    assert copied[-1][0] > copied[0][0] > 0
    for number, (least, most) in enumerate(copied):
        asyncio.run(look_at(number, least, most))


def test_a_backup_writes_over_nothing(call: Call, sqlite_database: str, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("precious")
    assert_refused(call("db", "backup", there, "--database", sqlite_database), "is there already")
    assert there.read_text() == "precious"
    itself = tmp_path / "fiorino.db"
    assert_refused(call("db", "backup", itself, "--database", sqlite_database), "is there already")
    (tmp_path / "link.db").symlink_to("nowhere")
    refused = call("db", "backup", tmp_path / "link.db", "--database", sqlite_database)
    assert_refused(refused, "is there already")


def test_a_backup_of_nothing_is_refused(call: Call, data: Path, tmp_path: Path) -> None:
    assert_refused(call("db", "backup", tmp_path / "copy.db"), "There is no database", str(data))
    assert_refused(call("db", "check"), "There is no database", str(data))
    assert not data.exists()


def test_a_backup_that_cannot_be_written_is_refused(
    call: Call, sqlite_database: str, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    refused = call("db", "backup", tmp_path / "file" / "copy.db", "--database", sqlite_database)
    assert_refused(refused, "cannot be written")
    (tmp_path / "text.db").write_text("this is not a database" * 100)
    other = f"sqlite:///{tmp_path / 'text.db'}"
    assert_refused(
        call("db", "backup", tmp_path / "copy.db", "--database", other), "cannot be copied"
    )
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == []
    assert list(tmp_path.glob(".backup-*")) == []


def test_the_command_that_is_told_for_postgres_makes_a_backup_that_restores(
    call: Call, postgres: Postgres, postgres_database: str, postgres_url: str, tmp_path: Path
) -> None:
    asyncio.run(fill(postgres_database))
    dump = tmp_path / "two words.dump"
    with_password = postgres_database.replace("postgres@", "postgres:pa55@")
    said = call("db", "backup", dump, "--database", with_password)
    assert_refused(said, "PostgreSQL makes its own backups; run: pg_dump")
    assert "pa55" not in said.err
    words = shlex.split(said.err.partition("run: ")[2])
    subprocess.run([str(postgres.programs / words[0]), *words[1:]], check=True)
    restore = [str(postgres.programs / "pg_restore"), f"--dbname={postgres_url}", str(dump)]
    subprocess.run(restore, check=True)
    said = call("db", "check", "--database", postgres_url)
    assert said.words == "The database is sound: 2 matches, 3 lines of log."


# What is refused


@pytest.mark.parametrize("words", [("migrate",), ("check",), ("backup", "copy.db")])
@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("fiorino.db", "is not the address of a database"),
        ("mysql://ada:pa55@host/name", "not in “mysql”"),
        ("postgresql://ada:pa55@host:x/name", "is not the address of a database"),
    ],
)
def test_a_bad_address_is_refused(call: Call, words: tuple[str, ...], url: str, part: str) -> None:
    said = call("db", *words, "--database", url)
    assert_refused(said, part)
    assert "pa55" not in said.err


@pytest.mark.parametrize("command", ["migrate", "check"])
def test_a_server_that_cannot_be_reached_is_told(call: Call, command: str) -> None:
    said = call("db", command, "--database", "postgresql://ada:pa55@127.0.0.1:1/name")
    assert_refused(said, "cannot be reached", "postgresql://ada@127.0.0.1:1/name")
    assert "pa55" not in said.err
    assert_refused(
        call("db", command, "--database", "postgresql:///name?host=/nowhere"), "cannot be reached"
    )


@pytest.mark.parametrize("command", ["migrate", "check"])
def test_a_database_that_the_server_does_not_have_is_told(
    call: Call, postgres: Postgres, command: str
) -> None:
    assert_refused(call("db", command, "--database", postgres.url("missing")), "does not exist")


@pytest.mark.parametrize("command", ["migrate", "check"])
def test_a_file_that_is_no_database_is_told(call: Call, tmp_path: Path, command: str) -> None:
    path = tmp_path / "text.db"
    path.write_text("this is not a database" * 100)
    assert_refused(call("db", command, "--database", f"sqlite:///{path}"), "not a database")
    assert path.read_text() == "this is not a database" * 100


@pytest.mark.parametrize("command", ["migrate", "check"])
def test_a_folder_is_no_database(call: Call, tmp_path: Path, command: str) -> None:
    said = call("db", command, "--database", f"sqlite:///{tmp_path}")
    assert_refused(said, str(tmp_path))


def test_an_older_schema_is_not_checked(call: Call, empty_database: str) -> None:
    asyncio.run(migrate(empty_database, 1))
    said = call("db", "check", "--database", empty_database)
    assert_refused(said, "has schema 1", "fiorino db migrate")


def test_postgres_without_its_driver_says_what_to_install(
    call: Call, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = call("db", "migrate", "--database", postgres_url)
    assert_refused(said, "pip install '.[postgres]'")
