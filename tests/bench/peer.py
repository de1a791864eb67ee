"""A stand-in for the peer of the engine, Catanatron."""

import sys
from types import ModuleType, SimpleNamespace
from typing import ClassVar, Final

import pytest

from fiorino.bench import engine

ANSWERS: Final = (1, 3, 1, 2, 1, 7, 1, 1, 2, 1)
"""How many answers the peer has at each of its ticks: four choices in ten actions."""


class Peer:
    """A game of the peer that is won after its last tick."""

    begun: ClassVar[int] = 0

    def __init__(self, players: list[str]) -> None:
        assert players == ["red player", "blue player"]
        type(self).begun += 1
        self.ticks = 0

    @property
    def state(self) -> SimpleNamespace:
        return SimpleNamespace(playable_actions=range(ANSWERS[self.ticks]), num_turns=0)

    def winning_color(self) -> str | None:
        return "red" if self.ticks == len(ANSWERS) else None

    def play_tick(self) -> None:
        self.ticks += 1


class EndlessPeer(Peer):
    """A game that nobody wins, with a turn at every tick."""

    @property
    def state(self) -> SimpleNamespace:
        return SimpleNamespace(playable_actions=range(2), num_turns=self.ticks)

    def winning_color(self) -> str | None:
        return None


def install(monkeypatch: pytest.MonkeyPatch, game: type[Peer]) -> None:
    module = ModuleType("catanatron")
    vars(module).update(Color=("red", "blue"), RandomPlayer="{} player".format, Game=game)
    monkeypatch.setitem(sys.modules, "catanatron", module)
    monkeypatch.setattr(engine, "version", {"catanatron": "9.8.7"}.get)
    monkeypatch.setattr(game, "begun", 0)
