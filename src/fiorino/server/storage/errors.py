"""What the storage refuses, each with one sentence."""

from typing import Final

from fiorino.core.errors import FiorinoError
from fiorino.server.storage.rows import LogLine


class StorageError(FiorinoError):
    """Something that the storage does not do; everything it raises on purpose is one of these."""


class BadDatabase(StorageError):
    """An address that is none, or a database that this Fiorino cannot use."""


class Unavailable(StorageError):
    """The database does not answer, or cannot write.

    Whether a write that ended so was carried out is unknown: repeat it with the same command id.
    """


class Busy(StorageError):
    """A match is held by another process for longer than anybody should hold it."""


class Repeated(StorageError):
    """The command is in the log already; `row` is what came of it."""

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
