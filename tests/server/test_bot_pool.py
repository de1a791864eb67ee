"""Bots in processes of their own, on one machine."""

import asyncio
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from fiorino.bots import BOTS, find_bot
from fiorino.bots.advice import advise
from fiorino.core.decision import Decision
from fiorino.server.advice import shown
from fiorino.server.settings import Settings
from fiorino.server.thinking.bot_pool import STEADY, BotPool, Closed, open_bot_pool
from fiorino.server.thinking.requests import Advised, Reply, Request, Thought, advised, thought
from tests.cli.support import ROOT, environment
from tests.server.thinking import (
    SECRET,
    Zoo,
    asked_for_advice,
    is_alive,
    match_of,
    question,
    true_soon,
    wait_until_gone,
)


@pytest.fixture
def zoo(tmp_path: Path) -> Zoo:
    return Zoo(tmp_path)


@pytest.fixture
async def bot_pool() -> AsyncIterator[BotPool]:
    made = BotPool(2)
    yield made
    made.close()


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING]


async def test_the_answer_is_that_of_the_bot_in_this_process(bot_pool: BotPool) -> None:
    for game in ("medici-vs-strozzi", "siena"):
        for bot in BOTS:
            asked = question(bot, game, answers=3)
            match = match_of(game, 3)
            decision = Decision(match.setup, match.table)
            answer = find_bot(bot)(Random(asked.seed)).answer(decision)
            assert await bot_pool.answer(asked) == Thought(decision.notation.write(answer), bot)


@pytest.mark.parametrize("game", ["medici-vs-strozzi", "siena"])
async def test_advice_is_that_of_the_heuristics_in_this_process(
    bot_pool: BotPool, game: str
) -> None:
    asked = asked_for_advice(game, answers=1)
    decision = asked.position.decision()
    expected = shown(advise(decision, Random(asked.seed)), decision)
    assert await bot_pool.advise(asked) == Advised(expected)


async def test_advice_that_fails_in_a_process_is_thought_of_here(
    bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(request: Request) -> Reply:
        raise BrokenProcessPool

    monkeypatch.setattr(bot_pool, "_think", gone)
    asked = asked_for_advice()
    assert await bot_pool.advise(asked) == advised(asked)
    assert warnings(caplog) == [
        "advice failed (attempt 1): its process died",
        "advice failed (attempt 2): its process died",
    ]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Raises", "RuntimeError"),
        ("RaisesOddly", "Odd"),
        ("Exits", "SystemExit"),
        ("Cheats", "an answer that is not among the options"),
        ("Dies", "its process died"),
    ],
)
async def test_a_bot_that_fails_twice_is_replaced_by_the_rule_based_bot(
    bot_pool: BotPool, zoo: Zoo, caplog: pytest.LogCaptureFixture, bot: str, fault: str
) -> None:
    name = zoo.bot(bot)
    assert await bot_pool.answer(question(name)) == thought(question(STEADY))
    assert len(zoo.marks(bot)) == 2
    assert warnings(caplog) == [
        f"bot {name} failed (attempt 1): {fault}",
        f"bot {name} failed (attempt 2): {fault}",
        f"bot {name} is replaced by greedy for this answer",
    ]
    assert SECRET not in caplog.text


async def test_a_bot_that_thinks_too_long_is_ended_and_replaced(
    zoo: Zoo, caplog: pytest.LogCaptureFixture
) -> None:
    bot_pool = BotPool(1, longest=2.0)
    try:
        assert (await bot_pool.answer(question(zoo.bot("Hangs")))).bot == STEADY
    finally:
        bot_pool.close()
    assert "it thought too long" in warnings(caplog)[0]
    for process, _ in zoo.marks("Hangs"):
        wait_until_gone(process)


async def test_a_bot_that_fails_once_answers_itself_the_second_time(
    bot_pool: BotPool, zoo: Zoo
) -> None:
    name = zoo.bot("DiesOnce")
    assert (await bot_pool.answer(question(name))).bot == name
    assert len(zoo.marks("DiesOnce")) == 2


async def test_an_unknown_bot_is_replaced(bot_pool: BotPool) -> None:
    assert (await bot_pool.answer(question("nobody"))).bot == STEADY


async def test_after_a_process_died_the_next_question_is_answered_without_a_warning(
    zoo: Zoo, caplog: pytest.LogCaptureFixture
) -> None:
    bot_pool = BotPool(1)
    try:
        await bot_pool.answer(question(zoo.bot("Dies")))
        caplog.clear()
        assert (await bot_pool.answer(question("random"))).bot == "random"
    finally:
        bot_pool.close()
    assert warnings(caplog) == []


