"""The box of Fiera: F1, checked and laid out for play."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from fiorino.core.box import BoxData

from .actions import Bale, Bid, Order, Pass

Good = Annotated[int, "good"]
GoodName = Literal["wool", "silk", "leather", "wine"]
GOOD_NAMES: Final[tuple[GoodName, ...]] = ("wool", "silk", "leather", "wine")
GOODS: Final = len(GOOD_NAMES)
SeatName = Literal["prato", "lucca", "pisa", "arezzo"]
SEAT_NAMES: Final[tuple[SeatName, ...]] = ("prato", "lucca", "pisa", "arezzo")
NO_GOOD: Final = -1


class FieraBox:
    """The component data, and every action once: options are always the same objects."""

    def __init__(self, data: BoxData) -> None:
        box = data.reader()
        box.only({"coins", "copies", "worth", "ordered"})
        self.coins = box.whole("coins", 1, 200)
        self.copies = box.whole("copies", 2, 9)
        self.worth = box.whole("worth", 0, 100)
        self.ordered = box.whole("ordered", 0, 100)
        self.passing = Pass()
        self.bids = tuple([Bid(coins) for coins in range(1, self.coins + 1)])
        self.orders = tuple([Order(good) for good in range(GOODS)])
        self.bales = tuple([Bale(good) for good in range(GOODS)])

    def names(self) -> dict[object, Sequence[str]]:
        """What files call goods."""
        return {Good: GOOD_NAMES}

    def bid(self, coins: int) -> Bid:
        """The bid of so many florins; above the highest there is only the highest."""
        return self.bids[min(coins, self.coins) - 1]

    def value(self, good: int, order: int) -> int:
        """F4.2: what a bale brings to a merchant with this order."""
        return self.ordered if good == order else self.worth
