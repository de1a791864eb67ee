"""`python -m bench`: what is asked for, and what is refused."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bench import __main__, results
from bench.contenders import CATANATRON, CONTENDERS, SECTIONS
from bench.results import Run, chosen, processor

from .support import made_run


def called(*words: str) -> Result:
    return CliRunner().invoke(__main__.main, words)


def test_every_contender_has_a_name_of_its_own() -> None:
    assert len(CONTENDERS) == sum(map(len, SECTIONS.values()))


def test_names_can_be_listed() -> None:
    assert called("--list").output.split() == list(CONTENDERS)


def test_names_can_be_chosen_by_a_part_of_them() -> None:
    found = called("--list", "--only", "catanatron,bare").output.split()
    assert found == [
        "play/bare-loop", "play/catanatron", "clone/catanatron", "search/catanatron",
    ]  # fmt: skip


def test_a_name_that_nobody_has_is_refused() -> None:
    answer = called("--only", "chess")
    assert answer.exit_code == 2
    assert "No contender is called “chess”" in answer.output


def test_the_page_is_not_written_from_a_part() -> None:
    answer = called("--only", "bare", "--write")
    assert answer.exit_code == 2
    assert "whole run" in answer.output


def test_no_slices_are_too_few() -> None:
    assert called("--slices", "0").exit_code == 2


def test_a_short_run_of_one_contender_is_shown() -> None:
    answer = called("--only", "bare-loop", "--seconds", "0.01", "--slices", "2")
    assert answer.exit_code == 0, answer.output
    assert "a bare loop in Python" in answer.output
    assert "Targets" in answer.output
    assert "2 slices of 0.01 s" in answer.output


@pytest.fixture
def whole_run(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    asked: list[tuple[object, ...]] = []

    def run_all(
        words: Sequence[str], seconds: float, slices: int, say: Callable[[str], None]
    ) -> Run:
        asked.append((list(words), seconds, slices))
        say("something")
        return made_run({CATANATRON: 100})

    monkeypatch.setattr(__main__, "run_all", run_all)
    return asked


def test_a_whole_run_is_written_where_it_is_asked_for(
    whole_run: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(__main__, "DOCS", tmp_path)
    assert called("--write").exit_code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"benchmarks.md", "benchmarks.svg"}
    assert whole_run == [([], 1.0, 5)]


def test_nothing_is_written_unasked(
    whole_run: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(__main__, "DOCS", tmp_path)
    assert called().exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_sections_are_measured_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[list[str]] = []
    said: list[str] = []

    def measure(
        contenders: Sequence[object], seconds: float, rounds: int, say: Callable[[str], None]
    ) -> dict[str, object]:
        measured.append([str(getattr(each, "name", "")) for each in contenders])
        say("round 1")
        return {}

    monkeypatch.setattr(results, "measure", measure)
    monkeypatch.setattr(results, "measure_starts", lambda _starts, rounds, _say: ["start"] * rounds)
    run = results.run_all([], 0.1, 2, said.append)
    assert measured == [[each.name for each in section] for section in SECTIONS.values()]
    assert said[0] == "random play, round 1"
    assert len(run.times) == results.STARTS
    assert results.run_all(["bare"], 0.1, 2, said.append).times == []


def test_without_words_everybody_is_chosen() -> None:
    assert {name: tuple(section) for name, section in chosen([]).items()} == SECTIONS


def test_the_processor_is_named_by_its_model(tmp_path: Path) -> None:
    file = tmp_path / "cpuinfo"
    file.write_text("processor\t: 0\nmodel name\t: Abacus 9000\n", "utf-8")
    assert processor(file) == "Abacus 9000"
    assert processor(tmp_path / "none")


def test_versions_tell_what_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "PEERS", ("click", "a-peer-that-nobody-has"))
    told = results.versions()
    assert told.startswith("fiorino ")
    assert ", click " in told
    assert told.endswith("a-peer-that-nobody-has not installed")
