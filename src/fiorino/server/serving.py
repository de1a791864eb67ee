"""The live server on a port."""

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from fiorino.core.errors import FiorinoError
from fiorino.server import logs
from fiorino.server.app import create_server
from fiorino.server.http.doors import MOST_CONNECTIONS, DoorConfig, Doors
from fiorino.server.limits import LARGEST_FRAME
from fiorino.server.metrics import SHARED_FOLDER, forget_process
from fiorino.server.notify.push import read_keys
from fiorino.server.ports import address_of, open_port
from fiorino.server.settings import Settings
from fiorino.server.storage.store import Store

OTHER_FILES: Final = 200
"""Files of a process other than client connections: the database, bots, webhooks."""
PING: Final = 20.0
SILENCE: Final = 30_000
"""Milliseconds after which the system drops a connection whose other end accepts nothing."""
SHARED_SOCKET: Final = "SOCKET_OF_FIORINO"
"""Where the environment of a worker names the socket; not a setting, so not FIORINO_…"""
COLLECTING: Final = (50_000, 20, 20)
"""How rarely to collect garbage: a move makes hundreds of objects and hardly any cycle."""
AT_LEAST: Final = 2.0
"""Seconds that a worker must have lived to be restarted at once."""

log: Final = logging.getLogger("fiorino.server")


def configuration(settings: Settings, app: ASGIApp | None = None) -> uvicorn.Config:
    """How the server runs: small frames, pings, compression where it pays, a graceful shutdown."""
    return DoorConfig(
        app or create_server(settings)[1],
        log_config=None,
        loop="auto",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # `Doors` has its own limit
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        doors=Doors(
            settings.limits.play_messages,
            _room_for_connections(),
            None if settings.trusted_proxies else settings.connections_per_address,
        ),
    )


def _room_for_connections() -> int:
    """How many connections a process takes: as many as its file limit allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return (
        MOST_CONNECTIONS
        if soft == resource.RLIM_INFINITY
        else min(MOST_CONNECTIONS, max(1, soft - OTHER_FILES))
    )


class LiveServer(uvicorn.Server):
    """Serves until told to stop, then closes sockets with 1012 and answers all who wait."""

    def __init__(self, settings: Settings) -> None:
        self.process, app = create_server(settings)
        super().__init__(configuration(settings, app))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if _told_to_stop.is_set():
            self.should_exit = True
        gc.collect()
        gc.freeze()  # what exists now lives until the end
        gc.set_threshold(*COLLECTING)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.process.polls.close()
        await super().shutdown(sockets)


def serve(settings: Settings, say: Callable[[str], object]) -> None:
    """Serve until told to stop; several workers run in as many processes."""
    logs.configure(settings.log_format, settings.log_level)
    _told_to_stop.clear()
    signal.signal(signal.SIGTERM, _stop)
    inherited = os.environ.pop(SHARED_SOCKET, None)
    if inherited is not None:
        threading.Thread(target=_stop_with_parent, args=[os.getppid()], daemon=True).start()
        with socket.socket(fileno=int(inherited)) as listening:
            _serve(replace(settings, port=listening.getsockname()[1]), listening)
        return
    with open_port(settings.host, settings.port) as listening:
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENCE)
        settings = replace(settings, port=listening.getsockname()[1])
        read_keys(settings)
        _check_database(settings)
        address = settings.public_address or address_of(listening)
        say(f"Fiorino is at {address} (Ctrl-C ends it).")
        if settings.open_browser:
            webbrowser.open(address)
        if settings.workers > 1:
            _serve_with_workers(settings, listening)
        else:
            _serve(settings, listening)


def _stop_with_parent(parent: int) -> None:
    """Stop gracefully when the supervising process is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


def _stop(_number: int, _frame: object) -> None:
    """A stop signal is no failure; uvicorn shuts down first, and then calls this.

    An exception raised while Python is cleaning up is lost, so the stop is also noted.
    """
    _told_to_stop.set()
    raise SystemExit(0)


_told_to_stop: Final = threading.Event()
"""Whether somebody has told this process to stop."""


def _check_database(settings: Settings) -> None:
    """Open the database once before announcing the server; a fault is one sentence."""

    async def check() -> None:
        await (await Store.open(settings.database)).close()

    asyncio.run(check())


def _serve(settings: Settings, listening: socket.socket) -> None:
    server = LiveServer(settings)
    server.run([listening])
    if not server.started:
        raise FiorinoError("The server could not start; its log says why.")


def _serve_with_workers(settings: Settings, listening: socket.socket) -> None:
    """One process per worker, all on the same socket; a dead one is restarted."""
    listening.set_inheritable(True)
    with tempfile.TemporaryDirectory(prefix="fiorino-metrics-") as counted:
        environment = os.environ | {
            SHARED_SOCKET: str(listening.fileno()),
            SHARED_FOLDER: os.environ.get(SHARED_FOLDER, counted),
        }
        os.environ[SHARED_FOLDER] = environment[SHARED_FOLDER]
        _supervise(settings.workers, environment, listening.fileno())


def _supervise(count: int, environment: dict[str, str], shared: int) -> None:
    command = [sys.executable, "-m", "fiorino.cli", *sys.argv[1:]]
    workers: dict[subprocess.Popen[bytes], float] = {}
    gone: list[int] = []
    going = not _told_to_stop.is_set()

    def begin() -> None:
        # In its own session, so that Ctrl-C reaches it only through us, and once.
        worker = subprocess.Popen(
            command, env=environment, pass_fds=[shared], start_new_session=True
        )
        workers[worker] = time.monotonic()
        if gone:
            log.warning("server process %d takes the place of %d", worker.pid, gone.pop(0))

    def end(_number: int, _frame: object) -> None:
        nonlocal going
        going = False
        for worker in workers:
            worker.terminate()

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    while going or workers:
        dead = [worker for worker in workers if worker.poll() is not None]
        for worker in dead:
            forget_process(worker.pid)
            begun = workers.pop(worker)
            if going:
                log.warning("server process %d ended with %d", worker.pid, worker.returncode)
                gone.append(worker.pid)
            if going and time.monotonic() < begun + AT_LEAST:
                time.sleep(AT_LEAST)
        if going and len(workers) < count:
            begin()
            if not going:
                list(workers)[-1].terminate()
        else:
            time.sleep(0.1)
