"""S6.7 to S6.11: the course that all auctions share. Each states only what is its own."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.extras import Auction
from fiorino.core.flow import Step
from fiorino.core.protocol import Action, Seat
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import BID, HIGHEST_BID, PASS, Bid
from fiorino.games.siena.events import BidMade, Passed
from fiorino.games.siena.table import SienaTable


def most(table: SienaTable, seat: int) -> int:
    """The highest bid that a player can make."""
    return min(table.money[seat], HIGHEST_BID)


def bids(table: SienaTable, seat: int, least: int) -> Sequence[Bid]:
    """All bids from `least` to what the player has."""
    return BID[least : most(table, seat) + 1]


def bid_objection(table: SienaTable, rule: str, seat: int, least: int, action: Action) -> Objection:
    """Why an answer is no legal bid by this rule."""
    if isinstance(action, Bid) and action.number < least:
        return Objection(rule, refusals.BID_TOO_LOW, least=least)
    if isinstance(action, Bid):
        return Objection(rule, refusals.PURSE_TOO_SMALL, money=table.money[seat], bid=action.number)
    return Objection(rule, refusals.MUST_BID)


class MustBid(Step[SienaTable]):
    """S6.4, S24.4: whoever puts something up makes the first bid."""

    least: ClassVar[int] = 1

    def from_poorest(self, table: SienaTable) -> bool:
        """Whether the poorest player is asked next, and not the next one up the track."""
        raise NotImplementedError

    def opened(self, bid: int) -> "Bidding":
        """The auction after this first bid."""
        raise NotImplementedError

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        return bids(table, self.seat, self.least)

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, Bid)
        table.tell(BidMade, self.seat, action.number, rule=self.rule)
        row = 0 if self.from_poorest(table) else table.order.index(self.seat) + 1
        self.opened(action.number).ask(table, row)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return bid_objection(table, self.rule, self.seat, self.least, action)


class Bidding(Step[SienaTable]):
    """S6.7: more than the highest bid, or out? Every answer makes a step that asks the next."""

    rule_without_bid: ClassVar[str] = "S6.10"
    """The rule by which a player who cannot bid is out."""

    def __init__(self, seat: Seat, high: int, holder: int, out: int) -> None:
        super().__init__(seat)
        self.high: Final = high
        self.holder: Final = holder
        self.out: Final = out

    # What is an auction's own

    def after(self, seat: Seat, high: int, holder: int, out: int) -> "Bidding":
        """The same auction as it stands after an answer, with this seat asked."""
        raise NotImplementedError

    def end(self, table: SienaTable) -> None:
        """Nobody is left to be asked: the holder wins, if there is one."""
        raise NotImplementedError

    def lot(self, table: SienaTable) -> str:
        """What is auctioned, told apart from every other auction of the match."""
        raise NotImplementedError

    def rule_of_bid(self) -> str:
        return self.rule

    def rule_of_pass(self, table: SienaTable) -> str:
        raise NotImplementedError

    def least(self, table: SienaTable, seat: int) -> int:
        """S6.7: the lowest bid of a player."""
        return self.high + 1

    def may_answer(self, table: SienaTable, seat: int) -> bool:
        """S6.10: whether a player who is not out can do anything but pass."""
        least = self.least(table, seat)
        return least <= table.money[seat] and least <= HIGHEST_BID

    # What all share

    def ask(self, table: SienaTable, row: int) -> None:
        """S6.6, S6.9, S6.10: from this row up, looping, the next who is not out is asked."""
        out = self.out
        for step in range(table.players):
            seat = table.order[(row + step) % table.players]
            if seat == self.holder or out >> seat & 1:
                continue
            if self.may_answer(table, seat):
                table.then(self.after(Seat(seat), self.high, self.holder, out))
                return
            out |= 1 << seat
            if table.watched:
                table.tell(Passed, Seat(seat), rule=self.rule_without_bid)
        self.end(table)

    def options(self, table: SienaTable) -> Sequence[Action]:
        return (PASS, *bids(table, self.seat, self.least(table, self.seat)))

    def take(self, table: SienaTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Bid):
            if table.watched:
                table.tell(BidMade, seat, action.number, rule=self.rule_of_bid())
            after = self.after(seat, action.number, seat, self.out)
        else:
            if table.watched:
                table.tell(Passed, seat, rule=self.rule_of_pass(table))
            after = self.after(seat, self.high, self.holder, self.out | 1 << seat)
        after.ask(table, table.order.index(seat) + 1)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        rule = self.rule_of_bid()
        if isinstance(action, Bid):
            return bid_objection(table, rule, self.seat, self.least(table, self.seat), action)
        return Objection(rule, refusals.BID_OR_PASS)


def auction(table: SienaTable) -> Auction | None:
    """S6, S9, S24: the auction in which a player is asked, for orders that are left for it."""
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, Bidding):
        return None
    least = top.least(table, top.seat)
    # Above the highest bid no order reaches, so that whoever left one passes.
    return Auction(top.lot(table), least, BID[min(least, HIGHEST_BID)], PASS)
