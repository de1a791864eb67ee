"""One seat as an environment of Gymnasium: its own checker, and what that does not ask."""

import pickle
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from fiorino.bots.foreign import BotFault
from fiorino.core.errors import BadBox, BadOption, UnknownName
from fiorino.rl.gymnasium import TableEnv
from tests.bots.support import bot_file
from tests.core.support import CUSTOM_BOX

IDS = ["fiorino/MediciVsStrozzi-v0", "fiorino/Siena-v0"]

NOTING_BOTS = """
from pathlib import Path

from fiorino.core.decision import Decision

class Noting:
    def __init__(self, rng):
        self.rng = rng

    def answer(self, decision):
        assert type(decision) is Decision
        assert decision.view["viewer"] == decision.seat
        with Path(__file__).with_name("seen.txt").open("a") as seen:
            print(type(self).__name__, decision.setup.seat_name(decision.seat), file=seen)
        return self.rng.choice(decision.options)

class Other(Noting):
    pass

class Cheat(Noting):
    def answer(self, decision):
        return decision.notation.parse("price 18")
"""


def asked(folder: Path) -> set[str]:
    """Which bot was asked in which seat."""
    return set((folder / "seen.txt").read_text("utf-8").splitlines())


def play(table: TableEnv, seed: int | None) -> list[Any]:
    """Play with the same random answers every time; what was seen and given, step by step."""
    rng = Random(9)
    seen, info = table.reset(seed=seed)
    course: list[Any] = [(seen.tolist(), 0.0, info)]
    is_over = False
    while not is_over:
        legal = np.flatnonzero(info["action_mask"]).tolist()
        seen, reward, is_over, is_cut, info = table.step(rng.choice(legal))
        assert not is_cut
        course.append((seen.tolist(), reward, info))
    return [(seen, reward, {**info, "action_mask": None}) for seen, reward, info in course]


# The checker of Gymnasium, as it is; a warning of its would be an error.


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("render_mode", [None, "human", "ansi"])
def test_the_environment_passes_the_checker(name: str, render_mode: str | None) -> None:
    check_env(gymnasium.make(name, render_mode=render_mode).unwrapped)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_siena_for_more_players_passes_the_checker(players: int) -> None:
    check_env(gymnasium.make("fiorino/Siena-v0", players=players, reward="score").unwrapped)


def test_environments_play_side_by_side() -> None:
    tables = gymnasium.make_vec(
        "fiorino/Siena-v0", num_envs=3, vectorization_mode="sync", opponents="random"
    )
    _, info = tables.reset(seed=1)
    ended = 0
    for _ in range(150):
        answers = np.array([mask.argmax() if mask.any() else 0 for mask in info["action_mask"]])
        _, _, is_over, _, info = tables.step(answers)
        ended += int(is_over.sum())
    assert ended > 0
    assert "illegal" not in info


# Seats, opponents, masks.


@pytest.mark.parametrize(("game", "players"), [("medici-vs-strozzi", 2), ("siena", 4)])
def test_the_mask_is_what_the_rules_allow(game: str, players: int) -> None:
    table = TableEnv(game, players=players, opponents="random")
    for seed in range(3):
        _, info = table.reset(seed=seed)
        is_over = False
        while not is_over:
            assert table._table is not None
            index = table.encoding.notation.index
            options = sorted([index(action) for action in table._table.options()])
            assert np.flatnonzero(info["action_mask"]).tolist() == options
            assert np.flatnonzero(table.action_masks()).tolist() == options
            _, _, is_over, _, info = table.step(options[seed % len(options)])
        assert not info["action_mask"].any()
        assert not table.action_masks().any()


