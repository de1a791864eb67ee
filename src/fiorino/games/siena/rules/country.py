"""S12 to S16: Peasants and Merchants at work, and how they rise."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.errors import Objection
from fiorino.core.flow import Step
from fiorino.core.protocol import CHANCE, NOBODY, Action, Fields, Seat
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.actions import (
    DEVIL,
    DONE,
    FATO,
    LOAD,
    ONLY_DONE,
    PLAY,
    RISE_OR_STAY,
    SAFE,
    SELL,
    Charity,
    Devil,
    Done,
    DrawFato,
    Load,
    Play,
    Rise,
    Sell,
    Travel,
)
from fiorino.games.siena.components import (
    BANKER,
    CROPS,
    FRANCIGENA,
    GOODS_CARD,
    JOURNEY,
    MERCHANT,
    MULE,
    NO_ROAD,
    PEASANT,
    SEAT_NAMES,
    WALL,
    WARES,
    Good,
)
from fiorino.games.siena.events import (
    BankerShare,
    FatoDrawn,
    GoodsGone,
    RoadLeft,
    StatusRisen,
    UnitLoaded,
    UnitSold,
    WorkersPut,
)
from fiorino.games.siena.rules import cards, charity, journeys
from fiorino.games.siena.table import SienaTable, different

BANKER_SHARE: Final = 3


def sellable_kinds(table: SienaTable, seat: int) -> tuple[int, ...]:
    """S14.1: the goods that a status sells."""
    return CROPS if table.status[seat] == PEASANT else WARES


def may_sell(table: SienaTable, good: int) -> bool:
    """S14.2, S14.5, S15.2: a unit is ready, the right is there, and the limit is not reached."""
    return bool(
        table.ready[good] and table.rights >> good & 1 and table.sold[good] < 1 + table.mule
    )


def open_sales(table: SienaTable, seat: int) -> list[Action]:
    """S14.1, S14.7: the sales that a player can make now."""
    if not table.rights:
        return []
    return [SELL[good] for good in sellable_kinds(table, seat) if may_sell(table, good)]


def must_sell(table: SienaTable, seat: int) -> bool:
    """S14.11: whether a compulsory sale is open."""
    if not table.rights or table.choices.selling != "compulsory":
        return False
    return any(
        [
            table.ready[good] and table.rights >> good & 1 and not table.sold[good]
            for good in sellable_kinds(table, seat)
        ]
    )


class CountryTurn(Step[SienaTable]):
    """S11.1: the turn of a Peasant or a Merchant, answer by answer until it is done."""

    rule: ClassVar[str] = "S11.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        seat = self.seat
        peasant = table.status[seat] == PEASANT
        hand = different(table.hands[seat])
        if not (hand or table.rights or table.eligible):
            return ONLY_DONE
        sales = open_sales(table, seat)
        answers: list[Action] = []
        for kind in hand:
            type_ = table.box.cards[kind].type
            if type_ in (GOODS_CARD, JOURNEY):
                playable = may_work(table, seat, type_)
            elif type_ == MULE:
                playable = peasant and (table.worked > 0 or table.rules == 1)
            else:
                playable = peasant and type_ == FRANCIGENA and len(sales) > 0
            if playable:
                answers.append(PLAY[kind])
        answers += cards.common_plays(table, seat, hand)
        answers += sales
        if not peasant:
            answers += journeys.travels(table, seat)
            if table.choices.charity_limit == "once_a_turn" and not table.gave:
                answers += charity.charities(table, seat, table.eligible)
        answers += cards.discards(hand)
        if not must_sell(table, seat):
            answers.append(DONE)
        return answers

    def take(self, table: SienaTable, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Done):
            table.then(OFFER_RISE[seat])
            journeys.rest(table, seat)
            return
        table.then(self)
        if isinstance(action, Sell):
            sell(table, seat, action.good)
        elif isinstance(action, Travel):
            table.then(journeys.Leg(seat, action.number, ()))
        elif isinstance(action, Charity):
            table.gave = 1
            charity.give(table, seat, action.number)
        elif isinstance(action, Play) and table.is_goods(action.card):
            cards.play(table, seat, action.card, "S13.1")
            put_workers(table, seat, action.card)
        elif isinstance(action, Play) and table.box.cards[action.card].type == MULE:
            cards.play(table, seat, action.card, "S15.2")
            table.mule = 1
        elif isinstance(action, Play) and table.box.cards[action.card].type == FRANCIGENA:
            cards.play(table, seat, action.card, "S16.1")
            table.then(LoadRoad(seat, load_all(table, seat)))
        else:
            cards.take_common(table, seat, action)

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, Done):
            return Objection("S14.11", refusals.SELL_FIRST)
        if isinstance(action, Sell):
            return sale_objection(table, self.seat, action.good)
        if isinstance(action, Charity):
            return charity.objection(table, self.seat, table.eligible, action.number)
        if isinstance(action, Travel):
            return journeys.travel_objection(table, self.seat)
        return cards.card_objection(table, self.seat, action)


def sale_objection(table: SienaTable, seat: int, good: int, rule: str = "") -> Objection:
    """Why a unit cannot be sold; by another rule than those of sales, where one is given."""
    thing = Thing("good", table.box.goods[good])
    if good not in sellable_kinds(table, seat):
        return Objection(rule or "S14.1", refusals.STATUS_NOT_SELLING, good=thing)
    if not table.ready[good]:
        return Objection(rule or "S14.7", refusals.NO_UNIT, good=thing)
    if not table.rights >> good & 1:
        return Objection(rule or "S14.2", refusals.NO_RIGHT, good=thing)
    return Objection(rule or "S14.5", refusals.SOLD_ALREADY, good=thing)


def may_work(table: SienaTable, seat: int, type_: int) -> bool:
    """S18.1: whether a Goods card may be played for its workers."""
    merchants_only = type_ == JOURNEY and table.choices.journey_cards == "merchants_only"
    return not (merchants_only and table.status[seat] == PEASANT)


def gives_right(table: SienaTable, was_ready: int, made: int, left: int) -> bool:
    """S14.2, S14.12: whether workers give the right to sell, by what they found and made."""
    if table.choices.exact_fill_sale == "may_sell":
        return True
    if table.rules == 1:
        return was_ready > 0 or made == 0 or left > 0
    return was_ready > 0 or (made > 0 and left > 0)


def put_workers(table: SienaTable, seat: Seat, kind: int) -> None:
    """S13.1 to S13.3: workers fill frames, and full frames become units."""
    for good, workers in enumerate(table.box.cards[kind].workers):
        if not workers or table.gone(good):
            continue
        made, left = divmod(table.frames[good] + workers, table.box.frames[good])
        if gives_right(table, table.ready[good], made, left):
            table.rights |= 1 << good
        if good in CROPS:
            table.worked = 1
        table.frames[good] = left
        table.ready[good] += made
        rule = "S13.3" if made else "S13.1"
        table.tell(WorkersPut, seat, good, workers, made, left, rule=rule)
        if good in WARES and table.road[seat] != NO_ROAD:
            leave_road(table, seat, "S18.9")


def leave_road(table: SienaTable, seat: Seat, rule: str) -> None:
    """S18.10: off the road, by one of the rules that lead away from it."""
    table.tell(RoadLeft, seat, table.road[seat], rule=rule)
    table.road[seat] = NO_ROAD
    table.space[seat] = 0


def sell(table: SienaTable, seat: Seat, good: int) -> None:
    """S14.7, S14.9, S14.10: the seller first, then the Bankers' share for Cloth and Spices."""
    coins = table.box.prices[good]
    table.ready[good] -= 1
    table.sold[good] += 1
    table.gain(seat, coins)
    table.tell(UnitSold, seat, coins, good)
    if good in CROPS:
        return
    for other in table.order:
        if table.status[other] == BANKER:
            table.gain(other, BANKER_SHARE)
            table.tell(BankerShare, Seat(other), BANKER_SHARE)
    charity.after_income(table, seat, coins, charity.FROM_SALE)


