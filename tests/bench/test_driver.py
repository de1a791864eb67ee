"""The driver: slices in turn, and contenders that cannot play."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from bench.contenders import ALL_COMPILED, COMPILED, CONTENDERS, SOURCE, Contender
from bench.driver import Outcome, Stopped, Worker, measure
from bench.slices import Slice

from .support import contender, silent

SPOKEN = """
import json, os, sys
def say(**words): print(json.dumps(words), flush=True)
"""
FAITHFUL = """
say(ready="me")
for line in sys.stdin:
    say(seconds=float(line.split()[1]), choices=6, actions=12)
"""
SHORT_LIVED = """
say(ready="me")
sys.stdin.readline()
say(seconds=1.0, choices=1)
sys.exit("Oh dear\\nValueError: the board fell off the table\\n")
"""
EMPTY_HANDED = 'say(missing="It is not installed.")'
STUBBORN = "import time; say(ready='me'); time.sleep(60)"


def speaking(script: str) -> Callable[[Contender], Worker]:
    return lambda who: Worker(who, [sys.executable, "-c", SPOKEN + script])


class Recorder(Worker):
    """A worker that only notes what it is asked."""

    def __init__(self, who: Contender, notes: list[str]) -> None:
        self.name = who.name
        self.notes = notes

    def hello(self) -> str:
        self.notes.append(f"hello {self.name}")
        return ""

    def slice(self, seconds: float) -> Slice:
        self.notes.append(f"{self.name} {seconds}")
        return Slice(seconds, {"actions": 1})

    def close(self) -> None:
        self.notes.append(f"bye {self.name}")


def test_contenders_play_in_turn_after_all_are_ready() -> None:
    notes: list[str] = []
    both = [contender("a"), contender("b")]
    outcomes = measure(both, 0.25, 2, silent, lambda who: Recorder(who, notes))
    slices = ["a 0.25", "b 0.25"]
    assert notes == ["hello a", "hello b", *slices, *slices, "bye b", "bye a"]
    assert [len(each.slices) for each in outcomes.values()] == [2, 2]


def test_a_slice_of_a_process_is_what_it_answers() -> None:
    (found,) = measure([contender()], 0.5, 2, silent, speaking(FAITHFUL)).values()
    assert found.slices == [Slice(0.5, {"choices": 6, "actions": 12})] * 2
    assert (found.rate("choices"), found.rate("actions")) == (12, 24)


def test_who_misses_something_is_left_out_with_his_sentence() -> None:
    (found,) = measure([contender()], 0.5, 2, silent, speaking(EMPTY_HANDED)).values()
    assert (found.missing, found.slices) == ("It is not installed.", [])


def test_who_stops_is_left_out_with_his_last_words_and_the_others_play_on() -> None:
    scripts = {"short": SHORT_LIVED, "long": FAITHFUL}
    found = measure(
        [contender("short"), contender("long")], 1.0, 3, silent,
        lambda who: speaking(scripts[who.name])(who),
    )  # fmt: skip
    assert found["short"].missing == "It stopped: ValueError: the board fell off the table"
    assert found["short"].rate("choices") is None
    assert len(found["long"].slices) == 3


def test_who_stops_before_he_is_ready_is_left_out() -> None:
    (found,) = measure([contender()], 1.0, 1, silent, speaking("sys.exit(3)")).values()
    assert found.missing == "It stopped: no reason given"


def test_who_does_not_end_by_himself_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.driver.PATIENCE", 0.05)
    worker = speaking(STUBBORN)(contender())
    assert worker.hello() == ""
    worker.close()
    assert worker._process.poll() is not None


def test_a_slice_cannot_be_asked_from_a_process_that_has_ended() -> None:
    worker = speaking(EMPTY_HANDED)(contender())
    worker.hello()
    worker._process.wait()
    with pytest.raises(Stopped):
        worker.slice(1.0)
    worker.close()


def test_a_real_contender_plays_in_its_own_process() -> None:
    loop = CONTENDERS["play/bare-loop"]
    (found,) = measure([loop], 0.01, 1, silent).values()
    assert found.missing == ""
    (played,) = found.slices
    assert played.seconds >= 0.01
    assert played.counts["choices"] == played.counts["actions"] > 0


@pytest.mark.parametrize(
    ("build", "told"), [(SOURCE, "0"), (COMPILED, None), (ALL_COMPILED, None), ("C++", None)]
)
def test_only_the_sources_are_asked_for_by_the_environment(
    monkeypatch: pytest.MonkeyPatch, build: str, told: str | None
) -> None:
    monkeypatch.setenv("FIORINO_COMPILED", "0")
    assert contender(build=build).environment().get("FIORINO_COMPILED") == told


def test_a_contender_plays_with_its_own_environment() -> None:
    script = "say(missing=os.environ['FIORINO_COMPILED'] + os.environ['OMP_NUM_THREADS'])"
    (found,) = measure([contender()], 1.0, 1, silent, speaking(script)).values()
    assert found.missing == "01"


def test_a_rate_is_the_median_of_the_slices() -> None:
    slices = [Slice(1.0, {"actions": count}) for count in (10, 1000, 30, 20, 40)]
    found = Outcome(contender(), slices)
    assert found.rate("actions") == 30
    assert found.spread("actions") == pytest.approx(990 / 2 / 30)


def test_what_is_not_counted_has_no_rate() -> None:
    found = Outcome(contender(), [Slice(1.0, {"choices": 4})])
    assert (found.rate("actions"), found.spread("actions")) == (None, None)


def test_a_contender_is_started_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    real = subprocess.Popen

    def popen(command: list[str], **rest: object) -> object:
        started.append(command)
        return real([sys.executable, "-c", "pass"], **rest)  # type: ignore[call-overload]

    monkeypatch.setattr(subprocess, "Popen", popen)
    Worker(contender("play/someone")).close()
    assert started == [[sys.executable, "-m", "bench.worker", "play/someone"]]
