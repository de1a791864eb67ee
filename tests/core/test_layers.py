"""Who may import whom, read from the imports themselves."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2] / "src" / "fiorino"

ALLOWED: Final[dict[str, frozenset[str]]] = {
    "": frozenset({"", "library"}),
    "core": frozenset({"core"}),
    "games": frozenset({"core", "games"}),
    "bots": frozenset({"core", "bots"}),
    "arena": frozenset({"", "core", "bots", "games", "arena"}),
    "library": frozenset({"core", "bots", "games", "library"}),
    "rl": frozenset({"", "core", "bots", "games", "library", "rl"}),
    "train": frozenset({"", "core", "games", "arena", "train"}),
    "locale": frozenset({"core", "locale"}),
    "server": frozenset({"", "core", "bots", "games", "locale", "server"}),
    "bench": frozenset({"", "core", "games", "server", "bench"}),
    "cli": frozenset(
        {
            "",
            "core",
            "games",
            "bots",
            "library",
            "arena",
            "rl",
            "train",
            "locale",
            "server",
            "bench",
            "cli",
        }
    ),
}
"""The layers that each layer may import from; the empty name is the package itself."""

READ_BY_THE_COMPILER: Final = ("fiorino.core.compiling", "mypy_extensions")
"""The one import that only the type checker and the compiler follow."""

STANDARD_LIBRARY_ONLY: Final = frozenset({"", "core", "games", "bots", "library"})

MASTER: Final = "master"
"""The package of a game that may use numpy; the game imports it only when it is asked for it."""


def name_of(path: Path) -> str:
    """The dotted name of a module file."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES: Final[dict[str, Path]] = {name_of(path): path for path in sorted(ROOT.rglob("*.py"))}


