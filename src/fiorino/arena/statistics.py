"""Win share, margin and cross table with their 95 % intervals, taken over deals.

All matches of one deal, in all rotations and line-ups, are one sample: they share their luck.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from fiorino.arena.plan import Faults, Played, Times, labels
from fiorino.arena.times import together
from fiorino.arena.tournament import Results
from fiorino.core.places import places

Z: Final = 1.959964
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    wins: int
    draws: int
    losses: int
    share: float
    share_low: float
    share_high: float
    margin: float
    margin_error: float
    score: float


@dataclass(frozen=True)
class Meeting:
    """How often one bot came out ahead of another at the same table; a draw counts half."""

    bot: int
    other: int
    matches: int
    share: float
    low: float
    high: float


def sat(results: Results, bot: int) -> Iterator[tuple[int, Played, int]]:
    """Every match of a bot with its deal, and its place in the line-up; twice where it is two."""
    for line_up, deals in zip(results.plan.line_ups, results.deals, strict=True):
        for place in [place for place, who in enumerate(line_up) if who == bot]:
            for number, deal in enumerate(deals):
                for match in deal:
                    yield number, match, place


def standings(results: Results) -> list[Standing]:
    """One standing for each bot that has played, in the order of the plan."""
    names = labels(results.plan.bots)
    return [_standing(results, bot, name) for bot, name in enumerate(names) if _has(results, bot)]


def _has(results: Results, bot: int) -> bool:
    return next(sat(results, bot), None) is not None


def _standing(results: Results, bot: int, name: str) -> Standing:
    seated = list(sat(results, bot))
    shares = [match.shares[place] for _, match, place in seated]
    by_deal = _means((number, match.shares[place]) for number, match, place in seated)
    margins = _means((number, _margin(match.scores, place)) for number, match, place in seated)
    low, high = interval(by_deal)
    return Standing(
        bot=name,
        wins=shares.count(1.0),
        draws=sum(0 < won < 1 for won in shares),
        losses=shares.count(0.0),
        share=fmean(by_deal),
        share_low=low,
        share_high=high,
        margin=fmean(margins),
        margin_error=Z * stdev(margins) / sqrt(len(margins)) if len(margins) > 1 else 0.0,
        score=fmean(match.scores[place] for _, match, place in seated),
    )


def _means(found: Iterator[tuple[int, float]]) -> list[float]:
    """The mean of each deal, in their order."""
    by_deal: dict[int, list[float]] = {}
    for number, value in found:
        by_deal.setdefault(number, []).append(value)
    return [fmean(by_deal[number]) for number in sorted(by_deal)]


def _margin(scores: tuple[int, ...], bot: int) -> int:
    """How far a bot is ahead of the best of the others."""
    return scores[bot] - max(score for place, score in enumerate(scores) if place != bot)


def outcomes(results: Results, bot: int, other: int) -> list[float]:
    """By deal, how often a bot came out ahead of another at the same table."""
    return _means(_ahead(results, bot, other))


def _ahead(results: Results, bot: int, other: int) -> Iterator[tuple[int, float]]:
    for line_up, deals in zip(results.plan.line_ups, results.deals, strict=True):
        pairs = [
            (mine, theirs)
            for mine, who in enumerate(line_up)
            for theirs, whom in enumerate(line_up)
            if (who, whom) == (bot, other)
        ]
        for number, deal in enumerate(deals if pairs else []):
            for match in deal:
                taken = match_places(match)
                for mine, theirs in pairs:
                    ahead = taken[mine] < taken[theirs]
                    yield number, 0.5 if taken[mine] == taken[theirs] else float(ahead)


def match_places(match: Played) -> list[int]:
    """Who came first in a match, by place in the line-up: 0 the best."""
    return places([share > 0 for share in match.shares], match.scores)


def meetings(results: Results) -> list[Meeting]:
    """The cross table: every bot against every other that it met."""
    found = []
    count = len(results.plan.bots)
    for bot, other in ((bot, other) for bot in range(count) for other in range(count)):
        by_deal = outcomes(results, bot, other) if bot != other else []
        if by_deal:
            low, high = interval(by_deal)
            matches = sum(1 for _ in _ahead(results, bot, other))
            found.append(Meeting(bot, other, matches, fmean(by_deal), low, high))
    return found


def interval(by_deal: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a share by its deals.

    It is Wilson's, for the number of single matches whose mean would vary as much as these deals
    do. One deal that varies like a single match is added, so that few equal deals do not look
    certain.
    """
    count = len(by_deal)
    share = fmean(by_deal)
    whole = share * (1 - share)
    squares = sum((each - share) ** 2 for each in by_deal)
    worth = count * count * whole / (squares + whole) if whole > 0 else count
    return wilson(share, worth)


def wilson(share: float, count: float) -> tuple[float, float]:
    """The 95 % interval of a share of `count` matches: sound near 0 and 1."""
    spread = Z * Z / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def times(results: Results) -> list[Times]:
    """How long each bot took for its answers, in the order of the plan."""
    return [
        together(match.times[place] for _, match, place in sat(results, bot) if match.times)
        for bot in range(len(results.plan.bots))
    ]


def faults(results: Results) -> list[Faults]:
    """What went wrong with each bot, in the order of the plan."""
    found = []
    for bot in range(len(results.plan.bots)):
        each = [match.faults[place] for _, match, place in sat(results, bot) if match.faults]
        found.append(
            Faults(
                errors=sum(fault.errors for fault in each),
                illegal=sum(fault.illegal for fault in each),
                late=sum(fault.late for fault in each),
                forfeits=sum(fault.forfeits for fault in each),
                said=next((fault.said for fault in each if fault.said), ""),
            )
        )
    return found


def averages(results: Results) -> dict[str, float]:
    """The game's statistics about its matches: means of numbers, shares of words."""
    numbers: dict[str, list[float]] = {}
    words: dict[str, list[str]] = {}
    for match in results.matches:
        for name, fact in match.facts:
            if isinstance(fact, str):
                words.setdefault(name, []).append(fact)
            else:
                numbers.setdefault(name, []).append(fact)
    found = {
        f"{name}: {word}": said.count(word) / len(results.matches)
        for name, said in words.items()
        for word in sorted(set(said))
    }
    return found | {name: fmean(values) for name, values in numbers.items()}
