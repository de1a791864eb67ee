"""Addresses of databases: `sqlite:///path` or `postgresql://…`, and their possible faults."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit

from fiorino.server.storage.errors import BadDatabase

FORMS: Final = "sqlite:///path/to/file.db or postgresql://user@host/name"
_SQLITE: Final = "sqlite:///"


@dataclass(frozen=True)
class SqliteAddress:
    """A file on this machine."""

    path: Path

    @property
    def shown(self) -> str:
        return f"“{self.path}”"


@dataclass(frozen=True)
class PostgresAddress:
    """A database on a server; the URL is one that libpq and asyncpg understand."""

    url: str

    @property
    def shown(self) -> str:
        return f"“{self.without_password}”"

    @property
    def without_password(self) -> str:
        """The URL as it may be shown."""
        parts = urlsplit(self.url)
        query = [(name, value) for name, value in parse_qsl(parts.query) if name != "password"]
        user, at, host = parts.netloc.rpartition("@")
        shown = parts._replace(
            netloc=user.partition(":")[0] + at + host, query=urlencode(query, safe="/")
        )
        return _written(shown)

    def __repr__(self) -> str:
        return f"PostgresAddress({self.without_password!r})"


def read_address(url: str) -> SqliteAddress | PostgresAddress:
    """Parse a URL, or refuse with a sentence about what is wrong with it."""
    scheme, colon, rest = url.partition(":")
    if not colon or not rest.startswith("//"):
        raise BadDatabase(f"“{_safe(url)}” is not the address of a database; write {FORMS}.")
    if scheme == "sqlite":
        return _read_sqlite(url)
    if scheme in ("postgresql", "postgres"):
        return _read_postgres(url)
    raise BadDatabase(
        f"Fiorino keeps its matches in SQLite or PostgreSQL, not in “{scheme[:20]}”; write {FORMS}."
    )


def _read_sqlite(url: str) -> SqliteAddress:
    path = url.removeprefix(_SQLITE)
    if not url.startswith(_SQLITE) or path in ("", ":memory:"):
        raise BadDatabase(f"“{_safe(url)}” names no file; write sqlite:///path/to/file.db.")
    if "\0" in path:
        raise BadDatabase("The name of a file has no NUL in it.")
    return SqliteAddress(Path(path))


def _read_postgres(url: str) -> PostgresAddress:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as fault:
        raise BadDatabase(
            f"“{_safe(url)}” is not the address of a database ({fault}); write {FORMS}."
        ) from None
    if not parts.path.strip("/"):
        raise BadDatabase(f"“{_safe(url)}” names no database; write {FORMS}.")
    return PostgresAddress(url)


def _written(parts: SplitResult) -> str:
    """The URL again; `urlunsplit` would drop the slashes before an empty host."""
    query = f"?{parts.query}" if parts.query else ""
    return f"{parts.scheme}://{parts.netloc}{parts.path}{query}"


def _safe(url: str) -> str:
    """The given text, shortened and without a possible password."""
    hidden = re.sub(r"[^@/]*@", "…@", url)
    return re.sub(r"(?i)password=[^&]*", "password=…", hidden)[:80]
