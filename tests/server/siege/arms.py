"""What somebody hostile sends: messages that are nearly right, frames and requests that are not."""

import json
import struct
import zlib
from collections.abc import Callable
from random import Random
from typing import Any, Final

Json = dict[str, Any]

HOSTILE: Final[tuple[Any, ...]] = (
    *(None, True, -1, 1.5, 10**30, 2**63, "", "x", "\u0000", "💥", "a" * 500, "../..", "%00"),
    *([], [[]], {}, {"x": 1}, ["x"] * 60, "' OR 1=1 --", "{number}", "price 999999999"),
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK: Final = b"\x01\x02\x03\x04"
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW", "get", "")
HEADERS: Final = (
    "content-length: -1",
    "content-length: 99999999999",
    "content-length: 3\r\ncontent-length: 4",
    "transfer-encoding: chunked",
    "transfer-encoding: gzip",
    "expect: 100-continue",
    "cookie: fiorino=" + "x" * 300,
    "cookie: \xff\xfe",
    "origin: http://elsewhere.example",
    "host: elsewhere.example",
    "x" * 2000 + ": y",
    "no colon",
    "range: bytes=0-0,1-1,2-2",
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x",
    "accept-language: " + "de," * 500,
)

HALF: Final = (b"content-length: 9", b"transfer-encoding", b"upgrade: websocket")
"""What says of a request that more of it comes, or of a connection that it stays."""


def messages(match: str) -> list[Json]:
    """Every kind of message, as it should be."""
    of = {"id": "x", "match": match}
    return [
        {"kind": "watch", "match": match, "since": 0},
        {"kind": "unwatch", "match": match},
        {"kind": "lobby"},
        {"kind": "seek", "id": "x", "game": "siena", "pace": "5+5", "players": 3},
        {"kind": "unseek"},
        {"kind": "answer", **of, "version": 3, "answer": "price 18", "then": ["draw"]},
        {"kind": "preview", **of, "version": 3, "answer": "draw", "then": ["draw"] * 5},
        {"kind": "undo", **of, "version": 3, "to": 1},
        {"kind": "takeback", **of, "word": "ask"},
        {"kind": "resign", **of},
        {"kind": "pause", **of, "agree": True},
        {"kind": "rematch", **of, "agree": True, "nonce": "n"},
        {"kind": "claim", **of, "seat": "medici"},
        {"kind": "away", **of, "away": True},
        {"kind": "standing", **of, "limit": 5, "passing": False},
        {"kind": "hint", **of, "version": 3, "about": "draw"},
        {"kind": "say", **of, "room": "spectators", "text": "ciao"},
    ]


def tampered(random: Random, message: Json) -> Json:
    """A message with something changed, added or left out."""
    made = dict(message)
    for _ in range(random.randint(0, 2)):
        place = random.choice([*made, "extra"])
        if random.random() < 0.3:
            made.pop(place, None)
        else:
            made[place] = random.choice(HOSTILE)
    return made


def text_of(random: Random, message: Json) -> bytes:
    """The text of a message; now and then it is none."""
    text = json.dumps(message).encode()
    chance = random.random()
    if chance < 0.05:
        return text[: random.randint(0, len(text))]
    if chance < 0.08:
        return b"[" * random.randint(1, 4000)
    if chance < 0.11:
        return bytes(random.randrange(256) for _ in range(random.randint(0, 80)))
    if chance < 0.13:
        return text.replace(b"}", b',"kind":"ping"}')
    if chance < 0.14:
        return text + b" " * 9000
    return text


def frame(kind: int, data: bytes, *, first: int = 128, is_masked: bool = True) -> bytes:
    """A frame as a client sends it; `first` has the bits before its kind."""
    size = len(data)
    mask_bit = 128 if is_masked else 0
    if size < 126:
        head = struct.pack("!BB", first | kind, mask_bit | size)
    else:
        head = struct.pack("!BBH", first | kind, mask_bit | 126, min(size, 65_535))
    if not is_masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))


