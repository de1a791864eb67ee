"""A store on each database, for tests that concern both."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from fiorino.server.storage import Store


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store: first on SQLite, then on PostgreSQL."""
    url = f"sqlite:///{tmp_path / 'fiorino.db'}"
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_url")
    async with await Store.open(url) as opened:
        yield opened
