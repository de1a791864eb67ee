"""Records of any origin: whatever comes in, what comes out is a match or a refusal."""

import json
from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiorino.core.codec import digest
from fiorino.core.errors import BadBox, FiorinoError
from fiorino.core.record import Record, read_position, read_record, write_record
from fiorino.games import GAMES
from tests.core.files import (
    HOSTILE,
    Path,
    fields_of,
    full,
    place,
    put,
    refused,
    sealed,
    short,
    shown,
    written,
)
from tests.core.support import custom_setup, running

SETTINGS: Final = settings(max_examples=150, deadline=None, derandomize=True, database=None)

# Hostile types, field by field.

RECORD_PATHS: Final[list[Path]] = [
    ("fiorino",), ("version",), ("game",), ("rules_version",), ("players",), ("options",),
    ("options", "last_lot"), ("box",), ("seats",), ("seats", 0), ("seats", 0, "seat"),
    ("seats", 1, "player"), ("chance",), ("chance", "method"), ("chance", "seed"), ("actions",),
    ("actions", 2), ("actions", 2, "seat"), ("actions", 2, "action"), ("actions", 2, "rule"),
    ("actions", 2, "hash"), ("result",), ("table",), ("chain",),
]  # fmt: skip


@pytest.mark.parametrize("path", RECORD_PATHS, ids=lambda path: ".".join(map(str, path)))
def test_a_value_of_any_other_type_in_a_record_is_refused(path: Path) -> None:
    fields = fields_of(short())
    for value in HOSTILE:
        changed = put(fields, path, value)
        if json.dumps(changed) != json.dumps(fields):
            assert refused(json.dumps(changed), FiorinoError) != ""


BOX_PATHS: Final[list[Path]] = [
    ("tiles",), ("tiles", "goods"), ("tiles", "goods", 0), ("tiles", "values"), ("tiles", "gold"),
    ("tiles", "zero_push"), ("houses",), ("houses", "names"), ("houses", "ships"),
    ("houses", "coins"), ("rounds",), ("rounds", "starters"), ("rounds", "largest_lot"),
    ("prizes",), ("prizes", "bonuses"), ("harbors",), ("harbors", 0), ("harbors", 0, "name"),
    ("harbors", 0, "tracks"), ("harbors", 0, "tracks", 0),
]  # fmt: skip


@pytest.mark.parametrize("path", BOX_PATHS, ids=lambda path: ".".join(map(str, path)))
def test_a_value_of_any_other_type_in_box_values_is_refused(path: Path) -> None:
    fields = fields_of(written(running(3, setup=custom_setup())))
    for value in HOSTILE:
        changed = put(fields, ("box_values", *path), value)
        if changed != fields:
            changed["box"] = digest(changed["box_values"])
            assert refused(json.dumps(changed), BadBox) != ""


def test_box_values_that_are_no_object_are_refused() -> None:
    for value in HOSTILE:
        text = json.dumps(fields_of(short()) | {"box_values": value})
        assert refused(text, FiorinoError) != ""


def test_a_start_that_is_no_object_is_refused() -> None:
    for value in HOSTILE:
        assert refused(json.dumps(fields_of(short()) | {"start": value}), FiorinoError) != ""


@pytest.mark.parametrize("where", ["player", "seed", "seat", "action", "rule", "hash", "box"])
def test_half_a_surrogate_pair_anywhere_is_refused(where: str) -> None:
    half = "\ud800"
    fields = fields_of(short())
    match where:
        case "player":
            fields["seats"][0]["player"] = half
        case "seed":
            fields["chance"]["seed"] = half
        case "box":
            fields["box_values"] = {half: 1}
        case _:
            fields["actions"][0][where] = half
    assert refused(json.dumps(fields), FiorinoError) != ""


def fate(write: Callable[[], str]) -> str:
    """What becomes of a record: it may be refused when it is written, but not only later."""
    try:
        text = write()
    except FiorinoError:
        return "refused when written"
    try:
        read_record(text, GAMES)
    except FiorinoError as refusal:
        return f"written, and then refused: {refusal}"
    return "read back"


def test_a_long_name_of_a_player_does_not_make_a_record_that_cannot_be_read() -> None:
    assert fate(lambda: write_record(Record(running(3), ("A" * 201, "Bruno")))) in (
        "refused when written",
        "read back",
    )


def test_a_long_seed_does_not_make_a_record_that_cannot_be_read() -> None:
    assert fate(lambda: written(running(3, seed="s" * 201))) in (
        "refused when written",
        "read back",
    )


def test_a_record_that_is_far_too_long_is_refused_unread() -> None:
    assert "is longer than 4,000,000 characters" in refused(full() + " " * 4_000_000)


