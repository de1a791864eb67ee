"""S21: the Duomo."""

import pytest

from fiorino.games.siena import refusals
from fiorino.games.siena.events import SenesiSeen

from .tables import Playing, seat
from .town_tables import banker, is_next_round, move, told, town, turn

ALL_SENESI = [1] * 12 + [2] * 8 + [3] * 4 + [4] * 2


def last_senesi(*left: int) -> Playing:
    """Blue is on the Duomo; these Senesi cards are left, the others belong to orange."""
    kept = ALL_SENESI.copy()
    for value in left:
        kept.remove(value)
    deck = {str(value): left.count(value) for value in (1, 2, 3, 4)}
    others = {"orange": seat(status="merchant", senesi=kept)}
    return move(banker(50, "duomo", ["inn"]), others=others, senesi=deck)


def test_s21_1_a_banker_who_stops_on_the_duomo_may_make_a_donation() -> None:
    playing = move(banker(50, "duomo", ["inn"])).play("stop")

    assert (playing.question, playing.answers) == ("donate-or-not", ["donate", "decline"])
    assert playing.play("decline").question == "banker-rest"
    assert playing.money("blue") == 50
    assert playing.table.donated == [0, 0]


def test_s21_1_once_in_the_whole_game() -> None:
    playing = move(banker(50, "duomo", ["inn"], donated=1)).play("stop")

    assert playing.question == "banker-rest"
    assert playing.refused("donate") == ("S21.1", refusals.DONATED_ALREADY.said())


def test_s21_1_who_has_donated_is_not_asked_at_his_next_stop() -> None:
    playing = move(banker(50, "duomo", ["inn"])).play("stop", "donate", *["senesi 1"] * 4)
    assert playing.table.donated == [1, 0]

    later = turn({"blue": banker(50, "palazzo-tolomei", ["inn"], donated=True)}).play("stop")
    assert (later.place("blue"), later.question) == ("duomo", "banker-rest")


def test_s21_1_who_only_passes_the_duomo_donates_nothing() -> None:
    playing = move(banker(50, "duomo", ["inn"]), points=1)

    assert playing.refused("donate") == ("S21.1", refusals.DONATE_AT_DUOMO.said())
    assert playing.play("step").question == "banker-move"


@pytest.mark.parametrize(
    ("florins", "amount"),
    [(15, 10), (34, 10), (35, 20), (54, 20), (55, 30), (74, 30), (75, 40), (214, 100), (215, 110)],
)
def test_s21_2_the_amount_is_not_his_choice(florins: int, amount: int) -> None:
    playing = move(banker(florins, "duomo", ["inn"])).play("stop", "donate")

    assert playing.money("blue") == florins - amount


@pytest.mark.parametrize("florins", [0, 9, 10, 14])
def test_s21_2_with_fewer_than_15_he_cannot_donate(florins: int) -> None:
    playing = move(banker(florins, "duomo", ["inn"])).play("stop")

    assert playing.question == "banker-rest"
    assert playing.refused("donate") == ("S21.2", refusals.DONATION_NEEDS.said(coins=15))


def test_s21_3_he_draws_four_senesi_cards_and_keeps_two() -> None:
    playing = move(banker(50, "duomo", ["inn"])).play("stop", "donate")
    playing.play("senesi 2", "senesi 1", "senesi 4", "senesi 1")

    assert (playing.asked, playing.question) == ("blue", "keep-senesi")
    assert playing.answers == ["keep 1 1", "keep 1 2", "keep 1 4", "keep 2 4"]
    playing.play("keep 2 4")
    assert playing.table.kept == [(2, 4), ()]
    assert playing.question == "banker-rest"


def test_s21_3_the_others_go_under_the_deck() -> None:
    playing = move(banker(50, "duomo", ["inn"])).play("stop", "donate")
    playing.play("senesi 2", "senesi 1", "senesi 4", "senesi 1", "keep 2 4")

    assert playing.table.under == [(1, 0), (1, 0)]
    assert playing.table.senesi_left() == 24


