"""The agents' interface on a port."""

import errno
import logging
import os
import socket
from typing import Final

import uvicorn

from fiorino.core.errors import FiorinoError
from fiorino.server.agents.app import create_app
from fiorino.server.agents.matches import Matches

BACKLOG: Final = 128
MOST_CONNECTIONS: Final = 500


def open_port(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence why there is none; port 0 is any that is free."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except socket.gaierror:
        raise FiorinoError(f"There is no address called “{host[:60]}” here.") from None
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            raise FiorinoError(
                f"Port {port} is taken by another program; choose one with --port (0 is any that"
                " is free)."
            ) from None
        why = os.strerror(fault.errno or 0)
        raise FiorinoError(f"Nobody can listen at {host[:60]}, port {port}: {why}.") from None


def address_of(listening: socket.socket) -> str:
    """Where a browser or a program finds it."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class AgentServer(uvicorn.Server):
    """Serves until it is interrupted; then nobody is kept waiting."""

    def __init__(self, host: str) -> None:
        self.matches: Final = Matches()
        super().__init__(
            uvicorn.Config(
                create_app(self.matches, host),
                log_level="warning",
                loop="asyncio",
                http="h11",
                ws="none",
                lifespan="off",
                proxy_headers=False,
                server_header=False,
                limit_concurrency=MOST_CONNECTIONS,
                timeout_graceful_shutdown=5,
            )
        )

    def log_requests(self) -> None:
        """Write a line for every request."""
        logging.getLogger("uvicorn.access").setLevel(logging.INFO)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.matches.close()
        await super().shutdown(sockets)
