"""The worked examples of the four rulebooks that happen in the Town, each under its own edition."""

from collections.abc import Mapping

import pytest

from fiorino.games.siena import refusals

from .tables import Playing, country_turn, seat
from .town_tables import (
    RING,
    banker,
    calandrino,
    move,
    removed,
    rest,
    town,
    turn,
    walk_of,
    way_of,
)

ENGLISH = {"edition": "english"}
DUTCH = {"edition": "dutch"}
GERMAN = {"edition": "german"}
HUNGARIAN = {"edition": "hungarian"}
DONATIONS = [
    (15, 10),
    (34, 10),
    (35, 20),
    (54, 20),
    (55, 30),
    (74, 30),
    (75, 40),
    (94, 40),
    (95, 50),
    (99, 50),
    (114, 50),
    (115, 60),
    (134, 60),
    (135, 70),
]
"""Florins, and what a Banker who has them donates."""


# EN-12: from the Campo to the Torre


def test_en_12_campo_to_torre() -> None:
    playing = turn({"blue": banker(20, "piazza-del-campo", ["inn"])}, ENGLISH)

    assert way_of(playing) == ["torre-del-mangia"]


# EN-13, NL, HU-13: the donation


def donation(florins: int, options: Mapping[str, str]) -> Playing:
    return move(banker(florins, "duomo", ["inn"]), options=options).play("stop")


@pytest.mark.parametrize(("florins", "amount"), DONATIONS)
def test_en_13_donation(florins: int, amount: int) -> None:
    playing = donation(florins, ENGLISH).play("donate")

    assert playing.money("blue") == florins - amount


def test_en_13_no_donation_below_15() -> None:
    assert donation(14, ENGLISH).question == "banker-rest"


def test_en_13_of_four_senesi_two_are_kept_and_two_go_under_the_deck() -> None:
    playing = donation(55, ENGLISH).play("donate")
    playing.play("senesi 1", "senesi 3", "senesi 2", "senesi 4", "keep 3 4")

    assert playing.table.kept[0] == (3, 4)
    assert [value for value, _ in playing.table.under] == [1, 2]


def test_en_13_a_second_donation_is_not_offered() -> None:
    playing = move(banker(99, "duomo", ["inn"], donated=1), options=ENGLISH).play("stop")

    assert playing.question == "banker-rest"


@pytest.mark.parametrize(("florins", "amount"), DONATIONS)
def test_hu_13_donation(florins: int, amount: int) -> None:
    assert donation(florins, HUNGARIAN).play("donate").money("blue") == florins - amount


def test_hu_13_no_donation_below_15() -> None:
    assert donation(14, HUNGARIAN).question == "banker-rest"


# EN-14: Girlfriends and four points


def four_points(options: Mapping[str, str], *hand: str) -> Playing:
    """He has come to Via dei Servi, plays a green 3 and takes the next step."""
    start = banker(50, "piazza-salimbeni", ["servi", *hand])
    playing = turn({"blue": start}, options, cubes=2)
    assert (playing.place("blue"), playing.money("blue")) == ("via-dei-servi", 58)
    return playing.play("green servi", "step")


def test_en_14_without_girlfriends_he_is_drawn_in_and_pays_20() -> None:
    playing = four_points(ENGLISH, "inn")

    assert (playing.place("blue"), playing.money("blue")) == ("inn", 38)
    assert (playing.table.points, playing.table.cubes) == (0, 0)
    assert playing.question == "open-or-not"


def test_en_14_with_girlfriends_he_stays_outside_with_two_points() -> None:
    playing = four_points(ENGLISH, "girlfriends-9", "inn").play("play girlfriends-9")

    assert (playing.place("blue"), playing.money("blue")) == ("via-delle-cerchia", 58)
    assert (playing.table.points, playing.table.cubes) == (2, 2)
    assert removed(playing, "girlfriends-9") == 1


def test_en_14_then_he_may_go_on_to_tolomei_and_for_10_to_the_duomo() -> None:
    playing = four_points(ENGLISH, "girlfriends-9", "inn").play("play girlfriends-9", "step")
    assert (playing.place("blue"), playing.table.points) == ("palazzo-tolomei", 1)

    playing.play("step")
    assert (playing.place("blue"), playing.money("blue")) == ("duomo", 48)


