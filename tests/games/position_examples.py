"""The examples of docs/positions.md: a table at each step of both games."""

import re
from pathlib import Path
from typing import Final

from fiorino.games.medici_vs_strozzi.position import STEPS as HARBOR_STEPS
from fiorino.games.siena.position import STEPS as SIENA_STEPS

DOCUMENT: Final = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
SIENA_PART, HARBOR_PART = DOCUMENT.split("\n# Medici vs Strozzi\n")
STEPS: Final = {
    **{("siena", name): kind for name, kind in SIENA_STEPS.classes.items()},
    **{("medici-vs-strozzi", name): kind for name, kind in HARBOR_STEPS.classes.items()},
}


def section(game: str, step: str) -> str:
    """What the document says about a step."""
    part = SIENA_PART if game == "siena" else HARBOR_PART
    found = re.search(rf"(?ms)^### `{step}`\n(.*?)(?=^#|\Z)", part)
    assert found, f"docs/positions.md says nothing about “{step}” of {game}"
    return found[1]


def example(game: str, step: str) -> str:
    found = re.search(r"(?s)```json\n(.*?)```", section(game, step))
    assert found, f"docs/positions.md has no example of “{step}”"
    return found[1]
