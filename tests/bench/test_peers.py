"""The peers: how they are found, and that they are counted as we are."""

import importlib
import sys
from importlib.metadata import PackageNotFoundError
from random import Random
from types import ModuleType, SimpleNamespace

import pytest

from bench import peers
from bench.slices import PLAYED, Missing

STEPS = (1, 3, 1, 2, 1, 5)
"""How many answers there are at each decision of the made-up matches: three choices in six."""


@pytest.fixture
def everything_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "version", "1.0 of {}".format)


def install(monkeypatch: pytest.MonkeyPatch, name: str, **parts: object) -> None:
    module = ModuleType(name)
    vars(module).update(parts)
    monkeypatch.setitem(sys.modules, name, module)


@pytest.mark.parametrize(
    "load",
    [
        peers.catanatron,
        peers.catanatron_clones,
        lambda: peers.rlcard("uno"),
        lambda: peers.spiel_driven("hearts"),
    ],
)
def test_a_peer_that_is_not_installed_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, load: object
) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(peers, "version", version)
    assert callable(load)
    with pytest.raises(Missing, match=r"not installed: pip install '\.\[bench\]'"):
        load()


def test_a_peer_that_cannot_be_imported_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, everything_installed: None
) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    with pytest.raises(Missing, match="pip install"):
        peers.rlcard("uno")


# RLCard


class CardEnvironment:
    """A match with a step for every entry of STEPS."""

    def __init__(self) -> None:
        self.step_number = 0

    def state(self) -> tuple[dict[str, dict[int, None]], int]:
        answers = STEPS[self.step_number] if self.step_number < len(STEPS) else 0
        return {"legal_actions": dict.fromkeys(range(answers))}, 0

    def reset(self) -> tuple[dict[str, dict[int, None]], int]:
        self.step_number = 0
        return self.state()

    def is_over(self) -> bool:
        return self.step_number == len(STEPS)

    def step(self, action: int) -> tuple[dict[str, dict[int, None]], int]:
        assert action < STEPS[self.step_number]
        self.step_number += 1
        return self.state()


def test_a_choice_in_rlcard_has_at_least_two_answers(
    monkeypatch: pytest.MonkeyPatch, everything_installed: None
) -> None:
    install(monkeypatch, "rlcard", make=lambda _name, _config: CardEnvironment())
    assert peers.rlcard("uno")(0.0).counts == {"choices": 3, "actions": 6}


# Catanatron


class Island:
    """A game that is won after six ticks, and can be copied."""

    def __init__(self, players: list[str], seed: int | None = None, ticks: int = 0) -> None:
        self.ticks = ticks
        self.state = SimpleNamespace(num_turns=0, playable_actions=range(2))

    def winning_color(self) -> str | None:
        return "red" if self.ticks >= len(STEPS) else None

    def play_tick(self) -> None:
        self.ticks += 1

    def copy(self) -> "Island":
        assert self.ticks == len(STEPS) // 2, "copies are made in mid-match"
        return Island([], None, self.ticks)


@pytest.fixture
def island(monkeypatch: pytest.MonkeyPatch, everything_installed: None) -> None:
    install(monkeypatch, "catanatron", Color=("red", "blue"), RandomPlayer=str, Game=Island)


@pytest.mark.usefixtures("island")
def test_copies_of_catanatron_are_made_in_mid_match() -> None:
    assert peers.catanatron_clones()(0.0).counts == {"clones": peers.COPIES}


