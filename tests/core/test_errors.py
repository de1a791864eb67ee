"""What is refused, and how it reads."""

import pickle

import pytest

from fiorino.core.errors import (
    BadBox,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    FiorinoError,
    IllegalAction,
    LawBroken,
    Objection,
    UnknownName,
)
from fiorino.core.sentences import Sentence, Thing

PRICE = Sentence("refusal-price", "a price is from 0 to {highest}")
COST = Sentence("refusal-cost", "{card} costs {coins:Florin|Florins}")


def test_an_illegal_action_says_the_reason_and_the_rule() -> None:
    refusal = IllegalAction(Objection("M3.1", PRICE, highest=400))
    assert (refusal.rule, refusal.reason) == ("M3.1", "a price is from 0 to 400")
    assert str(refusal) == "a price is from 0 to 400 (rule M3.1)"


def test_a_refusal_keeps_its_key_and_its_words_as_they_are() -> None:
    refusal = BadOption(COST, card=Thing("card", "guards-8"), coins=5)
    assert refusal.said.key == "refusal-cost"
    assert refusal.said.words == {"card": Thing("card", "guards-8"), "coins": 5}


@pytest.mark.parametrize(("coins", "shown"), [(0, "0 Florins"), (1, "1 Florin"), (2, "2 Florins")])
def test_a_noun_after_a_number_has_the_form_that_the_number_wants(coins: int, shown: str) -> None:
    said = COST.said(card=Thing("card", "guards-8"), coins=coins)
    assert said.text == f"guards-8 costs {shown}"


def test_several_answers_are_a_choice_in_a_sentence() -> None:
    assert Sentence("", "say {answers}").said(answers=("a", "b", "c")).text == "say a, b or c"


def test_plain_text_has_no_key() -> None:
    refusal = BadRecord("The record was changed.")
    assert (str(refusal), refusal.said.key) == ("The record was changed.", None)


@pytest.mark.parametrize(
    "refusal",
    [
        IllegalAction(Objection("M3.1", PRICE, highest=400)),
        BadOption(COST, card=Thing("card", "guards-8"), coins=1),
        BadRecord("The record was changed."),
    ],
    ids=["illegal", "keyed", "plain"],
)
def test_a_refusal_comes_whole_from_another_process(refusal: FiorinoError) -> None:
    again = pickle.loads(pickle.dumps(refusal))
    assert (type(again), str(again), again.said) == (type(refusal), str(refusal), refusal.said)


@pytest.mark.parametrize(
    "kind", [IllegalAction, BadNotation, BadOption, BadBox, BadPosition, BadRecord, UnknownName]
)
def test_everything_that_a_person_can_get_wrong_is_a_fiorino_error(kind: type) -> None:
    assert issubclass(kind, FiorinoError)


def test_a_broken_law_is_no_fault_of_a_person() -> None:
    assert not issubclass(LawBroken, FiorinoError)
    assert issubclass(LawBroken, AssertionError)
