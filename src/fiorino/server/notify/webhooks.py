"""“It is your turn”, sent to an address that the person has set."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Final

import msgspec

from fiorino.server.http.security import same
from fiorino.server.notify.calls import Call, Target, read_url

FRESH: Final = 300
"""How long a signature is valid, in seconds."""


class YourTurn(msgspec.Struct, tag_field="kind", tag="your-turn"):
    """What is sent: nothing beyond what the address of the table itself reveals."""

    match: str
    game: str
    seat: str
    version: int
    address: str


class Webhook(Call):
    """A message as JSON, signed with the person's secret; all attempts have the same id."""

    kind = "webhook"

    def __init__(self, url: str, secret: str, message: msgspec.Struct) -> None:
        super().__init__(url, msgspec.json.encode(message))
        self.secret: Final = secret
        self._delivery: Final = secrets.token_hex(8)

    def target(self, *, allow_private: bool) -> Target:
        return read_url(self.url, self.kind, allow_private=allow_private)

    def headers(self, target: Target, now: float) -> Mapping[str, str]:
        return {
            "content-type": "application/json",
            "fiorino-delivery": self._delivery,
            "fiorino-signature": signature(self.secret, int(now), self.body),
        }


def signature(secret: str, moment: int, body: bytes) -> str:
    """The header that proves that a body is from us and not an old copy."""
    digest = hmac.new(secret.encode(), b"%d." % moment + body, hashlib.sha256).hexdigest()
    return f"t={moment},v1={digest}"


def is_signed(secret: str, header: str, body: bytes, now: float) -> bool:
    """What a receiver does: check the header and its age."""
    found = re.fullmatch(r"t=([0-9]{1,12}),v1=[0-9a-f]{64}", header)
    if found is None or abs(now - int(found[1])) > FRESH:
        return False
    return same(header, signature(secret, int(found[1]), body))
