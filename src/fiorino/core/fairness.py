"""Fair shuffles: the commitment before a match, and where its draws come from.

The dealer draws a secret and publishes its hash before the match; every seat adds a nonce; the seed
of all draws is derived from both. When the secret is revealed after the match, everybody can check
that it matches the commitment and that the draws came from it.

It does not protect against a dealer who knows the nonces before choosing the secret, nor against
one who looks at the secret during the match and tells a friend.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from fiorino.core.errors import BadRecord


def commitment_of(secret: str) -> str:
    """The hash published before a match, so that the secret can no longer be changed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> str:
    """The seed of all draws, derived from the dealer's secret and every seat's nonce."""
    return hmac.digest(secret.encode(), "/".join(nonces).encode(), "sha256").hex()


class Promise:
    """The commitment published before a match, and the secret behind it."""

    def __init__(self, commitment: str, secret: str, nonces: Sequence[str]) -> None:
        self.commitment: Final = commitment
        self.secret: Final = secret
        self.nonces: Final = tuple(nonces)

    def check(self, seed: str) -> None:
        """Refuse a secret that does not match the commitment, or a seed not derived from it."""
        if commitment_of(self.secret) != self.commitment:
            raise BadRecord("The promise is broken: the secret is not the one that was committed.")
        if seed_of(self.secret, self.nonces) != seed:
            raise BadRecord("The promise is broken: the seed does not come from the secret.")