class LoadRoad(Step[SienaTable]):
    """S16.2 to S16.4: which units go along, in any order, then how many Fato cards."""

    rule: ClassVar[str] = "S16.2"
    fields: ClassVar[Fields] = {"seat": Seat, "loaded": (Good,)}

    def __init__(self, seat: Seat, loaded: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.loaded: Final = loaded

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        if not self.loaded:
            return [LOAD[good] for good in CROPS if may_load(table, good, self.loaded)]
        if table.choices.francigena_split == "all_units":
            return FATO
        first = self.loaded[-1] if table.rules == 1 else 0
        more = [
            LOAD[good] for good in CROPS if good >= first and may_load(table, good, self.loaded)
        ]
        return [*more, *FATO]

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Load):
            load(table, self.seat, action.good)
            table.then(LoadRoad(self.seat, (*self.loaded, action.good)))
            return
        assert isinstance(action, DrawFato)
        each = sum([table.box.fato[good] for good in self.loaded])
        table.then(Fato(self.seat, action.number, each))

    def objection(self, table: SienaTable, action: Action) -> Objection:
        if isinstance(action, DrawFato):
            return fato_objection(bool(self.loaded))
        if isinstance(action, Load) and action.good in self.loaded:
            once = table.choices.mule_on_francigena == "one_of_each"
            name = table.box.goods[action.good]
            return Objection(
                "S16.3" if once else self.rule, refusals.LOADED_ALREADY, good=Thing("good", name)
            )
        if isinstance(action, Load):
            return sale_objection(table, self.seat, action.good, self.rule)
        return Objection(self.rule, refusals.LOAD_OR_FATO)


