"""What other engines play in the benchmarks, each driven as fast as Python can drive it."""

import importlib
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from random import Random
from types import ModuleType
from typing import Any, TypeAlias

from bench.slices import Missing, Runner, repeat, repeat_and_count_later
from fiorino.bench import engine
from fiorino.bench.engine import PEER_TURNS, play_peer

Foreign: TypeAlias = Any
"""An object of a peer; peers have no type annotations."""
COPIES = 100
SAMPLE = 5
"""How many matches per turn are replayed to count their choices."""
SIMULATIONS = 200
LENGTHS = 200
"""How many rollouts estimate the length of a simulation."""
EXPLORATION = 2.0
MEMORY = 1000
"""Megabytes for the tree of a search; it never needs so much."""


def find(module: str, distribution: str) -> ModuleType:
    """The module of a peer, or how to get it."""
    try:
        version(distribution)
        return importlib.import_module(module)
    except (PackageNotFoundError, ImportError):
        raise Missing(f"{distribution} is not installed: pip install '.[bench]'") from None


def bare_loop() -> Runner:
    """The upper bound for Python: a choice among three, and a counter."""
    return repeat(engine.bare_loop)


# Catanatron


def catanatron() -> Runner:
    """Random four-player matches; Catanatron ends a match without a winner at its turn limit."""
    find("catanatron", "catanatron")
    play = play_peer()
    assert play is not None
    return repeat(play)


def _catanatron_ticks(game: Foreign, most: int | None = None) -> int:
    """Continue a match of Catanatron; returns the number of actions."""
    ticks = 0
    while ticks != most and game.winning_color() is None and game.state.num_turns < PEER_TURNS:
        game.play_tick()
        ticks += 1
    return ticks


def _catanatron_middle() -> Foreign:
    module = find("catanatron", "catanatron")

    def begin() -> Foreign:
        return module.Game([module.RandomPlayer(color) for color in module.Color], seed=1)

    length = _catanatron_ticks(begin())
    game = begin()
    _catanatron_ticks(game, length // 2)
    return game


def catanatron_clones() -> Runner:
    """Copies of a game in mid-match."""
    game = _catanatron_middle()

    def copy() -> tuple[int]:
        for _ in range(COPIES):
            game.copy()
        return (COPIES,)

    return repeat(copy, ("clones",))


def catanatron_search() -> Runner:
    """Plain Monte-Carlo search: a copy in mid-match, and a random rollout to the end."""
    game = _catanatron_middle()
    return repeat(lambda: (1, _catanatron_ticks(game.copy())), ("simulations", "actions"))


# RLCard


def rlcard(name: str) -> Runner:
    """Random matches in an RLCard environment, which deals by itself, so no draws are counted."""
    env = find("rlcard", "rlcard").make(name, {"seed": 1})
    random = Random(1).random

    def play() -> tuple[int, int]:
        choices = actions = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            choices += len(legal) > 1
            actions += 1
            state, _ = env.step(legal[int(random() * len(legal))])
        return choices, actions

    return repeat(play)


# OpenSpiel


def _spiel(name: str) -> tuple[ModuleType, Foreign]:
    """The module and one of its games; games in Python are registered when they are imported."""
    pyspiel = find("pyspiel", "open_spiel")
    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    return pyspiel, pyspiel.load_game(name)


def _drawn(outcomes: list[tuple[int, float]], share: float) -> int:
    """The outcome that holds this share of one."""
    for outcome, probability in outcomes:
        share -= probability
        if share < 0:
            return outcome
    return outcomes[-1][0]


def _spiel_ticks(state: Foreign, rng: Random, most: int | None = None) -> tuple[int, int]:
    """Continue a match of OpenSpiel; returns its choices and actions."""
    random = rng.random
    choices = actions = 0
    while actions != most and not state.is_terminal():
        actions += 1
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), random()))
        else:
            legal = state.legal_actions()
            choices += len(legal) > 1
            state.apply_action(legal[int(random() * len(legal))])
    return choices, actions


def spiel_driven(name: str) -> Runner:
    """Random matches in a Python loop; the game itself is in C++ or in Python."""
    _, game = _spiel(name)
    rng = Random(1)
    return repeat(lambda: _spiel_ticks(game.new_initial_state(), rng))


