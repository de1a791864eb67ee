"""Features: what a learner sees, always from its own side."""

from itertools import chain
from typing import Any

import pytest

from fiorino.core.protocol import Seat
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.table import MediciTable

from .choosers import random_tables
from .tables import (
    MEDICI,
    STROZZI,
    Playing,
    at,
    draw_or_stop,
    draw_tile,
    load_lot,
    mirrored,
    name_price,
    opening,
    other_box,
    scored,
    setup_of,
    ship,
    take_or_leave,
)

SETUP = setup_of()
QUESTIONS = ("draw-tile", "draw-or-stop", "name-price", "take-or-leave", "load-lot")
KINDS = [f"{good}-{value}" for good in ("dye", "fur", "spice", "cloth") for value in range(5)] + [
    "gold-5"
]


def observed(table: MediciTable, seat: Seat) -> dict[str, list[float]]:
    return MEDICI_VS_STROZZI.features(SETUP).observe(table, seat)


def busy() -> Playing:
    return at(
        {
            "round": 2,
            "money": {"medici": -50, "strozzi": 345},
            "markers": {"pisa": {"dye": 3}, "venezia": {"fur": -4}},
            "ships": {
                "medici": {"3": ship("genova", "spice-0", "gold-5")},
                "strozzi": {"5": ship("pisa", "cloth-4", "cloth-1"), "3": ship("genova", "fur-3")},
            },
            "lot": ["dye-4", "dye-4"],
            "thrown": ["cloth-0"],
            "agenda": [take_or_leave("medici", 18)],
        }
    )


def test_the_pieces_and_their_sizes() -> None:
    pieces = MEDICI_VS_STROZZI.features(SETUP).pieces()

    assert [(piece.name, piece.size) for piece in pieces] == [
        ("asked", 1),
        ("question", 5),
        ("round", 3),
        ("money", 2),
        ("price", 1),
        ("bag", 21),
        ("lot", 21),
        ("own ships", 18),
        ("other ships", 18),
        ("markers", 8),
        ("pushes", 8),
        ("sums", 6),
    ]


def test_every_piece_says_what_its_numbers_mean() -> None:
    pieces = MEDICI_VS_STROZZI.features(SETUP).pieces()

    assert all(piece.meaning for piece in pieces)
    assert pieces[1].meaning == "one-hot: " + ", ".join(QUESTIONS)


@pytest.mark.parametrize("seat", [MEDICI, STROZZI])
def test_an_observation_has_the_stated_pieces_in_order(seat: Seat) -> None:
    features = MEDICI_VS_STROZZI.features(SETUP)
    stated = [(piece.name, piece.size) for piece in features.pieces()]
    for table in random_tables(30, 3, (*QUESTIONS, "match-over")):
        seen = features.observe(table, seat)
        assert [(name, len(numbers)) for name, numbers in seen.items()] == stated
        assert {type(number) for number in chain.from_iterable(seen.values())} == {float}


def test_the_sizes_follow_the_box() -> None:
    setup = setup_of(box=other_box())
    features = MEDICI_VS_STROZZI.features(setup)
    seen = features.observe(setup.table(), MEDICI)

    assert [piece.size for piece in features.pieces()] == [len(part) for part in seen.values()]


def test_asked_tells_whether_this_seat_is_asked_or_draws() -> None:
    table = busy().table

    assert observed(table, MEDICI)["asked"] == [1.0]
    assert observed(table, STROZZI)["asked"] == [0.0]
    assert observed(opening().table, MEDICI)["asked"] == [1.0]
    assert observed(opening().table, STROZZI)["asked"] == [0.0]


def test_pushes_are_net_and_positive_for_the_own_side() -> None:
    ships = {
        "medici": {"3": {"harbor": "venezia", "tiles": ["dye-0", "fur-1"]}},
        "strozzi": {"4": {"harbor": "venezia", "tiles": ["fur-0", "gold-5"]}},
    }
    table = at({"round": 1, "ships": ships, "agenda": [draw_tile("medici")]}).table

    assert observed(table, MEDICI)["pushes"] == [0, 0, 0, 0, 0, 0, 2, -1]
    assert observed(table, STROZZI)["pushes"] == [0, 0, 0, 0, 0, 0, -2, 1]


