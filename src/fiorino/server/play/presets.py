"""The usual paces of play by name: pages offer them, and strangers are paired by them."""

from collections.abc import Mapping
from typing import Final

from fiorino.core.errors import BadOption
from fiorino.server import refusals
from fiorino.server.play.clocks import Clock, live_clock, slow_clock

PRESETS: Final[Mapping[str, Clock]] = {
    "5+5": live_clock(5, 5),
    "10+10": live_clock(10, 10),
    "20+15": live_clock(20, 15),
    "1d": slow_clock(1),
    "3d": slow_clock(3),
}
"""Minutes and seconds for each answer, or days."""


def preset(name: str) -> Clock:
    """The clock of a pace; unknown paces are refused."""
    if name not in PRESETS:
        raise BadOption(refusals.NO_SUCH_PACE, name=name)
    return PRESETS[name]
