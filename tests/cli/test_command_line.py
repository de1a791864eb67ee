"""The door: version, help, unknown commands, completion, and how little is loaded to start."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import fiorino
from tests.patience import PATIENCE

from .conftest import Call
from .support import GAME, environment, run_process

NAMES: Final = [
    "play",
    "serve",
    "worker",
    "arena",
    "simulate",
    "train",
    "agent-server",
    "mcp",
    "replay",
    "analyze",
    "puzzle",
    "verify",
    "position",
    "rules",
    "games",
    "db",
    "admin",
    "bench",
    "doctor",
    "completion",
]


def test_the_version_is_that_of_the_package(call: Call) -> None:
    said = call("--version")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"fiorino {fiorino.__version__} (Python 3.")


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_lists_every_command_with_a_sentence(call: Call, option: str) -> None:
    said = call(option)
    assert (said.code, said.err) == (0, "")
    assert re.findall(r"^  (\w[\w-]*)  +[A-Z].*\.$", said.out, re.M) == NAMES


def test_help_explains_the_exit_codes(call: Call) -> None:
    assert "0 done, 1 refused (the message says why), 2 wrong usage, 130 interrupted" in (
        call("--help").words
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_a_help_of_its_own(call: Call, name: str) -> None:
    said = call(name, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"Usage: fiorino {name} ")


def test_without_a_command_the_help_is_shown_as_wrong_usage(call: Call) -> None:
    said = call()
    assert said.code == 2
    assert "simulate" in said.err


def test_an_unknown_command_is_wrong_usage(call: Call) -> None:
    said = call("xyzzy")
    assert said.code == 2
    assert "No such command 'xyzzy'." in said.err
    assert "Did you mean" not in said.err


@pytest.mark.parametrize(("typed", "meant"), [("simulat", "simulate"), ("rule", "rules")])
def test_a_misspelt_command_is_told_the_one_that_is_meant(
    call: Call, typed: str, meant: str
) -> None:
    said = call(typed)
    assert said.code == 2
    assert said.err.count("Did you mean") == 1
    assert f"Did you mean “{meant}”?" in said.err


# Completion


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script_for_the_shell(call: Call, shell: str) -> None:
    said = call("completion", shell)
    assert (said.code, said.err) == (0, "")
    assert f"_FIORINO_COMPLETE={shell}_complete" in said.out


def test_completion_for_another_shell_is_wrong_usage(call: Call) -> None:
    assert call("completion", "tcsh").code == 2


def completed(folder: Path, *words: str) -> list[str]:
    """What bash is offered for the last of these words."""
    said = run_process(
        folder,
        _FIORINO_COMPLETE="bash_complete",
        COMP_WORDS=" ".join(["fiorino", *words]),
        COMP_CWORD=str(len(words)),
    )
    return [line.removeprefix("plain,") for line in said.out.split()]


def test_commands_are_completed(tmp_path: Path) -> None:
    assert completed(tmp_path, "re") == ["replay"]


@pytest.mark.parametrize("name", ["play", "simulate", "rules"])
def test_the_names_of_games_are_completed(tmp_path: Path, name: str) -> None:
    assert completed(tmp_path, name, "med") == [GAME]


def test_the_name_of_no_game_is_completed_to_nothing(tmp_path: Path) -> None:
    assert completed(tmp_path, "play", "xyz") == []


def test_options_are_completed(tmp_path: Path) -> None:
    assert completed(tmp_path, "replay", "--se") == ["--seat"]


# Start-up


def loaded(folder: Path, script: str) -> set[str]:
    """The modules that are loaded after a script in a fresh process."""
    done = subprocess.run(
        [sys.executable, "-c", f"import json, sys\n{script}\nprint(json.dumps(list(sys.modules)))"],
        capture_output=True,
        env=environment(folder),
        timeout=PATIENCE,
        check=True,
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


HEAVY: Final = ("rich", "numpy", "platformdirs", "multiprocessing", "catanatron")
OURS: Final = ("fiorino.games", "fiorino.bots", "fiorino.arena", "fiorino.cli.")
VERSION: Final = """
from fiorino.cli import main
sys.argv = ["fiorino", "--version"]
try:
    main()
except SystemExit:
    pass
"""


@pytest.mark.parametrize(
    "script", ["import fiorino.cli", VERSION], ids=["import fiorino.cli", "fiorino --version"]
)
def test_the_command_line_starts_without_what_only_commands_need(
    tmp_path: Path, script: str
) -> None:
    modules = loaded(tmp_path, script)
    assert "fiorino.cli" in modules
    assert modules.isdisjoint(HEAVY)
    assert [name for name in modules if name.startswith(OURS)] == []
