"""Chat at a table: who hears whom."""

from pathlib import Path

from fiorino.server.play import messages as say
from tests.server.lobbies import (
    MEDICI,
    command,
    lobby_at,
    person,
    seated,
    watching,
)


async def test_players_and_spectators_talk_apart_and_the_muted_are_not_heard(
    tmp_path: Path,
) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        await person(lobby, "zeno")
        await person(lobby, "yves")
        ada, bruno, zeno, yves = (watching(room, n) for n in ("ada", "bruno", "zeno", "yves"))
        await lobby.store.mute("yves", "zeno")
        line = command(say.Say, room, room="players", text="ciao")
        first = await room.do("ada", line)
        assert await room.do("ada", line) == first
        await room.do("zeno", command(say.Say, room, room="spectators", text="psst"))
        reply = await room.do("zeno", command(say.Say, room, room="players", text="x"))
        assert isinstance(reply, say.Refused)
        assert "rooms" in reply.reason
        assert [[said["text"] for said in page.of_kind("said")] for page in (
            ada, bruno, zeno, yves,
        )] == [["ciao"], ["ciao"], ["psst"], []]  # fmt: skip
