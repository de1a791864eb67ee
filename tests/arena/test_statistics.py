"""Standings by hand: every expected figure is worked out beside its test."""

from dataclasses import replace
from math import sqrt
from random import Random
from statistics import NormalDist
from typing import Final

import pytest

from fiorino.arena.plan import Plan, Played, labels
from fiorino.arena.statistics import averages, interval, standings, wilson
from fiorino.arena.tournament import Results

PLAN: Final = Plan("medici-vs-strozzi", ("greedy", "random"), "1", 6)
DECISIONS: Final = 100


def match(*scores: int) -> Played:
    """A match with these scores; the highest share the win."""
    best = [score for score in scores if score == max(scores)]
    shares = tuple([1 / len(best) if score == best[0] else 0.0 for score in scores])
    return Played(scores, shares, DECISIONS)


# Greedy wins one and loses one; wins both; draws one and wins one.
THREE_DEALS: Final = Results(
    PLAN,
    [
        [
            (match(110, 100), match(90, 100)),
            (match(120, 100), match(130, 110)),
            (match(100, 100), match(140, 100)),
        ]
    ],
)
ONE_DEAL: Final = Results(PLAN, [[(match(110, 100), match(90, 100))]])


def published_form(share: float, count: float) -> tuple[float, float]:
    """Wilson's interval as Newcombe prints it: (2np + z² ± z√(z² + 4np(1-p))) / 2(n + z²)."""
    z = NormalDist().inv_cdf(0.975)
    middle = 2 * count * share + z * z
    half = z * sqrt(z * z + 4 * count * share * (1 - share))
    whole = 2 * (count + z * z)
    return (middle - half) / whole, (middle + half) / whole


def test_wins_draws_and_losses_are_counted_over_matches() -> None:
    greedy, random = standings(THREE_DEALS)
    assert (greedy.wins, greedy.draws, greedy.losses) == (4, 1, 1)
    assert (random.wins, random.draws, random.losses) == (1, 1, 4)


def test_the_win_share_is_the_mean_over_deals_and_a_draw_is_half_a_win() -> None:
    # Deals: 1/2, 1, 3/4; their mean is 3/4.
    greedy, random = standings(THREE_DEALS)
    assert (greedy.share, random.share) == pytest.approx((0.75, 0.25))


def test_the_margin_is_the_mean_lead_over_deals() -> None:
    # Leads: (+10, -10), (+20, +20), (0, +40); deals 0, 20, 20; mean 40/3.
    greedy, random = standings(THREE_DEALS)
    assert (greedy.margin, random.margin) == pytest.approx((40 / 3, -40 / 3))


def test_the_error_of_the_margin_is_taken_over_deals() -> None:
    # Deals 0, 20, 20 lie -40/3, 20/3, 20/3 from their mean: variance 2400/9 / 2 = 400/3.
    # The standard error is sqrt(400/3 / 3) = 20/3, and 1.959964 times that is 13.06643.
    greedy, random = standings(THREE_DEALS)
    assert greedy.margin_error == pytest.approx(13.06643, abs=1e-4)
    assert random.margin_error == pytest.approx(13.06643, abs=1e-4)


def test_the_score_is_the_mean_over_matches() -> None:
    # 110 + 90 + 120 + 130 + 100 + 140 = 690; 100 + 100 + 100 + 110 + 100 + 100 = 610.
    greedy, random = standings(THREE_DEALS)
    assert (greedy.score, random.score) == pytest.approx((690 / 6, 610 / 6))


def test_the_interval_of_the_share_counts_deals_and_not_matches() -> None:
    # Deals 1/2, 1, 3/4 lie -1/4, 1/4, 0 from their mean: squares 1/8; a single match has 3/16.
    # With one such match added the three deals are worth 3 · 3 · 3/16 / (1/8 + 3/16) = 5.4 matches.
    greedy, _ = standings(THREE_DEALS)
    low, high = published_form(0.75, 5.4)
    assert (greedy.share_low, greedy.share_high) == pytest.approx((low, high), abs=1e-6)


def test_one_deal_has_a_share_and_a_margin() -> None:
    greedy, _ = standings(ONE_DEAL)
    assert (greedy.share, greedy.margin) == (0.5, 0.0)


def test_with_three_bots_the_margin_is_over_the_best_of_the_others() -> None:
    plan = replace(PLAN, bots=("a", "b", "c"))
    lines = standings(Results(plan, [[(match(50, 30, 40),)]]))
    assert [line.margin for line in lines] == [10, -20, -10]


