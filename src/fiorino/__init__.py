"""Fiorino: the digital table for two Tuscan merchant games.

The engine is compiled where the package was built with a C compiler. `FIORINO_COMPILED=0` takes
the sources all the same; `FIORINO_COMPILED=1` insists on the compiled engine.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final

__version__ = "0.1.0"

_WANTED: Final = os.environ.get("FIORINO_COMPILED", "")
_BUILT: Final = any(
    os.path.exists(os.path.join(folder, "core", "flow" + suffix))  # noqa: PTH110, PTH118
    for folder in __path__
    for suffix in EXTENSION_SUFFIXES
)
COMPILED: Final = _BUILT and _WANTED != "0"
"""Whether the engine runs compiled."""


class _Sources:
    """Finds the modules of this package as sources, past the compiled ones beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("fiorino."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


if _WANTED == "1" and not _BUILT:
    raise ImportError(
        "FIORINO_COMPILED=1 asks for the compiled engine, but this is a copy of the sources: "
        "install the package where there is a C compiler, or leave the variable out."
    )
if _WANTED == "0":
    sys.meta_path.insert(0, _Sources())
