"""S18.12, S17.9: roads that pay only the space where a Merchant rests at the end of the turn."""

from typing import Any

import pytest

from fiorino.games.siena.events import LegTravelled, RoadPaid

from .country_tables import (
    SPARE,
    goods,
    kept,
    merchant,
    offered,
    ranks,
    road,
    status,
    to_next_turn,
)
from .tables import Playing, Written, seat
from .town_tables import told

ONE = "corn1-wine1"
TWO = "corn2-wine1"
THREE = "corn1-wine2"
FOUR = "corn1-oil1"
CLOTH = "corn2-wine1-cloth1"
SPICES = "corn1-wine1-spices2"
TO_AREZZO = ("travel arezzo", f"with {ONE}", f"with {TWO}")
"""To the end of the road to Arezzo, for 10 Florins."""
TO_FIVE = ("travel firenze", f"with {THREE}", f"with {FOUR}")
"""To the second space of the road to Firenze, for 5 Florins."""


def traveller(
    *hand: str,
    money: int = 20,
    on: tuple[str, int] | None = None,
    others: tuple[Written, ...] = (seat(28),),
    table: Written | None = None,
    **options: str,
) -> Playing:
    """A Merchant who is paid where they rest, and who may make several legs in a turn."""
    chosen: dict[str, Any] = {"journey_pay": "at_rest", "journey_again": "this_turn", **options}
    return merchant(*hand, SPARE, money=money, road=on, others=others, table=table, **chosen)


@pytest.mark.parametrize(("way", "space", "pay"), [("firenze", 2, 5), ("arezzo", 1, 3)])
def test_s18_12_a_leg_that_ends_short_pays_when_he_is_done(way: str, space: int, pay: int) -> None:
    playing = traveller(ONE, on=(way, space - 1) if space > 1 else None).play(f"travel {way}")
    assert (playing.money("blue"), road(playing)) == (20, (way, space))

    playing.play("done")

    assert (playing.money("blue"), road(playing)) == (20 + pay, (way, space))


@pytest.mark.parametrize("edition", ["german", "hungarian"])
def test_s18_12_the_german_and_the_hungarian_game_pay_so(edition: str) -> None:
    playing = merchant(ONE, TWO, SPARE, road=("firenze", 1), edition=edition)
    assert playing.play("travel firenze", f"with {ONE}", "go").money("blue") == 20

    assert playing.play("done").money("blue") == 25


@pytest.mark.parametrize("edition", ["english", "dutch"])
def test_s18_12_the_english_and_the_dutch_game_do_not(edition: str) -> None:
    playing = merchant(ONE, SPARE, road=("firenze", 1), edition=edition).play("travel firenze")
    playing.play(*["cash"] * (edition == "dutch"))
    assert playing.money("blue") == 25

    assert playing.play("done").money("blue") == 25


def test_s18_12_the_blank_space_pays_nothing_and_moves_no_disc() -> None:
    playing = traveller(ONE, money=28, table={"pile": ["blue", "orange"]})

    playing.play("travel firenze", "done")

    assert ranks(playing) == ["blue", "orange"]
    assert told(playing, RoadPaid) == []


def test_s18_12_the_disc_moves_when_he_is_paid() -> None:
    playing = traveller(ONE, on=("firenze", 1), money=23, table={"pile": ["blue", "orange"]})

    playing.play("travel firenze", "done")

    assert ranks(playing) == ["orange", "blue"]


@pytest.mark.parametrize(("way", "last", "pay"), [("firenze", 3, 20), ("arezzo", 2, 10)])
def test_s18_12_the_end_of_the_road_pays_at_once(way: str, last: int, pay: int) -> None:
    playing = traveller(ONE, on=(way, last - 1)).play(f"travel {way}")
    assert (playing.money("blue"), road(playing)) == (20 + pay, None)

    assert playing.play("done").money("blue") == 20 + pay


def test_s18_12_of_two_legs_only_the_space_where_he_rests_pays() -> None:
    playing = traveller(ONE, TWO).play("travel firenze", f"with {ONE}", "go", "travel firenze")

    playing.play("done")

    assert playing.money("blue") == 20 + 5


def test_s18_12_a_space_that_he_left_again_does_not_pay() -> None:
    playing = traveller(ONE, TWO).play("travel arezzo", f"with {ONE}", "go", "travel arezzo")

    playing.play("done")

    assert playing.money("blue") == 20 + 10


def test_s18_12_arriving_by_a_later_leg_pays_the_end_alone() -> None:
    playing = traveller(ONE, TWO, THREE)
    playing.play("travel firenze", f"with {ONE}", f"with {TWO}", "go", "travel firenze", "done")

    assert playing.money("blue") == 20 + 20


