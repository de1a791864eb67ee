"""Tables made from other matches: a trial from a past move, a record from a file."""

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from fiorino.core.errors import FiorinoError, UnknownName
from fiorino.core.match import Entry
from fiorino.core.notation import Notation
from fiorino.core.options import write_options
from fiorino.core.protocol import CHANCE, NOBODY, Seat
from fiorino.core.record import read_record, write_position
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.people.passwords import BadName, read_shown_name
from fiorino.server.play.live import Live
from fiorino.server.play.log_lines import ANSWER, START, ending
from fiorino.server.play.new_table import ME, Wishes, new_table
from fiorino.server.play.restoring import restore_until
from fiorino.server.storage.rows import (
    LogLine,
    MatchRow,
    PersonRow,
    SeatRow,
    searchable,
)

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby
    from fiorino.server.play.room import Room


async def clone(
    lobby: "Lobby", person: PersonRow, match: str, move: int, link: str | None
) -> "Room":
    """Try from here: a separate table that continues from a past move, all seats on this device."""
    room = await lobby.room(match)
    if not room.may_watch(person.id, link):
        raise UnknownName(refusals.NO_SUCH_TABLE)
    if room.row.status != "over":
        raise FiorinoError(refusals.TRY_WHEN_OVER)
    if not max(1, room.live.base) <= move <= room.live.version:
        raise FiorinoError(refusals.NO_SUCH_STEP, steps=room.live.version, move=move)
    live = await restore_until(lobby.store, room.live, room.row, move)
    if live.match.table.seat() < 0:
        raise FiorinoError(refusals.NOBODY_ASKED)
    start = write_position(live.setup, live.match.table)
    options = json.loads(room.row.options)
    return await lobby.create(
        person, Wishes(room.row.game, [ME] * room.row.players, options, room.row.box, start)
    )


async def import_record(lobby: "Lobby", person: PersonRow, text: str) -> "Room":
    """Import a record: a match of one's own, to be replayed, and played on if unfinished."""
    record = read_record(text, GAMES)
    match, setup = record.match, record.match.setup
    if setup.box is not setup.game.default_box():
        raise FiorinoError(refusals.RECORD_WITH_BOX)
    start = None if match.start is None else write_position(setup, match.start)
    options = {name: str(value) for name, value in write_options(setup.options).items()}
    names = [_shown_name(name) for name in record.players]
    wishes = Wishes(setup.game.name, [ME] * setup.players, options, None, start, names=names)
    row, seats = new_table(person, wishes, lobby.now())
    search = searchable(setup.game.title, person.name, *record.players)
    row = msgspec.structs.replace(
        row,
        status="running",
        started_at=row.created_at,
        search=search,
        rules_version=setup.rules,
    )
    lines = _lines(row, match.log, setup.game.notation(setup))
    room = await lobby.room_once(row.id, _store_match(lobby, row, seats, lines))
    result = room.live.result()
    if room.live.is_over and result is not None:
        over = ending(result, ANSWER, lobby.now())
        room.row = await lobby.store.change_match(row.id, over)
    return room


def _shown_name(text: str) -> str:
    """A name from a record as shown here; a name that is not allowed here is left out."""
    try:
        return read_shown_name(text)
    except BadName:
        return ""


async def _store_match(
    lobby: "Lobby", row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[LogLine]
) -> None:
    await lobby.store.create_match(row, seats)
    if lobby.is_alone:  # written in this order, many to a commit
        await asyncio.gather(*[lobby.store.append(line) for line in lines])
        return
    for line in lines:
        await lobby.store.append(line)


def _lines(row: MatchRow, entries: Sequence[Entry], notation: Notation) -> list[LogLine]:
    """The lines of a record: each answer with the draws that followed it."""
    groups: list[tuple[Seat, str, str, list[str]]] = [(NOBODY, "", "", [])]
    for entry in entries:
        text = notation.write(entry.action)
        if entry.seat == CHANCE:
            groups[-1][3].append(text)
        else:
            groups.append((entry.seat, text, entry.rule, []))
    live, lines = Live(row), []
    for number, (seat, text, rule, drawn) in enumerate(groups, 1):
        line = LogLine(
            match=row.id,
            seq=number,
            command_id=f"record:{number}",
            seat=seat,
            kind=ANSWER if text else START,
            action=text,
            chance=json.dumps(drawn),
            rule=rule,
            at=row.created_at,
            author="server",
        )
        live.follow(line)
        lines.append(msgspec.structs.replace(line, digest=live.digest()))
    return lines
