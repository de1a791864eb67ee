"""The oracle of Siena by itself: Peasants, Merchants, their roads and charity."""

from typing import Final

import pytest

from tests.oracles.siena import State, take_turn, wealth

from .told import BOX, DUTCH, ENGLISH, GERMAN, HUNGARIAN, VALUES, Telling, give, laid

# Peasants


def peasant(options: dict[str, str], *cards: str) -> tuple[State, Telling]:
    state = laid(options)
    state.money = {"blue": 10, "orange": 10}
    give(state, "blue", *cards)
    return state, Telling(take_turn(BOX, state, "blue"))


def test_the_mule_is_played_only_after_workers_for_crops() -> None:
    _, telling = peasant(ENGLISH, "mule", "corn2-wine1-cloth1")
    assert "play mule" not in telling.answers

    telling.says("play corn2-wine1-cloth1")
    assert "play mule" in telling.answers


def test_with_the_mule_and_workers_two_wines_earn_20() -> None:
    state, telling = peasant(ENGLISH, "mule", "corn2-wine1-cloth1")
    state.ready["wine"] = 2
    telling.says("play corn2-wine1-cloth1", "play mule", "sell wine", "sell wine")

    assert state.money["blue"] == 30


@pytest.mark.parametrize(("options", "offered"), [(ENGLISH, True), (GERMAN, False)])
def test_german_a_peasant_plays_no_journey_card_for_its_workers(
    options: dict[str, str], offered: bool
) -> None:
    _, telling = peasant(options, "corn1-wine1", "calandrino")

    assert ("play corn1-wine1" in telling.answers) == offered
    assert "discard corn1-wine1" in telling.answers
    assert "with corn1-wine1" in telling.says("play calandrino").answers


def test_english_units_are_loaded_in_any_order_and_others_are_sold_normally() -> None:
    state, telling = peasant(ENGLISH, "francigena", "corn2-oil1-spices1", "wine1-oil1-spices2")
    state.ready.update(corn=1, wine=1, oil=1)
    telling.says("play corn2-oil1-spices1", "play wine1-oil1-spices2", "play francigena")
    telling.says("load oil", "load corn", "draw 4", "safe")

    assert state.money["blue"] == 10 + 4 * 7 + 4 * 10
    assert state.ready["wine"] == 1
    telling.says("sell wine")
    assert state.money["blue"] == 10 + 68 + 10


@pytest.mark.parametrize("options", [DUTCH, GERMAN])
def test_dutch_and_german_everything_that_could_be_sold_goes_on_the_road(
    options: dict[str, str],
) -> None:
    state, telling = peasant(options, "francigena", "corn2-oil1-spices1", "wine1-oil1-spices2")
    state.ready.update(corn=1, wine=1, oil=1)
    telling.says("play corn2-oil1-spices1", "play wine1-oil1-spices2", "sell wine")
    telling.says("play francigena")

    assert telling.answers == [f"draw {number}" for number in range(1, 7)]
    telling.says("draw 4", "safe")
    assert state.money["blue"] == 10 + 10 + 4 * 7 + 4 * 10


@pytest.mark.parametrize(("mule", "left"), [("allowed", 0), ("one_of_each", 1)])
def test_all_units_are_both_of_a_good_with_the_mule_where_it_is_allowed(
    mule: str, left: int
) -> None:
    options = {**GERMAN, "mule_on_francigena": mule}
    state, telling = peasant(options, "mule", "francigena", "corn2-wine1-cloth1")
    state.ready["wine"] = 2
    telling.says("play corn2-wine1-cloth1", "play mule", "play francigena")

    assert state.ready["wine"] == left


def test_hungarian_one_of_each_good_gives_25_for_each_card() -> None:
    state, telling = peasant(
        HUNGARIAN, "francigena", "corn2-oil1-spices1", "wine1-oil1-spices2", "mule"
    )
    state.ready.update(corn=2, wine=2, oil=2)
    telling.says("play corn2-oil1-spices1", "play wine1-oil1-spices2", "play mule")
    telling.says("play francigena", "load wine", "load oil", "load corn")

    assert telling.answers == [f"draw {number}" for number in range(1, 7)]
    telling.says("draw 1", "safe")
    assert state.money["blue"] == 35


# The right to sell with exact fills


def merchant(options: dict[str, str], *cards: str) -> tuple[State, Telling]:
    state = laid(options)
    state.status["blue"] = "merchant"
    state.money = {"blue": 10, "orange": 10}
    give(state, "blue", *cards)
    return state, Telling(take_turn(BOX, state, "blue"))


ONE_CLOTH: Final = ("corn2-wine1-cloth1", "corn2-oil2-cloth1")


