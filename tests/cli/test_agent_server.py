"""`fiorino agent-server`, the example client that plays over it, and the page that explains it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import pytest

from examples import agent_client
from fiorino.core.briefing import briefing
from fiorino.core.protocol import Seat
from fiorino.server.agents.app import schema
from tests.curl import folder_with_curl
from tests.patience import PATIENCE

from .conftest import Call
from .support import ROOT, assert_refused, command, dealt, environment

PAGE: Final = (ROOT / "docs" / "agents.md").read_text("utf-8")
USUAL: Final = "http://127.0.0.1:8252"


class Served:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.sentence = process.stdout.readline()
        found = re.search(r"http://\S+", self.sentence)
        assert found, self.sentence
        self.address = found[0]

    def ask(self, path: str, message: object = None, token: str = "") -> Any:
        body = None if message is None else json.dumps(message).encode()
        request = Request(self.address + path, body, {"Authorization": f"Bearer {token}"})
        with urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)

    def end(self) -> tuple[int, str, str]:
        """Ctrl-C: the exit code, and what else was said."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[Served]:
    process = subprocess.Popen(
        command("agent-server", "--port", "0", *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(folder),
        cwd=ROOT,
    )
    with process:
        try:
            yield Served(process)
        finally:
            process.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), "--quiet") as served:
        yield served


# The command


def test_the_address_is_told_and_answers(server: Served) -> None:
    assert server.sentence == f"Agents play at {server.address} (Ctrl-C ends it).\n"
    assert server.address.startswith("http://127.0.0.1:")
    assert server.ask("/healthz")["status"] == "ok"


def test_the_usual_port_is_the_one_that_page_and_client_name(call: Call) -> None:
    assert f"listens at `{USUAL}`" in PAGE
    assert USUAL in (agent_client.__doc__ or "")
    assert "[default: 8252;" in call("agent-server", "--help").words


WAIT = 60.0
"""Seconds that a briefing waits for its turn at the most."""


def test_ctrl_c_ends_it_and_nobody_is_kept_waiting(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        begun = served.ask("/matches", {"game": "medici-vs-strozzi", "seats": ["agent", "agent"]})
        path = f"/matches/{begun['match']}/briefing?wait={WAIT}"
        token = begun["seats"][1]["token"]
        with closing(HTTPConnection(served.address.removeprefix("http://"))) as waiting:
            waiting.request("GET", path, headers={"Authorization": f"Bearer {token}"})
            served.ask("/healthz")  # by now the server has read what came before
            began = time.monotonic()
            code, out, err = served.end()
            told = json.load(waiting.getresponse())
        assert time.monotonic() - began < WAIT
    assert (code, err.strip()) == (130, "fiorino: interrupted.")
    assert not told["asked"]
    assert '"POST /matches HTTP/1.1" 201' in out
    assert token not in out


def test_quiet_prints_no_requests(tmp_path: Path) -> None:
    with serving(tmp_path, "--quiet") as served:
        served.ask("/games")
        assert served.end()[1:] == ("", "\nfiorino: interrupted.\n")


def test_a_port_that_is_taken_is_told(call: Call) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = call("agent-server", "--port", port)
    assert_refused(said, f"Port {port} is taken by another program; choose one with --port")


def test_a_host_that_is_not_there_is_told(call: Call) -> None:
    said = call("agent-server", "--host", "nowhere.invalid")
    assert_refused(said, "There is no address called “nowhere.invalid” here.")


def test_an_address_of_another_machine_is_told(call: Call) -> None:
    said = call("agent-server", "--host", "192.0.2.1", "--port", "0")
    assert_refused(said, "Nobody can listen at 192.0.2.1, port 0: ")


@pytest.mark.parametrize("port", ["-1", "65536", "x"])
def test_what_is_no_port_is_wrong_usage(call: Call, port: str) -> None:
    assert call("agent-server", "--port", port).code == 2


def test_the_help_of_all_commands_loads_no_server(tmp_path: Path) -> None:
    script = "import sys\nimport fiorino.cli.agent_server\nprint(sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=True,
    )
    loaded = set(re.findall(r"'([\w.]+)'", done.stdout))
    assert "fiorino.cli.agent_server" in loaded
    assert loaded.isdisjoint({"starlette", "uvicorn", "msgspec", "fiorino.server", "asyncio"})


