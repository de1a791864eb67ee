"""S19 to S27: Bankers on the move, Districts, Duomo, Tower, Inn, Artists, and Calandrino."""

from fiorino.games.siena.agenda.course import bid_stands
from fiorino.games.siena.agenda.standing import Standing, ends_with, unless, whose_turn
from fiorino.games.siena.components import (
    BANKER,
    DISTRICTS,
    GIRLFRIENDS,
    INN,
    SEAT_NAMES,
    WALL,
)
from fiorino.games.siena.rules import beggar, inn
from fiorino.games.siena.rules.town import LEVEL_LIMIT, donation
from fiorino.games.siena.table import SienaTable


def is_a_banker(at: Standing) -> str:
    """S19: the town is for Bankers."""
    return unless(
        at.table.status[at.seat] == BANKER,
        f"{at.name} is asked what only a Banker is asked (S19).",
    )


def can_move_on(at: Standing) -> str:
    """S19.3, S19.7: from the Districts, after the compulsory step."""
    return unless(
        0 <= at.table.place[at.seat] < DISTRICTS,
        f"{at.name} cannot move on from there in this turn (S19.3, S19.7).",
    )


def has_left_the_wall(at: Standing) -> str:
    """S19.3: the compulsory step leads off the Wall."""
    return unless(
        at.table.place[at.seat] != WALL, f"{at.name} is on the Wall and has not moved (S19.3)."
    )


def may_enter_the_inn(at: Standing) -> str:
    """S22.1, S22.4: from Via delle Cerchia, after the lap."""
    table = at.table
    if table.place[at.seat] != table.box.cerchia:
        return f"{at.name} is not on Via delle Cerchia (S22.1)."
    return unless(table.fresh[at.seat], f"{at.name} has not come there from Via dei Servi (S22.4).")


def courtesans_wait(at: Standing) -> str:
    """S23.1: there is a cube in the Inn."""
    return unless(at.table.cubes > 0, "no Courtesan is in the Inn (S23.1).")


def holds_girlfriends(at: Standing) -> str:
    """S23.7: nobody is asked who has no choice."""
    holds = at.table.holds(at.seat, GIRLFRIENDS)
    return unless(holds, f"{at.name} holds no Girlfriends (S23.7).")


def girlfriends_save_paying(at: Standing) -> str:
    """S23.9: an option of the table."""
    saves = at.table.choices.girlfriends_in_inn == "save_paying"
    return unless(saves, "Girlfriends have no effect inside the Inn at this table (S23.9).")


def is_in_a_district_with_cards(at: Standing) -> str:
    """S20.6, S20.7: Banchi di Sotto or Via dei Servi."""
    there = at.table.place[at.seat] in (at.table.box.banchi, at.table.box.servi)
    return unless(there, f"{at.name} is in neither of these Districts (S20.6, S20.7).")


def is_on_salimbeni(at: Standing) -> str:
    """S20.8: Fato cards are drawn there."""
    there = at.table.place[at.seat] == at.table.box.salimbeni
    return unless(there, f"{at.name} is not on Piazza Salimbeni (S20.8).")


def may_donate(at: Standing) -> str:
    """S21.1, S21.2: on the Duomo, once in the game, with Florins enough."""
    table = at.table
    if table.place[at.seat] != table.box.duomo:
        return f"{at.name} is not on the Duomo (S21.1)."
    if table.donated[at.seat]:
        return f"{at.name} has made a donation already (S21.1)."
    return unless(
        donation(table.money[at.seat]), f"{at.name} has too little for a donation (S21.2)."
    )


def may_build(at: Standing) -> str:
    """S25.1, S25.5: on Torre del Mangia, with fewer than four levels."""
    table = at.table
    if table.place[at.seat] != table.box.torre:
        return f"{at.name} is not on Torre del Mangia (S25.1)."
    return unless(
        table.tower.count(at.seat) < LEVEL_LIMIT, f"{at.name} has built four levels (S25.5)."
    )


# The Inn: S22 to S24


def is_in_the_inn(at: Standing) -> str:
    """S22.6: who is asked there is there."""
    inside = at.table.place[at.seat] == INN
    return unless(inside, f"{at.name} is asked in the Inn but is not there (S22.6).")