def test_s18_12_two_journeys_in_one_turn_the_end_at_once_and_the_rest_at_the_end() -> None:
    playing = traveller(ONE, TWO, THREE, FOUR).play(*TO_AREZZO, *TO_FIVE)
    assert playing.money("blue") == 20 + 10

    playing.play("done")

    assert (playing.money("blue"), road(playing)) == (20 + 10 + 5, ("firenze", 2))


def test_s18_12_who_made_no_leg_in_this_turn_is_not_paid_again() -> None:
    playing = to_next_turn(traveller(ONE, on=("firenze", 1)).play("travel firenze"))
    assert playing.money("blue") == 25

    to_next_turn(playing)

    assert (playing.money("blue"), road(playing)) == (25, ("firenze", 2))


def test_s18_12_a_journey_card_played_for_its_workers_is_no_leg() -> None:
    playing = traveller(ONE, on=("firenze", 2)).play(f"play {ONE}", "done")

    assert playing.money("blue") == 20


@pytest.mark.parametrize("card", [CLOTH, SPICES])
def test_s18_12_called_home_before_the_end_of_the_turn_he_gets_nothing(card: str) -> None:
    playing = traveller(ONE, card, on=("firenze", 1)).play("travel firenze", f"play {card}")
    assert road(playing) is None

    assert playing.play("done").money("blue") == 20


def test_s18_12_workers_of_corn_wine_and_oil_do_not_cost_him_the_pay() -> None:
    playing = traveller(ONE, TWO, on=("firenze", 1)).play("travel firenze", f"with {ONE}", "go")

    assert playing.play(f"play {TWO}", "done").money("blue") == 25


def test_s18_12_called_home_and_off_again_he_is_paid_for_the_new_space() -> None:
    playing = traveller(ONE, TWO, CLOTH, on=("firenze", 1))
    playing.play("travel firenze", f"with {ONE}", "go", f"play {CLOTH}", "travel arezzo", "done")

    assert (playing.money("blue"), road(playing)) == (20 + 3, ("arezzo", 1))


def test_s18_12_called_home_from_a_space_of_an_earlier_turn_he_gets_nothing() -> None:
    playing = traveller(CLOTH, on=("firenze", 2)).play(f"play {CLOTH}", "done")

    assert (playing.money("blue"), road(playing)) == (20, None)


def test_s18_12_after_the_end_of_a_road_cloth_takes_nothing_back() -> None:
    playing = traveller(ONE, CLOTH, on=("arezzo", 1)).play("travel arezzo", f"play {CLOTH}", "done")

    assert playing.money("blue") == 30


def test_s18_12_with_one_short_leg_a_turn_he_is_paid_when_he_is_done_too() -> None:
    playing = traveller(ONE, TWO, journey_again="not_this_turn")
    playing.play("travel arezzo", f"with {ONE}", "go")
    assert playing.refused("travel arezzo")[0] == "S18.8"

    assert playing.play("done").money("blue") == 23


def test_s18_12_the_leg_is_told_without_pay_and_the_pay_by_itself() -> None:
    playing = traveller(ONE, on=("firenze", 1)).play("travel firenze", "done")

    assert [(event.space, event.coins) for event in told(playing, LegTravelled)] == [(2, 0)]
    assert [(event.space, event.coins) for event in told(playing, RoadPaid)] == [(2, 5)]


# Charity from the pay at the end


def arezzo_then_five(**options: str) -> Playing:
    """A Merchant got 10 at Arezzo, rests on the space of 5, and is done."""
    chosen: dict[str, Any] = {"charity_income": "all_but_inn_set", **options}
    return traveller(ONE, TWO, THREE, FOUR, **chosen).play(*TO_AREZZO, *TO_FIVE)


def test_s17_9_the_sum_of_the_turn_with_the_roads_pay_covers_the_charity() -> None:
    playing = arezzo_then_five()
    assert offered(playing, "charity") == ["charity 10"]

    playing.play("done")

    assert (playing.question, playing.answers) == (
        "charity-offer",
        ["decline", "charity 10", "charity 15"],
    )


def test_s17_9_the_charity_is_given_and_the_turn_is_over() -> None:
    playing = arezzo_then_five().play("done", "charity 15", "senesi 1", "senesi 4", "keep 4")

    assert (playing.money("blue"), kept(playing)) == (20 + 10 + 5 - 15, [4])
    assert playing.question == "deal-card"


def test_s17_9_he_may_decline() -> None:
    playing = arezzo_then_five().play("done", "decline")

    assert (playing.money("blue"), kept(playing)) == (35, [])
    assert playing.question == "deal-card"


def test_s17_9_the_question_names_this_rule() -> None:
    playing = arezzo_then_five().play("done")

    assert playing.table.rule() == "S17.9"
    assert playing.refused("done")[0] == "S17.9"


def test_s17_9_who_gave_before_is_not_asked() -> None:
    playing = arezzo_then_five().play("charity 10", "senesi 2", "done")

    assert playing.question == "deal-card"
    assert playing.money("blue") == 20 + 10 - 10 + 5


