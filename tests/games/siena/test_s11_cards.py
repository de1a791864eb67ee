"""S11: a turn and its cards."""

from collections import Counter
from collections.abc import Callable

import pytest

from fiorino.core.sentences import Spoken, Thing
from fiorino.games.siena import refusals

from .opening_tables import asked_for, pile, taking_cards, turns_from
from .tables import Playing, at, banker_move, country_turn, seat


def peasant(*hand: str, money: int = 20) -> Playing:
    return at({"seats": {"blue": seat(money, hand=hand)}, "agenda": country_turn()})


def merchant(*hand: str, money: int = 20) -> Playing:
    return at({"seats": {"blue": seat(money, "merchant", hand)}, "agenda": country_turn()})


def banker(*hand: str, place: str = "piazza-del-campo", money: int = 50) -> Playing:
    """Blue is on the move; orange is a Peasant."""
    return at(
        {
            "seats": {
                "blue": seat(money, "banker", hand, place=place),
                "orange": seat(40),
            },
            "agenda": banker_move(),
        }
    )


def image_is_for(card: str) -> Spoken:
    """The refusal of a card that is played for its image at the wrong moment."""
    name = card.partition("-")[0]
    if name in ("banchi", "servi", "salimbeni"):
        return refusals.WHERE_YOU_STOP.said(card=Thing("card", card))
    moments = {
        "guards": refusals.WHEN_BEGGED_FROM.said(),
        "girlfriends": refusals.WHEN_DRAWN_IN.said(),
        "bricklayer": refusals.WHEN_YOU_BUILD.said(),
    }
    return moments.get(name, refusals.BANKER_PUTS_NO_WORKERS.said())


def plays(playing: Playing) -> list[str]:
    """The cards that may be played for their image."""
    return [answer[5:] for answer in playing.answers if answer.startswith("play ")]


def greens(playing: Playing) -> list[str]:
    return [answer[6:] for answer in playing.answers if answer.startswith("green ")]


def test_s11_1_he_plays_and_discards_as_many_cards_as_he_likes() -> None:
    playing = peasant("courtesan", "corn1-wine1", "corn1-oil1", "inn", "servi")

    assert asked_for(
        playing,
        "play corn1-wine1",
        "discard inn",
        "play courtesan",
        "discard servi",
        "play corn1-oil1",
    ) == ["blue"] * 5  # fmt: skip
    assert playing.hand("blue") == []


def test_s11_1_or_none() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(20, hand=["courtesan", "corn1-wine1"]),
                "orange": seat(21, hand=["inn"]),
            },
            "agenda": turns_from(0, 2),
        }
    ).play("done")

    assert playing.asked == "orange"
    assert playing.hand("blue") == ["corn1-wine1", "courtesan"]


def test_s11_1_his_turn_lasts_until_he_says_that_he_is_done() -> None:
    playing = peasant("inn", "servi", "banchi").play("discard inn", "discard servi")

    assert playing.asked == "blue"
    assert playing.answers == ["discard banchi", "done"]
    assert playing.play("done").table.round == 2


def test_s11_1_a_card_that_he_does_not_hold_is_refused() -> None:
    playing = peasant("inn", "servi")

    assert playing.refused("play courtesan") == (
        "S11.1",
        refusals.CARD_NOT_HELD.said(card=Thing("card", "courtesan")),
    )
    assert playing.refused("discard courtesan") == (
        "S11.1",
        refusals.CARD_NOT_HELD.said(card=Thing("card", "courtesan")),
    )


def test_s11_2_a_card_played_for_its_image_gives_no_green() -> None:
    playing = banker("courtesan", "inn").play("play courtesan")

    assert playing.table.points == 0
    assert playing.table.cubes == 1
    assert playing.hand("blue") == ["inn"]
    assert playing.refused("step") == (
        "S19.5",
        refusals.NO_POINTS.said(),
    )


def test_s11_2_a_card_played_for_its_green_has_no_image() -> None:
    playing = banker("courtesan", "inn").play("green courtesan")

    assert playing.table.points == 2
    assert playing.table.cubes == 0
    assert playing.refused("play courtesan") == (
        "S11.1",
        refusals.CARD_NOT_HELD.said(card=Thing("card", "courtesan")),
    )


