"""The environments of PettingZoo: its own kits, and what they do not ask."""

import pickle
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from fiorino import make_setup
from fiorino.core.errors import BadBox, BadOption, IllegalAction
from fiorino.core.play import draw
from fiorino.core.protocol import NOBODY, Seat
from fiorino.rl import medici_vs_strozzi_v0, siena_v0
from fiorino.rl.describing import describe
from fiorino.rl.pettingzoo import Answer, Observation, TableAEC
from tests.core.support import CUSTOM_BOX
from tests.rl.test_encoding import decisions, encoding_of

Env = AECEnv[str, Observation, Answer]

WRAPPED = [
    pytest.param(medici_vs_strozzi_v0.env, id="medici"),
    *[
        pytest.param(partial(siena_v0.env, players=players), id=f"siena-{players}")
        for players in (2, 3, 4, 5)
    ],
]
RAW = [
    pytest.param(medici_vs_strozzi_v0.raw_env, id="medici-raw"),
    pytest.param(siena_v0.raw_env, id="siena-raw"),
]

# Advice of the kit, not faults: it asks for names like player_0 and for observations without mask.
ADVICE = [
    pytest.mark.filterwarnings(f"ignore:{beginning}:UserWarning")
    for beginning in (
        "We recommend agents to be named in the format",
        "Observation space for each agent probably should be gymnasium.spaces.box",
        "Observation is not a NumPy array",
    )
]


def ignoring_advice(test: Callable[..., None]) -> Callable[..., None]:
    for mark in ADVICE:
        test = mark(test)
    return test


def play(env: Env, seed: int | None, answers: int = 100_000) -> list[Any]:
    """Play with the same random answers every time; what was seen and given, step by step."""
    rng = Random(9)
    env.reset(seed=seed)
    course: list[Any] = []
    for agent in env.agent_iter(answers):
        seen, reward, is_over, _, info = env.last()
        assert seen is not None
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        answer = None if is_over else rng.choice(legal)
        course.append((agent, seen["observation"].tolist(), legal, reward, is_over, info, answer))
        env.step(answer)
    return course


# The kits of PettingZoo, as they are.


@ignoring_advice
@pytest.mark.parametrize("make", [*WRAPPED, *RAW])
def test_the_environment_passes_the_api_test(make: Callable[[], Env]) -> None:
    api_test(make(), num_cycles=1000)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("make", [*WRAPPED, *RAW])
def test_the_environment_passes_the_seed_test(make: Callable[[], Env]) -> None:
    seed_test(make, 500)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("make", [*WRAPPED, *RAW])
def test_the_environment_passes_the_render_test(
    make: Callable[..., Env], capsys: pytest.CaptureFixture[str]
) -> None:
    asked = {"ansi": lambda text: " is asked: " in text}
    render_test(make, custom_tests=asked)  # type: ignore[arg-type]
    assert " is asked: " in capsys.readouterr().out


@pytest.mark.heavy
@pytest.mark.parametrize("make", [medici_vs_strozzi_v0.env, siena_v0.env])
def test_the_environment_passes_the_performance_benchmark(
    make: Callable[[], Env], capsys: pytest.CaptureFixture[str]
) -> None:
    performance_benchmark(make())  # type: ignore[no-untyped-call]
    turns = float(capsys.readouterr().out.split(" turns per second")[0].split()[-1])
    assert turns > 300  # measured: 4,000 and more; the floor is for a machine that is busy


# Agents, masks and spaces.


def test_agents_are_the_seats() -> None:
    assert medici_vs_strozzi_v0.env().possible_agents == ["medici", "strozzi"]
    assert siena_v0.env(players=5).possible_agents == ["blue", "orange", "green", "rose", "red"]
    assert str(siena_v0.env().unwrapped) == "siena_v0"
    assert str(medici_vs_strozzi_v0.env().unwrapped) == "medici_vs_strozzi_v0"


@pytest.mark.parametrize("make", WRAPPED)
def test_masks_are_the_options_of_a_match_drawn_from_the_same_seed(make: Callable[[], Env]) -> None:
    env = make()
    raw = env.unwrapped
    assert isinstance(raw, TableAEC)
    rng = Random(5)
    table = raw.encoding.setup.table()
    draw(table, rng)
    for agent, _, legal, _, is_over, _, answer in play(env, seed=5):
        if is_over:
            assert table.seat() == NOBODY
            assert legal == []
            continue
        assert agent == raw.possible_agents[table.seat()]
        index = raw.encoding.notation.index
        assert legal == sorted([index(action) for action in table.options()])
        table.apply(raw.encoding.notation.actions[answer])
        draw(table, rng)


