"""S8: taking cards."""

from collections import Counter

import pytest

from fiorino.core.errors import BadPosition
from fiorino.core.sentences import Thing
from fiorino.games.siena import refusals
from fiorino.games.siena.events import CardTaken, Passed

from .opening_tables import SEVEN_GOODS, asked_for, names, pile, taking_cards, told
from .tables import Playing, at, seat


def buying(
    display: list[str],
    *money: int,
    hands: dict[str, list[str]] | None = None,
) -> Playing:
    """Cards are taken; the seats stand on the track in their own order."""
    seats = ("blue", "orange", "green", "rose", "red")[: len(money)]
    return at(
        {
            "seats": {
                name: seat(florins, hand=(hands or {}).get(name, []))
                for name, florins in zip(seats, money, strict=True)
            },
            "order": list(seats),
            "display": display,
            "agenda": taking_cards(),
        },
        players=len(money),
    )


def test_s8_1_each_takes_a_card_or_passes_in_two_laps_of_initiative_order() -> None:
    playing = buying(["inn"] * 4 + ["servi"] * 2, 20, 20, 20)

    assert asked_for(
        playing, "take inn", "pass", "take inn", "take inn", "take inn", "take servi"
    ) == ["blue", "orange", "green", "blue", "orange", "green"]
    assert playing.question == "choose-first"
    assert [playing.hand(name) for name in ("blue", "orange", "green")] == [
        ["inn", "inn"],
        ["inn"],
        ["inn", "servi"],
    ]


def test_s8_1_he_has_his_second_chance_also_after_a_pass() -> None:
    playing = buying(["inn", "servi"], 20, 20).play("pass", "pass")

    assert (playing.asked, playing.question) == ("blue", "take-card")
    assert playing.play("take servi").hand("blue") == ["servi"]


def test_s8_1_one_card_a_chance() -> None:
    playing = buying(["inn", "inn", "servi"], 20, 20).play("take inn")

    assert playing.asked == "orange"


def test_s8_1_the_offer_is_every_different_open_card_without_an_asterisk() -> None:
    playing = buying(["inn", "inn", "servi", "mule", "salimbeni"], 20, 20)

    assert playing.answers == ["pass", "take inn", "take servi"]


def test_s8_1_a_starred_card_is_refused() -> None:
    rule, reason = buying(["inn", "mule"], 20, 20).refused("take mule")

    assert rule == "S8.1"
    assert reason == refusals.CARD_STARRED.said(card=Thing("card", "mule"))


def test_s8_1_a_card_that_does_not_lie_open_is_refused() -> None:
    playing = buying(["inn", "servi"], 20, 20)

    assert playing.refused("take banchi") == (
        "S8.1",
        refusals.CARD_NOT_OPEN.said(card=Thing("card", "banchi")),
    )
    playing.play("take inn")
    assert playing.refused("take inn") == (
        "S8.1",
        refusals.CARD_NOT_OPEN.said(card=Thing("card", "inn")),
    )


@pytest.mark.parametrize("answer", ["bid 1", "done", "play inn", "discard inn"])
def test_s8_1_nothing_else_is_done_now(answer: str) -> None:
    playing = buying(["inn", "servi"], 20, 20, hands={"blue": ["inn"]})

    assert playing.refused(answer) == ("S8.1", refusals.TAKE_OR_PASS.said())


