"""M5: the end of a round."""

import pytest

from .tables import (
    HOUSES,
    Playing,
    at,
    draw_or_stop,
    draw_tile,
    load_lot,
    rest,
    ship,
    take_or_leave,
)

ALMOST_FULL = {
    "3": ship("pisa", "dye-0", "dye-1", "dye-2"),
    "4": ship("genova", "fur-0", "fur-1", "fur-2", "fur-3"),
    "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2", "cloth-3"),
}
ALMOST_FULL_TILES = (
    "dye-0", "dye-1", "dye-2",
    "fur-0", "fur-1", "fur-2", "fur-3",
    "cloth-0", "cloth-1", "cloth-2", "cloth-3",
)  # fmt: skip


def last_space(house: str) -> Playing:
    return at(
        {
            "round": 1,
            "ships": {house: ALMOST_FULL},
            "lot": ["gold-5"],
            "agenda": [load_lot(house)],
        }
    )


@pytest.mark.parametrize("house", HOUSES)
def test_m5_1_the_round_ends_as_soon_as_the_three_ships_of_one_house_are_full(house: str) -> None:
    playing = last_space(house)
    assert playing.bag.total() == 14

    playing.play("load 5 venezia")

    assert playing.table.round == 2
    assert playing.told[:2] == ["lot-loaded", "fleet-full"]


def test_m5_1_the_lot_that_fills_the_fleet_is_scored() -> None:
    playing = last_space("medici").play("load 5 venezia")

    # Three harbors (60), dye four spaces in Pisa (30), fur five in Genova, stopped at four (30).
    assert playing.money == (300 + 60 + 30 + 30, 300)


def test_m5_1_a_lot_that_is_thrown_away_does_not_fill_a_fleet() -> None:
    playing = last_space("medici").play("throw")

    assert playing.table.round == 1


def test_m5_1_two_full_ships_do_not_end_the_round() -> None:
    fleet = {
        "3": ship("pisa", "dye-0", "dye-1"),
        "5": ship("venezia", "cloth-0", "cloth-1", "cloth-2", "cloth-3", "cloth-4"),
    }
    playing = at(
        {
            "round": 1,
            "ships": {"medici": fleet},
            "lot": ["gold-5"],
            "agenda": [load_lot("medici")],
        }
    ).play("load 3 pisa")

    assert playing.table.round == 1
    assert playing.question == "draw-tile"


def test_m5_2_the_round_ends_with_the_lot_that_contains_the_last_tile() -> None:
    playing = at({"round": 1, "thrown": rest("gold-5", "fur-1"), "agenda": [draw_tile("medici")]})
    playing.play("tile fur-1", "draw", "tile gold-5", "price 3", "buy")
    assert playing.table.round == 1

    playing.play("load 3 pisa")

    assert playing.table.round == 2


def test_m5_2_the_round_ends_although_the_last_lot_is_thrown_away() -> None:
    playing = at({"round": 1, "thrown": rest("gold-5"), "agenda": [draw_tile("medici")]})
    playing.play("tile gold-5", "price 3", "refuse", "throw")

    assert playing.table.round == 2


def test_m5_2_the_round_ends_although_the_buyer_has_no_room_for_the_last_lot() -> None:
    lot = ["gold-5", "gold-5"]
    playing = at(
        {
            "round": 1,
            "ships": {"strozzi": ALMOST_FULL},
            "lot": lot,
            "thrown": rest(*ALMOST_FULL_TILES, *lot),
            "agenda": [take_or_leave("strozzi", 0)],
        }
    ).play("buy")

    assert playing.told[:3] == ["lot-bought", "lot-forced", "harbor-scored"]
    assert playing.table.round == 2


def test_m5_2_while_a_tile_is_left_the_round_goes_on() -> None:
    playing = at({"round": 1, "thrown": rest("gold-5", "fur-1"), "agenda": [draw_tile("medici")]})
    playing.play("tile fur-1", "stop", "price 3", "buy", "throw")

    assert playing.table.round == 1
    assert playing.answers == ["tile gold-5"]


def test_m5_2_the_emptying_of_the_bag_is_told() -> None:
    playing = at({"round": 1, "thrown": rest("gold-5"), "agenda": [draw_tile("medici")]})

    assert playing.play("tile gold-5").told == ["tile-drawn", "bag-empty"]


def test_m5_3_the_last_lot_is_still_sold_and_loaded() -> None:
    playing = at({"round": 3, "thrown": rest("gold-5"), "agenda": [draw_tile("medici")]})
    playing.play("tile gold-5", "price 3", "buy", "load 3 pisa")

    assert playing.match.is_over
    assert playing.ships("strozzi")[3] == ("pisa", ["gold-5"])
    assert playing.money == (300, 300 - 3 + 20)


def test_m5_3_with_last_lot_not_sold_the_round_ends_as_the_last_tile_is_drawn() -> None:
    playing = at(
        {"round": 1, "lot": ["fur-1"], "thrown": rest("gold-5", "fur-1"),
         "agenda": [draw_or_stop("medici")]},
        last_lot="not_sold",
    ).play("draw", "tile gold-5")  # fmt: skip

    assert playing.table.round == 2
    assert playing.money == (300, 300)
    assert playing.told[:4] == ["tile-drawn", "bag-empty", "lot-unsold", "harbor-scored"]


def test_m5_3_with_last_lot_not_sold_the_lot_is_out() -> None:
    playing = at(
        {"round": 3, "lot": ["fur-1"], "thrown": rest("gold-5", "fur-1"),
         "agenda": [draw_or_stop("medici")]},
        last_lot="not_sold",
    ).play("draw", "tile gold-5")  # fmt: skip

    assert playing.match.is_over
    assert playing.lot == []
    assert playing.thrown[-2:] == ["fur-1", "gold-5"]
    assert [tiles for _, tiles in playing.ships("medici").values()] == [[], [], []]


def test_m5_3_with_last_lot_not_sold_a_house_may_stop_before_the_last_tile() -> None:
    playing = at(
        {"round": 1, "lot": ["fur-1"], "thrown": rest("gold-5", "fur-1"),
         "agenda": [draw_or_stop("medici")]},
        last_lot="not_sold",
    ).play("stop", "price 3", "buy", "load 3 pisa")  # fmt: skip

    assert playing.table.round == 1
    assert playing.ships("strozzi")[3] == ("pisa", ["fur-1"])
    assert playing.answers == ["tile gold-5"]


def test_m5_3_with_last_lot_not_sold_a_full_fleet_ends_the_round_all_the_same() -> None:
    playing = at(
        {
            "round": 1,
            "ships": {"medici": ALMOST_FULL},
            "lot": ["gold-5"],
            "agenda": [load_lot("medici")],
        },
        last_lot="not_sold",
    ).play("load 5 venezia")

    assert playing.table.round == 2
    assert "fleet-full" in playing.told
