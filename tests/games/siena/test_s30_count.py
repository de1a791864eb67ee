"""S30: the final count."""

from typing import Any

import pytest

from fiorino.games.siena.events import PointsCounted

from .samples import finished, scores
from .tables import Written, at, seat

NO_GOODS: Written = {"corn": {"ready": 0}}
TOWERS = {
    1: ["blue", "orange", "orange"],
    2: ["orange", "blue", "orange"],
    3: ["orange", "green", "blue"],
    4: ["orange", "green", "orange", "blue"],
    5: ["orange", "green", "orange", "green", "blue"],
    6: ["orange", "green", "orange", "green", "orange", "blue"],
    7: ["orange", "green", "orange", "green", "orange", "green", "blue"],
}
"""Towers in which blue built one level only, and others more, or lower ones."""


def banker(money: int, **more: Any) -> Written:
    return seat(money, "banker", **more)


def three_bankers(**blue: Any) -> Written:
    """Blue is neither the richest nor the poorest."""
    return {"blue": banker(50, **blue), "orange": banker(40), "green": banker(60)}


def counted(written: Written, players: int = 3, **options: str) -> tuple[int, ...]:
    return scores({"goods": NO_GOODS, **written}, players, **options)


def test_s30_1_only_bankers_are_counted() -> None:
    seats = {
        "blue": seat(300, "merchant", senesi=[4, 4]),
        "orange": seat(400, "peasant"),
        "green": banker(10),
        "rose": banker(20),
    }

    assert scores(finished(seats), 4) == (0, 0, 26, 30)


def test_s30_2_the_richest_banker_is_the_one_with_the_most_florins_at_the_end() -> None:
    seats = {"blue": banker(90), "orange": banker(70), "green": banker(80)}
    written = finished(seats, order=["green", "blue", "orange"])

    assert counted(written) == (30, 26, 28)


def test_s30_2_in_a_stack_the_lower_disc_is_poorer() -> None:
    seats = {"blue": banker(50), "orange": banker(50), "green": banker(50)}
    written = finished(seats, pile=["green", "blue", "orange"])

    assert counted(written) == (28, 30, 26)


def test_s30_2_players_who_are_no_bankers_do_not_count_among_the_richest_or_poorest() -> None:
    seats = {
        "blue": banker(50),
        "orange": seat(0, "merchant"),
        "green": banker(60),
        "rose": seat(99, "merchant"),
        "red": banker(55),
    }

    assert counted(finished(seats), 5) == (26, 0, 30, 0, 28)


def test_s30_3_every_banker_starts_at_28() -> None:
    assert counted(finished(three_bankers()))[0] == 28


def test_s30_3_the_count_is_told_line_by_line() -> None:
    playing = at(
        {
            "round": 20,
            "seats": {
                "blue": banker(40, hand=["inn"], place="duomo", senesi=[3], stinginess=2),
                "orange": banker(60, artists=[{"value": 5}], place="wall"),
                "green": seat(500, "merchant"),
            },
            "goods": NO_GOODS,
            "tower": ["orange", "blue"],
            "agenda": [{"step": "banker-rest", "seat": "blue"}],
        },
        3,
    ).play("done")
    told = [event for event in playing.events if isinstance(event, PointsCounted)]

    assert sorted((event.seat, event.what, event.points) for event in told) == [
        (0, "poorest", -2),
        (0, "senesi", 3),
        (0, "start", 28),
        (0, "stinginess", -3),
        (0, "tower", 3),
        (1, "artists", 5),
        (1, "most levels", 2),
        (1, "richest", 2),
        (1, "start", 28),
        (1, "tower", 2),
    ]


def test_s30_4_the_richest_banker_gains_2() -> None:
    assert counted(finished(three_bankers()))[2] == 28 + 2


def test_s30_5_the_poorest_banker_loses_2() -> None:
    assert counted(finished(three_bankers()))[1] == 28 - 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s30_5_the_poorest_loses_2_also_if_only_two_of_three_or_more_are_bankers(
    players: int,
) -> None:
    found = scores(finished({"blue": banker(50), "orange": banker(40)}), players)

    assert found == (30, 26, *[0] * (players - 2))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("option", ["loses_nothing", "loses_2"])
def test_s30_6_the_only_banker_gains_2_and_loses_nothing(players: int, option: str) -> None:
    found = scores(finished({"blue": banker(0)}), players, two_player_poorest=option)

    assert found == (30, *[0] * (players - 1))


def test_s30_7_of_two_players_the_poorer_loses_nothing() -> None:
    assert counted(finished({"blue": banker(50), "orange": banker(40)}), 2) == (30, 28)


