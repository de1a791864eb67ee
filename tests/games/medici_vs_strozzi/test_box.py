"""The box: its marks, its constraints and what may be changed."""

import re
from pathlib import Path
from typing import Any

import pytest

from fiorino.core.box import BoxData, read_box
from fiorino.core.errors import BadBox
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI

from .tables import OUR_BOX as OURS
from .tables import Playing, box_with, other_box, setup_of

CONSTRAINT = "The box breaks a constraint of the game: "


def refusal(box: BoxData) -> str:
    with pytest.raises(BadBox) as refused:
        MEDICI_VS_STROZZI.setup(box=box)
    return str(refused.value)


FOUR_GOODS = "there are four different goods besides gold"
GOOD_NAMES = "a good has a name of 2 to 16 small letters"
SIX_TILES = "each good has six tiles, of the values 0, 1, 2, 3, 4 and 4"
TWO_CHESTS = "there are two chests of gold of value 5"
TWO_HOUSES = "the houses are medici and strozzi, in this order"
THREE_SHIPS = "each house has ships of 3, 4 and 5 spaces"
COINS = "each house begins with 300 coins"
STARTERS = "there are three rounds, begun by medici, strozzi and strozzi"
SIDE = "a side of a track has 1 to 12 spaces"
BONUSES = "bonuses do not fall from the middle outwards, and one is 10 and one is 20"
THREE_HARBORS = "there are three harbors"
HARBOR_NAMES = "the harbors have different names of 2 to 16 small letters"
NO_GOLD = "gold has no monopoly track"
EIGHT = "there are eight monopoly tracks"


@pytest.mark.parametrize(
    ("path", "value", "constraint"),
    [
        (("tiles", "goods"), ["dye", "fur", "spice"], FOUR_GOODS),
        (("tiles", "goods"), ["dye", "fur", "spice", "cloth", "wine"], FOUR_GOODS),
        (("tiles", "goods"), ["dye", "fur", "spice", "dye"], FOUR_GOODS),
        (("tiles", "goods"), ["dye", "fur", "spice", "gold"], FOUR_GOODS),
        (("tiles", "goods"), ["dye", "fur", "spice", "Cloth"], GOOD_NAMES),
        (("tiles", "goods"), ["dye", "fur", "spice", "c"], GOOD_NAMES),
        (("tiles", "goods"), ["dye", "fur", "spice", "red cloth"], GOOD_NAMES),
        (("tiles", "values"), [0, 1, 2, 3, 4], SIX_TILES),
        (("tiles", "values"), [0, 1, 2, 3, 4, 5], SIX_TILES),
        (("tiles", "gold"), [5], TWO_CHESTS),
        (("tiles", "gold"), [5, 6], TWO_CHESTS),
        (("houses", "names"), ["strozzi", "medici"], TWO_HOUSES),
        (("houses", "names"), ["medici", "strozzi", "pazzi"], TWO_HOUSES),
        (("houses", "ships"), [3, 4, 6], THREE_SHIPS),
        (("houses", "ships"), [3, 4], THREE_SHIPS),
        (("houses", "coins"), 299, COINS),
        (("rounds", "starters"), ["medici", "strozzi"], STARTERS),
        (("rounds", "starters"), ["medici", "strozzi", "medici"], STARTERS),
        (("prizes", "bonuses"), [], SIDE),
        (("prizes", "bonuses"), [10] + [20] * 12, SIDE),
        (("prizes", "bonuses"), [0, 10, 0, 20], BONUSES),
        (("prizes", "bonuses"), [0, 0, 10, 10], BONUSES),
        (("prizes", "bonuses"), [0, 0, 20, 20], BONUSES),
        (("harbors",), [], THREE_HARBORS),
        (("harbors", 0, "name"), "genova", HARBOR_NAMES),
        (("harbors", 0, "name"), "Pisa", HARBOR_NAMES),
        (("harbors", 0, "name"), "p", HARBOR_NAMES),
        (("harbors", 0, "tracks"), ["dye", "spice", "gold"], NO_GOLD),
        (
            ("harbors", 0, "tracks"),
            ["dye", "spice", "wine"],
            "the tracks of pisa are for goods of the tiles",
        ),
        (
            ("harbors", 2, "tracks"),
            ["dye"],
            "a harbor has two or three tracks for different goods, and venezia does not",
        ),
        (
            ("harbors", 1, "tracks"),
            ["dye", "fur", "spice", "cloth"],
            "a harbor has two or three tracks for different goods, and genova does not",
        ),
        (
            ("harbors", 1, "tracks"),
            ["dye", "fur", "fur"],
            "a harbor has two or three tracks for different goods, and genova does not",
        ),
        (("harbors", 0, "tracks"), ["dye", "spice"], EIGHT),
        (("harbors", 2, "tracks"), ["dye", "fur", "spice"], EIGHT),
    ],
)
def test_a_broken_constraint_is_named(
    path: tuple[str | int, ...], value: object, constraint: str
) -> None:
    assert refusal(box_with(*path, value=value)) == f"{CONSTRAINT}{constraint}."


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("tiles", "zero_push"), 1, "the box, “tiles”: “zero_push” must be 2, not 1"),
        (("rounds", "largest_lot"), 4, "the box, “rounds”: “largest_lot” must be 3, not 4"),
        (("rounds", "highest_price"), 0, "“highest_price” must be a whole number from 1 to 10000"),
        (("rounds", "highest_price"), 10_001, "“highest_price” must be a whole number from 1 to"),
        (("prizes", "harbor"), 25, "the box, “prizes”: “harbor” must be 20, not 25"),
        (("prizes", "monopoly"), 5, "the box, “prizes”: “monopoly” must be 10, not 5"),
        (("tiles", "values"), [0, 1, 2, 3, 4, "4"], "“values” must be a list of whole numbers"),
        (("tiles", "goods"), "dye", "“goods” must be a list of texts"),
        (("harbors",), "pisa", "the box: “harbors” must be a list, not “pisa”."),
        (("prizes", "bonuses"), [-10, 0, 10, 20], "“bonuses” must be a list of whole numbers from"),
    ],
)
def test_a_value_that_cannot_be_is_named(
    path: tuple[str | int, ...], value: object, sentence: str
) -> None:
    assert sentence in refusal(box_with(*path, value=value))


