"""Widths, colours, encodings and Ctrl-C."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
from rich.cells import cell_len

from tests.patience import PATIENCE

from .conftest import Call
from .support import (
    COLORS,
    FULL_SHIPS,
    GAME,
    Said,
    Terminal,
    command,
    dealt,
    environment,
    only_saved,
    record_file,
    run_process,
    saved,
    screens,
    table_file,
    texts,
)

WIDTHS: Final = ["60", "80", "104", "140"]

# Widths


@pytest.fixture(scope="module", params=WIDTHS)
def whole_match(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[int, Said]:
    """A match from beginning to end in a terminal of this width."""
    width = str(request.param)
    folder = tmp_path_factory.mktemp("width")
    arguments = ("play", "--seed", "5")
    return int(width), run_process(folder, *arguments, typed="1\n" * 1000, COLUMNS=width)


def test_no_line_of_a_match_is_longer_than_the_terminal(whole_match: tuple[int, Said]) -> None:
    width, said = whole_match
    assert "The last round is over: the money decides." in said.out
    drawn = [line for line in said.out.splitlines() if not line.startswith("Saved as ")]
    assert max(map(cell_len, drawn)) <= width


def test_nothing_in_a_match_is_cut_off(whole_match: tuple[int, Said]) -> None:
    cut = {line.strip() for line in whole_match[1].out.splitlines() if "…" in line}
    assert cut
    assert all(re.match(r"• price 0 … price 400 |… \d", line) for line in cut), cut


@pytest.mark.parametrize("width", WIDTHS)
def test_harbors_and_houses_are_named_at_every_width(call: Call, width: str) -> None:
    (screen,) = screens(call("play", "--seed", "5", COLUMNS=width).out)
    for name in ("Pisa", "Genova", "Venezia", "Medici (you)", "· normal)"):
        assert name in screen


@pytest.mark.parametrize("width", ["78", *WIDTHS, "102", "132"])
def test_a_full_ship_and_its_sum_stand_on_one_line(call: Call, width: str) -> None:
    file = table_file(Path("p.json"), FULL_SHIPS)
    said = call("position", file, COLUMNS=width)
    assert "‹★G5 ★G5 ◆D4 ●F4 ◆D4› 22" in said.out
    assert "‹●F4 ▲S4 ▲S4 ■C4 ■C4› 20" in said.out


@pytest.mark.parametrize("width", ["78", *WIDTHS, "102", "132"])
def test_every_track_shows_what_it_pays(call: Call, width: str) -> None:
    file = table_file(Path("p.json"), FULL_SHIPS)
    # Eight markers at the end of their tracks pay 10 and the bonus of 20 each (M6.8, M6.9).
    assert call("position", file, COLUMNS=width).out.count(" 30 ") == 8


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", GAME),
        ("rules", GAME, "--box"),
        ("games",),
        ("replay", "m.fiorino"),
        ("simulate", GAME, "--bots", "greedy,random", "--matches", "2"),
    ],
    ids=lambda arguments: " ".join(arguments[:3:2]),
)
def test_no_line_of_other_commands_is_longer_than_the_terminal(
    call: Call, arguments: tuple[str, ...], width: str
) -> None:
    record_file(Path("m.fiorino"), dealt("draw", "draw", "price 18", "buy", "load 5 pisa"))
    said = call(*arguments, COLUMNS=width)
    assert said.code == 0
    assert said.widest <= int(width)


# Colours


def test_a_pipe_gets_no_escape_codes(tmp_path: Path) -> None:
    said = run_process(tmp_path, "play", "--seed", "5", typed="hint\nwhy\nlog\nstop\n18\n")
    assert "Hint: " in said.out
    assert "\x1b" not in said.out + said.err


def test_a_pipe_gets_no_escape_codes_with_no_color_either(tmp_path: Path) -> None:
    said = run_process(tmp_path, "play", "--seed", "5", typed="hint\nwhy\n", NO_COLOR="1")
    assert "Hint: " in said.out
    assert "\x1b" not in said.out + said.err


def test_a_simulation_in_a_pipe_gets_no_escape_codes(tmp_path: Path) -> None:
    said = run_process(tmp_path, "simulate", GAME, "--bots", "random,random", "--matches", "2")
    assert "2 matches" in said.out
    assert "\x1b" not in said.out + said.err


def test_a_terminal_gets_colours(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5") as terminal:
        terminal.wait_for_prompt()
        terminal.type("quit\n")
        assert terminal.finish() == 0
        assert COLORS.search(terminal.heard)


def test_a_terminal_with_no_color_gets_none(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", NO_COLOR="1") as terminal:
        terminal.wait_for_prompt()
        terminal.type("quit\n")
        assert terminal.finish() == 0
        assert "Venezia" in terminal.heard
        assert not COLORS.search(terminal.heard)


# Encodings


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--seed", "5", "--save", "m.fiorino"),
        ("simulate", GAME, "--bots", "random,random", "--matches", "2"),
        ("rules", GAME),
        ("games",),
        ("--help",),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_terminal_without_utf_8_is_served_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run_process(
        tmp_path,
        *arguments,
        typed="hint\nstop\n18\nlog\nxyzzy\n",
        PYTHONIOENCODING="ascii",
        PYTHONUTF8="0",
    )
    assert (said.code, said.err) == (0, "")
    assert said.out.isascii()


def test_at_a_terminal_without_utf_8_a_match_can_be_played(tmp_path: Path) -> None:
    with Terminal(
        tmp_path, "play", "--seed", "5", PYTHONIOENCODING="ascii", PYTHONUTF8="0"
    ) as terminal:
        terminal.answer("stop")
        terminal.type("quit\r")
        assert terminal.finish() == 0
        assert "Traceback" not in terminal.heard
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt("stop"))


def test_a_refusal_can_be_read_at_a_terminal_without_utf_8(tmp_path: Path) -> None:
    said = run_process(tmp_path, "verify", "none.fiorino", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert said.code == 1
    assert "none.fiorino" in said.err
    assert "Traceback" not in said.err


# Ctrl-C


def test_ctrl_c_at_a_question_saves_the_match_and_says_where(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5", "--seats", "Ada,Bruno") as terminal:
        terminal.answer("stop")
        terminal.type("12\x03")
        code = terminal.finish()
    file = only_saved(tmp_path)
    assert code == 130
    assert f"Saved as {file}" in terminal.heard
    assert f"Continue with: fiorino play --from {file}" in terminal.heard
    assert "Traceback" not in terminal.heard
    assert texts(saved(file).match) == texts(dealt("stop"))


def test_a_match_left_by_ctrl_c_verifies(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5") as terminal:
        terminal.wait_for_prompt()
        terminal.type("\x03")
        terminal.finish()
    said = run_process(tmp_path, "verify", only_saved(tmp_path))
    assert said.code == 0
    assert "a valid record of Medici vs Strozzi, running" in said.out


def test_ctrl_d_at_a_question_saves_the_match(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "5") as terminal:
        terminal.wait_for_prompt()
        terminal.type("\x04")
        assert terminal.finish() == 0
        assert f"Saved as {only_saved(tmp_path)}" in terminal.heard


# Other surroundings


@pytest.mark.parametrize("name", ["rules", "verify"])
def test_a_reader_that_closes_the_pipe_ends_a_command_quietly(tmp_path: Path, name: str) -> None:
    file = record_file(tmp_path / "m.fiorino", dealt())
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        command(name, GAME if name == "rules" else file),
        stdout=writer,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    os.close(writer)
    assert done.stderr == b""


def test_a_match_without_standard_input_is_saved_like_one_that_is_left(tmp_path: Path) -> None:
    line = " ".join([*command("play", "--seed", "5"), "<&-"])
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        capture_output=True,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert texts(saved(only_saved(tmp_path)).match) == texts(dealt())
