"""S6, S9: the Opening Auction, and the auction of a round."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import NOBODY, NONE, Action, Fields, Maybe, Seat, SomeSeats
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import (
    AUCTION,
    BID,
    DECLINE,
    HIGHEST_BID,
    PASS,
    Bid,
    StartAuction,
)
from fiorino.games.siena.components import CardKind
from fiorino.games.siena.events import (
    AuctionStarted,
    BidMade,
    CardReturned,
    CardUnsold,
    CardWon,
    Passed,
    StarOffered,
    StartDeclined,
)
from fiorino.games.siena.rules import rounds
from fiorino.games.siena.table import SienaTable, different

NO_HOLDER: Final = NONE
BY_ONE: Final = (1, 1, 1)
"""S6.7: the least raise for a card, whatever the status."""


def bids(table: SienaTable, seat: int, least: int) -> Sequence[Bid]:
    """All bids from `least` to what the player has."""
    return BID[least : min(table.money[seat], HIGHEST_BID) + 1]


def next_bidder(
    table: SienaTable,
    row: int,
    high: int,
    holder: int,
    out: int,
    raises: Sequence[int] = BY_ONE,
    curious: int = 0,
    rule: str = "S6.10",
) -> tuple[int, int]:
    """S6.7 to S6.10: who is asked from this row up, looping, and who is out by then.

    Players without a legal bid pass by themselves, by this rule, unless they are among the
    curious (as bits), who may still look. NO_HOLDER where nobody is left to be asked.
    """
    for step in range(table.players):
        seat = table.order[(row + step) % table.players]
        if seat == holder or out >> seat & 1:
            continue
        can_bid = min(table.money[seat], HIGHEST_BID) >= high + raises[table.status[seat]]
        if can_bid or curious >> seat & 1:
            return seat, out
        out |= 1 << seat
        if table.watched:
            table.tell(Passed(Seat(seat), rule=rule))
    return NO_HOLDER, out


def bid_objection(table: SienaTable, rule: str, seat: int, least: int, action: Action) -> Objection:
    """Why an answer is no legal bid by this rule."""
    if isinstance(action, Bid) and action.number < least:
        return Objection(rule, refusals.BID_TOO_LOW, least=least)
    if isinstance(action, Bid):
        return Objection(rule, refusals.PURSE_TOO_SMALL, money=table.money[seat], bid=action.number)
    return Objection(rule, refusals.MUST_BID)


def raise_objection(
    table: SienaTable, rule: str, seat: int, least: int, action: Action
) -> Objection:
    """Why an answer is neither a legal bid by this rule nor a pass."""
    if isinstance(action, Bid):
        return bid_objection(table, rule, seat, least, action)
    return Objection(rule, refusals.BID_OR_PASS)


# The Opening Auction: S6


def next_starter(table: SienaTable, row: int, declines: int, barred: int) -> None:
    """S6.2, S6.3, S6.12, S6.13: the right to start goes up the track until all have declined."""
    everybody = (1 << table.players) - 1
    for_good = table.choices.opening_pass == "all_auctions"
    if not table.display or (barred == everybody if for_good else declines == table.players):
        end_opening(table)
        return
    while for_good and barred >> table.order[row % table.players] & 1:
        row += 1
    table.then(Start(Seat(table.order[row % table.players]), declines, barred))


def end_opening(table: SienaTable) -> None:
    """S6.14: cards that were not sold go into the deck."""
    for kind in table.display:
        table.deck[kind] += 1
        table.in_deck += 1
    table.display = []
    table.then(rounds.BeginRound())


def all_bid(table: SienaTable) -> bool:
    """S6.15: whether the starter only puts the card up, and all bid from the poorest up."""
    return table.choices.auction_order == "all_from_poorest"


class Start(Step[SienaTable]):
    """S6.2: start an auction for one of the open cards, or decline?"""

    rule: ClassVar[str] = "S6.2"
    fields: ClassVar[Fields] = {"seat": Seat, "declines": int, "barred": SomeSeats}

    def __init__(self, seat: Seat, declines: int, barred: int) -> None:
        super().__init__(seat)
        self.declines: Final = declines
        self.barred: Final = barred

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        if table.money[self.seat] < 1 and not all_bid(table):
            return (DECLINE,)
        return [DECLINE, *[AUCTION[kind] for kind in different(table.display)]]

    def take(self, table: SienaTable, action: Action) -> None:
        row = table.order.index(self.seat)
        if not isinstance(action, StartAuction):
            if table.watched:
                by_choice = len(self.options(table)) > 1
                table.tell(StartDeclined(self.seat, rule="S6.5" if by_choice else "S6.10"))
            next_starter(table, row + 1, self.declines + 1, self.barred | 1 << self.seat)
            return
        if table.watched:
            rule = "S6.15" if all_bid(table) else "S6.4"
            table.tell(AuctionStarted(self.seat, action.card, rule=rule))
        if all_bid(table):
            ask_opening(table, 0, action.card, 0, NO_HOLDER, self.barred, self.seat, self.barred)
        else:
            table.then(FirstBid(self.seat, action.card, self.barred))

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, StartAuction):
            return Objection(
                self.rule,
                refusals.CARD_NOT_OPEN,
                card=Thing("card", table.box.cards[action.card].name),
            )
        return Objection(self.rule, refusals.START_OR_DECLINE)


class FirstBid(Step[SienaTable]):
    """S6.4: the first bid of whoever started."""

    rule: ClassVar[str] = "S6.4"
    fields: ClassVar[Fields] = {"seat": Seat, "card": CardKind, "barred": SomeSeats}

    def __init__(self, seat: Seat, card: int, barred: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.barred: Final = barred

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        return bids(table, self.seat, 1)

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, Bid)
        if table.watched:
            table.tell(BidMade(self.seat, action.number, rule="S6.4"))
        row = table.order.index(self.seat) + 1
        if table.choices.auction_order == "from_poorest":
            row = 0
        ask_opening(
            table, row, self.card, action.number, self.seat, self.barred, self.seat, self.barred
        )

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return bid_objection(table, self.rule, self.seat, 1, action)


def ask_opening(
    table: SienaTable,
    row: int,
    card: int,
    high: int,
    holder: int,
    out: int,
    starter: int,
    barred: int,
) -> None:
    """S6.6, S6.15: the next player is asked, or the auction is over."""
    seat, out = next_bidder(table, row, high, holder, out)
    if seat != NO_HOLDER:
        table.then(OpeningBid(Seat(seat), card, high, holder, out, starter, barred))
        return
    if holder != NO_HOLDER:
        win_card(table, holder, card, high, "S6.11")
    else:
        return_card(table, card)
    kept = barred if table.choices.opening_pass == "all_auctions" else 0
    next_starter(table, table.order.index(starter) + 1, 0, kept)


class OpeningBid(Step[SienaTable]):
    """S6.7: more than the highest bid, or out?"""

    rule: ClassVar[str] = "S6.7"
    fields: ClassVar[Fields] = {
        "seat": Seat,
        "card": CardKind,
        "high": int,
        "holder": Maybe(Seat),
        "out": SomeSeats,
        "starter": Seat,
        "barred": SomeSeats,
    }

    def __init__(
        self, seat: Seat, card: int, high: int, holder: int, out: int, starter: int, barred: int
    ) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.high: Final = high
        self.holder: Final = holder
        self.out: Final = out
        self.starter: Final = starter
        self.barred: Final = barred

    def options(self, table: SienaTable) -> Sequence[Action]:
        return (PASS, *bids(table, self.seat, self.high + 1))

    def take(self, table: SienaTable, action: Action) -> None:
        row = table.order.index(self.seat) + 1
        if isinstance(action, Bid):
            if table.watched:
                table.tell(BidMade(self.seat, action.number, rule=self.rule_at(table)))
            ask_opening(
                table, row, self.card, action.number, self.seat, self.out, self.starter, self.barred
            )
            return
        if table.watched:
            table.tell(Passed(self.seat, rule="S6.8" if self.high else "S6.15"))
        out = self.out | 1 << self.seat
        ask_opening(table, row, self.card, self.high, self.holder, out, self.starter, self.barred)

    def rule_at(self, table: SienaTable) -> str:
        return self.rule if self.high else "S6.15"

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return raise_objection(table, self.rule_at(table), self.seat, self.high + 1, action)


def return_card(table: SienaTable, card: int) -> None:
    """S6.16: a card that nobody bid for goes into the deck."""
    table.display.remove(card)
    table.deck[card] += 1
    table.in_deck += 1
    if table.watched:
        table.tell(CardReturned(card))


def win_card(table: SienaTable, holder: int, card: int, high: int, rule: str) -> None:
    """S6.11, S9.5: the highest bidder pays and takes the card."""
    table.pay(holder, high)
    table.display.remove(card)
    table.hold(holder, card)
    if table.watched:
        table.tell(CardWon(Seat(holder), high, card, rule=rule))


# The auction of a round: S9


class AuctionStar(Step[SienaTable]):
    """S9.1, S9.2: the starred card with the lowest green; a full hand takes no part."""

    rule: ClassVar[str] = "S9.1"

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def do(self, table: SienaTable) -> None:
        cards = table.box.cards
        card = -1
        for kind in table.display:
            if cards[kind].starred and (card < 0 or cards[kind].green < cards[card].green):
                card = kind
        if card < 0:
            return
        if table.watched:
            table.tell(StarOffered(card))
        out = 0
        for seat in range(table.players):
            if len(table.hands[seat]) >= table.box.hand_limit:
                out |= 1 << seat
        ask_star(table, 0, card, 0, NO_HOLDER, out)


def ask_star(table: SienaTable, row: int, card: int, high: int, holder: int, out: int) -> None:
    """S9.3 to S9.6: the next player is asked, or the auction is over."""
    seat, out = next_bidder(table, row, high, holder, out)
    if seat != NO_HOLDER:
        table.then(StarBid(Seat(seat), card, high, holder, out))
    elif holder != NO_HOLDER:
        win_card(table, holder, card, high, "S9.5")
    else:
        table.display.remove(card)
        table.discard[card] += 1
        if table.watched:
            table.tell(CardUnsold(card))


class StarBid(Step[SienaTable]):
    """S9.3: a bid, or a pass?"""

    rule: ClassVar[str] = "S9.3"
    fields: ClassVar[Fields] = {
        "seat": Seat,
        "card": CardKind,
        "high": int,
        "holder": Maybe(Seat),
        "out": SomeSeats,
    }

    def __init__(self, seat: Seat, card: int, high: int, holder: int, out: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.high: Final = high
        self.holder: Final = holder
        self.out: Final = out

    def options(self, table: SienaTable) -> Sequence[Action]:
        return (PASS, *bids(table, self.seat, self.high + 1))

    def take(self, table: SienaTable, action: Action) -> None:
        row = table.order.index(self.seat) + 1
        if isinstance(action, Bid):
            if table.watched:
                table.tell(BidMade(self.seat, action.number, rule=self.rule_of_bid()))
            ask_star(table, row, self.card, action.number, self.seat, self.out)
            return
        if table.watched:
            table.tell(Passed(self.seat, rule="S6.8" if self.high else "S9.3"))
        ask_star(table, row, self.card, self.high, self.holder, self.out | 1 << self.seat)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return raise_objection(table, self.rule_of_bid(), self.seat, self.high + 1, action)

    def rule_of_bid(self) -> str:
        """S9.4: the rule of a bid; after the first one that of the Opening Auction."""
        return "S6.7" if self.high else "S9.4"


AUCTION_STAR: Final = AuctionStar()
"""Made once: a step never changes."""
