"""Our own engine in the benchmarks."""

import sys
from collections.abc import Iterator
from random import Random
from types import ModuleType

import numpy as np
import pytest

from bench import ours
from bench.contenders import ENDS, MEDICI, SIENA
from bench.slices import Missing
from fiorino.core.play import play_random
from fiorino.core.protocol import NOBODY


@pytest.mark.parametrize(("game", "players"), ENDS)
def test_all_loops_play_and_count_the_same_match(game: str, players: int) -> None:
    counts = ours.driven(game, players)(0.0).counts
    assert counts == ours.sampled(game, players)(0.0).counts
    assert counts == ours.compiled_loop(game, players)(0.0).counts
    assert 0 < counts["choices"] < counts["actions"]


@pytest.mark.parametrize(("game", "players"), ENDS)
def test_the_listing_loop_lists_every_answer_and_every_draw(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("an answer was drawn without a list")

    setup = ours.make_setup(game, players)
    monkeypatch.setattr(type(setup.table()), "sample", never)
    assert ours.driven(game, players)(0.0).counts["actions"] > 0
    with pytest.raises(AssertionError, match="without a list"):
        ours.sampled(game, players)(0.0)


@pytest.mark.parametrize(("game", "players"), ENDS)
def test_greedy_matches_are_played_to_the_end(game: str, players: int) -> None:
    counts = ours.greedy(game, players)(0.0).counts
    assert 0 < counts["choices"] < counts["actions"]


@pytest.mark.parametrize(("game", "players"), ENDS)
def test_the_middle_of_a_match_is_half_way_to_its_end(game: str, players: int) -> None:
    setup = ours.make_setup(game, players)
    length = play_random(setup.table(), Random(1)).actions
    table = ours.middle(setup)
    assert table.seat() >= 0
    left = play_random(table.clone(), Random(1)).actions
    assert 0.2 * length < left < 0.8 * length


def test_a_table_is_played_on_by_so_many_actions_and_not_beyond_its_end() -> None:
    setup = ours.make_setup(MEDICI, 2)
    length = play_random(setup.table(), Random(1)).actions
    table = setup.table()
    rng = Random(1)
    assert ours.advance(table, rng, length - 3) == length - 3
    assert table.seat() != NOBODY
    assert ours.advance(table, rng, 10) == 3
    assert table.seat() == NOBODY


def test_clones_are_counted_one_by_one() -> None:
    assert ours.clones(SIENA, 2)(0.0).counts == {"clones": ours.CLONES}


def test_a_simulation_goes_on_to_the_end() -> None:
    counts = ours.search(MEDICI, 2)(0.0).counts
    assert counts["simulations"] == 1
    assert counts["actions"] > 50


def test_quarters_cut_a_long_match_in_equal_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "LONG_MATCHES", 1)
    for number in range(ours.QUARTERS):
        ((table, length),) = ours.quarter_starts(number)
        left = play_random(table, Random(1)).actions
        assert left == pytest.approx((ours.QUARTERS - number) * length, abs=0.9 * length)
        assert length > 250


def test_a_quarter_is_played_from_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "LONG_MATCHES", 1)
    ((_, length),) = ours.quarter_starts(1)
    run = ours.quarter(1)
    assert [run(0.0).counts["actions"] for _ in range(3)] == [length] * 3


def install(monkeypatch: pytest.MonkeyPatch, name: str, **parts: object) -> None:
    module = ModuleType(name)
    vars(module).update(parts)
    monkeypatch.setitem(sys.modules, name, module)


class TwoAgents:
    """Five steps of two agents, after which both are over."""

    def __init__(self) -> None:
        self.steps: list[int | None] = []

    def reset(self, seed: int | None = None) -> None:
        self.steps = []

    def agent_iter(self) -> Iterator[str]:
        while len(self.steps) < 7:
            yield "first"

    def last(self) -> tuple[dict[str, object], float, bool, bool, dict[str, object]]:
        mask = np.array([0, 0, 1, 0, 1], np.int8)
        return {"action_mask": mask}, 0.0, len(self.steps) >= 5, False, {}

    def step(self, action: int | None) -> None:
        assert action in ((2, 4) if len(self.steps) < 5 else (None,))
        self.steps.append(action)


def test_steps_of_the_adapter_are_answers_of_agents_that_are_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install(monkeypatch, "fiorino.rl.medici_vs_strozzi_v0", env=TwoAgents)
    assert ours.pettingzoo(MEDICI, 2)(0.0).counts == {"choices": 5}


def test_the_adapter_is_told_the_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def env(players: int) -> TwoAgents:
        told.append(players)
        return TwoAgents()

    install(monkeypatch, "fiorino.rl.siena_v0", env=env)
    ours.pettingzoo(SIENA, 5)
    assert told == [5]


def test_a_batch_steps_all_matches_at_once() -> None:
    run = ours.batch(SIENA, 5)
    assert sum(run(0.0).counts["choices"] for _ in range(4)) == 4 * ours.BATCH


def test_an_adapter_that_is_not_there_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "fiorino.rl.batch", None)
    with pytest.raises(Missing, match=r"pip install '\.\[rl\]'"):
        ours.batch(SIENA, 5)
