"""The client of docs/bots.md plays a whole match against a person, on a real server."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.patience import PATIENCE
from tests.server.process import Process, Visitor, environment, serving
from tests.server.wire import MEDICI

PROGRAM = Path(__file__).parents[2] / "examples" / "server_bot.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with serving(tmp_path, FIORINO_LIMITS_PLAY_MESSAGES="100000/1s") as running:
        yield running


def test_it_is_short_enough_to_be_read() -> None:
    assert len(PROGRAM.read_text("utf-8").splitlines()) < 90


async def test_it_sits_down_plays_to_the_end_and_says_so(server: Process, tmp_path: Path) -> None:
    anna = await Visitor(server.address).welcome()
    account = {"username": "anna", "password": "a long password"}
    await anna.ask("POST", "/api/account/register", account)
    token = (await anna.ask("POST", "/api/bots", {"name": "Robo"}))["token"]
    wish = {"game": MEDICI, "seats": ["me", "open"], "listed": True}
    match = (await anna.ask("POST", "/api/tables", wish))["match"]
    bot = subprocess.Popen(
        [sys.executable, str(PROGRAM), server.address],
        env=environment(tmp_path, BOT_TOKEN=token),
        stdout=subprocess.PIPE,
        text=True,
    )
    rng = Random(5)
    try:
        async with anna.socket(match) as page:
            while page.shown["status"] == "open":
                await page.hear_until("shown")
            while await page.answer(rng):
                pass
            assert page.shown["status"] == "over"
            assert [seat["bot"] for seat in page.shown["seats"]] == [None, "own"]
        assert bot.stdout is not None
        async with asyncio.timeout(PATIENCE):
            said = await asyncio.to_thread(bot.stdout.readline)
        assert said == f"{match} is over\n"
    finally:
        bot.kill()
        bot.communicate()
