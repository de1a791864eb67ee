"""Inflects names of players if a language needs it: the twin of `web/shell/names.ts`.

Both are tested with `tests/locale/names.json`. A form unknown to a language is the name itself.
"""

import re
import unicodedata
from typing import Final, NamedTuple

_BACK: Final = "aáoóuú"
_NEUTRAL: Final = "iíéy"
_ROUND: Final = "öőüű"
_VOWELS: Final = f"e{_BACK}{_NEUTRAL}{_ROUND}"
_FOREIGN: Final = {"ä": "e", "æ": "e", "ë": "é", "ø": "ö", "œ": "ö", "å": "o"}
_LONG: Final = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}
"""How a last vowel sounds before a suffix."""
_BACK_LETTERS: Final = "aáoóuúhkqy"
"""Letters whose own names have back vowels: “há”, “ká”, “kú”, “ipszilon”."""
_UNITS: Final = {"1": "e", "2": "", "3": "a", "4": "e", "5": "ö", "6": "o", "7": "e", "8": "a"}
_TENS: Final = {"2": "a", "3": "a", "6": "a", "8": "a"}
"""The vowel before -t of numbers as they are spoken; what is not here has an e."""


class _Ending(NamedTuple):
    """How a Hungarian name takes suffixes: the stem, the vowels, and the vowel of -t."""

    stem: str
    is_back: bool
    link: str


def inflect(name: str, form: str, language: str) -> str:
    """A name in a form; the empty form is the name as it is."""
    if not form or not name:
        return name
    if language == "hu":
        return _hungarian(unicodedata.normalize("NFC", name), form)
    if language == "it":
        return _italian(name, form)
    if form != "genitive":
        return name
    if language == "de":
        return _german(name)
    return _dutch(name) if language == "nl" else f"{name}’s"


def _last_word(name: str) -> str:
    """The letters at the end of a name; empty if it ends in another character."""
    start = at = len(name)
    while at > 0:
        at -= 1
        if name[at].isalpha():
            start = at
        elif not unicodedata.category(name[at]).startswith("M"):
            break
    return name[start:]


def _base(letter: str) -> str:
    """A letter without diacritics."""
    return unicodedata.normalize("NFD", letter)[:1]


def _german(name: str) -> str:
    if re.search(r"(?:[sßxz]|ce)$", name, re.IGNORECASE):
        return f"{name}’"
    return f"{name}s" if len(_last_word(name)) > 1 else f"{name}’s"


def _dutch(name: str) -> str:
    """An apostrophe separates a last vowel from the s if it would sound short otherwise."""
    if re.search(r"(?:[sxz]|ce|sh|sch|tch)$", name, re.IGNORECASE):
        return f"{name}’"
    word = _last_word(name)
    if len(word) < 2 or word.isupper():
        return f"{name}’s"
    end = "".join([_base(letter) for letter in word[-2:].lower()])
    is_open = end[1] in "aio" or (end[1] == "u" and end[0] not in "aeo")
    return f"{name}’s" if is_open or (end[1] == "y" and end[0] not in "aeiou") else f"{name}s"


def _italian(name: str, form: str) -> str:
    if form == "dative":
        return f"{'ad' if _base(name).lower() == 'a' else 'a'} {name}"
    if form == "genitive":
        return f"di {name}"
    return f"da {name}" if form == "agent" else name


def _hungarian(name: str, form: str) -> str:
    if form not in ("accusative", "dative", "genitive", "ablative"):
        return name
    ending = _ending(name)
    if form == "accusative":
        return f"{ending.stem}{ending.link}t"
    if form == "ablative":
        return ending.stem + ("tól" if ending.is_back else "től")
    return ending.stem + ("nak" if ending.is_back else "nek")


def _ending(name: str) -> _Ending:
    """Numbers, signs and letters are spoken: a hyphen and the vowels of their own names follow."""
    if figures := re.search(r"[0-9]+$", name):
        return _number(name, figures[0])
    word = _last_word(name)
    if not word:
        before = name
        while before and not _last_word(before):
            before = before[:-1]
        return _Ending(f"{name}-", _is_back(_spoken(_last_word(before))), "")
    spoken = _spoken(word)
    if len(word) == 1 or not any(letter in _VOWELS for letter in spoken):
        return _Ending(f"{name}-", spoken[-1] in _BACK_LETTERS, "e" if spoken[-1] in "fmx" else "")
    heard = _heard(spoken)
    if heard != spoken or word.isupper():
        return _Ending(f"{name}-", _is_back(heard), _link(heard))
    stem = name[:-1] + _LONG.get(name[-1], name[-1])
    return _Ending(stem, _is_back(heard), _link(heard))


def _number(name: str, figures: str) -> _Ending:
    digits = figures.rstrip("0")
    zeros = len(figures) - len(digits)
    if not digits or zeros >= 6:  # nulla, millió
        return _Ending(f"{name}-", True, "")
    if zeros >= 2:  # száz, ezer
        return _Ending(f"{name}-", zeros == 2, "a" if zeros == 2 else "e")
    link = (_TENS if zeros else _UNITS).get(digits[-1], "e")
    return _Ending(f"{name}-", link in ("a", "o"), link)


def _spoken(word: str) -> str:
    """A word in the letters that Hungarian vowel harmony knows."""
    letters = []
    for letter in word.lower():
        known = letter in _VOWELS
        letters.append(letter if known else _FOREIGN.get(letter) or _base(letter))
    return "".join(letters)


def _heard(spoken: str) -> str:
    """A foreign word without the silent letters at its end: Joe, Sarah, Andrew."""
    if re.search(rf"[{_VOWELS}]e$", spoken) or spoken.endswith("ah"):
        return spoken[:-1]
    return f"{spoken[:-1]}u" if re.search(r"[aeo]w$", spoken) else spoken


def _is_back(heard: str) -> bool:
    """The last vowel decides; i, í, é and an e at the very end leave it to the one before."""
    vowels = [letter for letter in heard if letter in _VOWELS]
    if vowels and heard.endswith("e"):
        vowels.pop()
    for vowel in reversed(vowels):
        if vowel not in _NEUTRAL:
            return vowel in _BACK
    return False


def _link(heard: str) -> str:
    """The vowel before -t: none after a vowel or a consonant that -t can follow."""
    end = re.search(r"(?:sz|zs|cs|gy|ly|ny|ty|dz|.)$", heard)
    assert end is not None
    last, before = end[0], heard[: end.start()]
    if last in _VOWELS or last in ("l", "ly", "n", "ny", "r", "j"):
        return ""
    before = before.removesuffix(last)
    if last in ("s", "sz", "z", "zs") and before[-1:] and before[-1] in _VOWELS:
        return ""
    if _is_back(heard):
        return "o"
    vowels = [letter for letter in heard if letter in _VOWELS and letter != "y"]
    return "ö" if vowels and vowels[-1] in _ROUND else "e"
