"""Saving a match: a file that is complete after every answer, here or wherever it can be."""

import errno
import os
import secrets
import stat
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from fiorino.cli.clean import clean
from fiorino.cli.keyboard import Keyboard
from fiorino.cli.language import words
from fiorino.core.errors import FiorinoError

ENDING: Final = ".fiorino"
YES: Final = ("y", "yes")
WHYS: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "inside-a-file",
    errno.EEXIST: "inside-a-file",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "too-large",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "circle",
    errno.EIO: "disk",
}
"""The system's errors about files, by the names of our sentences for them."""


class Changed(OSError):
    """A file that somebody else has changed since we wrote it."""


class NotPlain(OSError):
    """A folder, a device or a pipe where a file should be."""


def why(fault: Exception) -> str:
    """Why a file cannot be read or written, in words."""
    if isinstance(fault, Changed):
        return words().text("terminal-why-changed")
    if isinstance(fault, NotPlain):
        return words().text("terminal-why-not-plain")
    if isinstance(fault, OSError):
        return words().text(f"terminal-why-{WHYS.get(fault.errno or 0, 'other')}")
    return words().text("terminal-why-name")


def cannot_write(path: Path, fault: Exception) -> FiorinoError:
    """The refusal if the system does not allow writing a file."""
    return FiorinoError(words().text("terminal-error-file-write", file=str(path), why=why(fault)))


def saved_matches() -> Path:
    """The folder of saved matches: in FIORINO_DATA, or where this system keeps data."""
    folder = os.environ.get("FIORINO_DATA")
    return (Path(folder) if folder else user_data_path("fiorino")) / "matches"


def new_path(folder: Path, game: str) -> Path:
    """Reserve a new file for a match, so that writing it overwrites nothing."""
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / (f"{name}{ENDING}" if number == 1 else f"{name}-{number}{ENDING}")
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError("there is always another number")


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically and sync it to disk; raises the system's errors."""
    place = Path(os.path.realpath(path))
    place.parent.mkdir(parents=True, exist_ok=True)
    mode = None
    with suppress(FileNotFoundError):
        mode = place.stat().st_mode
        if not stat.S_ISREG(mode):
            raise NotPlain
    new = place.with_name(f".saving-{secrets.token_hex(6)}")
    try:
        with new.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            new.chmod(stat.S_IMODE(mode))
        new.replace(place)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    _settle(place.parent)


def _settle(folder: Path) -> None:
    """Sync the name of a file to disk too, if the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def allow_writing(path: Path, keyboard: Keyboard, overwrite: bool) -> None:
    """Refuse to overwrite an existing file, unless told to."""
    if overwrite or not _is_taken(path):
        return
    said = words()
    if keyboard.is_terminal:
        answer = keyboard.ask(said.text("terminal-ask-overwrite", file=clean(str(path))))
        if answer.strip().lower() in YES:
            return
    raise FiorinoError(said.text("terminal-error-file-exists", file=str(path)))


def _is_taken(path: Path) -> bool:
    try:
        return path.is_file() or path.is_symlink()
    except OSError:  # writing will report why it cannot be done
        return False


class Keeper:
    """Keeps one match in a file, and finds another if that one fails."""

    def __init__(self, game: str, path: Path | None = None, *, is_going_on: bool = False) -> None:
        self.path = path
        """The file of the match; None until it has one in the folder of saved matches."""
        self.is_kept = False
        """Whether every answer is in the file."""
        self._game: Final = game
        self._seen = _trace(path) if is_going_on and path is not None else None
        """The file as we left or found it."""
        self._has_warned = False

    def begin(self, text: str) -> None:
        """Write the match to the chosen place; an unwritable place is refused."""
        assert self.path is not None
        try:
            self._write(self.path, text)
        except (OSError, ValueError) as fault:
            raise cannot_write(self.path, fault) from None

    def keep(self, text: str) -> str | None:
        """Write the match; returns the sentence to show if it had to go elsewhere, or nowhere."""
        lost: tuple[Path, OSError] | None = None
        if self.path is not None:
            try:
                self._write(self.path, text)
                return None
            except OSError as fault:
                lost = self.path, fault
        self.is_kept = False
        self._seen = None
        for folder in _folders():
            try:
                self._move(folder, text)
            except OSError as fault:
                lost = lost or (folder, fault)
                continue
            return lost and _told("terminal-saved-elsewhere", *lost, place=str(self.path))
        assert lost is not None
        if self._has_warned:
            return None
        self._has_warned = True
        return _told("terminal-unsaved", *lost)

    def _move(self, folder: Path, text: str) -> None:
        """Move to a new file in another folder."""
        path = new_path(folder, self._game)
        try:
            self._write(path, text)
        except OSError:
            with suppress(OSError):
                path.unlink()
            raise
        self.path = path

    def _write(self, path: Path, text: str) -> None:
        if self._seen is not None and _trace(path) not in (None, self._seen):
            raise Changed
        write_whole(path, text)
        self._seen = _trace(path)
        self.is_kept = True
        self._has_warned = False


def _told(key: str, path: Path, fault: OSError, **more: str) -> str:
    return words().text(key, file=str(path), why=why(fault), **more)


def _folders() -> Iterator[Path]:
    """Folders for a match that has lost its place."""
    yield saved_matches()
    with suppress(OSError):
        yield Path(tempfile.gettempdir())


def _trace(path: Path) -> tuple[int, int, int] | None:
    """The fingerprint of a file, to notice whether somebody has written it since."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
