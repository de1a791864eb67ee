"""What a page makes of frames that tell only what has changed."""

from typing import Any


def whole(before: Any, told: Any) -> Any:
    """The match as it is now: a frame that tells all of it, or what was known with the news."""
    if told["kind"] == "shown":
        return told
    briefing = before["briefing"] | told["briefing"]
    for part, entries in told["inside"].items():
        briefing[part] = briefing[part] | entries
    news = {name: told[name] for name in ("version", "steps")}
    return before | told["shown"] | news | {"steps_left_out": 0, "briefing": briefing}
