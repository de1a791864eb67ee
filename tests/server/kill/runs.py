"""The long runs: a server is killed again and again while people play."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from tests.patience import PATIENCE
from tests.server.kill import audit
from tests.server.kill.audit import Account
from tests.server.kill.servers import Server, servers
from tests.server.kill.tables import Group, Plan, acknowledged
from tests.server.postgres import Postgres

MEDICI: Final = "medici-vs-strozzi"
PLANS: Final = (
    Plan(MEDICI, (0, 0), rated=True, minutes=60),
    Plan("siena", (0, 0, 0)),
    Plan(MEDICI, (0,), ("random",)),
    Plan("siena", (0, 0), ("greedy",), minutes=90),
    Plan(MEDICI, (0, 0)),
    Plan("siena", (0, 0), rated=True),
)
TABLES: Final = 24
MOST_PLAY: Final = 6
"""Acknowledgements between a start and a kill, for each table."""
LONGEST_PAUSE: Final = 0.03
"""Seconds between the last of these and the kill."""
LONGEST_START: Final = 0.3
"""Seconds from a start to a kill that does not wait for anything."""
HASTY: Final = 0.2
"""How many of the kills do not wait."""
DATABASE: Final = 0.4
"""How many of the kills are the database's too, where it is a process of its own."""
ALONE: Final = 0.5
"""How many of those leave the server alive."""
EXCUSED: Final = r"was not stored|not stored or read|cannot go on by itself|cannot run out"
"""What a server may log while its database is gone; nobody was told otherwise."""


async def killed_run(
    database: str,
    folder: Path,
    kills: int,
    seed: str,
    say: Callable[[str], object] = lambda _: None,
    *,
    tables: int = TABLES,
    postgres: Postgres | None = None,
) -> Account:
    """Play while the server, and its database, are killed so often; look after every kill."""
    random = Random(seed)
    lost: list[str] = []
    with servers(database, folder) as (server,):
        server.begin()
        await server.ready()
        plans = [PLANS[number % len(PLANS)] for number in range(tables)]
        groups = [Group(f"g{i}", plan, [server.address], seed) for i, plan in enumerate(plans)]
        async with playing(groups) as tasks:
            for number in range(1, kills + 1):
                await _until_the_kill(groups, tasks, random)
                await _kill(server, postgres, random)
                pages = [page for group in groups for page in group.now]
                lost += [f"after kill {number}: {one}" for one in await audit.lost(database, pages)]
                if server.process is None:
                    server.begin()
                said = f"{number} kills, {acknowledged(groups)} acknowledged commands"
                say(f"{said}, {len(lost)} lost or doubled")
            await progress(groups, tasks, MOST_PLAY * tables)
            await come_to_rest(groups, tasks)
        server.kill()
        account = await look(database, groups, [server], EXCUSED if postgres else None)
        account.audits = kills
        account.faults += lost
        return account


@asynccontextmanager
async def playing(
    groups: Sequence[Group], matches: int | None = None
) -> AsyncIterator[list["asyncio.Task[None]"]]:
    """Let the groups come and play; whatever happens, their pages are closed at the end."""
    for group in groups:
        await group.come()
    tasks = [asyncio.create_task(group.play(matches)) for group in groups]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for group in groups:
            await group.close()


async def come_to_rest(groups: Sequence[Group], tasks: Sequence["asyncio.Task[None]"]) -> None:
    """Nothing new is begun; everybody is answered and sees the same."""
    for group in groups:
        group.rest()
    await asyncio.gather(*tasks)
    for group in groups:
        await group.converge()


async def look(
    database: str, groups: Sequence[Group], made: Sequence[Server], excused: str | None = None
) -> Account:
    """What holds afterwards, and what the processes have said."""
    account = await audit.audit(database, [page for group in groups for page in group.pages])
    for server in made:
        account.faults += server.faults(excused)
    return account


async def _until_the_kill(
    groups: Sequence[Group], tasks: Sequence["asyncio.Task[None]"], random: Random
) -> None:
    """A random moment: mostly under load, sometimes while the server starts."""
    if random.random() < HASTY:
        await asyncio.sleep(random.uniform(0, LONGEST_START))
    else:
        await progress(groups, tasks, random.randint(1, MOST_PLAY * len(groups)))
        await asyncio.sleep(random.uniform(0, LONGEST_PAUSE))


async def _kill(server: Server, postgres: Postgres | None, random: Random) -> None:
    """Kill the server, its database, or both; the database is there again afterwards."""
    if postgres is None or random.random() >= DATABASE:
        server.kill()
        return
    if random.random() < ALONE:
        await server.ready()  # one that starts without a database ends by itself, and rightly
    else:
        server.kill()
    await asyncio.to_thread(postgres.kill)
    await asyncio.to_thread(postgres.begin)


async def progress(
    groups: Sequence[Group], tasks: Sequence["asyncio.Task[None]"], count: int
) -> None:
    """Wait until so many more commands are acknowledged."""
    wanted, until = acknowledged(groups) + count, time.monotonic() + PATIENCE
    while acknowledged(groups) < wanted:
        for task in tasks:
            if task.done():
                task.result()
        faults = [fault for group in groups for page in group.pages for fault in page.faults]
        assert time.monotonic() < until, f"nobody is acknowledged any more; {faults}"
        await asyncio.sleep(0.005)