def _deflated(data: bytes) -> bytes:
    made = zlib.compressobj(wbits=-15)
    return (made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\0\0\xff\xff")


BROKEN: Final[tuple[Callable[[Random, bytes], bytes], ...]] = (
    lambda _, data: frame(TEXT, data, is_masked=False),
    lambda random, data: frame(random.choice((3, 7, 11, 15)), data),
    lambda random, data: frame(TEXT, data, first=128 | random.choice((16, 32, 48))),
    lambda _, data: frame(TEXT, data, first=128 | 64),  # said to be compressed
    lambda _, data: frame(TEXT, _deflated(data), first=128 | 64),
    lambda _, __: frame(TEXT, _deflated(b"x" * 2_000_000)[:60_000], first=128 | 64),
    lambda _, data: frame(TEXT, data, first=0),  # the first part of more
    lambda _, data: frame(0, data),  # more of nothing
    lambda _, data: frame(PING, data[:200]),
    lambda _, data: frame(PONG, data[:100]),
    lambda random, _: frame(CLOSE, struct.pack("!H", random.choice((0, 999, 1000, 1005, 5000)))),
    lambda _, __: frame(CLOSE, b"\x03"),
    lambda _, __: struct.pack("!BBQ", 129, 255, 2**62) + MASK,
    lambda _, data: frame(BINARY, data),
    lambda random, _: bytes(random.randrange(256) for _ in range(random.randint(1, 60))),
)
"""Frames that are no messages, or that end the socket."""

PATHS: Final = (
    *("/", "/healthz", "/readyz", "/metrics", "/openapi.json", "/api/schema.json", "/socket"),
    *("/api/me", "/api/games", "/api/tables", "/api/tables/{junk}", "/api/tables/{match}"),
    *("/api/tables/{match}/events?since={junk}&wait=0", "/api/tables/{match}/at/{junk}"),
    *("/api/tables/{match}/steps?until={junk}", "/api/tables/{match}/chat", "/api/matches/mine"),
    *("/api/tables/{match}/commands", "/api/tables/{match}/join", "/api/account/login"),
    *("/api/people/{junk}", "/api/leaderboard?game={junk}", "/api/blocks", "/api/records"),
    *("/{junk}", "/assets/{junk}", "//{junk}", "/api/{junk}", "/..%2f..%2fetc/passwd"),
)
JUNK: Final = (
    *("x", "%00", "%ff", "..", "../" * 20, "a" * 3000, "1e9", "-1", "999999999999999999999"),
    *("%F0%9F%92%A5", "'--", "/" * 50, "?" * 20, "siena", "null", "[]"),
)
BODIES: Final[tuple[Json, ...]] = (
    {"game": "siena", "seats": ["me", "nobody"], "options": {}, "clock": {"kind": "live"}},
    {"name": "x", "password": "y"},
    {"link": "x", "nonce": "n", "name": "x"},
    {"kind": "answer", "id": "x", "match": "m", "version": 1, "answer": "draw"},
    {"game": "siena", "seats": ["me", "open"], "box": "a.b.c = 1", "names": ["x"] * 9},
)


def request(random: Random, match: str, host: str, cookie: str) -> bytes:
    """A request with something wrong about it, nearly always."""
    method = random.choice(METHODS) if random.random() < 0.4 else random.choice(("GET", "POST"))
    path = random.choice(PATHS).format(junk=random.choice(JUNK), match=match)
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}", "connection: close"]
    if random.random() < 0.5:
        lines.append(f"origin: http://{host}")
    if cookie and random.random() < 0.5:
        lines.append(f"cookie: {cookie}")
    body = b""
    if method == "POST":
        body = text_of(random, tampered(random, random.choice(BODIES)))
        lines += ["content-type: application/json", f"content-length: {len(body)}"]
    if random.random() < 0.3:
        lines.append(random.choice(HEADERS))
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body
