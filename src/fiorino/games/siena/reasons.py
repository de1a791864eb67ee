"""Why a sensible player of Siena answers so: a key for each kind of reason, with its figures."""

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
from fiorino.games.siena.heuristics import (
    MERCHANT_PURSE,
    artist_limit,
    place_worth,
    point,
    worth,
)
from fiorino.games.siena.rules import auctions, beggar, charity, country, inn, journeys, town
from fiorino.games.siena.rules.buying import TakeCard, price
from fiorino.games.siena.rules.cards import INN_SET_FLORINS
from fiorino.games.siena.table import SienaTable

SIMPLE: dict[type[Action], str] = {
    a.Done: "done",
    a.Go: "go",
    a.Name: "name",
    a.Enter: "enter",
    a.OpenArtist: "open",
    a.PayUp: "pay",
}
"""Answers whose reason is always the same and has no figures."""
PLAYED: dict[int, str] = {
    GOODS_CARD: "workers",
    JOURNEY: "workers",
    MULE: "mule",
    FRANCIGENA: "francigena",
    CALANDRINO: "calandrino",
    COURTESAN: "courtesan",
    GUARDS: "guards",
    GIRLFRIENDS: "girlfriends",
}
"""Why a card of a type is played."""


def why(table: SienaTable, action: Action) -> Reason | None:
    """The reason for an answer to what is asked, or None where there is little to say."""
    if type(action) in SIMPLE:
        return Reason(SIMPLE[type(action)], {})
    if isinstance(action, a.First):
        return Reason("first-banker" if table.status[table.seat()] == BANKER else "first", {})
    if isinstance(action, a.CardAction):
        return _of_card(table, action)
    if isinstance(action, a.Bid | a.Pass | a.Decline):
        return _of_offer(table, action)
    if isinstance(action, a.NumberAction | a.GoodAction):
        return _of_goods(table, action)
    return _of_banker(table, action)


def _of_card(table: SienaTable, action: a.CardAction) -> Reason | None:
    """Taking, playing and discarding cards."""
    seat = table.seat()
    card = table.box.cards[action.card]
    named = {"card": card.name}
    value = worth(table, seat, action.card)
    if isinstance(action, a.Take):
        return Reason("take", {"worth": value, "coins": price(table, seat, action.card)}, named)
    if isinstance(action, a.StartAuction):
        return Reason("auction", {"worth": value}, named)
    if isinstance(action, a.Discard):
        return Reason("discard", {"worth": value}, named)
    if isinstance(action, a.Green):
        return Reason("green", {"green": card.green}, named)
    if isinstance(action, a.BuildWith):
        return _level(table, table.box.labour)
    if card.type == INN_CARD:
        return Reason("inn-set", {"coins": INN_SET_FLORINS})
    if isinstance(table.agenda[-1], town.DistrictCard):
        return Reason("district", {"coins": town.DISTRICT_CARD_FLORINS})
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
        return Reason("bid" if bid else "pass", figures, named)
    if isinstance(step, inn.ArtistFirstBid | inn.ArtistBid):
        value = artist_limit(table, seat, step.artist if step.seen >> seat & 1 else 0)
        least = inn.LEAST_FOR_ARTIST
        if isinstance(step, inn.ArtistBid):
            least = step.least(table, seat)
        figures = {"worth": value, "coins": bid or least}
        return Reason("artist-bid" if bid else "artist-pass", figures)
    if isinstance(step, TakeCard):
        return Reason("take-none", {})
    if isinstance(step, auctions.Start):
        return Reason("no-auction", {})
    if isinstance(step, charity.CharityOffer):
        return Reason("keep-income", {"coins": table.box.thresholds[1]})
    if isinstance(step, inn.OpenOrNot):
        return Reason("no-open", {})
    return Reason("decline", {})


def _of_goods(table: SienaTable, action: Action) -> Reason | None:
    """Selling, loading, drawing Fato, travelling and charity."""
    step = table.agenda[-1]
    box = table.box
    money = table.money[table.seat()]
    if isinstance(action, a.Sell):
        good = box.goods[action.good]
        return Reason("sell", {"coins": box.prices[action.good]}, {"good": good})
    if isinstance(action, a.Load):
        return Reason("load", {"coins": box.fato[action.good]}, {"good": box.goods[action.good]})
    if isinstance(action, a.DrawFato):
        each = box.fato_salimbeni
        if isinstance(step, country.LoadRoad):
            each = sum([box.fato[good] for good in step.loaded])
        safe = (box.fato_cards - action.number) / box.fato_cards
        coins = action.number * each
        figures = {"count": action.number, "chance": 100 * safe, "coins": coins}
        return Reason("fato", {**figures, "mean": safe * coins})
    if isinstance(action, a.Travel):
        return Reason("travel", {"coins": max(box.roads[action.number])}, _road(action.number))
    if isinstance(action, a.Charity):
        left = money - action.number
        return Reason("charity", {"coins": action.number, "left": left, "need": box.thresholds[1]})
    return None


def _road(road: int) -> dict[str, str]:
    return {"road": ROAD_NAMES[road]}


def _of_banker(table: SienaTable, action: Action) -> Reason | None:
    """Rising, alms, the walk through the town, the Duomo and the Tower."""
    seat = table.seat()
    money = table.money[seat]
    if isinstance(action, a.Rise):
        return Reason("rise", {"money": money})
    if isinstance(table.agenda[-1], journeys.CashOrStay):
        return _of_road(table, action)
    if isinstance(action, a.Stay):
        return Reason("stay", {"money": money, "coins": MERCHANT_PURSE})
    if isinstance(action, a.Give | a.Refuse):
        alms = beggar.RICH_ALMS if table.calandrino == INN else beggar.ALMS
        cube = table.stinginess[seat] + 1
        figures = {"coins": min(money, alms), "points": cube, "worth": point(table, seat) * cube}
        return Reason("give" if isinstance(action, a.Give) else "refuse", figures)
    if isinstance(action, a.Keep):
        return Reason("keep", {"points": sum(action.kept)})
    if isinstance(action, a.Donate):
        return Reason("donate", {"coins": town.donation(money)})
    if isinstance(action, a.Build):
        return _level(table, 0)
    if isinstance(action, a.GoOn | a.Halt):
        key = "step" if isinstance(action, a.GoOn) else "stop"
        return Reason(key, {"worth": _here(table, seat)})
    return None


def _of_road(table: SienaTable, action: Action) -> Reason:
    """Cashing a space of the road, or staying there for a better one."""
    seat = table.seat()
    pays, space = table.box.roads[table.road[seat]], table.space[seat]
    if isinstance(action, a.Cash):
        return Reason("cash", {"coins": pays[space - 1]})
    return Reason("stay-on-road", {"coins": max(pays[space:])})


def _here(table: SienaTable, seat: int) -> float:
    """Florins that stopping where one stands is worth; the Wall and the Inn are no Districts."""
    place = table.place[seat]
    return place_worth(table, seat, place) if place < INN else 0.0


def _level(table: SienaTable, saved: int) -> Reason:
    level = len(table.tower)
    coins = table.box.tower_costs[level] - saved
    return Reason("build", {"coins": coins, "points": table.box.tower_points[level]})