async def test_a_bot_that_dies_disturbs_no_other_question(bot_pool: BotPool, zoo: Zoo) -> None:
    calm = asyncio.ensure_future(bot_pool.answer(question(zoo.bot("Waits"))))
    await zoo.begun("Waits")
    assert (await bot_pool.answer(question(zoo.bot("Dies")))).bot == STEADY
    zoo.let_go()
    assert (await calm).bot == zoo.bot("Waits")
    assert len(zoo.marks("Waits")) == 1


async def test_two_questions_are_thought_about_at_the_same_time(
    bot_pool: BotPool, zoo: Zoo
) -> None:
    name = zoo.bot("Meets")
    thoughts = await asyncio.gather(*(bot_pool.answer(question(name, n=n)) for n in range(2)))
    assert [thought.bot for thought in thoughts] == [name, name]
    assert len(zoo.marks("Meets")) == 2


async def test_waiting_for_a_free_process_is_not_thinking(
    zoo: Zoo, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot_pool = BotPool(1)
    try:
        await bot_pool.answer(question("random"))  # a process takes long to begin
        monkeypatch.setattr(bot_pool, "longest", 2.0)
        name = zoo.bot("TakesHalfASecond")
        began = monotonic()
        await asyncio.gather(*(bot_pool.answer(question(name, n=n)) for n in range(5)))
        assert monotonic() - began > bot_pool.longest
    finally:
        bot_pool.close()
    assert warnings(caplog) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_to_everybody_does_not_end_a_thought(
    bot_pool: BotPool, zoo: Zoo, caplog: pytest.LogCaptureFixture, number: signal.Signals
) -> None:
    thinking = asyncio.ensure_future(bot_pool.answer(question(zoo.bot("Waits"))))
    await true_soon(multiprocessing.active_children)
    (process,) = multiprocessing.active_children()
    assert process.pid is not None
    os.kill(process.pid, number)  # while it begins
    await zoo.begun("Waits")
    os.kill(process.pid, number)  # while it thinks
    zoo.let_go()
    assert (await thinking).bot == zoo.bot("Waits")
    assert zoo.marks("Waits") == [(process.pid, os.getpid())]
    assert warnings(caplog) == []


async def test_whoever_asks_may_go_away_and_the_process_is_free_again(zoo: Zoo) -> None:
    bot_pool = BotPool(1)
    try:
        thinking = asyncio.ensure_future(bot_pool.answer(question(zoo.bot("Waits"))))
        await zoo.begun("Waits")
        thinking.cancel()
        assert not bot_pool.is_free
        zoo.let_go()
        assert (await bot_pool.answer(question("random"))).bot == "random"
        assert bot_pool.is_free
    finally:
        bot_pool.close()


async def test_closing_ends_every_process_in_mid_thought(zoo: Zoo) -> None:
    bot_pool = BotPool(2)
    asked = [asyncio.ensure_future(bot_pool.answer(question(zoo.bot("Hangs")))) for _ in range(3)]
    marks = await zoo.begun("Hangs", 2)
    bot_pool.close()
    assert not any(is_alive(process) for process, _ in marks)
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(end, asyncio.CancelledError | Closed) for end in ends)
    assert len(zoo.marks("Hangs")) == 2
    with pytest.raises(Closed):
        await bot_pool.answer(question("random"))


ORPHANED = """
import asyncio, sys
from fiorino.server.thinking.bot_pool import BotPool
from tests.server.thinking import question
if __name__ == "__main__":
    asyncio.run(BotPool(1).answer(question(sys.argv[1])))
"""


async def test_processes_go_when_their_server_is_killed(zoo: Zoo, tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHANED)
    server = subprocess.Popen(
        [sys.executable, script, zoo.bot("Hangs")],
        env=environment(tmp_path, PYTHONPATH=f"{ROOT / 'src'}{os.pathsep}{ROOT}"),
    )
    try:
        ((process, parent),) = await zoo.begun("Hangs")
        assert parent == server.pid
    finally:
        server.kill()
        server.wait()
    wait_until_gone(process)


async def test_the_loop_goes_on_while_twenty_questions_are_thought_about(bot_pool: BotPool) -> None:
    turns = 0

    async def watch() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    watching = asyncio.create_task(watch())
    asked = [question("greedy", "siena", answers=n % 5, n=n) for n in range(20)]
    thoughts = await asyncio.gather(*map(bot_pool.answer, asked))
    watching.cancel()
    assert {thought.bot for thought in thoughts} == {"greedy"}
    assert turns > len(asked)


async def test_a_server_with_a_file_thinks_in_its_own_processes(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'fiorino.db'}", bot_processes=0)
    bot_pool = await open_bot_pool(settings)
    try:
        assert type(bot_pool) is BotPool
        assert (await bot_pool.answer(question("random"))).bot == "random"
    finally:
        await bot_pool.aclose()
