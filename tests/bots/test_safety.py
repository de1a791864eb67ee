"""Levels and styles under any options and boxes: legal answers, from what the seat sees alone.

`make fuzz` tries thousands of cases.
"""

import pytest

from bench.bots import run

CASES = {"medici-vs-strozzi": 40, "siena": 50}
HEAVY = 200
SEED = 11


@pytest.mark.parametrize("name", CASES)
def test_a_bot_answers_legally_and_sees_nothing_hidden(name: str) -> None:
    tried, faults = run(name, SEED, range(CASES[name]))

    assert faults == []
    assert tried["trained"] > 0
    assert tried["untrained"] + tried["by-thumb"] > 0


@pytest.mark.heavy
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("part", range(1, 4))
def test_a_bot_answers_legally_in_many_more_cases(name: str, part: int) -> None:
    _, faults = run(name, SEED + part, range(HEAVY))

    assert faults == []
