"""Sensible Siena by rule of thumb: an answer to every decision, and a rough value of a table."""

from collections.abc import Sequence
from enum import StrEnum

from fiorino.core.protocol import Action, Heuristics, Reason, Seat, Table
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import (
    BANKER,
    CALANDRINO,
    COURTESAN,
    CROPS,
    DISTRICTS,
    FRANCIGENA,
    GOODS_CARD,
    INN,
    INN_CARD,
    JOURNEY,
    MULE,
    PEASANT,
    WARES,
)
from fiorino.games.siena.gains import gain, gains
from fiorino.games.siena.reasons import Why, why
from fiorino.games.siena.rules import (
    auctions,
    beggar,
    charity,
    country,
    inn,
    journeys,
    town,
)
from fiorino.games.siena.rules.buying import TakeCard, price
from fiorino.games.siena.rules.rounds import ChooseFirst
from fiorino.games.siena.scoring import count
from fiorino.games.siena.table import SienaTable
from fiorino.games.siena.worths import (
    FATO_CARDS,
    LEAST_GAIN,
    LEAST_OFFER,
    LEAST_PURSE,
    MERCHANT_PURSE,
    POINT,
    SHAME,
    alms,
    best_ahead,
    cube_cost,
    inn_worth,
    most_for_artist,
    most_for_card,
    place_worth,
    worth,
)


class SienaHeuristics(Heuristics):
    """A policy for every decision, and a rough value of a table."""

    def value(self, table: Table, seat: Seat) -> float:
        assert isinstance(table, SienaTable)
        worths = [self._standing(table, other) for other in range(table.players)]
        rivals = [worth for other, worth in enumerate(worths) if other != seat]
        return worths[seat] - max(rivals)

    def _standing(self, table: SienaTable, seat: int) -> float:
        """Money, status, and points as Florins."""
        worth = table.money[seat] + 40.0 * table.status[seat]
        worth += sum([0.3 * table.box.cards[kind].green + 1 for kind in table.hands[seat]], 0.0)
        if table.status[seat] == BANKER:
            return worth + POINT * sum([gained for _, gained in count(table)[seat]])
        artists = sum([value for owner, value, _ in table.engaged if owner == seat])
        return worth + POINT * (sum(table.kept[seat]) + artists)

    def shortlist(self, table: Table) -> Sequence[Action]:
        assert isinstance(table, SienaTable)
        return (advise(table),)

    def candidates(self, table: Table) -> Sequence[Action]:
        assert isinstance(table, SienaTable)
        return tuple(gains(table)) or (advise(table),)

    def worth(self, table: Table, action: Action) -> float:
        assert isinstance(table, SienaTable)
        gained = gain(table, action)
        if gained is None:
            return super().worth(table, action)
        return self.value(table, table.seat()) + gained

    def why(self, table: Table, action: Action) -> Sequence[Reason]:
        assert isinstance(table, SienaTable)
        return why(table, action, advise(table))

    def reason_keys(self) -> Sequence[StrEnum]:
        return tuple(Why)


def advise(table: SienaTable) -> Action:
    """The answer of a sensible player."""
    step = table.agenda[-1]
    seat = int(step.seat)
    if isinstance(step, country.CountryTurn):
        return _country(table, seat)
    if isinstance(step, town.BankerMove):
        return _move(table, seat)
    if isinstance(step, TakeCard):
        return _take(table, seat)
    if isinstance(step, auctions.Start):
        return _start(table, seat)
    if isinstance(step, auctions.OpeningBid | auctions.StarBid):
        return _bid(step.high + 1, most_for_card(table, seat, step.card))
    if isinstance(step, inn.ArtistBid):
        return _bid(step.least(table), most_for_artist(table, step))
    if isinstance(step, town.BankerRest):
        return _common(table, seat) or a.DONE
    return _small(table, seat)


