"""What a sensible player does in a turn: work and sell, travel, walk through the town."""

from collections.abc import Sequence

from fiorino.core.protocol import Action
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import (
    AREZZO,
    CALANDRINO,
    COURTESAN,
    CROPS,
    DISTRICTS,
    FIRENZE,
    FRANCIGENA,
    GIRLFRIENDS,
    GOODS,
    GOODS_CARD,
    INN,
    INN_CARD,
    JOURNEY,
    MULE,
    NO_ROAD,
    PEASANT,
    WARES,
)
from fiorino.games.siena.rules import beggar, inn, town
from fiorino.games.siena.table import SienaTable
from fiorino.games.siena.worths import (
    GIVER_PURSE,
    LEAST_LOAD,
    inn_worth,
    place_worth,
    spending,
    worth,
)

# What anybody may do


def common(table: SienaTable, seat: int) -> Action | None:
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
        for other in range(table.players):
            if other != seat and table.place[other] == place:
                return True
    return False


def _would_charge(table: SienaTable, seat: int) -> bool:
    if table.place[seat] == INN:
        return False
    for other in range(table.players):
        if other != seat:
            place = table.place[other]
            if place == INN or 1 <= (table.box.cerchia - place) % DISTRICTS <= 3:
                if 0 <= place <= INN:
                    return True
    return False


# Peasants and Merchants


def country(table: SienaTable, seat: int) -> Action:
    """Work for what can be sold, then the market or the road; keep what is left."""
    options = table.options()
    plays: list[a.Play] = []
    for answer in options:
        if isinstance(answer, a.Play):
            plays.append(answer)
    return _work(table, seat, plays) or market(table, seat, options)


def market(table: SienaTable, seat: int, options: Sequence[Action], roads: bool = True) -> Action:
    """What follows work: the market, the road unless it is left out, charity, a full hand."""
    plays: list[a.Play] = []
    sales: list[a.Sell] = []
    gifts: list[a.Charity] = []
    travels = False
    for answer in options:
        if isinstance(answer, a.Play):
            plays.append(answer)
        elif isinstance(answer, a.Sell):
            sales.append(answer)
        elif isinstance(answer, a.Charity):
            gifts.append(answer)
        elif isinstance(answer, a.Travel):
            travels = roads
    carried = _mule_or_road(table, plays, sales)
    if carried is not None:
        return carried
    if sales:
        return sales[-1]
    if travels:
        journey = _journey(table, seat)
        if journey is not None:
            return journey
    if gifts and may_give(table, seat):
        return gifts[0]
    return common(table, seat) or _surplus(table, seat, options) or a.DONE


def may_give(table: SienaTable, seat: int) -> bool:
    """Charity is for Merchants who will be Bankers all the same."""
    return table.money[seat] - 10 >= GIVER_PURSE


def _work(table: SienaTable, seat: int, plays: list[a.Play]) -> Action | None:
    """A Goods card whose workers let something be sold now; others are kept for a later turn."""
    peasant = table.status[seat] == PEASANT
    box = table.box
    workers = [0] * GOODS
    able: list[a.Play] = []
    for answer in plays:
        card = box.cards[answer.card]
        if card.type == GOODS_CARD or (card.type == JOURNEY and peasant):
            able.append(answer)
            for good in range(GOODS):
                workers[good] += card.workers[good]
    if not able:
        return None
    goods = CROPS if peasant else WARES
    wanted: list[int] = []
    for good in goods:
        if table.gone(good) or table.sold[good] or not workers[good]:
            continue
        open_now = table.ready[good] > 0 and table.rights >> good & 1
        if not open_now and (
            table.ready[good] or table.frames[good] + workers[good] >= box.frames[good]
        ):
            wanted.append(good)
    best: a.Play | None = None
    most = 0.0
    for answer in able:
        card = box.cards[answer.card]
        gain = 0.0
        for good in wanted:
            if card.workers[good]:
                gain += box.prices[good] + card.workers[good]
        if gain > most:
            best, most = answer, gain
    return best


