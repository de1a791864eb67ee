"""What happens at the table, told in order. Everything is open to everybody (M1.8)."""

from typing import Annotated, ClassVar, Final

from fiorino.core.protocol import Event, Maybe, Seat, event
from fiorino.games.medici_vs_strozzi.components import Harbor, Kind, Track


@event("M2.2")
class RoundBegan(Event):
    """M2.2: a round begins."""

    round: int
    starter: Seat


@event("M2.3")
class TileDrawn(Event):
    """M2.3: a tile comes out of the bag."""

    reveals: ClassVar[bool] = True

    seat: Seat
    kind: Kind


@event("M3.1")
class PriceNamed(Event):
    """M3.1: a price is named for the lot."""

    seat: Seat
    coins: int
    lot: tuple[Kind, ...]


@event("M3.2")
class LotBought(Event):
    """M3.2: the other house buys."""

    buyer: Seat
    coins: int

    def payments(self) -> tuple[tuple[Seat, int], ...]:
        return ((self.buyer, -self.coins),)


@event("M3.3")
class LotReturned(LotBought):
    """M3.3: the other house refuses, and the house that named the price pays it."""


@event("M4.1")
class LotLoaded(Event):
    """M4.1: the lot goes on a ship."""

    seat: Seat
    ship: int
    harbor: Harbor
    lot: tuple[Kind, ...]


@event("M4.5")
class LotThrown(Event):
    """M4.5: the lot is thrown away."""

    seat: Seat
    lot: tuple[Kind, ...]


@event("M4.6")
class LotForced(LotThrown):
    """M4.6: the lot is thrown away because no ship of the buyer has room for it."""


@event("M5.3")
class LotUnsold(LotThrown):
    """M5.3: the lot with the last tile is not sold, by the option last_lot."""


@event("M5.1")
class FleetFull(Event):
    """M5.1: a house has filled its three ships."""

    seat: Seat


@event("M5.2")
class BagEmpty(Event):
    """M5.2: the last tile has been drawn."""


@event("M6.1")
class HarborScored(Event):
    """M6.1, M6.2: the sums in a harbor are compared; `winner` is -1 where they are equal."""

    harbor: Harbor
    sums: tuple[int, ...]
    winner: Annotated[Seat, Maybe(Seat)]
    coins: int

    def payments(self) -> tuple[tuple[Seat, int], ...]:
        return ((self.winner, self.coins),) if self.winner >= 0 else ()


@event("M6.7")
class MarkerMoved(Event):
    """M6.7: a marker moves; positions count towards the Medici, negative towards the Strozzi."""

    track: Track
    before: int
    after: int


@event("M6.8")
class MonopolyPaid(Event):
    """M6.8, M6.9: a marker off the middle pays, with its bonus."""

    track: Track
    seat: Seat
    coins: int

    def payments(self) -> tuple[tuple[Seat, int], ...]:
        return ((self.seat, self.coins),)


@event("M7.3")
class MatchEnded(Event):
    """M7.3, M7.4: the money decides."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    RoundBegan,
    TileDrawn,
    PriceNamed,
    LotBought,
    LotReturned,
    LotLoaded,
    LotThrown,
    LotForced,
    LotUnsold,
    FleetFull,
    BagEmpty,
    HarborScored,
    MarkerMoved,
    MonopolyPaid,
    MatchEnded,
)