@pytest.mark.parametrize(("options", "may_sell"), [(ENGLISH, True), (GERMAN, False)])
def test_german_two_cards_of_one_cloth_on_five_give_no_right(
    options: dict[str, str], may_sell: bool
) -> None:
    state, telling = merchant(options, *ONE_CLOTH, "servi")
    state.frames["cloth"] = 5
    telling.says(*[f"play {card}" for card in ONE_CLOTH])

    assert (state.frames["cloth"], state.ready["cloth"]) == (0, 1)
    assert ("sell cloth" in telling.answers) == may_sell


def test_german_a_card_that_finds_a_unit_gives_the_right() -> None:
    state, telling = merchant(GERMAN, *ONE_CLOTH, "servi")
    state.frames["cloth"] = 6
    telling.says(f"play {ONE_CLOTH[0]}")
    assert "sell cloth" not in telling.answers

    telling.says(f"play {ONE_CLOTH[1]}")
    assert "sell cloth" in telling.answers
    assert "done" not in telling.answers


def test_german_a_card_that_makes_a_unit_and_leaves_a_cube_gives_the_right() -> None:
    state, telling = merchant(GERMAN, "oil1-cloth2-spices2", "servi")
    state.frames["cloth"] = 6
    telling.says("play oil1-cloth2-spices2")

    assert "sell cloth" in telling.answers


def test_german_a_right_holds_for_a_second_unit_made_exactly_later() -> None:
    state, telling = peasant(GERMAN, "mule", "corn1-wine2-cloth2", "corn2-wine1-cloth1")
    telling.says("play corn1-wine2-cloth2", "sell corn", "play mule", "play corn2-wine1-cloth1")

    assert (state.frames["corn"], state.ready["corn"]) == (0, 1)
    assert "sell corn" in telling.answers


# Journeys


JOURNEYS: Final = ("corn1-wine1", "corn1-oil1", "wine1-oil1", "corn2-wine1")


def test_english_dirk_is_paid_for_each_leg_and_cloth_calls_him_home() -> None:
    state, telling = merchant(ENGLISH, *JOURNEYS, "corn2-oil2-cloth1")
    telling.says("travel firenze", "with corn1-wine1", "with corn1-oil1", "go", "done")
    assert (state.money["blue"], state.road["blue"]) == (15, ("firenze", 2))

    telling = Telling(take_turn(BOX, state, "blue"))
    telling.says("travel firenze", "with wine1-oil1")
    assert (state.money["blue"], state.road["blue"]) == (35, None)

    telling.says("travel arezzo")
    assert (state.money["blue"], state.road["blue"]) == (38, ("arezzo", 1))
    telling.says("play corn2-oil2-cloth1")
    assert (state.money["blue"], state.road["blue"]) == (38, None)


def test_english_a_short_leg_closes_the_roads_for_the_turn() -> None:
    _, telling = merchant(ENGLISH, *JOURNEYS)
    telling.says("travel firenze", "with corn1-wine1", "go")

    assert not [answer for answer in telling.answers if answer.startswith("travel")]


def test_the_cards_of_a_leg_are_named_in_any_order() -> None:
    state, telling = merchant(ENGLISH, *JOURNEYS)
    telling.says("travel firenze", "with wine1-oil1")
    assert telling.answers == ["with corn1-wine1", "with corn2-wine1", "with corn1-oil1", "go"]

    telling.says("with corn1-wine1", "go")
    assert state.money["blue"] == 15


def test_dutch_a_merchant_cashes_and_leaves_and_may_set_out_again() -> None:
    state, telling = merchant(DUTCH, *JOURNEYS)
    telling.says("travel firenze", "with corn1-wine1", "with corn1-oil1", "go")
    assert telling.answers == ["cash", "stay"]

    telling.says("cash")
    assert (state.money["blue"], state.road["blue"]) == (15, None)
    assert "travel arezzo" in telling.answers


@pytest.mark.parametrize("pay", VALUES["journey_pay"])
def test_dutch_who_stays_is_not_paid_and_goes_on_along_his_road(pay: str) -> None:
    state, telling = merchant({**DUTCH, "journey_pay": pay}, *JOURNEYS)
    telling.says("travel firenze", "with corn1-wine1", "with corn1-oil1", "go", "stay")
    assert (state.money["blue"], state.road["blue"]) == (10, ("firenze", 2))
    assert "travel firenze" in telling.answers
    assert "travel arezzo" not in telling.answers

    telling.says("done")
    assert (telling.asked, state.money["blue"]) == ("nobody", 10)


def test_dutch_nothing_is_asked_on_the_blank_space() -> None:
    state, telling = merchant(DUTCH, *JOURNEYS)
    telling.says("travel firenze", "with corn1-wine1", "go")

    assert state.road["blue"] == ("firenze", 1)
    assert "done" in telling.answers


def test_a_short_leg_that_was_cashed_closes_the_roads_where_nobody_goes_on() -> None:
    _, telling = merchant({**DUTCH, "journey_again": "not_this_turn"}, *JOURNEYS)
    telling.says("travel arezzo", "with corn1-wine1", "go", "cash")

    assert not [answer for answer in telling.answers if answer.startswith("travel")]


