"""docs/adding-a-game.md adds the game of examples/third_game to a copy of the project.

Its commands are run there as they stand. Then the game's own tests run, and those of the project
that are for every game.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_docs import commands_of

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", "screenshots")


def run(folder: Path, *words: str) -> str:
    """What a command prints in a copy of the project."""
    ran = subprocess.run(
        words,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": "src", "FIORINO_DATA": str(folder / "data")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project as a reader of the guide has it, before the first step."""
    folder = tmp_path_factory.mktemp("project")
    for part in ("src", "tests", "docs", "examples"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for part in ("games", "types"):
        (folder / "web" / part).mkdir(parents=True)
    return folder


@pytest.fixture(scope="module")
def added(project: Path) -> Path:
    """The project after all steps of the guide."""
    for kind, block in re.findall(r"```(python|sh)\n(.*?)```", GUIDE, re.DOTALL):
        if kind == "python":
            (project / "src/fiorino/games/__init__.py").write_text(block, "utf-8")
        else:
            for line in commands_of(block):
                run(project, *_as_here(line))
    return project


def _as_here(line: str) -> list[str]:
    """The words of a command of the guide, with the Python that runs this test."""
    words = shlex.split(line)
    if words[0] == ".venv/bin/python":
        return [sys.executable, *words[1:]]
    if words[0] == "fiorino":
        return [sys.executable, "-m", "fiorino.cli", *words[1:]]
    assert words[0] == "cp", f"the guide shows a command that is not run: {line}"
    return words


def test_the_game_is_added_by_its_folders_its_words_and_one_line(added: Path) -> None:
    listed = (added / "src/fiorino/games/__init__.py").read_text("utf-8")
    before = (ROOT / "src/fiorino/games/__init__.py").read_text("utf-8")
    assert set(listed.splitlines()) - set(before.splitlines()) == {
        "from fiorino.games.fiera import FIERA",
        "GAMES: Final[tuple[Game, ...]] = (MEDICI_VS_STROZZI, SIENA, FIERA)",
    }
    changed = [
        path.relative_to(added)
        for path in (added / "src").rglob("*")
        if path.is_file()
        and path.suffix in (".py", ".ftl")
        and "fiera" not in str(path.relative_to(added))
        and path.read_bytes() != (ROOT / path.relative_to(added)).read_bytes()
    ]
    assert changed == [Path("src/fiorino/games/__init__.py")]


def test_the_types_of_the_page_are_written_for_it(added: Path) -> None:
    types = (added / "web/types/fiera.d.ts").read_text("utf-8")
    assert re.search(r"export interface BaleSold {\n  event: \"bale-sold\";\n  seat: Seat;", types)


def test_the_tests_of_a_game_pass_for_it(added: Path) -> None:
    tests = [
        "tests/games/fiera",
        "tests/core/test_rule_numbers.py",
        "tests/server/test_game_types.py",
        "tests/cli/test_plain_screen.py",
    ]
    words = ["-m", "pytest", "-vv", "-p", "no:xdist", "-k", "fiera", *tests]
    passed = re.findall(r"(?m)^(tests/\S+?)::.* PASSED", run(added, sys.executable, *words))
    for path in tests:
        assert any(one.startswith(path) for one in passed), f"none of {path} is for every game"
