"""The dependencies of Fiorino with some of its extras: `python tools/needs.py test`."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Final

PROJECT: Final = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))[
    "project"
]
OWN: Final = re.compile(r"fiorino\[([\w,]+)\]")


def needs(extra: str) -> list[str]:
    """The packages of an extra, and of the extras it names."""
    found: list[str] = []
    for need in PROJECT["optional-dependencies"][extra]:
        own = OWN.fullmatch(need)
        found += [one for name in own[1].split(",") for one in needs(name)] if own else [need]
    return found


if __name__ == "__main__":
    print(
        "\n".join(PROJECT["dependencies"] + [one for name in sys.argv[1:] for one in needs(name)])
    )
