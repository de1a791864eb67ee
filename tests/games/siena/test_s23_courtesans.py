"""S23: Courtesans and Girlfriends."""

from typing import Any

import pytest

from fiorino.games.siena import refusals

from .tables import Playing, country_turn, seat
from .town_tables import Seats, banker, is_next_round, move, removed, rest, town, turn

SAVED = {"girlfriends_in_inn": "save_paying"}
NOT_SAVED = {"girlfriends_in_inn": "no_effect"}
OF_THE_INN = ("german", "english")


def peasant_adds(guests: Seats, options: dict[str, str] | None = None, **board: Any) -> Playing:
    """Blue, a Peasant, may play Courtesans while others are in the Inn."""
    seats = {"blue": seat(hand=["courtesan", "courtesan", "mule"]), **guests}
    return town(seats, country_turn(), options, **board)


@pytest.mark.parametrize("status", ["peasant", "merchant"])
def test_s23_1_any_player_may_play_a_courtesan_in_his_turn(status: str) -> None:
    playing = town({"blue": seat(28, status, ["courtesan"])}, country_turn())
    playing.play("play courtesan")

    assert playing.table.cubes == 1
    assert playing.money("blue") == 28


def test_s23_1_a_banker_plays_her_too() -> None:
    playing = move(banker(50, "duomo", ["courtesan", "inn"])).play("play courtesan")

    assert playing.table.cubes == 1


def test_s23_1_any_number_of_cubes_may_lie_in_the_inn() -> None:
    playing = town({"blue": seat(hand=["courtesan"] * 4)}, country_turn(), cubes=7)

    assert playing.play(*["play courtesan"] * 4).table.cubes == 11


def test_s23_2_the_compulsory_step_to_via_delle_cerchia_draws_him_in() -> None:
    playing = turn({"blue": banker(50, "via-dei-servi", ["servi"])}, cubes=1)

    assert playing.place("blue") == "inn"
    assert playing.money("blue") == 50 + 8 - 10


def test_s23_2_drawing_in_costs_no_movement_point() -> None:
    playing = move(banker(50, "via-dei-servi", ["servi"]), points=1, cubes=1).play("step")

    assert playing.place("blue") == "inn"


def test_s23_2_he_is_drawn_in_at_once_and_goes_no_further() -> None:
    playing = move(banker(50, "via-dei-servi", ["servi"]), points=4, cubes=1)
    playing.play("step", "decline")

    assert (playing.place("blue"), playing.table.points) == ("inn", 0)
    assert playing.refused("step")[0] == "S19.8"


def test_s23_2_without_cubes_nobody_is_drawn_in() -> None:
    playing = turn({"blue": banker(50, "via-dei-servi", ["servi"])}, cubes=0)

    assert (playing.question, playing.place("blue")) == ("banker-move", "via-delle-cerchia")


def test_s23_3_a_cube_that_is_added_does_not_draw_in_who_stands_on_via_delle_cerchia() -> None:
    playing = peasant_adds({"orange": banker(50, "via-delle-cerchia", fresh=1)})
    playing.play("play courtesan")

    assert (playing.place("orange"), playing.money("orange")) == ("via-delle-cerchia", 50)
    assert playing.table.cubes == 1


def test_s23_3_his_own_courtesan_does_not_draw_him_in_there() -> None:
    playing = move(banker(50, "via-delle-cerchia", ["courtesan", "inn"], fresh=1), points=1)
    playing.play("play courtesan")

    assert (playing.place("blue"), playing.money("blue")) == ("via-delle-cerchia", 50)
    assert playing.play("step").place("blue") == "palazzo-tolomei"


def test_s23_3_who_begins_on_via_delle_cerchia_is_not_drawn_in() -> None:
    playing = turn({"blue": banker(50, "via-delle-cerchia", ["inn"], fresh=1)}, cubes=2)

    assert playing.play("step").place("blue") == "palazzo-tolomei"
    assert playing.table.cubes == 2


def test_s23_3_who_comes_out_of_the_inn_is_not_drawn_in() -> None:
    playing = turn({"blue": banker(50, "inn", ["inn"], fresh=1)}, SAVED, cubes=2)

    assert (playing.place("blue"), playing.money("blue")) == ("via-delle-cerchia", 58)
    assert playing.table.cubes == 2


