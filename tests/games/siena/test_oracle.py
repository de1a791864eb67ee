"""The engine in lock-step with the oracle: two statements of the rules that share no mistake."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from fiorino.games.siena.components import SienaBox
from fiorino.games.siena.position import STEPS

from .lockstep import Chooser, eager, lockstep, uniform
from .samples import PLAYERS, masons, options_of, sociable
from .tables import setup_of

pytestmark = pytest.mark.heavy

CHUNKS: Final = 13
CHUNK: Final = 24
START_MONEY: Final = (28, 120, 28, 250, 28)
TABLES: Final = (2, 3, 2, 4, 3, 5)
CHOOSERS: Final = (eager, uniform, sociable, sociable)
MOST_ROUNDS: Final = 22
"""Longer ones, which only the advanced game has, are left there."""

EVERYDAY: Final = {
    "draw-seat", "start", "first-bid", "opening-bid", "deal-card", "take-card", "star-bid",
    "choose-first", "country-turn", "rise-or-stay", "banker-move", "banker-rest", "walk",
}  # fmt: skip
"""What is asked in every chunk."""
SILENT: Final = {
    "leave-out", "begin-round", "deal", "set-initiative", "name-first", "next-turn", "take-cards",
    "auction-star", "settle", "charge-guests", "offer-artist", "offer-rise", "wander", "beg-from",
}  # fmt: skip
"""Steps that ask nobody."""
RARE: Final = (3, 5, 33, 71)
"""Matches that together ask everything, also about Girlfriends, Salimbeni and the road."""


def play(number: int) -> tuple[Counter[str], str]:
    """Match `number`: every number of players, game and edition, poor and rich starts."""
    rng = Random(number)
    options = options_of(number, rng)
    setup = setup_of(TABLES[number // 15 % 6], options)
    choose: Chooser = CHOOSERS[number // 7 % 4]
    money = START_MONEY[number // 3 % 5]
    decisions, asked, ending = lockstep(setup, SienaBox(setup.box), rng, choose, money, MOST_ROUNDS)
    assert decisions == asked.total()
    return asked, ending


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_engine_and_the_oracle_agree_at_every_decision(chunk: int) -> None:
    asked: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    for number in range(chunk * CHUNK, chunk * CHUNK + CHUNK):
        questions, ending = play(number)
        asked += questions
        endings[ending] += 1

    assert set(asked) >= EVERYDAY
    assert endings["last round"] > 0


def test_the_matches_compared_are_at_least_300_and_differ_in_players_game_and_edition() -> None:
    numbers = range(CHUNKS * CHUNK)
    seen = {
        (TABLES[number // 15 % 6], options_of(number, Random(number)).get("edition"), game)
        for number in numbers
        for game in [options_of(number, Random(number))["game"]]
    }

    assert len(numbers) >= 300
    assert len(seen) == len(PLAYERS) * 5 * 3


def test_every_question_of_the_game_is_asked_in_matches_that_are_compared() -> None:
    asked: Counter[str] = Counter()
    for number in RARE:
        asked += play(number)[0]

    assert set(STEPS.classes) - set(asked) == SILENT


@pytest.mark.parametrize("players", [4, 5])
def test_engine_and_oracle_agree_on_a_match_that_ends_with_the_tower(players: int) -> None:
    setup = setup_of(players, {"game": "advanced"})
    _, asked, ending = lockstep(setup, SienaBox(setup.box), Random(players), masons, 120, 60)

    assert ending == "tower"
    assert asked["build-or-not"] >= 7


@pytest.mark.parametrize("number", [50, 54, 144])
def test_engine_and_oracle_agree_on_a_match_that_ends_with_lorenzetti(number: int) -> None:
    asked, ending = play(number)

    assert ending == "lorenzetti"
    assert asked["draw-artist"] >= 6
