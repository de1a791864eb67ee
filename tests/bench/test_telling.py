"""Long work tells how far it is, but not all the time."""

import pytest

from bench import telling
from bench.telling import Telling


def test_a_line_is_told_once_its_time_has_come_and_with_the_seconds_since_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    times = iter([100.0, 104.0, 110.0, 112.0, 125.0])
    monkeypatch.setattr(telling, "monotonic", lambda: next(times))
    say = Telling(10.0)
    for number in range(1, 5):
        say(f"{number} of 4")
    assert capsys.readouterr().err == "2 of 4 (10 s)\n4 of 4 (25 s)\n"
