"""PPO of RLlib learns Medici vs Strozzi against the bot `random`, with masks of legal answers.

RLlib wants one version of Gymnasium, 1.2.2, so it gets an environment of its own. In a clone:

make rllib
build/rllib/bin/python examples/rllib_ppo.py --rounds 30
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from fiorino.rl.gymnasium import TableEnv


class MaskedTable(gymnasium.Env[dict[str, Any], np.int64]):
    """A table whose observation has the mask beside the numbers, under the names RLlib expects."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        self.table = TableEnv(**chosen)
        self.action_space = self.table.action_space
        answers = self.table.encoding.answers
        spaces = {
            "action_mask": Box(0, 1, (answers,), np.float32),
            "observations": self.table.observation_space,
        }
        self.observation_space = Dict(spaces)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        seen, info = self.table.reset(seed=seed, options=options)
        return self._masked(seen, info), {}

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        seen, reward, terminated, truncated, info = self.table.step(int(action))
        return self._masked(seen, info), float(reward), terminated, truncated, {}

    def _masked(self, seen: NDArray[np.float32], info: dict[str, Any]) -> dict[str, Any]:
        mask = np.asarray(info["action_mask"], np.float32)
        if not mask.any():  # the match is over, and a policy still wants something to choose from
            mask = np.ones_like(mask)
        return {"action_mask": mask, "observations": seen}


def train(rounds: int) -> None:
    """Learn for some rounds, and tell after each how the matches of it went."""
    import ray  # noqa: PLC0415 - the table above needs none of it
    from ray.rllib.algorithms.ppo import PPOConfig  # noqa: PLC0415
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec  # noqa: PLC0415
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import (  # noqa: PLC0415
        ActionMaskingTorchRLModule,
    )

    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    chosen = {"game": "medici-vs-strozzi", "opponents": "random", "reward": "score"}
    config = (
        PPOConfig()
        .environment(MaskedTable, env_config=chosen)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(gamma=1.0, lr=1e-3, train_batch_size=2048, minibatch_size=256, num_epochs=4)
        .debugging(seed=1)
    )
    learner = config.build_algo()
    for number in range(1, rounds + 1):
        told = learner.train()["env_runners"]
        mean = told["episode_return_mean"]
        print(f"round {number}: {told['num_episodes']:.0f} matches, mean reward {mean:+.3f}")
    learner.stop()
    ray.shutdown()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    train(parser.parse_args().rounds)
