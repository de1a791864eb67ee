"""S18.7, S18.13: the Dutch journey, where a Merchant decides to cash a space or to stay."""

from typing import Any

import pytest

from fiorino.games.siena import refusals
from fiorino.games.siena.events import LegTravelled, RoadLeft, RoadPaid

from .country_tables import SPARE, merchant, offered, ranks, road, to_next_turn
from .tables import Playing, Written
from .town_tables import told

ONE = "corn1-wine1"
TWO = "corn2-wine1"
THREE = "corn1-wine2"
FOUR = "corn1-oil1"
CLOTH = "corn2-wine1-cloth1"


def dutch(
    *hand: str,
    money: int = 20,
    on: tuple[str, int] | None = None,
    table: Written | None = None,
    **options: str,
) -> Playing:
    """A Merchant who decides on a space with Florins, and may make several legs in a turn."""
    chosen: dict[str, Any] = {
        "journey_stop": "leaves_after_cashing",
        "journey_again": "this_turn",
        **options,
    }
    return merchant(*hand, SPARE, money=money, road=on, table=table, **chosen)


SPACES = pytest.mark.parametrize(("way", "space", "pay"), [("firenze", 2, 5), ("arezzo", 1, 3)])


def on_a_space(way: str, space: int, *hand: str, **options: Any) -> Playing:
    """A leg has ended on a space with Florins, and the Merchant is asked."""
    before = (way, space - 1) if space > 1 else None
    playing = dutch(ONE, *hand, on=before, **options).play(f"travel {way}")
    return playing if playing.question == "cash-or-stay" else playing.play(f"with {ONE}", "go")


@SPACES
def test_s18_7_leaves_after_cashing_on_a_space_with_florins_he_decides(
    way: str, space: int, pay: int
) -> None:
    playing = on_a_space(way, space)

    assert (playing.asked, playing.answers) == ("blue", ["cash", "stay"])
    assert playing.money("blue") == 20


@SPACES
def test_s18_7_leaves_after_cashing_who_cashes_is_paid_and_leaves_the_road(
    way: str, space: int, pay: int
) -> None:
    playing = on_a_space(way, space).play("cash")

    assert (playing.money("blue"), road(playing)) == (20 + pay, None)


@SPACES
def test_s18_7_leaves_after_cashing_who_stays_is_not_paid_and_keeps_his_space(
    way: str, space: int, pay: int
) -> None:
    playing = on_a_space(way, space).play("stay")

    assert (playing.money("blue"), road(playing)) == (20, (way, space))
    assert playing.play("done").money("blue") == 20


def test_s18_7_leaves_after_cashing_other_answers_are_refused() -> None:
    playing = on_a_space("firenze", 2)

    for answer in ("done", "rise", "travel firenze"):
        rule, reason = playing.refused(answer)
        assert rule == "S18.7"
        assert reason == refusals.CASH_OR_STAY.said()


def test_s18_7_leaves_after_cashing_on_the_blank_space_he_stays_unasked() -> None:
    playing = dutch(ONE).play("travel firenze")

    assert playing.question == "country-turn"
    assert (playing.money("blue"), road(playing)) == (20, ("firenze", 1))


@pytest.mark.parametrize(("way", "last", "pay"), [("firenze", 3, 20), ("arezzo", 2, 10)])
def test_s18_7_leaves_after_cashing_at_the_end_of_the_road_he_is_not_asked(
    way: str, last: int, pay: int
) -> None:
    playing = dutch(ONE, on=(way, last - 1)).play(f"travel {way}")

    assert playing.question == "country-turn"
    assert (playing.money("blue"), road(playing)) == (20 + pay, None)


def test_s18_7_leaves_after_cashing_the_decision_comes_only_with_a_leg() -> None:
    playing = dutch(ONE, on=("firenze", 2))

    assert playing.refused("cash")[0] == "S11.1"
    playing.play(f"play {ONE}", "done")
    assert (playing.money("blue"), road(playing)) == (20, ("firenze", 2))


def test_s18_7_leaves_after_cashing_who_stayed_cannot_cash_in_a_later_turn_without_a_leg() -> None:
    playing = to_next_turn(on_a_space("firenze", 2).play("stay"))

    assert offered(playing, "cash") == []
    assert road(to_next_turn(playing)) == ("firenze", 2)
    assert playing.money("blue") == 20


def test_s18_7_leaves_after_cashing_after_staying_he_goes_on_in_a_later_turn() -> None:
    playing = to_next_turn(on_a_space("firenze", 2, TWO).play("stay"))

    playing.play("travel firenze")

    assert (playing.money("blue"), road(playing)) == (20 + 20, None)


def test_s18_8_leaves_after_cashing_after_staying_he_goes_on_in_the_same_turn() -> None:
    playing = on_a_space("firenze", 2, TWO).play("stay", "travel firenze")

    assert (playing.money("blue"), road(playing)) == (20 + 20, None)


