"""What is public: one list, documented, typed, and imported only when it is asked for."""

import contextlib
import inspect
import io
import pydoc
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fiorino
from fiorino import library
from fiorino.core.protocol import Action, Event, Table

ROOT = Path(__file__).parents[2]

PUBLIC = {
    "BOTS", "CHANCE", "COMPILED", "GAMES", "MEDICI_VS_STROZZI", "NOBODY", "SIENA", "SPECTATOR",
    "Action", "BadBox", "BadNotation", "BadOption", "BadPosition", "BadRecord", "Bot", "BotFault",
    "BoxData", "Decision", "Event", "FiorinoError", "Game", "IllegalAction", "Match", "MediciView",
    "Result", "Seat", "Setup", "SienaView", "Table", "UnknownName", "__version__", "load_position",
    "load_record", "make_bot", "make_setup", "read_box", "read_position", "read_record",
}  # fmt: skip
"""Whoever takes one of these away breaks the programs of others."""
MATCH = {
    "answer", "asked", "clone", "decision", "events", "is_over", "log", "named", "options", "play",
    "position", "question", "read", "record", "result", "save", "scores", "seats", "setup", "table",
    "texts", "undo", "view", "winners", "write",
}  # fmt: skip


def said(script: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_the_public_names_are_these() -> None:
    assert set(fiorino.__all__) == PUBLIC
    assert set(library.__all__) == PUBLIC - {"COMPILED", "__version__"}


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(fiorino, name) is not None
    assert name in dir(fiorino)


def test_the_public_names_of_a_match_are_these() -> None:
    assert {name for name in vars(fiorino.Match) if not name.startswith("_")} == MATCH


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Mtach'"):
        fiorino.Mtach  # noqa: B018


def test_whoever_imports_the_package_does_not_wait_for_the_engine() -> None:
    script = "import sys, fiorino; print([m for m in sys.modules if m.startswith('fiorino.')])"
    assert said(script) == "[]"


def test_the_library_needs_nothing_but_the_standard_library() -> None:
    script = (
        "import sys; old = set(sys.modules); from fiorino import Match\n"
        "Match('siena', seed=1).play('greedy', seed=1)\n"
        "tops = {name.partition('.')[0] for name in set(sys.modules) - old}\n"
        "print(sorted(tops - set(sys.stdlib_module_names) - {'fiorino'}))"
    )
    assert said(script) in ("[]", "['fiorino__mypyc']")


@pytest.mark.parametrize("name", sorted(PUBLIC - {"COMPILED", "__version__"}))
def test_every_class_and_function_says_what_it_is(name: str) -> None:
    value = getattr(fiorino, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert inspect.getdoc(value), name


@pytest.mark.parametrize("name", sorted(MATCH))
def test_everything_of_a_match_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(fiorino.Match, name))


@pytest.mark.parametrize(
    ("kind", "sentences"),
    [
        (Table, ("Answer the decision and go on to the next one.", "An independent copy")),
        (Action, ("An answer to a decision.",)),
        (Event, ("The event as this viewer may see it",)),
        (fiorino.Match, ("Let bots answer until", "One match: who is asked what")),
    ],
)
def test_help_shows_the_sentences_of_a_class(kind: type, sentences: tuple[str, ...]) -> None:
    text = pydoc.plain(pydoc.render_doc(kind))
    for sentence in sentences:
        assert sentence in text


def test_python_m_fiorino_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fiorino", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(f"fiorino {fiorino.__version__} (Python ")


def test_every_public_name_stands_in_the_documentation() -> None:
    page = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert [name for name in sorted(PUBLIC) if f"`{name}" not in page] == []
    assert [name for name in sorted(MATCH) if f"`{name}" not in page] == []


def test_every_block_of_the_documentation_runs_and_prints_what_it_says() -> None:
    page = (ROOT / "docs" / "library.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) >= 8
    printed = io.StringIO()
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(printed):
        for block in blocks:
            exec(block, names)
    for line in re.findall(r"^\s*print\(.*\)  # (.*)$", "".join(blocks), re.MULTILINE):
        assert line.partition(":")[0] in printed.getvalue(), line
