"""Log lines: what they have, and what they never have."""

import base64
import io
import logging
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket

from fiorino.server.logs import (
    HIDDEN,
    JsonLines,
    Redaction,
    RequestLog,
    TextLines,
    configure,
    redacted,
    request_id,
)

CHECKED = settings(deadline=None, derandomize=True, database=None)
FORMATS = ["text", "json"]


class Book:
    """A logger whose lines are read."""

    def __init__(self, log_format: str) -> None:
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.addFilter(Redaction())
        self.handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
        self.log = logging.getLogger(f"fiorino.test.{id(self)}")
        self.log.propagate = False
        self.log.setLevel(logging.DEBUG)
        self.log.addHandler(self.handler)

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def line(self) -> Any:
        return msgspec.json.decode(self.text)


@pytest.fixture(params=FORMATS)
def book(request: pytest.FixtureRequest) -> Book:
    return Book(request.param)


@pytest.fixture
def json_book() -> Book:
    return Book("json")


@pytest.fixture
def text_book() -> Book:
    return Book("text")


# What must not be told

SEED = "5eed5eed5eed5eed5eed5eed5eed5eed"
TOKEN = "Zm9vYmFy-QUJD_x7" + "k3" * 14
PASSWORD = "hunter2!"
CARD = "guards-8"
SECRETS = (SEED, TOKEN, PASSWORD, CARD, "Guards", "8250s")


class Hidden:
    """Something whose text has a hand in it."""

    def __repr__(self) -> str:
        return f"Table(seat=1, hand=[{CARD!r}, 'Guards'], round=3)"


@pytest.mark.parametrize(
    ("message", "args"),
    [
        (f"seed={SEED}", ()),
        ("the match begins with seed %s", (SEED,)),
        ("seed: %s", ("8250s",)),
        ("%s", ({"seed": "8250s", "round": 3},)),
        ("%r", ({"table": {"hand": [CARD], "hands": {"blue": ["Guards"]}}},)),
        ("%s", (Hidden(),)),
        ("view %s", (f'{{"hand": ["{CARD}", ["Guards"]], "round": 3}}',)),
        ("view %s", (f"hand=Hand(cards=['{CARD}', 'Guards'], size=2)",)),
        ("view hand=[[['%s', 'Guards'", (CARD,)),
        ("deck: ['%s', 'Guards']", (CARD,)),
        ("password=%s", (PASSWORD,)),
        ('{"password": "%s"}', (PASSWORD,)),
        ("Password: %s", (PASSWORD,)),
        ("%(password)s", ({"password": PASSWORD},)),
        ("new_password='%s x'", (PASSWORD,)),
        ("token %s", (TOKEN,)),
        ("csrf-token=%s", ("8250s",)),
        ("Cookie: __Host-fiorino=%s; other=8250s", (TOKEN,)),
        ("set-cookie: fiorino=%s; HttpOnly", ("8250s",)),
        ("headers %s", ({"Cookie": "fiorino=8250s", "host": "a"},)),
        ("headers %s", ([(b"cookie", b"fiorino=" + TOKEN.encode())],)),
        ("Authorization: Bearer %s", ("8250s",)),
        ("it says Bearer %s today", ("hunter2!8250s",)),
        ("GET /tables/7?link=%s&x=1", ("8250s",)),
        ("https://play.example/join?key=%s", ("8250s",)),
        ('"GET /ws?since=5&link=%s HTTP/1.1" 101', ("8250s",)),
        ("GET /join/%s/now", (TOKEN,)),
        ("link=%s", ("8250s",)),
        ("postgresql://fiorino:%s@db.example/fiorino", (PASSWORD,)),
        ("%d of %s", (3, {"secret": ["8250s"]})),
        (b"seed=8250s", ()),
        ({"seed": "8250s"}, ()),
    ],
)
def test_a_message_never_tells_a_secret(book: Book, message: Any, args: tuple[object, ...]) -> None:
    book.log.warning(message, *args)
    assert len(book.text.splitlines()) == 1
    assert HIDDEN in book.text
    for secret in SECRETS:
        assert secret not in book.text


def test_a_line_that_cannot_be_formatted_is_written_without_its_arguments(book: Book) -> None:
    book.log.warning("bad %d", f"seed={SEED}")
    assert "bad %d (a log line that cannot be formatted" in book.text
    assert SEED not in book.text


@pytest.mark.parametrize(
    "extra",
    [
        {"seed": "8250s"},
        {"token": "8250s"},
        {"session_token": "8250s"},
        {"hand": [CARD]},
        {"blue_hand": CARD},
        {"cookies": {"a": "8250s"}},
        {"headers": {"cookie": "a=8250s", "Authorization": "Basic 8250s"}},
        {"view": {"seats": [{"hand": [CARD]}, {"hand": ["Guards"]}]}},
        {"query": "/x?link=8250s"},
        {"url": f"/join/{TOKEN}"},
        {"nested": [[[[[[[[[CARD]]]]]]]]]},
        {"body": b'{"password": "8250s"}'},
        {"table": Hidden()},
        {"nonce": "8250s", "commitment": SEED},
    ],
)
def test_a_detail_never_tells_a_secret(book: Book, extra: dict[str, object]) -> None:
    book.log.warning("something", extra=extra)
    assert len(book.text.splitlines()) == 1
    assert HIDDEN in book.text
    for secret in SECRETS:
        assert secret not in book.text


