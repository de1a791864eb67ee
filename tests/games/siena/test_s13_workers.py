"""S13: workers, frames and goods."""

import pytest

from .country_tables import SPARE, banker, goods, merchant, painting, peasant, whole_painting
from .tables import Written, at, seat
from .test_s11_cards import image_is_for


def blue_then_orange(blue: Written, orange: Written, painted: Written) -> Written:
    """Blue's turn, and Orange's after it."""
    return {
        "seats": {"blue": blue, "orange": orange},
        "goods": painted,
        "order": ["blue", "orange"],
        "agenda": [
            {"step": "next-turn", "row": 1, "left": 1},
            {"step": "country-turn", "seat": "blue"},
        ],
    }


def test_s13_1_a_peasant_puts_all_workers_also_those_of_goods_that_he_cannot_sell() -> None:
    playing = peasant("corn1-wine2-cloth2", SPARE).play("play corn1-wine2-cloth2")

    assert whole_painting(playing) == {"corn": (1, 0), "wine": (2, 0), "cloth": (2, 0)}


def test_s13_1_a_merchant_puts_all_workers_also_those_of_goods_that_he_cannot_sell() -> None:
    playing = merchant("corn1-oil2-spices2", SPARE).play("play corn1-oil2-spices2")

    assert whole_painting(playing) == {"corn": (1, 0), "oil": (2, 0), "spices": (2, 0)}


def test_s13_1_a_banker_puts_no_workers() -> None:
    rule, reason = banker("corn1-wine2-cloth2").refused("play corn1-wine2-cloth2")

    assert rule == "S11.12"
    assert reason == image_is_for("corn1-wine2-cloth2")


def test_s13_1_a_card_that_is_discarded_puts_no_workers() -> None:
    playing = peasant("corn1-wine2-cloth2", SPARE).play("discard corn1-wine2-cloth2")

    assert whole_painting(playing) == {}


def test_s13_2_workers_stay_from_turn_to_turn_whoever_put_them_there() -> None:
    table = blue_then_orange(
        seat(20, "peasant", ["corn1-wine1", SPARE]),
        seat(28, "merchant", ["corn1-wine2", SPARE]),
        goods(corn=(1, 0)),
    )
    playing = at(table).play("play corn1-wine1", "done")

    assert playing.asked == "orange"
    assert whole_painting(playing) == {"corn": (2, 0), "wine": (1, 0)}
    playing.play("play corn1-wine2")
    assert whole_painting(playing) == {"corn": (0, 1), "wine": (3, 0)}


@pytest.mark.parametrize(
    ("good", "before", "card"),
    [
        ("corn", 2, "corn1-wine1"),
        ("wine", 4, "corn1-wine1"),
        ("oil", 5, "corn1-oil1"),
        ("cloth", 6, "corn2-wine1-cloth1"),
        ("spices", 7, "corn2-wine2-spices1"),
    ],
)
def test_s13_3_a_full_frame_is_emptied_and_one_unit_is_ready(
    good: str, before: int, card: str
) -> None:
    playing = peasant(card, SPARE, table={"goods": goods(**{good: (before, 0)})})

    assert painting(playing.play(f"play {card}"), good) == (0, 1)


@pytest.mark.parametrize(
    ("good", "before", "card"),
    [
        ("corn", 1, "corn1-wine1"),
        ("wine", 3, "corn1-wine1"),
        ("oil", 4, "corn1-oil1"),
        ("cloth", 5, "corn2-wine1-cloth1"),
        ("spices", 6, "corn2-wine2-spices1"),
    ],
)
def test_s13_3_a_frame_that_is_one_short_makes_nothing(good: str, before: int, card: str) -> None:
    playing = peasant(card, SPARE, table={"goods": goods(**{good: (before, 0)})})

    assert painting(playing.play(f"play {card}"), good) == (before + 1, 0)


@pytest.mark.parametrize(
    ("good", "before", "card"),
    [
        ("corn", 2, "corn2-wine1"),
        ("wine", 4, "corn1-wine2"),
        ("oil", 5, "corn1-oil2"),
        ("cloth", 6, "corn1-wine2-cloth2"),
        ("spices", 7, "corn1-wine1-spices2"),
    ],
)
def test_s13_3_surplus_workers_begin_the_frame_anew(good: str, before: int, card: str) -> None:
    playing = merchant(card, SPARE, table={"goods": goods(**{good: (before, 0)})})

    assert painting(playing.play(f"play {card}"), good) == (1, 1)


def test_s13_4_any_number_of_units_may_be_ready() -> None:
    playing = peasant("corn1-wine1", SPARE, table={"goods": goods(corn=(2, 9))})

    assert painting(playing.play("play corn1-wine1"), "corn") == (0, 10)


def test_s13_4_a_unit_belongs_to_nobody_and_another_may_sell_it() -> None:
    table = blue_then_orange(
        seat(20, "peasant", ["corn1-wine1", SPARE]),
        seat(28, "peasant", ["corn1-wine2", SPARE]),
        goods(corn=(2, 0)),
    )
    playing = at(table).play("play corn1-wine1", "done", "play corn1-wine2", "sell corn")

    assert (playing.money("blue"), playing.money("orange")) == (20, 36)
    assert painting(playing, "corn") == (1, 0)
