"""Addresses of databases: what is understood, what is refused, and what is never shown."""

from pathlib import Path

import pytest

from fiorino.server.storage import BadDatabase
from fiorino.server.storage.address import PostgresAddress, SqliteAddress, read_address


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///here.db", "here.db"),
        ("sqlite:////var/lib/fiorino.db", "/var/lib/fiorino.db"),
        ("sqlite:////with space/à%20?#.db", "/with space/à%20?#.db"),
    ],
)
def test_a_file_is_named_as_it_is(url: str, path: str) -> None:
    assert read_address(url) == SqliteAddress(Path(path))


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("", "is not the address of a database"),
        ("/var/lib/fiorino.db", "is not the address of a database"),
        ("sqlite:here.db", "is not the address of a database"),
        ("sqlite://", "names no file"),
        ("sqlite:///", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite://here.db", "names no file"),
        ("sqlite:///a\0b", "no NUL"),
        ("mysql://host/name", "not in “mysql”"),
        ("postgresql+asyncpg://host/name", "not in “postgresql+asyncpg”"),
        ("postgresql://host", "names no database"),
        ("postgresql://host:port/name", "is not the address"),
        ("postgresql://[host/name", "is not the address"),
    ],
)
def test_what_is_no_address_is_refused_in_a_sentence(url: str, part: str) -> None:
    with pytest.raises(BadDatabase, match=r"\.$") as refused:
        read_address(url)
    assert part in str(refused.value)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ada:pa55@host:5433/name", "postgresql://ada@host:5433/name"),
        ("postgres://ada:p%40@host/name?sslmode=require", "postgres://ada@host/name?sslmode=require"),
        ("postgresql:///name?host=/run/pg&password=pa55", "postgresql:///name?host=/run/pg"),
        ("postgresql://host/name", "postgresql://host/name"),
    ],
)  # fmt: skip
def test_a_password_is_never_shown(url: str, shown: str) -> None:
    address = read_address(url)
    assert isinstance(address, PostgresAddress)
    assert address.url == url
    assert address.without_password == shown
    assert "pa55" not in f"{address} {address!r} {address.shown}"


@pytest.mark.parametrize(
    "url", ["postgresql://ada:pa55@host:port/name", "ada:pa55@host", "mysql://ada:pa55@host/name"]
)
def test_a_password_is_not_shown_in_a_refusal_either(url: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        read_address(url)
    assert "pa55" not in str(refused.value)