def test_s11_2_the_red_number_matters_only_when_cards_are_taken() -> None:
    playing = peasant("corn1-oil2-spices2", "courtesan", "inn")
    playing.play("play corn1-oil2-spices2", "play courtesan", "discard inn")

    assert playing.money("blue") == 20


def test_s11_2_a_starred_card_is_played_like_any_other() -> None:
    # No auction and no bid: the asterisk has done its work.
    playing = peasant("mule", "inn", "wine1-oil1").play("play wine1-oil1", "play mule")

    assert playing.money("blue") == 20
    assert playing.asked == "blue"


@pytest.mark.parametrize(
    ("card", "green"),
    [("courtesan", 2), ("corn1-oil1", 5), ("banchi", 3), ("girlfriends-9", 9), ("mule", 1)],
)
def test_s11_3_the_green_serves_a_banker_for_his_own_move(card: str, green: int) -> None:
    playing = banker(card, "inn").play(f"green {card}")

    assert playing.table.points == green


@pytest.mark.parametrize("status", ["peasant", "merchant"])
def test_s11_3_the_green_serves_any_player_to_lengthen_a_walk_of_calandrino(status: str) -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, status, ["calandrino", "corn1-oil1"])},
            "calandrino": "torre-del-mangia",
            "agenda": country_turn(),
        }
    ).play("play calandrino", "with corn1-oil1")

    # From 8 by 3 + 5 counter-clockwise to 0.
    assert playing.table.box.places[playing.table.calandrino] == "banchi-di-sotto"


def test_s11_3_a_bankers_green_lengthens_a_walk_too() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(20, "banker", ["calandrino", "mule"], place="piazza-del-campo"),
            },
            "calandrino": "torre-del-mangia",
            "agenda": banker_move(),
        }
    ).play("play calandrino", "with mule")

    assert playing.table.box.places[playing.table.calandrino] == "palazzo-tolomei"
    assert playing.table.points == 0


@pytest.mark.parametrize("make", [peasant, merchant])
def test_s11_3_peasants_and_merchants_do_not_play_greens_for_themselves(
    make: Callable[..., Playing],
) -> None:
    playing = make("inn", "servi")

    assert greens(playing) == []
    assert playing.refused("green inn")[0] == "S11.3"


def test_s11_4_the_green_of_any_card_may_be_used_by_a_banker() -> None:
    hand = ["mule", "francigena", "corn2-wine1-cloth1", "corn1-wine1", "salimbeni", "banchi", "inn"]
    playing = banker(*hand)

    assert sorted(greens(playing)) == sorted(hand)
    assert not set(plays(playing)) & set(hand)


def test_s11_4_the_green_of_any_card_may_lengthen_a_peasants_walk() -> None:
    others = ["guards-4", "bricklayer-5", "salimbeni", "banchi", "servi", "girlfriends-9"]
    playing = peasant("calandrino", *others)
    assert plays(playing) == ["calandrino"]

    playing.play("play calandrino")
    assert sorted(playing.answers) == sorted(["go", *[f"with {card}" for card in others]])


def test_s11_4_the_green_of_a_goods_card_may_lengthen_a_bankers_walk() -> None:
    playing = banker("calandrino", "corn2-wine1-cloth1").play("play calandrino")

    assert playing.answers == ["with corn2-wine1-cloth1", "go"]


def test_s11_5_a_starred_card_played_for_its_image_leaves_the_game() -> None:
    playing = peasant("mule", "inn", "wine1-oil1").play("play wine1-oil1", "play mule")

    assert pile(playing, "removed") == Counter(["mule"])
    assert pile(playing, "discard") == Counter(["wine1-oil1"])


def test_s11_5_a_starred_card_played_for_its_green_leaves_the_game() -> None:
    playing = banker("salimbeni", "inn").play("green salimbeni")

    assert pile(playing, "removed") == Counter(["salimbeni"])
    assert pile(playing, "discard").total() == 0


def test_s11_5_a_starred_card_named_for_a_walk_leaves_the_game() -> None:
    playing = peasant("calandrino", "mule", "inn").play("play calandrino", "with mule", "go")

    assert pile(playing, "removed") == Counter(["mule"])
    assert pile(playing, "discard") == Counter(["calandrino"])


