"""What is said and asked beside a match: talk and hints."""

from pathlib import Path

from fiorino.server.play import messages as say
from fiorino.server.play.room import Room
from tests.server.lobbies import (
    MEDICI,
    asked,
    command,
    lobby_at,
    person,
    seated,
    watching,
)


def refusal(reply: say.Told) -> say.Refused:
    assert isinstance(reply, say.Refused), reply
    assert reply.reason
    assert reply.what_to_do
    return reply


def other(room: Room) -> str:
    return next(seat.person for seat in room.seats if seat.person not in (None, asked(room))) or ""


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
        assert "rooms" in refusal(reply).reason
        assert [[said["text"] for said in page.of_kind("said")] for page in (
            ada, bruno, zeno, yves,
        )] == [["ciao"], ["ciao"], ["psst"], []]  # fmt: skip


async def test_there_are_no_hints_for_others_nor_in_rated_matches(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno")
        hint = command(say.Hint, room, version=room.live.version)
        assert isinstance(await room.do(asked(room), hint), say.Hinted)
        refusal(await room.do(other(room), hint))
        rated = await seated(lobby, MEDICI, "ada", "bruno", rated=True)
        hint = command(say.Hint, rated, version=rated.live.version)
        assert "rated" in refusal(await rated.do(asked(rated), hint)).reason
