"""S18: journeys."""

import pytest

from fiorino.games.siena import refusals
from fiorino.games.siena.events import LegTravelled, WorkersPut

from .country_tables import (
    SPARE,
    banker,
    goods,
    merchant,
    offered,
    peasant,
    ranks,
    road,
    status,
    to_next_turn,
    whole_painting,
)
from .tables import seat

ONE = "corn1-wine1"
TWO = "corn2-wine1"
THREE = "corn1-wine2"
FOUR = "corn1-oil1"
"""Journey cards, in the order of the box."""


def test_s18_1_to_a_peasant_a_journey_card_is_a_goods_card() -> None:
    playing = peasant(ONE, SPARE, table={"goods": goods(corn=(0, 1))}).play(f"play {ONE}")

    assert whole_painting(playing) == {"corn": (1, 1), "wine": (1, 0)}
    assert offered(playing, "sell") == ["sell corn"]


def test_s18_1_merchants_only_a_peasant_does_not_play_a_journey_card() -> None:
    playing = peasant(ONE, SPARE, journey_cards="merchants_only")

    assert offered(playing, "play") == []
    assert playing.refused(f"play {ONE}") == ("S18.1", refusals.JOURNEYS_FOR_MERCHANTS.said())


def test_s18_1_merchants_only_a_peasant_plays_other_goods_cards() -> None:
    playing = peasant(ONE, "corn2-wine1-cloth1", SPARE, journey_cards="merchants_only")

    assert offered(playing, "play") == ["play corn2-wine1-cloth1"]


def test_s18_1_merchants_only_a_peasant_may_discard_a_journey_card() -> None:
    playing = peasant(ONE, SPARE, journey_cards="merchants_only").play(f"discard {ONE}")

    assert playing.hand("blue") == [SPARE]


def test_s18_1_merchants_only_a_peasant_may_use_its_green() -> None:
    playing = peasant(ONE, "calandrino", journey_cards="merchants_only")

    playing.play("play calandrino", f"with {ONE}")

    assert playing.table.calandrino == (0 - 3 - 4) % 10


def test_s18_1_merchants_only_a_merchant_plays_it_for_its_workers_and_travels() -> None:
    playing = merchant(ONE, TWO, SPARE, journey_cards="merchants_only")

    playing.play(f"play {ONE}", "travel arezzo")

    assert whole_painting(playing) == {"corn": (0, 1), "wine": (2, 0)}
    assert road(playing) == ("arezzo", 1)


@pytest.mark.parametrize("edition", ["english", "dutch", "hungarian"])
def test_s18_1_in_the_other_editions_a_peasant_plays_it(edition: str) -> None:
    assert f"play {ONE}" in peasant(ONE, SPARE, edition=edition).answers


def test_s18_1_german_a_peasant_does_not() -> None:
    assert peasant(ONE, SPARE, edition="german").refused(f"play {ONE}")[0] == "S18.1"


def test_s18_1_a_peasant_does_not_travel() -> None:
    assert offered(peasant(ONE, SPARE), "travel") == []


@pytest.mark.parametrize("way", ["firenze", "arezzo"])
def test_s18_1_a_peasant_who_would_travel_is_refused(way: str) -> None:
    assert peasant(ONE, SPARE).refused(f"travel {way}")[0] == "S18.1"


@pytest.mark.parametrize("way", ["firenze", "arezzo"])
def test_s18_1_a_banker_does_not_travel(way: str) -> None:
    playing = banker(ONE, SPARE)

    rule, reason = playing.refused(f"travel {way}")

    assert rule == "S18.1"
    assert reason == refusals.TRAVEL_FOR_MERCHANTS.said()
    assert offered(playing, "travel") == []


def test_s18_1_a_merchant_travels() -> None:
    playing = merchant(ONE, SPARE).play("travel arezzo")

    assert road(playing) == ("arezzo", 1)


def test_s18_2_each_card_of_a_leg_carries_him_one_space_further() -> None:
    one = merchant(ONE, TWO, THREE, SPARE).play("travel firenze", f"with {ONE}", "go")
    two = merchant(ONE, TWO, THREE, SPARE)
    two.play("travel firenze", f"with {ONE}", f"with {TWO}", "go")

    assert road(one) == ("firenze", 1)
    assert road(two) == ("firenze", 2)


def test_s18_2_the_workers_of_the_cards_are_placed() -> None:
    playing = merchant(ONE, TWO, SPARE, table={"goods": goods(wine=(4, 0))})

    playing.play("travel firenze", f"with {ONE}", f"with {TWO}")

    assert whole_painting(playing) == {"corn": (0, 1), "wine": (1, 1)}


