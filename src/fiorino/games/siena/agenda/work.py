"""S11 to S18: turns of Peasants and Merchants, Via Francigena, charity and journeys."""

from fiorino.games.siena.agenda.standing import Standing, unless
from fiorino.games.siena.components import BANKER, CROPS, JOURNEY, MERCHANT, NO_ROAD, PEASANT
from fiorino.games.siena.rules import charity, country, journeys, town
from fiorino.games.siena.table import SienaTable


def is_the_same_player(at: Standing) -> str:
    """S11.1, S19.4: what a turn brings is the affair of whoever takes it."""
    below = at.below
    assert below is not None
    turn = Standing(at.table, below, None)
    return unless(
        at.seat == turn.seat, f"{at.name} is asked in the turn of {turn.name} (S11.1, S19.4)."
    )


def is_no_banker(at: Standing) -> str:
    """S11.12: Bankers do not work."""
    return unless(
        at.table.status[at.seat] != BANKER,
        f"{at.name} is a Banker and is asked what no Banker is asked (S11.12).",
    )


def is_a_peasant(at: Standing) -> str:
    """S16.1: only Peasants go on Via Francigena."""
    return unless(at.table.status[at.seat] == PEASANT, f"{at.name} is no Peasant (S16.1).")


def is_a_merchant(at: Standing) -> str:
    """S17.1, S18.1: only Merchants travel and give to charity."""
    return unless(
        at.table.status[at.seat] == MERCHANT,
        f"{at.name} is asked what only a Merchant is asked (S17.1, S18.1).",
    )


def is_rich_enough_to_rise(at: Standing) -> str:
    """S12.1, S12.2: the thresholds."""
    table = at.table
    needed = table.box.thresholds[table.status[at.seat]]
    return unless(table.money[at.seat] >= needed, f"rising takes {needed} Florins (S12.1, S12.2).")


def what_is_loaded_is_sold(at: Standing) -> str:
    """S16.2, S16.3: crops go on the road, and count as sold."""
    step, table = at.step, at.table
    assert isinstance(step, country.LoadRoad)
    for good in step.loaded:
        name = table.box.goods[good]
        if good not in CROPS:
            return f"only Corn, Wine and Oil go on Via Francigena, not {name} (S16.2)."
        if step.loaded.count(good) > min(table.sold[good], _units_of_a_kind(table)):
            return f"a unit on the road counts as sold; so much {name} is not (S16.3, S14.5)."
    return ""


def _units_of_a_kind(table: SienaTable) -> int:
    """S16.3: how many units of a good the road takes."""
    once = table.choices.mule_on_francigena == "one_of_each"
    return 1 if once else 1 + table.mule


def fato_pays(at: Standing) -> str:
    """S16.4 to S16.6, S20.8: one to six cards, and what a load pays for each."""
    step, table = at.step, at.table
    assert isinstance(step, country.Fato)
    most = table.box.fato_cards - 1
    if not 1 <= step.cards <= most:
        return f"1 to {most} Fato cards are drawn, not {step.cards} (S16.4)."
    if isinstance(at.below, town.Salimbeni | town.BankerRest):
        several = table.choices.salimbeni_cards == "several"
        if several != isinstance(at.below, town.Salimbeni):
            return "after a draw on Piazza Salimbeni another may follow, or none (S20.8)."
        if table.place[at.seat] != table.box.salimbeni:
            return f"{at.name} is not on Piazza Salimbeni (S20.8)."
        pay = table.box.fato_salimbeni
        return unless(step.each == pay, f"each card pays {pay} on Piazza Salimbeni (S20.8).")
    return is_a_peasant(at) or unless(
        step.each in _loads(table), f"no load pays {step.each} for each card (S16.6)."
    )


def _loads(table: SienaTable) -> list[int]:
    """What a Fato card can pay for some units on the road."""
    sums = [0]
    for pay in table.box.fato:
        sums = [
            total + units * pay for total in sums for units in range(_units_of_a_kind(table) + 1)
        ]
    return [total for total in sums if total]