@pytest.mark.parametrize(("cubes", "left"), [(1, 40), (3, 20), (5, 0), (6, 0)])
def test_s23_4_who_is_drawn_in_pays_10_for_each_cube_or_all_he_has(cubes: int, left: int) -> None:
    playing = move(banker(50, "via-dei-servi", ["inn"]), points=1, cubes=cubes).play("step")

    assert playing.money("blue") == left
    assert playing.table.cubes == 0


@pytest.mark.parametrize(("cubes", "left"), [(1, 40), (3, 20), (5, 0), (6, 0)])
def test_s23_4_who_enters_by_choice_pays_the_same(cubes: int, left: int) -> None:
    start = banker(42, "via-delle-cerchia", ["inn"], fresh=1)
    playing = turn({"blue": start}, cubes=cubes).play("enter")

    assert playing.money("blue") == left
    assert playing.table.cubes == 0


def test_s23_5_each_banker_in_the_inn_pays_10_for_an_added_cube() -> None:
    guests = {"orange": banker(30, "inn"), "green": banker(7, "inn"), "rose": banker(30, "duomo")}
    playing = peasant_adds(guests).play("play courtesan")

    assert [playing.money(name) for name in ("blue", *guests)] == [28, 20, 0, 30]
    assert playing.table.cubes == 0


def test_s23_5_the_guests_pay_in_initiative_order() -> None:
    guests = {"orange": banker(30, "inn"), "green": banker(30, "inn")}
    playing = peasant_adds(guests, order=["green", "blue", "orange"]).play("play courtesan")

    assert playing.table.pile == [0, 2, 1]


def test_s23_5_each_added_cube_is_paid_by_itself() -> None:
    playing = peasant_adds({"orange": banker(30, "inn")})

    assert playing.play(*["play courtesan"] * 2).money("orange") == 10
    assert playing.table.cubes == 0


def test_s23_5_only_the_added_cube_is_paid_and_removed() -> None:
    playing = peasant_adds({"orange": banker(50, "inn")}, SAVED, cubes=2).play("play courtesan")

    assert (playing.money("orange"), playing.table.cubes) == (40, 2)


def test_s23_6_the_banker_who_played_the_courtesan_pays_too_if_he_is_in_the_inn() -> None:
    seats = {"blue": banker(30, "inn", ["courtesan"]), "orange": banker(50, "inn")}
    playing = rest(seats).play("play courtesan")

    assert (playing.money("blue"), playing.money("orange")) == (20, 40)
    assert playing.table.cubes == 0


def test_s23_7_who_is_being_drawn_in_may_play_girlfriends_and_stay_outside() -> None:
    playing = move(banker(50, "via-dei-servi", ["girlfriends-3", "inn"]), points=3, cubes=2).play(
        "step"
    )
    assert (playing.question, playing.answers) == ("drawn-in", ["enter", "play girlfriends-3"])

    playing.play("play girlfriends-3")
    assert (playing.place("blue"), playing.money("blue")) == ("via-delle-cerchia", 50)
    assert (playing.table.points, playing.table.cubes) == (2, 2)
    assert removed(playing, "girlfriends-3") == 1


def test_s23_7_he_may_also_let_himself_be_drawn_in() -> None:
    playing = move(banker(50, "via-dei-servi", ["girlfriends-3", "inn"]), points=3, cubes=2).play(
        "step", "enter"
    )

    assert (playing.place("blue"), playing.money("blue")) == ("inn", 30)
    assert playing.hand("blue") == ["girlfriends-3", "inn"]


def test_s23_7_either_of_two_girlfriends_may_be_played() -> None:
    hand = ["girlfriends-3", "girlfriends-9"]
    playing = turn({"blue": banker(50, "via-dei-servi", hand)}, cubes=1)
    assert playing.answers == ["enter", "play girlfriends-3", "play girlfriends-9"]

    assert playing.play("play girlfriends-9").hand("blue") == ["girlfriends-3"]


@pytest.mark.parametrize("answer", ["stop", "step", "green inn", "play courtesan", "done"])
def test_s23_7_nothing_else_comes_between(answer: str) -> None:
    hand = ["girlfriends-3", "inn", "courtesan"]
    playing = move(banker(50, "via-dei-servi", hand), points=3, cubes=2).play("step")

    assert playing.refused(answer) == (
        "S23.7",
        refusals.DRAWN_IN.said(),
    )


def test_s23_7_girlfriends_are_not_played_before_he_is_drawn_in() -> None:
    playing = move(banker(50, "via-dei-servi", ["girlfriends-3"]), points=3, cubes=2)

    assert playing.refused("play girlfriends-3")[0] == "S11.12"


