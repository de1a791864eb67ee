"""Notifies people without an open page that it is their turn."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from fiorino.server.notify.calls import Call
from fiorino.server.notify.letters import turn_letter
from fiorino.server.notify.mail import Mailer
from fiorino.server.notify.push import PushService
from fiorino.server.notify.webhooks import Webhook, YourTurn
from fiorino.server.storage.store import Store

if TYPE_CHECKING:
    from fiorino.server.play.room import Room


class CallSender(Protocol):
    """What sends a call in the background."""

    def post(self, call: Call) -> object: ...


class TurnNotifier:
    """Notifies each person once per version, by webhook, push message and e-mail."""

    def __init__(
        self,
        store: Store,
        webhooks: CallSender | None,
        push: PushService | None,
        mailer: Mailer | None,
        address: str,
        keep: "Callable[[asyncio.Future[Any]], None]",
    ) -> None:
        self._store: Final = store
        self._webhooks: Final = webhooks
        self._push: Final = push
        self._mailer: Final = mailer
        self._address: Final = address
        self._keep: Final = keep
        self._notified: Final[dict[str, int]] = {}
        """The last version that somebody was notified of, by match."""

    def notify(self, room: "Room") -> None:
        """Notify everybody who is asked now and has no page open."""
        asked = room.live.asked()
        ways = (self._webhooks, self._push, self._mailer)
        if asked < 0 or not room.is_running or all(way is None for way in ways):
            return
        person = room.seats[asked].person
        if person is None or room.driver.bot_of(asked) is not None or room.is_connected(person):
            return
        if self._notified.get(room.id) == room.live.version:
            return
        self._notified[room.id] = room.live.version
        turn = YourTurn(
            match=room.id,
            game=room.row.game,
            seat=room.live.setup.seat_name(asked),
            version=room.live.version,
            address=f"{self._address}/table/{room.id}",
        )
        clock = room.live.time.clock
        is_slow = clock is not None and clock.each
        self._keep(asyncio.ensure_future(self._send(person, turn, is_slow)))

    async def _send(self, person: str, turn: YourTurn, is_slow: bool) -> None:
        row = await self._store.person(person)
        if self._webhooks is not None and row is not None and row.webhook and row.webhook_secret:
            self._webhooks.post(Webhook(row.webhook, row.webhook_secret, turn))
        if self._push is not None:
            await self._push.call(person, turn)
        if self._mailer is not None and is_slow and row is not None and row.mail_turns:
            if row.email is not None:
                self._mailer.post(turn_letter(row, row.email, turn, self._address))
