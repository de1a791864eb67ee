"""Log lines as text or JSON, with the id of the request. Never hands, seeds, tokens or passwords.

`configure` puts one handler on the root logger, for our lines and uvicorn's. Everything it writes
passes `Redaction`, which looks at the words and not at where a line comes from. That is the last
line of defence: code should not log secrets in the first place.
"""

import logging
import re
import secrets
import sys
import time
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiorino.server.http.security import client_address

HIDDEN: Final = "…"
LONGEST_MESSAGE: Final = 4_000
LONGEST_PATH: Final = 300
LONGEST_TRACEBACK: Final = 20_000
DEEPEST: Final = 6
QUIET_PATHS: Final = frozenset({"/healthz", "/readyz", "/metrics"})
"""What machines ask for all day; a line for people only when they look for it (debug)."""

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")
"""The id of the current request or socket; empty outside of one."""

log: Final = logging.getLogger("fiorino.access")

# What is hidden

_SECRET: Final = (
    r"[\w-]{0,40}(?:token|password|passwd|passphrase|secret|cookie|authorization|seed|nonce"
    r"|private_key|vapid|signature|credential)[\w-]{0,40}"
    r"|(?:\w{1,40}[_-])?(?:hands?|decks?|links?|guess|draws?|chance)"
)
"""Names of what is never told, as a field, in JSON, in a header or before “=”."""
_SECRET_NAME: Final = re.compile(_SECRET, re.IGNORECASE)
_LINE: Final = re.compile(r"(?im)\b((?:set-)?cookie|(?:proxy-)?authorization)(\s*:\s*)[^\n]+")
_NAMED: Final = re.compile(
    rf"""(?ix)
    (?<![\w-]) (?P<name> ["']? (?:{_SECRET}) ["']? \s* [=:] \s* )
    (?: [\w.]* (?: \[ (?: [^][] | \[[^][]*\] )* \]  # a list of lists, and the like
                 | \( (?: [^()] | \([^()]*\) )* \)
                 | \{{ (?: [^{{}}] | \{{[^{{}}]*\}} )* \}}
                 | [\[({{] [^\n]* )                 # what has no end, or is deeper
      | "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' | ["'][^\n]*
      | (?:bearer\s+|basic\s+)? [^\s,;&)}}\]]+ )
    """
)
_BEARER: Final = re.compile(r"(?i)\b(bearer|basic)\s+[^\s\"']{6,}")
_QUERY: Final = re.compile(r"(?P<path>(?:[a-z]{2,12}://|/)[^\s?\"'<>]{0,300})\?[^\s\"'<>]+")
_LINK: Final = re.compile(r"(/(?:api/links|join)/)[^\s/?\"'<>]+")
_LOGIN: Final = re.compile(r"(://[^\s:@/]{0,100}):[^\s/]{0,300}@")
_TOKEN: Final = re.compile(
    r"(?<![\w-])(?=[\w-]*[0-9]|(?:[\w-]*[a-z][A-Z]){3})[A-Za-z0-9_-]{20,}(?![\w-])"
)
"""Twenty or more characters with a digit, or in capitals all over; names in code have neither."""
_FILE: Final = re.compile(r'File "[^"\n]+", line \d+, in [^\n]*')
_CONTROL: Final = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]")


def redacted(text: str) -> str:
    """A text without what must not be logged: named secrets, query strings, token-like words."""
    text = text.encode("utf-8", "replace").decode()
    text = _LINE.sub(rf"\1\2{HIDDEN}", text)
    text = _LINK.sub(rf"\1{HIDDEN}", text)
    text = _QUERY.sub(rf"\g<path>?{HIDDEN}", text)
    text = _LOGIN.sub(rf"\1:{HIDDEN}@", text)
    text = _NAMED.sub(rf"\g<name>{HIDDEN}", text)
    text = _BEARER.sub(rf"\1 {HIDDEN}", text)
    return _TOKEN.sub(HIDDEN, text)


