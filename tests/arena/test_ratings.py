"""Ratings by hand."""

from math import log10
from typing import Final

import pytest

from fiorino.arena.plan import Plan, Played
from fiorino.arena.ratings import bradley_terry, skills, strengths
from fiorino.arena.tournament import Results

WON: Final = Played((1, 0), (1.0, 0.0), 1)
LOST: Final = Played((0, 1), (0.0, 1.0), 1)
DRAWN: Final = Played((1, 1), (0.5, 0.5), 1)
THREE: Final = Plan("medici-vs-strozzi", ("a", "b", "c"), "1", 4, players=2)


def test_two_bots_have_the_elo_of_their_score() -> None:
    apart = 400 * log10(30 / 10)
    assert bradley_terry(2, {(0, 1): (30.0, 10.0)}) == pytest.approx([apart / 2, -apart / 2])


def test_bots_that_never_met_are_compared_by_those_that_they_met() -> None:
    elos = bradley_terry(3, {(0, 1): (30.0, 10.0), (1, 2): (30.0, 10.0)})
    apart = 400 * log10(30 / 10)
    assert elos == pytest.approx([apart, 0.0, -apart], abs=0.1)


def two(*deals: tuple[Played, ...]) -> Results:
    """A tournament of two bots."""
    return Results(Plan("g", ("a", "b"), "1", 2 * len(deals), players=2), [list(deals)])


def test_a_bot_that_won_everything_has_no_endless_rating() -> None:
    # Ten deals are twenty wins, and a draw besides.
    one, other = strengths(two(*[(WON, WON)] * 10))
    assert one.elo - other.elo == pytest.approx(400 * log10(20.5 / 0.5))


def test_wins_alone_leave_it_open_how_much_stronger_a_bot_is() -> None:
    one, other = strengths(two(*[(WON, WON)] * 10))
    assert one.low - other.high < one.elo - other.elo - 200
    assert one.high > one.elo + 100
    assert one.low > 0


def test_the_interval_holds_the_rating_and_shrinks_with_the_deals() -> None:
    deals = [(WON, WON), (WON, LOST), (LOST, DRAWN)]
    few, many = (strengths(two(*deals * times))[0] for times in (4, 100))
    for each in (few, many):
        assert each.low < each.elo < each.high
    # A quarter of the error for sixteen times as many deals; here twenty-five times.
    assert many.high - many.low < (few.high - few.low) / 3


def test_tables_of_more_than_two_have_no_elo() -> None:
    assert strengths(Results(Plan("g", ("a", "b", "c"), "1", 3))) == []


def test_who_wins_has_more_skill_and_everybody_less_doubt() -> None:
    # a beats b and c, b beats c.
    one, two, three = skills(Results(THREE, [[(WON, WON)] * 2, [(WON, WON)] * 2, [(WON, WON)] * 2]))
    assert one.mu > two.mu > three.mu
    assert max(one.sigma, two.sigma, three.sigma) < 25 / 3


def test_a_first_match_of_two_has_the_values_of_openskill() -> None:
    plan = Plan("g", ("a", "b"), "1", 2)
    one, two = skills(Results(plan, [[(WON,)]]))
    # Figures of openskill's documentation for two new players, Plackett–Luce.
    assert (one.mu, two.mu) == pytest.approx((27.635, 22.365), abs=1e-3)
    assert one.sigma == two.sigma == pytest.approx(8.066, abs=1e-3)