# The example client


@pytest.mark.parametrize(
    ("game", "opponents", "asks"),
    [
        ("medici-vs-strozzi", "greedy", "name-price (M3.1): price "),
        ("siena", "random,random", "(S"),
    ],
)
def test_the_example_plays_a_match(server: Served, game: str, opponents: str, asks: str) -> None:
    done = subprocess.run(
        [sys.executable, "examples/agent_client.py", game, opponents],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={"FIORINO_SERVER": server.address},
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    *lines, last = done.stdout.splitlines()
    assert any(asks in line for line in lines)
    assert set(json.loads(last)) == {"scores", "winners"}


def test_the_example_shows_its_agent_what_was_refused(
    server: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    refusals: list[str] = []
    choose = agent_client.choose

    def stubborn(told: dict[str, Any]) -> str:
        if len(refusals) < 2 and "refused" not in told:
            return "throw"
        if "refused" in told:
            refusals.append(told["refused"]["rule"])
        return choose(told)

    monkeypatch.setattr(agent_client, "choose", stubborn)
    end = agent_client.play(server.address, "medici-vs-strozzi", ["random"])
    assert end["over"]
    assert len(refusals) >= 2
    assert "Not allowed: " in capsys.readouterr().out


def test_the_prompt_of_the_example_holds_what_a_model_needs() -> None:
    told = dict(briefing(dealt("stop"), Seat(0), ("agent", "greedy")))
    text = agent_client.prompt(told | {"refused": {"reason": "a price is asked for"}})
    for part in (
        "You play Medici vs Strozzi in the seat medici.",
        "['medici', 'strozzi']",
        '"pattern": "price {number}"',
        "names one price for the whole lot",
        '"money": [300, 300]',
        "a price is asked for",
    ):
        assert part in text


# The page


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def run_page(server: Served, folder: Path) -> list[Any]:
    """Run the commands of the page as one script; every JSON value that they print."""
    begin, *rest = blocks("bash")
    assert begin.strip() == "fiorino agent-server"
    script = "\n".join(rest).replace(USUAL, server.address)
    path = os.pathsep.join(
        [str(Path(sys.executable).parent), folder_with_curl(folder), os.environ["PATH"]]
    )
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={"PATH": path, "FIORINO_SERVER": server.address},
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    printed: list[Any] = []
    rest_of_it = done.stdout
    while "{" in rest_of_it:
        rest_of_it = rest_of_it[rest_of_it.index("{") :]
        value, length = json.JSONDecoder().raw_decode(rest_of_it)
        printed.append(value)
        rest_of_it = rest_of_it[length:]
    return printed


def is_part(shown: Any, whole: Any) -> bool:
    """Whether what is shown is the whole with fields, or the end of lists, left out."""
    if isinstance(shown, dict) and isinstance(whole, dict):
        return all(key in whole and is_part(shown[key], whole[key]) for key in shown)
    if isinstance(shown, list) and isinstance(whole, list):
        return len(shown) <= len(whole) and all(map(is_part, shown, whole))
    return bool(shown == whole)


def test_the_commands_of_the_page_work_and_print_what_it_shows(
    server: Served, tmp_path: Path
) -> None:
    printed = run_page(server, tmp_path)
    shown = [json.loads(block) for block in blocks("json")]
    assert len(shown) == 4
    for value in shown:
        assert any(is_part(value, whole) for whole in printed), value
    assert [set(value) for value in printed[:2]] == [{"scores", "winners"}] * 2
    repeats = printed[-6:-3]
    assert repeats[0] == repeats[1]
    assert repeats[2]["reason"].startswith("The answer is for version 8; the match is at version")


def test_what_the_page_shows_is_compared() -> None:
    whole = {"a": [1, {"b": 2, "c": 3}], "d": None}
    assert is_part({"a": [1, {"c": 3}]}, whole)
    others: list[Any] = [{"a": [2]}, {"a": [1, {"b": 3}]}, {"e": 1}, {"d": {}}, {"a": [1, {}, 3]}]
    for shown in others:
        assert not is_part(shown, whole)


def test_the_page_names_every_address_and_no_other() -> None:
    named = set(re.findall(r"^\| `((?:GET|POST) [^?`]+)", PAGE, re.M))
    assert named == set(schema()["exchanges"])
