"""Two runs of the tests: on the sources, and (`make compiled`) on the compiled package."""

import logging
import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

collect_ignore = [] if os.environ.get("FIORINO_COMPILED") == "1" else ["compiled"]
CONFIGURED = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "httpx2", "httpcore2")
"""The loggers that `fiorino.server.logs.configure` changes."""


def pytest_configure() -> None:
    """Tests are on the sources unless they say otherwise, and hear signals.

    What a shell starts in the background, or `nohup`, is deaf to signals that tests send.
    """
    os.environ.setdefault("FIORINO_COMPILED", "0")  # so that no command speaks of it
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """The server of this run of the tests. It survives being killed, but not a power cut."""
    from tests.server.postgres import running_postgres  # noqa: PLC0415 - few tests need it

    with running_postgres(fsync="off", max_connections="300") as server:
        yield server


@pytest.fixture
def postgres_url(postgres: "Postgres") -> Iterator[str]:
    """The URL of a fresh, empty database."""
    name = postgres.create()
    try:
        yield postgres.url(name)
    finally:
        postgres.drop(name)


@pytest.fixture(autouse=True)
def _loggers_as_they_were() -> Iterator[None]:
    """What a test lets the loggers do, such as hiding parts of lines, ends with it."""
    known = [
        (log, log.level, log.handlers[:], log.filters[:], log.propagate)
        for log in map(logging.getLogger, CONFIGURED)
    ]
    yield
    for log, level, handlers, filters, propagate in known:
        if log.level != level:
            log.setLevel(level)
        log.handlers[:] = handlers
        log.filters[:] = filters
        log.propagate = propagate
