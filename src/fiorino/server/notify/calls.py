"""Calls to addresses that people choose: webhooks and push messages, each a kind of `Call`.

The server must not be tricked into calling its own network: a name is resolved on every attempt,
all its addresses must be public, and the connection goes to exactly the address that was checked.
Redirects are not followed, and responses are not read.
"""

import asyncio
import ipaddress
import logging
import random
import re
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final
from urllib.parse import urlsplit

import httpx2

from fiorino import __version__
from fiorino.core.errors import FiorinoError

LONGEST_URL: Final = 500
LARGEST_MESSAGE: Final = 4_096
TIMEOUT: Final = 10.0
"""Seconds for one attempt, from resolving the name to the status of the response."""
PAUSES: Final = (2.0, 15.0, 90.0)
"""Seconds before each retry, less up to a quarter so that retries do not come all at once."""
AT_ONCE: Final = 20
MOST_WAITING: Final = 500
HERE: Final = frozenset({"localhost", "127.0.0.1", "::1"})

_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")

log: Final = logging.getLogger("fiorino.calls")

Resolver = Callable[[str, int], Awaitable[Sequence[str]]]


class BadAddress(FiorinoError):
    """An address that nothing is sent to."""


class Outcome(StrEnum):
    """The outcome of a call."""

    DELIVERED = "delivered"
    REFUSED = "refused"
    """The other side does not want it, or sends us elsewhere."""
    GONE = "gone"
    """The other side never wants any again: forget the address."""
    FAILED = "failed"
    """There was no answer, or a failing one, at every try."""
    FORBIDDEN = "forbidden"
    """The address is none that we send to."""
    DROPPED = "dropped"
    """Too many are waiting."""


@dataclass(frozen=True)
class Target:
    """The parts of an address."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """The value of the “Host” header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        is_usual = self.port == (443 if self.scheme == "https" else 80)
        return host if is_usual else f"{host}:{self.port}"


def read_url(
    url: str, what: str, *, longest: int = LONGEST_URL, allow_private: bool = False
) -> Target:
    """Read an address, or refuse with a sentence that says why it is not one."""
    if len(url) > longest or not re.fullmatch(r"[\x21-\x7e]+", url):
        raise BadAddress(
            f"The address of a {what} has at most {longest} characters, and no spaces or letters"
            " beyond a to z."
        )
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise BadAddress(f"The address of the {what} cannot be read.") from None
    is_here = allow_private and host in HERE
    if parts.scheme != "https" and not (parts.scheme == "http" and is_here):
        raise BadAddress(f"The address of a {what} begins with https://.")
    if not host or "@" in parts.netloc or parts.fragment:
        raise BadAddress(f"The address of a {what} has a host, and neither a login nor a “#”.")
    port = port or (443 if parts.scheme == "https" else 80)
    if not allow_private and port != 443 and port < 1024:
        raise BadAddress(f"The port of a {what} is 443, or one from 1024 on.")
    if not allow_private and not _may_be_public(host):
        raise BadAddress(f"A {what} cannot lead into the network of this server.")
    path = parts.path or "/"
    return Target(parts.scheme, host, port, f"{path}?{parts.query}" if parts.query else path)


def is_public(text: str) -> bool:
    """Whether an address is on the public internet, even if it is wrapped in another."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address in _NAT64:
            return is_public(str(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)))
        if address.is_site_local:  # fec0::/10, which Python considers public
            return False
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.sixtofour is not None and not is_public(str(address.sixtofour)):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _may_be_public(host: str) -> bool:
    """Whether a host is a public address, or a name that has yet to be resolved."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host not in HERE
    return is_public(host)


class Call:
    """Something to send: where to, what, and with which headers."""

    kind: ClassVar[str]
    """One word, for those who count."""
    gone: ClassVar[frozenset[int]] = frozenset({410})
    """By which answers the other side says that it never wants any again."""

    def __init__(self, url: str, body: bytes) -> None:
        self.url: Final = url
        self.body: Final = body

    def target(self, *, allow_private: bool) -> Target:
        """The parts of its address; raises `BadAddress`."""
        raise NotImplementedError

    def headers(self, target: Target, now: float) -> Mapping[str, str]:
        """The headers of this kind of call, built anew for every attempt."""
        raise NotImplementedError

    async def forget(self) -> None:
        """Forget the receiver, which wants no more calls."""


