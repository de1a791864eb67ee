"""A table as plain JSON that a person can write; docs/positions.md tells every field."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fiorino.core.codec import FAR, Codec, Reader, encode
from fiorino.core.errors import BadPosition
from fiorino.core.flow import Step
from fiorino.core.game import Setup
from fiorino.core.protocol import Json, Seat
from fiorino.games.medici_vs_strozzi.agenda import FOOTING, agenda_faults
from fiorino.games.medici_vs_strozzi.components import NO_HARBOR, SEATS, SHIPS, MediciBox
from fiorino.games.medici_vs_strozzi.table import MediciTable, empty_table

STEPS: Final = Codec("step", FOOTING)
RICHEST: Final = 100_000
"""What a purse or a debt has at most in a position."""
MOST_STEPS: Final = 10


def encode_table(table: MediciTable) -> dict[str, Json]:
    """Everything on the table; ships that are empty are left out."""
    box = table.box
    names = box.tile_names
    ships: dict[str, dict[str, Json]] = {house: {} for house in box.houses}
    for ship, cargo in enumerate(table.cargo):
        if cargo:
            ships[box.houses[ship // SHIPS]][str(box.ships[ship % SHIPS])] = {
                "harbor": box.harbors[table.harbors[ship]],
                "tiles": [names[kind] for kind in cargo],
            }
    markers: dict[str, dict[str, Json]] = {harbor: {} for harbor in box.harbors}
    for track, marker in enumerate(table.markers):
        harbor, good = box.track_name(track)
        markers[harbor][good] = marker
    return {
        "round": table.round,
        "money": dict(zip(box.houses, table.money, strict=True)),
        "markers": markers,
        "ships": ships,
        "lot": [names[kind] for kind in table.lot],
        "thrown": [names[kind] for kind in table.thrown],
        "bag": {name: left for name, left in zip(names, table.bag, strict=True) if left},
        "agenda": [encode(step, "step", {Seat: box.houses}) for step in table.agenda],
    }


def decode_table(reader: Reader, setup: Setup, box: MediciBox) -> MediciTable:
    """The table that was written; what is not written is empty, the bag holds the rest."""
    reader.only({"round", "money", "markers", "ships", "lot", "thrown", "bag", "agenda"})
    table = empty_table(setup, box)
    table.round = reader.whole("round", 1, len(box.starters))
    if reader.has("money"):
        money = reader.child("money")
        money.only(box.houses)
        table.money = [money.whole(house, -FAR, FAR) for house in box.houses]
    if reader.has("markers"):
        _read_markers(reader.child("markers"), table)
    if reader.has("ships"):
        _read_ships(reader.child("ships"), table)
    table.lot = _read_tiles(reader, "lot", box)
    table.thrown = _read_tiles(reader, "thrown", box)
    _read_bag(reader, table)
    for step in reader.children("agenda", MOST_STEPS):
        decoded = STEPS.decode(step, {Seat: box.houses})
        assert isinstance(decoded, Step)
        table.agenda.append(decoded)
    found = faults(table)
    if found:
        raise BadPosition("This table cannot occur: " + " ".join(found))
    return table


def _read_markers(markers: Reader, table: MediciTable) -> None:
    box = table.box
    markers.only(box.harbors)
    for harbor in markers.names():
        tracks = markers.child(harbor)
        tracks.only(
            [good for place, good in map(box.track_name, range(len(box.tracks))) if place == harbor]
        )
        for good in tracks.names():
            track = box.tracks.index((box.harbors.index(harbor), box.goods.index(good)))
            table.markers[track] = tracks.whole(good, -box.side, box.side)


def _read_ships(fleets: Reader, table: MediciTable) -> None:
    box = table.box
    fleets.only(box.houses)
    for house in fleets.names():
        fleet = fleets.child(house)
        fleet.only([str(spaces) for spaces in box.ships])
        for spaces in fleet.names():
            ship = box.houses.index(house) * SHIPS + box.ships.index(int(spaces))
            written = fleet.child(spaces)
            written.only({"harbor", "tiles"})
            table.harbors[ship] = box.harbors.index(written.word("harbor", box.harbors))
            table.cargo[ship] = _read_tiles(written, "tiles", box)


def _read_tiles(reader: Reader, key: str, box: MediciBox) -> tuple[int, ...]:
    if not reader.has(key):
        return ()
    names = reader.texts(key)
    for name in names:
        if name not in box.tile_names:
            raise BadPosition(
                f"{reader.where}: there is no tile “{name[:40]}”; tiles are named like"
                f" “{box.tile_names[0]}” and “{box.tile_names[-1]}”."
            )
    return tuple([box.tile_names.index(name) for name in names])


def _read_bag(reader: Reader, table: MediciTable) -> None:
    box = table.box
    if reader.has("bag"):
        bag = reader.child("bag")
        bag.only(box.tile_names)
        table.bag = [
            bag.whole(name, 0, copies) if bag.has(name) else 0
            for name, copies in zip(box.tile_names, box.copies, strict=True)
        ]
    else:
        outside = _outside(table)
        table.bag = [max(0, copies - outside[kind]) for kind, copies in enumerate(box.copies)]
    table.in_bag = sum(table.bag)


def _outside(table: MediciTable) -> Counter[int]:
    """How many tiles of each kind lie outside the bag."""
    outside = Counter(table.lot)
    outside.update(table.thrown)
    for cargo in table.cargo:
        outside.update(cargo)
    return outside


def faults(table: MediciTable) -> list[str]:
    """What is impossible about a table, a sentence each."""
    found = _tile_faults(table) + _ship_faults(table)
    if any(abs(marker) > table.box.side for marker in table.markers):
        found.append("A marker stands beyond the end of its track (M1.6).")
    if not 1 <= table.round <= len(table.box.starters):
        found.append(f"There is no round {table.round} (M2.1).")
    if not table.agenda:
        return found + _end_faults(table)
    return found or agenda_faults(table)


def excesses(table: MediciTable) -> list[str]:
    """Purses and debts that are beyond any match."""
    if max(map(abs, table.money)) <= RICHEST:
        return []
    return [f"No house has, or owes, more than {RICHEST:,} coins."]


def _end_faults(table: MediciTable) -> list[str]:
    """A match is over when its last round is, with a full fleet or an empty bag."""
    full = any(table.room(Seat(seat)) == 0 for seat in range(SEATS))
    found = _when(
        table.round < len(table.box.starters),
        "Nobody is asked although the last round has not been played (M2.1).",
    )
    found += _when(bool(table.lot), "The match is over, but a lot has not been loaded (M5.3).")
    return found + _when(
        table.in_bag > 0 and not full,
        "Nobody is asked although no fleet is full and the bag is not empty (M5.1, M5.2).",
    )


def _tile_faults(table: MediciTable) -> list[str]:
    box = table.box
    outside = _outside(table)
    found = []
    for kind, copies in enumerate(box.copies):
        there = table.bag[kind] + outside[kind]
        if there != copies or table.bag[kind] < 0:
            found.append(f"There must be {copies} of {box.tile_names[kind]}, not {there} (M1.2).")
    if table.in_bag != sum(table.bag):
        found.append(f"The bag is counted as {table.in_bag} but holds {sum(table.bag)}.")
    return found


def _ship_faults(table: MediciTable) -> list[str]:
    box = table.box
    found = []
    for seat in range(SEATS):
        house = box.houses[seat]
        ships = range(seat * SHIPS, seat * SHIPS + SHIPS)
        for ship in ships:
            spaces = box.ships[ship % SHIPS]
            if len(table.cargo[ship]) > spaces:
                found.append(f"The ship of {spaces} of {house} is overloaded (M1.3).")
            if (table.harbors[ship] == NO_HARBOR) != (not table.cargo[ship]):
                found.append(f"The ship of {spaces} of {house} has a harbor without a load (M4.2).")
        taken = [table.harbors[ship] for ship in ships if table.harbors[ship] != NO_HARBOR]
        if len(set(taken)) < len(taken):
            found.append(f"Two ships of {house} are in the same harbor (M4.3).")
        if table.agenda and table.room(Seat(seat)) <= 0:
            found.append(f"The round is over: the ships of {house} are full (M5.1).")
    return found


def _when(holds: bool, sentence: str) -> list[str]:
    return [sentence] if holds else []


def tile_counts(kinds: Sequence[int], box: MediciBox) -> list[int]:
    """How many tiles of each kind are among these."""
    counted = Counter(kinds)
    return [counted[kind] for kind in range(len(box.tile_names))]
