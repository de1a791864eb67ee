"""Migrating a database to the schema of this version, or to another one."""

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from fiorino.core.wording import listed
from fiorino.server.storage.errors import BadDatabase
from fiorino.server.storage.locks import lock_key
from fiorino.server.storage.schema import METADATA, VERSION, VERSION_TABLE


def version_of(connection: Connection) -> int:
    """The schema number of a database; 0 if it has none."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return 0
    number = connection.execute(
        sa.select(sa.column("version_num")).select_from(sa.table(VERSION_TABLE))
    ).scalar()
    try:
        return 0 if number is None else int(number)
    except ValueError:
        raise BadDatabase(f"The database has a schema “{number}” that is not Fiorino's.") from None


def change_schema(connection: Connection, to: int = VERSION) -> tuple[int, int]:
    """Migrate the schema, up or down, in this connection's transaction; returns both numbers."""
    if not 0 <= to <= VERSION:
        raise BadDatabase(f"There is no schema {to}; this Fiorino knows 0 to {VERSION}.")
    _wait_for_other_migrations(connection)
    before = version_of(connection)
    if before > VERSION:
        raise BadDatabase(_newer(before))
    if before == 0:
        _refuse_foreign_tables(connection)
    if before != to:
        _run_alembic(connection, to, upwards=to > before)
    return before, to


def require_current(connection: Connection) -> None:
    """Refuse a database with another schema."""
    version = version_of(connection)
    if version > VERSION:
        raise BadDatabase(_newer(version))
    if version < VERSION:
        raise BadDatabase(
            f"The database has schema {version}, and this Fiorino needs {VERSION};"
            " bring it there with: fiorino db migrate."
        )


def _newer(version: int) -> str:
    return (
        f"The database was written by a newer Fiorino (schema {version}, this one knows up to"
        f" {VERSION}); update Fiorino to open it."
    )


def _wait_for_other_migrations(connection: Connection) -> None:
    """Wait for other migrations; on SQLite the transaction itself is the lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            sa.select(sa.func.pg_advisory_xact_lock(lock_key("schema", VERSION_TABLE)))
        )


def _refuse_foreign_tables(connection: Connection) -> None:
    taken = set(METADATA.tables) & set(sa.inspect(connection).get_table_names())
    if taken:
        raise BadDatabase(
            f"The database has tables named {listed(sorted(taken), 'and')} that are not Fiorino's;"
            " choose another database."
        )


def _run_alembic(connection: Connection, to: int, *, upwards: bool) -> None:
    """Run Alembic, which is large and loaded only if there is something to migrate."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "fiorino.server.storage:migrations")
    config.attributes["connection"] = connection
    run, goal = (
        (command.upgrade, str(to)) if upwards else (command.downgrade, str(to) if to else "base")
    )
    try:
        run(config, goal)
    except DBAPIError as fault:
        raise BadDatabase(f"The schema could not be changed: {fault.orig}.") from fault
