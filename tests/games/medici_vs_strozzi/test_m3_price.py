"""M3: the price."""

import pytest

from fiorino.core.refusals import NOT_ASKED
from fiorino.core.sentences import Thing
from fiorino.games.medici_vs_strozzi import refusals
from fiorino.games.medici_vs_strozzi.actions import Price

from .tables import MEDICI, STROZZI, Playing, at, name_price, opening, play_round_out, scored, ship


def lot_of_two() -> Playing:
    return opening().play("tile dye-4", "draw", "tile fur-1", "stop")


def test_m3_1_the_house_that_drew_names_the_price() -> None:
    playing = lot_of_two()

    assert (playing.asked, playing.question) == ("medici", "name-price")
    assert playing.refusal("price 7", by=STROZZI) == (
        "M3.1",
        NOT_ASKED.said(asked=Thing("seat", "medici"), seat=Thing("seat", "strozzi")),
    )


def test_m3_1_a_price_is_a_whole_number_from_0_up_to_400() -> None:
    assert lot_of_two().answers == [f"price {coins}" for coins in range(401)]


@pytest.mark.parametrize("coins", [0, 400])
def test_m3_1_the_lowest_and_the_highest_price_may_be_named(coins: int) -> None:
    playing = lot_of_two().play(f"price {coins}", "buy")

    assert playing.money == (300, 300 - coins)


@pytest.mark.parametrize("coins", [-1, 401])
def test_m3_1_a_price_beyond_the_bounds_is_refused(coins: int) -> None:
    assert lot_of_two().refusal(Price(coins)) == (
        "M3.1",
        refusals.NAME_PRICE.said(highest=400),
    )


@pytest.mark.parametrize("answer", ["stop", "buy", "refuse", "throw", "load 5 pisa"])
def test_m3_1_nothing_else_happens_before_the_price_is_named(answer: str) -> None:
    assert lot_of_two().refusal(answer) == ("M3.1", refusals.NAME_PRICE.said(highest=400))


def test_m3_1_the_price_is_for_the_whole_lot() -> None:
    playing = lot_of_two().play("price 7", "buy")

    assert playing.money == (300, 293)
    assert playing.play("load 3 pisa").ships("strozzi")[3] == ("pisa", ["dye-4", "fur-1"])


def test_m3_2_the_other_house_is_asked_whether_it_buys() -> None:
    playing = lot_of_two().play("price 7")

    assert (playing.asked, playing.question) == ("strozzi", "take-or-leave")
    assert playing.answers == ["buy", "refuse"]


def test_m3_2_the_other_house_buys_at_this_price() -> None:
    playing = lot_of_two().play("price 7", "buy")

    assert playing.money == (300, 293)
    assert (playing.asked, playing.question) == ("strozzi", "load-lot")


def test_m3_2_the_medici_buy_what_the_strozzi_offer() -> None:
    playing = at({"round": 1, "lot": ["dye-4"], "agenda": [name_price("strozzi")]})
    playing.play("price 12", "buy")

    assert playing.money == (288, 300)
    assert playing.asked == "medici"


@pytest.mark.parametrize("answer", ["price 8", "draw", "throw", "load 3 pisa"])
def test_m3_2_the_other_house_answers_to_the_price_and_does_nothing_else(answer: str) -> None:
    playing = lot_of_two().play("price 7")

    assert playing.refusal(answer) == ("M3.2", refusals.BUY_OR_REFUSE.said(price=7))


def test_m3_2_the_house_that_named_the_price_does_not_answer_to_it() -> None:
    playing = lot_of_two().play("price 7")

    assert playing.refusal("buy", by=MEDICI) == (
        "M3.2",
        NOT_ASKED.said(asked=Thing("seat", "strozzi"), seat=Thing("seat", "medici")),
    )


def test_m3_3_a_refused_lot_must_be_bought_by_the_house_that_named_the_price() -> None:
    playing = lot_of_two().play("price 7", "refuse")

    assert playing.money == (293, 300)
    assert (playing.asked, playing.question) == ("medici", "load-lot")


def test_m3_3_the_strozzi_too_must_buy_what_is_refused() -> None:
    playing = at({"round": 1, "lot": ["dye-4"], "agenda": [name_price("strozzi")]})
    playing.play("price 12", "refuse")

    assert playing.money == (300, 288)
    assert playing.asked == "strozzi"


def test_m3_3_the_house_that_named_the_price_cannot_refuse_in_its_turn() -> None:
    playing = lot_of_two().play("price 7", "refuse")

    assert playing.refusal("refuse") == ("M4.1", refusals.LOAD_OR_THROW.said())


@pytest.mark.parametrize(("answer", "money"), [("buy", (300, 275)), ("refuse", (275, 300))])
def test_m3_4_the_price_is_paid_to_the_bank(answer: str, money: tuple[int, int]) -> None:
    playing = lot_of_two().play("price 25", answer)

    assert playing.money == money
    assert sum(playing.money) == 600 - 25


def test_m3_4_a_thrown_lot_is_not_paid_back() -> None:
    playing = lot_of_two().play("price 25", "buy", "throw")

    assert playing.money == (300, 275)


def test_m3_5_money_goes_below_zero() -> None:
    playing = lot_of_two().play("price 400", "buy")

    assert playing.money == (300, -100)


def test_m3_5_credit_has_no_limit() -> None:
    playing = play_round_out(opening(), "strozzi", price=400)
    lots = playing.told.count("lot-thrown")

    assert lots == 9
    assert playing.money == (300, 300 - 400 * 9)


def test_m3_5_a_house_in_debt_may_name_any_price() -> None:
    playing = at(
        {
            "round": 2,
            "money": {"medici": -500, "strozzi": 10},
            "lot": ["dye-4"],
            "agenda": [name_price("medici")],
        }
    )

    assert playing.play("price 400", "refuse").money == (-900, 10)


def test_m3_5_credit_bears_no_interest() -> None:
    playing = scored(money=(-100, 40), round=2)

    assert playing.table.round == 3
    assert playing.money == (-100, 40)


def test_m3_5_what_is_earned_is_set_against_the_credit() -> None:
    playing = scored(medici={"3": ship("pisa", "gold-5")}, money=(-15, 0))

    assert playing.money == (5, 0)
