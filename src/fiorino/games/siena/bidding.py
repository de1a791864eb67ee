"""The auction that goes on at a table, for orders that are left for it."""

from fiorino.core.game import Auction
from fiorino.games.siena.actions import BID, HIGHEST_BID, PASS
from fiorino.games.siena.components import LORENZETTI
from fiorino.games.siena.rules.auctions import OpeningBid, StarBid
from fiorino.games.siena.rules.inn import ArtistBid
from fiorino.games.siena.table import SienaTable


def auction(table: SienaTable) -> Auction | None:
    """S6, S9, S24: a card of the Opening Auction, the card of a round, or an Artist."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, OpeningBid):
        # A card may be there several times: how many are open tells its auctions apart.
        card = table.box.cards[top.card].name
        name = f"{table.question()}/{card}/{len(table.display)}"
        least = top.high + 1
    elif isinstance(top, StarBid):
        name = f"{table.question()}/{table.box.cards[top.card].name}/{table.round}"
        least = top.high + 1
    elif isinstance(top, ArtistBid):
        name = f"{table.question()}/{LORENZETTI - len(table.artists)}"
        least = top.least(table)
    else:
        return None
    # Above the highest bid no order reaches, so that whoever left one passes.
    return Auction(name, least, BID[min(least, HIGHEST_BID)], PASS)
