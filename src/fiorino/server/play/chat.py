"""Chat at a table: players and spectators have separate rooms."""

from typing import TYPE_CHECKING

from fiorino.core.errors import FiorinoError
from fiorino.server import refusals
from fiorino.server.play import messages as say
from fiorino.server.play.notices import Said
from fiorino.server.storage.rows import ChatRow

if TYPE_CHECKING:
    from fiorino.server.play.room import Room


async def talk(room: "Room", person: str | None, command: say.Say) -> say.Told:
    """Add a line of chat, only once however often it is sent."""
    if person is None:
        raise FiorinoError(refusals.CHAT_UNKNOWN)
    if (command.room == "players") != bool(room.seats_of(person)):
        raise FiorinoError(refusals.CHAT_OTHER_ROOM)
    store = room.lobby.store
    done = say.Done(id=command.id, match=room.id, version=room.live.version)
    if await store.is_said(room.id, person, command.id):
        return done
    room.lobby.limits.check("chat_lines", person=person)
    row = await store.person(person)
    name = "—" if row is None else row.name
    line = await store.add_chat(
        room.id, command.room, person, name, command.text, room.lobby.now(), command.id
    )
    if line is not None:
        await send_line(room, line)
        room.lobby.bus.publish(Said(room.id, line.id))
    return done


async def send_line(room: "Room", line: ChatRow) -> None:
    """Send a line of chat to everybody in that room who has not muted its author."""
    if line.id <= room.heard.get(line.room, 0):
        return
    room.heard[line.room] = line.id
    told = say.Said(
        match=room.id,
        room=line.room,
        number=line.id,
        person=line.person,
        name=line.name,
        text=line.text,
        at=line.at,
    )
    for viewer in list(room.viewers):
        sits = bool(room.seats_of(viewer.person))
        if sits != (line.room == "players"):
            continue
        if viewer.person and line.person in await room.lobby.store.unheard(viewer.person):
            continue
        if viewer in room.viewers:
            viewer.send(told)


async def read_new_lines(room: "Room", number: int) -> None:
    """Read what was said through another process."""
    for where in ("players", "spectators"):
        heard = room.heard.get(where, number - 1)
        if heard < number:
            for line in await room.lobby.store.chat(room.id, where, heard):
                await send_line(room, line)
