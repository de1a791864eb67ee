"""Bots by name, and bots of your own from a file."""

from pathlib import Path
from random import Random

import pytest

from fiorino.bots import BOTS, find_bot
from fiorino.bots.greedy import GreedyBot
from fiorino.bots.uniform import RandomBot
from fiorino.core.errors import UnknownName
from fiorino.core.strength import Level

from .support import bot_file, opened


def refusal(name: str) -> str:
    with pytest.raises(UnknownName) as caught:
        find_bot(name)
    return str(caught.value)


def test_the_bots_of_the_house_are_random_greedy_and_the_levels() -> None:
    assert set(BOTS) == {"random", "greedy", *Level}


def test_random_is_found_by_its_name() -> None:
    assert find_bot("random") is RandomBot


def test_greedy_is_found_by_its_name() -> None:
    assert find_bot("greedy") is GreedyBot


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    said = refusal("xyzzy")
    assert "“xyzzy”" in said
    assert "random, greedy, easy, normal, hard and master" in said
    assert "file.py:Class" in said


def test_a_misspelt_name_is_answered_with_the_one_that_is_meant() -> None:
    assert refusal("gredy").endswith("Did you mean “greedy”?")


def test_a_name_that_resembles_nothing_gets_no_suggestion() -> None:
    assert "Did you mean" not in refusal("xyzzy")


def test_a_name_without_end_is_cut_in_the_refusal() -> None:
    assert len(refusal("x" * 100_000)) < 300


def test_a_class_of_ones_own_is_taken_from_its_file(tmp_path: Path) -> None:
    maker = find_bot(f"{bot_file(tmp_path)}:First")
    decision = opened("tile dye-4").decision()
    assert decision is not None
    assert maker(Random(1)).answer(decision) == decision.options[0]


def test_a_bot_file_may_use_dataclasses_with_postponed_annotations(tmp_path: Path) -> None:
    source = """
from __future__ import annotations
from dataclasses import dataclass
from random import Random

@dataclass
class First:
    rng: Random

    def answer(self, decision):
        return decision.options[0]
"""
    maker = find_bot(f"{bot_file(tmp_path, source)}:First")
    assert callable(maker)


def test_a_missing_file_is_refused_by_its_name() -> None:
    said = refusal("nowhere/mine.py:First")
    assert "no file “nowhere/mine.py”" in said
    assert "First" in said


def test_a_folder_is_not_a_bot_file(tmp_path: Path) -> None:
    folder = tmp_path / "bots.py"
    folder.mkdir()
    assert f"no file “{folder}”" in refusal(f"{folder}:First")


def test_a_file_without_the_class_is_refused(tmp_path: Path) -> None:
    path = bot_file(tmp_path)
    assert refusal(f"{path}:Second") == (
        f"“{path}” has no class Second with a method answer(self, decision)."
    )


def test_a_class_without_answer_is_refused(tmp_path: Path) -> None:
    path = bot_file(tmp_path, "class Mute:\n    pass\n")
    assert "no class Mute with a method answer" in refusal(f"{path}:Mute")


def test_a_value_that_is_no_class_is_refused(tmp_path: Path) -> None:
    path = bot_file(tmp_path, "First = 7\n")
    assert "no class First with a method answer" in refusal(f"{path}:First")


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("raise RuntimeError('no luck')", "no luck"),
        ("import a_module_that_is_not_there", "a_module_that_is_not_there"),
        ("class First(:", "SyntaxError"),
        ("raise SystemExit('gone')", "gone"),
    ],
    ids=["raises", "import", "syntax", "exit"],
)
def test_a_file_that_cannot_be_run_is_refused_with_its_fault(
    tmp_path: Path, source: str, fault: str
) -> None:
    path = bot_file(tmp_path, source)
    said = refusal(f"{path}:First")
    assert f"“{path}” cannot be run" in said
    assert fault in said


COUNTING_BOT = """
from pathlib import Path

with Path(__file__).with_name("runs").open("a") as runs:
    runs.write("x")


class First:
    def __init__(self, rng):
        self.rng = rng

    def answer(self, decision):
        return decision.options[0]
"""


def test_a_bot_file_is_run_once_for_all_its_matches(tmp_path: Path) -> None:
    path = bot_file(tmp_path, COUNTING_BOT)
    makers = {find_bot(f"{path}:First") for _ in range(3)}
    assert len(makers) == 1
    assert (tmp_path / "runs").read_text("utf-8") == "x"


def test_a_bot_file_that_was_changed_is_run_again(tmp_path: Path) -> None:
    path = bot_file(tmp_path)
    before = find_bot(f"{path}:First")
    path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    assert find_bot(f"{path}:First") is not before
