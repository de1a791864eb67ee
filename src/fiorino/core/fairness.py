"""Fair shuffles: what was promised before a match, and what its draws came from.

Whoever deals draws a secret and shows its hash before the match; every seat adds a nonce; the seed
of all draws is made of both. When the secret is shown after the match, everybody can check that it
is the one that was promised and that the draws came from it.

It does not protect against a dealer who knows the nonces before choosing the secret, nor against
one who looks at the secret while the match is played and tells a friend.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from fiorino.core.errors import BadRecord


def commitment_of(secret: str) -> str:
    """What is shown before a match, so that the secret cannot be changed any more."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> str:
    """The seed of all draws: of the dealer's secret and of what every seat added to it."""
    return hmac.digest(secret.encode(), "/".join(nonces).encode(), "sha256").hex()


class Promise:
    """What was shown before a match, and the secret that keeps it."""

    def __init__(self, commitment: str, secret: str, nonces: Sequence[str]) -> None:
        self.commitment: Final = commitment
        self.secret: Final = secret
        self.nonces: Final = tuple(nonces)

    def check(self, seed: str) -> None:
        """Refuse a secret that was not promised, or a seed that was not made of it."""
        if commitment_of(self.secret) != self.commitment:
            raise BadRecord("The promise is broken: the secret is not the one that was committed.")
        if seed_of(self.secret, self.nonces) != seed:
            raise BadRecord("The promise is broken: the seed does not come from the secret.")
