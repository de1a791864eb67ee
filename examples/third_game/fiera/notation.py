"""Every action of Fiera as short text: `bid 4`, `pass`, `order silk`, `bale wine`."""

from fiorino.core.notation import Notation
from fiorino.core.protocol import Action

from .actions import Bid
from .components import GOOD_NAMES, FieraBox


def notation(box: FieraBox) -> Notation:
    """The texts for a box; bids come last, so that more coins shift no other index."""
    answers: list[tuple[Action, str]] = [(box.passing, "pass")]
    answers += [(bid, f"bid {bid.coins}") for bid in box.bids]
    outcomes: list[tuple[Action, str]] = [
        (order, f"order {GOOD_NAMES[order.good]}") for order in box.orders
    ]
    outcomes += [(bale, f"bale {GOOD_NAMES[bale.good]}") for bale in box.bales]
    return Notation(answers, outcomes, {"bid": Bid})
