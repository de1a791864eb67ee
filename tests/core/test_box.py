"""Box files: values, marks and what is no box."""

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiorino.core.box import MARKS, read_box
from fiorino.core.codec import LARGEST_TEXT
from fiorino.core.errors import BadBox
from tests.core.support import GAME

BARE = """
[houses]
names = ["medici", "strozzi"]
coins = 300

[[harbors]]
name = "pisa"
"""

MARKED = """
# The same values, marked, noted and laid out otherwise.
harbors = [ { name = { value = "pisa", mark = "reconstructed", note = "from a review" } } ]
houses.coins = { value = 300, mark = "stated" }
houses.names = { value = ["medici", "strozzi"], note = "in this order" }
"""


def refusal(text: str) -> str:
    with pytest.raises(BadBox) as caught:
        read_box(text)
    return str(caught.value)


def test_bare_values_are_read_as_they_stand() -> None:
    assert read_box(BARE).values == {
        "houses": {"names": ["medici", "strozzi"], "coins": 300},
        "harbors": [{"name": "pisa"}],
    }


def test_bare_values_have_no_mark() -> None:
    assert read_box(BARE).marks == {}


def test_marked_values_are_read_as_the_values_alone() -> None:
    assert read_box(MARKED).values == read_box(BARE).values


def test_marks_are_kept_by_the_path_of_their_value() -> None:
    assert read_box(MARKED).marks == {
        "harbors.1.name": "reconstructed",
        "houses.coins": "stated",
        "houses.names": "stated",
    }


def test_marks_notes_and_layout_do_not_change_the_digest() -> None:
    assert read_box(MARKED).digest == read_box(BARE).digest


def test_another_value_changes_the_digest() -> None:
    assert read_box(BARE.replace("300", "301")).digest != read_box(BARE).digest


def test_the_digest_is_the_sha_256_of_the_canonical_values() -> None:
    by_hand = b'{"harbors":[{"name":"pisa"}],"houses":{"coins":300,"names":["medici","strozzi"]}}'
    assert read_box(BARE).digest == hashlib.sha256(by_hand).hexdigest()


@pytest.mark.parametrize("mark", MARKS)
def test_every_mark_is_known(mark: str) -> None:
    assert read_box(f'coins = {{ value = 300, mark = "{mark}" }}').marks == {"coins": mark}


@pytest.mark.parametrize("mark", ['"guessed"', "3", '["stated"]', '{ a = "stated" }'])
def test_an_unknown_mark_is_refused(mark: str) -> None:
    assert refusal(f"[houses]\ncoins = {{ value = 300, mark = {mark} }}") == (
        "The box: the mark of “houses.coins” must be one of stated, deduced, reconstructed, ruling."
    )


def test_a_table_with_a_value_and_other_fields_is_a_table() -> None:
    assert read_box("coins = { value = 300, colour = 1 }").values == {
        "coins": {"value": 300, "colour": 1}
    }


@pytest.mark.parametrize(
    "value", ["1.5", "inf", "nan", "1979-05-27", "1979-05-27T07:32:00Z", "07:32:00"]
)
def test_floats_and_dates_are_refused(value: str) -> None:
    assert refusal(f"[houses]\ncoins = {value}") == (
        "The box: “houses.coins” must be a whole number, a text or a list of them."
    )


def test_a_float_in_a_list_is_refused_with_its_place() -> None:
    assert "“tiles.2” must be a whole number" in refusal("tiles = [1, 2.5]")


def test_a_float_as_a_marked_value_is_refused() -> None:
    assert "“coins” must be a whole number" in refusal("coins = { value = 2.5 }")


def test_truth_values_are_read() -> None:
    assert read_box("open = true").values == {"open": True}


@pytest.mark.parametrize("text", ["[houses", "coins = ", "a = 1\na = 2", '{"coins": 300}', "\x00"])
def test_what_is_no_toml_is_refused(text: str) -> None:
    assert refusal(text).startswith("The box file is not sound TOML: ")


@pytest.mark.parametrize(
    "build",
    [
        lambda depth: "a = " + "[" * depth + "]" * depth,
        lambda depth: "a = " + "{ a = " * depth + "1" + " }" * depth,
    ],
)
def test_deep_nesting_is_refused(build: Callable[[int], str]) -> None:
    for depth in (60, 20_000):
        assert refusal(build(depth)).startswith("The box file is n")


def test_a_name_of_many_parts_is_refused() -> None:
    assert refusal(".".join("a" * 60) + " = 1") == ("The box file has a key of more than 8 parts.")


@pytest.mark.parametrize(
    "key",
    [
        ".".join("a" * 9),
        " . ".join("a" * 9),
        ".".join(['"a"', "'a'", "a"] * 3),
        ".".join("a" * 15_000),
    ],
)
@pytest.mark.parametrize("line", ["{} = 1", "[{}]", "[[{}]]", "a = {{ {} = 1 }}", 'n="#"\n{}=1'])
def test_keys_of_many_parts_are_refused_before_the_text_is_read(
    key: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr("fiorino.core.box.tomllib.loads", read.append)
    assert refusal(line.format(key)) == "The box file has a key of more than 8 parts."
    assert not read


def test_dots_beside_keys_are_no_parts_of_them() -> None:
    dots = "." * 20
    text = f'# {dots}\na.b.c.d.e.f.g.h = "{dots}"\ni = [\'{dots}\', """\n{dots}"""]\n'
    assert read_box(text).values["i"] == [dots, dots]


def test_a_text_that_is_far_too_long_is_refused_unread() -> None:
    assert refusal("#" * (LARGEST_TEXT + 1)) == "The box file is far too long to be one."


def test_a_file_that_is_one_marked_value_is_refused() -> None:
    assert refusal('value = 3\nmark = "stated"') == (
        "The box file must be a table of named values, not one marked value."
    )


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 5000, "0x" + "f" * 5000])
def test_a_number_of_thousands_of_digits_is_refused(number: str) -> None:
    assert refusal(f"coins = {number}").startswith("The box")


def test_a_fault_in_the_box_is_a_fault_of_the_box() -> None:
    with pytest.raises(BadBox, match="the box: the field “coins” is missing"):
        read_box("").reader().value("coins")


def test_the_box_of_the_game_marks_every_value() -> None:
    box = GAME.default_box()
    assert box.marks["houses.coins"] == "stated"
    assert box.marks["prizes.bonuses"] == "reconstructed"
    assert box.marks["rounds.highest_price"] == "ruling"
    assert set(box.marks.values()) <= set(MARKS)


@given(st.text(alphabet='[]{}",=.\n abc019-"\'#:T', max_size=40))
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
def test_any_text_is_a_box_of_plain_values_or_is_refused(text: str) -> None:
    try:
        box = read_box(text)
    except BadBox:
        return
    assert len(box.digest) == 64
