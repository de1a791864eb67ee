"""Every question of Siena says why an answer is refused, whatever the answer is."""

import pytest

from fiorino.core.protocol import CHANCE
from fiorino.core.refusals import NOT_AN_ANSWER
from fiorino.games.siena import SIENA
from fiorino.games.siena.options import EDITIONS

from .lockstep import eager
from .samples import sociable, walk


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
                    objection = table.objection(action)
                    case = (table.question(), notation.write(action))
                    assert objection.rule in rules, (*case, objection.rule)
                    assert objection.said.key != NOT_AN_ANSWER.key, case
    assert len(asked) > 12
