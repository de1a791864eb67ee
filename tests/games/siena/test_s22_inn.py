"""S22: the Inn."""

import pytest

from fiorino.games.siena import refusals

from .town_tables import RING, banker, is_next_round, move, turn, way_of


@pytest.mark.parametrize("place", [place for place in RING if place != "via-delle-cerchia"])
def test_s22_1_the_inn_is_entered_only_from_via_delle_cerchia(place: str) -> None:
    playing = move(banker(50, place, ["inn"], fresh=1), points=3)

    assert "enter" not in playing.answers
    assert playing.refused("enter") == ("S22.1", refusals.INN_FROM_CERCHIA.said())


def test_s22_1_the_inn_is_left_only_to_via_delle_cerchia() -> None:
    playing = turn({"blue": banker(50, "inn", ["inn"])})

    assert way_of(playing) == ["via-delle-cerchia"]


def test_s22_2_who_reaches_via_delle_cerchia_may_enter_with_one_more_point() -> None:
    playing = move(banker(50, "via-dei-servi", ["inn"]), points=2).play("step")
    assert playing.place("blue") == "via-delle-cerchia"
    assert {"step", "enter", "stop"} <= set(playing.answers)

    assert playing.play("enter").place("blue") == "inn"


def test_s22_2_who_reaches_it_with_the_compulsory_step_needs_a_green() -> None:
    playing = turn({"blue": banker(50, "via-dei-servi", ["mule", "inn"])})
    assert playing.place("blue") == "via-delle-cerchia"
    assert playing.refused("enter") == ("S19.5", refusals.NO_POINTS.said())

    assert playing.play("green mule", "enter").place("blue") == "inn"


def test_s22_2_he_may_also_go_by() -> None:
    playing = move(banker(50, "via-dei-servi", ["inn"]), points=2).play("step", "step")

    assert playing.place("blue") == "palazzo-tolomei"


def test_s22_3_the_compulsory_step_may_lead_from_via_delle_cerchia_into_the_inn() -> None:
    playing = turn({"blue": banker(50, "via-delle-cerchia", fresh=1)})
    assert (playing.question, playing.answers) == ("first-step", ["step", "enter"])

    assert playing.play("enter").place("blue") == "inn"
    assert playing.money("blue") == 58


def test_s22_3_or_on_to_palazzo_tolomei() -> None:
    playing = turn({"blue": banker(50, "via-delle-cerchia", ["inn"], fresh=1)}).play("step")

    assert playing.place("blue") == "palazzo-tolomei"
    assert playing.question == "banker-move"


def test_s22_4_who_came_out_of_the_inn_does_not_enter_again_in_that_turn() -> None:
    playing = turn({"blue": banker(50, "inn", ["servi"], fresh=1)}).play("green servi")

    rule, reason = playing.refused("enter")
    assert rule == "S22.4"
    assert reason == refusals.ROUND_FIRST.said()


def test_s22_4_nor_with_his_next_compulsory_step() -> None:
    playing = turn({"blue": banker(50, "via-delle-cerchia", ["inn"], fresh=0)})

    assert way_of(playing) == ["palazzo-tolomei"]


def test_s22_4_the_compulsory_step_out_of_the_inn_is_remembered_until_the_next_turn() -> None:
    playing = turn({"blue": banker(50, "inn", ["inn"], fresh=1)}).play("stop", "done")

    assert is_next_round(playing)
    assert playing.table.fresh == [0, 0]


def test_s22_4_after_a_lap_he_may_enter_again() -> None:
    playing = turn({"blue": banker(50, "inn", ["girlfriends-9", "guards-4"], fresh=1)})
    playing.play("green girlfriends-9", "green guards-4", *["step"] * 10)
    assert playing.place("blue") == "via-delle-cerchia"

    assert playing.play("enter").place("blue") == "inn"


def test_s22_5_who_begins_his_turn_in_the_inn_must_leave_it() -> None:
    playing = turn({"blue": banker(50, "inn", ["inn"], fresh=1)})

    assert (playing.question, playing.place("blue")) == ("banker-move", "via-delle-cerchia")


def test_s22_5_he_may_go_on_to_palazzo_tolomei_with_greens() -> None:
    playing = turn({"blue": banker(50, "inn", ["mule", "inn"], fresh=1)})
    playing.play("green mule", "step")

    assert playing.place("blue") == "palazzo-tolomei"


def test_s22_6_the_courtesans_are_paid_before_an_artist_may_be_engaged() -> None:
    playing = turn({"blue": banker(26, "via-delle-cerchia", ["inn"], fresh=1)}, cubes=2)
    playing.play("enter")

    assert playing.money("blue") == 14
    assert playing.question == "banker-rest"


def test_s22_6_who_still_has_15_florins_may_then_engage_an_artist() -> None:
    playing = turn({"blue": banker(27, "via-delle-cerchia", ["inn"], fresh=1)}, cubes=2)
    playing.play("enter")

    assert playing.money("blue") == 15
    assert playing.question == "open-or-not"
