"""A server that is killed loses nothing that it has acknowledged."""

from pathlib import Path

import pytest

from tests.server.kill.runs import killed_run

KILLS = 20
TABLES = 6
"""One of each plan: people, bots, clocks, ratings; all of them chat."""


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'fiorino.db'}"


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_twenty_kills_lose_no_acknowledged_command_and_double_none(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url: str = request.getfixturevalue(f"{database}_url")
    account = await killed_run(
        url,
        tmp_path,
        KILLS,
        f"kill {database}",
        say=print,
        tables=TABLES,
        postgres=request.getfixturevalue("postgres") if database == "postgres" else None,
    )
    print(account)
    assert account.faults == []
    assert account.acknowledged > 10 * KILLS, "that was no load"
    assert account.said > 0, "nobody talked"
    assert account.resent > 0, "no kill hit a command on its way"
