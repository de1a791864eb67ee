"""Every game as PettingZoo environments: every seat is an agent, and one is asked at a time."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, cast

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from fiorino.core.errors import IllegalAction, Objection
from fiorino.core.play import draw
from fiorino.core.protocol import NOBODY, SPECTATOR, Seat
from fiorino.core.sentences import Thing
from fiorino.rl.encoding import Encoding, make_setup
from fiorino.rl.gymnasium import RENDER_MODES, REWARDS, describe, one_of, outcome, payoffs
from fiorino.rl.refusals import MUST_ANSWER

Observation = dict[str, NDArray[Any]]
"""`observation`, the numbers that an agent sees, and `action_mask`, 1 for its legal answers."""
Answer = np.integer[Any] | int | None
"""The index of an answer; None from an agent whose match is over."""


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
            render_mode=render_mode,
        )
        super().__init__()  # type: ignore[no-untyped-call]
        self.encoding: Final = Encoding(make_setup(game, players, options, box))
        self.reward: Final = one_of("reward", reward, REWARDS)
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
        space = Dict(
            {
                "observation": Box(self.encoding.low, self.encoding.high, dtype=np.float32),
                "action_mask": Box(0, 1, (self.encoding.answers,), np.int8),
            }
        )
        return cast("Space[Observation]", space)  # Gymnasium declares it a space of spaces

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Answer]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; with a seed always the same, without one the next of the stream."""
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
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = Seat(self.possible_agents.index(agent))
        asked = self._table.seat() == seat and not self.terminations.get(agent, True)
        return {
            "observation": self.encoding.observation(self._table, seat),
            "action_mask": self.encoding.mask(self._table)
            if asked
            else np.zeros(self.encoding.answers, np.int8),
        }

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
        self._show()

    def _end(self) -> None:
        result = self._table.result()
        assert result is not None
        self.rewards = dict(zip(self.agents, payoffs(result, self.reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: outcome(self.encoding.setup, self._table) for agent in self.agents}
        self.agent_selection = self.agents[0]

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
        """Nothing is open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def wrapped(raw: TableAEC) -> AECEnv[str, Observation, Answer]:
    """As the classic games of PettingZoo are: an illegal answer ends the match and loses."""
    judged = TerminateIllegalWrapper(raw, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(judged))
