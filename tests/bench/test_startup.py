"""The start of the command line: what is waited for."""

import sys

import pytest

from bench import startup
from bench.contenders import SOURCE
from bench.startup import INSTALLED, Start, measure_starts, starts

from .support import silent

DRAWS = "print('a table'); answer = input('\\x1b[?2004h› '); assert answer == 'quit'"
DRAWS_AND_STAYS = "print('a table'); input('\\x1b[?2004h› '); input('never answered')"
ENDS = "print('there is no table today')"


def python(program: str, until_drawn: bool, build: str = "") -> Start:
    return Start("program", (sys.executable, "-c", program), build, until_drawn)


@pytest.mark.parametrize("program", [DRAWS, DRAWS_AND_STAYS])
def test_a_table_is_drawn_when_the_prompt_waits(
    monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr(startup, "PATIENCE", 1.0)
    (times,) = measure_starts([python(program, until_drawn=True)], 1, silent)
    assert (times.missing, len(times.seconds)) == ("", 1)


def test_a_command_that_draws_nothing_is_left_out_with_what_it_said() -> None:
    (times,) = measure_starts([python(ENDS, until_drawn=True)], 3, silent)
    assert "there is no table today" in times.missing
    assert times.median is None


def test_a_command_that_hangs_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "PATIENCE", 0.3)
    (times,) = measure_starts([python("input('Name: ')", until_drawn=True)], 1, silent)
    assert "no prompt was drawn" in times.missing


def test_a_command_that_fails_is_left_out() -> None:
    (times,) = measure_starts([python("raise SystemExit(3)", until_drawn=False)], 2, silent)
    assert "exit status 3" in times.missing


def test_commands_are_started_in_turn() -> None:
    said: list[str] = []
    both = [Start(name, (sys.executable, "-c", "pass")) for name in ("a", "b")]
    measure_starts(both, 2, said.append)
    assert [words[-1] for words in said] == ["a", "b", "a", "b"]


def test_the_median_of_the_starts_is_told() -> None:
    assert startup.Times(python("", until_drawn=False), [0.1, 9.0, 0.2]).median == 0.2


@pytest.mark.parametrize(("build", "told"), [(SOURCE, "0"), (INSTALLED, None)])
def test_the_sources_are_asked_for_by_the_environment(
    monkeypatch: pytest.MonkeyPatch, build: str, told: str | None
) -> None:
    monkeypatch.setenv("FIORINO_COMPILED", "0")
    environment = python("", until_drawn=False, build=build).environment("/somewhere")
    assert environment.get("FIORINO_COMPILED") == told
    assert environment["FIORINO_DATA"] == "/somewhere"


def test_real_commands_start() -> None:
    commands = [start for start in starts() if start.build != SOURCE]
    measured = measure_starts(commands, 1, silent)
    assert [times.missing for times in measured] == [""] * 4
    assert [times.start.limit for times in measured] == [None, 0.3, 1.0, 1.0]