def saved_outside() -> Playing:
    """Girlfriends have kept blue out of the Inn; two points and two cubes are left."""
    hand = ["girlfriends-3", "inn"]
    playing = move(banker(50, "via-dei-servi", hand), points=3, cubes=2)
    return playing.play("step", "play girlfriends-3")


def test_s23_8_he_may_then_stop_there() -> None:
    playing = saved_outside().play("stop", "done")

    assert is_next_round(playing)
    assert (playing.place("blue"), playing.money("blue")) == ("via-delle-cerchia", 50)


def test_s23_8_or_go_on() -> None:
    playing = saved_outside().play("step")

    assert (playing.place("blue"), playing.table.points) == ("palazzo-tolomei", 1)


def test_s23_8_or_still_enter_by_choice_and_pay() -> None:
    playing = saved_outside().play("enter")

    assert (playing.place("blue"), playing.money("blue")) == ("inn", 30)
    assert playing.table.cubes == 0


def test_s23_8_entering_then_costs_a_movement_point() -> None:
    hand = ["girlfriends-3", "inn"]
    playing = turn({"blue": banker(50, "via-dei-servi", hand)}, cubes=2)
    playing.play("play girlfriends-3")

    assert playing.refused("enter") == ("S19.5", refusals.NO_POINTS.said())


@pytest.mark.parametrize("edition", OF_THE_INN)
def test_s23_9_girlfriends_do_not_save_who_enters(edition: str) -> None:
    start = banker(50, "via-delle-cerchia", ["girlfriends-3"], fresh=1)
    playing = turn({"blue": start}, {"edition": edition}, cubes=2).play("enter")

    assert playing.money("blue") == 38
    assert playing.question == "open-or-not"
    assert playing.hand("blue") == ["girlfriends-3"]


@pytest.mark.parametrize("edition", OF_THE_INN)
def test_s23_9_nor_who_is_in_the_inn(edition: str) -> None:
    guests = {"orange": banker(50, "inn", ["girlfriends-3"])}
    playing = peasant_adds(guests, {"edition": edition}).play("play courtesan")

    assert playing.asked == "blue"
    assert (playing.money("orange"), playing.table.cubes) == (40, 0)


def test_s23_9_a_guest_cannot_play_them_in_his_own_turn_either() -> None:
    playing = rest({"blue": banker(50, "inn", ["girlfriends-3", "courtesan"])}, NOT_SAVED)
    playing.play("play courtesan")

    assert playing.money("blue") == 40
    assert playing.refused("play girlfriends-3")[0] == "S11.12"


@pytest.mark.parametrize("edition", ["dutch", "hungarian"])
def test_s23_10_who_enters_by_choice_may_play_girlfriends_to_pay_nothing(edition: str) -> None:
    start = banker(50, "via-delle-cerchia", ["girlfriends-3"], fresh=1)
    playing = turn({"blue": start}, {"edition": edition}, cubes=2).play("enter")
    assert playing.answers == ["pay", "play girlfriends-3"]

    playing.play("play girlfriends-3")
    assert (playing.place("blue"), playing.money("blue")) == ("inn", 58)
    assert playing.table.cubes == 2
    assert playing.question == "open-or-not"
    assert removed(playing, "girlfriends-3") == 1


def test_s23_10_who_was_drawn_in_may_do_so_too() -> None:
    playing = turn({"blue": banker(50, "via-dei-servi", ["girlfriends-3"])}, SAVED, cubes=2)
    playing.play("enter", "play girlfriends-3")

    assert (playing.place("blue"), playing.money("blue")) == ("inn", 58)
    assert playing.table.cubes == 2


def test_s23_10_he_may_also_pay() -> None:
    playing = turn({"blue": banker(50, "via-dei-servi", ["girlfriends-3"])}, SAVED, cubes=2)
    playing.play("enter", "pay")

    assert (playing.money("blue"), playing.table.cubes) == (38, 0)
    assert playing.hand("blue") == ["girlfriends-3"]


def test_s23_10_without_cubes_there_is_nothing_to_save() -> None:
    start = banker(50, "via-delle-cerchia", ["girlfriends-3"], fresh=1)
    playing = turn({"blue": start}, SAVED, cubes=0).play("enter")

    assert playing.question == "open-or-not"