def test_s17_9_where_the_road_does_not_count_he_is_not_asked() -> None:
    table = {"goods": goods(cloth=(0, 1)), "turn": {"rights": ["cloth"]}}
    playing = traveller(ONE, on=("firenze", 1), table=table, charity_income="goods_sales")

    playing.play("sell cloth", "travel firenze", "done")

    assert playing.money("blue") == 45
    assert playing.question == "deal-card"


def test_s17_9_a_sale_and_the_roads_pay_are_summed() -> None:
    table = {"goods": goods(cloth=(0, 1)), "turn": {"rights": ["cloth"]}}
    playing = traveller(ONE, on=("firenze", 1), table=table, charity_income="all_but_inn_set")

    playing.play("sell cloth", "travel firenze", "done")

    assert playing.answers == ["decline", "charity 10", "charity 15"]


@pytest.mark.parametrize(("income", "asked"), [("all_but_inn_set", False), ("all_income", True)])
def test_s17_9_an_inn_set_is_summed_where_it_counts(income: str, asked: bool) -> None:
    playing = traveller("inn", "inn", "inn", ONE, on=("firenze", 1), charity_income=income)

    playing.play("play inn", "travel firenze", "done")

    assert playing.money("blue") == 45
    assert (playing.question == "charity-offer") == asked


def test_s17_9_less_than_10_in_the_turn_is_not_asked_about() -> None:
    playing = traveller(ONE, on=("firenze", 1), charity_income="all_but_inn_set")

    assert playing.play("travel firenze", "done").question == "deal-card"


def test_s17_9_the_blank_space_pays_nothing_to_give_from() -> None:
    playing = traveller(ONE, TWO, THREE, charity_income="all_but_inn_set")

    playing.play(*TO_AREZZO, "travel firenze", "done")

    assert (playing.money("blue"), playing.question) == (30, "deal-card")


def test_s17_9_called_home_there_is_nothing_to_give_from() -> None:
    playing = traveller(ONE, TWO, THREE, FOUR, CLOTH, charity_income="all_but_inn_set")

    playing.play(*TO_AREZZO, *TO_FIVE, f"play {CLOTH}", "done")

    assert (playing.money("blue"), playing.question) == (30, "deal-card")


@pytest.mark.parametrize("income", ["all_but_inn_set", "all_income"])
def test_s17_9_each_income_the_5_of_the_road_does_not_cover_10_by_itself(income: str) -> None:
    playing = traveller(ONE, TWO, THREE, FOUR, charity_limit="each_income", charity_income=income)
    playing.play(*TO_AREZZO)
    assert playing.question == "charity-offer"

    playing.play("decline", *TO_FIVE, "done")

    assert (playing.money("blue"), playing.question) == (35, "deal-card")


def all_senesi() -> dict[str, Any]:
    """A Banker who keeps every Senesi card."""
    return seat(50, "banker", senesi=[1] * 12 + [2] * 8 + [3] * 4 + [4] * 2)


def test_s17_9_without_a_senesi_card_in_the_deck_he_is_not_asked() -> None:
    playing = traveller(
        ONE, TWO, THREE, FOUR, others=(all_senesi(), seat(28)), charity_income="all_but_inn_set"
    ).play(*TO_AREZZO, *TO_FIVE, "done")

    assert (playing.money("blue"), playing.question) == (35, "deal-card")


# Rising right after


@pytest.mark.parametrize(("money", "asked"), [(75, True), (74, False)])
def test_s12_2_what_the_road_pays_at_the_end_counts_for_the_threshold(
    money: int, asked: bool
) -> None:
    playing = traveller(ONE, money=money, on=("firenze", 1)).play("travel firenze", "done")

    assert playing.money("blue") == money + 5
    assert (playing.question == "rise-or-stay") == asked


def test_s17_9_charity_comes_before_rising() -> None:
    playing = traveller(ONE, TWO, THREE, FOUR, money=70, charity_income="all_but_inn_set").play(
        *TO_AREZZO, *TO_FIVE, "done"
    )
    assert playing.question == "charity-offer"

    assert playing.play("decline").question == "rise-or-stay"


def test_s17_9_what_he_gave_up_is_missing_for_the_threshold() -> None:
    playing = traveller(ONE, TWO, THREE, FOUR, money=70, charity_income="all_but_inn_set").play(
        *TO_AREZZO, *TO_FIVE, "done", "charity 10", "senesi 1"
    )

    assert (playing.money("blue"), playing.question) == (75, "deal-card")


def test_s12_5_paid_and_risen_he_leaves_the_road() -> None:
    playing = traveller(ONE, money=75, on=("firenze", 1)).play("travel firenze", "done", "rise")

    assert (status(playing, "blue"), road(playing)) == ("banker", None)
    assert playing.place("blue") == "wall"
    assert playing.money("blue") == 80
