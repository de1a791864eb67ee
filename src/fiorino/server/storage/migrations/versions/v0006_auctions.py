"""Orders name their auction as the games do now; until now by a phrase of English."""

import json
import re

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"
branch_labels = None
depends_on = None

STANDING = sa.table("standing", sa.column("match"), sa.column("seat"), sa.column("orders", sa.Text))
NAMES = (
    (re.compile(r"(.+) in the Opening Auction, (\d+) cards open"), r"opening-bid/\1/\2"),
    (re.compile(r"(.+) in round (\d+)"), r"star-bid/\1/\2"),
    (re.compile(r"Artist (\d+)"), r"artist-bid/\1"),
)


def upgrade() -> None:
    """Give the orders that there are the new names."""
    connection = op.get_bind()
    for match, seat, orders in connection.execute(sa.select(STANDING)).all():
        order = json.loads(orders)
        for phrase, name in NAMES:
            found = phrase.fullmatch(order["auction"])
            if found is not None:
                order["auction"] = found.expand(name)
        connection.execute(
            sa.update(STANDING)
            .where(STANDING.c.match == match, STANDING.c.seat == seat)
            .values(orders=json.dumps(order))
        )


def downgrade() -> None:
    """Forget the orders: their auctions are not known by these names."""
    op.execute(sa.delete(STANDING))
