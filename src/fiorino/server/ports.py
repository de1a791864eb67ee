"""Listening on a port."""

import errno
import os
import socket
from typing import Final

from fiorino.core.errors import FiorinoError

BACKLOG: Final = 128


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
