"""S14: selling."""

import pytest

from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.events import BankerShare, UnitSold

from .country_tables import (
    SPARE,
    banker,
    goods,
    merchant,
    offered,
    painting,
    peasant,
    ranks,
    to_next_turn,
)
from .tables import Playing, seat

CLOTH_1 = "corn2-wine1-cloth1"
CLOTH_1_TOO = "wine2-oil1-cloth1"
CLOTH_2 = "corn1-oil1-cloth2"
EVERYTHING = goods(corn=(0, 1), wine=(0, 1), oil=(0, 1), cloth=(0, 1), spices=(0, 1))
ALL_RIGHTS = {"rights": ["corn", "wine", "oil", "cloth", "spices"]}


def test_s14_1_peasants_sell_corn_wine_and_oil() -> None:
    playing = peasant(SPARE, table={"goods": EVERYTHING, "turn": ALL_RIGHTS})

    assert offered(playing, "sell") == ["sell corn", "sell wine", "sell oil"]


@pytest.mark.parametrize("good", ["cloth", "spices"])
def test_s14_1_peasants_do_not_sell_cloth_and_spices(good: str) -> None:
    playing = peasant(SPARE, table={"goods": EVERYTHING, "turn": ALL_RIGHTS})

    assert playing.refused(f"sell {good}") == (
        "S14.1",
        refusals.STATUS_NOT_SELLING.said(good=Thing("good", good)),
    )


def test_s14_1_merchants_sell_cloth_and_spices() -> None:
    playing = merchant(SPARE, table={"goods": EVERYTHING, "turn": ALL_RIGHTS})

    assert offered(playing, "sell") == ["sell cloth", "sell spices"]


@pytest.mark.parametrize("good", ["corn", "wine", "oil"])
def test_s14_1_merchants_do_not_sell_corn_wine_and_oil(good: str) -> None:
    playing = merchant(SPARE, table={"goods": EVERYTHING, "turn": ALL_RIGHTS})

    assert playing.refused(f"sell {good}") == (
        "S14.1",
        refusals.STATUS_NOT_SELLING.said(good=Thing("good", good)),
    )


@pytest.mark.parametrize("good", ["corn", "wine", "oil", "cloth", "spices"])
def test_s14_1_bankers_sell_nothing(good: str) -> None:
    playing = banker(SPARE, table={"goods": EVERYTHING})

    rule, reason = playing.refused(f"sell {good}")

    assert rule == "S14.1"
    assert reason == refusals.BANKER_SELLS_NONE.said()
    assert offered(playing, "sell") == []


def test_s14_2_a_worker_of_the_good_gives_the_right_to_sell_it() -> None:
    playing = peasant("corn1-wine1", SPARE, table={"goods": EVERYTHING})
    assert offered(playing, "sell") == []

    assert offered(playing.play("play corn1-wine1"), "sell") == ["sell corn", "sell wine"]


def test_s14_2_a_unit_of_a_good_without_a_worker_in_this_turn_cannot_be_sold() -> None:
    playing = peasant("corn1-wine1", SPARE, table={"goods": EVERYTHING}).play("play corn1-wine1")

    rule, reason = playing.refused("sell oil")

    assert rule == "S14.2"
    assert reason == refusals.NO_RIGHT.said(good=Thing("good", "oil"))


def test_s14_2_the_right_is_gone_in_the_next_turn() -> None:
    playing = peasant("corn1-wine1", SPARE, table={"goods": EVERYTHING}).play("play corn1-wine1")

    assert to_next_turn(playing).refused("sell corn")[0] == "S14.2"


def test_s14_2_workers_of_another_player_give_no_right() -> None:
    table = {
        "goods": EVERYTHING,
        "agenda": [
            {"step": "next-turn", "row": 1, "left": 1},
            {"step": "country-turn", "seat": "blue"},
        ],
    }
    others = [seat(28, "peasant", [SPARE])]
    playing = peasant("corn1-wine1", SPARE, others=others, table=table)

    playing.play("play corn1-wine1", "done")

    assert playing.asked == "orange"
    assert playing.refused("sell corn")[0] == "S14.2"