@pytest.mark.parametrize(("row", "extra"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize(("card", "red"), [("inn", 1), ("courtesan", 2), ("banchi", 3)])
def test_s8_2_a_card_costs_its_red_number_plus_that_of_the_row(
    row: int, extra: int, card: str, red: int
) -> None:
    playing = buying([card, "corn1-wine1"], 20, 20, 20, 20, 20).play(*["pass"] * row)
    name = playing.asked
    playing.play(f"take {card}")

    assert playing.money(name) == 20 - red - extra
    assert [event.coins for event in told(playing, CardTaken)] == [red + extra]


@pytest.mark.parametrize("row", [0, 1, 2, 3, 4])
def test_s8_3_a_card_with_red_number_0_is_free_for_everybody(row: int) -> None:
    playing = buying(["corn1-wine1", "inn"], 20, 20, 20, 20, 20).play(*["pass"] * row)
    name = playing.asked
    playing.play("take corn1-wine1")

    assert playing.money(name) == 20
    assert playing.hand(name) == ["corn1-wine1"]


def test_s8_3_who_has_no_florins_may_take_a_free_card_whatever_his_row() -> None:
    playing = buying(["corn1-wine1", "inn"], 20, 0).play("pass")

    assert playing.asked == "orange"
    assert playing.answers == ["pass", "take corn1-wine1"]


def test_s8_4_a_card_that_he_cannot_pay_is_not_offered() -> None:
    playing = buying(["inn", "courtesan", "banchi"], 9, 3).play("pass")

    # Row +1: Inn 2, Courtesan 3, Banchi 4.
    assert playing.answers == ["pass", "take inn", "take courtesan"]


def test_s8_4_a_card_that_he_cannot_pay_is_refused() -> None:
    playing = buying(["inn", "courtesan", "banchi"], 9, 3).play("pass")

    assert playing.refused("take banchi") == (
        "S8.4",
        refusals.CARD_TOO_DEAR.said(card=Thing("card", "banchi"), coins=4, money=3),
    )


def test_s8_4_who_can_take_no_card_passes_by_himself() -> None:
    playing = buying(["banchi", "banchi"], 2, 9, 9)

    assert playing.asked == "orange"
    assert names(playing, [event.seat for event in told(playing, Passed)]) == ["blue"]


def test_s8_4_where_no_card_is_left_all_pass_by_themselves() -> None:
    playing = buying(["banchi"], 9, 9, 9).play("take banchi")

    assert playing.question == "choose-first"


def test_s8_5_who_holds_seven_cards_is_not_asked() -> None:
    playing = buying(["inn", "servi"], 20, 20, 20, hands={"blue": SEVEN_GOODS})

    assert asked_for(playing, "pass", "pass", "pass", "pass") == [
        "orange",
        "green",
        "orange",
        "green",
    ]


def test_s8_5_who_reaches_seven_loses_his_second_chance() -> None:
    playing = buying(["inn", "servi", "banchi"], 20, 20, hands={"blue": SEVEN_GOODS[:6]})

    assert asked_for(playing, "take inn", "pass", "pass") == ["blue", "orange", "orange"]
    assert len(playing.hand("blue")) == 7


def test_s8_5_who_holds_five_may_take_two() -> None:
    playing = buying(["inn", "servi", "banchi"], 20, 20, hands={"blue": SEVEN_GOODS[:5]})

    assert asked_for(playing, "take inn", "pass", "take servi", "pass") == [
        "blue",
        "orange",
        "blue",
        "orange",
    ]
    assert len(playing.hand("blue")) == 7


def test_s8_5_a_position_with_eight_cards_in_a_hand_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"blue holds more than seven cards \(S8\.5\)"):
        buying(["inn"], 20, 20, hands={"blue": [*SEVEN_GOODS, "servi"]})


def test_s8_6_open_cards_without_an_asterisk_go_to_the_discard_pile() -> None:
    playing = buying(["inn", "inn", "servi", "banchi"], 20, 20)
    playing.play("take inn", "pass", "pass", "pass")

    assert pile(playing, "discard") == Counter(["inn", "servi", "banchi"])
    assert pile(playing, "display").total() == 0


def test_s8_6_starred_cards_stay_in_the_display() -> None:
    playing = buying(["inn", "salimbeni", "mule"], 20, 20).play(*["pass"] * 4)

    assert playing.question == "star-bid"
    assert pile(playing, "discard") == Counter(["inn"])
    assert pile(playing, "display") == Counter(["salimbeni", "mule"])


def test_s8_6_not_before_all_have_had_their_chances() -> None:
    playing = buying(["inn", "servi"], 20, 20).play(*["pass"] * 3)

    assert pile(playing, "discard").total() == 0
