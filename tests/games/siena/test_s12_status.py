"""S12: status."""

import pytest

from fiorino.games.siena import refusals

from .country_tables import (
    SPARE,
    banker,
    goods,
    merchant,
    offered,
    painting,
    peasant,
    road,
    status,
    to_next_turn,
    until_turn,
    whole_painting,
)
from .tables import seat

FULL = goods(corn=(2, 3), wine=(4, 1), oil=(5, 2), cloth=(6, 1), spices=(7, 2))


def test_s12_1_a_peasant_with_30_florins_at_the_end_of_his_turn_may_become_a_merchant() -> None:
    playing = peasant(SPARE, money=30).play("done")

    assert (playing.asked, playing.question) == ("blue", "rise-or-stay")
    assert playing.answers == ["rise", "stay"]
    assert status(playing.play("rise"), "blue") == "merchant"


def test_s12_1_a_peasant_may_stay_one() -> None:
    playing = peasant(SPARE, money=30).play("done", "stay")

    assert status(playing, "blue") == "peasant"
    assert playing.question == "deal-card"


def test_s12_1_a_peasant_with_29_florins_is_not_asked() -> None:
    playing = peasant(SPARE, money=29).play("done")

    assert status(playing, "blue") == "peasant"
    assert playing.question == "deal-card"


def test_s12_1_the_end_of_the_turn_counts_not_its_beginning() -> None:
    table = {"goods": goods(corn=(0, 1))}
    playing = peasant("corn1-wine1", SPARE, money=22, table=table)

    playing.play("play corn1-wine1", "sell corn", "done")

    assert playing.money("blue") == 30
    assert playing.question == "rise-or-stay"


def test_s12_1_nobody_rises_before_he_is_done() -> None:
    rule, reason = peasant(SPARE, money=30).refused("rise")

    assert rule == "S11.1"
    assert reason == refusals.NOT_NOW.said()


def test_s12_1_rising_costs_nothing() -> None:
    assert peasant(SPARE, money=30).play("done", "rise").money("blue") == 30


def test_s12_2_a_merchant_with_80_florins_at_the_end_of_his_turn_may_become_a_banker() -> None:
    playing = merchant(SPARE, money=80).play("done")

    assert (playing.asked, playing.question) == ("blue", "rise-or-stay")
    assert status(playing.play("rise"), "blue") == "banker"


def test_s12_2_a_merchant_may_stay_one() -> None:
    playing = merchant(SPARE, money=80).play("done", "stay")

    assert status(playing, "blue") == "merchant"


def test_s12_2_a_merchant_with_79_florins_is_not_asked() -> None:
    playing = merchant(SPARE, money=79).play("done")

    assert status(playing, "blue") == "merchant"
    assert playing.question == "deal-card"


def test_s12_3_a_peasant_with_80_florins_only_becomes_a_merchant() -> None:
    playing = peasant(SPARE, money=200).play("done", "rise")

    assert status(playing, "blue") == "merchant"
    assert playing.question == "deal-card"


def test_s12_3_the_second_step_comes_at_the_end_of_a_later_turn() -> None:
    playing = until_turn(peasant(SPARE, money=200).play("done", "rise"), "blue")

    assert status(playing.play("done", "rise"), "blue") == "banker"


def test_s12_4_a_merchant_without_florins_stays_a_merchant() -> None:
    playing = to_next_turn(merchant(SPARE, "corn1-wine1", money=0))

    assert status(playing, "blue") == "merchant"
    assert offered(playing, "travel") == ["travel firenze", "travel arezzo"]


def test_s12_4_a_banker_who_pays_all_he_has_stays_a_banker() -> None:
    table = {"cubes": 3, "turn": {"points": 1}}
    playing = banker(SPARE, money=10, place="via-dei-servi", table=table).play("step")

    assert (playing.money("blue"), playing.place("blue")) == (0, "inn")
    assert status(playing.play("done"), "blue") == "banker"


def test_s12_5_a_new_banker_stands_on_the_wall() -> None:
    playing = merchant(SPARE, money=80).play("done", "rise")

    assert playing.place("blue") == "wall"


def test_s12_5_a_merchant_on_a_road_leaves_it_as_he_becomes_a_banker() -> None:
    playing = merchant(SPARE, money=80, road=("firenze", 2)).play("done", "rise")

    assert road(playing) is None
    assert playing.money("blue") == 80


def test_s12_5_a_merchant_who_stays_one_stays_on_his_road() -> None:
    playing = merchant(SPARE, money=80, road=("firenze", 2)).play("done", "stay")

    assert road(playing) == ("firenze", 2)


def test_s12_6_when_the_last_peasant_rises_all_corn_wine_and_oil_goes() -> None:
    playing = peasant(SPARE, money=30, others=[seat(50, "merchant")], table={"goods": FULL})

    playing.play("done", "rise")

    assert whole_painting(playing) == {"cloth": (6, 1), "spices": (7, 2)}


def test_s12_6_bankers_are_no_peasants_either() -> None:
    others = [seat(50, "merchant"), seat(90, "banker")]
    playing = peasant(SPARE, money=30, others=others, table={"goods": FULL}).play("done", "rise")

    assert whole_painting(playing) == {"cloth": (6, 1), "spices": (7, 2)}


def test_s12_6_nothing_goes_while_a_peasant_is_left() -> None:
    others = [seat(50, "merchant"), seat(28)]
    playing = peasant(SPARE, money=30, others=others, table={"goods": FULL}).play("done", "rise")

    assert painting(playing, "corn") == (2, 3)
    assert painting(playing, "wine") == (4, 1)
    assert painting(playing, "oil") == (5, 2)


def test_s12_6_nothing_goes_if_the_last_peasant_stays() -> None:
    playing = peasant(SPARE, money=30, others=[seat(50, "merchant")], table={"goods": FULL})

    assert painting(playing.play("done", "stay"), "corn") == (2, 3)


def test_s12_7_when_all_are_bankers_all_cloth_and_spices_goes() -> None:
    table = {"goods": goods(cloth=(6, 1), spices=(7, 2))}
    playing = merchant(SPARE, money=80, others=[seat(90, "banker")], table=table)

    assert whole_painting(playing.play("done", "rise")) == {}


@pytest.mark.parametrize("other", ["merchant", "peasant"])
def test_s12_7_cloth_and_spices_stay_while_somebody_is_no_banker(other: str) -> None:
    table = {"goods": goods(cloth=(6, 1), spices=(7, 2))}
    others = [seat(90, "banker"), seat(28, other)]
    playing = merchant(SPARE, money=80, others=others, table=table).play("done", "rise")

    assert whole_painting(playing) == {"cloth": (6, 1), "spices": (7, 2)}


def test_s12_8_workers_of_goods_that_have_gone_are_ignored() -> None:
    others = [seat(50, "merchant")]
    playing = merchant("corn2-wine1-cloth1", "corn2-oil2-cloth1", SPARE, others=others)

    playing.play("play corn2-wine1-cloth1", "play corn2-oil2-cloth1")

    assert whole_painting(playing) == {"cloth": (2, 0)}


def test_s12_8_a_card_of_which_all_goods_have_gone_may_still_be_played() -> None:
    playing = merchant("corn2-wine1", SPARE, others=[seat(50, "merchant")])

    playing.play("play corn2-wine1")

    assert whole_painting(playing) == {}
    assert playing.hand("blue") == [SPARE]
