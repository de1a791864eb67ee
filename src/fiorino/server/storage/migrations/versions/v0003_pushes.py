"""Browsers that are told when it is somebody's turn."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of subscriptions."""
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("pushes_person", "pushes", ["person"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("pushes")
