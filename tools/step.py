"""One step of the Makefile: `python tools/step.py TITLE COMMAND [WORD ...]`.

Reports what is done, its progress, and how long it took, in plain lines for terminals and logs
alike. The output of the command itself is captured, and shown only if it fails.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from time import monotonic
from typing import IO, Final

STILL: Final = 10.0
"""Seconds of silence after which a line says that the step is still running."""
TICK: Final = 0.2
WIDEST: Final = 80
TELLING: Final = re.compile(r"\s*((?:Collecting|Downloading|Using cached|Installing)\b.*)")
"""Lines of pip that show its progress."""


class Step:
    """A running command, and its output."""

    def __init__(self, title: str, words: list[str], told: Path) -> None:
        self.title: Final = title
        self.began: Final = monotonic()
        self.lines: Final[list[str]] = []
        self.latest = ""
        self._told: Final = told
        self._read = 0
        self.process: Final = subprocess.Popen(
            words,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=os.environ | {"FIORINO_PROGRESS": str(told), "PYTHONUNBUFFERED": "1"},
            text=True,
            errors="replace",
        )
        assert self.process.stdout is not None
        self._reader: Final = threading.Thread(target=self._take, args=(self.process.stdout,))
        self._reader.start()

    def _take(self, stream: IO[str]) -> None:
        for line in stream:
            self.lines.append(line)
            if found := TELLING.match(line):
                self.latest = shortened(found[1])

    def news(self) -> list[str]:
        """What the command has reported deliberately since the last call."""
        text = self._told.read_text("utf-8")[self._read :]
        whole = text[: text.rfind("\n") + 1]
        self._read += len(whole)
        return whole.splitlines()

    def seconds(self) -> str:
        """How long it has run."""
        minutes, seconds = divmod(round(monotonic() - self.began), 60)
        return f"{minutes} min {seconds} s" if minutes else f"{seconds} s"

    def finish(self) -> int:
        """Report progress until it has ended; returns its exit code."""
        spoken = monotonic()
        while True:
            try:
                code: int | None = self.process.wait(TICK)
            except subprocess.TimeoutExpired:
                code = None
            for line in self.news():
                self.latest = line
                spoken = monotonic()
                say(f"  {self.seconds()} … {line}")
            if code is not None:
                self._reader.join()
                return code
            if monotonic() - spoken > STILL:
                spoken = monotonic()
                say(f"  {self.seconds()} … {self.latest or self.title}")


def shortened(line: str) -> str:
    """A line that fits into a narrow terminal."""
    return line if len(line) <= WIDEST else f"{line[: WIDEST - 1]}…"


def say(line: str) -> None:
    """Print one line, unbuffered."""
    sys.stdout.write(line.encode(sys.stdout.encoding, "replace").decode(sys.stdout.encoding))
    sys.stdout.write("\n")
    sys.stdout.flush()


def main() -> int:
    """Run the named command; the exit code is that of the command."""
    title, *words = sys.argv[1:]
    say(f"{title} …")
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "progress"
        told.touch()
        step = Step(title, words, told)
        try:
            code = step.finish()
        except KeyboardInterrupt:
            step.process.send_signal(signal.SIGINT)
            step.process.wait()
            return 130
    if code != 0:
        sys.stderr.write("".join(step.lines))
        sys.stderr.write(f"{title}: failed after {step.seconds()}.\n")
        return code if code > 0 else 1
    say(f"{title}: done in {step.seconds()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