def test_a_record_nested_too_deep_is_refused() -> None:
    deep = '{"fiorino": "record", "version": ' + "[" * 100_000
    assert "nested more than 40 levels deep" in refused(deep)


# Fuzz: whatever comes in, what comes out is a match or a refusal.

LEAVES: Final = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**12), 10**12),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["medici", "strozzi", "chance", "record", "position", "stop", "M2.4", "pisa"]),
)
ANY_JSON: Final = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.one_of(st.text(max_size=6), st.sampled_from([*fields_of(short()), "start", "step"])),
            inner,
            max_size=5,
        ),
    ),
    max_leaves=12,
)


def outcomes(text: str) -> list[str]:
    """How a file fares as a record and as a position; any other exception fails the test."""
    found = []
    for read in (read_record, read_position):
        try:
            read(text, GAMES)
        except FiorinoError as refusal:
            found.append("refused" if str(refusal).strip() else "refused without a word")
        else:
            found.append("read")
    return found


def spots(value: object, path: Path = ()) -> list[Path]:
    """The path of everything inside a JSON value."""
    found: list[Path] = []
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, inner in items:
        found += [(*path, key), *spots(inner, (*path, key))]
    return found


RECORD_SPOTS: Final = spots(fields_of(short()))
POSITION_SPOTS: Final = spots(fields_of(place()))


@given(ANY_JSON)
@SETTINGS
def test_any_json_is_refused(value: object) -> None:
    assert outcomes(json.dumps(value)) == ["refused", "refused"]


@given(ANY_JSON, st.sampled_from(["record", "position"]))
@SETTINGS
def test_any_json_behind_a_sound_head_is_refused(value: object, kind: str) -> None:
    head = {"fiorino": kind, "version": 1, "game": "medici-vs-strozzi"}
    fields = value if isinstance(value, dict) else {"table": value, "actions": value}
    assert outcomes(json.dumps(fields | head)) == ["refused", "refused"]


@given(st.sampled_from(RECORD_SPOTS), ANY_JSON)
@SETTINGS
def test_any_json_at_any_spot_of_a_record_is_read_or_refused(path: Path, value: object) -> None:
    assert outcomes(json.dumps(put(fields_of(short()), path, value)))[1] == "refused"


@given(st.sampled_from(RECORD_SPOTS), ANY_JSON)
@SETTINGS
def test_any_json_at_any_spot_of_a_record_that_is_sealed_again_is_read_or_refused(
    path: Path, value: object
) -> None:
    changed = put(fields_of(short()), path, value)
    try:
        text = sealed(changed)
    except (KeyError, TypeError):
        text = json.dumps(changed)
    assert outcomes(text)[1] == "refused"


@given(st.sampled_from(POSITION_SPOTS), ANY_JSON)
@SETTINGS
def test_any_json_at_any_spot_of_a_position_is_read_or_refused(path: Path, value: object) -> None:
    assert outcomes(json.dumps(put(fields_of(place()), path, value)))[0] == "refused"


@given(
    st.sampled_from(["record", "position"]),
    st.lists(
        st.tuples(st.integers(0, 10**6), st.binary(max_size=3), st.integers(0, 3)), max_size=4
    ),
)
@SETTINGS
def test_a_file_with_any_bytes_changed_is_read_or_refused(
    kind: str, changes: list[tuple[int, bytes, int]]
) -> None:
    data = bytearray((short() if kind == "record" else place()).encode())
    for spot, new, dropped in changes:
        start = spot % len(data)
        data[start : start + dropped] = new
    assert "refused" in outcomes(bytes(data).decode("utf-8", "replace"))


@given(st.integers(0, 10**6), st.binary(min_size=1, max_size=1))
@SETTINGS
def test_a_record_with_one_byte_changed_is_refused_or_means_the_same(
    spot: int, byte: bytes
) -> None:
    data = bytearray(short().encode())
    data[spot % len(data)] = byte[0]
    text = bytes(data).decode("utf-8", "replace")
    try:
        read = read_record(text, GAMES)
    except FiorinoError:
        return
    assert shown(read.match) == shown(running(12))
    assert read.players == ("Anna", "Bruno")


@pytest.mark.parametrize("half", ["\ud800", "Ada\udfff"])
def test_half_a_character_in_the_name_of_a_player_is_refused_when_written(half: str) -> None:
    assert fate(lambda: write_record(Record(running(3), (half, "Bruno")))) == "refused when written"


def test_half_a_character_in_a_seed_is_refused_when_written() -> None:
    assert fate(lambda: written(running(3, seed="\ud800"))) == "refused when written"
