"""S26: Calandrino's walk."""

from typing import Any

import pytest

from fiorino.games.siena import refusals

from .tables import Playing, country_turn, seat
from .town_tables import RING, banker, calandrino, discarded, move, removed, rest, town, walk_of

STAY = "servi"
"""A card, the last in card order, that keeps every question open."""


def walker(start: str, hand: tuple[str, ...] = (), **board: Any) -> Playing:
    """Blue, a Peasant, has played Calandrino, who stands there."""
    seats = {"blue": seat(hand=["calandrino", *hand, STAY])}
    return town(seats, country_turn(), calandrino=start, **board).play("play calandrino")


@pytest.mark.parametrize("status", ["peasant", "merchant"])
def test_s26_1_any_player_may_play_calandrino_in_his_turn(status: str) -> None:
    seats = {"blue": seat(28, status, ["calandrino", STAY])}
    playing = town(seats, country_turn(), calandrino="torre-del-mangia")
    playing.play("play calandrino", "go")

    assert calandrino(playing) == "duomo"
    assert discarded(playing, "calandrino") == 1
    assert playing.question == "country-turn"


def test_s26_1_a_banker_plays_him_on_the_move() -> None:
    playing = move(banker(50, "banchi-di-sotto", ["calandrino", STAY]), calandrino=RING[8])

    assert calandrino(playing.play("play calandrino", "go")) == "duomo"
    assert playing.question == "banker-move"


def test_s26_1_a_banker_plays_him_after_he_has_stopped() -> None:
    seats = {"blue": banker(50, "banchi-di-sotto", ["calandrino", STAY])}
    playing = rest(seats, calandrino=RING[8]).play("play calandrino", "go")

    assert calandrino(playing) == "duomo"
    assert playing.question == "banker-rest"


def test_s26_2_he_first_names_all_cards_for_the_walk() -> None:
    playing = walker("torre-del-mangia", ("inn", "courtesan"))
    assert playing.answers == ["with inn", "with courtesan", f"with {STAY}", "go"]

    playing.play("with courtesan")
    assert calandrino(playing) == "torre-del-mangia"
    assert discarded(playing, "courtesan") == 1


def test_s26_2_any_cards_of_his_hand_serve_for_their_greens() -> None:
    hand = ("corn1-oil1", "guards-4", "servi")
    playing = walker("torre-del-mangia", hand)
    playing.play("with corn1-oil1", "with guards-4", "with servi", "go")

    assert len(walk_of(playing)) == 3 + 5 + 4 + 3
    assert playing.hand("blue") == [STAY]
    assert removed(playing, "guards-4") == 1
    assert (discarded(playing, "corn1-oil1"), discarded(playing, "servi")) == (1, 1)


@pytest.mark.parametrize(
    "order", [("servi", "corn1-oil1"), ("guards-4", "corn1-oil1"), ("servi", "guards-4")]
)
def test_s26_2_the_cards_are_named_in_any_order(order: tuple[str, str]) -> None:
    hand = ("corn1-oil1", "guards-4")
    greens = {"corn1-oil1": 5, "guards-4": 4, "servi": 3}
    playing = walker("torre-del-mangia", hand)

    playing.play(*[f"with {card}" for card in order], "go")

    assert len(walk_of(playing)) == 3 + sum(greens[card] for card in order)


def test_s26_2_after_the_last_card_of_the_box_the_others_can_still_be_named() -> None:
    playing = walker("torre-del-mangia", ("corn1-oil1", "courtesan")).play(f"with {STAY}")

    assert playing.question == "walk"
    assert playing.answers == ["with corn1-oil1", "with courtesan", "go"]


def test_s26_2_a_go_is_taken_by_itself_when_every_card_is_named() -> None:
    playing = walker("torre-del-mangia", ("corn1-oil1",)).play(f"with {STAY}", "with corn1-oil1")

    assert len(walk_of(playing)) == 3 + 3 + 5


