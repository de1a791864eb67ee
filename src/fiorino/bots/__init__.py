"""Opponents. A bot sees a `Decision` and nothing else, and knows no game by name."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, Protocol, cast

from fiorino.bots.greedy import GreedyBot
from fiorino.bots.uniform import RandomBot
from fiorino.core.decision import Decision
from fiorino.core.errors import UnknownName
from fiorino.core.protocol import Action
from fiorino.core.wording import did_you_mean, listed


class Bot(Protocol):
    """Anything that answers decisions."""

    def answer(self, decision: Decision) -> Action:
        """One of `decision.options`."""


BotMaker = Callable[[Random], Bot]
"""A bot is made for one seat of one match, with a source of randomness of its own."""

BOTS: Final[dict[str, BotMaker]] = {"random": RandomBot, "greedy": GreedyBot}


def find_bot(name: str) -> BotMaker:
    """The maker of a bot: one of ours by name, or a class of yours as `path/to/file.py:Class`."""
    if name in BOTS:
        return BOTS[name]
    if ".py:" in name:
        return _load(name)
    raise UnknownName(
        f"There is no bot “{name[:60]}”; there is {listed(BOTS, 'and')}, or your own as"
        " file.py:Class." + did_you_mean(name, BOTS)
    )


def _load(name: str) -> BotMaker:
    path, _, cls = name.rpartition(":")
    if not Path(path).is_file():
        raise UnknownName(f"There is no file “{path}” to take the bot {cls} from.")
    spec = importlib.util.spec_from_file_location(f"bot file {path}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as fault:
        raise UnknownName(f"The bot file “{path}” cannot be run: {fault!r}.") from fault
    maker = getattr(module, cls, None)
    if not callable(maker) or not hasattr(maker, "answer"):
        raise UnknownName(f"“{path}” has no class {cls} with a method answer(self, decision).")
    return cast("BotMaker", maker)
