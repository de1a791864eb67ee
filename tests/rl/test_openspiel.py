"""Both games as games of OpenSpiel: its own test kits, and what it cannot know about ours."""

import json
import pickle
import random
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from fiorino.core.errors import BadOption, BadPosition, FiorinoError
from fiorino.core.options import write_options
from fiorino.core.protocol import Seat
from fiorino.games import GAMES
from fiorino.rl.encoding import rewards
from fiorino.rl.openspiel import game_string, small_variant
from fiorino.rl.openspiel_observer import pack, unpack

PLAYTHROUGHS: Final = Path(__file__).parent / "playthroughs"
BEGGED: Final = (Path(__file__).parents[2] / "examples" / "begged-in-the-inn.json").read_text()
SMALL: Final = {game.name: small_variant(game.name) for game in GAMES}


def position(table: dict[str, Any], **head: Any) -> str:
    """The text of a position of Siena."""
    return json.dumps(
        {"fiorino": "position", "version": 1, "game": "siena", "table": table, **head}
    )


CHARITY: Final = position(
    {
        "round": 19,
        "seats": {
            "blue": {"money": 40, "status": "merchant"},
            "orange": {"money": 60, "status": "banker", "place": "palazzo-tolomei"},
            "green": {"money": 90, "status": "banker", "place": "inn", "hand": ["calandrino"]},
        },
        "turn": {"rights": ["cloth"], "sold": {"cloth": 1}, "eligible": 20},
        "agenda": [
            {"step": "next-turn", "row": 1, "left": 2},
            {"step": "country-turn", "seat": "blue"},
        ],
    },
    players=3,
)  # fmt: skip
"""Blue may give to charity; then orange walks to the Duomo, and green out of the Inn."""
SECRETS: Final = game_string("siena", start=CHARITY)
WHOLE: Final = (
    "python_medici_vs_strozzi",
    "python_siena",
    game_string("siena", 3, "edition=dutch,game=introductory"),
    game_string("siena", start=BEGGED),
    SECRETS,
)


def play(state: Any, *texts: str) -> Any:
    """The state after these answers and draws."""
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def at_random(state: Any, rng: Random) -> int:
    """Any answer; a draw by its probability."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, weights)[0])
    return int(rng.choice(state.legal_actions()))


def walk(game: Any, rng: Random, most: int = 10_000) -> Iterator[Any]:
    """The states of a match of random answers; the same state goes on."""
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply_action(at_random(state, rng))


def seen(state: Any, player: int) -> tuple[str, str, tuple[float, ...]]:
    """All that a player has to go by."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        tuple(state.observation_tensor(player)),
    )


# Loading


def test_both_games_are_registered_by_importing_the_module() -> None:
    kinds = {kind.short_name: kind for kind in pyspiel.registered_games()}
    information = pyspiel.GameType.Information
    assert kinds["python_medici_vs_strozzi"].information == information.PERFECT_INFORMATION
    assert kinds["python_siena"].information == information.IMPERFECT_INFORMATION
    assert (kinds["python_siena"].min_num_players, kinds["python_siena"].max_num_players) == (2, 5)


@pytest.mark.parametrize("text", [*WHOLE, *SMALL.values()])
def test_a_game_string_loads_the_game_that_it_describes(text: str) -> None:
    game = pyspiel.load_game(text)
    assert str(game).removesuffix("()") == text
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_options_may_be_written_as_on_the_command_line() -> None:
    written = "edition=dutch,game=introductory"
    loaded = pyspiel.load_game("python_siena", {"options": written, "players": 4})
    assert loaded.num_players() == 4
    options = write_options(loaded.variant.setup.options)
    assert (options["game"], options["selling"]) == ("introductory", "compulsory")
    assert str(loaded) == game_string("siena", 4, written)


def test_a_box_changes_what_can_be_answered() -> None:
    box = files("fiorino.games.medici_vs_strozzi").joinpath("box.toml").read_text("utf-8")
    small = box.replace("highest_price = { value = 400", "highest_price = { value = 7")
    usual = pyspiel.load_game("python_medici_vs_strozzi")
    game = pyspiel.load_game("python_medici_vs_strozzi", {"box": small})
    assert game.num_distinct_actions() == usual.num_distinct_actions() - 400 + 7
    assert pyspiel.load_game(str(game)).num_distinct_actions() == game.num_distinct_actions()


