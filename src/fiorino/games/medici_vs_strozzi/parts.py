"""What lies in the box, as a page needs it to draw the table."""

from typing import TypedDict

from fiorino.games.medici_vs_strozzi.components import HouseName, MediciBox


class HarborPart(TypedDict):
    """A harbor: what the largest sum there brings, and the goods that have a track."""

    name: str
    prize: int
    tracks: list[str]


class TrackPart(TypedDict):
    """A monopoly track: how many steps to each side, and what every step pays."""

    side: int
    pays: list[int]


class Parts(TypedDict):
    """Tiles, ships, harbors with their tracks, and what everything pays."""

    houses: list[HouseName]
    goods: list[str]
    tiles: dict[str, int]
    ships: list[int]
    harbors: list[HarborPart]
    track: TrackPart
    rounds: list[HouseName]
    money: int
    largest_lot: int
    highest_price: int


def parts(box: MediciBox) -> Parts:
    """Everything in the box."""
    return {
        "houses": list(box.houses),
        "goods": [*box.goods, "gold"],
        "tiles": dict(zip(box.tile_names, box.copies, strict=True)),
        "ships": list(box.ships),
        "harbors": [
            {
                "name": name,
                "prize": box.harbor_prize,
                "tracks": [box.goods[good] for place, good in box.tracks if place == harbor],
            }
            for harbor, name in enumerate(box.harbors)
        ],
        "track": {
            "side": box.side,
            "pays": [box.payout(marker) for marker in range(box.side + 1)],
        },
        "rounds": [box.houses[starter] for starter in box.starters],
        "money": box.coins,
        "largest_lot": box.largest_lot,
        "highest_price": box.highest_price,
    }
