"""What lies on what: every step of Siena, read from the ground up."""

from typing import Final

from fiorino.core.protocol import CHANCE
from fiorino.games.siena.agenda import course, town, work
from fiorino.games.siena.agenda.memory import memory_faults
from fiorino.games.siena.agenda.standing import AnyStep, Check, Standing, called
from fiorino.games.siena.rules import (
    auctions,
    beggar,
    buying,
    charity,
    country,
    inn,
    journeys,
    rounds,
)
from fiorino.games.siena.rules import town as streets
from fiorino.games.siena.table import SienaTable

LONGEST: Final = 10
"""No agenda has more steps: the longest, a turn with a walk and begging in it, has five."""

Kinds = tuple[type[AnyStep], ...]


class Footing:
    """What a step may lie on directly, and what must hold of it there."""

    def __init__(self, on: Kinds, *checks: Check) -> None:
        self.on: Final = on
        """Empty for a step that lies at the bottom."""
        self.checks: Final = checks

    def fault(self, at: Standing) -> str:
        """What is wrong with a step there, or ""."""
        if at.below is None and self.on:
            return f"it lies on {_listed(self.on)}, not at the bottom."
        if at.below is not None and not isinstance(at.below, self.on):
            where = f"on {_listed(self.on)}" if self.on else "at the bottom"
            return f"it lies {where}, not on {called(type(at.below))}."
        for check in self.checks:
            fault = check(at)
            if fault:
                return fault
        return ""


def _listed(kinds: Kinds) -> str:
    return " or ".join([called(kind) for kind in kinds])


def agenda_faults(table: SienaTable) -> list[str]:
    """What is impossible about an agenda: the first thing, since what lies above relies on it."""
    below: AnyStep | None = None
    for step in table.agenda:
        fault = FOOTING[type(step)].fault(Standing(table, step, below))
        if fault:
            return [f"{called(type(step))}: {fault}"]
        below = step
    found = memory_faults(table)
    top = table.agenda[-1]
    if not found and top.seat >= CHANCE and not top.options(table):
        return [f"{called(type(top))}: the question has no answer ({top.rule})."]
    return found


GROUND: Final[Kinds] = ()
ROUND: Final[Kinds] = (rounds.NameFirst,)
BUYING: Final[Kinds] = (buying.TakeCards,)
TURN: Final[Kinds] = (rounds.NextTurn,)
WORK: Final[Kinds] = (country.CountryTurn,)
REST: Final[Kinds] = (streets.BankerRest,)
GIVING: Final[Kinds] = (country.CountryTurn, country.OfferRise, streets.BankerRest)
"""Where Senesi cards are drawn: for charity, also at the end of the turn, and for a donation."""
PLAYING: Final[Kinds] = (country.CountryTurn, streets.BankerMove, streets.BankerRest)
"""Where cards are played that concern others: Courtesans and Calandrino."""

