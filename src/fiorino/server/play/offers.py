"""Offers between players: a pause or a takeback while they play, a rematch afterwards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from fiorino.core.errors import FiorinoError
from fiorino.core.protocol import Seat
from fiorino.server import refusals
from fiorino.server.play import messages as say
from fiorino.server.play import takebacks
from fiorino.server.play.clocks import read_clock
from fiorino.server.play.log_lines import AGREE, DECLINE, PAUSE, PAUSED, RESUME, WITHDRAW, DraftLine
from fiorino.server.play.new_table import ME, OPEN, Wishes, new_table
from fiorino.server.storage.rows import (
    MatchRow,
    RatingMoveRow,
    RematchRow,
    RematchWord,
    SeatRow,
)
from fiorino.server.storage.store import Store

if TYPE_CHECKING:
    from fiorino.server.play.room import Room


class Aftermath(NamedTuple):
    """What is known about a match after its end: rematch words and ratings."""

    words: Sequence[RematchRow] = ()
    next: str | None = None
    """The match that follows."""
    moves: Sequence[RatingMoveRow] = ()


async def read_aftermath(store: Store, row: MatchRow) -> Aftermath:
    """What came after a match; empty while it is played."""
    if row.status != "over":
        return Aftermath()
    return Aftermath(
        tuple(await store.rematch_words(row.id)),
        await store.rematch_of(row.id),
        tuple(await store.rating_moves(row.id)) if row.rated else (),
    )


def offers_at(room: "Room") -> list[say.TableOffer]:
    """The current offers at a table, and the last one declined."""
    found = (_pause_offer(room), _takeback_offer(room), _rematch_offer(room))
    return [offer for offer in found if offer is not None]


# A pause: its replies are log lines, since they stop the clocks.


def _pause_offer(room: "Room") -> say.TableOffer | None:
    live, name = room.live, room.live.setup.seat_name
    if live.paused or live.is_over or live.pause_asker is None:
        return None
    return say.TableOffer(
        kind="pause",
        asker=name(live.pause_asker),
        accepted_by=[name(seat) for seat in sorted(live.pausing - {live.pause_asker})],
        waiting_for=[] if live.pause_decliner is not None else _silent(room, live.pausing),
        declined_by=None if live.pause_decliner is None else name(live.pause_decliner),
    )


def _silent(room: "Room", answered: set[Seat]) -> list[str]:
    """The seats of players who have not replied, from this seat or another of theirs."""
    heard = {room.seats[seat].person for seat in answered}
    return [
        room.live.setup.seat_name(Seat(row.seat))
        for row in room.seats
        if row.person and not row.away and row.seat not in room.live.lost
        if row.person not in heard
    ]


def pause(room: "Room", person: str, command: say.Pause, now: float) -> DraftLine:
    """The log line of somebody who agrees to a pause, declines it, or wants to play on."""
    live = room.live
    own = [seat for seat in room.seats_of(person) if seat not in live.lost]
    if not command.agree:
        if live.paused:
            return live.note(command.id, own[0], PAUSE, RESUME, now)
        if live.pausing & set(own):
            return live.note(command.id, own[0], PAUSE, WITHDRAW, now)
        if not live.pausing:
            raise FiorinoError(refusals.PAUSE_NOT_AGREED)
        return live.note(command.id, own[0], PAUSE, DECLINE, now)
    if live.paused:
        raise FiorinoError(refusals.PAUSED_ALREADY)
    word = AGREE if _silent(room, {*live.pausing, own[0]}) else PAUSED
    return live.note(command.id, own[0], PAUSE, word, now)


# Taking back: its replies are log lines too, since they change the match.


def _takeback_offer(room: "Room") -> say.TableOffer | None:
    asked, name = room.live.takeback, room.live.setup.seat_name
    if asked is None or room.live.is_over:
        return None
    return say.TableOffer(
        kind="takeback",
        asker=name(asked.asker),
        accepted_by=[name(seat) for seat in sorted(asked.agreed)],
        waiting_for=_silent(room, {asked.asker, *asked.agreed}) if asked.is_open else [],
        declined_by=None if asked.decliner is None else name(asked.decliner),
    )


def take_back(room: "Room", person: str, command: say.Takeback, now: float) -> DraftLine:
    """The log line of somebody who asks to take back their last deed, or replies to that."""
    asked = room.live.takeback
    own = [seat for seat in room.seats_of(person) if seat not in room.live.lost]
    heard = {own[0]} if asked is None else {own[0], asked.asker, *asked.agreed}
    return takebacks.draft(room, own, _silent(room, heard), command, now)


# A rematch: its replies are stored beside the log, which has ended.


def _rematch_offer(room: "Room") -> say.TableOffer | None:
    words, name = room.after.words, room.live.setup.seat_name
    asker = _who(words, "ask")
    if asker is None or room.after.next is not None:
        return None
    decliner = _who(words, "decline")
    heard = {room.seats[word.seat].person for word in words}
    silent = [row.seat for row in room.seats if row.person and row.person not in heard]
    return say.TableOffer(
        kind="rematch",
        asker=name(asker),
        accepted_by=[name(Seat(word.seat)) for word in words if word.word == "accept"],
        waiting_for=[] if decliner is not None else [name(Seat(seat)) for seat in silent],
        declined_by=None if decliner is None else name(decliner),
    )


def _who(words: Sequence[RematchRow], said: RematchWord) -> Seat | None:
    return next((Seat(word.seat) for word in words if word.word == said), None)


async def answer_rematch(room: "Room", person: str, command: say.Rematch) -> None:
    """Ask for a rematch, accept, decline or withdraw; once all accept, the match begins."""
    if command.agree:
        room.lobby.limits.check("create_tables", person=person)
    await _answer_rematch(room, person, command)
    room.tell_processes()
    if room.after.next is not None:
        await room.lobby.room(room.after.next)  # which begins, since every seat is taken
    room.show()


async def _answer_rematch(room: "Room", person: str, command: say.Rematch) -> None:
    store = room.lobby.store
    async with store.locked(room.id):
        await room.be_current()
        if room.row.status != "over":
            raise FiorinoError(refusals.REMATCH_PLAYERS)
        if room.after.next is not None:
            return
        words, own = room.after.words, room.seats_of(person)[0]
        is_asked = _who(words, "ask") is not None and _who(words, "decline") is None
        if command.agree:
            has_asked = is_asked and _who(words, "ask") == own
            word: RematchWord = "ask" if has_asked or not is_asked else "accept"
            said = RematchRow(match=room.id, seat=own, word=word, nonce=command.nonce or None)
            await store.say_to_rematch(said, anew=not is_asked)
        elif not is_asked:
            raise FiorinoError(refusals.REMATCH_NOT_ASKED)
        elif _who(words, "ask") == own:
            await store.forget_rematch(room.id)
        else:
            await store.say_to_rematch(RematchRow(match=room.id, seat=own, word="decline"))
        await room.read_aftermath()
        if command.agree:
            await _begin_if_agreed(room)


async def _begin_if_agreed(room: "Room") -> None:
    """Make the next table once everybody has accepted; the caller holds the match."""
    offer, asker = _rematch_offer(room), _who(room.after.words, "ask")
    if offer is None or asker is None or offer.waiting_for or offer.declined_by is not None:
        return
    owner = await room.lobby.store.person(room.seats[asker].person or "")
    assert owner is not None, "somebody sits in the seat that asks"
    row, seats = new_table(owner, _wishes(room), room.lobby.now())
    await room.lobby.store.create_match(row, _seated(room, seats))
    await room.read_aftermath()


def _wishes(room: "Room") -> Wishes:
    row, before = room.row, room.seats
    shares = len({seat.person for seat in before if seat.person}) == 1
    return Wishes(
        row.game,
        [(ME if shares else OPEN) if seat.person else seat.bot or OPEN for seat in before],
        msgspec.json.decode(row.options, type=dict[str, str]),
        row.box,
        None,
        row.listed,
        row.rated,
        row.spectators,
        read_clock(row.clock),
        row.id,
        hints=row.hints,
        admits_bots=row.admits_bots,
        names=[seat.name or "" for seat in before],
    )


def _seated(room: "Room", seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of the new table: everybody sits where they sat before."""
    nonces = {word.seat: word.nonce for word in room.after.words}
    return [
        msgspec.structs.replace(
            seat,
            kind="person",
            person=before.person,
            bot=before.bot,
            nonce=nonces.get(before.seat),
        )
        if before.person
        else seat
        for seat, before in zip(seats, room.seats, strict=True)
    ]
