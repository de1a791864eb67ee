"""Courses: what a page offers as one deed."""

from random import Random
from typing import Any

import pytest

from fiorino.core.briefing import courses
from fiorino.core.game import Setup
from fiorino.core.protocol import CHANCE, NOBODY, Seat
from fiorino.games.siena import SIENA
from fiorino.games.siena.table import SienaTable

from .country_tables import goods, merchant, peasant, road
from .tables import Playing, country_turn, seat
from .town_tables import RING, banker, calandrino, move, town, turn


def offered(playing: Playing) -> dict[str, dict[str, Any]]:
    """The courses that the seat which is asked is offered, by their goals."""
    listed: list[Any] = courses(playing.setup, playing.table)
    found = {course["place"]: course for course in listed}
    assert len(found) == len(listed)
    return found


def answers(playing: Playing, goal: str) -> list[str]:
    return list(offered(playing)[goal]["answers"])


def figures(playing: Playing, goal: str) -> dict[str, int]:
    return dict(offered(playing)[goal]["figures"])


# A Banker's walk


def test_a_walk_ends_at_its_goal_and_pays_what_it_says() -> None:
    playing = move(banker(50, "duomo", ["corn1-wine1", "inn"]))
    course = offered(playing)["piazza-del-campo"]

    assert course["answers"] == ["green corn1-wine1", "step", "step", "stop"]
    playing.play(*course["answers"])
    assert playing.place("blue") == "piazza-del-campo"
    assert playing.money("blue") == 50 + course["figures"]["florins"] == 55


def test_a_walk_spends_goods_cards_before_cards_that_a_banker_can_play() -> None:
    playing = move(banker(50, "duomo", ["wine1-oil2", "calandrino"]))

    assert answers(playing, "palazzo-pubblico") == ["green wine1-oil2", "step", "stop"]


def test_a_walk_takes_the_fewest_cards_and_of_those_the_lowest_green() -> None:
    playing = move(banker(50, "duomo", ["corn2-wine1", "corn1-wine2", "wine1-oil2"]))

    assert answers(playing, "palazzo-pubblico")[0] == "green wine1-oil2"
    assert answers(playing, "piazza-del-campo")[0] == "green corn1-wine2"
    assert answers(playing, "torre-del-mangia")[0] == "green corn2-wine1"
    assert figures(playing, "banchi-di-sopra") == {"steps": 4, "cards": 2, "florins": 5}


def test_one_card_that_a_banker_can_play_is_spent_before_two_that_they_cannot() -> None:
    playing = move(banker(50, "duomo", ["wine1-oil2", "corn1-wine2", "banchi"]))

    assert answers(playing, "torre-del-mangia")[0] == "green banchi"


def test_points_that_are_left_are_walked_first() -> None:
    playing = move(banker(50, "duomo", ["wine1-oil2"]), points=2)

    assert answers(playing, "piazza-del-campo") == ["step", "step", "stop"]
    assert figures(playing, "torre-del-mangia")["cards"] == 1


def test_where_the_banker_stands_is_no_course() -> None:
    assert "duomo" not in offered(move(banker(50, "duomo", ["wine1-oil2"])))


def test_a_walk_goes_once_round_the_town_at_most() -> None:
    hand = ["girlfriends-9", "guards-8", "bricklayer-7"]
    found = offered(move(banker(90, "duomo", hand)))

    assert set(found) == {*RING, "inn"} - {"duomo"}


def test_a_walk_enters_the_inn() -> None:
    playing = move(banker(50, "via-dei-servi", ["corn1-wine2"]))

    assert answers(playing, "inn") == ["green corn1-wine2", "step", "enter"]
    assert figures(playing, "inn") == {"steps": 2, "cards": 1, "florins": 0}
    playing.play(*answers(playing, "inn"))
    assert playing.place("blue") == "inn"


def test_courtesans_end_a_walk_in_the_inn() -> None:
    playing = move(banker(50, "via-dei-servi", ["corn1-wine1", "corn1-wine2"]), cubes=2)
    found = offered(playing)

    assert set(found) == {"inn"}
    assert found["inn"]["figures"] == {"steps": 1, "cards": 1, "florins": -20}


