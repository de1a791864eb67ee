"""M6: scoring a round."""

import pytest

from fiorino.core.protocol import NOBODY
from fiorino.games.medici_vs_strozzi.events import HarborScored, MarkerMoved, MonopolyPaid

from .tables import HARBORS, MEDICI, at, load_lot, play_round_out, rest, scored, ship

WITHOUT_TRACK = {"pisa": "fur", "genova": "dye", "venezia": "cloth"}
"""For each harbor a good that pushes nothing there."""


@pytest.mark.parametrize("harbor", HARBORS)
def test_m6_1_the_higher_sum_in_a_harbor_receives_20(harbor: str) -> None:
    low = ship(harbor, f"{WITHOUT_TRACK[harbor]}-4")
    high = ship(harbor, "gold-5")

    assert scored(medici={"3": high}, strozzi={"5": low}).money == (20, 0)
    assert scored(medici={"4": low}, strozzi={"4": high}).money == (0, 20)


def test_m6_1_values_count_and_not_the_number_of_tiles() -> None:
    playing = scored(
        medici={"5": ship("pisa", "fur-0", "fur-1", "fur-2")},
        strozzi={"3": ship("pisa", "fur-4")},
    )

    assert playing.money == (0, 20)


def test_m6_1_each_harbor_is_compared_by_itself() -> None:
    playing = scored(
        medici={"3": ship("pisa", "fur-4"), "4": ship("genova", "dye-1")},
        strozzi={"4": ship("genova", "dye-2"), "5": ship("venezia", "cloth-1")},
    )

    assert playing.money == (20, 40)


def test_m6_1_a_ship_counts_in_its_own_harbor_only() -> None:
    playing = scored(
        medici={"3": ship("pisa", "gold-5")},
        strozzi={"5": ship("genova", "dye-1")},
    )

    assert playing.money == (20, 20)


@pytest.mark.parametrize("harbor", HARBORS)
def test_m6_2_equal_sums_in_a_harbor_pay_nobody(harbor: str) -> None:
    good = WITHOUT_TRACK[harbor]
    playing = scored(
        medici={"3": ship(harbor, f"{good}-1", f"{good}-4")},
        strozzi={"5": ship(harbor, "gold-5")},
    )

    assert playing.money == (0, 0)


def test_m6_2_the_tie_is_told() -> None:
    playing = scored(medici={"3": ship("pisa", "gold-5")}, strozzi={"5": ship("pisa", "gold-5")})

    assert HarborScored(0, (5, 5), NOBODY, 0) in playing.events


def test_m6_3_a_house_without_a_ship_has_a_sum_of_0() -> None:
    playing = scored(strozzi={"3": ship("pisa", "fur-1")})

    assert playing.money == (0, 20)


def test_m6_3_a_ship_of_value_0_ties_with_no_ship() -> None:
    playing = scored(medici={"3": ship("pisa", "fur-0")})

    assert playing.money == (0, 0)


def test_m6_4_a_tile_pushes_its_marker_one_space_towards_its_owner() -> None:
    assert scored(medici={"3": ship("pisa", "dye-4")}).markers == {("pisa", "dye"): 1}
    assert scored(strozzi={"3": ship("pisa", "dye-4")}).markers == {("pisa", "dye"): -1}


def test_m6_4_every_tile_pushes() -> None:
    playing = scored(medici={"5": ship("genova", "fur-1", "fur-2", "fur-4", "cloth-3")})

    assert playing.markers == {("genova", "fur"): 3, ("genova", "cloth"): 1}


def test_m6_4_a_tile_pushes_in_the_harbor_of_its_ship_only() -> None:
    playing = scored(medici={"5": ship("venezia", "dye-1")}, strozzi={"4": ship("pisa", "dye-2")})

    assert playing.markers == {("venezia", "dye"): 1, ("pisa", "dye"): -1}


def test_m6_4_markers_move_after_the_harbors_are_paid_and_before_the_monopolies() -> None:
    told = scored(medici={"3": ship("pisa", "dye-4")}).told

    assert told == [
        "lot-thrown",
        "harbor-scored",
        "harbor-scored",
        "harbor-scored",
        "marker-moved",
        "monopoly-paid",
        "match-ended",
    ]


def test_m6_4_thrown_tiles_push_nothing() -> None:
    playing = at(
        {
            "round": 3,
            "lot": ["dye-4", "spice-4"],
            "thrown": rest("dye-4", "spice-4"),
            "agenda": [load_lot("medici")],
        }
    ).play("throw")

    assert playing.markers == {}


def test_m6_5_a_tile_of_value_0_pushes_two_spaces() -> None:
    assert scored(medici={"3": ship("pisa", "spice-0")}).markers == {("pisa", "spice"): 2}
    assert scored(strozzi={"3": ship("pisa", "spice-0")}).markers == {("pisa", "spice"): -2}


def test_m6_5_a_tile_of_value_0_adds_to_the_pushes_of_others() -> None:
    playing = scored(medici={"3": ship("pisa", "spice-0", "spice-4")})

    assert playing.markers == {("pisa", "spice"): 3}


@pytest.mark.parametrize("harbor", HARBORS)
def test_m6_6_gold_pushes_nothing(harbor: str) -> None:
    assert scored(medici={"3": ship(harbor, "gold-5", "gold-5")}).markers == {}


@pytest.mark.parametrize("harbor", HARBORS)
def test_m6_6_goods_without_a_track_in_that_harbor_push_nothing(harbor: str) -> None:
    good = WITHOUT_TRACK[harbor]

    assert scored(medici={"3": ship(harbor, f"{good}-0", f"{good}-3")}).markers == {}