def test_the_mask_of_an_agent_that_is_not_asked_is_all_zeros() -> None:
    env = siena_v0.env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen is not None
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(seen)


def test_options_and_box_are_passed_on() -> None:
    bidding = siena_v0.raw_env(options={"edition": "german", "hands": "open"}).encoding.setup
    assert bidding.options == make_setup("siena", 2, {"edition": "german", "hands": "open"}).options
    assert bidding.options != make_setup("siena", 2).options
    boxed = medici_vs_strozzi_v0.raw_env(box=CUSTOM_BOX, options={"last_lot": "not_sold"})
    assert boxed.action_space("medici").contains(np.int64(54))
    assert not boxed.action_space("medici").contains(np.int64(55))
    play(boxed, seed=1)
    assert boxed.agents == []


# Seeds.


@pytest.mark.parametrize("make", WRAPPED)
def test_a_seed_gives_the_same_match_and_another_seed_another(make: Callable[[], Env]) -> None:
    first = play(make(), seed=1)
    assert play(make(), seed=1) == first
    assert play(make(), seed=2) != first


def test_matches_without_a_seed_go_on_where_the_seed_began() -> None:
    one, other = siena_v0.env(), siena_v0.env()
    assert play(one, seed=1) == play(other, seed=1)
    second = play(one, seed=None)
    assert play(other, seed=None) == second
    assert play(one, seed=1) != second


def test_a_seed_may_be_a_number_of_numpy() -> None:
    env = medici_vs_strozzi_v0.env()
    assert play(env, seed=np.int64(3)) == play(env, seed=3)  # type: ignore[arg-type]


# Rewards.


@pytest.mark.parametrize("make", WRAPPED)
def test_rewards_come_at_the_end_and_add_up_to_zero(make: Callable[[], Env]) -> None:
    for seed in range(5):
        course = play(make(), seed)
        ends = [(agent, reward, info) for agent, _, _, reward, over, info, _ in course if over]
        assert all([reward == 0 for _, _, _, reward, over, _, _ in course if not over])
        assert sum([reward for _, reward, _ in ends]) == pytest.approx(0)
        winners = ends[0][2]["winners"]
        if 0 < len(winners) < len(ends):
            assert {agent for agent, reward, _ in ends if reward > 0} == set(winners)


def test_a_reward_for_the_score_is_the_lead_in_hundreds() -> None:
    course = play(medici_vs_strozzi_v0.env(reward="score"), seed=1)
    medici, strozzi = course[-1][5]["scores"]
    assert [step[3] for step in course[-2:]] == [(medici - strozzi) / 100, (strozzi - medici) / 100]
    assert medici != strozzi


# Illegal answers.


def test_an_illegal_answer_to_the_raw_environment_raises_with_rule_and_reason() -> None:
    env = medici_vs_strozzi_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="now draw another tile, or stop") as refused:
        env.step(2)
    assert refused.value.rule == "M2.4"
    with pytest.raises(IllegalAction, match="no answer 415"):
        env.step(415)
    with pytest.raises(IllegalAction, match="medici is asked and must answer"):
        env.step(None)
    env.step(0)


def test_an_illegal_answer_to_the_wrapped_environment_loses() -> None:
    env = siena_v0.env(players=3)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(1000)
    assert env.terminations == dict.fromkeys(env.agents, True)
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert rewards == {agent: -1 if agent == culprit else 0 for agent in env.possible_agents}


def test_an_answer_outside_the_action_space_fails_at_once() -> None:
    env = medici_vs_strozzi_v0.env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(415)


# Text.


