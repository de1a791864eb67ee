"""S17: charity."""

from typing import Any

import pytest

from fiorino.core.protocol import Seat
from fiorino.games.siena import SIENA, refusals
from fiorino.games.siena.events import BankerShare, CharityGiven, UnitSold

from .country_tables import (
    SPARE,
    goods,
    kept,
    merchant,
    offered,
    peasant,
    ranks,
    to_next_turn,
)
from .tables import Playing, Written, seat

READY = goods(cloth=(0, 2), spices=(0, 2))
RIGHTS = {"rights": ["cloth", "spices"]}
TWO_JOURNEYS = ("corn1-wine1", "corn2-wine1")
"""To the end of the road to Arezzo, for 10 Florins."""
THREE_INNS = ("inn", "inn", "inn")


def trader(
    *hand: str,
    others: tuple[Written, ...] = (seat(28),),
    limit: str = "once_a_turn",
    income: str = "goods_sales",
    again: str = "not_this_turn",
    **more: Any,
) -> Playing:
    """A Merchant with 20 Florins who may sell Cloth for 20 and Spices for 25."""
    return merchant(
        *hand,
        SPARE,
        others=others,
        table={"goods": READY, "turn": RIGHTS, **more},
        charity_limit=limit,
        charity_income=income,
        journey_again=again,
    )


def test_s17_1_for_10_florins_he_draws_one_senesi_card_and_keeps_it() -> None:
    playing = trader().play("sell cloth", "charity 10")
    assert (playing.asked, playing.question) == ("chance", "draw-senesi")

    playing.play("senesi 3")

    assert playing.money("blue") == 20 + 20 - 10
    assert kept(playing) == [3]
    assert (playing.asked, playing.question) == ("blue", "country-turn")


def test_s17_1_the_card_comes_from_the_deck() -> None:
    playing = trader().play("sell cloth", "charity 10", "senesi 3")

    assert playing.table.senesi[1:] == [12, 8, 3, 2]
    assert playing.table.under == []


def test_s17_1_a_peasant_does_not_give_to_charity() -> None:
    table = {"goods": goods(corn=(0, 1), oil=(0, 1)), "turn": {"rights": ["corn", "oil"]}}
    playing = peasant(SPARE, table=table).play("sell corn", "sell oil")

    assert offered(playing, "charity") == []


def test_s17_1_a_peasant_is_told_that_charity_is_for_merchants() -> None:
    table = {"goods": goods(corn=(0, 1), oil=(0, 1)), "turn": {"rights": ["corn", "oil"]}}
    playing = peasant(SPARE, table=table).play("sell corn", "sell oil")

    assert playing.refused("charity 10")[0] == "S17.1"


def test_s17_2_for_15_florins_he_draws_two_and_keeps_the_one_he_likes() -> None:
    playing = trader().play("sell cloth", "charity 15", "senesi 1", "senesi 4")
    assert (playing.asked, playing.answers) == ("blue", ["keep 1", "keep 4"])

    playing.play("keep 4")

    assert playing.money("blue") == 20 + 20 - 15
    assert kept(playing) == [4]


def test_s17_2_the_other_goes_under_the_deck() -> None:
    playing = trader().play("sell cloth", "charity 15", "senesi 1", "senesi 4", "keep 1")

    assert playing.table.under == [(4, 0)]
    assert playing.table.senesi[1:] == [11, 8, 4, 1]


def test_s17_2_a_card_that_was_not_drawn_is_not_kept() -> None:
    playing = trader().play("sell cloth", "charity 15", "senesi 1", "senesi 4")

    assert playing.refused("keep 3")[1] == refusals.SENESI_NOT_DRAWN.said()


def test_s17_2_of_two_alike_he_keeps_one_without_a_question() -> None:
    playing = trader().play("sell cloth", "charity 15", "senesi 2", "senesi 2")

    assert kept(playing) == [2]
    assert playing.table.under == [(2, 0)]
    assert playing.question == "country-turn"


