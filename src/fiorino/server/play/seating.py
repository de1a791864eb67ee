"""Who sits where: sitting down, getting up, bots for empty seats, and everybody's names."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from fiorino.bots.names import NamedBot, bot_name
from fiorino.bots.spec import BotSpec, known_spec
from fiorino.core.errors import BadOption, FiorinoError
from fiorino.core.protocol import Seat
from fiorino.server import refusals
from fiorino.server.play.new_table import OWN_BOT, check_bot
from fiorino.server.play.standing_orders import Order, read_order
from fiorino.server.storage.rows import PersonRow, SeatChange, SeatRow
from fiorino.server.storage.store import Store
from fiorino.server.thinking.bot_pool import STEADY

if TYPE_CHECKING:
    from fiorino.server.play.lobby import Lobby
    from fiorino.server.play.room import Room


class TableFull(FiorinoError):
    """Every seat of a table is taken."""


class Seating(NamedTuple):
    """Who sits where, under which names, and with which standing orders."""

    seats: list[SeatRow]
    players: list[str]
    orders: dict[Seat, Order]


def name_in(seat: SeatRow, people: Mapping[str, PersonRow], nobody: str) -> str:
    """The name of the player in a seat."""
    if seat.name:
        return seat.name
    if seat.person is not None and seat.person in people:
        return people[seat.person].name
    return seat.bot or nobody


def bot_in(seat: SeatRow) -> BotSpec | None:
    """The bot in a seat; a database may come from anywhere and must not choose code to run."""
    return (known_spec(seat.bot) or BotSpec(STEADY)) if seat.kind == "bot" else None


def bots_in(seats: Sequence[SeatRow]) -> list[str | None]:
    """By seat, the kind or level of the bot there, or that it belongs to a person."""
    return [kind_of_bot(seat, bot_in(seat)) for seat in seats]


def kind_of_bot(seat: SeatRow, spec: BotSpec | None) -> str | None:
    """What a seat says about its bot."""
    if spec is not None:
        return spec.bot
    return OWN_BOT if seat.kind == "person" and seat.bot is not None else None


def recorded_name(seat: SeatRow, shown: str) -> str:
    """The player of a seat as named in a record, with level and style for a bot."""
    spec = bot_in(seat)
    return shown if spec is None else NamedBot(shown, spec).write()


async def read_seating(store: Store, match: str) -> Seating:
    """Who sits at a match now."""
    seats = await store.seats(match)
    people = await store.people([seat.person for seat in seats if seat.person])
    orders = await store.standing(match)
    return Seating(
        seats,
        [name_in(seat, people, "—") for seat in seats],
        {Seat(seat): read_order(orders[seat]) for seat in orders},
    )


async def sit_down(lobby: "Lobby", room: "Room", person: PersonRow, nonce: str | None) -> None:
    """Take an open seat; refused if a block stands between the newcomer and somebody there."""
    async with lobby.store.locked(room.id):
        await room.read_row()
        await room.read_seats()
        if room.row.status == "aborted":
            raise FiorinoError(refusals.TABLE_CALLED_OFF)
        if not room.seats_of(person.id):
            if person.bot_of is not None and room.row.rated and not room.row.admits_bots:
                raise FiorinoError(refusals.RATED_WITHOUT_BOTS)
            await _check_company(lobby, room, person)
            await _take_seat(lobby, room, person, nonce)
    await lobby.start_if_full(room)
    lobby.changed(room)


async def _check_company(lobby: "Lobby", room: "Room", person: PersonRow) -> None:
    """At a listed table nobody meets people they have blocked; a link counts as an invitation."""
    others = [seat.person for seat in room.seats if seat.person]
    if room.row.created_by is not None:
        others.append(room.row.created_by)
    if room.row.listed and await lobby.store.are_apart(person.id, others):
        raise FiorinoError(refusals.NOT_WITH_THEM)


async def _take_seat(lobby: "Lobby", room: "Room", person: PersonRow, nonce: str | None) -> None:
    mark = None if person.bot_of is None else OWN_BOT
    for seat in room.seats:
        if seat.kind == "open" and await lobby.store.take_seat(room.id, seat.seat, person.id, mark):
            await lobby.store.set_nonce(room.id, seat.seat, nonce or None)
            await room.read_seats()
            return
    raise TableFull(refusals.TABLE_FULL)


async def get_up(lobby: "Lobby", room: "Room", person: PersonRow) -> None:
    """Before the start the seat is open again, afterwards a bot plays on."""
    async with lobby.store.locked(room.id):
        await room.read_row()
        if room.row.status in ("over", "aborted"):
            raise FiorinoError(refusals.NOTHING_TO_LEAVE)
        for seat in room.seats_of(person.id):
            change = SeatChange(away=True)
            if room.row.status == "open":
                change = SeatChange(kind="open", person=None, bot=None, nonce=None)
            await lobby.store.change_seat(room.id, seat, change)
        await room.read_seats()
    lobby.changed(room)


async def seat_bot(
    lobby: "Lobby", person: PersonRow, room: "Room", seat: int, bot: str | None
) -> None:
    """Put a bot into an open seat of the person's own table; None removes it again."""
    if room.row.created_by != person.id:
        raise FiorinoError(refusals.OWNER_SEATS_BOTS)
    if bot is not None:
        check_bot(bot, room.live.setup.game)
    if room.row.rated and bot is not None:
        raise BadOption(refusals.RATED_FOR_PEOPLE)
    await room.finish(_seat_bot(lobby, room, seat, bot))


async def _seat_bot(lobby: "Lobby", room: "Room", seat: int, bot: str | None) -> None:
    async with lobby.store.locked(room.id):
        await room.read_row()
        await room.read_seats()
        if room.row.status != "open":
            raise FiorinoError(refusals.BEGUN_ALREADY)
        wanted = "open" if bot is not None else "bot"
        if seat >= room.row.players or room.seats[seat].kind != wanted:
            raise FiorinoError(refusals.SEAT_NOT_FREE)
        name = None if bot is None else bot_name(room.id, room.players)
        kind = SeatChange(kind="open" if bot is None else "bot", bot=bot, name=name)
        await lobby.store.change_seat(room.id, seat, kind)
        await room.read_seats()
    await lobby.start_if_full(room)
    lobby.changed(room)