def test_s18_2_the_cards_are_played() -> None:
    playing = merchant(ONE, TWO, SPARE).play("travel firenze", f"with {TWO}")

    assert playing.hand("blue") == [ONE, SPARE]


@pytest.mark.parametrize("order", [(TWO, ONE), (THREE, TWO), (THREE, ONE)])
def test_s18_2_the_cards_are_named_in_any_order(order: tuple[str, str]) -> None:
    playing = merchant(ONE, TWO, THREE, SPARE).play("travel firenze", f"with {order[0]}")
    assert set(playing.answers) == {
        "go",
        *[f"with {c}" for c in (ONE, TWO, THREE) if c != order[0]],
    }

    playing.play(f"with {order[1]}", "go")

    assert road(playing) == ("firenze", 2)


def test_s18_2_the_last_card_of_the_box_named_first_does_not_set_out_by_itself() -> None:
    playing = merchant(FOUR, ONE, SPARE).play("travel firenze", f"with {FOUR}")

    assert playing.question == "leg"
    assert playing.answers == [f"with {ONE}", "go"]


def test_s18_2_a_go_is_taken_by_itself_when_no_card_can_be_named() -> None:
    playing = merchant(ONE, TWO, SPARE).play("travel firenze", f"with {TWO}", f"with {ONE}")

    assert (playing.question, road(playing)) == ("country-turn", ("firenze", 2))


def test_s18_2_the_workers_are_placed_in_the_order_of_naming() -> None:
    table = {"goods": goods(wine=(4, 0))}
    playing = merchant(TWO, THREE, SPARE, table=table)

    playing.play("travel firenze", f"with {THREE}", f"with {TWO}")

    put = [event for event in playing.events if isinstance(event, WorkersPut)]
    assert [(event.good, event.workers) for event in put] == [(0, 1), (1, 2), (0, 2), (1, 1)]


def test_s18_2_without_a_journey_card_nobody_travels() -> None:
    playing = merchant("corn1-wine2-cloth2", SPARE)

    assert playing.refused("travel firenze") == ("S18.2", refusals.NO_JOURNEY.said())


def test_s18_2_only_journey_cards_make_a_leg() -> None:
    playing = merchant(ONE, TWO, "corn1-wine2-cloth2", SPARE).play("travel firenze")

    assert playing.answers == [f"with {ONE}", f"with {TWO}"]
    assert playing.refused("with corn1-wine2-cloth2")[0] == "S18.2"
    assert playing.refused(f"with {SPARE}")[0] == "S18.2"


def test_s18_2_a_leg_has_at_least_one_card() -> None:
    playing = merchant(ONE, TWO, SPARE).play("travel firenze")

    assert playing.refused("go")[0] == "S18.2"


def test_s18_3_off_the_road_he_chooses_the_road() -> None:
    assert offered(merchant(ONE, SPARE), "travel") == ["travel firenze", "travel arezzo"]


def test_s18_3_off_the_road_he_begins_before_the_first_space() -> None:
    assert road(merchant(ONE, SPARE).play("travel firenze")) == ("firenze", 1)


def test_s18_3_on_a_road_he_goes_on_along_it() -> None:
    playing = merchant(ONE, SPARE, road=("firenze", 1)).play("travel firenze")

    assert road(playing) == ("firenze", 2)


@pytest.mark.parametrize(("mine", "other"), [("firenze", "arezzo"), ("arezzo", "firenze")])
def test_s18_3_on_a_road_he_cannot_change(mine: str, other: str) -> None:
    playing = merchant(ONE, SPARE, road=(mine, 1))

    assert offered(playing, "travel") == [f"travel {mine}"]
    assert playing.refused(f"travel {other}") == (
        "S18.3",
        refusals.OTHER_ROAD.said(),
    )


@pytest.mark.parametrize(
    ("way", "start", "spaces", "pay"),
    [
        ("firenze", 0, 3, 20),
        ("firenze", 1, 2, 20),
        ("firenze", 2, 1, 20),
        ("arezzo", 0, 2, 10),
        ("arezzo", 1, 1, 10),
    ],
)
def test_s18_4_a_leg_has_at_most_as_many_cards_as_spaces_are_left(
    way: str, start: int, spaces: int, pay: int
) -> None:
    cards = [ONE, TWO, THREE, FOUR]
    playing = merchant(*cards, SPARE, road=(way, start) if start else None)

    playing.play(f"travel {way}", *[f"with {card}" for card in cards[:spaces]])

    # With the last space reached there is nothing left to ask: the leg is made.
    assert playing.question == "country-turn"
    assert playing.hand("blue") == [*cards[spaces:], SPARE]
    assert playing.money("blue") == 20 + pay