@pytest.mark.parametrize("first", [10, 15])
def test_s17_3_he_gives_once_in_a_turn(first: int) -> None:
    playing = trader().play("sell cloth", "sell spices", f"charity {first}", "senesi 2")
    playing.play(*["senesi 2"] * (first == 15))

    assert offered(playing, "charity") == []


def test_s17_3_a_second_charity_in_the_turn_is_refused() -> None:
    playing = trader().play("sell cloth", "sell spices", "charity 10", "senesi 2")

    assert playing.refused("charity 10")[0] == "S17.3"


def test_s17_3_a_sale_after_the_charity_does_not_allow_a_second() -> None:
    playing = trader().play("sell cloth", "charity 10", "senesi 2", "sell spices")

    assert offered(playing, "charity") == []


def test_s17_3_he_gives_at_any_moment_before_he_is_done() -> None:
    playing = trader("courtesan", "corn1-wine1").play("sell cloth")

    playing.play("play courtesan", "play corn1-wine1", "charity 10", "senesi 2")

    assert kept(playing) == [2]


def test_s17_3_in_the_next_turn_he_may_give_again() -> None:
    playing = trader("corn2-wine1-cloth1").play("sell cloth", "charity 10", "senesi 2")

    to_next_turn(playing).play("play corn2-wine1-cloth1", "sell cloth", "charity 10", "senesi 1")

    assert kept(playing) == [2, 1]


def test_s17_3_each_income_he_is_asked_as_soon_as_he_has_received_it() -> None:
    playing = trader(limit="each_income").play("sell cloth")

    assert (playing.asked, playing.question) == ("blue", "charity-offer")
    assert playing.answers == ["decline", "charity 10", "charity 15"]


def test_s17_3_each_income_gives_a_charity_of_its_own() -> None:
    playing = trader(limit="each_income").play("sell cloth", "charity 10", "senesi 2")

    playing.play("sell spices", "charity 15", "senesi 1", "senesi 3", "keep 3")

    assert playing.money("blue") == 20 + 20 - 10 + 25 - 15
    assert kept(playing) == [2, 3]


def test_s17_3_each_income_only_one_of_the_two_for_one_income() -> None:
    playing = trader(limit="each_income").play("sell spices", "charity 10", "senesi 2")

    assert playing.question == "country-turn"
    assert offered(playing, "charity") == []


def test_s17_3_each_income_cannot_be_given_later() -> None:
    playing = trader(limit="each_income").play("sell cloth", "decline")

    assert (playing.money("blue"), kept(playing)) == (40, [])
    assert offered(playing, "charity") == []


def test_s17_3_each_income_a_charity_that_comes_too_late_is_refused() -> None:
    playing = trader(limit="each_income").play("sell cloth", "decline")

    assert playing.refused("charity 10")[0] == "S17.3"


def road_to_arezzo(playing: Playing) -> Playing:
    """A journey that pays 10."""
    return playing.play("travel arezzo", "with corn1-wine1", "with corn2-wine1")


def test_s17_4_the_sale_of_cloth_and_spices_counts_as_income() -> None:
    for good in ("cloth", "spices"):
        playing = trader().play(f"sell {good}")
        assert offered(playing, "charity") == ["charity 10", "charity 15"]


def test_s17_4_goods_sales_what_a_road_or_inn_cards_pay_does_not_count() -> None:
    playing = road_to_arezzo(trader(*TWO_JOURNEYS, *THREE_INNS)).play("play inn")

    assert playing.money("blue") == 20 + 10 + 20
    assert offered(playing, "charity") == []
    assert playing.refused("charity 10")[0] == "S17.5"


def test_s17_4_all_but_inn_set_what_a_road_pays_counts() -> None:
    playing = road_to_arezzo(trader(*TWO_JOURNEYS, income="all_but_inn_set"))

    assert offered(playing, "charity") == ["charity 10"]