def _small(table: SienaTable, seat: int) -> Action:
    """The decisions that need one line each."""
    step = table.agenda[-1]
    options = table.options()
    if isinstance(step, charity.KeepSenesi):
        return max(options, key=lambda keep: sum(keep.kept) if isinstance(keep, a.Keep) else 0)
    if isinstance(step, country.LoadRoad):
        return options[0] if isinstance(options[0], a.Load) else a.FATO[FATO_CARDS - 1]
    if isinstance(step, town.Salimbeni):
        return a.FATO[FATO_CARDS - 1]
    if isinstance(step, country.RiseOrStay):
        early = table.status[seat] == PEASANT and table.round < 14
        return a.RISE_OR_STAY[1 if early and table.money[seat] < MERCHANT_PURSE else 0]
    if isinstance(step, journeys.Leg):
        return options[0]
    if isinstance(step, journeys.CashOrStay):
        return _cash_or_stay(table, seat)
    if isinstance(step, ChooseFirst):
        return a.FIRST[seat]
    if isinstance(step, charity.CharityOffer):
        return options[-1] if _may_give(table, seat) else a.DECLINE
    if isinstance(step, beggar.Walk):
        return a.GO
    if isinstance(step, beggar.Beg):
        return _beg(table, seat, options)
    if isinstance(step, town.DonateOrNot | town.DistrictCard):
        return next(answer for answer in options if not isinstance(answer, a.Decline))
    if isinstance(step, town.BuildOrNot):
        return options[-1]
    if isinstance(step, inn.OpenOrNot):
        return a.OPEN_OR_DECLINE[0] if inn_worth(table, seat) > 0 else a.DECLINE
    if isinstance(step, inn.DrawnIn):
        return options[-1] if table.money[seat] > 10 * table.cubes else a.ENTER
    if isinstance(step, inn.PayOrGirlfriends | inn.PayForOne):
        return options[-1]
    if isinstance(step, town.FirstStep):
        return a.ENTER if inn_worth(table, seat) > 10 * table.cubes + 4 else a.GO_ON
    return options[0]


def _cash_or_stay(table: SienaTable, seat: int) -> Action:
    """Cash, unless a card in hand leads to a space that pays clearly more."""
    pays = table.box.roads[table.road[seat]]
    further = best_ahead(table, seat) > 2 * pays[table.space[seat] - 1]
    return a.CASH_OR_STAY[1 if further else 0]


def _take(table: SienaTable, seat: int) -> Action:
    best: Action = a.PASS
    gain = LEAST_GAIN
    for answer in table.options():
        if isinstance(answer, a.Take):
            net = worth(table, seat, answer.card) - price(table, seat, answer.card)
            if net > gain:
                best, gain = answer, net
    return best


def _start(table: SienaTable, seat: int) -> Action:
    kinds = dict.fromkeys(table.display)
    offers = [kind for kind in kinds if worth(table, seat, kind) >= LEAST_OFFER]
    if not offers or table.money[seat] < LEAST_PURSE:
        return a.DECLINE
    return a.AUCTION[max(offers, key=lambda kind: worth(table, seat, kind))]


def _bid(least: int, most: float) -> Action:
    return a.BID[least] if least <= most else a.PASS


def _may_give(table: SienaTable, seat: int) -> bool:
    """Charity is for Merchants who will be Bankers all the same."""
    return table.money[seat] - 10 >= table.box.thresholds[1]


# Turns


def _common(table: SienaTable, seat: int) -> Action | None:
    """Inn sets always; Calandrino and Courtesans where they hurt somebody else; else nothing."""
    for answer in table.options():
        if not isinstance(answer, a.Play):
            continue
        type_ = table.box.cards[answer.card].type
        if type_ == INN_CARD:
            return answer
        if type_ == CALANDRINO and _would_beg(table, seat):
            return answer
        if type_ == COURTESAN and _would_charge(table, seat):
            return answer
    return None


def _would_beg(table: SienaTable, seat: int) -> bool:
    place = table.calandrino
    for _ in range(beggar.CALANDRINO_STEPS):
        place = table.box.cerchia if place == INN else (place - 1) % DISTRICTS
        if any(other != seat for other in table.bankers_at(place)):
            return True
    return False


