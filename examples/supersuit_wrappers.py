"""The wrappers of SuperSuit around a game: numbers from 0 to 1, two frames, and who is asked.

In a clone, after `make play`:

.venv/bin/pip install '.[rl]' supersuit
.venv/bin/python examples/supersuit_wrappers.py
"""

import argparse

import supersuit

from fiorino.rl import medici_vs_strozzi_v0, siena_v0
from fiorino.rl.pettingzoo import Env

GAMES = {"medici-vs-strozzi": medici_vs_strozzi_v0, "siena": siena_v0}


def wrapped_env(game: str) -> Env:
    """A game as an environment of flat, scaled observations.

    SuperSuit takes no dictionaries, so the environment is flat and its mask is in the info.
    """
    env = GAMES[game].env(flat=True)
    env = supersuit.normalize_obs_v0(env)
    env = supersuit.frame_stack_v1(env, 2)
    marked: Env = supersuit.agent_indicator_v0(env)
    return marked


def play(env: Env, seed: int) -> dict[str, float]:
    """One match by random legal answers; the reward of every agent."""
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + place)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert env.observation_space(agent).contains(seen)
        rewards[agent] += reward
        is_over = terminated or truncated
        env.step(None if is_over else env.action_space(agent).sample(info["action_mask"]))
    return rewards


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="medici-vs-strozzi")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    table = wrapped_env(chosen.game)
    print("observations:", table.observation_space(table.possible_agents[0]).shape)
    print("rewards:", play(table, chosen.seed))
