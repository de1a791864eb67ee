"""S12 to S16: Peasants and Merchants at work, and how they rise."""

from collections.abc import Sequence
from typing import ClassVar, Final

from fiorino.core.flow import Step
from fiorino.core.protocol import CHANCE, Action, Fields, Seat
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


def sellable_kinds(table: SienaTable, seat: int) -> Sequence[int]:
    """S14.1: the goods that a status sells."""
    return CROPS if table.status[seat] == PEASANT else WARES


def may_sell(table: SienaTable, good: int) -> bool:
    """S14.2, S14.5, S15.2: a unit is ready, he has the right, and the limit is not reached."""
    return bool(
        table.ready[good] and table.rights >> good & 1 and table.sold[good] < 1 + table.mule
    )


def must_sell(table: SienaTable, seat: int) -> bool:
    """S14.11: whether a compulsory sale is open."""
    return table.choices.selling == "compulsory" and any(
        [
            table.ready[good] and table.rights >> good & 1 and not table.sold[good]
            for good in sellable_kinds(table, seat)
        ]
    )


class CountryTurn(Step[SienaTable]):
    """S11.1: the turn of a Peasant or a Merchant, answer by answer until he is done."""

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
        sales = [SELL[good] for good in sellable_kinds(table, seat) if may_sell(table, good)]
        answers: list[Action] = []
        for kind in hand:
            type_ = table.box.cards[kind].type
            if (
                type_ in (GOODS_CARD, JOURNEY)
                or (peasant and type_ == MULE)
                or (peasant and type_ == FRANCIGENA and sales)
            ):
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
            offer_rise(table, seat)
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
            cards.play(table, seat, action.card)
            put_workers(table, seat, action.card)
        elif isinstance(action, Play) and table.box.cards[action.card].type == MULE:
            cards.play(table, seat, action.card)
            table.mule = 1
        elif isinstance(action, Play) and table.box.cards[action.card].type == FRANCIGENA:
            cards.play(table, seat, action.card)
            table.then(LoadRoad(seat, ()))
        else:
            cards.take_common(table, seat, action)

    def objection(self, table: SienaTable, action: Action) -> tuple[str, str]:
        if isinstance(action, Done):
            return "S14.11", "you must first sell what you have the right to sell"
        if isinstance(action, Sell):
            return sale_objection(table, self.seat, action.good)
        if isinstance(action, Charity):
            return charity.objection(table, self.seat, table.eligible, action.number)
        if isinstance(action, Travel):
            return journeys.travel_objection(table, self.seat)
        return cards.card_objection(table, self.seat, action)


def sale_objection(table: SienaTable, seat: int, good: int) -> tuple[str, str]:
    """Why a unit cannot be sold."""
    name = table.box.goods[good]
    if good not in sellable_kinds(table, seat):
        return "S14.1", f"your status does not sell {name}"
    if not table.ready[good]:
        return "S14.7", f"no unit of {name} is ready"
    if not table.rights >> good & 1:
        return "S14.2", f"you have put no worker of {name} in this turn that gives the right"
    return "S14.5", f"you have sold your {name} for this turn"


def put_workers(table: SienaTable, seat: Seat, kind: int) -> None:
    """S13.1 to S13.3, S14.2, S14.12: workers fill frames, full frames become units, and rights."""
    for good, workers in enumerate(table.box.cards[kind].workers):
        if not workers or table.gone(good):
            continue
        made, left = divmod(table.frames[good] + workers, table.box.frames[good])
        exactly = made > 0 and left == 0 and table.ready[good] == 0
        if not (exactly and table.choices.exact_fill_sale == "no_right"):
            table.rights |= 1 << good
        table.frames[good] = left
        table.ready[good] += made
        if table.watched:
            table.tell(WorkersPut(seat, good, workers, made, left))
        if good in WARES and table.road[seat] != NO_ROAD:
            leave_road(table, seat)


def leave_road(table: SienaTable, seat: Seat) -> None:
    """S18.10: off the road."""
    if table.watched:
        table.tell(RoadLeft(seat, table.road[seat]))
    table.road[seat] = NO_ROAD
    table.space[seat] = 0


