"""S28: Inn sets."""

import pytest

from fiorino.games.siena import refusals

from .country_tables import (
    SPARE,
    banker,
    cards_in,
    offered,
    peasant,
    six_inns,
)
from .tables import Playing, at, country_turn, seat

INNS = ("inn", "inn", "inn", "inn")


def holder(status: str, *hand: str, inn_cards_for_20: str = "three") -> Playing:
    """A player of this status in their turn, with 20 Florins."""
    if status == "banker":
        return banker(*hand, SPARE, inn_cards_for_20=inn_cards_for_20)
    written = {
        "seats": {"blue": seat(20, status, [*hand, SPARE]), "orange": seat(28)},
        "agenda": country_turn("blue"),
    }
    return at(written, inn_cards_for_20=inn_cards_for_20)


@pytest.mark.parametrize("status", ["peasant", "merchant", "banker"])
def test_s28_1_three_inn_cards_together_bring_20_florins(status: str) -> None:
    playing = holder(status, *INNS[:3]).play("play inn")

    assert playing.money("blue") == 40
    assert playing.hand("blue") == [SPARE]
    assert cards_in(playing, playing.table.discard) == {"inn": 3}


@pytest.mark.parametrize("status", ["peasant", "merchant", "banker"])
@pytest.mark.parametrize("count", [1, 2])
def test_s28_1_fewer_than_three_inn_cards_are_no_set(status: str, count: int) -> None:
    playing = holder(status, *INNS[:count])

    assert offered(playing, "play") == []
    assert playing.refused("play inn") == (
        "S28.1",
        refusals.INN_SET.said(size=3, held=count),
    )


def test_s28_1_the_fourth_inn_card_stays_in_the_hand() -> None:
    playing = holder("peasant", *INNS).play("play inn")

    assert playing.hand("blue") == ["inn", SPARE]
    assert playing.refused("play inn")[0] == "S28.1"


def test_s28_1_he_plays_as_many_sets_as_he_has_the_cards() -> None:
    hand = ["inn"] * 6 + [SPARE]
    playing = peasant(*hand, box=six_inns()).play("play inn", "play inn")

    assert playing.money("blue") == 60
    assert playing.hand("blue") == [SPARE]


def test_s28_1_a_banker_plays_a_set_after_his_place_has_acted_too() -> None:
    playing = holder("banker", *INNS[:3]).play("stop", "play inn")

    assert playing.money("blue") == 20 + 5 + 20


def test_s28_1_outside_his_turn_nobody_plays_a_set() -> None:
    written = {
        "seats": {"blue": seat(20, "peasant", INNS[:3]), "orange": seat(28, "peasant", ["inn"])},
        "agenda": [{"step": "choose-first", "seat": "blue"}],
    }
    playing = at(written)

    assert playing.answers == ["first blue", "first orange"]
    assert playing.refused("play inn")[0] == "S10.1"


@pytest.mark.parametrize("status", ["peasant", "merchant"])
def test_s28_1_one_unless_banker_a_single_inn_card_brings_20_florins(status: str) -> None:
    playing = holder(status, "inn", inn_cards_for_20="one_unless_banker").play("play inn")

    assert playing.money("blue") == 40
    assert playing.hand("blue") == [SPARE]


def test_s28_1_one_unless_banker_three_cards_are_three_sets() -> None:
    playing = holder("peasant", *INNS[:3], inn_cards_for_20="one_unless_banker")

    playing.play("play inn", "play inn", "play inn")

    assert playing.money("blue") == 80


def test_s28_1_one_unless_banker_a_banker_needs_three() -> None:
    two = holder("banker", *INNS[:2], inn_cards_for_20="one_unless_banker")
    assert two.refused("play inn") == ("S28.1", refusals.INN_SET.said(size=3, held=2))

    three = holder("banker", *INNS[:3], inn_cards_for_20="one_unless_banker").play("play inn")
    assert three.money("blue") == 40