@pytest.mark.parametrize("answer", ["keep 4 4", "keep 3 4", "keep 4"])
def test_s21_3_he_keeps_exactly_two_of_those_he_drew(answer: str) -> None:
    playing = move(banker(50, "duomo", ["inn"])).play("stop", "donate")
    playing.play("senesi 2", "senesi 1", "senesi 4", "senesi 1")

    assert playing.refused(answer) == ("S21.3", refusals.SENESI_NOT_DRAWN.said())
    assert playing.refused("decline") == ("S21.3", refusals.CHOOSE_SENESI.said())


def test_s21_4_without_a_senesi_card_in_the_deck_there_is_no_donation() -> None:
    playing = last_senesi().play("stop")

    assert playing.question == "banker-rest"
    assert playing.refused("donate") == ("S21.4", refusals.NO_SENESI.said())


def test_s21_4_of_three_he_keeps_two() -> None:
    playing = last_senesi(1, 3, 4).play("stop", "donate", "senesi 3", "senesi 1", "senesi 4")

    assert playing.answers == ["keep 1 3", "keep 1 4", "keep 3 4"]


def test_s21_4_of_two_he_keeps_both() -> None:
    playing = last_senesi(1, 3).play("stop", "donate", "senesi 3", "senesi 1")

    assert playing.question == "banker-rest"
    assert sorted(playing.table.kept[0]) == [1, 3]
    assert playing.money("blue") == 30


def test_s21_4_of_one_he_keeps_one() -> None:
    playing = last_senesi(4).play("stop", "donate", "senesi 4")

    assert playing.question == "banker-rest"
    assert playing.table.kept[0] == (4,)
    assert playing.table.senesi_left() == 0


def test_s21_5_cards_put_back_go_under_the_deck_in_the_order_in_which_they_were_drawn() -> None:
    playing = move(banker(50, "duomo", ["inn"])).play("stop", "donate")
    playing.play("senesi 2", "senesi 4", "senesi 1", "senesi 3", "keep 3 4")

    assert playing.table.under == [(2, 0), (1, 0)]


def test_s21_5_the_first_drawn_lies_uppermost_and_is_drawn_first() -> None:
    playing = town(
        {
            "blue": banker(50, "duomo"),
            "orange": banker(50, "palazzo-tolomei", donated=0),
            "green": seat(status="merchant", senesi=[1] * 11 + [2] * 7 + [3] * 3 + [4]),
        },
        [
            {"step": "next-turn", "row": 1, "left": 1},
            {"step": "donate-or-not", "seat": "blue"},
        ],
        order=["blue", "orange", "green"],
    )
    playing.play("donate", "senesi 2", "senesi 4", "senesi 1", "senesi 3", "keep 3 4")
    assert (playing.asked, playing.question) == ("orange", "donate-or-not")

    assert is_next_round(playing.play("donate"))
    assert [event.value for event in told(playing, SenesiSeen)] == [2, 4, 1, 3, 2, 1]
    assert sorted(playing.table.kept[1]) == [1, 2]


def test_s21_5_the_deck_comes_before_what_lies_under_it() -> None:
    under = [{"value": 3, "seat": "orange"}, {"value": 4, "seat": "orange"}]
    kept = [1] * 11 + [2] * 7 + [3] * 3 + [4]
    playing = move(
        banker(50, "duomo", ["inn"]),
        others={"orange": seat(status="merchant", senesi=kept)},
        under=under,
    )
    playing.play("stop", "donate")
    assert playing.answers == ["senesi 1", "senesi 2"]

    playing.play("senesi 2", "senesi 1")
    assert playing.answers[-1] == "keep 3 4"
    playing.play("keep 3 4")
    assert playing.table.under == [(2, 0), (1, 0)]
