"""A new table: what somebody wants, checked, and the rows that it is kept in."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fiorino.bots import BOTS
from fiorino.core.box import read_box
from fiorino.core.errors import BadOption
from fiorino.core.fairness import commitment_of
from fiorino.core.options import write_options
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server.play.clocks import Clock
from fiorino.server.storage.rows import MatchRow, PersonRow, SeatRow, searchable

ME: Final = "me"
OPEN: Final = "open"


@dataclass
class Wishes:
    """What somebody wants of a new table. A seat is “me”, “open” or a bot."""

    game: str
    seats: Sequence[str]
    options: dict[str, str] = field(default_factory=dict)
    box: str | None = None
    start: str | None = None
    listed: bool = False
    rated: bool = False
    spectators: bool = True
    clock: Clock | None = None
    rematch_of: str | None = None
    nonce: str | None = None


def new_table(person: PersonRow, wishes: Wishes, now: float) -> tuple[MatchRow, list[SeatRow]]:
    """The rows of a new table; what cannot be had is refused."""
    game = find_game(wishes.game, GAMES)
    box = None if wishes.box is None else read_box(wishes.box)
    setup = game.setup(len(wishes.seats), wishes.options, box)
    _check_rated(wishes)
    match, secret = secrets.token_urlsafe(9), secrets.token_hex(32)
    seats = [_seat(match, number, who, person, wishes) for number, who in enumerate(wishes.seats)]
    options = write_options(setup.options)
    row = MatchRow(
        id=match,
        link=secrets.token_urlsafe(18),
        game=game.name,
        players=setup.players,
        options=json.dumps(options),
        box=wishes.box,
        start=wishes.start,
        rules_version=game.rules_version,
        secret=secret,
        commitment=commitment_of(secret),
        listed=wishes.listed,
        rated=wishes.rated,
        spectators=wishes.spectators,
        clock=None if wishes.clock is None else wishes.clock.write(),
        created_by=person.id,
        created_at=now,
        rematch_of=wishes.rematch_of,
        search=searchable(game.title, person.name, *[seat.bot or "" for seat in seats]),
    )
    return row, seats


def _check_rated(wishes: Wishes) -> None:
    if not wishes.rated:
        return
    if wishes.box is not None or wishes.start is not None:
        raise BadOption("A rated match is played with the usual box, from the beginning.")
    if list(wishes.seats).count(ME) > 1 or set(wishes.seats) - {ME, OPEN}:
        raise BadOption("A rated match is for people only, each in a seat of his own.")


def _seat(match: str, number: int, who: str, person: PersonRow, wishes: Wishes) -> SeatRow:
    left = None if wishes.clock is None else wishes.clock.seconds
    if who == ME:
        return SeatRow(
            match=match,
            seat=number,
            kind="person",
            person=person.id,
            seconds_left=left,
            nonce=wishes.nonce,
        )
    if who == OPEN:
        return SeatRow(match=match, seat=number, seconds_left=left)
    if who not in BOTS:
        raise BadOption(
            f"A seat is for “{ME}”, “{OPEN}” or a bot ({', '.join(BOTS)}), not “{who[:40]}”."
        )
    return SeatRow(match=match, seat=number, kind="bot", bot=who, seconds_left=left)
