"""Every action as short text and as an index."""

from collections.abc import Sequence

import pytest

from fiorino.core import refusals
from fiorino.core.errors import BadNotation
from fiorino.core.notation import Notation, is_number
from fiorino.core.protocol import Action
from fiorino.games.medici_vs_strozzi.actions import (
    BUY,
    DRAW,
    REFUSE,
    STOP,
    THROW,
    Load,
    Price,
    Tile,
)
from tests.core.support import GAME, SETUP, custom_setup

NOTATION = GAME.notation(SETUP)
DRAW_OR_STOP = (DRAW, STOP)
BUY_OR_REFUSE = (BUY, REFUSE)
PRICES = [Price(coins) for coins in range(401)]
LOADS: list[Action] = [Load(ship, harbor) for ship in range(3) for harbor in range(3)]
LOAD_OR_THROW = [*LOADS, THROW]


def refusal(text: str, options: Sequence[Action]) -> str:
    with pytest.raises(BadNotation) as caught:
        NOTATION.read(text, options)
    return str(caught.value)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (DRAW, "draw"),
        (REFUSE, "refuse"),
        (Price(18), "price 18"),
        (Load(2, 0), "load 5 pisa"),
        (Load(0, 2), "load 3 venezia"),
        (Tile(0), "tile dye-0"),
    ],
)
def test_an_action_is_written_and_parsed_as_the_same_text(action: Action, text: str) -> None:
    assert NOTATION.write(action) == text
    assert NOTATION.parse(text) == action


def test_the_texts_follow_the_box() -> None:
    assert GAME.notation(custom_setup()).write(Load(1, 1)) == "load 4 napoli"


def test_the_index_of_an_answer_is_its_place_in_the_fixed_order() -> None:
    assert [NOTATION.index(action) for action in NOTATION.actions] == list(range(NOTATION.size))


def test_outcomes_of_chance_have_no_index() -> None:
    assert Tile(0) not in NOTATION.actions
    with pytest.raises(KeyError):
        NOTATION.index(Tile(0))


def test_the_size_counts_the_answers_of_seats_alone() -> None:
    # Five words, nine loads, the prices from 0 to 400.
    assert NOTATION.size == 5 + 9 + 401


def test_the_verbs_are_the_first_words_of_the_answers_once_each() -> None:
    assert NOTATION.verbs == ("draw", "stop", "buy", "refuse", "throw", "load", "price")


@pytest.mark.parametrize("text", ["Draw", "draw ", "d", "price 401", "price 07", ""])
def test_parse_takes_the_exact_text_only(text: str) -> None:
    with pytest.raises(BadNotation, match="is not an action"):
        NOTATION.parse(text)


def test_parse_offers_the_nearest_text() -> None:
    with pytest.raises(BadNotation) as caught:
        NOTATION.parse("refus")
    assert str(caught.value) == "“refus” is not an action. Did you mean “refuse”?"


def test_parse_shortens_an_endless_text_in_its_refusal() -> None:
    with pytest.raises(BadNotation) as caught:
        NOTATION.parse("z" * 3000)
    assert str(caught.value) == "“" + "z" * 60 + "” is not an action."


@pytest.mark.parametrize("text", ["draw", "d", "dr", "DRAW", "  Draw  "])
def test_a_word_may_be_shortened_and_case_and_spaces_do_not_matter(text: str) -> None:
    assert NOTATION.read(text, DRAW_OR_STOP) == DRAW


@pytest.mark.parametrize("text", ["load 5 genova", "l 5 g", "LOAD  5   Gen", "lo 5 genov"])
def test_every_word_of_a_longer_answer_may_be_shortened(text: str) -> None:
    assert NOTATION.read(text, LOAD_OR_THROW) == Load(2, 1)


def test_the_last_words_may_be_left_out_where_only_one_answer_is_meant() -> None:
    assert NOTATION.read("load 4", [Load(1, 2), Load(2, 0), THROW]) == Load(1, 2)


def test_a_number_is_never_shortened() -> None:
    assert NOTATION.read("p 4", PRICES) == Price(4)
    assert NOTATION.read("price 40", PRICES) == Price(40)


def test_a_number_that_only_begins_like_a_legal_answer_does_not_mean_it() -> None:
    assert NOTATION.read("p 4", [Price(40), BUY]) == Price(4)


@pytest.mark.parametrize(("text", "coins"), [("price 4000", 4000), ("p -3", -3)])
def test_a_number_beyond_the_limits_is_an_action_that_its_rule_refuses(
    text: str, coins: int
) -> None:
    assert NOTATION.read(text, PRICES) == Price(coins)