def test_en_14_or_stop_on_via_delle_cerchia() -> None:
    playing = four_points(ENGLISH, "girlfriends-9", "inn").play("play girlfriends-9", "stop")

    assert (playing.question, playing.place("blue")) == ("banker-rest", "via-delle-cerchia")
    assert playing.money("blue") == 58


def test_en_14_or_enter_with_a_point_and_pay_20() -> None:
    playing = four_points(ENGLISH, "girlfriends-9", "inn").play("play girlfriends-9", "enter")

    assert (playing.place("blue"), playing.money("blue")) == ("inn", 38)
    assert playing.table.cubes == 0


@pytest.mark.parametrize("edition", ["dutch", "german", "hungarian"])
def test_en_14_the_figures_are_the_same_in_the_other_editions(edition: str) -> None:
    options = {"edition": edition}
    assert four_points(options, "inn").money("blue") == 38

    playing = four_points(options, "girlfriends-9", "inn").play("play girlfriends-9", "step")
    assert (playing.place("blue"), playing.money("blue")) == ("palazzo-tolomei", 58)


# NL-4: one or two cards of the District


def stop_with(place: str, card: str) -> Playing:
    return move(banker(10, place, [card, card, "inn"]), options=DUTCH).play("stop")


@pytest.mark.parametrize(
    ("place", "card"), [("banchi-di-sotto", "banchi"), ("via-dei-servi", "servi")]
)
def test_nl_4_one_card_of_the_district_brings_20(place: str, card: str) -> None:
    playing = stop_with(place, card).play(f"play {card}", "decline")

    assert playing.money("blue") == 30
    assert playing.hand("blue") == sorted([card, "inn"], key=["inn", card].index)


@pytest.mark.parametrize(
    ("place", "card"), [("banchi-di-sotto", "banchi"), ("via-dei-servi", "servi")]
)
def test_nl_4_two_cards_of_the_district_bring_40(place: str, card: str) -> None:
    assert stop_with(place, card).play(f"play {card}", f"play {card}").money("blue") == 50


# NL-5, HU-14: the fourth level


def fourth_level(options: Mapping[str, str]) -> Playing:
    seats = {
        "blue": banker(50, "torre-del-mangia", ["bricklayer-5", "inn"]),
        "orange": banker(),
    }
    return rest(seats, options, tower=["orange", "blue", "orange"]).play("done")


@pytest.mark.parametrize(("answer", "left"), [("build", 20), ("build bricklayer-5", 30)])
def test_nl_5_the_fourth_level_costs_30_and_with_a_bricklayer_20(answer: str, left: int) -> None:
    playing = fourth_level(DUTCH).play(answer)

    assert (playing.money("blue"), playing.table.tower) == (left, [1, 0, 1, 0])


@pytest.mark.parametrize(("levels", "material"), list(enumerate([5, 10, 15, 20, 25, 30, 50])))
def test_nl_5_the_material_of_the_levels(levels: int, material: int) -> None:
    seats = {
        "blue": banker(material, "torre-del-mangia", ["bricklayer-5", "inn"]),
        "orange": banker(),
        "green": banker(),
    }
    tower = ["orange", "green", "orange", "green", "orange", "green"][:levels]
    playing = rest(seats, DUTCH, tower=tower).play("done")
    assert playing.answers == ["decline", "build bricklayer-5"]

    assert playing.play("build bricklayer-5").money("blue") == 0


@pytest.mark.parametrize(("answer", "left"), [("build", 20), ("build bricklayer-5", 30)])
def test_hu_14_the_fourth_level_costs_30_and_with_a_bricklayer_20(answer: str, left: int) -> None:
    playing = fourth_level(HUNGARIAN).play(answer)

    assert (playing.money("blue"), playing.table.tower) == (left, [1, 0, 1, 0])


# DE-3: Piazza Salimbeni


def salimbeni(count: int, outcome: str) -> Playing:
    start = banker(10, "piazza-salimbeni", ["salimbeni", "inn"])
    return move(start, options=GERMAN).play("stop", f"draw {count}", outcome)


@pytest.mark.parametrize("count", range(1, 7))
def test_de_3_piazza_salimbeni_pays_7_a_card(count: int) -> None:
    assert salimbeni(count, "safe").money("blue") == 10 + 7 * count


