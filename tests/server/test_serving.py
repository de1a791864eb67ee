"""A real server, real sockets: whole matches with bots, coming back, stopping and starting."""

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import PATIENCE
from tests.server.process import Process, Socket, Visitor, serving
from tests.server.wire import MEDICI, SIENA


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("serving")) as made:
        yield made


async def closed_with(socket: Socket) -> int:
    while True:
        try:
            await socket.hear()
        except ConnectionClosed as going:
            return 1006 if going.rcvd is None else going.rcvd.code


@pytest.mark.parametrize(("game", "seats"), [(MEDICI, 2), (SIENA, 3)])
async def test_a_whole_match_with_bots_a_spectator_and_a_socket_that_is_cut(
    server: Process, game: str, seats: int
) -> None:
    anna, watcher = await Visitor(server.address).welcome(), Visitor(server.address)
    wish = {"game": game, "seats": ["me", *["greedy"] * (seats - 1)]}
    table = await anna.ask("POST", "/api/tables", wish)
    match, rng = table["match"], Random(4)
    async with watcher.socket(match, link=table["link"]) as beside:
        async with anna.socket(match) as first:
            for _ in range(4):
                await first.answer(rng)
            first.opened.transport.abort()
        since = first.shown["version"]
        async with anna.socket(match, since=since) as second:
            while await second.answer(rng) is not None:
                pass
        while beside.shown["status"] == "running":
            await beside.hear_until("shown")
    told = [step["version"] for step in [*first.steps, *second.steps]]
    assert told == list(range(1, second.shown["version"] + 1))
    assert [step["version"] for step in beside.steps] == told
    assert beside.shown["briefing"]["result"] == second.shown["briefing"]["result"]
    assert all(step["answer"] is None for step in beside.steps)
    assert all(shown["briefing"]["answers"] == [] for shown in beside.heard)
    assert (await anna.ask("GET", f"/api/tables/{match}/fairness"))["draws_agree"] is True


async def test_an_answer_is_taken_back_where_nothing_was_learnt_by_it(server: Process) -> None:
    async def play() -> int:
        anna = await Visitor(server.address).welcome()
        table = await anna.ask("POST", "/api/tables", {"game": SIENA, "seats": ["me"] * 2})
        undone, rng = 0, Random(8)
        async with anna.socket(table["match"]) as socket:
            for number in range(30):
                if socket.shown["can_undo"]:
                    version = socket.shown["version"]
                    reply = await socket.command(f"u{number}", kind="undo", version=version)
                    assert reply["kind"] == "done", reply
                    undone += 1
                await socket.answer(rng)
        return undone

    assert await play() > 0


async def polled(visitor: Visitor) -> None:
    """Until the server says that somebody waits for news."""
    async with asyncio.timeout(PATIENCE), httpx2.AsyncClient() as client:
        while (
            'fiorino_connections{kind="poll"} 1.0'
            not in (await client.get(f"{visitor.address}/metrics")).text
        ):
            await asyncio.sleep(0.01)