def test_girlfriends_lead_a_walk_past_courtesans() -> None:
    playing = move(banker(50, "via-dei-servi", ["corn1-wine1", "girlfriends-3"]), cubes=1)

    assert answers(playing, "inn") == ["green corn1-wine1", "step", "enter"]
    past = answers(playing, "palazzo-tolomei")
    assert past == ["green corn1-wine1", "step", "play girlfriends-3", "step", "stop"]
    assert figures(playing, "palazzo-tolomei") == {"steps": 2, "cards": 2, "florins": 5}


def test_the_gift_to_the_bride_is_among_the_florins() -> None:
    playing = move(banker(50, "via-delle-cerchia", ["corn1-wine1"], fresh=False))

    assert figures(playing, "palazzo-tolomei")["florins"] == 5
    assert figures(playing, "palazzo-pubblico")["florins"] == -10 + 5


def test_a_walk_ends_at_the_wedding_without_money_for_the_gift() -> None:
    playing = move(banker(9, "via-delle-cerchia", ["corn1-wine1"], fresh=False))

    assert set(offered(playing)) == {"palazzo-tolomei"}


def test_from_via_delle_cerchia_the_compulsory_step_is_part_of_the_walk() -> None:
    blue = banker(50, "via-delle-cerchia", ["corn1-wine1"], fresh=True)
    playing = turn({"blue": blue})

    assert playing.question == "first-step"
    assert answers(playing, "palazzo-tolomei") == ["step", "stop"]
    assert answers(playing, "duomo") == ["step", "green corn1-wine1", "step", "stop"]


def test_all_cards_of_a_district_are_one_course() -> None:
    blue = banker(50, "banchi-di-sotto", ["banchi", "banchi"])
    playing = move(blue).play("stop")

    assert answers(playing, "banchi-di-sotto") == ["play banchi", "play banchi"]
    assert figures(playing, "banchi-di-sotto") == {"cards": 2, "florins": 40}


# A Merchant's journey


def test_a_journey_leads_to_every_space_that_its_cards_reach() -> None:
    playing = merchant("wine1-oil2", "corn1-wine1")
    found = offered(playing)

    assert set(found) == {"firenze-1", "firenze-2", "arezzo-1", "arezzo-2"}
    assert found["firenze-1"]["answers"] == ["travel firenze", "with wine1-oil2", "go"]
    assert found["arezzo-2"]["figures"] == {"steps": 2, "cards": 2, "florins": 10}
    playing.play(*found["firenze-2"]["answers"])
    assert road(playing) == ("firenze", 2)


def test_a_journey_goes_on_from_where_the_merchant_stands() -> None:
    playing = merchant("wine1-oil2", "corn1-wine1", road=("firenze", 1))

    assert set(offered(playing)) == {"firenze-2", "firenze-3"}
    assert figures(playing, "firenze-3") == {"steps": 2, "cards": 2, "florins": 20}


def test_a_leg_that_is_begun_is_ended_by_its_courses() -> None:
    playing = merchant("wine1-oil2", "corn1-wine1", "corn2-wine1")
    playing.play("travel firenze", "with wine1-oil2")

    assert answers(playing, "firenze-2") == ["with corn2-wine1", "go"]
    assert "firenze-1" not in offered(playing)


# Sales and loads


def test_all_sales_are_one_course() -> None:
    playing = peasant("corn1-wine1", "servi", table={"goods": goods(corn=(0, 1), wine=(0, 1))})
    playing.play("play corn1-wine1")

    assert answers(playing, "market") == ["sell corn", "sell wine"]
    assert figures(playing, "market") == {"units": 2, "florins": 18}


def test_a_card_and_what_it_lets_a_peasant_sell_are_one_course() -> None:
    playing = peasant("corn1-wine1", "servi", table={"goods": goods(corn=(0, 1))})

    assert answers(playing, "corn1-wine1") == ["play corn1-wine1", "sell corn"]
    assert figures(playing, "corn1-wine1") == {"units": 1, "florins": 8}


