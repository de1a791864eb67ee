"""S3: set-up."""

from collections import Counter

import pytest

from .opening_tables import FIRST_DISPLAY, chances, laid, last_track, pile, ranking
from .tables import Playing, at, country_turn, opening, seat


def test_s3_1_the_round_counter_stands_on_0() -> None:
    assert opening().table.round == 0
    assert laid().table.round == 0


def test_s3_2_one_unit_of_corn_is_ready_and_nothing_else() -> None:
    table = opening().table

    assert table.ready == [1, 0, 0, 0, 0]
    assert table.frames == [0, 0, 0, 0, 0]


def test_s3_3_calandrino_stands_on_banchi_di_sotto_and_the_inn_is_empty() -> None:
    table = opening().table

    assert table.box.places[table.calandrino] == "banchi-di-sotto"
    assert table.cubes == 0


def test_s3_4_the_order_of_the_players_is_drawn_by_lot() -> None:
    playing = opening(4)

    assert (playing.asked, playing.table.rule()) == ("chance", "S3.4")
    assert chances(playing) == {"seat blue": 1, "seat orange": 1, "seat green": 1, "seat rose": 1}
    playing.play("seat green")
    assert chances(playing) == {"seat blue": 1, "seat orange": 1, "seat rose": 1}


def test_s3_4_nobody_is_drawn_twice() -> None:
    playing = opening(3).play("seat green")

    assert playing.refused("seat green")[0] == "S3.4"


def test_s3_4_the_last_player_needs_no_lot() -> None:
    playing = opening(3).play("seat green", "seat blue")

    assert playing.asked != "chance"
    assert ranking(playing) == ["green", "blue", "orange"]


@pytest.mark.parametrize(
    ("game", "money"), [("standard", 28), ("introductory", 18), ("advanced", 28)]
)
def test_s3_4_each_puts_his_disc_on_28_or_18(game: str, money: int) -> None:
    playing = opening(3, game=game).play("seat green", "seat blue")

    assert playing.table.money == [money] * 3


def test_s3_4_each_disc_is_put_on_top_of_those_already_there() -> None:
    playing = opening(5).play("seat red", "seat blue", "seat rose", "seat green")

    assert ranking(playing) == ["red", "blue", "rose", "green", "orange"]


def test_s3_5_the_bottom_of_the_stack_takes_the_lowest_row() -> None:
    playing = opening(5).play("seat red", "seat blue", "seat rose", "seat green")

    assert last_track(playing) == ["red", "blue", "rose", "green", "orange"]
    assert playing.asked == "red"


def test_s3_6_the_senesi_cards_are_shuffled_into_a_deck() -> None:
    playing = at(
        {
            "seats": {"blue": seat(40, "merchant", ["inn"])},
            "turn": {"eligible": 20},
            "agenda": country_turn(),
        }
    ).play("charity 10")

    assert playing.table.rule() == "S3.6"
    assert chances(playing) == {"senesi 1": 12, "senesi 2": 8, "senesi 3": 4, "senesi 4": 2}


def test_s3_6_the_whole_senesi_deck_is_there_at_the_start() -> None:
    assert laid().table.senesi_left() == 26


def _opens(*engaged: int) -> Playing:
    """A Banker opens an auction after these Artists were engaged by another."""
    return at(
        {
            "seats": {
                "blue": seat(30, "banker", place="inn"),
                "orange": seat(10, "banker", artists=[{"value": value} for value in engaged]),
            },
            "goods": {"corn": {}},
            "agenda": [{"step": "open-or-not", "seat": "blue"}],
        }
    ).play("open")


@pytest.mark.parametrize("engaged", [(), (7,), (1, 2, 3, 4)])
def test_s3_7_lorenzetti_is_not_among_the_first_five_artists(engaged: tuple[int, ...]) -> None:
    playing = _opens(*engaged)

    assert playing.table.rule() == "S3.7"
    assert chances(playing) == {
        f"artist {value}": 1 for value in range(1, 8) if value not in engaged
    }
    assert playing.refused("artist 8")[0] == "S3.7"


@pytest.mark.parametrize("engaged", [(1, 2, 3, 4, 5), (3, 4, 5, 6, 7), (2, 3, 4, 5, 6, 7)])
def test_s3_7_lorenzetti_lies_among_the_last_three_with_equal_chance(
    engaged: tuple[int, ...],
) -> None:
    left = [value for value in range(1, 9) if value not in engaged]

    assert chances(_opens(*engaged)) == {f"artist {value}": 1 for value in left}


def test_s3_8_the_seven_starred_cards_of_green_1_to_5_are_laid_open() -> None:
    playing = laid(3)

    assert pile(playing, "display") == Counter(FIRST_DISPLAY)


@pytest.mark.parametrize("game", ["standard", "advanced"])
def test_s3_8_the_other_45_cards_are_set_aside_for_the_deck(game: str) -> None:
    playing = laid(3, game=game)

    assert pile(playing, "deck").total() == 45
    assert not set(pile(playing, "deck")) & set(FIRST_DISPLAY)
    assert pile(playing, "discard").total() == 0


def test_s3_8_in_the_introductory_game_nothing_is_laid_open() -> None:
    playing = opening(3, game="introductory")

    assert pile(playing, "display").total() == 0


@pytest.mark.parametrize("game", ["standard", "introductory"])
def test_s3_9_every_player_begins_with_an_empty_hand(game: str) -> None:
    playing = laid(4, game=game)

    assert playing.table.hands == [[], [], [], []]
