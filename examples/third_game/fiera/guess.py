"""F1.4: a table that a seat could not tell from the real one."""

from random import Random

from fiorino.core.protocol import Seat

from .components import GOODS, NO_GOOD
from .table import FieraTable


def guess(table: FieraTable, seat: Seat, rng: Random) -> FieraTable:
    """Deal anew the orders that this seat has not seen."""
    other = table.clone()
    other.offered = table.offered
    known = table.orders[seat] if seat >= 0 else NO_GOOD
    pool = [good for good in range(GOODS) if good != known]
    rng.shuffle(pool)
    for owner, order in enumerate(table.orders):
        if owner != seat and order != NO_GOOD:
            other.orders[owner] = pool.pop()
    return other
