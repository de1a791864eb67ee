"""Where the live server keeps people, matches and their logs."""

from fiorino.server.storage.errors import (
    BadDatabase,
    Busy,
    NameTaken,
    OutOfOrder,
    Overtaken,
    Repeated,
    StorageError,
    Unavailable,
    Unknown,
)
from fiorino.server.storage.store import Store

__all__ = [
    "BadDatabase",
    "Busy",
    "NameTaken",
    "OutOfOrder",
    "Overtaken",
    "Repeated",
    "StorageError",
    "Store",
    "Unavailable",
    "Unknown",
]
