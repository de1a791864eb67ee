"""What is new for a page that has been shown a match before."""

from typing import Final

import msgspec

from fiorino.core.protocol import Json
from fiorino.server.play import messages as say

_NOTHING: Final = object()


def changes(before: say.Shown, now: say.Shown) -> say.Told:
    """What a viewer must be told who was told `before`; everything if something has vanished."""
    parts: say.Briefing = now.briefing
    known: say.Briefing = before.briefing
    if known.keys() - parts.keys() or now.steps_left_out or now.match != before.match:
        return now
    whole: say.Briefing = {}
    inside: dict[str, dict[str, Json]] = {}
    for name, part in parts.items():
        had = known.get(name, _NOTHING)
        if part == had:
            continue
        if isinstance(part, dict) and isinstance(had, dict) and had.keys() <= part.keys():
            inside[name] = {key: new for key, new in part.items() if had.get(key, _NOTHING) != new}
        else:
            whole[name] = part
    fields = {
        name: new for name in say.CHANGING if (new := getattr(now, name)) != getattr(before, name)
    }
    return say.Changed(
        match=now.match,
        version=now.version,
        steps=now.steps,
        shown=say.ShownFields(**fields),
        briefing=whole,
        inside=inside,
    )


def without_steps(shown: say.Shown) -> say.Shown:
    """What a page must remember of a frame: its steps may be many, and are told once."""
    return msgspec.structs.replace(shown, steps=[], steps_left_out=0)


class Telling:
    """What pages are told at one moment; those who know the same share it."""

    def __init__(self) -> None:
        self._news: Final[dict[tuple[int, int], tuple[say.Told, say.Shown]]] = {}
        self._known: Final[dict[int, tuple[say.Shown, say.Shown]]] = {}
        """By identity, beside what keeps anything else from taking that identity."""

    def news(self, before: say.Shown, shown: say.Shown) -> say.Told:
        """What is new for whoever knows what was told before."""
        both = id(before), id(shown)
        if both not in self._news:
            self._news[both] = changes(before, shown), before
        return self._news[both][0]

    def known(self, shown: say.Shown) -> say.Shown:
        """What a page knows that is told this."""
        if id(shown) not in self._known:
            self._known[id(shown)] = without_steps(shown), shown
        return self._known[id(shown)][0]