def test_s23_10_nothing_else_comes_between() -> None:
    playing = turn({"blue": banker(50, "via-dei-servi", ["girlfriends-3"])}, SAVED, cubes=2)
    playing.play("enter")

    assert playing.refused("open") == ("S23.10", refusals.PAY_COURTESANS.said())


def test_s23_11_a_banker_in_the_inn_may_play_girlfriends_outside_his_turn() -> None:
    playing = peasant_adds({"orange": banker(50, "inn", ["girlfriends-3"])}, SAVED)
    playing.play("play courtesan")
    assert (playing.asked, playing.answers) == ("orange", ["pay", "play girlfriends-3"])

    playing.play("play girlfriends-3")
    assert playing.money("orange") == 50
    assert removed(playing, "girlfriends-3") == 1
    assert playing.asked == "blue"


def test_s23_11_or_in_his_own_turn() -> None:
    playing = rest({"blue": banker(50, "inn", ["girlfriends-3", "courtesan"])}, SAVED)
    playing.play("play courtesan", "play girlfriends-3")

    assert (playing.money("blue"), playing.table.cubes) == (50, 1)


def test_s23_11_or_pay() -> None:
    playing = peasant_adds({"orange": banker(50, "inn", ["girlfriends-3"])}, SAVED)
    playing.play("play courtesan", "pay")

    assert (playing.money("orange"), playing.table.cubes) == (40, 0)


def test_s23_11_only_bankers_in_the_inn_are_asked() -> None:
    guests = {"orange": banker(50, "via-delle-cerchia", ["girlfriends-3"])}

    assert peasant_adds(guests, SAVED).play("play courtesan").asked == "blue"


def two_guests(**more: Any) -> Playing:
    """Green (poorer) and orange are in the Inn, each with Girlfriends."""
    guests = {
        "orange": banker(60, "inn", ["girlfriends-3"]),
        "green": banker(50, "inn", ["girlfriends-9"]),
    }
    return peasant_adds(guests, SAVED, **more).play("play courtesan")


def test_s23_12_the_guests_decide_in_initiative_order() -> None:
    playing = two_guests()
    assert playing.asked == "green"

    assert playing.play("pay").asked == "orange"


def test_s23_12_the_initiative_track_counts_and_not_the_wealth_of_the_moment() -> None:
    assert two_guests(order=["orange", "green", "blue"]).asked == "orange"


def test_s23_12_the_cube_stays_if_none_of_them_paid() -> None:
    playing = two_guests().play("play girlfriends-9", "play girlfriends-3")

    assert playing.table.cubes == 1


@pytest.mark.parametrize(
    "answers", [("pay", "play girlfriends-3"), ("play girlfriends-9", "pay"), ("pay", "pay")]
)
def test_s23_12_the_cube_goes_if_one_of_them_paid(answers: tuple[str, str]) -> None:
    assert two_guests().play(*answers).table.cubes == 0


def test_s23_12_one_who_pays_all_he_has_be_it_nothing_has_paid() -> None:
    guests = {"orange": banker(50, "inn", ["girlfriends-3"]), "green": banker(0, "inn")}
    playing = peasant_adds(guests, SAVED).play("play courtesan", "play girlfriends-3")

    assert (playing.money("orange"), playing.money("green")) == (50, 0)
    assert playing.table.cubes == 0


def test_s23_13_the_card_that_kept_him_out_does_not_cover_entering() -> None:
    hand = ["girlfriends-3", "inn"]
    playing = move(banker(50, "via-dei-servi", hand), points=3, options=SAVED, cubes=2)
    playing.play("step", "play girlfriends-3", "enter")

    assert playing.question == "open-or-not"
    assert (playing.money("blue"), playing.table.cubes) == (30, 0)


def test_s23_13_a_second_card_covers_entering() -> None:
    hand = ["girlfriends-3", "girlfriends-9"]
    playing = move(banker(50, "via-dei-servi", hand), points=3, options=SAVED, cubes=2)
    playing.play("step", "play girlfriends-3", "enter", "play girlfriends-9")

    assert (playing.place("blue"), playing.money("blue")) == ("inn", 50)
    assert playing.table.cubes == 2


def test_s23_13_each_cube_added_is_an_occasion_of_its_own() -> None:
    playing = peasant_adds({"orange": banker(50, "inn", ["girlfriends-3"])}, SAVED)
    playing.play("play courtesan", "play girlfriends-3", "play courtesan")

    assert playing.asked == "blue"
    assert (playing.money("orange"), playing.table.cubes) == (40, 1)
