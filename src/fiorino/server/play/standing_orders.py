"""Standing orders in auctions: bid up to a limit, or pass, for the rest of one auction."""

import json
from dataclasses import dataclass

from fiorino.core.game import Setup
from fiorino.core.protocol import Table
from fiorino.server.play.messages import Orders


@dataclass(frozen=True)
class Order:
    """What a seat wants done in one auction; the order ends with that auction."""

    auction: str
    limit: int | None
    passing: bool

    def write(self) -> str:
        return json.dumps({"auction": self.auction, "limit": self.limit, "passing": self.passing})

    def shown(self) -> Orders:
        return Orders(auction=self.auction, limit=self.limit, passing=self.passing)


def read_order(text: str) -> Order:
    """Read a stored order."""
    fields = json.loads(text)
    return Order(fields["auction"], fields["limit"], fields["passing"])


def order_for(setup: Setup, table: Table, order: Order) -> str | None:
    """The answer that an order gives now: the least bid within the limit, or a pass.

    None if its auction is over.
    """
    auction = setup.game.auctions().current(table)
    if auction is None or auction.name != order.auction:
        return None
    bids = not order.passing and order.limit is not None and auction.coins <= order.limit
    return setup.game.notation(setup).write(auction.least if bids else auction.passing)
