"""The long runs: a server is killed again and again while people play."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from tests.server.kill.audit import Account, audit
from tests.server.kill.servers import Server, servers
from tests.server.kill.tables import Group, Plan, acknowledged

PATIENCE: Final = 30.0
PLANS: Final = (
    Plan("medici-vs-strozzi", (0, 0)),
    Plan("siena", (0, 0, 0)),
    Plan("medici-vs-strozzi", (0, 0)),
    Plan("siena", (0, 0)),
)
MOST_PLAY: Final = 50
"""Acknowledgements between a start and a kill."""
LONGEST_PAUSE: Final = 0.03
"""Seconds between the last of these and the kill."""
LONGEST_START: Final = 0.3
"""Seconds from a start to a kill that does not wait for anything."""
HASTY: Final = 0.2
"""How many of the kills do not wait."""


async def killed_run(
    database: str,
    folder: Path,
    kills: int,
    seed: str,
    say: Callable[[str], object] = lambda _: None,
) -> Account:
    """Play while the server is killed so often; then let all come to rest, and look."""
    random = Random(seed)
    with servers(database, folder) as (server,):
        server.begin()
        await server.ready()
        groups = [Group(f"g{i}", plan, [server.address], seed) for i, plan in enumerate(PLANS)]
        async with playing(groups) as tasks:
            for number in range(1, kills + 1):
                await _kill(server, groups, tasks, random)
                server.begin()
                say(f"{number} kills, {acknowledged(groups)} acknowledged commands")
            await progress(groups, tasks, MOST_PLAY)
            await come_to_rest(groups, tasks)
        server.kill()
        return await look(database, groups, [server])


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


async def look(database: str, groups: Sequence[Group], made: Sequence[Server]) -> Account:
    """What holds afterwards, and what the processes have said."""
    account = await audit(database, [page for group in groups for page in group.pages])
    for server in made:
        account.faults += server.faults()
    return account


async def _kill(
    server: Server, groups: Sequence[Group], tasks: Sequence["asyncio.Task[None]"], random: Random
) -> None:
    """Kill the server at a random moment: mostly under load, sometimes while it starts."""
    if random.random() < HASTY:
        await asyncio.sleep(random.uniform(0, LONGEST_START))
    else:
        await progress(groups, tasks, random.randint(1, MOST_PLAY))
        await asyncio.sleep(random.uniform(0, LONGEST_PAUSE))
    server.kill()


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
