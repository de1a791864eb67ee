"""M1: the table."""

from collections import Counter
from random import Random

import pytest

from fiorino.core.errors import BadBox, BadOption
from fiorino.core.protocol import SPECTATOR, Seat
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

from .tables import (
    ALL_TILES,
    GOODS,
    HARBORS,
    HOUSES,
    MEDICI,
    STROZZI,
    TRACKS,
    Playing,
    at,
    box_with,
    draw_tile,
    name_price,
    opening,
    refusal_of,
    setup_of,
    ship,
)


def test_m1_1_two_houses_play_the_medici_and_the_strozzi() -> None:
    setup = setup_of()

    assert setup.players == 2
    assert setup.seat_names == ("medici", "strozzi")


@pytest.mark.parametrize("players", [1, 3])
def test_m1_1_another_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadOption, match=f"^Medici vs Strozzi is for 2 players, not {players}.$"):
        MEDICI_VS_STROZZI.setup(players)


def test_m1_2_the_bag_holds_26_tiles_when_the_match_begins() -> None:
    bag = opening().bag

    assert bag.total() == 26
    assert bag == Counter(ALL_TILES)


@pytest.mark.parametrize("good", GOODS)
def test_m1_2_each_good_has_the_values_0_1_2_3_4_and_4(good: str) -> None:
    bag = opening().bag

    assert [bag[f"{good}-{value}"] for value in (0, 1, 2, 3, 4)] == [1, 1, 1, 1, 2]


def test_m1_2_there_are_two_chests_of_gold_worth_5_each() -> None:
    gold = {name: copies for name, copies in opening().bag.items() if name.startswith("gold")}

    assert gold == {"gold-5": 2}


def test_m1_3_each_house_owns_empty_ships_of_3_4_and_5_spaces() -> None:
    seen = MEDICI_VS_STROZZI.view(opening().table, SPECTATOR)["ships"]

    empty: list[object] = [{"spaces": spaces, "harbor": None, "tiles": []} for spaces in (3, 4, 5)]
    assert seen == [empty, empty]


@pytest.mark.parametrize("house", HOUSES)
def test_m1_3_a_ship_carries_as_many_tiles_as_it_has_spaces_and_no_more(house: str) -> None:
    tiles = ["dye-0", "dye-1", "dye-2", "dye-3", "dye-4", "dye-4"]
    for spaces in (3, 4, 5):
        full = {house: {str(spaces): ship("pisa", *tiles[:spaces])}}
        playing = at({"round": 1, "ships": full, "agenda": [draw_tile("medici")]})
        assert playing.table.free(3 * HOUSES.index(house) + spaces - 3) == 0

        overloaded = {house: {str(spaces): ship("pisa", *tiles[: spaces + 1])}}
        assert f"The ship of {spaces} of {house} is overloaded (M1.3)." in refusal_of(
            {"round": 1, "ships": overloaded, "agenda": [draw_tile("medici")]}
        )


def test_m1_4_each_house_begins_with_300_coins() -> None:
    assert opening().money == (300, 300)


def test_m1_5_three_harbors_have_three_three_and_two_tracks() -> None:
    seen = MEDICI_VS_STROZZI.view(opening().table, MEDICI)["harbors"]
    assert isinstance(seen, list)

    assert [harbor["name"] for harbor in seen] == list(HARBORS)
    assert [
        (harbor["name"], track["good"]) for harbor in seen for track in harbor["tracks"]
    ] == list(TRACKS)


def test_m1_5_every_good_has_two_tracks() -> None:
    box = opening().table.box
    goods = Counter(box.track_name(track)[1] for track in range(len(box.tracks)))

    assert goods == {"dye": 2, "fur": 2, "spice": 2, "cloth": 2}


def test_m1_5_gold_has_no_track() -> None:
    box = box_with("harbors", 0, "tracks", value=["dye", "spice", "gold"])

    with pytest.raises(BadBox, match="gold has no monopoly track"):
        MEDICI_VS_STROZZI.setup(box=box)


