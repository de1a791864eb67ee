"""A backup of a SQLite database, made while the database is in use."""

import os
import shlex
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from fiorino.server.storage.address import PostgresAddress, SqliteAddress
from fiorino.server.storage.errors import BadDatabase, StorageError

PATIENCE: Final = 30.0


def backup(address: SqliteAddress, target: Path) -> int:
    """Write the copy, whole or not at all, and verify it; returns its size in bytes."""
    require_file(address)
    if os.path.lexists(target):
        raise StorageError(f"“{target}” is there already; choose another name, or remove it first.")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".backup-")
        os.close(handle)
        copy = Path(name)
        try:
            _copy(address, copy)
            _to_the_disk(copy)
            copy.replace(target)
            _to_the_disk(target.parent)
        finally:
            copy.unlink(missing_ok=True)
        return target.stat().st_size
    except OSError as fault:
        raise StorageError(f"“{target}” cannot be written: {fault.strerror}.") from None
    except sqlite3.Error as fault:
        raise StorageError(f"The database {address.shown} cannot be copied: {fault}.") from None


def dump_command(address: PostgresAddress, target: Path) -> str:
    """The command that backs up PostgreSQL; the password is for PGPASSWORD or .pgpass."""
    return shlex.join(
        ["pg_dump", "--format=custom", f"--file={target}", f"--dbname={address.without_password}"]
    )


def require_file(address: SqliteAddress) -> None:
    """Refuse a database that does not exist, instead of creating an empty one."""
    if not address.path.is_file():
        raise BadDatabase(f"There is no database {address.shown}.")


def _copy(address: SqliteAddress, copy: Path) -> None:
    """Copy in one step: with a write-ahead log, readers see one snapshot and block no writer."""
    source = f"file:{quote(str(address.path.absolute()))}?mode=rw"
    with (
        closing(sqlite3.connect(source, uri=True, timeout=PATIENCE)) as reading,
        closing(sqlite3.connect(copy)) as writing,
    ):
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
        (verdict,) = writing.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise StorageError(f"The database {address.shown} is damaged: {verdict}.")


def _to_the_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
