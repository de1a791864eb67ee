"""The process of a contender: what it says to whom."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import worker
from bench.contenders import COMPILED, SOURCE, Contender, is_compiled
from bench.slices import Missing, Runner, Slice

from .support import contender

ROOT = Path(__file__).parents[2]


def said(who: Contender, requests: str = "") -> list[dict[str, object]]:
    answers = io.StringIO()
    worker.serve(who, io.StringIO(requests), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def counting() -> Runner:
    """Counts what it was asked for, in tenths of a second."""
    return lambda seconds: Slice(seconds, {"choices": int(seconds * 10)})


def test_a_worker_answers_every_request_with_what_it_counted() -> None:
    who = Contender("x", "x", "Python", counting)
    assert said(who, "slice 0.5\nslice 2\n") == [
        {"ready": "x", "compiled": is_compiled()},
        {"seconds": 0.5, "choices": 5},
        {"seconds": 2.0, "choices": 20},
    ]


def test_a_worker_warms_up_before_it_is_ready() -> None:
    asked: list[float] = []

    def load() -> Runner:
        def run(seconds: float) -> Slice:
            asked.append(seconds)
            return Slice(1.0, {})

        return run

    said(Contender("x", "x", "Python", load))
    assert asked == [0.0]


def test_a_worker_that_misses_something_says_so_and_ends() -> None:
    def load() -> Runner:
        raise Missing("rlcard is not installed")

    answers = said(Contender("x", "x", "Python", load), "slice 1\n")
    assert answers == [{"missing": "rlcard is not installed"}]


def test_a_request_that_is_no_slice_is_refused() -> None:
    answers = said(Contender("x", "x", "Python", counting), "cake 5\nslice 1\n")
    assert answers[1:] == [{"refused": "cake 5"}, {"seconds": 1.0, "choices": 10}]


@pytest.mark.parametrize(
    ("build", "compiled", "sentence"),
    [(COMPILED, False, "not compiled"), (SOURCE, True, "FIORINO_COMPILED=0")],
)
def test_an_engine_of_ours_in_the_wrong_build_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, build: str, compiled: bool, sentence: str
) -> None:
    monkeypatch.setattr(worker, "is_compiled", lambda: compiled)
    (answer,) = said(contender(build=build, is_ours=True))
    assert sentence in str(answer["missing"])


@pytest.mark.parametrize("compiled", [False, True])
def test_a_peer_does_not_care_how_our_engine_is_built(
    monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr(worker, "is_compiled", lambda: compiled)
    assert "ready" in said(Contender("x", "x", "C++", counting))[0]


def test_what_a_peer_prints_does_not_disturb_the_answers() -> None:
    program = """
import sys
from bench import worker
from bench.contenders import Contender, is_compiled
from bench.slices import repeat

def load():
    return repeat(lambda: print("I am a peer") or (1,), ("steps",))

worker.CONTENDERS = {"noisy": Contender("noisy", "", "", load)}
sys.argv = ["worker", "noisy"]
worker.main()
"""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        input="slice 0\n",
        capture_output=True,
        cwd=ROOT,
        check=True,
        encoding="utf-8",
    )
    assert [set(json.loads(line)) for line in ran.stdout.splitlines()] == [
        {"ready", "compiled"},
        {"seconds", "steps"},
    ]
    assert ran.stderr.count("I am a peer") == 2
