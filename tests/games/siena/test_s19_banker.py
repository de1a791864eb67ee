"""S19: the Banker's turn."""

import pytest

from fiorino.games.siena import refusals

from .tables import seat
from .test_s11_cards import image_is_for
from .town_tables import (
    RING,
    banker,
    calandrino,
    discarded,
    is_next_round,
    move,
    rest,
    turn,
    way_of,
)

IN_ANY_ORDER = ["courtesan", "calandrino", "inn", "inn", "inn", "corn1-oil1", "servi"]


def test_s19_1_a_bankers_turn_begins_with_an_income_of_8_florins() -> None:
    playing = turn({"blue": banker(20, "piazza-del-campo", ["servi"])})

    assert playing.money("blue") == 28


def test_s19_1_a_merchant_has_no_such_income() -> None:
    assert turn({"blue": seat(20, "merchant")}).money("blue") == 20


def test_s19_2_the_compulsory_step_comes_before_any_question() -> None:
    playing = turn({"blue": banker(20, "piazza-del-campo", IN_ANY_ORDER)})

    assert (playing.asked, playing.question) == ("blue", "banker-move")
    assert playing.place("blue") == "torre-del-mangia"


@pytest.mark.parametrize(
    "answer", ["play courtesan", "play inn", "play calandrino", "green servi", "discard servi"]
)
def test_s19_2_before_the_compulsory_step_he_plays_and_discards_nothing(answer: str) -> None:
    playing = turn({"blue": banker(20, "via-delle-cerchia", IN_ANY_ORDER, fresh=1)})

    assert playing.answers == ["step", "enter"]
    assert playing.refused(answer) == ("S22.3", refusals.STEP_FIRST.said())


@pytest.mark.parametrize(("start", "goal"), list(zip(RING, [*RING[1:], RING[0]], strict=True)))
def test_s19_3_the_compulsory_step_leads_one_district_clockwise(start: str, goal: str) -> None:
    playing = turn({"blue": banker(20, start, ["inn"], fresh=False)})

    assert playing.place("blue") == goal
    assert way_of(playing) == [goal]


def test_s19_3_from_the_wall_it_leads_to_banchi_di_sotto() -> None:
    playing = turn({"blue": banker(20, "wall", ["inn"])})

    assert playing.place("blue") == "banchi-di-sotto"


def test_s19_3_nobody_comes_back_to_the_wall() -> None:
    playing = turn({"blue": banker(20, "wall", ["girlfriends-9", "mule", "inn"])})
    playing.play("green girlfriends-9", "green mule", *["step"] * 10)

    assert way_of(playing) == [*RING, "banchi-di-sotto"]


def test_s19_4_cards_and_steps_follow_in_any_order_and_as_often_as_he_likes() -> None:
    playing = move(banker(50, "palazzo-pubblico", IN_ANY_ORDER), calandrino="piazza-salimbeni")
    playing.play("play courtesan", "green servi", "step", "play inn", "step")
    playing.play("play calandrino", "go", "discard corn1-oil1")

    assert playing.place("blue") == "torre-del-mangia"
    assert playing.table.cubes == 1
    assert playing.money("blue") == 70
    assert calandrino(playing) == "torre-del-mangia"
    assert discarded(playing, "corn1-oil1") == 1


def test_s19_4_two_greens_may_be_played_one_after_the_other() -> None:
    playing = move(banker(50, "duomo", ["mule", "mule"])).play("green mule", "step", "green mule")

    assert playing.play("step").place("blue") == "piazza-del-campo"


def test_s19_4_all_of_this_is_offered_until_he_stops() -> None:
    playing = move(banker(50, "palazzo-pubblico", ["courtesan", "calandrino", *["inn"] * 3]))

    assert sorted(playing.answers) == [
        *["discard calandrino", "discard courtesan", "discard inn"],
        *["green calandrino", "green courtesan", "green inn"],
        *["play calandrino", "play courtesan", "play inn", "stop"],
    ]


@pytest.mark.parametrize(
    "card", ["banchi", "salimbeni", "guards-4", "girlfriends-3", "bricklayer-5", "corn1-oil1"]
)
def test_s19_4_no_other_image_is_played_on_the_way(card: str) -> None:
    playing = move(banker(50, "banchi-di-sotto", [card]))

    rule, reason = playing.refused(f"play {card}")
    assert rule == "S11.12"
    assert reason == image_is_for(card)


def test_s19_5_a_green_gives_that_many_points_and_a_point_is_one_district() -> None:
    playing = move(banker(50, "duomo", ["servi", "inn"])).play("green servi", *["step"] * 3)

    assert playing.place("blue") == "torre-del-mangia"
    assert playing.refused("step") == ("S19.5", refusals.NO_POINTS.said())


