"""M2: drawing a lot."""

import pytest

from fiorino.core.protocol import CHANCE
from fiorino.core.refusals import NOT_AN_ANSWER, NOT_ASKED, PLAY_AFTER_END
from fiorino.core.sentences import Thing
from fiorino.games.medici_vs_strozzi import refusals
from fiorino.games.medici_vs_strozzi.events import RoundBegan, TileDrawn

from .tables import (
    ALL_TILES,
    MEDICI,
    STROZZI,
    Playing,
    at,
    draw_or_stop,
    draw_tile,
    name_price,
    opening,
    play_round_out,
    rest,
    ship,
)


def starters(playing: Playing) -> list[tuple[int, int]]:
    return [
        (event.round, event.starter) for event in playing.events if isinstance(event, RoundBegan)
    ]


def test_m2_1_a_match_has_three_rounds() -> None:
    playing = opening()
    rounds = []
    while not playing.match.is_over:
        rounds.append(playing.table.round)
        play_round_out(playing, "medici")

    assert rounds == [1, 2, 3]


def test_m2_1_after_the_third_round_nothing_more_is_played() -> None:
    playing = opening()
    for _ in range(3):
        play_round_out(playing, "medici")

    assert playing.asked == "nobody"
    assert playing.refusal("tile dye-4", by=CHANCE)[1] == PLAY_AFTER_END.said()


def test_m2_2_the_medici_open_the_first_round() -> None:
    playing = opening().play("tile dye-4")

    assert playing.asked == "medici"


@pytest.mark.parametrize("last_buyer", ["medici", "strozzi"])
def test_m2_2_the_strozzi_open_the_second_round_whoever_bought_last(last_buyer: str) -> None:
    playing = play_round_out(opening(), last_buyer)

    assert starters(playing) == [(2, STROZZI)]
    assert playing.play("tile dye-4").asked == "strozzi"


@pytest.mark.parametrize("last_buyer", ["medici", "strozzi"])
def test_m2_2_the_strozzi_open_the_third_round_whoever_bought_last(last_buyer: str) -> None:
    playing = play_round_out(play_round_out(opening(), "medici"), last_buyer)

    assert starters(playing) == [(2, STROZZI), (3, STROZZI)]
    assert playing.play("tile dye-4").asked == "strozzi"


def test_m2_3_the_first_tile_is_drawn_from_the_whole_bag() -> None:
    playing = opening()

    assert playing.asked == "chance"
    assert playing.table.rule() == "M2.3"
    drawn = dict(zip(playing.answers, playing.table.weights(), strict=True))
    assert drawn == {f"tile {tile}": ALL_TILES.count(tile) for tile in ALL_TILES}


def test_m2_3_a_tile_is_as_likely_as_its_copies_in_the_bag() -> None:
    playing = at(
        {
            "round": 1,
            "thrown": rest("dye-4", "dye-4", "gold-5", "fur-0"),
            "agenda": [draw_tile("medici")],
        }
    )

    drawn = dict(zip(playing.answers, playing.table.weights(), strict=True))
    assert drawn == {"tile dye-4": 2, "tile gold-5": 1, "tile fur-0": 1}


def test_m2_3_the_tile_leaves_the_bag_and_is_shown() -> None:
    playing = opening().play("tile dye-4")

    assert playing.lot == ["dye-4"]
    assert playing.bag["dye-4"] == 1
    assert playing.bag.total() == 25
    assert playing.events == [TileDrawn(MEDICI, playing.table.box.tile_names.index("dye-4"))]


def test_m2_3_a_tile_that_is_not_in_the_bag_is_not_drawn() -> None:
    playing = opening().play("tile dye-0", "draw")

    assert playing.refusal("tile dye-0") == ("M2.3", NOT_AN_ANSWER.said())


def test_m2_3_the_house_does_not_choose_the_tile() -> None:
    assert opening().refusal("tile dye-4", by=MEDICI) == (
        "M2.3",
        NOT_ASKED.said(asked=Thing("seat", "chance"), seat=Thing("seat", "medici")),
    )


def test_m2_3_each_round_draws_from_a_stream_of_its_own() -> None:
    playing = opening()
    first = playing.table.source()
    play_round_out(playing, "medici")

    assert first == "bag 1"
    assert playing.table.source() == "bag 2"


def test_m2_4_a_house_may_stop_after_one_tile() -> None:
    playing = opening().play("tile dye-4")

    assert playing.answers == ["draw", "stop"]
    assert playing.play("stop").question == "name-price"
    assert playing.lot == ["dye-4"]


def test_m2_4_a_house_may_draw_a_second_tile_and_stop() -> None:
    playing = opening().play("tile dye-4", "draw", "tile fur-1")

    assert playing.answers == ["draw", "stop"]
    assert playing.play("stop").question == "name-price"
    assert playing.lot == ["dye-4", "fur-1"]


def test_m2_4_the_third_tile_completes_the_lot() -> None:
    playing = opening().play("tile dye-4", "draw", "tile fur-1", "draw", "tile gold-5")

    assert (playing.asked, playing.question) == ("medici", "name-price")
    assert playing.lot == ["dye-4", "fur-1", "gold-5"]