def test_s14_3_the_unit_may_be_one_that_lay_ready_before() -> None:
    playing = peasant("corn1-wine1", SPARE, table={"goods": goods(corn=(0, 1))})

    playing.play("play corn1-wine1", "sell corn")

    assert playing.money("blue") == 28
    assert painting(playing, "corn") == (1, 0)


def test_s14_4_a_unit_that_fills_the_frame_exactly_may_be_sold() -> None:
    playing = merchant(CLOTH_1, SPARE, table={"goods": goods(cloth=(6, 0))})

    playing.play(f"play {CLOTH_1}", "sell cloth")

    assert playing.money("blue") == 40
    assert painting(playing, "cloth") == (0, 0)


def test_s14_4_a_unit_that_leaves_workers_over_may_be_sold() -> None:
    playing = peasant("corn2-wine1", SPARE, table={"goods": goods(corn=(2, 0))})

    playing.play("play corn2-wine1", "sell corn")

    assert playing.money("blue") == 28
    assert painting(playing, "corn") == (1, 0)


def test_s14_4_no_right_a_unit_that_fills_the_frame_exactly_may_not_be_sold() -> None:
    table = {"goods": goods(corn=(2, 0))}
    playing = peasant("corn1-wine1", SPARE, table=table, exact_fill_sale="no_right")

    playing.play("play corn1-wine1")

    assert painting(playing, "corn") == (0, 1)
    assert playing.refused("sell corn")[0] == "S14.2"


@pytest.mark.parametrize("good", ["corn", "wine", "oil"])
def test_s14_5_a_peasant_sells_one_unit_of_each_good_in_a_turn(good: str) -> None:
    table = {"goods": goods(corn=(0, 2), wine=(0, 2), oil=(0, 2)), "turn": ALL_RIGHTS}
    playing = peasant(SPARE, table=table).play(f"sell {good}")

    assert playing.refused(f"sell {good}") == (
        "S14.5",
        refusals.SOLD_ALREADY.said(good=Thing("good", good)),
    )


@pytest.mark.parametrize("good", ["cloth", "spices"])
def test_s14_5_a_merchant_sells_one_unit_of_each_good_in_a_turn(good: str) -> None:
    table = {"goods": goods(cloth=(0, 2), spices=(0, 2)), "turn": ALL_RIGHTS}
    playing = merchant(SPARE, table=table).play(f"sell {good}")

    assert playing.refused(f"sell {good}") == (
        "S14.5",
        refusals.SOLD_ALREADY.said(good=Thing("good", good)),
    )


def test_s14_5_another_card_of_the_good_does_not_allow_a_second_unit() -> None:
    table = {"goods": goods(corn=(0, 2))}
    playing = peasant("corn1-wine1", "corn1-wine2", SPARE, table=table)

    playing.play("play corn1-wine1", "sell corn", "play corn1-wine2")

    assert playing.refused("sell corn")[0] == "S14.5"


def test_s14_5_a_good_that_was_sold_may_be_sold_again_in_the_next_turn() -> None:
    table = {"goods": goods(corn=(0, 2))}
    playing = peasant("corn1-wine1", "corn1-wine2", SPARE, table=table)

    to_next_turn(playing.play("play corn1-wine1", "sell corn")).play("play corn1-wine2")

    assert "sell corn" in playing.answers


def test_s14_6_cards_may_be_played_after_a_sale_and_goods_sold_after_them() -> None:
    table = {"goods": goods(corn=(0, 1), oil=(0, 1))}
    playing = peasant("corn1-wine1", "wine1-oil1", SPARE, table=table)

    playing.play("play corn1-wine1", "sell corn", "play wine1-oil1", "sell oil")

    assert playing.money("blue") == 20 + 8 + 14


