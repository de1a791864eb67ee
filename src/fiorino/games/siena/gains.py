"""What answers gain in Siena, in Florins, where rules of thumb have figures to compare them by."""

from collections.abc import Sequence

from fiorino.core.protocol import Action
from fiorino.games.siena import actions as a
from fiorino.games.siena.rules import auctions, beggar, country, inn, journeys, town
from fiorino.games.siena.rules.buying import TakeCard, price
from fiorino.games.siena.table import SienaTable
from fiorino.games.siena.worths import (
    LEAST_GAIN,
    LEAST_OFFER,
    LEAST_PURSE,
    SHAME,
    alms,
    best_ahead,
    cube_cost,
    most_for_artist,
    most_for_card,
    point,
    worth,
)


def gains(table: SienaTable) -> dict[Action, float]:
    """The gain of each answer worth comparing; nothing where there are no figures."""
    found = {}
    for action in _compared(table):
        gained = gain(table, action)
        if gained is not None:
            found[action] = gained
    return found


def _compared(table: SienaTable) -> Sequence[Action]:
    """All answers, but of many bids only the lowest: every Florin more is one less."""
    options = table.options()
    bids = [action for action in options if isinstance(action, a.Bid)]
    return [action for action in options if action not in bids[1:]]


def gain(table: SienaTable, action: Action) -> float | None:
    """What an answer gains against the way out of the question, or None without a figure."""
    step = table.agenda[-1]
    seat = table.seat()
    if isinstance(action, a.Pass | a.Decline):
        is_compared = isinstance(
            step,
            TakeCard
            | auctions.Start
            | auctions.OpeningBid
            | auctions.StarBid
            | inn.ArtistBid
            | town.Salimbeni,
        )
        return 0.0 if is_compared else None
    if isinstance(action, a.Take):
        return worth(table, seat, action.card) - price(table, seat, action.card) - LEAST_GAIN
    if isinstance(action, a.StartAuction):
        value = worth(table, seat, action.card)
        return (value if table.money[seat] >= LEAST_PURSE else min(0.0, value)) - LEAST_OFFER
    if isinstance(action, a.Bid):
        return _by_bid(table, action.number)
    if isinstance(action, a.DrawFato):
        return _by_fato(table, action.number)
    if isinstance(action, a.Keep):
        return point(table, seat) * sum(action.kept)
    if isinstance(step, beggar.Beg):
        return _by_alms(table, action)
    if isinstance(step, journeys.CashOrStay):
        pays = table.box.roads[table.road[seat]][table.space[seat] - 1]
        return float(pays) if isinstance(action, a.Cash) else best_ahead(table, seat) / 2
    return None


def _by_bid(table: SienaTable, bid: int) -> float | None:
    """How far a bid is below the highest that makes sense."""
    step = table.agenda[-1]
    if isinstance(step, auctions.OpeningBid | auctions.StarBid | auctions.FirstBid):
        return most_for_card(table, step.seat, step.card) - bid
    if isinstance(step, inn.ArtistBid):
        return most_for_artist(table, step) - bid
    return None


def _by_fato(table: SienaTable, cards: int) -> float | None:
    """What so many Fato cards pay on average."""
    step = table.agenda[-1]
    box = table.box
    if isinstance(step, town.Salimbeni):
        each = box.fato_salimbeni
    elif isinstance(step, country.LoadRoad) and not isinstance(table.options()[0], a.Load):
        each = sum([box.fato[good] for good in step.loaded])
    else:
        return None
    return each * cards * (box.fato_cards - cards) / box.fato_cards


def _by_alms(table: SienaTable, action: Action) -> float:
    """What it costs to give, to refuse, or to send Calandrino away."""
    seat = table.seat()
    if isinstance(action, a.Give):
        return -alms(table, seat)
    return -cube_cost(table, seat) - SHAME if isinstance(action, a.Refuse) else 0.0
