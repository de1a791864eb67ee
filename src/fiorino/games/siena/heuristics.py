"""Sensible Siena by rule of thumb: an answer to every decision, and a rough value of a table."""

from collections.abc import Sequence
from enum import StrEnum

from fiorino.core.protocol import Action, Heuristics, Reason, Seat, Table
from fiorino.games.siena import actions as a
from fiorino.games.siena import plans
from fiorino.games.siena.components import BANKER
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
from fiorino.games.siena.scoring import START, count
from fiorino.games.siena.table import SienaTable
from fiorino.games.siena.worths import (
    FATO_CARDS,
    LEAST_GAIN,
    LEAST_OFFER,
    LEAST_PURSE,
    POINT,
    SHAME,
    alms,
    best_ahead,
    cube_cost,
    donation_worth,
    inn_worth,
    most_for_artist,
    most_for_card,
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
        """Money, status, and points as Florins; those that every Banker starts with are in 40."""
        worth = table.money[seat] + 40.0 * table.status[seat]
        worth += sum([0.3 * table.box.cards[kind].green + 1 for kind in table.hands[seat]], 0.0)
        if table.status[seat] == BANKER:
            return worth + POINT * (sum([gained for _, gained in count(table)[seat]]) - START)
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
        return plans.country(table, seat)
    if isinstance(step, town.BankerMove):
        return plans.walk(table, seat)
    if isinstance(step, TakeCard):
        return _take(table, seat)
    if isinstance(step, auctions.Start):
        return _start(table, seat)
    if isinstance(step, auctions.CardBidding):
        return _bid(step.high + 1, most_for_card(table, seat, step.card))
    if isinstance(step, inn.ArtistBid):
        return _bid(step.least(table, step.seat), most_for_artist(table, step))
    if isinstance(step, town.BankerRest):
        return plans.common(table, seat) or a.DONE
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
        return a.RISE_OR_STAY[0]
    if isinstance(step, journeys.Leg):
        return options[0]
    if isinstance(step, journeys.CashOrStay):
        return _cash_or_stay(table, seat)
    if isinstance(step, ChooseFirst):
        return a.FIRST[seat]
    if isinstance(step, charity.CharityOffer):
        return options[-1] if plans.may_give(table, seat) else a.DECLINE
    if isinstance(step, beggar.Walk):
        return a.GO
    if isinstance(step, beggar.Beg):
        return _beg(table, seat, options)
    if isinstance(step, town.DonateOrNot):
        return options[0] if donation_worth(table, seat) > 0 else a.DECLINE
    if isinstance(step, town.DistrictCard):
        return options[-1]
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


def _beg(table: SienaTable, seat: int, options: Sequence[Action]) -> Action:
    guards = [answer for answer in options if isinstance(answer, a.Play)]
    if guards:
        return guards[0]
    return a.GIVE if alms(table, seat) <= cube_cost(table, seat) + SHAME else a.REFUSE
