"""S4: money."""

from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals

from .opening_tables import asked_for, last_track, ranking, star_auction, taking_cards
from .tables import Playing, Written, at, country_turn, seat


def test_s4_1_money_has_no_ceiling() -> None:
    playing = at(
        {
            "seats": {"blue": seat(100_000, hand=["courtesan"] * 2 + ["inn"] * 3)},
            "agenda": country_turn(),
        }
    ).play("play inn")

    assert playing.money("blue") == 100_020


def test_s4_1_money_never_falls_below_0() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(20, hand=["courtesan"]),
                "orange": seat(7, "banker", place="inn"),
            },
            "agenda": country_turn(),
        }
    ).play("play courtesan")

    assert playing.money("orange") == 0


def test_s4_1_a_player_without_money_stays_at_0() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(20, hand=["courtesan", "inn"]),
                "orange": seat(0, "banker", place="inn"),
            },
            "agenda": country_turn(),
        }
    ).play("play courtesan")

    assert playing.money("orange") == 0


def _cloth_sale(blue: int, orange: int, green: int, pile: list[str], order: list[str]) -> Playing:
    """Blue, a Merchant, may sell Cloth; orange and green are Bankers."""
    return at(
        {
            "seats": {
                "blue": seat(blue, "merchant", ["inn"]),
                "orange": seat(orange, "banker"),
                "green": seat(green, "banker"),
            },
            "pile": pile,
            "order": order,
            "goods": {"corn": {}, "cloth": {"ready": 1}},
            "turn": {"rights": ["cloth"]},
            "agenda": country_turn(),
        },
        players=3,
    )


def test_s4_2_income_comes_from_the_bank() -> None:
    playing = _cloth_sale(10, 40, 50, ["blue", "orange", "green"], ["blue", "orange", "green"])
    playing.play("sell cloth")

    assert playing.table.money == [10 + 20, 40 + 3, 50 + 3]


def test_s4_2_payments_go_to_the_bank() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(20, hand=["calandrino"]),
                "orange": seat(40, "banker", place="banchi-di-sopra"),
            },
            "agenda": country_turn(),
        }
    ).play("play calandrino", "give")

    assert playing.table.money == [20, 30]


def test_s4_3_in_a_stack_the_higher_disc_is_the_richer_player() -> None:
    playing = at(
        {
            "seats": {"blue": seat(20), "orange": seat(20), "green": seat(19)},
            "pile": ["green", "orange", "blue"],
            "agenda": [{"step": "set-initiative"}],
        },
        players=3,
    )

    assert ranking(playing) == ["green", "orange", "blue"]
    assert last_track(playing) == ["green", "orange", "blue"]


def _buying(seats: dict[str, Written], pile: list[str], display: list[str]) -> Playing:
    return at(
        {"seats": seats, "pile": pile, "display": display, "agenda": taking_cards()},
        players=len(seats),
    )


def test_s4_4_a_disc_that_moves_is_put_on_top() -> None:
    playing = _buying(
        {"blue": seat(20), "orange": seat(22), "green": seat(20)},
        ["orange", "blue", "green"],
        ["inn", "courtesan"],
    )
    assert ranking(playing) == ["blue", "green", "orange"]
    playing.play("pass", "pass", "take inn")

    assert playing.table.money == [20, 19, 20]
    assert ranking(playing) == ["orange", "blue", "green"]


def test_s4_4_a_disc_that_arrives_on_a_stack_lies_above_all_of_it() -> None:
    playing = _buying(
        {"blue": seat(20), "orange": seat(23), "green": seat(20)},
        ["orange", "blue", "green"],
        ["inn", "courtesan"],
    )
    playing.play("pass", "pass", "take inn")

    assert playing.table.money == [20, 20, 20]
    assert ranking(playing) == ["blue", "green", "orange"]


def test_s4_4_income_puts_a_disc_on_top_too() -> None:
    playing = at(
        {
            "seats": {"blue": seat(8, hand=["inn"] * 3 + ["courtesan"]), "orange": seat(28)},
            "agenda": country_turn(),
        }
    ).play("play inn")

    assert playing.table.money == [28, 28]
    assert ranking(playing) == ["orange", "blue"]


