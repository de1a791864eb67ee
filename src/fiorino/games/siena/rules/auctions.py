"""S6, S9: the Opening Auction, and the auction of a round."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import NOBODY, Action, Fields, Maybe, Seat, SomeSeats
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import AUCTION, DECLINE, StartAuction
from fiorino.games.siena.components import CardKind
from fiorino.games.siena.events import (
    AuctionStarted,
    CardReturned,
    CardUnsold,
    CardWon,
    StarOffered,
    StartDeclined,
)
from fiorino.games.siena.rules import rounds
from fiorino.games.siena.rules.bidding import Bidding, MustBid
from fiorino.games.siena.table import SienaTable, different

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
        table.deck.add(kind)
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
            table.tell(StartDeclined, self.seat, rule="S6.10" if table.forced else "S6.5")
            next_starter(table, row + 1, self.declines + 1, self.barred | 1 << self.seat)
            return
        rule = "S6.15" if all_bid(table) else "S6.4"
        table.tell(AuctionStarted, self.seat, action.card, rule=rule)
        if all_bid(table):
            seat, barred = self.seat, self.barred
            OpeningBid(seat, action.card, 0, NOBODY, barred, seat, barred).ask(table, 0)
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


class FirstBid(MustBid):
    """S6.4: the first bid of whoever started."""

    rule: ClassVar[str] = "S6.4"
    fields: ClassVar[Fields] = {"seat": Seat, "card": CardKind, "barred": SomeSeats}

    def __init__(self, seat: Seat, card: int, barred: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.barred: Final = barred

    def from_poorest(self, table: SienaTable) -> bool:
        return table.choices.auction_order == "from_poorest"

    def opened(self, bid: int) -> Bidding:
        seat, barred = self.seat, self.barred
        return OpeningBid(seat, self.card, bid, seat, barred, seat, barred)


class CardBidding(Bidding):
    """S6.11, S9.5: the auction of a card that lies open."""

    def __init__(self, seat: Seat, card: int, high: int, holder: int, out: int) -> None:
        super().__init__(seat, high, holder, out)
        self.card: Final = card

    def win(self, table: SienaTable, rule: str) -> None:
        """S6.11, S9.5: the highest bidder pays and takes the card."""
        table.pay(self.holder, self.high)
        table.display.remove(self.card)
        table.hold(self.holder, self.card)
        table.tell(CardWon, Seat(self.holder), self.high, self.card, rule=rule)


class OpeningBid(CardBidding):
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
        super().__init__(seat, card, high, holder, out)
        self.starter: Final = starter
        self.barred: Final = barred

    def after(self, seat: Seat, high: int, holder: int, out: int) -> Bidding:
        return OpeningBid(seat, self.card, high, holder, out, self.starter, self.barred)

    def lot(self, table: SienaTable) -> str:
        # A card may be there several times: how many are open tells its auctions apart.
        card = table.box.cards[self.card].name
        return f"{table.question()}/{card}/{len(table.display)}"

    def rule_at(self, table: SienaTable) -> str:
        return self.rule_of_bid()

    def rule_of_bid(self) -> str:
        return self.rule if self.high else "S6.15"

    def rule_of_pass(self, table: SienaTable) -> str:
        return "S6.8" if self.high else "S6.15"

    def end(self, table: SienaTable) -> None:
        if self.holder == NOBODY:
            return_card(table, self.card)
        else:
            self.win(table, "S6.11")
        kept = self.barred if table.choices.opening_pass == "all_auctions" else 0
        next_starter(table, table.order.index(self.starter) + 1, 0, kept)


def return_card(table: SienaTable, card: int) -> None:
    """S6.16: a card that nobody bid for goes into the deck."""
    table.display.remove(card)
    table.deck.add(card)
    table.tell(CardReturned, card)


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
        table.tell(StarOffered, card)
        out = 0
        for seat in range(table.players):
            if len(table.hands[seat]) >= table.box.hand_limit:
                out |= 1 << seat
        StarBid(NOBODY, card, 0, NOBODY, out).ask(table, 0)


class StarBid(CardBidding):
    """S9.3: a bid, or a pass?"""

    rule: ClassVar[str] = "S9.3"
    fields: ClassVar[Fields] = {
        "seat": Seat,
        "card": CardKind,
        "high": int,
        "holder": Maybe(Seat),
        "out": SomeSeats,
    }

    def after(self, seat: Seat, high: int, holder: int, out: int) -> Bidding:
        return StarBid(seat, self.card, high, holder, out)

    def lot(self, table: SienaTable) -> str:
        return f"{table.question()}/{table.box.cards[self.card].name}/{table.round}"

    def rule_of_bid(self) -> str:
        """S9.4: after the first bid the rule of the Opening Auction."""
        return "S6.7" if self.high else "S9.4"

    def rule_of_pass(self, table: SienaTable) -> str:
        return "S6.8" if self.high else self.rule

    def end(self, table: SienaTable) -> None:
        if self.holder == NOBODY:
            discard_unsold(table, self.card)
        else:
            self.win(table, "S9.5")


def discard_unsold(table: SienaTable, card: int) -> None:
    """S9.6: a card that nobody bid for is discarded."""
    table.display.remove(card)
    table.discard[card] += 1
    table.tell(CardUnsold, card)


AUCTION_STAR: Final = AuctionStar()
"""Made once: a step never changes."""
