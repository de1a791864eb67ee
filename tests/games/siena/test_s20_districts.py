"""S20: the Districts."""

import pytest

from fiorino.games.siena import refusals

from .town_tables import RING, YELLOW, banker, is_next_round, move, removed, turn, way_of

AT_THE_WEDDING = {"points": 1, "wed": 1}


@pytest.mark.parametrize("place", YELLOW)
def test_s20_1_a_banker_who_stops_on_a_yellow_district_receives_5_florins(place: str) -> None:
    assert move(banker(10, place, ["inn"])).play("stop").money("blue") == 15


@pytest.mark.parametrize("place", [place for place in RING if place not in YELLOW])
def test_s20_1_the_other_districts_pay_nothing_by_themselves(place: str) -> None:
    playing = move(banker(10, place, ["inn"])).play("stop")

    assert (playing.question, playing.money("blue")) == ("banker-rest", 10)


@pytest.mark.parametrize("place", RING)
def test_s20_1_no_district_pays_a_banker_who_passes(place: str) -> None:
    playing = move(banker(10, place, ["inn"]), points=1).play("step")

    assert playing.money("blue") == 10


def test_s20_2_who_came_to_palazzo_tolomei_by_the_compulsory_step_pays_10_to_go_on() -> None:
    blue = banker(20, "via-delle-cerchia", ["mule"], fresh=False)
    playing = turn({"blue": blue}).play("green mule", "step")

    assert playing.place("blue") == "duomo"
    assert playing.money("blue") == 20 + 8 - 10


def test_s20_2_who_came_to_palazzo_tolomei_by_a_green_pays_10_to_go_on() -> None:
    playing = move(banker(20, "via-delle-cerchia", ["inn"]), points=2).play("step", "step")

    assert playing.place("blue") == "duomo"
    assert playing.money("blue") == 10


def test_s20_2_he_pays_each_time_that_he_comes_there() -> None:
    hand = ["girlfriends-9", "servi", "inn"]
    playing = turn({"blue": banker(40, "via-delle-cerchia", hand, fresh=False)})
    playing.play("green girlfriends-9", "green servi", "step")
    assert playing.money("blue") == 38

    assert playing.play(*["step"] * 9).place("blue") == "palazzo-tolomei"
    assert playing.money("blue") == 38
    assert playing.play("step").money("blue") == 28


def test_s20_2_no_other_district_asks_for_a_payment() -> None:
    playing = turn({"blue": banker(0, "palazzo-tolomei", ["girlfriends-9", "inn"])})
    playing.play("green girlfriends-9", *["step"] * 9)

    assert way_of(playing) == [*RING[5:], *RING[:5]]
    assert playing.money("blue") == 8


def test_s20_3_he_pays_as_he_takes_the_next_step() -> None:
    playing = move(banker(20, "via-delle-cerchia", ["mule"]), points=1).play("step")
    assert playing.money("blue") == 20

    assert playing.play("green mule").money("blue") == 20
    assert playing.play("step").money("blue") == 10


def test_s20_3_the_point_may_be_left_over() -> None:
    playing = move(banker(20, "palazzo-tolomei", ["mule"]), turn=AT_THE_WEDDING).play("step")

    assert (playing.place("blue"), playing.money("blue")) == ("duomo", 10)
    assert playing.hand("blue") == ["mule"]


def test_s20_3_the_point_may_come_from_a_green_that_he_plays_there() -> None:
    playing = move(banker(20, "palazzo-tolomei", ["mule"]), turn={"wed": 1})
    assert playing.refused("step")[0] == "S19.5"

    assert playing.play("green mule", "step").place("blue") == "duomo"


def test_s20_3_who_stops_there_pays_nothing_and_receives_his_5() -> None:
    playing = move(banker(20, "palazzo-tolomei", ["mule"]), turn=AT_THE_WEDDING).play("stop")

    assert playing.money("blue") == 25
    assert playing.refused("step") == ("S19.8", refusals.STOPPED.said())
    assert playing.refused("green mule")[0] == "S19.8"


def test_s20_4_with_fewer_than_10_florins_he_cannot_go_on() -> None:
    playing = move(banker(9, "palazzo-tolomei", ["mule"]), turn=AT_THE_WEDDING)

    assert "step" not in playing.answers
    assert playing.refused("step") == ("S20.4", refusals.WEDDING_COSTS.said(coins=10))


def test_s20_4_with_10_florins_he_can() -> None:
    playing = move(banker(10, "palazzo-tolomei", ["mule"]), turn=AT_THE_WEDDING).play("step")

    assert (playing.place("blue"), playing.money("blue")) == ("duomo", 0)