def _begged(*hand: str) -> Playing:
    """Blue, a Peasant, walks Calandrino to orange, a Banker with these cards."""
    return at(
        {
            "seats": {
                "blue": seat(20, hand=["calandrino", "inn"]),
                "orange": seat(40, "banker", hand, place="banchi-di-sopra"),
            },
            "agenda": country_turn(),
        }
    ).play("play calandrino", "go")


def test_s11_5_a_starred_card_played_in_anothers_turn_leaves_the_game() -> None:
    playing = _begged("guards-4").play("play guards-4")

    assert pile(playing, "removed") == Counter(["guards-4"])
    assert playing.hand("orange") == []
    assert playing.money("orange") == 40


def test_s11_6_a_played_card_without_an_asterisk_goes_to_the_discard_pile() -> None:
    playing = peasant("courtesan", "corn1-wine1", "inn")
    playing.play("play courtesan", "play corn1-wine1")

    assert pile(playing, "discard") == Counter(["courtesan", "corn1-wine1"])
    assert pile(playing, "removed").total() == 0


def test_s11_6_also_when_it_was_played_for_its_green() -> None:
    playing = banker("corn1-wine1", "inn").play("green corn1-wine1")

    assert pile(playing, "discard") == Counter(["corn1-wine1"])


@pytest.mark.parametrize("card", ["mule", "salimbeni", "inn", "corn1-wine1"])
def test_s11_7_a_discarded_card_starred_or_not_goes_to_the_discard_pile(card: str) -> None:
    playing = peasant(card, "servi").play(f"discard {card}")

    assert pile(playing, "discard") == Counter([card])
    assert pile(playing, "removed").total() == 0
    assert playing.hand("blue") == ["servi"]


def test_s11_7_discarding_does_nothing_else() -> None:
    playing = peasant("courtesan", "corn2-wine1-cloth1", "mule", "inn")
    playing.play("discard courtesan", "discard corn2-wine1-cloth1", "discard mule")

    assert playing.table.cubes == 0
    assert playing.table.frames == [0, 0, 0, 0, 0]
    assert playing.table.mule == 0


@pytest.mark.parametrize("make", [peasant, merchant, banker])
def test_s11_8_cards_are_discarded_in_ones_own_turn(make: Callable[..., Playing]) -> None:
    playing = make("inn", "servi").play("discard inn")

    assert playing.hand("blue") == ["servi"]


def test_s11_8_a_banker_who_has_stopped_may_still_discard() -> None:
    playing = banker("inn", "servi").play("stop", "discard servi")

    assert playing.hand("blue") == ["inn"]


def test_s11_8_not_when_begged_from_in_anothers_turn() -> None:
    playing = _begged("courtesan")

    assert playing.asked == "orange"
    assert playing.refused("discard courtesan")[0] == "S27.4"


def test_s11_8_not_when_cards_are_taken() -> None:
    playing = at(
        {
            "seats": {"blue": seat(20, hand=["servi"]), "orange": seat(21)},
            "display": ["inn"],
            "agenda": taking_cards(),
        }
    )

    assert playing.refused("discard servi")[0] == "S8.1"


def test_s11_9_when_begged_from_he_plays_guards_and_nothing_else() -> None:
    playing = _begged("guards-4", "guards-8", "courtesan", "inn", "inn", "inn", "girlfriends-3")

    assert playing.answers == ["give", "refuse", "play guards-4", "play guards-8"]
    for card in ("courtesan", "inn", "girlfriends-3"):
        assert playing.refused(f"play {card}")[0] == "S27.4"


def test_s11_9_an_inn_card_may_be_played_to_look_at_an_artist() -> None:
    playing = at(
        {
            "seats": {
                "blue": seat(60, "banker", place="inn"),
                "orange": seat(50, hand=["inn", "courtesan", "mule"]),
            },
            "agenda": [{"step": "open-or-not", "seat": "blue"}],
        }
    ).play("open", "artist 3", "bid 15")

    assert playing.asked == "orange"
    assert playing.answers[:4] == ["pass", "look 8", "look inn", "bid 20"]
    for card in ("courtesan", "mule"):
        assert playing.refused(f"play {card}")[1] == refusals.BID_OR_PASS.said()
    playing.play("look inn")
    assert pile(playing, "discard") == Counter(["inn"])
    assert playing.money("orange") == 50


