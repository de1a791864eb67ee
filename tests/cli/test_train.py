"""`fiorino train`, as far as it goes without training."""

import importlib.util
from pathlib import Path

import pytest

from fiorino.core.errors import UnknownName
from fiorino.train import find_training

from .conftest import Call


def test_a_game_without_training_is_refused_with_the_games_that_have_one() -> None:
    with pytest.raises(UnknownName, match="medici-vs-strozzi or siena"):
        find_training("chess")


@pytest.mark.skipif(importlib.util.find_spec("numba") is not None, reason="the extra is there")
def test_without_the_extra_it_says_what_to_install(call: Call, tmp_path: Path) -> None:
    said = call("train", "medici-vs-strozzi", "--folder", str(tmp_path))
    assert said.code == 1
    assert ".[train]" in said.err


@pytest.mark.skipif(importlib.util.find_spec("numba") is None, reason="needs the extra train")
def test_an_unknown_part_is_refused_with_the_parts_there_are(call: Call, tmp_path: Path) -> None:
    said = call("train", "medici-vs-strozzi", "--folder", str(tmp_path), "--part", "round-9")
    assert said.code == 1
    assert "round-3, round-2" in said.err
