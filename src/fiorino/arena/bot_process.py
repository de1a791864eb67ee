"""Runs a bot file in its own process, with a time limit for every answer.

The bot gets a determinization: everything that its seat cannot see was dealt again, so no hidden
information leaks. Messages are lines of JSON.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from enum import StrEnum
from functools import lru_cache
from queue import Empty, SimpleQueue
from random import Random
from time import perf_counter
from typing import IO, Any, Final

import msgspec

from fiorino.bots import Bot, BotFile, load_bot
from fiorino.bots.foreign import BotFault
from fiorino.core.box import read_box
from fiorino.core.codec import Reader
from fiorino.core.decision import Decision
from fiorino.core.errors import BadPosition, FiorinoError, UnknownName
from fiorino.core.game import Setup
from fiorino.core.record import find_game
from fiorino.games import GAMES

LOADING_SECONDS: Final = 60.0
"""How long a bot may take to load and to sit down; nets are large."""
LONGEST_SAID: Final = 300


class Trouble(StrEnum):
    """What can go wrong with an answer."""

    ERROR = "error"
    ILLEGAL = "illegal"
    LATE = "late"


class BotTrouble(Exception):
    """No answer, for this reason."""

    def __init__(self, kind: Trouble, said: str) -> None:
        super().__init__(said)
        self.kind: Final = kind
        self.said: Final = said[:LONGEST_SAID]


@dataclass(frozen=True)
class Rules:
    """What a process must know to set up a table: plain, and the same for a whole tournament."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    box: str | None


# In the bot's process


def serve() -> None:
    """Answer until the input ends; the first line carries the bot file."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a bot's own output is no reply
    asked: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_listen, args=(asked,), daemon=True).start()
    file = msgspec.json.decode(asked.get(), type=BotFile)
    try:
        load_bot(file)
    except UnknownName as fault:
        _say(out, {"refused": str(fault)})
        return
    _say(out, {})
    seats = Seats(file)
    while True:
        _say(out, seats.reply(json.loads(asked.get())))


def _listen(asked: "SimpleQueue[str]") -> None:
    """Pass on requests; whatever the bot is doing, it ends with the process that asks."""
    for line in sys.stdin:
        asked.put(line)
    os._exit(0)


def _say(out: IO[str], message: Mapping[str, object]) -> None:
    out.write(json.dumps(message) + "\n")
    out.flush()


class Seats:
    """The bots of one file at the table of one match."""

    def __init__(self, file: BotFile) -> None:
        self._file: Final = file
        self._match = ""
        self._seated: dict[int, Bot] = {}

    def reply(self, asked: dict[str, Any]) -> dict[str, object]:
        """Let a bot sit down or answer; there is a reply whatever it does."""
        try:
            if "dice" in asked:
                self._sit(asked["match"], asked["place"], asked["dice"])
                return {}
            decision = _decision(msgspec.convert(asked["rules"], Rules), asked["table"])
            began = perf_counter()
            answer = self._seated[asked["place"]].answer(decision)
            seconds = perf_counter() - began
            return {"answer": decision.notation.write(answer), "seconds": seconds}
        except BotFault as fault:
            kind = Trouble.ILLEGAL if fault.has_answered else Trouble.ERROR
            return {"trouble": kind, "said": fault.fault[:LONGEST_SAID]}
        except FiorinoError as fault:
            return {"trouble": Trouble.ERROR, "said": str(fault)[:LONGEST_SAID]}
        except BaseException as fault:
            return {"trouble": Trouble.ERROR, "said": repr(fault)[:LONGEST_SAID]}

    def _sit(self, match: str, place: int, dice: str) -> None:
        if match != self._match:
            self._match, self._seated = match, {}
        self._seated[place] = load_bot(self._file)(Random(dice))


@lru_cache(maxsize=8)
def _setup(rules: Rules) -> Setup:
    box = None if rules.box is None else read_box(rules.box)
    return find_game(rules.game, GAMES).setup(rules.players, dict(rules.options), box)


def _decision(rules: Rules, state: dict[str, object]) -> Decision:
    setup = _setup(rules)
    return Decision(setup, setup.game.decode(Reader(state, "the table", BadPosition), setup))


# In the process that plays the match


class BotProcess:
    """The process of one bot file: started on demand, and restarted after a crash."""

    def __init__(self, file: BotFile) -> None:
        self._file: Final = file
        self._process: subprocess.Popen[str] | None = None
        self._replies: SimpleQueue[str] = SimpleQueue()
        self.starts = 0
        """How often it was started."""

    def start(self) -> None:
        """Load the bot file, or say why it cannot be loaded."""
        if self._process is not None:
            return
        with deaf_children():
            self._process = subprocess.Popen(
                [sys.executable, "-c", f"from {__name__} import serve; serve()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                encoding="utf-8",
            )
        self.starts += 1
        self._replies = SimpleQueue()
        self._reader = threading.Thread(
            target=_pass_on, args=(self._process, self._replies), daemon=True
        )
        self._reader.start()
        try:
            reply = self._exchange(asdict(self._file), LOADING_SECONDS)
        except BotTrouble as trouble:
            raise UnknownName(
                f"The bot file “{self._file.path}” does not load: {trouble.said}"
            ) from None
        if "refused" in reply:
            self.end()
            raise UnknownName(str(reply["refused"]))

    def ask(self, message: Mapping[str, object], seconds: float) -> dict[str, Any]:
        """The reply to a message; a process that is late or crashes is ended."""
        try:
            self.start()
        except UnknownName as fault:
            raise BotTrouble(Trouble.ERROR, str(fault)) from None
        reply = self._exchange(message, seconds)
        if "trouble" in reply:
            raise BotTrouble(Trouble(reply["trouble"]), str(reply["said"]))
        return reply

    def _exchange(self, message: Mapping[str, object], seconds: float) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            _say(self._process.stdin, message)
            line = self._replies.get(timeout=seconds)
        except Empty:
            self.end()
            raise BotTrouble(Trouble.LATE, f"It took more than {seconds:g} s.") from None
        except OSError:
            line = ""
        if not line:
            self.end()
            raise BotTrouble(Trouble.ERROR, "Its process died.")
        reply = json.loads(line)
        assert isinstance(reply, dict)
        return reply

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with suppress(OSError):
                stream.close()
        self._process = None


def _pass_on(process: "subprocess.Popen[str]", replies: "SimpleQueue[str]") -> None:
    """Read the output of a process; an empty line marks its end."""
    assert process.stdout is not None
    for line in process.stdout:
        replies.put(line)
    replies.put("")


_processes: Final[dict[BotFile, BotProcess]] = {}
"""One process for each bot file, kept from match to match."""


def process_of(file: BotFile) -> BotProcess:
    """The process of a bot file, which may have yet to be started."""
    return _processes.setdefault(file, BotProcess(file))


def end_processes() -> None:
    """End the processes of all bot files."""
    while _processes:
        _processes.popitem()[1].end()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Make processes that start now ignore interrupts, which are for the collecting process."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