class Calls:
    """Makes calls, a few at a time; `close` it at the end."""

    def __init__(
        self,
        *,
        allow_private: bool = False,
        resolve: Resolver | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.time,
        trust: ssl.SSLContext | None = None,
        timeout: float = TIMEOUT,
        told: Callable[[str, Outcome], None] = lambda _kind, _outcome: None,
    ) -> None:
        self._allow_private: Final = allow_private
        self._resolve: Final = resolve or self._look_up
        self._pause: Final = pause
        self._clock: Final = clock
        self._timeout: Final = timeout
        self._told: Final = told
        self._turns: Final = asyncio.Semaphore(AT_ONCE)
        self._waiting: Final[set[asyncio.Task[Outcome]]] = set()
        # Its own threads: slow DNS must not hold up passwords and files.
        self._threads: Final = ThreadPoolExecutor(4, "call-names")
        self._client: Final = httpx2.AsyncClient(
            verify=trust if trust is not None else ssl.create_default_context(),
            follow_redirects=False,
            trust_env=False,
            timeout=timeout,
            limits=httpx2.Limits(max_connections=AT_ONCE, max_keepalive_connections=0),
        )

    def post(self, call: Call) -> asyncio.Task[Outcome] | None:
        """Send in the background; None if too many are waiting and this one is dropped."""
        if len(self._waiting) >= MOST_WAITING:
            self._tell(call, Outcome.DROPPED, "")
            return None
        task = asyncio.get_running_loop().create_task(self.send(call))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        return task

    async def send(self, call: Call) -> Outcome:
        """Send, with retries, and return the outcome."""
        if len(call.body) > LARGEST_MESSAGE:
            raise ValueError(f"a {call.kind} of {len(call.body)} bytes")
        try:
            target = call.target(allow_private=self._allow_private)
        except BadAddress:
            return self._tell(call, Outcome.FORBIDDEN, "")
        for number, pause in enumerate((0.0, *PAUSES)):
            if pause:
                await self._pause(pause * random.uniform(0.75, 1.0))
            async with self._turns:
                outcome = await self._try(call, target, number)
            if outcome is not None:
                break
        else:
            outcome = Outcome.FAILED
        if outcome is Outcome.GONE:
            await call.forget()
        return self._tell(call, outcome, target.host)

    async def close(self) -> None:
        """Drop what is waiting, and stop."""
        for task in list(self._waiting):
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)
        await self._client.aclose()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _try(self, call: Call, target: Target, number: int) -> Outcome | None:
        """One attempt; None is worth a retry."""
        try:
            async with asyncio.timeout(self._timeout):
                addresses = await self._resolve(target.host, target.port)
                if not self._allow_private and not all(map(is_public, addresses)):
                    return Outcome.FORBIDDEN
                if not addresses:
                    return None
                status = await self._status(call, target, addresses[number % len(addresses)])
        except (TimeoutError, OSError, httpx2.HTTPError, UnicodeError):
            return None
        if 200 <= status < 300:
            return Outcome.DELIVERED
        if status == 429 or status >= 500:
            return None
        return Outcome.GONE if status in call.gone else Outcome.REFUSED

    async def _status(self, call: Call, target: Target, address: str) -> int:
        """The status that the receiver returns, at this address and under its own name."""
        where = f"[{address}]" if ":" in address else address
        async with self._client.stream(
            "POST",
            f"{target.scheme}://{where}:{target.port}{target.path}",
            content=call.body,
            headers={
                "host": target.named,
                "user-agent": f"fiorino/{__version__}",
                "connection": "close",
                **call.headers(target, self._clock()),
            },
            extensions={"sni_hostname": target.host},
        ) as response:
            return response.status_code

    async def _look_up(self, host: str, port: int) -> Sequence[str]:
        found = await asyncio.get_running_loop().run_in_executor(
            self._threads,
            lambda: socket.getaddrinfo(
                host, port, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG
            ),
        )
        return list(dict.fromkeys(str(entry[4][0]) for entry in found))

    def _tell(self, call: Call, outcome: Outcome, host: str) -> Outcome:
        """Count and log the outcome, with the host only: the rest of an address is a secret."""
        log.info("%s %s", call.kind.capitalize(), outcome.value, extra={"host": host})
        self._told(call.kind, outcome)
        return outcome