def test_s18_8_leaves_after_cashing_after_the_blank_space_he_goes_on_and_is_asked_then() -> None:
    playing = dutch(ONE, TWO).play("travel firenze", f"with {ONE}", "go", "travel firenze")

    assert playing.question == "cash-or-stay"
    assert playing.play("cash").money("blue") == 25


@pytest.mark.parametrize("way", ["firenze", "arezzo"])
def test_s18_8_leaves_after_cashing_after_cashing_he_begins_a_new_journey_in_the_same_turn(
    way: str,
) -> None:
    playing = on_a_space("firenze", 2, TWO).play("cash")
    assert offered(playing, "travel") == ["travel firenze", "travel arezzo"]

    playing.play(f"travel {way}")

    assert road(playing) == (way, 1)


def test_s18_8_leaves_after_cashing_two_spaces_may_be_cashed_in_one_turn() -> None:
    playing = on_a_space("firenze", 2, TWO).play("cash", "travel arezzo", "cash")

    assert (playing.money("blue"), road(playing)) == (20 + 5 + 3, None)


def test_s18_8_leaves_after_cashing_with_one_short_leg_a_turn_staying_closes_the_roads() -> None:
    playing = on_a_space("firenze", 2, TWO, journey_again="not_this_turn").play("stay")

    assert playing.refused("travel firenze")[0] == "S18.8"


def test_s18_9_leaves_after_cashing_who_stayed_is_called_home_without_payment() -> None:
    playing = on_a_space("firenze", 2, CLOTH).play("stay", f"play {CLOTH}")

    assert (playing.money("blue"), road(playing)) == (20, None)


def test_s18_7_leaves_after_cashing_the_disc_moves_when_he_cashes() -> None:
    table = {"pile": ["blue", "orange"]}
    playing = dutch(ONE, money=23, on=("firenze", 1), table=table).play("travel firenze")
    assert ranks(playing) == ["blue", "orange"]

    assert ranks(playing.play("cash")) == ["orange", "blue"]


def test_s18_7_leaves_after_cashing_the_pay_is_told_after_the_leg() -> None:
    playing = on_a_space("firenze", 2).play("cash")
    wanted = (LegTravelled, RoadPaid, RoadLeft)

    assert [type(event) for event in playing.events if isinstance(event, wanted)] == list(wanted)
    assert [event.coins for event in told(playing, LegTravelled)] == [0]
    assert [event.coins for event in told(playing, RoadPaid)] == [5]


# Charity from cashing


def test_s17_4_leaves_after_cashing_what_he_cashes_counts() -> None:
    playing = dutch(ONE, TWO, THREE, FOUR, charity_income="all_income")
    playing.play("travel arezzo", f"with {ONE}", f"with {TWO}")
    assert offered(playing, "charity") == ["charity 10"]

    playing.play("travel firenze", f"with {THREE}", f"with {FOUR}", "cash")

    assert offered(playing, "charity") == ["charity 10", "charity 15"]


def test_s17_4_leaves_after_cashing_what_he_does_not_cash_does_not_count() -> None:
    playing = dutch(ONE, TWO, THREE, FOUR, charity_income="all_income")
    playing.play("travel arezzo", f"with {ONE}", f"with {TWO}")

    playing.play("travel firenze", f"with {THREE}", f"with {FOUR}", "stay")

    assert offered(playing, "charity") == ["charity 10"]


def test_s17_4_leaves_after_cashing_where_the_road_does_not_count_neither_does_cashing() -> None:
    playing = dutch(ONE, TWO, THREE, FOUR, charity_income="goods_sales")
    playing.play("travel arezzo", f"with {ONE}", f"with {TWO}")

    playing.play("travel firenze", f"with {THREE}", f"with {FOUR}", "cash")

    assert offered(playing, "charity") == []


@SPACES
def test_s17_5_leaves_after_cashing_each_income_a_space_short_of_the_end_covers_nothing(
    way: str, space: int, pay: int
) -> None:
    playing = on_a_space(way, space, charity_limit="each_income", charity_income="all_income")

    assert playing.play("cash").question == "country-turn"


# S18.13: with both options


@SPACES
def test_s18_13_only_cashing_pays_whatever_journey_pay_says(way: str, space: int, pay: int) -> None:
    staying = on_a_space(way, space, journey_pay="at_rest").play("stay", "done")
    cashing = on_a_space(way, space, journey_pay="at_rest").play("cash", "done")

    assert (staying.money("blue"), cashing.money("blue")) == (20, 20 + pay)


def test_s18_13_the_end_of_the_road_pays_all_the_same() -> None:
    playing = dutch(ONE, on=("firenze", 2), journey_pay="at_rest").play("travel firenze", "done")

    assert playing.money("blue") == 40
