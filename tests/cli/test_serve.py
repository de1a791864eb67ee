"""`fiorino serve` on the command line: what it shows, what it refuses and how it ends."""

import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

import pytest

from fiorino.server.ports import open_port
from tests.patience import PATIENCE
from tests.server.process import command, environment, serving


def run(folder: Path, *words: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command(*words),
        env=environment(folder, **settings),
        cwd=folder,
        text=True,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )


def test_show_config_tells_every_setting_and_where_it_comes_from(tmp_path: Path) -> None:
    (tmp_path / "fiorino.toml").write_text('log_format = "json"\n')
    said = run(tmp_path, "--show-config", "--port", "8300", FIORINO_HOST="0.0.0.0")
    assert said.returncode == 0
    lines = dict(line.split(" = ", 1) for line in said.stdout.splitlines() if " = " in line)
    assert lines["port"].split() == ["8300", "#", "--port"]
    assert lines["host"].split() == ['"0.0.0.0"', "#", "FIORINO_HOST"]
    assert lines["log_format"].split() == ['"json"', "#", "fiorino.toml"]
    assert lines["workers"].split() == ["1", "#", "default"]


def test_show_config_tells_no_password(tmp_path: Path) -> None:
    url = "postgresql://me:secret@db.example/fiorino"
    said = run(tmp_path, "--show-config", "--database", url)
    assert said.returncode == 0
    assert "secret" not in said.stdout
    assert "db.example" in said.stdout


@pytest.mark.parametrize(
    ("words", "settings", "reason"),
    [
        (["--port", "70000"], {}, "--port must be a whole number from 0 to 65535"),
        (["--workers", "3"], {}, "with SQLite there is one worker"),
        ([], {"FIORINO_PROT": "1"}, "Did you mean “FIORINO_PORT”"),
        (["--host", "no.such.host.invalid", "--port", "0"], {}, "no address called"),
    ],
)
def test_a_bad_setting_is_refused_with_one_sentence(
    tmp_path: Path, words: list[str], settings: dict[str, str], reason: str
) -> None:
    said = run(tmp_path, "--no-browser", *words, **settings)
    assert said.returncode == 1
    assert said.stdout == ""
    assert reason in said.stderr
    assert len(said.stderr.splitlines()) == 1, said.stderr


def test_the_first_start_says_nothing_before_the_address(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.stop()
    assert "alembic" not in (tmp_path / "log").read_text()


def test_the_first_start_tells_at_debug_what_is_done_to_the_database(tmp_path: Path) -> None:
    with serving(tmp_path, FIORINO_LOG_LEVEL="debug") as server:
        server.stop()
    assert "alembic" in (tmp_path / "log").read_text()


LOST: Final = """
import os, signal, weakref
from fiorino.cli import main
from fiorino.server import serving

class Thing: ...

def stop(_):
    os.kill(os.getpid(), signal.SIGTERM)
    [None for _ in range(1000)]  # here the handler runs, and what it raises is lost

class Server(serving.LiveServer):
    def __init__(self, settings):
        thing = Thing()
        kept = weakref.ref(thing, stop)
        del thing
        super().__init__(settings)

serving.LiveServer = Server
main()
"""


def test_a_stop_is_heard_even_while_python_clears_something_away(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOST, "serve", "--no-browser", "--port", "0"],
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "Exception ignored" in done.stderr, "the exception was to be lost"
    assert done.returncode == 0


def test_a_flag_that_does_not_exist_is_wrong_usage(tmp_path: Path) -> None:
    said = run(tmp_path, "--prot", "1")
    assert said.returncode == 2
    assert "--port" in said.stderr


def test_a_port_that_becomes_free_in_a_moment_is_waited_for() -> None:
    """As after a server was killed that was just beginning a process."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        threading.Timer(0.5, taken.close).start()
        with open_port("127.0.0.1", port) as listening:
            assert listening.getsockname()[1] == port


def test_a_port_that_is_taken_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = run(tmp_path, "--no-browser", "--port", str(port))
    assert said.returncode == 1
    assert said.stderr == (
        f"fiorino: Port {port} is taken by another program; choose one with --port (0 is any that"
        " is free).\n"
    )


def test_a_database_that_cannot_be_opened_is_refused_before_anybody_is_told_to_come(
    tmp_path: Path,
) -> None:
    (tmp_path / "fiorino.db").write_text("this is no database at all, it is only some text\n" * 50)
    said = run(tmp_path, "--no-browser", "--port", "0")
    assert said.returncode == 1
    assert said.stdout == ""
    assert "Traceback" not in said.stderr
    assert said.stderr.startswith("fiorino: ")