@pytest.mark.parametrize(("good", "price"), [("corn", 8), ("wine", 10), ("oil", 14)])
def test_s14_7_a_sale_of_a_peasant_takes_one_unit_and_pays_its_price(good: str, price: int) -> None:
    table = {"goods": goods(**{good: (1, 3)}), "turn": ALL_RIGHTS}
    playing = peasant(SPARE, table=table).play(f"sell {good}")

    assert playing.money("blue") == 20 + price
    assert painting(playing, good) == (1, 2)


@pytest.mark.parametrize(("good", "price"), [("cloth", 20), ("spices", 25)])
def test_s14_7_a_sale_of_a_merchant_takes_one_unit_and_pays_its_price(
    good: str, price: int
) -> None:
    table = {"goods": goods(**{good: (1, 3)}), "turn": ALL_RIGHTS}
    playing = merchant(SPARE, table=table).play(f"sell {good}")

    assert playing.money("blue") == 20 + price
    assert painting(playing, good) == (1, 2)


def test_s14_7_without_a_unit_ready_nothing_is_sold() -> None:
    playing = peasant("corn1-wine1", SPARE).play("play corn1-wine1")

    assert playing.refused("sell corn") == (
        "S14.7",
        refusals.NO_UNIT.said(good=Thing("good", "corn")),
    )


def test_s14_8_a_player_may_be_done_without_selling() -> None:
    playing = peasant("corn1-wine1", SPARE, table={"goods": goods(corn=(0, 1))})

    playing.play("play corn1-wine1", "done")

    assert playing.money("blue") == 20
    assert painting(playing, "corn") == (1, 1)
    assert playing.question == "deal-card"


def test_s14_8_compulsory_it_is_not_his_choice() -> None:
    table = {"goods": goods(corn=(0, 1))}
    playing = peasant("corn1-wine1", SPARE, table=table, selling="compulsory")

    assert "done" not in playing.play("play corn1-wine1").answers


BANKERS_AND_A_PEASANT = (
    seat(30, "banker"),
    seat(40, "banker", place="duomo"),
    seat(28),
    seat(50, "banker", place="inn"),
)


@pytest.mark.parametrize("good", ["cloth", "spices"])
def test_s14_9_every_banker_receives_3_wherever_he_stands(good: str) -> None:
    table = {"goods": EVERYTHING, "turn": ALL_RIGHTS}
    playing = merchant(SPARE, others=BANKERS_AND_A_PEASANT, table=table).play(f"sell {good}")

    assert playing.table.money[1:] == [33, 43, 28, 53]


def test_s14_9_bankers_receive_3_for_each_unit() -> None:
    table = {"goods": EVERYTHING, "turn": ALL_RIGHTS}
    playing = merchant(SPARE, others=BANKERS_AND_A_PEASANT, table=table)

    assert playing.play("sell cloth", "sell spices").table.money[1:] == [36, 46, 28, 56]


@pytest.mark.parametrize("good", ["corn", "wine", "oil"])
def test_s14_9_bankers_receive_nothing_for_corn_wine_and_oil(good: str) -> None:
    table = {"goods": EVERYTHING, "turn": ALL_RIGHTS}
    playing = peasant(SPARE, others=BANKERS_AND_A_PEASANT, table=table).play(f"sell {good}")

    assert playing.table.money[1:] == [30, 40, 28, 50]


def test_s14_9_bankers_keep_their_3_of_a_charitable_sale() -> None:
    table = {"goods": EVERYTHING, "turn": ALL_RIGHTS}
    playing = merchant(SPARE, others=BANKERS_AND_A_PEASANT, table=table)

    playing.play("sell cloth", "charity 10", "senesi 1")

    assert playing.table.money == [30, 33, 43, 28, 53]


