"""S3, S5, S7, S10, S29: set-up, the course of a round, the order of turns, the end."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import CHANCE, NOBODY, Action, Fields, Seat
from fiorino.games.siena import refusals, scoring
from fiorino.games.siena.actions import FIRST, SEAT_DRAWN, CardDrawn, First, SeatDrawn
from fiorino.games.siena.components import BANKER, INTRODUCTORY_REMOVALS, SEAT_NAMES
from fiorino.games.siena.deck import deck_of
from fiorino.games.siena.events import (
    CardDealt,
    CardLeftOut,
    DiscardShuffled,
    FirstNamed,
    InitiativeSet,
    RoundBegan,
    SeatPlaced,
    TurnBegan,
)
from fiorino.games.siena.rules import auctions, buying, country, town
from fiorino.games.siena.table import SienaTable


class Automatic(Step[SienaTable]):
    """A step that acts by itself."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


class DrawSeat(Step[SienaTable]):
    """S3.4: lots decide who puts their disc next; the last one needs no lot."""

    rule: ClassVar[str] = "S3.4"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, table: SienaTable) -> Sequence[Action]:
        return [SEAT_DRAWN[seat] for seat in range(table.players) if seat not in table.pile]

    def weights(self, table: SienaTable) -> list[int]:
        return [1] * (table.players - len(table.pile))

    def source(self, table: SienaTable) -> str:
        return "seats"

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, SeatDrawn)
        table.pile.append(action.number)
        if len(table.pile) < table.players - 1:
            table.then(DrawSeat())
            return
        table.pile += [seat for seat in range(table.players) if seat not in table.pile]
        table.order = table.pile.copy()
        for seat in table.pile:
            table.tell(SeatPlaced, Seat(seat))
        tell_initiative(table, "S3.5")
        if table.choices.game == "introductory":
            table.then(LeaveOut(INTRODUCTORY_REMOVALS[table.players]), BeginRound())
        else:
            auctions.next_starter(table, 0, 0, 0)


class LeaveOut(Automatic):
    """S33.3: Goods cards that begin in the discard pile."""

    rule: ClassVar[str] = "S33.3"
    fields: ClassVar[Fields] = {"left": int}

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left: Final = left

    def do(self, table: SienaTable) -> None:
        if self.left:
            table.then(LeaveOutCard(), LeaveOut(self.left - 1))