@pytest.mark.parametrize("part", ["tiles", "houses", "rounds", "prizes", "harbors"])
def test_a_box_without_one_of_its_parts_is_refused(part: str) -> None:
    values = {name: value for name, value in OURS.values.items() if name != part}

    assert refusal(BoxData(values, {})) == f"the box: the field “{part}” is missing."


@pytest.mark.parametrize(
    ("path", "known"),
    [
        (("cards",), "harbors, houses, prizes, rounds, tiles"),
        (("tiles", "cards"), "gold, goods, values, zero_push"),
        (("houses", "cards"), "coins, names, ships"),
        (("rounds", "cards"), "highest_price, largest_lot, starters"),
        (("prizes", "cards"), "bonuses, harbor, monopoly"),
        (("harbors", 1, "cards"), "name, tracks"),
    ],
)
def test_a_field_that_nobody_knows_is_refused(path: tuple[str | int, ...], known: str) -> None:
    sentence = refusal(box_with(*path, value=1))

    assert sentence.endswith(f": unknown field “cards”; known are {known}.")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tiles", "goods"), ["dye", "spice", "fur", "cloth"]),
        (("rounds", "highest_price"), 60),
        (("prizes", "bonuses"), [0, 5, 10, 20, 20]),
        (("prizes", "bonuses"), [10, 20]),
        (("harbors", 0, "name"), "lucca"),
        (("harbors", 0, "tracks"), ["spice", "cloth", "fur"]),
        (("harbors", 2, "tracks"), ["cloth", "fur"]),
    ],
)
def test_a_changed_reconstructed_value_is_accepted_and_changes_the_digest(
    path: tuple[str | int, ...], value: object
) -> None:
    box = box_with(*path, value=value)

    assert MEDICI_VS_STROZZI.setup(box=box).box is box
    assert box.digest != OURS.digest


def test_an_unchanged_copy_has_the_same_digest() -> None:
    assert box_with("houses", "coins", value=300).digest == OURS.digest


def test_the_numbers_of_the_box_are_played_with() -> None:
    playing = Playing(setup_of(box=other_box())).play("tile wool-4", "stop")

    assert playing.answers == [f"price {coins}" for coins in range(61)]
    assert playing.play("price 60", "buy").answers[:3] == [
        "load 3 lucca",
        "load 3 napoli",
        "load 3 ancona",
    ]


def test_a_marker_may_stand_as_far_out_as_the_box_has_bonuses() -> None:
    table = Playing(setup_of(box=other_box())).table

    assert table.box.side == 5
    assert [table.box.payout(space) for space in range(-5, 6)] == [
        30, 30, 20, 15, 10, 0, 10, 15, 20, 30, 30,
    ]  # fmt: skip


def paths(node: Any, path: str = "") -> list[str]:
    """Every single value of a box, as the marks name it."""
    if isinstance(node, dict):
        return [
            found
            for key, value in node.items()
            for found in paths(value, f"{path}.{key}" if path else key)
        ]
    if isinstance(node, list) and node and isinstance(node[0], dict):
        return [
            found
            for number, value in enumerate(node, 1)
            for found in paths(value, f"{path}.{number}")
        ]
    return [path]


def test_every_value_of_our_box_has_a_mark() -> None:
    assert sorted(OURS.marks) == sorted(paths(OURS.values))
    assert len(OURS.marks) == 19


def test_every_mark_of_our_box_is_written_out() -> None:
    text = (Path(__file__).parents[3] / "src/fiorino/games/medici_vs_strozzi/box.toml").read_text(
        "utf-8"
    )

    assert len(re.findall(r"^\w+ = \{ value = .*, mark = \"\w+\"", text, re.MULTILINE)) == 19
    assert read_box(text).marks == OURS.marks


@pytest.mark.parametrize(
    ("path", "mark"),
    [
        ("tiles.goods", "reconstructed"),
        ("tiles.values", "stated"),
        ("tiles.gold", "stated"),
        ("tiles.zero_push", "stated"),
        ("houses.names", "stated"),
        ("houses.ships", "stated"),
        ("houses.coins", "stated"),
        ("rounds.starters", "stated"),
        ("rounds.largest_lot", "stated"),
        ("rounds.highest_price", "ruling"),
        ("prizes.harbor", "stated"),
        ("prizes.monopoly", "stated"),
        ("prizes.bonuses", "reconstructed"),
        ("harbors.1.name", "reconstructed"),
        ("harbors.1.tracks", "reconstructed"),
        ("harbors.2.name", "reconstructed"),
        ("harbors.2.tracks", "reconstructed"),
        ("harbors.3.name", "reconstructed"),
        ("harbors.3.tracks", "reconstructed"),
    ],
)
def test_the_marks_are_those_of_the_rules_page(path: str, mark: str) -> None:
    assert OURS.marks[path] == mark


def test_the_rulings_are_marked_in_the_rulebook() -> None:
    rules = MEDICI_VS_STROZZI.rulebook().rules

    assert [number for number, rule in rules.items() if rule.is_ruling] == [
        "M3.1",
        "M5.3",
        "M6.3",
        "M6.7",
    ]