def redacted_value(value: object, depth: int = 0) -> object:
    """A value of a log line without what must not be logged, as plain data."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if depth > DEEPEST:
        return HIDDEN
    if isinstance(value, Mapping):
        return {
            redacted(str(name)): HIDDEN
            if _SECRET_NAME.fullmatch(str(name))
            else redacted_value(inner, depth + 1)
            for name, inner in value.items()
        }
    if isinstance(value, list | tuple | set | frozenset):
        return [redacted_value(inner, depth + 1) for inner in value]
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
    return redacted(text[:LONGEST_MESSAGE])


_OWN_FIELDS: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
    "request",
}


def _redacted_traceback(text: str) -> str:
    """A traceback with its locations, but without its messages, which may contain secrets."""
    parts: list[str] = []
    end = 0
    for place in _FILE.finditer(text):
        parts += [redacted(text[end : place.start()]), place[0]]
        end = place.end()
    return "".join([*parts, redacted(text[end:])])


class Redaction(logging.Filter):
    """Rewrites every record for the handlers behind it; it drops none."""

    def filter(self, record: logging.LogRecord) -> bool:
        try:
            args = record.args
            if isinstance(args, Mapping):
                record.args = {name: _argument(value, str(name)) for name, value in args.items()}
            elif args:
                record.args = tuple(_argument(value) for value in args)
            message = record.getMessage()
        except Exception as fault:
            message = f"{record.msg!s} (a log line that cannot be formatted: {fault})"
        record.msg = redacted(message[:LONGEST_MESSAGE])
        record.args = ()
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        record.exc_info = None
        for name in ("exc_text", "stack_info"):
            text = getattr(record, name, None)
            if text:
                setattr(record, name, _redacted_traceback(text[-LONGEST_TRACEBACK:]))
        for name in set(vars(record)) - _OWN_FIELDS:
            hidden = _SECRET_NAME.fullmatch(name) is not None
            setattr(record, name, HIDDEN if hidden else redacted_value(getattr(record, name)))
        record.request = request_id.get()
        return True


def _argument(value: object, name: str = "") -> object:
    """An argument of a message: numbers stay numbers for %d, everything else becomes text."""
    if _SECRET_NAME.fullmatch(name):
        return HIDDEN
    if isinstance(value, Mapping | list | tuple | set | frozenset | bytes):
        return redacted_value(value)
    return value


# How it is written


class TextLines(logging.Formatter):
    """One line for people: time, level, logger, request, message and details."""

    def format(self, record: logging.LogRecord) -> str:
        request = getattr(record, "request", "")
        details = "".join(f" {name}={_shown(value)}" for name, value in _details(record).items())
        message = _one_line(record.getMessage().strip())
        line = (
            f"{_moment(record)} {record.levelname:<7} {record.name}"
            f"{f' [{request}]' if request else ''} {message}{details}"
        )
        return "\n".join([line, *_tracebacks(record)])


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().strip(),
        }
        if getattr(record, "request", ""):
            line["request"] = record.__dict__["request"]
        details = _details(record)
        line |= {name: value for name, value in details.items() if name not in line}
        if tracebacks := _tracebacks(record):
            line["error"] = "\n".join(tracebacks)
        return msgspec.json.encode(line, enc_hook=str).decode()


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _details(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _OWN_FIELDS}


def _tracebacks(record: logging.LogRecord) -> list[str]:
    return [text for text in (record.exc_text, record.stack_info) if text]


def _one_line(text: str) -> str:
    """A text that cannot fake several log lines or send control codes to the terminal."""
    return _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


def _shown(value: object) -> str:
    text = _one_line(value if isinstance(value, str) else msgspec.json.encode(value).decode())
    return f'"{text}"' if " " in text and isinstance(value, str) else text


def configure(
    log_format: str = "text", level: str = "info", stream: TextIO | None = None
) -> logging.Handler:
    """Make all loggers of this process write here, instead of wherever they wrote before.

    Uvicorn's line for every request is left out, since ours is better. So is that of httpx2, which
    would reveal the whole address of a webhook.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(Redaction())
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    for name in ("uvicorn.access", "httpx2", "httpcore2"):
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in ("uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.DEBUG if level == "debug" else logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_no_false_alarm)
    return handler


def _is_no_false_alarm(record: logging.LogRecord) -> bool:
    """Uvicorn 0.54 mistakes a socket refused with a reason for one that was never answered."""
    return record.msg != "ASGI callable returned without completing handshake."


class RequestLog:
    """Gives every request and socket an id, sends it in a header, and logs a line at the end."""

    def __init__(
        self,
        app: ASGIApp,
        trusted_proxies: int = 0,
        refused: Callable[[int], object] | None = None,
    ) -> None:
        self.app: Final = app
        self.trusted_proxies: Final = trusted_proxies
        self.refused: Final = refused
        """Called with the status of every refused or failed request."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        own_id = secrets.token_hex(6)
        # Not reset: every request is its own task, and its failure is logged after this.
        request_id.set(own_id)
        begun, status = time.monotonic(), 0

        async def receive_with_code() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = status or message.get("code", 0)
            return message

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                headers = [*message.get("headers", ()), (b"x-request-id", own_id.encode())]
                message = {**message, "headers": headers}
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive_with_code, send_with_id)
        except Exception:
            status = status or 500
            raise
        finally:
            if self.refused is not None and 400 <= status < 600:
                self.refused(status)
            log.log(
                logging.DEBUG if scope["path"] in QUIET_PATHS else logging.INFO,
                "%s %s",
                scope.get("method", "SOCKET"),
                scope["path"][:LONGEST_PATH],
                extra={
                    "status": status,
                    "milliseconds": round(1000 * (time.monotonic() - begun), 1),
                    "client": client_address(scope, self.trusted_proxies),
                },
            )
