"""What lies in the box, as a page needs it to draw the table."""

from fiorino.core.protocol import Json
from fiorino.games.medici_vs_strozzi.components import HarborBox


def parts(box: HarborBox) -> dict[str, Json]:
    """Tiles, ships, harbors with their tracks, and what everything pays."""
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
