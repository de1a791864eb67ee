"""`fiorino train`, as far as it goes without training."""

import sys
from pathlib import Path

import pytest

from fiorino.core.errors import UnknownName
from fiorino.train import find_training

from .conftest import Call


def test_a_game_without_training_is_refused_with_the_games_that_have_one() -> None:
    with pytest.raises(UnknownName, match="medici-vs-strozzi or siena"):
        find_training("chess")


def test_without_the_extra_it_says_what_to_install(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [one for one in sys.modules if one.startswith("fiorino.train.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)  # as if it were not installed
    said = call("train", "medici-vs-strozzi", "--folder", str(tmp_path))
    assert said.code == 1
    assert ".[train]" in said.err


def test_an_unknown_part_is_refused_with_the_parts_there_are(call: Call, tmp_path: Path) -> None:
    said = call("train", "medici-vs-strozzi", "--folder", str(tmp_path), "--part", "round-9")
    assert said.code == 1
    assert "round-3, round-2" in said.err


@pytest.mark.parametrize("more", [("--workers", "2"), ("--ray", "auto")])
def test_a_game_that_learns_step_by_step_takes_no_workers(
    call: Call, tmp_path: Path, more: tuple[str, str]
) -> None:
    said = call("train", "medici-vs-strozzi", "--folder", str(tmp_path / "new"), *more)
    assert said.code == 1
    assert "leave out --workers and --ray" in said.err
    assert not (tmp_path / "new").exists()
