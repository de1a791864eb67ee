"""Every game as a Python game of OpenSpiel; importing this module registers them.

`python_medici_vs_strozzi` has chance but no hidden information; `python_siena` has both. See
docs/openspiel.md.
"""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

from fiorino.core.codec import canonical
from fiorino.core.errors import missing
from fiorino.core.game import Game
from fiorino.core.protocol import CHANCE, NOBODY, Action, Json, Seat
from fiorino.core.record import find_game
from fiorino.games import GAMES
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
from fiorino.games.siena import SIENA
from fiorino.rl.encoding import rewards

try:
    import pyspiel
except ModuleNotFoundError as fault:
    raise missing("openspiel", fault) from None

from fiorino.rl.openspiel_observer import (
    Course,
    Observer,
    Parameters,
    find_variant,
    pack,
    read_pairs,
)

SEEN_NOW: Final = pyspiel.IIGObservationType(perfect_recall=False)


def game_string(
    game: str, players: int | None = None, options: str = "", box: str = "", start: str = ""
) -> str:
    """The text with which `pyspiel.load_game` loads a variant of a game.

    `options` are written as in `edition=dutch,game=introductory`; `box` is the text of a box
    file; `start` is the text of a position file, from which every match then begins. What cannot
    be played is refused.
    """
    chosen = _parameters(find_game(game, GAMES), players, options, box, start)
    find_variant(chosen)
    pairs = [f"{name}={value}" for name, value in _shown(chosen).items()]
    return f"{_short_name(game)}({','.join(pairs)})"


def _parameters(game: Game, players: int | None, options: str, box: str, start: str) -> Parameters:
    pairs = [f"{name}:{value}" for name, value in read_pairs(options).items()]
    seats = players or game.players[0]
    return Parameters(game.name, seats, ";".join(pairs), pack(box), pack(start))


def _shown(chosen: Parameters) -> dict[str, int | str]:
    """What differs from the defaults, by the name of the parameter."""
    usual = find_game(chosen.game, GAMES).players[0]
    shown: dict[str, int | str] = {"box": chosen.box, "options": chosen.options}
    if chosen.players != usual:
        shown["players"] = chosen.players
    return {name: value for name, value in {**shown, "start": chosen.start}.items() if value}


def _short_name(game: str) -> str:
    return "python_" + game.replace("-", "_")


class FiorinoState(pyspiel.State):  # type: ignore[misc]
    """A match at a decision, at a draw, or at its end."""

    def __init__(self, game: "FiorinoGame") -> None:
        super().__init__(game)
        self.course: Course = game.variant.opening

    def current_player(self) -> int:
        seat = self.course.table.seat()
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else int(seat)

    def is_terminal(self) -> bool:
        return self.course.table.seat() == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.variant.legal(self.course.table)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.variant.draws(self.course.table)

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course is course.variant.opening:
            course = self.course = course.clone()
        course.play(self._action(course.table.seat(), action))

    def _action(self, player: int, action: int) -> Action:
        variant = self.course.variant
        indexes = variant.outcomes if player == CHANCE else variant.answers
        return indexes.actions[action]

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.variant.write(self._action(player, action))

    def returns(self) -> list[float]:
        result = self.course.table.result()
        return [0.0] * self.num_players() if result is None else rewards(result)

    def resample_from_infostate(
        self, player_id: int, sampler: Callable[[], float]
    ) -> "FiorinoState":
        """A determinization for search: a state that this player could not tell from this one.

        With hidden information it has no history, because that would show the draws.
        """
        if not self.course.variant.setup.game.has_secrets:
            same: FiorinoState = self.clone()
            return same
        state = FiorinoState(self.get_game())
        state.course = self.course.guess(Seat(player_id), Random(sampler()))
        return state

    def __str__(self) -> str:
        """The whole table, as in a position file."""
        return canonical(self.course.variant.setup.game.encode(self.course.table))


class FiorinoGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; `params` are those of `game_string`, packed or plain."""

    game: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = _parameters(self.game, **(SPECIFICATION | {"players": None} | dict(params or {})))
        variant = find_variant(chosen)
        answers, self.draws = self.game.longest(variant.opening.table)
        numbers = pyspiel.GameInfo(
            num_distinct_actions=variant.encoding.answers,
            max_chance_outcomes=len(variant.outcomes.actions),
            num_players=variant.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=answers,
        )
        super().__init__(self.kind, numbers, _shown(chosen))
        self.variant: Final = variant

    def __reduce__(self) -> tuple[Callable[[str], "FiorinoGame"], tuple[str]]:
        """Pickle it as its game string, because its class is only made by importing this module."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> FiorinoState:
        return FiorinoState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.draws

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, object] | None = None,
    ) -> Observer:
        """What a seat sees; OpenSpiel may pass only `params`, in place of the type."""
        if isinstance(iig_obs_type, Mapping):
            iig_obs_type, params = None, iig_obs_type
        return Observer(self.variant, iig_obs_type or SEEN_NOW, params)


SPECIFICATION: Final[dict[str, Any]] = {"options": "", "box": "", "start": ""}
"""The parameters of every game, with their defaults; some also have the number of players."""


def _kind(game: Game) -> pyspiel.GameType:
    """What OpenSpiel needs to know about a game before one is created."""
    information = pyspiel.GameType.Information
    several = {"players": game.players[0]} if len(game.players) > 1 else {}
    return pyspiel.GameType(
        short_name=_short_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if game.has_secrets
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=game.has_secrets,
        parameter_specification=SPECIFICATION | several,
    )


def _loaded(text: str) -> FiorinoGame:
    game: FiorinoGame = pyspiel.load_game(text)
    return game


def _registered(game: Game) -> None:
    """Make a class for a game and register it with OpenSpiel."""
    kind = _kind(game)
    pyspiel.register_game(kind, type("FiorinoGame", (FiorinoGame,), {"game": game, "kind": kind}))


for _game in GAMES:
    _registered(_game)


# Small variants, for algorithms that traverse the whole tree.

_LAST_LOTS: Final[Json] = {
    "round": 3,
    "money": {"medici": 300, "strozzi": 320},
    "ships": {
        "medici": {
            "3": {"harbor": "pisa", "tiles": ["cloth-4", "gold-5", "cloth-2"]},
            "4": {"harbor": "genova", "tiles": ["fur-3", "dye-0", "spice-2", "gold-5"]},
            "5": {"harbor": "venezia", "tiles": ["fur-4", "fur-0", "dye-4", "spice-4"]},
        },
        "strozzi": {
            "3": {"harbor": "genova", "tiles": ["spice-4", "dye-4", "spice-3"]},
            "4": {"harbor": "venezia", "tiles": ["spice-0", "fur-1", "cloth-0", "dye-1"]},
            "5": {"harbor": "pisa", "tiles": ["cloth-1", "cloth-3", "dye-2"]},
        },
    },
    "thrown": ["spice-1", "fur-4", "fur-2"],
    "agenda": [{"step": "draw-tile", "drawer": "medici"}],
}
"""Medici vs Strozzi shortly before the end: two tiles in the bag, three spaces on the ships."""

_LAST_ARTIST: Final[Json] = {
    "round": 20,
    "seats": {
        "blue": {
            "money": 18,
            "status": "banker",
            "place": "inn",
            "artists": [{"value": value, "seen": ["orange"]} for value in (6, 7)],
        },
        "orange": {
            "money": 26,
            "status": "banker",
            "place": "duomo",
            "artists": [{"value": value, "seen": ["blue"]} for value in (3, 4, 5)],
        },
    },
    "agenda": [{"step": "banker-rest", "seat": "blue"}, {"step": "open-or-not", "seat": "blue"}],
}
"""Siena at the end of its last round: the Artists 1, 2 and 8 are left, and one may be auctioned."""


def small_variant(game: str, highest_price: int = 5) -> str:
    """The game string of a match near its end, small enough to traverse the whole tree.

    Medici vs Strozzi has prices up to `highest_price` there, and two tiles in the bag. In Siena
    a Banker may open an auction for an Artist that they have seen and the other has not.
    """
    fields: dict[str, Json] = {"fiorino": "position", "version": 1, "game": game}
    if find_game(game, GAMES) is SIENA:
        return game_string(game, start=json.dumps(fields | {"table": _LAST_ARTIST}))
    values = dict(MEDICI_VS_STROZZI.default_box().values)
    rounds = values["rounds"]
    assert isinstance(rounds, Mapping)
    values["rounds"] = {**rounds, "highest_price": highest_price}
    return game_string(game, start=json.dumps(fields | {"box_values": values, "table": _LAST_LOTS}))
