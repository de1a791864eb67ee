"""The cryptography of Web Push: encrypted for one browser (RFC 8291), signed by us (RFC 8292).

Nothing else here needs the library `cryptography`, which is an extra; `push.read_keys` loads this.
"""

import base64
import os
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fiorino.core.errors import FiorinoError
from fiorino.server.settings import BadSetting

CURVE: Final = ec.SECP256R1()
POINT_SIZE: Final = 65
SECRET_SIZE: Final = 16
RECORD_SIZE: Final = 4_096
"""Of which a message takes at most one; no push service takes more."""
LASTS: Final = 12 * 3_600
"""How long a signature is valid, in seconds; push services refuse more than a day."""


class BadSubscription(FiorinoError):
    """Keys that cannot be a browser's."""


class Keys:
    """The key pair that identifies this server to push services, and a contact address."""

    def __init__(self, public: str, private: str, contact: str) -> None:
        try:
            self._private: Final = ec.derive_private_key(int.from_bytes(decoded(private)), CURVE)
        except ValueError:
            raise BadSetting("vapid_private_key is no key of the curve P-256.") from None
        self.public: Final = encoded(_point(self._private.public_key()))
        self._contact: Final = contact
        if decoded(self.public) != decoded(public):
            raise BadSetting("vapid_public_key does not belong to vapid_private_key.")

    def authorization(self, audience: str, now: float) -> str:
        """The header that proves to the push service at this origin who is sending."""
        claims = {"aud": audience, "exp": int(now) + LASTS, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        made = self._private.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        raw = b"".join(number.to_bytes(32) for number in decode_dss_signature(made))
        return f"vapid t={said}.{encoded(raw)}, k={self.public}"

    def read_subscription(self, p256dh: str, auth: str) -> tuple[str, str]:
        """The keys of a subscription as stored, or a sentence that says why they are invalid."""
        try:
            point, secret = decoded(p256dh), decoded(auth)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        except ValueError:
            point, secret = b"", b""
        if (len(point), len(secret)) != (POINT_SIZE, SECRET_SIZE):
            raise BadSubscription(
                "The keys of a subscription are those that the browser gives, in base64url:"
                f" “p256dh” a point of P-256 in {POINT_SIZE} bytes, “auth” {SECRET_SIZE} bytes."
            )
        return encoded(point), encoded(secret)

    def sealed(self, message: bytes, p256dh: str, auth: str) -> bytes:
        """Encrypt a message so that only the browser with these keys can read it."""
        own = ec.generate_private_key(CURVE)
        return sealed(message, decoded(p256dh), decoded(auth), own, os.urandom(16))


def new_keys() -> tuple[str, str]:
    """A public and a private key for the settings of a server."""
    made = ec.generate_private_key(CURVE)
    number = made.private_numbers().private_value
    return encoded(_point(made.public_key())), encoded(number.to_bytes(32))


def sealed(
    message: bytes, browser: bytes, secret: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Encrypt a message in one aes128gcm record (RFC 8188), with keys derived as RFC 8291 says.

    `own` and `salt` are for this message alone.
    """
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    point = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    source = _derived(shared, secret, b"WebPush: info\0" + browser + point, 32)
    key = _derived(source, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(source, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + len(point).to_bytes(1) + point
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def encoded(data: bytes) -> str:
    """Base64url without padding, as Web Push writes everything."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Decode base64url, with or without padding; raises `ValueError` if it is not."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(source: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(source)