@pytest.mark.parametrize("count", range(1, 7))
def test_de_3_with_the_devil_it_pays_nothing(count: int) -> None:
    assert salimbeni(count, "devil").money("blue") == 10


# HU-9: from the Duomo with a green 4


@pytest.mark.parametrize("steps", range(5))
def test_hu_9_from_the_duomo_with_a_green_4(steps: int) -> None:
    """He may stop on each District from Palazzo Pubblico to Banchi di Sotto."""
    playing = turn({"blue": banker(0, "duomo", ["guards-4", "inn"])}, HUNGARIAN)
    playing.play("green guards-4", *["step"] * steps)
    goal = [*RING[6:], RING[0]][steps]
    assert playing.place("blue") == goal
    assert playing.money("blue") == 8

    assert playing.play("stop").place("blue") == goal
    assert playing.question == "banker-rest"


def test_hu_9_no_further_than_banchi_di_sotto() -> None:
    playing = turn({"blue": banker(0, "duomo", ["guards-4", "inn"])}, HUNGARIAN)
    playing.play("green guards-4", *["step"] * 4)

    assert way_of(playing) == [*RING[6:], RING[0]]
    assert playing.refused("step")[0] == "S19.5"


# HU-10: Girlfriends and three points


def three_points(*hand: str) -> Playing:
    start = banker(50, "piazza-salimbeni", ["inn", *hand])
    return turn({"blue": start}, HUNGARIAN, cubes=2).play("green inn", "step")


def test_hu_10_without_girlfriends_he_is_drawn_in_and_pays_20() -> None:
    playing = three_points("mule")

    assert (playing.place("blue"), playing.money("blue")) == ("inn", 38)
    assert playing.table.cubes == 0


def test_hu_10_with_girlfriends_he_stays_and_may_go_on_to_tolomei() -> None:
    playing = three_points("girlfriends-3", "mule").play("play girlfriends-3")
    assert (playing.place("blue"), playing.money("blue")) == ("via-delle-cerchia", 58)
    assert (playing.table.points, playing.table.cubes) == (1, 2)

    assert playing.play("step").place("blue") == "palazzo-tolomei"


def test_hu_10_in_hungarian_girlfriends_save_paying_inside_too() -> None:
    playing = three_points("girlfriends-3", "mule").play("enter", "play girlfriends-3")

    assert (playing.place("blue"), playing.money("blue")) == ("inn", 58)
    assert playing.table.cubes == 2


# HU-11: Calandrino from the Torre


def from_the_torre(*hand: str) -> Playing:
    seats = {"blue": seat(hand=["calandrino", "servi", *hand])}
    playing = town(seats, country_turn(), HUNGARIAN, calandrino="torre-del-mangia")
    return playing.play("play calandrino")


def test_hu_11_calandrino_from_the_torre() -> None:
    playing = from_the_torre().play("go")

    assert walk_of(playing) == ["piazza-del-campo", "palazzo-pubblico", "duomo"]


def test_hu_11_with_5_points_he_comes_to_via_delle_cerchia() -> None:
    playing = from_the_torre("courtesan").play("with courtesan", "go")

    assert walk_of(playing) == [RING[7], RING[6], RING[5], RING[4], RING[3]]


@pytest.mark.parametrize("green", ["servi", "guards-4"])
def test_hu_11_with_6_or_7_points_and_an_inn_card_he_ends_in_the_inn(green: str) -> None:
    playing = from_the_torre("inn", green).play(f"with {green}", "go inn")

    assert walk_of(playing) == [RING[7], RING[6], RING[5], RING[4], RING[3], "inn"]
    assert calandrino(playing) == "inn"


@pytest.mark.parametrize("greens", [(), ("mule",), ("courtesan",)])
def test_hu_11_with_5_points_or_fewer_an_inn_card_is_refused(greens: tuple[str, ...]) -> None:
    playing = from_the_torre("inn", *greens).play(*[f"with {green}" for green in greens])

    rule, reason = playing.refused("go inn")
    assert rule == "S26.5"
    assert (reason.key, reason.words["steps"]) == (refusals.INN_TOO_FAR.key, 6)
