"""A match and its file: what is written when, and what to say about it."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fiorino.cli.clean import clean_json
from fiorino.cli.keyboard import Keyboard
from fiorino.cli.language import words
from fiorino.cli.saving import Keeper, allow_writing, cannot_write, write_whole
from fiorino.cli.seating import Player
from fiorino.core.fairness import Promise
from fiorino.core.match import Match
from fiorino.core.record import Record, write_record

OVERWRITE: Final = "--overwrite"


class KeptMatch:
    """A match that is written to its file after every answer."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        keeper: Keeper,
        keyboard: Keyboard,
        promise: Promise | None = None,
    ) -> None:
        self.match: Final = match
        self.players: Final = players
        self.keeper: Final = keeper
        self._keyboard: Final = keyboard
        self._promise: Final = promise
        self._notices: Final[list[str]] = []
        self._copies: Final[set[Path]] = set()

    def record(self) -> str:
        """The match as written to its file."""
        names = [player.name for player in self.players]
        return write_record(Record(self.match, names, self._promise))

    def begin(self, overwrite: bool) -> None:
        """Write the chosen file before anything is played."""
        assert self.keeper.path is not None
        allow_writing(self.keeper.path, self._keyboard, overwrite)
        self.keeper.begin(self.record())

    def keep(self) -> None:
        """Write the match to its file, or to another if that fails."""
        notice = self.keeper.keep(self.record())
        if notice is not None:
            self._notices.append(notice)

    def notices(self) -> list[str]:
        """The notices that have not been shown yet."""
        said = list(self._notices)
        self._notices.clear()
        return said

    def save(self, said: str) -> str | None:
        """`save`, `save FILE` and `save --overwrite FILE`: the match, or a copy; the sentence."""
        first, _, rest = said.strip().partition(" ")
        overwrite = first == OVERWRITE
        name = rest.strip() if overwrite else said.strip()
        if name:
            return _saved(self._copy(name, overwrite))
        self.keep()
        return _saved(self.keeper.path) if self.keeper.is_kept else None

    def _copy(self, name: str, overwrite: bool) -> Path:
        try:
            path = Path(name).expanduser()
            allow_writing(path, self._keyboard, overwrite or path.resolve() in self._copies)
            write_whole(path, self.record())
        except (OSError, RuntimeError, ValueError) as fault:
            raise cannot_write(Path(name), fault) from None
        self._copies.add(path.resolve())
        return path

    def farewell(self) -> list[str]:
        """Where the match is and how to go on; the match itself if it is nowhere else."""
        if not self.keeper.is_kept:
            return [words().text("terminal-record-follows"), clean_json(self.record())]
        lines = [_saved(self.keeper.path)]
        if not self.match.is_over:
            lines.append(words().text("terminal-go-on", command=self._command_to_go_on()))
        return lines

    def _command_to_go_on(self) -> str:
        """The command that continues the match; third-party bots must be named again."""
        command = f"fiorino play --from {shlex.quote(str(self.keeper.path))}"
        if not any(player.is_from_file for player in self.players):
            return command
        seats = ",".join(player.name for player in self.players)
        return f"{command} --seats {shlex.quote(seats)}"


def _saved(path: Path | None) -> str:
    return words().text("terminal-saved", file=str(path))
