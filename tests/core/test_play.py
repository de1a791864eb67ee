"""Random play to the end: what is played is what answers at random would have played."""

from collections.abc import Sequence
from random import Random

import pytest

from fiorino.core.game import Game
from fiorino.core.play import Tally, draw, play_random
from fiorino.core.protocol import CHANCE, NOBODY, Seat, Table
from fiorino.core.random import at_random
from fiorino.games import GAMES
from tests.core.support import SETUP, finished, state
from tests.core.test_flow import AskWord, Note, diary

PLAYERS = [(game, players) for game in GAMES for players in game.players]
SETUPS = pytest.mark.parametrize(
    ("game", "players"), PLAYERS, ids=[f"{game.name}-{players}" for game, players in PLAYERS]
)


class Scripted(Random):
    """Gives these shares one after the other, and no more."""

    def __init__(self, shares: Sequence[float]) -> None:
        super().__init__(0)
        self.shares = list(shares)

    def random(self) -> float:
        return self.shares.pop(0)


def answered_one_by_one(table: Table, rng: Random) -> Tally:
    """Random play as a plain loop: every answer of a seat counts where it had at least two."""
    choices = 0
    actions = 0
    while table.seat() != NOBODY:
        choices += table.seat() >= 0 and len(table.options()) > 1
        actions += 1
        table.apply(at_random(table, rng))
    return Tally(choices, actions)


# Random play.


@SETUPS
@pytest.mark.parametrize("seed", range(3))
def test_random_play_goes_on_to_the_end_of_the_match(game: Game, players: int, seed: int) -> None:
    table = game.setup(players).table()
    play_random(table, Random(seed))
    result = table.result()
    assert table.seat() == NOBODY
    assert result is not None
    assert len(result.scores) == players


@SETUPS
@pytest.mark.parametrize("seed", range(3))
def test_choices_and_actions_are_counted_like_answers_one_by_one(
    game: Game, players: int, seed: int
) -> None:
    setup = game.setup(players)
    tally = play_random(setup.table(), Random(seed))
    plain = answered_one_by_one(setup.table(), Random(seed))
    assert (tally.choices, tally.actions) == (plain.choices, plain.actions)
    assert 0 < tally.choices < tally.actions


@SETUPS
def test_the_same_chance_takes_the_same_course_as_answers_one_by_one(
    game: Game, players: int
) -> None:
    setup = game.setup(players)
    table, twin = setup.table(), setup.table()
    told, told_beside = table.watch(), twin.watch()
    rng, rng_beside = Random(11), Random(11)
    play_random(table, rng)
    answered_one_by_one(twin, rng_beside)
    assert told == told_beside
    assert len(told) > 20
    assert state(table, setup) == state(twin, setup)
    assert rng.random() == rng_beside.random()


def test_other_chance_takes_another_course() -> None:
    table, twin = SETUP.table(), SETUP.table()
    play_random(table, Random(1))
    play_random(twin, Random(2))
    assert state(table) != state(twin)


def test_a_match_can_be_played_on_from_its_middle() -> None:
    table = SETUP.table()
    rng = Random(3)
    for _ in range(40):
        table.apply(at_random(table, rng))
    rest = play_random(table, rng)
    whole = play_random(SETUP.table(), Random(3))
    assert rest.actions == whole.actions - 40
    assert rest.choices < whole.choices


def test_chance_is_no_choice_and_what_happens_by_itself_is_no_action() -> None:
    table = diary(AskWord(CHANCE), Note("alone"), AskWord(Seat(0)), AskWord(CHANCE))
    tally = play_random(table, Random(1))
    assert (tally.choices, tally.actions) == (1, 3)
    assert len(table.pages) == 4


def test_shares_fall_on_chance_by_its_weights_and_on_seats_alike() -> None:
    table = diary(Note("one"), Note("two"), AskWord(CHANCE), AskWord(Seat(1)))
    table.settle()
    play_random(table, Scripted([0.25, 0.25]))  # chance weighs “page 2” three times
    assert table.pages == ["one", "two", "page 2", "yes"]


def test_of_a_match_that_is_over_nothing_is_played() -> None:
    table = finished().table
    before = state(table)
    tally = play_random(table, Scripted([]))
    assert (tally.choices, tally.actions) == (0, 0)
    assert state(table) == before


# Drawing.


def test_chance_answers_until_a_seat_is_asked() -> None:
    table = diary(AskWord(CHANCE), AskWord(CHANCE), AskWord(Seat(1)), AskWord(CHANCE))
    draw(table, Scripted([0.49, 0.34]))
    assert table.seat() == Seat(1)
    assert table.pages == ["yes", "page 1"]


def test_chance_answers_until_the_match_is_over() -> None:
    table = diary(AskWord(CHANCE), AskWord(CHANCE), Note("end"))
    draw(table, Scripted([0.5, 0.32]))
    assert table.seat() == NOBODY
    assert table.pages == ["page 0", "yes", "end"]


def test_chance_leaves_a_seat_that_is_asked_to_answer() -> None:
    table = diary(AskWord(Seat(0)), AskWord(CHANCE))
    draw(table, Scripted([]))
    assert table.seat() == Seat(0)
    assert table.pages == []


def test_chance_has_nothing_to_draw_at_the_end() -> None:
    table = finished().table
    before = state(table)
    draw(table, Scripted([]))
    assert state(table) == before


@SETUPS
def test_between_draws_seats_alone_are_asked(game: Game, players: int) -> None:
    setup = game.setup(players)
    table, twin = setup.table(), setup.table()
    rng, rng_beside = Random(5), Random(5)
    asked = set()
    while True:
        draw(table, rng)
        while twin.seat() == CHANCE:
            twin.apply(at_random(twin, rng_beside))
        assert state(table, setup) == state(twin, setup)
        asked.add(table.seat())
        if table.seat() == NOBODY:
            break
        table.apply(at_random(table, rng))
        twin.apply(at_random(twin, rng_beside))
    assert asked == {NOBODY, *range(players)}
