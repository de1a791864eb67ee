"""S27: begging."""

from typing import Any

import pytest

from fiorino.core.protocol import SPECTATOR
from fiorino.core.sentences import Thing
from fiorino.games.siena import SIENA, refusals
from fiorino.games.siena.events import AlmsGiven

from .tables import Playing, country_turn, seat
from .town_tables import RING, Seats, banker, calandrino, removed, rest, told, town, walk_of


def begging(
    bankers: Seats, start: str = "torre-del-mangia", green: str = "", **board: Any
) -> Playing:
    """Blue, a Peasant, has sent Calandrino on his way, with a green or without."""
    hand = ["calandrino", "inn", "mule", *([green] if green else [])]
    playing = town({"blue": seat(hand=hand), **bankers}, country_turn(), calandrino=start, **board)
    playing.play("play calandrino", *([f"with {green}"] if green else []))
    return playing.play("go")


def in_the_inn(guest: dict[str, object], **more: dict[str, object]) -> Playing:
    """Blue, a Peasant, has sent Calandrino from Palazzo Tolomei into the Inn."""
    seats = {"blue": seat(hand=["calandrino", "inn", "mule"]), "orange": guest, **more}
    playing = town(seats, country_turn(), calandrino="palazzo-tolomei")
    return playing.play("play calandrino", "go inn")


@pytest.mark.parametrize("place", ["piazza-del-campo", "palazzo-pubblico"])
def test_s27_1_he_begs_at_a_place_that_he_passes(place: str) -> None:
    playing = begging({"orange": banker(50, place)})
    assert (playing.asked, playing.question) == ("orange", "beg")
    assert calandrino(playing) == place

    assert calandrino(playing.play("give")) == "duomo"


def test_s27_1_he_begs_where_his_walk_ends() -> None:
    playing = begging({"orange": banker(50, "via-dei-servi")}, start="duomo")
    assert (playing.asked, calandrino(playing)) == ("orange", "via-dei-servi")

    assert playing.play("give").asked == "blue"


def test_s27_1_he_does_not_beg_where_he_starts_or_where_he_does_not_come() -> None:
    others = {"orange": banker(50, "torre-del-mangia"), "green": banker(50, "palazzo-tolomei")}
    playing = begging(others)

    assert playing.asked == "blue"
    assert (playing.money("orange"), playing.money("green")) == (50, 50)


def test_s27_1_he_begs_each_time_he_enters_a_place() -> None:
    playing = begging({"orange": banker(50, "piazza-del-campo")}, green="girlfriends-9")
    playing.play("give")
    assert (playing.asked, len(walk_of(playing))) == ("orange", 11)

    assert playing.play("give").money("orange") == 30
    assert playing.asked == "blue"


def test_s27_1_he_begs_at_his_starting_place_if_he_enters_it_again() -> None:
    playing = begging({"orange": banker(50, "torre-del-mangia")}, green="girlfriends-9")

    assert (playing.asked, len(walk_of(playing))) == ("orange", 10)


def test_s27_1_he_begs_from_each_banker_there_in_initiative_order() -> None:
    others = {"orange": banker(60, "piazza-del-campo"), "green": banker(50, "piazza-del-campo")}
    playing = begging(others)
    assert playing.asked == "green"

    assert playing.play("give").asked == "orange"
    assert playing.play("give").asked == "blue"


def test_s27_1_the_initiative_track_counts_and_not_the_wealth_of_the_moment() -> None:
    others = {"orange": banker(60, "piazza-del-campo"), "green": banker(50, "piazza-del-campo")}

    assert begging(others, order=["blue", "orange", "green"]).asked == "orange"


def test_s27_2_he_never_begs_from_the_player_who_moves_him() -> None:
    seats = {
        "blue": banker(50, "piazza-del-campo", ["calandrino", "mule"]),
        "orange": banker(60, "piazza-del-campo"),
    }
    playing = rest(seats, calandrino="torre-del-mangia").play("play calandrino", "go")
    assert playing.asked == "orange"

    assert playing.play("give").asked == "blue"
    assert playing.question == "banker-rest"
    assert (playing.money("blue"), playing.money("orange")) == (50, 50)


def test_s27_2_the_mover_gives_nothing_on_the_duomo_either() -> None:
    seats = {"blue": banker(50, "duomo", ["calandrino", "mule"]), "orange": banker(60, "duomo")}
    playing = rest(seats, calandrino="torre-del-mangia").play("play calandrino", "go")

    assert (playing.money("blue"), playing.money("orange")) == (50, 40)


def test_s27_3_he_never_begs_from_a_banker_on_the_wall() -> None:
    playing = begging({"orange": banker(50, "wall")}, green="girlfriends-9")

    assert playing.asked == "blue"
    assert set(walk_of(playing)) == set(RING)
    assert playing.money("orange") == 50


def test_s27_4_a_banker_begged_from_gives_10_florins() -> None:
    playing = begging({"orange": banker(50, "piazza-del-campo")}).play("give")

    assert (playing.money("orange"), playing.table.stinginess) == (40, [0, 0])


def test_s27_4_he_gives_refuses_or_plays_guards() -> None:
    hand = ["guards-4", "guards-8", "girlfriends-3"]
    playing = begging({"orange": banker(50, "piazza-del-campo", hand)})

    assert playing.answers == ["give", "refuse", "play guards-4", "play guards-8"]


