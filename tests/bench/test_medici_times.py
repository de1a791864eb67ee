"""The bench of the levels of Medici vs Strozzi times every answer of a match."""

from fiorino.bench.medici_times import seconds
from fiorino.core.strength import Level


def test_every_answer_of_a_match_is_timed() -> None:
    times = list(seconds(Level.EASY, 1, "times"))
    assert len(times) > 60
    assert min(times) >= 0
    assert sum(times) > 0