def test_s18_4_one_card_more_is_refused() -> None:
    playing = merchant(ONE, TWO, THREE, SPARE).play("travel arezzo", f"with {ONE}", f"with {TWO}")

    rule, reason = playing.refused(f"with {THREE}")

    assert rule == "S11.1"
    assert reason == refusals.NOT_NOW.said()


@pytest.mark.parametrize(
    ("way", "start", "spaces", "pay"),
    [
        ("firenze", 0, 1, 0),
        ("firenze", 0, 2, 5),
        ("firenze", 0, 3, 20),
        ("firenze", 1, 1, 5),
        ("firenze", 1, 2, 20),
        ("firenze", 2, 1, 20),
        ("arezzo", 0, 1, 3),
        ("arezzo", 0, 2, 10),
        ("arezzo", 1, 1, 10),
    ],
)
def test_s18_5_he_receives_only_the_florins_of_the_space_where_the_leg_ends(
    way: str, start: int, spaces: int, pay: int
) -> None:
    cards = [ONE, TWO, THREE, FOUR]
    playing = merchant(*cards, SPARE, road=(way, start) if start else None)
    short = start + spaces < {"firenze": 3, "arezzo": 2}[way]

    playing.play(f"travel {way}", *[f"with {card}" for card in cards[:spaces]], *["go"] * short)

    (told,) = [event for event in playing.events if isinstance(event, LegTravelled)]
    assert told.coins == pay
    assert playing.money("blue") == 20 + pay


def test_s18_5_the_blank_space_pays_nothing_and_moves_no_disc() -> None:
    table = {"pile": ["blue", "orange"]}
    playing = merchant(ONE, SPARE, money=28, table=table).play("travel firenze")

    assert playing.money("blue") == 28
    assert ranks(playing) == ["blue", "orange"]


@pytest.mark.parametrize("way", ["firenze", "arezzo"])
def test_s18_6_at_the_last_space_he_leaves_the_road(way: str) -> None:
    last = {"firenze": 3, "arezzo": 2}[way]
    playing = merchant(ONE, SPARE, road=(way, last - 1)).play(f"travel {way}")

    assert road(playing) is None


def test_s18_6_after_the_last_space_he_may_begin_another_journey_in_the_same_turn() -> None:
    playing = merchant(ONE, TWO, SPARE, road=("firenze", 2))
    playing.play("travel firenze", f"with {ONE}")
    assert offered(playing, "travel") == ["travel firenze", "travel arezzo"]

    playing.play("travel arezzo")

    assert road(playing) == ("arezzo", 1)
    assert playing.money("blue") == 20 + 20 + 3


@pytest.mark.parametrize(("way", "space"), [("firenze", 1), ("firenze", 2), ("arezzo", 1)])
def test_s18_7_after_a_leg_that_ends_short_he_stays_there(way: str, space: int) -> None:
    playing = merchant(ONE, SPARE, road=(way, space - 1) if space > 1 else None)

    assert road(playing.play(f"travel {way}")) == (way, space)


def test_s18_7_he_goes_on_in_a_later_turn() -> None:
    playing = merchant(ONE, TWO, SPARE).play("travel firenze", f"with {ONE}", "go")

    to_next_turn(playing).play("travel firenze")

    assert road(playing) == ("firenze", 2)
    assert playing.money("blue") == 25


def test_s18_8_after_a_leg_that_ended_short_he_does_not_travel_again_in_this_turn() -> None:
    playing = merchant(ONE, TWO, SPARE).play("travel firenze", f"with {ONE}", "go")

    assert offered(playing, "travel") == []
    rule, reason = playing.refused("travel firenze")
    assert rule == "S18.8"
    assert reason == refusals.ROADS_CLOSED.said()


def test_s18_8_leaving_the_road_by_cloth_does_not_open_it_again() -> None:
    playing = merchant(ONE, TWO, "corn2-wine1-cloth1", SPARE)

    playing.play("travel firenze", f"with {ONE}", "go", "play corn2-wine1-cloth1")

    assert road(playing) is None
    assert playing.refused("travel arezzo")[0] == "S18.8"


def test_s18_8_leaving_the_road_after_cashing_does_not_open_it_again() -> None:
    playing = merchant(ONE, TWO, SPARE, journey_stop="leaves_after_cashing")

    playing.play("travel arezzo", f"with {ONE}", "go", "cash")

    assert road(playing) is None
    assert playing.refused("travel arezzo")[0] == "S18.8"