def leg_leads_along_the_road(at: Standing) -> str:
    """S18.2 to S18.4, S18.8: Journey cards that have been played, no more than spaces are left."""
    step, table = at.step, at.table
    assert isinstance(step, journeys.Leg)
    if table.road[at.seat] not in (NO_ROAD, step.road):
        return f"{at.name} is on the other road (S18.3)."
    if table.road_closed:
        return f"the roads are closed to {at.name} in this turn (S18.8)."
    if len(step.named) > len(table.box.roads[step.road]) - table.space[at.seat]:
        return "the leg leads beyond the end of the road (S18.4)."
    for kind in step.named:
        card = table.box.cards[kind]
        if card.type != JOURNEY:
            return f"a leg is made of Journey cards, not of {card.name} (S18.2)."
        if step.named.count(kind) > table.discard[kind]:
            return f"{card.name} is played, so it lies in the discard pile (S11.6, S18.2)."
    return ""


def income_covers_charity(at: Standing) -> str:
    """S17.3, S17.5: asked after each income of 10 or more, if the table plays so."""
    step, table = at.step, at.table
    assert isinstance(step, charity.CharityOffer)
    if table.choices.charity_limit != "each_income":
        if not isinstance(at.below, country.OfferRise):
            return "charity is not asked for after each income at this table (S17.3)."
        if table.gave or step.income != table.eligible:
            return "at the end of the turn charity comes from all its income, once (S17.9)."
    return unless(
        10 <= step.income <= table.money[at.seat],
        f"an income of {step.income} covers no charity, or is more than {at.name} has (S17.5).",
    )


def space_can_be_cashed(at: Standing) -> str:
    """S18.7: on a space of a road that pays, short of its end."""
    table = at.table
    if table.choices.journey_stop != "leaves_after_cashing" or table.rules == 1:
        return "nobody decides about cashing at this table (S18.7)."
    road = table.road[at.seat]
    if road == NO_ROAD or not table.travelled:
        return f"{at.name} has not made a leg that ends on a road (S18.7)."
    paid = table.box.roads[road][table.space[at.seat] - 1]
    return unless(paid, f"the space of {at.name} pays nothing (S18.7).")


def senesi_are_left(at: Standing) -> str:
    """S17.7, S21.4: nobody gives for nothing."""
    return unless(at.table.senesi_left(), "no Senesi card is left (S17.7, S21.4).")


def senesi_are_drawn(at: Standing) -> str:
    """S17.1, S17.2, S21.3: for charity one, or the better of two; for a donation two of four."""
    step, table = at.step, at.table
    assert isinstance(step, charity.DrawSenesi | charity.KeepSenesi)
    donated = isinstance(at.below, town.BankerRest)
    if donated and not (table.donated[at.seat] and table.place[at.seat] == table.box.duomo):
        return f"{at.name} has not made a donation on the Duomo (S21.1)."
    fault = "" if donated else is_a_merchant(at)
    if fault:
        return fault
    keep = 2 if donated else 1
    if step.keep != keep or not all([1 <= value <= 4 for value in step.drawn]):
        return f"{keep} of Senesi cards worth 1 to 4 can be kept (S17.2, S21.3)."
    drawn = len(step.drawn)
    if isinstance(step, charity.DrawSenesi):
        if step.left < 1:
            return "no card is left to draw (S17.1, S21.3)."
        drawn += step.left
    elif not drawn:
        return "no card has been drawn to keep (S17.2, S21.3)."
    short = isinstance(step, charity.KeepSenesi) and not table.senesi_left()
    wanted = drawn == 4 if donated else drawn <= 2
    return unless(
        wanted or (short and drawn < 4), f"{drawn} cards are not drawn together (S17.2, S21.3)."
    )
