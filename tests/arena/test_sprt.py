"""Sequential tests: the arithmetic by hand, and where a tournament ends by one."""

from dataclasses import replace
from math import log
from random import Random
from typing import Final

import pytest

from fiorino.arena.plan import Block, Bounds, Plan, Played
from fiorino.arena.sprt import Trial, Verdict, share_at
from fiorino.arena.tournament import Results, run
from fiorino.core.errors import BadOption

BOUNDS: Final = Bounds(0, 20)
PLAN: Final = Plan("medici-vs-strozzi", ("greedy", "random"), "test", 400, bounds=BOUNDS)


def after(shares: list[float], seats: int = 2, bounds: Bounds = BOUNDS) -> Trial:
    """A test that has heard these blocks."""
    test = Trial(bounds, seats)
    for share in shares:
        test.add(share)
    return test


def test_two_alike_share_the_wins_and_400_elo_are_ten_to_one() -> None:
    assert share_at(0, 2) == 0.5
    assert share_at(400, 2) == pytest.approx(10 / 11)
    assert share_at(0, 4) == 0.25
    assert share_at(400, 4) == pytest.approx(10 / 13)


def test_the_ratio_is_that_of_two_normal_means() -> None:
    # 1/2 and 1 are two blocks; with one win and one loss added the squares are 1/4 + 1 + 1, the
    # mean is 5/8: the variance is 9/4 / 4 - 25/64 = 11/64.
    low, high = 0.5, 1 / (1 + 10 ** (-20 / 400))
    expected = 2 * (high - low) * (2 * 0.75 - low - high) / (2 * 11 / 64)
    assert after([0.5, 1.0]).ratio == pytest.approx(expected)


def test_nothing_is_known_before_the_first_block() -> None:
    assert (after([]).ratio, after([]).verdict) == (0.0, Verdict.OPEN)


def test_a_few_wins_in_a_row_decide_nothing_and_many_do() -> None:
    assert after([1.0] * 5).verdict == Verdict.OPEN
    assert after([1.0] * 40).verdict == Verdict.STRONGER
    assert after([0.0] * 40).verdict == Verdict.NOT_STRONGER


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, Verdict.STRONGER), (120.0, Verdict.NOT_STRONGER)])
def test_a_test_is_seldom_wrong_at_its_bounds(elo: float, wrong: Verdict) -> None:
    # Two independent matches a block; of 200 tests 5 %, 10, may be wrong, and chance adds a few.
    rng, share, mistakes = Random(elo), share_at(elo, 2), 0
    for _ in range(200):
        test = Trial(Bounds(0, 120), 2)
        while test.verdict == Verdict.OPEN:
            test.add(sum(rng.random() < share for _ in range(2)) / 2)
        mistakes += test.verdict == wrong
    assert mistakes <= 20


def test_a_tournament_ends_where_its_test_does() -> None:
    results = run(PLAN, 1)
    assert results.tests[0].verdict == Verdict.STRONGER
    assert results.done == results.tests[0].blocks < PLAN.deals
    before = after([1.0] * (results.done - 1))
    assert before.verdict == Verdict.OPEN
    assert before.ratio < log(19) <= results.tests[0].ratio


def test_blocks_after_the_decision_do_not_count_whenever_they_come() -> None:
    won = Played((1, 0), (1.0, 0.0), 1)
    enough = next(n for n in range(1, 100) if after([1.0] * n).verdict == Verdict.STRONGER)
    results = Results(PLAN)
    for deal in reversed(range(enough + 5)):
        results.add(Block(0, deal, (won, won)))
    assert results.done == enough
    assert results.is_complete


def test_a_test_that_cannot_decide_ends_with_its_matches() -> None:
    plan = replace(PLAN, bots=("random", "random"), matches=4)
    results = run(plan, 1)
    assert (results.done, results.tests[0].verdict) == (2, Verdict.OPEN)


@pytest.mark.parametrize("bounds", [Bounds(20, 0), Bounds(5, 5), Bounds(0, 2000)])
def test_bounds_that_make_no_sense_are_refused(bounds: Bounds) -> None:
    with pytest.raises(BadOption, match="two bounds in Elo"):
        run(replace(PLAN, bounds=bounds), 1)
