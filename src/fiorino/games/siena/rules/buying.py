"""S8: taking cards."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.codec import FAR
from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import NOBODY, Action, Fields, Seat
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import PASS, TAKE, Take
from fiorino.games.siena.components import SEAT_NAMES
from fiorino.games.siena.events import CardTaken, LeftoversDiscarded, Passed
from fiorino.games.siena.table import SienaTable

NOTHING_TO_TAKE: Final = FAR


def price(table: SienaTable, seat: int, kind: int) -> int:
    """S8.2, S8.3: red number plus row, but a red 0 is free."""
    red = table.box.cards[kind].red
    return red + table.box.rows[table.order.index(seat)] if red else 0


def lowest_red(table: SienaTable) -> int:
    """S8.1: the lowest red number of the cards that may be taken, or one that nobody can pay."""
    cards = table.box.cards
    lowest = NOTHING_TO_TAKE
    for kind in table.display:
        card = cards[kind]
        if not card.starred and card.red < lowest:
            lowest = card.red
    return lowest


class TakeCards(Step[SienaTable]):
    """S8.1: two laps in Initiative order; `chance` counts the chances that have passed.

    A player with a full hand (S8.5) is passed over, one who can pay for no card (S8.4) passes.
    """

    rule: ClassVar[str] = "S8.1"
    fields: ClassVar[Fields] = {"chance": int}

    def __init__(self, chance: int) -> None:
        super().__init__(NOBODY)
        self.chance: Final = chance

    def do(self, table: SienaTable) -> None:
        lowest = lowest_red(table)
        for chance in range(self.chance, 2 * table.players):
            row = chance % table.players
            seat = Seat(table.order[row])
            if len(table.hands[seat]) >= table.box.hand_limit:
                continue
            if lowest == 0 or lowest + table.box.rows[row] <= table.money[seat]:
                table.then(TAKE_CARD[seat], TAKE_CARDS[chance + 1])
                return
            if table.watched:
                table.tell(Passed, seat, rule="S8.4")
        discard_leftovers(table)


class TakeCard(Step[SienaTable]):
    """S8.1: which card, or none? A player who can take none (S8.4) passes automatically."""

    rule: ClassVar[str] = "S8.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        cards = table.box.cards
        most = table.money[self.seat] - table.box.rows[table.order.index(self.seat)]
        answers: list[Action] = [PASS]
        seen = 0
        for kind in table.display:
            card = cards[kind]
            if seen >> kind & 1 or card.starred or (card.red and card.red > most):
                continue
            seen |= 1 << kind
            answers.append(TAKE[kind])
        return answers

    def take(self, table: SienaTable, action: Action) -> None:
        if not isinstance(action, Take):
            if table.watched:
                table.tell(Passed, self.seat, rule="S8.4" if table.forced else self.rule)
            return
        coins = price(table, self.seat, action.card)
        table.display.remove(action.card)
        table.hold(self.seat, action.card)
        table.pay(self.seat, coins)
        if table.watched:
            rule = "S8.2" if table.box.cards[action.card].red else "S8.3"
            table.tell(CardTaken, self.seat, coins, action.card, rule=rule)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if not isinstance(action, Take):
            return Objection(self.rule, refusals.TAKE_OR_PASS)
        card = table.box.cards[action.card]
        if action.card not in table.display:
            return Objection(self.rule, refusals.CARD_NOT_OPEN, card=Thing("card", card.name))
        if card.starred:
            return Objection(self.rule, refusals.CARD_STARRED, card=Thing("card", card.name))
        coins = price(table, self.seat, action.card)
        return Objection(
            "S8.4",
            refusals.CARD_TOO_DEAR,
            card=Thing("card", card.name),
            coins=coins,
            money=table.money[self.seat],
        )


def discard_leftovers(table: SienaTable) -> None:
    """S8.6: open cards without an asterisk are discarded."""
    cards = table.box.cards
    left = [kind for kind in table.display if not cards[kind].starred]
    if not left:
        return
    for kind in left:
        table.discard[kind] += 1
    table.display = [kind for kind in table.display if cards[kind].starred]
    if table.watched:
        table.tell(LeftoversDiscarded, tuple(left))


TAKE_CARD: Final = [TakeCard(Seat(seat)) for seat in range(len(SEAT_NAMES))]
TAKE_CARDS: Final = [TakeCards(chance) for chance in range(2 * len(SEAT_NAMES) + 1)]
"""Steps that every round has, made once: a step never changes."""
