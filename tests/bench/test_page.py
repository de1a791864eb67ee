"""The report as a page and in the terminal."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from bench.contenders import CATANATRON, COMPILED, SIENA, SOURCE, own_name
from bench.page import PAGE, PICTURE, page, show, write
from bench.results import Run
from bench.startup import INSTALLED, Start, Times

from .support import made_run


@pytest.fixture
def run() -> Run:
    return made_run(
        {own_name("play", SIENA, 5, SOURCE): (3000, 8000), CATANATRON: (100, 400)},
        [Times(Start("python -c pass", ()), [0.02]), Times(Start("fiorino", (), INSTALLED), [0.1])],
        {own_name("play", SIENA, 5, COMPILED): "The engine is not compiled here."},
    )


def test_the_page_says_where_when_and_how(run: Run) -> None:
    text = page(run)
    for part in ("a quiet machine", "fiorino 9", "2026-01-02", "3 slices of 0.5 s"):
        assert part in text


def test_the_page_shows_rates_and_what_must_hold(run: Run) -> None:
    text = page(run)
    assert "| Siena, 5 players | from source | 3,000 | 30.0 | – | 8,000 | 20.0 | – | 0 % |" in text
    assert text.index("## Targets") < text.index("## Random play driven from Python")
    assert "Left out: Siena, 5 players (compiled). The engine is not compiled here." in text


def test_tables_of_the_page_are_tables(run: Run) -> None:
    blocks = re.findall(r"(?:^\|.*\|\n)+", page(run), re.MULTILINE)
    assert len(blocks) == 4
    for block in blocks:
        assert len({line.count("|") for line in block.splitlines()}) == 1
        assert re.fullmatch(r"\|(---\|)+(--:\|)+", block.splitlines()[1])


def test_page_and_picture_are_written_side_by_side(run: Run, tmp_path: Path) -> None:
    write(run, tmp_path)
    text = (tmp_path / PAGE).read_text("utf-8")
    assert f"]({PICTURE})" in text
    assert (tmp_path / PICTURE).read_text("utf-8").startswith("<svg ")
    assert text.endswith("|\n")


def test_the_terminal_shows_the_same_tables(run: Run) -> None:
    out = io.StringIO()
    show(run, Console(file=out, width=120))
    text = out.getvalue()
    titles = re.findall(r"^## (.*)$", page(run), re.MULTILINE)
    for title in titles:
        assert (title in text) == (title not in ("How we count", "Where the time goes"))
    assert re.search(r"Siena, 5 players +from source +3,000 +30\.0 +– +8,000 +20\.0", text)
    assert "The engine is not compiled here." in text
    assert "…" not in text
