"""The table of Siena: what lies on it, and the small things that happen to discs and cards."""

from bisect import insort

from fiorino.core.compiling import mypyc_attr
from fiorino.core.flow import AgendaTable, Step
from fiorino.core.game import Setup
from fiorino.core.protocol import Result
from fiorino.games.siena import scoring
from fiorino.games.siena.components import (
    BANKER,
    CROPS,
    GOODS,
    GOODS_CARD,
    JOURNEY,
    LORENZETTI,
    MERCHANT,
    NO_ROAD,
    NOWHERE,
    PEASANT,
    SienaBox,
)
from fiorino.games.siena.deck import Deck, deck_of
from fiorino.games.siena.options import SienaOptions


@mypyc_attr(allow_interpreted_subclasses=True)
class SienaTable(AgendaTable["SienaTable"]):
    """Everything about the match that is not on the agenda."""

    def __init__(
        self, agenda: list[Step["SienaTable"]], box: SienaBox, options: SienaOptions
    ) -> None:
        super().__init__(agenda)
        self.box = box
        self.choices = options
        self.rules = 0
        """The rules version of this match; one begun by version 1 goes on by it."""
        self.players = 0
        self.round = 0
        self.money: list[int] = []
        self.pile: list[int] = []
        """S4.4: the seats in the order in which their discs last moved; the last lies on top."""
        self.order: list[int] = []
        """S5.4: the Initiative track of this round, poorest first."""
        self.hands: list[list[int]] = []
        self.display: list[int] = []
        self.deck = Deck([], [], 0)
        self.discard: list[int] = []
        """Copies of each kind of card in the discard pile; likewise out of the game."""
        self.removed: list[int] = []
        self.frames: list[int] = []
        self.ready: list[int] = []
        self.status: list[int] = []
        self.place: list[int] = []
        self.road: list[int] = []
        self.space: list[int] = []
        self.fresh: list[int] = []
        """S22.4: 1 if they came to Via delle Cerchia from Via dei Servi since leaving the Inn."""
        self.calandrino = 0
        self.cubes = 0
        self.tower: list[int] = []
        self.donated: list[int] = []
        self.stinginess: list[int] = []
        self.kept: list[tuple[int, ...]] = []
        """S32.3: the Senesi cards that each player keeps."""
        self.senesi: list[int] = []
        """Copies of each value in the part of the Senesi deck whose order nobody knows."""
        self.under: list[tuple[int, int]] = []
        """S21.5: values put under the Senesi deck, with the seat that put them there."""
        self.engaged: list[tuple[int, int, int]] = []
        """S32.4: seat, value, and the seats that looked (as bits), for each Artist engaged."""
        self.artists: list[int] = []
        """The values of the Artists that have not been drawn."""
        self.rights = 0
        """S14.2: the goods (as bits) that may be sold in this turn."""
        self.sold = [0] * GOODS
        self.worked = 0
        """S15.3: 1 once a Goods card with Corn, Wine or Oil was played in this turn."""
        self.mule = 0
        self.travelled = 0
        """S18.12: 1 once the Merchant has made a leg in this turn."""
        self.eligible = 0
        """S17.5: the income of this turn that charity may come from."""
        self.gave = 0
        self.road_closed = 0
        self.points = 0
        """S19.5: movement points that the Banker has left."""
        self.wed = 0
        """S20.2: 1 if the Banker came to Palazzo Tolomei in this turn."""
        self.ending = ""

    def clone(self) -> "SienaTable":
        copy = SienaTable(self.agenda.copy(), self.box, self.choices)
        copy.offered = self.offered
        copy.rules = self.rules
        copy.players = self.players
        copy.round = self.round
        copy.money = self.money.copy()
        copy.pile = self.pile.copy()
        copy.order = self.order
        copy.hands = [hand.copy() for hand in self.hands]
        copy.display = self.display.copy()
        copy.deck = self.deck.clone()
        copy.discard = self.discard.copy()
        copy.removed = self.removed.copy()
        copy.frames = self.frames.copy()
        copy.ready = self.ready.copy()
        copy.status = self.status.copy()
        copy.place = self.place.copy()
        copy.road = self.road.copy()
        copy.space = self.space.copy()
        copy.fresh = self.fresh.copy()
        copy.calandrino = self.calandrino
        copy.cubes = self.cubes
        copy.tower = self.tower.copy()
        copy.donated = self.donated.copy()
        copy.stinginess = self.stinginess.copy()
        copy.kept = self.kept.copy()
        copy.senesi = self.senesi.copy()
        copy.under = self.under.copy()
        copy.engaged = self.engaged.copy()
        copy.artists = self.artists.copy()
        copy.rights = self.rights
        copy.sold = self.sold.copy()
        copy.worked = self.worked
        copy.mule = self.mule
        copy.travelled = self.travelled
        copy.eligible = self.eligible
        copy.gave = self.gave
        copy.road_closed = self.road_closed
        copy.points = self.points
        copy.wed = self.wed
        copy.ending = self.ending
        return copy

    def rule(self) -> str:
        if self.rules == 1 and self.agenda:
            # Records of version 1 name the rule of the step, whatever lies on the table.
            return self.agenda[-1].rule
        return super().rule()

    def purses(self) -> tuple[int, ...]:
        return tuple(self.money)

    def result(self) -> Result | None:
        return None if self.agenda else scoring.final_result(self)

    def gain(self, seat: int, coins: int) -> None:
        """S4.4: a disc that moves is put on top; S4.5: one that gains nothing stays."""
        if coins:
            self.money[seat] += coins
            self.pile.remove(seat)
            self.pile.append(seat)

    def pay(self, seat: int, coins: int) -> None:
        """S4.2: the bank takes it."""
        self.gain(seat, -coins)

    def give_up(self, seat: int, coins: int) -> None:
        """S17.6: income that is given up again; the disc counts as moved when it came in."""
        self.money[seat] -= coins

    def ranking(self) -> list[int]:
        """S5.2: the seats from the poorest to the richest; in a stack the lower disc is poorer."""
        money = self.money
        ranked: list[int] = []
        for seat in self.pile:
            row = len(ranked)
            while row and money[ranked[row - 1]] > money[seat]:
                row -= 1
            ranked.insert(row, seat)
        return ranked

    def count(self, seat: int, type_: int) -> int:
        """How many cards of a type a player holds."""
        cards = self.box.cards
        return sum([1 for kind in self.hands[seat] if cards[kind].type == type_])

    def holds(self, seat: int, type_: int) -> list[int]:
        """The different cards of a type that a player holds."""
        cards = self.box.cards
        return [kind for kind in different(self.hands[seat]) if cards[kind].type == type_]

    def hold(self, seat: int, kind: int) -> None:
        insort(self.hands[seat], kind)

    def spend(self, seat: int, kind: int) -> None:
        """S11.5, S11.6: a starred card that is played leaves the game, others are discarded."""
        self.hands[seat].remove(kind)
        if self.box.cards[kind].starred:
            self.removed[kind] += 1
        else:
            self.discard[kind] += 1

    def throw(self, seat: int, kind: int) -> None:
        """S11.7: a card is discarded."""
        self.hands[seat].remove(kind)
        self.discard[kind] += 1

    def gone(self, good: int) -> bool:
        """S12.6, S12.7: whether nobody can use this good any more."""
        beyond = MERCHANT if good in CROPS else BANKER
        for status in self.status:
            if status < beyond:
                return False
        return True

    def bankers_at(self, place: int) -> list[int]:
        """The Bankers in a place, in Initiative order."""
        return [seat for seat in self.order if self.place[seat] == place]

    def is_goods(self, kind: int) -> bool:
        return self.box.cards[kind].type in (GOODS_CARD, JOURNEY)

    def senesi_left(self) -> int:
        """How many cards the Senesi deck has."""
        return sum(self.senesi) + len(self.under)

    def begin_turn(self) -> None:
        """Forget what the last turn remembered."""
        self.rights = 0
        for good in range(GOODS):
            self.sold[good] = 0
        self.worked = 0
        self.mule = 0
        self.travelled = 0
        self.eligible = 0
        self.gave = 0
        self.road_closed = 0
        self.points = 0
        self.wed = 0