def sell(table: SienaTable, seat: Seat, good: int) -> None:
    """S14.7, S14.9, S14.10: the seller first, then the Bankers' share for Cloth and Spices."""
    coins = table.box.prices[good]
    table.ready[good] -= 1
    table.sold[good] += 1
    table.gain(seat, coins)
    if table.watched:
        table.tell(UnitSold(seat, coins, good))
    if good in CROPS:
        return
    for other in table.order:
        if table.status[other] == BANKER:
            table.gain(other, BANKER_SHARE)
            if table.watched:
                table.tell(BankerShare(Seat(other), BANKER_SHARE))
    charity.after_income(table, seat, coins, charity.FROM_SALE)


class LoadRoad(Step[SienaTable]):
    """S16.2 to S16.4: which units go along, in the order of the goods, then how many Fato cards."""

    rule: ClassVar[str] = "S16.2"
    fields: ClassVar[Fields] = {"seat": Seat, "loaded": (Good,)}

    def __init__(self, seat: Seat, loaded: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.loaded: Final = loaded

    def may_be_forced(self) -> bool:
        return True

    def options(self, table: SienaTable) -> Sequence[Action]:
        first = self.loaded[-1] if self.loaded else 0
        once = table.choices.mule_on_francigena == "one_of_each"
        answers: list[Action] = [
            LOAD[good]
            for good in CROPS
            if good >= first and may_sell(table, good) and not (once and good in self.loaded)
        ]
        if self.loaded:
            answers += FATO
        return answers

    def take(self, table: SienaTable, action: Action) -> None:
        if isinstance(action, Load):
            table.ready[action.good] -= 1
            table.sold[action.good] += 1
            if table.watched:
                table.tell(UnitLoaded(self.seat, action.good))
            table.then(LoadRoad(self.seat, (*self.loaded, action.good)))
            return
        assert isinstance(action, DrawFato)
        each = sum([table.box.fato[good] for good in self.loaded])
        table.then(Fato(self.seat, action.number, each))

    def objection(self, table: SienaTable, action: Action) -> tuple[str, str]:
        if isinstance(action, DrawFato):
            return fato_objection(bool(self.loaded))
        if isinstance(action, Load) and action.good in self.loaded:
            once = table.choices.mule_on_francigena == "one_of_each"
            name = table.box.goods[action.good]
            return "S16.3" if once else self.rule, f"no more {name} may go along on this road"
        if isinstance(action, Load):
            return self.rule, sale_objection(table, self.seat, action.good)[1]
        return self.rule, "now units go along, or Fato cards are drawn"


def fato_objection(is_loaded: bool) -> tuple[str, str]:
    """Why so many Fato cards cannot be drawn."""
    if not is_loaded:
        return "S16.2", "first a unit must go along"
    return "S16.4", "one to six Fato cards are drawn"


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
        if table.watched:
            table.tell(FatoDrawn(self.drawer, coins, self.cards, int(devil)))


def offer_rise(table: SienaTable, seat: Seat) -> None:
    """S12.1, S12.2: at the end of his turn a rich enough player is asked."""
    if table.money[seat] >= table.box.thresholds[table.status[seat]]:
        table.then(RiseOrStay(seat))


class RiseOrStay(Step[SienaTable]):
    """S12.1, S12.2: the next status, or not yet?"""

    rule: ClassVar[str] = "S12.1"
    fields: ClassVar[Fields] = {"seat": Seat}

    def options(self, table: SienaTable) -> Sequence[Action]:
        return RISE_OR_STAY

    def take(self, table: SienaTable, action: Action) -> None:
        if not isinstance(action, Rise):
            return
        seat = self.seat
        table.status[seat] += 1
        if table.watched:
            table.tell(StatusRisen(seat, table.status[seat]))
        if table.status[seat] == BANKER:
            if table.road[seat] != NO_ROAD:
                leave_road(table, seat)
            table.place[seat] = WALL
        if min(table.status) >= table.status[seat]:
            sweep(table, CROPS if table.status[seat] == MERCHANT else WARES)

    def objection(self, table: SienaTable, action: Action) -> tuple[str, str]:
        return self.rule, "your turn is done: rise, or stay what you are"


def sweep(table: SienaTable, goods: Sequence[int]) -> None:
    """S12.6, S12.7: workers and units that nobody can use any more go."""
    for good in goods:
        table.frames[good] = 0
        table.ready[good] = 0
    if table.watched:
        table.tell(GoodsGone(tuple(goods)))


COUNTRY_TURN: Final = [CountryTurn(Seat(seat)) for seat in range(len(SEAT_NAMES))]
"""One for each seat, made once: a step never changes."""
