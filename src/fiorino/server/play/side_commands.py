"""Commands other than answers: orders, being away, previews and hints."""

from typing import TYPE_CHECKING, Final

from fiorino.core.decision import Decision
from fiorino.core.errors import FiorinoError
from fiorino.server import refusals
from fiorino.server.play import messages as say
from fiorino.server.play.log_lines import Stale
from fiorino.server.play.standing_orders import Order
from fiorino.server.storage.rows import SeatChange
from fiorino.server.thinking.requests import Advise

if TYPE_CHECKING:
    from fiorino.server.play.room import Room

FIGURES_OF_0_1: Final = {
    "mine": "worth to you",
    "theirs": "worth to the other house",
    "fair": "fair price",
}
"""What the figures of a decision were called in hints of version 0.1."""


async def stand(room: "Room", person: str, command: say.Standing) -> None:
    """Leave an order for the current auction, or withdraw it; nobody else sees it."""
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
    room.tell_processes()
    room.show_to(person)
    room.driver.go_on()


async def be_away(room: "Room", person: str, command: say.Away) -> None:
    """Let a bot play for a person from now on, or let them play again."""
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
    room.tell_processes()
    room.show()
    room.driver.go_on()


def preview(room: "Room", person: str, command: say.Preview) -> say.Previewed:
    """Preview the effects of answers; nothing happens."""
    live, seat = room.live, room.seat_of(person)
    events, purses = live.preview(seat, command.version, [command.answer, *command.then])
    before = live.match.table.purses()
    return say.Previewed(
        id=command.id,
        match=room.id,
        version=live.version,
        events=live.events(events, seat),
        purses={name: [before[i], purses[i]] for i, name in enumerate(live.setup.seat_names)},
    )


def gives_hints(room: "Room") -> bool:
    """Whether players get hints: a choice made with the table, never in a rated match."""
    return room.live.is_over or (room.row.hints and not room.row.rated)


async def hint(room: "Room", person: str, command: say.Hint) -> say.Hinted:
    """The best answers, and the one that the player has in mind."""
    live = room.live
    if room.row.rated and not live.is_over:
        raise FiorinoError(refusals.NO_HINTS_RATED)
    if not gives_hints(room):
        raise FiorinoError(refusals.NO_HINTS_HERE)
    if room.seat_of(person) != live.asked() or command.version != live.version:
        raise Stale(refusals.HINT_NOT_ASKED)
    if command.about is not None:
        Decision(live.setup, live.match.table).find(command.about)
    room.lobby.limits.check("hints", person=person)
    request = Advise(room.driver.position(), room.driver.seed(), command.about)
    advice = (await room.lobby.bot_pool.advise(request)).advice
    return say.Hinted(
        id=command.id,
        match=room.id,
        version=command.version,
        answer=advice.answers[0].answer,
        values={advised.answer: advised.worth for advised in advice.answers},
        reasons={
            FIGURES_OF_0_1[name]: figure
            for name, figure in advice.figures.items()
            if name in FIGURES_OF_0_1
        },
        advice=advice,
    )
