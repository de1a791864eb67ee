"""Two runs of the tests: on the sources, and (`make compiled`) on the compiled package."""

import logging
import os
from collections.abc import Iterator

import pytest

collect_ignore = [] if os.environ.get("FIORINO_COMPILED") == "1" else ["compiled"]
CONFIGURED = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "httpx2", "httpcore2")
"""The loggers that `fiorino.server.logs.configure` changes."""


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