def test_s14_9_each_income_bankers_receive_3_for_a_charitable_sale_too() -> None:
    table = {"goods": EVERYTHING, "turn": ALL_RIGHTS}
    others = BANKERS_AND_A_PEASANT
    playing = merchant(SPARE, others=others, table=table, charity_limit="each_income")

    playing.play("sell cloth", "charity 10", "senesi 1")

    assert playing.table.money == [30, 33, 43, 28, 53]


def test_s14_10_the_disc_of_the_merchant_moves_before_those_of_the_bankers() -> None:
    others = [seat(37, "banker"), seat(0)]
    table = {"goods": EVERYTHING, "turn": ALL_RIGHTS}
    playing = merchant(SPARE, money=20, others=others, table=table).play("sell cloth")

    assert (playing.money("blue"), playing.money("orange")) == (40, 40)
    assert ranks(playing) == ["green", "blue", "orange"]
    told = [type(event) for event in playing.events if isinstance(event, UnitSold | BankerShare)]
    assert told == [UnitSold, BankerShare]


def test_s14_10_the_bankers_move_in_initiative_order() -> None:
    others = [seat(37, "banker"), seat(37, "banker"), seat(0)]
    table = {
        "goods": EVERYTHING,
        "turn": ALL_RIGHTS,
        "pile": ["green", "orange", "blue", "rose"],
        "order": ["rose", "blue", "orange", "green"],
    }
    playing = merchant(SPARE, money=20, others=others, table=table)
    assert ranks(playing) == ["rose", "blue", "green", "orange"]

    assert ranks(playing.play("sell cloth")) == ["rose", "blue", "orange", "green"]


def compelled(*hand: str, ready: int = 1) -> Playing:
    """A Peasant who has the right to Corn, with units of it ready, and must sell."""
    table = {"goods": goods(corn=(0, ready)), "turn": {"rights": ["corn"], "worked": 1}}
    return peasant(SPARE, *hand, table=table, selling="compulsory")


def test_s14_11_nobody_is_done_while_a_sale_is_open() -> None:
    rule, reason = compelled().refused("done")

    assert rule == "S14.11"
    assert reason == refusals.SELL_FIRST.said()


def test_s14_11_after_the_sale_he_may_be_done() -> None:
    assert compelled().play("sell corn", "done").question == "deal-card"


def test_s14_11_every_good_with_a_right_and_a_unit_must_be_sold() -> None:
    table = {"goods": EVERYTHING, "turn": ALL_RIGHTS}
    playing = peasant(SPARE, table=table, selling="compulsory").play("sell corn", "sell oil")
    assert playing.refused("done")[0] == "S14.11"

    assert "done" in playing.play("sell wine").answers


def test_s14_11_a_merchant_must_sell_too() -> None:
    table = {"goods": EVERYTHING, "turn": ALL_RIGHTS}
    playing = merchant(SPARE, table=table, selling="compulsory").play("sell cloth")
    assert playing.refused("done")[0] == "S14.11"

    assert "done" in playing.play("sell spices").answers


def test_s14_11_a_good_without_the_right_need_not_be_sold() -> None:
    table = {"goods": EVERYTHING, "turn": {"rights": ["cloth"]}}
    playing = peasant(SPARE, table=table, selling="compulsory")

    assert "done" in playing.answers


def test_s14_11_a_unit_taken_on_the_via_francigena_counts_as_sold() -> None:
    playing = compelled("francigena", ready=2).play("play francigena", "draw 1", "devil")

    assert painting(playing, "corn") == (0, 1)
    assert "done" in playing.answers


def test_s14_11_the_second_unit_by_the_mule_is_not_compulsory() -> None:
    playing = compelled("mule", ready=2).play("play mule", "sell corn")

    assert {"sell corn", "done"} <= set(playing.answers)


def test_s14_11_a_second_unit_without_the_mule_is_not_compulsory() -> None:
    assert "done" in compelled(ready=2).play("sell corn").answers


