"""Plain JSON in and out, and everything from outside that is refused."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from typing import ClassVar, Final, NewType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiorino.core.codec import (
    DEEPEST,
    FAR,
    LARGEST_TEXT,
    LONGEST_LIST,
    Codec,
    Reader,
    canonical,
    digest,
    encode,
    parse_json,
    tag,
)
from fiorino.core.errors import BadBox, BadPosition, BadRecord, FiorinoError
from fiorino.core.protocol import CHANCE, NOBODY, Fields, Flag, Maybe, Names, Plain, Seat, SetOf
from fiorino.games.medici_vs_strozzi.rules.drawing import DrawTile
from fiorino.games.medici_vs_strozzi.rules.sale import TakeOrLeave
from tests.core.support import STROZZI

Good = NewType("Good", int)
NAMES: Final[Names] = {Seat: ("medici", "strozzi"), Good: ("dye", "fur", "spice")}


class Everything(Plain):
    """A plain value with a field of every kind."""

    fields: ClassVar[Fields] = {
        "owner": Maybe(Seat),
        "coins": int,
        "name": str,
        "sizes": (int,),
        "goods": (Good,),
    }

    def __init__(
        self, owner: Seat, coins: int, name: str, sizes: tuple[int, ...], goods: tuple[Good, ...]
    ) -> None:
        self.owner: Final = owner
        self.coins: Final = coins
        self.name: Final = name
        self.sizes: Final = sizes
        self.goods: Final = goods


class Marked(Plain):
    """A value with a set and a flag."""

    fields: ClassVar[Fields] = {"goods": SetOf(Good), "open": Flag}
    old_fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, goods: int, open: int) -> None:
        self.goods: Final = goods
        self.open: Final = open


class Loose(Plain):
    """A value that may hold what is not plain."""

    fields: ClassVar[Fields] = {"inside": (int,)}

    def __init__(self, inside: object) -> None:
        self.inside: Final = inside


EVERYTHING: Final = Codec("kind", (Everything, Loose))
MARKED: Final = Codec("kind", (Marked,))


def reader(value: object) -> Reader:
    return Reader(value, "the file", BadRecord)


def refusal(ask: Callable[[], object], error: type[FiorinoError] = BadRecord) -> str:
    with pytest.raises(error) as caught:
        ask()
    return str(caught.value)


# Tags, canonical text, digest.


@pytest.mark.parametrize(
    ("kind", "name"), [(TakeOrLeave, "take-or-leave"), (DrawTile, "draw-tile"), (Loose, "loose")]
)
def test_a_tag_is_the_class_name_in_small_words(kind: type, name: str) -> None:
    assert tag(kind) == name


def test_the_canonical_text_has_sorted_keys_and_no_spaces() -> None:
    assert canonical({"b": [1, None, True], "a": "x"}) == '{"a":"x","b":[1,null,true]}'


def test_the_canonical_text_keeps_letters_of_every_language() -> None:
    assert canonical("Őrsi — “è”") == '"Őrsi — “è”"'


def test_the_order_of_fields_does_not_change_the_canonical_text() -> None:
    assert canonical({"a": 1, "b": {"d": 2, "c": 3}}) == canonical({"b": {"c": 3, "d": 2}, "a": 1})


def test_a_tuple_and_a_list_have_the_same_canonical_text() -> None:
    assert canonical((1, 2)) == canonical([1, 2])


def test_the_digest_is_the_sha_256_of_the_canonical_text() -> None:
    by_hand = hashlib.sha256('{"coins":3,"house":"Őrsi"}'.encode()).hexdigest()
    assert digest({"house": "Őrsi", "coins": 3}) == by_hand


def test_values_that_differ_have_different_digests() -> None:
    assert len({digest(value) for value in (1, "1", [1], {"1": 1}, None, True)}) == 6


# Encode and decode.


def test_a_step_is_encoded_with_its_tag_and_its_seat_by_name() -> None:
    assert encode(TakeOrLeave(STROZZI, 18), "step", NAMES) == {
        "step": "take-or-leave",
        "seat": "strozzi",
        "price": 18,
    }


def test_every_kind_of_field_is_encoded() -> None:
    value = Everything(Seat(0), -4, "è", (3, 1), (Good(2), Good(0)))
    assert encode(value, "kind", NAMES) == {
        "kind": "everything",
        "owner": "medici",
        "coins": -4,
        "name": "è",
        "sizes": [3, 1],
        "goods": ["spice", "dye"],
    }


def test_a_unit_that_is_nobody_or_nothing_is_encoded_as_null() -> None:
    assert encode(Everything(NOBODY, 0, "", (), ()), "kind", NAMES)["owner"] is None


def test_a_unit_that_is_nobody_or_nothing_survives_the_way_there_and_back() -> None:
    value = Everything(NOBODY, 0, "", (), ())
    assert EVERYTHING.decode(reader(encode(value, "kind", NAMES)), NAMES) == value


class Carried(Plain):
    """A good, or none."""

    fields: ClassVar[Fields] = {"good": Maybe(Good, -1)}

    def __init__(self, good: int) -> None:
        self.good: Final = good


def test_a_unit_with_its_own_number_for_none_is_written_as_null_and_read_back() -> None:
    written = encode(Carried(-1), "kind", NAMES)
    assert written["good"] is None
    assert Codec("kind", [Carried]).decode(reader(written), NAMES) == Carried(-1)


def test_a_seat_that_is_no_place_is_never_written_as_a_player() -> None:
    with pytest.raises(TypeError, match="-1 has no name"):
        encode(Everything(CHANCE, 0, "", (), ()), "kind", NAMES)


def test_a_unit_without_names_is_encoded_as_a_number() -> None:
    assert encode(TakeOrLeave(STROZZI, 18), "step", {})["seat"] == 1


@pytest.mark.parametrize("inside", [[1], {"a": 1}, 1.5, None, object, ([1],), ((1,),), (None,)])
def test_what_is_not_plain_data_cannot_be_encoded(inside: object) -> None:
    with pytest.raises(TypeError, match="is not plain data"):
        encode(Loose(inside), "kind", NAMES)


def test_decoding_gives_back_what_was_encoded() -> None:
    value = Everything(Seat(1), 12, "Anna", (5, 5, 0), (Good(1), Good(1)))
    assert EVERYTHING.decode(reader(encode(value, "kind", NAMES)), NAMES) == value


@given(
    st.sampled_from((NOBODY, Seat(0), Seat(1))),
    st.integers(-FAR, FAR),
    st.text(max_size=200),
    st.lists(st.integers(-FAR, FAR)),
    st.lists(st.sampled_from((Good(0), Good(1), Good(2)))),
)
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
def test_any_plain_value_survives_the_way_through_a_text(
    owner: Seat, coins: int, name: str, sizes: list[int], goods: list[Good]
) -> None:
    value = Everything(owner, coins, name, tuple(sizes), tuple(goods))
    text = json.dumps(encode(value, "kind", NAMES))
    assert EVERYTHING.decode(reader(parse_json(text, "It", BadRecord)), NAMES) == value


GOOD: Final = {
    "kind": "everything", "owner": "medici", "coins": 1, "name": "x",
    "sizes": [1], "goods": ["fur"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"kind": "nonsense"}, "“kind” must be one of everything, loose, not “nonsense”"),
        ({"kind": 7}, "“kind” must be one of everything, loose, not 7"),
        ({"kind": ["everything"]}, "“kind” must be one of everything, loose, not ['everything']"),
        ({"owner": "pazzi"}, "“owner” must be one of medici, strozzi, not “pazzi”"),
        ({"owner": 0}, "“owner” must be one of medici, strozzi, not 0"),
        ({"coins": 1.0}, f"“coins” must be a whole number from {-FAR} to {FAR}, not 1.0"),
        ({"coins": FAR + 1}, f"“coins” must be a whole number from {-FAR} to {FAR}"),
        ({"name": None}, "“name” must be a text of at most 200 characters, not nothing"),
        ({"sizes": 3}, f"“sizes” must be a list of whole numbers from {-FAR} to {FAR}, not 3"),
        ({"sizes": [-FAR - 1]}, "“sizes” must be a list of whole numbers"),
        ({"goods": "fur"}, "“goods” must be a list of texts"),
        ({"goods": [1]}, "“goods” must be a list of texts"),
        ({"goods": ["dye", "furr"]}, "there is no “furr” for “goods”. Did you mean “fur”?"),
        ({"extra": 1}, "unknown field “extra”; known are coins, goods, kind, name, owner, sizes"),
    ],
)
def test_a_field_that_is_not_as_it_should_be_is_refused(
    change: dict[str, object], message: str
) -> None:
    found = refusal(lambda: EVERYTHING.decode(reader(GOOD | change), NAMES))
    assert found.startswith("the file: " + message)


@pytest.mark.parametrize("missing", sorted(GOOD))
def test_a_missing_field_is_refused_by_name(missing: str) -> None:
    fields = {key: value for key, value in GOOD.items() if key != missing}
    found = refusal(lambda: EVERYTHING.decode(reader(fields), NAMES))
    assert found == f"the file: the field “{missing}” is missing."


# The reader, refusal by refusal.


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "nothing"),
        ("a", "“a”"),
        (True, "true"),
        (False, "false"),
        (3, "3"),
        (2.5, "2.5"),
        ([1, 2], "[1, 2]"),
        (list(range(9)), "a list"),
        ("x" * 50, "“" + "x" * 39 + "…”"),
    ],
)
def test_what_is_no_object_is_refused_with_what_it_is(value: object, said: str) -> None:
    found = refusal(lambda: reader(value))
    assert found == f"the file must be an object with named fields, not {said}."


def test_an_object_in_place_of_a_number_is_called_an_object() -> None:
    found = refusal(lambda: reader({"n": {"a": 1}}).whole("n", 0, 9))
    assert found == "the file: “n” must be a whole number from 0 to 9, not an object."


def test_a_reader_refuses_with_the_error_it_was_given() -> None:
    with pytest.raises(BadBox):
        Reader({}, "the box", BadBox).value("coins")


def test_names_and_has_tell_which_fields_are_there() -> None:
    fields = reader({"a": 1, "b": None})
    assert fields.names() == ["a", "b"]
    assert (fields.has("b"), fields.has("c")) == (True, False)


def test_value_gives_a_field_as_it_is() -> None:
    assert reader({"a": [1, {"b": 2}]}).value("a") == [1, {"b": 2}]


def test_known_fields_pass() -> None:
    fields = reader({"a": 1})
    fields.only({"a", "b"})
    assert fields.names() == ["a"]


def test_an_unknown_field_with_an_endless_name_is_shortened() -> None:
    found = refusal(lambda: reader({"y" * 1000: 1}).only({"a"}))
    assert found == "the file: unknown field “" + "y" * 39 + "…”; known are a."


@pytest.mark.parametrize("value", [0, 4, 9])
def test_a_whole_number_within_its_bounds_is_read(value: int) -> None:
    assert reader({"n": value}).whole("n", 0, 9) == value


@pytest.mark.parametrize("value", [-1, 10, 3.0, "3", True, None, [3]])
def test_what_is_no_whole_number_within_its_bounds_is_refused(value: object) -> None:
    found = refusal(lambda: reader({"n": value}).whole("n", 0, 9))
    assert found.startswith("the file: “n” must be a whole number from 0 to 9, not ")


def test_a_list_of_whole_numbers_is_read() -> None:
    assert reader({"n": [0, 9, 9]}).wholes("n", 0, 9) == [0, 9, 9]


@pytest.mark.parametrize("value", ["12", 12, None, [1, "2"], [True], [1.0], [10], [-1], {"0": 1}])
def test_what_is_no_list_of_whole_numbers_is_refused(value: object) -> None:
    found = refusal(lambda: reader({"n": value}).wholes("n", 0, 9))
    assert found.startswith("the file: “n” must be a list of whole numbers from 0 to 9, not ")


def test_a_text_up_to_its_greatest_length_is_read() -> None:
    assert reader({"t": "abc"}).text("t", 3) == "abc"


@pytest.mark.parametrize("value", ["abcd", 3, None, ["a"], True])
def test_what_is_no_text_of_that_length_is_refused(value: object) -> None:
    found = refusal(lambda: reader({"t": value}).text("t", 3))
    assert found.startswith("the file: “t” must be a text of at most 3 characters, not ")


def test_a_list_of_texts_is_read() -> None:
    assert reader({"t": ["a", "b"]}).texts("t") == ["a", "b"]


@pytest.mark.parametrize("value", ["ab", [1], ["a", None], ["a" * 4], 3])
def test_what_is_no_list_of_texts_is_refused(value: object) -> None:
    found = refusal(lambda: reader({"t": value}).texts("t", 3))
    assert found.startswith("the file: “t” must be a list of texts of at most 3 characters, not ")


def test_one_of_the_known_words_is_read() -> None:
    assert reader({"w": "buy"}).word("w", ("buy", "refuse")) == "buy"


def test_a_word_that_is_not_known_is_refused() -> None:
    found = refusal(lambda: reader({"w": "Buy"}).word("w", ("buy", "refuse")))
    assert found == "the file: “w” must be one of buy, refuse, not “Buy”."


def test_a_list_of_known_words_is_read() -> None:
    assert reader({"w": ["fur", "dye", "fur"]}).words("w", ("dye", "fur")) == ["fur", "dye", "fur"]


def test_a_list_with_an_unknown_word_is_refused_with_the_nearest() -> None:
    found = refusal(lambda: reader({"w": ["dye", "furr"]}).words("w", ("dye", "fur")))
    assert found == "the file: there is no “furr” for “w”. Did you mean “fur”?"


@pytest.mark.parametrize("value", ["dye", None, 3, [1], [None], [["dye"]], {"dye": 1}])
def test_what_is_no_list_of_words_is_refused(value: object) -> None:
    found = refusal(lambda: reader({"w": value}).words("w", ("dye", "fur")))
    assert found.startswith("the file: “w” must be a list of texts")


def test_a_fault_in_a_child_says_where_the_child_stands() -> None:
    found = refusal(lambda: reader({"a": {"b": 3}}).child("a").text("b"))
    assert found.startswith("the file, “a”: “b” must be a text")


def test_a_child_that_is_no_object_is_refused() -> None:
    found = refusal(lambda: reader({"a": 3}).child("a"))
    assert found == "the file, “a” must be an object with named fields, not 3."


def test_a_fault_in_a_list_says_the_number_of_the_child() -> None:
    children = reader({"a": [{"b": 1}, {"b": 2}]}).children("a")
    found = refusal(lambda: children[1].text("b"))
    assert found.startswith("the file, “a” 2: “b” must be a text")


def test_a_list_that_holds_something_else_than_objects_is_refused() -> None:
    found = refusal(lambda: reader({"a": [{}, 5]}).children("a"))
    assert found == "the file, “a” 2 must be an object with named fields, not 5."


def test_what_is_no_list_has_no_children() -> None:
    found = refusal(lambda: reader({"a": {"0": {}}}).children("a"))
    assert found == "the file: “a” must be a list, not an object."


# JSON of unknown origin.


def parse(text: str) -> object:
    return parse_json(text, "The file", BadPosition)


def refused(text: str) -> str:
    return refusal(lambda: parse(text), BadPosition)


def test_sound_json_is_read() -> None:
    assert parse('{"a": [1, -2, "x", null, true, 1.5]}') == {"a": [1, -2, "x", None, True, 1.5]}


def test_a_text_that_was_cut_is_refused_wherever_it_was_cut() -> None:
    text = '{"a": [1, {"b": "c\\"[d"}], "e": null}'
    for length in range(len(text)):
        assert refused(text[:length]).startswith("The file is not whole JSON: line 1, column ")


def test_the_place_of_a_fault_is_told() -> None:
    assert refused('{\n "a": 1,\n "b" 2}') == (
        "The file is not whole JSON: line 3, column 6: Expecting ':' delimiter."
    )


@pytest.mark.parametrize("text", ["[1] 2", "{'a': 1}", "\x00", "[1,]", '"\n"', "+1", "01"])
def test_what_only_resembles_json_is_refused(text: str) -> None:
    assert refused(text).startswith("The file is not whole JSON: ")


@pytest.mark.parametrize("brackets", ["[", '{"a":', "[{}, {"])
def test_a_hundred_thousand_brackets_are_refused_without_recursion(brackets: str) -> None:
    assert refused(brackets * 100_000) == (
        "The file is nested more than 40 levels deep; that is no file of Fiorino."
    )


def test_nesting_up_to_the_deepest_level_is_read() -> None:
    value = parse("[" * DEEPEST + "]" * DEEPEST)
    for _ in range(DEEPEST - 1):
        assert isinstance(value, list)
        value = value[0]
    assert value == []


def test_nesting_beyond_the_deepest_level_is_refused() -> None:
    depth = DEEPEST + 1
    assert "nested more than 40 levels" in refused("[" * depth + "]" * depth)


def test_brackets_one_after_the_other_do_not_nest() -> None:
    assert parse("[" + "[]," * 1000 + "{}]") == [[]] * 1000 + [{}]


@pytest.mark.parametrize("inside", ["[" * 100, '"' + "[" * 100, "\\" + "{" * 100, '\\"[' * 100])
def test_brackets_inside_strings_do_not_count(inside: str) -> None:
    assert parse(json.dumps([inside, inside])) == [inside, inside]


def test_closing_brackets_that_come_first_do_not_hide_depth_from_the_parser() -> None:
    assert "is not whole JSON" in refused("]" * 100_000 + "[" * 100_000)


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    assert refused('{"version": ' + "9" * 5000 + "}") == (
        "The file has a number in it that is far too long."
    )


def test_the_mark_that_windows_puts_before_a_text_is_passed_over() -> None:
    assert parse("\ufeff[1]") == [1]


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_a_constant_that_is_no_number_is_refused(constant: str) -> None:
    assert refused(f'{{"a": [{constant}]}}') == (
        f"The file is not JSON that can be read: {constant} is not a number."
    )


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', '{"x": [{"b": 1, "c": 2, "b": 3}]}'])
def test_a_field_that_stands_twice_is_refused(text: str) -> None:
    assert refused(text) == (
        "The file is not JSON that can be read: the same field stands twice in one object."
    )


def test_the_longest_text_is_read() -> None:
    assert parse("7" + " " * (LARGEST_TEXT - 1)) == 7


def test_a_longer_text_is_refused_unread() -> None:
    assert refused("7" + " " * LARGEST_TEXT) == (
        "The file is longer than 4,000,000 characters; that is no file of Fiorino."
    )


def test_a_string_of_escaped_quotes_that_never_ends_is_refused_and_does_not_hang() -> None:
    # In a process of its own, because a pattern that begins anew at every quote runs for hours.
    program = (
        "from fiorino.core.codec import parse_json\n"
        "from fiorino.core.errors import BadRecord\n"
        "try:\n"
        "    parse_json('\\\\\"' * 200_000, 'It', BadRecord)\n"
        "except BadRecord as refusal:\n"
        "    print(refusal)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=20, check=True
    )
    assert done.stdout.startswith("It is not whole JSON: line 1, column 1")


def test_half_a_surrogate_pair_is_refused() -> None:
    assert refused('{"player": "\\ud800"}').startswith("The file is not ")


@given(st.text(alphabet='[]{}",:\\ 01eE-.ntfNI\n"', max_size=60))
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_any_text_is_read_as_python_reads_it_or_refused(text: str) -> None:
    try:
        value = parse(text)
    except BadPosition:
        return
    assert value == json.loads(text)


# Sets and flags.


def test_a_set_is_written_by_names_and_a_flag_as_true_or_false() -> None:
    coded = encode(Marked(0b101, 1), "kind", NAMES)
    assert canonical(coded) == '{"goods":["dye","spice"],"kind":"marked","open":true}'


def test_a_set_and_a_flag_are_written_as_numbers_where_it_is_asked_for() -> None:
    coded = encode(Marked(0b101, 0), "kind", NAMES, sets_as_numbers=True)
    assert canonical(coded) == '{"goods":5,"kind":"marked","open":0}'


@pytest.mark.parametrize("goods", [["spice", "dye"], ["dye", "dye", "spice"], 5])
@pytest.mark.parametrize("is_open", [True, 1])
def test_a_set_and_a_flag_are_read_by_name_and_by_number(goods: object, is_open: object) -> None:
    written = {"kind": "marked", "goods": goods, "open": is_open}
    assert MARKED.decode(reader(written), NAMES) == Marked(0b101, 1)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("goods", 8, "“goods” must be a list of some of dye, fur, spice, not 8."),
        ("goods", -1, "“goods” must be a list of some of dye, fur, spice, not -1."),
        ("goods", True, "“goods” must be a list of some of dye, fur, spice, not true."),
        ("goods", "dye", "“goods” must be a list of some of dye, fur, spice, not “dye”."),
        ("goods", ["dy"], "there is no “dy” for “goods”. Did you mean “dye”?"),
        ("open", 2, "“open” must be true or false, not 2."),
        ("open", 1.0, "“open” must be true or false, not 1.0."),
        ("open", None, "“open” must be true or false, not nothing."),
    ],
)
def test_what_is_no_set_or_flag_is_refused(field: str, value: object, told: str) -> None:
    written = {"kind": "marked", "goods": [], "open": False, field: value}
    assert refusal(lambda: MARKED.decode(reader(written), NAMES)) == f"the file: {told}"


def test_a_field_of_older_files_is_passed_over() -> None:
    written = {"kind": "marked", "goods": [], "open": False, "colour": "red"}
    assert MARKED.decode(reader(written), NAMES) == Marked(0, 0)


@pytest.mark.parametrize("length", [LONGEST_LIST + 1, 10 * LONGEST_LIST])
def test_a_list_that_is_too_long_is_refused(length: int) -> None:
    told = refusal(lambda: reader({"sizes": [0] * length}).wholes("sizes", 0, 1))
    assert told == f"the file: “sizes” has {length:,} parts; there can be at most 50,000."
