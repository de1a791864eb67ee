"""What a position may leave out of its agenda: what the steps that it names usually lie on."""

from typing import Final

from fiorino.core.protocol import Seat
from fiorino.games.siena.agenda.grammar import FOOTING
from fiorino.games.siena.agenda.standing import AnyStep, actor, whose_turn
from fiorino.games.siena.components import BANKER, INN, WALL
from fiorino.games.siena.rules import (
    auctions,
    beggar,
    buying,
    charity,
    country,
    inn,
    journeys,
    rounds,
    town,
)
from fiorino.games.siena.table import SienaTable

GUESTS: Final = (inn.ChargeGuests, inn.PayForOne, beggar.BegFrom, beggar.Beg)
"""Steps that ask others than whoever has the turn, and do not tell who that is."""


def lay(table: SienaTable, step: AnyStep) -> None:
    """Put a step on the agenda, and under it whatever it lies on and nobody wrote.

    A turn that stands on nothing is the last of its round.
    """
    if not table.agenda and isinstance(step, GUESTS):
        lay(table, _turn(table, _another(table, step)))
    top = table.agenda[-1] if table.agenda else None
    kinds = FOOTING[type(step)].on
    lies = isinstance(top, kinds) if top is not None else not kinds
    if not lies:
        below = _usual(table, step)
        if below is not None:
            lay(table, below)
    table.agenda.append(step)


def _usual(table: SienaTable, step: AnyStep) -> AnyStep | None:
    """What a step usually lies on; None where that cannot be told, or is the bottom."""
    seat = Seat(actor(step))
    if isinstance(step, rounds.LeaveOut):
        return rounds.BeginRound()
    if isinstance(step, rounds.LeaveOutCard):
        return rounds.LeaveOut(0)
    if isinstance(step, rounds.Deal | rounds.DealCard):
        return rounds.SetInitiative()
    if isinstance(step, rounds.SetInitiative):
        return buying.TakeCards(0)
    if isinstance(step, buying.TakeCards):
        return auctions.AuctionStar()
    if isinstance(step, buying.TakeCard):
        return _last_chance(table, seat)
    if isinstance(step, auctions.AuctionStar | auctions.StarBid):
        return rounds.NameFirst()
    if isinstance(step, country.LoadRoad | journeys.Leg | charity.CharityOffer):
        return country.CountryTurn(seat)
    if isinstance(step, inn.Settle | inn.PayOrGirlfriends):
        return inn.OfferArtist(seat)
    if isinstance(step, inn.ArtistBid):
        return town.BankerRest(_opener(table, step))
    if isinstance(step, country.Fato) and table.status[seat] == BANKER:
        return town.Salimbeni(seat)
    if isinstance(step, beggar.Beg):
        return beggar.BegFrom(_begged_after(table, seat))
    if isinstance(step, beggar.BegFrom):
        mover = whose_turn(table)
        return None if mover is None else beggar.Wander(Seat(mover), 0, 0)
    if rounds.NextTurn in FOOTING[type(step)].on:
        return rounds.NextTurn(0, 0)
    if not FOOTING[type(step)].on or isinstance(step, GUESTS):
        return None
    return _turn(table, seat)


def _turn(table: SienaTable, seat: Seat) -> AnyStep:
    """The turn of a player, by status."""
    banker = table.status[seat] == BANKER
    return town.BankerRest(seat) if banker else country.CountryTurn(seat)


def _last_chance(table: SienaTable, seat: Seat) -> AnyStep | None:
    if seat not in table.order:
        return None
    return buying.TakeCards(table.players + table.order.index(seat) + 1)


def _opener(table: SienaTable, step: inn.ArtistBid) -> Seat:
    """A Banker in the Inn: the holder of the bid, if in the Inn."""
    inside = [seat for seat in table.order if table.place[seat] == INN]
    return Seat(inside[0] if inside and step.holder not in inside else step.holder)


def _another(table: SienaTable, step: AnyStep) -> Seat:
    """Whose turn it may be when guests are asked: the first who is none, and has left the Wall."""
    asked: list[int] = [step.seat]
    if isinstance(step, inn.ChargeGuests | inn.PayForOne):
        asked += step.guests
    if isinstance(step, beggar.BegFrom):
        asked += step.begged
    others = [seat for seat in table.order if seat not in asked and table.place[seat] != WALL]
    return Seat(others[0] if others else 0)


def _begged_after(table: SienaTable, seat: Seat) -> tuple[int, ...]:
    """The other Bankers where Calandrino is who come after this one."""
    mover = whose_turn(table)
    here = [other for other in table.bankers_at(table.calandrino) if other != mover]
    return tuple(here[here.index(seat) + 1 :]) if seat in here else ()
