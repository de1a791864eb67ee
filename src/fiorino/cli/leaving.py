"""Signals that end a match: they are obeyed only when nothing is half done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from fiorino.cli.keyboard import Keyboard, Offer

ENDING: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
HAS_ALARM: Final = hasattr(signal, "setitimer")
"""Whether a process can send itself an alarm; on Windows it cannot."""
AGAIN: Final = 0.5
"""Seconds until the program tries again to end, if it has not ended by then."""


class Ended(KeyboardInterrupt):
    """The program should end: Ctrl-C, a shutdown, or a closed terminal."""

    def __init__(self, number: int = signal.SIGINT) -> None:
        super().__init__()
        self.code: Final = 128 + number
        """The exit code that shells expect for it."""


class Ending:
    """Holds signals back until the program waits: for somebody at the keyboard, or for a bot.

    A half-played answer would be saved as a match that nobody can open.
    """

    def __init__(self) -> None:
        self.came = 0
        """The number of the signal that came, if any."""
        self._waiting = False

    @property
    def code(self) -> int:
        """The exit code that tells shells which signal came."""
        return Ended(self.came).code

    @contextmanager
    def obeyed(self) -> Iterator[None]:
        """Within this context, signals end the match instead of the process."""
        before = {
            number: signal.signal(number, self._hear)
            for number in ENDING
            if signal.getsignal(number) is not signal.SIG_IGN
        }
        if HAS_ALARM:
            before[signal.SIGALRM] = signal.signal(signal.SIGALRM, self._remember)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Within this context, the match may be ended at any moment."""
        self._waiting = True
        try:
            if self.came:
                raise Ended(self.came)
            yield
        finally:
            self._waiting = False
            _alarm(0)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.came = number
        self._remember(number, frame)

    def _remember(self, number: int, frame: FrameType | None) -> None:
        """End the waiting.

        Python drops an exception raised while it clears something away. So an alarm leads back
        here until the waiting has ended.
        """
        if self._waiting and self.came:
            _alarm(AGAIN)
            raise Ended(self.came)


def _alarm(seconds: float) -> None:
    """Send this process an alarm after some time; 0 calls it off."""
    if HAS_ALARM:
        signal.setitimer(signal.ITIMER_REAL, seconds)


class HeedfulKeyboard:
    """A keyboard on which a signal ends the waiting."""

    def __init__(self, keyboard: Keyboard, ending: Ending) -> None:
        self.is_terminal = keyboard.is_terminal
        self._keyboard: Final = keyboard
        self._ending: Final = ending

    def read(self, prompt: str, who: int, offer: Offer) -> str:
        with self._ending.waiting():
            return self._keyboard.read(prompt, who, offer)

    def ask(self, question: str) -> str:
        with self._ending.waiting():
            return self._keyboard.ask(question)