async def test_a_server_that_is_told_to_stop_closes_with_1012_and_another_goes_on(
    tmp_path: Path,
) -> None:
    async def begin(process: Process) -> tuple[Visitor, Socket]:
        anna = await Visitor(process.address).welcome()
        table = await anna.ask("POST", "/api/tables", {"game": SIENA, "seats": ["me", "greedy"]})
        async with anna.socket(table["match"]) as socket:
            for _ in range(3):
                await socket.answer(Random(1))
            while not socket.shown["briefing"]["asked"]:
                await socket.hear_until("shown")
            poll = f"/api/tables/{socket.match}/events?since={socket.shown['version']}&wait=25"
            async with anna.socket(socket.match):
                waiting = asyncio.ensure_future(anna.ask("GET", poll))
                await polled(anna)
                process.process.send_signal(signal.SIGTERM)
                assert await closed_with(socket) == 1012
                assert (await asyncio.wait_for(waiting, PATIENCE))["match"] == socket.match
        return anna, socket

    async def go_on(process: Process, anna: Visitor, before: Socket) -> None:
        again = Visitor(process.address, anna.cookie)
        since = before.shown["version"]
        async with again.socket(before.match, since=since) as socket:
            rng = Random(2)
            while await socket.answer(rng) is not None:
                pass
        told = [step["version"] for step in [*before.steps, *socket.steps]]
        assert told == list(range(1, socket.shown["version"] + 1))

    with serving(tmp_path) as first:
        anna, socket = await begin(first)
        assert first.process.wait(PATIENCE) == 0
    with serving(tmp_path) as second:
        await go_on(second, anna, socket)
        assert second.stop(signal.SIGINT) == 130
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_frame_that_is_too_long_ends_the_socket_with_1009(server: Process) -> None:
    async def send() -> int:
        anna = await Visitor(server.address).welcome()
        table = await anna.ask("POST", "/api/tables", {"game": MEDICI, "seats": ["me"] * 2})
        async with anna.socket(table["match"]) as socket:
            await socket.opened.send("x" * 8_193)
            return await closed_with(socket)

    assert await send() == 1009


async def test_a_socket_from_another_site_is_refused_and_the_others_are_compressed(
    server: Process,
) -> None:
    async def knock(origin: str) -> Any:
        address = f"{server.address.replace('http', 'ws', 1)}/socket"
        async with connect(address, origin=origin) as opened:  # type: ignore[arg-type]
            return opened.response

    with pytest.raises(InvalidStatus) as refusal:
        await knock("https://evil.it")
    assert refusal.value.response.status_code == 403
    response = await knock(server.address)
    assert "permessage-deflate" in response.headers["Sec-WebSocket-Extensions"]


async def test_somebody_who_never_reads_does_not_hurt_the_others(server: Process) -> None:
    anna = await Visitor(server.address).welcome()
    table = await anna.ask("POST", "/api/tables", {"game": SIENA, "seats": ["me", "greedy"]})
    deaf = Visitor(server.address)
    async with deaf.socket(table["match"], link=table["link"]) as stuck:
        stuck.opened.transport.pause_reading()
        async with anna.socket(table["match"]) as socket:
            rng = Random(6)
            while await socket.answer(rng) is not None:
                pass
            assert socket.shown["status"] == "over"
        stuck.opened.transport.abort()


async def test_two_workers_on_one_port_share_a_match_and_one_that_is_killed_is_begun_again(
    tmp_path: Path, postgres_url: str
) -> None:
    async def play(process: Process) -> None:
        people = [await Visitor(process.address).welcome() for _ in range(2)]
        wish = {"game": MEDICI, "seats": ["me", "open"]}
        table = await people[0].ask("POST", "/api/tables", wish)
        await people[1].ask("POST", f"/api/tables/{table['match']}/join", {"link": table["link"]})
        before = workers(process)
        assert len(before) == 2
        await move(people, table["match"], 6)
        os.kill(before[0], signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while len(set(workers(process)) - {before[0]}) < 2:
                await asyncio.sleep(0.1)
        await move(people, table["match"], 6)

    async def move(people: list[Visitor], match: str, count: int) -> None:
        """Each answer over a new socket, at whichever worker takes it."""
        for number in range(count):
            for person in people:
                async with person.socket(match) as socket:
                    if socket.shown["briefing"]["asked"]:
                        reply = await socket.answer(Random(number))
                        assert reply["kind"] == "done", reply
                        break

    with (
        serving(tmp_path, "--port", "0", "--workers", "2", "--database", postgres_url) as process,
    ):
        try:
            await play(process)
        finally:
            assert process.stop() == 0
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log, log
    ended = re.search(r"server process (\d+) ended with -9", log)
    assert ended is not None, log
    assert re.search(rf"server process \d+ takes the place of {ended[1]}", log), log


def workers(process: Process) -> list[int]:
    """The server processes that a server has begun."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == process.process.pid:
            found.append(int(path.parent.name))
    return sorted(found)
