"""OpenSpiel's algorithms on our games, the example, and the code of its page."""

import re
import runpy
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    evaluate_bots,
    exploitability,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.bots import uniform_random

from fiorino.rl.openspiel import game_string, small_variant

ROOT: Final = Path(__file__).parents[2]
MEDICI: Final = small_variant("medici-vs-strozzi")
SIENA: Final = small_variant("siena")


def searcher(game: Any, simulations: int, rng: Any) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)


def guesser(game: Any, simulations: int, rng: Any) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    return bot


@cache
def worth(game: str, history: tuple[int, ...]) -> float:
    """What the first player gains by best play, found by visiting the whole tree."""
    state = pyspiel.load_game(game).new_initial_state()
    for action in history:
        state.apply_action(action)
    if state.is_terminal():
        result: float = state.returns()[0]
        return result
    after = {action: worth(game, (*history, action)) for action in state.legal_actions()}
    if state.is_chance_node():
        return sum([float(chance) * after[action] for action, chance in state.chance_outcomes()])
    values = sorted(after.values())
    return values[-1] if state.current_player() == 0 else values[0]


def test_the_small_medici_vs_strozzi_is_even_between_good_players() -> None:
    assert worth(MEDICI, ()) == pytest.approx(0)


def test_tree_search_finds_the_best_answer() -> None:
    game = pyspiel.load_game(MEDICI)
    bot = searcher(game, 1000, np.random.RandomState(1))
    for outcome, _ in game.new_initial_state().chance_outcomes():
        state = game.new_initial_state().child(outcome)
        values = {a: worth(MEDICI, (outcome, a)) for a in state.legal_actions()}
        assert sorted(values.values()) == [-1, -1, -1, -1, -1, 0]
        assert values[bot.step(state)] == 0


def test_tree_search_plays_the_whole_of_medici_vs_strozzi() -> None:
    game = pyspiel.load_game("python_medici_vs_strozzi")
    rng = np.random.RandomState(1)
    bots = [searcher(game, 2, rng), uniform_random.UniformRandomBot(1, rng)]
    assert sorted(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)) == [-1, 1]


def test_a_banker_who_guesses_well_opens_the_auction() -> None:
    """To decline is to lose."""
    game = pyspiel.load_game(SIENA)
    state = game.new_initial_state()
    bot = guesser(game, 200, np.random.RandomState(1))
    assert state.action_to_string(bot.step(state)) == "open"


def test_search_on_guesses_knows_no_more_than_the_player() -> None:
    """Whatever the Artist is, who has not seen it plans the same."""
    game = pyspiel.load_game(SIENA)
    policies = []
    for artist in ("artist 1", "artist 2", "artist 8"):
        state = game.new_initial_state()
        for text in ("open", artist, "bid 17"):
            state.apply_action(state.string_to_action(text))
        policies.append(sorted(guesser(game, 100, np.random.RandomState(1)).get_policy(state)))
    assert policies[0] == policies[1] == policies[2]


@pytest.mark.parametrize("resampled", ["by the clock", "by a seed"])
def test_search_on_guesses_plays_the_whole_of_siena(resampled: str) -> None:
    begged = (ROOT / "examples" / "begged-in-the-inn.json").read_text("utf-8")
    game = pyspiel.load_game(game_string("siena", start=begged))
    rng = np.random.RandomState(1)
    bot = guesser(game, 2, rng)
    if resampled == "by the clock":
        bot.set_resampler(None)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("text", "before", "after"), [(SIENA, 0.9, 0.75), (MEDICI, 1.8, 1.5)])
def test_regrets_lead_towards_equilibrium(text: str, before: float, after: float) -> None:
    game = pyspiel.load_game(text)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    assert exploitability.nash_conv(game, solver.average_policy()) > before
    for _ in range(500):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < after


@pytest.mark.parametrize("text", [MEDICI, SIENA, "python_medici_vs_strozzi", "python_siena"])
def test_the_environment_of_learners_runs(text: str) -> None:
    environment = rl_environment.Environment(text, enable_legality_check=True)
    environment.seed(1)
    rng = Random(1)
    step = environment.reset()
    (size,) = environment.observation_spec()["info_state"]
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


@pytest.mark.parametrize("bot", [searcher, guesser])
def test_search_leaves_the_state_as_it_was(bot: Callable[[Any, int, Any], Any]) -> None:
    game = pyspiel.load_game(SIENA)
    state = game.new_initial_state()
    before = str(state), state.history(), state.information_state_string(0)
    bot(game, 50, np.random.RandomState(1)).step(state)
    assert (str(state), state.history(), state.information_state_string(0)) == before


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "openspiel_mcts.py"))
    told = re.fullmatch(r"The search won (\d+) of 20 matches.\n", capsys.readouterr().out)
    assert told
    assert int(told[1]) >= 15


PAGE: Final = (ROOT / "docs" / "openspiel.md").read_text("utf-8")
BLOCKS: Final = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_the_code_of_the_page_runs(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(block, "docs/openspiel.md", "exec"), {})


def test_the_page_tells_the_size_of_the_small_variants() -> None:
    for text, row in ((MEDICI, "722 | 37 | 876"), (SIENA, "61 | 1 | 298")):
        counts = [0, 0, 0]
        states = [pyspiel.load_game(text).new_initial_state()]
        while states:
            state = states.pop()
            kind = 2 if state.is_terminal() else int(state.is_chance_node())
            counts[kind] += 1
            states += [state.child(action) for action in state.legal_actions()]
        assert " | ".join(map(str, counts)) == row
        assert f"| {row} |" in PAGE


def test_the_page_tells_how_long_matches_can_be() -> None:
    for name in ("python_medici_vs_strozzi", "python_siena"):
        assert f"{pyspiel.load_game(name).max_game_length():,}" in PAGE
