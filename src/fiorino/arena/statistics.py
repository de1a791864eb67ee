"""Win share and margin with their 95 % intervals, taken over blocks."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from fiorino.arena.tournament import Results, labels

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


def standings(results: Results) -> list[Standing]:
    """One standing for each bot, in the order of the plan."""
    names = labels(results.plan.bots)
    return [_standing(results, place, name) for place, name in enumerate(names)]


def _standing(results: Results, bot: int, name: str) -> Standing:
    matches = results.matches
    shares = [match.shares[bot] for match in matches]
    by_block = [fmean(match.shares[bot] for match in block) for block in results.blocks]
    margins = [fmean(_margin(match.scores, bot) for match in block) for block in results.blocks]
    share = fmean(by_block)
    low, high = wilson(share, len(by_block))
    return Standing(
        bot=name,
        wins=shares.count(1.0),
        draws=sum(0 < won < 1 for won in shares),
        losses=shares.count(0.0),
        share=share,
        share_low=low,
        share_high=high,
        margin=fmean(margins),
        margin_error=Z * stdev(margins) / sqrt(len(margins)) if len(margins) > 1 else 0.0,
        score=fmean(match.scores[bot] for match in matches),
    )


def _margin(scores: tuple[int, ...], bot: int) -> int:
    """How far a bot is ahead of the best of the others."""
    return scores[bot] - max(score for place, score in enumerate(scores) if place != bot)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of `count` blocks: sound near 0 and 1, and never narrower
    than the blocks allow, because a mean over a block varies less than a single match."""
    spread = Z * Z / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def averages(results: Results) -> dict[str, float]:
    """What the game tells about its matches: means of numbers, shares of words."""
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
