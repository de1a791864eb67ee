"""The random bot."""

from collections import Counter
from random import Random

import pytest

from fiorino.bots.uniform import RandomBot
from fiorino.core.decision import Decision
from fiorino.core.protocol import Action

from .support import opened, play_match


class Watched(RandomBot):
    """The random bot, with a look at each of its answers."""

    def answer(self, decision: Decision) -> Action:
        action = super().answer(decision)
        assert action in decision.options
        return action


@pytest.mark.parametrize("deal", [f"legal/{number}" for number in range(10)])
def test_random_answers_with_one_of_the_options_until_the_match_is_over(deal: str) -> None:
    assert play_match([Watched, Watched], deal).is_over


def test_the_same_seed_gives_the_same_answers() -> None:
    first, second = (play_match([RandomBot, RandomBot], "again") for _ in range(2))
    assert [entry.action for entry in first.log] == [entry.action for entry in second.log]


def answers(seed: int, count: int, *texts: str) -> list[Action]:
    """What a random bot answers when it is asked the same again and again."""
    decision = opened(*texts).decision()
    assert decision is not None
    bot = RandomBot(Random(seed))
    return [bot.answer(decision) for _ in range(count)]


def test_another_seed_gives_other_answers() -> None:
    asked = ("tile dye-4", "stop")
    assert answers(1, 20, *asked) != answers(2, 20, *asked)


def test_every_option_is_taken_about_equally_often() -> None:
    taken = Counter(answers(1, 10_000, "tile dye-4", "stop", "price 18", "buy"))
    # Ten answers: nine places for a load, and the throw. Five standard deviations are 150.
    assert len(taken) == 10
    assert all(850 <= count <= 1150 for count in taken.values())
