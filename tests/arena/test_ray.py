"""A tournament on a real Ray cluster of two nodes, one of whose workers is killed in the middle."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from fiorino.arena.ray_workers import RayWorkers
from fiorino.arena.tournament import run
from fiorino.arena.workers import Here
from fiorino.core.errors import FiorinoError
from tests.cli.support import run_process
from tests.train.test_siena import trained

from .killing import run_with_a_kill, telling_plan


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two nodes with one processor each."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_worker_niceness", "0")  # else every other test goes before
        Cluster = import_module("ray.cluster_utils").Cluster  # noqa: N806 - a class
        head = {"num_cpus": 1, "include_dashboard": False}
        nodes = Cluster(initialize_head=True, head_node_args=head)
        nodes.add_node(num_cpus=1)
        yield nodes.address
        nodes.shutdown()


def test_a_killed_worker_loses_no_match_and_plays_none_twice(cluster: str, tmp_path: Path) -> None:
    plan = telling_plan(tmp_path)
    assert run_with_a_kill(plan, RayWorkers(cluster), tmp_path) == run(plan, 2)


def test_the_command_plays_on_a_cluster_as_it_does_here(cluster: str, tmp_path: Path) -> None:
    plan = ("arena", "medici-vs-strozzi", "--bots", "random,random", "--matches", "4", "--json")
    there = run_process(tmp_path, *plan, "--ray", cluster)
    assert (there.code, there.err) == (0, "")
    assert there.json() == run_process(tmp_path, *plan).json()


def test_training_plays_on_a_cluster_as_it_does_here(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = trained(tmp_path / "here", monkeypatch, Here())
    there = trained(tmp_path / "there", monkeypatch, RayWorkers(cluster))
    assert all(np.array_equal(here[name], there[name]) for name in here)


def test_a_cluster_that_is_not_there_is_refused_with_a_sentence() -> None:
    with pytest.raises(FiorinoError, match=r"^There is no Ray cluster at “nowhere.invalid:1”"):
        RayWorkers("nowhere.invalid:1")
