"""What Siena brings to a search: quick answers, contenders, and numbers that describe a table."""

from collections.abc import Sequence
from typing import Final

from fiorino.core.compiling import mypyc_attr
from fiorino.core.lookahead import Lookahead
from fiorino.core.protocol import Action, Table
from fiorino.games.siena import actions as a
from fiorino.games.siena.components import (
    BANKER,
    FIRENZE,
    GOODS,
    INN,
    JOURNEY,
    LORENZETTI,
    MULE,
    NO_ROAD,
    SALIMBENI,
    SERVI,
    WALL,
)
from fiorino.games.siena.foresight import foresee
from fiorino.games.siena.heuristics import advise
from fiorino.games.siena.rules import auctions, charity, country, inn, town
from fiorino.games.siena.table import SienaTable
from fiorino.games.siena.worths import RESERVE, worth

SEAT_NUMBERS: Final = 49
TABLE_NUMBERS: Final = 69

_LEVELS: Final = 7
RASH: Final = 1.2
"""How many times what a card is worth by the rule of thumb a search considers to bid for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SienaLookahead(Lookahead):
    """Rounds are the stretches; a table is described before its cards are dealt."""

    def quick(self, table: Table) -> Action:
        assert isinstance(table, SienaTable)
        return foresee(table)

    def contenders(self, table: Table) -> Sequence[Action]:
        assert isinstance(table, SienaTable)
        return contenders(table)

    def looks(self, table: Table) -> Sequence[Action]:
        assert isinstance(table, SienaTable)
        step = table.agenda[-1]
        if not isinstance(step, inn.ArtistBid) or step.seen >> step.seat & 1:
            return ()
        return inn.looks(table, step.seat)

    def secret(self, table: Table) -> int:
        assert isinstance(table, SienaTable)
        step = table.agenda[-1]
        return step.artist if isinstance(step, inn.ArtistBid) else 0

    def stretch(self, table: Table) -> int:
        assert isinstance(table, SienaTable)
        return table.round

    def size(self, players: int) -> tuple[int, int]:
        return SEAT_NUMBERS, TABLE_NUMBERS

    def describe(self, table: Table, numbers: list[float]) -> list[int]:
        assert isinstance(table, SienaTable)
        ranked = table.ranking()
        for seat in ranked:
            _describe_seat(table, seat, numbers)
        _describe_table(table, numbers)
        _describe_options(table, numbers)
        return ranked


def contenders(table: SienaTable) -> Sequence[Action]:
    """All answers that may be good; of bids the lowest, of discards the card worth least.

    Nobody is done while a unit can be sold: another would sell it.
    """
    step = table.agenda[-1]
    if isinstance(step, charity.KeepSenesi | town.DistrictCard | auctions.FirstBid):
        return (advise(table),)
    options = table.options()
    if isinstance(step, inn.ArtistFirstBid):
        return options[:1]
    if isinstance(step, auctions.CardBidding):
        if step.least(table, step.seat) > most_sensible(table, step):
            return (a.PASS,)
    if isinstance(step, auctions.CardBidding | inn.ArtistBid):
        return [answer for answer in options if isinstance(answer, a.Pass)] + [
            answer for answer in options if isinstance(answer, a.Bid)
        ][:1]
    if isinstance(step, country.CountryTurn | town.BankerMove | town.BankerRest):
        kept: list[Action] = []
        thrown: a.Discard | None = None
        least = 0.0
        seat = int(step.seat)
        sells = False
        for answer in options:
            sells = sells or isinstance(answer, a.Sell)
        for answer in options:
            if sells and isinstance(answer, a.Done):
                continue
            if isinstance(answer, a.Discard):
                value = worth(table, seat, answer.card)
                if thrown is None or value < least:
                    thrown, least = answer, value
            else:
                kept.append(answer)
        if thrown is not None and len(table.hands[seat]) >= 6:
            kept.append(thrown)
        return kept
    return options


def most_sensible(table: SienaTable, step: auctions.CardBidding) -> float:
    """The most that a search considers to bid: Peasants and Merchants need something to live on.

    Nets have seen few tables of the ruined, and hope for too much there.
    """
    seat = int(step.seat)
    if table.status[seat] == BANKER:
        return float(a.HIGHEST_BID)
    return min(table.money[seat] - RESERVE, RASH * worth(table, seat, step.card))


def _describe_seat(table: SienaTable, seat: int, numbers: list[float]) -> None:
    box = table.box
    money = table.money[seat]
    status = table.status[seat]
    add = numbers.append
    add(money / 60)
    add(min(money, 30) / 30)
    add(min(money, 80) / 80)
    add(max(0, money - 80) / 60)
    for each in range(3):
        add(1.0 if status == each else 0.0)
    senesi = 0
    for value in table.kept[seat]:
        senesi += value
    artists = 0
    for owner, value, _ in table.engaged:
        if owner == seat:
            artists += value
    levels = 0
    built = 0
    for level, builder in enumerate(table.tower):
        if builder == seat:
            levels += 1
            built += box.tower_points[level]
    cubes = table.stinginess[seat]
    add(senesi / 10)
    add(artists / 10)
    add(built / 10)
    add(levels / 4)
    add(cubes * (cubes + 1) / 10)
    add(float(table.donated[seat]))
    place = table.place[seat]
    for each in range(WALL + 1):
        add(1.0 if place == each else 0.0)
    add(float(table.fresh[seat]))
    road = table.road[seat]
    space = 0 if road == NO_ROAD else table.space[seat] + (0 if road == FIRENZE else 2)
    for each in range(1, 4):
        add(1.0 if space == each else 0.0)
    _describe_hand(table, seat, numbers)


def _describe_hand(table: SienaTable, seat: int, numbers: list[float]) -> None:
    workers = [0] * GOODS
    types = [0] * (SERVI + 1)
    greens = 0
    highest = 0
    for kind in table.hands[seat]:
        card = table.box.cards[kind]
        types[card.type] += 1
        greens += card.green
        highest = max(highest, card.green)
        if card.type <= JOURNEY:
            for good in range(GOODS):
                workers[good] += card.workers[good]
    add = numbers.append
    for good in range(GOODS):
        add(workers[good] / 4)
    for type_ in range(JOURNEY, SERVI + 1):
        add(types[type_] / 2)
    add(len(table.hands[seat]) / 7)
    add(greens / 12)
    add(highest / 6)


def _describe_table(table: SienaTable, numbers: list[float]) -> None:
    box = table.box
    add = numbers.append
    advanced = table.choices.game == "advanced"
    left = 0 if advanced else box.last_round - table.round + 1
    add(min(table.round, 30) / 20)
    add(left / 20)
    for each in range(1, 4):
        add(1.0 if left == each else 0.0)
    add(1.0 if advanced else 0.0)
    add(1.0 if table.choices.game == "introductory" else 0.0)
    for good in range(GOODS):
        add(table.frames[good] / box.frames[good])
    for good in range(GOODS):
        add(table.ready[good] / 2)
    lowest = min(table.status)
    add(1.0 if lowest > 0 else 0.0)
    add(1.0 if lowest == BANKER else 0.0)
    for place in range(INN + 1):
        add(1.0 if table.calandrino == place else 0.0)
    add(table.cubes / 2)
    for level in range(_LEVELS):
        add(1.0 if len(table.tower) == level else 0.0)
    for count in range(1, LORENZETTI + 1):
        add(1.0 if len(table.artists) == count else 0.0)
    add(table.senesi_left() / 26)
    starred = [0] * (SALIMBENI + 1)
    for kind in table.display:
        starred[box.cards[kind].type] += 1
    for type_ in range(MULE, SALIMBENI + 1):
        add(float(starred[type_]))


def _describe_options(table: SienaTable, numbers: list[float]) -> None:
    chosen = table.choices
    for other in (
        chosen.exact_fill_sale == "no_right",
        chosen.selling == "compulsory",
        chosen.charity_limit == "each_income",
        chosen.charity_income == "all_but_inn_set",
        chosen.charity_income == "all_income",
        chosen.journey_stop == "leaves_after_cashing",
        chosen.journey_again == "this_turn",
        chosen.journey_pay == "at_rest",
        chosen.journey_cards == "merchants_only",
        chosen.inn_cards_for_20 == "one_unless_banker",
        chosen.salimbeni_cards == "one",
        chosen.mule_on_francigena == "one_of_each",
        chosen.girlfriends_in_inn == "save_paying",
        chosen.artist_opening_bid == "exactly_15",
        chosen.stinginess == "across_players",
        chosen.two_player_poorest == "loses_2",
    ):
        numbers.append(1.0 if other else 0.0)
