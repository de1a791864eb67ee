"""What happens in Siena, told in order, with what stays hidden from whom (S32)."""

from typing import ClassVar, Final

from fiorino.core.protocol import SPECTATOR, Event, Seat, event
from fiorino.games.siena.components import CardKind, Good, Place, Road, Status

HIDDEN: Final = 0
"""Stands for a value that the viewer may not see."""

Payments = tuple[tuple[Seat, int], ...]


@event("S4.2")
class Income(Event):
    """S4.2: a player receives Florins from the bank. The base of all that brings money."""

    seat: Seat
    coins: int

    def payments(self) -> Payments:
        return ((self.seat, self.coins),)


@event("S4.2")
class Payment(Event):
    """S4.2: a player pays Florins to the bank. The base of all that costs money."""

    seat: Seat
    coins: int

    def payments(self) -> Payments:
        return ((self.seat, -self.coins),)


@event("S3.4")
class SeatPlaced(Event):
    """S3.4: a player puts their disc on top of the others."""

    seat: Seat


@event("S33.3")
class CardLeftOut(Event):
    """S33.3: a Goods card begins in the discard pile."""

    card: CardKind


@event("S7.2")
class RoundBegan(Event):
    """S7.2: a new round."""

    round: int


@event("S7.3")
class CardDealt(Event):
    """S7.3: a card is laid open."""

    reveals: ClassVar[bool] = True
    card: CardKind


@event("S7.4")
class DiscardShuffled(Event):
    """S7.4: the discard pile becomes the deck."""

    cards: int


@event("S5.3")
class InitiativeSet(Event):
    """S3.5, S5.3: the Initiative track, poorest first."""

    order: tuple[Seat, ...]


@event("S6.5")
class StartDeclined(Event):
    """S6.5, S6.10: a player declines to start an auction."""

    seat: Seat


@event("S6.4")
class AuctionStarted(Event):
    """S6.4, S6.15: a card is put up."""

    seat: Seat
    card: CardKind


@event("S9.1")
class StarOffered(Event):
    """S9.1: the starred card of this round is put up."""

    card: CardKind


@event("S6.7")
class BidMade(Event):
    """S6.4, S6.7, S6.15, S9.4, S24.4, S24.8: a bid."""

    seat: Seat
    bid: int


@event("S6.8")
class Passed(Event):
    """S6.8, S8.1, S9.3, S24.11 and more: a player is out of the auction, or takes no card."""

    seat: Seat


@event("S6.11")
class CardWon(Payment):
    """S6.11, S9.5: the highest bidder pays and takes the card."""

    card: CardKind


@event("S6.16")
class CardReturned(Event):
    """S6.16: nobody bid for a card of the Opening Auction, and it goes into the deck."""

    card: CardKind


@event("S9.6")
class CardUnsold(Event):
    """S9.6: nobody bid."""

    card: CardKind


@event("S8.2")
class CardTaken(Payment):
    """S8.2, S8.3: a card is taken and paid."""

    card: CardKind


@event("S8.6")
class LeftoversDiscarded(Event):
    """S8.6: the open cards without an asterisk are discarded."""

    cards: tuple[CardKind, ...]


@event("S10.1")
class FirstNamed(Event):
    """S10.1: the poorest names who begins."""

    seat: Seat
    first: Seat


@event("S10.2")
class TurnBegan(Event):
    """S10.2: a turn begins."""

    seat: Seat


@event("S11.2")
class CardPlayed(Event):
    """S11.2: a card is played, for its image or (green > 0) for its green."""

    seat: Seat
    card: CardKind
    green: int


@event("S11.7")
class CardDiscarded(Event):
    """S11.7: a card is discarded."""

    seat: Seat
    card: CardKind


@event("S13.3")
class WorkersPut(Event):
    """S13.1, S13.3: workers come to a frame; `made` units become ready, `left` workers stay."""

    seat: Seat
    good: Good
    workers: int
    made: int
    left: int


@event("S14.7")
class UnitSold(Income):
    """S14.7: a unit is sold."""

    good: Good


@event("S14.9")
class BankerShare(Income):
    """S14.9: a Banker receives their share of a sale."""


@event("S16.2")
class UnitLoaded(Event):
    """S16.2: a unit goes along on Via Francigena."""

    seat: Seat
    good: Good


@event("S16.6")
class FatoDrawn(Income):
    """S16.6, S20.10: Fato cards are drawn; with the Devil they bring nothing."""

    reveals: ClassVar[bool] = True
    cards: int
    devil: int


@event("S18.5")
class LegTravelled(Income):
    """S18.5, S18.7, S18.12: a leg of a journey ends on a space."""

    road: Road
    space: int


@event("S18.12")
class RoadPaid(Income):
    """S18.7, S18.12: the space of a road where a Merchant stands pays them, after the leg."""

    road: Road
    space: int


@event("S18.9")
class RoadLeft(Event):
    """S12.5, S18.6, S18.7, S18.9: a Merchant leaves the road."""

    seat: Seat
    road: Road


@event("S17.1")
class CharityGiven(Payment):
    """S17.1, S17.2: a Merchant gives up income."""