def test_s20_4_an_inn_set_may_help_him_first() -> None:
    playing = move(banker(9, "palazzo-tolomei", ["inn", "inn", "inn"]), turn=AT_THE_WEDDING)
    playing.play("play inn", "step")

    assert playing.money("blue") == 9 + 20 - 10
    assert way_of(playing) == ["duomo"]


def test_s20_5_who_begins_his_turn_on_palazzo_tolomei_leaves_it_without_paying() -> None:
    playing = turn({"blue": banker(1, "palazzo-tolomei", ["inn"])})

    assert (playing.place("blue"), playing.money("blue")) == ("duomo", 9)


def test_s20_6_each_banchi_di_sotto_card_brings_20_to_a_banker_who_stops_there() -> None:
    playing = move(banker(10, "banchi-di-sotto", ["banchi", "banchi", "inn"])).play("stop")
    assert playing.answers == ["decline", "play banchi"]

    assert playing.play("play banchi").money("blue") == 30
    assert playing.play("play banchi").money("blue") == 50
    assert playing.question == "banker-rest"


def test_s20_7_each_via_dei_servi_card_brings_20_to_a_banker_who_stops_there() -> None:
    playing = move(banker(10, "via-dei-servi", ["servi", "servi", "inn"])).play("stop")
    assert playing.answers == ["decline", "play servi"]

    assert playing.play("play servi").money("blue") == 30
    assert playing.play("play servi").money("blue") == 50
    assert playing.question == "banker-rest"


def test_s20_6_he_may_keep_the_second_banchi_di_sotto_card() -> None:
    playing = move(banker(10, "banchi-di-sotto", ["banchi", "banchi"]))
    playing.play("stop", "play banchi", "decline")

    assert playing.hand("blue") == ["banchi"]
    assert playing.money("blue") == 30


def test_s20_7_he_may_keep_the_second_via_dei_servi_card() -> None:
    playing = move(banker(10, "via-dei-servi", ["servi", "servi"]))
    playing.play("stop", "play servi", "decline")

    assert playing.hand("blue") == ["servi"]
    assert playing.money("blue") == 30


def test_s20_6_a_via_dei_servi_card_is_not_played_on_banchi_di_sotto() -> None:
    playing = move(banker(10, "banchi-di-sotto", ["banchi", "servi"])).play("stop")

    rule, reason = playing.refused("play servi")
    assert rule == "S20.6"
    assert reason == refusals.DISTRICT_CARDS.said()


def test_s20_7_a_banchi_di_sotto_card_is_not_played_on_via_dei_servi() -> None:
    playing = move(banker(10, "via-dei-servi", ["banchi", "servi"])).play("stop")

    rule, reason = playing.refused("play banchi")
    assert rule == "S20.7"
    assert reason == refusals.DISTRICT_CARDS.said()


@pytest.mark.parametrize("place", [place for place in RING if place != "banchi-di-sotto"])
def test_s20_6_banchi_di_sotto_cards_are_played_nowhere_else(place: str) -> None:
    playing = move(banker(10, place, ["banchi"])).play("stop")

    assert playing.refused("play banchi")[0] == "S11.12"


@pytest.mark.parametrize("place", [place for place in RING if place != "via-dei-servi"])
def test_s20_7_via_dei_servi_cards_are_played_nowhere_else(place: str) -> None:
    playing = move(banker(10, place, ["servi"])).play("stop")

    assert playing.refused("play servi")[0] == "S11.12"


def test_s20_8_several_piazza_salimbeni_cards_each_have_a_draw_of_their_own() -> None:
    playing = move(banker(10, "piazza-salimbeni", ["salimbeni", "salimbeni", "inn"]))
    playing.play("stop", "draw 2", "safe")
    assert playing.money("blue") == 24

    playing.play("draw 3")
    assert (playing.asked, playing.question) == ("chance", "fato")
    assert playing.play("devil").money("blue") == 24
    assert playing.question == "banker-rest"
    assert removed(playing, "salimbeni") == 2


def test_s20_8_he_may_keep_his_cards() -> None:
    playing = move(banker(10, "piazza-salimbeni", ["salimbeni", "salimbeni"]))
    playing.play("stop", "draw 1", "safe", "decline")

    assert playing.hand("blue") == ["salimbeni"]


@pytest.mark.parametrize("place", [place for place in RING if place != "piazza-salimbeni"])
def test_s20_8_piazza_salimbeni_cards_are_played_nowhere_else(place: str) -> None:
    playing = move(banker(10, place, ["salimbeni"])).play("stop")

    assert playing.question == "banker-rest"
    assert playing.refused("play salimbeni")[0] == "S11.12"
    assert playing.refused("draw 1")[0] == "S11.1"


def test_s20_8_without_such_a_card_nothing_is_drawn() -> None:
    playing = move(banker(10, "piazza-salimbeni", ["inn"])).play("stop")

    assert playing.question == "banker-rest"


