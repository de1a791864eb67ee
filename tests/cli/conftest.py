"""`fiorino` called in this process, through the same door as from a shell."""

import io
import sys
from pathlib import Path
from typing import Protocol

import pytest

from fiorino.cli import main

from .support import UNSET, Said


class Call(Protocol):
    """`call("play", "--seed", "5", typed="quit")`."""

    def __call__(self, *arguments: str | Path, typed: str = "", **env: str) -> Said: ...


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of the test; the test stands in a folder of its own beside it."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("FIORINO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def call(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    for name in UNSET:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def caller(*arguments: str | Path, typed: str = "", **env: str) -> Said:
        with monkeypatch.context() as patch:
            for name, value in env.items():
                patch.setenv(name, value)
            patch.setattr(sys, "argv", ["fiorino", *map(str, arguments)])
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
            out = _stream(patch, "stdout", "strict")
            err = _stream(patch, "stderr", "backslashreplace")
            with pytest.raises(SystemExit) as ended:
                main()
            sys.stdout.flush()
            sys.stderr.flush()
            said = [stream.getvalue().decode() for stream in (out, err)]
        code = ended.value.code
        assert isinstance(code, int)
        return Said(code, *said)

    return caller


def _stream(patch: pytest.MonkeyPatch, name: str, errors: str) -> io.BytesIO:
    """What is written to a standard stream, encoded as Python encodes it in a shell."""
    written = io.BytesIO()
    patch.setattr(sys, name, io.TextIOWrapper(written, "utf-8", errors))
    return written
