"""What is said and asked beside a match: hints."""

from pathlib import Path

from fiorino.server.play import messages as say
from fiorino.server.play.room import Room
from tests.server.lobbies import (
    MEDICI,
    asked,
    command,
    lobby_at,
    seated,
)


def refusal(reply: say.Told) -> say.Refused:
    assert isinstance(reply, say.Refused), reply
    assert reply.reason
    assert reply.what_to_do
    return reply


def other(room: Room) -> str:
    return next(seat.person for seat in room.seats if seat.person not in (None, asked(room))) or ""


async def test_there_are_no_hints_for_others_nor_in_rated_matches(tmp_path: Path) -> None:
    async with lobby_at(tmp_path) as lobby:
        room = await seated(lobby, MEDICI, "ada", "bruno", hints=True)
        hint = command(say.Hint, room, version=room.live.version)
        assert isinstance(await room.do(asked(room), hint), say.Hinted)
        refusal(await room.do(other(room), hint))
        rated = await seated(lobby, MEDICI, "ada", "bruno", rated=True)
        hint = command(say.Hint, rated, version=rated.live.version)
        assert "rated" in refusal(await rated.do(asked(rated), hint)).reason