def test_s26_2_a_go_is_not_taken_by_itself_while_the_way_into_the_inn_is_open() -> None:
    playing = town(
        {"blue": seat(hand=["calandrino", "inn"])}, country_turn(), calandrino="via-delle-cerchia"
    ).play("play calandrino")

    assert playing.answers == ["with inn", "go", "go inn"]


def test_s26_2_with_two_inn_cards_one_may_give_its_green_before_or_after_others() -> None:
    playing = walker("torre-del-mangia", ("inn", "inn"))

    playing.play(f"with {STAY}", "with inn", "go inn")

    assert calandrino(playing) == "inn"


@pytest.mark.parametrize("answer", ["done", "play courtesan", "discard courtesan", "stop"])
def test_s26_2_nothing_else_comes_before_the_walk(answer: str) -> None:
    playing = walker("torre-del-mangia", ("courtesan",))

    assert playing.refused(answer) == ("S26.2", refusals.NAME_OR_GO.said())


def test_s26_2_a_card_that_he_does_not_hold_is_not_named() -> None:
    assert walker("torre-del-mangia").refused("with banchi")[0] == "S26.2"


def test_s26_2_without_other_cards_the_walk_begins_at_once() -> None:
    playing = rest({"blue": banker(5, "duomo", ["calandrino"])}, calandrino="banchi-di-sopra")
    playing.play("play calandrino")

    assert calandrino(playing) == "palazzo-pubblico"


@pytest.mark.parametrize("start", RING)
def test_s26_3_calandrino_goes_exactly_3_places_counter_clockwise(start: str) -> None:
    playing = walker(start).play("go")
    index = RING.index(start)

    assert walk_of(playing) == [RING[index - 1], RING[index - 2], RING[index - 3]]
    assert calandrino(playing) == RING[index - 3]


def test_s26_3_the_greens_lengthen_the_walk() -> None:
    playing = walker("torre-del-mangia", ("inn",)).play("with inn", "go")

    assert walk_of(playing) == [RING[7], RING[6], RING[5], RING[4], RING[3]]


def test_s26_4_without_an_inn_card_he_passes_via_delle_cerchia_as_any_other_district() -> None:
    playing = walker("palazzo-tolomei", ("inn",)).play("go")

    assert walk_of(playing) == ["via-delle-cerchia", "via-dei-servi", "piazza-salimbeni"]
    assert "inn" in playing.hand("blue")


def test_s26_4_he_may_also_end_on_via_delle_cerchia() -> None:
    assert calandrino(walker("palazzo-pubblico").play("go")) == "via-delle-cerchia"


@pytest.mark.parametrize(
    ("start", "distance"),
    [
        ("palazzo-pubblico", 4),
        ("piazza-del-campo", 5),
        ("torre-del-mangia", 6),
        ("banchi-di-sopra", 7),
        ("banchi-di-sotto", 8),
        ("piazza-salimbeni", 9),
        ("via-dei-servi", 10),
    ],
)
def test_s26_5_an_inn_card_is_named_only_if_his_points_get_him_there(
    start: str, distance: int
) -> None:
    playing = walker(start, ("inn",))

    assert "go inn" not in playing.answers
    rule, reason = playing.refused("go inn")
    assert rule == "S26.5"
    assert (reason.key, reason.words["steps"]) == (refusals.INN_TOO_FAR.key, distance)


@pytest.mark.parametrize(
    ("start", "green"),
    [
        ("palazzo-pubblico", "mule"),
        ("piazza-del-campo", "courtesan"),
        ("torre-del-mangia", "servi"),
        ("banchi-di-sopra", "guards-4"),
        ("banchi-di-sotto", "corn1-oil1"),
        ("piazza-salimbeni", "salimbeni"),
        ("via-dei-servi", "bricklayer-7"),
    ],
)
def test_s26_5_it_may_be_named_if_his_points_just_suffice(start: str, green: str) -> None:
    seats = {"blue": seat(hand=["calandrino", "inn", "francigena", green])}
    playing = town(seats, country_turn(), calandrino=start)
    playing.play("play calandrino", f"with {green}", "go inn")

    assert calandrino(playing) == "inn"


