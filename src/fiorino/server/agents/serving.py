"""The agents' interface on a port."""

import logging
import socket
from typing import Final

import uvicorn

from fiorino.server.agents.app import create_app
from fiorino.server.agents.matches import Matches

MOST_CONNECTIONS: Final = 500


class AgentServer(uvicorn.Server):
    """Serves until interrupted, then releases everybody who is waiting."""

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
        """Log a line for every request."""
        logging.getLogger("uvicorn.access").setLevel(logging.INFO)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.matches.close()
        await super().shutdown(sockets)
