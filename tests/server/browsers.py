"""Browsers that are told by push messages, and a push service on this machine."""

import hashlib
import hmac
import json
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import trustme
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from fiorino.server.notify.calls import Calls, Outcome
from fiorino.server.notify.push import PushService
from fiorino.server.notify.push_encryption import CURVE, Keys, decoded, encoded, new_keys
from fiorino.server.play.lobby import Lobby
from fiorino.server.storage.store import Store
from tests.server.lobbies import opened, person, until
from tests.server.test_webhooks import Receiver, certified, found, receiving, trusting

PUBLIC, PRIVATE = new_keys()
CONTACT: Final = "mailto:host@play.example"
KEYS: Final = {
    "vapid_public_key": PUBLIC,
    "vapid_private_key": PRIVATE,
    "vapid_contact": CONTACT,
}
AUTHORITY: Final = trustme.CA()
NOW: Final = 1_800_000_000.0


class Browser:
    """What a browser has: a key that it keeps, a secret, and the address of its push service."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private: Final = ec.generate_private_key(CURVE)
        numbers = self.private.public_key().public_numbers()
        self.point: Final = b"\4" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)
        self.secret: Final = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """What `PushSubscription.toJSON` gives."""
        keys = {"p256dh": encoded(self.point), "auth": encoded(self.secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> Any:
        """Open a message as RFC 8291 and RFC 8188 say, with nothing of ours."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size == 4096
        shared = self.private.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        mixed = _mac(_mac(self.secret, shared), b"WebPush: info\0" + self.point + sender + b"\1")
        source = _mac(salt, mixed)
        key = _mac(source, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _mac(source, b"Content-Encoding: nonce\0\1")[:12]
        text, mark, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\2")
        assert (mark, padding.strip(b"\0")) == (b"\2", b"")
        return json.loads(text)


def _mac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, hashlib.sha256)


def claims(header: str) -> Any:
    """What a push service reads in the header `authorization`, if our key has signed it."""
    shown = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert shown is not None
    head, said, signed, key = shown.groups()
    assert key == PUBLIC
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signed)
    assert len(raw) == 64
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(PUBLIC))
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(both, f"{head}.{said}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(said))


class Post:
    """A lobby that sends push messages, and the push service on this machine that takes them."""

    def __init__(self, lobby: Lobby, push: PushService, service: Receiver, calls: Calls) -> None:
        self.lobby: Final = lobby
        self.push: Final = push
        self.service: Final = service
        self.calls: Final = calls
        self.ended: list[tuple[str, Outcome]] = []
        self.pauses: list[float] = []

    async def browser(self, of: str, path: str = "/w/?token=a%2fb%2Bc") -> Browser:
        """A browser that is to be told when it is somebody's turn."""
        await person(self.lobby, of)
        made = Browser(f"https://push.example:{self.service.port}{path}")
        keys = made.subscription["keys"]
        await self.push.subscribe(of, made.endpoint, keys["p256dh"], keys["auth"])
        return made

    async def left(self, of: str) -> list[str]:
        return [row.endpoint for row in await self.lobby.store.pushes(of)]

    async def quiet(self) -> None:
        await until(lambda: not self.lobby._kept and not self.calls._waiting)


@asynccontextmanager
async def posting(folder: Path, *answers: int, **more: Any) -> AsyncIterator[Post]:
    async def pause(seconds: float) -> None:
        post.pauses.append(seconds)

    calls = Calls(
        resolve=found(["127.0.0.1"]),
        trust=trusting(AUTHORITY),
        clock=lambda: NOW,
        pause=pause,
        told=lambda kind, outcome: post.ended.append((kind, outcome)),
        **{"allow_private": True, **more},
    )
    try:
        async with (
            await Store.open(f"sqlite:///{folder / 'fiorino.db'}") as store,
            receiving(Receiver(*answers), certified(AUTHORITY, "push.example")) as service,
        ):
            push = PushService(store, calls, Keys(PUBLIC, PRIVATE, CONTACT), allow_private=True)
            async with opened(
                store, webhooks=calls, push=push, address="https://play.example"
            ) as lobby:
                post = Post(lobby, push, service, calls)
                yield post
                await post.quiet()
    finally:
        await calls.close()