@pytest.mark.parametrize(
    ("step", "place"),
    [
        (draw_tile("medici"), 0),
        (draw_or_stop("medici"), 1),
        (name_price("medici"), 2),
        (take_or_leave("medici", 3), 3),
        (load_lot("medici"), 4),
    ],
)
def test_the_question_is_one_hot(step: dict[str, Any], place: int) -> None:
    table = at({"round": 1, "lot": ["dye-4"], "agenda": [step]}).table

    assert observed(table, STROZZI)["question"] == [float(n == place) for n in range(5)]


def test_a_finished_match_asks_no_question() -> None:
    seen = observed(scored().table, MEDICI)

    assert seen["question"] == [0.0] * 5
    assert seen["asked"] == [0.0]


def test_the_round_is_one_hot() -> None:
    rounds = [
        observed(at({"round": n, "agenda": [draw_tile("medici")]}).table, MEDICI)["round"]
        for n in (1, 2, 3)
    ]

    assert rounds == [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]


def test_the_own_money_comes_first_in_hundreds() -> None:
    table = busy().table

    assert observed(table, MEDICI)["money"] == [-0.5, 3.45]
    assert observed(table, STROZZI)["money"] == [3.45, -0.5]


def test_the_price_is_in_hundreds_while_it_awaits_an_answer() -> None:
    playing = busy()

    assert observed(playing.table, MEDICI)["price"] == [0.18]
    assert observed(playing.play("buy").table, MEDICI)["price"] == [0.0]


def test_bag_and_lot_count_the_tiles_of_each_kind() -> None:
    seen = observed(busy().table, MEDICI)
    bag = dict(zip(KINDS, seen["bag"], strict=True))
    lot = dict(zip(KINDS, seen["lot"], strict=True))

    assert (bag["dye-4"], bag["fur-4"], bag["gold-5"], bag["cloth-0"]) == (0.0, 2.0, 1.0, 0.0)
    assert {kind: count for kind, count in lot.items() if count} == {"dye-4": 2.0}


MEDICI_FLEET = [
    3.0, 1.0, 5.0, 0.0, 1.0, 0.0,
    4.0, 4.0, 0.0, 0.0, 0.0, 0.0,
    5.0, 5.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
STROZZI_FLEET = [
    3.0, 2.0, 3.0, 0.0, 1.0, 0.0,
    4.0, 4.0, 0.0, 0.0, 0.0, 0.0,
    5.0, 3.0, 5.0, 1.0, 0.0, 0.0,
]  # fmt: skip


def test_a_ship_is_its_spaces_free_spaces_sum_and_harbor() -> None:
    table = busy().table

    assert observed(table, MEDICI)["own ships"] == MEDICI_FLEET
    assert observed(table, MEDICI)["other ships"] == STROZZI_FLEET


def test_the_own_ships_come_from_the_own_house() -> None:
    table = busy().table

    assert observed(table, STROZZI)["own ships"] == STROZZI_FLEET
    assert observed(table, STROZZI)["other ships"] == MEDICI_FLEET


def test_markers_are_positive_on_the_own_side() -> None:
    table = busy().table

    assert observed(table, MEDICI)["markers"] == [3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0]
    assert observed(table, STROZZI)["markers"] == [-3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0]


def test_sums_are_own_and_other_per_harbor() -> None:
    table = busy().table

    assert observed(table, MEDICI)["sums"] == [0.0, 5.0, 5.0, 3.0, 0.0, 0.0]
    assert observed(table, STROZZI)["sums"] == [5.0, 0.0, 3.0, 5.0, 0.0, 0.0]


@pytest.mark.parametrize("question", [*QUESTIONS, "match-over"])
def test_the_strozzi_see_at_the_mirrored_table_what_the_medici_see(question: str) -> None:
    for table in random_tables(15, 11, (question,)):
        mirror = mirrored(table)
        assert observed(mirror, STROZZI) == observed(table, MEDICI)
        assert observed(mirror, MEDICI) == observed(table, STROZZI)


def test_the_two_sides_of_a_table_are_told_apart() -> None:
    table = busy().table

    assert observed(table, MEDICI) != observed(table, STROZZI)
