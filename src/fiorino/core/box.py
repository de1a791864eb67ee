"""Boxes: the component data of a game as a TOML file that the owner of a physical copy can edit.

A value may stand bare (`coins = 300`) or with its mark
(`coins = { value = 300, mark = "stated" }`).
The digest covers only the values, so marks, notes and layout do not change it.
"""

import json
import re
import tomllib
from functools import lru_cache
from typing import Final

from fiorino.core.codec import DEEPEST, FAR, LARGEST_TEXT, Reader, digest
from fiorino.core.errors import BadBox
from fiorino.core.protocol import Json

MARKS: Final = ("stated", "deduced", "reconstructed", "ruling")
LARGEST_BOX: Final = 16_000
"""The most characters in a box from strangers; Siena's own has about nine thousand."""
LONGEST_KEY: Final = 8
"""The most parts in a dotted key; the cost of reading one grows with their square."""

_PIECE: Final = re.compile(
    r"""(?sx)
      (?P<beside> \# [^\n]* | [ \t]+ )
    | (?P<dot> \. )
    | (?P<part> [A-Za-z0-9_-]+
        | \"\"\" (?: \\. | [^\\] )*? (?: \"\"\" | \Z )
        | \'\'\' .*? (?: \'\'\' | \Z )
        | " (?: \\[^\n] | [^"\\\n] )*+ "?
        | ' [^'\n]* '? )
    | .
    """
)
"""The pieces of a TOML text as far as dots in keys need it; every text is some row of them."""


class BoxData:
    """The values of a box file, the mark of each, and the digest that identifies it."""

    def __init__(self, values: dict[str, Json], marks: dict[str, str]) -> None:
        self.values: Final = values
        self.marks: Final = marks
        self.digest: Final = digest(values)

    def __repr__(self) -> str:
        return f"<BoxData {self.digest[:12]}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _known_box, (json.dumps(self.values), json.dumps(self.marks))

    def reader(self) -> Reader:
        return Reader(self.values, "the box", BadBox)


def read_box(text: str) -> BoxData:
    """The data of a box file; anything but valid TOML with plain values is refused."""
    if len(text) > LARGEST_TEXT:
        raise BadBox("The box file is far too long to be one.")
    _check_keys(text)
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadBox(f"The box file is not sound TOML: {str(fault)[:200]}.") from None
    except RecursionError:
        raise BadBox(f"The box file is nested more than {DEEPEST} levels deep.") from None
    except ValueError:
        raise BadBox("The box file has a number in it that is far too long.") from None
    marks: dict[str, str] = {}
    values = _values(tree, "", marks, 0)
    if not isinstance(values, dict):
        raise BadBox("The box file must be a table of named values, not one marked value.")
    return _known_box(json.dumps(values), json.dumps(marks))


@lru_cache(maxsize=32)
def _known_box(values: str, marks: str) -> BoxData:
    """Return the same value for the same data, so that what is cached for it is found again."""
    return BoxData(json.loads(values), json.loads(marks))


def _check_keys(text: str) -> None:
    """Refuse keys with too many parts before they are read."""
    dots = 0
    for piece in _PIECE.finditer(text):
        if piece.lastgroup == "dot":
            dots += 1
            if dots >= LONGEST_KEY:
                raise BadBox(f"The box file has a key of more than {LONGEST_KEY} parts.")
        elif piece.lastgroup is None:
            dots = 0


def _values(node: object, path: str, marks: dict[str, str], depth: int) -> Json:
    if depth > DEEPEST:
        raise BadBox(f"The box file is nested more than {DEEPEST} levels deep.")
    if isinstance(node, dict):
        if "value" in node and set(node) <= {"value", "mark", "note"}:
            mark = node.get("mark", "stated")
            if mark not in MARKS:
                raise BadBox(f"The box: the mark of “{path}” must be one of {', '.join(MARKS)}.")
            marks[path] = str(mark)
            return _values(node["value"], path, marks, depth + 1)
        return {
            str(key): _values(value, f"{path}.{key}" if path else str(key), marks, depth + 1)
            for key, value in node.items()
        }
    if isinstance(node, list):
        return [
            _values(value, f"{path}.{number}", marks, depth + 1)
            for number, value in enumerate(node, 1)
        ]
    if isinstance(node, int) and abs(node) > FAR:
        raise BadBox(f"The box: “{path}” is far too large a number.")
    if isinstance(node, bool | int | str):
        return node
    raise BadBox(f"The box: “{path}” must be a whole number, a text or a list of them.")
