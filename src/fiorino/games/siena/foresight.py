"""Work with an eye on the others: what one sells, what one keeps, and what they could sell then.

A search plays on by this. The rules of thumb alone play every card that lets something be sold, and
a search that expects this of its opponents waits for gifts that never come.
"""

from typing import Final

from fiorino.core.protocol import Action
from fiorino.games.siena import actions as a
from fiorino.games.siena import plans
from fiorino.games.siena.components import (
    BANKER,
    CROPS,
    FRANCIGENA,
    GOODS,
    GOODS_CARD,
    JOURNEY,
    NO_ROAD,
    PEASANT,
    WARES,
)
from fiorino.games.siena.heuristics import advise
from fiorino.games.siena.rules import country
from fiorino.games.siena.rules.rounds import ChooseFirst
from fiorino.games.siena.table import SienaTable
from fiorino.games.siena.worths import FATO_MEAN

FED: Final = 0.8
"""What a Florin counts for that the others could sell for, shared among them."""
KEPT: Final = 0.7
"""What a Florin counts for that one could sell for in a later turn."""
PLAYED: Final = 1.5
"""Florins that a card counts for when it is played."""


def foresee(table: SienaTable) -> Action:
    """The answer of the rules of thumb, but for work, roads, and who goes first."""
    step = table.agenda[-1]
    seat = int(step.seat)
    if isinstance(step, country.CountryTurn):
        card = work(table, seat)
        if card >= 0:
            return a.PLAY[card]
        options = table.options()
        answer = plans.market(table, seat, options)
        if isinstance(answer, a.Travel) and not _road_pays(table, seat, answer.number):
            return plans.market(table, seat, options, roads=False)
        return answer
    if isinstance(step, ChooseFirst) and table.status[seat] != BANKER:
        return a.FIRST[seat if work(table, seat) >= 0 else table.order[1]]
    return advise(table)


