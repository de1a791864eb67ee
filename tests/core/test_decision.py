"""What a player is asked."""

from random import Random

import pytest

from fiorino.core.decision import Decision
from fiorino.core.errors import BadNotation
from fiorino.games.medici_vs_strozzi.actions import BUY, DRAW, REFUSE, STOP
from tests.core.support import GAME, MEDICI, SETUP, STROZZI, finished, opened, state


def asked(*texts: str) -> Decision:
    decision = opened(*texts).decision()
    assert decision is not None
    return decision


def test_a_decision_says_who_is_asked_what_by_which_rule() -> None:
    decision = asked("tile dye-4", "stop", "price 18")
    assert (decision.seat, decision.question, decision.rule) == (STROZZI, "take-or-leave", "M3.2")


def test_the_options_are_those_of_the_table() -> None:
    assert list(asked("tile dye-4").options) == [DRAW, STOP]
    assert list(asked("tile dye-4", "stop", "price 18").options) == [BUY, REFUSE]


def test_the_texts_name_the_options_in_their_order() -> None:
    assert asked("tile dye-4").texts() == ["draw", "stop"]


def test_the_view_is_that_of_the_seat_that_is_asked() -> None:
    match = opened("tile dye-4", "stop", "price 18")
    decision = match.decision()
    assert decision is not None
    assert decision.view == GAME.view(match.table, STROZZI)
    assert decision.view["viewer"] == STROZZI


def test_the_view_shows_the_lot_and_the_price() -> None:
    view = asked("tile dye-4", "stop", "price 18").view
    assert (view["lot"], view["price"], view["money"]) == (["dye-4"], 18, [300, 300])


def test_a_guess_shows_the_seat_what_it_sees_now() -> None:
    decision = asked("tile dye-4")
    assert GAME.view(decision.guess(Random(1)), MEDICI) == decision.view


def test_playing_on_a_guess_leaves_the_match_as_it_was() -> None:
    match = opened("tile dye-4", "stop", "price 18")
    before = state(match.table)
    decision = match.decision()
    assert decision is not None
    guess = decision.guess(Random(1))
    guess.apply(BUY)
    assert state(match.table) == before
    assert state(guess) != before


def test_two_guesses_are_independent_of_each_other() -> None:
    decision = asked("tile dye-4", "stop", "price 18")
    first, second = decision.guess(Random(1)), decision.guess(Random(1))
    first.apply(BUY)
    assert second.question() == "take-or-leave"


def test_an_option_is_found_by_its_exact_text() -> None:
    assert asked("tile dye-4").find("stop") == STOP


def test_an_action_that_is_not_among_the_options_is_not_found() -> None:
    with pytest.raises(BadNotation, match="“buy” is not among the answers now"):
        asked("tile dye-4").find("buy")


def test_a_text_that_names_no_action_is_not_found() -> None:
    with pytest.raises(BadNotation, match=r"“stopp” is not an action\. Did you mean “stop”\?"):
        asked("tile dye-4").find("stopp")


def test_the_notation_is_that_of_the_set_up() -> None:
    assert asked("tile dye-4").notation is GAME.notation(SETUP)


def test_nothing_is_asked_when_the_match_is_over() -> None:
    assert finished().decision() is None