def test_m2_4_a_fourth_tile_is_refused() -> None:
    playing = opening().play("tile dye-4", "draw", "tile fur-1", "draw", "tile gold-5")

    assert playing.refusal("draw") == ("M2.4", refusals.LOT_FULL.said(most=3))


def test_m2_4_a_house_that_has_stopped_draws_no_more() -> None:
    playing = opening().play("tile dye-4", "stop")

    assert playing.refusal("draw") == ("M2.4", refusals.DRAWING_STOPPED.said())


@pytest.mark.parametrize("answer", ["buy", "throw", "load 3 pisa"])
def test_m2_4_a_house_draws_or_stops_before_anything_else(answer: str) -> None:
    playing = opening().play("tile dye-4")

    assert playing.refusal(answer) == ("M2.4", refusals.DRAW_OR_STOP.said())


def test_m2_4_a_house_stops_before_it_names_a_price() -> None:
    playing = opening().play("tile dye-4")

    assert playing.refusal("price 3") == ("M2.4", refusals.STOP_FIRST.said())


def test_m2_4_the_other_house_has_no_say_in_the_drawing() -> None:
    playing = opening().play("tile dye-4")

    assert playing.refusal("stop", by=STROZZI) == (
        "M2.4",
        NOT_ASKED.said(asked=Thing("seat", "medici"), seat=Thing("seat", "strozzi")),
    )


FREE_0_1_2 = {
    "3": ship("pisa", "dye-0", "dye-1", "dye-2"),
    "4": ship("genova", "fur-0", "fur-1", "fur-2"),
    "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2"),
}
FREE_0_0_1 = {
    "3": ship("pisa", "dye-0", "dye-1", "dye-2"),
    "4": ship("genova", "fur-0", "fur-1", "fur-2", "fur-3"),
    "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2", "cloth-3"),
}


def test_m2_5_no_more_tiles_than_fit_on_one_own_ship() -> None:
    playing = at({"round": 1, "ships": {"medici": FREE_0_1_2}, "agenda": [draw_tile("medici")]})
    playing.play("tile gold-5", "draw", "tile gold-5")

    assert playing.question == "name-price"
    assert playing.refusal("draw") == ("M2.5", refusals.SHIPS_FULL.said())


def test_m2_5_a_single_free_space_means_a_lot_of_one_tile() -> None:
    playing = at({"round": 1, "ships": {"medici": FREE_0_0_1}, "agenda": [draw_tile("medici")]})
    playing.play("tile gold-5")

    assert playing.question == "name-price"
    assert playing.refusal("draw") == ("M2.5", refusals.SHIPS_FULL.said())


def test_m2_5_free_spaces_of_different_ships_are_not_added_up() -> None:
    fleet = {
        "3": ship("pisa", "dye-0", "dye-1"),
        "4": ship("genova", "fur-0", "fur-1", "fur-2"),
        "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2", "cloth-3"),
    }
    playing = at({"round": 1, "ships": {"medici": fleet}, "agenda": [draw_tile("medici")]})

    assert playing.play("tile gold-5").question == "name-price"


def test_m2_5_the_little_room_of_the_other_house_does_not_matter() -> None:
    playing = at({"round": 1, "ships": {"strozzi": FREE_0_0_1}, "agenda": [draw_tile("medici")]})
    playing.play("tile gold-5", "draw", "tile gold-5", "draw", "tile dye-4")

    assert playing.lot == ["gold-5", "gold-5", "dye-4"]


def test_m2_5_the_much_room_of_the_other_house_does_not_help() -> None:
    playing = at({"round": 1, "ships": {"strozzi": FREE_0_1_2}, "agenda": [draw_tile("strozzi")]})
    playing.play("tile gold-5", "draw", "tile gold-5")

    assert playing.refusal("draw") == ("M2.5", refusals.SHIPS_FULL.said())


def test_m2_5_tiles_of_the_lot_count_against_the_room() -> None:
    playing = at(
        {
            "round": 1,
            "ships": {"medici": FREE_0_1_2},
            "lot": ["gold-5"],
            "agenda": [draw_or_stop("medici")],
        }
    )

    assert playing.play("draw", "tile dye-4").question == "name-price"


def test_m2_6_the_last_tile_ends_the_drawing() -> None:
    playing = at(
        {"round": 1, "thrown": rest("dye-4", "fur-1"), "agenda": [draw_tile("strozzi")]}
    ).play("tile fur-1", "draw", "tile dye-4")

    assert (playing.asked, playing.question) == ("strozzi", "name-price")
    assert playing.refusal("draw") == ("M2.6", refusals.BAG_EMPTY.said())


def test_m2_6_a_single_last_tile_is_a_lot_by_itself() -> None:
    playing = at({"round": 1, "thrown": rest("dye-4"), "agenda": [draw_tile("medici")]})

    assert playing.play("tile dye-4").question == "name-price"


def test_m2_6_an_empty_bag_is_the_reason_even_where_the_lot_is_full() -> None:
    lot = ["dye-4", "dye-3", "dye-2"]
    playing = at({"round": 1, "lot": lot, "thrown": rest(*lot), "agenda": [name_price("medici")]})

    assert playing.refusal("draw") == ("M2.6", refusals.BAG_EMPTY.said())