def test_what_a_position_does_not_say_comes_from_the_parameters() -> None:
    table = {"round": 20, "agenda": [{"step": "choose-first", "seat": "blue"}]}
    game = pyspiel.load_game(game_string("siena", 3, "hands=open", start=position(table)))
    assert game.num_players() == 3
    assert write_options(game.variant.setup.options)["hands"] == "open"
    said = position(table, players=4, options={"hands": "closed"})
    game = pyspiel.load_game(game_string("siena", 3, "hands=open", start=said))
    assert game.num_players() == 4
    assert write_options(game.variant.setup.options)["hands"] == "closed"


def test_a_box_goes_with_a_position_that_says_nothing_about_its_own() -> None:
    box = files("fiorino.games.medici_vs_strozzi").joinpath("box.toml").read_text("utf-8")
    head = {"fiorino": "position", "version": 1, "game": "medici-vs-strozzi"}
    table = {"round": 3, "agenda": [{"step": "draw-tile", "drawer": "strozzi"}]}
    start = json.dumps({**head, "table": table})
    small = box.replace("highest_price = { value = 400", "highest_price = { value = 7")
    game = pyspiel.load_game(game_string("medici-vs-strozzi", box=small, start=start))
    assert game.variant.encoding.notation.write(game.variant.answers.actions[-1]) == "price 7"
    assert '"round":3' in str(game.new_initial_state())