def test_s14_11_a_sale_that_is_the_only_answer_happens_by_itself() -> None:
    table = {"goods": goods(corn=(0, 1))}
    playing = peasant("corn1-wine1", table=table, selling="compulsory").play("play corn1-wine1")

    assert playing.money("blue") == 28
    assert playing.question == "deal-card"


def exact(*hand: str, cloth: tuple[int, int]) -> Playing:
    """A Merchant to whom an exact fill gives no right."""
    table = {"goods": goods(cloth=cloth)}
    return merchant(*hand, SPARE, table=table, exact_fill_sale="no_right")


def test_s14_12_a_card_that_fills_the_frame_exactly_gives_no_right() -> None:
    playing = exact(CLOTH_1, cloth=(6, 0)).play(f"play {CLOTH_1}")

    assert painting(playing, "cloth") == (0, 1)
    assert playing.refused("sell cloth")[0] == "S14.2"


def test_s14_12_two_workers_of_one_card_may_fill_exactly_too() -> None:
    playing = exact(CLOTH_2, cloth=(5, 0)).play(f"play {CLOTH_2}")

    assert painting(playing, "cloth") == (0, 1)
    assert playing.refused("sell cloth")[0] == "S14.2"


def test_s14_12_a_card_that_leaves_a_worker_gives_the_right() -> None:
    playing = exact(CLOTH_2, cloth=(6, 0)).play(f"play {CLOTH_2}")

    assert painting(playing, "cloth") == (1, 1)
    assert "sell cloth" in playing.answers


def test_s14_12_a_unit_that_was_ready_before_gives_the_right_in_spite_of_an_exact_fill() -> None:
    playing = exact(CLOTH_1, cloth=(6, 1)).play(f"play {CLOTH_1}")

    assert painting(playing, "cloth") == (0, 2)
    assert "sell cloth" in playing.answers


def test_s14_12_a_card_that_completes_nothing_gives_the_right_to_a_unit_that_lay_ready() -> None:
    playing = exact(CLOTH_1, cloth=(0, 1)).play(f"play {CLOTH_1}")

    assert painting(playing, "cloth") == (1, 1)
    assert "sell cloth" in playing.answers


def test_s14_12_a_card_that_neither_completes_nor_finds_a_unit_gives_no_right() -> None:
    playing = exact(CLOTH_1, cloth=(5, 0)).play(f"play {CLOTH_1}")

    assert painting(playing, "cloth") == (6, 0)
    assert playing.table.rights == 0


def test_s14_12_two_cards_of_cloth_1_on_5_of_7_give_no_right() -> None:
    playing = exact(CLOTH_1, CLOTH_1_TOO, cloth=(5, 0))

    playing.play(f"play {CLOTH_1}", f"play {CLOTH_1_TOO}")

    assert painting(playing, "cloth") == (0, 1)
    assert playing.refused("sell cloth")[0] == "S14.2"


def test_s14_12_a_third_card_finds_the_unit_that_the_first_two_have_made() -> None:
    playing = exact(CLOTH_1, CLOTH_1_TOO, CLOTH_2, cloth=(5, 0))
    playing.play(f"play {CLOTH_1}", f"play {CLOTH_1_TOO}", f"play {CLOTH_2}")

    assert painting(playing, "cloth") == (2, 1)
    assert "sell cloth" in playing.answers


def test_s14_12_two_cards_that_leave_a_worker_between_them_give_the_right_by_the_second() -> None:
    playing = exact(CLOTH_1, CLOTH_2, cloth=(5, 0)).play(f"play {CLOTH_1}")
    assert playing.table.rights == 0

    playing.play(f"play {CLOTH_2}")

    assert painting(playing, "cloth") == (1, 1)
    assert "sell cloth" in playing.answers


