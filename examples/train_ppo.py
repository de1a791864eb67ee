"""MaskablePPO learns to beat the bot `random` at Medici vs Strozzi, on one core in a minute.

In a clone, after `make play`:

.venv/bin/pip install '.[ppo]'
.venv/bin/python examples/train_ppo.py --seed 1
"""

import argparse
import time
from pathlib import Path

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from fiorino.rl.gymnasium import TableEnv

GAME = "medici-vs-strozzi"
TABLES = 16
STEPS_EACH = 128
"""Answers at every table between two improvements of the policy: more than a match has."""


def new_model(opponent: str, seed: int) -> MaskablePPO:
    """An untrained policy and the tables at which it will learn, now on this side, now on that."""
    torch.set_num_threads(1)
    tables = DummyVecEnv(
        [lambda: TableEnv(GAME, opponents=opponent, reward="score") for _ in range(TABLES)]
    )
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS_EACH,
        batch_size=256,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,  # the lead at the end counts, however far away the end is
        seed=seed,
        device="cpu",
    )


def train(model: MaskablePPO, steps: int, minutes: float) -> None:
    """Answer so many questions, or for so many minutes, whichever is over first."""
    end = time.monotonic() + 60 * minutes
    model.learn(steps, callback=lambda *_: time.monotonic() < end)


def win_rate(model: MaskablePPO, opponent: str, matches: int, seed: int = 0) -> float:
    """The share of matches that the policy wins; a shared win is half a win."""
    table = TableEnv(GAME, opponents=opponent)
    won = 0.0
    for match in range(matches):
        seen, info = table.reset(seed=seed + match)
        is_over = False
        while not is_over:
            answer, _ = model.predict(seen, action_masks=table.action_masks())
            seen, _, is_over, _, info = table.step(int(answer))
        won += (info["seat"] in info["winners"]) / len(info["winners"])
    return won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--opponent", default="random", help="the bot to beat (random)")
    parser.add_argument("--steps", type=int, default=40_000, help="answers to learn from (40000)")
    parser.add_argument("--minutes", type=float, default=5.0, help="stop after this time (5)")
    parser.add_argument("--matches", type=int, default=200, help="matches to measure by (200)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed learns the same (1)")
    parser.add_argument("--save", type=Path, default=Path("ppo.zip"), help="where to (ppo.zip)")
    chosen = parser.parse_args()
    model = new_model(chosen.opponent, chosen.seed)
    before = win_rate(model, chosen.opponent, chosen.matches)
    print(f"before: wins {before:.0%} of {chosen.matches} matches against {chosen.opponent}")
    began = time.monotonic()
    train(model, chosen.steps, chosen.minutes)
    print(f"learned from {model.num_timesteps} answers in {time.monotonic() - began:.0f} s")
    after = win_rate(model, chosen.opponent, chosen.matches)
    print(f"after: wins {after:.0%} of {chosen.matches} matches against {chosen.opponent}")
    model.save(chosen.save)
    print(f"saved as {chosen.save}")


if __name__ == "__main__":
    main()