@pytest.mark.usefixtures("island")
def test_a_simulation_of_catanatron_goes_on_from_mid_match_to_the_end() -> None:
    assert peers.catanatron_search()(0.0).counts == {"simulations": 1, "actions": len(STEPS) // 2}


# OpenSpiel


class CardTable:
    """A match that begins with two draws and goes on with STEPS."""

    def __init__(self, applied: tuple[int, ...] = ()) -> None:
        self.applied = list(applied)

    def is_terminal(self) -> bool:
        return len(self.applied) == 2 + len(STEPS)

    def is_chance_node(self) -> bool:
        return len(self.applied) < 2

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def current_player(self) -> int:
        return 0

    def legal_actions(self, player: int = 0) -> list[int]:
        assert not self.is_chance_node()
        return list(range(STEPS[len(self.applied) - 2]))

    def apply_action(self, action: int) -> None:
        self.applied.append(action)

    def history(self) -> list[int]:
        return self.applied

    def clone(self) -> "CardTable":
        return CardTable(tuple(self.applied))


CARD_GAME = SimpleNamespace(new_initial_state=CardTable, num_players=lambda: 2)


def play_through(state: CardTable, bots: list[str], seed: int) -> None:
    assert bots == ["bot 0 seeded 1", "bot 1 seeded 2"]
    peers._spiel_ticks(state, Random(seed))


@pytest.fixture
def spiel(monkeypatch: pytest.MonkeyPatch, everything_installed: None) -> None:
    install(
        monkeypatch,
        "pyspiel",
        load_game={"cards": CARD_GAME}.__getitem__,
        make_uniform_random_bot="bot {} seeded {}".format,
        evaluate_bots=play_through,
    )


@pytest.mark.usefixtures("spiel")
def test_draws_are_actions_and_no_choices() -> None:
    assert peers.spiel_driven("cards")(0.0).counts == {"choices": 3, "actions": 8}


@pytest.mark.usefixtures("spiel")
def test_the_loop_of_the_example_counts_the_same() -> None:
    assert peers.spiel_example("cards")(0.0).counts == {"choices": 3, "actions": 8}


@pytest.mark.usefixtures("spiel")
def test_matches_all_in_one_are_counted_when_they_are_over() -> None:
    played = peers.spiel_all_compiled("cards")(0.0)
    matches = played.counts["actions"] // 8
    assert played.counts == {"choices": 3 * matches, "actions": 8 * matches}
    assert matches >= 100


@pytest.mark.usefixtures("spiel")
def test_states_are_copied_in_mid_match() -> None:
    middle = peers._spiel_middle(CARD_GAME)
    assert len(middle.applied) == 5, "half of eight, and on to the next choice"
    assert peers.spiel_clones("cards")(0.0).counts == {"clones": peers.COPIES}


@pytest.mark.usefixtures("spiel")
def test_a_plain_simulation_goes_on_to_the_end() -> None:
    assert peers.spiel_flat_search("cards")(0.0).counts == {"simulations": 1, "actions": 3}


@pytest.mark.parametrize(
    ("share", "outcome"), [(0.0, 4), (0.24, 4), (0.26, 5), (0.99, 6), (1.0, 6), (1.5, 6)]
)
def test_a_draw_follows_the_probabilities(share: float, outcome: int) -> None:
    assert peers._drawn([(4, 0.25), (5, 0.5), (6, 0.25)], share) == outcome


def test_choices_of_real_matches_are_found_again_in_their_histories() -> None:
    game = importlib.import_module("pyspiel").load_game("hearts")
    choices = actions = 0
    histories = []
    for seed in range(peers.SAMPLE):
        state = game.new_initial_state()
        counts = dict(zip(PLAYED, peers._spiel_ticks(state, Random(seed)), strict=True))
        choices += counts["choices"]
        actions += counts["actions"]
        histories.append(state.history())
    assert 0 < choices < actions
    assert peers.count_histories(game, histories) == (choices, actions)


def test_choices_beyond_the_sample_are_reckoned_by_their_share() -> None:
    history = [0] * 8
    assert peers.count_histories(CARD_GAME, [history] * peers.SAMPLE * 3) == (
        3 * peers.SAMPLE * 3,
        8 * peers.SAMPLE * 3,
    )


@pytest.mark.parametrize("kind", ["mcts", "is-mcts", "python-is-mcts"])
def test_a_search_in_a_tree_has_as_many_nodes_as_its_playouts(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(peers, "SIMULATIONS", 8)
    monkeypatch.setattr(peers, "LENGTHS", 5)
    looked = peers.spiel_tree_search("hearts", kind)(0.0).counts
    assert looked["simulations"] == 8
    assert 8 * 10 < looked["actions"] < 8 * 60


@pytest.mark.parametrize("name", ["python_kuhn_poker", "oh_hell"])
def test_real_games_of_openspiel_are_played(name: str) -> None:
    played = peers.spiel_driven(name)(0.0).counts
    assert 0 < played["choices"] < played["actions"]


def test_random_matches_of_catanatron_are_those_of_the_command_line(
    monkeypatch: pytest.MonkeyPatch, everything_installed: None
) -> None:
    install(monkeypatch, "catanatron")
    monkeypatch.setattr(peers, "play_peer", lambda: lambda: (2, 9))
    assert peers.catanatron()(0.0).counts == {"choices": 2, "actions": 9}
