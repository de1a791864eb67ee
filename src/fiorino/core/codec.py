"""Plain JSON values in and out: tagged, canonical, and validated if untrusted."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, TypeGuard

from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import Flag, Json, Maybe, Names, Plain, SetOf
from fiorino.core.wording import did_you_mean

LARGEST_TEXT: Final = 4_000_000
"""Fiorino's files are never longer; a longer one is refused unread."""
DEEPEST: Final = 40
LONGEST_LIST: Final = 50_000
"""Lists in files are never longer; the longest is the list of answers in a record."""
_LONE_SURROGATE: Final = re.compile(r"[\ud800-\udfff]")
"""Half of a surrogate pair."""
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


def is_whole(text: str) -> bool:
    """Whether a text can be written to a file: it contains no lone surrogate."""
    return _LONE_SURROGATE.search(text) is None


def tag(kind: type) -> str:
    """The name of a class in a file: `TakeOrLeave` is "take-or-leave"."""
    return _tag(kind.__name__)


@cache
def _tag(name: str) -> str:
    return _CAPITAL.sub("-", name).lower()


def canonical(value: Json) -> str:
    """The canonical text of a JSON value, for comparing and hashing."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Json) -> str:
    """SHA-256 of the canonical text, in hexadecimal."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def encode(value: Plain, key: str, names: Names, sets_as_numbers: bool = False) -> dict[str, Json]:
    """A plain value as JSON: its tag under `key`, its fields beside it, units by name.

    Older files had sets and flags as numbers; what was hashed that way still is.
    """
    coded: dict[str, Json] = {key: tag(type(value))}
    for field, kind in value.fields.items():
        if sets_as_numbers and (kind == Flag or isinstance(kind, SetOf)):
            kind = int  # noqa: PLW2901
        coded[field] = _write(getattr(value, field), kind, names)
    return coded


def _write(value: object, kind: object, names: Names) -> Json:
    if isinstance(kind, tuple) and isinstance(value, tuple):
        return [_write(item, kind[0], names) for item in value]
    if isinstance(kind, Maybe):
        return None if value == kind.empty else _write(value, kind.unit, names)
    if isinstance(value, int) and isinstance(kind, SetOf):
        return [name for place, name in enumerate(names[kind.unit]) if value >> place & 1]
    if kind == Flag:
        return bool(value)
    if isinstance(value, int) and kind in names:
        if value < 0:
            raise TypeError(f"{value} has no name")
        return names[kind][value]
    if isinstance(value, int | str):
        return value
    raise TypeError(f"{value!r} is not plain data")


class Codec:
    """Reads what `encode` wrote, for known classes."""

    def __init__(self, key: str, classes: Iterable[type[Plain]]) -> None:
        self.key: Final = key
        self.classes: Final[dict[str, type[Plain]]] = {tag(cls): cls for cls in classes}

    def decode(self, reader: "Reader", names: Names) -> Plain:
        """The reader's current value."""
        cls = self.classes[reader.word(self.key, self.classes)]
        reader.only({self.key, *cls.fields, *cls.old_fields})
        return cls(*[_read(reader, field, kind, names) for field, kind in cls.fields.items()])


def _read(reader: "Reader", field: str, kind: object, names: Names) -> object:
    if isinstance(kind, tuple):
        inner = kind[0]
        if inner not in names:
            return tuple(reader.wholes(field, -FAR, FAR))
        return tuple([names[inner].index(word) for word in reader.words(field, names[inner])])
    if isinstance(kind, Maybe):
        return kind.empty if reader.value(field) is None else _read(reader, field, kind.unit, names)
    if isinstance(kind, SetOf):
        return reader.members(field, names[kind.unit])
    if kind == Flag:
        return reader.flag(field)
    if kind in names:
        return names[kind].index(reader.word(field, names[kind]))
    return reader.text(field) if kind is str else reader.whole(field, -FAR, FAR)


