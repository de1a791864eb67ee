"""Who is let in, what every response says, and how tokens, cookies and addresses are read."""

import hashlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from fiorino.server.http.security import (
    CONTENT_POLICY,
    SECURITY_HEADERS,
    Cookies,
    Refused,
    RequestGuard,
    client_address,
    counted_address,
    failed,
    hash_token,
    is_token_of,
    new_token,
    refused,
    same,
)

PUBLIC = "https://play.example"
TOKEN = "Tb0aJQ8vN3x-5kQ_7mZyR1cE2dF4gH6iK9lO0pU3wXs"
CHECKED = settings(deadline=None, derandomize=True, database=None)
BY_NAME = {"host": "play.example"}


async def echo(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def no(request: Request) -> Response:
    raise Refused(409, "Not now.", "Wait.", "S4.2", "One waits.", {"x-more": "yes"})


async def late(request: Request) -> Response:
    async def parts() -> AsyncIterator[bytes]:
        yield b"begun"
        raise Refused(409, "Too late.", "")

    return StreamingResponse(parts())


async def mistake(request: Request) -> Response:
    raise RuntimeError("the secret of the house")


async def own_policy(request: Request) -> Response:
    return PlainTextResponse("", headers={"content-security-policy": "sandbox"})


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


async def no_socket(socket: WebSocket) -> None:
    raise Refused(403, "This table is private.", "Ask for its link.")


def made_app() -> Starlette:
    return Starlette(
        routes=[
            Route("/echo", echo, methods=["GET", "POST", "PUT", "DELETE"]),
            Route("/no", no),
            Route("/late", late),
            Route("/mistake", mistake),
            Route("/own-policy", own_policy),
            WebSocketRoute("/socket", talk),
            WebSocketRoute("/no-socket", no_socket),
        ],
        middleware=[
            Middleware(
                RequestGuard,
                names=frozenset({"Fiorino.Local"}),
                public_address=PUBLIC,
                largest_body=100,
            )
        ],
        exception_handlers={Exception: failed},
    )


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(made_app(), PUBLIC, raise_server_exceptions=False) as made:
        yield made


def status(client: TestClient, method: str = "POST", **headers: str) -> int:
    return client.request(method, "/echo", headers=headers).status_code


# Where a request comes from


@pytest.mark.parametrize(
    "host",
    ["play.example", "PLAY.example", "localhost:8250", "127.0.0.1", "[::1]:80", "fiorino.local"],
)
def test_who_calls_the_server_by_its_name_or_address_is_let_in(
    client: TestClient, host: str
) -> None:
    assert status(client, host=host) == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "play.example.evil.example", "xplay.example", "", "[", "1.2.3"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_who_calls_the_server_by_a_foreign_name_is_refused(
    client: TestClient, host: str, method: str
) -> None:
    said = client.request(method, "/echo", headers={"host": host})
    assert said.status_code == 403
    assert said.json()["reason"] == f"This server is not called “{host}”."


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("play.example", PUBLIC),
        ("127.0.0.1:8250", PUBLIC),
        ("127.0.0.1:8250", "http://127.0.0.1:8250"),
        ("localhost:8250", "http://localhost:8250"),
        ("LOCALHOST:8250", "http://localhost:8250"),
        ("fiorino.local", "https://fiorino.local"),
    ],
)
def test_our_own_pages_may_ask(client: TestClient, host: str, origin: str) -> None:
    assert status(client, host=host, origin=origin, cookie="a=b") == 200
    headers = {"host": host, "origin": origin, "cookie": "a=b"}
    with client.websocket_connect("/socket", headers=headers) as socket:
        assert socket.receive_text() == "hello"


FOREIGN = [
    ("play.example", "http://play.example"),
    ("play.example", "https://play.example:8443"),
    ("play.example", "https://evil.example"),
    ("play.example", "https://play.example.evil.example"),
    ("play.example", "https://evil.example/play.example"),
    ("play.example", "null"),
    ("play.example", ""),
    ("play.example", "play.example"),
    ("play.example", "chrome-extension://play.example"),
    ("127.0.0.1:8250", "http://127.0.0.1:8251"),
    ("127.0.0.1:8250", "http://localhost:8250"),
]


