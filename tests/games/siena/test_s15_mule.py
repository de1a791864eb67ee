"""S15: the Mule."""

import pytest

from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals

from .country_tables import (
    SPARE,
    banker,
    cards_in,
    goods,
    merchant,
    painting,
    peasant,
    to_next_turn,
)
from .tables import Playing

CROPS = ("corn", "wine", "oil")


def loaded(*hand: str, rights: tuple[str, ...] = CROPS) -> Playing:
    """A Peasant with a Mule who has put workers; three units of each crop are ready."""
    table = {
        "goods": goods(corn=(0, 3), wine=(0, 3), oil=(0, 3)),
        "turn": {"rights": list(rights), "worked": 1},
    }
    return peasant("mule", SPARE, *hand, table=table)


def test_s15_1_a_peasant_plays_the_mule_and_it_leaves_the_game() -> None:
    playing = loaded().play("play mule")

    assert playing.hand("blue") == [SPARE]
    assert cards_in(playing, playing.table.removed) == {"mule": 1}


def test_s15_1_a_merchant_does_not_play_the_mule() -> None:
    playing = merchant("mule", SPARE)

    rule, reason = playing.refused("play mule")

    assert rule == "S15.1"
    assert reason == refusals.MULE_FOR_PEASANTS.said()


def test_s15_1_a_banker_does_not_play_the_mule() -> None:
    playing = banker("mule", SPARE)

    rule, reason = playing.refused("play mule")

    assert rule == "S15.1"
    assert reason == refusals.MULE_FOR_PEASANTS.said()


@pytest.mark.parametrize(("good", "price"), [("corn", 8), ("wine", 10), ("oil", 14)])
def test_s15_2_with_the_mule_two_units_of_a_good_are_sold(good: str, price: int) -> None:
    playing = loaded().play("play mule", f"sell {good}", f"sell {good}")

    assert playing.money("blue") == 20 + 2 * price
    assert painting(playing, good) == (0, 1)


def test_s15_2_two_of_each_of_the_three_goods_are_sold() -> None:
    playing = loaded().play("play mule")

    playing.play("sell corn", "sell corn", "sell wine", "sell wine", "sell oil", "sell oil")

    assert playing.money("blue") == 20 + 2 * (8 + 10 + 14)


@pytest.mark.parametrize("good", CROPS)
def test_s15_2_a_third_unit_is_not_sold(good: str) -> None:
    playing = loaded().play("play mule", f"sell {good}", f"sell {good}")

    assert playing.refused(f"sell {good}") == (
        "S14.5",
        refusals.SOLD_ALREADY.said(good=Thing("good", good)),
    )


def test_s15_2_the_mule_gives_no_right_to_sell() -> None:
    playing = loaded(rights=("corn",)).play("play mule")

    assert playing.refused("sell wine")[0] == "S14.2"


def test_s15_2_the_mule_serves_that_turn_only() -> None:
    playing = loaded("corn1-wine1").play("play mule")

    to_next_turn(playing).play("play corn1-wine1", "sell corn")

    assert playing.refused("sell corn")[0] == "S14.5"


def test_s15_3_the_mule_may_be_played_after_sales() -> None:
    playing = loaded().play("sell corn")
    assert playing.refused("sell corn")[0] == "S14.5"

    playing.play("play mule", "sell corn")

    assert playing.money("blue") == 20 + 8 + 8


EDITIONS = ("english", "dutch", "german", "hungarian")
GOODS_CARD = "corn2-wine1-cloth1"
JOURNEY_CARD = "corn1-wine1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_s15_3_the_mule_is_never_played_alone(edition: str) -> None:
    playing = peasant("mule", GOODS_CARD, SPARE, edition=edition)

    assert "play mule" not in playing.answers
    assert playing.refused("play mule") == (
        "S15.3",
        refusals.GOODS_BEFORE_MULE.said(),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_s15_3_the_mule_may_be_played_once_a_goods_card_has_been_played(edition: str) -> None:
    playing = peasant("mule", GOODS_CARD, SPARE, edition=edition).play(f"play {GOODS_CARD}")

    assert cards_in(playing.play("play mule"), playing.table.removed) == {"mule": 1}


def test_s15_3_a_card_with_oil_alone_among_the_crops_is_enough() -> None:
    card = "oil1-cloth2-spices2"
    playing = peasant("mule", card, SPARE).play(f"play {card}")

    assert "play mule" in playing.answers


@pytest.mark.parametrize("edition", ["english", "dutch", "hungarian"])
def test_s15_3_a_journey_card_played_for_its_workers_is_enough(edition: str) -> None:
    playing = peasant("mule", JOURNEY_CARD, SPARE, edition=edition).play(f"play {JOURNEY_CARD}")

    assert "play mule" in playing.answers


def test_s15_3_where_journey_cards_are_for_merchants_the_mule_needs_another_card() -> None:
    playing = peasant("mule", JOURNEY_CARD, SPARE, journey_cards="merchants_only")

    assert playing.refused(f"play {JOURNEY_CARD}")[0] == "S18.1"
    assert playing.refused("play mule")[0] == "S15.3"
    playing.play(f"discard {JOURNEY_CARD}")
    assert playing.refused("play mule")[0] == "S15.3"


@pytest.mark.parametrize("answer", ["play courtesan", "discard inn", f"discard {GOODS_CARD}"])
def test_s15_3_other_cards_do_not_allow_it(answer: str) -> None:
    playing = peasant("mule", "courtesan", "inn", GOODS_CARD, SPARE).play(answer)

    assert playing.refused("play mule")[0] == "S15.3"


def test_s15_3_a_goods_card_that_is_named_for_its_green_does_not_allow_it() -> None:
    playing = peasant("mule", "calandrino", GOODS_CARD, SPARE)

    playing.play("play calandrino", f"with {GOODS_CARD}", "go")

    assert playing.refused("play mule")[0] == "S15.3"


def test_s15_3_a_goods_card_of_the_last_turn_does_not_allow_it() -> None:
    playing = peasant("mule", GOODS_CARD, SPARE).play(f"play {GOODS_CARD}")

    assert to_next_turn(playing).refused("play mule")[0] == "S15.3"


def test_s15_3_the_mule_may_be_played_with_nothing_to_sell() -> None:
    playing = peasant("mule", "wine1-oil1", SPARE).play("play wine1-oil1", "play mule")

    assert cards_in(playing, playing.table.removed) == {"mule": 1}


def test_s15_3_more_goods_cards_may_follow_the_mule() -> None:
    table = {"goods": goods(corn=(0, 2))}
    playing = peasant("mule", "wine1-oil1", JOURNEY_CARD, SPARE, table=table)

    playing.play("play wine1-oil1", "play mule", f"play {JOURNEY_CARD}", "sell corn", "sell corn")

    assert playing.money("blue") == 20 + 8 + 8


def test_s15_4_a_second_mule_adds_nothing() -> None:
    playing = loaded("mule").play("play mule", "play mule", "sell corn", "sell corn")

    assert playing.refused("sell corn")[0] == "S14.5"
    assert cards_in(playing, playing.table.removed) == {"mule": 2}
