"""What lies in the box, as a page needs it to draw the table."""

from typing import TypedDict

from .components import GOOD_NAMES, FieraBox, GoodName


class Parts(TypedDict):
    """Goods, bales of each, the florins to begin with, and what bales bring."""

    goods: list[GoodName]
    copies: int
    coins: int
    worth: int
    ordered: int


def parts(box: FieraBox) -> Parts:
    """Everything in the box."""
    return {
        "goods": list(GOOD_NAMES),
        "copies": box.copies,
        "coins": box.coins,
        "worth": box.worth,
        "ordered": box.ordered,
    }
