"""Position files: written, read back, and refused where they cannot be."""

import json
from typing import Final

import pytest

from fiorino.core.errors import FiorinoError
from fiorino.core.match import Match
from fiorino.core.protocol import NOBODY
from fiorino.core.record import read_position, write_position
from fiorino.games import GAMES
from tests.core.files import HOSTILE, Path, fields_of, misplaced, place, put, short
from tests.core.support import GAME, SETUP, answer, custom_setup, finished, running, state


def test_a_position_survives_the_way_through_a_file() -> None:
    for answers in range(0, 60, 7):
        table = running(answers).table
        setup, read = read_position(write_position(SETUP, table), GAMES)
        assert state(read) == state(table)
        assert setup.game is GAME


def test_a_finished_position_survives() -> None:
    table = finished().table
    _, read = read_position(write_position(SETUP, table), GAMES)
    assert (read.seat(), state(read)) == (NOBODY, state(table))


def test_a_position_with_a_box_and_options_of_ones_own_survives() -> None:
    setup = GAME.setup(options={"last_lot": "not_sold"}, box=custom_setup().box)
    table = running(9, setup=setup).table
    read_setup, read = read_position(write_position(setup, table), GAMES)
    assert read_setup.options == setup.options
    assert read_setup.box.digest == setup.box.digest
    assert state(read, setup) == state(table, setup)


def test_a_position_that_a_person_wrote_needs_only_what_is_not_usual() -> None:
    text = """{
      "fiorino": "position", "version": 1, "game": "medici-vs-strozzi",
      "table": {
        "round": 2,
        "money": {"medici": 250, "strozzi": 310},
        "ships": {"medici": {"5": {"harbor": "venezia", "tiles": ["dye-4", "fur-0"]}}},
        "lot": ["gold-5"],
        "agenda": [{"step": "take-or-leave", "seat": "strozzi", "price": 12}]
      }
    }"""
    setup, table = read_position(text, GAMES)
    match = Match(setup, None, table)
    answer(match, "buy", "load 3 pisa")
    assert match.table.purses() == (250, 298)


def test_a_record_is_no_position() -> None:
    assert misplaced(short()) == "the position: “fiorino” must be “position”, not “record”."


def test_json_of_something_else_is_no_position() -> None:
    assert misplaced("{}") == "This is not a position of Fiorino: the field “fiorino” is missing."


def test_a_position_of_a_newer_version_is_refused_with_advice() -> None:
    fields = fields_of(place()) | {"version": 2}
    assert "was written by a newer Fiorino" in misplaced(json.dumps(fields))


def test_a_position_of_other_rules_is_refused() -> None:
    fields = fields_of(place()) | {"rules_version": 2}
    assert "rules version 2" in misplaced(json.dumps(fields))


def test_a_position_of_another_box_is_refused() -> None:
    fields = fields_of(place()) | {"box": "0" * 64}
    assert "This position belongs to another box" in misplaced(json.dumps(fields))


def test_a_position_with_an_unknown_field_is_refused() -> None:
    fields = fields_of(place()) | {"actions": []}
    assert "unknown field “actions”" in misplaced(json.dumps(fields))


def test_a_position_that_cannot_occur_is_refused() -> None:
    fields = fields_of(place())
    fields["table"]["bag"]["dye-4"] = 2
    assert "This table cannot occur: There must be 2 of dye-4, not 3" in misplaced(
        json.dumps(fields)
    )


def test_a_position_cut_anywhere_is_refused() -> None:
    text = place().rstrip()
    for length in range(0, len(text), 50):
        assert misplaced(text[:length]).startswith("The position is not whole JSON: ")


POSITION_PATHS: Final[list[Path]] = [
    ("fiorino",), ("version",), ("game",), ("rules_version",), ("players",), ("options",), ("box",),
    ("table",), ("table", "round"), ("table", "money"), ("table", "money", "medici"),
    ("table", "markers"), ("table", "markers", "pisa"), ("table", "markers", "pisa", "dye"),
    ("table", "ships"), ("table", "ships", "strozzi"), ("table", "ships", "strozzi", "5"),
    ("table", "ships", "strozzi", "5", "harbor"), ("table", "ships", "strozzi", "5", "tiles"),
    ("table", "lot"), ("table", "thrown"), ("table", "bag"), ("table", "bag", "dye-4"),
    ("table", "agenda"), ("table", "agenda", 0), ("table", "agenda", 0, "step"),
    ("table", "agenda", 0, "seat"), ("table", "agenda", 0, "price"),
]  # fmt: skip
HARMLESS: Final[dict[Path, list[object]]] = {
    ("options",): [{}],
    ("table", "round"): [3],
    ("table", "money", "medici"): [-1, 0, 3],
    ("table", "markers"): [{}],
    ("table", "markers", "pisa"): [{}],
    ("table", "markers", "pisa", "dye"): [-1, 3],
    ("table", "agenda", 0, "price"): [0, 3],
}
"""What is as good as what stood there: it makes another table, but a possible one."""


@pytest.mark.parametrize("path", POSITION_PATHS, ids=lambda path: ".".join(map(str, path)))
def test_a_value_of_any_other_type_in_a_position_is_refused(path: Path) -> None:
    fields = fields_of(place())
    for value in HOSTILE:
        good = any(
            type(value) is type(other) and value == other for other in HARMLESS.get(path, [])
        )
        changed = put(fields, path, value)
        if json.dumps(changed) != json.dumps(fields) and not good:
            assert misplaced(json.dumps(changed), FiorinoError) != ""
