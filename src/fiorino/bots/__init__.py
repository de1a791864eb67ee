"""Opponents. A bot sees a `Decision` and nothing else, and knows no game by name."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final, Protocol

from fiorino.bots.foreign import make_foreign
from fiorino.bots.greedy import GreedyBot
from fiorino.bots.levels import EasyBot, HardBot, LevelBot, MasterBot, NormalBot
from fiorino.bots.spec import BotSpec, read_spec
from fiorino.bots.uniform import RandomBot
from fiorino.core.decision import Decision
from fiorino.core.errors import UnknownName
from fiorino.core.protocol import Action
from fiorino.core.strength import Level


class Bot(Protocol):
    """Anything that answers decisions."""

    def answer(self, decision: Decision) -> Action:
        """One of `decision.options`."""


BotMaker = Callable[[Random], Bot]
"""A bot is made for one seat of one match, with a source of randomness of its own."""

LEVELS: Final[dict[Level, type[LevelBot]]] = {
    Level.EASY: EasyBot,
    Level.NORMAL: NormalBot,
    Level.HARD: HardBot,
    Level.MASTER: MasterBot,
}
BOTS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level.value: maker for level, maker in LEVELS.items()},
}
BOT_FILE: Final = ".py:"


@dataclass(frozen=True)
class BotFile:
    """A bot from a file: its class, and the text of the file when it was read."""

    path: str
    cls: str
    text: str


def find_bot(name: str) -> BotMaker:
    """The factory of a bot: a built-in one, or your class as `path/to/file.py:Class`."""
    if name in BOTS:
        return BOTS[name]
    file = read_bot_file(name)
    return house_bot(read_spec(name)) if file is None else load_bot(file)


def house_bot(spec: BotSpec) -> BotMaker:
    """The factory of a built-in bot."""
    if spec.level is None:
        return BOTS[spec.bot]
    return partial(LEVELS[spec.level], style=spec.style, limit=spec.limit)


def read_bot_file(name: str) -> BotFile | None:
    """The file of a bot named as `path/to/file.py:Class`; None for any other name."""
    if name in BOTS or BOT_FILE not in name:
        return None
    path, _, cls = name.rpartition(":")
    if not Path(path).is_file():
        raise UnknownName(f"There is no file “{path}” to take the bot {cls} from.")
    try:
        return BotFile(path, cls, Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise UnknownName(f"The bot file “{path}” cannot be read: {fault!r}.") from None


@lru_cache(maxsize=32)
def load_bot(file: BotFile) -> BotMaker:
    """The class of a bot file, which runs once until the file changes."""
    module = ModuleType(f"bot file {file.path}")
    module.__file__ = file.path
    sys.modules[module.__name__] = module
    try:
        exec(compile(file.text, file.path, "exec"), module.__dict__)
    except (Exception, SystemExit) as fault:
        raise UnknownName(f"The bot file “{file.path}” cannot be run: {fault!r}.") from fault
    maker = getattr(module, file.cls, None)
    if not callable(maker) or not hasattr(maker, "answer"):
        raise UnknownName(
            f"“{file.path}” has no class {file.cls} with a method answer(self, decision)."
        )
    return lambda rng: make_foreign(maker, rng, f"{file.path}:{file.cls}")
