"""Lots from a bag of seven or eight tiles, solved exactly: what `master` gives away."""

from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

import pytest

from fiorino.bench.medici_endgames import UNSOLVED, lost, solved_decisions
from fiorino.games.medici_vs_strozzi.table import MediciTable

KEPT: Final = Path(__file__).parents[2] / "fixtures" / "medici_endgames.json.gz"
COUNT: Final = 300
SAMPLE: Final = 10
"""Every so many are looked at in `make test`."""


@pytest.mark.parametrize("step", [SAMPLE, pytest.param(1, marks=pytest.mark.heavy)])
def test_master_gives_away_at_most_a_coin_without_its_solver(step: int) -> None:
    losses = [lost(decision, worths, UNSOLVED) for decision, worths in solved_decisions(KEPT, step)]
    assert len(losses) == -(-COUNT // step)
    assert min(losses) >= -0.001, "no answer is better than the exact ones"
    assert fmean(losses) <= 1.0


def test_the_kept_decisions_are_of_the_last_round_with_seven_or_eight_tiles() -> None:
    questions = set()
    for decision, worths in solved_decisions(KEPT):
        table = decision.guess(Random(1))
        assert isinstance(table, MediciTable)
        assert table.round == 3
        assert table.in_bag + len(table.lot) in (7, 8)
        questions.add(decision.question)
        if decision.question != "name-price":
            write = decision.setup.game.notation(decision.setup).write
            assert set(worths) == {write(option) for option in decision.options}
    assert questions == {"draw-or-stop", "name-price", "take-or-leave", "load-lot"}
