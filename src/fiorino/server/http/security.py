"""Who is let in and how requests are refused; the headers of every response, cookies and tokens."""

import asyncio
import hashlib
import ipaddress
import re
import secrets
from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiorino.core.sentences import Sayable, spoken
from fiorino.server import refusals
from fiorino.server.play.messages import Wording, wording

LARGEST_BODY: Final = 64_000
"""The size limit of a request in bytes."""
BODY_SECONDS: Final = 30.0
"""How long the rest of a request may take after its head has arrived."""
POLICY_VIOLATION: Final = 1008
"""The close code for a socket that its client may not use."""

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    # Not “no-referrer”: with it browsers send “Origin: null” from our own forms.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(),"
    " payment=(), usb=()",
}

SECURE_COOKIE: Final = "__Host-fiorino"
PLAIN_COOKIE: Final = "fiorino"
COOKIE_SECONDS: Final = 365 * 24 * 3600
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


# Refusals


class Refused(Exception):
    """A request that is not carried out: the status, why, what to do, and the rule if one says."""

    def __init__(
        self,
        status: int,
        reason: Sayable,
        what_to_do: Sayable,
        rule: str | None = None,
        rule_text: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.reason: Final = spoken(reason)
        super().__init__(self.reason.text)
        self.status: Final = status
        self.what_to_do: Final = spoken(what_to_do)
        self.rule: Final = rule
        self.rule_text: Final = rule_text
        self.headers: Final = headers or {}


class Refusal(Struct):
    """Why something was not done."""

    reason: str
    what_to_do: str
    rule: Annotated[str | None, Meta(description="The number of the rule, where one refuses.")] = (
        None
    )
    rule_text: str | None = None
    reason_key: Wording | None = None
    what_to_do_key: Wording | None = None


def refusal_response(fault: Refused) -> Response:
    """A refusal as a response that must not be cached."""
    refusal = Refusal(
        fault.reason.text,
        fault.what_to_do.text,
        fault.rule,
        fault.rule_text,
        wording(fault.reason),
        wording(fault.what_to_do),
    )
    headers = {"cache-control": "no-store", **fault.headers}
    return Response(msgspec.json.encode(refusal), fault.status, headers, "application/json")


async def refused(_request: Request, fault: Exception) -> Response:
    """The handler of `Refused` in an application."""
    assert isinstance(fault, Refused)
    return refusal_response(fault)


async def failed(_request: Request, _fault: Exception) -> Response:
    """The handler of every other exception; outside the guard, it adds the headers itself."""
    return refusal_response(
        Refused(
            500,
            refusals.SERVER_FAULT,
            refusals.TODO_REPORT,
            headers=SECURITY_HEADERS,
        )
    )


# The guard


class RequestGuard:
    """Admits only requests to this server by its own names, and none from pages of other sites.

    It bounds the body of every request, turns `Refused` into a response, and adds the headers
    that keep a browser from doing more with a response than intended.
    """

    def __init__(
        self,
        app: ASGIApp,
        names: frozenset[str],
        public_address: str = "",
        largest_body: int = LARGEST_BODY,
        larger_bodies: Mapping[str, int] | None = None,
    ) -> None:
        public_host = public_address.partition("://")[2]
        self.app: Final = app
        self.names: Final = frozenset(
            name.lower() for name in {"localhost", *names, host_name(public_host)} if name
        )
        self.public_address: Final = public_address
        self.public_host: Final = public_host
        self.largest_body: Final = largest_body
        self.larger_bodies: Final = larger_bodies or {}
        """Addresses with a higher limit."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        answer = _GuardedSend(send)
        try:
            self._check_where_it_comes_from(scope)
            await self.app(scope, self._bounded(scope, receive), answer)
        except Refused as fault:
            if answer.has_begun:
                raise
            await _send_refusal(fault, scope, receive, answer)

    def _check_where_it_comes_from(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if not self._is_ours(host):
            raise Refused(
                403,
                refusals.OTHER_HOST.said(host=host[:60]),
                refusals.TODO_USE_ADDRESS,
            )
        origin = headers.get("origin")
        if origin is None:
            is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
            if not is_safe and "cookie" in headers:
                raise Refused(
                    403,
                    "A request with a cookie must say which page it comes from.",
                    "Send the header “Origin” with the address of this server.",
                )
        elif not self._is_our_page(origin.lower(), host):
            raise Refused(
                403,
                refusals.OTHER_SITE.said(origin=origin[:60]),
                refusals.TODO_ASK_HERE,
            )

    def _is_ours(self, host: str) -> bool:
        """Whether a host is our name or an IP address: no foreign page can point those at us."""
        name = host_name(host)
        return name in self.names or _address(name) is not None

    def _is_our_page(self, origin: str, host: str) -> bool:
        if self.public_address and origin == self.public_address:
            return True
        scheme, _, asking = origin.partition("://")
        return scheme in ("http", "https") and asking == host and host != self.public_host

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """`receive`, limited to the length that a message may have."""
        if scope["type"] != "http":
            return receive
        most = self.larger_bodies.get(scope["path"], self.largest_body)
        told = Headers(scope=scope).get("content-length", "")
        if told.isdecimal() and int(told[:20]) > most:
            raise _too_long(most)
        size, is_whole = 0, False
        due = asyncio.get_running_loop().time() + BODY_SECONDS

        async def receive_part() -> Message:
            nonlocal size, is_whole
            try:
                async with asyncio.timeout_at(None if is_whole else due):
                    part = await receive()
            except TimeoutError:
                raise _too_slow() from None
            is_whole = not part.get("more_body", False)
            size += len(part.get("body", b""))
            if size > most:
                raise _too_long(most)
            return part

        return receive_part


def _too_long(most: int) -> Refused:
    return Refused(
        413,
        refusals.MESSAGE_TOO_LONG.said(most=most),
        refusals.TODO_SEND_SHORTER,
        headers={"connection": "close"},
    )


def _too_slow() -> Refused:
    return Refused(
        408,
        "The request did not come to its end in time.",
        refusals.TODO_TRY_AGAIN,
        headers={"connection": "close"},
    )


class _GuardedSend:
    """`send`, with the headers of every response; it knows whether the response has begun."""

    def __init__(self, send: Send) -> None:
        self.has_begun = False
        self._send: Final = send

    async def __call__(self, message: Message) -> None:
        self.has_begun = True
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)


async def _send_refusal(fault: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await refusal_response(fault)(scope, receive, send)
        return
    await send(
        {"type": "websocket.close", "code": POLICY_VIOLATION, "reason": fault.reason.text[:120]}
    )


# Addresses


def host_name(host: str) -> str:
    """The name in a header “Host”, without the port: “[::1]:80” is “::1”."""
    return host.partition("]")[0][1:] if host.startswith("[") else host.partition(":")[0]


def client_address(scope: Scope, trusted_proxies: int = 0) -> str:
    """The client's address, as seen by the outermost of this many proxies of ours.

    Anything further left in X-Forwarded-For may be forged. A request that has passed fewer
    proxies than it should counts as coming from its sender.
    """
    client = scope.get("client")
    peer = str(client[0]) if client else "unknown"
    if trusted_proxies < 1:
        return peer
    told = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    if len(told) < trusted_proxies:
        return peer
    entry = told[-trusted_proxies].strip()
    name = host_name(entry) if entry.startswith("[") or entry.count(":") == 1 else entry
    address = _address(name)
    return peer if address is None else str(address)


def counted_address(address: str) -> str:
    """What is counted for limits: an IPv4 address, or the network that one IPv6 customer has."""
    known = _address(address)
    if not isinstance(known, ipaddress.IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((known, 64), strict=False))


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


# Tokens and cookies


def new_token() -> str:
    """An unguessable token: 256 bits."""
    return secrets.token_urlsafe(32)


BOT_PREFIX: Final = "fiorino_"
"""The prefix of every bot token, so that secret scanners recognise it."""
_BEARER: Final = "Bearer "


def new_bot_token() -> str:
    """A bot's token, which it sends instead of a cookie."""
    return BOT_PREFIX + new_token()


def bot_token(connection: HTTPConnection) -> str | None:
    """The token of a bot in “Authorization: Bearer …”; anything else there is ignored."""
    told = connection.headers.get("authorization", "")
    token = told.removeprefix(_BEARER) if told.startswith(_BEARER) else ""
    return token[:200] if token.startswith(BOT_PREFIX) else None


def hash_token(token: str) -> str:
    """The stored hash of a token. It needs no salt: a token is as long as its hash."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def is_token_of(token: str, stored: str) -> bool:
    """Whether a token has this stored hash, compared in constant time."""
    return same(hash_token(token), stored)


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, compared in constant time."""
    return secrets.compare_digest(
        one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )


class Cookies:
    """The cookie that identifies a person.

    Over https it is `__Host-fiorino`, which no other site and no plain connection can set. Browsers
    reject that name over plain http: there, on this machine or at a server without an https
    address, it is `fiorino`, which is ignored over https.
    """

    def __init__(self, public_address: str = "", trusted_proxies: int = 0) -> None:
        self.public_address: Final = public_address
        self.trusted_proxies: Final = trusted_proxies

    def name(self, connection: HTTPConnection) -> str:
        return SECURE_COOKIE if self._is_secure(connection) else PLAIN_COOKIE

    def token(self, connection: HTTPConnection) -> str | None:
        """The token of a request; None if it cannot be one of ours."""
        token = connection.cookies.get(self.name(connection), "")
        return token if _TOKEN.fullmatch(token) else None

    def set(
        self,
        connection: HTTPConnection,
        response: Response,
        token: str,
        seconds: int = COOKIE_SECONDS,
    ) -> None:
        """Store a token in the browser."""
        name = self.name(connection)
        response.set_cookie(
            name, token, seconds, secure=name == SECURE_COOKIE, httponly=True, samesite="lax"
        )

    def clear(self, connection: HTTPConnection, response: Response) -> None:
        """Remove the token from the browser."""
        self.set(connection, response, "", 0)

    def _is_secure(self, connection: HTTPConnection) -> bool:
        scheme = connection.scope["scheme"]
        if self.trusted_proxies:
            told = connection.headers.get("x-forwarded-proto", scheme)
            scheme = told.partition(",")[0].strip().lower()
        if scheme in ("https", "wss"):
            return True
        is_here = host_name(connection.headers.get("host", "").lower()) in _LOOPBACK
        return self.public_address.startswith("https://") and not is_here
