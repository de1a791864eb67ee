"""“It is your turn”, as a push message to the browsers of a person who asked for it."""

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from fiorino.server.http.security import Refused
from fiorino.server.notify.calls import BadAddress, Call, Calls, Target, read_url
from fiorino.server.notify.webhooks import YourTurn
from fiorino.server.settings import BadSetting, Settings
from fiorino.server.storage.errors import StorageError
from fiorino.server.storage.rows import PushRow
from fiorino.server.storage.store import Store

if TYPE_CHECKING:
    from fiorino.server.notify.push_encryption import Keys

LONGEST_ENDPOINT: Final = 1_024
"""Edge uses more than 500 characters."""
DAY: Final = 86_400
"""How long a push service keeps a message for an offline browser, in seconds."""

log: Final = logging.getLogger("fiorino.push")


def read_keys(settings: Settings) -> "Keys | None":
    """The keys of the server, if it has any; faulty ones are refused with one sentence."""
    if not settings.vapid_private_key:
        return None
    try:
        from fiorino.server.notify.push_encryption import Keys  # noqa: PLC0415 - the library is an extra
    except ModuleNotFoundError:
        raise BadSetting(
            "Web Push needs a library; in a clone of Fiorino, run: pip install '.[push]'."
        ) from None
    return Keys(settings.vapid_public_key, settings.vapid_private_key, settings.vapid_contact)


def read_endpoint(url: str, *, allow_private: bool = False) -> Target:
    """The address of a subscription; unlike that of a webhook it is never http."""
    found = read_url(url, "subscription", longest=LONGEST_ENDPOINT, allow_private=allow_private)
    if found.scheme != "https":
        raise BadAddress("The address of a subscription begins with https://.")
    return found


class TurnPushed(msgspec.Struct):
    """What is sent: nothing beyond what the address of the table itself reveals."""

    match: str
    game: str
    seat: str
    address: str


class Push(Call):
    """A push message (RFC 8030); a newer one about the same match replaces it."""

    kind = "push"
    gone = frozenset({404, 410})

    def __init__(
        self, row: PushRow, turn: YourTurn, keys: "Keys", forget: Callable[[str], Awaitable[None]]
    ) -> None:
        said = msgspec.json.encode(TurnPushed(turn.match, turn.game, turn.seat, turn.address))
        super().__init__(row.endpoint, keys.sealed(said, row.p256dh, row.auth))
        self._topic: Final = turn.match
        self._keys: Final = keys
        self._forget: Final = forget

    def target(self, *, allow_private: bool) -> Target:
        return read_endpoint(self.url, allow_private=allow_private)

    def headers(self, target: Target, now: float) -> Mapping[str, str]:
        return {
            "authorization": self._keys.authorization(f"{target.scheme}://{target.named}", now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "topic": self._topic,
            "urgency": "normal",
        }

    async def forget(self) -> None:
        try:
            await self._forget(self.url)
        except StorageError as fault:  # the push service will say so again
            log.warning("a subscription could not be forgotten: %s", type(fault).__name__)


class PushService:
    """Keeps the subscriptions to push messages, and sends the messages."""

    def __init__(
        self, store: Store, calls: Calls, keys: "Keys", *, allow_private: bool = False
    ) -> None:
        self.public_key: Final = keys.public
        self._store: Final = store
        self._calls: Final = calls
        self._keys: Final = keys
        self._allow_private: Final = allow_private

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Keep a subscription; each person has only their latest few."""
        read_endpoint(endpoint, allow_private=self._allow_private)
        p256dh, auth = self._keys.read_subscription(p256dh, auth)
        row = PushRow(
            endpoint=endpoint, person=person, p256dh=p256dh, auth=auth, created_at=time.time()
        )
        if not await self._store.keep_push(row):
            raise Refused(
                409, "This subscription is somebody else's.", "Subscribe anew in this browser."
            )

    async def call(self, person: str, turn: YourTurn) -> None:
        """Tell all browsers of a person that it is their turn, in the background."""
        for row in await self._store.pushes(person):
            self._calls.post(Push(row, turn, self._keys, self._store.forget_push))
