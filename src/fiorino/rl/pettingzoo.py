"""Every game as PettingZoo environments: every seat is an agent, and one is asked at a time."""

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from fiorino.core.errors import IllegalAction, Objection, missing

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from None

from fiorino.core.play import draw
from fiorino.core.protocol import NOBODY, SPECTATOR, Seat
from fiorino.core.sentences import Thing
from fiorino.library import make_setup
from fiorino.rl.describing import describe
from fiorino.rl.encoding import Encoding, Mask
from fiorino.rl.gymnasium import RENDER_MODES, REWARDS, one_of, outcome, payoffs
from fiorino.rl.refusals import MUST_ANSWER

Observation = dict[str, NDArray[Any]] | NDArray[Any]
"""`observation`, the numbers that an agent sees, and `action_mask`, 1 for its legal answers;
where the environment is flat, the numbers alone, and the mask is in the info."""
Snapshot = dict[str, object]
"""Where an environment stands, for `restore`."""
_STANDING: Final = (
    "_table", "_rng", "agents", "rewards", "_cumulative_rewards", "terminations", "truncations",
    "infos", "agent_selection",
)  # fmt: skip
"""What changes while a match is played."""
Answer = np.integer[Any] | int | None
"""The index of an answer; None from an agent whose match is over."""

Env = AECEnv[str, Observation, Answer]


class TableAEC(AECEnv[str, Observation, Answer], EzPickle):
    """A match in which every seat is an agent. Chance is drawn inside; an illegal answer raises.

    The mask of an agent that is not asked is all zeros.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        box: str | None = None,
        reward: str = "win",
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Choose the match as `fiorino play` does; `box` is the text of a box file."""
        EzPickle.__init__(
            self,
            game,
            players=players,
            options=options,
            box=box,
            reward=reward,
            flat=flat,
            render_mode=render_mode,
        )
        super().__init__()  # type: ignore[no-untyped-call]
        self.encoding: Final = Encoding(make_setup(game, players, options, box))
        self.reward: Final = one_of("reward", reward, REWARDS)
        self.flat: Final = flat
        self.render_mode = None
        if render_mode is not None:
            self.render_mode = one_of("render mode", render_mode, RENDER_MODES)
        setup = self.encoding.setup
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{setup.game.name.replace('-', '_')}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = list(setup.seat_names)
        self.agents = []
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {
            agent: Discrete(self.encoding.answers) for agent in self.possible_agents
        }
        self._rng = Random()
        self._table = setup.table()

    def _observed(self) -> Space[Observation]:
        numbers = Box(self.encoding.low, self.encoding.high, dtype=np.float32)
        if self.flat:
            return cast("Space[Observation]", numbers)
        space = Dict(
            {
                "observation": numbers,
                "action_mask": Box(0, 1, (self.encoding.answers,), np.int8),
            }
        )
        return cast("Space[Observation]", space)  # Gymnasium types it as a space of spaces

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Answer]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: with a seed always the same one, without a seed the next of the stream."""
        if seed is not None:
            self._rng = Random(int(seed))
        self._table = self.encoding.setup.table()
        draw(self._table, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat()]
        self._tell_masks()
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = Seat(self.possible_agents.index(agent))
        seen = self.encoding.observation(self._table, seat)
        return seen if self.flat else {"observation": seen, "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Mask:
        """1 for every legal answer of the agent that is asked; all zeros for others."""
        seat = self.possible_agents.index(agent)
        if self._table.seat() == seat and not self.terminations.get(agent, True):
            return self.encoding.mask(self._table)
        return np.zeros(self.encoding.answers, np.int8)

    def _tell_masks(self) -> None:
        if self.flat:
            for agent in self.agents:
                self.infos[agent]["action_mask"] = self._mask(agent)

    def step(self, action: Answer) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        if action is None:
            raise IllegalAction(Objection(table.rule(), MUST_ANSWER, seat=Thing("seat", agent)))
        table.apply(self.encoding.action(table, int(action)))
        draw(table, self._rng)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.seat() == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[table.seat()]
        self._accumulate_rewards()
        self._tell_masks()
        self._show()

    def _end(self) -> None:
        result = self._table.result()
        assert result is not None
        self.rewards = dict(zip(self.agents, payoffs(result, self.reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: outcome(self.encoding.setup, self._table) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def snapshot(self) -> Snapshot:
        """The state of the match, for `restore`; later play does not change it."""
        return deepcopy({name: self.__dict__[name] for name in _STANDING if name in self.__dict__})

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of this environment, or of an identically configured one."""
        self.__dict__.update(deepcopy(snapshot))

    def clone(self) -> "TableAEC":
        """An independent copy: the same answers lead to the same match."""
        made = type(self).__new__(type(self))
        made.__setstate__(self.__getstate__())
        return made

    def __deepcopy__(self, _memo: dict[int, Any]) -> "TableAEC":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "snapshot": self.snapshot()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self.restore(state["snapshot"])

    def render(self) -> str | None:
        """The table as the agent that is asked sees it; at the end, as a spectator does."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but no render_mode was chosen.")
            return None
        seat = self._table.seat()
        text = describe(self.encoding, self._table, SPECTATOR if seat == NOBODY else seat)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")  # noqa: T201
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def wrapped(raw: TableAEC) -> Env:
    """Wrap it like PettingZoo's classic games: an illegal answer ends the match and loses."""
    judged = TerminateIllegalWrapper(raw, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(judged))
