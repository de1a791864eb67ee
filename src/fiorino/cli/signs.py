"""Symbols for a terminal with only plain letters: each of ours has a twin of the same width."""

import codecs
import unicodedata
from collections.abc import Mapping
from typing import Final

PLAIN: Final[Mapping[str, str]] = {
    "●": "o", "■": "#", "▲": "^", "◆": "x", "⬢": "@", "★": "*", "♟": "&", "♀": "%", "▸": ">",
    "◂": "<", "‹": "<", "›": ">", "»": ">", "«": "<", "→": ">", "◉": "O", "│": "|", "─": "-",
    "▫": ".", "▪": "+", "◼": "=", "▮": "#", "▯": ".", "·": ".", "×": "x", "−": "-", "–": "-",
    "—": "-", "•": "*", "…": "~", "✚": "+", "“": '"', "”": '"', "„": '"', "‚": "'", "‘": "'",
    "’": "'", "ß": "s", "ł": "l", "ø": "o", "°": "o", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip
"""The replacements for symbols; always one letter, so that columns stay aligned."""
PLAINLY: Final = "fiorino-plainly"
"""The name under which Python's encoders find `_in_plain_letters`."""
PLAIN_PLACES: Final = frozenset({"C", "POSIX"})
"""The locales that stand for plain letters only."""


def _in_plain_letters(fault: UnicodeError) -> tuple[str, int]:
    """Replacements for characters that a stream cannot write: their twins, or a question mark."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    letters = fault.object[fault.start : fault.end]
    return "".join([_twin(letter) for letter in letters]), fault.end


def _twin(letter: str) -> str:
    """A letter without its accents, or the twin of a symbol."""
    bare = PLAIN.get(letter) or unicodedata.normalize("NFD", letter)[0]
    return bare if bare.isascii() else "?"


codecs.register_error(PLAINLY, _in_plain_letters)


def wants_plain_letters(environment: Mapping[str, str]) -> bool:
    """Whether the environment asks for the C locale, which has only plain letters.

    Python writes UTF-8 all the same, so it has to be told.
    """
    if environment.get("PYTHONIOENCODING") or environment.get("PYTHONUTF8") == "1":
        return False
    names = ("LC_ALL", "LC_CTYPE", "LANG")
    said = next((environment[name] for name in names if environment.get(name)), "")
    return said in PLAIN_PLACES
