"""What a viewer sees: everything but the order of the bag (M1.8), which no table holds."""

from typing import TypedDict

from fiorino.core.protocol import Seat
from fiorino.games.medici_vs_strozzi.components import HARBORS, NO_HARBOR, SEATS, SHIPS
from fiorino.games.medici_vs_strozzi.rules.sale import TakeOrLeave
from fiorino.games.medici_vs_strozzi.table import MediciTable


class ShipView(TypedDict):
    """A ship: how many spaces, where it goes, what is on it."""

    spaces: int
    harbor: str | None
    tiles: list[str]


class TrackView(TypedDict):
    """A monopoly track: its marker counts towards the Medici, negative towards the Strozzi."""

    good: str
    marker: int
    pays: int


class HarborView(TypedDict):
    """A harbor: its tracks, and the sum of values that each house has there."""

    name: str
    tracks: list[TrackView]
    sums: list[int]


class TableView(TypedDict):
    """The whole table, as both houses and every spectator see it."""

    viewer: int
    round: int
    rounds: int
    asked: int
    question: str
    money: list[int]
    ships: list[list[ShipView]]
    harbors: list[HarborView]
    lot: list[str]
    price: int | None
    bag: dict[str, int]
    thrown: list[str]


def view(table: MediciTable, viewer: Seat) -> TableView:
    """The view of a house or a spectator; all are alike but for who looks."""
    box = table.box
    top = table.agenda[-1] if table.agenda else None
    return {
        "viewer": viewer,
        "round": table.round,
        "rounds": len(box.starters),
        "asked": table.seat(),
        "question": table.question(),
        "money": list(table.money),
        "ships": [
            [_ship(table, seat * SHIPS + ship) for ship in range(SHIPS)] for seat in range(SEATS)
        ],
        "harbors": [_harbor(table, harbor) for harbor in range(HARBORS)],
        "lot": [box.tile_names[kind] for kind in table.lot],
        "price": top.price if isinstance(top, TakeOrLeave) else None,
        "bag": {name: left for name, left in zip(box.tile_names, table.bag, strict=True) if left},
        "thrown": [box.tile_names[kind] for kind in table.thrown],
    }


def _ship(table: MediciTable, ship: int) -> ShipView:
    box = table.box
    harbor = table.harbors[ship]
    return {
        "spaces": box.ships[ship % SHIPS],
        "harbor": None if harbor == NO_HARBOR else box.harbors[harbor],
        "tiles": [box.tile_names[kind] for kind in table.cargo[ship]],
    }


def _harbor(table: MediciTable, harbor: int) -> HarborView:
    box = table.box
    return {
        "name": box.harbors[harbor],
        "tracks": [
            {"good": box.goods[good], "marker": marker, "pays": box.payout(marker)}
            for (place, good), marker in zip(box.tracks, table.markers, strict=True)
            if place == harbor
        ],
        "sums": [table.total(Seat(seat), harbor) for seat in range(SEATS)],
    }
