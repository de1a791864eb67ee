"""A new table: checks what somebody wants, and makes the rows for it."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from fiorino.bots.names import bot_name
from fiorino.bots.spec import HOUSE_BOTS, known_spec
from fiorino.core.box import read_box
from fiorino.core.errors import BadOption
from fiorino.core.fairness import commitment_of
from fiorino.core.game import Game
from fiorino.core.options import write_options
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.server import refusals
from fiorino.server.play.clocks import Clock
from fiorino.server.storage.rows import MatchRow, PersonRow, SeatRow, new_id, searchable

ME: Final = "me"
OPEN: Final = "open"
OWN_BOT: Final = "own"
"""Marks the seat of a person's bot, which authenticates with a token."""


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
    hints: bool | None = None
    """None if only one person plays."""
    admits_bots: bool = False
    """Whether people's own bots may sit down even though it is rated."""
    names: Sequence[str] = ()
    """The names of bots and of people on a shared device; empty means their own name."""


def new_table(person: PersonRow, wishes: Wishes, now: float) -> tuple[MatchRow, list[SeatRow]]:
    """The rows of a new table; impossible wishes are refused."""
    game = find_game(wishes.game, GAMES)
    box = None if wishes.box is None else read_box(wishes.box)
    setup = game.setup(len(wishes.seats), wishes.options, box)
    _check_rated(wishes)
    if wishes.rated and person.bot_of is not None and not wishes.admits_bots:
        raise BadOption(refusals.RATED_WITHOUT_BOTS)
    _check_names(wishes)
    match, secret = new_id(), secrets.token_hex(32)
    seats = [
        _seat(match, number, who, person, wishes, game) for number, who in enumerate(wishes.seats)
    ]
    seats = _named(match, seats, wishes.names, person)
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
        hints=_is_for_one(wishes.seats) if wishes.hints is None else wishes.hints,
        admits_bots=wishes.admits_bots,
    )
    return row, seats


def _check_rated(wishes: Wishes) -> None:
    if not wishes.rated:
        return
    if wishes.box is not None or wishes.start is not None:
        raise BadOption(refusals.RATED_AS_USUAL)
    if list(wishes.seats).count(ME) > 1 or set(wishes.seats) - {ME, OPEN}:
        raise BadOption(refusals.RATED_FOR_PEOPLE)


def _check_names(wishes: Wishes) -> None:
    """Check the names: bots may have names, and people other names only on a shared device."""
    named = [who for who, name in zip(wishes.seats, wishes.names, strict=False) if name]
    is_shared = OPEN not in wishes.seats and list(wishes.seats).count(ME) > 1
    is_fit = len(wishes.names) <= len(wishes.seats) and OPEN not in named
    if not is_fit or (ME in named and not is_shared):
        raise BadOption(refusals.NAMES_ONE_DEVICE)


def _is_for_one(seats: Sequence[str]) -> bool:
    """Whether one person plays: against bots, or with others on a shared device."""
    return OPEN not in seats


def _named(
    match: str, seats: Sequence[SeatRow], names: Sequence[str], person: PersonRow
) -> list[SeatRow]:
    """The seats with their names; a bot without a name gets one."""
    taken, named = [person.name, *names], []
    for seat in seats:
        name = names[seat.seat] if seat.seat < len(names) else ""
        if not name and seat.kind == "bot":
            name = bot_name(match, taken)
            taken.append(name)
        named.append(msgspec.structs.replace(seat, name=name or None))
    return named


def check_bot(bot: str, game: Game) -> None:
    """Refuse anything but a built-in bot, in a style of the game.

    How much a bot thinks is up to the server.
    """
    spec = known_spec(bot)
    if spec is None or spec.limit is not None:
        raise BadOption(refusals.NO_SUCH_BOT, name=bot)
    if not spec.fits(game):
        raise BadOption(refusals.NO_SUCH_STYLE, style=str(spec.style), title=game.title)


def _seat(
    match: str, number: int, who: str, person: PersonRow, wishes: Wishes, game: Game
) -> SeatRow:
    left = None if wishes.clock is None else wishes.clock.seconds
    if who == ME:
        return SeatRow(
            match=match,
            seat=number,
            kind="person",
            person=person.id,
            bot=None if person.bot_of is None else OWN_BOT,
            seconds_left=left,
            nonce=wishes.nonce,
        )
    if who == OPEN:
        return SeatRow(match=match, seat=number, seconds_left=left)
    if known_spec(who) is None:
        raise BadOption(
            f"A seat is for “{ME}”, “{OPEN}” or a bot ({', '.join(HOUSE_BOTS)}), not “{who[:40]}”."
        )
    check_bot(who, game)
    return SeatRow(match=match, seat=number, kind="bot", bot=who, seconds_left=left)