def test_s17_4_all_but_inn_set_what_inn_cards_pay_does_not_count() -> None:
    playing = trader(*THREE_INNS, income="all_but_inn_set").play("play inn")

    assert playing.money("blue") == 40
    assert offered(playing, "charity") == []
    assert playing.refused("charity 10")[0] == "S17.5"


def test_s17_4_all_but_inn_set_a_sale_counts() -> None:
    playing = trader(income="all_but_inn_set").play("sell cloth")

    assert offered(playing, "charity") == ["charity 10", "charity 15"]


def test_s17_4_all_income_what_a_road_pays_counts() -> None:
    playing = road_to_arezzo(trader(*TWO_JOURNEYS, income="all_income"))

    assert offered(playing, "charity") == ["charity 10"]


def test_s17_4_all_income_what_inn_cards_pay_counts() -> None:
    playing = trader(*THREE_INNS, income="all_income").play("play inn")

    assert offered(playing, "charity") == ["charity 10", "charity 15"]


def test_s17_4_all_income_a_sale_counts() -> None:
    playing = trader(income="all_income").play("sell spices")

    assert offered(playing, "charity") == ["charity 10", "charity 15"]


@pytest.mark.parametrize(
    ("income", "road_counts", "inn_counts"),
    [
        ("goods_sales", False, False),
        ("all_but_inn_set", True, False),
        ("all_income", True, True),
    ],
)
def test_s17_4_each_income_he_is_asked_after_what_counts(
    income: str, road_counts: bool, inn_counts: bool
) -> None:
    after_road = road_to_arezzo(trader(*TWO_JOURNEYS, limit="each_income", income=income))
    after_inn = trader(*THREE_INNS, limit="each_income", income=income).play("play inn")

    assert (after_road.question == "charity-offer") == road_counts
    assert (after_inn.question == "charity-offer") == inn_counts


def test_s17_5_before_any_income_he_gives_nothing() -> None:
    playing = trader()

    assert offered(playing, "charity") == []
    assert playing.refused("charity 10") == (
        "S17.5",
        refusals.INCOME_TOO_SMALL.said(income=0, coins=10),
    )


def test_s17_5_an_income_of_10_does_not_cover_15() -> None:
    playing = road_to_arezzo(trader(*TWO_JOURNEYS, income="all_but_inn_set"))

    assert playing.refused("charity 15") == (
        "S17.5",
        refusals.INCOME_TOO_SMALL.said(income=10, coins=15),
    )


def test_s17_5_the_sum_of_the_turn_covers_it() -> None:
    hand = ("corn1-wine1", "corn2-wine1", "corn1-oil1")
    playing = trader(*hand, income="all_but_inn_set", again="this_turn")

    playing.play("travel arezzo", "with corn1-wine1", "go")
    assert offered(playing, "charity") == []
    playing.play("travel arezzo", "with corn2-wine1")
    assert offered(playing, "charity") == ["charity 10"]
    playing.play("travel arezzo")

    assert playing.money("blue") == 20 + 3 + 10 + 3
    assert offered(playing, "charity") == ["charity 10", "charity 15"]


def test_s17_5_income_of_another_turn_does_not_count() -> None:
    playing = to_next_turn(trader().play("sell cloth"))

    assert playing.refused("charity 10")[0] == "S17.5"


def test_s17_5_each_income_covers_by_itself() -> None:
    hand = ("corn1-wine1", "corn2-wine1", "corn1-oil1")
    playing = trader(*hand, limit="each_income", income="all_income", again="this_turn")

    playing.play("travel arezzo", "with corn1-wine1", "go")
    assert playing.question == "country-turn"
    playing.play("travel arezzo", "with corn2-wine1")

    assert playing.answers == ["decline", "charity 10"]


def test_s17_5_each_income_more_than_the_one_income_is_refused() -> None:
    playing = road_to_arezzo(trader(*TWO_JOURNEYS, limit="each_income", income="all_income"))

    assert playing.refused("charity 15")[0] == "S17.5"


