"""Every question of Siena says why an answer is refused, whatever the answer is."""

import pytest

from fiorino.core.protocol import CHANCE
from fiorino.games.siena import SIENA
from fiorino.games.siena.options import EDITIONS

from .lockstep import eager
from .samples import sociable, walk

VAGUE = "that is not an answer to what is asked now"


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_question_refuses_without_a_reason(edition: str) -> None:
    setup = SIENA.setup(3, {"edition": edition})
    notation = SIENA.notation(setup)
    rules = SIENA.rulebook().rules
    asked: set[str] = set()
    for seed, choose in enumerate((eager, sociable, sociable)):
        for table in walk(setup, seed, choose, 200, 16):
            if table.seat() < 0 or table.seat() == CHANCE or table.question() in asked:
                continue
            asked.add(table.question())
            options = table.options()
            for action in notation.actions[:400]:
                if action not in options:
                    rule, reason = table.objection(action)
                    assert rule in rules, (table.question(), notation.write(action), rule)
                    assert reason != VAGUE, (table.question(), notation.write(action))
    assert len(asked) > 12
