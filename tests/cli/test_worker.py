"""`fiorino worker`, in processes of its own, beside a real PostgreSQL."""

import asyncio
import signal
from pathlib import Path

from fiorino.server.thinking.shared_bot_pool import SharedBotPool
from tests.cli.conftest import Call
from tests.cli.support import assert_refused
from tests.patience import PATIENCE
from tests.server.thinking import Zoo, question, wait_until_gone, workers


async def test_a_worker_that_is_told_to_stop_finishes_what_it_has_begun(
    postgres_url: str, tmp_path: Path
) -> None:
    zoo = Zoo(tmp_path)

    bot_pool = await SharedBotPool.open(postgres_url, 0)
    try:
        with workers(tmp_path, postgres_url, 1) as (worker,):
            thinking = asyncio.ensure_future(bot_pool.answer(question(zoo.bot("Waits"))))
            ((process, parent),) = await zoo.begun("Waits")
            assert parent == worker.process.pid
            worker.process.send_signal(signal.SIGTERM)
            await asyncio.sleep(0.5)
            assert worker.process.poll() is None
            zoo.let_go()
            assert (await thinking).bot == zoo.bot("Waits")
            assert await asyncio.to_thread(worker.process.wait, 10) == 0
            assert worker.process.stdout is not None
            assert worker.process.stdout.read() == b"Done thinking.\n"
            assert worker.log == ""
        wait_until_gone(process)
    finally:
        await bot_pool.aclose()
    assert len(zoo.marks("Waits")) == 1


def test_a_worker_says_where_it_thinks_but_no_password_and_goes_at_ctrl_c(
    postgres_url: str, tmp_path: Path
) -> None:
    url = postgres_url.replace("postgres@", "postgres:hush@")
    with workers(tmp_path, url, 2) as (worker,):
        assert worker.first_line.startswith("Thinking for “postgresql://postgres@/fiorino_")
        assert worker.first_line.endswith(" in 2 processes (Ctrl-C ends it).\n")
        assert "hush" not in worker.first_line
        worker.process.send_signal(signal.SIGINT)
        assert worker.process.wait(PATIENCE) == 0
        assert worker.log == ""


def test_a_worker_needs_a_database_that_others_reach(call: Call) -> None:
    assert_refused(call("worker"), "Workers need a database postgresql://…")
    assert_refused(call("worker", "--database", "sqlite:///here.db"), "the server thinks by itself")


def test_a_database_that_is_not_there_is_refused_in_one_sentence(
    call: Call, tmp_path: Path
) -> None:
    url = f"postgresql://me:hush@/fiorino?host={tmp_path}"
    said = call("worker", "--database", url)
    assert_refused(said, "cannot be reached")
    assert "hush" not in said.err


def test_a_number_of_processes_that_is_none_is_refused(call: Call) -> None:
    said = call("worker", "--database", "postgresql://me@/fiorino", "--processes", "65")
    assert_refused(said, "--bot-processes must be a whole number from 0 to 64")


def test_the_help_tells_what_a_worker_is_for(call: Call) -> None:
    assert "each takes its share" in call("worker", "--help").words
