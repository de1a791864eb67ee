"""S22, S23, S24: the Inn, its Courtesans, and Artists who are engaged there."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import CHANCE, NOBODY, Action, Fields, Flag, Seat, SomeSeats
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import (
    ARTIST_DRAWN,
    BID,
    ENTER,
    LOOK_FOR_FLORINS,
    LOOK_FOR_INN,
    OPEN_OR_DECLINE,
    PASS,
    PAY_UP,
    PLAY,
    ArtistDrawn,
    Bid,
    Enter,
    GoOn,
    Green,
    Halt,
    LookForFlorins,
    LookForInn,
    OpenArtist,
    Play,
)
from fiorino.games.siena.components import (
    EARLY_ARTISTS,
    GIRLFRIENDS,
    INN,
    INN_CARD,
    LORENZETTI,
    RAISES,
)
from fiorino.games.siena.events import (
    ArtistEngaged,
    ArtistOffered,
    ArtistSeen,
    BankerMoved,
    BidMade,
    CourtesansPaid,
    GirlfriendsHelped,
    LookPaid,
    Passed,
)
from fiorino.games.siena.rules import auctions, cards, rounds, town
from fiorino.games.siena.table import SienaTable

COURTESAN_FLORINS: Final = 10
LOOK_FLORINS: Final = 8
LEAST_FOR_ARTIST: Final = 15


def girlfriends(table: SienaTable, seat: int) -> list[Action]:
    """The Girlfriends that a Banker could play."""
    return [PLAY[kind] for kind in table.holds(seat, GIRLFRIENDS)]


def send_girlfriends(table: SienaTable, seat: Seat, kind: int, rule: str) -> None:
    """S23.7, S23.10, S23.11: Girlfriends are played, by one of these rules."""
    cards.play(table, seat, kind, rule)
    if table.watched:
        table.tell(GirlfriendsHelped(seat, rule=rule))


def pay_courtesans(table: SienaTable, seat: Seat, cubes: int, rule: str) -> None:
    """S23.4, S23.5: 10 Florins for each, or all he has."""
    coins = min(table.money[seat], COURTESAN_FLORINS * cubes)
    table.pay(seat, coins)
    if table.watched:
        table.tell(CourtesansPaid(seat, coins, rule=rule))


# Into the Inn: S22, S23


def draw_in(table: SienaTable, seat: Seat) -> None:
    """S23.2, S23.7: Courtesans draw him in, unless Girlfriends help."""
    if table.holds(seat, GIRLFRIENDS):
        table.then(DrawnIn(seat))
    else:
        enter(table, seat, "S23.2")


class DrawnIn(Step[SienaTable]):
    """S23.7: go in, or play Girlfriends and stay on Via delle Cerchia?"""

    rule: ClassVar[str] = "S23.7"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: SienaTable) -> Sequence[Action]:
        return [ENTER, *girlfriends(table, self.seat)]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Play):
            send_girlfriends(table, self.seat, action.card, self.rule)
            table.then(town.BankerMove(self.seat))
        else:
            enter(table, self.seat, "S23.2")

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.DRAWN_IN)


def enter(table: SienaTable, seat: Seat, rule: str) -> None:
    """S22.6: he stops in the Inn, pays the Courtesans, and may engage an Artist."""
    table.place[seat] = INN
    table.points = 0
    if table.watched:
        table.tell(BankerMoved(seat, INN, rule=rule))
    table.then(Settle(seat), OfferArtist(seat), town.BankerRest(seat))


class ForSeat(Step[SienaTable]):
    """A step that acts by itself for a player."""

    fields: ClassVar[Fields] = {"guest": Seat}

    def __init__(self, guest: Seat) -> None:
        super().__init__(NOBODY)
        self.guest: Final = guest


class Settle(ForSeat):
    """S23.4, S23.10: the Courtesans who are there are paid, or Girlfriends help."""

    rule: ClassVar[str] = "S23.4"

    def do(self, table: SienaTable) -> None:
        if not table.cubes:
            return
        helped = table.choices.girlfriends_in_inn == "save_paying"
        if helped and table.holds(self.guest, GIRLFRIENDS):
            table.then(PayOrGirlfriends(self.guest))
        else:
            pay_courtesans(table, self.guest, table.cubes, self.rule)
            table.cubes = 0


class PayOrGirlfriends(Step[SienaTable]):
    """S23.10: pay the Courtesans, or play Girlfriends?"""

    rule: ClassVar[str] = "S23.10"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: SienaTable) -> Sequence[Action]:
        return [PAY_UP, *girlfriends(table, self.seat)]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Play):
            send_girlfriends(table, self.seat, action.card, self.rule)
        else:
            pay_courtesans(table, self.seat, table.cubes, "S23.4")
            table.cubes = 0

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.PAY_COURTESANS)


def charge_guests(table: SienaTable) -> None:
    """S23.5: a cube is added while Bankers are inside."""
    guests = table.bankers_at(INN)
    if guests:
        table.then(ChargeGuests(tuple(guests), 0))


class ChargeGuests(Step[SienaTable]):
    """S23.5, S23.11, S23.12: the guests pay for the new cube in Initiative order."""

    rule: ClassVar[str] = "S23.5"
    fields: ClassVar[Fields] = {"guests": (Seat,), "paid": Flag}

    def __init__(self, guests: tuple[int, ...], paid: int) -> None:
        super().__init__(NOBODY)
        self.guests: Final = guests
        self.paid: Final = paid

    def do(self, table: SienaTable) -> None:
        if not self.guests:
            if self.paid:
                table.cubes -= 1
            return
        guest = Seat(self.guests[0])
        helped = table.choices.girlfriends_in_inn == "save_paying"
        if helped and table.holds(guest, GIRLFRIENDS):
            table.then(PayForOne(guest, self.guests[1:], self.paid))
        else:
            pay_courtesans(table, guest, 1, self.rule)
            table.then(ChargeGuests(self.guests[1:], 1))


class PayForOne(Step[SienaTable]):
    """S23.11: pay for the new Courtesan, or play Girlfriends?"""

    rule: ClassVar[str] = "S23.11"
    fields: ClassVar[Fields] = {"seat": Seat, "guests": (Seat,), "paid": Flag}

    def __init__(self, seat: Seat, guests: tuple[int, ...], paid: int) -> None:
        super().__init__(seat)
        self.guests: Final = guests
        self.paid: Final = paid

    def options(self, table: SienaTable) -> Sequence[Action]:
        return [PAY_UP, *girlfriends(table, self.seat)]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Play):
            send_girlfriends(table, self.seat, action.card, self.rule)
            table.then(ChargeGuests(self.guests, self.paid))
        else:
            pay_courtesans(table, self.seat, 1, "S23.5")
            table.then(ChargeGuests(self.guests, 1))

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.PAY_COURTESANS)


class OfferArtist(ForSeat):
    """S24.1, S24.2: with 15 Florins he may open an auction."""

    rule: ClassVar[str] = "S24.2"

    def do(self, table: SienaTable) -> None:
        if table.money[self.guest] >= LEAST_FOR_ARTIST:
            table.then(OpenOrNot(self.guest))


class OpenOrNot(Step[SienaTable]):
    """S24.1: open an auction for the top Artist, unseen?"""

    rule: ClassVar[str] = "S24.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: SienaTable) -> Sequence[Action]:
        return OPEN_OR_DECLINE

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, OpenArtist):
            if table.watched:
                table.tell(ArtistOffered(self.seat))
            table.then(DrawArtist(self.seat))

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, GoOn | Enter | Green | Halt):
            return Objection("S22.6", refusals.IN_THE_INN)
        return Objection(self.rule, refusals.OPEN_OR_DECLINE)


class DrawArtist(Step[SienaTable]):
    """S3.7: the top card of the Artist deck; among the first five Lorenzetti is not."""

    rule: ClassVar[str] = "S3.7"
    fields: ClassVar[Fields] = {"opener": Seat}

    def __init__(self, opener: Seat) -> None:
        super().__init__(CHANCE)
        self.opener: Final = opener

    def options(self, table: SienaTable) -> Sequence[Action]:
        early = len(table.artists) > LORENZETTI - EARLY_ARTISTS
        return [
            ARTIST_DRAWN[value] for value in table.artists if not (early and value == LORENZETTI)
        ]

    def weights(self, table: SienaTable) -> list[int]:
        return [1] * len(self.options(table))

    def source(self, table: SienaTable) -> str:
        return "artists"

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, ArtistDrawn)
        value = action.number
        table.artists.remove(value)
        seen = 0
        for seat in table.bankers_at(INN):
            seen |= 1 << seat
            if table.watched:
                rule = "S24.3" if seat == self.opener else "S24.5"
                table.tell(ArtistSeen(Seat(seat), value, rule=rule))
        table.then(ArtistFirstBid(self.opener, value, seen))


class ArtistFirstBid(Step[SienaTable]):
    """S24.3, S24.4: the opener has seen the Artist and must bid."""

    rule: ClassVar[str] = "S24.4"
    fields: ClassVar[Fields] = {"seat": Seat, "artist": int, "seen": SomeSeats}

    def __init__(self, seat: Seat, artist: int, seen: int) -> None:
        super().__init__(seat)
        self.artist: Final = artist
        self.seen: Final = seen

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        if table.choices.artist_opening_bid == "exactly_15":
            return (BID[LEAST_FOR_ARTIST],)
        return auctions.bids(table, self.seat, LEAST_FOR_ARTIST)

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, Bid)
        if table.watched:
            table.tell(BidMade(self.seat, action.number, rule=self.rule))
        row = table.order.index(self.seat) + 1
        if table.choices.artist_auction_order == "from_poorest":
            row = 0
        ask_artist(table, row, self.artist, action.number, self.seat, 0, self.seen)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        exactly = table.choices.artist_opening_bid == "exactly_15"
        if exactly and isinstance(action, Bid) and action.number > LEAST_FOR_ARTIST:
            return Objection(self.rule, refusals.ARTIST_OPENING, coins=LEAST_FOR_ARTIST)
        return auctions.bid_objection(table, self.rule, self.seat, LEAST_FOR_ARTIST, action)


def looks(table: SienaTable, seat: int) -> list[Action]:
    """S24.9: how a player who has not seen the Artist can look."""
    ways: list[Action] = []
    if table.money[seat] >= LOOK_FLORINS:
        ways.append(LOOK_FOR_FLORINS)
    if table.holds(seat, INN_CARD):
        ways.append(LOOK_FOR_INN)
    return ways


def ask_artist(
    table: SienaTable, row: int, artist: int, high: int, holder: int, out: int, seen: int
) -> None:
    """S24.6, S24.7, S24.12: the next player is asked, or the Artist is engaged."""
    curious = 0
    if table.rules > 1:
        for other in range(table.players):
            if not seen >> other & 1 and looks(table, other):
                curious |= 1 << other
    seat, out = auctions.next_bidder(table, row, high, holder, out, RAISES, curious, "S24.11")
    if seat != auctions.NO_HOLDER:
        table.then(ArtistBid(Seat(seat), artist, high, holder, out, seen))
        return
    table.pay(holder, high)
    table.engaged.append((holder, artist, seen | 1 << holder))
    if table.watched:
        table.tell(ArtistEngaged(Seat(holder), high, artist, seen))
    if artist == LORENZETTI:
        rounds.end_match(table, "lorenzetti")


class ArtistBid(Step[SienaTable]):
    """S24.8, S24.9: a raise by rank, a look, or out?"""

    rule: ClassVar[str] = "S24.8"
    fields: ClassVar[Fields] = {
        "seat": Seat,
        "artist": int,
        "high": int,
        "holder": Seat,
        "out": SomeSeats,
        "seen": SomeSeats,
    }

    def __init__(
        self, seat: Seat, artist: int, high: int, holder: int, out: int, seen: int
    ) -> None:
        super().__init__(seat)
        self.artist: Final = artist
        self.high: Final = high
        self.holder: Final = holder
        self.out: Final = out
        self.seen: Final = seen

    def least(self, table: SienaTable) -> int:
        """S24.8: the lowest bid of this player."""
        return self.high + RAISES[table.status[self.seat]]

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        answers: list[Action] = [PASS]
        offers = auctions.bids(table, self.seat, self.least(table))
        if not self.seen >> self.seat & 1 and (offers or table.rules > 1):
            answers += looks(table, self.seat)
        return [*answers, *offers]

    def take(self, table: SienaTable, action: Action) -> None:
        row = table.order.index(self.seat) + 1
        if isinstance(action, Bid):
            if table.watched:
                table.tell(BidMade(self.seat, action.number, rule=self.rule))
            ask_artist(table, row, self.artist, action.number, self.seat, self.out, self.seen)
        elif isinstance(action, LookForFlorins | LookForInn):
            self._look(table, action)
        else:
            if table.watched:
                by_choice = len(self.options(table)) > 1
                table.tell(Passed(self.seat, rule="S24.11" if by_choice else "S24.10"))
            out = self.out | 1 << self.seat
            ask_artist(table, row, self.artist, self.high, self.holder, out, self.seen)

    def _look(self, table: SienaTable, action: Action) -> None:
        """S24.9, S24.10: he looks, and is asked again."""
        if isinstance(action, LookForFlorins):
            table.pay(self.seat, LOOK_FLORINS)
            if table.watched:
                table.tell(LookPaid(self.seat, LOOK_FLORINS))
        else:
            cards.play(table, self.seat, table.holds(self.seat, INN_CARD)[0], "S24.9")
        if table.watched:
            table.tell(ArtistSeen(self.seat, self.artist, rule="S24.9"))
        seen = self.seen | 1 << self.seat
        table.then(ArtistBid(self.seat, self.artist, self.high, self.holder, self.out, seen))

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, LookForFlorins | LookForInn) and self.seen >> self.seat & 1:
            return Objection("S24.9", refusals.ARTIST_SEEN)
        if isinstance(action, LookForFlorins):
            return Objection("S24.9", refusals.LOOK_COSTS, coins=LOOK_FLORINS)
        if isinstance(action, LookForInn):
            return Objection("S24.9", refusals.NO_INN_CARD)
        return auctions.raise_objection(table, self.rule, self.seat, self.least(table), action)
