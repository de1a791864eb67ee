"""The table of the example for RLlib; RLlib itself wants another Gymnasium."""

from typing import Any

import numpy as np
from gymnasium.utils.env_checker import check_env

from examples.rllib_ppo import MaskedTable

CHOSEN = {"game": "medici-vs-strozzi", "opponents": "random"}


def test_gymnasium_finds_nothing_wrong_with_it() -> None:
    check_env(OnlyLegal(CHOSEN), skip_render_check=True)


class OnlyLegal(MaskedTable):
    """The same, but whoever answers without the mask gets the first legal answer."""

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        mask = self.table.action_masks()
        return super().step(int(action if mask[action] else np.argmax(mask)))


def test_the_mask_leads_through_a_whole_match() -> None:
    table = MaskedTable(CHOSEN)
    seen, _ = table.reset(seed=1)
    rng = np.random.default_rng(1)
    terminated = False
    while not terminated:
        assert table.observation_space.contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        assert list(legal) == list(np.flatnonzero(table.table.action_masks()))
        seen, reward, terminated, truncated, _ = table.step(int(rng.choice(legal)))
        assert not truncated
    assert reward in {-1, 0, 1}
    assert seen["action_mask"].all(), "where nothing is legal a policy may choose anything"
