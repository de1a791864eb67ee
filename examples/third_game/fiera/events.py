"""What happens at the fair, told in order; a sealed order is for its merchant alone (F1.4)."""

from typing import Annotated, ClassVar, Final

from fiorino.core.protocol import Event, Maybe, Seat, event

from .components import NO_GOOD, Good

Payments = tuple[tuple[Seat, int], ...]


@event("F1.4")
class OrderDealt(Event):
    """F1.4: a merchant is dealt a sealed order."""

    reveals: ClassVar[bool] = True

    seat: Seat
    good: Annotated[Good, Maybe(Good, NO_GOOD)]

    def seen_by(self, viewer: Seat) -> Event | None:
        return self if viewer == self.seat else OrderDealt(self.seat, NO_GOOD)


@event("F2.1")
class DayBegan(Event):
    """F2.1, F2.3: a day begins, and a merchant opens its auction."""

    day: int
    opener: Seat


@event("F2.2")
class BaleShown(Event):
    """F2.2: a bale is shown."""

    reveals: ClassVar[bool] = True

    good: Good


@event("F3.1")
class BidMade(Event):
    """F3.1: a bid."""

    seat: Seat
    coins: int


@event("F3.3")
class Passed(Event):
    """F3.3: a merchant leaves the auction."""

    seat: Seat


@event("F3.4")
class BaleSold(Event):
    """F3.4: the highest bidder pays and takes the bale."""

    seat: Seat
    good: Good
    coins: int

    def payments(self) -> Payments:
        return ((self.seat, -self.coins),)


@event("F3.5")
class BaleUnsold(Event):
    """F3.5: nobody bid, and the bale leaves the fair."""

    good: Good


@event("F4.1")
class OrderOpened(Event):
    """F4.1, F4.2: an order is opened, and the bales of its merchant bring florins."""

    seat: Seat
    good: Good
    bales: int
    coins: int

    def payments(self) -> Payments:
        return ((self.seat, self.coins),)


@event("F4.3")
class MatchEnded(Event):
    """F4.3: the richest wins."""

    winners: tuple[Seat, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    OrderDealt,
    DayBegan,
    BaleShown,
    BidMade,
    Passed,
    BaleSold,
    BaleUnsold,
    OrderOpened,
    MatchEnded,
)