def test_s30_7_with_the_option_the_poorer_of_two_players_loses_2() -> None:
    written = finished({"blue": banker(50), "orange": banker(40)})

    assert counted(written, 2, two_player_poorest="loses_2") == (30, 26)


@pytest.mark.parametrize("option", ["loses_nothing", "loses_2"])
def test_s30_7_the_option_changes_nothing_with_three_players(option: str) -> None:
    assert counted(finished(three_bankers()), two_player_poorest=option) == (28, 26, 30)


@pytest.mark.parametrize(
    ("level", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 9)]
)
def test_s30_8_a_level_gives_its_builder_its_points(level: int, points: int) -> None:
    ending = "tower" if level == 7 else "last round"

    assert counted(finished(three_bankers(), ending, tower=TOWERS[level]))[0] == 28 + points


def test_s30_8_several_levels_of_one_builder_add_up() -> None:
    tower = ["orange", "orange", "orange", "blue", "blue"]

    assert counted(finished(three_bankers(), tower=tower))[0] == 28 + 5 + 6


def test_s30_9_whoever_built_most_levels_gains_2() -> None:
    tower = ["orange", "blue", "blue"]

    assert counted(finished(three_bankers(), tower=tower)) == (28 + 3 + 4 + 2, 26 + 2, 30)


@pytest.mark.parametrize(
    ("tower", "gains"),
    [
        (["blue", "orange"], (2 + 2, 3, 0)),
        (["orange", "blue"], (3, 2 + 2, 0)),
        (["green", "orange", "orange", "blue", "blue"], (5 + 6, 3 + 4 + 2, 2)),
    ],
)
def test_s30_9_among_equals_he_who_built_the_lowest_level_gains_2(
    tower: list[str], gains: tuple[int, ...]
) -> None:
    found = counted(finished(three_bankers(), tower=tower))

    assert found == (28 + gains[0], 26 + gains[1], 30 + gains[2])


def test_s30_9_if_nobody_built_nobody_gains_them() -> None:
    assert sum(counted(finished(three_bankers()))) == 3 * 28


def test_s30_10_a_banker_gains_the_values_of_his_artists() -> None:
    blue = {"artists": [{"value": 6}, {"value": 1}]}

    assert counted(finished(three_bankers(**blue)))[0] == 28 + 6 + 1


def test_s30_10_a_banker_gains_the_values_of_his_senesi() -> None:
    assert counted(finished(three_bankers(senesi=[4, 1, 2, 2])))[0] == 28 + 9


def test_s30_10_senesi_from_charity_and_from_the_donation_count_alike() -> None:
    playing = at(
        {
            "round": 20,
            "seats": {
                "blue": banker(60, senesi=[2], place="duomo"),
                "orange": banker(100),
                "green": banker(5),
            },
            "goods": NO_GOODS,
            "agenda": [{"step": "donate-or-not", "seat": "blue"}],
        },
        3,
    ).play("donate", "senesi 1", "senesi 3", "senesi 4", "senesi 1", "keep 3 4")

    # 2 by charity as a Merchant, 3 and 4 by the donation of 30; not the poorest.
    assert playing.match.result is not None
    assert playing.match.result.scores == (28 + 2 + 7, 30, 26)


def test_s30_10_senesi_under_the_deck_count_for_nobody() -> None:
    written = finished(three_bankers(), under=[{"value": 4, "seat": "blue"}])

    assert counted(written) == (28, 26, 30)


@pytest.mark.parametrize(("cubes", "cost"), [(0, 0), (1, 1), (2, 3), (3, 6), (5, 15)])
def test_s30_11_stinginess_costs_1_for_the_first_cube_2_for_the_second_and_so_on(
    cubes: int, cost: int
) -> None:
    assert counted(finished(three_bankers(stinginess=cubes)))[0] == 28 - cost


def test_s30_11_the_cubes_of_each_banker_are_numbered_by_themselves() -> None:
    seats = {
        "blue": banker(50, stinginess=2),
        "orange": banker(40, stinginess=1),
        "green": banker(60, stinginess=2),
    }

    assert counted(finished(seats)) == (28 - 3, 26 - 1, 30 - 3)


def test_s30_11_with_the_option_the_numbering_runs_on_poorest_first() -> None:
    seats = {
        "blue": banker(50, stinginess=2),
        "orange": banker(40, stinginess=1),
        "green": banker(60, stinginess=2),
    }
    found = counted(finished(seats), stinginess="across_players")

    # Orange 1; blue 2 + 3; green 4 + 5.
    assert found == (28 - 5, 26 - 1, 30 - 9)


def test_s30_11_the_final_score_may_be_below_0() -> None:
    assert counted(finished(three_bankers(stinginess=8)))[0] == 28 - 36
