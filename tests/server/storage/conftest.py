"""Every test of the store runs on SQLite and on a real PostgreSQL."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from fiorino.server.storage import Store
from fiorino.server.storage.database import migrate
from tests.cli.conftest import call, data
from tests.server.postgres import Postgres

__all__ = ["call", "data"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kept' / 'fiorino.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database(request: pytest.FixtureRequest) -> str:
    """The URL of a database without any tables."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with our tables, to be copied: migrating anew for every test takes longer."""
    path = tmp_path_factory.mktemp("template") / "fiorino.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> str:
    name = postgres.create()
    asyncio.run(migrate(postgres.url(name)))
    return name


@pytest.fixture
def sqlite_database(sqlite_template: Path, tmp_path: Path) -> str:
    """The URL of a SQLite database with our tables and nothing in them."""
    path = tmp_path / "fiorino.db"
    shutil.copyfile(sqlite_template, path)
    return f"sqlite:///{path}"


@pytest.fixture
def postgres_database(postgres: Postgres, postgres_template: str) -> Iterator[str]:
    """The same on PostgreSQL."""
    name = postgres.create(postgres_template)
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of a database with our tables and nothing in them."""
    url: str = request.getfixturevalue(f"{request.param}_database")
    return url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with await Store.open(database) as opened:
        yield opened


@pytest.fixture
async def other(store: Store, database: str) -> AsyncIterator[Store]:
    """The same database as another process has it open."""
    async with await Store.open(database) as opened:
        yield opened
