"""Who is asked and has no page open is told so."""

from pathlib import Path
from random import Random

import msgspec

from fiorino.server.notify.calls import Call
from fiorino.server.notify.webhooks import Webhook, YourTurn
from tests.server.lobbies import (
    MEDICI,
    asked,
    lobby_at,
    person,
    play,
    seated,
    until,
    watching,
)


class Calls:
    """Webhooks that are only written down."""

    def __init__(self) -> None:
        self.posted: list[Webhook] = []

    def post(self, call: Call) -> None:
        assert isinstance(call, Webhook)
        self.posted.append(call)


async def test_who_is_asked_and_not_here_is_called_once_for_each_version(tmp_path: Path) -> None:
    calls = Calls()
    address = "https://example.org"
    async with lobby_at(tmp_path, webhooks=calls, address=address) as lobby:
        for name in ("ada", "bruno"):
            hook = f"https://example.com/{name[0]}"
            await person(lobby, name, webhook=hook, webhook_secret=f"{name}'s")
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await until(lambda: len(calls.posted) == 1)
        (posted,) = calls.posted
        turn = msgspec.json.decode(posted.body, type=YourTurn)
        assert posted.url == f"https://example.com/{asked(room)[0]}"
        assert posted.secret == f"{asked(room)}'s"
        assert (turn.match, turn.version) == (room.id, 1)
        assert turn.address.startswith(address)
        lobby.turns.notify(room)
        room.show()
        for name in ("ada", "bruno"):
            watching(room, name)
        await play(room, 4, Random(1))
        await until(lambda: not lobby._kept)
        assert len(calls.posted) == 1
