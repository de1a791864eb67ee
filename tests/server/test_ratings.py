"""Ratings: who goes up and who goes down, whatever the seats and the ties."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiorino.core.protocol import Result, Seat
from fiorino.server.people.ratings import MEAN, Rating, places, rate, rate_places

NEW = Rating()
CLOSE = 1e-9
CHECKED = settings(deadline=None, derandomize=True, database=None)

some_ratings = st.builds(Rating, st.floats(0, 50), st.floats(1, 25 / 3), st.integers(0, 999))


def result(*scores: int, winners: tuple[int, ...] | None = None) -> Result:
    """A result in which the highest score wins, unless others are named."""
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(scores, tuple(Seat(seat) for seat in (best if winners is None else winners)))


@st.composite
def some_matches(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    players = draw(st.integers(2, 5))
    ratings = draw(st.lists(some_ratings, min_size=players, max_size=players))
    taken = draw(st.lists(st.integers(0, players - 1), min_size=players, max_size=players))
    return ratings, taken


def near(one: Rating, other: Rating) -> bool:
    return abs(one.mu - other.mu) < CLOSE and abs(one.sigma - other.sigma) < CLOSE


# Places


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (result(10, 20), [1, 0]),
        (result(10, 10), [0, 0]),
        (result(30, 10, 20), [0, 2, 1]),
        (result(5, 9, 9, 1, 5), [2, 0, 0, 4, 2]),
        (result(30, 30, 10, winners=(1,)), [1, 0, 2]),
        (result(10, 30, winners=(0,)), [0, 1]),
        (result(10, 30, 20, winners=(0, 2)), [0, 2, 0]),
        (result(0, 0, winners=()), [0, 0]),
        (result(0, 4, winners=()), [1, 0]),
    ],
)
def test_winners_come_first_then_the_score_decides_and_equals_share_a_place(
    told: Result, expected: list[int]
) -> None:
    assert places(told) == expected


# Properties


def test_the_first_match_of_two_has_the_values_of_openskill() -> None:
    winner, loser = rate([NEW, NEW], result(2, 1))
    assert (round(winner.mu, 3), round(loser.mu, 3)) == (27.635, 22.365)
    assert (round(winner.sigma, 3), round(loser.sigma, 3)) == (8.066, 8.066)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_among_beginners_the_first_goes_up_and_the_last_goes_down(players: int) -> None:
    after = rate([NEW] * players, result(*range(players)))
    skills = [rating.mu for rating in after]
    shown = [rating.shown for rating in after]
    assert skills == sorted(skills)
    assert shown == sorted(shown)
    assert after[-1].mu > MEAN > after[0].mu
    assert shown[-1] > 1500 > shown[0]


@given(some_ratings, some_ratings)
@CHECKED
def test_the_winner_of_two_goes_up_and_the_loser_goes_down(one: Rating, other: Rating) -> None:
    winner, loser = rate([one, other], result(2, 1))
    assert winner.mu > one.mu
    assert loser.mu < other.mu


@given(some_matches())
@CHECKED
def test_the_single_winner_never_goes_down_and_the_single_last_never_goes_up(
    match: tuple[list[Rating], list[int]],
) -> None:
    before, taken = match
    after = rate_places(before, taken)
    for place, sign in ((min(taken), 1), (max(taken), -1)):
        if taken.count(place) == 1:
            seat = taken.index(place)
            assert sign * (after[seat].mu - before[seat].mu) >= 0


def test_a_draw_pulls_unequal_players_together_and_leaves_equal_ones_where_they_are() -> None:
    strong, weak = rate([Rating(30, 5), Rating(20, 5)], result(7, 7))
    assert 20 < weak.mu < 25 < strong.mu < 30
    for equal in rate([NEW, NEW], result(7, 7)):
        assert equal.mu == pytest.approx(MEAN)


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(30, 5), Rating(20, 5)
    expected = rate([strong, weak], result(2, 1))[0].mu - strong.mu
    surprise = rate([strong, weak], result(1, 2))[1].mu - weak.mu
    assert surprise > 2 * expected > 0


def test_who_is_in_more_doubt_moves_more() -> None:
    sure, unsure = rate([Rating(25, 2), Rating(25, 8)], result(2, 1))
    assert abs(unsure.mu - 25) > 3 * abs(sure.mu - 25)


@given(some_matches())
@CHECKED
def test_nobody_gets_out_of_bounds_and_every_match_counts(
    match: tuple[list[Rating], list[int]],
) -> None:
    before, taken = match
    for old, new in zip(before, rate_places(before, taken), strict=True):
        assert 0 < new.sigma < old.sigma + 0.1
        assert abs(new.mu - old.mu) < 25
        assert new.matches == old.matches + 1


@given(some_matches())
@settings(CHECKED, max_examples=30)
def test_it_does_not_matter_who_sits_where(match: tuple[list[Rating], list[int]]) -> None:
    before, taken = match
    expected = rate_places(before, taken)
    for order in list(permutations(range(len(before))))[:24]:
        moved = rate_places([before[seat] for seat in order], [taken[seat] for seat in order])
        assert all(near(moved[at], expected[seat]) for at, seat in enumerate(order))


@given(some_matches(), st.integers(1, 9))
@settings(CHECKED, max_examples=30)
def test_only_the_order_of_the_places_matters(
    match: tuple[list[Rating], list[int]], step: int
) -> None:
    before, taken = match
    spread = [5 + step * place for place in taken]
    assert rate_places(before, spread) == rate_places(before, taken)


def test_equals_in_a_tie_stay_equal() -> None:
    first, second, third = rate([NEW, NEW, NEW], result(9, 9, 1))
    assert near(first, second)
    assert first.mu > MEAN > third.mu


def test_the_ratings_before_are_left_as_they_are() -> None:
    before = [Rating(30, 5, 3), Rating(20, 5, 4)]
    rate(before, result(1, 2))
    assert before == [Rating(30, 5, 3), Rating(20, 5, 4)]


# What is shown


def test_a_beginner_is_shown_with_1500_and_as_provisional() -> None:
    assert NEW.shown == 1500
    assert NEW.is_provisional


@pytest.mark.parametrize(("players", "least", "most"), [(2, 6, 15), (5, 10, 25)])
def test_after_some_matches_a_rating_is_no_longer_provisional(
    players: int, least: int, most: int
) -> None:
    ratings = [NEW] * players
    played = 0
    while ratings[0].is_provisional:
        taken = [(seat + played) % players for seat in range(players)]
        ratings = rate_places(ratings, taken)
        played += 1
    assert least <= played <= most
    assert ratings[0].matches == played


def test_the_better_of_two_is_soon_shown_as_better() -> None:
    good, bad = NEW, NEW
    for number in range(20):
        good, bad = rate([good, bad], result(2, 1) if number % 4 else result(1, 2))
    assert good.shown > bad.shown + 100


def test_ratings_and_seats_must_agree() -> None:
    with pytest.raises(ValueError, match="3 ratings for 2 seats"):
        rate([NEW, NEW, NEW], result(1, 2))
    with pytest.raises(ValueError, match="at least two"):
        rate([NEW], result(1))
