"""`fiorino doctor`: what is there, what is missing, and how to get it."""

import locale
import os
import platform
import shutil
import sqlite3
import sys
import sysconfig
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import click
from rich.table import Table as Grid
from rich.text import Text

from fiorino import COMPILED, __version__
from fiorino.cli.common import make_console
from fiorino.core.errors import FiorinoError
from fiorino.server.settings import load
from fiorino.server.storage.address import PostgresAddress, read_address

EXTRAS: Final = {
    "rl": ("PettingZoo and Gymnasium", ("gymnasium", "pettingzoo")),
    "ppo": ("MaskablePPO", ("sb3_contrib", "torch")),
    "openspiel": ("OpenSpiel", ("pyspiel",)),
    "mcp": ("language models over MCP", ("mcp",)),
    "train": ("training of the masters", ("numba",)),
    "ray": ("tournaments on several machines", ("ray",)),
    "postgres": ("PostgreSQL", ("asyncpg", "procrastinate", "psycopg")),
    "push": ("Web Push", ("cryptography",)),
    "docs": ("the documentation site", ("griffe", "mkdocs")),
    "notebook": ("the notebooks", ("matplotlib",)),
    "bench": ("engines to compare with", ("catanatron", "rlcard")),
    "test": ("the tests", ("pytest", "playwright", "mypy", "ruff")),
}
"""Each extra: what it is for, and modules that come with it."""
COMPILERS: Final = ("cc", "gcc", "clang")
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


class Finding(NamedTuple):
    """One thing that was checked, and what to do if it is missing."""

    what: str
    there: bool
    found: str
    advice: str = ""


@click.command()
def doctor() -> None:
    """Say what is there and what is missing: engine, compiler, page, database, terminal, extras.

    Nothing that is missing keeps you from playing in the terminal.
    """
    console = make_console()
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for finding in findings():
        told = f"{finding.found}. {finding.advice}" if finding.advice else f"{finding.found}."
        sign = Text("yes", "green") if finding.there else Text("no", "yellow")
        grid.add_row(sign, Text(finding.what, "bold"), Text(told))
    console.print(Text(f"fiorino {__version__}, Python {platform.python_version()}, {_system()}"))
    console.print(grid)


def findings() -> Iterator[Finding]:
    """Everything that is checked, in order."""
    yield _engine()
    yield _compiler()
    yield _page()
    yield _database()
    yield _terminal()
    yield _browser()
    for extra, (purpose, modules) in EXTRAS.items():
        lacking = [name for name in modules if find_spec(name) is None]
        if lacking:
            found = f"for {purpose}: {', '.join(lacking)} not installed"
            yield Finding(f"[{extra}]", False, found, f"In a clone: pip install '.[{extra}]'")
        else:
            yield Finding(f"[{extra}]", True, f"for {purpose}")


def _system() -> str:
    return f"{platform.system()} {platform.machine()}"


def _engine() -> Finding:
    if COMPILED:
        return Finding("engine", True, "compiled")
    if os.environ.get("FIORINO_COMPILED") == "0":
        advice = "FIORINO_COMPILED=0 asks for that"
    else:
        advice = "Install Fiorino again where there is a compiler: make play"
    return Finding("engine", False, "runs from its sources, about six times slower", advice)


def _compiler() -> Finding:
    path = next(filter(None, map(shutil.which, COMPILERS)), None)
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    if path is None:
        return Finding("compiler", False, "no C compiler", "Install gcc or clang")
    if not headers:
        advice = "Install the development package of Python"
        return Finding("compiler", False, f"{path}, but no Python.h", advice)
    return Finding("compiler", True, f"{path}, with the headers of Python")


def _page() -> Finding:
    if files("fiorino").joinpath("page", "index.html").is_file():
        return Finding("page", True, "built")
    return Finding("page", False, "not built, so fiorino serve has no page", "Run: make play")


def _database() -> Finding:
    try:
        address = read_address(load({}).database)
    except FiorinoError as fault:
        return Finding("database", False, str(fault).rstrip("."))
    if isinstance(address, PostgresAddress):
        there = find_spec("asyncpg") is not None
        return Finding("database", there, f"PostgreSQL at {address.shown}")
    folder = address.path.parent
    while not folder.exists():
        folder = folder.parent
    found = f"SQLite {sqlite3.sqlite_version}, in {address.shown}"
    if os.access(address.path if address.path.exists() else folder, os.W_OK):
        return Finding("database", True, found)
    return Finding("database", False, f"{found}, which cannot be written")


def _terminal() -> Finding:
    size = shutil.get_terminal_size()
    spoken = locale.getlocale()[0] or "no language"
    about = f"{size.columns}×{size.lines}, {sys.stdout.encoding}, {spoken}"
    if not sys.stdout.isatty():
        return Finding("terminal", False, f"the output is not one ({about})")
    colours = "without colours" if os.environ.get("NO_COLOR") else "with colours"
    return Finding("terminal", True, f"{about}, {colours}")


def _browser() -> Finding:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        advice = "make test fetches one on x86-64 Linux; elsewhere: playwright install chromium"
        return Finding("browser", False, "no Chromium for the tests of the page", advice)
    return Finding("browser", True, f"{path}, for the tests of the page")