def test_s14_12_the_cards_of_a_leg_are_judged_one_by_one() -> None:
    table = {"goods": goods(corn=(0, 0), wine=(3, 0))}
    hand = ("corn1-wine1", "corn2-wine1", SPARE)
    playing = merchant(*hand, table=table, exact_fill_sale="no_right")

    playing.play("travel firenze", "with corn1-wine1", "with corn2-wine1")

    assert (painting(playing, "corn"), painting(playing, "wine")) == ((0, 1), (0, 1))
    assert playing.table.rights == 0


def test_s14_12_under_may_sell_two_cards_of_cloth_1_on_5_of_7_give_the_right() -> None:
    playing = merchant(CLOTH_1, CLOTH_1_TOO, SPARE, table={"goods": goods(cloth=(5, 0))})

    playing.play(f"play {CLOTH_1}", f"play {CLOTH_1_TOO}")

    assert "sell cloth" in playing.answers


def test_s14_12_each_good_of_a_card_is_judged_by_itself() -> None:
    table = {"goods": goods(corn=(2, 0), wine=(0, 1))}
    playing = peasant("corn1-wine1", SPARE, table=table, exact_fill_sale="no_right")

    assert offered(playing.play("play corn1-wine1"), "sell") == ["sell wine"]


def test_s14_12_an_exact_fill_is_not_compulsory_to_sell() -> None:
    table = {"goods": goods(corn=(2, 0))}
    playing = peasant(
        "corn1-wine1", SPARE, table=table, exact_fill_sale="no_right", selling="compulsory"
    )

    assert "done" in playing.play("play corn1-wine1").answers


def test_s14_13_a_right_that_an_earlier_card_gave_still_stands_after_an_exact_fill() -> None:
    playing = exact(CLOTH_2, CLOTH_1, cloth=(6, 0))
    playing.play(f"play {CLOTH_2}", "sell cloth")
    assert painting(playing, "cloth") == (1, 0)

    playing.play(f"play {CLOTH_1}")

    assert playing.table.rights >> playing.table.box.goods.index("cloth") & 1


def test_s14_13_a_right_holds_for_a_second_unit_by_the_mule_that_is_made_later() -> None:
    table = {"goods": goods(corn=(1, 1))}
    hand = ("mule", "corn1-wine1", "corn1-oil1", SPARE)
    playing = peasant(*hand, table=table, exact_fill_sale="no_right")
    playing.play("play corn1-wine1", "sell corn", "play mule", "play corn1-oil1")
    assert painting(playing, "corn") == (0, 1)

    playing.play("sell corn")

    assert playing.money("blue") == 20 + 8 + 8


def test_s14_13_a_right_that_was_not_used_serves_a_unit_that_is_made_later() -> None:
    table = {"goods": goods(corn=(0, 1))}
    hand = ("francigena", "corn2-wine1", "corn1-oil1", "mule", SPARE)
    playing = peasant(*hand, table=table, exact_fill_sale="no_right")
    playing.play("play corn2-wine1", "play francigena", "draw 1", "devil", "play mule")
    assert painting(playing, "corn") == (2, 0)

    # This card fills the frame exactly; the right is that of the first card.
    playing.play("play corn1-oil1", "sell corn")

    assert playing.money("blue") == 20 + 8


def test_s14_13_the_right_of_one_turn_is_not_the_right_of_the_next() -> None:
    playing = exact(CLOTH_2, CLOTH_1, cloth=(6, 1)).play(f"play {CLOTH_2}")

    assert to_next_turn(playing).refused("sell cloth")[0] == "S14.2"


def test_s14_13_a_later_card_gives_the_right_that_an_exact_fill_did_not() -> None:
    playing = exact(CLOTH_1, CLOTH_1_TOO, cloth=(6, 0)).play(f"play {CLOTH_1}")
    assert "sell cloth" not in playing.answers

    assert "sell cloth" in playing.play(f"play {CLOTH_1_TOO}").answers
