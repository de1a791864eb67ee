"""The key of a sentence in the catalogue, so that a page can say it in the language of its reader.

The program speaks plain English where it refuses. `refusals.ftl` has the same sentences, with a
place for everything that varies; whoever sends one looks up which it is.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

_MESSAGE: Final = re.compile(r"^(refusal-[\w-]+) = (.+)$", re.M)
_PLACE: Final = re.compile(r"\{ (?:(?:THING|NAME)\()?\$(\w+)\)? \}")
LONGEST: Final = 400


class Wording(Struct):
    """A message of the catalogue and what stands in its places."""

    key: str
    words: dict[str, str] = {}


def wording_of(sentence: str) -> Wording | None:
    """Which message of the catalogue a sentence is; None where it is none of them."""
    for key, pattern in _patterns():
        found = pattern.fullmatch(sentence[:LONGEST].rstrip("."))
        if found is not None:
            return Wording(key, found.groupdict())
    return None


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Every sentence as a pattern; plain ones first, since one with places may fit as well."""
    text = files("fiorino").joinpath("locale/en/refusals.ftl").read_text("utf-8")
    found = [(key, _pattern(sentence)) for key, sentence in _MESSAGE.findall(text)]
    return sorted(found, key=lambda item: item[1].groups)


def _pattern(sentence: str) -> re.Pattern[str]:
    parts = _PLACE.split(sentence.rstrip("."))
    written = [
        f"(?P<{part}>.+?)" if number % 2 else re.escape(part) for number, part in enumerate(parts)
    ]
    return re.compile("".join(written), re.IGNORECASE)