def fato_objection(is_loaded: bool) -> Objection:
    """Why so many Fato cards cannot be drawn."""
    if not is_loaded:
        return Objection("S16.2", refusals.LOAD_FIRST)
    return Objection("S16.4", refusals.FATO_COUNT)


def may_load(table: SienaTable, good: int, loaded: tuple[int, ...]) -> bool:
    """S16.2, S16.3: whether one more unit of a good may go along."""
    once = table.choices.mule_on_francigena == "one_of_each"
    return may_sell(table, good) and not (once and good in loaded)


def load(table: SienaTable, seat: Seat, good: int) -> None:
    """S16.2, S16.7: a unit goes along and counts as sold."""
    table.ready[good] -= 1
    table.sold[good] += 1
    table.tell(UnitLoaded, seat, good)


def load_all(table: SienaTable, seat: Seat) -> tuple[int, ...]:
    """S16.2: what goes along without being asked for: everything, or nothing yet."""
    loaded: list[int] = []
    if table.choices.francigena_split == "all_units":
        for good in CROPS:
            while may_load(table, good, tuple(loaded)):
                load(table, seat, good)
                loaded.append(good)
    return tuple(loaded)


class Fato(Step[SienaTable]):
    """S16.5, S16.6: chance says whether the Devil is among the cards."""

    rule: ClassVar[str] = "S16.6"
    fields: ClassVar[Fields] = {"drawer": Seat, "cards": int, "each": int}

    def __init__(self, drawer: Seat, cards: int, each: int) -> None:
        super().__init__(CHANCE)
        self.drawer: Final = drawer
        self.cards: Final = cards
        self.each: Final = each

    def options(self, table: SienaTable) -> Sequence[Action]:
        return (DEVIL, SAFE)

    def weights(self, table: SienaTable) -> list[int]:
        return [self.cards, table.box.fato_cards - self.cards]

    def source(self, table: SienaTable) -> str:
        return "fato"

    def take(self, table: SienaTable, action: Action) -> None:
        devil = isinstance(action, Devil)
        coins = 0 if devil else self.cards * self.each
        table.gain(self.drawer, coins)
        rule = "S20.10" if table.status[self.drawer] == BANKER else self.rule
        table.tell(FatoDrawn, self.drawer, coins, self.cards, int(devil), rule=rule)


def may_rise(table: SienaTable, seat: int) -> bool:
    """S12.1, S12.2: whether a Peasant or a Merchant has the Florins of the next status."""
    return table.money[seat] >= table.box.thresholds[table.status[seat]]


class OfferRise(Step[SienaTable]):
    """S12.1, S12.2: at the end of their turn a rich enough player is asked."""

    rule: ClassVar[str] = "S12.1"
    fields: ClassVar[Fields] = {"player": Seat}

    def __init__(self, player: Seat) -> None:
        super().__init__(NOBODY)
        self.player: Final = player

    def do(self, table: SienaTable) -> None:
        if may_rise(table, self.player):
            table.then(RiseOrStay(self.player))


class RiseOrStay(Step[SienaTable]):
    """S12.1, S12.2: the next status, or not yet?"""

    rule: ClassVar[str] = "S12.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def rule_at(self, table: SienaTable) -> str:
        return self.rule if table.status[self.seat] == PEASANT else "S12.2"

    def options(self, table: SienaTable) -> Sequence[Action]:
        return RISE_OR_STAY

    def take(self, table: SienaTable, action: Action) -> None:
        if not isinstance(action, Rise):
            return
        seat = self.seat
        rule = self.rule_at(table)
        table.status[seat] += 1
        table.tell(StatusRisen, seat, table.status[seat], rule=rule)
        if table.status[seat] == BANKER:
            if table.road[seat] != NO_ROAD:
                leave_road(table, seat, "S12.5")
            table.place[seat] = WALL
        if min(table.status) >= table.status[seat]:
            if table.status[seat] == MERCHANT:
                sweep(table, CROPS, "S12.6")
            else:
                sweep(table, WARES, "S12.7")

    def objection(self, table: SienaTable, action: Action) -> Objection:
        return Objection(self.rule, refusals.RISE_OR_STAY)


def sweep(table: SienaTable, goods: Sequence[int], rule: str) -> None:
    """S12.6, S12.7: workers and units that nobody can use any more go."""
    for good in goods:
        table.frames[good] = 0
        table.ready[good] = 0
    table.tell(GoodsGone, tuple(goods), rule=rule)


COUNTRY_TURN: Final = [CountryTurn(Seat(seat)) for seat in range(len(SEAT_NAMES))]
OFFER_RISE: Final = [OfferRise(Seat(seat)) for seat in range(len(SEAT_NAMES))]
"""One for each seat, made once: a step never changes."""