class Reader:
    """Walks through an untrusted JSON value, and refuses whatever is not as it should be."""

    def __init__(self, value: object, where: str, error: type[FiorinoError]) -> None:
        if not isinstance(value, Mapping):
            raise error(f"{where} must be an object with named fields, not {_kind(value)}.")
        self.fields: Final[Mapping[object, object]] = value
        self.where: Final = where
        self.error: Final = error

    def refuse(self, key: str, must: str) -> FiorinoError:
        """The refusal of field `key`, to be raised."""
        return self.error(
            f"{self.where}: “{key}” must be {must}, not {_kind(self.fields.get(key))}."
        )

    def has(self, key: str) -> bool:
        return key in self.fields

    def names(self) -> list[str]:
        return [str(key) for key in self.fields]

    def only(self, known: Iterable[str]) -> None:
        """Refuse unknown fields."""
        allowed = sorted(known)
        for key in self.fields:
            if key not in allowed:
                raise self.error(
                    f"{self.where}: unknown field “{_short(key)}”; known are {', '.join(allowed)}."
                )

    def value(self, key: str) -> object:
        if key not in self.fields:
            raise self.error(f"{self.where}: the field “{key}” is missing.")
        return self.fields[key]

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value(key)
        if type(value) is not int or not low <= value <= high:
            must = f"a whole number from {low} to {high}" if low < high else str(low)
            raise self.refuse(key, must)
        return value

    def flag(self, key: str) -> int:
        """A flag as 0 or 1; older files have the number."""
        value = self.value(key)
        if value not in (0, 1) or not isinstance(value, int):
            raise self.refuse(key, "true or false")
        return int(value)

    def wholes(self, key: str, low: int, high: int) -> list[int]:
        must = f"a list of whole numbers from {low} to {high}"
        value = self.items(key, must)
        if not all(type(n) is int and low <= n <= high for n in value):
            raise self.refuse(key, must)
        return [n for n in value if type(n) is int]

    def text(self, key: str, longest: int = 200) -> str:
        value = self.value(key)
        if type(value) is not str or len(value) > longest:
            raise self.refuse(key, f"a text of at most {longest} characters")
        return value

    def texts(self, key: str, longest: int = 200) -> list[str]:
        must = f"a list of texts of at most {longest} characters"
        value = self.items(key, must)
        if not all(type(t) is str and len(t) <= longest for t in value):
            raise self.refuse(key, must)
        return [t for t in value if type(t) is str]

    def items(self, key: str, must: str, most: int = LONGEST_LIST) -> Sequence[object]:
        """The list in field `key`; one that is too long is refused before it is read."""
        value = self.value(key)
        if not _is_list(value):
            raise self.refuse(key, must)
        if len(value) > most:
            raise self.error(
                f"{self.where}: “{key}” has {len(value):,} parts; there can be at most {most:,}."
            )
        return value

    def word(self, key: str, known: Iterable[str]) -> str:
        """One of the known words."""
        value = self.value(key)
        words = list(known)
        if value not in words:
            raise self.refuse(key, "one of " + ", ".join(words))
        return str(value)

    def words(self, key: str, known: Iterable[str]) -> list[str]:
        """A list of known words."""
        allowed = list(known)
        found = self.texts(key)
        for word in found:
            if word not in allowed:
                raise self.error(
                    f"{self.where}: there is no “{_short(word)}” for “{key}”."
                    + did_you_mean(word, allowed)
                )
        return found

    def members(self, key: str, known: Sequence[str]) -> int:
        """A list of known words as bits; older files have the number."""
        value = self.value(key)
        if type(value) is int and 0 <= value < 1 << len(known):
            return value
        if not _is_list(value):
            raise self.refuse(key, "a list of some of " + ", ".join(known))
        bits = 0
        for word in self.words(key, known):
            bits |= 1 << known.index(word)
        return bits

    def child(self, key: str) -> "Reader":
        """The object in field `key`."""
        return Reader(self.value(key), f"{self.where}, “{key}”", self.error)

    def children(self, key: str, most: int = LONGEST_LIST) -> "list[Reader]":
        """The objects in the list of field `key`."""
        return [
            Reader(item, f"{self.where}, “{key}” {number}", self.error)
            for number, item in enumerate(self.items(key, "a list", most), 1)
        ]


FAR: Final = 10**9
"""Numbers in files are never larger."""


def _is_list(value: object) -> TypeGuard[Sequence[object]]:
    return isinstance(value, list | tuple)


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _kind(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return f"“{_short(value)}”"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, Sequence):
        return "a list" if len(value) > 8 else _short(list(value))
    return _short(value)


class _Unreadable(ValueError):
    """What JSON allows and we refuse, in words."""


def parse_json(text: str, what: str, error: type[FiorinoError]) -> object:
    """The JSON value of an untrusted text; `what` names it in the refusal."""
    if len(text) > LARGEST_TEXT:
        raise error(
            f"{what} is longer than {LARGEST_TEXT:,} characters; that is no file of Fiorino."
        )
    if _depth(text) > DEEPEST:
        raise error(
            f"{what} is nested more than {DEEPEST} levels deep; that is no file of Fiorino."
        )
    try:
        value: object = json.loads(
            text.removeprefix("\ufeff"), object_pairs_hook=_unique, parse_constant=_no_constant
        )
        if not is_whole(json.dumps(value, ensure_ascii=False)):
            raise _Unreadable("there is half a character in it")
        return value
    except json.JSONDecodeError as fault:
        raise error(
            f"{what} is not whole JSON: line {fault.lineno}, column {fault.colno}: {fault.msg}."
        ) from None
    except _Unreadable as fault:
        raise error(f"{what} is not JSON that can be read: {fault}.") from None
    except ValueError:
        raise error(f"{what} has a number in it that is far too long.") from None


def _depth(text: str) -> int:
    """How deep brackets nest outside strings, without recursion."""
    deepest = depth = 0
    for bracket in re.sub(r'"(?:[^"\\]++|\\.)*+"?', "", text, flags=re.DOTALL):
        if bracket in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif bracket in "]}":
            depth -= 1
    return deepest


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise _Unreadable("the same field stands twice in one object")
    return fields


def _no_constant(name: str) -> object:
    raise _Unreadable(f"{name} is not a number")
