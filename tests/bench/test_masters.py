"""How soon strong bots answer: what is counted as their time."""

from random import Random
from typing import Any

import pytest

from fiorino.bench import masters
from fiorino.bench.players import Asking, Crowd, Seen, Table
from fiorino.bench.slices import Slice
from fiorino.core.errors import FiorinoError
from fiorino.games.siena import SIENA


def seen(version: int, is_mine: bool, status: str = "running") -> Seen:
    return Seen("m", version, status, Asking(is_mine, []))


async def test_only_what_bots_are_asked_counts_as_their_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Asked at 1, a bot shows its answer at 3; the next at 7; I think from then on."""
    crowd = Crowd("http://localhost:1")
    crowd.is_going = True
    host = masters.Host(crowd, "", Random(1))
    host.table = Table(crowd, [host])
    moments = iter([1.0, 3.0, 3.5, 7.0, 20.0, 21.0])
    monkeypatch.setattr(masters, "perf_counter", lambda: next(moments))
    host._match = "m"
    for frame in (
        seen(1, is_mine=False),
        seen(2, is_mine=False),
        seen(2, is_mine=False),
        seen(3, is_mine=True),
        seen(4, is_mine=False),
        seen(5, is_mine=False),
    ):
        host._look(frame)
    assert host.waits == [2.0, 4.0, 1.0]
    await crowd.__aexit__(None, None, None)


def test_the_share_in_time_is_of_all_answers() -> None:
    played: Any = Slice()
    played.seconds, played.waited = 10.0, [0.1]
    found = masters._told(SIENA, 3, 50, [6.0, 0.5, 1.0, 1.5], played)
    assert (found.answers, found.first, found.longest, found.share_in_time) == (4, 6.0, 6.0, 0.75)
    assert found.median == 1.25
    with pytest.raises(FiorinoError, match="more seconds"):
        masters._told(SIENA, 3, 50, [1.0], played)