def test_m6_7_the_pushes_of_both_houses_are_set_off_against_each_other() -> None:
    playing = scored(
        medici={"3": ship("pisa", "dye-4", "dye-3", "dye-1")},
        strozzi={"3": ship("pisa", "dye-0")},
    )

    assert playing.markers == {("pisa", "dye"): 1}


def test_m6_7_equal_pushes_leave_the_marker_where_it_is() -> None:
    playing = scored(
        medici={"3": ship("pisa", "dye-4", "dye-3")},
        strozzi={"3": ship("pisa", "dye-0")},
        markers={"pisa": {"dye": 2}},
    )

    assert playing.markers == {("pisa", "dye"): 2}
    assert "marker-moved" not in playing.told


def test_m6_7_the_marker_moves_on_from_where_it_stands() -> None:
    playing = scored(strozzi={"3": ship("pisa", "dye-4", "dye-0")}, markers={"pisa": {"dye": 1}})

    assert playing.markers == {("pisa", "dye"): -2}
    assert MarkerMoved(0, 1, -2) in playing.events


def test_m6_7_the_marker_stops_at_the_end_of_the_track() -> None:
    fleet = {"5": ship("pisa", "dye-0", "dye-1", "dye-2", "dye-3")}

    assert scored(medici=fleet).markers == {("pisa", "dye"): 4}
    assert scored(strozzi=fleet).markers == {("pisa", "dye"): -4}


def test_m6_7_pushes_beyond_the_end_count_when_they_are_set_off() -> None:
    medici = {"5": ship("pisa", "dye-0", "dye-1", "dye-2")}
    strozzi = {"5": ship("pisa", "dye-3", "dye-4")}
    playing = scored(medici=medici, strozzi=strozzi, markers={"pisa": {"dye": 3}})

    # Four pushes against two: from 3 by 2 to the end at 4, and not to 4 and back to 2.
    assert playing.markers == {("pisa", "dye"): 4}


def test_m6_7_it_does_not_matter_which_house_pushes_beyond_the_end() -> None:
    medici = {"5": ship("pisa", "dye-3", "dye-4")}
    strozzi = {"5": ship("pisa", "dye-0", "dye-1", "dye-2")}
    playing = scored(medici=medici, strozzi=strozzi, markers={"pisa": {"dye": -3}})

    assert playing.markers == {("pisa", "dye"): -4}


def test_m6_7_a_marker_at_the_end_that_is_pushed_further_tells_no_move() -> None:
    playing = scored(medici={"3": ship("pisa", "dye-1")}, markers={"pisa": {"dye": 4}})

    assert playing.markers == {("pisa", "dye"): 4}
    assert "marker-moved" not in playing.told


def test_m6_8_a_marker_pays_10_to_the_house_on_whose_side_it_stands() -> None:
    assert scored(markers={"genova": {"spice": 1}}).money == (10, 0)
    assert scored(markers={"genova": {"spice": -1}}).money == (0, 10)


def test_m6_8_a_marker_on_the_middle_pays_nobody() -> None:
    playing = scored(strozzi={"3": ship("pisa", "dye-4")}, markers={"pisa": {"dye": 1}})

    assert playing.markers == {}
    assert playing.money == (0, 20)


def test_m6_8_a_marker_pays_from_where_it_stands_after_it_has_moved() -> None:
    playing = scored(
        strozzi={"3": ship("pisa", "dye-0", "dye-4")},
        medici={"3": ship("pisa", "fur-4")},
        markers={"pisa": {"dye": 2}},
    )

    assert playing.markers == {("pisa", "dye"): -1}
    assert playing.money == (0, 10)


def test_m6_8_every_marker_pays_by_itself() -> None:
    playing = scored(
        markers={
            "pisa": {"dye": 1, "spice": 2, "cloth": -1},
            "genova": {"fur": 1},
            "venezia": {"dye": -2, "fur": 0},
        }
    )

    assert playing.money == (30, 20)


def test_m6_8_a_marker_pays_in_every_round_moved_or_not() -> None:
    playing = scored(markers={"genova": {"spice": 1}}, round=2)
    assert playing.money == (10, 0)

    play_round_out(playing, "strozzi")

    paid = [event for event in playing.events if isinstance(event, MonopolyPaid)]
    assert paid == [MonopolyPaid(4, MEDICI, 10), MonopolyPaid(4, MEDICI, 10)]
    assert "marker-moved" not in playing.told
    assert playing.money == (20, 0)


@pytest.mark.parametrize(("space", "coins"), [(1, 10), (2, 10), (3, 20), (4, 30)])
def test_m6_9_a_marker_on_a_space_with_a_bonus_pays_the_bonus_as_well(
    space: int, coins: int
) -> None:
    assert scored(markers={"venezia": {"fur": space}}).money == (coins, 0)
    assert scored(markers={"venezia": {"fur": -space}}).money == (0, coins)


def test_m6_9_a_marker_that_reaches_a_bonus_in_this_round_pays_it_at_once() -> None:
    playing = scored(medici={"3": ship("pisa", "dye-0")}, markers={"pisa": {"dye": 1}})

    assert playing.markers == {("pisa", "dye"): 3}
    assert playing.money == (20, 0)


def test_m6_10_the_tiles_themselves_pay_nothing() -> None:
    playing = scored(
        medici={"5": ship("pisa", "gold-5", "fur-4", "fur-1")},
        strozzi={"5": ship("pisa", "gold-5", "fur-3", "fur-2")},
    )

    assert playing.money == (0, 0)


def test_m6_10_a_rich_ship_earns_no_more_than_a_poor_one_that_wins() -> None:
    rich = scored(medici={"5": ship("pisa", "gold-5", "gold-5", "fur-4", "fur-4")})
    poor = scored(medici={"5": ship("pisa", "fur-1")})

    assert rich.money == poor.money == (20, 0)