@pytest.mark.parametrize(("host", "origin"), FOREIGN)
def test_pages_of_other_sites_are_refused(client: TestClient, host: str, origin: str) -> None:
    for method in ("GET", "POST", "PUT", "DELETE"):
        assert status(client, method, host=host, origin=origin) == 403


@pytest.mark.parametrize(("host", "origin"), FOREIGN)
def test_no_socket_is_opened_for_pages_of_other_sites(
    client: TestClient, host: str, origin: str
) -> None:
    headers = {"host": host, "origin": origin}
    with pytest.raises(WebSocketDenialResponse) as caught:
        client.websocket_connect("/socket", headers=headers).__enter__()
    assert caught.value.status_code == 403
    assert "is of another site" in caught.value.json()["reason"]


def test_without_a_public_address_no_empty_origin_is_ours() -> None:
    app = RequestGuard(made_app(), frozenset())
    assert TestClient(app, "http://127.0.0.1").get("/echo", headers={"origin": ""}).status_code == (
        403
    )


def test_a_request_with_a_cookie_must_say_where_it_comes_from(client: TestClient) -> None:
    for method in ("POST", "PUT", "DELETE"):
        assert status(client, method, cookie="a=b") == 403
    with pytest.raises(WebSocketDenialResponse):
        client.websocket_connect("/socket", headers=BY_NAME | {"cookie": "a=b"}).__enter__()


def test_looking_needs_no_origin_and_neither_does_a_program_without_a_cookie(
    client: TestClient,
) -> None:
    assert status(client, "GET", cookie="a=b") == 200
    assert status(client, "POST", authorization="Bearer abc") == 200
    with client.websocket_connect("/socket", headers=BY_NAME) as socket:
        assert socket.receive_text() == "hello"


# Refusals


def test_a_socket_of_ours_ends_as_it_does_without_a_doorkeeper(client: TestClient) -> None:
    with client.websocket_connect("/socket", headers=BY_NAME) as socket:
        socket.receive_text()
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_text()
    assert caught.value.code == 1000


def test_what_is_refused_anywhere_inside_is_told_as_a_refusal(client: TestClient) -> None:
    said = client.get("/no")
    assert (said.status_code, said.headers["x-more"]) == (409, "yes")
    assert said.headers["cache-control"] == "no-store"
    assert said.json() == {
        "reason": "Not now.",
        "what_to_do": "Wait.",
        "rule": "S4.2",
        "rule_text": "One waits.",
        "reason_key": None,
        "what_to_do_key": None,
    }


def test_a_socket_that_is_refused_before_it_is_open_is_told_why(client: TestClient) -> None:
    with pytest.raises(WebSocketDenialResponse) as caught:
        client.websocket_connect("/no-socket", headers=BY_NAME).__enter__()
    assert caught.value.json()["reason"] == "This table is private."


def test_a_server_that_cannot_tell_why_closes_the_socket_with_1008() -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Scope = {"type": "websocket", "headers": [(b"host", b"evil.example")]}
    call = RequestGuard(made_app(), frozenset())(scope, receive, send)
    with pytest.raises(StopIteration):
        call.send(None)
    assert [(message["type"], message["code"]) for message in sent] == [("websocket.close", 1008)]


def test_what_is_refused_after_the_response_has_begun_is_a_mistake_of_ours() -> None:
    client = TestClient(made_app(), PUBLIC)
    with pytest.raises(Refused, match=r"Too late\."):
        client.get("/late")


def test_a_mistake_is_told_without_its_innards(client: TestClient) -> None:
    said = client.get("/mistake")
    assert (said.status_code, said.json()["reason"]) == (500, "The server has made a mistake.")
    assert "secret" not in said.text


def test_an_application_may_handle_refusals_itself() -> None:
    app = Starlette(routes=[Route("/no", no)], exception_handlers={Refused: refused})
    assert TestClient(app).get("/no").json()["reason"] == "Not now."


# Bodies


def in_parts(size: int) -> Iterator[bytes]:
    """A body whose length is not told beforehand."""
    for begin in range(0, size, 7):
        yield b"x" * min(7, size - begin)


@pytest.mark.parametrize("size", [0, 1, 99, 100])
def test_a_body_that_fits_is_read(client: TestClient, size: int) -> None:
    for body in (b"x" * size, in_parts(size)):
        assert client.post("/echo", content=body).text == str(size)


