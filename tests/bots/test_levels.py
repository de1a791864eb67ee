"""The levels: bots by name that ask the game for its strength, and what they do without it."""

from collections.abc import Sequence
from random import Random

import pytest

from fiorino.bots import find_bot
from fiorino.bots.greedy import GreedyBot
from fiorino.bots.levels import EasyBot, readiness, remark
from fiorino.core.decision import Decision
from fiorino.core.game import Setup
from fiorino.core.protocol import Action
from fiorino.core.strength import Judged, Level, Limit, Readiness, Strength
from fiorino.games.medici_vs_strozzi import MediciVsStrozzi
from fiorino.games.medici_vs_strozzi.actions import Price

from .support import opened, play_match


class Levelled(Strength):
    """Judges by the number of its level, so that every level answers otherwise."""

    def remark(self) -> str:
        return "Not trained."

    def within(self, limit: Limit) -> "Strength":
        return Limited(limit)

    def judge(
        self, decision: Decision, level: Level, rng: Random, about: Action | None = None
    ) -> Sequence[Judged]:
        place = list(Level).index(level)
        return [Judged(decision.options[place % len(decision.options)], 1.0)]


class Limited(Strength):
    """Judges by the number of nodes that it is given."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit

    def judge(
        self, decision: Decision, level: Level, rng: Random, about: Action | None = None
    ) -> Sequence[Judged]:
        return [Judged(decision.options[(self.limit.nodes or 0) % len(decision.options)], 1.0)]


class Strong(MediciVsStrozzi):
    """The game with a strength of this test."""

    def strength(self, setup: Setup) -> Strength | None:
        return Levelled()


class Plain(MediciVsStrozzi):
    """The game without any."""

    def strength(self, setup: Setup) -> Strength | None:
        return None


@pytest.mark.parametrize("level", list(Level))
def test_a_level_gives_the_first_answer_that_the_game_judges_for_it(level: Level) -> None:
    match = play_match([find_bot(level)] * 2, "levels", Strong().setup())
    prices = {entry.action.coins for entry in match.log if isinstance(entry.action, Price)}
    assert prices == {list(Level).index(level)}


@pytest.mark.parametrize("level", list(Level))
def test_a_game_without_strength_is_played_by_its_rules_of_thumb(level: Level) -> None:
    setup = Plain().setup()
    levels = play_match([find_bot(level)] * 2, "thumb", setup)
    greedy = play_match([GreedyBot] * 2, "thumb", setup)
    assert [entry.action for entry in levels.log] == [entry.action for entry in greedy.log]


def test_what_a_game_is_not_trained_for_is_said() -> None:
    assert remark(Strong().setup()) == "Not trained."
    assert "rules of thumb" in remark(Plain().setup())


def test_how_far_the_levels_are_made_for_a_setup_is_told() -> None:
    assert readiness(Strong().setup()) is Readiness.UNTRAINED
    assert readiness(Plain().setup()) is Readiness.BY_THUMB
    assert readiness(MediciVsStrozzi().setup()) is Readiness.TRAINED


def test_a_limit_is_given_to_the_strength() -> None:
    decision = opened("tile dye-4", "stop", setup=Strong().setup()).decision()
    assert decision is not None
    answer = EasyBot(Random(1), limit=Limit(nodes=7)).answer(decision)
    assert decision.notation.write(answer) == "price 7"
