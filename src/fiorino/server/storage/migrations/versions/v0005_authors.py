"""Who wrote a line of the log; until now the id of its command told. And no `hands`: an option."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"
branch_labels = None
depends_on = None

LOG = sa.table("log", sa.column("command_id"), sa.column("author"))
AUTHORS = {
    "bot": "bot",
    "order": "order",
    "timeout": "clock",
    "start": "server",
    "restart": "server",
    "rules": "server",
    "record": "server",
}
"""By what stood before the colon; no id from outside has one."""


def upgrade() -> None:
    """Add the authors, and tell them for the lines that there are."""
    op.add_column("log", sa.Column("author", sa.Text, nullable=False, server_default="person"))
    told = sa.case(
        *[(LOG.c.command_id.like(f"{word}:%"), author) for word, author in AUTHORS.items()],
        else_="person",
    )
    _drop_guard()  # it lets nobody change a line
    op.execute(sa.update(LOG).where(LOG.c.command_id.like("%:%")).values(author=told))
    _put_guard_back()
    op.drop_column("matches", "hands")


def downgrade() -> None:
    """Drop the authors; the ids still tell them."""
    op.add_column("matches", sa.Column("hands", sa.Text, nullable=False, server_default="closed"))
    op.drop_column("log", "author")


def _drop_guard() -> None:
    on_table = "" if op.get_bind().dialect.name == "sqlite" else " ON log"
    op.execute(f"DROP TRIGGER log_stays{on_table}")


def _put_guard_back() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            "CREATE TRIGGER log_stays BEFORE UPDATE ON log"
            " BEGIN SELECT RAISE(ABORT, 'the log is never changed'); END"
        )
        return
    op.execute(
        "CREATE TRIGGER log_stays BEFORE UPDATE ON log"
        " FOR EACH ROW EXECUTE FUNCTION fiorino_log_stays()"
    )
