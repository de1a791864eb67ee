"""Notation: every action as text and as an index, one to one."""

import pytest

from fiorino.core.errors import BadNotation
from fiorino.games.medici_vs_strozzi import MEDICI_VS_STROZZI
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

from .tables import ALL_TILES, box_with, opening, other_box, setup_of

NOTATION = MEDICI_VS_STROZZI.notation(setup_of())
FIRST = [
    "draw", "stop", "buy", "refuse", "throw",
    "load 3 pisa", "load 3 genova", "load 3 venezia",
    "load 4 pisa", "load 4 genova", "load 4 venezia",
    "load 5 pisa", "load 5 genova", "load 5 venezia",
]  # fmt: skip
ANSWERS = FIRST + [f"price {coins}" for coins in range(401)]
OUTCOMES = sorted({f"tile {tile}" for tile in ALL_TILES})


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (DRAW, "draw"),
        (STOP, "stop"),
        (BUY, "buy"),
        (REFUSE, "refuse"),
        (THROW, "throw"),
        (Price(18), "price 18"),
        (Load(0, 0), "load 3 pisa"),
        (Load(2, 2), "load 5 venezia"),
        (Load(1, 0), "load 4 pisa"),
        (Tile(4), "tile dye-4"),
        (Tile(20), "tile gold-5"),
    ],
)
def test_an_action_and_its_text(action: Price, text: str) -> None:
    assert NOTATION.write(action) == text
    assert NOTATION.parse(text) == action


def test_the_action_index_is_this_order_for_good() -> None:
    assert [NOTATION.write(action) for action in NOTATION.actions] == ANSWERS
    assert NOTATION.size == 415


def test_index_and_action_are_one_to_one() -> None:
    assert [NOTATION.index(action) for action in NOTATION.actions] == list(range(415))
    assert len(set(NOTATION.actions)) == 415


@pytest.mark.parametrize("text", [*FIRST, "price 0", "price 7", "price 399", "price 400"])
def test_text_index_and_action_agree(text: str) -> None:
    action = NOTATION.parse(text)

    assert NOTATION.write(action) == text
    assert NOTATION.actions[NOTATION.index(action)] == action
    assert NOTATION.index(action) == ANSWERS.index(text)


def test_every_text_names_another_action() -> None:
    actions = {NOTATION.parse(text) for text in ANSWERS + OUTCOMES}

    assert len(actions) == len(ANSWERS) + len(OUTCOMES)
    assert len(OUTCOMES) == 21


@pytest.mark.parametrize("text", OUTCOMES)
def test_an_outcome_of_chance_has_a_text_and_no_index(text: str) -> None:
    outcome = NOTATION.parse(text)

    assert NOTATION.write(outcome) == text
    with pytest.raises(KeyError):
        NOTATION.index(outcome)


def test_a_higher_ceiling_shifts_no_other_index() -> None:
    box = box_with("rounds", "highest_price", value=500)
    higher = MEDICI_VS_STROZZI.notation(setup_of(box=box))

    assert higher.size == 515
    assert higher.actions[:415] == NOTATION.actions


def test_the_texts_speak_of_the_box_that_is_played_with() -> None:
    notation = MEDICI_VS_STROZZI.notation(setup_of(box=other_box()))

    assert notation.parse("load 4 ancona") == Load(1, 2)
    assert notation.write(notation.parse("tile alum-0")) == "tile alum-0"
    with pytest.raises(BadNotation):
        notation.parse("load 4 pisa")


@pytest.mark.parametrize(
    "text",
    ["", "draw ", "Draw", "price", "price 401", "price -1", "price 07", "load 6 pisa",
     "load 3 roma", "tile dye-5", "pass"],
)  # fmt: skip
def test_a_text_that_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match=f"^“{text}” is not an action."):
        NOTATION.parse(text)


@pytest.mark.parametrize(
    ("typed", "text"),
    [("l 5 v", "load 5 venezia"), ("  LOAD 3   Pisa ", "load 3 pisa"), ("t", "throw")],
)
def test_a_person_may_shorten_what_is_meant(typed: str, text: str) -> None:
    playing = opening().play("tile dye-4", "stop", "price 3", "refuse")

    assert NOTATION.write(NOTATION.read(typed, playing.table.options())) == text


def test_an_action_is_equal_by_what_it_says() -> None:
    assert Price(3) == Price(3)
    assert Price(3) != Price(4)
    assert Load(0, 1) != Load(1, 0)
    assert Tile(3) != Price(3)


def test_every_action_is_by_a_rule_that_exists() -> None:
    rules = MEDICI_VS_STROZZI.rulebook().rules
    named = {type(NOTATION.parse(text)).rule for text in ANSWERS + OUTCOMES}

    assert named == {"M2.3", "M2.4", "M3.1", "M3.2", "M3.3", "M4.1", "M4.5"}
    assert named <= set(rules)
