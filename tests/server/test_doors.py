"""Connections: counted, ended where they dawdle, and cut off where they flood."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fiorino.server.http import doors as doors_module
from fiorino.server.http import security
from fiorino.server.http.doors import POST, DoorConfig, Doors
from fiorino.server.http.security import Refused, RequestGuard, refused
from fiorino.server.limits import Rate
from fiorino.server.ports import open_port
from tests.patience import PATIENCE

FEW = Rate(20, 3600)


async def hello(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while (frame := await socket.receive())["type"] != "websocket.disconnect":
        await socket.send_text("bytes" if frame.get("text") is None else frame["text"])


async def post(socket: WebSocket) -> None:
    """Answer every text at once, with the bytes that waited after the last one."""
    await socket.accept()
    waiting: int | None = 0
    while (frame := await socket.receive())["type"] != "websocket.disconnect":
        send = socket.scope["extensions"][POST]["post"]
        waiting = send([f"{frame.get('text')} after {waiting}".encode()])
    assert send([b"too late"]) is None


class Open:
    """A server whose doors are tried."""

    def __init__(self, doors: Doors, port: int) -> None:
        self.doors = doors
        self.port = port
        self.writers: list[asyncio.StreamWriter] = []

    async def knock(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers.append(writer)
        return reader, writer

    def page(self, path: str = "/socket") -> Any:
        return connect(f"ws://127.0.0.1:{self.port}{path}", ping_interval=None, compression=None)


@asynccontextmanager
async def opened(
    frames: Rate = FEW, ws_max_size: int = 16_777_216, **more: Any
) -> AsyncIterator[Open]:
    app = Starlette(
        routes=[
            Route("/", hello, methods=["GET", "POST"]),
            WebSocketRoute("/socket", echo),
            WebSocketRoute("/post", post),
        ],
        exception_handlers={Refused: refused},
    )
    doors = Doors(frames, **more)
    guarded = RequestGuard(app, names=frozenset({"127.0.0.1"}))
    config = DoorConfig(
        guarded,
        doors=doors,
        lifespan="off",
        log_config=None,
        ws_per_message_deflate=False,
        ws_max_size=ws_max_size,
    )
    server = uvicorn.Server(config)
    with open_port("127.0.0.1", 0) as listening:
        serving = asyncio.ensure_future(server.serve([listening]))
        try:
            house = Open(doors, listening.getsockname()[1])
            yield house
        finally:
            for writer in house.writers:
                writer.close()
            server.should_exit = True
            await serving


async def everything(reader: asyncio.StreamReader) -> bytes:
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    return bytes([(0x80 if final else 0) | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


async def closing_code(page: Any) -> int:
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await page.recv()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd else 1006


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(frame(9) * 5000, id="empty pings"),
        pytest.param(frame(10, b"x" * 100) * 5000, id="pongs that nobody asked for"),
        pytest.param(frame(1, final=False) + frame(0, final=False) * 5000, id="empty fragments"),
        pytest.param(frame(2, b"x" * 120) * 5000, id="messages"),
    ],
)
async def test_whoever_floods_a_socket_with_frames_of_any_kind_is_cut_off_with_1008(
    flood: bytes,
) -> None:
    async with opened() as house, house.page() as page:
        page.transport.write(flood)
        assert await closing_code(page) in (1008, 1006)
        async with house.page() as other:
            await other.send("still here")
            assert await other.recv() == "still here"


async def test_frames_are_counted_before_the_rest_of_what_came_with_them_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pongs: list[int] = []
    monkeypatch.setattr(doors_module.GuardedSocket, "handle_ping", lambda _: pongs.append(1))
    async with opened() as house, house.page() as page:
        page.transport.write(frame(9) * 50_000)
        await closing_code(page)
    assert len(pongs) <= 2 * FEW.count


async def test_bytes_are_counted_too() -> None:
    async with opened(Rate(2, 3600)) as house, house.page() as page:
        for _ in range(3):
            await page.send("x" * 6000)
        assert await closing_code(page) == 1008


async def test_a_text_that_is_no_utf_8_is_left_to_be_refused_and_the_socket_stays(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with opened() as house, house.page() as page:
        page.transport.write(frame(1, b"\xff\xfe"))
        assert await page.recv() == "bytes"
        await page.send("ciao")
        assert await page.recv() == "ciao"
    assert not [record for record in caplog.records if record.exc_info]


async def test_an_application_may_send_at_once_and_learns_what_is_not_read(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with opened() as house:
        async with house.page("/post") as page:
            await page.send("ciao")
            assert await page.recv() == "ciao after 0"
            await page.send("addio")
            assert await page.recv() == "addio after 0"
        async with asyncio.timeout(PATIENCE):
            while len(house.doors):
                await asyncio.sleep(0)
    assert not [record for record in caplog.records if record.exc_info]


async def test_who_does_not_send_the_head_of_a_request_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with opened() as house:
        silent, half, again = [await house.knock() for _ in range(3)]
        half[1].write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        again[1].write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert (await again[0].readuntil(b"\r\n\r\n0")).startswith(b"HTTP/1.1 200")
        again[1].write(b"GET")
        loop, now = asyncio.get_running_loop(), asyncio.get_running_loop().time
        monkeypatch.setattr(loop, "time", lambda: now() + doors_module.HEADER_SECONDS)
        for reader, _ in (silent, half, again):
            assert await everything(reader) == b""
        assert len(house.doors) == 0


async def test_who_has_sent_the_head_is_answered_and_may_ask_again() -> None:
    async with opened() as house:
        reader, writer = await house.knock()
        for _ in range(2):
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            assert await reader.readexactly(1) == b"0"


async def test_a_body_that_does_not_come_is_refused_with_408(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 0.05)
    async with opened() as house:
        reader, writer = await house.knock()
        writer.write(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nabc")
        assert (await everything(reader)).startswith(b"HTTP/1.1 408")


async def test_so_many_come_from_one_address_sockets_included_and_who_goes_makes_room() -> None:
    async with opened(most_of_address=2) as house, house.page() as page:
        _, waiting = await house.knock()
        refused, _ = await house.knock()
        assert (await everything(refused)).startswith(b"HTTP/1.1 503")
        waiting.close()
        await page.send("ciao")
        assert await page.recv() == "ciao"
        while len(house.doors) > 1:
            await asyncio.sleep(0)
        async with house.page() as other:
            await other.send("room")
            assert await other.recv() == "room"


async def test_so_many_come_at_all_and_a_crowd_writes_one_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with opened(most=1) as house, house.page():
        for _ in range(20):
            refused, _ = await house.knock()
            assert (await everything(refused)).startswith(b"HTTP/1.1 503")
    assert len(caplog.records) == 1


async def test_who_reads_nothing_is_cut_off_before_much_waits_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors_module, "LARGEST_BACKLOG", 1000)
    async with opened(Rate(50_000, 1)) as house, house.page() as page:
        page.transport.pause_reading()
        flood = frame(9, os.urandom(100)) * 500
        async with asyncio.timeout(PATIENCE):
            while len(house.doors):
                page.transport.write(flood)
                await asyncio.sleep(0)
