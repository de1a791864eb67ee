"""People among each other: names in seats, rematches, blocks, reports, and who waits for others."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"
branch_labels = None
depends_on = None

NAMES = (
    "Bice",
    "Cecco",
    "Nuta",
    "Lapo",
    "Ginevra",
    "Duccio",
    "Pia",
    "Buffalmacco",
    "Tessa",
    "Neri",
)
SEATS = sa.table(
    "seats", sa.column("match"), sa.column("seat"), sa.column("kind"), sa.column("name", sa.Text)
)
TABLES = ("waiting", "reports", "blocks", "rematches", "rating_changes")


def upgrade() -> None:
    """Add the tables; matches that there are keep their hints, and their bots get names."""
    op.add_column("seats", sa.Column("name", sa.Text))
    for seat, name in enumerate(NAMES):
        bots = sa.and_(SEATS.c.kind == "bot", SEATS.c.seat == seat)
        op.execute(sa.update(SEATS).where(bots).values(name=name))
    op.add_column(
        "matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_index("matches_rematch", "matches", ["rematch_of"])
    op.create_table(
        "rating_changes",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu_before", sa.Double),
        sa.Column("sigma_before", sa.Double),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_table(
        "rematches",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("blocked", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("reporter", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id")),
        sa.Column("line", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "waiting",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("window", sa.Integer),
        sa.Column("nonce", sa.Text),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id")),
        sa.UniqueConstraint("id", name="waiting_id"),
    )


def downgrade() -> None:
    """Drop them."""
    for table in TABLES:
        op.drop_table(table)
    op.drop_index("matches_rematch", "matches")
    op.drop_column("matches", "hints")
    op.drop_column("seats", "name")
