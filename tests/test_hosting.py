"""docs/hosting.md: its commands are run, its examples loaded, its tables compared with the code."""

import asyncio
import configparser
import dataclasses
import json
import os
import re
import shlex
import signal
import ssl
import subprocess
import sys
import sysconfig
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import click
import httpx2
import pytest
import trustme
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fiorino.cli.serve import serve
from fiorino.server import metrics
from fiorino.server.app import LARGEST_RECORD
from fiorino.server.http.doors import HEADER_SECONDS, LARGEST_BACKLOG, MOST_CONNECTIONS
from fiorino.server.http.playing import LONGEST_WAIT
from fiorino.server.http.security import BODY_SECONDS, LARGEST_BODY
from fiorino.server.http.sockets import MOST_WATCHED
from fiorino.server.limits import LARGEST_FRAME, Limits, Rate
from fiorino.server.notify.push import read_keys
from fiorino.server.serving import PING
from fiorino.server.settings import KINDS, Settings, load
from fiorino.server.storage.connections import READERS, WRITERS
from fiorino.server.storage.locks import LOCKERS
from fiorino.server.thinking.queue import CONNECTIONS
from tests.browser.people import page_folder
from tests.cli.conftest import Call, call, data
from tests.curl import folder_with_curl
from tests.patience import PATIENCE
from tests.server.kill.servers import free_port
from tests.server.postgres import Postgres
from tests.server.process import environment
from tests.server.wire import house
from tests.test_docs import ROOT, blocks_of, commands_of, install

__all__ = ["call", "data"]

PAGE: Final = ROOT / "docs" / "hosting.md"
TEXT: Final = PAGE.read_text("utf-8")
PUBLIC: Final = "https://play.example"
PROGRAMS: Final = frozenset({"cp", "curl", "mkdir", "pg_dump", "pg_restore", "python3", "rm"})
"""What the page calls beside Fiorino, and is run as it stands there."""
RUN_ON: Final = (["fiorino", "serve"], ["fiorino", "worker"])
"""What goes on until it is told to stop."""


def section(title: str) -> str:
    """What stands under a heading of the page."""
    found = re.search(rf"(?ms)^(#+) {re.escape(title)}$(.*?)(?=^#{{1,2}} |\Z)", TEXT)
    assert found is not None, f"hosting.md has no section “{title}”"
    return found[2]


def rows(header: str) -> list[list[str]]:
    """The cells of the table whose first line begins so."""
    table = TEXT[TEXT.index(f"\n{header}") + 1 :].partition("\n\n")[0].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table[2:]]


# The machine of the page


NURSERY: Final = """
import json, os, signal, sys
import alembic.command, asyncpg, sqlalchemy.dialects.postgresql.asyncpg
import fiorino.cli.serve, fiorino.cli.worker, fiorino.server.serving
import fiorino.server.thinking.shared_bot_pool
import uvicorn.protocols.websockets.websockets_sansio_impl
from fiorino.cli import main
for line in sys.stdin:
    wish = json.loads(line)
    process = os.fork()
    if not process:
        os.setsid()
        signal.alarm(120)
        os.chdir(wish["folder"])
        os.environ.clear()
        os.environ.update(wish["environment"])
        for handle, file in enumerate([os.devnull, wish["said"], wish["log"]]):
            os.dup2(os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), handle)
        sys.argv = wish["words"]
        main()
    print(process, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)
"""
"""A process that has imported everything once, and is one `fiorino` after another.

Whatever goes wrong with the tests, none of them lives longer than the alarm.
"""