@pytest.mark.parametrize("size", [101, 1000, 100_000])
def test_a_body_that_is_too_long_is_refused(client: TestClient, size: int) -> None:
    for body in (b"x" * size, in_parts(size)):
        said = client.post("/echo", content=body)
        assert (said.status_code, said.json()["reason"]) == (
            413,
            "A message has at most 100 bytes.",
        )


def test_a_body_that_says_it_is_too_long_is_not_even_received() -> None:
    received: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        received.append("asked")

    client = TestClient(RequestGuard(app, frozenset(), largest_body=10), "http://localhost")
    assert client.post("/", content=b"x" * 11).status_code == 413
    assert received == []


# Headers


def test_the_content_policy_is_that_of_the_study() -> None:
    assert CONTENT_POLICY == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    )
    assert "unsafe" not in CONTENT_POLICY


@pytest.mark.parametrize("path", ["/echo", "/no", "/mistake", "/nowhere"])
def test_every_response_has_the_security_headers(client: TestClient, path: str) -> None:
    for headers in ({}, {"host": "evil.example"}, {"origin": "https://evil.example"}):
        said = client.get(path, headers=headers)
        for name, value in SECURITY_HEADERS.items():
            assert said.headers.get_list(name) == [value]
    assert {"nosniff", "same-origin", CONTENT_POLICY} <= set(SECURITY_HEADERS.values())


def test_the_refusal_of_a_socket_has_the_security_headers_too(client: TestClient) -> None:
    with pytest.raises(WebSocketDenialResponse) as caught:
        client.websocket_connect("/no-socket", headers=BY_NAME).__enter__()
    assert caught.value.headers["x-content-type-options"] == "nosniff"


def test_a_response_may_have_a_policy_of_its_own(client: TestClient) -> None:
    said = client.get("/own-policy")
    assert said.headers.get_list("content-security-policy") == ["sandbox"]


def test_what_is_neither_request_nor_socket_passes() -> None:
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    call = RequestGuard(app, frozenset())({"type": "lifespan"}, None, None)  # type: ignore[arg-type]
    with pytest.raises(StopIteration):
        call.send(None)
    assert seen == ["lifespan"]


# Tokens


def test_tokens_are_long_and_differ() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {43}


def test_what_is_stored_of_a_token_is_its_sha_256() -> None:
    assert hash_token(TOKEN) == hashlib.sha256(TOKEN.encode()).hexdigest()
    assert TOKEN not in hash_token(TOKEN)


@CHECKED
@given(st.text(), st.text())
def test_secrets_are_the_same_when_they_are_equal(one: str, other: str) -> None:
    assert same(one, other) == (one == other)
    assert same(one, one)
    assert is_token_of(one, hash_token(other)) == (one == other)


def test_a_text_that_is_not_sound_unicode_is_only_another_text() -> None:
    assert not same("\ud800", "a")
    assert hash_token("\ud800") != hash_token("?")


# Cookies


def connection(url: str, **headers: str) -> HTTPConnection:
    scheme, _, host = url.partition("://")
    named = {"host": host, **{name.replace("_", "-"): text for name, text in headers.items()}}
    raw = [(name.encode(), text.encode()) for name, text in named.items()]
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": raw, "path": "/"})


def given_cookie(cookies: Cookies, asking: HTTPConnection) -> str:
    response = Response()
    cookies.set(asking, response, TOKEN)
    return response.headers["set-cookie"]


@pytest.mark.parametrize(
    ("cookies", "asking"),
    [
        (Cookies(), connection("https://play.example")),
        (Cookies(), connection("wss://play.example")),
        (Cookies(), connection("https://localhost")),
        (Cookies(PUBLIC), connection("http://play.example")),
        (Cookies(PUBLIC), connection("http://10.0.0.7:8250")),
        (Cookies("", 1), connection("http://play.example", x_forwarded_proto="https")),
        (Cookies("", 2), connection("http://localhost", x_forwarded_proto="HTTPS, http")),
    ],
)
def test_over_https_the_cookie_is_one_that_only_this_host_can_set(
    cookies: Cookies, asking: HTTPConnection
) -> None:
    told = given_cookie(cookies, asking)
    assert told.startswith(f"__Host-fiorino={TOKEN}; ")
    assert set(told.split("; ")[1:]) == {
        "HttpOnly",
        "Max-Age=31536000",
        "Path=/",
        "SameSite=lax",
        "Secure",
    }