def test_the_learner_sits_where_it_is_told_and_else_now_here_now_there() -> None:
    fixed = TableEnv("siena", players=3, seat="green")
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {"green"}
    changing = TableEnv("siena", players=3)
    seats = {changing.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {"blue", "orange", "green"}


def test_opponents_sit_in_turn_from_the_learners_left_and_see_decisions(tmp_path: Path) -> None:
    path = bot_file(tmp_path, NOTING_BOTS)
    table = TableEnv("siena", seat="green", opponents=(f"{path}:Noting", f"{path}:Other"))
    assert table.encoding.setup.players == 3
    play(table, seed=1)
    assert asked(tmp_path) == {"Noting blue", "Other orange"}


def test_one_opponent_sits_in_all_other_seats(tmp_path: Path) -> None:
    path = bot_file(tmp_path, NOTING_BOTS)
    play(TableEnv("siena", players=4, seat="rose", opponents=f"{path}:Noting"), seed=1)
    assert asked(tmp_path) == {"Noting blue", "Noting orange", "Noting green"}


def test_a_bot_that_answers_what_is_not_legal_is_refused(tmp_path: Path) -> None:
    path = bot_file(tmp_path, NOTING_BOTS)
    table = TableEnv("medici-vs-strozzi", seat="strozzi", opponents=f"{path}:Cheat")
    with pytest.raises(BotFault, match=r"Cheat was asked draw-or-stop .*\(rule M2\.4\)"):
        table.reset(seed=1)


def test_greedy_beats_random_answers() -> None:
    ends = [play(TableEnv("medici-vs-strozzi"), seed)[-1][1] for seed in range(10)]
    assert ends == [-1.0] * 10


def test_options_and_box_are_passed_on() -> None:
    table = TableEnv("medici-vs-strozzi", box=CUSTOM_BOX, options={"last_lot": "not_sold"})
    assert table.encoding.answers == 5 + 9 + 41
    play(table, seed=1)
    assert table.encoding.setup.options != TableEnv("medici-vs-strozzi").encoding.setup.options


# Seeds.


@pytest.mark.parametrize("game", ["medici-vs-strozzi", "siena"])
def test_a_seed_gives_the_same_match_and_another_seed_another(game: str) -> None:
    first = play(TableEnv(game, opponents="random"), seed=1)
    again = TableEnv(game, opponents="random")
    assert play(again, seed=1) == first
    assert play(again, seed=2) != first


def test_matches_without_a_seed_go_on_where_the_seed_began() -> None:
    one, other = TableEnv("siena"), TableEnv("siena")
    assert play(one, seed=1) == play(other, seed=1)
    second = play(one, seed=None)
    assert play(other, seed=None) == second
    assert play(one, seed=1) != second


# Rewards, and answers that are not legal.


def test_the_reward_of_a_win_comes_at_the_end() -> None:
    for seed in range(6):
        course = play(TableEnv("medici-vs-strozzi", opponents="random"), seed)
        assert [reward for _, reward, _ in course[:-1]] == [0] * (len(course) - 1)
        _, reward, info = course[-1]
        assert reward == (1 if info["seat"] in info["winners"] else -1)


def test_the_reward_of_a_score_is_the_lead_in_hundreds() -> None:
    course = play(TableEnv("siena", players=3, seat="orange", reward="score"), seed=1)
    blue, orange, green = course[-1][2]["scores"]
    assert course[-1][1] == (orange - max(blue, green)) / 100
    assert course[-1][1] != 0


def test_an_illegal_answer_ends_the_episode_with_its_reason() -> None:
    table = TableEnv("medici-vs-strozzi", seat="medici", illegal_reward=-5.0)
    table.reset(seed=1)
    _, reward, is_over, is_cut, info = table.step(2)
    assert (reward, is_over, is_cut) == (-5.0, True, False)
    assert info["illegal"] == "now draw another tile, or stop (rule M2.4)"
    assert "winners" not in info
    with pytest.raises(ResetNeeded, match="The match is over"):
        table.step(0)
    table.reset()
    assert table.step(0)[2] is False


def test_a_match_must_be_begun_before_it_is_played_or_shown() -> None:
    table = TableEnv("siena", render_mode="ansi")
    with pytest.raises(ResetNeeded, match="has not begun"):
        table.step(0)
    with pytest.raises(ResetNeeded, match="no match to show"):
        table.render()


def test_a_match_that_is_over_takes_no_answers() -> None:
    table = TableEnv("siena", opponents="random")
    play(table, seed=1)
    with pytest.raises(ResetNeeded):
        table.step(0)


# Text.


def test_the_text_is_what_the_learner_sees() -> None:
    table = TableEnv("siena", players=3, seat="green", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert text.startswith("Siena, as green sees it\n")
    assert "\ngreen is asked: " in text


def test_a_human_sees_the_table_after_every_answer(capsys: pytest.CaptureFixture[str]) -> None:
    table = TableEnv("medici-vs-strozzi", seat="medici", render_mode="human")
    table.reset(seed=1)
    assert capsys.readouterr().out.count("medici is asked: draw-or-stop") == 1
    table.step(1)
    assert capsys.readouterr().out.count("medici is asked: name-price") == 1


def test_rendering_without_a_mode_warns() -> None:
    table = TableEnv("siena")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="no render_mode was chosen"):
        assert table.render() is None


# What cannot be chosen, and copies.


def test_what_cannot_be_chosen_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownName, match="no seat “pink”; there is blue, orange and green"):
        TableEnv("siena", players=3, seat="pink")
    with pytest.raises(BadOption, match="one for each: 3 in Siena with 4 players, not 2"):
        TableEnv("siena", players=4, opponents=("greedy", "random"))
    with pytest.raises(BadOption, match="one for each: 1 in Siena with 2 players, not 0"):
        TableEnv("siena", opponents=())
    with pytest.raises(UnknownName, match="There is no bot “gredy”"):
        TableEnv("siena", opponents="gredy")
    with pytest.raises(BadOption, match=r"reward must be win or score, not “scores”.*“score”"):
        TableEnv("siena", reward="scores")
    with pytest.raises(BadOption, match="render mode must be human or ansi"):
        TableEnv("siena", render_mode="rgb_array")
    with pytest.raises(UnknownName, match="no game “chess”"):
        TableEnv("chess")
    with pytest.raises(BadOption, match="for 2 players, not 3"):
        TableEnv("medici-vs-strozzi", opponents=("greedy", "greedy"))
    with pytest.raises(BadBox):
        TableEnv("siena", box=CUSTOM_BOX)


def test_a_pickled_environment_is_made_anew_with_the_same_choices() -> None:
    table = TableEnv("siena", seat="blue", opponents=("random", "greedy"), reward="score")
    copy = pickle.loads(pickle.dumps(table))
    assert play(copy, seed=1) == play(table, seed=1)


def test_gymnasium_finds_the_games_by_itself() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    ((name, target),) = project["project"]["entry-points"]["gymnasium.envs"].items()
    module, _, function = target.partition(":")
    script = (
        "import sys, gymnasium, importlib\n"
        "from gymnasium.envs.registration import namespace\n"
        f"with namespace({name!r}): getattr(importlib.import_module({module!r}), {function!r})()\n"
        "assert 'fiorino.rl.gymnasium' not in sys.modules\n"
        "print(gymnasium.make('fiorino/Siena-v0').unwrapped.encoding.setup)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("<Setup: siena for 2>\n", "")
