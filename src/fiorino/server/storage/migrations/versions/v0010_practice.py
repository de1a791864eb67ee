"""Ratings in puzzles, first answers to them, and reviews of matches."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; nobody is rated in puzzles yet, and a review is computed when it is asked for."""
    op.create_table(
        "puzzle_ratings",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("judge", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("reviews", "puzzle_tries", "puzzle_ratings"):
        op.drop_table(table)
