"""What the webhooks of a person are signed with; nobody else is told it."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"
branch_labels = None
depends_on = None

PEOPLE = sa.table(
    "people", sa.column("id"), sa.column("webhook"), sa.column("webhook_secret", sa.Text)
)


def upgrade() -> None:
    """Add the secrets, one for everybody who has a webhook."""
    op.add_column("people", sa.Column("webhook_secret", sa.Text))
    connection = op.get_bind()
    for row in connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.webhook.is_not(None))):
        connection.execute(
            sa.update(PEOPLE)
            .where(PEOPLE.c.id == row.id)
            .values(webhook_secret=secrets.token_urlsafe(32))
        )


def downgrade() -> None:
    """Drop them."""
    op.drop_column("people", "webhook_secret")