class Nursery:
    """Where processes come from: importing takes longer than all that they do here."""

    def __init__(self) -> None:
        self.process: Final = subprocess.Popen(
            [sys.executable, "-c", NURSERY],
            env=environment(ROOT),
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def begin(self, **wish: object) -> int:
        """A new process; the one before must have ended."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{json.dumps(wish)}\n")
        self.process.stdin.flush()
        return self.number()

    def number(self) -> int:
        """The next process, or how it ended."""
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    with made.process:
        yield made
        assert made.process.stdin is not None
        made.process.stdin.close()


class Running:
    """A `fiorino serve` or `fiorino worker` that was started."""

    def __init__(
        self, nursery: Nursery, words: list[str], given: dict[str, str], folder: Path
    ) -> None:
        self.log: Final = folder / f"{words[1]}.log"
        self.code: int | None = None
        self._is_told = False
        self._nursery: Final = nursery
        self._said: Final = folder / f"{words[1]}.said"
        self._said.unlink(missing_ok=True)
        self._process: Final = nursery.begin(
            words=words,
            environment=environment(folder, **given),
            folder=str(folder),
            said=str(self._said),
            log=str(self.log),
        )

    def first_line(self) -> str:
        """What it says when it is there."""
        until = monotonic() + PATIENCE
        while not self._said.exists() or "\n" not in self._said.read_text("utf-8"):
            assert monotonic() < until, self.log.read_text("utf-8")
            assert self._is_there(), self.log.read_text("utf-8")
            sleep(0.02)
        return self._said.read_text("utf-8").splitlines()[0]

    def _is_there(self) -> bool:
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            return False
        return True

    def terminate(self) -> None:
        """SIGTERM, once; whether it is there still is seen by how it ended."""
        if not self._is_told:
            self._is_told = True
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGTERM)

    def stop(self) -> None:
        """Let it come to its end; to be told so is no failure."""
        self.end()
        assert self.code == 0, self.log.read_text("utf-8")
        assert "Traceback" not in self.log.read_text("utf-8")

    def end(self) -> None:
        """Let nothing of it go on."""
        if self.code is None:
            self.terminate()
            self.code = self._nursery.number()


class Machine:
    """Carries out the lines of the page; its folders are in a temporary one, its port is free."""

    def __init__(
        self, root: Path, call: Call, nursery: Nursery, database: str = "", programs: str = ""
    ) -> None:
        self.root: Final = root
        self.port: Final = free_port()
        self.exported: Final[dict[str, str]] = {}
        self.service: Running | None = None
        self._call: Final = call
        self._nursery: Final = nursery
        self._database: Final = database
        self._programs: Final = programs
        self._put("/opt/fiorino/bin/fiorino", f'exec {sys.executable} -m fiorino.cli "$@"', 0o755)
        (toml,) = blocks_of(TEXT, "toml")
        self._put("/etc/fiorino/fiorino.toml", toml.replace("port = 8250", f"port = {self.port}"))
        (root / "var" / "lib" / "fiorino").mkdir(parents=True)

    def _put(self, path: str, text: str, mode: int = 0o644) -> None:
        file = Path(self.here(path))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        file.chmod(mode)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def here(self, text: str) -> str:
        """A line of the page as it is on this machine."""
        text = re.sub(r"(?<![\w.])/(opt|etc|var)/", rf"{self.root}/\1/", text)
        text = text.replace("127.0.0.1:8250", f"127.0.0.1:{self.port}")
        return re.sub(r"postgresql://\S+@db\.example/fiorino", lambda _: self._database, text)

    def run(self, block: str) -> list[str]:
        """Carry out every line; what each of them said."""
        return [self._carry_out(shlex.split(self.here(line))) for line in commands_of(block)]

    def _carry_out(self, words: list[str]) -> str:
        if words[0] == "export":
            (word,) = words[1:]
            name, _, value = word.partition("=")
            self.exported[name] = value
            return ""
        if words[0] == "systemctl":
            return self._systemctl(words[1:])
        if words[0] == self.here("/opt/fiorino/bin/pip"):
            install(*words[1:])
            return ""
        if words[0] == self.here("/opt/fiorino/bin/python"):
            return self._let_run(["python3", *words[1:]])
        if words[:2] in RUN_ON and "--show-config" not in words:
            return self._try_out(words)
        if words[0] == "fiorino":
            said = self._call(*words[1:], **self.exported)
            assert (said.code, said.err) == (0, ""), words
            return said.out
        return self._let_run(words)

    def _let_run(self, words: list[str]) -> str:
        """A program of others; it stays in the temporary folder."""
        assert words[0] in PROGRAMS, f"hosting.md shows a command that nobody runs: {words}"
        assert not [word for word in words if word.startswith("/") and str(self.root) not in word]
        more = ["--without-pip"] if words[:3] == ["python3", "-m", "venv"] else []
        own = str(Path(sys.executable).parent)
        curl = folder_with_curl(self.root)
        path = os.pathsep.join([self._programs, own, curl, os.environ["PATH"]])
        ran = subprocess.run(
            [*words, *more],
            env={"PATH": path, "PYTHONPATH": str(ROOT / "src")},
            cwd=self.root,
            text=True,
            capture_output=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    def _try_out(self, words: list[str]) -> str:
        """What runs until it is stopped: start it, see that it is well, and stop it."""
        more = ["--port", str(self.port)] if words[1] == "serve" else []
        started = Running(self._nursery, [*words, *more], self.exported, self.root)
        try:
            said = started.first_line()
            if words[1] == "serve":
                assert httpx2.get(f"{self.address}/healthz", timeout=PATIENCE).status_code == 200
        finally:
            started.end()
        started.stop()
        return said

    def _systemctl(self, words: list[str]) -> str:
        """What systemd does with the unit of the page, as far as it can be done here."""
        if words == ["daemon-reload"]:
            return ""
        *what, name = words
        assert name == "fiorino"
        if what == ["stop"]:
            assert self.service is not None
            self.service.stop()
            self.service = None
            return ""
        assert what in (["start"], ["enable", "--now"])
        assert self.service is None
        self.start_service()
        return ""

    def start_service(self, **more: str) -> Running:
        unit = configparser.ConfigParser(interpolation=None)
        unit.optionxform = str  # type: ignore[assignment,method-assign]
        unit.read_string(blocks_of(TEXT, "ini")[0])
        settled = unit["Service"]
        variable, _, value = self.here(settled["Environment"]).partition("=")
        program, *words = shlex.split(self.here(settled["ExecStart"]))
        assert program == self.here("/opt/fiorino/bin/fiorino")
        assert value == str(self.root / "var" / "lib" / settled["StateDirectory"])
        given = {variable: value, **more}
        self.service = Running(self._nursery, ["fiorino", *words], given, self.root)
        assert self.service.first_line() == f"Fiorino is at {PUBLIC} (Ctrl-C ends it)."
        return self.service

    def end(self) -> None:
        if self.service is not None:
            self.service.end()


@pytest.fixture
def machine(tmp_path: Path, call: Call, nursery: Nursery) -> Iterator[Machine]:
    made = Machine(tmp_path / "machine", call, nursery)
    yield made
    made.end()


def new_guest(machine: Machine) -> str:
    """The cookie of somebody who comes for the first time."""
    return (
        httpx2.get(f"{machine.address}/api/me", timeout=PATIENCE)
        .headers["set-cookie"]
        .partition(";")[0]
    )


def is_known(machine: Machine, cookie: str) -> bool:
    """Whether the server has somebody in its database."""
    asked = httpx2.get(
        f"{machine.address}/api/matches/mine", headers={"cookie": cookie}, timeout=PATIENCE
    )
    assert asked.status_code in (200, 401)
    return asked.status_code == 200


def run_by_cron(machine: Machine) -> None:
    """The line of the page for every night, tonight."""
    (line,) = [text for text in blocks_of(TEXT, "text") if "* * *" in text]
    found = re.fullmatch(r"\d+ \d+ \* \* \* root (.*)\n", machine.here(line))
    assert found is not None
    subprocess.run(
        ["sh", "-c", found[1].replace(r"\%", "%")],
        env=environment(machine.root),
        cwd=machine.root,
        capture_output=True,
        check=True,
    )
    (copy,) = Path(machine.here("/var/backups/fiorino")).glob("????-??-??.db")
    assert copy.stat().st_size > 10_000


def test_every_command_stands_in_a_section_that_is_run_here() -> None:
    titles = re.findall(r"(?m)^## (.*)$", TEXT)
    run = [
        "A small machine",
        "PostgreSQL and several processes",
        "People and tables",
        "Backup and restore",
        "Upgrade",
    ]
    assert [title for title in titles if blocks_of(section(title), "sh")] == run
    assert blocks_of(TEXT, "bash") == []


def test_a_small_machine_is_set_up_backed_up_and_upgraded_as_the_page_says(
    machine: Machine,
) -> None:
    install, by_hand, service, config, push = blocks_of(section("A small machine"), "sh")
    machine.run(install)
    assert (machine.root / "opt" / "fiorino" / "bin" / "python3").exists()
    (said,) = machine.run(by_hand)
    assert said == "Fiorino is at http://192.168.1.20:8250 (Ctrl-C ends it)."
    assert json.loads(machine.run(service)[-1]) == {"status": "ready"}
    usual, from_file = machine.run(config)
    assert "default" in usual
    assert re.search(r'(?m)^public_address = "https://play.example" +# fiorino.toml$', from_file)
    public, private = machine.run(push)[-1].split()
    given = {"vapid_public_key": public, "vapid_private_key": private, "vapid_contact": PUBLIC}
    keys = read_keys(load(given, {}))
    assert keys is not None
    assert keys.public == public

    (look_after,) = blocks_of(section("People and tables"), "sh")
    visitor = new_guest(machine)
    _, people, _, _, _, code, pruned, deeds = machine.run(look_after)
    assert len(people.splitlines()) == 1
    assert re.fullmatch(r"[\w-]{12}\n?", code)
    assert pruned.strip() == "Deleted: 0 matches, 0 guests."
    assert [line.split("\t")[1] for line in deeds.splitlines()] == ["prune", "invite"]
    assert is_known(machine, visitor)

    back_up, go_back, _, _ = blocks_of(section("Backup and restore"), "sh")
    before = new_guest(machine)
    _, copied, checked = machine.run(back_up)
    assert "a sound copy of" in copied
    assert checked.startswith("The database is sound:")
    run_by_cron(machine)
    after = new_guest(machine)
    assert is_known(machine, before)
    assert is_known(machine, after)
    machine.run(go_back)
    assert is_known(machine, before)
    assert not is_known(machine, after)

    upgrade, migrate, downgrade = blocks_of(section("Upgrade"), "sh")
    assert machine.run(upgrade)[-1].startswith("The database is sound:")
    assert is_known(machine, before)
    assert "nothing was to do" in machine.run(migrate)[0]
    assert "has 1 now" in machine.run(downgrade)[-1]


def test_postgresql_is_set_up_backed_up_and_restored_as_the_page_says(
    postgres: Postgres, tmp_path: Path, call: Call, nursery: Nursery
) -> None:
    (commands,) = blocks_of(TEXT, "sql")
    (line,) = [text for text in blocks_of(TEXT, "text") if "FIORINO_DATABASE" in text]
    postgres.execute(*[command for command in commands.split(";\n") if command])
    url = f"postgresql://fiorino@/fiorino?host={postgres.folder}"
    machine = Machine(tmp_path / "machine", call, nursery, url, str(postgres.programs))
    try:
        postgresql = blocks_of(section("PostgreSQL and several processes"), "sh")
        install, by_hand, worker, move = postgresql
        machine.run(install)
        _, said = machine.run(by_hand)
        assert said == f"Fiorino is at {machine.address} (Ctrl-C ends it)."
        assert machine.exported == {"FIORINO_DATABASE": url}
        (said,) = machine.run(worker)
        assert said == f"Thinking for “{url}” in 2 processes (Ctrl-C ends it)."
        shown = load({}, dict([line.strip().split("=", 1)])).database
        assert shown.startswith("postgresql://fiorino:choose%20another@")

        _, _, dump, restore = blocks_of(section("Backup and restore"), "sh")
        ada = "INSERT INTO people (id, name, language, created_at) VALUES ('ada', 'Ada', 'en', 0)"
        postgres.execute(ada, database="fiorino")
        machine.run(dump)
        postgres.execute("DELETE FROM people", database="fiorino")
        assert machine.run(restore)[-1].startswith("The database is sound:")
        (row,) = postgres.execute("SELECT name FROM people", database="fiorino")
        assert row["name"] == "Ada"

        postgres.execute("DROP DATABASE fiorino WITH (FORCE)")
        postgres.execute("CREATE DATABASE fiorino OWNER fiorino")
        with house(machine.root / "var" / "lib" / "fiorino") as hosted:
            hosted.guest("Ada").table("me", "me")
        assert machine.run(move)[-1].strip() == "Copied: 1 people, 1 matches, 1 lines of log."
    finally:
        machine.end()
        postgres.execute("DROP DATABASE fiorino WITH (FORCE)", "DROP ROLE fiorino")


# In a container


def test_the_container_runs_as_nobody_writes_to_one_volume_and_is_well(machine: Machine) -> None:
    text = (ROOT / "Containerfile").read_text("utf-8")
    told = dict(line.split(" ", 1) for line in text.splitlines() if " " in line)
    assert told["USER"] == "fiorino"
    assert told["VOLUME"] == told["WORKDIR"] == "/data"
    assert told["EXPOSE"] == str(Settings().port)
    given = dict(word.split("=", 1) for word in told["ENV"].split() if word.startswith("FIORINO"))
    settings = load({}, given)
    assert settings.host == "0.0.0.0"
    assert not settings.open_browser
    assert settings.database == "sqlite:////data/fiorino.db"
    program, *words = json.loads(told["CMD"])
    assert [program, *words] in RUN_ON
    data = machine.root / "data"
    data.mkdir()
    here = given | {"FIORINO_DATA": str(data), "FIORINO_PORT": str(machine.port)}
    running = Running(machine._nursery, [program, *words], here, machine.root)
    machine.service = running
    running.first_line()
    check = json.loads(told["HEALTHCHECK"].partition("CMD ")[2])
    python, *rest = [word.replace("8250", str(machine.port)) for word in check]
    assert python == "python"
    subprocess.run([sys.executable, *rest], check=True)
    assert (data / "fiorino.db").exists()
    running.stop()
    machine.service = None
    assert subprocess.run([sys.executable, *rest], check=False, capture_output=True).returncode


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, in their order."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines)]


def test_the_steps_of_the_container_lead_from_an_empty_tree_to_a_server(tmp_path: Path) -> None:
    """All but the images, the system's packages and the user, at paths of an empty tree."""
    image = {"/opt/fiorino": tmp_path / "opt" / "fiorino", "/data": tmp_path / "data"}
    image["/source"] = ROOT

    def here(words: str) -> str:
        for path, real in image.items():
            words = words.replace(path, str(real))
        return words

    environment = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    building = {"FIORINO_COMPILED": "0", "FIORINO_PAGE": str(page_folder())}
    for name, rest in instructions():
        if name == "ENV":
            told = dict(word.split("=", 1) for word in here(rest).split())
            told["PATH"] = told["PATH"].replace("$PATH", environment["PATH"])
            environment |= told
        if name != "RUN":
            continue
        for step in here(rest).split(" && "):
            words = shlex.split(step)
            if words[0] in ("apt-get", "useradd"):  # of the image, and of root
                continue
            if words[0].endswith("/pip"):
                assert words[1:3] == ["install", "--no-cache-dir"]
                extras = shlex.split(step)[-1].partition("[")[2]
                install("install", f".[{extras}")
                words = [*words[:-1], str(ROOT), *INTO_THE_TREE]
            if words[0] == "install":
                words = [word for word in words if word not in ("-o", "fiorino")]
            done = subprocess.run(
                words,
                env=environment | building,
                cwd=tmp_path,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            if words[1:3] == ["-m", "venv"]:
                lend_packages(image["/opt/fiorino"])
    assert image["/data"].stat().st_mode & 0o777 == 0o700
    (command,) = [json.loads(rest) for name, rest in instructions() if name == "CMD"]
    with subprocess.Popen(
        command,
        cwd=image["/data"],
        env=environment | {"FIORINO_PORT": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3].replace("0.0.0.0", "127.0.0.1")
        try:
            assert httpx2.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200
            assert "<html" in httpx2.get(address, timeout=PATIENCE).text
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    assert {path.name for path in image["/data"].iterdir()} == {"fiorino.db"}


INTO_THE_TREE: Final = ("--no-deps", "--ignore-installed", "--no-build-isolation", "--no-index")
"""Nothing is fetched: what Fiorino needs is lent by the environment of the tests."""


def lend_packages(venv: Path) -> None:
    """Let an empty environment see the packages of this one, but not its Fiorino first."""
    (site,) = venv.glob("lib/python*/site-packages")
    lent = site / "lent.pth"
    lent.write_text(sysconfig.get_path("purelib"), "utf-8")


# Behind a proxy


async def forward(port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One request, or one socket, as a proxy passes it on."""
    first, *fields = (await reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
    told = [field.partition(b":") for field in fields]
    is_socket = any(name.lower() == b"upgrade" for name, _, _ in told)
    dropped = {b"x-forwarded-for", b"x-forwarded-proto"} | (set() if is_socket else {b"connection"})
    seen = [value.strip() for name, _, value in told if name.lower() == b"x-forwarded-for"]
    seen.append(writer.get_extra_info("peername")[0].encode())
    head = [first, *[b":".join([n, v]) for n, _, v in told if n.lower() not in dropped]]
    head += [b"X-Forwarded-For: " + b", ".join(seen), b"X-Forwarded-Proto: https"]
    head += [] if is_socket else [b"Connection: close"]
    inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
    inner_writer.write(b"\r\n".join(head) + b"\r\n\r\n")

    async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while part := await source.read(65_536):
            target.write(part)
            await target.drain()

    ways = [copy(reader, inner_writer), copy(inner_reader, writer)]
    tasks = [asyncio.ensure_future(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for side in (inner_writer, writer):
            side.close()


@asynccontextmanager
async def tls_proxy(port: int, certificate: trustme.LeafCert) -> AsyncIterator[int]:
    """A proxy with a certificate, before a server at a port; the port of its own."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate.configure_cert(context)
    tasks: set[asyncio.Task[None]] = set()

    def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(forward(port, reader, writer))
        tasks.add(task)

    async with await asyncio.start_server(take, "127.0.0.1", 0, ssl=context) as server:
        yield server.sockets[0].getsockname()[1]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Browser:
    """Somebody who comes to https://play.example, from an address of this machine."""

    def __init__(self, port: int, trust: ssl.SSLContext, address: str) -> None:
        self.port: Final = port
        self.trust: Final = trust
        self.address: Final = address
        self.cookie = ""

    async def ask(
        self, method: str, path: str, message: Any = None, **fields: str
    ) -> httpx2.Response:
        told = {"host": "play.example", "origin": PUBLIC, "cookie": self.cookie} | fields
        transport = httpx2.AsyncHTTPTransport(verify=self.trust, local_address=self.address)
        async with httpx2.AsyncClient(transport=transport) as client:
            return await client.request(
                method,
                f"https://127.0.0.1:{self.port}{path}",
                json=message,
                headers={name.replace("_", "-"): value for name, value in told.items() if value},
                extensions={"sni_hostname": "play.example"},
            )

    def socket(self, origin: str = PUBLIC) -> connect:
        return connect(
            "wss://play.example/socket",
            host="127.0.0.1",
            port=self.port,
            ssl=self.trust,
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie},
            local_addr=(self.address, 0),
            proxy=None,
        )


async def visit(port: int, trust: ssl.SSLContext) -> tuple[Browser, str]:
    """Everything that must hold for people behind a proxy with TLS; one person and their table."""
    anna = Browser(port, trust, "127.0.0.2")
    welcome = await anna.ask("GET", "/api/me", x_forwarded_for="203.0.113.9")
    assert welcome.status_code == 200
    told = welcome.headers["set-cookie"]
    anna.cookie, _, attributes = told.partition("; ")
    assert anna.cookie.startswith("__Host-fiorino=")
    assert {"httponly", "path=/", "samesite=lax", "secure"} <= set(attributes.lower().split("; "))

    wish = {"game": "medici-vs-strozzi", "seats": ["me", "open"]}
    for origin in ("http://play.example", "https://evil.example", "https://play.example:8443"):
        assert (await anna.ask("POST", "/api/tables", wish, origin=origin)).status_code == 403
    made = await anna.ask("POST", "/api/tables", wish)
    assert made.status_code == 201

    # Limits are for those behind the proxy, whatever they write into their headers.
    for forged, status in (("203.0.113.10", 200), ("203.0.113.11", 429)):
        again = Browser(port, trust, "127.0.0.2")
        asked = await again.ask("GET", "/api/me", x_forwarded_for=forged)
        assert asked.status_code == status
    assert (await Browser(port, trust, "127.0.0.3").ask("GET", "/api/me")).status_code == 200
    with pytest.raises(InvalidStatus) as refusal:
        async with anna.socket("https://evil.example"):
            pass
    assert refusal.value.response.status_code == 403
    return anna, made.json()["match"]


async def hear(socket: ClientConnection, kind: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while (message := json.loads(await socket.recv()))["kind"] != kind:
            pass
    return message


async def closed_with(socket: ClientConnection) -> int | None:
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as going:
        return None if going.rcvd is None else going.rcvd.code


async def test_behind_a_proxy_with_tls_cookies_origins_sockets_and_limits_are_as_the_page_says(
    machine: Machine,
) -> None:
    service = machine.start_service(FIORINO_LIMITS_GUESTS="2/600s")
    authority = trustme.CA()
    trust = ssl.create_default_context()
    authority.configure_trust(trust)

    async with tls_proxy(machine.port, authority.issue_cert("play.example")) as port:
        anna, match = await visit(port, trust)
        async with anna.socket() as socket:
            await socket.send(json.dumps({"kind": "watch", "match": match}))
            assert (await hear(socket, "shown"))["match"] == match
            service.terminate()
            assert await closed_with(socket) == 1012
    service.stop()

    (sample,) = [json.loads(text) for text in blocks_of(section("Monitoring"), "json")]
    lines = [json.loads(line) for line in service.log.read_text().splitlines()]
    visits = [line for line in lines if line["message"] == "GET /api/me"]
    assert [line["client"] for line in visits] == ["127.0.0.2"] * 3 + ["127.0.0.3"]
    assert [line["status"] for line in visits] == [200, 200, 429, 200]
    assert all(list(line) == list(sample) for line in visits)
    assert {line["status"] for line in lines if line["message"] == "SOCKET /socket"} == {403, 1012}


def nginx(directive: str) -> list[str]:
    (text,) = blocks_of(TEXT, "nginx")
    return re.findall(rf"(?m)^ +{directive} +(.*);$", text)


def test_the_proxies_of_the_page_let_through_what_the_server_takes() -> None:
    (caddy,) = blocks_of(TEXT, "caddyfile")
    upstream = f"127.0.0.1:{Settings().port}"
    assert nginx("proxy_pass") == [f"http://{upstream}"]
    assert f"\treverse_proxy {upstream}\n" in caddy
    assert nginx("client_max_body_size") == ["1m"]
    assert nginx("client_header_timeout") == [f"{HEADER_SECONDS:.0f}s"]
    assert nginx("client_body_timeout") == [f"{BODY_SECONDS:.0f}s"]
    zone, most = nginx("limit_conn")[0].split()
    assert int(most) == Settings().connections_per_address
    (text,) = blocks_of(TEXT, "nginx")
    assert f"limit_conn_zone $binary_remote_addr zone={zone}:10m;" in text
    assert "\t\tmax_size 1MB\n" in caddy
    assert LARGEST_BODY < 1_000_000
    for timeout in ("proxy_read_timeout", "proxy_send_timeout"):
        (seconds,) = nginx(timeout)
        assert int(seconds.removesuffix("s")) > max(LONGEST_WAIT, 2 * PING)
    fields = dict(value.split() for value in nginx("proxy_set_header"))
    assert fields == {
        "Host": "$host",
        "X-Forwarded-For": "$proxy_add_x_forwarded_for",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$connection_upgrade",
    }


# Settings, limits and figures


def test_the_file_of_settings_of_the_page_is_read(tmp_path: Path) -> None:
    (toml,) = blocks_of(TEXT, "toml")
    (tmp_path / "fiorino.toml").write_text(toml, "utf-8")
    settings = load({}, {}, tmp_path / "fiorino.toml")
    assert (settings.host, settings.port, settings.trusted_proxies) == ("127.0.0.1", 8250, 1)
    assert (settings.public_address, settings.open_browser) == (PUBLIC, False)
    assert settings.log_format == "json"
    assert settings.limits == Limits(create_tables=Rate(10, 60), guests=Rate(60, 600))
    assert len(settings.sources) == 8


def test_the_table_of_settings_has_all_of_them_as_they_are() -> None:
    table = {row[0].strip("`"): row[1:] for row in rows("| setting |")}
    fields = [field.name for field in dataclasses.fields(Settings)]
    assert list(table) == [name for name in fields if name not in ("limits", "sources")]
    flags = {option.name: [*option.opts, *option.secondary_opts] for option in _flags()}
    for name, (flag, usual, allowed, _) in table.items():
        assert allowed == KINDS[name].allowed
        assert [word.strip("`,") for word in flag.split()] == flags.get(name, [])
        if name not in ("database", "bot_processes"):
            value = getattr(Settings(), name)
            shown = str(value).lower() if isinstance(value, bool) else str(value)
            assert usual == (f"`{shown}`" if shown else ""), name


def _flags() -> list[click.Option]:
    options = [option for option in serve.params if isinstance(option, click.Option)]
    return [option for option in options if option.name not in ("config", "show_config")]


def test_the_table_of_limits_has_all_of_them_as_they_are() -> None:
    table = [(row[0].strip("`"), row[1].strip("`")) for row in rows("| limit |")]
    limits = dataclasses.fields(Limits)
    assert table == [(limit.name, str(getattr(Limits(), limit.name))) for limit in limits]


def test_the_bounds_that_the_page_names_are_those_of_the_code() -> None:
    told = " ".join(TEXT.split())
    for bound in (
        f"at most {LARGEST_BODY:,} bytes (an imported record {LARGEST_RECORD:,}).",
        f"A socket frame has at most {LARGEST_FRAME:,} bytes.",
        f"at most {MOST_WATCHED} matches. A process accepts at most {MOST_CONNECTIONS:,} conn",
        f"must arrive within {HEADER_SECONDS:.0f} s, and the rest within {BODY_SECONDS:.0f} s.",
        f"disconnected when its backlog reaches {LARGEST_BACKLOG:,} bytes.",
        f"answered after {LONGEST_WAIT} s at the latest",
        f"longer than the ping interval of idle sockets, which is {PING:.0f} s.",
    ):
        assert bound in told


def test_the_connections_that_postgresql_must_allow_are_counted_right() -> None:
    server, worker = (row[1] for row in rows("| process | connections"))
    most = WRITERS + READERS + LOCKERS + 1 + CONNECTIONS + 1
    assert server == (
        f"{most}: {WRITERS} writers, {READERS} readers, {LOCKERS} for locks, 1 listener,"
        f" {CONNECTIONS} + 1 for the bot queue"
    )
    assert worker == f"{CONNECTIONS + 1}, however many `--processes`"
    reserved = 3
    assert 3 * most + 3 * (CONNECTIONS + 1) + reserved <= 100 < 4 * most + reserved


def test_the_metrics_of_the_page_are_those_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(metrics.SHARED_FOLDER, raising=False)
    told, _ = metrics.Metrics().render()
    given = set(re.findall(r"(?m)^# TYPE (\w+)", told.decode()))
    given = {name for name in given if not name.endswith("_created")}
    named = set(re.findall(r"`((?:fiorino|process)_\w+)", section("Monitoring")))
    assert named - given == set()
    assert {name for name in given if name.startswith("fiorino_")} <= named


def test_the_labels_of_the_metrics_are_those_of_the_server() -> None:
    known = {
        "fiorino_connections": metrics.CONNECTIONS,
        "fiorino_commands_total": metrics.OUTCOMES,
        "fiorino_bot_answers_total": metrics.BOT_OUTCOMES,
        "fiorino_webhooks_total": metrics.WEBHOOK_OUTCOMES,
        "fiorino_pushes_total": metrics.WEBHOOK_OUTCOMES,
    }
    table = {row[0].strip("`"): row[1] for row in rows("| metric |")}
    for name, words in known.items():
        _, _, named = table[name].partition(": ")
        assert set(named.split(", ")) <= set(words), name