def test_the_text_shows_the_question_its_rule_and_the_index_of_every_answer() -> None:
    env = medici_vs_strozzi_v0.env(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith("Medici vs Strozzi, as medici sees it\n")
    assert "\nmedici is asked: draw-or-stop (rule M2.4)\nanswers      0 draw · 1 stop" in text
    env.step(1)
    text = env.render()
    assert isinstance(text, str)
    assert "name-price (rule M3.1)\nanswers      14 price 0 … 414 price 400" in text


@pytest.mark.parametrize("players", [2, 5])
def test_the_text_names_every_answer_within_its_width(players: int) -> None:
    encoding = encoding_of("siena", players)
    for table in decisions(encoding, 1, "greedy"):
        text = describe(encoding, table, Seat(0))
        assert max([len(line) for line in text.splitlines()]) <= 100
        if table.seat() == NOBODY:
            continue
        answers = " ".join(text.split("\nanswers ")[1].split())
        for action in table.options():
            told = f"{encoding.notation.index(action)} {encoding.notation.write(action)}"
            assert told in answers or "…" in answers


def test_the_text_does_not_change_with_what_the_seat_cannot_see() -> None:
    encoding = encoding_of("siena", 4)
    for number, table in enumerate(decisions(encoding, 2, "greedy")):
        seat = table.seat()
        if seat != NOBODY:
            guessed = encoding.setup.game.guess(table, seat, Random(number))
            assert describe(encoding, guessed, seat) == describe(encoding, table, seat)


def test_the_text_tells_how_the_match_ended() -> None:
    env = medici_vs_strozzi_v0.env(render_mode="ansi")
    scores = play(env, seed=1)[-1][5]["scores"]
    text = env.render()
    assert isinstance(text, str)
    winner = "medici" if scores[0] > scores[1] else "strozzi"
    assert text.endswith(
        f"\nThe match is over: medici {scores[0]}, strozzi {scores[1]}; {winner} wins."
    )
    assert text.startswith("Medici vs Strozzi\n")


def test_a_human_sees_the_table_after_every_answer(capsys: pytest.CaptureFixture[str]) -> None:
    env = medici_vs_strozzi_v0.env(render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.count("draw-or-stop") == 1
    env.step(1)
    assert capsys.readouterr().out.count("name-price") == 1


def test_rendering_without_a_mode_warns() -> None:
    env = siena_v0.raw_env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="no render_mode was chosen"):
        assert env.render() is None


# What cannot be chosen, and copies.


def test_what_cannot_be_chosen_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="Siena is for 2, 3, 4 or 5 players, not 1"):
        siena_v0.env(players=1)
    with pytest.raises(BadOption, match="The reward must be win or score, not “points”"):
        siena_v0.env(reward="points")
    with pytest.raises(BadOption, match="render mode must be human or ansi, not “rgb_array”"):
        medici_vs_strozzi_v0.env(render_mode="rgb_array")
    with pytest.raises(BadOption, match="There is no option “game”"):
        medici_vs_strozzi_v0.env(options={"game": "advanced"})
    with pytest.raises(BadBox):
        siena_v0.env(box="nonsense = 1")


def test_a_pickled_environment_is_made_anew_with_the_same_choices() -> None:
    env = siena_v0.raw_env(players=4, reward="score", render_mode="ansi")
    copy = pickle.loads(pickle.dumps(env))
    assert copy.render_mode == "ansi"
    assert play(copy, seed=1) == play(env, seed=1)


# Flat observations


@pytest.mark.filterwarnings("ignore:We recommend agents to be named:UserWarning")
@pytest.mark.parametrize("make", [medici_vs_strozzi_v0.env, siena_v0.env])
def test_a_flat_environment_passes_the_checks_of_the_kit(make: Any) -> None:
    api_test(make(flat=True), num_cycles=60)  # type: ignore[no-untyped-call]


def test_flat_observations_are_the_numbers_and_the_mask_is_in_the_info() -> None:
    flat, usual = siena_v0.env(players=3, flat=True), siena_v0.env(players=3)
    flat.reset(seed=4)
    usual.reset(seed=4)
    for _ in range(300):
        numbers, reward, terminated, _, info = flat.last()
        seen, same_reward, same_end, _, _ = usual.last()
        assert isinstance(seen, dict)
        assert (reward, terminated) == (same_reward, same_end)
        assert numbers in flat.observation_space(flat.agent_selection)
        np.testing.assert_array_equal(numbers, seen["observation"])
        np.testing.assert_array_equal(info["action_mask"], seen["action_mask"])
        answer = None if terminated else int(seen["action_mask"].argmax())
        flat.step(answer)
        usual.step(answer)
        if not usual.agents:
            break
    assert flat.agents == usual.agents


def test_an_illegal_answer_to_a_flat_environment_loses() -> None:
    env = medici_vs_strozzi_v0.env(flat=True)
    env.reset(seed=1)
    (loser, *_) = env.agents
    assert env.agent_selection == loser
    env.step(2)
    assert env.rewards[loser] == -1
