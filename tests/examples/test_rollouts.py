"""The sparring partner of docs/strength.md answers legally."""

from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest

from fiorino.bots import find_bot
from fiorino.core.decision import Decision
from fiorino.core.protocol import CHANCE
from fiorino.core.random import at_random
from fiorino.games.siena import SIENA

PATH = Path(__file__).parents[2] / "examples" / "rollouts.py"


def test_it_answers_legally() -> None:
    setup = SIENA.setup(2, {"edition": "dutch"})
    rng = Random(1)
    bot = find_bot(f"{PATH}:Rollouts")(rng)
    table: Any = setup.table()
    asked = 0
    while asked < 25:
        if table.seat() == CHANCE:
            table.apply(at_random(table, rng))
            continue
        decision = Decision(setup, table)
        answer = bot.answer(decision)
        assert answer in decision.options, decision.question
        table.apply(answer)
        asked += 1


def test_the_value_by_hand_is_higher_for_whoever_leads() -> None:
    chances = run_path(str(PATH))["Chances"](2)
    behind, ahead = chances.worths([-25.0, 25.0, -25.0, 25.0], [0, 1])
    assert ahead == pytest.approx(1 - behind)
    assert ahead == pytest.approx(0.731, abs=0.001)