def test_s17_6_his_disc_counts_as_moved_before_those_of_the_bankers() -> None:
    playing = trader(others=(seat(27, "banker"), seat(0)))

    playing.play("sell cloth", "charity 10", "senesi 1")

    assert (playing.money("blue"), playing.money("orange")) == (30, 30)
    assert ranks(playing) == ["green", "blue", "orange"]


def test_s17_6_on_a_disc_that_did_not_move_his_own_lies_on_top() -> None:
    playing = trader(others=(seat(30),), pile=["blue", "orange"])

    playing.play("sell cloth", "charity 10", "senesi 1")

    assert (playing.money("blue"), playing.money("orange")) == (30, 30)
    assert ranks(playing) == ["orange", "blue"]


def test_s17_6_it_counts_as_moved_with_his_last_income() -> None:
    others = (seat(37, "banker"), seat(0))
    playing = trader(*TWO_JOURNEYS, others=others, income="all_but_inn_set")

    road_to_arezzo(playing.play("sell cloth")).play("charity 10", "senesi 1")

    assert (playing.money("blue"), playing.money("orange")) == (40, 40)
    assert ranks(playing) == ["green", "orange", "blue"]


def test_s17_6_each_income_the_bankers_receive_theirs_before_he_is_asked() -> None:
    playing = trader(others=(seat(27, "banker"), seat(0)), limit="each_income").play("sell cloth")
    assert (playing.money("blue"), playing.money("orange")) == (40, 30)

    playing.play("charity 10", "senesi 1")

    assert ranks(playing) == ["green", "blue", "orange"]
    told = (UnitSold, BankerShare, CharityGiven)
    assert [type(event) for event in playing.events if isinstance(event, told)] == list(told)


def senesi_left(*values: int) -> dict[str, Any]:
    """A Banker who keeps all Senesi cards but these."""
    all_cards = [1] * 12 + [2] * 8 + [3] * 4 + [4] * 2
    for value in values:
        all_cards.remove(value)
    return seat(50, "banker", senesi=all_cards)


def test_s17_7_without_a_senesi_card_in_the_deck_nobody_gives() -> None:
    playing = trader(others=(senesi_left(), seat(28))).play("sell cloth")

    assert offered(playing, "charity") == []


def test_s17_7_a_charity_without_a_senesi_card_is_refused() -> None:
    playing = trader(others=(senesi_left(), seat(28))).play("sell cloth")

    assert playing.refused("charity 10")[0] == "S17.7"


def test_s17_7_each_income_without_a_senesi_card_nobody_is_asked() -> None:
    others = (senesi_left(), seat(28))
    playing = trader(others=others, limit="each_income").play("sell cloth")

    assert playing.question == "country-turn"


def test_s17_7_for_15_florins_he_draws_the_last_card_and_keeps_it() -> None:
    others = (senesi_left(2), seat(28))
    playing = trader(others=others).play("sell cloth", "charity 15", "senesi 2")

    assert playing.money("blue") == 25
    assert kept(playing) == [2]
    assert playing.table.senesi_left() == 0


def test_s17_7_a_card_that_lies_under_the_deck_can_be_drawn() -> None:
    others = (senesi_left(3), seat(28))
    playing = trader(others=others, under=[{"value": 3, "seat": "orange"}])

    playing.play("sell cloth", "charity 10")

    assert kept(playing) == [3]
    assert playing.table.under == []


def test_s17_8_kept_cards_stay_before_him() -> None:
    playing = to_next_turn(trader().play("sell cloth", "charity 10", "senesi 4"))

    assert kept(playing) == [4]


def test_s17_8_kept_cards_lie_face_down() -> None:
    playing = trader().play("sell cloth", "charity 10", "senesi 4")

    def shown(viewer: int) -> object:
        view: Any = SIENA.view(playing.table, Seat(viewer))
        return view["seats"][0]["senesi"]

    assert (shown(0), shown(1)) == ([4], [0])