@event("S17.1")
class SenesiSeen(Event):
    """S17.1, S17.2, S21.3: a Senesi card is drawn; its value is for the drawer alone (S32.3)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    value: int

    def seen_by(self, viewer: Seat) -> Event | None:
        if viewer == self.seat:
            return self
        return SenesiSeen(self.seat, HIDDEN, rule=self.rule)


@event("S21.3")
class SenesiKept(Event):
    """S17.1, S17.2, S21.3: Senesi cards are kept, others go under the deck, face down."""

    seat: Seat
    kept: tuple[int, ...]
    under: tuple[int, ...]

    def seen_by(self, viewer: Seat) -> Event | None:
        if viewer == self.seat:
            return self
        kept, under = (HIDDEN,) * len(self.kept), (HIDDEN,) * len(self.under)
        return SenesiKept(self.seat, kept, under, rule=self.rule)


@event("S28.1")
class InnSetPlayed(Income):
    """S28.1: a set of Inn cards brings money."""


@event("S12.1")
class StatusRisen(Event):
    """S12.1, S12.2: a player takes the next status."""

    seat: Seat
    status: Status


@event("S12.6")
class GoodsGone(Event):
    """S12.6, S12.7: goods that nobody can sell any more are swept away."""

    goods: tuple[Good, ...]


@event("S19.1")
class BankerIncome(Income):
    """S19.1: a Banker's turn begins with money."""


@event("S19.3")
class BankerMoved(Event):
    """S19.3, S19.5, S22.2, S22.3, S22.5, S23.2: a Banker comes to a place."""

    seat: Seat
    place: Place


@event("S20.2")
class BridePaid(Payment):
    """S20.2: a gift to the bride, to go on."""


@event("S19.8")
class BankerStopped(Event):
    """S19.8: a Banker stops, and the place acts."""

    seat: Seat
    place: Place


@event("S20.1")
class PlacePaid(Income):
    """S20.1, S20.6, S20.7: a District, or a card played in it, brings money."""

    place: Place


@event("S21.2")
class DonationMade(Payment):
    """S21.2: a donation to the Duomo."""


@event("S23.1")
class CourtesanCame(Event):
    """S23.1: a cube more in the Inn."""

    seat: Seat
    cubes: int


@event("S23.4")
class CourtesansPaid(Payment):
    """S23.4, S23.5: a Banker pays Courtesans."""


@event("S23.7")
class GirlfriendsHelped(Event):
    """S23.7, S23.10, S23.11: Girlfriends keep a Banker out of the Inn, or save them paying."""

    seat: Seat


@event("S24.1")
class ArtistOffered(Event):
    """S24.1: an auction for an Artist is opened."""

    seat: Seat


@event("S24.3")
class ArtistSeen(Event):
    """S24.3, S24.5, S24.9: a player looks at the Artist; nobody else sees it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    value: int

    def seen_by(self, viewer: Seat) -> Event | None:
        if viewer == self.seat:
            return self
        return ArtistSeen(self.seat, HIDDEN, rule=self.rule)


@event("S24.9")
class LookPaid(Payment):
    """S24.9: a look at the Artist costs Florins."""


@event("S24.12")
class ArtistEngaged(Payment):
    """S24.12: the highest bidder engages the Artist; who has not looked does not learn whom."""

    value: int
    seen: int

    def seen_by(self, viewer: Seat) -> Event | None:
        knows = viewer != SPECTATOR and (viewer == self.seat or self.seen >> viewer & 1)
        return self if knows else ArtistEngaged(self.seat, self.coins, HIDDEN, self.seen)


@event("S25.2")
class LevelBuilt(Payment):
    """S25.2, S25.3: a level of the Tower is built."""

    level: int


@event("S26.3")
class CalandrinoMoved(Event):
    """S26.3, S26.6, S26.8: Calandrino enters a place."""

    place: Place


@event("S27.4")
class AlmsGiven(Payment):
    """S27.4, S27.7, S27.8, S27.9: a Banker gives alms."""

    place: Place


@event("S27.5")
class AlmsRefused(Event):
    """S27.5: a Banker refuses and takes a stinginess cube."""

    seat: Seat
    cubes: int


@event("S27.6")
class GuardsCalled(Event):
    """S27.6: a Banker has Calandrino sent away."""

    seat: Seat


@event("S29.1")
class MatchEnded(Event):
    """S29: why the match is over: "tower", "lorenzetti" or "last round"."""

    why: str


@event("S30.3")
class PointsCounted(Event):
    """S30: one line of the final count."""

    seat: Seat
    what: str
    points: int


@event("S31.1")
class WinnerNamed(Event):
    """S31: the winners; nobody where there is no Banker."""

    winners: tuple[Seat, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    SeatPlaced, CardLeftOut, RoundBegan, CardDealt, DiscardShuffled, InitiativeSet,
    StartDeclined, AuctionStarted, StarOffered, BidMade, Passed, CardWon, CardReturned,
    CardUnsold, CardTaken, LeftoversDiscarded, FirstNamed, TurnBegan, CardPlayed, CardDiscarded,
    WorkersPut, UnitSold, BankerShare, UnitLoaded, FatoDrawn, LegTravelled, RoadPaid, RoadLeft,
    CharityGiven, SenesiSeen, SenesiKept, InnSetPlayed, StatusRisen, GoodsGone, BankerIncome,
    BankerMoved, BridePaid, BankerStopped, PlacePaid, DonationMade, CourtesanCame,
    CourtesansPaid, GirlfriendsHelped, ArtistOffered, ArtistSeen, LookPaid, ArtistEngaged,
    LevelBuilt, CalandrinoMoved, AlmsGiven, AlmsRefused, GuardsCalled, MatchEnded,
    PointsCounted, WinnerNamed,
)  # fmt: skip