ONE_CARD = {"salimbeni_cards": "one"}


@pytest.mark.parametrize("fate", ["safe", "devil"])
def test_s20_8_one_a_second_card_is_not_played_in_the_same_stop(fate: str) -> None:
    hand = ["salimbeni", "salimbeni", "inn"]
    playing = move(banker(10, "piazza-salimbeni", hand), options=ONE_CARD)

    playing.play("stop", "draw 2", fate)

    assert playing.question == "banker-rest"
    assert playing.hand("blue") == ["salimbeni", "inn"]
    assert playing.refused("draw 1")[0] == "S11.1"
    assert playing.refused("play salimbeni")[0] == "S11.12"


def test_s20_8_one_the_card_pays_as_usual() -> None:
    hand = ["salimbeni", "salimbeni", "inn"]
    playing = move(banker(10, "piazza-salimbeni", hand), options=ONE_CARD)

    assert playing.play("stop", "draw 6", "safe").money("blue") == 10 + 6 * 7


def test_s20_8_one_he_may_keep_both_cards() -> None:
    hand = ["salimbeni", "salimbeni", "inn"]
    playing = move(banker(10, "piazza-salimbeni", hand), options=ONE_CARD).play("stop", "decline")

    assert (playing.question, playing.hand("blue")) == ("banker-rest", hand)


def test_s20_8_one_the_second_card_may_still_serve_for_its_green() -> None:
    hand = ["salimbeni", "salimbeni", "calandrino", "inn"]
    playing = move(banker(10, "piazza-salimbeni", hand), options=ONE_CARD)

    playing.play("stop", "draw 1", "devil", "play calandrino", "with salimbeni", "go")

    assert removed(playing, "salimbeni") == 2
    assert playing.hand("blue") == ["inn"]


def test_s20_8_one_the_second_card_is_played_in_a_later_stop() -> None:
    seats = {"blue": banker(10, "banchi-di-sotto", ["salimbeni", "inn"])}
    playing = turn(seats, ONE_CARD).play("stop", "draw 1", "safe")

    assert playing.money("blue") == 10 + 8 + 7


@pytest.mark.parametrize(
    ("edition", "left"), [("english", 0), ("dutch", 0), ("german", 0), ("hungarian", 1)]
)
def test_s20_8_only_the_hungarian_game_allows_one_card_in_one_stop(edition: str, left: int) -> None:
    hand = ["salimbeni", "salimbeni", "inn"]
    playing = move(banker(10, "piazza-salimbeni", hand), options={"edition": edition})

    playing.play("stop", "draw 1", "safe", *["draw 1", "safe"] * (edition != "hungarian"))

    assert playing.hand("blue").count("salimbeni") == left
    assert playing.question == "banker-rest"


def test_s20_9_he_says_first_how_many_fato_cards_he_draws_from_1_to_6() -> None:
    playing = move(banker(10, "piazza-salimbeni", ["salimbeni"])).play("stop")

    assert playing.answers == ["decline", *[f"draw {count}" for count in range(1, 7)]]


@pytest.mark.parametrize("count", range(1, 7))
def test_s20_9_the_seven_fato_cards_are_shuffled_before_each_draw(count: int) -> None:
    playing = move(banker(10, "piazza-salimbeni", ["salimbeni", "salimbeni"]))
    playing.play("stop", "draw 6", "safe", f"draw {count}")

    assert playing.answers == ["devil", "safe"]
    assert list(playing.table.weights()) == [count, 7 - count]


@pytest.mark.parametrize("count", range(1, 7))
def test_s20_10_without_the_devil_each_drawn_card_pays_7_florins(count: int) -> None:
    playing = move(banker(10, "piazza-salimbeni", ["salimbeni"]))

    assert playing.play("stop", f"draw {count}", "safe").money("blue") == 10 + 7 * count


@pytest.mark.parametrize("count", range(1, 7))
def test_s20_10_with_the_devil_the_draw_pays_nothing(count: int) -> None:
    playing = move(banker(10, "piazza-salimbeni", ["salimbeni"]))
    playing.play("stop", f"draw {count}", "devil")

    assert playing.money("blue") == 10
    assert removed(playing, "salimbeni") == 1


def test_s20_11_via_delle_cerchia_does_nothing_for_a_banker_who_stops_there() -> None:
    hand = ["banchi", "servi", "salimbeni", "girlfriends-3", "inn"]
    playing = move(banker(50, "via-delle-cerchia", hand, fresh=1)).play("stop")

    assert (playing.question, playing.money("blue")) == ("banker-rest", 50)
    assert is_next_round(playing.play("done"))
    assert playing.place("blue") == "via-delle-cerchia"