def test_s18_8_this_turn_he_may_make_further_legs() -> None:
    playing = merchant(ONE, TWO, SPARE, journey_again="this_turn")
    playing.play("travel firenze", f"with {ONE}", "go")
    assert offered(playing, "travel") == ["travel firenze"]

    playing.play("travel firenze")

    assert road(playing) == ("firenze", 2)
    assert playing.money("blue") == 25


def test_s18_8_this_turn_each_leg_is_paid() -> None:
    playing = merchant(ONE, TWO, SPARE, journey_again="this_turn")

    playing.play("travel arezzo", f"with {ONE}", "go", "travel arezzo")

    assert road(playing) is None
    assert playing.money("blue") == 20 + 3 + 10


def test_s18_8_this_turn_he_may_set_out_anew_after_cloth_called_him_back() -> None:
    playing = merchant(ONE, TWO, "corn2-wine1-cloth1", SPARE, journey_again="this_turn")

    playing.play("travel firenze", f"with {ONE}", "go", "play corn2-wine1-cloth1")

    assert offered(playing, "travel") == ["travel firenze", "travel arezzo"]


@pytest.mark.parametrize(
    "card", ["corn2-wine1-cloth1", "corn1-wine1-spices2", "corn1-cloth2-spices1"]
)
def test_s18_9_workers_of_cloth_or_spices_call_him_off_the_road_without_payment(
    card: str,
) -> None:
    playing = merchant(card, SPARE, road=("firenze", 2)).play(f"play {card}")

    assert road(playing) is None
    assert playing.money("blue") == 20


def test_s18_9_workers_of_corn_wine_and_oil_alone_do_not_call_him_back() -> None:
    playing = merchant("wine2-oil2", SPARE, road=("firenze", 2)).play("play wine2-oil2")

    assert road(playing) == ("firenze", 2)


def test_s18_9_cloth_of_another_player_does_not_call_him_back() -> None:
    table = {
        "agenda": [
            {"step": "next-turn", "row": 1, "left": 1},
            {"step": "country-turn", "seat": "blue"},
        ]
    }
    others = [seat(28, "merchant", [SPARE], road="arezzo", space=1), seat(40)]
    playing = merchant("corn2-wine1-cloth1", SPARE, others=others, table=table)

    playing.play("play corn2-wine1-cloth1", "done")

    assert road(playing, "orange") == ("arezzo", 1)


def test_s18_10_he_does_not_leave_a_road_by_anything_else() -> None:
    table = {"goods": goods(cloth=(0, 1)), "turn": {"rights": ["cloth"]}}
    hand = ("inn", "inn", "inn", "courtesan", ONE, TWO, SPARE)
    playing = merchant(*hand, road=("firenze", 2), table=table)

    playing.play("play inn", "play courtesan", f"play {ONE}", f"discard {TWO}", "sell cloth")
    assert road(playing) == ("firenze", 2)

    assert road(to_next_turn(playing)) == ("firenze", 2)


def test_s18_10_he_cannot_turn_back_to_set_out_anew() -> None:
    playing = merchant(ONE, SPARE, road=("firenze", 2))

    assert playing.refused("travel arezzo")[0] == "S18.3"


def test_s18_10_he_leaves_it_by_becoming_a_banker() -> None:
    playing = merchant(SPARE, money=80, road=("arezzo", 1)).play("done", "rise")

    assert (road(playing), status(playing, "blue")) == (None, "banker")


def test_s18_11_a_merchant_may_play_a_journey_card_for_its_workers_alone() -> None:
    playing = merchant(ONE, SPARE).play(f"play {ONE}")

    assert whole_painting(playing) == {"corn": (1, 0), "wine": (1, 0)}
    assert road(playing) is None
    assert playing.money("blue") == 20


def test_s18_11_on_a_road_such_a_card_does_not_carry_him_further() -> None:
    playing = merchant(ONE, SPARE, road=("arezzo", 1)).play(f"play {ONE}")

    assert road(playing) == ("arezzo", 1)
    assert playing.money("blue") == 20


def test_s18_11_after_a_short_leg_he_may_still_play_one_for_its_workers() -> None:
    playing = merchant(ONE, TWO, SPARE).play("travel arezzo", f"with {ONE}", "go")

    playing.play(f"play {TWO}")

    assert whole_painting(playing) == {"corn": (0, 1), "wine": (2, 0)}
    assert road(playing) == ("arezzo", 1)
