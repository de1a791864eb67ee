"""A tournament in a folder: it goes on after whatever ended it."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from fiorino.arena.journal import Journal
from fiorino.arena.plan import Block, Plan, identity
from fiorino.arena.playing import play_block
from fiorino.arena.tournament import Results, run
from fiorino.core.errors import FiorinoError

PLAN: Final = Plan("medici-vs-strozzi", ("greedy", "random", "random"), "folder", 6, players=2)


def unheard(done: int) -> None:
    """A listener that does nothing."""


def journal(folder: Path, plan: Plan = PLAN) -> Journal:
    return Journal(folder, identity(plan, "1"))


@pytest.fixture(scope="module")
def whole() -> Results:
    """The plan played without a folder."""
    return run(PLAN, 1, unheard)


def stopped_after(folder: Path, blocks: int) -> None:
    """Play so many blocks into a folder, and be interrupted."""

    def stop(done: int) -> None:
        if done == blocks:
            raise KeyboardInterrupt

    assert run(PLAN, 1, stop, journal(folder)).interrupted


def test_what_is_done_is_not_played_again(tmp_path: Path, whole: Results) -> None:
    stopped_after(tmp_path, 4)
    heard: list[int] = []
    assert run(PLAN, 1, heard.append, journal(tmp_path)) == whole
    assert heard == [5, 6, 7, 8, 9]


def test_a_line_that_was_half_written_is_played_again(tmp_path: Path, whole: Results) -> None:
    stopped_after(tmp_path, 4)
    file = tmp_path / "blocks.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    heard: list[int] = []
    assert run(PLAN, 1, heard.append, journal(tmp_path)) == whole
    assert heard == [4, 5, 6, 7, 8, 9]


def test_a_file_of_half_a_first_line_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / "blocks.jsonl").write_bytes(b'{"kind":"fio')
    assert list(journal(tmp_path).blocks()) == []


def test_blocks_count_in_any_order_and_once(tmp_path: Path, whole: Results) -> None:
    kept = journal(tmp_path)
    for line_up in (2, 0, 1):
        for deal in (2, 0, 1, 0):
            kept.add(Block(line_up, deal, play_block(PLAN, deal, line_up)))
    heard: list[int] = []
    assert run(PLAN, 1, heard.append, journal(tmp_path)) == whole
    assert heard == []


def test_a_finished_tournament_can_be_made_longer(tmp_path: Path, whole: Results) -> None:
    run(replace(PLAN, matches=2), 1, unheard, journal(tmp_path))
    heard: list[int] = []
    assert run(PLAN, 1, heard.append, journal(tmp_path)) == whole
    assert heard == [4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("change", "said"),
    [({"seed": "other"}, "seed"), ({"bots": ("random",) * 3}, "bots"), ({"limit": 1.0}, "limit")],
)
def test_another_tournament_is_refused(
    tmp_path: Path, change: dict[str, object], said: str
) -> None:
    journal(tmp_path)
    with pytest.raises(FiorinoError, match=rf"another tournament: {said} differ"):
        journal(tmp_path, replace(PLAN, **change))  # type: ignore[arg-type]


def test_a_changed_bot_file_is_another_tournament(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    text = "class Mine:\n    def answer(self, decision): ...\n"
    plan = replace(PLAN, bots=(f"{file}:Mine", "random"))
    file.write_text(text, "utf-8")
    journal(tmp_path / "out", plan)
    file.write_text(text + "\n", "utf-8")
    with pytest.raises(FiorinoError, match="files differ"):
        journal(tmp_path / "out", plan)


@pytest.mark.parametrize("text", ["hello\n", "{}\n", '{"kind":"x","version":1,"tournament":{}}\n'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "blocks.jsonl").write_text(text, "utf-8")
    with pytest.raises(FiorinoError, match="is not a tournament of this version"):
        journal(tmp_path)


def test_a_damaged_line_is_refused_with_its_number(tmp_path: Path) -> None:
    stopped_after(tmp_path, 2)
    lines = (tmp_path / "blocks.jsonl").read_text("utf-8").splitlines()
    lines[1] = lines[1][:50]
    (tmp_path / "blocks.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(FiorinoError, match="line 2 is damaged"):
        list(journal(tmp_path).blocks())
