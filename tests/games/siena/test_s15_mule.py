"""S15: the Mule."""

import pytest

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
    """A Peasant with a Mule, three units of each crop ready, and rights."""
    table = {
        "goods": goods(corn=(0, 3), wine=(0, 3), oil=(0, 3)),
        "turn": {"rights": list(rights)},
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
    assert "only a Peasant plays the Mule" in reason


def test_s15_1_a_banker_does_not_play_the_mule() -> None:
    playing = banker("mule", SPARE)

    rule, reason = playing.refused("play mule")

    assert rule == "S15.1"
    assert "only a Peasant plays the Mule" in reason


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

    assert playing.refused(f"sell {good}") == ("S14.5", f"you have sold your {good} for this turn")


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


def test_s15_3_the_mule_may_be_played_before_any_goods_card() -> None:
    table = {"goods": goods(corn=(0, 2))}
    playing = peasant("mule", "corn1-wine1", SPARE, table=table)

    playing.play("play mule", "play corn1-wine1", "sell corn", "sell corn")

    assert playing.money("blue") == 20 + 8 + 8


def test_s15_3_the_mule_may_be_played_with_nothing_to_sell() -> None:
    playing = peasant("mule", SPARE).play("play mule")

    assert cards_in(playing, playing.table.removed) == {"mule": 1}


def test_s15_4_a_second_mule_adds_nothing() -> None:
    playing = loaded("mule").play("play mule", "play mule", "sell corn", "sell corn")

    assert playing.refused("sell corn")[0] == "S14.5"
    assert cards_in(playing, playing.table.removed) == {"mule": 2}
