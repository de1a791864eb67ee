"""Kinds of settings: described in words, read from text, and checked."""

import base64
import binascii
import dataclasses
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from fiorino.core.wording import listed
from fiorino.server.limits import Rate
from fiorino.server.storage.address import read_address
from fiorino.server.storage.errors import BadDatabase

Value = str | int | bool | Rate
_Kind = TypeVar("_Kind", bound=Value)


@dataclass(frozen=True)
class Kind:
    """A kind of setting: described in words, read from the environment's text, and checked.

    `check` returns the value as it is stored, or None if it is not allowed.
    """

    allowed: str
    check: Callable[[object], Value | None]
    parse: Callable[[str], object] = str


def whole(least: int, most: int) -> Kind:
    """A whole number."""

    def check(value: object) -> int | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        return value if least <= value <= most else None

    def parse(text: str) -> object:
        return int(text) if re.fullmatch(r"-?[0-9]{1,18}", text) else text

    return Kind(f"a whole number from {least} to {most}", check, parse)


def yes_or_no() -> Kind:
    """True or false, in the words that people use."""
    words = {"true": True, "yes": True, "on": True, "1": True}
    words |= {"false": False, "no": False, "off": False, "0": False}
    return Kind(
        "true or false",
        lambda value: value if isinstance(value, bool) else None,
        lambda text: words.get(text.lower(), text),
    )


def one_of(*words: str) -> Kind:
    """One of several words."""
    return Kind(
        listed(words), lambda value: value if isinstance(value, str) and value in words else None
    )


def text_like(allowed: str, check: Callable[[str], str | None]) -> Kind:
    """A text that a function can read."""
    return Kind(allowed, lambda value: check(value) if isinstance(value, str) else None)


def or_nothing(kind: Kind) -> Kind:
    """A kind of setting, or an empty text."""
    return dataclasses.replace(
        kind, check=lambda value: "" if isinstance(value, str) and not value else kind.check(value)
    )


def read_rate(value: object) -> Rate | None:
    """A rate from its text: “5/60s” is at most 5 in 60 seconds."""
    if isinstance(value, Rate):
        return value
    found = re.fullmatch(r"([0-9]{1,6})/([0-9]{1,6})s", value) if isinstance(value, str) else None
    rate = Rate(int(found[1]), int(found[2])) if found else Rate(0, 0)
    return rate if 1 <= rate.count <= 100_000 and 1 <= rate.seconds <= 86_400 else None


def read_database(text: str) -> str | None:
    """The address of a database."""
    url = re.sub(r"^postgres://", "postgresql://", text)
    try:
        read_address(url)
    except BadDatabase:
        return None
    return url


def read_origin(text: str) -> str | None:
    """The origin of a page as browsers write it: without path, and without a usual port."""
    try:
        parts = urlsplit(text.lower())
        port, host = parts.port, (parts.hostname or "").encode("idna").decode()
    except ValueError:
        return None
    usual = {"http": 80, "https": 443}
    if parts.scheme not in usual or not host or parts.path not in ("", "/"):
        return None
    if parts.query or parts.fragment or "@" in parts.netloc or not re.fullmatch(r"[\w.:-]+", host):
        return None
    named = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{named}" + ("" if port in (None, usual[parts.scheme]) else f":{port}")


def read_host(text: str) -> str | None:
    """The name or address of a machine."""
    return text if re.fullmatch(r"[A-Za-z0-9_.:-]{1,253}", text) else None


def read_folder(text: str) -> str | None:
    """An existing folder, with its full path."""
    try:
        path = Path(text).expanduser()
        return str(path.resolve()) if path.is_dir() else None
    except (OSError, ValueError, RuntimeError):
        return None


def key_of(size: int) -> Callable[[str], str | None]:
    """A reader for a key of this many bytes."""

    def check(text: str) -> str | None:
        try:
            key = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
        except (binascii.Error, ValueError):
            return None
        return text if len(key) == size else None

    return check


def read_host_key(text: str) -> str | None:
    """A key that nobody can guess."""
    return text if re.fullmatch(r"[A-Za-z0-9_-]{24,200}", text) else None


def read_contact(text: str) -> str | None:
    """The address at which a push service reaches the host."""
    return text if re.fullmatch(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)", text) else None


def read_email(text: str) -> str | None:
    """A single e-mail address, in characters that every mail server accepts."""
    is_short = len(text) <= 254
    found = re.fullmatch(
        r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*", text
    )
    return text if is_short and found else None


def read_line(text: str) -> str | None:
    """Some text without control characters."""
    return text if len(text) <= 500 and text.isprintable() else None


def setting(usual: _Kind, kind: Kind, says: str, *, is_secret: bool = False) -> _Kind:
    """Declare a setting: its default, its kind, and one phrase about it."""
    made: _Kind = field(
        default=usual,
        repr=not is_secret,
        metadata={"kind": kind, "says": says, "is_secret": is_secret},
    )
    return made