def test_s4_5_a_disc_that_pays_nothing_keeps_its_place() -> None:
    playing = _buying(
        {"blue": seat(20), "orange": seat(20)}, ["blue", "orange"], ["corn1-wine1", "inn"]
    )
    playing.play("take corn1-wine1")

    assert playing.money("blue") == 20
    assert ranking(playing) == ["blue", "orange"]


def test_s4_5_a_disc_that_gains_nothing_keeps_its_place() -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, hand=["francigena", "inn"]), "orange": seat(20)},
            "pile": ["blue", "orange"],
            "goods": {"corn": {"ready": 1}},
            "turn": {"rights": ["corn"]},
            "agenda": country_turn(),
        }
    ).play("play francigena", "draw 2", "devil")

    assert ranking(playing) == ["blue", "orange"]


def test_s4_5_who_has_nothing_to_pay_with_keeps_his_place() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(0, hand=["courtesan", "inn"]),
                "orange": seat(0, "banker", place="inn"),
            },
            "pile": ["orange", "blue"],
            "agenda": country_turn(),
        }
    ).play("play courtesan")

    assert ranking(playing) == ["orange", "blue"]


def test_s4_6_discs_that_move_at_once_move_in_initiative_order() -> None:
    # Before the sale green is below orange; on the track of this round orange is the poorer.
    playing = _cloth_sale(10, 40, 40, ["blue", "green", "orange"], ["blue", "orange", "green"])
    assert ranking(playing) == ["blue", "green", "orange"]
    playing.play("sell cloth")

    assert playing.table.money == [30, 43, 43]
    assert ranking(playing) == ["blue", "orange", "green"]


def test_s4_6_the_poorer_on_the_track_moves_first_whatever_his_seat() -> None:
    playing = _cloth_sale(10, 40, 40, ["blue", "orange", "green"], ["blue", "green", "orange"])
    playing.play("sell cloth")

    assert ranking(playing) == ["blue", "green", "orange"]


def test_s4_7_a_card_that_cannot_be_paid_in_full_is_not_offered() -> None:
    playing = _buying({"blue": seat(2), "orange": seat(9)}, ["blue", "orange"], ["inn", "banchi"])

    assert playing.answers == ["pass", "take inn"]
    assert playing.refused("take banchi") == (
        "S8.4",
        refusals.CARD_TOO_DEAR.said(card=Thing("card", "banchi"), coins=3, money=2),
    )


def test_s4_7_a_bid_that_cannot_be_paid_is_not_offered() -> None:
    playing = at(
        {
            "seats": {"blue": seat(2), "orange": seat(9)},
            "display": ["mule"],
            "agenda": star_auction(),
        }
    )

    assert playing.answers == ["pass", "bid 1", "bid 2"]
    assert playing.refused("bid 3")[1] == refusals.PURSE_TOO_SMALL.said(money=2, bid=3)


def test_s4_7_a_bid_beyond_the_purse_is_refused_with_what_it_holds() -> None:
    playing = at(
        {
            "seats": {"blue": seat(1), "orange": seat(9)},
            "display": ["mule"],
            "agenda": star_auction(),
        }
    )

    assert playing.refused("bid 3")[1] == refusals.PURSE_TOO_SMALL.said(money=1, bid=3)


def test_s4_7_a_level_that_cannot_be_paid_is_not_offered() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(14, "banker", ["inn"], place="torre-del-mangia"),
                "orange": seat(20, "peasant", ["inn"]),
            },
            "agenda": [
                {"step": "next-turn", "row": 1, "left": 1},
                {"step": "banker-rest", "seat": "blue"},
            ],
        }
    )

    assert asked_for(playing, "done", "done") == ["blue", "orange"]
    assert playing.table.tower == []


def test_s4_7_where_a_rule_says_so_he_pays_all_he_has() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(20, hand=["calandrino"]),
                "orange": seat(6, "banker", place="banchi-di-sopra"),
            },
            "agenda": country_turn(),
        }
    ).play("play calandrino")

    assert playing.answers == ["give", "refuse"]
    assert playing.play("give").money("orange") == 0
