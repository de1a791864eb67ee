"""Sensible Siena by rule of thumb: what a card, a place and an Artist are worth in Florins."""

from collections.abc import Mapping, Sequence
from typing import Final

from fiorino.core.protocol import Action, Heuristics, Reason, Seat, Table
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import (
    BANCHI,
    BANKER,
    BRICKLAYER,
    CALANDRINO,
    COURTESAN,
    CROPS,
    DISTRICTS,
    FRANCIGENA,
    GIRLFRIENDS,
    GOODS_CARD,
    GUARDS,
    INN,
    INN_CARD,
    JOURNEY,
    MERCHANT,
    MULE,
    PEASANT,
    SALIMBENI,
    SERVI,
    WARES,
)
from fiorino.games.siena.rules import (
    auctions,
    beggar,
    cards,
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

POINT: Final = 6.0
"""Florins that a Consent Point is worth to a Banker with little money and time to come."""
UNKNOWN_ARTIST: Final = 4.0
FATO_CARDS: Final = 3
"""Three cards pay best on the average, with four no worse: k of 7 fail."""
FATO_MEAN: Final = FATO_CARDS * (1 - FATO_CARDS / 7)
MERCHANT_PURSE: Final = 55
"""Florins with which a Peasant becomes a Merchant: enough to buy cards until Cloth sells."""
EARLY_WORTH: Final = {
    MULE: 2.0, FRANCIGENA: 4.0, GIRLFRIENDS: 1.0, GUARDS: 2.0, BRICKLAYER: 3.0, SALIMBENI: 2.0,
}  # fmt: skip
"""What starred cards are worth before one is a Banker."""
BANKER_WORTH: Final = {
    BRICKLAYER: 9.0, GUARDS: 7.0, SALIMBENI: 8.0, GIRLFRIENDS: 5.0, BANCHI: 9.0, SERVI: 9.0,
    INN_CARD: 3.0, CALANDRINO: 3.0, COURTESAN: 2.0,
}  # fmt: skip


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

    def reasons(self, table: Table) -> Mapping[str, float]:
        assert isinstance(table, SienaTable)
        top = table.agenda[-1]
        if isinstance(top, auctions.CardBidding):
            return {"worth of the card to you": worth(table, top.seat, top.card)}
        if isinstance(top, TakeCard):
            found = {}
            for kind in dict.fromkeys(table.display):
                card = table.box.cards[kind]
                if not card.starred:
                    gain = worth(table, top.seat, kind) - price(table, top.seat, kind)
                    found[f"gain by {card.name}"] = gain
            return found
        if isinstance(top, inn.ArtistBid) and top.seen >> top.seat & 1:
            return {"worth of the Artist to you": artist_worth(table, top.seat, top.artist)}
        return {}

    def why(self, table: Table, action: Action) -> Reason | None:
        from fiorino.games.siena.reasons import why  # noqa: PLC0415 - it asks this module

        assert isinstance(table, SienaTable)
        return why(table, action)


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
    if isinstance(step, auctions.CardBidding):
        return _bid(table, seat, step.high + 1, worth(table, seat, step.card))
    if isinstance(step, inn.ArtistBid):
        return _artist_bid(table, step)
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
    space = table.space[seat]
    reach = min(len(pays), space + table.count(seat, JOURNEY))
    further = table.road_closed == 0 and max(pays[space:reach], default=0) > 2 * pays[space - 1]
    return a.CASH_OR_STAY[1 if further else 0]


# What things are worth


def worth(table: SienaTable, seat: int, kind: int) -> float:
    """Florins that a card is worth to a player now."""
    card = table.box.cards[kind]
    status = table.status[seat]
    full = len(table.hands[seat]) >= 6
    if status == BANKER:
        rich = 1 + table.money[seat] / 80
        return BANKER_WORTH.get(card.type, 0.0) + 0.7 * card.green * rich - (2.0 if full else 0.0)
    gain = 0.0
    if card.type in (GOODS_CARD, JOURNEY) and country.may_work(table, seat, card.type):
        for good in CROPS if status == PEASANT else WARES:
            workers = card.workers[good]
            if workers and not table.gone(good):
                unit = table.box.prices[good]
                gain += 0.9 * unit * workers / table.box.frames[good]
                gain += 0.35 * unit if table.ready[good] else 0.0
    if card.type == INN_CARD and cards.inn_set_size(table, seat) == 1:
        gain += 0.9 * cards.INN_SET_FLORINS
    if status == MERCHANT and card.type == JOURNEY:
        gain += 6.5
    if status == MERCHANT and table.money[seat] > 65:
        gain += 0.5 * BANKER_WORTH.get(card.type, 0.0) + 0.3 * card.green
    gain += EARLY_WORTH.get(card.type, 0.0) if status == PEASANT or card.type != MULE else 0.0
    if status == MERCHANT and card.type in (MULE, FRANCIGENA):
        gain = 0.0
    return gain - (3.0 if full else 0.0)


def point(table: SienaTable, seat: int) -> float:
    """Florins that a Consent Point is worth: more to the rich, and more towards the end."""
    late = 0.4 * max(0, table.round - 12)
    return POINT + 0.1 * max(0, table.money[seat] - 30) + late


def artist_worth(table: SienaTable, seat: int, value: float) -> float:
    """What an Artist is worth to whoever will be a Banker at the end."""
    return point(table, seat) * value * 0.9


def artist_limit(table: SienaTable, seat: int, value: int) -> float:
    """What to bid at most for an Artist, 0 for one unseen; half where one may never be a Banker."""
    limit = artist_worth(table, seat, value or UNKNOWN_ARTIST)
    return limit if table.status[seat] == BANKER else limit * 0.5


def _take(table: SienaTable, seat: int) -> Action:
    best: Action = a.PASS
    gain = 0.6
    for answer in table.options():
        if isinstance(answer, a.Take):
            net = worth(table, seat, answer.card) - price(table, seat, answer.card)
            if net > gain:
                best, gain = answer, net
    return best


def _start(table: SienaTable, seat: int) -> Action:
    offers = [kind for kind in dict.fromkeys(table.display) if worth(table, seat, kind) >= 2]
    if not offers or table.money[seat] < 8:
        return a.DECLINE
    return a.AUCTION[max(offers, key=lambda kind: worth(table, seat, kind))]


def _bid(table: SienaTable, seat: int, least: int, limit: float) -> Action:
    reserve = 6 if table.status[seat] != BANKER else 0
    most = min(limit, table.money[seat] - reserve, a.HIGHEST_BID)
    return a.BID[least] if least <= most else a.PASS


def _artist_bid(table: SienaTable, step: inn.ArtistBid) -> Action:
    least = step.least(table, step.seat)
    limit = artist_limit(table, step.seat, step.artist if step.seen >> step.seat & 1 else 0)
    keep = 0 if table.status[step.seat] == BANKER else 30
    most = min(limit, table.money[step.seat] - keep, a.HIGHEST_BID)
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
    alms = beggar.RICH_ALMS if table.calandrino == INN else beggar.ALMS
    next_cube = point(table, seat) * (table.stinginess[seat] + 1)
    return a.GIVE if min(table.money[seat], alms) <= next_cube + 4 else a.REFUSE


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


def place_worth(table: SienaTable, seat: int, place: int) -> float:
    """Florins that stopping in a place is worth."""
    box = table.box
    money = table.money[seat]
    if box.yellow[place]:
        return town.YELLOW_FLORINS
    if place == box.banchi:
        return town.DISTRICT_CARD_FLORINS * 0.7 * table.count(seat, BANCHI)
    if place == box.servi:
        return town.DISTRICT_CARD_FLORINS * 0.7 * table.count(seat, SERVI)
    if place == box.salimbeni:
        return FATO_MEAN * box.fato_salimbeni * 0.7 * table.count(seat, SALIMBENI)
    if place == box.duomo and not table.donated[seat] and table.senesi_left():
        given = town.donation(money)
        return point(table, seat) * 5.3 - given if given else 0.0
    if place == box.torre and table.tower.count(seat) < town.LEVEL_LIMIT:
        level = len(table.tower)
        cost_now = box.tower_costs[level] - (box.labour if table.holds(seat, BRICKLAYER) else 0)
        gain = point(table, seat) * box.tower_points[level] - 0.6 * cost_now
        return gain if money >= cost_now else 0.0
    return 0.0


def inn_worth(table: SienaTable, seat: int) -> float:
    """What opening an auction for an Artist, unseen, is worth."""
    if table.money[seat] < inn.LEAST_FOR_ARTIST + 5:
        return 0.0
    return 0.5 * (artist_worth(table, seat, UNKNOWN_ARTIST) - inn.LEAST_FOR_ARTIST)
