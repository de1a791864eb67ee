"""Hosts with a page, people's own bots and their tokens, e-mail, links that are good once."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; nobody is a host yet, and no table admits bots to a rated match."""
    op.add_column(
        "people", sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("people", sa.Column("email", sa.Text))
    op.add_column(
        "people", sa.Column("mail_turns", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column("people", sa.Column("bot_of", sa.Text))
    op.create_index("people_bot_of", "people", ["bot_of"])
    op.add_column(
        "matches", sa.Column("admits_bots", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column(
        "reports",
        sa.Column("line_number", sa.BigInteger().with_variant(sa.Integer, "sqlite")),
    )
    op.add_column("reports", sa.Column("settled_at", sa.Double))
    op.add_column("deeds", sa.Column("by", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("tokens_person", "tokens", ["person"])
    op.create_table(
        "tickets",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
    )
    op.create_index("tickets_person", "tickets", ["person"])


def downgrade() -> None:
    """Drop them; bots are guests without a token, and nobody is a host."""
    op.drop_table("tickets")
    op.drop_table("tokens")
    op.drop_column("deeds", "by")
    op.drop_column("reports", "settled_at")
    op.drop_column("reports", "line_number")
    op.drop_column("matches", "admits_bots")
    op.drop_index("people_bot_of", "people")
    for column in ("bot_of", "mail_turns", "email", "host"):
        op.drop_column("people", column)
