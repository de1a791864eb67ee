"""What happens at the table, told in order. Everything is open to everybody (M1.8)."""

from typing import ClassVar, Final

from fiorino.core.protocol import Event, Seat, SeatField


class RoundBegan(Event):
    """M2.2: a round begins."""

    rule: ClassVar[str] = "M2.2"
    fields: ClassVar[dict[str, type]] = {"round": int, "starter": SeatField}

    def __init__(self, round: int, starter: Seat) -> None:
        self.round: Final = round
        self.starter: Final = starter


class TileDrawn(Event):
    """M2.3: a tile comes out of the bag."""

    rule: ClassVar[str] = "M2.3"
    reveals: ClassVar[bool] = True
    fields: ClassVar[dict[str, type]] = {"seat": SeatField, "kind": int}

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind


class PriceNamed(Event):
    """M3.1: a price is named for the lot."""

    rule: ClassVar[str] = "M3.1"
    fields: ClassVar[dict[str, type]] = {"seat": SeatField, "coins": int, "lot": tuple}

    def __init__(self, seat: Seat, coins: int, lot: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.coins: Final = coins
        self.lot: Final = lot


class LotBought(Event):
    """M3.2: the other house buys."""

    rule: ClassVar[str] = "M3.2"
    fields: ClassVar[dict[str, type]] = {"buyer": SeatField, "coins": int}

    def __init__(self, buyer: Seat, coins: int) -> None:
        self.buyer: Final = buyer
        self.coins: Final = coins

    def payments(self) -> tuple[tuple[Seat, int], ...]:
        return ((self.buyer, -self.coins),)


class LotReturned(LotBought):
    """M3.3: the other house refuses, and the house that named the price pays it."""

    rule: ClassVar[str] = "M3.3"


class LotLoaded(Event):
    """M4.1: the lot goes on a ship."""

    rule: ClassVar[str] = "M4.1"
    fields: ClassVar[dict[str, type]] = {
        "seat": SeatField,
        "ship": int,
        "harbor": int,
        "lot": tuple,
    }

    def __init__(self, seat: Seat, ship: int, harbor: int, lot: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.ship: Final = ship
        self.harbor: Final = harbor
        self.lot: Final = lot


class LotThrown(Event):
    """M4.5: the lot is thrown away."""

    rule: ClassVar[str] = "M4.5"
    fields: ClassVar[dict[str, type]] = {"seat": SeatField, "lot": tuple}

    def __init__(self, seat: Seat, lot: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.lot: Final = lot


class LotForced(LotThrown):
    """M4.6: the lot is thrown away because no ship of the buyer has room for it."""

    rule: ClassVar[str] = "M4.6"


class LotUnsold(LotThrown):
    """M5.3: the lot with the last tile is not sold, by the option last_lot."""

    rule: ClassVar[str] = "M5.3"


class FleetFull(Event):
    """M5.1: a house has filled its three ships."""

    rule: ClassVar[str] = "M5.1"
    fields: ClassVar[dict[str, type]] = {"seat": SeatField}

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


class BagEmpty(Event):
    """M5.2: the last tile has been drawn."""

    rule: ClassVar[str] = "M5.2"


class HarborScored(Event):
    """M6.1: the sums in a harbor are compared; `winner` is -1 where they are equal."""

    rule: ClassVar[str] = "M6.1"
    fields: ClassVar[dict[str, type]] = {
        "harbor": int,
        "sums": tuple,
        "winner": int,
        "coins": int,
    }

    def __init__(self, harbor: int, sums: tuple[int, ...], winner: int, coins: int) -> None:
        self.harbor: Final = harbor
        self.sums: Final = sums
        self.winner: Final = winner
        self.coins: Final = coins

    def payments(self) -> tuple[tuple[Seat, int], ...]:
        return ((Seat(self.winner), self.coins),) if self.winner >= 0 else ()


class MarkerMoved(Event):
    """M6.7: a marker moves; positions count towards the Medici, negative towards the Strozzi."""

    rule: ClassVar[str] = "M6.7"
    fields: ClassVar[dict[str, type]] = {"track": int, "before": int, "after": int}

    def __init__(self, track: int, before: int, after: int) -> None:
        self.track: Final = track
        self.before: Final = before
        self.after: Final = after


class MonopolyPaid(Event):
    """M6.8: a marker off the middle pays."""

    rule: ClassVar[str] = "M6.8"
    fields: ClassVar[dict[str, type]] = {"track": int, "seat": SeatField, "coins": int}

    def __init__(self, track: int, seat: Seat, coins: int) -> None:
        self.track: Final = track
        self.seat: Final = seat
        self.coins: Final = coins

    def payments(self) -> tuple[tuple[Seat, int], ...]:
        return ((self.seat, self.coins),)


class MatchEnded(Event):
    """M7.3: the money decides."""

    rule: ClassVar[str] = "M7.3"
    fields: ClassVar[dict[str, type]] = {"scores": tuple, "winners": tuple}

    def __init__(self, scores: tuple[int, ...], winners: tuple[Seat, ...]) -> None:
        self.scores: Final = scores
        self.winners: Final = winners


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
