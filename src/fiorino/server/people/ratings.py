"""How strong players are, from rated matches: Plackett–Luce by openskill, for any number of seats.

A rating is kept per person, game and number of players.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from fiorino.core.places import places as places_of
from fiorino.core.protocol import Result, Seat

MEAN: Final = 25.0
DOUBT: Final = MEAN / 3
"""Where everybody starts: the default values of openskill."""
SETTLED: Final = 6.5
"""A rating of greater uncertainty is provisional: about ten matches of two, fifteen of five."""
BASE: Final = 1500
POINTS: Final = 25
"""What is shown: a beginner has the base, and a step of skill is so many points."""

_model: Final = PlackettLuce(mu=MEAN, sigma=DOUBT)


@dataclass(frozen=True)
class Rating:
    """The estimate of a player: skill, uncertainty, and the number of matches behind it."""

    mu: float = MEAN
    sigma: float = DOUBT
    matches: int = 0

    @property
    def shown(self) -> int:
        """The rating that people see: a cautious estimate of the skill, on a scale from 1500."""
        return round(BASE + POINTS * (self.mu - 3 * self.sigma))

    @property
    def is_provisional(self) -> bool:
        """Whether there are too few matches to say much."""
        return self.sigma > SETTLED


def places(result: Result) -> list[int]:
    """The place of each seat in a result, 0 the best."""
    has_won = [Seat(seat) in result.winners for seat in range(len(result.scores))]
    return places_of(has_won, result.scores)


def rate(before: list[Rating], result: Result) -> list[Rating]:
    """The ratings after a match, by seat."""
    if len(before) != len(result.scores):
        raise ValueError(f"{len(before)} ratings for {len(result.scores)} seats")
    return rate_places(before, places(result))


def rate_places(before: Sequence[Rating], taken: Sequence[int]) -> list[Rating]:
    """The ratings after a match in which each seat took this place; equal places are a tie."""
    if len(before) < 2:
        raise ValueError("a match that is rated has at least two seats")
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    rated = _model.rate(teams, ranks=[float(place) for place in taken])
    return [
        Rating(team[0].mu, team[0].sigma, rating.matches + 1)
        for rating, team in zip(before, rated, strict=True)
    ]
