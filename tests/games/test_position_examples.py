"""docs/positions.md is complete, and every example in it can be loaded and played."""

import json
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

from fiorino.core.laws import check_playing
from fiorino.core.match import Match
from fiorino.core.plain import Plain
from fiorino.core.record import read_position
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi.position import STEPS as HARBOR_STEPS
from fiorino.games.siena.position import FIELDS, SEAT_FIELDS, TURN_FIELDS
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


@pytest.mark.parametrize(("game", "step"), STEPS, ids=str)
def test_the_example_of_a_step_asks_it_and_plays_to_the_end(game: str, step: str) -> None:
    written = json.loads(example(game, step))
    steps = [one["step"] for one in written["table"]["agenda"]]
    # The turns that are left lie under a turn, and never ask anything themselves.
    assert steps[0 if step == "next-turn" else -1] == step
    assert written["game"] == game

    setup, table = read_position(json.dumps(written), GAMES)
    match = Match(setup, None, table)

    assert not match.is_over
    assert check_playing(match, Random(7), sparing=True) > 0


@pytest.mark.parametrize(("game", "step"), STEPS, ids=str)
def test_every_field_of_a_step_is_described_and_no_other(game: str, step: str) -> None:
    described = re.findall(r"(?m)^- `(\w+)`: ", section(game, step))
    kind: type[Plain] = STEPS[game, step]

    assert described == list(kind.fields)


@pytest.mark.parametrize("field", [*FIELDS, *SEAT_FIELDS, *TURN_FIELDS])
def test_every_field_of_siena_is_described(field: str) -> None:
    assert f"\n| `{field}` | " in SIENA_PART


def test_no_example_names_a_set_or_a_flag_by_number() -> None:
    for (game, step), kind in STEPS.items():
        for one in json.loads(example(game, step))["table"]["agenda"]:
            if one["step"] == step:
                numbers = {field for field, value in one.items() if type(value) is int}
                assert numbers <= {field for field, said in kind.fields.items() if said is int}
