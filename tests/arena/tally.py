"""A game for three that shows in its scores who sat where, and bots that always say the same."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

import pytest

from fiorino.arena import plan
from fiorino.bots import BOTS, BotMaker
from fiorino.core.box import BoxData
from fiorino.core.decision import Decision
from fiorino.core.game import Game, Setup
from fiorino.core.options import Options
from fiorino.core.protocol import NOBODY, Action, Fields, Result, Seat, Table

SEATS: Final = 3


class Say(Action):
    """A number."""

    fields: ClassVar[Fields] = {"number": int}

    def __init__(self, number: int) -> None:
        self.number: Final = number


SAYINGS: Final = tuple([Say(number) for number in range(10)])


class TallyTable(Table):
    """Each seat says a number once; its score is ten times the number, and one more a seat."""

    def __init__(self, said: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.said = said

    def seat(self) -> Seat:
        return Seat(len(self.said)) if len(self.said) < SEATS else NOBODY

    def question(self) -> str:
        return "say"

    def rule(self) -> str:
        return "T1"

    def options(self) -> Sequence[Action]:
        return SAYINGS

    def settle(self) -> None:
        """Every step of this game is a question."""

    def apply(self, action: Action) -> None:
        assert isinstance(action, Say)
        self.said = (*self.said, action.number)

    def clone(self) -> Table:
        return TallyTable(self.said)

    def result(self) -> Result | None:
        if len(self.said) < SEATS:
            return None
        scores = tuple([10 * number + seat for seat, number in enumerate(self.said)])
        tens = [score // 10 for score in scores]
        winners = tuple([Seat(seat) for seat in range(SEATS) if tens[seat] == max(tens)])
        return Result(scores, winners)


class Tally(Game):
    """The game; the highest number wins, whatever the seat adds."""

    name: ClassVar[str] = "tally"
    title: ClassVar[str] = "Tally"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (SEATS,)
    options_type: ClassVar[type[Options]] = Options

    def default_box(self) -> BoxData:
        return BoxData({}, {})

    def check_box(self, box: BoxData) -> None:
        """Nothing is in it."""

    def seat_names(self, setup: Setup) -> tuple[str, ...]:
        return ("left", "middle", "right")

    def lay(self, setup: Setup) -> Table:
        return TallyTable()


class Says:
    """A bot with one answer."""

    def __init__(self, number: int) -> None:
        self.number = number

    def answer(self, decision: Decision) -> Action:
        return SAYINGS[self.number]


def _maker(number: int) -> BotMaker:
    def make(rng: Random) -> Says:
        return Says(number)

    return make


def install(patch: pytest.MonkeyPatch, numbers: Mapping[str, int]) -> None:
    """Let tournaments know the game, and these bots."""
    patch.setattr(plan, "GAMES", (Tally(),))
    for name, number in numbers.items():
        patch.setitem(BOTS, name, _maker(number))
