"""Tables in lists, and their clocks, as pages and server tell each other of them."""

from typing import Annotated

from msgspec import Meta, Struct


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Minutes for each player, and seconds for each answer."""

    minutes: Annotated[float, Meta(ge=1, le=180)]
    increment: Annotated[float, Meta(ge=0, le=120)] = 0.0


class SlowClock(Struct, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """Days for each answer."""

    days: Annotated[float, Meta(ge=1, le=14)]


class OpenTable(Struct):
    """A table that can be joined."""

    match: str
    game: str
    players: int
    open_seats: int
    names: list[str]
    bots: list[str | None]
    people: list[str | None]
    """Who that is, by the address of their page; null for a bot and an open seat."""
    time: LiveClock | SlowClock | None
    rated: bool
    created_by: str


class RunningTable(Struct):
    """A table that can be watched."""

    match: str
    game: str
    names: list[str]
    bots: list[str | None]
    people: list[str | None]
    """Who that is, by the address of their page; null for a bot and an open seat."""
    time: LiveClock | SlowClock | None
    rated: bool
    version: int


class Waiting(Struct):
    """How many people wait to play the same."""

    game: str
    pace: str
    players: int
    rated: bool
    people: int