def _courtesan_added(option: str) -> Playing:
    return at(
        {
            "seats": {
                "blue": seat(20, hand=["courtesan", "inn"]),
                "orange": seat(40, "banker", ["girlfriends-3", "guards-4"], place="inn"),
            },
            "agenda": country_turn(),
        },
        girlfriends_in_inn=option,
    ).play("play courtesan")


def test_s11_9_girlfriends_are_not_played_outside_his_turn() -> None:
    playing = _courtesan_added("no_effect")

    assert playing.asked == "blue"
    assert playing.money("orange") == 30
    assert playing.hand("orange") == ["girlfriends-3", "guards-4"]


def test_s11_9_with_save_paying_girlfriends_are_played_when_a_cube_is_added() -> None:
    playing = _courtesan_added("save_paying")

    assert playing.asked == "orange"
    assert playing.answers == ["pay", "play girlfriends-3"]
    assert playing.refused("play guards-4")[0] == "S23.11"
    playing.play("play girlfriends-3")
    assert playing.money("orange") == 40
    assert pile(playing, "removed") == Counter(["girlfriends-3"])


ALL_SPECIAL = {
    "low": ["mule", "francigena", "girlfriends-3", "guards-4", "bricklayer-5", "salimbeni"],
    "high": ["inn", "inn", "inn", "courtesan", "calandrino", "banchi", "servi"],
}


def with_a_sale(status: str, *hand: str) -> Playing:
    """Workers have been put and something may be sold, as Mule and Via Francigena need it."""
    return at(
        {
            "seats": {"blue": seat(20, status, hand)},
            "goods": {"corn": {"ready": 1}, "cloth": {"ready": 1}},
            "turn": {"rights": ["corn", "cloth"], "worked": 1},
            "agenda": country_turn(),
        }
    )


def test_s11_10_a_peasant_plays_goods_mule_francigena_inn_courtesan_and_calandrino() -> None:
    first = with_a_sale("peasant", *ALL_SPECIAL["low"])
    second = with_a_sale("peasant", *ALL_SPECIAL["high"])
    third = with_a_sale("peasant", "corn1-wine1", "corn2-wine1-cloth1", "oil1-cloth2-spices2")

    assert plays(first) == ["mule", "francigena"]
    assert plays(second) == ["inn", "courtesan", "calandrino"]
    assert sorted(plays(third)) == ["corn1-wine1", "corn2-wine1-cloth1", "oil1-cloth2-spices2"]


@pytest.mark.parametrize(
    "card", ["girlfriends-3", "guards-4", "bricklayer-5", "salimbeni", "banchi", "servi"]
)
def test_s11_10_a_peasant_plays_no_other_image(card: str) -> None:
    _, reason = with_a_sale("peasant", card, "corn1-wine1").refused(f"play {card}")

    assert reason == image_is_for(card)


def test_s11_10_the_refusal_of_another_image_names_this_rule() -> None:
    assert with_a_sale("peasant", "guards-4", "corn1-wine1").refused("play guards-4")[0] == "S11.10"


def test_s11_11_a_merchant_plays_goods_inn_courtesan_and_calandrino() -> None:
    first = with_a_sale("merchant", *ALL_SPECIAL["low"])
    second = with_a_sale("merchant", *ALL_SPECIAL["high"])
    third = with_a_sale("merchant", "corn1-wine1", "corn2-wine1-cloth1")

    assert plays(first) == []
    assert plays(second) == ["inn", "courtesan", "calandrino"]
    assert sorted(plays(third)) == ["corn1-wine1", "corn2-wine1-cloth1"]


def test_s11_11_a_merchant_travels_with_journey_cards() -> None:
    playing = merchant("corn1-wine1", "corn2-wine1-cloth1")

    assert {"travel firenze", "travel arezzo"} <= set(playing.answers)
    playing.play("travel arezzo")
    assert playing.money("blue") == 20 + 3
    assert playing.hand("blue") == ["corn2-wine1-cloth1"]


def test_s11_11_a_merchant_does_not_travel_with_other_cards() -> None:
    playing = merchant("corn2-wine1-cloth1", "inn")

    assert playing.refused("travel arezzo") == ("S18.2", refusals.NO_JOURNEY.said())


