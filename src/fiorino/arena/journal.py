"""A tournament in a folder: every finished block is a line of a file, written at once.

The first line identifies the tournament. However the program ends, the same command resumes after
the last complete line.
"""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from fiorino.arena.plan import Block
from fiorino.core.errors import FiorinoError

FILE: Final = "blocks.jsonl"
KIND: Final = "fiorino arena"
VERSION: Final = 1


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    kind: str
    version: int
    tournament: dict[str, object]


class Journal:
    """The file of one tournament, new or resumed."""

    def __init__(self, folder: Path, identity: Mapping[str, object]) -> None:
        self.folder: Final = folder
        self.path: Final = folder / FILE
        # Decoded data has lists instead of tuples.
        wanted = msgspec.json.decode(msgspec.json.encode(identity))
        header = msgspec.json.encode(Header(KIND, VERSION, wanted))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not self.path.exists() or not _cut(self.path):
                self.path.write_bytes(header + b"\n")
            with self.path.open("rb") as file:
                found = msgspec.json.decode(file.readline(), type=Header)
        except OSError as fault:
            raise FiorinoError(
                f"The folder {folder} cannot be used: {fault.strerror or fault}."
            ) from None
        except msgspec.MsgspecError:
            raise _foreign(self.path) from None
        if (found.kind, found.version) != (KIND, VERSION):
            raise _foreign(self.path)
        differing = [name for name in wanted if found.tournament.get(name) != wanted[name]]
        if differing or set(found.tournament) != set(wanted):
            raise FiorinoError(
                f"{self.path} holds another tournament: {', '.join(differing)} differ;"
                " choose another folder."
            )

    def blocks(self) -> Iterator[Block]:
        """The blocks that are done."""
        with self.path.open("rb") as file:
            next(file)
            for number, line in enumerate(file, 2):
                try:
                    yield msgspec.json.decode(line, type=Block)
                except msgspec.MsgspecError as fault:
                    raise FiorinoError(
                        f"{self.path}: line {number} is damaged ({fault}); remove it to go on."
                    ) from None

    def add(self, block: Block) -> None:
        """Write a block: one line, whole or not at all."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(block) + b"\n")


def _cut(path: Path) -> bool:
    """Drop a line that was only partly written when the program ended.

    Returns whether there is a complete line at all.
    """
    with path.open("r+b") as file:
        end = file.seek(0, os.SEEK_END)
        while end > 0:
            start = max(0, end - 65536)
            file.seek(start)
            found = file.read(end - start).rfind(b"\n")
            if found >= 0:
                file.truncate(start + found + 1)
                return True
            end = start
    return False


def _foreign(path: Path) -> FiorinoError:
    return FiorinoError(f"{path} is not a tournament of this version; choose another folder.")