@pytest.mark.parametrize(
    ("cookies", "asking"),
    [
        (Cookies(), connection("http://localhost:8250")),
        (Cookies(), connection("http://127.0.0.1:8250")),
        (Cookies(), connection("ws://[::1]:8250")),
        (Cookies(PUBLIC), connection("http://localhost:8250")),
        (Cookies(), connection("http://192.168.1.5:8250")),
        (Cookies(), connection("http://play.example", x_forwarded_proto="https")),
        (Cookies("http://box.local:8250"), connection("http://box.local:8250")),
    ],
)
def test_over_plain_http_the_cookie_is_one_that_browsers_keep(
    cookies: Cookies, asking: HTTPConnection
) -> None:
    told = given_cookie(cookies, asking)
    assert told.startswith(f"fiorino={TOKEN}; ")
    assert set(told.split("; ")[1:]) == {"HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"}


def test_a_token_comes_back_from_its_cookie() -> None:
    for url, name in (("https://a.example", "__Host-fiorino"), ("http://localhost", "fiorino")):
        asking = connection(url, cookie=f"x=y; {name}={TOKEN}; z=1")
        assert Cookies().token(asking) == TOKEN


def test_the_plain_cookie_counts_for_nothing_over_https() -> None:
    assert Cookies().token(connection("https://a.example", cookie=f"fiorino={TOKEN}")) is None
    assert Cookies(PUBLIC).token(connection("http://a.example", cookie=f"fiorino={TOKEN}")) is None


@pytest.mark.parametrize("text", ["", "x", TOKEN[:-1], TOKEN + "x", "é" * 43, '"' + TOKEN + "x"])
def test_what_cannot_be_a_token_is_none(text: str) -> None:
    assert Cookies().token(connection("http://localhost", cookie=f"fiorino={text}")) is None
    assert Cookies().token(connection("http://localhost")) is None


def test_a_cookie_is_taken_back_by_its_own_name() -> None:
    response = Response()
    Cookies().clear(connection("https://a.example"), response)
    told = response.headers["set-cookie"]
    assert told.startswith('__Host-fiorino="";')
    assert "Max-Age=0" in told
    assert "Secure" in told


# Addresses


def asking_from(peer: str | None, *forwarded: str) -> Scope:
    return {
        "type": "http",
        "client": None if peer is None else (peer, 1234),
        "headers": [(b"x-forwarded-for", text.encode()) for text in forwarded],
    }


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, ["203.0.113.9"], "10.0.0.1"),
        (1, ["203.0.113.9"], "203.0.113.9"),
        (1, ["1.1.1.1, 203.0.113.9"], "203.0.113.9"),
        (1, ["1.1.1.1", "203.0.113.9"], "203.0.113.9"),
        (2, ["1.1.1.1, 203.0.113.9, 10.0.0.2"], "203.0.113.9"),
        (2, ["203.0.113.9"], "10.0.0.1"),
        (1, [], "10.0.0.1"),
        (1, ["nonsense"], "10.0.0.1"),
        (1, [""], "10.0.0.1"),
        (1, ["203.0.113.9:5555"], "203.0.113.9"),
        (1, ["[2001:db8::1]:5555"], "2001:db8::1"),
        (1, ["[2001:db8::1]"], "2001:db8::1"),
        (1, ["2001:DB8::1"], "2001:db8::1"),
    ],
)
def test_the_client_is_whom_the_outermost_proxy_of_ours_has_seen(
    proxies: int, forwarded: list[str], address: str
) -> None:
    assert client_address(asking_from("10.0.0.1", *forwarded), proxies) == address


@CHECKED
@given(st.lists(st.ip_addresses(v=4).map(str), max_size=5), st.integers(1, 3))
def test_nobody_can_pass_for_another_by_what_he_sends_himself(
    invented: list[str], proxies: int
) -> None:
    by_our_proxies = ["203.0.113.9", "10.0.0.2", "10.0.0.3"][:proxies]
    scope = asking_from("10.0.0.1", ", ".join([*invented, *by_our_proxies]))
    assert client_address(scope, proxies) == "203.0.113.9"


def test_a_client_without_an_address_is_unknown() -> None:
    assert client_address(asking_from(None)) == "unknown"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_are_counted_by_customer(address: str, counted: str) -> None:
    assert counted_address(address) == counted