@pytest.mark.parametrize(
    ("space", "pays"),
    [(-4, 30), (-3, 20), (-2, 10), (-1, 10), (0, 0), (1, 10), (2, 10), (3, 20), (4, 30)],
)
def test_m1_6_the_third_space_adds_10_and_the_fourth_adds_20(space: int, pays: int) -> None:
    playing = at(
        {"round": 2, "markers": {"venezia": {"fur": space}}, "agenda": [draw_tile("medici")]}
    )
    seen = MEDICI_VS_STROZZI.view(playing.table, SPECTATOR)["harbors"]
    assert isinstance(seen, list)

    assert seen[2]["tracks"][1] == {"good": "fur", "marker": space, "pays": pays}


@pytest.mark.parametrize("space", [-5, 5])
def test_m1_6_a_track_has_four_spaces_towards_each_house(space: int) -> None:
    sentence = refusal_of(
        {"round": 2, "markers": {"pisa": {"dye": space}}, "agenda": [draw_tile("medici")]}
    )

    assert sentence == (
        "the position, “table”, “markers”, “pisa”:"
        f" “dye” must be a whole number from -4 to 4, not {space}."
    )


def test_m1_7_a_marker_stands_on_the_middle_of_every_track_when_the_match_begins() -> None:
    table = opening().table

    assert table.markers == [0] * 8
    assert len(table.box.tracks) == 8


def _everything_in_use() -> Playing:
    return at(
        {
            "round": 2,
            "money": {"medici": -12, "strozzi": 345},
            "markers": {"pisa": {"dye": 3}, "venezia": {"fur": -4}},
            "ships": {
                "medici": {"3": ship("genova", "spice-0", "gold-5")},
                "strozzi": {"5": ship("pisa", "cloth-4")},
            },
            "lot": ["dye-4", "fur-1"],
            "thrown": ["cloth-0"],
            "agenda": [name_price("strozzi")],
        }
    )


@pytest.mark.parametrize("viewer", [MEDICI, STROZZI, SPECTATOR])
def test_m1_8_everybody_sees_money_ships_markers_lot_bag_and_thrown_tiles(viewer: Seat) -> None:
    seen = MEDICI_VS_STROZZI.view(_everything_in_use().table, viewer)
    fleets, harbors = seen["ships"], seen["harbors"]
    assert isinstance(fleets, list)
    assert isinstance(harbors, list)

    assert seen["money"] == [-12, 345]
    assert fleets[0][0] == {"spaces": 3, "harbor": "genova", "tiles": ["spice-0", "gold-5"]}
    assert fleets[1][2] == {"spaces": 5, "harbor": "pisa", "tiles": ["cloth-4"]}
    assert [track["marker"] for harbor in harbors for track in harbor["tracks"]] == [
        3, 0, 0, 0, 0, 0, 0, -4,
    ]  # fmt: skip
    assert seen["lot"] == ["dye-4", "fur-1"]
    assert seen["thrown"] == ["cloth-0"]
    bag = Counter(ALL_TILES)
    bag.subtract(["spice-0", "gold-5", "cloth-4", "dye-4", "fur-1", "cloth-0"])
    assert seen["bag"] == {tile: left for tile, left in bag.items() if left}


def test_m1_8_the_views_of_all_viewers_differ_in_nothing_but_the_viewer() -> None:
    table = _everything_in_use().table
    views = [
        {**MEDICI_VS_STROZZI.view(table, viewer), "viewer": None}
        for viewer in (MEDICI, STROZZI, SPECTATOR)
    ]

    assert views[0] == views[1] == views[2]


def test_m1_8_nobody_sees_which_tile_comes_next() -> None:
    playing = opening()
    before = MEDICI_VS_STROZZI.view(playing.table, MEDICI)
    futures = set()
    for tile in playing.answers:
        beginning = opening()
        assert MEDICI_VS_STROZZI.view(beginning.table, MEDICI) == before
        futures.add(beginning.play(tile).lot[0])

    assert futures == set(ALL_TILES)


def test_m1_8_a_guess_is_the_table_itself_because_nothing_lies_hidden() -> None:
    table = _everything_in_use().table
    guess = MEDICI_VS_STROZZI.guess(table, STROZZI, Random(1))

    assert guess is not table
    assert MEDICI_VS_STROZZI.encode(guess) == MEDICI_VS_STROZZI.encode(table)