FOOTING: Final[dict[type[AnyStep], Footing]] = {
    rounds.DrawSeat: Footing(GROUND, course.is_before_the_rounds, course.lots_are_drawn),
    rounds.LeaveOut: Footing(
        (rounds.BeginRound,), course.is_before_the_rounds, course.cards_are_left_out
    ),
    rounds.LeaveOutCard: Footing((rounds.LeaveOut,), course.a_card_is_left_out),
    rounds.BeginRound: Footing(GROUND, course.is_before_a_round),
    rounds.Deal: Footing((rounds.SetInitiative,), course.cards_are_dealt),
    rounds.DealCard: Footing((rounds.SetInitiative,), course.cards_are_dealt),
    rounds.SetInitiative: Footing(BUYING, course.nobody_has_taken),
    rounds.NameFirst: Footing(GROUND, course.is_in_a_round),
    rounds.ChooseFirst: Footing(GROUND, course.is_in_a_round, course.is_on_the_lowest_row),
    rounds.NextTurn: Footing(GROUND, course.is_in_a_round, course.turns_are_left),
    buying.TakeCards: Footing((auctions.AuctionStar,), course.chances_are_left),
    buying.TakeCard: Footing(BUYING, course.has_the_chance),
    auctions.Start: Footing(
        GROUND, course.is_before_the_rounds, course.is_the_opening_auction, course.may_start
    ),
    auctions.FirstBid: Footing(
        GROUND, course.is_before_the_rounds, course.is_the_opening_auction, course.has_started
    ),
    auctions.OpeningBid: Footing(
        GROUND,
        course.is_before_the_rounds,
        course.is_the_opening_auction,
        course.bids_for_an_opening_card,
    ),
    auctions.AuctionStar: Footing(ROUND),
    auctions.StarBid: Footing(ROUND, course.bids_for_a_starred_card),
    country.CountryTurn: Footing(TURN, course.has_the_turn, work.is_no_banker),
    country.LoadRoad: Footing(
        WORK, work.is_the_same_player, work.is_a_peasant, work.what_is_loaded_is_sold
    ),
    country.Fato: Footing(
        (country.CountryTurn, streets.Salimbeni, streets.BankerRest),
        work.is_the_same_player,
        work.fato_pays,
    ),
    country.OfferRise: Footing(TURN, course.has_the_turn, work.is_no_banker),
    country.RiseOrStay: Footing(
        TURN, course.has_the_turn, work.is_no_banker, work.is_rich_enough_to_rise
    ),
    journeys.Leg: Footing(
        WORK, work.is_the_same_player, work.is_a_merchant, work.leg_leads_along_the_road
    ),
    journeys.CashOrStay: Footing(
        WORK, work.is_the_same_player, work.is_a_merchant, work.space_can_be_cashed
    ),
    charity.CharityOffer: Footing(
        (country.CountryTurn, country.OfferRise),
        work.is_the_same_player,
        work.is_a_merchant,
        work.income_covers_charity,
        work.senesi_are_left,
    ),
    charity.DrawSenesi: Footing(GIVING, work.is_the_same_player, work.senesi_are_drawn),
    charity.KeepSenesi: Footing(GIVING, work.is_the_same_player, work.senesi_are_drawn),
    streets.FirstStep: Footing(TURN, course.has_the_turn, town.is_a_banker, town.may_enter_the_inn),
    streets.BankerMove: Footing(TURN, course.has_the_turn, town.is_a_banker, town.can_move_on),
    streets.DistrictCard: Footing(REST, work.is_the_same_player, town.is_in_a_district_with_cards),
    streets.Salimbeni: Footing(REST, work.is_the_same_player, town.is_on_salimbeni),
    streets.DonateOrNot: Footing(
        REST, work.is_the_same_player, town.may_donate, work.senesi_are_left
    ),
    streets.BankerRest: Footing(
        TURN, course.has_the_turn, town.is_a_banker, town.has_left_the_wall
    ),
    streets.BuildOrNot: Footing(TURN, course.has_the_turn, town.is_a_banker, town.may_build),
    inn.DrawnIn: Footing(
        TURN,
        course.has_the_turn,
        town.is_a_banker,
        town.may_enter_the_inn,
        town.courtesans_wait,
        town.holds_girlfriends,
    ),
    inn.Settle: Footing((inn.OfferArtist,), work.is_the_same_player),
    inn.PayOrGirlfriends: Footing(
        (inn.OfferArtist,),
        work.is_the_same_player,
        town.girlfriends_save_paying,
        town.courtesans_wait,
        town.holds_girlfriends,
    ),
    inn.ChargeGuests: Footing(PLAYING, town.courtesans_wait, town.guests_pay_in_order),
    inn.PayForOne: Footing(
        PLAYING,
        town.girlfriends_save_paying,
        town.courtesans_wait,
        town.holds_girlfriends,
        town.guests_pay_in_order,
    ),
    inn.OfferArtist: Footing(REST, work.is_the_same_player, town.is_in_the_inn),
    inn.OpenOrNot: Footing(REST, work.is_the_same_player, town.is_in_the_inn, town.has_15_florins),
    inn.DrawArtist: Footing(REST, work.is_the_same_player, town.is_in_the_inn, town.has_15_florins),
    inn.ArtistFirstBid: Footing(
        REST,
        work.is_the_same_player,
        town.is_in_the_inn,
        town.has_15_florins,
        town.artist_is_opened,
    ),
    inn.ArtistBid: Footing(REST, town.bids_for_an_artist),
    beggar.Walk: Footing(PLAYING, work.is_the_same_player, town.walk_has_its_points),
    beggar.Wander: Footing(PLAYING, work.is_the_same_player, town.walk_leads_somewhere),
    beggar.BegFrom: Footing((beggar.Wander,), town.begs_in_order),
    beggar.Beg: Footing((beggar.BegFrom,), town.is_begged_from),
}
"""Every step that can lie on an agenda. Learners know a question by its place in this list."""