def test_a_card_that_lets_nobody_sell_more_is_no_course() -> None:
    playing = peasant("corn1-wine1", "wine1-oil1", "servi", table={"goods": goods(corn=(0, 1))})
    playing.play("play corn1-wine1")

    assert offered(playing) == {}


def test_the_mule_sells_a_second_unit() -> None:
    playing = peasant("corn1-wine1", "mule", table={"goods": goods(corn=(0, 2))})
    playing.play("play corn1-wine1")

    assert answers(playing, "mule") == ["play mule", "sell corn", "sell corn"]


def test_everything_goes_along_the_via_francigena() -> None:
    table = {"goods": goods(corn=(0, 1), wine=(0, 1))}
    playing = peasant("corn1-wine1", "francigena", "servi", table=table).play("play corn1-wine1")

    assert answers(playing, "francigena") == ["play francigena", "load corn", "load wine"]
    assert figures(playing, "francigena") == {"units": 2, "florins": 7 + 8}
    assert answers(playing.play("play francigena"), "francigena") == ["load corn", "load wine"]


# Calandrino


def test_calandrino_is_sent_where_the_cards_take_him() -> None:
    seats = {"blue": seat(hand=["calandrino", "inn", "wine1-oil2"]), "orange": banker(50, RING[4])}
    playing = town(seats, country_turn(), calandrino=RING[8]).play("play calandrino")
    found = offered(playing)

    assert found[RING[4]] == {
        "place": RING[4],
        "answers": ["with wine1-oil2", "go"],
        "figures": {"steps": 4, "cards": 1, "begged": 1},
    }
    assert found[RING[3]]["answers"] == ["with inn", "go"]
    assert RING[5] not in found, "three steps without a card are a single answer"
    playing.play("with inn", "go", "give")
    assert calandrino(playing) == RING[3]


def test_calandrino_is_sent_into_the_inn() -> None:
    seats = {
        "blue": seat(hand=["calandrino", "inn", "wine1-oil2"]),
        "orange": banker(50, "inn"),
    }
    playing = town(seats, country_turn(), calandrino=RING[6]).play("play calandrino")

    assert answers(playing, "inn") == ["with wine1-oil2", "go inn"]
    assert figures(playing, "inn") == {"steps": 4, "cards": 2, "begged": 1}


# All of them, in matches


def played(setup: Setup, seed: int) -> list[SienaTable]:
    """The tables of a match of people who rise, take and sell, and neither bid nor discard."""
    rng = Random(seed)
    table = setup.table()
    found: list[SienaTable] = []
    while table.seat() != NOBODY and len(found) < 900:
        options = table.options()
        if table.seat() == CHANCE:
            table.apply(rng.choices(options, table.weights())[0])
            continue
        copy = table.clone()
        assert isinstance(copy, SienaTable)
        found.append(copy)
        wanted = [action for action in options if type(action).__name__ in ("Rise", "Take", "Sell")]
        left = [action for action in options if type(action).__name__ not in ("Bid", "Discard")]
        table.apply(rng.choice(wanted or left or options))
    return found


@pytest.mark.parametrize("options", [{}, {"edition": "dutch"}, {"edition": "hungarian"}])
@pytest.mark.parametrize("rules", [1, 2])
def test_every_answer_of_a_course_is_legal_when_it_is_given(
    options: dict[str, str], rules: int
) -> None:
    setup = SIENA.setup(4, options, None, rules)
    followed = 0
    for table in played(setup, 7):
        for course in SIENA.page().courses(table):
            copy = table.clone()
            for action in course.answers:
                assert copy.seat() == table.seat()
                assert action in copy.options()
                copy.apply(action)
            assert len(course.answers) > 1
            followed += 1
    assert followed > 50


def test_courses_depend_on_nothing_that_their_seat_cannot_see() -> None:
    setup = SIENA.setup(3)
    rng = Random(3)
    compared = 0
    for table in played(setup, 5):
        mine = courses(setup, table)
        other = SIENA.guess(table, Seat(table.seat()), rng)
        assert courses(setup, other) == mine
        compared += len(mine)
    assert compared > 50