def test_s26_5_going_in_needs_an_inn_card() -> None:
    playing = walker("duomo")

    assert playing.refused("go inn") == ("S26.5", refusals.INN_NEEDS_CARD.said())


def test_s26_5_an_inn_card_that_was_named_for_its_green_does_not_send_him_in() -> None:
    playing = walker("duomo", ("inn",)).play("with inn")

    assert playing.refused("go inn") == ("S26.5", refusals.INN_NEEDS_CARD.said())


def test_s26_5_one_inn_card_may_give_its_green_and_another_send_him_in() -> None:
    playing = walker("piazza-del-campo", ("inn", "inn")).play("with inn", "go inn")

    assert calandrino(playing) == "inn"
    assert discarded(playing, "inn") == 2


def test_s26_6_with_an_inn_card_he_enters_from_via_delle_cerchia_for_one_point() -> None:
    playing = walker("duomo", ("inn",)).play("go inn")

    assert walk_of(playing) == ["palazzo-tolomei", "via-delle-cerchia", "inn"]
    assert discarded(playing, "inn") == 1


def test_s26_6_he_enters_as_soon_as_he_is_there_and_points_left_over_are_lost() -> None:
    seats = {"blue": seat(hand=["calandrino", "inn", "girlfriends-9", "mule"])}
    playing = town(seats, country_turn(), calandrino="palazzo-tolomei")
    playing.play("play calandrino", "with girlfriends-9", "go inn")

    assert walk_of(playing) == ["via-delle-cerchia", "inn"]
    assert playing.question == "country-turn"


def test_s26_7_from_via_delle_cerchia_an_inn_card_takes_him_in_with_his_first_point() -> None:
    playing = walker("via-delle-cerchia", ("inn",)).play("go inn")

    assert walk_of(playing) == ["inn"]


def test_s26_7_without_one_he_goes_on_to_via_dei_servi() -> None:
    playing = walker("via-delle-cerchia", ("inn",)).play("go")

    assert walk_of(playing) == ["via-dei-servi", "piazza-salimbeni", "banchi-di-sotto"]


def test_s26_8_out_of_the_inn_he_goes_to_via_delle_cerchia_and_then_to_via_dei_servi() -> None:
    playing = walker("inn").play("go")

    assert walk_of(playing) == ["via-delle-cerchia", "via-dei-servi", "piazza-salimbeni"]


def test_s26_8_with_an_inn_card_he_goes_back_in() -> None:
    playing = walker("inn", ("inn",)).play("go inn")

    assert walk_of(playing) == ["via-delle-cerchia", "inn"]


def test_s26_9_two_calandrino_cards_are_two_walks() -> None:
    playing = walker("torre-del-mangia", ("calandrino",)).play("go")
    assert calandrino(playing) == "duomo"

    playing.play("play calandrino", "go")
    assert calandrino(playing) == "via-dei-servi"
    assert walk_of(playing) == [RING[7], RING[6], RING[5], RING[4], RING[3], RING[2]]


def test_s26_9_a_calandrino_card_may_also_be_used_for_its_green() -> None:
    playing = walker("torre-del-mangia", ("calandrino",)).play("with calandrino", "go")

    assert walk_of(playing) == [RING[7], RING[6], RING[5], RING[4]]
    assert discarded(playing, "calandrino") == 2


def test_s26_10_a_banker_who_comes_to_calandrino_gives_nothing() -> None:
    start = banker(50, "via-dei-servi", ["inn"])
    playing = move(start, points=1, calandrino="via-delle-cerchia").play("step")
    assert (playing.asked, playing.question) == ("blue", "banker-move")

    playing.play("stop")
    assert playing.question == "banker-rest"
    assert (playing.money("blue"), playing.table.stinginess) == (50, [0, 0])


def test_s26_10_a_banker_who_passes_calandrino_gives_nothing() -> None:
    start = banker(50, "via-dei-servi", ["inn"])
    playing = move(start, points=2, calandrino="via-delle-cerchia").play("step", "step")

    assert playing.question == "banker-move"
    assert (playing.money("blue"), playing.table.stinginess) == (50, [0, 0])
