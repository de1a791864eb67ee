"""A table of Fiera as plain JSON, and what is impossible about one."""

from typing import Final

from fiorino.core.codec import FAR, Codec, Reader, encode
from fiorino.core.errors import BadPosition
from fiorino.core.flow import Step
from fiorino.core.game import Setup
from fiorino.core.protocol import NOBODY, Json, Names, Seat

from .components import GOOD_NAMES, GOODS, NO_GOOD, SEAT_NAMES, FieraBox, Good
from .rules import BidOrPass, DealOrder, OpenDay, ShowBale
from .table import FieraTable, empty_table
from .view import good_name

STEPS: Final = Codec("step", (DealOrder, OpenDay, ShowBale, BidOrPass))


def _names(players: int) -> Names:
    return {Seat: SEAT_NAMES[:players], Good: GOOD_NAMES}


def encode_table(table: FieraTable) -> dict[str, Json]:
    """Everything on the table; `left` follows from the rest."""
    names = _names(table.players)
    return {
        "day": table.day,
        "seats": {
            name: {
                "money": table.money[seat],
                "order": good_name(table.orders[seat]),
                "bales": dict(zip(GOOD_NAMES, table.held[seat], strict=True)),
            }
            for seat, name in enumerate(SEAT_NAMES[: table.players])
        },
        "gone": dict(zip(GOOD_NAMES, table.gone, strict=True)),
        "bale": good_name(table.bale),
        "agenda": [encode(step, "step", names) for step in table.agenda],
    }


def decode_table(reader: Reader, setup: Setup, box: FieraBox) -> FieraTable:
    """The table that was written."""
    reader.only({"day", "seats", "gone", "bale", "agenda"})
    table = empty_table(setup, box)
    table.day = reader.whole("day", 0, table.days)
    seats = reader.child("seats")
    seats.only(SEAT_NAMES[: table.players])
    for seat, name in enumerate(SEAT_NAMES[: table.players]):
        written = seats.child(name)
        written.only({"money", "order", "bales"})
        table.money[seat] = written.whole("money", 0, FAR)
        table.orders[seat] = _read_good(written, "order")
        table.held[seat] = _read_bales(written.child("bales"), box)
    table.gone = _read_bales(reader.child("gone"), box)
    table.bale = _read_good(reader, "bale")
    for good in range(GOODS):
        used = table.gone[good] + sum([bales[good] for bales in table.held])
        table.left[good] = box.copies - used - (table.bale == good)
    for step in reader.children("agenda", 1):
        decoded = STEPS.decode(step, _names(table.players))
        assert isinstance(decoded, Step)
        table.agenda.append(decoded)
    found = faults(table)
    if found:
        raise BadPosition("This table cannot occur: " + " ".join(found))
    return table


def _read_good(reader: Reader, key: str) -> int:
    if reader.value(key) is None:
        return NO_GOOD
    return GOOD_NAMES.index(reader.word(key, GOOD_NAMES))


def _read_bales(reader: Reader, box: FieraBox) -> list[int]:
    reader.only(GOOD_NAMES)
    return [reader.whole(good, 0, box.copies) for good in GOOD_NAMES]


def faults(table: FieraTable) -> list[str]:
    """What is impossible about this table, a sentence each."""
    found: list[str] = []
    for good, name in enumerate(GOOD_NAMES):
        used = table.gone[good] + sum([bales[good] for bales in table.held])
        total = used + table.left[good] + (table.bale == good)
        if total != table.box.copies or table.left[good] < 0:
            found.append(f"There are {table.box.copies} bales of {name}, not {total}.")
    dealt = [order for order in table.orders if order != NO_GOOD]
    if len(set(dealt)) < len(dealt):
        found.append("Each order is there once.")
    if min(table.money) < 0:
        found.append("Nobody owes florins.")
    if table.agenda:
        found += _agenda_faults(table, table.agenda[-1])
    elif table.day < table.days:
        found.append("The fair is not over.")
    return found


def _agenda_faults(table: FieraTable, top: Step[FieraTable]) -> list[str]:
    dealt = [order != NO_GOOD for order in table.orders]
    if isinstance(top, DealOrder):
        begins = [seat < top.receiver for seat in range(table.players)]
        return [] if dealt == begins and table.day == 0 else ["Orders are dealt one by one."]
    if not all(dealt):
        return ["Every merchant has an order."]
    if not isinstance(top, BidOrPass):
        return [] if table.bale == NO_GOOD else ["There is a bale, and nobody bids for it."]
    if table.bale == NO_GOOD or table.day == 0:
        return ["Bids are for a bale."]
    if top.seat == top.holder or top.out >> top.seat & 1:
        return ["Who is asked has not passed and does not hold the highest bid."]
    if (top.high > 0) != (top.holder != NOBODY) or top.high < 0:
        return ["The highest bid has a bidder."]
    if top.holder != NOBODY and (top.high > table.money[top.holder] or top.out >> top.holder & 1):
        return ["The highest bidder can pay and has not passed."]
    return []
