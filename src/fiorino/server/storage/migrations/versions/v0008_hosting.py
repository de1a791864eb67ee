"""For hosts: chat once, fewer snapshots, bans, invitations, and what was done to whom."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"
branch_labels = None
depends_on = None

# Of a finished match the newest snapshot is enough, and those that its rules lines rest on.
OLD_SNAPSHOTS = """
    DELETE FROM snapshots
    WHERE match IN (SELECT id FROM matches WHERE status IN ('over', 'aborted'))
    AND seq < (SELECT max(newer.seq) FROM snapshots AS newer WHERE newer.match = snapshots.match)
    AND NOT EXISTS (
        SELECT 1 FROM log
        WHERE log.match = snapshots.match AND log.seq = snapshots.seq AND log.kind = 'rules'
    )
"""


def upgrade() -> None:
    """Add them; lines of chat that there are have no command."""
    op.add_column("chat", sa.Column("command_id", sa.Text))
    op.create_index("chat_command", "chat", ["match", "person", "command_id"], unique=True)
    op.create_index("matches_created", "matches", ["status", "created_at"])
    op.add_column("people", sa.Column("banned_at", sa.Double))
    op.create_table(
        "invitations",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("uses_left", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.execute(OLD_SNAPSHOTS)


def downgrade() -> None:
    """Drop them; who was banned may come again."""
    op.drop_table("deeds")
    op.drop_table("invitations")
    op.drop_column("people", "banned_at")
    op.drop_index("matches_created", "matches")
    op.drop_index("chat_command", "chat")
    op.drop_column("chat", "command_id")