def guests_pay_in_order(at: Standing) -> str:
    """S23.5, S23.12: the Bankers in the Inn, and whether one of them has paid."""
    step = at.step
    assert isinstance(step, inn.ChargeGuests | inn.PayForOne)
    left = list(step.guests)
    if isinstance(step, inn.PayForOne):
        left.insert(0, step.seat)
    inside = at.table.bankers_at(INN)
    if not inside or not ends_with(inside, left):
        return "the Bankers in the Inn pay in Initiative order (S23.5)."
    return unless(
        len(left) < len(inside) or not step.paid, "nobody can have paid before the first (S23.12)."
    )


def has_15_florins(at: Standing) -> str:
    """S24.2, S24.4: an Artist is opened with 15."""
    enough = at.table.money[at.seat] >= inn.LEAST_FOR_ARTIST
    return unless(enough, f"{at.name} has fewer than 15 Florins (S24.2).")


def artist_is_opened(at: Standing) -> str:
    """S24.3: the Bankers in the Inn, and nobody else, have seen the Artist."""
    step = at.step
    assert isinstance(step, inn.ArtistFirstBid)
    return unless(
        step.seen == _inside(at.table), "just the Bankers in the Inn have seen the Artist (S24.3)."
    )


def bids_for_an_artist(at: Standing) -> str:
    """S24.3 to S24.12: opened in the Inn with 15 or more."""
    step, below, table = at.step, at.below, at.table
    assert isinstance(step, inn.ArtistBid)
    assert below is not None
    if table.place[below.seat] != INN:
        return f"{SEAT_NAMES[below.seat]} is not in the Inn and opened no auction (S24.1)."
    if step.high < inn.LEAST_FOR_ARTIST:
        return "an Artist costs at least 15 (S24.4)."
    if _inside(table) & ~step.seen:
        return "the Bankers in the Inn have seen the Artist (S24.3)."
    return bid_stands(at)


def _inside(table: SienaTable) -> int:
    """The Bankers in the Inn, as bits."""
    return sum([1 << seat for seat in table.bankers_at(INN)])


# Calandrino: S26, S27


def walk_has_its_points(at: Standing) -> str:
    """S26.2, S26.3: three, and the greens of cards that are no longer in the hand."""
    step, table = at.step, at.table
    assert isinstance(step, beggar.Walk)
    named = max(0, table.box.hand_limit - 1 - len(table.hands[at.seat]))
    least = beggar.CALANDRINO_STEPS
    most = least + named * _highest_green(table)
    return unless(
        least <= step.points <= most,
        f"a walk has 3 points and the greens named, here {least} to {most} (S26.3).",
    )


def walk_leads_somewhere(at: Standing) -> str:
    """S26.3, S26.5 to S26.8: so many places are left; into the Inn just as many as it takes."""
    step, table = at.step, at.table
    assert isinstance(step, beggar.Wander)
    most = beggar.CALANDRINO_STEPS + (table.box.hand_limit - 1) * _highest_green(table)
    if not 0 <= step.left <= most:
        return f"Calandrino cannot walk {step.left} places; 0 to {most} can be left (S26.3)."
    if not step.into_inn:
        return ""
    arrives = step.left == beggar.way_to_inn(table) if step.left else table.calandrino == INN
    return unless(arrives, "Calandrino cannot walk so far into the Inn (S26.5 to S26.8).")


def _highest_green(table: SienaTable) -> int:
    return max([card.green for card in table.box.cards])


def begs_in_order(at: Standing) -> str:
    """S27.1: from the other Bankers where he is."""
    step = at.step
    assert isinstance(step, beggar.BegFrom)
    return unless(
        ends_with(_begged(at.table), step.begged),
        "Calandrino begs from the other Bankers where he is, in Initiative order (S27.1).",
    )


def is_begged_from(at: Standing) -> str:
    """S27.1, S27.4, S27.8: whose turn it is among them; on the Duomo nobody is asked."""
    below, table = at.below, at.table
    assert isinstance(below, beggar.BegFrom)
    if not ends_with(_begged(table), [at.seat, *below.begged]):
        return f"Calandrino does not beg from {at.name} now (S27.1)."
    return unless(table.calandrino != table.box.duomo, "on the Duomo they give unasked (S27.8).")


def _begged(table: SienaTable) -> list[int]:
    """The Bankers whom Calandrino begs from where he is."""
    return [seat for seat in table.bankers_at(table.calandrino) if seat != whose_turn(table)]