def imported(module: str, source: str, is_package: bool) -> Iterator[str]:
    """The dotted names that a source imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = node.level - 1 if is_package else node.level
                parents = module.split(".")[: len(module.split(".")) - up]
                base = ".".join([*parents, base] if base else parents)
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if called in ("import_module", "__import__"):
                yield "?"


def layer_of(dotted: str) -> str:
    """The layer that a name under `fiorino` belongs to."""
    parts = dotted.split(".")
    if parts[1:2] == ["__main__"]:
        return "cli"
    return parts[1] if len(parts) > 1 and parts[1] in ALLOWED else ""


def is_master(module: str) -> bool:
    """Whether a module belongs to the strong play of a game."""
    parts = module.split(".")
    return parts[1:2] == ["games"] and parts[3:4] == [MASTER]


def fault(module: str, target: str) -> str | None:
    """What is wrong about one import, if anything."""
    layer = layer_of(module)
    if target == "?":
        return "imports by name at run time" if layer in STANDARD_LIBRARY_ONLY else None
    top = target.split(".", maxsplit=1)[0]
    if top != "fiorino":
        if (module, top) == READ_BY_THE_COMPILER:
            return None
        if top == "numpy" and is_master(module):
            return None
        foreign = layer in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names
        return f"imports {top}, which is not in the standard library" if foreign else None
    other = layer_of(target)
    if other not in ALLOWED[layer]:
        return f"imports {target}, and {layer or 'the package'} must not"
    if layer == other == "games" and module != "fiorino.games":
        game = ".".join(module.split(".")[:3])
        if not f"{target}.".startswith(f"{game}."):
            return f"imports {target}, which is not of its own game"
    return None


def faults(module: str, source: str, is_package: bool = False) -> list[str]:
    """Every import of a source that looks up."""
    found = (fault(module, target) for target in imported(module, source, is_package))
    return [sentence for sentence in found if sentence]


# The modules that there are.


@pytest.mark.parametrize("module", sorted(MODULES))
def test_no_module_looks_up(module: str) -> None:
    path = MODULES[module]
    assert faults(module, path.read_text("utf-8"), path.name == "__init__.py") == []


def test_every_module_belongs_to_a_layer() -> None:
    strays = [name for name in MODULES if name != "fiorino" and layer_of(name) == ""]
    assert strays == []


def test_the_modules_of_the_engine_are_among_those_that_are_checked() -> None:
    assert {"fiorino", "fiorino.core.match", "fiorino.games", "fiorino.games.medici_vs_strozzi"} < (
        set(MODULES)
    )


def test_the_engine_imports_strong_play_only_when_it_is_asked_for_it() -> None:
    code = "import sys, fiorino.games, fiorino.bots; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# The checker can fail.


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("fiorino", "import click"),
        ("fiorino", "from fiorino.core import match"),
        ("fiorino", "from . import core"),
        ("fiorino.core.x", "import click"),
        ("fiorino.core.x", "from mypy_extensions import mypyc_attr"),
        ("fiorino.core.x", "from hypothesis import given"),
        ("fiorino.core.x", "from fiorino.games import GAMES"),
        ("fiorino.core.x", "import fiorino.bots.greedy"),
        ("fiorino.core.x", "from fiorino import games"),
        ("fiorino.core.x", "from fiorino import __version__"),
        ("fiorino.core.x", "from ..games import GAMES"),
        ("fiorino.core.x", "def f():\n    from fiorino.cli import main\n    return main"),
        ("fiorino.core.x", "if TYPE_CHECKING:\n    from fiorino.server.app import App"),
        ("fiorino.core.x", "import importlib\nimportlib.import_module('fiorino.games')"),
        ("fiorino.core.x", "__import__('fiorino.games')"),
        ("fiorino.games.medici_vs_strozzi.x", "import rich"),
        ("fiorino.games.medici_vs_strozzi.x", "from fiorino.games import GAMES"),
        ("fiorino.games.medici_vs_strozzi.x", "from fiorino.games.siena import table"),
        ("fiorino.games.medici_vs_strozzi.x", "from fiorino.games import siena"),
        ("fiorino.games.medici_vs_strozzi.x", "from fiorino.games.medici_vs_strozzi_two import x"),
        ("fiorino.games.medici_vs_strozzi.rules.x", "from ...siena import table"),
        ("fiorino.games.medici_vs_strozzi.x", "from fiorino.bots import greedy"),
        ("fiorino.games", "from fiorino.arena import tournament"),
        ("fiorino.bots.x", "from fiorino.games import GAMES"),
        ("fiorino.bots.x", "from fiorino.games.medici_vs_strozzi.table import MediciTable"),
        ("fiorino.bots.x", "from fiorino.arena import tournament"),
        ("fiorino.bots.x", "import numpy as np"),
        ("fiorino.library.x", "import numpy as np"),
        ("fiorino.library.x", "from fiorino.rl import encoding"),
        ("fiorino.core.x", "from fiorino.library import Match"),
        ("fiorino.bots.x", "from fiorino.library import Match"),
        ("fiorino.games.siena.x", "import numpy as np"),
        ("fiorino.games.siena.rules.master", "import numpy as np"),
        ("fiorino.games.siena.master.x", "import torch"),
        ("fiorino.train.x", "from fiorino.cli import main"),
        ("fiorino.arena.x", "from fiorino.cli import main"),
        ("fiorino.arena.x", "from fiorino.rl import env"),
        ("fiorino.core.x", "from fiorino.locale import catalogue"),
        ("fiorino.games.siena.x", "from fiorino.locale import catalogue"),
        ("fiorino.bots.x", "from fiorino.locale import catalogue"),
        ("fiorino.arena.x", "from fiorino.locale import catalogue"),
        ("fiorino.rl.x", "from fiorino.arena import tournament"),
        ("fiorino.locale.x", "from fiorino.games import GAMES"),
        ("fiorino.locale.x", "from fiorino.cli import main"),
        ("fiorino.server.x", "from fiorino.arena import tournament"),
        ("fiorino.server.x", "from fiorino.cli import main"),
        ("fiorino.server.x", "from fiorino.bench import sockets"),
        ("fiorino.bench.x", "from fiorino.cli import main"),
    ],
)
def test_an_import_that_looks_up_is_found(module: str, source: str) -> None:
    assert len(faults(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("fiorino", "import sys"),
        ("fiorino", "from fiorino.library import Match"),
        ("fiorino.__main__", "from fiorino.cli import main"),
        ("fiorino.rl.x", "from fiorino.library import make_setup"),
        ("fiorino.core.x", "import json\nfrom collections.abc import Sequence"),
        ("fiorino.core.x", "from fiorino.core.protocol import Seat"),
        ("fiorino.core.x", "from . import protocol"),
        ("fiorino.games", "from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI"),
        ("fiorino.games.medici_vs_strozzi.x", "from fiorino.core import flow"),
        ("fiorino.games.medici_vs_strozzi.x", "from fiorino.games.medici_vs_strozzi import table"),
        ("fiorino.games.medici_vs_strozzi.rules.x", "from .. import table"),
        ("fiorino.bots.x", "from fiorino.core.decision import Decision"),
        ("fiorino.games.siena.master.x", "import numpy as np"),
        ("fiorino.train.x", "import numba\nfrom fiorino.games import GAMES"),
        ("fiorino.train.x", "from fiorino.arena.workers import Workers"),
        ("fiorino.arena.x", "from fiorino.games import GAMES\nfrom fiorino.bots import greedy"),
        ("fiorino.rl.x", "import numpy\nfrom fiorino.core.game import Game"),
        ("fiorino.locale.x", "import babel\nfrom fiorino.core.game import LANGUAGES"),
        ("fiorino.server.x", "from fiorino.locale import catalogue"),
        ("fiorino.cli.x", "from fiorino.locale import catalogue"),
        ("fiorino.server.x", "import starlette\nfrom fiorino.games import GAMES"),
        ("fiorino.cli.x", "import click\nfrom fiorino import __version__\nimport fiorino.arena"),
    ],
)
def test_an_import_that_looks_down_is_allowed(module: str, source: str) -> None:
    assert faults(module, source) == []


def test_a_relative_import_of_a_package_begins_at_the_package_itself() -> None:
    assert faults("fiorino.core", "from . import match", is_package=True) == []
    assert len(faults("fiorino.core", "from .. import games", is_package=True)) == 1
