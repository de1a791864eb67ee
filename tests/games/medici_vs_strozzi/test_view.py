"""The view: what both houses and a spectator see."""

import json
from collections import Counter
from typing import Any

import pytest

from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

from .choosers import random_tables
from .tables import (
    ALL_TILES,
    MEDICI,
    STROZZI,
    Playing,
    at,
    name_price,
    opening,
    other_box,
    rest,
    scored,
    setup_of,
    ship,
    take_or_leave,
)

VIEWERS = (MEDICI, STROZZI, SPECTATOR)


def busy() -> Playing:
    return at(
        {
            "round": 2,
            "money": {"medici": -12, "strozzi": 345},
            "markers": {"pisa": {"dye": 3, "cloth": -1}, "venezia": {"fur": -4}},
            "ships": {
                "medici": {"3": ship("genova", "spice-0", "gold-5")},
                "strozzi": {"5": ship("pisa", "cloth-4", "cloth-1"), "3": ship("genova", "fur-3")},
            },
            "lot": ["dye-4", "fur-1"],
            "thrown": ["cloth-0"],
            "agenda": [take_or_leave("medici", 18)],
        }
    )


def seen(playing: Playing, viewer: Seat) -> Any:
    return MEDICI_VS_STROZZI.view(playing.table, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_viewer_sees_the_whole_table(viewer: Seat) -> None:
    bag = rest("spice-0", "gold-5", "cloth-4", "cloth-1", "fur-3", "dye-4", "fur-1", "cloth-0")

    assert seen(busy(), viewer) == {
        "viewer": viewer,
        "round": 2,
        "rounds": 3,
        "asked": 0,
        "question": "take-or-leave",
        "money": [-12, 345],
        "ships": [
            [
                {"spaces": 3, "harbor": "genova", "tiles": ["spice-0", "gold-5"]},
                {"spaces": 4, "harbor": None, "tiles": []},
                {"spaces": 5, "harbor": None, "tiles": []},
            ],
            [
                {"spaces": 3, "harbor": "genova", "tiles": ["fur-3"]},
                {"spaces": 4, "harbor": None, "tiles": []},
                {"spaces": 5, "harbor": "pisa", "tiles": ["cloth-4", "cloth-1"]},
            ],
        ],
        "harbors": [
            {
                "name": "pisa",
                "tracks": [
                    {"good": "dye", "marker": 3, "pays": 20},
                    {"good": "spice", "marker": 0, "pays": 0},
                    {"good": "cloth", "marker": -1, "pays": 10},
                ],
                "sums": [0, 5],
            },
            {
                "name": "genova",
                "tracks": [
                    {"good": "fur", "marker": 0, "pays": 0},
                    {"good": "spice", "marker": 0, "pays": 0},
                    {"good": "cloth", "marker": 0, "pays": 0},
                ],
                "sums": [5, 3],
            },
            {
                "name": "venezia",
                "tracks": [
                    {"good": "dye", "marker": 0, "pays": 0},
                    {"good": "fur", "marker": -4, "pays": 30},
                ],
                "sums": [0, 0],
            },
        ],
        "lot": ["dye-4", "fur-1"],
        "price": 18,
        "bag": dict(Counter(bag)),
        "thrown": ["cloth-0"],
    }


def test_there_is_no_price_in_view_before_one_is_named() -> None:
    playing = at({"round": 1, "lot": ["dye-4"], "agenda": [name_price("medici")]})

    assert seen(playing, STROZZI)["price"] is None
    assert seen(playing.play("price 0"), STROZZI)["price"] == 0


def test_there_is_no_price_in_view_once_it_is_paid() -> None:
    assert seen(busy().play("buy"), STROZZI)["price"] is None


def test_the_view_says_that_chance_is_asked() -> None:
    view = seen(opening(), SPECTATOR)

    assert (view["asked"], view["question"]) == (-1, "draw-tile")


def test_the_view_says_that_the_match_is_over() -> None:
    view = seen(scored(), SPECTATOR)

    assert (view["asked"], view["question"], view["price"]) == (-2, "match-over", None)


def test_an_empty_bag_is_an_empty_object() -> None:
    playing = at(
        {
            "round": 1,
            "lot": ["dye-4"],
            "thrown": rest("dye-4"),
            "agenda": [name_price("medici")],
        }
    )

    assert seen(playing, MEDICI)["bag"] == {}


def test_a_tile_of_which_none_is_left_is_not_in_the_bag() -> None:
    bag = seen(opening().play("tile dye-0"), MEDICI)["bag"]

    assert "dye-0" not in bag
    assert sum(bag.values()) == len(ALL_TILES) - 1


def shaken(node: Any) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(node, dict):
        for value in node.values():
            shaken(value)
        node.clear()
    elif isinstance(node, list):
        for value in node:
            shaken(value)
        node.append("shaken")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_changing_a_view_changes_neither_the_table_nor_the_next_view(viewer: Seat) -> None:
    playing = busy()
    before = MEDICI_VS_STROZZI.encode(playing.table)
    view = seen(playing, viewer)
    copy = json.dumps(view)
    shaken(view)

    assert view == {}
    assert MEDICI_VS_STROZZI.encode(playing.table) == before
    assert json.dumps(seen(playing, viewer)) == copy


def test_a_view_does_not_change_when_the_table_goes_on() -> None:
    playing = busy()
    view = seen(playing, MEDICI)
    copy = json.dumps(view)
    playing.play("buy", "load 5 venezia")

    assert json.dumps(view) == copy
    assert json.dumps(seen(playing, MEDICI)) != copy


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_is_plain_json_at_every_decision(viewer: Seat) -> None:
    questions = (
        "draw-tile",
        "draw-or-stop",
        "name-price",
        "take-or-leave",
        "load-lot",
        "match-over",
    )
    for table in random_tables(40, 5, questions):
        view = MEDICI_VS_STROZZI.view(table, viewer)
        assert json.loads(json.dumps(view)) == view


def test_the_view_speaks_of_the_box_that_is_played_with() -> None:
    view = seen(Playing(setup_of(box=other_box())), SPECTATOR)

    assert [harbor["name"] for harbor in view["harbors"]] == ["lucca", "napoli", "ancona"]
    assert view["harbors"][0]["tracks"][0]["good"] == "wool"
    assert view["bag"]["wine-4"] == 2