def _mule_or_road(table: SienaTable, plays: list[a.Play], sales: list[a.Sell]) -> Action | None:
    """The Mule where it brings enough, Via Francigena with two units."""
    second = 0.0
    for good in CROPS:
        if table.rights >> good & 1 and table.ready[good] + table.sold[good] > 1:
            second += table.box.prices[good]
    for answer in plays:
        type_ = table.box.cards[answer.card].type
        if type_ == MULE and second >= LEAST_LOAD and not table.mule:
            return answer
        if type_ == FRANCIGENA and len(sales) >= 2:
            return answer
    return None


def _journey(table: SienaTable, seat: int) -> Action | None:
    """To the end of a road where the cards lead there, else a space that pays for a free hand."""
    cards = table.count(seat, JOURNEY)
    road = table.road[seat]
    if road != NO_ROAD:
        return a.TRAVEL[road]
    for road in (FIRENZE, AREZZO):
        if cards >= len(table.box.roads[road]):
            return a.TRAVEL[road]
    for kind in table.hands[seat]:
        workers = table.box.cards[kind].workers
        for good in WARES:
            if workers[good]:
                return None
    return a.TRAVEL[AREZZO]


def _surplus(table: SienaTable, seat: int, options: Sequence[Action]) -> Action | None:
    """A hand that is nearly full loses the card that is worth least."""
    if len(table.hands[seat]) < 6:
        return None
    best: a.Discard | None = None
    least = 0.0
    for answer in options:
        if isinstance(answer, a.Discard):
            value = worth(table, seat, answer.card)
            if best is None or value < least:
                best, least = answer, value
    return best


# Bankers


def walk(table: SienaTable, seat: int) -> Action:
    """Go where it pays most, greens counted as what they are worth."""
    box = table.box
    greens: list[a.Green] = []
    for answer in table.options():
        if isinstance(answer, a.Green):
            greens.append(answer)
    best, spend = 0, -1
    place = table.place[seat]
    gain = place_worth(table, seat, place)
    cost = 0.0
    for steps in range(1, DISTRICTS + 1):
        if place == box.tolomei and (steps > 1 or table.wed):
            cost += town.BRIDE_GIFT
            if cost > table.money[seat]:
                break
        from_servi = place == box.servi
        place = (place + 1) % DISTRICTS
        card = _cheapest(table, seat, greens, steps - table.points, place)
        if steps > table.points and card < 0:
            break
        used = 0.0 if card < 0 else spending(table, card)
        drawn_in = table.cubes > 0 and place == box.cerchia and not table.holds(seat, GIRLFRIENDS)
        net = _guest(table, seat) if drawn_in else place_worth(table, seat, place, card)
        if net - cost - used > gain:
            best, gain, spend = steps, net - cost - used, card
        if drawn_in:
            break
        if from_servi and place == box.cerchia:
            card = _cheapest(table, seat, greens, steps + 1 - table.points, INN)
            if steps + 1 <= table.points or card >= 0:
                used = 0.0 if card < 0 else spending(table, card)
                net = _guest(table, seat) - cost - used
                if net > gain:
                    best, gain, spend = steps, net, card
    here = table.place[seat] == box.cerchia and table.fresh[seat]
    if here and table.points and _guest(table, seat) > gain:
        return a.ENTER
    if best == 0:
        return common(table, seat) or a.HALT
    if spend >= 0:
        return a.GREEN[spend]
    if table.points and town.can_step(table, seat):
        return a.GO_ON
    return a.HALT


def _guest(table: SienaTable, seat: int) -> float:
    """What entering the Inn is worth."""
    return inn_worth(table, seat) - inn.COURTESAN_FLORINS * table.cubes


def _cheapest(table: SienaTable, seat: int, greens: list[a.Green], needed: int, goal: int) -> int:
    """The card that counts for least and takes them so far; none where none is needed."""
    best = -1
    least = 0.0
    if needed <= 0:
        return best
    for answer in greens:
        if table.box.cards[answer.card].green >= needed:
            counted = spending(table, answer.card)
            if goal < DISTRICTS:
                counted -= place_worth(table, seat, goal, answer.card)
            if best < 0 or counted < least:
                best, least = answer.card, counted
    return best
