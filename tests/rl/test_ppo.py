"""MaskablePPO learns on our environment: the example, run briefly."""

import pytest

from examples.train_ppo import new_model, train, win_rate

MATCHES = 100
THRESHOLD = 0.8
"""Seeds 1 to 3: untrained policies won 49 to 53 of these matches, trained ones 99 to 100."""


@pytest.mark.heavy
def test_a_policy_learns_to_beat_the_random_bot_within_a_minute() -> None:
    model = new_model("random", seed=1)
    untrained = win_rate(model, "random", MATCHES)
    train(model, steps=20_000, minutes=1.5)
    trained = win_rate(model, "random", MATCHES)
    assert untrained < THRESHOLD < trained