def different(cards: list[int]) -> list[int]:
    """Each kind once, in the order in which the cards lie."""
    kinds: list[int] = []
    seen = 0
    for kind in cards:
        if not seen >> kind & 1:
            seen |= 1 << kind
            kinds.append(kind)
    return kinds


def empty_table(setup: Setup, box: SienaBox) -> SienaTable:
    """S3: the table before lots are drawn, with nothing on its agenda."""
    assert isinstance(setup.options, SienaOptions)
    table = SienaTable([], box, setup.options)
    players = setup.players
    introductory = setup.options.game == "introductory"
    table.rules = setup.rules
    table.players = players
    table.money = [box.introductory_money if introductory else box.start_money] * players
    table.hands = [[] for _ in range(players)]
    deck = [card.copies for card in box.cards]
    table.discard = [0] * box.kinds
    table.removed = [0] * box.kinds
    table.frames = [0] * GOODS
    table.ready = [1, 0, 0, 0, 0]
    table.status = [PEASANT] * players
    table.place = [NOWHERE] * players
    table.road = [NO_ROAD] * players
    table.space = [0] * players
    table.fresh = [0] * players
    table.calandrino = box.banchi
    table.donated = [0] * players
    table.stinginess = [0] * players
    table.kept = [()] * players
    table.senesi = list(box.senesi)
    table.artists = list(range(1, LORENZETTI + 1))
    table.begin_turn()
    for kind, card in enumerate(box.cards):
        if introductory and card.starred:
            _move(deck, table.removed, kind)
        elif introductory and card.type not in (GOODS_CARD, JOURNEY):
            _move(deck, table.discard, kind)
        elif not introductory and kind in box.opening:
            table.display += [kind] * card.copies
            deck[kind] = 0
    table.deck = deck_of(deck)
    return table


def _move(source: list[int], target: list[int], kind: int) -> None:
    target[kind] += source[kind]
    source[kind] = 0
