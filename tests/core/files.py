"""Records and positions to tamper with, and how they are refused."""

import hashlib
import json
from copy import deepcopy
from functools import cache
from typing import Any, Final

import pytest

from fiorino.core.errors import BadPosition, BadRecord, FiorinoError
from fiorino.core.match import Match
from fiorino.core.record import (
    Record,
    read_position,
    read_record,
    write_position,
    write_record,
)
from fiorino.games import GAMES
from tests.core.support import GAME, SETUP, finished, opened, running

Fields = dict[str, Any]
Path = tuple[str | int, ...]

HOSTILE: Final[list[object]] = [
    None, True, -1, 0, 3, 10**30, 1.5, 1e308, "", "x", "x" * 5000,
    [], [[]], [1], ["x"], {}, {"x": 1},
]  # fmt: skip
"""Values of every type; at every place but a few each of them is wrong."""


@cache
def full() -> str:
    """The record of a finished match."""
    return written(finished())


@cache
def short() -> str:
    """The record of a match that is still going on."""
    return written(running(12))


@cache
def place() -> str:
    """A position file in the midst of a match, with a price on the table."""
    first = ("tile dye-4", "stop", "price 18", "buy", "load 5 pisa")
    match = opened(*first, "tile fur-3", "stop", "price 7")
    return write_position(SETUP, match.table)


def refused(text: str, error: type[FiorinoError] = BadRecord) -> str:
    with pytest.raises(error) as caught:
        read_record(text, GAMES)
    return str(caught.value)


def misplaced(text: str, error: type[FiorinoError] = BadPosition) -> str:
    with pytest.raises(error) as caught:
        read_position(text, GAMES)
    return str(caught.value)


def shown(match: Match) -> list[tuple[int, str, str, str]]:
    notation = GAME.notation(match.setup)
    return [(e.seat, notation.write(e.action), e.rule, e.source) for e in match.log]


def put(fields: Fields, path: tuple[str | int, ...], value: object) -> Fields:
    changed = deepcopy(fields)
    spot: Any = changed
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    return changed


def written(match: Match) -> str:
    return write_record(Record(match, ("Anna", "Bruno")))


def fields_of(text: str) -> Fields:
    """A file as loose JSON, to be tampered with."""
    fields: Fields = json.loads(text)
    return fields


def plain_text(value: object) -> str:
    """The canonical text of a JSON value, made here and not by the code under test."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sealed(fields: Fields) -> str:
    """A tampered record with hashes that fit again, so that only what it says can betray it."""
    head = {k: v for k, v in fields.items() if k not in ("actions", "result", "table", "chain")}
    chain = hashlib.sha256(plain_text(head).encode()).hexdigest()
    for line in fields["actions"]:
        move = {key: line[key] for key in ("seat", "action", "rule")}
        chain = hashlib.sha256((chain + plain_text(move)).encode()).hexdigest()
        line["hash"] = chain[:16]
    return json.dumps(fields | {"chain": chain})
