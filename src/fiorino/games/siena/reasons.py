"""Why a sensible player of Siena answers so: a key for each kind of reason, with its figures."""

from collections.abc import Sequence
from enum import StrEnum

from fiorino.core.protocol import Action, Reason
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import (
    BANKER,
    CALANDRINO,
    COURTESAN,
    FRANCIGENA,
    GIRLFRIENDS,
    GOODS_CARD,
    GUARDS,
    INN,
    INN_CARD,
    JOURNEY,
    MULE,
    ROAD_NAMES,
)
from fiorino.games.siena.rules import auctions, charity, country, inn, journeys, town
from fiorino.games.siena.rules.buying import TakeCard, price
from fiorino.games.siena.rules.cards import INN_SET_FLORINS
from fiorino.games.siena.table import SienaTable
from fiorino.games.siena.worths import (
    alms,
    artist_limit,
    cube_cost,
    place_worth,
    worth,
)


class Why(StrEnum):
    """The keys of all reasons."""

    DONE = "done"
    GO = "go"
    NAME = "name"
    ENTER = "enter"
    OPEN = "open"
    PAY = "pay"
    WORKERS = "workers"
    MULE = "mule"
    FRANCIGENA = "francigena"
    CALANDRINO = "calandrino"
    COURTESAN = "courtesan"
    GUARDS = "guards"
    GIRLFRIENDS = "girlfriends"
    FIRST = "first"
    FIRST_BANKER = "first-banker"
    TAKE = "take"
    TAKE_OTHER = "take-other"
    TAKE_NONE = "take-none"
    AUCTION = "auction"
    AUCTION_OTHER = "auction-other"
    NO_AUCTION = "no-auction"
    BID = "bid"
    PASS = "pass"
    ARTIST_BID = "artist-bid"
    ARTIST_PASS = "artist-pass"
    KEEP_INCOME = "keep-income"
    NO_OPEN = "no-open"
    DECLINE = "decline"
    DISCARD = "discard"
    GREEN = "green"
    INN_SET = "inn-set"
    DISTRICT = "district"
    SELL = "sell"
    LOAD = "load"
    FATO = "fato"
    FATO_OTHER = "fato-other"
    TRAVEL = "travel"
    CHARITY = "charity"
    RISE = "rise"
    GIVE = "give"
    REFUSE = "refuse"
    KEEP = "keep"
    DONATE = "donate"
    BUILD = "build"
    STEP = "step"
    STOP = "stop"
    CASH = "cash"
    STAY_ON_ROAD = "stay-on-road"


SIMPLE: dict[type[Action], Why] = {
    a.Done: Why.DONE,
    a.Go: Why.GO,
    a.Name: Why.NAME,
    a.Enter: Why.ENTER,
    a.OpenArtist: Why.OPEN,
    a.PayUp: Why.PAY,
}
"""Answers whose reason is always the same and has no figures."""
PLAYED: dict[int, Why] = {
    GOODS_CARD: Why.WORKERS,
    JOURNEY: Why.WORKERS,
    MULE: Why.MULE,
    FRANCIGENA: Why.FRANCIGENA,
    CALANDRINO: Why.CALANDRINO,
    COURTESAN: Why.COURTESAN,
    GUARDS: Why.GUARDS,
    GIRLFRIENDS: Why.GIRLFRIENDS,
}
"""Why a card of a type is played."""
OTHERWISE: dict[str, Why] = {
    Why.TAKE: Why.TAKE_OTHER,
    Why.AUCTION: Why.AUCTION_OTHER,
    Why.FATO: Why.FATO_OTHER,
}
"""What is said instead of an answer that is not the best of its kind."""


def why(table: SienaTable, action: Action, best: Action) -> Sequence[Reason]:
    """What speaks for or against an answer, where this one is the best."""
    reason = _for(table, action) if action == best else _beside(table, action, best)
    return () if reason is None else (reason,)


def _for(table: SienaTable, action: Action) -> Reason | None:
    """Why an answer is the best one, or None where there is little to say."""
    if type(action) in SIMPLE:
        return Reason(SIMPLE[type(action)], {})
    if isinstance(action, a.First):
        is_banker = table.status[table.seat()] == BANKER
        return Reason(Why.FIRST_BANKER if is_banker else Why.FIRST, {})
    if isinstance(action, a.CardAction):
        return _of_card(table, action)
    if isinstance(action, a.Bid | a.Pass | a.Decline):
        return _of_offer(table, action)
    if isinstance(action, a.NumberAction | a.GoodAction):
        return _of_goods(table, action)
    return _of_banker(table, action)


def _beside(table: SienaTable, action: Action, best: Action) -> Reason | None:
    """What can be said of an answer that is not the best: its figures, or why another is."""
    if isinstance(action, a.Bid | a.Pass) and isinstance(best, a.Bid | a.Pass):
        return _for(table, best)
    if isinstance(action, a.Give | a.Refuse) and isinstance(best, a.Give | a.Refuse):
        return _for(table, best)
    if not isinstance(action, a.Take | a.StartAuction | a.DrawFato | a.Sell | a.Load | a.Travel):
        return None
    reason = _for(table, action)
    if reason is None or reason.key not in OTHERWISE:
        return reason
    return Reason(OTHERWISE[reason.key], reason.figures, reason.things)


