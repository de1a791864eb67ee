"""What is impossible about a table of Siena, a sentence each."""

from collections import Counter
from typing import Final

from fiorino.games.siena.agenda.grammar import agenda_faults
from fiorino.games.siena.agenda.standing import artists_offered, last_round, senesi_drawn
from fiorino.games.siena.components import (
    BANKER,
    INN,
    LORENZETTI,
    MERCHANT,
    NO_ROAD,
    NOWHERE,
    PEASANT,
    SEAT_NAMES,
    WALL,
)
from fiorino.games.siena.rules import rounds, town
from fiorino.games.siena.table import SienaTable

RICHEST: Final = 100_000
LARGEST: Final = 1_000
"""What a purse and anything else that grows in a match have at most in a position."""


def faults(table: SienaTable) -> list[str]:
    """All that is impossible on the table; if nothing is, what is impossible about its agenda."""
    found = (
        _card_faults(table)
        + _seat_faults(table)
        + _point_faults(table)
        + _board_faults(table)
        + _ending_faults(table)
    )
    return found if found or not table.agenda else agenda_faults(table)


def excesses(table: SienaTable) -> list[str]:
    """Numbers that grow in a match, and are beyond any match."""
    found = []
    if max(*table.money, table.eligible) > RICHEST:
        found.append(f"Nobody has or earns more than {RICHEST:,} Florins.")
    grown = [*table.ready, *table.stinginess, table.cubes, table.points]
    if max(grown) > LARGEST:
        found.append(f"Of units, cubes and movement points there are at most {LARGEST:,}.")
    return found


def senesi_outside(table: SienaTable) -> Counter[int]:
    """How many Senesi cards of each value are outside the part of the deck that nobody knows."""
    out = Counter([value for value, _ in table.under])
    for kept in table.kept:
        out.update(kept)
    out.update(senesi_drawn(table))
    return out


def _board_faults(table: SienaTable) -> list[str]:
    found = _track_faults(table)
    for good, size in enumerate(table.box.frames):
        if not 0 <= table.frames[good] < size or table.ready[good] < 0:
            found.append(f"The frame of {table.box.goods[good]} holds fewer than {size} (S13.3).")
        if table.gone(good) and (table.frames[good] or table.ready[good]):
            found.append(f"Nobody can use {table.box.goods[good]} any more (S12.6, S12.7).")
    if table.calandrino not in range(INN + 1):
        found.append("Calandrino is on the ring or in the Inn (S26.4).")
    if len(table.tower) > len(table.box.tower_costs):
        found.append("The Tower has seven levels (S25.2).")
    elif table.agenda and len(table.tower) == len(table.box.tower_costs):
        found.append("The match is over: the Tower is complete (S29.1).")
    return found


def _track_faults(table: SienaTable) -> list[str]:
    """S3.4: until the lots are drawn some discs are missing; later none is."""
    if table.agenda and isinstance(table.agenda[0], rounds.DrawSeat):
        twice = len(set(table.pile)) < len(table.pile)
        return ["The pile of discs names a seat twice (S4.3)."] if twice else []
    everybody = list(range(table.players))
    found = []
    if sorted(table.pile) != everybody:
        found.append("The pile of discs must name every seat once (S4.3).")
    if sorted(table.order) != everybody:
        found.append("The Initiative track must name every seat once (S5.2).")
    return found


def _ending_faults(table: SienaTable) -> list[str]:
    """S29: a match that is over tells why, and truly."""
    if table.agenda:
        return ["A match that goes on has no ending yet (S29)."] if table.ending else []
    happened = {
        "tower": len(table.tower) == len(table.box.tower_costs),
        "lorenzetti": any([value == LORENZETTI for _, value, _ in table.engaged]),
        "last round": table.round == last_round(table),
    }
    if not table.ending:
        return ["A match that is over says in “ending” why (S29)."]
    if happened.get(table.ending, False):
        return []
    return [f"The ending “{table.ending}” did not happen (S29)."]


def _card_faults(table: SienaTable) -> list[str]:
    found = []
    introductory = table.choices.game == "introductory"
    held: Counter[int] = Counter(table.display)
    for seat, hand in enumerate(table.hands):
        held.update(hand)
        if len(hand) > table.box.hand_limit:
            found.append(f"{SEAT_NAMES[seat]} holds more than seven cards (S8.5).")
    in_deck = table.deck.counts(table.box.kinds)
    for kind, card in enumerate(table.box.cards):
        if card.starred and introductory and table.removed[kind] < card.copies:
            found.append(f"{card.name} is not in the Introductory game (S33.1).")
        there = held[kind] + in_deck[kind] + table.discard[kind] + table.removed[kind]
        if there != card.copies:
            found.append(f"There must be {card.copies} of {card.name}, not {there} (S2.1).")
    return found


def _seat_faults(table: SienaTable) -> list[str]:
    box = table.box
    found = []
    for seat in range(table.players):
        name = SEAT_NAMES[seat]
        if table.money[seat] < 0:
            found.append(f"{name} has less than nothing (S4.1).")
        banker = table.status[seat] == BANKER
        if (table.place[seat] != NOWHERE) != banker:
            found.append(f"{name} is in the town without being a Banker, or the reverse (S12.5).")
        if table.road[seat] != NO_ROAD:
            if table.status[seat] != MERCHANT:
                found.append(f"{name} is on a road but no Merchant (S18.1).")
            if not 1 <= table.space[seat] < len(box.roads[table.road[seat]]):
                found.append(f"{name} cannot stand on that space of the road (S18.6).")
        if table.status[seat] == PEASANT and table.kept[seat]:
            found.append(f"{name} keeps Senesi cards but is a Peasant (S17.1).")
        if table.fresh[seat] and table.place[seat] in (NOWHERE, WALL):
            found.append(f"{name} is not in the streets and has not walked to the Inn (S22.4).")
        if not banker and (seat in table.tower or table.donated[seat] or table.stinginess[seat]):
            found.append(f"{name} has done what only a Banker does (S21.1, S25.1, S27.1).")
        if table.tower.count(seat) > town.LEVEL_LIMIT:
            found.append(f"{name} has built more than four levels (S25.5).")
    return found


def _point_faults(table: SienaTable) -> list[str]:
    found = []
    out = senesi_outside(table)
    for value, copies in enumerate(table.box.senesi):
        if table.senesi[value] + out[value] != copies:
            there = table.senesi[value] + out[value]
            found.append(f"There must be {copies} Senesi worth {value}, not {there} (S2.13).")
    engaged = [value for _, value, _ in table.engaged]
    artists = sorted(table.artists + artists_offered(table) + engaged)
    if artists != list(range(1, LORENZETTI + 1)):
        found.append("There must be each of the eight Artists once (S2.15).")
    taken = LORENZETTI - len(table.artists)
    if taken <= 5 and LORENZETTI not in table.artists:
        found.append("Lorenzetti is not among the first five Artists (S3.7).")
    if table.agenda and LORENZETTI in engaged:
        found.append("The match is over: Lorenzetti is engaged (S29.2).")
    return found