def fail_with(text: str) -> None:
    raise ValueError(text)


@pytest.mark.parametrize(
    "text",
    [f"seed={SEED}", f"{{'hand': ['{CARD}', 'Guards']}}", f"bad token {TOKEN}", "password: 8250s"],
)
def test_a_traceback_never_tells_a_secret_but_where_it_was(book: Book, text: str) -> None:
    try:
        fail_with(text)
    except ValueError:
        book.log.exception("It failed.", stack_info=True)
    assert "ValueError" in book.text
    assert "fail_with" in book.text
    assert "test_logs.py" in book.text
    for secret in SECRETS:
        assert secret not in book.text


@CHECKED
@given(st.binary(min_size=32, max_size=32), st.sampled_from(["{}", "a {} b", "/join/{}", "x={},"]))
def test_no_token_of_ours_is_ever_told(raw: bytes, around: str) -> None:
    token = base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
    shown = redacted(around.format(token))
    assert (
        not any(token[at : at + 8] in shown for at in range(len(token) - 7)) or len(set(token)) < 12
    )


@CHECKED
@given(st.text(), st.text())
def test_any_record_is_written_as_one_line(message: str, detail: str) -> None:
    for log_format in FORMATS:
        book = Book(log_format)
        book.log.error(message.replace("%", "%%"), extra={"detail": detail})
        assert book.text.endswith("\n")
        assert len(book.text.split("\n")) == 2
        if log_format == "json":
            assert book.line["level"] == "error"


def test_a_text_that_is_not_sound_unicode_is_written_all_the_same(book: Book) -> None:
    book.log.error("a \ud800 b %s", "\udfff", extra={"detail": [{"\ud800": "\ud800"}]})
    assert book.text.encode().count(b"\n") == 1
    assert "a ? b ?" in book.text


def test_a_long_hostile_text_takes_no_time() -> None:
    book = Book("json")
    for text in ("token" * 9000, "/a" * 9000, "hand=[" * 9000, "://a:" * 9000, "x" * 99_000):
        book.log.error(text)
    assert len(book.text) < 40_000


@pytest.mark.parametrize(
    "text",
    [
        "Match 7f3k2m9q is over after 120 moves.",
        "The hands are open and the seed is fair.",
        "hands_open=True rounds=5",
        "GET /tables/7f3k2m9q/events",
        "MultiProcessCollector in fiorino.server.storage.migrations.environment",
        "the_name_of_a_function_that_is_quite_long",
        "drawer: blue",
    ],
)
def test_what_is_no_secret_is_told(text: str) -> None:
    assert redacted(text) == text


# What a line has


def test_a_line_of_text_says_when_how_bad_who_and_what(text_book: Book) -> None:
    text_book.log.warning(
        "Bot %s failed", "greedy", extra={"match": "abc", "tries": 3, "why": "a b"}
    )
    when, level, name, *rest = text_book.text.split()
    assert when.endswith("Z")
    assert "T" in when
    assert (level, name) == ("WARNING", text_book.log.name)
    assert " ".join(rest) == 'Bot greedy failed match=abc tries=3 why="a b"'


def test_a_line_of_json_has_the_same_as_fields(json_book: Book) -> None:
    json_book.log.warning("Bot %s failed", "greedy", extra={"match": "abc", "tries": 3})
    line = json_book.line
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "warning",
        "logger": json_book.log.name,
        "message": "Bot greedy failed",
        "match": "abc",
        "tries": 3,
    }


def test_a_detail_cannot_pass_for_a_field_of_the_line(json_book: Book) -> None:
    json_book.log.warning("what", extra={"level": "debug", "at": "never", "logger": "x"})
    assert (json_book.line["level"], json_book.line["logger"]) == ("warning", json_book.log.name)


def test_a_message_cannot_pass_for_several_lines(text_book: Book) -> None:
    text_book.log.warning("name %s", "a\n2026-01-01T00:00:00Z ERROR fiorino forged\x1b[31m\u2028")
    assert text_book.text.count("\n") == 1
    assert "\x1b" not in text_book.text
    assert "a\\x0a2026" in text_book.text


def test_a_traceback_of_json_is_in_its_line(json_book: Book) -> None:
    try:
        fail_with("oh")
    except ValueError:
        json_book.log.exception("It failed.")
    assert json_book.line["error"].endswith("ValueError: oh")


# The whole process


