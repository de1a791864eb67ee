"""A seat of a match as a Gymnasium environment: the learner sits there, and bots in the others.

It also holds what PettingZoo's environments share with it: rewards and outcomes.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from fiorino.core.errors import missing

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from gymnasium.utils import EzPickle
except ModuleNotFoundError as fault:
    raise missing("rl", fault) from None

from fiorino.bots import Bot, BotMaker, find_bot
from fiorino.core.decision import Decision
from fiorino.core.errors import BadOption, IllegalAction, UnknownName
from fiorino.core.game import Setup
from fiorino.core.play import draw
from fiorino.core.protocol import NOBODY, Result, Seat, Table
from fiorino.core.wording import did_you_mean, listed
from fiorino.library import make_setup
from fiorino.rl.describing import describe
from fiorino.rl.encoding import Encoding, Floats, Mask, check, rewards
from fiorino.rl.registering import register_games

REWARDS: Final = ("win", "score")
RENDER_MODES: Final = ("human", "ansi")


def one_of(what: str, word: str, known: Sequence[str]) -> str:
    """The word itself; unknown words are refused."""
    if word not in known:
        raise BadOption(
            f"The {what} must be {listed(known)}, not “{word[:40]}”." + did_you_mean(word, known)
        )
    return word


def payoffs(result: Result, reward: str) -> list[float]:
    """The reward of each seat: for the win, or the lead over the best rival in hundreds."""
    if reward == "win":
        return rewards(result)
    return [
        (score - max(result.scores[:seat] + result.scores[seat + 1 :])) / 100
        for seat, score in enumerate(result.scores)
    ]


class Snapshot(NamedTuple):
    """The state of an environment: the match, and the randomness of what is to come."""

    table: Table | None
    rng: Random
    bots: dict[Seat, Bot]
    seat: Seat
    mask: Mask
    numpy: np.random.Generator | None


class TableEnv(gymnasium.Env[Floats, np.int64], EzPickle):
    """One seat of a match. The learner answers for it; bots, which see no more, answer for others.

    The observation is a flat `Box`. The mask of the legal answers is in `info["action_mask"]` and
    in `action_masks()`. An illegal answer ends the episode with `illegal_reward`, and
    `info["illegal"]` says why.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 as in Env

    def __init__(
        self,
        game: str,
        *,
        seat: str | None = None,
        opponents: str | Sequence[str] = ("greedy",),
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        box: str | None = None,
        reward: str = "win",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        """Choose the match.

        Without a `seat` the learner's is drawn for each match. `opponents` are bots as `fiorino
        simulate` names them, one for each other seat in turn from the learner's left, or one for
        all of them. `box` is the text of a box file.
        """
        EzPickle.__init__(
            self,
            game,
            seat=seat,
            opponents=opponents,
            players=players,
            options=options,
            box=box,
            reward=reward,
            illegal_reward=illegal_reward,
            render_mode=render_mode,
        )
        bots = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        if players is None and len(bots) > 1:
            players = len(bots) + 1
        setup = make_setup(game, players, options, box)
        self.encoding: Final = Encoding(setup)
        self.reward: Final = one_of("reward", reward, REWARDS)
        self.illegal_reward: Final = illegal_reward
        self.render_mode = None
        if render_mode is not None:
            self.render_mode = one_of("render mode", render_mode, RENDER_MODES)
        self.opponents: Final = _for_all(tuple([find_bot(bot) for bot in bots]), setup)
        self.fixed_seat: Final = None if seat is None else _find_seat(seat, setup)
        self.observation_space = Box(self.encoding.low, self.encoding.high, dtype=np.float32)
        self.action_space = Discrete(self.encoding.answers)
        self.seat = self.fixed_seat or Seat(0)
        """Where the learner sits in this match."""
        self._rng = Random()
        self._bots: dict[Seat, Bot] = {}
        self._table: Table | None = None
        self._mask: Mask = np.zeros(self.encoding.answers, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**62)))
        setup = self.encoding.setup
        if self.fixed_seat is None:
            self.seat = Seat(self._rng.randrange(setup.players))
        self._bots = {
            Seat((self.seat + place) % setup.players): maker(Random(self._rng.getrandbits(64)))
            for place, maker in enumerate(self.opponents, 1)
        }
        table = setup.table()
        self._table = table
        self._go_on(table)
        self._show()
        return self._observation(table), self._info(table)

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        table = self._table
        if table is None or not self._mask.any():
            raise ResetNeeded("The match is over, or has not begun: call reset() first.")
        try:
            answer = self.encoding.action(table, int(action))
        except IllegalAction as refused:
            self._mask = np.zeros_like(self._mask)
            info = self._info(table) | {"illegal": str(refused)}
            return self._observation(table), self.illegal_reward, True, False, info
        table.apply(answer)
        self._go_on(table)
        self._show()
        result = table.result()
        reward = 0.0 if result is None else payoffs(result, self.reward)[self.seat]
        return self._observation(table), reward, result is not None, False, self._info(table)

    def snapshot(self) -> Snapshot:
        """The state of the match, for `restore`; later play does not change it."""
        return deepcopy(
            Snapshot(self._table, self._rng, self._bots, self.seat, self._mask, self._np_random)
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of this environment, or of an identically configured one."""
        kept = deepcopy(snapshot)
        self._table, self._rng, self._bots, self.seat, self._mask, self._np_random = kept

    def clone(self) -> "TableEnv":
        """An independent copy: the same answers lead to the same match."""
        made = type(self).__new__(type(self))
        made.__setstate__(self.__getstate__())
        return made

    def __deepcopy__(self, _memo: dict[int, Any]) -> "TableEnv":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "snapshot": self.snapshot()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self.restore(state["snapshot"])

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """True for every legal answer, in the form that MaskablePPO of sb3-contrib expects."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called, but no render_mode was chosen.")
            return None
        if self._table is None:
            raise ResetNeeded("There is no match to show yet: call reset() first.")
        text = describe(self.encoding, self._table, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")  # noqa: T201
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _go_on(self, table: Table) -> None:
        """Let chance and the bots answer until the learner is asked or the match is over."""
        draw(table, self._rng)
        while table.seat() not in (self.seat, NOBODY):
            answer = self._bots[table.seat()].answer(Decision(self.encoding.setup, table))
            check(table, answer)
            table.apply(answer)
            draw(table, self._rng)
        over = table.seat() == NOBODY
        self._mask = np.zeros_like(self._mask) if over else self.encoding.mask(table)

    def _observation(self, table: Table) -> Floats:
        return self.encoding.observation(table, self.seat)

    def _info(self, table: Table) -> dict[str, Any]:
        setup = self.encoding.setup
        info = {"action_mask": self._mask.copy(), "seat": setup.seat_name(self.seat)}
        return info | outcome(setup, table)


def _for_all(bots: tuple[BotMaker, ...], setup: Setup) -> tuple[BotMaker, ...]:
    """A bot for each seat that the learner does not sit in."""
    others = setup.players - 1
    if len(bots) == 1:
        return bots * others
    if len(bots) != others:
        raise BadOption(
            f"Name one opponent for all other seats, or one for each: {others} in"
            f" {setup.game.title} with {setup.players} players, not {len(bots)}."
        )
    return bots


def _find_seat(name: str, setup: Setup) -> Seat:
    if name not in setup.seat_names:
        raise UnknownName(
            f"There is no seat “{str(name)[:40]}”; there is {listed(setup.seat_names, 'and')}."
        )
    return Seat(setup.seat_names.index(name))


def outcome(setup: Setup, table: Table) -> dict[str, Any]:
    """How the match ended, for `info`; empty while it goes on."""
    result = table.result()
    if result is None:
        return {}
    winners = tuple([setup.seat_name(seat) for seat in result.winners])
    return {"scores": result.scores, "winners": winners}


register_games()
