"""Matches are found by the words in `search`: the game and the names of those who sat at it."""

from collections import defaultdict

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None

MATCHES = sa.table("matches", sa.column("id"), sa.column("game"), sa.column("search"))
SEATS = sa.table(
    "seats", sa.column("match"), sa.column("seat"), sa.column("person"), sa.column("bot")
)
PEOPLE = sa.table("people", sa.column("id"), sa.column("name"))


def upgrade() -> None:
    """Add the words, and write them for the matches that there are."""
    op.add_column("matches", sa.Column("search", sa.Text, nullable=False, server_default=""))
    op.create_index("matches_status", "matches", ["status", "ended_at"])
    connection = op.get_bind()
    seated = (
        sa.select(MATCHES.c.id, MATCHES.c.game, SEATS.c.bot, PEOPLE.c.name)
        .select_from(
            MATCHES.outerjoin(SEATS, SEATS.c.match == MATCHES.c.id).outerjoin(
                PEOPLE, PEOPLE.c.id == SEATS.c.person
            )
        )
        .order_by(MATCHES.c.id, SEATS.c.seat)
    )
    words: defaultdict[str, list[str]] = defaultdict(list)
    for match, game, bot, name in connection.execute(seated):
        known = words[match]
        known.extend(word for word in ([] if known else [game]) + [name or bot] if word)
    if words:
        connection.execute(
            sa.update(MATCHES)
            .where(MATCHES.c.id == sa.bindparam("match"))
            .values(search=sa.bindparam("words")),
            [
                {"match": match, "words": " ".join(" ".join(known).casefold().split())}
                for match, known in words.items()
            ],
        )


def downgrade() -> None:
    """Drop the words."""
    op.drop_index("matches_status", "matches")
    op.drop_column("matches", "search")
