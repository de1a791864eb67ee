"""S5: Initiative."""

import pytest

from .opening_tables import asked_for, laid, last_track, new_round, taking_cards, turns
from .tables import Playing, at, country_turn, seat

NAMES = ("blue", "orange", "green", "rose", "red")
RED_2 = ["courtesan", "courtesan", "courtesan", "courtesan", "calandrino"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s5_1_the_rows_are_0_1_2_2_3_from_the_bottom(players: int) -> None:
    playing = at(
        {
            "seats": {name: seat(20 + row) for row, name in enumerate(NAMES[:players])},
            "display": RED_2[:players],
            "agenda": taking_cards(),
        },
        players=players,
    )
    paid = []
    for row, name in enumerate(NAMES[:players]):
        playing.play("take courtesan" if row < 4 else "take calandrino")
        paid.append(20 + row - playing.money(name))

    assert paid == [2 + extra for extra in (0, 1, 2, 2, 3)[:players]]


def test_s5_2_the_poorest_stands_on_the_lowest_row() -> None:
    playing = at(
        {
            "seats": {"blue": seat(30), "orange": seat(9), "green": seat(31), "rose": seat(10)},
            "agenda": [{"step": "name-first"}, {"step": "set-initiative"}],
        },
        players=4,
    )

    assert last_track(playing) == ["orange", "rose", "blue", "green"]
    assert playing.asked == "orange"


def test_s5_2_in_a_stack_the_lower_disc_is_poorer() -> None:
    playing = at(
        {
            "seats": {"blue": seat(12), "orange": seat(12), "green": seat(12)},
            "pile": ["green", "blue", "orange"],
            "agenda": [{"step": "name-first"}, {"step": "set-initiative"}],
        },
        players=3,
    )

    assert last_track(playing) == ["green", "blue", "orange"]
    assert playing.asked == "green"


def _orange_gets_poorer() -> Playing:
    """Orange, one Florin richer than blue, takes a card for 4 and falls behind blue."""
    return at(
        {
            "seats": {"blue": seat(20), "orange": seat(21)},
            "display": ["banchi", "courtesan", "inn"],
            "agenda": taking_cards(),
        }
    ).play("pass", "take banchi")


def test_s5_3_the_track_does_not_change_in_a_round() -> None:
    playing = _orange_gets_poorer()

    assert playing.table.money == [20, 17]
    assert asked_for(playing, "pass", "pass", "first blue") == ["blue", "orange", "blue"]
    assert turns(playing) == ["blue", "orange"]


def test_s5_3_the_track_is_set_anew_at_the_start_of_every_round() -> None:
    playing = _orange_gets_poorer().play("pass", "pass", "first blue", "done")

    assert playing.table.round == 2
    playing.play("card inn", "card servi", "card servi", "card corn1-wine1")
    assert last_track(playing) == ["orange", "blue"]
    assert playing.asked == "orange"


def test_s5_4_initiative_order_is_that_of_the_track_and_not_the_wealth_of_the_moment() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(20, hand=["calandrino"]),
                "orange": seat(90, "banker", place="banchi-di-sopra"),
                "green": seat(10, "banker", place="banchi-di-sopra"),
            },
            "order": ["orange", "blue", "green"],
            "agenda": country_turn(),
        },
        players=3,
    ).play("play calandrino")

    assert asked_for(playing, "refuse", "refuse") == ["orange", "green"]


def test_s5_4_prices_go_by_the_track_and_not_by_the_wealth_of_the_moment() -> None:
    playing = _orange_gets_poorer().play("pass", "take courtesan")

    # Still row +1 for orange, though poorer now.
    assert playing.money("orange") == 17 - (2 + 1)


def test_s5_5_after_the_top_row_in_use_the_bottom_row_follows() -> None:
    playing = laid(3).play("decline", "decline", "auction mule", "bid 1")

    # Green on the top row started; blue and orange declined and are barred.
    assert asked_for(playing, "auction mule", "bid 1", "pass") == ["blue", "blue", "orange"]


def test_s5_5_turns_loop_too() -> None:
    playing = at(
        {
            "seats": {"blue": seat(10), "orange": seat(11), "green": seat(12)},
            "agenda": [{"step": "choose-first", "seat": "blue"}],
        },
        players=3,
    ).play("first green")

    assert turns(playing) == ["green", "blue", "orange"]


def test_s5_3_a_new_round_sets_the_track_even_if_nothing_was_played() -> None:
    playing = at(
        {
            "seats": {"blue": seat(10), "orange": seat(9)},
            "order": ["blue", "orange"],
            "display": [],
            "agenda": new_round(),
        }
    ).play("card inn", "card inn", "card inn", "card inn")

    assert last_track(playing) == ["orange", "blue"]