class Fields:
    """Frames and ready units, and what players could sell from them with the cards they hold."""

    def __init__(self, table: SienaTable, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.gone: Final = [table.gone(good) for good in range(GOODS)]
        self.fed: Final = FED / (table.players - 1)
        self.others: Final[list[int]] = []
        self.held: Final[list[list[int]]] = []
        for other in range(table.players):
            if other != seat and table.status[other] != BANKER:
                self.others.append(other)
                self.held.append(_workers(table, other))
        self.frames = list(table.frames)
        self.ready = list(table.ready)

    def put(self, placed: list[int]) -> None:
        """S13.3: the table as it is, with more workers; where they fill a frame a unit is ready."""
        table = self.table
        for good in range(GOODS):
            frame = table.frames[good]
            ready = table.ready[good]
            if placed[good] and not self.gone[good]:
                frame += placed[good]
                size = table.box.frames[good]
                while frame >= size:
                    frame -= size
                    ready += 1
            self.frames[good] = frame
            self.ready[good] = ready

    def could_sell(self, seat: int, held: list[int]) -> int:
        """Florins for which a player could sell in one turn with these workers in hand."""
        box = self.table.box
        total = 0
        for good in CROPS if self.table.status[seat] == PEASANT else WARES:
            if held[good] and not self.gone[good]:
                if self.ready[good] or self.frames[good] + held[good] >= box.frames[good]:
                    total += box.prices[good]
        return total

    def fed_to_others(self) -> float:
        """What the others could sell for, as far as it counts."""
        total = 0
        for place, other in enumerate(self.others):
            total += self.could_sell(other, self.held[place])
        return self.fed * total


def work(table: SienaTable, seat: int) -> int:
    """The card to play first of those that are best played for their workers now; -1 for none."""
    goods = CROPS if table.status[seat] == PEASANT else WARES
    held = _workers(table, seat)
    kinds = _useful(table, seat, goods, held)
    if not kinds:
        return -1
    fields = Fields(table, seat)
    turn = Turn(table, seat, fields, goods)
    placed = [0] * GOODS
    best = 0
    chosen = 0
    most = turn.gain(placed, held, 0)
    cards = 0
    for number in range(1, 1 << len(kinds)):
        # One card more or less than before: all sets of cards come by in this order.
        place = 0
        while not number >> place & 1:
            place += 1
        chosen ^= 1 << place
        added = 1 if chosen >> place & 1 else -1
        cards += added
        workers = table.box.cards[kinds[place]].workers
        for good in range(GOODS):
            if workers[good]:
                placed[good] += added * workers[good]
                held[good] -= added * workers[good]
        gain = turn.gain(placed, held, cards)
        if gain > most:
            best, most = chosen, gain
    return _first_of(table, kinds, best, goods)


class Turn:
    """What a turn of work brings, by the workers that are placed in it."""

    def __init__(
        self, table: SienaTable, seat: int, fields: Fields, goods: tuple[int, ...]
    ) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.fields: Final = fields
        self.goods: Final = goods
        self.peasant: Final = table.status[seat] == PEASANT
        bankers = table.players - 1 - len(fields.others)
        self.share: Final = 0.0 if self.peasant else fields.fed * country.BANKER_SHARE * bankers
        self.carries: Final = self.peasant and table.holds(seat, FRANCIGENA)

    def gain(self, placed: list[int], left: list[int], cards: int) -> float:
        """Florins of sales and of what is kept, less cards and what the others could sell for."""
        table, fields = self.table, self.fields
        box = table.box
        fields.put(placed)
        sold = 0
        units = 0
        carried = 0
        for good in self.goods:
            if fields.ready[good] and (placed[good] or table.rights >> good & 1):
                count = min(fields.ready[good], 1 + table.mule - table.sold[good])
                if count > 0:
                    sold += count * box.prices[good]
                    units += count
                    fields.ready[good] -= count
                    if self.peasant:
                        carried += count * box.fato[good]
        gain = float(sold)
        if self.carries and units >= 2:
            gain = max(gain, FATO_MEAN * carried)
        gain -= PLAYED * cards + self.share * units
        return gain + KEPT * fields.could_sell(self.seat, left) - fields.fed_to_others()


def _useful(table: SienaTable, seat: int, goods: tuple[int, ...], held: list[int]) -> list[int]:
    """The cards in hand with workers for something that could be sold in this turn."""
    box = table.box
    wanted: list[int] = []
    for good in goods:
        if held[good] and table.sold[good] < 1 + table.mule and not table.gone(good):
            if table.ready[good] or table.frames[good] + held[good] >= box.frames[good]:
                wanted.append(good)
    kinds: list[int] = []
    if not wanted:
        return kinds
    peasant = table.status[seat] == PEASANT
    for kind in table.hands[seat]:
        card = box.cards[kind]
        if card.type == GOODS_CARD or (card.type == JOURNEY and peasant):
            if country.may_work(table, seat, card.type):
                for good in wanted:
                    if card.workers[good]:
                        kinds.append(kind)
                        break
    return kinds


def _first_of(table: SienaTable, kinds: list[int], chosen: int, goods: tuple[int, ...]) -> int:
    """The chosen card that does most for what one sells oneself."""
    first = -1
    most = -1
    for place, kind in enumerate(kinds):
        if chosen >> place & 1:
            workers = table.box.cards[kind].workers
            done = 0
            for good in goods:
                if workers[good]:
                    done += table.box.prices[good] + workers[good]
            if done > most:
                first, most = kind, done
    return first


def _workers(table: SienaTable, seat: int) -> list[int]:
    """The workers that a player could place with all cards in hand."""
    workers = [0] * GOODS
    for kind in table.hands[seat]:
        card = table.box.cards[kind]
        if card.type in (GOODS_CARD, JOURNEY) and country.may_work(table, seat, card.type):
            for good in range(GOODS):
                workers[good] += card.workers[good]
    return workers


def _road_pays(table: SienaTable, seat: int, road: int) -> bool:
    """Whether a journey with all cards pays more than its workers let the others sell for."""
    pays = table.box.roads[road]
    space = table.space[seat] if table.road[seat] != NO_ROAD else 0
    fields = Fields(table, seat)
    before = fields.fed_to_others()
    placed = [0] * GOODS
    for kind in table.hands[seat]:
        card = table.box.cards[kind]
        if card.type == JOURNEY and space < len(pays):
            space += 1
            for good in range(GOODS):
                placed[good] += card.workers[good]
    fields.put(placed)
    return space > 0 and pays[space - 1] > fields.fed_to_others() - before
