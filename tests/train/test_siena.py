"""Training of Siena: a seed plays the same, slopes are those of the loss, a folder goes on."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from fiorino.arena.workers import Here, Processes, Workers
from fiorino.core.search import Budget
from fiorino.games.siena import SIENA
from fiorino.games.siena.master.weights import read_weights
from fiorino.train.siena import command
from fiorino.train.siena.learning import Learner, blended, fresh_net
from fiorino.train.siena.selfplay import play, play_by_thumb, shock_purses


def test_the_same_seed_plays_the_same_match() -> None:
    first, second, other = [play_by_thumb(2, seed) for seed in ("one", "one", "two")]

    assert np.array_equal(first.described, second.described)
    assert first.described.shape != other.described.shape or not np.array_equal(
        first.described, other.described
    )
    assert len(first.shares) >= 5
    assert set(first.shares.sum(1).tolist()) <= {0.0, 1.0}


def test_a_shock_changes_purses_in_its_steps() -> None:
    table: Any = SIENA.setup(5).table()
    other = table.clone()
    shock_purses(table, Random(1))

    assert table.money != other.money
    assert set(other.money) == {28}
    assert set(table.money) <= {28, 2, 8, 16, 42}


def test_slopes_are_those_of_the_loss() -> None:
    positions = play_by_thumb(2, "one")
    net = fresh_net(2, 1)
    learner = Learner(net, net.copy(), 1)
    places = np.arange(5)
    _, slopes = learner.slopes(positions, places)
    for name, place in (("w3", (3, 0)), ("w2", (5, 7)), ("b1", (2,))):
        before = net.weights[name][place]
        losses = []
        for step in (1e-2, -1e-2):
            net.weights[name][place] = before + step
            losses.append(learner.slopes(positions, places)[0])
        net.weights[name][place] = before
        assert (losses[0] - losses[1]) / 2e-2 == pytest.approx(slopes[name][place], abs=2e-3)


def test_a_searched_match_is_the_same_for_the_same_seed_and_net() -> None:
    net = fresh_net(2, 1)
    first, second = [play(2, "one", net, Budget(2, 0)) for _ in range(2)]

    assert np.array_equal(first.described, second.described)
    assert first.last.tolist() == [False] * (len(first.last) - 1) + [True]


def test_without_a_trace_a_position_came_to_what_the_net_thinks_of_the_next() -> None:
    positions = play_by_thumb(3, "one")
    net = fresh_net(3, 1)
    chances, margins = net.judge_many(positions.described)

    only_next = blended(positions, net, 0.0)
    only_end = blended(positions, net, 1.0)

    assert len(positions.shares) > 5
    for place in range(len(positions.shares) - 1):
        for column, seat in enumerate(positions.seats[place]):
            after = positions.seats[place + 1].tolist().index(seat)
            assert only_next.shares[place, column] == chances[place + 1, after]
            assert only_next.margins[place, column] == margins[place + 1, after]
    assert np.array_equal(only_next.shares[-1], positions.shares[-1])
    assert np.allclose(only_end.shares, positions.shares)


def test_learning_moves_the_average_towards_the_net() -> None:
    positions = play_by_thumb(2, "one")
    net = fresh_net(2, 1)
    learner = Learner(net, net.copy(), 1)
    before = learner.slopes(positions, np.arange(len(positions.shares)))[0]
    learner.learn(positions, 40, 1e-3)
    after = learner.slopes(positions, np.arange(len(positions.shares)))[0]
    fresh = fresh_net(2, 1).weights["w1"]
    moved, learnt = [np.abs(each.weights["w1"] - fresh).mean() for each in (learner.average, net)]

    assert after < before
    assert 0 < moved < learnt


@pytest.mark.parametrize("has_net", [True, False])
def test_a_training_goes_on_in_its_folder_and_gives_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_net: bool
) -> None:
    if not has_net:
        monkeypatch.setattr(command, "packaged_net", lambda *_: None)
    monkeypatch.setattr(command, "THUMB_MATCHES", {3: 2})
    monkeypatch.setattr(command, "THUMB_BATCHES", 6)
    monkeypatch.setattr(command, "MATCHES", {3: 1})
    monkeypatch.setattr(command, "FUTURES", Budget(2, 0))
    training = command.SienaTraining()
    told: list[str] = []
    for _ in range(2):
        training.train(tmp_path, "players-3", 0.0, 1, told.append, Here())
    path = tmp_path / "weights.npz"
    training.export(tmp_path, path)

    _, _, figures = command.read_net(tmp_path / "players-3" / "net.npz", 3)
    assert (figures["files"], figures["matches"]) == (2, 2)
    assert figures["batches"] == 1, "the first file is kept apart, the second is learnt from"
    foretold = ["3 players: file 0 was", "3 players: file 1 was"]
    assert [line.partition(" foretold")[0] for line in told][-2:] == foretold
    assert len(told) == (2 if has_net else 3), "without a net it tells of the first matches"
    with np.load(path) as kept:
        fitting = str(kept["fingerprint"])
    assert read_weights(path, 3, fitting) is not None
    assert read_weights(path, 2, fitting) is None
    assert path.with_suffix(".json").exists()


def trained(folder: Path, monkeypatch: pytest.MonkeyPatch, workers: Workers) -> dict[str, Any]:
    """What a short training leaves, but for the time that it took."""
    monkeypatch.setattr(command, "THUMB_MATCHES", {2: 1})
    monkeypatch.setattr(command, "MATCHES", {2: 3})
    monkeypatch.setattr(command, "FUTURES", Budget(2, 0))
    for _ in range(2):
        command.SienaTraining().train(folder, "players-2", 0.0, 1, lambda _: None, workers)
    with np.load(folder / "players-2" / "net.npz") as kept:
        return {name: kept[name] for name in kept.files if name != "told"}


def test_workers_play_the_matches_that_would_be_played_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = trained(tmp_path / "here", monkeypatch, Here())
    there = trained(tmp_path / "there", monkeypatch, Processes(2))
    assert here.keys() == there.keys()
    assert all(np.array_equal(here[name], there[name]) for name in here)
    _, _, told = command.read_net(tmp_path / "there" / "players-2" / "net.npz", 2)
    assert told["processor seconds"] > 0, "the time of the workers counts"
