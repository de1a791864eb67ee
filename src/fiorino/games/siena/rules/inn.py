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
    CourtesansPaid,
    GirlfriendsHelped,
    LookPaid,
)
from fiorino.games.siena.rules import cards, rounds, town
from fiorino.games.siena.rules.bidding import Bidding, MustBid, bids
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
    table.tell(GirlfriendsHelped, seat, rule=rule)


def pay_courtesans(table: SienaTable, seat: Seat, cubes: int, rule: str) -> None:
    """S23.4, S23.5: 10 Florins for each, or the whole purse."""
    coins = min(table.money[seat], COURTESAN_FLORINS * cubes)
    table.pay(seat, coins)
    table.tell(CourtesansPaid, seat, coins, rule=rule)


# Into the Inn: S22, S23


def draw_in(table: SienaTable, seat: Seat) -> None:
    """S23.2, S23.7: Courtesans draw the Banker in, unless Girlfriends help."""
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
    """S22.6: the Banker stops in the Inn, pays the Courtesans, and may engage an Artist."""
    table.place[seat] = INN
    table.points = 0
    table.tell(BankerMoved, seat, INN, rule=rule)
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
    """S24.1, S24.2: with 15 Florins the Banker may open an auction."""

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
            table.tell(ArtistOffered, self.seat)
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
            rule = "S24.3" if seat == self.opener else "S24.5"
            table.tell(ArtistSeen, Seat(seat), value, rule=rule)
        table.then(ArtistFirstBid(self.opener, value, seen))


class ArtistFirstBid(MustBid):
    """S24.3, S24.4: the opener has seen the Artist and must bid."""

    rule: ClassVar[str] = "S24.4"
    fields: ClassVar[Fields] = {"seat": Seat, "artist": int, "seen": SomeSeats}
    least: ClassVar[int] = LEAST_FOR_ARTIST

    def __init__(self, seat: Seat, artist: int, seen: int) -> None:
        super().__init__(seat)
        self.artist: Final = artist
        self.seen: Final = seen

    def from_poorest(self, table: SienaTable) -> bool:
        return table.choices.artist_auction_order == "from_poorest"

    def opened(self, bid: int) -> Bidding:
        return ArtistBid(self.seat, self.artist, bid, self.seat, 0, self.seen)

    def options(self, table: SienaTable) -> Sequence[Action]:
        if table.choices.artist_opening_bid == "exactly_15":
            return (BID[LEAST_FOR_ARTIST],)
        return super().options(table)


def looks(table: SienaTable, seat: int) -> list[Action]:
    """S24.9: how a player who has not seen the Artist can look."""
    ways: list[Action] = []
    if table.money[seat] >= LOOK_FLORINS:
        ways.append(LOOK_FOR_FLORINS)
    if table.holds(seat, INN_CARD):
        ways.append(LOOK_FOR_INN)
    return ways


class ArtistBid(Bidding):
    """S24.8, S24.9: a raise by rank, a look, or out?"""

    rule: ClassVar[str] = "S24.8"
    rule_without_bid: ClassVar[str] = "S24.11"
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
        super().__init__(seat, high, holder, out)
        self.artist: Final = artist
        self.seen: Final = seen

    def after(self, seat: Seat, high: int, holder: int, out: int) -> Bidding:
        return ArtistBid(seat, self.artist, high, holder, out, self.seen)

    def lot(self, table: SienaTable) -> str:
        return f"{table.question()}/{LORENZETTI - len(table.artists)}"

    def least(self, table: SienaTable, seat: int) -> int:
        """S24.8: the lowest bid of a player, by rank."""
        return self.high + RAISES[table.status[seat]]

    def may_answer(self, table: SienaTable, seat: int) -> bool:
        """S24.9, S24.11: whoever cannot bid may still look, since version 2 of the rules."""
        if super().may_answer(table, seat):
            return True
        return table.rules > 1 and not self.seen >> seat & 1 and len(looks(table, seat)) > 0

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        answers: list[Action] = [PASS]
        offers = bids(table, self.seat, self.least(table, self.seat))
        if not self.seen >> self.seat & 1 and (offers or table.rules > 1):
            answers += looks(table, self.seat)
        return [*answers, *offers]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, LookForFlorins | LookForInn):
            self._look(table, action)
        else:
            super().take(table, action)

    def _look(self, table: SienaTable, action: Action) -> None:
        """S24.9, S24.10: the player looks, and is asked again."""
        if isinstance(action, LookForFlorins):
            table.pay(self.seat, LOOK_FLORINS)
            table.tell(LookPaid, self.seat, LOOK_FLORINS)
        else:
            cards.play(table, self.seat, table.holds(self.seat, INN_CARD)[0], "S24.9")
        table.tell(ArtistSeen, self.seat, self.artist, rule="S24.9")
        seen = self.seen | 1 << self.seat
        table.then(ArtistBid(self.seat, self.artist, self.high, self.holder, self.out, seen))

    def rule_of_pass(self, table: SienaTable) -> str:
        return "S24.10" if table.forced else "S24.11"

    def end(self, table: SienaTable) -> None:
        """S24.12: the Artist is engaged; S29.2: Lorenzetti ends the match."""
        holder = Seat(self.holder)
        table.pay(holder, self.high)
        table.engaged.append((holder, self.artist, self.seen | 1 << holder))
        table.tell(ArtistEngaged, holder, self.high, self.artist, self.seen)
        if self.artist == LORENZETTI:
            rounds.end_match(table, "lorenzetti")

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, LookForFlorins | LookForInn) and self.seen >> self.seat & 1:
            return Objection("S24.9", refusals.ARTIST_SEEN)
        if isinstance(action, LookForFlorins):
            return Objection("S24.9", refusals.LOOK_COSTS, coins=LOOK_FLORINS)
        if isinstance(action, LookForInn):
            return Objection("S24.9", refusals.NO_INN_CARD)
        return super().objection(table, action)