@pytest.mark.parametrize(
    ("parameters", "error", "reason"),
    [
        ({"options": "gmae=advanced"}, BadOption, "There is no option “gmae”"),
        ({"options": "advanced"}, BadOption, "written as name=value"),
        ({"players": 7}, BadOption, "not 7"),
        ({"start": "{}"}, BadPosition, "not a position"),
        ({"start": "packed:zzzz"}, BadOption, "damaged"),
        ({"start": pack(BEGGED)[:-9]}, BadOption, "damaged"),
        ({"start": BEGGED.replace("beg-from", "beg-form")}, BadPosition, "beg-form"),
        ({"start": position({"agenda": [], "ending": "tower"})}, BadPosition, "cannot"),
        ({"box": "[tiles"}, FiorinoError, "TOML"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_a_sentence(
    parameters: dict[str, Any], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        pyspiel.load_game("python_siena", parameters)


def test_a_position_of_the_other_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="one of Siena"):
        game_string("medici-vs-strozzi", start=BEGGED)


def test_a_match_that_is_over_is_no_start() -> None:
    game = pyspiel.load_game(SMALL["siena"])
    over = play(game.new_initial_state(), "decline")
    assert over.is_terminal()
    with pytest.raises(BadPosition, match="is over"):
        game_string("siena", start=position(json.loads(str(over))))


def test_packing_a_text_keeps_it() -> None:
    assert unpack(pack(BEGGED)) == BEGGED
    assert pack(pack(BEGGED)) == pack(BEGGED)
    assert not set(pack(BEGGED)) & set(",()=\n ")


# A state


def test_answers_and_draws_have_indexes_of_their_own() -> None:
    game = pyspiel.load_game("python_medici_vs_strozzi")
    state = game.new_initial_state()
    draws = [state.action_to_string(action) for action, _ in state.chance_outcomes()]
    assert draws[0] == "tile dye-0"
    assert [action for action, _ in state.chance_outcomes()] == list(range(len(draws)))
    play(state, "tile gold-5")
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["draw", "stop"]
    assert game.num_distinct_actions() == game.variant.encoding.answers


def test_draws_have_the_probabilities_of_the_tiles_in_the_bag() -> None:
    state = pyspiel.load_game("python_medici_vs_strozzi").new_initial_state()
    chances = {state.action_to_string(action): p for action, p in state.chance_outcomes()}
    assert chances["tile gold-5"] == chances["tile fur-4"] == 2 / 26
    assert chances["tile dye-0"] == 1 / 26
    assert sum(chances.values()) == pytest.approx(1)


def test_the_winner_of_two_takes_what_the_loser_loses() -> None:
    state = play(pyspiel.load_game(SMALL["siena"]).new_initial_state(), "decline")
    assert state.returns() == [-1.0, 1.0]
    assert state.returns() == rewards(state.course.table.result())


def test_a_match_that_nobody_wins_is_worth_nothing() -> None:
    table = {"round": 20, "agenda": [{"step": "country-turn", "seat": "blue"}]}
    start = position(table | {"seats": {"blue": {"hand": ["inn"]}}})
    state = pyspiel.load_game(game_string("siena", start=start)).new_initial_state()
    assert play(state, "done").returns() == [0.0, 0.0]


@pytest.mark.parametrize("text", [SECRETS, SMALL["medici-vs-strozzi"]])
def test_a_clone_goes_its_own_way(text: str) -> None:
    rng = Random(1)
    for state in walk(pyspiel.load_game(text), rng, 60):
        before = [str(state), *[seen(state, player) for player in range(state.num_players())]]
        clone = state.clone()
        while not clone.is_terminal() and clone.move_number() < state.move_number() + 3:
            clone.apply_action(at_random(clone, rng))
            clone.information_state_string(0)
        assert before == [str(state), *[seen(state, n) for n in range(state.num_players())]]


@pytest.mark.parametrize("text", [SECRETS, "python_medici_vs_strozzi"])
def test_a_state_out_of_its_serialisation_remembers_and_goes_on_alike(text: str) -> None:
    game = pyspiel.load_game(text)
    rng = Random(2)
    for number, state in enumerate(walk(game, rng, 100)):
        if number % 9 or state.is_terminal():
            continue
        _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        same = state.clone()
        action = at_random(state, rng)
        same.apply_action(action)
        other.apply_action(action)
        assert str(other) == str(same)
        assert other.history() == same.history()
        for player in range(game.num_players()):
            assert seen(other, player) == seen(same, player)
        assert other.legal_actions() == same.legal_actions()


@pytest.mark.parametrize("text", SMALL.values(), ids=SMALL)
def test_a_match_that_is_over_can_be_saved(text: str) -> None:
    game = pyspiel.load_game(text)
    *_, state = walk(game, Random(1))
    assert state.is_terminal()
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert other.is_terminal()
    assert other.returns() == state.returns()
    assert other.information_state_string(0) == state.information_state_string(0)


def test_a_state_of_a_box_that_was_laid_out_anew_has_the_same_answers() -> None:
    """Boxes are kept for a while only; afterwards equal actions are other objects."""
    state = pyspiel.load_game("python_medici_vs_strozzi").new_initial_state()
    play(state, "tile gold-5", "stop")
    variant = state.course.variant
    legal = state.legal_actions()
    options = [type(action)(*action.values()) for action in state.course.table.options()]
    assert not set(map(id, options)) & set(map(id, state.course.table.options()))
    assert variant.answers.of(options) == legal


# The test kits of OpenSpiel


def sound(state: Any) -> None:
    """Our own invariants at a state of theirs."""
    table, setup = state.course.table, state.course.variant.setup
    assert setup.game.faults(table) == []
    assert (table.result() is not None) == state.is_terminal()


@pytest.mark.parametrize("text", WHOLE)
def test_random_simulations_of_whole_matches_pass(text: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False, state_checker_fn=sound
    )


@pytest.mark.parametrize("text", SMALL.values(), ids=SMALL)
def test_random_simulations_of_small_variants_pass(text: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(text), num_sims=20, serialize=True, verbose=False, state_checker_fn=sound
    )


def test_the_checker_of_the_simulations_can_fail() -> None:
    state = pyspiel.load_game(game_string("siena", start=BEGGED)).new_initial_state()
    sound(state)
    play(state, "give").course.table.deck.add(0)
    with pytest.raises(AssertionError):
        sound(state)


@pytest.mark.parametrize("text", [*WHOLE, *SMALL.values()])
def test_the_simulation_of_all_games_passes(text: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


class PartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """The API tests of OpenSpiel on 400 states of a game."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(1)
        cls.game = pyspiel.load_game(cls.game_name)
        super().setUpClass()


class TestPartialTreeOfMediciVsStrozzi(PartialTree):
    __test__ = True
    game_name = "python_medici_vs_strozzi"


class TestPartialTreeOfSiena(PartialTree):
    __test__ = True
    game_name = "python_siena"


class TestPartialTreeOfSienaInTheMiddle(PartialTree):
    __test__ = True
    game_name = SECRETS


class TestPartialTreeOfSmallMediciVsStrozzi(PartialTree):
    __test__ = True
    game_name = SMALL["medici-vs-strozzi"]


class TestPartialTreeOfSmallSiena(PartialTree):
    __test__ = True
    game_name = SMALL["siena"]


PLAYED: Final = {
    "medici-vs-strozzi": (
        "tile dye-3", "price 3", "buy", "load 5 pisa", "tile cloth-4", "price 5", "refuse",
        "throw",
    ),
    "siena": ("open", "artist 2", "bid 16", "look 8", "pass"),
}  # fmt: skip


def playthrough(game: str) -> str:
    """A small match in full, as OpenSpiel writes it."""
    flags.FLAGS.mark_as_parsed()
    return str(generate_playthrough.playthrough(SMALL[game], list(PLAYED[game])))


@pytest.mark.parametrize("game", SMALL)
def test_a_playthrough_is_as_it_was(game: str) -> None:
    """After a change that is meant, write both anew by `python -m tests.rl.test_openspiel`."""
    flags.FLAGS.mark_as_parsed()
    path = PLAYTHROUGHS / f"{game}.txt"
    original, replayed = generate_playthrough.replay(str(path))
    assert replayed.splitlines() == original.splitlines()
    assert original == playthrough(game)


@pytest.mark.parametrize("text", ["python_medici_vs_strozzi", SECRETS])
def test_a_playthrough_of_a_whole_match_can_be_replayed(text: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    written = generate_playthrough.playthrough(text, [], seed=5)
    assert "IsTerminal() = True" in written
    path = tmp_path / "played.txt"
    path.write_text(written, "utf-8")
    original, replayed = generate_playthrough.replay(str(path))
    assert original == replayed


# How long a match can be


def longest(texts: list[str]) -> str:
    """The answer that keeps a match going: the lowest bid, a step before a stop, never done."""
    for wanted in ("bid", "auction", "draw", "step", "green", "refuse", "with", "take", "play"):
        for text in texts:
            if text.split()[0] == wanted:
                return text
    return texts[0] if texts[0] not in ("pass", "decline", "done") else texts[-1]


def test_a_match_that_is_drawn_out_stays_within_the_stated_length() -> None:
    rich = {"money": 600, "status": "banker"}
    start = position({"round": 1, "seats": {"blue": rich, "orange": rich}, "agenda": [
        {"step": "choose-first", "seat": "blue"}]})  # fmt: skip
    game = pyspiel.load_game(game_string("siena", start=start))
    rng = Random(1)
    state = game.new_initial_state()
    answers = draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draws += 1
            state.apply_action(at_random(state, rng))
        else:
            answers += 1
            legal = [state.action_to_string(action) for action in state.legal_actions()]
            play(state, longest(legal))
    assert 1000 < answers <= game.max_game_length()
    assert draws <= game.max_chance_nodes_in_history()


def test_a_match_can_be_as_long_as_is_stated() -> None:
    game = pyspiel.load_game("python_medici_vs_strozzi")
    state = game.new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        legal = [state.action_to_string(action) for action in state.legal_actions()]
        lasting = [text for text in ("stop", "price 0", "buy", "throw") if text in legal]
        play(state, lasting[0] if lasting else state.action_to_string(at_random(state, rng)))
    assert len(state.history()) == game.max_history_length()
    assert game.max_chance_nodes_in_history() == 3 * 26


# Information states


def every(state: Any) -> Iterator[Any]:
    """All states of a tree, from here on."""
    yield state
    for action in state.legal_actions():
        yield from every(state.child(action))


@pytest.mark.parametrize("text", SMALL.values(), ids=SMALL)
def test_a_player_never_forgets_what_he_knew_and_answered(text: str) -> None:
    """Perfect recall: one information state, one sequence of earlier ones and of own answers."""
    game = pyspiel.load_game(text)
    paths: dict[str, list[tuple[str, int]]] = {}

    def follow(state: Any, known: list[list[tuple[str, int]]]) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        for action in state.legal_actions():
            after = known
            if player >= 0:
                info = state.information_state_string()
                assert paths.setdefault(info, known[player]) == known[player]
                after = [*known]
                after[player] = [*known[player], (info, action)]
            follow(state.child(action), after)

    follow(game.new_initial_state(), [[] for _ in range(game.num_players())])
    assert len(paths) > 20


def test_nothing_is_hidden_in_medici_vs_strozzi() -> None:
    states = list(every(pyspiel.load_game(SMALL["medici-vs-strozzi"]).new_initial_state()))
    assert len({state.information_state_string(0) for state in states}) == len(states)
    assert len({state.information_state_string(1) for state in states}) == len(states)


def test_information_states_of_different_players_differ() -> None:
    owners: dict[str, set[int]] = {}
    for state in every(pyspiel.load_game(SMALL["siena"]).new_initial_state()):
        for player in range(2):
            owners.setdefault(state.information_state_string(player), set()).add(player)
    assert all(len(players) == 1 for players in owners.values())


def test_an_information_state_tells_what_can_be_seen_and_answered() -> None:
    """In the whole tree of the small variant, for both players."""
    known: dict[str, tuple[Any, ...]] = {}
    states = list(every(pyspiel.load_game(SMALL["siena"]).new_initial_state()))
    for state in states:
        for player in range(2):
            now = tell(state, player)
            assert known.setdefault(now[0], now) == now
    assert len(known) < 2 * len(states)


@pytest.mark.parametrize("text", [SECRETS, "python_siena"])
def test_whatever_was_answered_or_drawn_who_remembers_the_same_sees_the_same(text: str) -> None:
    game = pyspiel.load_game(text)
    rng = Random(4)
    for state in walk(game, rng, 80):
        known: dict[str, tuple[Any, ...]] = {}
        legal = state.legal_actions()
        for action in rng.sample(legal, min(6, len(legal))):
            after = state.child(action)
            for player in range(game.num_players()):
                now = tell(after, player)
                assert known.setdefault(now[0], now) == now


def tell(state: Any, player: int) -> tuple[Any, ...]:
    """What a player knows and sees, and may answer."""
    return *seen(state, player), state.legal_actions() * (player == state.current_player())


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("senesi 1", "senesi 2", "keep 2"), ("senesi 3", "senesi 4", "keep 4")),
        (("senesi 1", "senesi 4", "keep 1"), ("senesi 1", "senesi 4", "keep 4")),
        (("senesi 2", "senesi 1"), ("senesi 2", "senesi 3")),
        (("senesi 4",), ("senesi 1",)),
    ],
)
def test_senesi_cards_are_known_to_the_drawer_alone(
    first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    start = pyspiel.load_game(SECRETS).new_initial_state()
    play(start, "charity 15")
    one, other = play(start.clone(), *first), play(start.clone(), *second)
    assert str(one) != str(other)
    assert one.information_state_string(0) != other.information_state_string(0)
    for player in (1, 2):
        assert seen(one, player) == seen(other, player)


def test_what_was_hidden_stays_hidden_while_the_match_goes_on() -> None:
    """The same public answers after two hidden draws: the others still cannot tell."""
    start = play(pyspiel.load_game(SECRETS).new_initial_state(), "charity 10")
    one, other = play(start.clone(), "senesi 1"), play(start.clone(), "senesi 4")
    rng = Random(6)
    for _ in range(40):
        if one.is_terminal() or one.current_player() == 0:
            break
        text = one.action_to_string(at_random(one, rng))
        play(one, text)
        play(other, text)
        for player in (1, 2):
            assert seen(one, player) == seen(other, player)
    assert one.move_number() > 5


def test_a_player_remembers_his_own_answer_and_nobody_else_does() -> None:
    seats = {"blue": {"money": 40, "status": "merchant", "hand": ["corn1-wine1", "corn2-wine1"]}}
    table = {"round": 20, "seats": seats, "agenda": [{"step": "country-turn", "seat": "blue"}]}
    state = pyspiel.load_game(game_string("siena", start=position(table))).new_initial_state()
    one, other = play(state.clone(), "travel firenze"), play(state.clone(), "travel arezzo")
    assert "travel firenze" in one.information_state_string(0)
    assert "travel firenze" not in one.information_state_string(1)
    assert "travel firenze" not in other.information_state_string(0)


def test_an_artist_is_known_to_those_who_looked() -> None:
    start = play(pyspiel.load_game(SMALL["siena"]).new_initial_state(), "open")
    one, other = play(start.clone(), "artist 1"), play(start.clone(), "artist 8")
    assert seen(one, 0) != seen(other, 0)
    play(one, "bid 16")
    play(other, "bid 16")
    assert seen(one, 1) == seen(other, 1)
    assert "artist-seen blue 0" in one.information_state_string(1)
    play(one, "look 8")
    play(other, "look 8")
    assert seen(one, 1) != seen(other, 1)


# Guesses, for IS-MCTS


@pytest.mark.parametrize("text", [SECRETS, SMALL["siena"], game_string("siena", start=BEGGED)])
def test_a_resampled_state_is_the_same_to_the_player(text: str) -> None:
    game = pyspiel.load_game(text)
    rng = Random(3)
    for state in walk(game, rng, 150):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert seen(other, player) == seen(state, player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            sound(other)


def test_a_resampled_state_deals_anew_what_the_player_has_not_seen() -> None:
    state = pyspiel.load_game(SMALL["siena"]).new_initial_state()
    play(state, "open", "artist 2", "bid 15")
    rng = Random(1)

    def offered(player: int) -> set[int]:
        others = [state.resample_from_infostate(player, rng.random) for _ in range(40)]
        return {json.loads(str(other))["agenda"][-1]["artist"] for other in others}

    assert offered(0) == {2}
    assert offered(1) == {1, 2, 8}


def test_a_resampled_state_tells_the_others_what_they_hold_in_it() -> None:
    """Their information states differ where, and only where, they would have seen another thing."""
    state = pyspiel.load_game(SMALL["siena"]).new_initial_state()
    play(state, "open", "artist 2", "bid 15")
    rng = Random(1)
    told: dict[int, set[str]] = {}
    for _ in range(40):
        other = state.resample_from_infostate(1, rng.random)
        artist = json.loads(str(other))["agenda"][-1]["artist"]
        play(other, "bid 16")
        told.setdefault(artist, set()).add(other.information_state_string(0))
    assert [len(texts) for texts in told.values()] == [1, 1, 1]
    assert len(set.union(*told.values())) == 3


def test_a_resampled_state_does_not_tell_what_was_drawn() -> None:
    state = play(
        pyspiel.load_game(SMALL["siena"]).new_initial_state(), "open", "artist 2", "bid 15"
    )
    other = state.resample_from_infostate(1, Random(1).random)
    assert state.history()
    assert other.history() == []
    assert "artist-seen blue 2" in state.information_state_string(0)
    assert "artist-seen blue 2" not in other.information_state_string(0)


def test_a_resampled_state_can_be_saved_and_played_to_the_end() -> None:
    game = pyspiel.load_game(SECRETS)
    state = play(game.new_initial_state(), "charity 15", "senesi 1", "senesi 2")
    rng = Random(1)
    other = state.resample_from_infostate(1, rng.random)
    saved = pyspiel.serialize_game_and_state(game, other)
    _, read = pyspiel.deserialize_game_and_state(saved)
    assert [seen(read, player) for player in range(3)] == [seen(other, n) for n in range(3)]
    while not other.is_terminal():
        other.apply_action(at_random(other, rng))
    assert sum(other.returns()) == pytest.approx(0)


def test_where_nothing_is_hidden_a_resampled_state_is_a_clone() -> None:
    state = pyspiel.load_game("python_medici_vs_strozzi").new_initial_state()
    play(state, "tile gold-5", "stop")
    other = state.resample_from_infostate(0, Random(1).random)
    assert (str(other), other.history()) == (str(state), state.history())


# Observers


def observer(game: Any, private: str = "SINGLE_PLAYER", **kind: bool) -> Any:
    told = getattr(pyspiel.PrivateInfoType, private)
    return make_observation(game, pyspiel.IIGObservationType(private_info=told, **kind))


@pytest.mark.parametrize("text", ["python_medici_vs_strozzi", SECRETS])
def test_an_observation_is_the_features_by_name(text: str) -> None:
    game = pyspiel.load_game(text)
    features = game.variant.encoding.features
    observation = make_observation(game)
    for state in walk(game, Random(1), 40):
        for player in range(game.num_players()):
            observation.set_from(state, player)
            expected = features.observe(state.course.table, Seat(player))
            assert list(observation.dict) == list(expected)
            for name, numbers in expected.items():
                assert observation.dict[name].tolist() == pytest.approx(numbers)
            assert list(observation.tensor) == state.observation_tensor(player)
    assert game.observation_tensor_shape() == [game.variant.encoding.size]


def test_what_everybody_sees_is_the_same_for_every_player() -> None:
    game = pyspiel.load_game(SECRETS)
    public = observer(game, "NONE", public_info=True, perfect_recall=False)
    assert public.tensor is None
    for state in walk(game, Random(1), 40):
        texts = {public.string_from(state, player) for player in range(3)}
        assert len(texts) == 1
        assert json.loads(texts.pop())["seats"][2]["hand"] is None


def test_what_everybody_remembers_leaves_out_what_one_has_seen() -> None:
    game = pyspiel.load_game(SECRETS)
    public = observer(game, "NONE", public_info=True, perfect_recall=True)
    state = play(game.new_initial_state(), "charity 10", "senesi 3")
    assert "senesi-seen blue 0" in public.string_from(state, 0)
    assert "senesi-seen blue 3" in state.information_state_string(0)


def test_what_one_player_sees_alone_is_his_hand_and_his_cards() -> None:
    game = pyspiel.load_game(SECRETS)
    private = observer(game, public_info=False, perfect_recall=False)
    state = play(game.new_initial_state(), "charity 10", "senesi 3")
    assert json.loads(private.string_from(state, 0)) == {"seats.0.hand": [], "seats.0.senesi.0": 3}
    assert json.loads(private.string_from(state, 2)) == {"seats.2.hand": ["calandrino"]}


def test_what_is_public_and_what_is_private_make_the_observation() -> None:
    game = pyspiel.load_game(SECRETS)
    public = observer(game, "NONE", public_info=True, perfect_recall=False)
    private = observer(game, public_info=False, perfect_recall=False)
    for state in walk(game, Random(2), 60):
        for player in range(3):
            view = json.loads(public.string_from(state, player)) | {"viewer": player}
            for path, value in json.loads(private.string_from(state, player)).items():
                place: Any = view
                *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
                for key in way:
                    place = place[key]
                place[last] = value
            assert view == json.loads(state.observation_string(player))


def test_nothing_is_private_in_medici_vs_strozzi() -> None:
    game = pyspiel.load_game("python_medici_vs_strozzi")
    private = observer(game, public_info=False, perfect_recall=False)
    assert {private.string_from(state, 0) for state in walk(game, Random(1), 40)} == {""}


def test_an_observer_of_nothing_sees_nothing() -> None:
    game = pyspiel.load_game(SECRETS)
    nothing = observer(game, "NONE", public_info=False, perfect_recall=False)
    nothing.set_from(game.new_initial_state(), 0)
    assert (nothing.string_from(game.new_initial_state(), 0), nothing.tensor) == ("", None)


def test_a_memory_has_text_and_no_numbers() -> None:
    game = pyspiel.load_game(SECRETS)
    recall = observer(game, public_info=True, perfect_recall=True)
    assert (recall.tensor, recall.dict) == (None, {})
    assert not game.get_type().provides_information_state_tensor


@pytest.mark.parametrize(
    "make",
    [
        lambda game: observer(game, "ALL_PLAYERS", public_info=True, perfect_recall=False),
        lambda game: observer(game, public_info=False, perfect_recall=True),
        lambda game: make_observation(game, params={"colour": "red"}),
        lambda game: game.make_observer({"colour": "red"}),
    ],
)
def test_observers_that_there_are_not_are_refused(make: Callable[[Any], Any]) -> None:
    with pytest.raises(ValueError, match=r"Observers|observer|remembers"):
        make(pyspiel.load_game("python_siena"))


def test_an_observer_made_without_a_type_is_the_usual_one() -> None:
    game = pyspiel.load_game("python_siena")
    state = game.new_initial_state()
    assert game.make_py_observer({}).string_from(state, 0) == state.observation_string(0)


if __name__ == "__main__":
    for name in SMALL:
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name), "utf-8")
