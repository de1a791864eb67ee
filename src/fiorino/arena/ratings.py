"""Ratings of the bots of a tournament: Plackett–Luce for any table, Bradley–Terry for two."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from fiorino.arena.plan import labels
from fiorino.arena.statistics import match_places, outcomes
from fiorino.arena.tournament import Results

DRAWN: Final = 1.0
"""Drawn pseudo-matches for every pair that met, so that no rating is infinite."""
LEAST: Final = 0.02
"""The fewest wins for each of a pair when resampling, which limits them to 3,000 Elo apart."""
ROUNDS: Final = 300
NEAR: Final = 1e-5
RESAMPLES: Final = 200
ELO: Final = 400 / log(10)


@dataclass(frozen=True)
class Skill:
    """The Plackett–Luce estimate of a bot after all matches."""

    bot: str
    mu: float
    sigma: float


@dataclass(frozen=True)
class Strength:
    """The Elo of a bot by Bradley–Terry, with a mean of 0 over all bots; 95 % interval by deals."""

    bot: str
    elo: float
    low: float
    high: float


def skills(results: Results) -> list[Skill]:
    """Ratings by openskill, match by match in the order of the deals."""
    model = PlackettLuce()
    rated = [model.rating() for _ in results.plan.bots]
    for deal in range(max(map(len, results.deals))):
        for line_up, deals in zip(results.plan.line_ups, results.deals, strict=True):
            for match in deals[deal] if deal < len(deals) else ():
                ranks = [float(place) for place in match_places(match)]
                after = model.rate([[rated[bot]] for bot in line_up], ranks=ranks)
                for bot in set(line_up):
                    mine = [team[0] for who, team in zip(line_up, after, strict=True) if who == bot]
                    rated[bot] = model.rating(
                        mu=fmean(each.mu for each in mine), sigma=fmean(each.sigma for each in mine)
                    )
    names = labels(results.plan.bots)
    return [Skill(name, each.mu, each.sigma) for name, each in zip(names, rated, strict=True)]


def strengths(results: Results) -> list[Strength]:
    """Ratings in Elo for two at a table; the interval comes from resampling the deals."""
    if results.plan.seats != 2:
        return []
    count = len(results.plan.bots)
    met = {
        (bot, other): found
        for bot in range(count)
        for other in range(bot + 1, count)
        if (found := outcomes(results, bot, other))
    }
    drawn = (DRAWN / 2, DRAWN / 2)
    elos = bradley_terry(
        count, {pair: _tally(found, [1.0] * len(found), drawn) for pair, found in met.items()}
    )
    resampled = _resampled(count, met)
    names = labels(results.plan.bots)
    least, most = round(0.025 * RESAMPLES), round(0.975 * RESAMPLES) - 1
    rated = []
    for bot, name in enumerate(names):
        anew = sorted(each[bot] for each in resampled)
        rated.append(Strength(name, elos[bot], anew[least], anew[most]))
    return rated


Tally = tuple[float, float]
"""How often the first of a pair came out ahead, and the second."""


def _tally(by_deal: Sequence[float], weights: Sequence[float], besides: Tally) -> Tally:
    """Two matches a deal, as many as there are rotations, and what is added besides."""
    pairs = list(zip(weights, by_deal, strict=False))
    ahead = 2 * sum(weight * share for weight, share in pairs)
    behind = 2 * sum(weight * (1 - share) for weight, share in pairs)
    return ahead + besides[0], behind + besides[1]


def _resampled(count: int, met: Mapping[tuple[int, int], Sequence[float]]) -> list[list[float]]:
    """Ratings with randomly weighted deals, the same weights for every pair.

    The pseudo-matches of each pair are drawn too (Jeffreys' prior), so that wins alone do not make
    an interval narrow.
    """
    rng = Random("deals")
    deals = max((len(found) for found in met.values()), default=0)
    found = []
    for _ in range(RESAMPLES):
        weights = [rng.expovariate(1.0) for _ in range(deals)]
        tallies = {
            pair: _tally(
                shares,
                weights,
                (max(LEAST, rng.gammavariate(0.5, 1)), max(LEAST, rng.gammavariate(0.5, 1))),
            )
            for pair, shares in met.items()
        }
        found.append(bradley_terry(count, tallies))
    return found


def bradley_terry(count: int, tallies: Mapping[tuple[int, int], Tally]) -> list[float]:
    """The maximum-likelihood Elo of these results; nobody may have won everything or nothing."""
    won = [0.0] * count
    for (one, other), (ahead, behind) in tallies.items():
        won[one] += ahead
        won[other] += behind
    powers = [1.0] * count
    for _ in range(ROUNDS):
        weights = [0.0] * count
        for (one, other), (ahead, behind) in tallies.items():
            share = (ahead + behind) / (powers[one] + powers[other])
            weights[one] += share
            weights[other] += share
        after = [won[bot] / weights[bot] if weights[bot] else powers[bot] for bot in range(count)]
        middle = exp(fmean(log(power) for power in after))
        after = [power / middle for power in after]
        moved = max(abs(log(new / old)) for new, old in zip(after, powers, strict=True))
        powers = after
        if moved < NEAR:
            break
    return [ELO * log(power) for power in powers]
