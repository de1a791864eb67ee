"""The law suite of the engine over random matches of this game."""

from random import Random
from typing import Final

import pytest

from fiorino.core.laws import Chooser, check_match
from fiorino.core.protocol import CHANCE, NOBODY, Action, Table
from fiorino.core.random import at_random
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

from . import choosers
from .tables import OUR_BOX, box_with, setup_of

pytestmark = pytest.mark.heavy

CHUNK: Final = 10
SHORTEST: Final = 3 * 5 * 4
"""Three rounds of at least five lots, which fill a fleet of 3, 4 and 5 spaces; each lot is drawn,
priced, answered and loaded."""
FEW_PRICES: Final = box_with("rounds", "highest_price", value=40)
"""Our box with a low ceiling: the laws look at every price, and 401 of them take their time."""


def by_text(choose: choosers.Chooser) -> Chooser:
    """A chooser of texts as a chooser of actions."""
    notation = MEDICI_VS_STROZZI.notation(setup_of())

    def chosen(table: Table, rng: Random) -> Action:
        if table.seat() == CHANCE:
            return at_random(table, rng)
        texts = [notation.write(action) for action in table.options()]
        return notation.parse(choose(texts, rng))

    return chosen


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
@pytest.mark.parametrize("chunk", range(10))
def test_all_laws_hold_at_every_decision_of_random_matches(last_lot: str, chunk: int) -> None:
    setup = setup_of(last_lot, OUR_BOX if chunk == 0 else FEW_PRICES)
    kinds = choosers.CHOOSERS
    decisions = [
        check_match(setup, seed, by_text(kinds[seed % len(kinds)]))
        for seed in range(chunk * CHUNK, chunk * CHUNK + CHUNK)
    ]

    assert min(decisions) >= SHORTEST


@pytest.mark.parametrize("last_lot", ["sold", "not_sold"])
def test_a_player_is_asked_only_where_there_are_at_least_two_answers(last_lot: str) -> None:
    setup = setup_of(last_lot)
    rng = Random(20)
    fewest: dict[str, int] = {}
    for number in range(28):
        choose = by_text(choosers.CHOOSERS[number % len(choosers.CHOOSERS)])
        table = setup.table()
        while table.seat() != NOBODY:
            if table.seat() != CHANCE:
                question = table.question()
                answers = len(table.options())
                fewest[question] = min(answers, fewest.get(question, answers))
            table.apply(choose(table, rng))

    assert fewest == {"draw-or-stop": 2, "name-price": 401, "take-or-leave": 2, "load-lot": 2}
