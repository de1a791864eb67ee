"""What a viewer sees of the fair: everything but the orders of others (F1.4)."""

from typing import TypedDict

from fiorino.core.protocol import NOBODY, Seat

from .components import GOOD_NAMES, NO_GOOD, SEAT_NAMES, GoodName, SeatName
from .rules import BidOrPass
from .table import FieraTable


class SeatView(TypedDict):
    """A merchant; `order` is None where the viewer may not see it."""

    name: SeatName
    money: int
    bales: dict[GoodName, int]
    order: GoodName | None
    out: bool


class TableView(TypedDict):
    """The whole fair as a seat or a spectator may see it."""

    viewer: int
    asked: int
    question: str
    day: int
    days: int
    bale: GoodName | None
    high: int
    holder: SeatName | None
    left: dict[GoodName, int]
    seats: list[SeatView]


def view(table: FieraTable, viewer: Seat) -> TableView:
    """What this viewer may see; at the end all orders are open (F4.1)."""
    top = table.agenda[-1] if table.agenda else None
    bidding = top if isinstance(top, BidOrPass) else None
    holder = NOBODY if bidding is None else bidding.holder
    return {
        "viewer": viewer,
        "asked": table.seat(),
        "question": table.question(),
        "day": table.day,
        "days": table.days,
        "bale": good_name(table.bale),
        "high": 0 if bidding is None else bidding.high,
        "holder": None if holder == NOBODY else SEAT_NAMES[holder],
        "left": _bales(table.left),
        "seats": [
            {
                "name": SEAT_NAMES[seat],
                "money": table.money[seat],
                "bales": _bales(table.held[seat]),
                "order": good_name(table.orders[seat]) if viewer == seat or top is None else None,
                "out": bidding is not None and bool(bidding.out >> seat & 1),
            }
            for seat in range(table.players)
        ],
    }


def good_name(good: int) -> GoodName | None:
    return None if good == NO_GOOD else GOOD_NAMES[good]


def _bales(counts: list[int]) -> dict[GoodName, int]:
    return {name: count for name, count in zip(GOOD_NAMES, counts, strict=True) if count}
