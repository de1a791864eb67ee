"""Every command that the documentation shows is run; every link and picture in it exists."""

import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import fiorino
from docs.pictures import pictures
from tests.browser.people import page_folder

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
ELSEWHERE = {"adding-a-game.md", "hosting.md"}
"""Pages whose commands need a project or a machine of their own: other tests run them."""


def blocks_of(text: str, kind: str) -> list[str]:
    """The blocks of a page in one language."""
    return re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)


def commands_of(block: str) -> list[str]:
    """The commands of a block of the shell: one a line."""
    return [line for line in block.splitlines() if line.strip()]


COMMANDS = [
    (page.name, line)
    for page in PAGES
    if page.name not in ELSEWHERE
    for block in blocks_of(page.read_text("utf-8"), "sh")
    for line in commands_of(block)
]


@cache
def install(*words: str) -> None:
    """Let pip do in the clone what it is told, but for the installing itself.

    Neither is the engine compiled for it, nor the page built once more.
    """
    assert words[0] == "install"
    ran = subprocess.run(
        [sys.executable, "-m", "pip", *words, *NO_MORE],
        cwd=ROOT,
        env=os.environ | {"FIORINO_COMPILED": "0", "FIORINO_PAGE": str(page_folder())},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == "", "such as an extra that there is not"
    assert f"Would install fiorino-{fiorino.__version__}" in ran.stdout


NO_MORE = ("--dry-run", "--no-build-isolation", "--no-index", "--disable-pip-version-check")


def test_the_documentation_shows_commands() -> None:
    assert ("README.md", "make play") in COMMANDS
    assert ("README.md", "make test") in COMMANDS
    assert len(COMMANDS) > 10


@pytest.mark.parametrize(("page", "line"), COMMANDS, ids=[line for _, line in COMMANDS])
def test_a_command_of_the_documentation_works(page: str, line: str, tmp_path: Path) -> None:
    words = shlex.split(line)
    if words[0] == "make":
        ran = subprocess.run(
            ["make", "--dry-run", *words[1:]], cwd=ROOT, capture_output=True, check=False
        )
        assert ran.returncode == 0, ran.stderr
        return
    if words[0] == ".venv/bin/pip":
        install(*words[1:])
        return
    assert words[0] == "fiorino", f"{page} shows a command that is not ours: {line}"
    for kept in {"--out", "--records", "--csv", "--html"} & {*words}:
        # What an earlier run left there would be gone on with, or is never written over.
        words[words.index(kept) + 1] = str(tmp_path / kept.strip("-"))
    saved = tmp_path / "matches"
    saved.mkdir()
    record = (ROOT / "tests/fixtures/example.fiorino").read_text("utf-8")
    (saved / "example.fiorino").write_text(record, "utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "fiorino.cli", *words[1:]],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={"FIORINO_DATA": str(tmp_path), "PATH": "", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    assert ran.stdout


def test_the_learner_of_the_readme_runs() -> None:
    (block,) = blocks_of((ROOT / "README.md").read_text("utf-8"), "python")
    names: dict[str, object] = {}
    exec(block, names)
    assert set(names["mask"]) == {0, 1}  # type: ignore[call-overload]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_make_targets_named_in_the_documentation_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for page in PAGES:
        for target in re.findall(r"`make ([a-z]+)`", page.read_text("utf-8")):
            assert f"\n{target}:" in makefile, f"{page.name} speaks of make {target}"


def test_the_pictures_of_the_terminal_are_drawn_from_matches() -> None:
    page = (ROOT / "docs" / "terminal.md").read_text("utf-8")
    for name, drawn in pictures().items():
        assert f"]({name})" in page
        assert drawn.startswith("<svg ")
        assert "hint,&#160;legend" in drawn, "the last line of a question"