@pytest.mark.parametrize("log_format", FORMATS)
def test_all_loggers_write_through_the_redaction_and_nowhere_else(log_format: str) -> None:
    other = io.StringIO()
    logging.getLogger("uvicorn.error").addHandler(logging.StreamHandler(other))
    logging.getLogger("uvicorn.error").propagate = False
    stream = io.StringIO()
    configure(log_format, "info", stream)
    logging.getLogger("uvicorn.error").warning("from seed=%s", SEED)
    logging.getLogger("sqlalchemy.engine").warning("token=%s", TOKEN)
    logging.getLogger("fiorino").debug("too small a thing")
    assert len(stream.getvalue().splitlines()) == 2
    assert stream.getvalue().startswith("{") == (log_format == "json")
    assert SEED not in stream.getvalue()
    assert TOKEN not in stream.getvalue()
    assert other.getvalue() == ""


@pytest.mark.parametrize("level", ["debug", "info"])
def test_no_line_tells_the_address_of_a_webhook_or_a_false_alarm(level: str) -> None:
    stream = io.StringIO()
    configure("text", level, stream)
    logging.getLogger("httpx2").info("HTTP Request: POST https://hook.example/T0/abc")
    logging.getLogger("httpcore2.http11").debug("send_request_headers /T0/abc")
    logging.getLogger("uvicorn.access").info("GET /")
    forgotten = "ASGI callable returned without completing handshake."
    logging.getLogger("uvicorn.error").error(forgotten)
    assert stream.getvalue() == ""
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n")
    assert stream.getvalue().endswith("Exception in ASGI application\n")
    assert stream.getvalue().count("\n") == 1


def test_the_level_is_the_one_that_is_asked_for() -> None:
    stream = io.StringIO()
    configure("text", "error", stream)
    logging.getLogger("fiorino").warning("small")
    logging.getLogger("fiorino").error("great")
    assert "great" in stream.getvalue()
    assert "small" not in stream.getvalue()


# Requests


async def ask(request: Request) -> Response:
    logging.getLogger("fiorino.inside").info("inside")
    return PlainTextResponse(request_id.get())


async def fail(request: Request) -> Response:
    raise RuntimeError("oh")


async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.receive_text()
    await socket.close(1008)


async def listen(socket: WebSocket) -> None:
    await socket.accept()
    await socket.receive()


@pytest.fixture
def lines() -> io.StringIO:
    stream = io.StringIO()
    configure("json", "info", stream)
    return stream


@pytest.fixture
def client() -> TestClient:
    app = Starlette(
        routes=[
            Route("/healthz", ask),
            Route("/fail", fail),
            Route("/{rest:path}", ask),
            WebSocketRoute("/talk", talk),
            WebSocketRoute("/listen", listen),
        ],
        middleware=[Middleware(RequestLog, trusted_proxies=1)],
    )
    return TestClient(app, raise_server_exceptions=False)


def of_requests(stream: io.StringIO) -> list[dict[str, Any]]:
    decoded = [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]
    return [line for line in decoded if line["logger"] == "fiorino.access"]


def test_a_request_has_an_id_in_its_header_and_on_every_line(
    client: TestClient, lines: io.StringIO
) -> None:
    said = client.get("/x", headers={"x-request-id": "forged", "x-forwarded-for": "203.0.113.9"})
    own = said.headers.get_list("x-request-id")
    assert own == [said.text]
    decoded = [msgspec.json.decode(line) for line in lines.getvalue().splitlines()]
    ours = [line for line in decoded if line["logger"].startswith("fiorino")]
    assert [line["request"] for line in ours] == own * 2
    (line,) = of_requests(lines)
    assert (line["message"], line["status"], line["client"]) == ("GET /x", 200, "203.0.113.9")
    assert line["milliseconds"] >= 0


def test_every_request_has_another_id(client: TestClient, lines: io.StringIO) -> None:
    assert len({client.get("/x").text for _ in range(20)}) == 20
    assert request_id.get() == ""


def test_the_line_of_a_request_has_no_query_and_no_token(
    client: TestClient, lines: io.StringIO
) -> None:
    client.get(f"/join/{TOKEN}?link=8250s&name=x")
    (line,) = of_requests(lines)
    assert line["message"] == f"GET /join/{HIDDEN}"
    assert "8250s" not in lines.getvalue()


def test_a_request_that_fails_is_a_line_with_500(client: TestClient, lines: io.StringIO) -> None:
    client.get("/fail")
    (line,) = of_requests(lines)
    assert (line["message"], line["status"]) == ("GET /fail", 500)


def test_a_socket_is_a_line_with_the_code_that_closed_it(
    client: TestClient, lines: io.StringIO
) -> None:
    with client.websocket_connect("/talk?link=8250s") as socket:
        socket.send_text("x")
        assert socket.receive()["code"] == 1008
    with client.websocket_connect("/listen") as socket:
        socket.close(1001)
    told = [(line["message"], line["status"]) for line in of_requests(lines)]
    assert told == [("SOCKET /talk", 1008), ("SOCKET /listen", 1001)]


def test_what_machines_ask_for_all_day_is_no_line(client: TestClient, lines: io.StringIO) -> None:
    client.get("/healthz")
    assert of_requests(lines) == []