@pytest.mark.parametrize("answer", ["pass", "decline", "play girlfriends-3", "discard guards-4"])
def test_s27_4_he_has_no_other_answer(answer: str) -> None:
    hand = ["guards-4", "girlfriends-3"]
    playing = begging({"orange": banker(50, "piazza-del-campo", hand)})

    assert playing.refused(answer) == ("S27.4", refusals.CALANDRINO_BEGS.said())


def test_s27_4_guards_that_he_does_not_hold_send_nobody_away() -> None:
    playing = begging({"orange": banker(50, "piazza-del-campo", ["guards-4"])})
    assert playing.refused("play guards-8") == (
        "S27.4",
        refusals.CARD_NOT_HELD.said(card=Thing("card", "guards-8")),
    )


def test_s27_5_who_refuses_takes_a_stinginess_cube() -> None:
    playing = begging({"orange": banker(50, "piazza-del-campo", stinginess=2)}).play("refuse")

    assert playing.money("orange") == 50
    assert playing.table.stinginess == [0, 3]


def test_s27_5_he_keeps_it_in_sight() -> None:
    playing = begging({"orange": banker(50, "piazza-del-campo")}).play("refuse")
    seats = SIENA.view(playing.table, SPECTATOR)["seats"]
    assert isinstance(seats, list)

    assert [(one["name"], one["stinginess"]) for one in seats] == [("blue", 0), ("orange", 1)]


def test_s27_5_it_cannot_be_bought_off() -> None:
    playing = begging({"orange": banker(50, "piazza-del-campo")}, green="girlfriends-9")
    playing.play("refuse", "give")

    assert (playing.money("orange"), playing.table.stinginess) == (40, [0, 1])


def test_s27_6_who_plays_guards_neither_gives_nor_takes_a_cube() -> None:
    playing = begging({"orange": banker(50, "piazza-del-campo", ["guards-4"])})
    playing.play("play guards-4")

    assert (playing.money("orange"), playing.table.stinginess) == (50, [0, 0])
    assert removed(playing, "guards-4") == 1
    assert playing.asked == "blue"


def test_s27_6_one_guards_card_serves_one_begging() -> None:
    guarded = banker(50, "piazza-del-campo", ["guards-4"])
    playing = begging({"orange": guarded}, green="girlfriends-9").play("play guards-4")

    assert (playing.asked, playing.answers) == ("orange", ["give", "refuse"])


def test_s27_6_the_guards_of_one_banker_do_not_serve_another() -> None:
    others = {
        "orange": banker(50, "piazza-del-campo", ["guards-4"]),
        "green": banker(60, "piazza-del-campo"),
    }
    playing = begging(others).play("play guards-4")

    assert (playing.asked, playing.answers) == ("green", ["give", "refuse"])


@pytest.mark.parametrize("florins", [0, 1, 9, 10])
def test_s27_7_who_has_less_than_he_should_gives_all_he_has(florins: int) -> None:
    playing = begging({"orange": banker(florins, "piazza-del-campo")}).play("give")

    assert (playing.money("orange"), playing.table.stinginess) == (0, [0, 0])


def test_s27_7_who_has_nothing_may_still_refuse() -> None:
    playing = begging({"orange": banker(0, "piazza-del-campo")})
    assert playing.answers == ["give", "refuse"]

    assert playing.play("refuse").table.stinginess == [0, 1]


def test_s27_7_giving_nothing_counts_as_giving() -> None:
    playing = begging({"orange": banker(0, "piazza-del-campo")}).play("give")

    assert [(event.seat, event.coins) for event in told(playing, AlmsGiven)] == [(1, 0)]


@pytest.mark.parametrize(("florins", "left"), [(50, 30), (20, 0), (19, 0), (0, 0)])
def test_s27_8_on_the_duomo_a_banker_must_give_20_or_all_he_has(florins: int, left: int) -> None:
    playing = begging({"orange": banker(florins, "duomo")})

    assert playing.asked == "blue"
    assert (playing.money("orange"), playing.table.stinginess) == (left, [0, 0])


def test_s27_8_he_can_neither_refuse_nor_play_guards_there() -> None:
    playing = begging({"orange": banker(50, "duomo", ["guards-4"])})

    assert playing.asked == "blue"
    assert (playing.money("orange"), playing.hand("orange")) == (30, ["guards-4"])


def test_s27_8_all_bankers_on_the_duomo_give() -> None:
    playing = begging({"orange": banker(50, "duomo"), "green": banker(15, "duomo")})

    assert (playing.money("orange"), playing.money("green")) == (30, 0)


@pytest.mark.parametrize(("florins", "left"), [(50, 30), (20, 0), (19, 0), (0, 0)])
def test_s27_9_in_the_inn_he_gives_20_or_all_he_has(florins: int, left: int) -> None:
    playing = in_the_inn(banker(florins, "inn"))
    assert (playing.asked, playing.question) == ("orange", "beg")

    assert playing.play("give").money("orange") == left
    assert playing.table.stinginess == [0, 0]


def test_s27_9_in_the_inn_he_may_refuse() -> None:
    playing = in_the_inn(banker(50, "inn")).play("refuse")

    assert (playing.money("orange"), playing.table.stinginess) == (50, [0, 1])


def test_s27_9_in_the_inn_he_may_play_guards() -> None:
    playing = in_the_inn(banker(50, "inn", ["guards-8"])).play("play guards-8")

    assert (playing.money("orange"), playing.table.stinginess) == (50, [0, 0])
