"""`fiorino doctor`, and the one line about an engine that is not compiled."""

import importlib.util
import tomllib
from pathlib import Path
from typing import Any

import pytest

import fiorino
from fiorino.cli import doctor, slowness
from fiorino.cli.doctor import EXTRAS, findings

from .conftest import Call
from .support import GAME

ROOT = Path(__file__).parents[2]


def finding(what: str) -> doctor.Finding:
    (found,) = [each for each in findings() if each.what == what]
    return found


def test_it_tells_of_everything_in_a_line(call: Call) -> None:
    said = call("doctor")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"fiorino {fiorino.__version__}, Python 3.")
    for what in ("engine", "compiler", "page", "database", "terminal", "browser", "[rl]", "[mcp]"):
        assert f" {what} " in said.out


def test_it_knows_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(EXTRAS) == set(project["optional-dependencies"])


def test_an_extra_that_lacks_is_told_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    there = importlib.util.find_spec
    monkeypatch.setattr(doctor, "find_spec", lambda name: None if name == "mcp" else there(name))
    lacking = finding("[mcp]")
    assert not lacking.there
    assert "mcp not installed" in lacking.found
    assert lacking.advice == "In a clone: pip install '.[mcp]'"
    assert finding("[rl]").there


@pytest.mark.parametrize(("compilers", "there"), [((), False), (("sh",), True)])
def test_a_compiler_is_there_or_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compilers: tuple[str, ...], there: bool
) -> None:
    (tmp_path / "Python.h").write_text("", "utf-8")
    monkeypatch.setattr(doctor, "COMPILERS", compilers)
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert finding("compiler").there is there


def test_a_compiler_without_headers_is_not_enough(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(doctor, "COMPILERS", ("sh",))
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert "no Python.h" in finding("compiler").found


def test_the_engine_says_what_it_runs_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "COMPILED", True)
    assert finding("engine") == ("engine", True, "compiled", "")
    monkeypatch.setattr(doctor, "COMPILED", False)
    monkeypatch.setenv("FIORINO_COMPILED", "")
    assert finding("engine").advice.endswith("make play")


def test_the_database_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FIORINO_DATABASE", f"sqlite:///{tmp_path}/deep/down/club.db")
    found = finding("database")
    assert found.there
    assert "club.db" in found.found
    monkeypatch.setenv("FIORINO_DATABASE", "mysql://nowhere")
    assert not finding("database").there


SIMULATE = ("simulate", GAME, "--bots", "random,random", "--matches", "2")
LINE = "The engine is not compiled and runs about six times slower; `fiorino doctor` says why.\n"


@pytest.mark.parametrize(
    ("compiled", "wanted", "told"),
    [(False, "", LINE), (False, "0", ""), (True, "", "")],
    ids=["sources", "sources on purpose", "compiled"],
)
def test_simulate_begins_with_a_line_where_the_engine_is_not_compiled(
    call: Call, monkeypatch: pytest.MonkeyPatch, compiled: bool, wanted: str, told: str
) -> None:
    monkeypatch.setattr(slowness, "COMPILED", compiled)
    monkeypatch.setenv("FIORINO_COMPILED", wanted)
    said = call(*SIMULATE)
    assert (said.code, said.err) == (0, told)


@pytest.mark.parametrize(
    "words",
    [
        ("bench", "server", "--players", "9"),
        ("train", GAME, "--folder", "{folder}", "--seconds", "0"),
    ],
)
def test_others_begin_with_the_same_line(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: Any
) -> None:
    monkeypatch.setattr(slowness, "COMPILED", False)
    monkeypatch.setenv("FIORINO_COMPILED", "")
    said = call(*[word.format(folder=tmp_path) for word in words])
    assert said.err.startswith(LINE)


def test_serve_begins_with_the_same_line(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(slowness, "COMPILED", False)
    monkeypatch.setenv("FIORINO_COMPILED", "")
    monkeypatch.setattr("fiorino.server.serving.serve", lambda *_: None)
    assert call("serve", "--database", f"sqlite:///{tmp_path}/a.db").err == LINE