@pytest.mark.parametrize("options", [GERMAN, HUNGARIAN])
def test_german_and_hungarian_only_the_space_of_rest_pays(options: dict[str, str]) -> None:
    state, telling = merchant(options, *JOURNEYS)
    telling.says("travel firenze", "with corn1-wine1", "go", "travel firenze", "with corn1-oil1")
    telling.says("go")
    assert state.money["blue"] == 10

    telling.says("done")
    assert (telling.asked, state.money["blue"]) == ("nobody", 15)
    assert state.road["blue"] == ("firenze", 2)


@pytest.mark.parametrize("options", [GERMAN, HUNGARIAN])
def test_german_and_hungarian_the_end_of_a_road_pays_at_once(options: dict[str, str]) -> None:
    state, telling = merchant(options, *JOURNEYS)
    telling.says("travel firenze", "with corn1-wine1", "go", "travel firenze")
    telling.says("with corn1-oil1", "with wine1-oil1")
    if options["charity_limit"] == "each_income":
        telling.says("decline")

    assert (state.money["blue"], state.road["blue"]) == (30, None)
    assert "travel arezzo" in telling.answers


def test_who_is_called_home_gets_nothing_for_the_space() -> None:
    state, telling = merchant(HUNGARIAN, *JOURNEYS, "corn2-oil2-cloth1")
    telling.says("travel arezzo", "with corn1-wine1", "go", "play corn2-oil2-cloth1", "done")

    assert (state.money["blue"], state.road["blue"]) == (10, None)


def test_who_made_no_leg_is_not_paid_again() -> None:
    state, telling = merchant(HUNGARIAN, "corn1-wine1")
    state.road["blue"] = ("arezzo", 1)
    telling.says("play corn1-wine1")

    assert (state.money["blue"], state.road["blue"]) == (10, ("arezzo", 1))


# Charity


def sale(options: dict[str, str], *more: str) -> tuple[State, Telling]:
    """A Merchant who has just sold Cloth, and a Banker."""
    state, telling = merchant(options, "corn2-wine1-cloth1", "servi", *more)
    state.status["orange"] = "banker"
    state.ready["cloth"] = 1
    telling.says("play corn2-wine1-cloth1", "sell cloth")
    return state, telling


def test_charity_for_each_income_leaves_the_disc_below_those_of_the_bankers() -> None:
    state, telling = sale(DUTCH)
    state.money["orange"] = 20
    assert telling.answers == ["decline", "charity 10", "charity 15"]

    telling.says("charity 10", "senesi 1")
    assert state.money == {"blue": 20, "orange": 20}
    assert wealth(state) == ["blue", "orange"]


def test_charity_once_a_turn_leaves_the_disc_below_those_of_the_bankers() -> None:
    state, telling = sale(ENGLISH)
    state.money["orange"] = 20
    assert "charity 10" in telling.answers

    telling.says("charity 10", "senesi 1")
    assert state.money == {"blue": 20, "orange": 20}
    assert wealth(state) == ["blue", "orange"]
    assert "charity 10" not in telling.answers


def test_hungarian_charity_is_offered_once_more_when_the_road_pays_at_the_end() -> None:
    state, telling = sale(HUNGARIAN, "corn1-wine1", "corn1-oil1")
    telling.says("travel arezzo", "with corn1-wine1", "go", "done")

    assert state.money["blue"] == 10 + 20 + 3
    assert telling.answers == ["decline", "charity 10", "charity 15"]
    telling.says("charity 15", "senesi 1", "senesi 2", "keep 2")
    assert (telling.asked, state.money["blue"], state.senesi["blue"]) == ("nobody", 18, [2])


def test_hungarian_who_has_given_is_not_asked_again_at_the_end() -> None:
    _, telling = sale(HUNGARIAN, "corn1-wine1", "corn1-oil1")
    telling.says("travel arezzo", "with corn1-wine1", "go", "charity 10", "senesi 1", "done")

    assert telling.asked == "nobody"


def test_the_road_does_not_count_where_only_sales_do() -> None:
    _, telling = sale({**HUNGARIAN, "charity_income": "goods_sales"}, "corn1-wine1", "corn1-oil1")
    telling.says("travel arezzo", "with corn1-wine1", "go", "done")

    assert telling.asked == "nobody"


def test_german_three_florins_of_the_road_are_too_little_for_charity() -> None:
    state, telling = sale(GERMAN, "corn1-wine1", "corn1-oil1")
    telling.says("decline", "travel arezzo", "with corn1-wine1", "go", "done")

    assert (telling.asked, state.money["blue"]) == ("nobody", 33)


def test_charity_at_the_end_comes_before_rising() -> None:
    state, telling = sale(HUNGARIAN, "corn1-wine1", "corn1-oil1")
    state.money["blue"] = 80
    telling.says("travel arezzo", "with corn1-wine1", "go", "done", "decline")

    assert telling.answers == ["rise", "stay"]
