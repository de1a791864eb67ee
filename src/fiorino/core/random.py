"""Seeded chance: one stream per source, so that an extra draw from one does not shift the others.

Draw number n of a source is a pure function of the key, the source and n. There is no state, so
undo, resuming from a file and checking a finished match just work.
"""

import hmac
from random import Random
from typing import Final

from fiorino.core.codec import is_whole
from fiorino.core.errors import BadOption
from fiorino.core.protocol import Action, Table

METHOD: Final = "hmac-sha256"
LONGEST_SEED: Final = 200
_SPAN: Final = 1 << 64


class Chance:
    """Uniform draws by HMAC-SHA-256 with rejection sampling: exact, the same on every machine."""

    def __init__(self, seed: str) -> None:
        if len(seed) > LONGEST_SEED:
            raise BadOption(f"A seed has at most {LONGEST_SEED} characters, not {len(seed)}.")
        if not is_whole(seed):
            raise BadOption("The seed has half a character in it; write it anew.")
        self.seed: Final = seed
        self._key = seed.encode()

    def __repr__(self) -> str:
        return f"Chance({self.seed!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.seed,)

    def below(self, source: str, number: int, limit: int) -> int:
        """Draw `number` of `source`: a whole number from 0 to `limit` - 1."""
        fair = _SPAN - _SPAN % limit
        attempt = 0
        while True:
            message = f"{source}/{number}/{attempt}".encode()
            drawn = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if drawn < fair:
                return drawn % limit
            attempt += 1

    def draw(self, table: Table, number: int) -> Action:
        """The answer of CHANCE if this is draw `number` of the source."""
        weights = table.weights()
        return table.options()[pick(weights, self.below(table.source(), number, sum(weights)))]


def pick(weights: list[int], share: int) -> int:
    """The index in `weights` that holds this share of their sum."""
    left = share
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight
    raise ValueError(f"share {share} lies beyond the weights")


def place_of(weights: list[int], share: float) -> int:
    """The index in `weights` at a share in [0, 1) of their sum."""
    total = 0
    for weight in weights:
        total += weight
    return pick(weights, int(share * total))


def at_random(table: Table, rng: Random) -> Action:
    """A random option: by weight for CHANCE, uniformly for a seat."""
    return table.sample(rng.random())