def _would_charge(table: SienaTable, seat: int) -> bool:
    if table.place[seat] == INN:
        return False
    near = [(table.box.cerchia - step) % DISTRICTS for step in range(1, 4)]
    return any(
        other != seat and (table.place[other] == INN or table.place[other] in near)
        for other in range(table.players)
    )


def _country(table: SienaTable, seat: int) -> Action:
    """Work first, then the road or the market, then leave what is left for another turn."""
    options = table.options()
    plays = [answer for answer in options if isinstance(answer, a.Play)]
    goods = CROPS if table.status[seat] == PEASANT else WARES
    for answer in plays:
        card = table.box.cards[answer.card]
        useful = any(card.workers[good] and not table.gone(good) for good in goods)
        if card.type == GOODS_CARD and useful:
            return answer
        if card.type == JOURNEY and useful and table.status[seat] == PEASANT:
            return answer
    sales = [answer for answer in options if isinstance(answer, a.Sell)]
    twice = any(
        table.ready[good] > 1 - table.sold[good] and table.rights >> good & 1 for good in CROPS
    )
    for answer in plays:
        type_ = table.box.cards[answer.card].type
        if type_ == MULE and twice and not table.mule:
            return answer
        if type_ == FRANCIGENA and len(sales) >= 2:
            return answer
    if sales:
        return sales[0]
    travels = [answer for answer in options if isinstance(answer, a.Travel)]
    if travels:
        return travels[0]
    gifts = [answer for answer in options if isinstance(answer, a.Charity)]
    if gifts and _may_give(table, seat):
        return gifts[0]
    return _common(table, seat) or _surplus(table, seat, options) or a.DONE


def _surplus(table: SienaTable, seat: int, options: Sequence[Action]) -> Action | None:
    """A hand that is nearly full loses the card that is worth least."""
    if len(table.hands[seat]) < 6:
        return None
    discards = [answer for answer in options if isinstance(answer, a.Discard)]
    return min(discards, key=lambda answer: worth(table, seat, answer.card), default=None)


def _beg(table: SienaTable, seat: int, options: Sequence[Action]) -> Action:
    guards = [answer for answer in options if isinstance(answer, a.Play)]
    if guards:
        return guards[0]
    return a.GIVE if alms(table, seat) <= cube_cost(table, seat) + SHAME else a.REFUSE


def _move(table: SienaTable, seat: int) -> Action:
    """Go where it pays most, greens counted as what they are worth."""
    greens = sorted(
        [answer for answer in table.options() if isinstance(answer, a.Green)],
        key=lambda answer: table.box.cards[answer.card].green,
    )
    best, gain, spend = 0, place_worth(table, seat, table.place[seat]), None
    cost = 0.0
    place = table.place[seat]
    for steps in range(1, DISTRICTS):
        if place == table.box.tolomei and (steps > 1 or table.wed):
            cost += town.BRIDE_GIFT
        place = (place + 1) % DISTRICTS
        if place == table.box.cerchia and table.cubes:
            cost += inn.COURTESAN_FLORINS * table.cubes
        card = _cheapest(table, greens, steps - table.points)
        if steps > table.points and card is None:
            break
        used = 0.0 if card is None else 1.0 + 0.5 * table.box.cards[card.card].green
        net = place_worth(table, seat, place) - cost - used
        if cost <= table.money[seat] and net > gain:
            best, gain, spend = steps, net, card
    if table.points and a.ENTER in table.options():
        if inn_worth(table, seat) - inn.COURTESAN_FLORINS * table.cubes > gain:
            return a.ENTER
    if best == 0:
        return _common(table, seat) or a.HALT
    if table.points and town.can_step(table, seat):
        return a.GO_ON
    return spend or a.HALT


def _cheapest(table: SienaTable, greens: Sequence[a.Green], needed: int) -> a.Green | None:
    """The smallest green that takes him so far; none where none is needed or none suffices."""
    if needed <= 0:
        return None
    return next((green for green in greens if table.box.cards[green.card].green >= needed), None)