def _of_card(table: SienaTable, action: a.CardAction) -> Reason | None:
    """Taking, playing and discarding cards."""
    seat = table.seat()
    card = table.box.cards[action.card]
    named = {"card": card.name}
    value = worth(table, seat, action.card)
    if isinstance(action, a.Take):
        return Reason(Why.TAKE, {"worth": value, "coins": price(table, seat, action.card)}, named)
    if isinstance(action, a.StartAuction):
        return Reason(Why.AUCTION, {"worth": value}, named)
    if isinstance(action, a.Discard):
        return Reason(Why.DISCARD, {"worth": value}, named)
    if isinstance(action, a.Green):
        return Reason(Why.GREEN, {"green": card.green}, named)
    if isinstance(action, a.BuildWith):
        return _level(table, table.box.labour)
    if card.type == INN_CARD:
        return Reason(Why.INN_SET, {"coins": INN_SET_FLORINS})
    if isinstance(table.agenda[-1], town.DistrictCard):
        return Reason(Why.DISTRICT, {"coins": town.DISTRICT_CARD_FLORINS})
    key = PLAYED.get(card.type)
    return Reason(key, {}, named) if key else None


def _of_offer(table: SienaTable, action: Action) -> Reason | None:
    """Bids, passes, and what is declined."""
    step = table.agenda[-1]
    seat = table.seat()
    bid = action.number if isinstance(action, a.Bid) else 0
    if isinstance(step, auctions.FirstBid | auctions.CardBidding):
        high = 0 if isinstance(step, auctions.FirstBid) else step.high
        figures = {"worth": worth(table, seat, step.card), "coins": bid or high + 1}
        named = {"card": table.box.cards[step.card].name}
        return Reason(Why.BID if bid else Why.PASS, figures, named)
    if isinstance(step, inn.ArtistFirstBid | inn.ArtistBid):
        value = artist_limit(table, seat, step.artist if step.seen >> seat & 1 else 0)
        least = inn.LEAST_FOR_ARTIST
        if isinstance(step, inn.ArtistBid):
            least = step.least(table, seat)
        figures = {"worth": value, "coins": bid or least}
        return Reason(Why.ARTIST_BID if bid else Why.ARTIST_PASS, figures)
    if isinstance(step, TakeCard):
        return Reason(Why.TAKE_NONE, {})
    if isinstance(step, auctions.Start):
        return Reason(Why.NO_AUCTION, {})
    if isinstance(step, charity.CharityOffer):
        return Reason(Why.KEEP_INCOME, {"coins": table.box.thresholds[1]})
    if isinstance(step, inn.OpenOrNot):
        return Reason(Why.NO_OPEN, {})
    return Reason(Why.DECLINE, {})


def _of_goods(table: SienaTable, action: Action) -> Reason | None:
    """Selling, loading, drawing Fato, travelling and charity."""
    step = table.agenda[-1]
    box = table.box
    money = table.money[table.seat()]
    if isinstance(action, a.Sell):
        good = box.goods[action.good]
        return Reason(Why.SELL, {"coins": box.prices[action.good]}, {"good": good})
    if isinstance(action, a.Load):
        return Reason(Why.LOAD, {"coins": box.fato[action.good]}, {"good": box.goods[action.good]})
    if isinstance(action, a.DrawFato):
        each = box.fato_salimbeni
        if isinstance(step, country.LoadRoad):
            each = sum([box.fato[good] for good in step.loaded])
        safe = (box.fato_cards - action.number) / box.fato_cards
        coins = action.number * each
        figures = {"count": action.number, "chance": 100 * safe, "coins": coins}
        return Reason(Why.FATO, {**figures, "mean": safe * coins})
    if isinstance(action, a.Travel):
        return Reason(Why.TRAVEL, {"coins": max(box.roads[action.number])}, _road(action.number))
    if isinstance(action, a.Charity):
        left = money - action.number
        figures = {"coins": action.number, "left": left, "need": box.thresholds[1]}
        return Reason(Why.CHARITY, figures)
    return None


def _road(road: int) -> dict[str, str]:
    return {"road": ROAD_NAMES[road]}


def _of_banker(table: SienaTable, action: Action) -> Reason | None:
    """Rising, alms, the walk through the town, the Duomo and the Tower."""
    seat = table.seat()
    money = table.money[seat]
    if isinstance(action, a.Rise):
        return Reason(Why.RISE, {"money": money})
    if isinstance(table.agenda[-1], journeys.CashOrStay):
        return _of_road(table, action)
    if isinstance(action, a.Give | a.Refuse):
        figures = {
            "coins": alms(table, seat),
            "points": table.stinginess[seat] + 1,
            "worth": cube_cost(table, seat),
        }
        return Reason(Why.GIVE if isinstance(action, a.Give) else Why.REFUSE, figures)
    if isinstance(action, a.Keep):
        return Reason(Why.KEEP, {"points": sum(action.kept)})
    if isinstance(action, a.Donate):
        return Reason(Why.DONATE, {"coins": town.donation(money)})
    if isinstance(action, a.Build):
        return _level(table, 0)
    if isinstance(action, a.GoOn | a.Halt):
        key = Why.STEP if isinstance(action, a.GoOn) else Why.STOP
        return Reason(key, {"worth": _here(table, seat)})
    return None


def _of_road(table: SienaTable, action: Action) -> Reason:
    """Cashing a space of the road, or staying there for a better one."""
    seat = table.seat()
    pays, space = table.box.roads[table.road[seat]], table.space[seat]
    if isinstance(action, a.Cash):
        return Reason(Why.CASH, {"coins": pays[space - 1]})
    return Reason(Why.STAY_ON_ROAD, {"coins": max(pays[space:])})


def _here(table: SienaTable, seat: int) -> float:
    """Florins that stopping where one stands is worth; the Wall and the Inn are no Districts."""
    place = table.place[seat]
    return place_worth(table, seat, place) if place < INN else 0.0


def _level(table: SienaTable, saved: int) -> Reason:
    level = len(table.tower)
    coins = table.box.tower_costs[level] - saved
    return Reason(Why.BUILD, {"coins": coins, "points": table.box.tower_points[level]})
