"""How the tests talk to `fiorino`: in this process, in another one, or at a terminal."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Final

from rich.cells import cell_len

from fiorino.core.codec import digest
from fiorino.core.match import Match
from fiorino.core.protocol import CHANCE
from fiorino.core.random import Chance
from fiorino.core.record import (
    Record,
    read_position,
    read_record,
    write_position,
    write_record,
)
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from tests.patience import PATIENCE

GAME: Final = "medici-vs-strozzi"
SETUP: Final = MEDICI_VS_STROZZI.setup()
ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = f"{ROOT / 'examples' / 'cautious.py'}:Cautious"
OTHER_BOX: Final = ROOT / "tests" / "fixtures" / "medici_other_box.toml"
RULES: Final = (ROOT / "src/fiorino/games/medici_vs_strozzi/RULES.md").read_text("utf-8")
SALE: Final = ("tile dye-4", "stop", "price 18", "buy", "load 5 pisa")
# Every ship is full but one space, so that nothing on the table can be longer.
FULL_SHIPS: Final = {
    "round": 2,
    "money": {"medici": -1234, "strozzi": -1234},
    "markers": {
        "pisa": {"dye": 4, "spice": -4, "cloth": 4},
        "genova": {"fur": -4, "spice": 4, "cloth": -4},
        "venezia": {"dye": 4, "fur": -4},
    },
    "ships": {
        "medici": {
            "3": {"harbor": "pisa", "tiles": ["dye-0", "fur-0"]},
            "4": {"harbor": "genova", "tiles": ["dye-1", "fur-1", "spice-1", "cloth-1"]},
            "5": {"harbor": "venezia", "tiles": ["gold-5", "gold-5", "dye-4", "fur-4", "dye-4"]},
        },
        "strozzi": {
            "3": {"harbor": "venezia", "tiles": ["spice-0", "cloth-0"]},
            "4": {"harbor": "genova", "tiles": ["dye-2", "fur-2", "spice-2", "cloth-2"]},
            "5": {"harbor": "pisa", "tiles": ["fur-4", "spice-4", "spice-4", "cloth-4", "cloth-4"]},
        },
    },
    "agenda": [{"step": "draw-tile", "drawer": "medici"}],
}
UNSET: Final = (
    *("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "LINES"),
    *("FIORINO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"),
)
"""What of the surroundings a test does not want: colours, a height and languages of its own."""
COLORS: Final = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")


@dataclass(frozen=True)
class Said:
    """What came of a call."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """The output with its lines joined, for sentences that may be wrapped anywhere."""
        return " ".join(self.out.split())

    @property
    def widest(self) -> int:
        return max(cell_len(line) for line in self.out.splitlines())

    def json(self) -> Any:
        return json.loads(self.out)


def assert_refused(said: Said, *parts: str) -> None:
    """One sentence on the error stream, exit code 1, nothing on the output."""
    assert said.code == 1
    assert said.out == ""
    (sentence,) = said.err.split("\n")[-2:-1]
    assert said.err.strip() == sentence
    assert sentence.startswith("fiorino: ")
    for part in parts:
        assert part in sentence


# Files


def opened(*texts: str) -> Match:
    """A match whose draws are entered by hand, after these answers."""
    match = Match(SETUP, None)
    notation = SETUP.game.notation(SETUP)
    for text in texts:
        match.play(match.table.seat(), notation.parse(text))
    return match


def dealt(*texts: str, seed: str = "5") -> Match:
    """A match whose draws come from a seed, after these answers."""
    match = Match(SETUP, Chance(seed))
    notation = SETUP.game.notation(SETUP)
    for text in texts:
        match.play(match.table.seat(), notation.parse(text))
    return match


def record_file(path: Path, match: Match, players: Sequence[str] = ("Ada", "Bruno")) -> Path:
    path.write_text(write_record(Record(match, players)), "utf-8")
    return path


def position_file(path: Path, match: Match) -> Path:
    path.write_text(write_position(match.setup, match.table), "utf-8")
    return path


def table_file(path: Path, table: Mapping[str, object], **options: str) -> Path:
    """A position file written by hand; it must be one that can be opened."""
    fields = {"fiorino": "position", "version": 1, "game": GAME, "options": options}
    path.write_text(json.dumps(fields | {"table": table}), "utf-8")
    read_position(path.read_text("utf-8"), GAMES)
    return path


def saved(path: Path) -> Record:
    """The record in a file, checked."""
    return read_record(path.read_text("utf-8"), GAMES)


def only_saved(data: Path) -> Path:
    """The one match that was saved in a data folder."""
    (file,) = (data / "matches").glob("*.fiorino")
    return file


def texts(match: Match) -> list[str]:
    """Everything that was answered and drawn."""
    notation = match.setup.game.notation(match.setup)
    return [notation.write(entry.action) for entry in match.log]


def tiles(match: Match) -> list[str]:
    notation = match.setup.game.notation(match.setup)
    return [notation.write(entry.action) for entry in match.log if entry.seat == CHANCE]


def state(match: Match) -> str:
    """The digest of everything on the table."""
    return digest(match.setup.game.encode(match.table))


def screens(out: str) -> list[str]:
    """The tables that were drawn, each from its first line to the bag."""
    return re.findall(r"^Medici vs Strozzi   round .*?In the bag: [^\n]*", out, re.M | re.S)


# Processes


def environment(data: Path, **more: str) -> dict[str, str]:
    """The surroundings of a process of ours: no colours are asked for, nothing is measured."""
    plain = {
        name: value
        for name, value in os.environ.items()
        if name not in UNSET and not name.startswith(("PYTHON", "COVERAGE"))
    }
    return plain | {"FIORINO_DATA": str(data), "COLUMNS": "80", "PYTHONUTF8": "1"} | more


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "fiorino.cli", *map(str, arguments)]


def run_process(data: Path, *arguments: str | Path, typed: str | bytes = "", **more: str) -> Said:
    """Call `fiorino` in a process of its own, with this on its standard input."""
    done = subprocess.run(
        command(*arguments),
        input=typed.encode() if isinstance(typed, str) else typed,
        env=environment(data, **more),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return Said(
        done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    )


PROMPT: Final = "\x1b[?2004h"
"""What a terminal is told before a line is typed: what is pasted shall be marked."""


class Terminal:
    """`fiorino` at a pseudo-terminal of its own, read until something is said."""

    def __init__(self, data: Path, *arguments: str | Path, columns: int = 80, **more: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (50, columns))
        self.heard = ""
        self._bytes = b""
        self._prompts = 0
        self.process = subprocess.Popen(
            command(*arguments),
            pass_fds=[slave],
            env=environment(data, TERM="xterm-256color", COLUMNS=str(columns), **more),
            preexec_fn=lambda: os.login_tty(slave),  # noqa: PLW1509 - there are no threads
        )
        os.close(slave)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.hang_up()

    def _hear(self, until: float) -> bool:
        """Take in what is said next; false at the end."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, until - monotonic()))
        assert ready, f"nothing more is said after: {self.heard[-500:]!r}"
        try:
            more = os.read(self.master, 65536)
        except OSError:  # Linux reports the end of a terminal as an error.
            return False
        self._bytes += more
        self.heard = self._bytes.decode(errors="ignore").replace("\r\n", "\n")
        return bool(more)

    def wait_for(self, text: str) -> None:
        """Read until this has been said."""
        until = monotonic() + PATIENCE
        while text not in self.heard:
            assert self._hear(until), f"“{text}” is never said: {self.heard[-500:]!r}"

    def wait_for_prompt(self) -> None:
        """Read until a line can be typed, once more than before."""
        self._prompts += 1
        until = monotonic() + PATIENCE
        while self.heard.count(PROMPT) < self._prompts:
            assert self._hear(until), f"nothing more is asked: {self.heard[-500:]!r}"

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def answer(self, *lines: str) -> None:
        """Type each line when it is asked for, and wait until the next one is."""
        if not self._prompts:
            self.wait_for_prompt()
        for line in lines:
            self.type(f"{line}\r")
            self.wait_for_prompt()

    def hang_up(self) -> None:
        """Close the terminal; who sits at it is told so by the system."""
        if self.master >= 0:
            os.close(self.master)
            self.master = -1

    def finish(self) -> int:
        """Read to the end; the exit code."""
        until = monotonic() + PATIENCE
        while self._hear(until):
            pass
        return self.process.wait(timeout=PATIENCE)
