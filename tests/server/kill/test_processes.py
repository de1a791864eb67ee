"""Three processes on one PostgreSQL: whoever plays where, all play one match."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.kill.audit import Account
from tests.server.kill.runs import come_to_rest, look, playing, progress
from tests.server.kill.servers import Server, servers
from tests.server.kill.tables import Group, Plan
from tests.server.postgres import Postgres, name_of

SPREAD = (
    Plan("siena", (0, 1, 2), watched_at=1),
    Plan("medici-vs-strozzi", (1, 2), watched_at=0),
)
LISTENING = (
    "datname = current_database() AND application_name = 'fiorino'"
    " AND (query ILIKE 'listen%' OR query ILIKE '%pg_notify%')"
)


def groups_at(three: list[Server], plans: tuple[Plan, ...] = SPREAD) -> list[Group]:
    addresses = [server.address for server in three]
    return [Group(f"g{i}", plan, addresses, "spread") for i, plan in enumerate(plans)]


async def begin(three: list[Server]) -> None:
    for server in three:
        server.begin()
    for server in three:
        await server.ready()


async def test_players_at_three_processes_play_whole_matches_and_see_the_same(
    postgres_url: str, tmp_path: Path
) -> None:
    async def play() -> Account:
        with servers(postgres_url, tmp_path, 3) as three:
            await begin(three)
            groups = groups_at(three)
            async with playing(groups, matches=1) as tasks:
                await asyncio.gather(*tasks)
            assert [page.connections for group in groups for page in group.pages] == [1] * 7
            return await look(postgres_url, groups, three)

    account = await play()
    assert account.faults == []
    assert account.finished == account.matches == 2


async def test_bots_that_three_processes_know_of_answer_once(
    postgres_url: str, tmp_path: Path
) -> None:
    async def play() -> Account:
        with servers(postgres_url, tmp_path, 3) as three:
            await begin(three)
            groups = groups_at(three, (Plan("siena", (0, 1), ("greedy", "random"), 2),))
            async with playing(groups, matches=1) as tasks:
                await asyncio.gather(*tasks)
            return await look(postgres_url, groups, three)

    account = await play()
    assert account.faults == []
    assert account.finished == 1


async def test_connections_that_listen_are_cut_and_the_match_goes_on(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    name = name_of(postgres_url)

    async def listening() -> set[int]:
        rows = await asyncio.to_thread(
            postgres.execute, f"SELECT pid FROM pg_stat_activity WHERE {LISTENING}", database=name
        )
        return {row["pid"] for row in rows}

    async def cut(processes: set[int]) -> None:
        await asyncio.to_thread(
            postgres.execute,
            *[f"SELECT pg_terminate_backend({process})" for process in processes],
            database=name,
        )

    async def play() -> Account:
        with servers(postgres_url, tmp_path, 3) as three:
            await begin(three)
            groups = groups_at(three)
            async with playing(groups) as tasks:
                for _ in range(5):
                    await progress(groups, tasks, 20)
                    before = await listening()
                    assert len(before) == 3
                    await cut(before)
                    await progress(groups, tasks, 20)
                    while len(after := await listening()) < 3:
                        await progress(groups, tasks, 1)
                    assert not before & after
                await come_to_rest(groups, tasks)
            assert {page.connections for group in groups for page in group.pages} == {1}
            return await look(postgres_url, groups, three)

    account = await play()
    assert account.faults == []
    assert account.acknowledged > 200


async def test_players_of_a_killed_process_go_on_at_another(
    postgres_url: str, tmp_path: Path
) -> None:
    random = Random(4)

    async def play() -> Account:
        with servers(postgres_url, tmp_path, 3) as three:
            await begin(three)
            groups = groups_at(three)
            async with playing(groups) as tasks:
                for number in range(6):
                    await progress(groups, tasks, random.randint(10, 40))
                    await asyncio.sleep(random.uniform(0, 0.03))
                    killed = three[number % 3]
                    killed.kill()
                    await progress(groups, tasks, 40)
                    killed.begin()
                    await killed.ready()
                await come_to_rest(groups, tasks)
            return await look(postgres_url, groups, three)

    account = await play()
    assert account.faults == []
    assert account.resent > 0, "no kill hit a command on its way"


async def test_all_connections_to_the_database_are_cut_and_every_command_is_carried_out_once(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = 'fiorino'"
    )

    async def play() -> Account:
        with servers(postgres_url, tmp_path, 3) as three:
            await begin(three)
            groups = groups_at(three)
            async with playing(groups) as tasks:
                for _ in range(5):
                    await progress(groups, tasks, 20)
                    rows = await asyncio.to_thread(
                        postgres.execute, cut, database=name_of(postgres_url)
                    )
                    assert len(rows) > 3
                await progress(groups, tasks, 20)
                await come_to_rest(groups, tasks)
            return await look(postgres_url, groups, [])

    account = await play()
    assert account.faults == []
    assert account.acknowledged > 100
