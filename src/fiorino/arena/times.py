"""Answer times, counted in buckets, so that a million answers take no more space than ten."""

from collections.abc import Iterable
from math import exp, floor, log
from typing import Final

from fiorino.arena.plan import Times

_STEP: Final = log(1.1)
"""A bucket is ten per cent wide, so a median is off by five at most."""
_LEAST: Final = 1e-7


def bucket_of(seconds: float) -> int:
    """The bucket for this many seconds."""
    return floor(log(max(seconds, _LEAST)) / _STEP)


def times_of(seconds: Iterable[float], limit: float) -> Times:
    """The answers that took so long."""
    found = list(seconds)
    buckets: dict[int, int] = {}
    for each in found:
        place = bucket_of(each)
        buckets[place] = buckets.get(place, 0) + 1
    return Times(
        count=len(found),
        total=round(sum(found), 6),
        longest=round(max(found, default=0.0), 6),
        late=sum(each > limit for each in found),
        buckets=dict(sorted(buckets.items())),
    )


def together(each: Iterable[Times]) -> Times:
    """All these answers as one."""
    parts = list(each)
    buckets: dict[int, int] = {}
    for part in parts:
        for place, count in part.buckets.items():
            buckets[place] = buckets.get(place, 0) + count
    return Times(
        count=sum(part.count for part in parts),
        total=sum(part.total for part in parts),
        longest=max((part.longest for part in parts), default=0.0),
        late=sum(part.late for part in parts),
        buckets=dict(sorted(buckets.items())),
    )


def median(times: Times) -> float:
    """The middle of the bucket that half of the answers reach; never more than the longest."""
    left = (times.count + 1) // 2
    for place, count in times.buckets.items():
        left -= count
        if left <= 0:
            return min(exp((place + 0.5) * _STEP), times.longest)
    return 0.0