class CardFromDeck(Step[SienaTable]):
    """Chance draws a card of the Siena deck."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, table: SienaTable) -> Sequence[Action]:
        return table.deck.draws.copy()

    def weights(self, table: SienaTable) -> list[int]:
        return table.deck.copies.copy()

    def sample(self, table: SienaTable, share: float) -> Action:
        return table.deck.draw_at(share)

    def source(self, table: SienaTable) -> str:
        return "siena"


class LeaveOutCard(CardFromDeck):
    """S33.3: one of them."""

    rule: ClassVar[str] = "S33.3"

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, CardDrawn)
        table.deck.remove(action.card)
        table.discard[action.card] += 1
        table.tell(CardLeftOut, action.card)


class BeginRound(Automatic):
    """S7: a round in its order."""

    rule: ClassVar[str] = "S7.1"

    def do(self, table: SienaTable) -> None:
        table.round += 1
        table.tell(RoundBegan, table.round)
        table.then(
            DEAL[table.players],
            SET_INITIATIVE,
            buying.TAKE_CARDS[0],
            auctions.AUCTION_STAR,
            NAME_FIRST,
        )


class Deal(Automatic):
    """S7.3: a deal of so many cards begins."""

    rule: ClassVar[str] = "S7.3"
    fields: ClassVar[Fields] = {"left": int}

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left: Final = left

    def do(self, table: SienaTable) -> None:
        deal(table, self.left)


def deal(table: SienaTable, left: int) -> None:
    """S7.3 to S7.5: so many cards are still to be dealt; an empty deck takes the discard pile."""
    if left == 0:
        return
    if table.deck.size == 0:
        table.deck = deck_of(table.discard)
        if table.deck.size == 0:
            return
        table.discard = [0] * table.box.kinds
        table.tell(DiscardShuffled, table.deck.size)
    table.then(DEAL_CARD[left])


class DealCard(CardFromDeck):
    """S7.3: chance deals a card, one of so many that are left to deal."""

    rule: ClassVar[str] = "S7.3"
    fields: ClassVar[Fields] = {"left": int}

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left: Final = left

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, CardDrawn)
        table.deck.remove(action.card)
        table.display.append(action.card)
        if table.watched:
            table.tell(CardDealt, action.card)
        deal(table, self.left - 1)


class SetInitiative(Automatic):
    """S5.3, S7.6: the Initiative track by wealth."""

    rule: ClassVar[str] = "S5.3"

    def do(self, table: SienaTable) -> None:
        table.order = table.ranking()
        tell_initiative(table, self.rule)


def tell_initiative(table: SienaTable, rule: str) -> None:
    """S3.5, S5.3: the discs lie on the Initiative track."""
    if table.watched:
        table.tell(InitiativeSet, tuple([Seat(seat) for seat in table.order]), rule=rule)


class NameFirst(Automatic):
    """S10.1: the player on the lowest row is asked who begins."""

    rule: ClassVar[str] = "S10.1"

    def do(self, table: SienaTable) -> None:
        table.then(ChooseFirst(Seat(table.order[0])))


class ChooseFirst(Step[SienaTable]):
    """S10.1: who takes the first turn?"""

    rule: ClassVar[str] = "S10.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: SienaTable) -> Sequence[Action]:
        return [FIRST[seat] for seat in table.order]

    def take(self, table: SienaTable, action: Action) -> None:
        assert isinstance(action, First)
        if table.watched:
            table.tell(FirstNamed, self.seat, Seat(action.number))
        table.then(NEXT_TURN[table.order.index(action.number)][table.players])

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.NAME_FIRST)


class NextTurn(Automatic):
    """S10.2: so many turns are left in this round; the next is that of a row.

    A Peasant or Merchant without a card has nothing to do (S11.1), and may only rise (S12.1).
    """

    rule: ClassVar[str] = "S10.2"
    fields: ClassVar[Fields] = {"row": int, "left": int}

    def __init__(self, row: int, left: int) -> None:
        super().__init__()
        self.row: Final = row
        self.left: Final = left

    def do(self, table: SienaTable) -> None:
        row = self.row
        for left in range(self.left - 1, -1, -1):
            seat = Seat(table.order[row])
            row = (row + 1) % table.players
            table.begin_turn()
            if table.watched:
                table.tell(TurnBegan, seat)
            if table.status[seat] == BANKER:
                table.then(NEXT_TURN[row][left])
                town.begin_turn(table, seat)
                return
            if table.hands[seat]:
                table.then(country.COUNTRY_TURN[seat], NEXT_TURN[row][left])
                return
            if country.may_rise(table, seat):
                table.then(country.RiseOrStay(seat), NEXT_TURN[row][left])
                return
        end_round(table)


def end_round(table: SienaTable) -> None:
    """S29.3, S29.4: after the last round the match is over; otherwise another begins."""
    advanced = table.choices.game == "advanced"
    if table.round >= (table.box.last_advanced_round if advanced else table.box.last_round):
        end_match(table, "last round")
        return
    table.then(BEGIN_ROUND)


def end_match(table: SienaTable, why: str) -> None:
    """S29: the match is over at once; nothing else happens."""
    table.agenda.clear()
    table.ending = why
    scoring.tell_end(table)


# Steps that every round has, made once: a step never changes.
MOST_PLAYERS: Final = len(SEAT_NAMES)
BEGIN_ROUND: Final = BeginRound()
DEAL: Final = [Deal(2 * players) for players in range(MOST_PLAYERS + 1)]
DEAL_CARD: Final = [DealCard(left) for left in range(2 * MOST_PLAYERS + 1)]
SET_INITIATIVE: Final = SetInitiative()
NAME_FIRST: Final = NameFirst()
NEXT_TURN: Final = [
    [NextTurn(row, left) for left in range(MOST_PLAYERS + 1)] for row in range(MOST_PLAYERS)
]
