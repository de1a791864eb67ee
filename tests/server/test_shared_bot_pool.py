"""Questions in the queue of a real PostgreSQL, answered by real workers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic, monotonic_ns
from typing import Any
from urllib.parse import quote

import pytest

from fiorino.bots import BOTS
from fiorino.server.settings import Settings
from fiorino.server.storage.errors import BadDatabase, Unavailable
from fiorino.server.thinking.bot_pool import STEADY, BotPool, open_bot_pool
from fiorino.server.thinking.queue import DEAD_AFTER, Queue, end, key_of, schema_name
from fiorino.server.thinking.requests import Thought, advised, thought
from fiorino.server.thinking.shared_bot_pool import PATIENCE, SharedBotPool, Waiter
from tests import patience
from tests.server.postgres import Postgres, name_of
from tests.server.thinking import SECRET, Zoo, asked_for_advice, question, wait_until_gone, workers


@pytest.fixture
def zoo(tmp_path: Path) -> Zoo:
    return Zoo(tmp_path)


@asynccontextmanager
async def asking(url: str, processes: int = 0, wait: float = 60.0) -> AsyncIterator[SharedBotPool]:
    """What a server asks with; usually one that leaves the thinking to others."""
    bot_pool = await SharedBotPool.open(url, processes, wait)
    try:
        yield bot_pool
    finally:
        await bot_pool.aclose()


@asynccontextmanager
async def working(url: str) -> AsyncIterator[None]:
    """A worker with one process, without the seconds that a command takes to start."""
    bot_pool = BotPool(1)
    async with Queue.opened(url) as queue:
        task = asyncio.create_task(queue.work(bot_pool.reply, 1, farewell=0.0))
        try:
            yield
        finally:
            await end(task)
            bot_pool.close()


def told(postgres: Postgres, url: str, statement: str) -> Any:
    """The one value that the queue tells."""
    database = name_of(url)
    path = f"SET search_path = {schema_name()}"
    ((value,),) = postgres.execute(path, statement, database=database)
    return value


JOBS = "SELECT count(*) FROM procrastinate_jobs"
TAKEN_BY_A_WORKER = "SELECT count(*) FROM thoughts WHERE reply IS NOT NULL AND claimed_at IS NULL"


async def waits_in_the_queue(postgres: Postgres, url: str) -> None:
    """Until a question is in the queue."""
    async with asyncio.timeout(patience.PATIENCE):
        while await asyncio.to_thread(told, postgres, url, JOBS) != 1:
            await asyncio.sleep(0.01)


async def test_a_server_with_processes_of_its_own_answers_at_once(
    postgres_url: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait_in_vain(waiter: Waiter, within: float = 0.0) -> bool:
        raise AssertionError("it waits for others")

    bot_pool = await open_bot_pool(Settings(database=postgres_url, bot_processes=2))
    try:
        for game in ("medici-vs-strozzi", "siena"):
            for bot in BOTS:
                asked = question(bot, game, answers=2)
                assert await bot_pool.answer(asked) == thought(asked)
        monkeypatch.setattr(Waiter, "is_woken", wait_in_vain)
        for n in range(20):
            await bot_pool.answer(question("random", n=n))
    finally:
        await bot_pool.aclose()
    assert await asyncio.to_thread(told, postgres, postgres_url, JOBS) == 0


@pytest.mark.parametrize("game", ["medici-vs-strozzi", "siena"])
async def test_advice_comes_from_a_worker_as_it_would_from_here(
    postgres_url: str, postgres: Postgres, game: str
) -> None:
    asked = asked_for_advice(game, answers=1)
    async with working(postgres_url), asking(postgres_url) as bot_pool:
        assert await bot_pool.advise(asked) == advised(asked)
    taken = await asyncio.to_thread(told, postgres, postgres_url, TAKEN_BY_A_WORKER)
    assert taken == 1


async def test_without_any_worker_the_server_thinks_by_itself(postgres_url: str) -> None:
    async with asking(postgres_url) as bot_pool:
        began = monotonic()
        assert await bot_pool.answer(question("random")) == thought(question("random"))
        assert monotonic() - began > PATIENCE


async def test_two_workers_share_the_questions(postgres_url: str, zoo: Zoo) -> None:
    name = zoo.bot("Meets")
    with workers(zoo.folder, postgres_url, 1, 1) as both:
        async with asking(postgres_url) as bot_pool:
            thoughts = await asyncio.gather(
                *(bot_pool.answer(question(name, n=n)) for n in range(2))
            )
    assert [thought.bot for thought in thoughts] == [name, name]
    parents = {parent for _, parent in zoo.marks("Meets")}
    assert parents == {worker.process.pid for worker in both}


async def test_what_a_killed_worker_was_thinking_about_is_finished_by_another(
    postgres_url: str, zoo: Zoo
) -> None:
    name = zoo.bot("HangsOnce")
    with workers(zoo.folder, postgres_url, 1, 1) as both:
        async with asking(postgres_url) as bot_pool:
            thinking = asyncio.ensure_future(bot_pool.answer(question(name)))
            ((hanging, parent),) = await zoo.begun("HangsOnce")
            killed, other = sorted(both, key=lambda worker: worker.process.pid != parent)
            killed.kill()
            wait_until_gone(hanging)
            began = monotonic()
            assert (await thinking).bot == name
            assert monotonic() - began < DEAD_AFTER + 10
    parents = [parent for _, parent in zoo.marks("HangsOnce")]
    assert parents == [killed.process.pid, other.process.pid]


async def test_a_bot_that_fails_at_a_worker_is_replaced_and_the_worker_says_so(
    postgres_url: str, zoo: Zoo
) -> None:
    asked = question(zoo.bot("Raises"))
    with workers(zoo.folder, postgres_url, 1, FIORINO_LOG_LEVEL="debug") as (worker,):
        async with asking(postgres_url) as bot_pool:
            assert await bot_pool.answer(asked) == thought(question(STEADY))
        assert [parent for _, parent in zoo.marks("Raises")] == 2 * [worker.process.pid]
        assert worker.stop() == 0
        assert "Raises failed (attempt 2): RuntimeError" in worker.log
        assert "is replaced by greedy" in worker.log
        assert SECRET not in worker.log


async def test_the_same_question_of_two_servers_is_thought_about_once(
    postgres_url: str, postgres: Postgres, zoo: Zoo
) -> None:
    asked, claim = question(zoo.bot("Waits")), "SELECT claimed_at FROM thoughts"
    async with asking(postgres_url, 1) as one, asking(postgres_url, 1) as other:
        thinking = asyncio.gather(one.answer(asked), other.answer(asked), one.answer(asked))
        await zoo.begun("Waits")
        first_claim = await asyncio.to_thread(told, postgres, postgres_url, claim)
        await asyncio.sleep(2.5 * PATIENCE)
        assert await asyncio.to_thread(told, postgres, postgres_url, claim) > first_claim
        zoo.let_go()
        first, *others = await thinking
        assert others == [first, first]
        assert await other.answer(asked) == first
    assert len(zoo.marks("Waits")) == 1


async def test_a_worker_that_takes_forever_is_not_waited_for(
    postgres_url: str, zoo: Zoo, caplog: pytest.LogCaptureFixture
) -> None:
    name = zoo.bot("HangsOnce")
    async with working(postgres_url), asking(postgres_url, wait=1.0) as bot_pool:
        assert (await bot_pool.answer(question(name))).bot == name
    assert len(zoo.marks("HangsOnce")) == 2
    assert "no worker answered in time" in caplog.text


async def test_a_worker_that_stops_puts_back_what_it_cannot_finish(
    postgres_url: str, zoo: Zoo
) -> None:
    name = zoo.bot("HangsOnce")
    async with asking(postgres_url) as bot_pool:
        async with working(postgres_url):
            thinking = asyncio.ensure_future(bot_pool.answer(question(name)))
            ((process, _),) = await zoo.begun("HangsOnce")
        wait_until_gone(process)
        began = monotonic()
        async with working(postgres_url):
            assert (await thinking).bot == name
        assert monotonic() - began < DEAD_AFTER


async def test_a_busy_server_leaves_a_question_to_the_first_who_is_free(
    postgres_url: str, zoo: Zoo
) -> None:
    async with asking(postgres_url, 1) as bot_pool:
        busy = asyncio.ensure_future(bot_pool.answer(question(zoo.bot("Waits"))))
        await zoo.begun("Waits")
        waiting = asyncio.ensure_future(bot_pool.answer(question("random")))
        await asyncio.sleep(1.2 * PATIENCE)
        assert not waiting.done()
        async with working(postgres_url):
            assert (await waiting).bot == "random"
        assert not busy.done()
        zoo.let_go()
        assert (await busy).bot == zoo.bot("Waits")


async def test_what_a_server_leaves_unfinished_is_taken_by_another(
    postgres_url: str, zoo: Zoo
) -> None:
    name = zoo.bot("HangsOnce")
    async with asking(postgres_url, 1) as bot_pool:
        async with asking(postgres_url, 1) as leaving:
            left = asyncio.ensure_future(leaving.answer(question(name)))
            ((process, _),) = await zoo.begun("HangsOnce")
            thinking = asyncio.ensure_future(bot_pool.answer(question(name)))
            await asyncio.sleep(1.2 * PATIENCE)
            assert len(zoo.marks("HangsOnce")) == 1
        wait_until_gone(process)
        assert isinstance((await asyncio.gather(left, return_exceptions=True))[0], BaseException)
        assert (await thinking).bot == name


async def test_what_a_server_has_no_process_for_it_takes_back_when_one_is_free(
    postgres_url: str, zoo: Zoo, postgres: Postgres
) -> None:
    async with asking(postgres_url, 1) as bot_pool:
        busy = asyncio.ensure_future(bot_pool.answer(question(zoo.bot("Waits"))))
        await zoo.begun("Waits")
        waiting = asyncio.ensure_future(bot_pool.answer(question("random")))
        await waits_in_the_queue(postgres, postgres_url)
        zoo.let_go()
        await busy
        assert (await waiting).bot == "random"
    assert await asyncio.to_thread(told, postgres, postgres_url, JOBS) == 0


async def test_the_queue_heals_when_its_connections_are_cut(
    postgres_url: str, postgres: Postgres
) -> None:
    async with asking(postgres_url, 1) as bot_pool:
        await bot_pool.answer(question("random", n=1))
        cut = await asyncio.to_thread(
            postgres.execute,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = 'fiorino queue'",
            database=name_of(postgres_url),
        )
        assert len(cut) >= 2
        for n in range(2, 5):
            assert (await bot_pool.answer(question("random", n=n))).bot == "random"
        heard: list[str] = []
        listening = asyncio.create_task(bot_pool._queue.listen(heard.append))
        until = monotonic() + 20
        while not heard:
            assert monotonic() < until, "no notice is heard any more"
            await bot_pool.answer(question("random", n=monotonic_ns()))
        await end(listening)


async def test_a_server_whose_database_is_gone_still_thinks(
    postgres_url: str, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with AsyncExitStack() as stack:
        bot_pool = await stack.enter_async_context(asking(postgres_url))
        name = name_of(postgres_url)
        await asyncio.to_thread(postgres.drop, name)
        assert (await bot_pool.answer(question("random"))).bot == "random"
        assert "the queue failed, so a bot thinks here" in caplog.text
        await asyncio.to_thread(postgres.execute, f"CREATE DATABASE {name}")


async def test_an_answer_that_comes_twice_counts_once(postgres_url: str) -> None:
    asked = question("random")
    async with Queue.opened(postgres_url) as queue:
        await queue.ask(key_of(asked), asked)
        await queue.tell(key_of(asked), Thought("stop", "one"))
        await queue.tell(key_of(asked), Thought("draw", "two"))
        assert await queue.look(key_of(asked)) == Thought("stop", "one")


async def test_a_bot_and_advice_about_one_table_are_two_requests(postgres_url: str) -> None:
    bot, advice = question("greedy"), asked_for_advice()
    assert bot.position == advice.position
    async with Queue.opened(postgres_url) as queue:
        for asked in (bot, advice):
            await queue.ask(key_of(asked), asked)
        await queue.tell(key_of(bot), thought(bot))
        await queue.tell(key_of(advice), advised(advice))
        assert await queue.look(key_of(bot)) == thought(bot)
        assert await queue.look(key_of(advice)) == advised(advice)


async def test_a_job_carries_no_more_than_a_key(postgres_url: str, postgres: Postgres) -> None:
    asked = question("random")
    async with Queue.opened(postgres_url) as queue:
        await queue.ask(key_of(asked), asked)
        statement = "SELECT args::text FROM procrastinate_jobs"
        carried = await asyncio.to_thread(told, postgres, postgres_url, statement)
    assert carried == f'{{"key": "{key_of(asked)}"}}'


async def test_many_who_come_at_once_make_the_queue_once(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        queues = await asyncio.gather(
            *(stack.enter_async_context(Queue.opened(postgres_url)) for _ in range(4))
        )
        asked = question("random")
        assert [await queue.claim(key_of(asked), asked) for queue in queues] == [True] + 3 * [False]


async def test_a_database_where_nothing_may_be_made_is_refused_in_a_sentence(
    postgres_url: str, postgres: Postgres
) -> None:
    await asyncio.to_thread(postgres.execute, "CREATE ROLE guest LOGIN")
    with pytest.raises(BadDatabase, match="takes no queue for bots: permission denied"):
        await SharedBotPool.open(postgres_url.replace("postgres@", "guest@"), 1)


async def test_a_server_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="cannot be reached"):
        await SharedBotPool.open(f"postgresql://me@/fiorino?host={quote(str(tmp_path))}", 1)
    with pytest.raises(BadDatabase, match="Only PostgreSQL"):
        await SharedBotPool.open("sqlite:///fiorino.db", 1)
