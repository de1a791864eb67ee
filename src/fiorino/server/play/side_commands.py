"""Commands beside the answers: orders, pauses, being away, previews, hints and talk."""

from typing import TYPE_CHECKING, Final

import msgspec

from fiorino.core.errors import FiorinoError
from fiorino.server import refusals
from fiorino.server.play import messages as say
from fiorino.server.play.log_lines import AGREE, PAUSE, PAUSED, RESUME, Draft, Stale
from fiorino.server.play.standing_orders import Order
from fiorino.server.storage.rows import SeatChange
from fiorino.server.thinking.bot_pool import COACH, Advice

if TYPE_CHECKING:
    from fiorino.server.play.room import Room

MOST_REPLIES: Final = 200


async def stand(room: "Room", person: str, command: say.Standing) -> None:
    """Leave an order for the auction that goes on, or take it back; nobody else sees it."""
    async with room.lobby.store.locked(room.id):
        await room.be_current()
        seat = room.seat_of(person)
        auction = room.live.setup.game.auctions().current(room.live.match.table)
        if not command.limit and not command.passing:
            room.orders.pop(seat, None)
            await room.lobby.store.clear_standing(room.id, seat)
        elif auction is None or room.live.is_over or seat in room.live.lost:
            raise FiorinoError(refusals.NO_AUCTION)
        else:
            order = Order(auction.name, command.limit or None, command.passing)
            await room.lobby.store.set_standing(room.id, seat, order.write())
            room.orders[seat] = order
    room.lobby.bus.publish(room.id, room.live.version)
    room.show_to(person)
    room.driver.go_on()


def pause(room: "Room", person: str, command: say.Pause, now: float) -> Draft:
    """The line of somebody who agrees to a pause, or who wants to play on."""
    live = room.live
    own = [seat for seat in room.seats_of(person) if seat not in live.lost]
    if not command.agree:
        if not live.paused and not live.pausing & set(own):
            raise FiorinoError(refusals.PAUSE_NOT_AGREED)
        return live.note(command.id, own[0], PAUSE, RESUME, now)
    if live.paused:
        raise FiorinoError(refusals.PAUSED_ALREADY)
    others = {
        row.person
        for row in room.seats
        if row.kind == "person" and not row.away and row.seat not in live.lost
    } - {person}
    agreed = {room.seats[seat].person for seat in live.pausing}
    word = PAUSED if others <= agreed else AGREE
    return live.note(command.id, own[0], PAUSE, word, now)


async def be_away(room: "Room", person: str, command: say.Away) -> None:
    """A bot plays for a person from now on, or he plays again himself."""
    async with room.lobby.store.locked(room.id):
        await room.be_current()
        if room.row.status not in ("running", "paused"):
            raise FiorinoError(refusals.NOT_RUNNING)
        for seat in room.seats_of(person):
            if seat in room.live.lost:
                raise FiorinoError(refusals.GIVEN_UP)
            if room.seats[seat].away != command.away:
                await room.lobby.store.change_seat(room.id, seat, SeatChange(away=command.away))
        await room.read_seats()
    room.lobby.bus.publish(room.id, room.live.version)
    room.show()
    room.driver.go_on()


def preview(room: "Room", person: str, command: say.Preview) -> say.Previewed:
    """What an answer would bring about; nothing happens."""
    live, seat = room.live, room.seat_of(person)
    events, purses = live.preview(seat, command.version, command.answer)
    before = live.match.table.purses()
    return say.Previewed(
        id=command.id,
        match=room.id,
        version=live.version,
        events=live.events(events, seat),
        purses={name: [before[i], purses[i]] for i, name in enumerate(live.setup.seat_names)},
    )


async def hint(room: "Room", person: str, command: say.Hint) -> say.Hinted:
    """What the rule-based bot would answer."""
    if room.row.rated and not room.live.is_over:
        raise FiorinoError(refusals.NO_HINTS_RATED)
    if room.seat_of(person) != room.live.asked() or command.version != room.live.version:
        raise Stale(refusals.HINT_NOT_ASKED)
    room.lobby.limits.check("hints", person=person)
    thought = await room.lobby.bot_pool.answer(room.driver.question(COACH))
    told = say.Hinted(id=command.id, match=room.id, version=command.version, answer=thought.answer)
    if thought.bot == COACH:
        advice = msgspec.json.decode(thought.answer, type=Advice)
        told.answer, told.values, told.reasons = advice.answer, advice.values, advice.reasons
    return told


async def talk(room: "Room", person: str | None, command: say.Say) -> say.Told:
    """A line of chat, once however often it is sent."""
    if person is None:
        raise FiorinoError(refusals.CHAT_UNKNOWN)
    if (command.room == "players") != bool(room.seats_of(person)):
        raise FiorinoError(refusals.CHAT_OTHER_ROOM)
    said = room.replies.get((person, command.id))
    if said is not None:
        return said
    room.lobby.limits.check("chat_lines", person=person)
    done = say.Done(id=command.id, match=room.id, version=room.live.version)
    room.replies[person, command.id] = done
    try:
        name = (await room.lobby.name_of(person)) or "—"
        line = await room.lobby.store.add_chat(
            room.id, command.room, person, name, command.text, room.lobby.now()
        )
    except BaseException:
        room.replies.pop((person, command.id), None)
        raise
    while len(room.replies) > MOST_REPLIES:
        room.replies.popitem(last=False)
    await room.lobby.spread(room, line)
    return done