def test_two_of_three_who_share_the_win_have_half_of_it_each() -> None:
    plan = replace(PLAN, bots=("a", "b", "c"))
    lines = standings(Results(plan, [[(match(50, 50, 40),)]]))
    assert [line.share for line in lines] == [0.5, 0.5, 0.0]
    assert [(line.wins, line.draws, line.losses) for line in lines] == [
        (0, 1, 0),
        (0, 1, 0),
        (0, 0, 1),
    ]


def test_standings_stand_in_the_order_of_the_plan_under_its_labels() -> None:
    mirror = Results(replace(PLAN, bots=("random", "random")), ONE_DEAL.deals)
    assert [line.bot for line in standings(mirror)] == ["random (1)", "random (2)"]


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_agrees_with_published_figures(
    wins: int, count: int, low: float, high: float
) -> None:
    assert wilson(wins / count, count) == pytest.approx((low, high), abs=0.00005)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.73, 1.0])
@pytest.mark.parametrize("count", [1, 2, 10, 500])
def test_the_interval_agrees_with_the_published_formula(share: float, count: int) -> None:
    assert wilson(share, count) == pytest.approx(published_form(share, count), abs=1e-6)


@pytest.mark.parametrize("share", [0.0, 1.0])
@pytest.mark.parametrize("count", [1, 2, 3, 7, 50, 1000])
def test_the_interval_stays_between_nothing_and_all(share: float, count: int) -> None:
    low, high = wilson(share, count)
    assert 0 <= low <= high <= 1
    assert low - 1e-12 <= share <= high + 1e-12


@pytest.mark.parametrize(("share", "seat"), [(0.5, 0.0), (0.5, 0.3), (0.8, 0.15)])
@pytest.mark.parametrize("deals", [10, 60])
def test_the_interval_holds_the_truth_as_often_as_it_says(
    share: float, seat: float, deals: int
) -> None:
    # Two rotations a deal; whoever sits first wins so much more often.
    rng, held = Random(deals), 0
    for _ in range(400):
        found = [
            ((rng.random() < share + seat) + (rng.random() < share - seat)) / 2
            for _ in range(deals)
        ]
        low, high = interval(found)
        held += low <= share <= high
    assert held >= 363  # 380 are expected, with a standard error of 4.4


def test_bots_of_different_names_are_called_by_their_names() -> None:
    assert labels(("greedy", "random")) == ["greedy", "random"]


def test_a_bot_against_itself_is_numbered() -> None:
    assert labels(("greedy", "greedy")) == ["greedy (1)", "greedy (2)"]


def test_only_the_bots_that_sit_twice_are_numbered() -> None:
    assert labels(("greedy", "random", "greedy")) == ["greedy (1)", "random", "greedy (2)"]


def test_two_bots_of_ones_own_have_labels_that_differ() -> None:
    first, second = labels(("old/mine.py:Bot", "new/mine.py:Bot"))
    assert first != second


# What the game tells about its matches


def with_facts(*each: dict[str, float | str]) -> Results:
    """Matches of one deal each that tell these facts."""
    return Results(PLAN, [[(replace(match(1, 0), facts=tuple(facts.items())),) for facts in each]])


def test_numbers_that_matches_tell_are_averaged() -> None:
    assert averages(with_facts({"rounds": 20.0}, {"rounds": 17.0}))["rounds"] == 18.5


def test_words_that_matches_tell_are_shares_that_add_up_to_one() -> None:
    found = averages(with_facts({"ending": "a"}, {"ending": "b"}, {"ending": "a"}, {"ending": "a"}))
    assert found == {"ending: a": 0.75, "ending: b": 0.25}


def test_a_number_that_some_matches_do_not_tell_is_averaged_over_the_others() -> None:
    found = averages(with_facts({"rise": 4.0}, {}, {"rise": 8.0}, {}))
    assert found["rise"] == 6


def test_a_word_that_some_matches_do_not_tell_is_a_share_of_all_matches() -> None:
    assert averages(with_facts({"ending": "a"}, {}, {}, {}))["ending: a"] == 0.25


def test_facts_are_taken_over_all_matches_of_all_deals() -> None:
    told = [replace(match(1, 0), facts=(("rounds", rounds),)) for rounds in (10.0, 20.0, 60.0)]
    assert averages(Results(PLAN, [[tuple(told[:2]), (told[2],)]]))["rounds"] == 30


def test_words_come_before_numbers_and_in_alphabetical_order() -> None:
    found = averages(with_facts({"rounds": 1.0, "ending": "tower"}, {"ending": "last round"}))
    assert list(found) == ["ending: last round", "ending: tower", "rounds"]


def test_matches_that_tell_nothing_have_no_averages() -> None:
    assert averages(THREE_DEALS) == {}