def test_s19_5_a_point_takes_him_from_via_delle_cerchia_into_the_inn() -> None:
    playing = move(banker(50, "via-delle-cerchia", ["mule"], fresh=1)).play("green mule", "enter")

    assert playing.place("blue") == "inn"


def test_s19_5_without_a_point_nobody_goes_into_the_inn() -> None:
    playing = move(banker(50, "via-delle-cerchia", ["mule"], fresh=1))

    assert playing.refused("enter") == ("S19.5", refusals.NO_POINTS.said())


def test_s19_6_he_need_not_use_all_his_points_and_the_rest_is_lost() -> None:
    playing = move(banker(50, "duomo", ["servi", "inn"])).play("green servi", "step", "stop")

    assert playing.place("blue") == "palazzo-pubblico"
    assert playing.table.points == 0
    assert playing.refused("step")[0] == "S19.8"


def test_s19_7_he_stops_when_he_says_so() -> None:
    playing = move(banker(50, "palazzo-pubblico", ["inn"]), points=2).play("stop")

    assert (playing.question, playing.place("blue")) == ("banker-rest", "palazzo-pubblico")


def test_s19_7_he_stops_when_he_enters_the_inn() -> None:
    playing = move(banker(50, "via-delle-cerchia", ["inn"], fresh=1), points=3).play("enter")

    assert playing.question == "open-or-not"
    assert playing.play("decline").question == "banker-rest"
    assert playing.refused("step")[0] == "S19.8"


def test_s19_7_without_cards_and_points_he_can_only_stop() -> None:
    playing = move(banker(50, "palazzo-pubblico"))

    assert is_next_round(playing)
    assert playing.money("blue") == 55


def test_s19_8_his_place_acts_at_once_and_once() -> None:
    playing = move(banker(50, "palazzo-pubblico", ["courtesan", "inn"])).play("stop")
    assert playing.money("blue") == 55

    playing.play("play courtesan", "done")
    assert playing.money("blue") == 55


@pytest.mark.parametrize("answer", ["step", "enter", "green servi"])
def test_s19_8_after_that_he_moves_no_more_in_this_turn(answer: str) -> None:
    playing = move(banker(50, "via-delle-cerchia", ["servi"], fresh=1), points=2).play("stop")

    rule, reason = playing.refused(answer)
    assert rule == "S19.8"
    assert reason == refusals.STOPPED.said()


def test_s19_9_places_where_he_started_or_which_he_passed_do_not_act() -> None:
    playing = turn({"blue": banker(20, "palazzo-pubblico", ["guards-4", "banchi"])})
    playing.play("green guards-4", *["step"] * 4, "stop")

    assert way_of(playing) == [*RING[7:], *RING[:2]]
    assert playing.question == "banker-rest"
    assert playing.money("blue") == 28
    assert playing.hand("blue") == ["banchi"]


def test_s19_10_after_his_place_has_acted_he_may_still_play_the_common_cards() -> None:
    hand = ["courtesan", "calandrino", "inn", "inn", "inn", "servi"]
    playing = rest({"blue": banker(50, "palazzo-pubblico", hand)}, calandrino="piazza-salimbeni")
    playing.play("play inn", "play courtesan", "play calandrino", "go", "discard servi")

    assert playing.money("blue") == 70
    assert playing.table.cubes == 1
    assert calandrino(playing) == "torre-del-mangia"
    assert discarded(playing, "servi") == 1


@pytest.mark.parametrize("card", ["banchi", "guards-4", "bricklayer-5", "corn1-oil1"])
def test_s19_10_other_images_are_not_played_then(card: str) -> None:
    playing = rest({"blue": banker(50, "banchi-di-sotto", [card])})

    assert playing.answers == [f"discard {card}", "done"]
    rule, reason = playing.refused(f"play {card}")
    assert rule == "S11.12"
    assert reason == image_is_for(card)


def test_s19_11_he_can_be_done_only_after_he_has_stopped() -> None:
    playing = move(banker(50, "palazzo-pubblico", ["inn"]))
    assert playing.refused("done") == ("S19.11", refusals.STOP_FIRST.said())

    assert is_next_round(playing.play("stop", "done"))


def test_s19_12_the_tower_is_offered_when_he_is_done() -> None:
    playing = move(banker(50, "torre-del-mangia", ["inn", "courtesan"])).play("stop")
    assert playing.question == "banker-rest"

    assert playing.play("play courtesan").question == "banker-rest"
    assert playing.play("done").question == "build-or-not"


def test_s19_12_after_the_tower_nothing_follows() -> None:
    playing = rest({"blue": banker(50, "torre-del-mangia", ["inn", "courtesan"])})

    assert is_next_round(playing.play("done", "build"))
