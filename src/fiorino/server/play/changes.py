"""What is new for a page that has been shown a match before."""

from typing import Final

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
