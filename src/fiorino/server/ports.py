"""Listening on a port."""

import errno
import os
import socket
import time
from typing import Final

from fiorino.core.errors import FiorinoError

BACKLOG: Final = 128
PATIENCE: Final = 3.0
"""Seconds for a port to become free: a process that a killed server was starting may hold it."""
PAUSE: Final = 0.05


def open_port(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence why there is none; port 0 picks a free one."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return _listening(host, port, family, time.monotonic() + PATIENCE)
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


def _listening(host: str, port: int, family: int, until: float) -> socket.socket:
    while True:
        try:
            return socket.create_server((host, port), family=family, backlog=BACKLOG)
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE or time.monotonic() >= until:
                raise
        time.sleep(PAUSE)


def address_of(listening: socket.socket) -> str:
    """The address at which a browser or a program reaches it."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