def spiel_example(name: str) -> Runner:
    """Random matches in the loop of OpenSpiel's own example, without its output."""
    _, game = _spiel(name)
    numpy = importlib.import_module("numpy")
    numpy.random.seed(1)
    choice = Random(1).choice

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        choices = actions = 0
        while not state.is_terminal():
            actions += 1
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                action = numpy.random.choice(outcomes, p=probabilities)
            else:
                legal = state.legal_actions(state.current_player())
                choices += len(legal) > 1
                action = choice(legal)
            state.apply_action(action)
        return choices, actions

    return repeat(play)


def count_histories(game: Foreign, histories: list[list[int]]) -> tuple[int, int]:
    """Choices and actions of finished matches: all actions, and choices estimated from a sample.

    A sample of the matches is replayed, checking the legal actions before each action.
    """
    actions = sum(map(len, histories))
    choices = sampled = 0
    for history in histories[:SAMPLE]:
        state = game.new_initial_state()
        for action in history:
            choices += not state.is_chance_node() and len(state.legal_actions()) > 1
            state.apply_action(action)
        sampled += len(history)
    return round(choices * actions / sampled), actions


def spiel_all_compiled(name: str) -> Runner:
    """Random matches by `evaluate_bots` with random bots: game, bots and loop are in C++."""
    pyspiel, game = _spiel(name)
    bots = [
        pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())
    ]
    seeds = count(1)

    def play() -> Foreign:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    return repeat_and_count_later(
        play, lambda states: count_histories(game, [state.history() for state in states])
    )


def _spiel_middle(game: Foreign) -> Foreign:
    """A state after half of the actions of a random match, where a player has a choice."""
    length = _spiel_ticks(game.new_initial_state(), Random(1))[1]
    state = game.new_initial_state()
    rng = Random(1)
    _spiel_ticks(state, rng, length // 2)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        _spiel_ticks(state, rng, 1)
    return state


def spiel_clones(name: str) -> Runner:
    """Copies of a state in mid-match, requested from Python."""
    _, game = _spiel(name)
    state = _spiel_middle(game)

    def copy() -> tuple[int]:
        for _ in range(COPIES):
            state.clone()
        return (COPIES,)

    return repeat(copy, ("clones",))


def spiel_flat_search(name: str) -> Runner:
    """Plain Monte-Carlo search driven from Python: a copy, and a random rollout to the end."""
    _, game = _spiel(name)
    state = _spiel_middle(game)
    rng = Random(1)
    return repeat(lambda: (1, _spiel_ticks(state.clone(), rng)[1]), ("simulations", "actions"))


def spiel_tree_search(name: str, kind: str) -> Runner:
    """OpenSpiel's tree search with one random rollout per simulation.

    Every simulation goes on to the end of the match, so it has as many actions as a random
    rollout has on average.
    """
    pyspiel, game = _spiel(name)
    state = _spiel_middle(game)
    rng = Random(1)
    lengths = [_spiel_ticks(state.clone(), rng)[1] for _ in range(LENGTHS)]
    actions = round(SIMULATIONS * sum(lengths) / LENGTHS)
    bot = {"mcts": _mcts, "is-mcts": _is_mcts, "python-is-mcts": _python_is_mcts}[kind](
        pyspiel, game
    )

    def look() -> tuple[int, int]:
        bot.step(state)
        return SIMULATIONS, actions

    return repeat(look, ("simulations", "actions"))


def _mcts(pyspiel: ModuleType, game: Foreign) -> Foreign:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    return pyspiel.MCTSBot(
        game, evaluator, EXPLORATION, SIMULATIONS, max_memory_mb=MEMORY, solve=False, seed=1,
        verbose=False,
    )  # fmt: skip


def _is_mcts(pyspiel: ModuleType, game: Foreign) -> Foreign:  # noqa: ARG001
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    return pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, SIMULATIONS)


def _python_is_mcts(pyspiel: ModuleType, game: Foreign) -> Foreign:  # noqa: ARG001
    random = importlib.import_module("numpy.random").RandomState(1)
    evaluator = importlib.import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator
    bots = importlib.import_module("open_spiel.python.algorithms.ismcts")
    return bots.ISMCTSBot(game, evaluator(1, random), EXPLORATION, SIMULATIONS, random_state=random)
