"""Why a sensible player answers so: a key and its figures, for every answer that is offered."""

from math import isfinite
from random import Random
from typing import Final

import pytest

from fiorino.core.match import Match
from fiorino.core.protocol import Reason
from fiorino.core.random import Chance
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.medici_vs_strozzi.reasons import Why
from fiorino.games.siena import SIENA
from fiorino.games.siena.options import EDITIONS

SIENA_KEYS: Final = {
    "auction", "no-auction", "bid", "pass", "take", "take-none", "first", "workers", "sell", "rise",
    "done", "discard", "travel", "step", "stop", "green", "donate", "build", "keep", "give",
    "open", "artist-bid", "artist-pass", "take-other", "auction-other",
}  # fmt: skip
"""What is said of answers that most matches have."""


def reasons_of(match: Match, rng: Random) -> dict[str, Reason]:
    """By key, what is said of the answers that are offered in a match."""
    heuristics = match.setup.game.heuristics()
    found: dict[str, Reason] = {}
    while not match.is_over:
        options = list(match.table.options())
        sensible = heuristics.shortlist(match.table)[0]
        for action in {*rng.sample(options, min(6, len(options))), sensible}:
            found |= {reason.key: reason for reason in heuristics.why(match.table, action)}
        match.play(match.table.seat(), sensible if rng.random() < 0.9 else rng.choice(options))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_answer_in_siena_has_its_reason(edition: str) -> None:
    found: dict[str, Reason] = {}
    for seed in range(9):
        setup = SIENA.setup(2 + seed % 4, {"edition": edition})
        found |= reasons_of(Match(setup, Chance(str(seed))), Random(seed))

    assert set(found) >= SIENA_KEYS
    assert all(isfinite(figure) for reason in found.values() for figure in reason.figures.values())


def test_every_answer_in_medici_vs_strozzi_has_its_reason() -> None:
    found: dict[str, Reason] = {}
    for seed in range(6):
        match = Match(MEDICI_VS_STROZZI.setup(), Chance(str(seed)))
        found |= reasons_of(match, Random(seed))

    assert set(found) == set(Why)
    assert all(isfinite(figure) for reason in found.values() for figure in reason.figures.values())
