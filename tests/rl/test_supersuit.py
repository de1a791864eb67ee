"""The example with the wrappers of SuperSuit."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.supersuit_wrappers import GAMES, play, wrapped_env

EXAMPLE = Path(__file__).parents[2] / "examples" / "supersuit_wrappers.py"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_observation_is_scaled_stacked_and_marked(game: str) -> None:
    env, plain = wrapped_env(game), GAMES[game].env(flat=True)
    first, *_ = env.possible_agents
    (numbers,) = plain.observation_space(first).shape
    space = env.observation_space(first)
    assert space.shape == (2 * numbers + len(env.possible_agents),)
    env.reset(seed=1)
    seen, *_ = env.last()
    assert isinstance(seen, np.ndarray)
    assert (np.min(seen), np.max(seen)) == (0, 1)


def test_a_whole_match_is_played_and_won() -> None:
    rewards = play(wrapped_env("medici-vs-strozzi"), seed=1)
    assert sorted(rewards.values()) == [-1, 1]


def test_a_match_of_siena_stays_within_its_bounds_to_the_end() -> None:
    assert set(play(wrapped_env("siena"), seed=2)) == {"blue", "orange"}


def test_the_example_runs_as_it_says() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"^rewards: \{'medici': -?1\.0, 'strozzi': -?1\.0\}$", done.stdout, re.M)
