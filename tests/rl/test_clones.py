"""Environments are cloned, pickled and restored where they stand, never begun anew."""

import copy
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from fiorino import make_setup
from fiorino.rl import siena_v0
from fiorino.rl.batch import BatchEnv
from fiorino.rl.gymnasium import TableEnv


def through_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def cloned(env: Any) -> Any:
    return env.clone()


COPIES = pytest.mark.parametrize("how", [cloned, copy.deepcopy, through_pickle])


def at_seat(env: TableEnv, steps: int, seed: int) -> list[Any]:
    """Answer at random; what was seen, earned and told."""
    rng = Random(seed)
    seen: list[Any] = []
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        if not len(legal):
            break
        observation, reward, terminated, _, info = env.step(int(rng.choice(legal.tolist())))
        seen.append((observation.tolist(), reward, terminated, info.get("scores"), info["seat"]))
    return seen


def among_agents(env: Any, steps: int, seed: int) -> list[Any]:
    rng = Random(seed)
    seen: list[Any] = []
    for _ in range(steps):
        observation, reward, terminated, truncated, info = env.last()
        seen.append((env.agent_selection, observation["observation"].tolist(), reward, info))
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if terminated or truncated else rng.choice(legal))
        if not env.agents:
            break
    return seen


def in_batch(env: BatchEnv, steps: int, seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    seen: list[Any] = []
    for _ in range(steps):
        env.step(env.random_answers(rng))
        seen.append((env.observations.tolist(), env.done.tolist(), env.scores.tolist()))
    return seen


@COPIES
@pytest.mark.parametrize("game", ["medici-vs-strozzi", "siena"])
def test_a_copy_of_a_seat_goes_on_where_the_match_stands(how: Any, game: str) -> None:
    env = TableEnv(game, opponents="random")
    env.reset(seed=3)
    at_seat(env, 5, 1)
    other = how(env)
    assert other is not env
    assert at_seat(other, 500, 2) == at_seat(env, 500, 2)
    assert other.reset()[0].tolist() == env.reset()[0].tolist(), "and so does the stream of matches"


def test_a_copy_of_a_seat_does_not_touch_the_original() -> None:
    env = TableEnv("siena")
    env.reset(seed=3)
    before = env.encoding.setup.game.encode(env.snapshot().table)  # type: ignore[arg-type]
    at_seat(env.clone(), 20, 1)
    assert env.encoding.setup.game.encode(env.snapshot().table) == before  # type: ignore[arg-type]


def test_a_seat_goes_back_to_a_snapshot_as_often_as_one_likes() -> None:
    env = TableEnv("medici-vs-strozzi", opponents="random")
    env.reset(seed=3)
    kept = env.snapshot()
    first = at_seat(env, 500, 1)
    env.restore(kept)
    at_seat(env, 500, 2)
    env.restore(kept)
    assert at_seat(env, 500, 1) == first


@COPIES
def test_a_copy_of_all_agents_goes_on_where_the_match_stands(how: Any) -> None:
    env = siena_v0.raw_env(players=3)
    env.reset(seed=3)
    among_agents(env, 40, 1)
    other = how(env)
    assert among_agents(other, 2000, 2) == among_agents(env, 2000, 2)


def test_a_wrapped_environment_is_deeply_copied_with_its_match() -> None:
    env = siena_v0.env(players=2)
    env.reset(seed=3)
    among_agents(env, 40, 1)
    other = copy.deepcopy(env)
    assert type(other) is type(env)
    assert among_agents(other, 50, 2) == among_agents(env, 50, 2)


def test_a_copy_before_the_first_reset_is_fresh() -> None:
    env = siena_v0.raw_env(players=2).clone()
    env.reset(seed=1)
    assert among_agents(env, 5, 1)


@COPIES
def test_a_copy_of_a_batch_goes_on_where_its_matches_stand(how: Any) -> None:
    env = BatchEnv(make_setup("medici-vs-strozzi"), matches=3, seed=1)
    in_batch(env, 100, 1)
    other = how(env)
    assert other.observations.tolist() == env.observations.tolist()
    assert in_batch(other, 100, 2) == in_batch(env, 100, 2)


def test_a_batch_goes_back_to_a_snapshot() -> None:
    env = BatchEnv(make_setup("siena"), matches=2, seed=1)
    in_batch(env, 10, 1)
    kept = env.snapshot()
    first = in_batch(env, 50, 2)
    env.restore(kept)
    assert in_batch(env, 50, 2) == first


@pytest.mark.parametrize(
    ("module", "lacks", "extra"),
    [
        ("fiorino.rl.gymnasium", "gymnasium", "rl"),
        ("fiorino.rl.siena_v0", "pettingzoo", "rl"),
        ("fiorino.rl.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_where_a_package_lacks_the_error_names_the_extra(
    module: str, lacks: str, extra: str
) -> None:
    script = f"import sys; sys.modules[{lacks!r}] = None; import {module}"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: {lacks} is not installed; in a clone of Fiorino, run:"
        f" pip install '.[{extra}]'."
    )
