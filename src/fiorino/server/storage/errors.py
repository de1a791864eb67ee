"""What the storage refuses, each with one sentence."""

from typing import Final

from fiorino.core.errors import FiorinoError
from fiorino.server.storage.rows import LogLine


class StorageError(FiorinoError):
    """The base of everything that the storage raises on purpose."""


class BadDatabase(StorageError):
    """An invalid address, or a database that this version cannot use."""


class Unavailable(StorageError):
    """The database does not answer, or cannot write.

    It is unknown whether the write was carried out: repeat it with the same command id.
    """


class Busy(StorageError):
    """Another process has held a match for longer than anybody should."""


class Repeated(StorageError):
    """The command is already in the log; `row` is its line."""

    def __init__(self, row: LogLine) -> None:
        super().__init__(f"The command “{row.command_id}” was carried out before.")
        self.row: Final = row


class Overtaken(StorageError):
    """Another command took this place in the log; the match stands at `version`."""

    def __init__(self, version: int) -> None:
        super().__init__(f"The match went on meanwhile; it stands at version {version}.")
        self.version: Final = version


class OutOfOrder(StorageError):
    """A line that would leave a gap in the log: always a mistake of the caller."""

    def __init__(self, seq: int, version: int) -> None:
        super().__init__(f"Line {seq} cannot follow version {version}.")
        self.seq: Final = seq
        self.version: Final = version


class Unknown(StorageError):
    """A match, seat or person that is not there."""


class NameTaken(StorageError):
    """Somebody else has this user name."""
