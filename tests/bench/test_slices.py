"""Slices: what is counted, and which time counts."""

import pytest

from bench import slices
from bench.slices import TURN, Slice, repeat, repeat_and_count_later


class Clock:
    """Processor time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(slices, "process_time", made)
    return made


def test_units_are_played_until_the_time_is_over(clock: Clock) -> None:
    def play() -> tuple[int, int]:
        clock.now += 0.4
        return 3, 5

    played = repeat(play)(1.0)
    assert played.seconds == pytest.approx(1.2)
    assert played.counts == {"choices": 9, "actions": 15}


def test_a_slice_without_time_has_one_unit(clock: Clock) -> None:
    assert repeat(lambda: (7,), ("clones",))(0.0) == Slice(0.0, {"clones": 7})


def test_time_before_a_slice_is_not_its_own(clock: Clock) -> None:
    def play() -> tuple[int]:
        clock.now += 1.0
        return (1,)

    run = repeat(play, ("steps",))
    clock.now = 50.0
    assert run(2.0) == run(2.0) == Slice(2.0, {"steps": 2})


def test_the_clock_stands_still_while_counting(clock: Clock) -> None:
    def play() -> str:
        clock.now += 0.01
        return "match"

    def count(left: list[str]) -> tuple[int, int]:
        clock.now += 1000.0
        assert left == ["match"] * TURN
        return 2, 6

    played = repeat_and_count_later(play, count)(TURN * 0.015)
    assert played.seconds == pytest.approx(TURN * 0.02)
    assert played.counts == {"choices": 4, "actions": 12}


def test_a_rate_is_a_count_in_a_second() -> None:
    assert Slice(0.5, {"actions": 40}).rate("actions") == 80
