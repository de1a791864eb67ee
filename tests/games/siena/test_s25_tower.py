"""S25: the Tower."""

import pytest

from fiorino.games.siena import refusals

from .tables import Playing
from .town_tables import RING, banker, is_next_round, move, removed, rest, turn

COSTS = (15, 20, 25, 30, 35, 40, 60)
BUILDERS = ["orange", "orange", "orange", "orange", "green", "green"]
"""Who built the levels that stand: nobody more than four."""


def done_on_torre(money: int, levels: int = 0, hand: tuple[str, ...] = ()) -> Playing:
    """Blue is done on Torre del Mangia; so many levels stand, none of them blue's."""
    seats = {
        "blue": banker(money, "torre-del-mangia", [*hand, "inn"]),
        "orange": banker(),
        "green": banker(),
    }
    return rest(seats, tower=BUILDERS[:levels]).play("done")


def test_s25_1_a_banker_who_has_stopped_on_torre_del_mangia_may_build_when_he_is_done() -> None:
    playing = move(banker(50, "piazza-del-campo", ["inn"]), points=1).play("step", "stop", "done")
    assert (playing.asked, playing.answers) == ("blue", ["decline", "build"])

    assert playing.play("build").table.tower == [0]


def test_s25_1_he_need_not_build() -> None:
    playing = done_on_torre(50).play("decline")

    assert is_next_round(playing)
    assert (playing.table.tower, playing.money("blue")) == ([], 50)


@pytest.mark.parametrize("place", [place for place in RING if place != "torre-del-mangia"])
def test_s25_1_nobody_builds_elsewhere(place: str) -> None:
    playing = rest({"blue": banker(50, place, ["inn"])})
    assert playing.refused("build") == (
        "S25.1",
        refusals.BUILD_AT_TORRE.said(),
    )

    assert is_next_round(playing.play("done"))


def test_s25_1_who_only_passes_the_torre_does_not_build() -> None:
    playing = turn({"blue": banker(50, "piazza-del-campo", ["mule", "inn"])})
    playing.play("green mule", "step")
    assert playing.place("blue") == "banchi-di-sopra"

    assert is_next_round(playing.play("stop", "done"))


def test_s25_1_he_builds_the_next_level() -> None:
    assert done_on_torre(50, levels=3).play("build").table.tower == [1, 1, 1, 0]


@pytest.mark.parametrize(("levels", "cost"), list(enumerate(COSTS)))
def test_s25_2_the_seven_levels_cost_15_20_25_30_35_40_and_60(levels: int, cost: int) -> None:
    assert done_on_torre(100, levels).play("build").money("blue") == 100 - cost


@pytest.mark.parametrize(("levels", "cost"), list(enumerate(COSTS)))
def test_s25_2_who_has_just_the_cost_may_build(levels: int, cost: int) -> None:
    assert done_on_torre(cost, levels).play("build").money("blue") == 0


@pytest.mark.parametrize(("levels", "cost"), list(enumerate(COSTS)))
def test_s25_2_who_has_less_than_the_cost_is_not_asked(levels: int, cost: int) -> None:
    assert is_next_round(done_on_torre(cost - 1, levels))


@pytest.mark.parametrize(("levels", "cost"), list(enumerate(COSTS)))
def test_s25_3_a_bricklayer_saves_10_of_each_cost(levels: int, cost: int) -> None:
    playing = done_on_torre(100, levels, ("bricklayer-5",)).play("build bricklayer-5")

    assert playing.money("blue") == 100 - (cost - 10)
    assert playing.table.tower[-1] == 0
    assert removed(playing, "bricklayer-5") == 1


def test_s25_3_who_has_a_bricklayer_may_build_without_him() -> None:
    playing = done_on_torre(100, 0, ("bricklayer-5",)).play("build")

    assert playing.money("blue") == 85
    assert "bricklayer-5" in playing.hand("blue")


def test_s25_3_with_a_bricklayer_material_alone_must_be_paid() -> None:
    playing = done_on_torre(5, 0, ("bricklayer-7",))

    assert playing.answers == ["decline", "build bricklayer-7"]
    assert playing.refused("build") == (
        "S25.2",
        refusals.LEVEL_TOO_DEAR.said(level=1, coins=15, money=5),
    )
    assert playing.play("build bricklayer-7").money("blue") == 0


def test_s25_3_a_bricklayer_whom_he_does_not_hold_builds_nothing() -> None:
    playing = done_on_torre(50, 0, ("bricklayer-7",))

    assert playing.refused("build bricklayer-5")[0] == "S25.3"


def test_s25_3_either_bricklayer_may_be_played() -> None:
    playing = done_on_torre(50, 0, ("bricklayer-5", "bricklayer-7"))

    assert playing.answers == ["decline", "build", "build bricklayer-5", "build bricklayer-7"]


def test_s25_3_no_more_than_one_bricklayer_is_played_for_a_level() -> None:
    hand = ("bricklayer-5", "bricklayer-7")
    playing = done_on_torre(50, 3, hand).play("build bricklayer-5")

    assert playing.money("blue") == 30
    assert "bricklayer-7" in playing.hand("blue")
    assert is_next_round(done_on_torre(19, 3, hand))


def test_s25_4_a_banker_builds_at_most_one_level_in_a_turn() -> None:
    playing = done_on_torre(400, 0, ("bricklayer-5", "bricklayer-7")).play("build")

    assert is_next_round(playing)
    assert playing.table.tower == [0]


def test_s25_4_nor_a_second_one_with_a_bricklayer() -> None:
    hand = ("bricklayer-5", "bricklayer-7")

    assert is_next_round(done_on_torre(400, 0, hand).play("build bricklayer-7"))


def test_s25_5_a_banker_builds_at_most_four_levels_in_the_game() -> None:
    seats = {"blue": banker(400, "torre-del-mangia", ["bricklayer-5"]), "orange": banker()}
    playing = rest(seats, tower=["blue", "orange", "blue", "blue", "blue"]).play("done")

    assert is_next_round(playing)
    assert playing.table.tower == [0, 1, 0, 0, 0]


def test_s25_5_he_may_build_a_fourth() -> None:
    seats = {"blue": banker(400, "torre-del-mangia", ["inn"]), "orange": banker()}
    playing = rest(seats, tower=["blue", "orange", "blue", "blue"]).play("done", "build")

    assert playing.table.tower == [0, 1, 0, 0, 0]


def test_s25_5_the_levels_of_others_do_not_count() -> None:
    assert done_on_torre(400, levels=6).question == "build-or-not"
