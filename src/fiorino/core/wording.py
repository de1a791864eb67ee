"""Small words for messages to people."""

import difflib
from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word spelled most like this one, or nothing if none is close."""
    spelled = {name.lower(): name for name in known}
    near = difflib.get_close_matches(word.lower(), list(spelled), n=1, cutoff=0.6)
    return spelled[near[0]] if near else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint like " Did you mean “buy”?", or nothing if nothing is close."""
    near = nearest(word, known)
    return f" Did you mean “{near}”?" if near else ""


def listed(words: Iterable[str], last: str = "or") -> str:
    """“a, b or c”."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
