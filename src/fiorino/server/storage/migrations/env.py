"""What Alembic runs for every migration: in the transaction that `migrate` has begun."""

from alembic import context

from fiorino.server.storage.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
