"""Line editing at a terminal: arrow keys, a history for each person, and Tab completion."""

import os
import shutil
import sys
from collections.abc import Iterator
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.data_structures import Size
from prompt_toolkit.document import Document
from prompt_toolkit.history import History, InMemoryHistory
from prompt_toolkit.output import Output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import CompleteStyle

from fiorino.cli.keyboard import Offer, nothing


class Offered(Completer):
    """Completes a line as a whole, since an answer is several words."""

    def __init__(self, offer: Offer) -> None:
        self._offer: Final = offer

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterator[Completion]:
        typed = document.text_before_cursor
        for line in self._offer(typed):
            yield Completion(line, -len(typed))


class LineEditor:
    """A keyboard at a terminal; what somebody types goes only into their own history."""

    def __init__(self) -> None:
        self.is_terminal = True
        self._histories: Final[dict[int, History]] = {}
        self._output: Final = _output()

    def read(self, prompt: str, who: int, offer: Offer) -> str:
        return self._edit(prompt, self._histories.setdefault(who, InMemoryHistory()), offer)

    def ask(self, question: str) -> str:
        return self._edit(f"{question} ", InMemoryHistory(), nothing)

    def _edit(self, prompt: str, history: History, offer: Offer) -> str:
        session: PromptSession[str] = PromptSession(
            history=history,
            completer=Offered(offer),
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            reserve_space_for_menu=0,
            enable_suspend=True,
            output=self._output,
        )
        return session.prompt(prompt)


def _output() -> Output | None:
    """The terminal, without cursor queries, because some answer them into the next line."""
    if sys.platform == "win32":
        return None
    return Vt100_Output(sys.stdout, _size, term=os.environ.get("TERM"), enable_cpr=False)


def _size() -> Size:
    size = shutil.get_terminal_size()
    return Size(size.lines, size.columns)
