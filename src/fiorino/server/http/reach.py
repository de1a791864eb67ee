"""The addresses at which others reach this server, for links and QR codes."""

import ipaddress
import socket
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from fiorino.server.http import forms
from fiorino.server.http.bodies import json_response
from fiorino.server.http.context import Context
from fiorino.server.http.endpoints import Endpoint
from fiorino.server.http.security import client_address

EVERYWHERE: Final = ("0.0.0.0", "::", "")
HOW_TO_OPEN: Final = "fiorino serve --host 0.0.0.0"
_PROBES: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Unused addresses that only serve to see which of ours would be used; nothing is sent."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the default one first."""
    found: dict[str, Address] = {}
    for family, nobody in _PROBES:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((nobody, 9))
                _add(found, probe.getsockname()[0])
        except OSError:
            continue  # this machine has no such network
    try:
        for told in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            _add(found, str(told[4][0]))
    except OSError:
        pass  # its own name does not resolve
    return list(found)


def _add(found: dict[str, Address], text: str) -> None:
    address = ipaddress.ip_address(text.partition("%")[0])
    if not (address.is_loopback or address.is_link_local or address.is_unspecified):
        found.setdefault(str(address), address)


def reach(host: str, port: int, public_address: str, is_near: bool) -> forms.Reach:
    """The addresses for an invitation; only clients in the local network see local ones."""
    if public_address:
        return forms.Reach([public_address], only_here=False)
    if host in EVERYWHERE:
        names = own_addresses() if is_near else []
        return forms.Reach([_origin(name, port) for name in names], only_here=False)
    if _is_here_only(host):
        return forms.Reach([], only_here=True, command=HOW_TO_OPEN)
    return forms.Reach([_origin(host, port)], only_here=False)


def _origin(name: str, port: int) -> str:
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}" + ("" if port == 80 else f":{port}")


def _is_here_only(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _is_near(address: str) -> bool:
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    return known.is_private or known.is_loopback or known.is_link_local


async def _reach(context: Context, request: Request) -> Response:
    settings = context.settings
    near = _is_near(client_address(request.scope, settings.trusted_proxies))
    listening = request.scope.get("server") or (settings.host, settings.port)
    port = int(listening[1] or settings.port)
    return json_response(reach(settings.host, port, settings.public_address, near))


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/reach",
        _reach,
        "reach",
        forms.Reach,
        "The addresses for an invitation; or that only this machine reaches the server.",
    ),
)
