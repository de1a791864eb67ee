"""Fiorino: the digital table for two Tuscan merchant games.

The engine is compiled if the package was built with a C compiler. `FIORINO_COMPILED=0` runs the
sources instead; `FIORINO_COMPILED=1` requires the compiled engine.

`__all__` lists the public library: games, matches, bots, records; see docs/library.md. It is
imported on first use, so that code that needs only the version does not wait for it.
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
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fiorino.library import (
        BOTS as BOTS,
    )
    from fiorino.library import (
        CHANCE as CHANCE,
    )
    from fiorino.library import (
        GAMES as GAMES,
    )
    from fiorino.library import (
        MEDICI_VS_STROZZI as MEDICI_VS_STROZZI,
    )
    from fiorino.library import (
        NOBODY as NOBODY,
    )
    from fiorino.library import (
        SIENA as SIENA,
    )
    from fiorino.library import (
        SPECTATOR as SPECTATOR,
    )
    from fiorino.library import (
        Action as Action,
    )
    from fiorino.library import (
        BadBox as BadBox,
    )
    from fiorino.library import (
        BadNotation as BadNotation,
    )
    from fiorino.library import (
        BadOption as BadOption,
    )
    from fiorino.library import (
        BadPosition as BadPosition,
    )
    from fiorino.library import (
        BadRecord as BadRecord,
    )
    from fiorino.library import (
        Bot as Bot,
    )
    from fiorino.library import (
        BotFault as BotFault,
    )
    from fiorino.library import (
        BoxData as BoxData,
    )
    from fiorino.library import (
        Decision as Decision,
    )
    from fiorino.library import (
        Event as Event,
    )
    from fiorino.library import (
        FiorinoError as FiorinoError,
    )
    from fiorino.library import (
        Game as Game,
    )
    from fiorino.library import (
        IllegalAction as IllegalAction,
    )
    from fiorino.library import (
        Match as Match,
    )
    from fiorino.library import (
        MediciView as MediciView,
    )
    from fiorino.library import (
        Result as Result,
    )
    from fiorino.library import (
        Seat as Seat,
    )
    from fiorino.library import (
        Setup as Setup,
    )
    from fiorino.library import (
        SienaView as SienaView,
    )
    from fiorino.library import (
        Table as Table,
    )
    from fiorino.library import (
        UnknownName as UnknownName,
    )
    from fiorino.library import (
        load_position as load_position,
    )
    from fiorino.library import (
        load_record as load_record,
    )
    from fiorino.library import (
        make_bot as make_bot,
    )
    from fiorino.library import (
        make_setup as make_setup,
    )
    from fiorino.library import (
        read_box as read_box,
    )
    from fiorino.library import (
        read_position as read_position,
    )
    from fiorino.library import (
        read_record as read_record,
    )

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "CHANCE",
    "COMPILED",
    "GAMES",
    "MEDICI_VS_STROZZI",
    "NOBODY",
    "SIENA",
    "SPECTATOR",
    "Action",
    "BadBox",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "BotFault",
    "BoxData",
    "Decision",
    "Event",
    "FiorinoError",
    "Game",
    "IllegalAction",
    "Match",
    "MediciView",
    "Result",
    "Seat",
    "Setup",
    "SienaView",
    "Table",
    "UnknownName",
    "__version__",
    "load_position",
    "load_record",
    "make_bot",
    "make_setup",
    "read_box",
    "read_position",
    "read_record",
]

_WANTED: Final = os.environ.get("FIORINO_COMPILED", "")
_BUILT: Final = any(
    os.path.exists(os.path.join(folder, "core", "flow" + suffix))  # noqa: PTH110, PTH118
    for folder in __path__
    for suffix in EXTENSION_SUFFIXES
)
COMPILED: Final = _BUILT and _WANTED != "0"
"""Whether the engine runs compiled."""


class _Sources:
    """Finds the sources of this package's modules, ignoring the compiled ones beside them."""

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


def __getattr__(name: str) -> object:
    """Import a name of the library on first use."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from fiorino import library  # noqa: PLC0415 - see above

    return getattr(library, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