@pytest.mark.parametrize(
    "card",
    ["girlfriends-3", "guards-4", "bricklayer-5", "salimbeni", "banchi", "servi"],
)
def test_s11_11_a_merchant_plays_no_other_image(card: str) -> None:
    _, reason = with_a_sale("merchant", card, "corn1-wine1").refused(f"play {card}")

    assert reason == image_is_for(card)


def test_s11_11_the_refusal_of_another_image_names_this_rule() -> None:
    assert (
        with_a_sale("merchant", "guards-4", "corn1-wine1").refused("play guards-4")[0] == "S11.11"
    )


def test_s11_12_a_banker_plays_inn_courtesan_and_calandrino_in_his_turn() -> None:
    moving = banker(*ALL_SPECIAL["high"])

    assert plays(moving) == ["inn", "courtesan", "calandrino"]
    assert plays(moving.play("stop")) == ["inn", "courtesan", "calandrino"]


ONLY_PEASANTS = [
    ("mule", "S15.1", refusals.MULE_FOR_PEASANTS.said()),
    ("francigena", "S16.1", refusals.FRANCIGENA_FOR_PEASANTS.said()),
]


@pytest.mark.parametrize(("card", "rule", "reason"), ONLY_PEASANTS)
def test_s11_11_a_merchant_plays_neither_mule_nor_via_francigena(
    card: str, rule: str, reason: Spoken
) -> None:
    refused = with_a_sale("merchant", card, "corn1-wine1").refused(f"play {card}")

    assert refused[0] == rule
    assert refused[1] == reason


@pytest.mark.parametrize(("card", "rule", "reason"), ONLY_PEASANTS)
def test_s11_12_a_banker_plays_neither_mule_nor_via_francigena(
    card: str, rule: str, reason: Spoken
) -> None:
    refused = banker(card, "inn").refused(f"play {card}")

    assert refused[0] == rule
    assert refused[1] == reason


@pytest.mark.parametrize("card", ["corn1-wine1", "corn2-wine1-cloth1"])
def test_s11_12_a_banker_plays_no_image_of_a_goods_card(card: str) -> None:
    _, reason = banker(card, "inn").refused(f"play {card}")

    assert reason == image_is_for(card)


def test_s11_12_the_refusal_of_another_image_names_this_rule() -> None:
    assert banker("corn1-wine1", "inn").refused("play corn1-wine1")[0] == "S11.12"


@pytest.mark.parametrize("card", ["banchi", "servi", "salimbeni", "guards-4", "bricklayer-5"])
def test_s11_12_other_images_only_where_their_chapter_allows(card: str) -> None:
    playing = banker(card, "inn")

    assert plays(playing) == []
    assert playing.refused(f"play {card}")[1] == image_is_for(card)


@pytest.mark.parametrize(
    ("card", "place"), [("banchi", "banchi-di-sotto"), ("servi", "via-dei-servi")]
)
def test_s11_12_a_banker_plays_the_card_of_his_district_there(card: str, place: str) -> None:
    playing = banker(card, "inn", place=place).play("stop", f"play {card}")

    assert playing.money("blue") == 70


def test_s11_12_a_banker_plays_piazza_salimbeni_there() -> None:
    playing = banker("salimbeni", "inn", place="piazza-salimbeni").play("stop", "draw 2", "safe")

    assert playing.money("blue") == 50 + 2 * 7
    assert pile(playing, "removed") == Counter(["salimbeni"])


def test_s11_12_a_banker_plays_a_bricklayer_at_the_tower() -> None:
    playing = banker("bricklayer-5", "inn", place="torre-del-mangia").play("stop", "done")

    assert playing.answers == ["decline", "build", "build bricklayer-5"]
    assert playing.play("build bricklayer-5").money("blue") == 50 - (15 - 10)


def test_s11_12_a_banker_plays_girlfriends_when_he_is_drawn_in() -> None:
    playing = at(
        {
            "seats": {"blue": seat(50, "banker", ["girlfriends-3"], place="via-dei-servi")},
            "cubes": 1,
            "turn": {"points": 1},
            "agenda": banker_move(),
        }
    ).play("step")

    assert playing.answers == ["enter", "play girlfriends-3"]
