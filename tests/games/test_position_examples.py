"""docs/positions.md is complete, and every example in it can be loaded and played."""

import json
import re
from random import Random

import pytest

from fiorino.core.laws import check_playing
from fiorino.core.match import Match
from fiorino.core.plain import Plain
from fiorino.core.record import read_position
from fiorino.games import GAMES
from fiorino.games.siena.position import FIELDS, SEAT_FIELDS, TURN_FIELDS
from tests.games.position_examples import SIENA_PART, STEPS, example, section


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