@pytest.mark.parametrize("number", ["18.5", "18,5", "-0.5"])
def test_a_number_with_a_fraction_is_no_action(number: str) -> None:
    assert refusal(f"price {number}", PRICES) == (
        f"“{number}” is not a whole number; answer with price 0 … price 400."
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [("18", True), ("-3", True), ("18.5", True), ("18,5", True), ("", False), ("-", False),
     ("1.", False), ("1 2", False), ("x", False), ("9" * 21, False), ("²", False)],
)  # fmt: skip
def test_a_number_is_known_by_its_digits(text: str, expected: bool) -> None:
    assert is_number(text) is expected


def test_a_word_too_many_is_refused_with_the_answer_there_is() -> None:
    assert refusal("Draw  two", DRAW_OR_STOP) == (
        "“Draw  two” is not understood; answer with draw."
    )


def test_a_harbor_that_is_not_there_is_refused_with_the_loads_there_are() -> None:
    assert refusal("load 5 roma", LOAD_OR_THROW).startswith(
        "“load 5 roma” is not understood; answer with load 3 pisa, "
    )


def test_an_answer_that_may_be_several_is_refused_with_all_of_them() -> None:
    assert refusal("load 5", LOAD_OR_THROW) == (
        "“load 5” could be load 5 pisa, load 5 genova or load 5 venezia; type a little more."
    )


def test_six_meanings_are_all_shown() -> None:
    assert refusal("load", LOADS[:6]).count("load 3") == 3
    assert "…" not in refusal("load", LOADS[:6])


def test_of_many_meanings_the_first_five_are_shown() -> None:
    assert refusal("price", PRICES) == (
        "“price” could be price 0, price 1, price 2, price 3, price 4 or …; type a little more."
    )


def test_a_short_word_means_a_legal_answer_before_any_other() -> None:
    assert NOTATION.read("r", BUY_OR_REFUSE) == REFUSE
    assert NOTATION.read("t", LOAD_OR_THROW) == THROW


def test_an_action_that_exists_but_is_not_legal_is_returned_for_the_match_to_refuse() -> None:
    assert NOTATION.read("buy", DRAW_OR_STOP) == BUY
    assert NOTATION.read("price 400", PRICES[:10]) == Price(400)


def test_a_shortened_action_that_is_not_legal_is_returned_where_it_is_the_only_one() -> None:
    assert NOTATION.read("ref", DRAW_OR_STOP) == REFUSE


def test_words_that_no_legal_answer_begins_with_are_refused_with_what_may_be_said() -> None:
    assert refusal("load 5", DRAW_OR_STOP) == (
        "“load 5” is not understood; answer with draw or stop."
    )


@pytest.mark.parametrize("text", ["", "   ", "\t\n"])
def test_an_empty_text_is_refused_with_what_may_be_said(text: str) -> None:
    assert refusal(text, DRAW_OR_STOP) == "An answer is needed: draw or stop."


def test_a_long_row_of_answers_is_offered_by_its_ends() -> None:
    assert refusal("", PRICES) == "An answer is needed: price 0 … price 400."


def test_what_is_not_understood_is_refused_with_the_nearest_legal_answer() -> None:
    assert refusal("sotp", DRAW_OR_STOP) == (
        "“sotp” is not understood; answer with draw or stop. Did you mean “stop”?"
    )


def test_where_no_legal_answer_is_near_the_nearest_verb_is_offered() -> None:
    assert refusal("thorw it", DRAW_OR_STOP).endswith("Did you mean “throw”?")


def test_other_words_that_may_be_typed_are_offered_too() -> None:
    with pytest.raises(BadNotation) as caught:
        NOTATION.read("undoo", DRAW_OR_STOP, ["undo", "quit"])
    assert caught.value.said == refusals.ANSWER_UNKNOWN_NEAR.said(
        text="undoo", answers=("draw", "stop"), near="undo"
    )


def test_where_nothing_is_near_nothing_is_offered() -> None:
    assert refusal("xyzzy", DRAW_OR_STOP) == "“xyzzy” is not understood; answer with draw or stop."


def test_an_endless_answer_is_shortened_in_the_refusal() -> None:
    assert len(refusal("z" * 3000, DRAW_OR_STOP)) < 120


def test_a_notation_of_no_answers_understands_nothing() -> None:
    with pytest.raises(BadNotation, match="“draw” is not an action"):
        Notation([], []).parse("draw")
